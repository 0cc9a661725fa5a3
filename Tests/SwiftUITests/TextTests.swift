import Foundation
import SwiftUI
import Testing
import WidgetArchive

@MainActor
struct TextTests {
    @Test("A literal, a string and a verbatim text say the same")
    func forms() {
        let string = "Hello"
        let part = string.prefix(5)
        #expect(Text("Hello") == Text(LocalizedStringKey("Hello")))
        for view in [Text("Hello"), Text(string), Text(part), Text(verbatim: "Hello")] {
            #expect(node(view) == textNode("Hello"))
        }
    }

    @Test("Interpolated numbers are written as the locale does")
    func numbers() {
        #expect(words(node(Text("\(1234567) steps"))) == "1,234,567 steps")
        #expect(words(node(Text("\(-1200)"))) == "-1,200")
        #expect(words(node(Text("\(1234) pasos"), locale: "es_ES")) == "1234 pasos")
        #expect(words(node(Text("\(12345) pasos"), locale: "es_ES")) == "12.345 pasos")
        #expect(words(node(Text("\(1.5, specifier: "%.2f") km"))) == "1.50 km")
        #expect(words(node(Text("\(7, specifier: "%02d")"))) == "07")
        #expect(words(node(Text("\(0.5)"))) == "0.500000")
    }

    @Test("A specifier that would read other memory is not handed to printf")
    func hostileSpecifier() {
        #expect(words(node(Text("\(7, specifier: "%s")"))) == "7")
        #expect(words(node(Text("\(7, specifier: "%n")"))) == "7")
        #expect(words(node(Text("\(7, specifier: "%d %d")"))) == "7")
        #expect(words(node(Text("\(7.5, specifier: "%d")"))) == "7")
    }

    @Test("Percent signs and broken Markdown stay words")
    func oddWords() {
        #expect(words(node(Text("100% of \("x")"))) == "100% of x")
        #expect(words(node(Text("100%"))) == "100%")
        #expect(words(node(Text("a * b * c"))) == "a * b * c")
        #expect(words(node(Text("snake_case_name"))) == "snake_case_name")
        #expect(words(node(Text(verbatim: "**x**"))) == "**x**")
        #expect(words(node(Text("")).self) == "")
    }

    @Test("Inline Markdown of a literal is shown, that of a string is not")
    func markdown() throws {
        guard case .text(let text) = node(Text("a **b** [c](https://x.org)")).content else { return }
        try #require(text.runs.count == 4, "\(text.runs)")
        #expect(text.runs[1].font.weight == .bold)
        #expect(text.runs[3].link == "https://x.org")
        guard case .text(let filled) = node(Text("**\(3)** of \("a_b_") in [\("it")](https://x.org/\(7))")).content
        else { return }
        #expect(filled.runs.map(\.font.weight) == [.bold, nil, nil])
        #expect(words(node(Text("**\(3)** of \("a_b_")"))) == "3 of a_b_")
        #expect(filled.runs.last?.link == "https://x.org/7")
        let string = "**b**"
        #expect(words(node(Text(string))) == "**b**")
    }

    @Test("On a text the nearest modifier wins, as in the environment")
    func nearestWins() throws {
        let text = try run(node(Text("x").foregroundColor(.red).foregroundColor(.blue).font(.title).font(.caption)))
        #expect(text.paint == .color(.system("red")))
        #expect(text.font.style == .title)
        let view = try run(node(VStack { Text("x").font(.title) }.font(.caption)).children[0])
        #expect(view.font.style == .title)
    }

    @Test("Environment, font and text modifiers make one font")
    func fonts() throws {
        let bold = try run(node(Text("x").font(.caption.bold())))
        #expect(bold.font.style == .caption && bold.font.weight == .bold)
        let headline = try run(node(HStack { Text("x").fontWeight(.light) }.font(.headline).bold()).children[0])
        #expect(headline.font.style == .headline)
        let system = try run(
            node(Text("x").font(.system(size: 12, weight: .heavy, design: .rounded)).monospacedDigit()))
        #expect(system.font.size == 12 && system.font.style == nil && system.font.weight == .heavy)
        #expect(system.font.design == .rounded && system.font.hasMonospacedDigits)
        let custom = try run(node(Text("x").font(.custom("Avenir", size: 14, relativeTo: .title))))
        #expect(custom.font.name == "Avenir" && custom.font.relativeTo == .title)
        let odd = try run(node(Text("x").font(.system(size: .nan))))
        #expect(odd.font.size == 17)
    }

