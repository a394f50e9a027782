import QuartziteDeviceServices
import UIKit

/// The domain of errors of `SKError`.
public let SKErrorDomain = "SKErrorDomain"

/// An error of the store.
public struct SKError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
        /// The reason is not known.
        case unknown = 0
        /// The app may not buy.
        case clientInvalid = 1
        /// The user cancelled.
        case paymentCancelled = 2
        /// The purchase is not valid.
        case paymentInvalid = 3
        /// The user may not buy.
        case paymentNotAllowed = 4
        /// There is no such product.
        case storeProductNotAvailable = 5
        /// The user does not allow it.
        case cloudServicePermissionDenied = 6
        /// There is no network.
        case cloudServiceNetworkConnectionFailed = 7
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { SKErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The reason is not known.
    public static var unknown: Code { .unknown }
    /// The app may not buy.
    public static var clientInvalid: Code { .clientInvalid }
    /// The user cancelled.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The purchase is not valid.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// The user may not buy.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// There is no such product.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    /// The user does not allow it.
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    /// There is no network.
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
}

/// The state of a purchase.
public enum SKPaymentTransactionState: Int, Sendable {
    /// It is under way.
    case purchasing
    /// It has succeeded.
    case purchased
    /// It has failed.
    case failed
    /// It was found again.
    case restored
    /// It waits.
    case deferred
}

/// A product of the store; there is never one.
open class SKProduct: NSObject {
    /// The name of the product.
    open var productIdentifier: String { "" }
    /// The title.
    open var localizedTitle: String { "" }
    /// The description.
    open var localizedDescription: String { "" }
    /// The price.
    open var price: NSDecimalNumber { 0 }
    /// The locale of the price.
    open var priceLocale: Locale { Locale.current }
    override init() {}
}

/// A request to the store.
open class SKRequest: NSObject {
    /// The object that learns that the request has ended.
    open weak var delegate: (any SKRequestDelegate)?
    /// Answers after 0.1 seconds of the scene's clock.
    open func start() {
        DeviceServices.answer { [self] in
            answer()
            delegate?.requestDidFinish(self)
        }
    }
    func answer() {}
    /// Does nothing.
    open func cancel() {}
}

/// An object that learns that a request has ended; all methods are optional.
@preconcurrency public protocol SKRequestDelegate: NSObjectProtocol {
    /// The request has ended.
    func requestDidFinish(_ request: SKRequest)
    /// The request has failed; never called.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// Does nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products; the store has none.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>
    /// Creates a request.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
    override func answer() {
        DeviceServices.report("SKProductsRequest", "the store has no products")
        let response = SKProductsResponse(identifiers.sorted())
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
    }
}

/// The products that the store has: none.
open class SKProductsResponse: NSObject {
    /// The products; none.
    open var products: [SKProduct] { [] }
    /// The names of what the store does not have, in alphabetical order.
    public let invalidProductIdentifiers: [String]
    init(_ invalid: [String]) { invalidProductIdentifiers = invalid }
}

/// An object that receives products.
@preconcurrency public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// The store has answered.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for the receipt, which the store does not have.
open class SKReceiptRefreshRequest: SKRequest {
    /// Creates a request.
    public override init() {}
}

/// A purchase.
open class SKPayment: NSObject {
    /// The name of the product.
    public let productIdentifier: String
    /// The number; 1.
    open var quantity: Int { 1 }
    /// The user; nil.
    open var applicationUsername: String? { nil }
    /// Creates a purchase.
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// The state of a purchase.
open class SKPaymentTransaction: NSObject {
    /// The purchase.
    public let payment: SKPayment
    /// The state: it has failed.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// The reason.
    open var error: (any Error)? { SKError(.storeProductNotAvailable) }
    /// The number; nil.
    open var transactionIdentifier: String? { nil }
    /// The date; nil.
    open var transactionDate: Date? { nil }
    /// The first purchase; nil.
    open var original: SKPaymentTransaction? { nil }
    init(_ payment: SKPayment) { self.payment = payment }
}

/// The purchases of the app; all fail.
open class SKPaymentQueue: NSObject {
    private var observers: [any SKPaymentTransactionObserver] = []
    /// The purchases that the app has not finished.
    open private(set) var transactions: [SKPaymentTransaction] = []
    private override init() {}
    /// Returns the purchases.
    open class func `default`() -> SKPaymentQueue {
        SceneContext.current.object(of: SKPaymentQueue.self) { SKPaymentQueue() }
    }
    /// Returns false: the user cannot buy.
    open class func canMakePayments() -> Bool { false }
    /// Adds an object that learns about purchases.
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
    /// Removes an object that learns about purchases.
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
    /// Fails after 0.1 seconds of the scene's clock.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment)
        transactions.append(transaction)
        DeviceServices.answer { [self] in
            for observer in observers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
        }
    }
    /// Forgets a purchase.
    open func finishTransaction(_ transaction: SKPaymentTransaction) { transactions.removeAll { $0 === transaction } }
    /// Finds no purchases, after 0.1 seconds of the scene's clock.
    open func restoreCompletedTransactions() {
        DeviceServices.answer { [self] in
            for observer in observers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
        }
    }
}

/// An object that learns about purchases.
@preconcurrency public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Purchases have changed.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// All purchases were found.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Purchases could not be found; never called.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}

extension SKPaymentTransactionObserver {
    /// Does nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
}
