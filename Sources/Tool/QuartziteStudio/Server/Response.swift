import Foundation

/// A response, after which the connection is closed.
struct Response {
    enum Status: Int {
        case ok = 200
        case seeOther = 303
        case badRequest = 400
        case forbidden = 403
        case notFound = 404
        case methodNotAllowed = 405
        case headTooLarge = 431
        case unavailable = 503

        var phrase: String {
            switch self {
            case .ok: "OK"
            case .seeOther: "See Other"
            case .badRequest: "Bad Request"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .methodNotAllowed: "Method Not Allowed"
            case .headTooLarge: "Request Header Fields Too Large"
            case .unavailable: "Service Unavailable"
            }
        }
    }

    var status: Status
    var type: String
    var body: Body
    /// The name under which a browser saves the body; nil shows it.
    var fileName: String?
    /// Where a browser goes on, relative to the address that it has requested.
    var location: String?
    /// A cookie that the browser keeps.
    var cookie: String?

    enum Body {
        case data(Data)
        /// An open file, which is sent and then closed.
        case file(FileHandle, size: Int)

        var size: Int {
            switch self {
            case .data(let data): data.count
            case .file(_, let size): size
            }
        }
    }

    init(_ status: Status = .ok, type: String, body: Data) {
        self.status = status
        self.type = type
        self.body = .data(body)
    }

    init(download file: FileHandle, size: Int, type: String, name: String) {
        status = .ok
        self.type = type
        body = .file(file, size: size)
        fileName = name
    }

    static func text(_ status: Status, _ text: String) -> Response {
        Response(status, type: "text/plain; charset=utf-8", body: Data((text + "\n").utf8))
    }

    /// Returns the field that names a download (RFC 6266): a name of ASCII, and all characters for clients that read them.
    private static func disposition(of name: String) -> String {
        let plain = String(String.UnicodeScalarView(name.unicodeScalars.map { $0.isASCII ? $0 : "_" }))
        guard plain != name else { return "attachment; filename=\"\(name)\"" }
        let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._".utf8)
        let digits = Array("0123456789ABCDEF")
        let encoded = name.utf8.map { byte in
            kept.contains(byte)
                ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded.joined())"
    }

    /// The status line and the fields.
    ///
    /// The policy allows only the server's own files, pictures that the page makes, and its own socket.
    ///
    /// - Parameter host: The name under which the browser reaches the server, for browsers to which `'self'` means no socket.
    func head(host: HostName?) -> Data {
        // Policies have no notation for addresses of IPv6.
        let sockets = host.map { host in
            host.address?.isVersion6 == true ? "" : ["ws", "wss"].map { " " + $0 + ":" + "//\(host)" }.joined()
        }
        let policy =
            "default-src 'self'; img-src 'self' blob: data:; connect-src 'self'\(sockets ?? ""); object-src 'none'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        var lines = [
            "HTTP/1.1 \(status.rawValue) \(status.phrase)", "Content-Type: \(type)", "Content-Length: \(body.size)",
            "Content-Security-Policy: \(policy)", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
            "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store", "Connection: close",
        ]
        // At other addresses, browsers ignore the policy with a warning.
        if host?.address?.isLoopback != false { lines.append("Cross-Origin-Opener-Policy: same-origin") }
        if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
        if let location { lines.append("Location: \(location)") }
        if let cookie { lines.append("Set-Cookie: \(cookie)") }
        if let fileName { lines.append("Content-Disposition: \(Self.disposition(of: fileName))") }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}
