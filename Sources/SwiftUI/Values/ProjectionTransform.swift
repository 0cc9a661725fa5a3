/// A matrix of three rows that moves, scales, turns and foreshortens points.
public struct ProjectionTransform: Equatable, Sendable {
    /// An entry of the matrix: row, then column.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// An entry of the matrix: row, then column.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// An entry of the matrix: row, then column; the last row moves, points.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// No change.
    public init() {}
    /// A matrix that does not foreshorten.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether the matrix changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether the matrix does not foreshorten.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This change, then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
                x * rhs.m13 + y * rhs.m23 + z * rhs.m33
            )
        }
        var product = ProjectionTransform()
        (product.m11, product.m12, product.m13) = row(m11, m12, m13)
        (product.m21, product.m22, product.m23) = row(m21, m22, m23)
        (product.m31, product.m32, product.m33) = row(m31, m32, m33)
        return product
    }

    /// Turns the change round; false, and nothing is changed, where it cannot be.
    public mutating func invert() -> Bool {
        let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let size = m11 * a + m12 * b + m13 * c
        guard size != 0, size.isFinite else { return false }
        var inverse = ProjectionTransform()
        (inverse.m11, inverse.m21, inverse.m31) = (a / size, b / size, c / size)
        inverse.m12 = (m13 * m32 - m12 * m33) / size
        inverse.m22 = (m11 * m33 - m13 * m31) / size
        inverse.m32 = (m12 * m31 - m11 * m32) / size
        inverse.m13 = (m12 * m23 - m13 * m22) / size
        inverse.m23 = (m13 * m21 - m11 * m23) / size
        inverse.m33 = (m11 * m22 - m12 * m21) / size
        self = inverse
        return true
    }

    /// The change turned round; itself where it cannot be.
    public func inverted() -> ProjectionTransform {
        var copy = self
        _ = copy.invert()
        return copy
    }

    /// The part that does not foreshorten.
    var affine: CGAffineTransform {
        let unit = m33 == 0 || !m33.isFinite ? 1 : m33
        return CGAffineTransform(
            a: m11 / unit, b: m12 / unit, c: m21 / unit, d: m22 / unit, tx: m31 / unit, ty: m32 / unit)
    }
}

extension View {
    /// Moved, scaled and turned when drawn, from the upper left corner. A slant and what foreshortens are left out.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformEffect(transform.affine)
    }
}
