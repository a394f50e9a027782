import UIKit

/// The addresses that were refused to scenes.
package final class Refusals: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []

    /// The addresses, each once, in order.
    package var addresses: [String] { lock.withLock { list } }

    /// Adds an address without its query.
    func add(_ url: URL) {
        let address = (url.host() ?? "") + url.path()
        lock.withLock { if !list.contains(address) { list.append(address) } }
    }
}
