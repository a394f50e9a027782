import QuartziteStage
import Testing
import UIKit
import _AppTrackingTransparency
import _CloudKit
import _Contacts
import _CoreBluetooth
import _EventKit
import _GameKit
import _HealthKit
import _Network
import _StoreKit
import _SystemConfiguration
import _WidgetKit

@MainActor @Suite("Frameworks answer like a device with nothing on it") struct AnswerTests {
    @Test("The network is there")
    func network() {
        let monitor = NWPathMonitor()
        let journal = Journal.run(until: 1) { journal, _ in
            monitor.pathUpdateHandler = { path in
                MainActor.assumeIsolated { journal.note("\(path.status) \(path.usesInterfaceType(.wifi))") }
            }
            monitor.start(queue: .main)
            var address = sockaddr_in()
            address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
            address.sin_family = sa_family_t(AF_INET)
            let target = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
            }
            var flags = SCNetworkReachabilityFlags()
            if let target { SCNetworkReachabilityGetFlags(target, &flags) }
            #expect(flags == .reachable)
        }
        #expect(journal.lines == ["0.1 satisfied true"])
    }

    @Test("The store has no products")
    func store() {
        final class Listener: NSObject, SKProductsRequestDelegate {
            var invalid: [String] = []
            var hasEnded = false
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
                invalid = response.invalidProductIdentifiers
                #expect(response.products.isEmpty)
            }
            func requestDidFinish(_ request: SKRequest) { hasEnded = true }
        }
        let listener = Listener()
        let journal = Journal.run(until: 1) { _, _ in
            let request = SKProductsRequest(productIdentifiers: ["b", "a"])
            request.delegate = listener
            request.start()
            SKStoreReviewController.requestReview()
            SKStoreReviewController.requestReview()
        }
        #expect(listener.invalid == ["a", "b"] && listener.hasEnded && !SKPaymentQueue.canMakePayments())
        #expect(
            journal.messages == [
                "SKStoreReviewController.requestReview() has no effect here",
                "SKProductsRequest: the store has no products",
            ])
    }

    @Test("The store of Swift has neither products nor purchases")
    func secondStore() {
        let journal = Journal.run(until: 1) { journal, _ in
            Task {
                let products = try await Product.products(for: ["b", "a"])
                for await _ in _StoreKit.Transaction.currentEntitlements { journal.note("a purchase") }
                journal.note("\(products.count)")
                do { try await AppStore.sync() } catch { journal.note("\(error)") }
            }
        }
        #expect(journal.lines == ["0.1 0", "0.2 userCancelled"])
        #expect(journal.messages.first == "Product.products(for:): the store has no products")
    }

    @Test("Contacts, events and tracking are denied unless they are granted", arguments: [false, true])
    func permissions(isGranted: Bool) {
        let journal = Journal.run(
            until: 1, configure: { $0.grants = isGranted ? [.contacts, .calendar, .tracking] : [] }
        ) { journal, _ in
            #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
            let store = CNContactStore()
            store.requestAccess(for: .contacts) { granted, error in
                journal.note("\(granted) \(error == nil)")
                let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
                var count = 0
                let isReadable = (try? store.enumerateContacts(with: request) { _, _ in count += 1 }) != nil
                #expect(isReadable == isGranted && count == 0)
            }
            EKEventStore().requestAccess(to: .event) { granted, _ in journal.note("\(granted)") }
            ATTrackingManager.requestTrackingAuthorization { journal.note("\($0 == .authorized)") }
        }
        #expect(journal.lines == ["0.1 \(isGranted) \(isGranted)", "0.1 \(isGranted)", "0.1 \(isGranted)"])
    }

    @Test("There is neither an account nor Bluetooth, nor are there health data")
    func accounts() {
        final class Listener: NSObject, CBCentralManagerDelegate {
            var state = CBManagerState.unknown
            func centralManagerDidUpdateState(_ central: CBCentralManager) { state = central.state }
        }
        let listener = Listener()
        var manager: CBCentralManager?
        let journal = Journal.run(until: 1) { journal, _ in
            CKContainer.default().accountStatus { status, _ in journal.note("\(status)") }
            GKLocalPlayer.local.authenticateHandler = { controller, error in
                journal.note("\(controller == nil) \((error as? GKError)?.code == .notAuthenticated)")
            }
            manager = CBCentralManager(delegate: listener, queue: nil)
            HKHealthStore().requestAuthorization(toShare: nil, read: nil) { success, _ in journal.note("\(success)") }
            WidgetCenter.shared.reloadAllTimelines()
        }
        #expect(journal.lines == ["0.1 noAccount", "0.1 true true", "0.1 false"])
        #expect(
            listener.state == .unsupported && manager?.isScanning == false && !HKHealthStore.isHealthDataAvailable())
        #expect(journal.messages.contains("WidgetCenter.reloadAllTimelines() has no effect here"))
    }
}
