import GroupContainer
import JSONText
import WidgetArchive

extension WidgetHost {
    /// Begins as a host for changes of the home screen only: it takes the lock and reads, but asks for no timelines.
    ///
    /// - Throws: ``HostError`` when another renderer is host; ``SystemError``.
    public func startForEdits() throws {
        isForEdits = true
        try takeLock()
        timer = HostTimer { [weak self] in self?.wake() }
        begin()
        try event {
            takeStock()
            try watchForEdits()
        }
    }

    /// Ends a host for changes only, once those that others asked for meanwhile are answered.
    public func stopAfterEdits(then: @escaping @MainActor () -> Void) {
        guard openEdits > 0 else { return stop(then: then) }
        whenEdited = { [weak self] in self?.stop(then: then) }
    }

    func editEnded() {
        openEdits -= 1
        guard openEdits == 0, let then = whenEdited else { return }
        whenEdited = nil
        then()
    }

    /// Changes the home screen.
    ///
    /// - Parameter then: called once, when it is written or refused.
    public func edit(_ edit: HomeEdit, then: @escaping @MainActor (Result<HomeListing.Widget, HomeEditError>) -> Void) {
        event {
            ensureGroup()
            switch edit.action {
            case .add: whenOffered(edit.widget) { [weak self] in self?.add(edit, then) }
            case .configure, .resize:
                guard let widget = placed(edit.widget, then) else { return }
                whenOffered(widget.kind) { [weak self] in self?.changeWidget(edit, then) }
            case .move, .remove: changeWidget(edit, then)
            }
        }
    }

    /// Gives a placed widget a configuration that a form has made.
    ///
    /// - Returns: why that was not done; nil: it was.
    public func configure(widget: String, _ configuration: IntentReference?) -> String? {
        event {
            do throws(HomeEditError) {
                var configuration = configuration
                let kind = home.kind(of: widget)
                if let type = offered.first(where: { $0.kind == kind })?.configuration?.type {
                    configuration?.type = type
                }
                try home.configure(widget, configuration)
                try homeEdited()
                return nil
            } catch {
                return error.description
            }
        }
    }

    /// The home screen as it is, to be given back to ``restore(_:)``.
    public var homeScreen: HomeScreen { home.screen }

    /// Undoes changes.
    public func restore(_ screen: HomeScreen) {
        event {
            home.restore(screen)
            homeChanged(write: true, durable: true)
        }
    }

    // MARK: Steps

    typealias Then = @MainActor (Result<HomeListing.Widget, HomeEditError>) -> Void

    private func add(_ edit: HomeEdit, _ then: @escaping Then) {
        event {
            do throws(HomeEditError) {
                let offer = try offer(named: edit.widget)
                let family = try edit.family.map { name throws(HomeEditError) in try Self.family(name, of: offer) }
                configuration(edit, nil, offer, family) { [weak self] result in
                    self?.event {
                        self?.finish(result, edit, then) { home, configuration throws(HomeEditError) in
                            try home.add(
                                offer, family: family, at: edit.place, columns: edit.columns,
                                configuration: configuration)
                        }
                    }
                }
            } catch {
                then(.failure(error))
            }
        }
    }

    private func changeWidget(_ edit: HomeEdit, _ then: @escaping Then) {
        event {
            guard let widget = placed(edit.widget, then) else { return }
            let id = widget.id
            let offer = offered.first { $0.kind == widget.kind }
            do throws(HomeEditError) {
                switch edit.action {
                case .add: return
                case .move:
                    guard let place = edit.place else { throw HomeEditError("say where to: --at ROW,COLUMN") }
                    finish(.success(nil), edit, then) { home, _ throws(HomeEditError) in
                        try home.move(id, to: place, columns: edit.columns)
                        return id
                    }
                case .resize:
                    let family = try Self.family(edit.family ?? "", of: offer)
                    finish(.success(nil), edit, then) { home, _ throws(HomeEditError) in
                        try home.resize(id, to: family, offer: offer)
                        return id
                    }
                case .remove:
                    let gone = listing(of: widget)
                    try home.remove(id)
                    try homeEdited()
                    try? Sys.unlink(timelinePath(id))
                    then(.success(gone))
                case .configure:
                    guard let offer else {
                        throw HomeEditError(
                            "no extension that runs or ran here has the kind “\(widget.kind)”, so its configuration is unknown"
                        )
                    }
                    configuration(edit, widget.configuration, offer, widget.family) { [weak self] result in
                        self?.event {
                            self?.finish(result, edit, then) { home, configuration throws(HomeEditError) in
                                try home.configure(id, configuration)
                                return id
                            }
                        }
                    }
                }
            } catch {
                then(.failure(error))
            }
        }
    }

    /// Writes the home screen as a person has changed it.
    private func homeEdited() throws(HomeEditError) {
        homeChanged(write: true, durable: true)
        if let homeFailure { throw HomeEditError(notWritten: homeFailure) }
    }

    /// Changes the home screen and writes it.
    private func finish(
        _ result: Result<IntentReference?, HomeEditError>, _ edit: HomeEdit, _ then: Then,
        _ body: (inout HomeMachine, IntentReference?) throws(HomeEditError) -> String
    ) {
        do throws(HomeEditError) {
            let id = try body(&home, try result.get())
            if edit.action == .add {
                // What an earlier widget of this name has left.
                try? Sys.unlink(timelinePath(id))
                frames[id] = nil
            }
            try homeEdited()
            guard let widget = home.widgets.first(where: { $0.id == id }) else { return }
            then(.success(listing(of: widget)))
        } catch {
            then(.failure(error))
        }
    }

