import JSONText

@testable import GroupContainer

/// Invented stories, the same at every run.
enum Story {
    static let begin: Int64 = 8_123_456_789

    static func event(
        _ name: TraceEvent.Name, _ offset: Int64, _ role: ProcessRole, _ pid: Int32, span: String = "tap-1",
        links: [String] = [], took: Int64? = nil, reason: String? = nil, _ detail: [String: JSONValue] = [:]
    ) -> TraceEvent {
        TraceEvent(
            name, at: begin + offset, boot: "b", role: role, pid: pid, span: span, links: links, kind: "Tasks",
            widget: "tasks-1", duration: took, reason: reason, detail: detail)
    }

    /// A toggle that works.
    static let toggle: [TraceEvent] = [
        event(.tap, 0, .renderer, 10, ["intent": .string("ToggleTask"), "control": .string("Buy milk 🥛")]),
        event(.drawn, 48, .renderer, 10, ["optimistic": .bool(true), "cells": .int(3)]),
        event(.written, 110, .renderer, 10, ["bytes": .int(412)]),
        event(.claimed, 192, .extension, 41),
        event(.performBegan, 205, .extension, 41),
        event(.lockWaited, 262, .extension, 41, took: 44, ["lock": .string("defaults.tasks")]),
        event(.lockHeld, 391, .extension, 41, took: 129, ["lock": .string("defaults.tasks")]),
        event(.performed, 460, .extension, 41),
        event(.providerBegan, 471, .extension, 41, span: "request-1", links: ["tap-1"], ["generation": .int(17)]),
        event(.provided, 702, .extension, 41, span: "request-1", ["entries": .int(4)]),
        event(.archived, 851, .extension, 41, span: "request-1", ["bytes": .int(6120)]),
        event(.answered, 930, .extension, 41),
        event(.seen, 1012, .renderer, 10),
        event(.drawn, 1184, .renderer, 10, ["cells": .int(41)]),
    ]

    /// A tap whose perform throws after waiting for a lock.
    static let failure: [TraceEvent] = [
        event(.tap, 0, .renderer, 10, span: "tap-2", ["intent": .string("AddTask"), "control": .string("Add")]),
        event(.claimed, 1_200, .extension, 41, span: "tap-2"),
        event(.performBegan, 1_240, .extension, 41, span: "tap-2"),
        event(
            .lockWaited, 2_001_300, .extension, 41, span: "tap-2", took: 2_000_010, ["lock": .string("defaults.tasks")]),
        event(
            .performFailed, 2_001_420, .extension, 41, span: "tap-2",
            reason: "the lock “defaults.tasks” was not free within 2 s"),
        event(.answered, 2_001_500, .extension, 41, span: "tap-2"),
        event(.drawn, 2_001_800, .renderer, 10, span: "tap-2"),
    ]
}
