// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Failing",
    defaultLocalization: "en",
    dependencies: [.package(name: "swift-widgets", path: "../..")],
    targets: [
        .target(
            name: "FailingWidgets",
            dependencies: [
                .product(name: "AppIntents", package: "swift-widgets"),
                .product(name: "SwiftUI", package: "swift-widgets"),
                .product(name: "WidgetKit", package: "swift-widgets"),
            ]),
        .executableTarget(name: "FailingApp", dependencies: ["FailingWidgets"]),
        .executableTarget(name: "FailingExtension", dependencies: ["FailingWidgets"]),
        .testTarget(
            name: "FailingTests",
            dependencies: ["FailingWidgets", .product(name: "WidgetTesting", package: "swift-widgets")],
            exclude: ["__Snapshots__"]),
    ]
)
