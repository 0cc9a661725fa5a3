internal import WidgetArchive

/// A view for each element of a collection, identified by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes an element's view.
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID

    package nonisolated init(
        data: Data, content: @escaping (Data.Element) -> Content, identify: @escaping (Data.Element) -> ID
    ) { (self.data, self.content, self.identify) = (data, content, identify) }
}

extension ForEach: View where Content: View {
    /// Built in.
    public typealias Body = Never

    /// Archives each element's view with its id.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var seen: Set<String> = []
        var inputs = inputs
        let outer = inputs.identity
        for element in view.data {
            guard inputs.session.spendRow() else { return }
            let id = IdentityText.of(view.identify(element))
            if !seen.insert(id).inserted {
                inputs.session.remark("ForEach: the id “\(id)” occurs more than once; ids must be unique")
            }
            inputs.identity = "\(outer)\(id)/"
            let start = outputs.nodes.count
            Content._makeNodes(view.content(element), inputs, &outputs)
            let end = outputs.nodes.count
            guard start < end else { continue }
            outputs.nodes[start].adopt(id: id)
            for index in (start + 1)..<max(end, start + 1) { outputs.nodes[index].adopt(id: "\(id)+\(index - start)") }
        }
    }
}

extension Node {
    /// Takes an identity from outside; an inner one stays part of it.
    mutating func adopt(id outer: String) {
        id = id.map { "\(outer)/\($0)" } ?? outer
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element, identified by the element itself.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: View {
    /// A view for each element, identified by a property.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a constant range.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}

extension ForEach where Content: View {
    /// A view for each element of a bound collection, identified by the element itself.
    public nonisolated init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// A view for each element of a bound collection, identified by a property.
    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let collection = data.wrappedValue
        self.init(
            data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) },
            content: { pair in
                content(Binding(get: { data.wrappedValue[pair.0] }, set: { data.wrappedValue[pair.0] = $0 }))
            },
            identify: { $0.1 })
    }
}
