import Testing
import WidgetArchive
import WidgetLayout

@Suite("Live dates")
struct LiveTextTests {
    // 2024-06-03 23:41:30 UTC
    private let date = 1_717_458_090.0

    private func read(
        _ style: LiveText.Style, at offset: Double, locale: String = "en_US", zone: String = "UTC",
        _ set: (inout LiveText) -> Void = { _ in }
    ) -> LiveReading {
        var live = LiveText()
        (live.style, live.start) = (style, date)
        set(&live)
        return live.reading(at: date + offset, locale: locale, timeZone: ZoneRules(identifier: zone))
    }

    @Test("A timer counts down to its date and up after it")
    func timer() {
        #expect(read(.timer, at: -152).text == "2:32")
        #expect(read(.timer, at: -151.5).text == "2:32")
        #expect(read(.timer, at: 0).text == "0:00")
        #expect(read(.timer, at: 3599).text == "59:59")
        #expect(read(.timer, at: 3600).text == "1:00:00")
        #expect(read(.timer, at: 133_141).text == "36:59:01")
        #expect(read(.timer, at: 5400) { $0.showsHours = false }.text == "90:00")
        #expect(read(.timer, at: 65, locale: "ar_EG").text == "١:٠٥")
        #expect(read(.timer, at: 65, locale: "ar_MA").text == "1:05")
    }

    @Test("A span stands still before, after and where it is paused")
    func spans() {
        func count(_ style: LiveText.Style, _ offset: Double, paused: Double? = nil) -> LiveReading {
            read(style, at: offset) {
                $0.end = date + 600
                $0.pausedAt = paused.map { date + $0 }
            }
        }
        #expect(count(.countdown, -5).text == "10:00")
        #expect(count(.countdown, 1).text == "9:59")
        #expect(count(.countdown, 600) == LiveReading(text: "0:00", nextChange: nil))
        #expect(count(.countup, 61).text == "1:01")
        #expect(count(.countup, 700) == LiveReading(text: "10:00", nextChange: nil))
        #expect(count(.countdown, 100, paused: 60) == LiveReading(text: "9:00", nextChange: nil))
    }

    @Test(
        "The words change at the announced instant and not before",
        arguments: [LiveText.Style.timer, .relative, .offset, .countdown, .countup])
    func nextChange(_ style: LiveText.Style) {
        for start in [-100_000.25, -3601, -61.5, -1, -0.5, 0, 0.5, 59, 3599.75, 86_399, 2_600_000] {
            var offset = start
            for _ in 0..<20 {
                let reading = read(style, at: offset) { $0.end = date + 7000 }
                guard let next = reading.nextChange else { break }
                let gap = next - date - offset
                #expect(gap > 0, "\(style) at \(offset)")
                let before = read(style, at: offset + gap * 0.98) { $0.end = date + 7000 }
                #expect(before.text == reading.text, "\(style) at \(offset)")
                let after = read(style, at: next - date) { $0.end = date + 7000 }
                #expect(after.text != reading.text || style == .offset || style == .relative, "\(style) at \(offset)")
                offset = next - date
            }
        }
    }

    @Test("Distances in the language's plural forms")
    func distances() {
        #expect(read(.relative, at: 8580).text == "2 hr, 23 min")
        #expect(read(.relative, at: -8580).text == "2 hr, 23 min")
        #expect(read(.relative, at: 0).text == "0 sec")
        #expect(read(.relative, at: 60).text == "1 min")
        #expect(read(.offset, at: 7200).text == "+2 hours")
        #expect(read(.offset, at: -7_900_000).text == "-3 months")
        #expect(read(.offset, at: 21 * 3600, locale: "uk_UA").text == "+21 година")
        #expect(read(.offset, at: 3 * 3600, locale: "uk").text == "+3 години")
        #expect(read(.offset, at: 11 * 3600, locale: "uk").text == "+11 годин")
        #expect(read(.offset, at: 7200, locale: "ar").text == "+ساعتان")
        #expect(read(.offset, at: 3 * 3600, locale: "ar").text == "+٣ ساعات")
        #expect(read(.offset, at: 86400, locale: "pt_BR").text == "+1 dia")
        #expect(read(.offset, at: 2 * 86400, locale: "it").text == "+2 giorni")
    }

