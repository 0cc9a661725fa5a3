/// The request line and the header fields.
enum RequestHead {
    /// Reads a head without its empty line.
    static func parse(_ head: [UInt8], limits: RequestLimits) throws(Refusal) -> HTTPRequest {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        var index = 0
        while index < head.count {
            let byte = head[index]
            guard byte != 0x0A, byte != 0 else { throw Refusal(.badRequest, "a line does not end with CR LF") }
            if byte == 0x0D {
                guard index + 1 < head.count, head[index + 1] == 0x0A else {
                    throw Refusal(.badRequest, "a line does not end with CR LF")
                }
                lines.append(head[start..<index])
                index += 2
                start = index
            } else {
                index += 1
            }
        }
        lines.append(head[start...])
        var request = try requestLine(lines[0])
        guard lines.count - 1 <= limits.fields else { throw Refusal(.headTooLarge, "there are too many header fields") }
        for line in lines.dropFirst() { try field(line, &request) }
        guard request.fields["host"] != nil else { throw Refusal(.badRequest, "there is no Host field") }
        let connection = (request.fields["connection"] ?? "").lowercased()
        if connection.contains("close") { request.keepsAlive = false }
        return request
    }

    /// The length of the body that follows.
    static func length(of request: HTTPRequest, limits: RequestLimits) throws(Refusal) -> Int {
        if request.fields["transfer-encoding"] != nil {
            throw Refusal(.notImplemented, "a body needs a Content-Length")
        }
        if request.fields["expect"] != nil { throw Refusal(.expectationFailed, "nothing is promised beforehand") }
        guard let text = request.fields["content-length"] else { return 0 }
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw Refusal(.badRequest, "the Content-Length is no number")
        }
        guard text.utf8.count < 10, let length = Int(text), length <= limits.body else {
            throw Refusal(.contentTooLarge, "a body has at most \(limits.body) bytes")
        }
        return length
    }

    private static func requestLine(_ line: ArraySlice<UInt8>) throws(Refusal) -> HTTPRequest {
        let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, parts[0].count <= 16, parts[0].allSatisfy(isLetter),
            let first = parts[1].first, first == UInt8(ascii: "/"), parts[1].allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { throw Refusal(.badRequest, "the request line cannot be understood") }
        let version = String(decoding: parts[2], as: UTF8.self)
        guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
            throw Refusal(.versionNotSupported, "only HTTP/1.1 is spoken")
        }
        var request = HTTPRequest()
        request.method = String(decoding: parts[0], as: UTF8.self)
        request.keepsAlive = version == "HTTP/1.1"
        let target = parts[1].split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        request.path = String(decoding: target[0], as: UTF8.self)
        if target.count == 2 { request.query = try query(target[1]) }
        return request
    }

    private static func query(_ text: ArraySlice<UInt8>) throws(Refusal) -> [String: String] {
        var result: [String: String] = [:]
        for pair in text.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = decode(parts[0]), let value = decode(parts.count == 2 ? parts[1] : []) else {
                throw Refusal(.badRequest, "the query cannot be understood")
            }
            if result[name] == nil { result[name] = value }
        }
        return result
    }

    /// Percent-decodes; nil when an escape is broken or the bytes are no UTF-8.
    private static func decode(_ text: ArraySlice<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte == UInt8(ascii: "+") ? 0x20 : byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    /// The fields that decide how a request is read or trusted: two of them are an attack.
    private static let single: Set<String> = [
        "host", "content-length", "transfer-encoding", "origin", "authorization", "cookie", "content-type", "expect",
        "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest",
    ]

    private static func field(_ line: ArraySlice<UInt8>, _ request: inout HTTPRequest) throws(Refusal) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
            line[..<colon].allSatisfy(isTokenByte)
        else { throw Refusal(.badRequest, "a header field cannot be understood") }
        let value = line[(colon + 1)...].trimmed
        guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
            throw Refusal(.badRequest, "a header field holds control characters")
        }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        let text = String(decoding: value, as: UTF8.self)
        if let before = request.fields[name] {
            guard !single.contains(name) else { throw Refusal(.badRequest, "the field \(name) comes twice") }
            request.fields[name] = before + ", " + text
        } else {
            request.fields[name] = text
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    /// tchar of RFC 9110, section 5.6.2.
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}

extension ArraySlice<UInt8> {
    /// Without spaces and tabs around.
    fileprivate var trimmed: ArraySlice<UInt8> {
        var rest = self
        while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
        while let last = rest.last, last == 0x20 || last == 0x09 { rest.removeLast() }
        return rest
    }
}
