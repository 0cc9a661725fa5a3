/// What an intent does, in words for people.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    /// The text.
    public let descriptionText: LocalizedStringResource
    /// A group to show it in.
    public let categoryName: LocalizedStringResource?
    /// Words it is found by.
    public let searchKeywords: [LocalizedStringResource]
    /// What its result is called.
    public let resultValueName: LocalizedStringResource?

    /// A description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    /// A description without interpolated parts.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    /// A description with interpolated parts.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// What ``AppIntent/description`` may be declared as: an ``IntentDescription``, optional or not.
///
/// Swift takes a non-optional property for no witness of an optional requirement; the associated type does.
public protocol _IntentDescriptionContent {
    /// The description, if there is one.
    var _description: IntentDescription? { get }
}

extension IntentDescription: _IntentDescriptionContent {
    /// Itself.
    public var _description: IntentDescription? { self }
}

extension Optional: _IntentDescriptionContent where Wrapped == IntentDescription {
    /// Itself.
    public var _description: IntentDescription? { self }
}

extension LocalizedStringResource: _IntentDescriptionContent {
    /// A description of that text.
    public var _description: IntentDescription? { IntentDescription(self) }
}
