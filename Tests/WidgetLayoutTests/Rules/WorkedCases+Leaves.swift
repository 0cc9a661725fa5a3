import WidgetArchive
import WidgetLayout

extension WorkedCase {
    /// The worked cases 77 to 110.
    static let leaves: [WorkedCase] = [
        // Rectangle aspectRatio(1, .fit) frame(200×100) (Tokamak vs SwiftUI)
        WorkedCase(
            77, color("c").fit(1).frame(width: 200, height: 100).named("F"),
            "500×500", "200×100", "F (0,0) 200×100 · c (50,0) 100×100"),
        // Rectangle aspectRatio(1.5, .fit) frame(100×100) (Tokamak vs SwiftUI)
        WorkedCase(
            78, color("c").fit(1.5).frame(width: 100, height: 100).named("F"),
            "500×500", "100×100", "F (0,0) 100×100 · c (0,16.67) 100×66.67"),
        // Rectangle aspectRatio(1.5, .fill) frame(100×100) (Tokamak vs SwiftUI)
        WorkedCase(
            79, color("c").fill(1.5).frame(width: 100, height: 100).named("F"),
            "500×500", "100×100", "F (0,0) 100×100 · c (-25,0) 150×100"),
        // Rectangle aspectRatio(0.5, .fill) frame(100×100) (Tokamak vs SwiftUI)
        WorkedCase(
            80, color("c").fill(0.5).frame(width: 100, height: 100).named("F"),
            "500×500", "100×100", "F (0,0) 100×100 · c (0,-50) 100×200"),
        // Ellipse aspectRatio(0.75, .fit) frame(200×200) (SwiftUI aspectRatio page)
        WorkedCase(
            81, shape(.ellipse, "c").fit(0.75).frame(width: 200, height: 200).named("F"),
            "500×500", "200×200", "F (0,0) 200×200 · c (25,0) 150×200"),
        // Color aspectRatio(2, .fit) (rule)
        WorkedCase(
            82, color("c").fit(2),
            "100×nil", "100×50", "c (0,0) 100×50"),
        // HStack(4){Color aspectRatio(1,.fit), T60} (rule)
        WorkedCase(
            83, hstack(4, .center, color("c").fit(1), text("t", 60)),
            "164×40", "104×40", "c (0,0) 40×40 · t (44,10) 60×20"),
        // resizable image 400×300, scaledToFit (rule)
        WorkedCase(
            84, image("i", 400, 300, resizable: true).fit(nil),
            "158×158", "158×118.5", "i (0,0) 158×118.5"),
        // resizable image 400×300, scaledToFill (rule)
        WorkedCase(
            85, image("i", 400, 300, resizable: true).fill(nil),
            "158×158", "210.67×158", "i (0,0) 210.67×158"),
        // resizable image 400×300 (rule)
        WorkedCase(
            86, image("i", 400, 300, resizable: true),
            "158×100", "158×100", "i (0,0) 158×100"),
        // plain image 400×300 (rule)
        WorkedCase(
            87, image("i", 400, 300),
            "158×158", "400×300", "i (0,0) 400×300"),
        // plain image 400×300 in frame(100×100) (rule)
        WorkedCase(
            88, image("i", 400, 300).frame(width: 100, height: 100).named("F"),
            "158×158", "100×100", "F (0,0) 100×100 · i (-150,-100) 400×300"),
        // 100×100 overlay(.topTrailing) 50×50 (Tokamak vs SwiftUI)
        WorkedCase(
            89, box("b", 100, 100).overlay(.topTrailing, box("o", 50, 50)),
            "500×500", "100×100", "b (0,0) 100×100 · o (50,0) 50×50"),
        // T50 overlay/background Color (rule)
        WorkedCase(
            90, text("t", 50).overlay(.center, color("o")).background(color("u")),
            "300×300", "50×20", "t (0,0) 50×20 · o (0,0) 50×20 · u (0,0) 50×20"),
        // T50 overlay(.bottomLeading) 80×10 (rule)
        WorkedCase(
            91, text("t", 50).overlay(.bottomLeading, box("o", 80, 10)),
            "300×300", "50×20", "t (0,0) 50×20 · o (0,10) 80×10"),
        // VStack(0){40×20 offset(10,5)=O, 40×20} (rule)
        WorkedCase(
            92, vstack(0, .center, box("a", 40, 20).with(.offset(x: 10, y: 5)).named("O"), box("b", 40, 20)),
            "200×200", "40×40", "O (0,0) 40×20 · a (10,5) 40×20 · b (0,20) 40×20"),
        // 50×50 position(25,10)=P (rule)
        WorkedCase(
            93, box("a", 50, 50).with(.position(x: 25, y: 10)).named("P"),
            "100×100", "100×100", "P (0,0) 100×100 · a (0,-15) 50×50"),
        // HStack(0){10×10 position(5,5)=P, T30} (rule)
        WorkedCase(
            94, hstack(0, .center, box("a", 10, 10).with(.position(x: 5, y: 5)).named("P"), text("t", 30)),
            "100×20", "100×20", "P (0,0) 70×20 · a (0,0) 10×10 · t (70,0) 30×20"),
        // GeometryReader{20×20}=G (rule)
        WorkedCase(
            95, geometryReader(box("a", 20, 20)).named("G"),
            "120×80", "120×80", "G (0,0) 120×80 · a (0,0) 20×20"),
        // HStack(0){GeometryReader{20×20}=G, T30} (rule)
        WorkedCase(
            96, hstack(0, .center, geometryReader(box("a", 20, 20)).named("G"), text("t", 30)),
            "100×20", "100×20", "G (0,0) 70×20 · a (0,0) 20×20 · t (70,0) 30×20"),
        // GeometryReader{20×20}=G (rule)
        WorkedCase(
            97, geometryReader(box("a", 20, 20)).named("G"),
            "nil×nil", "10×10", "G (0,0) 10×10 · a (0,0) 20×20"),
        // ViewThatFits{1=HStack(8){T60,T60}, 2=T60} (rule)
        WorkedCase(
            98, viewThatFits(hstack(8, .center, text("a", 60), text("b", 60)).named("1"), text("2", 60)),
            "130×20", "128×20", "1 (0,0) 128×20 · a (0,0) 60×20 · b (68,0) 60×20"),
        // same (rule)
        WorkedCase(
            99, viewThatFits(hstack(8, .center, text("a", 60), text("b", 60)).named("1"), text("2", 60)),
            "120×20", "60×20", "2 (0,0) 60×20"),
        // ViewThatFits{1=T100, 2=T60}: none fits → last (rule)
        WorkedCase(
            100, viewThatFits(text("1", 100), text("2", 60)),
            "40×20", "40×20", "2 (0,0) 40×20"),
        // W5 (rule)
        WorkedCase(
            101, fiveWords("t"),
            "nil×nil", "190×20", "t (0,0) 190×20"),
        // W5 (rule)
        WorkedCase(
            102, fiveWords("t"),
            "120×nil", "110×40", "t (0,0) 110×40"),
        // W5 (rule)
        WorkedCase(
            103, fiveWords("t"),
            "70×45", "70×40", "t (0,0) 70×40"),
        // HStack(0){W5, Color} (fieldguide)
        WorkedCase(
            104, hstack(0, .center, fiveWords("t"), color("b")),
            "200×60", "200×60", "t (0,0) 70×60 · b (70,0) 130×60"),
        // HStack(0){W5 priority 1, Color} (fieldguide)
        WorkedCase(
            105, hstack(0, .center, fiveWords("t").priority(1), color("b")),
            "200×60", "200×60", "t (0,20) 190×20 · b (190,0) 10×60"),
        // W5 fixedSize(vertical) (rule)
        WorkedCase(
            106, fiveWords("t").fixedSize(false, true),
            "120×20", "110×40", "t (0,0) 110×40"),
        // VStack(0){T50,T50,T50}=V frame(height: 40): overflow centred (rule)
        WorkedCase(
            107, vstack(0, .center, text("a", 50), text("b", 50), text("c", 50)).named("V").frame(height: 40),
            "100×40", "50×40", "V (0,-10) 50×60 · a (0,-10) 50×20 · b (0,10) 50×20 · c (0,30) 50×20"),
        // small widget 158×158: VStack(.leading){T90, T60, Spacer, T40}=V padding(16) (OpenSwiftUI (text gap 0))
        WorkedCase(
            108, vstack(nil, .leading, text("a", 90), text("b", 60), spacer("s"), text("c", 40)).named("V").padding(),
            "158×158", "122×158",
            "V (16,16) 90×126 · a (16,16) 90×20 · b (16,36) 60×20 · s (16,56) 0×66 · c (16,122) 40×20"),
        // VStack(.leading, 4){T90×21, T120×17, Spacer, HStack{T40,Spacer,T30}=H} (rule)
        WorkedCase(
            109,
            vstack(
                4, .leading, text("a", 90, height: 21), text("b", 120, height: 17), spacer("s"),
                hstack(nil, .center, text("c", 40), spacer("h"), text("d", 30)).named("H")),
            "126×126", "126×126",
            "a (0,0) 90×21 · b (0,25) 120×17 · s (0,46) 0×56 · H (0,106) 126×20 · c (0,106) 40×20 · h (40,116) 56×0 · d (96,106) 30×20"
        ),
        // VStack(.leading){T90,T60}=V frame(max ∞×∞, .topLeading) (OpenSwiftUI (text gap 0))
        WorkedCase(
            110,
            vstack(nil, .leading, text("a", 90), text("b", 60)).named("V").flexible(.topLeading) {
                $0.maxWidth = .infinity
                $0.maxHeight = .infinity
            }.named("F"),
            "126×126", "126×126", "F (0,0) 126×126 · V (0,0) 90×40 · a (0,0) 90×20 · b (0,20) 60×20"),
    ]
}
