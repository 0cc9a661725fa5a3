import GroupContainer
import JSONText
import WidgetArchive

/// Why a question to an extension has no answer, in words for people.
public struct QuestionError: Error, Hashable, CustomStringConvertible, Sendable {
    /// What happened.
    public let description: String
    init(_ description: String) { self.description = description }
}

/// A question under way.
final class HostQuestion {
    let then: @MainActor (Result<String, QuestionError>) -> Void
    /// Voids the question.
    var timer: HostTimer?
    init(_ then: @escaping @MainActor (Result<String, QuestionError>) -> Void) { self.then = then }
}

extension WidgetHost {
    /// How long an extension may take for an answer, started first if need be: seconds.
    private static let questionLimit = 10.0

    /// Asks an extension something that no placed widget depends on: a snapshot for the gallery, choices for a form.
    ///
    /// - Parameters:
    ///   - purpose: anything but a timeline.
    ///   - widget: the kind, the family and the configuration; it need not be placed.
    ///   - parameter: for choices, whose.
    ///   - query: for choices, the text to search for.
    ///   - isPreview: whether the gallery asks.
    ///   - then: called once, on the main actor, with the answer's payload.
    public func ask(
        _ purpose: ExtensionRequest.Purpose, of widget: WidgetReference, parameter: String? = nil,
        query: String? = nil, isPreview: Bool = false,
        then: @escaping @MainActor (Result<String, QuestionError>) -> Void
    ) {
        var request = ExtensionRequest()
        request.id = Identifier.make()
        request.purpose = purpose
        request.widget = widget
        request.surroundings = surroundings(of: widget)
        request.surroundings.isPreview = isPreview
        request.reason = isPreview ? "gallery" : "form"
        request.deadline = now.boot + HostTime.nanoseconds(Self.questionLimit)
        request.bootID = BootClock.bootID
        request.parameter = parameter
        request.query = query
        let id = request.id
        event {
            do {
                try withGroup { try requests.send(request.jsonBytes(), id: id) }
            } catch {
                return then(.failure(QuestionError("\(error)")))
            }
            let question = HostQuestion(then)
            question.timer = HostTimer { [weak self] in self?.questionExpired(id) }
            question.timer?.ring(in: Self.questionLimit)
            questions[id] = question
            Trace.record(.requested, span: id, kind: widget.kind, reason: purpose.rawValue)
            wantExtension(for: widget.kind)
        }
    }

    /// Takes the answer to a question.
    func questionAnswered(_ question: HostQuestion, _ outcome: Outcome) {
        question.timer = nil
        Trace.record(.seen, span: outcome.id)
        if outcome.status == .succeeded, let payload = outcome.payload {
            question.then(.success(payload))
        } else {
            question.then(.failure(QuestionError(outcome.reason ?? "the extension gave no answer")))
        }
    }

    private func questionExpired(_ id: String) {
        event {
            if takeRequestAnswer(id) { return }
            guard let question = questions.removeValue(forKey: id) else { return }
            _ = try? requests.void(id)
            _ = try? requests.takeAnswer(id)
            let why = troubles[.launching] ?? troubles[.extensions] ?? "is it stopped?"
            question.then(
                .failure(
                    QuestionError("the extension has not answered within \(Int(Self.questionLimit)) s: \(why)")))
        }
    }

    /// Every question fails: the extension that worked on it has ended, or the directory went.
    func failQuestions(_ ids: some Sequence<String>, _ reason: String) {
        for id in ids {
            guard let question = questions.removeValue(forKey: id) else { continue }
            question.timer = nil
            question.then(.failure(QuestionError(reason)))
        }
    }
}
