import QuartziteDeviceServices
import UIKit

extension Product {
    /// A length of time.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// Units of time.
        public enum Unit: Hashable, Sendable {
            /// Days.
            case day
            /// Weeks.
            case week
            /// Months.
            case month
            /// Years.
            case year
        }

        /// The unit.
        public let unit: Unit
        /// The number.
        public let value: Int

        /// A week.
        public static var weekly: SubscriptionPeriod { SubscriptionPeriod(unit: .week, value: 1) }
        /// A month.
        public static var monthly: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 1) }
        /// A year.
        public static var yearly: SubscriptionPeriod { SubscriptionPeriod(unit: .year, value: 1) }
    }

    /// An offer for a subscription.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// Kinds of offers.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a kind.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// For those who subscribe for the first time.
            public static let introductory = OfferType(rawValue: "Introductory")
            /// For those who have subscribed.
            public static let promotional = OfferType(rawValue: "Promotional")
        }

        /// How an offer is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a mode.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// For each period.
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            /// At once.
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            /// Not at all.
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }

        /// The name for the app.
        public let id: String?
        /// The kind.
        public let type: OfferType
        /// The price.
        public let price: Decimal
        /// The price as a text.
        public let displayPrice: String
        /// The length of a period.
        public let period: SubscriptionPeriod
        /// The number of periods.
        public let periodCount: Int
        /// How the offer is paid.
        public let paymentMode: PaymentMode
    }

    /// A subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The state of a subscription.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            /// The number.
            public let rawValue: Int
            /// Creates a state.
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// It is paid.
            public static let subscribed = RenewalState(rawValue: 1)
            /// It has ended.
            public static let expired = RenewalState(rawValue: 2)
            /// It could not be paid.
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            /// It could not be paid, and goes on for a while.
            public static let inGracePeriod = RenewalState(rawValue: 4)
            /// It was revoked.
            public static let revoked = RenewalState(rawValue: 5)
        }

        /// How a subscription goes on.
        public struct RenewalInfo: Hashable, Sendable {
            /// The name of the product.
            public let currentProductID: String
            /// Whether it is renewed.
            public let willAutoRenew: Bool
            /// The name of the next product.
            public let autoRenewPreference: String?
        }

        /// What is known about a subscription.
        public struct Status: Sendable {
            /// The state.
            public let state: RenewalState
            /// The purchase.
            public let transaction: VerificationResult<Transaction>
            /// How it goes on.
            public let renewalInfo: VerificationResult<RenewalInfo>
        }

        /// The name of the group.
        public let subscriptionGroupID: String
        /// The length of a period.
        public let subscriptionPeriod: SubscriptionPeriod
        /// The offer for those who subscribe for the first time.
        public let introductoryOffer: SubscriptionOffer?
        /// The offers for those who have subscribed.
        public let promotionalOffers: [SubscriptionOffer]

        /// The states; none.
        public var status: [Status] { get async throws { [] } }
        /// Whether the user may have the introductory offer; false.
        public var isEligibleForIntroOffer: Bool { get async { false } }
        /// Returns false.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
        /// Returns none.
        public static func status(for groupID: String) async throws -> [Status] { [] }
    }
}

extension SKProduct {
    /// Units of time; raw values are Apple's.
    public enum PeriodUnit: UInt, Sendable {
        /// Days.
        case day
        /// Weeks.
        case week
        /// Months.
        case month
        /// Years.
        case year
    }

    /// The length of a period of a subscription; nil.
    public var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// The offer for those who subscribe for the first time; nil.
    public var introductoryPrice: SKProductDiscount? { nil }
    /// The name of the group of subscriptions; nil.
    public var subscriptionGroupIdentifier: String? { nil }
    /// The offers for those who have subscribed; none.
    public var discounts: [SKProductDiscount] { [] }
    /// Whether a family shares it; false.
    public var isFamilyShareable: Bool { false }
}

/// The length of a period of a subscription.
open class SKProductSubscriptionPeriod: NSObject {
    /// The number of units.
    open var numberOfUnits: Int { 0 }
    /// The unit.
    open var unit: SKProduct.PeriodUnit { .day }
    override init() {}
}

/// An offer for a subscription.
open class SKProductDiscount: NSObject {
    /// How an offer is paid; raw values are Apple's.
    public enum PaymentMode: UInt, Sendable {
        /// For each period.
        case payAsYouGo
        /// At once.
        case payUpFront
        /// Not at all.
        case freeTrial
    }

    /// The price.
    open var price: NSDecimalNumber { 0 }
    /// The locale of the price.
    open var priceLocale: Locale { SceneContext.current.settings.locale }
    /// The name; nil.
    open var identifier: String? { nil }
    /// The length of a period.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// The number of periods.
    open var numberOfPeriods: Int { 0 }
    /// How it is paid.
    open var paymentMode: PaymentMode { .payAsYouGo }
    override init() {}
}
