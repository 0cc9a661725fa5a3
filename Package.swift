// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// The house, from the ground up. Imports go down only; Tests/HouseTests reads this file and says so
// when an arrow points up.
//
//   JSONText                              bytes ↔ JSON, nothing else
//   GroupContainer      WidgetArchive     the shared directory · what crosses it
//   WidgetLayout                          archive nodes → placed boxes
//   ── authoring wing ──                  ── drawing wing ──
//   AppIntents                            WidgetDrawing    WidgetHost
//   SwiftUI                               renderer (joins the two)
//   WidgetKit                             WidgetPage
//   TasksModel → app, extension
//
//   WidgetTesting   the roof: what people import in their own tests; it alone knows both wings
//
// Beside the authoring wing stand the other modules of Apple's that widget sources import.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "swift-widgets",
    defaultLocalization: "en",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "ActivityKit", targets: ["ActivityKit"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "Intents", targets: ["Intents"]),
        .library(name: "OSLog", targets: ["OSLog", "os"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "WidgetNetworking", targets: ["WidgetNetworking"]),
        .library(name: "WidgetTesting", targets: ["WidgetTesting"]),
        .executable(name: "app", targets: ["TasksApp"]),
        .executable(name: "extension", targets: ["TasksExtension"]),
        .executable(name: "renderer", targets: ["renderer"]),
        .library(name: "VirtualTime", type: .dynamic, targets: ["VirtualTime"]),
    ],
    targets: [
        // Ground floor
        .target(name: "JSONText", swiftSettings: strict),
        .target(name: "GroupContainer", dependencies: ["JSONText"], swiftSettings: strict),
        .target(name: "WidgetArchive", dependencies: ["JSONText"], swiftSettings: strict),
        .target(name: "WidgetLayout", dependencies: ["WidgetArchive"], swiftSettings: strict),

        // Authoring wing
        .macro(name: "PreviewMacros", dependencies: ["JSONText"], swiftSettings: strict),
        // Finds the types that #Preview adds: a walk over a section of the executable.
        .target(name: "PreviewFinder"),
        // Makes Locale.current the locale of the request: two C functions, for there is no other way.
        .target(name: "CurrentLocale", linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(
            name: "AppIntents",
            dependencies: ["GroupContainer", "WidgetArchive", "JSONText", "CurrentLocale", "PreviewMacros"],
            swiftSettings: strict),
        .target(
            name: "SwiftUI",
            dependencies: [
                "AppIntents", "Combine", "GroupContainer", "WidgetArchive", "WidgetLayout", "PreviewMacros",
            ],
            swiftSettings: strict),
        .target(
            name: "WidgetKit",
            dependencies: [
                "SwiftUI", "AppIntents", "ActivityKit", "CoreGraphics", "Intents", "OSLog", "SwiftUICore", "UIKit",
                "GroupContainer", "WidgetArchive", "JSONText", "PreviewFinder",
            ],
            swiftSettings: strict),

        // Modules of Apple's that widget sources import beside the three
        .target(name: "ActivityKit", dependencies: ["AppIntents"], swiftSettings: strict),
        .target(name: "Charts", dependencies: ["SwiftUI"], swiftSettings: strict),
        .target(name: "Combine", swiftSettings: strict),
        .target(name: "CoreGraphics", dependencies: ["SwiftUI"], swiftSettings: strict),
        .target(name: "Intents", swiftSettings: strict),
        // The C module that `import os.log` names, and the Swift module that has the declarations.
        .target(name: "OSModules"),
        .target(name: "os", dependencies: ["OSModules"], swiftSettings: strict),
        .target(name: "OSLog", dependencies: ["os"], swiftSettings: strict),
        .target(
            name: "SwiftData", dependencies: ["SwiftUI", "GroupContainer", "PreviewMacros"], swiftSettings: strict),
        .target(name: "SwiftUICore", dependencies: ["SwiftUI"], swiftSettings: strict),
        .target(name: "UIKit", dependencies: ["SwiftUI"], swiftSettings: strict),
        .target(name: "UserNotifications", swiftSettings: strict),
        .target(name: "WidgetNetworking", dependencies: ["Combine"], swiftSettings: strict),

        // Drawing wing
        .target(
            name: "WidgetDrawing", dependencies: ["WidgetLayout", "WidgetArchive"],
            swiftSettings: strict),
        .target(
            name: "WidgetHost", dependencies: ["WidgetLayout", "WidgetArchive", "GroupContainer", "JSONText"],
            swiftSettings: strict),
        // The live page: its files, embedded in the executable, and the server they come from
        .target(
            name: "PageFiles",
            resources: [
                "index.html", "stranger.html", "page.css", "panel.css", "page.js", "home.js", "widget.js", "motion.js",
                "curves.js", "panel.js", "gallery.js", "icons.js", "link.js",
            ].map { .embedInCode("Files/\($0)") },
            swiftSettings: strict),
        .target(
            name: "WidgetPage", dependencies: ["PageFiles", "GroupContainer", "JSONText"], swiftSettings: strict),
        // Preloaded by `renderer simulate` into the processes that it starts: their Date() is the simulated one.
        .target(name: "VirtualTime"),
        .executableTarget(
            name: "renderer",
            dependencies: [
                "WidgetHost", "WidgetDrawing", "WidgetPage", "WidgetLayout", "WidgetArchive", "GroupContainer",
                "JSONText",
            ],
            swiftSettings: strict),

        // The roof
        .target(name: "FixedClock"),
        .target(
            name: "WidgetTesting",
            dependencies: [
                "WidgetKit", "SwiftUI", "AppIntents", "WidgetHost", "WidgetDrawing", "WidgetLayout", "WidgetArchive",
                "GroupContainer", "JSONText", "FixedClock",
            ],
            swiftSettings: strict),

        // The Tasks example: its two executables and what they share
        .target(
            name: "TasksModel", dependencies: ["WidgetKit", "AppIntents"], resources: [.process("Resources")],
            swiftSettings: strict),
        .executableTarget(
            name: "TasksApp",
            dependencies: ["TasksModel", "WidgetKit", "AppIntents", "GroupContainer", "WidgetLayout"],
            path: "Sources/app", swiftSettings: strict),
        .executableTarget(
            name: "TasksExtension", dependencies: ["TasksModel", "SwiftUI", "WidgetKit", "AppIntents"],
            path: "Sources/extension", swiftSettings: strict),

        // bin/contention: processes that share one state, and how they fare
        .executableTarget(
            name: "contention", dependencies: ["GroupContainer", "JSONText"], swiftSettings: strict),

        // bin/soak: all processes under all faults, and a verdict
        .executableTarget(
            name: "soak", dependencies: ["ProcessSupport", "GroupContainer", "JSONText"], swiftSettings: strict),

        // bin/bench: floor and product in one run
        .executableTarget(
            name: "bench",
            dependencies: [
                "ProcessSupport", "ArchiveSamples", "GroupContainer", "WidgetArchive", "WidgetLayout", "WidgetDrawing",
                "JSONText",
            ],
            swiftSettings: strict),

        // Tests, one target a room, and ProcessTests for the three executables together
        .testTarget(name: "JSONTextTests", dependencies: ["JSONText"], swiftSettings: strict),
        .target(
            name: "FaultScenarios", dependencies: ["GroupContainer", "JSONText"], path: "Tests/FaultScenarios",
            swiftSettings: strict),
        .executableTarget(
            name: "GroupContainerProbe", dependencies: ["GroupContainer", "FaultScenarios"],
            path: "Tests/GroupContainerProbe", swiftSettings: strict),
        .testTarget(
            name: "GroupContainerTests", dependencies: ["GroupContainer", "GroupContainerProbe", "FaultScenarios"],
            swiftSettings: strict),
        .testTarget(
            name: "ContentionTests", dependencies: ["contention", "ProcessSupport", "JSONText"],
            swiftSettings: strict),
        .testTarget(
            name: "WidgetArchiveTests", dependencies: ["WidgetArchive", "ArchiveSamples", "JSONText"],
            exclude: ["Golden"],
            swiftSettings: strict),
        // A value of every kind of view: for the tests, and for the benchmark's check of optimised code.
        .target(
            name: "ArchiveSamples", dependencies: ["WidgetArchive", "JSONText"], path: "Tests/ArchiveSamples",
            swiftSettings: strict),
        .testTarget(name: "WidgetLayoutTests", dependencies: ["WidgetLayout"], swiftSettings: strict),
        .testTarget(name: "WidgetDrawingTests", dependencies: ["WidgetDrawing"], swiftSettings: strict),
        .testTarget(
            name: "WidgetHostTests", dependencies: ["WidgetHost", "WidgetArchive", "GroupContainer", "JSONText"],
            swiftSettings: strict),
        .testTarget(
            name: "AppIntentsTests", dependencies: ["AppIntents", "WidgetArchive", "GroupContainer"],
            swiftSettings: strict),
        .testTarget(name: "ChartsTests", dependencies: ["Charts"], swiftSettings: strict),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: strict),
        .testTarget(name: "OSLogTests", dependencies: ["OSLog", "os"], swiftSettings: strict),
        .testTarget(
            name: "SwiftDataTests", dependencies: ["SwiftData", "GroupContainer", "WidgetArchive"],
            swiftSettings: strict),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"], swiftSettings: strict),
        .testTarget(
            name: "WidgetKitTests",
            dependencies: ["WidgetKit", "SwiftUI", "AppIntents", "GroupContainer", "WidgetArchive"],
            swiftSettings: strict),
        .testTarget(
            name: "WidgetTestingTests",
            dependencies: ["WidgetTesting", "WidgetKit", "SwiftUI", "AppIntents", "ProbeExtension"],
            exclude: ["__Snapshots__"], swiftSettings: strict),
        .testTarget(
            name: "TasksTests", dependencies: ["TasksModel", "TasksApp", "GroupContainer"], swiftSettings: strict),
        .target(
            name: "ProcessSupport", dependencies: ["JSONText"], path: "Tests/ProcessSupport", swiftSettings: strict),
        .executableTarget(
            name: "SamplerExtension", dependencies: ["SwiftUI", "WidgetKit", "AppIntents", "Charts"],
            path: "Tests/SamplerExtension", swiftSettings: strict),
        .target(
            name: "ProbeModel", dependencies: ["WidgetKit", "AppIntents"], path: "Tests/ProbeModel",
            swiftSettings: strict),
        .executableTarget(
            name: "ProbeExtension", dependencies: ["ProbeModel", "SwiftUI", "WidgetKit", "AppIntents"],
            path: "Tests/ProbeExtension", swiftSettings: strict),
        .executableTarget(
            name: "ProbeApp", dependencies: ["ProbeModel", "WidgetKit", "AppIntents"],
            path: "Tests/ProbeApp", swiftSettings: strict),
        .executableTarget(
            name: "FormExtension", dependencies: ["SwiftUI", "WidgetKit", "AppIntents"],
            path: "Tests/FormExtension", swiftSettings: strict),
        .testTarget(
            name: "ProcessTests",
            dependencies: [
                "ProcessSupport", "GroupContainer", "WidgetArchive", "JSONText", "TasksApp", "TasksExtension",
                "renderer", "ProbeExtension", "ProbeApp", "FormExtension", "GroupContainerProbe",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "WidgetPageTests", dependencies: ["WidgetPage", "GroupContainer", "ProcessSupport"],
            swiftSettings: strict),
        .testTarget(name: "HouseTests", swiftSettings: strict),
        .testTarget(name: "ToolTests", swiftSettings: strict),
    ]
)

