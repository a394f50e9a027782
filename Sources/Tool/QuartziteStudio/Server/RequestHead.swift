import Foundation

/// The request line and the header fields of an HTTP request.
struct RequestHead: Equatable {
    var method: String
    /// The path of the target, without its query, as it was sent.
    var path: String
    /// The query of the target, without its question mark, as it was sent.
    var query: String
    /// The fields by their names in lower case; fields with the same name are joined by commas.
    ///
    /// Cookies are joined by semicolons instead, as in a single field.
    var fields: [String: String]

    /// The largest size of a head in bytes.
    static let maximumBytes = 16 << 10

    /// A reason why bytes are not a request head.
    enum Failure: Error, Equatable {
        case malformed
        case tooLarge
    }

    /// Parses the bytes up to and including the empty line; returns nil if the empty line is missing so far.
    static func parse(_ bytes: ArraySlice<UInt8>) throws(Failure) -> (head: RequestHead, length: Int)? {
        guard let end = firstEmptyLine(in: bytes.prefix(maximumBytes)) else {
            if bytes.count >= maximumBytes { throw .tooLarge }
            return nil
        }
        guard let text = String(validating: bytes[..<end], as: UTF8.self) else { throw .malformed }
        return (try RequestHead(text), end + 4 - bytes.startIndex)
    }

    private init(_ text: String) throws(Failure) {
        let lines = text.components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[1].hasPrefix("/"), words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
            !words[0].isEmpty, words[0].allSatisfy({ $0.isASCII && $0.isLetter })
        else { throw .malformed }
        method = String(words[0])
        let target = words[1].prefix { $0 != "#" }
        path = String(target.prefix { $0 != "?" })
        query = String(target.dropFirst(path.count + 1))
        fields = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
                line.unicodeScalars.allSatisfy({ $0.value >= 32 || $0 == "\t" })
            else { throw .malformed }
            let name = line[..<colon].lowercased()
            guard name.allSatisfy({ !$0.isWhitespace }) else { throw .malformed }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            let separator = name == "cookie" ? "; " : ", "
            fields[name] = fields[name].map { $0 + separator + value } ?? value
        }
    }

    /// Whether a field with a list of words contains a word, ignoring case.
    func lists(_ word: String, in name: String) -> Bool {
        (fields[name] ?? "").split(separator: ",").contains {
            $0.trimmingCharacters(in: .whitespaces).lowercased() == word
        }
    }

    /// The name under which the client reaches the server; nil if there is none, or no valid one.
    var host: HostName? { fields["host"].flatMap { HostName($0) } }

    /// Returns the first value of a name in the query, without percent encoding.
    func queryValue(of name: String) -> String? {
        let prefix = name + "="
        let item = query.split(separator: "&").first { $0.hasPrefix(prefix) }
        return item.flatMap { String($0.dropFirst(prefix.count)).removingPercentEncoding }
    }

    /// Returns the values of the cookies with a name; another server of the machine may have set one as well.
    func cookies(named name: String) -> [String] {
        let prefix = name + "="
        return (fields["cookie"] ?? "").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }

    private static func firstEmptyLine(in bytes: ArraySlice<UInt8>) -> Int? {
        let mark: [UInt8] = [13, 10, 13, 10]
        guard bytes.count >= 4 else { return nil }
        return (bytes.startIndex...bytes.endIndex - 4).first {
            bytes[$0] == 13 && bytes[$0..<$0 + 4].elementsEqual(mark)
        }
    }
}
