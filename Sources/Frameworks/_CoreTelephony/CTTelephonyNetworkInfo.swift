import UIKit

/// The networks of telephones; the device is in none.
open class CTTelephonyNetworkInfo: NSObject {
    /// The companies by the names of services; nil.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// The company; nil.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// The networks by the names of services; nil.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// The network; nil.
    open var currentRadioAccessTechnology: String? { nil }
    /// The name of the service for data; nil.
    open var dataServiceIdentifier: String? { nil }
    /// Creates the object.
    public override init() {}
}

/// A company with a network of telephones; there is never one.
open class CTCarrier: NSObject {
    /// The name.
    open var carrierName: String? { nil }
    /// The number of the country.
    open var mobileCountryCode: String? { nil }
    /// The number of the network.
    open var mobileNetworkCode: String? { nil }
    /// The code of the country.
    open var isoCountryCode: String? { nil }
    /// Whether calls over the internet are allowed.
    open var allowsVOIP: Bool { true }
    override init() {}
}
/// GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// EDGE.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// CDMA.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// 5G beside LTE.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// 5G.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
