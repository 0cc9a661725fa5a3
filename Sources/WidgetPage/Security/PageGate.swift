/// Decides which requests are served.
///
/// The socket listens on the loopback interface alone, but every page of every browser on this machine can send
/// requests there. So:
/// 1. The Host field names this server, else a name of somebody else leads here (DNS rebinding).
/// 2. An Origin, and what browsers say of where a request comes from (Sec-Fetch-Site), names this server.
/// 3. The token is known: from the printed address, then from a cookie that no other site can have sent
///    (SameSite=Strict) and no script can read (HttpOnly). Programs may send it as `Authorization: Bearer`.
/// 4. A post says its Origin, or has the token in Authorization, and is JSON: no form of another site can send that.
package struct PageGate: Sendable {
    /// What is asked for.
    package enum Ask: Sendable {
        /// The page itself, which a person may come to from anywhere, with the token in the address.
        case page
        /// What belongs to the page.
        case part
        /// Something is to be done.
        case action
    }

    private let port: UInt16
    private let token: PageToken

    /// The gate of a server.
    package init(port: UInt16, token: PageToken) { (self.port, self.token) = (port, token) }

    /// The cookie's name: cookies know no ports, so the port is in the name.
    package var cookieName: String { "widgets-\(port)" }

    /// The cookie, as it is set.
    package var cookie: String { "\(cookieName)=\(token.text); Path=/; HttpOnly; SameSite=Strict" }

    /// What to open in a browser.
    package var address: String { "http://127.0.0.1:\(port)/?token=\(token.text)" }

    /// Lets a request pass, or says why not.
    package func check(_ request: HTTPRequest, for ask: Ask) throws(Refusal) {
        let host = request.fields["host"] ?? ""
        guard host == "127.0.0.1:\(port)" || host == "localhost:\(port)" else {
            throw Refusal(.misdirected, "this server is 127.0.0.1:\(port)")
        }
        let origin = request.fields["origin"]
        if let origin, origin != "http://\(host)" {
            throw Refusal(.forbidden, "requests of other sites are not served")
        }
        switch request.fields["sec-fetch-site"] {
        case nil, "same-origin": break
        case _ where ask == .page:
            // A link or the address bar leads here; a frame, an image or a script of another site does not.
            guard request.fields["sec-fetch-dest"] == "document" else {
                throw Refusal(.forbidden, "the page cannot be a part of another one")
            }
        case "none" where ask == .part: break
        default: throw Refusal(.forbidden, "requests of other sites are not served")
        }
        let bearer = request.fields["authorization"].flatMap { field -> String? in
            field.hasPrefix("Bearer ") ? String(field.dropFirst(7)) : nil
        }
        let given = bearer ?? request.cookie(cookieName)
        guard token.matches(given) || (ask == .page && token.matches(request.query["token"])) else {
            throw Refusal(.forbidden, "open the address that the renderer has printed: it holds the token")
        }
        guard ask == .action else { return }
        guard origin != nil || bearer != nil else {
            throw Refusal(.forbidden, "a post says its Origin, or has the token as 'Authorization: Bearer TOKEN'")
        }
        let type = (request.fields["content-type"] ?? "").lowercased()
        guard type == "application/json" || type.hasPrefix("application/json;") else {
            throw Refusal(.unsupportedMediaType, "only application/json is taken")
        }
    }
}
