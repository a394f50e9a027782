import QuartziteDeviceServices
import UIKit

/// A product of the store; there is never one.
public struct Product: Identifiable, Hashable, Sendable {
    /// A kind of product.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String
        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// One that is used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// One that is bought once.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// A subscription that ends.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// A subscription that is renewed.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
        /// The name of the kind.
        public var localizedDescription: String { rawValue }
    }

    /// How a purchase ends.
    public enum PurchaseResult: Sendable {
        /// It has succeeded.
        case success(VerificationResult<Transaction>)
        /// The user cancelled.
        case userCancelled
        /// It waits.
        case pending
    }

    /// What a purchase should consider; without effect.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// The account of the app.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption("token \(token)") }
        /// The number.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption("quantity \(quantity)") }
        /// Whether the purchase has to be allowed.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption("ask \(simulateAskToBuy)")
        }
        /// A value of the app.
        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption("\(key) \(value)") }
        /// A value of the app.
        public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption("\(key) \(value)") }
        /// A value of the app.
        public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption("\(key) \(value)") }
    }

    /// Why something cannot be bought.
    public enum PurchaseError: Error, Equatable, Hashable, Sendable {
        /// The number is not valid.
        case invalidQuantity
        /// There is no such product.
        case productUnavailable
        /// The user may not buy.
        case purchaseNotAllowed
        /// The user may not have the offer.
        case ineligibleForOffer
        /// There is no such offer.
        case invalidOfferIdentifier
        /// The price of the offer is not valid.
        case invalidOfferPrice
        /// The signature of the offer is not valid.
        case invalidOfferSignature
        /// The offer is not complete.
        case missingOfferParameters
    }

    /// The name for the app.
    public let id: String
    /// The kind.
    public let type: ProductType
    /// The name.
    public let displayName: String
    /// The description.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The price as a text.
    public let displayPrice: String
    /// Whether a family shares it.
    public let isFamilyShareable: Bool
    /// The subscription; nil for another product.
    public let subscription: SubscriptionInfo?
    /// The product as JSON.
    public var jsonRepresentation: Data { Data() }

    /// Returns no products, after 0.1 seconds of the scene's clock.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String {
        DeviceServices.report("Product.products(for:)", "the store has no products")
        await DeviceServices.pause()
        return []
    }

    /// Throws an error: the store has no products.
    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        await DeviceServices.pause()
        throw PurchaseError.productUnavailable
    }

    /// What the user has bought; nil.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    /// The last purchase; nil.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

extension DeviceServices {
    /// Waits for the time of an answer.
    static func pause() async {
        await withCheckedContinuation { continuation in answer { continuation.resume() } }
    }
}

/// What the store has signed.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    /// Why a signature is not valid.
    public enum VerificationError: Error, Hashable, Sendable {
        /// The certificates were revoked.
        case revokedCertificate
        /// The certificates are not valid.
        case invalidCertificateChain
        /// The device is another one.
        case invalidDeviceVerification
        /// The text is not valid.
        case invalidEncoding
        /// The signature is not valid.
        case invalidSignature
        /// A value is missing.
        case missingRequiredProperties
    }

    /// The signature is not valid.
    case unverified(SignedType, VerificationError)
    /// The signature is valid.
    case verified(SignedType)

    /// The value; throws an error if the signature is not valid.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// The value, whether or not the signature is valid.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

/// Why the store does not answer.
public enum StoreKitError: Error, Sendable {
    /// The reason is not known.
    case unknown
    /// The user cancelled.
    case userCancelled
    /// There is no network.
    case networkError(URLError)
    /// The system has failed.
    case systemError(any Error)
    /// The product is not sold here.
    case notAvailableInStorefront
    /// The app may not do this.
    case notEntitled
}
