// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Counter",
    defaultLocalization: "en",
    dependencies: [.package(name: "swift-widgets", path: "../..")],
    targets: [
        .target(
            name: "CounterWidgets",
            dependencies: [
                .product(name: "AppIntents", package: "swift-widgets"),
                .product(name: "SwiftUI", package: "swift-widgets"),
                .product(name: "WidgetKit", package: "swift-widgets"),
            ]),
        .executableTarget(name: "CounterApp", dependencies: ["CounterWidgets"]),
        .executableTarget(name: "CounterExtension", dependencies: ["CounterWidgets"]),
        .testTarget(
            name: "CounterTests",
            dependencies: ["CounterWidgets", .product(name: "WidgetTesting", package: "swift-widgets")],
            exclude: ["__Snapshots__"]),
    ]
)
