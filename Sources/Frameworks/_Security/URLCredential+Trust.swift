import FoundationNetworking
import UIKit

extension URLCredential {
    /// Creates a credential that trusts a server; no answer requires one here.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .forSession) }

    /// Creates a credential of a client; no answer requires one here.
    public convenience init(identity: SecIdentity, certificates certArray: [Any]?, persistence: Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }

    /// The certificate of a client with its key; nil.
    public var identity: SecIdentity? { nil }
    /// The certificates of a client; empty.
    public var certificates: [Any] { [] }
}

extension URLProtectionSpace {
    /// The certificates of a server; nil, because no answer asks whether to trust them.
    public var serverTrust: SecTrust? { nil }
    /// The names of those who may have signed a client's certificate; nil.
    public var distinguishedNames: [Data]? { nil }
}
