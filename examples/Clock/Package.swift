// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Clock",
    defaultLocalization: "en",
    dependencies: [.package(name: "swift-widgets", path: "../..")],
    targets: [
        .target(
            name: "ClockWidgets",
            dependencies: [
                .product(name: "AppIntents", package: "swift-widgets"),
                .product(name: "SwiftUI", package: "swift-widgets"),
                .product(name: "WidgetKit", package: "swift-widgets"),
            ]),
        .executableTarget(name: "ClockApp", dependencies: ["ClockWidgets"]),
        .executableTarget(name: "ClockExtension", dependencies: ["ClockWidgets"]),
        .testTarget(
            name: "ClockTests",
            dependencies: ["ClockWidgets", .product(name: "WidgetTesting", package: "swift-widgets")],
            exclude: ["__Snapshots__"]),
    ]
)
