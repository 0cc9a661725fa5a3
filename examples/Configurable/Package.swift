// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Configurable",
    defaultLocalization: "en",
    dependencies: [.package(name: "swift-widgets", path: "../..")],
    targets: [
        .target(
            name: "ConfigurableWidgets",
            dependencies: [
                .product(name: "AppIntents", package: "swift-widgets"),
                .product(name: "SwiftUI", package: "swift-widgets"),
                .product(name: "WidgetKit", package: "swift-widgets"),
            ]),
        .executableTarget(name: "ConfigurableApp", dependencies: ["ConfigurableWidgets"]),
        .executableTarget(name: "ConfigurableExtension", dependencies: ["ConfigurableWidgets"]),
        .testTarget(
            name: "ConfigurableTests",
            dependencies: ["ConfigurableWidgets", .product(name: "WidgetTesting", package: "swift-widgets")],
            exclude: ["__Snapshots__"]),
    ]
)