    @Test("Times and dates by locale and zone")
    func dates() {
        #expect(read(.time, at: 0).text == "11:41 PM")
        #expect(read(.time, at: 0, locale: "en_GB").text == "23:41")
        #expect(read(.time, at: 0, locale: "uk_UA", zone: "Europe/Kyiv").text == "02:41")
        #expect(read(.date, at: 0).text == "June 3, 2024")
        #expect(read(.date, at: 0, zone: "Asia/Tokyo").text == "June 4, 2024")
        #expect(read(.date, at: 0, locale: "en_GB").text == "3 June 2024")
        #expect(read(.date, at: 0, locale: "es_ES").text == "3 de junio de 2024")
        #expect(read(.date, at: 0, locale: "it_IT").text == "3 giugno 2024")
        #expect(read(.date, at: 0, locale: "pt_PT").text == "3 de junho de 2024")
        #expect(read(.date, at: 0, locale: "uk_UA").text == "3 червня 2024 р.")
        #expect(read(.date, at: 0, locale: "ar_EG").text == "٣ يونيو ٢٠٢٤")
        #expect(read(.interval, at: 0) { $0.end = date + 600 }.text == "11:41 – 11:51 PM")
        #expect(
            read(.interval, at: 0, zone: "America/New_York") { ($0.start, $0.end) = (date - 8 * 3600, date) }.text
                == "11:41 AM – 7:41 PM")
    }

    @Test("Zones change with the seasons, beyond the table of changes too")
    func zones() {
        let kyiv = ZoneRules(identifier: "Europe/Kyiv")
        #expect(kyiv.offset(at: 1_711_846_799) == 7200)
        #expect(kyiv.offset(at: 1_711_846_800) == 10800)
        // 2060-07-01 and 2060-01-15
        #expect(kyiv.offset(at: 2_855_779_200) == 10800)
        #expect(kyiv.offset(at: 2_841_264_000) == 7200)
        let sydney = ZoneRules(identifier: "Australia/Sydney")
        #expect(sydney.offset(at: 2_841_264_000) == 39600)
        #expect(sydney.offset(at: 2_855_779_200) == 36000)
        #expect(ZoneRules(identifier: "Asia/Kolkata").offset(at: 0) == 19800)
        for name in ["", "../../etc/passwd", "/etc/passwd", "Nowhere/City", "Europe"] {
            #expect(ZoneRules(identifier: name) == .utc)
        }
    }

    @Test("A clock's neighbours move only when its number of digits changes")
    func neighbours() {
        func place(_ offset: Double) -> String {
            var live = LiveText()
            (live.style, live.start) = (.timer, date)
            var run = TextRun()
            run.content = .live(live)
            let row = hstack(0, .center, Node(.text(TextNode(runs: [run]))), text("label", 5))
            let context = LayoutContext(measurer: PointMeasurer(), now: date + offset)
            return Frames.of(LayoutEngine.arrange(row, for: .unspecified, context: context), ["label"])
        }
        func places(_ seconds: StrideTo<Double>) -> Set<String> { Set(seconds.map { place($0) }) }
        #expect(places(stride(from: 590, to: 600, by: 1)).count == 1)
        #expect(place(599) != place(600))
        #expect(places(stride(from: 600, to: 3600, by: 7)).count == 1)
        #expect(place(3599) != place(3600))
    }

    @Test("In a frame of its own a clock moves nobody, however many digits it has")
    func framedClock() {
        func place(_ offset: Double) -> String {
            var live = LiveText()
            (live.style, live.start) = (.timer, date)
            var run = TextRun()
            run.content = .live(live)
            let clock = Node(.text(TextNode(runs: [run]))).frame(width: 5 * 8)
            let row = hstack(8, .center, Node(.symbol(SymbolNode(name: "timer"))), clock, text("label", 5))
            let context = LayoutContext(
                measurer: CellMeasurer(), quantum: CellMeasurer.defaultCell, now: date + offset)
            return Frames.of(LayoutEngine.arrange(row, for: .unspecified, context: context), ["label"])
        }
        let instants = [598, 599, 600, 602, 3598, 3600, 3602, 359_998, 360_000, 360_002]
        #expect(Set(instants.map { place(Double($0)) }).count == 1)
    }

    @Test(
        "Instants beyond all calendars give words, not a trap",
        arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e18])
    func absurd(_ instant: Double) {
        for style in [LiveText.Style.time, .date, .relative, .offset, .timer, .interval, .countdown, .countup] {
            var live = LiveText()
            (live.style, live.start, live.end, live.pausedAt) = (style, instant, -instant, instant)
            #expect(!live.reading(at: 0, locale: "en", timeZone: .utc).text.isEmpty)
            live.start = 0
            #expect(!live.reading(at: instant, locale: "ar", timeZone: .utc).text.isEmpty)
        }
    }
}
