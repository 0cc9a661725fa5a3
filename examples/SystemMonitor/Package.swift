// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "SystemMonitor",
    defaultLocalization: "en",
    dependencies: [.package(name: "swift-widgets", path: "../..")],
    targets: [
        .target(
            name: "SystemMonitorWidgets",
            dependencies: [
                .product(name: "AppIntents", package: "swift-widgets"),
                .product(name: "SwiftUI", package: "swift-widgets"),
                .product(name: "WidgetKit", package: "swift-widgets"),
            ]),
        .executableTarget(name: "SystemMonitorApp", dependencies: ["SystemMonitorWidgets"]),
        .executableTarget(name: "SystemMonitorExtension", dependencies: ["SystemMonitorWidgets"]),
        .testTarget(
            name: "SystemMonitorTests",
            dependencies: ["SystemMonitorWidgets", .product(name: "WidgetTesting", package: "swift-widgets")],
            exclude: ["__Snapshots__"]),
    ]
)
