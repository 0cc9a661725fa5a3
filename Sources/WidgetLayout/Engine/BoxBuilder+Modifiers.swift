import WidgetArchive

extension BoxBuilder {
    func modified(_ modifier: Modifier, _ child: Node) -> Box {
        switch modifier {
        case .padding(let insets): PaddingBox(insets, inner(child, axis: nil))
        case .frame(let width, let height, let alignment):
            FrameBox(width: width, height: height, alignment: Guides(alignment), inner(child, axis: nil))
        case .flexibleFrame(let frame): FlexibleFrameBox(frame, inner(child, axis: nil))
        case .fixedSize(let horizontal, let vertical):
            FixedSizeBox(horizontal: horizontal, vertical: vertical, inner(child, axis: axis))
        case .aspectRatio(let ratio, let fill): AspectBox(ratio, fill: fill, inner(child, axis: axis))
        case .layoutPriority(let priority): PriorityBox(priority, inner(child, axis: axis))
        case .offset(let x, let y): OffsetBox(x: x, y: y, inner(child, axis: axis))
        case .position(let x, let y): PositionBox(x: x, y: y, inner(child, axis: nil))
        case .guides(let horizontal, let vertical):
            GuidesBox(horizontal: horizontal, vertical: vertical, inner(child, axis: axis))
        case .background(let node, let alignment):
            LayerBox(.behind, inner(node, axis: nil), alignment: Guides(alignment), inner(child, axis: axis))
        case .overlay(let node, let alignment):
            LayerBox(.front, inner(node, axis: nil), alignment: Guides(alignment), inner(child, axis: axis))
        case .mask(let node, let alignment):
            LayerBox(.mask, inner(node, axis: nil), alignment: Guides(alignment), inner(child, axis: axis))
        case .zIndex(let index): DepthIndexBox(index, inner(child, axis: axis))
        case .accessibility(let description): AccessibilityBox(description, inner(child, axis: axis))
        case .layoutDirection(let name): direction(name, child)
        case .gridCell: inner(child, axis: axis)
        default:
            if let effect = effect(of: modifier) {
                EffectBox(effect, inner(child, axis: axis))
            } else {
                inner(child, axis: axis)
            }
        }
    }

    private func direction(_ name: String, _ child: Node) -> Box {
        var builder = self
        builder.isRightToLeft = name == "rtl"
        let box = builder.inner(child, axis: axis)
        return builder.isRightToLeft == isRightToLeft ? box : MirrorBox(box)
    }

    private func effect(of modifier: Modifier) -> Effect? {
        switch modifier {
        case .clip(let shape, let evenOdd): .clip(shape, evenOdd: evenOdd)
        // The identity, and what an unknown modifier was read as.
        case .opacity(1): nil
        case .opacity(let factor): .opacity(factor)
        case .hidden: .hidden
        case .scale(let x, let y, let anchor): .scale(x: x, y: y, anchor: anchor)
        case .rotation(let degrees, let anchor): .rotation(degrees: degrees, anchor: anchor)
        case .blur(let radius): .blur(radius)
        case .shadow(let shadow): .shadow(shadow)
        case .colorEffect(let name, let amount): .colorEffect(name, amount)
        case .colorMultiply(let color): .colorMultiply(color)
        case .blend(let mode): .blend(mode)
        case .redacted(let reasons): .redacted(reasons)
        case .privacySensitive: .privacySensitive
        case .invalidatable: .invalidatable
        case .contentTransition(let transition): .contentTransition(transition)
        case .animation(let animation, let value): .animation(animation, value: value)
        case .transition(let name): .transition(name)
        case .accentable(let isAccented): .accentable(isAccented)
        case .colorScheme(let scheme): .colorScheme(scheme)
        case .containerShape(let shape): .containerShape(shape)
        case .contentShape(let shape): .contentShape(shape)
        case .widgetURL(let url): .widgetURL(url)
        case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .layoutPriority, .offset, .position, .guides,
            .background, .overlay, .mask, .zIndex, .accessibility, .gridCell, .layoutDirection:
            nil
        }
    }
}