    @Test("Struck and underlined text, or not")
    func lines() throws {
        #expect(try run(node(Text("x").strikethrough(true))).strikethrough == TextRun.LineDecoration())
        #expect(try run(node(Text("x").strikethrough(false))).strikethrough == nil)
        #expect(
            try run(node(VStack { Text("x").strikethrough(false) }.strikethrough()).children[0]).strikethrough == nil)
        #expect(try run(node(Text("x").underline(pattern: .dot, color: .red))).underline?.pattern == "dot")
    }

    @Test("Joined texts keep their looks and inherit what they do not say")
    func joined() throws {
        let text = Text("a").bold() + Text("b") + Text(Image(systemName: "star"))
        guard case .text(let made) = node(text.foregroundStyle(.red)).content else { return }
        #expect(made.runs.count == 3)
        #expect(made.runs[0].font.weight == .bold && made.runs[1].font.weight == nil)
        #expect(made.runs.allSatisfy { $0.paint == .color(.system("red")) })
        guard case .symbol(let symbol) = made.runs[2].content else { return #expect(Bool(false)) }
        #expect(symbol.name == "star")
    }

    @Test("Dates keep running without the extension")
    func dates() throws {
        let date = Date(timeIntervalSince1970: 100)
        guard case .live(let timer) = try run(node(Text(date, style: .timer))).content else {
            return #expect(Bool(false))
        }
        #expect(timer.style == .timer && timer.start == 100)
        let span = date...date.addingTimeInterval(60)
        guard case .live(let down) = try run(node(Text(timerInterval: span, countsDown: true))).content else {
            return #expect(Bool(false))
        }
        #expect(down.style == .countdown && down.end == 160)
        guard case .live(let far) = try run(node(Text(.distantFuture, style: .relative))).content else { return }
        #expect(far.start.isFinite)
    }

    @Test("Paragraph modifiers reach the text")
    func paragraph() {
        guard
            case .text(let text) = node(
                Text("x").lineLimit(2).multilineTextAlignment(.center).minimumScaleFactor(0.5).truncationMode(.middle)
                    .lineSpacing(3).allowsTightening(true)
            ).content
        else { return #expect(Bool(false)) }
        #expect(text.lineLimit == 2 && text.alignment == .center && text.minimumScale == 0.5)
        #expect(text.truncation == .middle && text.lineSpacing == 3 && text.allowsTightening)
        guard case .text(let reserved) = node(Text("x").lineLimit(2...4)).content else { return }
        #expect(reserved.reservedLines == 2 && reserved.lineLimit == 4)
        #expect(words(node(Text("Straße").textCase(.uppercase))) == "STRASSE")
    }

    @Test("Values are written by formats in the place's locale")
    func formats() {
        #expect(words(node(Text(1234.5, format: .number), locale: "de_DE")) == "1.234,5")
        #expect(words(node(Text("\(1234.5, format: .number) kg"), locale: "en_US")) == "1,234.5 kg")
    }

    @Test("Attributes of a text are shown")
    func attributes() throws {
        var string = AttributedString("red")
        string.foregroundColor = .red
        string.font = .caption
        let made = try run(node(Text(string)))
        #expect(made.paint == .color(.system("red")) && made.font.style == .caption)
        let markdown = try run(node(Text(AttributedString(markdown: "**x**"))))
        #expect(markdown.font.weight == .bold)
    }

    @Test("A text says its words in a locale")
    func plainString() {
        #expect(Text("\(1234) a").plainString(locale: Locale(identifier: "en_US")) == "1,234 a")
    }
}
