import WidgetArchive
import WidgetLayout

extension WorkedCase {
    /// The worked cases 41 to 76.
    static let containers: [WorkedCase] = [
        // ZStack{60×60, 20×20} (OpenSwiftUI UI tests)
        WorkedCase(
            41, zstack(.center, box("a", 60, 60), box("b", 20, 20)).named("Z"),
            "100×100", "60×60", "Z (0,0) 60×60 · a (0,0) 60×60 · b (20,20) 20×20"),
        // ZStack(.bottomTrailing){60×60, 20×20} (OpenSwiftUI UI tests)
        WorkedCase(
            42, zstack(.bottomTrailing, box("a", 60, 60), box("b", 20, 20)).named("Z"),
            "100×100", "60×60", "Z (0,0) 60×60 · a (0,0) 60×60 · b (40,40) 20×20"),
        // ZStack{Color, T40} (rule)
        WorkedCase(
            43, zstack(.center, color("bg"), text("t", 40)),
            "200×100", "200×100", "bg (0,0) 200×100 · t (80,40) 40×20"),
        // ZStack(.topLeading){Color, T40 padding 8 =P} (rule)
        WorkedCase(
            44, zstack(.topLeading, color("bg"), text("t", 40).padding(8).named("P")),
            "100×60", "100×60", "bg (0,0) 100×60 · P (0,0) 56×36 · t (8,8) 40×20"),
        // ZStack(.leading){100×100, 60×60, 40×40 priority 1}: size from highest priority (OpenSwiftUI)
        WorkedCase(
            45, zstack(.leading, box("a", 100, 100), box("b", 60, 60), box("c", 40, 40).priority(1)).named("Z"),
            "200×200", "40×40", "Z (0,0) 40×40 · a (0,-30) 100×100 · b (0,-10) 60×60 · c (0,0) 40×40"),
        // T50 frame(100×40, .topLeading) (rule)
        WorkedCase(
            46, text("t", 50).frame(width: 100, height: 40, .topLeading).named("F"),
            "300×300", "100×40", "F (0,0) 100×40 · t (0,0) 50×20"),
        // T50 frame(width: 100, .trailing) (rule)
        WorkedCase(
            47, text("t", 50).frame(width: 100, .trailing).named("F"),
            "300×300", "100×20", "F (0,0) 100×20 · t (50,0) 50×20"),
        // T150 frame(width: 100) (rule)
        WorkedCase(
            48, text("t", 150).frame(width: 100).named("F"),
            "300×300", "100×20", "F (0,0) 100×20 · t (0,0) 100×20"),
        // Color frame(200×50)=in frame(100×100)=out (rule)
        WorkedCase(
            49, color("c").frame(width: 200, height: 50).named("in").frame(width: 100, height: 100).named("out"),
            "300×300", "100×100", "out (0,0) 100×100 · in (-50,25) 200×50 · c (-50,25) 200×50"),
        // T50 frame(maxWidth: ∞) (rule)
        WorkedCase(
            50, text("t", 50).frame(maxWidth: .infinity).named("F"),
            "300×40", "300×20", "F (0,0) 300×20 · t (125,0) 50×20"),
        // T50 frame(maxWidth: ∞, .leading) (rule)
        WorkedCase(
            51, text("t", 50).frame(maxWidth: .infinity, .leading).named("F"),
            "300×40", "300×20", "F (0,0) 300×20 · t (0,0) 50×20"),
        // T50 frame(maxWidth: ∞) (rule)
        WorkedCase(
            52, text("t", 50).frame(maxWidth: .infinity).named("F"),
            "nil×nil", "50×20", "F (0,0) 50×20 · t (0,0) 50×20"),
        // T50 frame(minWidth: 100) (rule)
        WorkedCase(
            53, text("t", 50).frame(minWidth: 100).named("F"),
            "300×40", "100×20", "F (0,0) 100×20 · t (25,0) 50×20"),
        // T150 frame(minWidth: 100) (rule)
        WorkedCase(
            54, text("t", 150).frame(minWidth: 100).named("F"),
            "120×40", "120×20", "F (0,0) 120×20 · t (0,0) 120×20"),
        // same (rule)
        WorkedCase(
            55, text("t", 150).frame(minWidth: 100).named("F"),
            "80×40", "100×20", "F (0,0) 100×20 · t (0,0) 100×20"),
        // T150 frame(maxWidth: 100) (rule)
        WorkedCase(
            56, text("t", 150).frame(maxWidth: 100).named("F"),
            "300×40", "100×20", "F (0,0) 100×20 · t (0,0) 100×20"),
        // T50 frame(maxWidth: 100) (rule)
        WorkedCase(
            57, text("t", 50).frame(maxWidth: 100).named("F"),
            "300×40", "100×20", "F (0,0) 100×20 · t (25,0) 50×20"),
        // same (rule)
        WorkedCase(
            58, text("t", 50).frame(maxWidth: 100).named("F"),
            "60×40", "60×20", "F (0,0) 60×20 · t (5,0) 50×20"),
        // T50 frame(minWidth: 80, maxWidth: 120) (rule)
        WorkedCase(
            59,
            text("t", 50).flexible {
                $0.minWidth = 80
                $0.maxWidth = 120
            }.named("F"),
            "100×40", "100×20", "F (0,0) 100×20 · t (25,0) 50×20"),
        // Rectangle frame(min 0×0, max 200×100) (Tokamak vs SwiftUI)
        WorkedCase(
            60,
            color("c").flexible {
                $0.minWidth = 0
                $0.minHeight = 0
                $0.maxWidth = 200
                $0.maxHeight = 100
            }.named("F"),
            "500×500", "200×100", "F (0,0) 200×100 · c (0,0) 200×100"),
        // Color frame(ideal 70×30) (rule)
        WorkedCase(
            61,
            color("c").flexible {
                $0.idealWidth = 70
                $0.idealHeight = 30
            }.named("F"),
            "nil×nil", "70×30", "F (0,0) 70×30 · c (0,0) 70×30"),
        // same (rule)
        WorkedCase(
            62,
            color("c").flexible {
                $0.idealWidth = 70
                $0.idealHeight = 30
            }.named("F"),
            "200×100", "200×100", "F (0,0) 200×100 · c (0,0) 200×100"),
        // Color frame(min 20×10, ideal 70×30, max 200×50) fixedSize (rule)
        WorkedCase(
            63,
            color("c").flexible {
                $0.minWidth = 20
                $0.minHeight = 10
                $0.idealWidth = 70
                $0.idealHeight = 30
                $0.maxWidth = 200
                $0.maxHeight = 50
            }.named("F").fixedSize(),
            "300×300", "70×30", "F (0,0) 70×30 · c (0,0) 70×30"),
        // HStack(0){T40 maxWidth ∞ =F1, T60 maxWidth ∞ =F2} (rule)
        WorkedCase(
            64,
            hstack(
                0, .center, text("a", 40).frame(maxWidth: .infinity).named("F1"),
                text("b", 60).frame(maxWidth: .infinity).named("F2")),
            "200×20", "200×20", "F1 (0,0) 100×20 · a (30,0) 40×20 · F2 (100,0) 100×20 · b (120,0) 60×20"),
        // HStack(8){T40 maxWidth ∞ leading =F, T60} (rule)
        WorkedCase(
            65, hstack(8, .center, text("a", 40).frame(maxWidth: .infinity, .leading).named("F"), text("b", 60)),
            "200×20", "200×20", "F (0,0) 132×20 · a (0,0) 40×20 · b (140,0) 60×20"),
        // T50 padding() (rule)
        WorkedCase(
            66, text("t", 50).padding().named("P"),
            "300×300", "82×52", "P (0,0) 82×52 · t (16,16) 50×20"),
        // Color padding() (rule)
        WorkedCase(
            67, color("c").padding().named("P"),
            "100×60", "100×60", "P (0,0) 100×60 · c (16,16) 68×28"),
        // T100 padding(.horizontal, 10) (rule)
        WorkedCase(
            68, text("t", 100).padding(horizontal: 10).named("P"),
            "80×40", "80×20", "P (0,0) 80×20 · t (10,0) 60×20"),
        // Color padding() (rule)
        WorkedCase(
            69, color("c").padding().named("P"),
            "20×20", "32×32", "P (0,0) 32×32 · c (16,16) 0×0"),
        // 50×30 padding() (OpenSwiftUI UI tests)
        WorkedCase(
            70, box("c", 50, 30).padding().named("P"),
            "300×300", "82×62", "P (0,0) 82×62 · c (16,16) 50×30"),
        // T50 padding(8)=P frame(100×60) (rule)
        WorkedCase(
            71, text("t", 50).padding(8).named("P").frame(width: 100, height: 60).named("F"),
            "300×300", "100×60", "F (0,0) 100×60 · P (17,12) 66×36 · t (25,20) 50×20"),
        // T50 frame(100×60)=F padding(8) (rule)
        WorkedCase(
            72, text("t", 50).frame(width: 100, height: 60).named("F").padding(8).named("P"),
            "300×300", "116×76", "P (0,0) 116×76 · F (8,8) 100×60 · t (33,28) 50×20"),
        // T150 fixedSize (rule)
        WorkedCase(
            73, text("t", 150).fixedSize().named("X"),
            "100×40", "150×20", "X (0,0) 150×20 · t (0,0) 150×20"),
        // T150 fixedSize=X frame(100×40) (SwiftUI fixedSize page)
        WorkedCase(
            74, text("t", 150).fixedSize().named("X").frame(width: 100, height: 40).named("F"),
            "300×300", "100×40", "F (0,0) 100×40 · X (-25,10) 150×20 · t (-25,10) 150×20"),
        // Color fixedSize (rule)
        WorkedCase(
            75, color("c").fixedSize(),
            "300×300", "10×10", "c (0,0) 10×10"),
        // Color fixedSize(horizontal) (OpenSwiftUI UI tests)
        WorkedCase(
            76, color("c").fixedSize(true, false),
            "300×100", "10×100", "c (0,0) 10×100"),
    ]
}
