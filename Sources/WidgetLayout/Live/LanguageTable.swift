/// The words of one language, after the Unicode CLDR.
struct LanguageTable: Sendable {
    enum Plural: Sendable { case english, slavic, arabic, none }

    /// The forms of one noun: one, few (Slavic 2–4, Arabic 3–10), many; Arabic also two.
    struct Noun: Sendable {
        var one: String
        var few: String
        var many: String
        var two: String

        init(_ one: String, _ many: String, few: String? = nil, two: String? = nil) {
            (self.one, self.many) = (one, many)
            self.few = few ?? many
            self.two = two ?? few ?? many
        }

        func form(_ count: Int, _ plural: Plural) -> String {
            switch plural {
            case .none: return one
            case .english: return count == 1 ? one : many
            case .slavic:
                let (tens, units) = (count % 100, count % 10)
                if units == 1 && tens != 11 { return one }
                return (2...4).contains(units) && !(12...14).contains(tens) ? few : many
            case .arabic:
                switch (count, count % 100) {
                case (1, _): return one
                case (2, _): return two
                case (_, 3...10): return few
                default: return many
                }
            }
        }
    }

    var months: [String]
    var morning = "AM"
    var afternoon = "PM"
    /// Between day, month and year.
    var joint = " "
    var yearEnd = ""
    var padsHours = true
    var listSeparator = ", "
    var plural = Plural.english
    /// Year, month, day, hour, minute, second.
    var short: [Noun]
    /// The same in full.
    var long: [Noun]

    static let all: [String: LanguageTable] = [
        "en": english, "es": spanish, "it": italian, "pt": portuguese, "uk": ukrainian, "ar": arabic,
    ]

    static let english = LanguageTable(
        months: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ],
        short: [
            Noun("yr", "yrs"), Noun("mth", "mths"), Noun("day", "days"), Noun("hr", "hr"), Noun("min", "min"),
            Noun("sec", "sec"),
        ],
        long: [
            Noun("year", "years"), Noun("month", "months"), Noun("day", "days"), Noun("hour", "hours"),
            Noun("minute", "minutes"), Noun("second", "seconds"),
        ])

    static let spanish = LanguageTable(
        months: [
            "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
            "noviembre", "diciembre",
        ],
        morning: "a. m.", afternoon: "p. m.", joint: " de ", padsHours: false,
        short: [
            Noun("a", "a"), Noun("m", "m"), Noun("d", "d"), Noun("h", "h"), Noun("min", "min"), Noun("s", "s"),
        ],
        long: [
            Noun("año", "años"), Noun("mes", "meses"), Noun("día", "días"), Noun("hora", "horas"),
            Noun("minuto", "minutos"), Noun("segundo", "segundos"),
        ])

    static let italian = LanguageTable(
        months: [
            "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
            "novembre", "dicembre",
        ],
        short: [
            Noun("anno", "anni"), Noun("mese", "mesi"), Noun("giorno", "giorni"), Noun("h", "h"), Noun("min", "min"),
            Noun("sec", "sec"),
        ],
        long: [
            Noun("anno", "anni"), Noun("mese", "mesi"), Noun("giorno", "giorni"), Noun("ora", "ore"),
            Noun("minuto", "minuti"), Noun("secondo", "secondi"),
        ])

    static let portuguese = LanguageTable(
        months: [
            "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
            "novembro", "dezembro",
        ],
        joint: " de ",
        short: [
            Noun("ano", "anos"), Noun("mês", "meses"), Noun("dia", "dias"), Noun("h", "h"), Noun("min", "min"),
            Noun("seg", "seg"),
        ],
        long: [
            Noun("ano", "anos"), Noun("mês", "meses"), Noun("dia", "dias"), Noun("hora", "horas"),
            Noun("minuto", "minutos"), Noun("segundo", "segundos"),
        ])

    static let ukrainian = LanguageTable(
        months: [
            "січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня", "жовтня",
            "листопада", "грудня",
        ],
        morning: "дп", afternoon: "пп", yearEnd: " р.", plural: .slavic,
        short: [
            Noun("р.", "р."), Noun("міс.", "міс."), Noun("дн.", "дн."), Noun("год", "год"), Noun("хв", "хв"),
            Noun("с", "с"),
        ],
        long: [
            Noun("рік", "років", few: "роки"), Noun("місяць", "місяців", few: "місяці"),
            Noun("день", "днів", few: "дні"), Noun("година", "годин", few: "години"),
            Noun("хвилина", "хвилин", few: "хвилини"), Noun("секунда", "секунд", few: "секунди"),
        ])

    static let arabic = LanguageTable(
        months: [
            "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر",
            "ديسمبر",
        ],
        morning: "ص", afternoon: "م", listSeparator: "، ", plural: .arabic,
        short: [
            Noun("سنة", "سنة"), Noun("شهر", "شهر"), Noun("يوم", "يوم"), Noun("س", "س"), Noun("د", "د"),
            Noun("ث", "ث"),
        ],
        long: [
            Noun("سنة", "سنة", few: "سنوات", two: "سنتان"), Noun("شهر", "شهرًا", few: "أشهر", two: "شهران"),
            Noun("يوم", "يومًا", few: "أيام", two: "يومان"), Noun("ساعة", "ساعة", few: "ساعات", two: "ساعتان"),
            Noun("دقيقة", "دقيقة", few: "دقائق", two: "دقيقتان"),
            Noun("ثانية", "ثانية", few: "ثوانٍ", two: "ثانيتان"),
        ])
}