    /// Works out a configuration; what only the extension knows is asked first.
    private func configuration(
        _ edit: HomeEdit, _ current: IntentReference?, _ offer: WidgetDescription, _ family: WidgetFamilyName?,
        then: @escaping @MainActor (Result<IntentReference?, HomeEditError>) -> Void
    ) {
        guard edit.configuration != nil || !edit.values.isEmpty else { return then(.success(current)) }
        guard let intent = offer.configuration else {
            return then(.failure(HomeEditError("the kind “\(offer.kind)” has no configuration")))
        }
        do throws(HomeEditError) {
            let draft = try ConfigurationDraft(edit, on: current, of: intent)
            resolve(draft, offer.kind, family ?? offer.families.first ?? .systemSmall, then: then)
        } catch {
            then(.failure(error))
        }
    }

    private func resolve(
        _ draft: ConfigurationDraft, _ kind: String, _ family: WidgetFamilyName,
        then: @escaping @MainActor (Result<IntentReference?, HomeEditError>) -> Void
    ) {
        guard let question = draft.questions.first else { return then(.success(draft.reference)) }
        let widget = WidgetReference(id: "", kind: kind, family: family, configuration: draft.reference)
        find(question, question.names[...], [], widget) { [weak self] result in
            switch result {
            case .success(let values):
                var draft = draft
                draft.answer(values)
                self?.resolve(draft, kind, family, then: then)
            case .failure(let error): then(.failure(error))
            }
        }
    }

    /// Finds the values that names stand for, one after the other: among the suggestions, else by search.
    private func find(
        _ question: ConfigurationDraft.Question, _ names: ArraySlice<String>, _ found: [ParameterValue],
        _ widget: WidgetReference, suggested: ChoiceList? = nil,
        then: @escaping @MainActor (Result<[ParameterValue], HomeEditError>) -> Void
    ) {
        guard let name = names.first else { return then(.success(found)) }
        let parameter = question.parameter.name
        let isSearch = suggested != nil
        ask(isSearch ? .entities : .options, of: widget, parameter: parameter, query: isSearch ? name : nil) {
            [weak self] result in
            do {
                let choices = ChoiceList(try [ParameterDescription.Choice](jsonBytes: Array(try result.get().utf8)))
                if let choice = choices.find(name) {
                    self?.find(question, names.dropFirst(), found + [choice.value], widget, then: then)
                } else if let suggested {
                    let words = suggested.choices.isEmpty ? choices.words : suggested.words
                    then(.failure(HomeEditError("“\(name)” does not fit “\(parameter)”: \(words)")))
                } else {
                    self?.find(question, names, found, widget, suggested: choices, then: then)
                }
            } catch {
                then(.failure(HomeEditError("what “\(name)” is could not be asked: \(error)")))
            }
        }
    }

    // MARK: Names

    /// The kinds that are offered.
    public var offered: [WidgetDescription] { performers.offers?.widgets ?? [] }

    private func offer(named name: String) throws(HomeEditError) -> WidgetDescription {
        let found: WidgetDescription?
        do throws(Naming.Failure) {
            found = try Naming.kind(name, among: offered)
        } catch {
            throw HomeEditError(error.description)
        }
        guard let found else { throw HomeEditError("there is no kind “\(name)”; " + whatIsOffered) }
        return found
    }

    private var whatIsOffered: String {
        let kinds = offered.map { $0.displayName == $0.kind ? $0.kind : "\($0.kind) (\($0.displayName))" }
        if kinds.isEmpty {
            let why = troubles[.launching] ?? troubles[.extensions] ?? "no extension has run here"
            return "what there is, is not known: \(why)"
        }
        return "this extension has: " + kinds.joined(separator: ", ")
    }

    private static func family(
        _ name: String, of offer: WidgetDescription?
    ) throws(HomeEditError) -> WidgetFamilyName {
        if let family = WidgetFamilyName(named: name) { return family }
        let families = offer?.families ?? WidgetFamilyName.allCases
        throw HomeEditError(
            "there is no family “\(name)”; there are " + families.map(\.shortName).joined(separator: ", "))
    }

    /// The one placed widget that a person means.
    private func placed(_ name: String, _ then: Then) -> WidgetReference? {
        let all = home.widgets
        let names = all.map { widget in
            let title = offered.first { $0.kind == widget.kind }?.displayName
            return Naming.Widget(
                id: widget.id, kind: widget.kind, title: title ?? "", place: home.place(of: widget.id))
        }
        do throws(Naming.Failure) {
            return all[try Naming.widget(name, among: names)]
        } catch {
            then(.failure(HomeEditError(error.description)))
            return nil
        }
    }

    /// Calls when a kind is known, or when nobody is left who could tell of it.
    private func whenOffered(_ name: String, then: @escaping @MainActor () -> Void) {
        let lower = name.lowercased()
        let isKnown = offered.contains {
            $0.kind.lowercased() == lower || $0.displayName.lowercased() == lower
        }
        if isKnown || launch.isEverythingKnown { return then() }
        offerWaiters.append(then)
        // The name may be any executable's.
        perform(launch.wanted(for: name, at: now))
    }

    /// An extension has come, or could not be started.
    func tellOfferWaiters() {
        let waiters = offerWaiters
        offerWaiters = []
        for waiter in waiters { waiter() }
    }

    /// Has an extension started that can answer for a kind.
    func wantExtension(for kind: String) { perform(launch.wanted(for: kind, at: now)) }

    private func listing(of widget: WidgetReference) -> HomeListing.Widget {
        HomeListing.Widget(widget, home.place(of: widget.id), offered.first { $0.kind == widget.kind })
    }
}
