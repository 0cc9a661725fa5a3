import Foundation
import Testing

@testable import AppIntents

@Suite("Names of people in one line")
struct PersonNameTests {
    private func name(
        _ given: String?, _ family: String?, prefix: String? = nil, middle: String? = nil, suffix: String? = nil,
        nickname: String? = nil
    ) -> PersonNameComponents {
        var name = PersonNameComponents()
        (name.givenName, name.familyName, name.middleName) = (given, family, middle)
        (name.namePrefix, name.nameSuffix, name.nickname) = (prefix, suffix, nickname)
        return name
    }
    private var thomas: PersonNameComponents {
        name("Thomas", "Clark", prefix: "Dr.", middle: "Louis", suffix: "Esq.", nickname: "Tom")
    }

    @Test("A style says how much of a name is written")
    func styles() {
        #expect(thomas.formatted() == "Thomas Clark" && thomas.formatted(.name(style: .short)) == "Tom")
        #expect(thomas.formatted(.name(style: .long)) == "Dr. Thomas Louis Clark Esq.")
        #expect(thomas.formatted(.name(style: .abbreviated)) == "TC")
        #expect(name("Ada", nil).formatted(.name(style: .abbreviated)) == "A")
        #expect(name(nil, nil).formatted(.name(style: .long)) == "" && name("", " ").formatted() == "")
    }

    @Test("The order is that of the name's script, and where a script has no initials the name stands for them")
    func scripts() {
        let murasaki = name("太郎", "山田", suffix: "様")
        #expect(murasaki.formatted() == "山田太郎" && murasaki.formatted(.name(style: .long)) == "山田太郎 様")
        #expect(murasaki.formatted(.name(style: .abbreviated)) == "山")
        #expect(name("ليلى", "حداد").formatted() == "ليلى حداد")
        #expect(name("ليلى", "حداد").formatted(.name(style: .abbreviated)) == "ليلى")
        #expect(name("Леся", "Українка").formatted(.name(style: .abbreviated)) == "ЛУ")
    }

    @Test("The formatter writes the same, and by its sounds where asked")
    func formatter() {
        #expect(PersonNameComponentsFormatter().string(from: thomas) == "Thomas Clark")
        #expect(PersonNameComponentsFormatter.localizedString(from: thomas, style: .short) == "Tom")
        let formatter = PersonNameComponentsFormatter()
        formatter.isPhonetic = true
        var taro = name("太郎", "山田")
        taro.phoneticRepresentation = name("たろう", "やまだ")
        #expect(formatter.string(from: taro) == "やまだたろう" && formatter.string(for: 3) == nil)
    }

    @Test(
        "A line is read into its parts",
        arguments: [
            ("Ada Lovelace", "Ada|Lovelace"), ("Lovelace, Ada", "Ada|Lovelace"), ("Ada", "Ada|"),
            ("Dr. Thomas Louis Clark, Jr.", "Thomas|Clark"), ("山田 太郎", "太郎|山田"),
        ])
    func reading(line: String, expected: String) throws {
        let name = try PersonNameComponents(line)
        #expect("\(name.givenName ?? "")|\(name.familyName ?? "")" == expected)
        #expect(PersonNameComponentsFormatter().personNameComponents(from: line) == name)
    }

    @Test("What has no name in it is refused")
    func nothing() {
        #expect(throws: CocoaError.self) { try PersonNameComponents("  ") }
    }
}
