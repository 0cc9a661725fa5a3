// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "WIDGETNAME",
    defaultLocalization: "en",
    dependencies: [.package(name: "swift-widgets", path: "WIDGETSPATH")],
    targets: [
        .target(
            name: "WIDGETNAMEWidgets",
            dependencies: [
                .product(name: "AppIntents", package: "swift-widgets"),
                .product(name: "SwiftUI", package: "swift-widgets"),
                .product(name: "WidgetKit", package: "swift-widgets"),
            ],
            resources: [.process("Resources")]),
        .executableTarget(name: "WIDGETNAMEApp", dependencies: ["WIDGETNAMEWidgets"]),
        .executableTarget(name: "WIDGETNAMEExtension", dependencies: ["WIDGETNAMEWidgets"]),
        .testTarget(
            name: "WIDGETNAMETests",
            dependencies: ["WIDGETNAMEWidgets", .product(name: "WidgetTesting", package: "swift-widgets")],
            exclude: ["__Snapshots__"]),
    ]
)
