import Foundation

/// The text of an identity, as it stands in the archive.
enum IdentityText {
    /// Longest text kept; longer ones end in a hash, so that they stay distinct.
    static let limit = 200

    static func of<ID: Hashable>(_ id: ID) -> String {
        let text: String
        if let string = id as? String {
            text = string
        } else if let number = id as? Int {
            text = String(number)
        } else if let uuid = id as? UUID {
            text = uuid.uuidString
        } else {
            text = String(describing: id)
        }
        guard text.utf8.count > limit else { return text }
        // FNV-1a over the whole text: the same in every process, unlike Hasher.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return "\(text.prefix(limit / 4))…\(String(hash, radix: 16))"
    }
}
