internal import WidgetArchive

/// What becomes of a shape or a view where lines begin at the other side.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored left to right in one direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where lines run from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    nonisolated func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension View {
    /// Mirrored left to right when drawn in a direction. Layout follows the direction by itself; this turns pictures.
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        scoped { inputs, outputs, content in
            let start = outputs.nodes.count
            content(inputs, &outputs)
            guard behavior.isMirrored(in: inputs.environment.layoutDirection) else { return }
            outputs.wrap(from: start, in: .scale(x: -1, y: 1, anchor: UnitPoint.center.archived))
        }
    }
}

extension _ViewInputs {
    /// The archive's description of a shape for a size, mirrored where its behaviour says so.
    @MainActor
    func described<S: Shape>(_ shape: S, in size: Size) -> ShapeDescription {
        directed(shape, shape.described(in: size))
    }

    /// A shape's description with usable numbers, mirrored where the shape's behaviour says so.
    @MainActor
    func directed<S: Shape>(_ shape: S, _ description: ShapeDescription) -> ShapeDescription {
        let checked = ShapeCheck.checked(description, session)
        return shape.layoutDirectionBehavior.isMirrored(in: environment.layoutDirection) ? checked.flipped : checked
    }
}

extension ShapeDescription {
    /// The outline mirrored in its rectangle. Corners that lead and trail change sides with the layout.
    fileprivate var flipped: ShapeDescription {
        switch self {
        case .unevenRectangle, .concentric: return self
        case .inset(let shape, let amount): return .inset(shape.flipped, amount)
        case .path(var path, let size?):
            // M, L, Q, C and Z have whole points only.
            for index in stride(from: 0, to: path.numbers.count, by: 2) {
                path.numbers[index] = size.width - path.numbers[index]
            }
            return .path(path, madeFor: size)
        default:
            var mirror = Transform()
            mirror.scaleX = -1
            return .transformed(self, mirror)
        }
    }

    /// The outline, filled by the even-odd rule where it is a path.
    var evenOdd: ShapeDescription {
        switch self {
        case .path(var path, let size):
            path.evenOdd = true
            return .path(path, madeFor: size)
        case .transformed(let shape, let change): return .transformed(shape.evenOdd, change)
        default: return self
        }
    }
}
