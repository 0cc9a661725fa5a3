import Glibc
import GroupContainer
import WidgetArchive
import WidgetDrawing
import WidgetHost

/// Writes previews as files, or as text to standard output.
struct PreviewWriter {
    let options: PreviewOptions
    let environment: [String: String]

    private struct Picture {
        var name: String
        var bytes: [UInt8]
    }

    /// Writes all of them.
    func write(_ previews: [PreviewCatalog.Preview]) throws {
        let format = options.format ?? .text
        var pictures: [Picture] = []
        for preview in previews {
            for look in preview.looks {
                for index in look.entries.indices where options.entry.map({ $0 == index + 1 }) ?? true {
                    let widget = look.placed(entry: index, title: preview.title)
                    pictures.append(
                        Picture(
                            name: name(preview, look, index, format),
                            bytes: try bytes(of: widget, in: look.surroundings, format)))
                }
            }
        }
        guard let output = options.output else {
            for picture in pictures {
                if format == .text { Output.print("\(picture.name)\n") }
                Output.print(picture.bytes)
            }
            return
        }
        if pictures.count == 1, !isFolder(output) { return try OutputFile.write(pictures[0].bytes, to: output) }
        if PreviewOptions.isPicture(output), !isFolder(output) {
            throw UsageError(
                "these are \(pictures.count) pictures, and \(output) is the name of one: give the name of a folder, such "
                    + "as \(output.prefix { $0 != "." })/, or choose one by its name, --entry and without --families")
        }
        try Sys.makeDirectories(output)
        for picture in pictures {
            let path = output + (output.hasSuffix("/") ? "" : "/") + picture.name
            try OutputFile.write(picture.bytes, to: path)
            Output.print(path + "\n")
        }
    }

    private func isFolder(_ path: String) -> Bool {
        path.hasSuffix("/") || ((try? Sys.stat(path)) ?? nil)?.isDirectory == true
    }

    private func name(
        _ preview: PreviewCatalog.Preview, _ look: TimelineArchive, _ index: Int, _ format: PreviewOptions.Format
    ) -> String {
        let file = preview.file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? "preview"
        var parts = [preview.name.isEmpty ? "\(file)-\(preview.line)" : preview.name]
        if !preview.isView { parts.append(look.widget.family.rawValue) }
        if look.entries.count > 1 { parts.append("\(index + 1)") }
        let name = parts.joined(separator: "-").map { $0.isLetter || $0.isNumber || $0 == "-" ? String($0) : "-" }
        return name.joined() + (format == .text ? "" : ".\(format.rawValue)")
    }

    private func bytes(
        of widget: PlacedWidget, in surroundings: Surroundings, _ format: PreviewOptions.Format
    ) throws -> [UInt8] {
        let now = widget.entry?.date ?? 0
        if format == .text {
            let style = DrawingStyle(scheme: DrawingScheme(of: surroundings), hasColor: false)
            let maker = TileMaker(painter: TilePainter(style: style), cell: style.cell, surroundings: surroundings)
            return Array(PreviewTile(widget, maker, now: now).canvas.plainText().utf8)
        }
        let svg = PointTileMaker(surroundings: surroundings, marksIdentity: false).draw(widget, now: now).svg
        return format == .svg
            ? Array(svg.utf8) : try PNGMaker(environment: environment).png(of: Array(svg.utf8), scale: 2)
    }
}

/// One preview's tile on cells.
struct PreviewTile {
    let canvas: CellCanvas

    init(
        _ widget: PlacedWidget, _ maker: TileMaker, now: Double, over ground: CellCanvas? = nil,
        at place: CellPoint? = nil
    ) {
        let size = maker.painter.tileSize(forContent: widget.size)
        var look = TileLook()
        look.title = widget.title
        look.missingBackground = widget.asksForBackground
        canvas =
            maker.paint(
                maker.layout(widget, now: now), look: look, now: now,
                over: ground ?? CellCanvas(width: size.width, height: size.height), at: place ?? CellPoint(x: 0, y: 0),
                size: size
            ).canvas
    }
}
