// swift-tools-version: 6.1
import PackageDescription

// On a Mac the three modules are Apple's; only Linux takes them from swift-widgets.
let linux = TargetDependencyCondition.when(platforms: [.linux])

let package = Package(
    name: "WIDGETNAME",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(name: "swift-widgets", path: "WIDGETSPATH")],
    targets: [
        .target(
            name: "WIDGETNAMEWidgets",
            dependencies: [
                .product(name: "AppIntents", package: "swift-widgets", condition: linux),
                .product(name: "SwiftUI", package: "swift-widgets", condition: linux),
                .product(name: "WidgetKit", package: "swift-widgets", condition: linux),
            ],
            resources: [.process("Resources")]),
        .executableTarget(name: "WIDGETNAMEApp", dependencies: ["WIDGETNAMEWidgets"]),
        .executableTarget(name: "WIDGETNAMEExtension", dependencies: ["WIDGETNAMEWidgets"]),
        .testTarget(
            name: "WIDGETNAMETests",
            dependencies: [
                "WIDGETNAMEWidgets",
                .product(name: "WidgetTesting", package: "swift-widgets", condition: linux),
            ],
            exclude: ["__Snapshots__"]),
    ]
)
