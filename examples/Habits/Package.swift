// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Habits",
    defaultLocalization: "en",
    dependencies: [.package(name: "swift-widgets", path: "../..")],
    targets: [
        .target(
            name: "HabitsWidgets",
            dependencies: [
                .product(name: "AppIntents", package: "swift-widgets"),
                .product(name: "SwiftUI", package: "swift-widgets"),
                .product(name: "WidgetKit", package: "swift-widgets"),
            ]),
        .executableTarget(name: "HabitsApp", dependencies: ["HabitsWidgets"]),
        .executableTarget(name: "HabitsExtension", dependencies: ["HabitsWidgets"]),
        .testTarget(
            name: "HabitsTests",
            dependencies: ["HabitsWidgets", .product(name: "WidgetTesting", package: "swift-widgets")],
            exclude: ["__Snapshots__"]),
    ]
)
