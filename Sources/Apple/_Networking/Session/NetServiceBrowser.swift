import UIKit

/// A search for services in the local network, which finds none.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    /// What learns about services.
    open weak var delegate: (any NetServiceBrowserDelegate)?
    /// Whether devices nearby are asked without a network; has no effect.
    open var includesPeerToPeer = false

    /// Creates a search.
    public override init() {}

    /// Looks for services; finds none.
    open func searchForServices(ofType type: String, inDomain domainString: String) { begin() }
    /// Looks for domains; finds none.
    open func searchForBrowsableDomains() { begin() }
    /// Looks for domains; finds none.
    open func searchForRegistrationDomains() { begin() }

    private func begin() { DispatchQueue.main.async { [self] in delegate?.netServiceBrowserWillSearch(self) } }

    /// Ends the search.
    open func stop() { DispatchQueue.main.async { [self] in delegate?.netServiceBrowserDidStopSearch(self) } }
    /// Schedules the search; it always uses the main queue.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Takes the search out of a run loop; has no effect.
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// What learns about services that a search finds.
public protocol NetServiceBrowserDelegate: AnyObject {
    /// Reports that the search begins.
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    /// Reports that the search has ended.
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    /// Reports that there is no search; never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    /// Reports that a domain was found; never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
    /// Reports that a service was found; never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    /// Reports that a domain has gone; never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
    /// Reports that a service has gone; never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
    /// Does nothing.
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    /// Does nothing.
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    /// Does nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    /// Does nothing.
    public func netServiceBrowser(
        _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
    ) {}
    /// Does nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    /// Does nothing.
    public func netServiceBrowser(
        _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
    ) {}
    /// Does nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}
