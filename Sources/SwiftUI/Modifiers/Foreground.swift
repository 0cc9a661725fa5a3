internal import WidgetArchive

extension View {
    /// The style of text and symbols.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.foreground = ForegroundPaints(primary: style.paint(in: $0)) }
    }
    /// The styles of two levels.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
        -> ModifiedContent<Self, _EnvironmentModifier>
    {
        changingEnvironment {
            $0.look.foreground = ForegroundPaints(primary: primary.paint(in: $0), secondary: secondary.paint(in: $0))
        }
    }
    /// The styles of three levels.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment {
            $0.look.foreground = ForegroundPaints(
                primary: primary.paint(in: $0), secondary: secondary.paint(in: $0), tertiary: tertiary.paint(in: $0))
        }
    }
    /// The colour of text and symbols; nil for the system's.
    public nonisolated func foregroundColor(_ color: Color?) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.foreground = color.map { ForegroundPaints(primary: .color($0.reference)) } }
    }
    /// The colour of controls; nil for the accent colour.
    public nonisolated func tint(_ tint: Color?) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.tint = tint.map { .color($0.reference) } }
    }
    /// The style of controls.
    @_disfavoredOverload
    public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.tint = tint.paint(in: $0) }
    }
    /// The colour of controls; nil for the accent colour.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
