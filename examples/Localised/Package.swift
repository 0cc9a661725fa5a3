// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Localised",
    defaultLocalization: "en",
    dependencies: [.package(name: "swift-widgets", path: "../..")],
    targets: [
        .target(
            name: "LocalisedWidgets",
            dependencies: [
                .product(name: "AppIntents", package: "swift-widgets"),
                .product(name: "SwiftUI", package: "swift-widgets"),
                .product(name: "WidgetKit", package: "swift-widgets"),
            ], resources: [.process("Resources")]),
        .executableTarget(name: "LocalisedApp", dependencies: ["LocalisedWidgets"]),
        .executableTarget(name: "LocalisedExtension", dependencies: ["LocalisedWidgets"]),
        .testTarget(
            name: "LocalisedTests",
            dependencies: ["LocalisedWidgets", .product(name: "WidgetTesting", package: "swift-widgets")],
            exclude: ["__Snapshots__"]),
    ]
)
