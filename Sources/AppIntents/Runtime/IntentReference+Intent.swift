package import WidgetArchive

extension IntentReference {
    /// What travels for an intent: its type's name and the parameters that are set. A few microseconds the first time
    /// for a type, well under one later. Registers the type with ``IntentRegistry``.
    package init(reading intent: some AppIntent) {
        let layout = IntentLayout.of(intent)
        self.init(type: layout.identifier, process: layout.process)
        symbol = layout.symbol
        layout.forEach(intent) { name, storage in
            if let value = storage.wire { parameters[name] = value }
        }
    }
}
