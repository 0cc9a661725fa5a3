import WidgetArchive
import WidgetLayout

extension WorkedCase {
    /// The worked cases 1 to 40.
    static let stacks: [WorkedCase] = [
        // HStack(8){a=T100, b=T50} (rule)
        WorkedCase(
            1, hstack(8, .center, text("a", 100), text("b", 50)),
            "120×40", "120×20", "a (0,0) 62×20 · b (70,0) 50×20"),
        // same (rule)
        WorkedCase(
            2, hstack(8, .center, text("a", 100), text("b", 50)),
            "200×40", "158×20", "a (0,0) 100×20 · b (108,0) 50×20"),
        // same (rule)
        WorkedCase(
            3, hstack(8, .center, text("a", 100), text("b", 50)),
            "nil×nil", "158×20", "a (0,0) 100×20 · b (108,0) 50×20"),
        // HStack(8){T100, T100} (rule)
        WorkedCase(
            4, hstack(8, .center, text("a", 100), text("b", 100)),
            "108×40", "108×20", "a (0,0) 50×20 · b (58,0) 50×20"),
        // HStack(0){T100, Color} (rule)
        WorkedCase(
            5, hstack(0, .center, text("a", 100), color("b")),
            "150×30", "150×30", "a (0,5) 75×20 · b (75,0) 75×30"),
        // HStack(0){T40, Color} (rule)
        WorkedCase(
            6, hstack(0, .center, text("a", 40), color("b")),
            "150×30", "150×30", "a (0,5) 40×20 · b (40,0) 110×30"),
        // HStack(0){Color, T60, Color} (fieldguide)
        WorkedCase(
            7, hstack(0, .center, color("a"), text("t", 60), color("b")),
            "150×30", "150×30", "a (0,0) 50×30 · t (50,5) 50×20 · b (100,0) 50×30"),
        // same, T60 layoutPriority(1) (fieldguide)
        WorkedCase(
            8, hstack(0, .center, color("a"), text("t", 60).priority(1), color("b")),
            "150×30", "150×30", "a (0,0) 45×30 · t (45,5) 60×20 · b (105,0) 45×30"),
        // HStack(0){3 Rectangles} (objc.io 2020-11)
        WorkedCase(
            9, hstack(0, .center, color("a"), color("b"), color("c")),
            "300×100", "300×100", "a (0,0) 100×100 · b (100,0) 100×100 · c (200,0) 100×100"),
        // HStack{2 Rectangles}, default spacing (Tokamak vs SwiftUI)
        WorkedCase(
            10, hstack(nil, .center, color("a"), color("b")),
            "500×500", "500×500", "a (0,0) 246×500 · b (254,0) 246×500"),
        // VStack{2 Rectangles}, default spacing (Tokamak vs SwiftUI)
        WorkedCase(
            11, vstack(nil, .center, color("a"), color("b")),
            "500×500", "500×500", "a (0,0) 500×246 · b (0,254) 500×246"),
        // HStack(0){a maxWidth 100, b minWidth 100}=S, in frame 150×100 (objc.io 2020-11)
        WorkedCase(
            12,
            hstack(0, .center, color().frame(maxWidth: 100).named("a"), color().frame(minWidth: 100).named("b")).named(
                "S"
            )
            .frame(width: 150, height: 100),
            "150×100", "150×100", "S (-12.5,0) 175×100 · a (-12.5,0) 75×100 · b (62.5,0) 100×100"),
        // HStack(7.5){a minWidth 100, b width 30, c maxWidth 50} (HStackLayoutWorkshop)
        WorkedCase(
            13,
            hstack(
                7.5, .center, color().frame(minWidth: 100).named("a"), color().frame(width: 30).named("b"),
                color().frame(maxWidth: 50).named("c")),
            "150×100", "195×100", "a (0,0) 100×100 · b (107.5,0) 30×100 · c (145,0) 50×100"),
        // HStack(10){a min 10 max 40, Color, Color} (rule)
        WorkedCase(
            14,
            hstack(
                10, .center,
                color().flexible {
                    $0.minWidth = 10
                    $0.maxWidth = 40
                }.named("a"), color("b"), color("c")),
            "200×50", "200×50", "a (0,0) 40×50 · b (50,0) 70×50 · c (130,0) 70×50"),
        // VStack(5){a maxHeight 30, b min 20 max 60, Color} (rule)
        WorkedCase(
            15,
            vstack(
                5, .center, color().flexible { $0.maxHeight = 30 }.named("a"),
                color().flexible {
                    $0.minHeight = 20
                    $0.maxHeight = 60
                }.named("b"), color("c")),
            "50×150", "50×150", "a (0,0) 50×30 · b (0,35) 50×55 · c (0,95) 50×55"),
        // VStack{a minHeight 50, b priority 1}, default spacing (Tokamak vs SwiftUI)
        WorkedCase(
            16, vstack(nil, .center, color().flexible { $0.minHeight = 50 }.named("a"), color("b").priority(1)),
            "500×500", "500×500", "a (0,0) 500×50 · b (0,58) 500×442"),
        // HStack{a minHeight 50, b priority 1}, default spacing (Tokamak vs SwiftUI)
        WorkedCase(
            17, hstack(nil, .center, color().flexible { $0.minHeight = 50 }.named("a"), color("b").priority(1)),
            "500×500", "500×500", "a (0,0) 0×500 · b (8,0) 492×500"),
        // HStack(8){T150 priority 1, T150} (rule)
        WorkedCase(
            18, hstack(8, .center, text("a", 150).priority(1), text("b", 150)),
            "200×20", "200×20", "a (0,0) 150×20 · b (158,0) 42×20"),
        // HStack(8){T200, T90 fixedSize} (rule)
        WorkedCase(
            19, hstack(8, .center, text("a", 200), text("b", 90).fixedSize().named("X")),
            "150×20", "150×20", "a (0,0) 52×20 · X (60,0) 90×20 · b (60,0) 90×20"),
        // HStack(0){T100 minWidth 60 =F, T100} (rule)
        WorkedCase(
            20, hstack(0, .center, text("a", 100).frame(minWidth: 60).named("F"), text("b", 100)),
            "120×20", "120×20", "F (0,0) 60×20 · a (0,0) 60×20 · b (60,0) 60×20"),
        // HStack(10){3 × fixed 60×10}: overflow (rule)
        WorkedCase(
            21, hstack(10, .center, box("a", 60, 10), box("b", 60, 10), box("c", 60, 10)),
            "100×20", "200×10", "a (0,0) 60×10 · b (70,0) 60×10 · c (140,0) 60×10"),
        // HStack(4){HStack(4){T40,T40}=i, T40} (rule)
        WorkedCase(
            22, hstack(4, .center, hstack(4, .center, text("a", 40), text("b", 40)).named("i"), text("c", 40)),
            "100×20", "100×20", "i (0,0) 56×20 · a (0,0) 26×20 · b (30,0) 26×20 · c (60,0) 40×20"),
        // HStack{T80, Spacer, T40}, default spacing (rule)
        WorkedCase(
            23, hstack(nil, .center, text("a", 80), spacer("s"), text("b", 40)),
            "200×20", "200×20", "a (0,0) 80×20 · s (80,10) 80×0 · b (160,0) 40×20"),
        // same (rule)
        WorkedCase(
            24, hstack(nil, .center, text("a", 80), spacer("s"), text("b", 40)),
            "100×20", "100×20", "a (0,0) 52×20 · s (52,10) 8×0 · b (60,0) 40×20"),
        // same, Spacer(minLength: 0) (rule)
        WorkedCase(
            25, hstack(nil, .center, text("a", 80), spacer("s", minLength: 0), text("b", 40)),
            "100×20", "100×20", "a (0,0) 60×20 · s (60,10) 0×0 · b (60,0) 40×20"),
        // HStack{T80, Spacer, T40} (rule)
        WorkedCase(
            26, hstack(nil, .center, text("a", 80), spacer("s"), text("b", 40)),
            "nil×nil", "128×20", "a (0,0) 80×20 · s (80,10) 8×0 · b (88,0) 40×20"),
        // HStack(10){T80, Spacer, T40} (rule)
        WorkedCase(
            27, hstack(10, .center, text("a", 80), spacer("s"), text("b", 40)),
            "200×20", "200×20", "a (0,0) 80×20 · s (90,10) 60×0 · b (160,0) 40×20"),
        // HStack{Spacer, 40×40, Spacer} (rule)
        WorkedCase(
            28, hstack(nil, .center, spacer("s1"), box("a", 40, 40), spacer("s2")),
            "200×80", "200×40", "s1 (0,20) 80×0 · a (80,0) 40×40 · s2 (120,20) 80×0"),
        // HStack{40×50, Spacer, 40×50, Spacer, 40×50} (OpenSwiftUI UI tests)
        WorkedCase(
            29, hstack(nil, .center, box("a", 40, 50), spacer("s1"), box("b", 40, 50), spacer("s2"), box("c", 40, 50)),
            "250×80", "250×50", "a (0,0) 40×50 · s1 (40,25) 65×0 · b (105,0) 40×50 · s2 (145,25) 65×0 · c (210,0) 40×50"
        ),
        // VStack{50×50, Spacer, 50×50} (OpenSwiftUI UI tests)
        WorkedCase(
            30, vstack(nil, .center, box("a", 50, 50), spacer("s"), box("b", 50, 50)),
            "80×200", "50×200", "a (0,0) 50×50 · s (25,50) 0×100 · b (0,150) 50×50"),
        // HStack{Spacer, Color, Spacer} (rule)
        WorkedCase(
            31, hstack(nil, .center, spacer("s1"), color("c"), spacer("s2")),
            "100×20", "100×20", "s1 (0,10) 8×0 · c (8,0) 84×20 · s2 (92,10) 8×0"),
        // HStack{T60, Spacer, T30 frame(width: 50)} (rule)
        WorkedCase(
            32, hstack(nil, .center, text("a", 60), spacer("s"), text("t", 30).frame(width: 50).named("F")),
            "200×20", "200×20", "a (0,0) 60×20 · s (60,10) 90×0 · F (150,0) 50×20 · t (160,0) 30×20"),
        // HStack{50×50, 50×50}=S in frame 150×150 (OpenSwiftUI UI tests)
        WorkedCase(
            33, hstack(nil, .center, box("a", 50, 50), box("b", 50, 50)).named("S").frame(width: 150, height: 150),
            "150×150", "150×150", "S (21,50) 108×50 · a (21,50) 50×50 · b (79,50) 50×50"),
        // VStack{40×40, 40×40, HStack{40×40, 40×40}=H} (OpenSwiftUI UI tests)
        WorkedCase(
            34,
            vstack(
                nil, .center, box("a", 40, 40), box("b", 40, 40),
                hstack(nil, .center, box("c", 40, 40), box("d", 40, 40)).named("H")),
            "150×150", "88×136", "a (24,0) 40×40 · b (24,48) 40×40 · H (0,96) 88×40 · c (0,96) 40×40 · d (48,96) 40×40"),
        // VStack(.leading, 4){20×10, 60×10} (rule)
        WorkedCase(
            35, vstack(4, .leading, box("a", 20, 10), box("b", 60, 10)),
            "200×200", "60×24", "a (0,0) 20×10 · b (0,14) 60×10"),
        // VStack(.trailing, 4){20×10, 60×10} (rule)
        WorkedCase(
            36, vstack(4, .trailing, box("a", 20, 10), box("b", 60, 10)),
            "200×200", "60×24", "a (40,0) 20×10 · b (0,14) 60×10"),
        // HStack(.bottom, 4){10×20, 10×60} (rule)
        WorkedCase(
            37, hstack(4, .bottom, box("a", 10, 20), box("b", 10, 60)),
            "200×200", "24×60", "a (0,40) 10×20 · b (14,0) 10×60"),
        // VStack{T50×20, T70×16}, default spacing (text over text = 0) (OpenSwiftUI)
        WorkedCase(
            38, vstack(nil, .center, text("a", 50, height: 20), text("b", 70, height: 16)),
            "200×200", "70×36", "a (10,0) 50×20 · b (0,20) 70×16"),
        // VStack(8){Color, Divider(1), Color} (rule)
        WorkedCase(
            39, vstack(8, .center, color("a"), divider("d"), color("b")),
            "100×101", "100×101", "a (0,0) 100×42 · d (0,50) 100×1 · b (0,59) 100×42"),
        // HStack(8){Color, Divider(1), Color} (rule)
        WorkedCase(
            40, hstack(8, .center, color("a"), divider("d"), color("b")),
            "101×50", "101×50", "a (0,0) 42×50 · d (50,0) 1×50 · b (59,0) 42×50"),
    ]
}