// bin/fuzz asks for this one; it needs libFuzzer and is no part of a usual build.
if Context.environment["FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "AppIntents", "GroupContainer", "JSONText", "WidgetArchive", "WidgetDrawing", "WidgetHost",
                "WidgetLayout",
                "WidgetPage",
            ],
            path: "Tests/Fuzz", exclude: ["Seeds"], swiftSettings: strict))
    // Everything that is built here gets the fuzzer's main function, the macros' tool included; no macro is fuzzed.
    package.targets.first { $0.name == "AppIntents" }?.dependencies.removeAll { dependency in
        if case .byNameItem("PreviewMacros", _) = dependency { true } else { false }
    }
}

// bin/sanitize looks at these rooms alone: where threads and processes meet, and what stands below.
if let kind = Context.environment["SANITIZE"] {
    let rooms: Set = [
        "JSONText", "GroupContainer", "WidgetArchive", "WidgetLayout", "WidgetDrawing", "WidgetHost", "PageFiles",
        "WidgetPage", "VirtualTime", "renderer", "CurrentLocale", "AppIntents", "Combine", "SwiftUI", "ActivityKit",
        "Intents", "OSModules", "os", "OSLog", "UIKit", "PreviewMacros", "PreviewFinder", "WidgetKit", "TasksModel",
        "TasksApp", "TasksExtension", "contention", "FaultScenarios", "GroupContainerProbe", "ProcessSupport",
        "ProbeModel", "ProbeExtension", "ProbeApp", "FormExtension", "JSONTextTests", "GroupContainerTests",
        "ContentionTests", "WidgetHostTests", "WidgetPageTests", "AppIntentsTests", "CombineTests", "OSLogTests",
        "WidgetKitTests", "ProcessTests",
    ]
    package.targets.removeAll { !rooms.contains($0.name) }
    package.products.removeAll { !["app", "extension", "renderer", "VirtualTime"].contains($0.name) }
    if kind == "thread" {
        package.targets.append(.target(name: "SeenLocks", path: "Tests/SeenLocks"))
        package.targets.first { $0.name == "JSONText" }?.dependencies.append("SeenLocks")
    }
}
