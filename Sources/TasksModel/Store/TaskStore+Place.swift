import AppIntents

extension TaskStore {
    private static let placeKey = "place"

    /// Keeps where the app shall go on when a person opens it: a widget asked for a place while nobody was there.
    public func setPlace(_ place: TaskFront.Place) throws {
        try defaults.update { $0.set(place.rawValue, forKey: Self.placeKey) }
    }

    /// Takes the place that was kept, so that the app goes there once.
    public func takePlace() throws -> TaskFront.Place? {
        guard try read().isPlaceKept else { return nil }
        return try defaults.update { transaction in
            let name = transaction.string(forKey: Self.placeKey)
            transaction.removeObject(forKey: Self.placeKey)
            return name.flatMap { TaskFront.Place(rawValue: $0) }
        }
    }

    static func isPlaceKept(in values: [String: Any]) -> Bool { values[placeKey] != nil }
}
