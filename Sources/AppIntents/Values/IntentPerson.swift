/// A person as a parameter: a name, and how to reach them. The picture stays behind when it travels.
public struct IntentPerson: _CodedIntentValue, Hashable, Sendable, DisplayRepresentable {
    /// One value.
    public typealias ValueType = IntentPerson
    /// Without optional.
    public typealias UnwrappedType = IntentPerson

    /// Who it is.
    public enum Identifier: Codable, Hashable, Sendable {
        /// By a name of the app's own.
        case applicationDefined(String)
        /// By an entry of the person's contacts.
        case contact(String)
        /// Not known.
        case unknown
    }
    /// How the person is called.
    public enum Name: Codable, Hashable, Sendable {
        /// In one line.
        case displayName(String)
        /// By its parts.
        case components(PersonNameComponents)
        /// Not known.
        case unknown

        /// In one line; empty when it is not known.
        public var displayString: String {
            switch self {
            case .displayName(let name): name
            case .components(let components): components.formatted()
            case .unknown: ""
            }
        }
    }
    /// A way to reach somebody.
    public struct Handle: Codable, Hashable, Sendable {
        /// An address or a number.
        public enum Value: Codable, Hashable, Sendable {
            /// A mail address.
            case emailAddress(String)
            /// A telephone number.
            case phoneNumber(String)
            /// Anything of the app's own.
            case applicationDefined(String)
        }
        /// What it is for.
        public enum Label: Codable, Hashable, Sendable {
            /// By its place or device.
            case home, work, school, other, main, mobile, iPhone, homeFax, workFax, pager
            /// By a name of the app's own.
            case custom(String)
        }
        /// An address or a number.
        public var value: Value
        /// What it is for.
        public var label: Label?
        /// A mail address.
        public init(emailAddress: String, label: Label? = nil) {
            (value, self.label) = (.emailAddress(emailAddress), label)
        }
        /// A telephone number.
        public init(phoneNumber: String, label: Label? = nil) {
            (value, self.label) = (.phoneNumber(phoneNumber), label)
        }
        /// Anything of the app's own.
        public init(applicationDefined: String, label: Label? = nil) {
            (value, self.label) = (.applicationDefined(applicationDefined), label)
        }

        var text: String {
            switch value {
            case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
            }
        }
    }
    /// What is asked for when somebody is chosen; there are no contacts on Linux, so that it has no effect.
    public enum ParameterMode: Hashable, Sendable { case contact, email, phone, emailOrPhone }

    /// Who it is.
    public var identifier: Identifier
    /// How the person is called.
    public var name: Name
    /// How to reach them first.
    public var handle: Handle?
    /// How to reach them else.
    public var aliases: [Handle]
    /// Whether it is the owner of the device.
    public var isMe: Bool
    /// A picture of them; does not travel.
    public var image: DisplayRepresentation.Image?

    private enum CodingKeys: CodingKey { case identifier, name, handle, aliases, isMe }

    /// A person.
    public init(
        identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        (self.identifier, self.name, self.handle, self.aliases) = (identifier, name, handle, aliases)
        (self.isMe, self.image) = (isMe, image)
    }
    /// Somebody of whom no more is known than how to reach them.
    public init(handle: Handle) { self.init(identifier: .unknown, name: .unknown, handle: handle) }

    /// The type's name.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }
    /// The name, with the way to reach them below.
    public var displayRepresentation: DisplayRepresentation {
        let name = name.displayString
        let reach = handle?.text
        guard !name.isEmpty else { return DisplayRepresentation(title: "\(reach ?? "")", image: image) }
        return DisplayRepresentation(title: "\(name)", subtitle: reach.map { "\($0)" }, image: image)
    }
}

extension IntentParameter where Value.ValueType == IntentPerson {
    /// A person, and what is asked for when one is chosen.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description, default: defaultValue) }
}
