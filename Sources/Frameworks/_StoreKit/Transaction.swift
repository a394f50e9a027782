import QuartziteDeviceServices
import UIKit

/// A purchase; there is never one.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// Who has bought.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The user.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// Someone of the family.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// Why a purchase was revoked.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int
        /// Creates a reason.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The app has a fault.
        public static let developerIssue = RevocationReason(rawValue: 1)
        /// Another reason.
        public static let other = RevocationReason(rawValue: 0)
    }

    /// Purchases, one after another; none, so that the sequence ends at once.
    public struct Transactions: AsyncSequence, Sendable {
        /// Passes on purchases.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Returns nil.
            public mutating func next() async -> VerificationResult<Transaction>? {
                nil
            }
        }
        /// What is passed on.
        public typealias Element = VerificationResult<Transaction>
        /// Returns an iterator.
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator()
        }
    }

    /// The number.
    public let id: UInt64
    /// The number of the first purchase.
    public let originalID: UInt64
    /// The name of the product.
    public let productID: String
    /// The kind of the product.
    public let productType: Product.ProductType
    /// The group of subscriptions.
    public let subscriptionGroupID: String?
    /// The app.
    public let appBundleID: String
    /// The date.
    public let purchaseDate: Date
    /// The date of the first purchase.
    public let originalPurchaseDate: Date
    /// When a subscription ends.
    public let expirationDate: Date?
    /// The number of products.
    public let purchasedQuantity: Int
    /// Whether another subscription takes its place.
    public let isUpgraded: Bool
    /// Who has bought.
    public let ownershipType: OwnershipType
    /// When it was revoked.
    public let revocationDate: Date?
    /// Why it was revoked.
    public let revocationReason: RevocationReason?
    /// The account of the app.
    public let appAccountToken: UUID?
    /// When the store signed it.
    public let signedDate: Date
    /// The purchase as JSON.
    public var jsonRepresentation: Data { Data() }

    /// All purchases; none.
    public static var all: Transactions { Transactions() }
    /// What the user has bought; nothing.
    public static var currentEntitlements: Transactions { Transactions() }
    /// New purchases; none.
    ///
    /// On a device the sequence waits for them, here it ends at once.
    public static var updates: Transactions { Transactions() }
    /// What the app has not finished; nothing.
    public static var unfinished: Transactions { Transactions() }
    /// Returns nil.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Returns nil.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

    /// Finishes the purchase.
    public func finish() async {}
}

/// The store.
public enum AppStore {
    /// Whether the user can buy; false.
    public static var canMakePayments: Bool { false }
    /// The number of the device for the store; nil.
    public static var deviceVerificationID: UUID? { nil }
    /// Throws an error after 0.1 seconds of the scene's clock: there is no account.
    public static func sync() async throws {
        DeviceServices.report("AppStore.sync()", "there is no account")
        await DeviceServices.pause()
        throw StoreKitError.userCancelled
    }
    /// Reports that it has no effect.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        unsupported("AppStore.showManageSubscriptions(in:)")
    }
    /// Reports that it has no effect.
    @MainActor public static func requestReview(in scene: UIWindowScene) {
        unsupported("AppStore.requestReview(in:)")
    }
    /// Reports that it has no effect.
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        unsupported("AppStore.presentOfferCodeRedeemSheet(in:)")
    }
}

/// The store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
    /// The name of the store.
    public let id: String
    /// The country.
    public let countryCode: String
    /// The store; nil.
    public static var current: Storefront? { get async { nil } }
}
