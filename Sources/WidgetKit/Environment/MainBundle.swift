internal import GroupContainer
import Glibc

/// Gives the main bundle what Xcode writes into every bundle.
///
/// An executable of the package manager has no Info.plist, so `Bundle.main.bundleIdentifier!`, which sources name as the
/// subsystem of their loggers, would end the process. What an `Info.plist` beside the executable says stays; where
/// Foundation is linked statically nothing is found and nothing is done.
package enum MainBundle {
    /// Adds the identifier, the names and the versions that are missing.
    package static func complete() {
        guard let foundation = CoreFoundation(), let entries = foundation.mainEntries else { return }
        let known = Bundle.main.infoDictionary ?? [:]
        let executable = StandardStream.calledAs ?? "extension"
        for (key, value) in missing(in: known, executable: executable) { foundation.set(key, value, in: entries) }
    }

    /// What is not there, of an executable's name.
    package static func missing(in known: [String: Any], executable: String) -> [(key: String, value: String)] {
        let presets = [
            ("CFBundleIdentifier", "local.\(executable)"), ("CFBundleExecutable", executable),
            ("CFBundleName", executable), ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"),
        ]
        return presets.filter { known[$0.0] == nil }
    }
}

/// The four functions of CoreFoundation that reach the main bundle's dictionary. Foundation exports them, but no
/// header or module declares them.
private struct CoreFoundation {
    private typealias MakeString = @convention(c) (UnsafeRawPointer?, UnsafePointer<CChar>, UInt32) -> UnsafeRawPointer?
    private typealias SetValue = @convention(c) (UnsafeRawPointer, UnsafeRawPointer?, UnsafeRawPointer?) -> Void
    private typealias MainBundle = @convention(c) () -> UnsafeRawPointer?
    private typealias Entries = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
    private static let utf8: UInt32 = 0x0800_0100

    private let makeString: MakeString
    private let setValue: SetValue
    private let mainBundle: MainBundle
    private let entries: Entries

    init?() {
        guard let makeString = dlsym(nil, "CFStringCreateWithCString"),
            let setValue = dlsym(nil, "CFDictionarySetValue"),
            let mainBundle = dlsym(nil, "CFBundleGetMainBundle"), let entries = dlsym(nil, "CFBundleGetInfoDictionary")
        else { return nil }
        self.makeString = unsafeBitCast(makeString, to: MakeString.self)
        self.setValue = unsafeBitCast(setValue, to: SetValue.self)
        self.mainBundle = unsafeBitCast(mainBundle, to: MainBundle.self)
        self.entries = unsafeBitCast(entries, to: Entries.self)
    }

    /// The dictionary itself, which CoreFoundation makes mutable.
    var mainEntries: UnsafeRawPointer? { mainBundle().flatMap(entries) }

    func set(_ key: String, _ value: String, in dictionary: UnsafeRawPointer) {
        setValue(dictionary, makeString(nil, key, Self.utf8), makeString(nil, value, Self.utf8))
    }
}
