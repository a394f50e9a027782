import Testing
import UIKit
import _Networking

@Suite("Settings of a session that have no effect") struct ConfigurationReportTests {
    @Test("A setting without effect is reported once, with its copies") func reports() {
        SceneContext().run {
            let settings = URLSessionConfiguration.default
            settings.allowsCellularAccess = false
            settings.httpMaximumConnectionsPerHost = 2
            settings.waitsForConnectivity = true
            settings.networkServiceType = .default
            _ = settings.copy()
            #expect(
                UnsupportedMembers.current.names == [
                    "URLSessionConfiguration.allowsCellularAccess",
                    "URLSessionConfiguration.httpMaximumConnectionsPerHost",
                ])
        }
    }
}
