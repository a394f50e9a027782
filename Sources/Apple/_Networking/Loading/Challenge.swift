import UIKit

/// The credentials for which an answer asks.
enum Challenge {
    /// Returns the place that asks for credentials; nil if the answer does not ask, or only in a way that is not known.
    static func space(of response: HTTPURLResponse, to request: URLRequest) -> URLProtectionSpace? {
        guard response.statusCode == 401, let url = request.url, let host = url.host(),
            let field = response.value(forHTTPHeaderField: "WWW-Authenticate")
        else { return nil }
        let isSecure = url.scheme?.lowercased() == "https"
        guard let range = field.range(of: "basic", options: [.caseInsensitive]), isStart(range, of: field) else {
            Notices.report("\(host) asks for a login other than HTTP Basic, which is not supported")
            return nil
        }
        return URLProtectionSpace(
            host: host, port: url.port ?? (isSecure ? 443 : 80), protocol: isSecure ? "https" : "http",
            realm: realm(in: field[range.upperBound...]), authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
    }

    private static func isStart(_ range: Range<String.Index>, of field: String) -> Bool {
        range.lowerBound == field.startIndex || [" ", ","].contains(field[field.index(before: range.lowerBound)])
    }

    private static func realm(in text: Substring) -> String? {
        guard let start = text.range(of: "realm=", options: [.caseInsensitive]) else { return nil }
        let rest = text[start.upperBound...]
        if rest.hasPrefix("\"") { return rest.dropFirst().split(separator: "\"").first.map(String.init) }
        return rest.split(separator: ",").first.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Returns a request with a credential; the same one if the credential has no password.
    static func request(_ request: URLRequest, with credential: URLCredential) -> URLRequest {
        guard let user = credential.user, let password = credential.password else { return request }
        var request = request
        let text = Data("\(user):\(password)".utf8).base64EncodedString()
        request.setValue("Basic \(text)", forHTTPHeaderField: "Authorization")
        return request
    }

    /// Returns the credential that an address contains.
    static func credential(in url: URL?) -> URLCredential? {
        guard let user = url?.user(percentEncoded: false), let password = url?.password(percentEncoded: false) else {
            return nil
        }
        return URLCredential(user: user, password: password, persistence: .forSession)
    }

    /// What a challenge names as its sender; sessions take the answers of their delegates instead.
    final class Sender: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable {
        func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
        func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
        func cancel(_ challenge: URLAuthenticationChallenge) {}
        func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
        func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
    }
}
