import QuartziteDeviceServices
import UIKit

/// Whether there is Bluetooth.
public enum CBManagerState: Int, Sendable {
    /// It is not known.
    case unknown
    /// It begins again.
    case resetting
    /// There is none.
    case unsupported
    /// The user does not allow it.
    case unauthorized
    /// It is off.
    case poweredOff
    /// It is on.
    case poweredOn
}

/// What the user allows.
public enum CBManagerAuthorization: Int, Sendable {
    /// The app has not asked.
    case notDetermined
    /// The device does not allow it.
    case restricted
    /// The user does not allow it.
    case denied
    /// The user allows it.
    case allowedAlways
}

/// Bluetooth, which the device does not have.
open class CBManager: NSObject {
    /// Whether there is Bluetooth: `unsupported`, 0.1 seconds of the scene's clock after the object was created.
    open fileprivate(set) var state = CBManagerState.unknown
    /// What the user allows: nothing.
    open class var authorization: CBManagerAuthorization { .denied }
    /// What the user allows: nothing.
    open var authorization: CBManagerAuthorization { .denied }
    override init() {}
    fileprivate func begin(_ notify: @escaping () -> Void) {
        DeviceServices.report("CBManager", "there is no Bluetooth")
        DeviceServices.answer { [weak self] in
            guard let self else { return }
            state = .unsupported
            notify()
        }
    }
}

/// A search for other devices.
open class CBCentralManager: CBManager {
    /// The object that learns that there is no Bluetooth.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Whether a search is under way; false.
    open var isScanning: Bool { false }
    /// Creates a search.
    public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }
    /// Creates a search.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]?) {
        self.delegate = delegate
        super.init()
        begin { [weak self] in
            guard let self else { return }
            self.delegate?.centralManagerDidUpdateState(self)
        }
    }
    /// Does nothing, because there is no Bluetooth.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    /// Does nothing.
    open func stopScan() {}
    /// Does nothing, because there is no Bluetooth.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    /// Does nothing.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    /// Returns no devices.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// Returns no devices.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// An object that learns about other devices.
@preconcurrency public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// Whether there is Bluetooth has changed.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// A device was found; never called.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    /// A device is connected; never called.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// A device cannot be connected; never called.
    func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// A device is not connected any more; never called.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    /// Does nothing.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
}

/// The name of a service.
open class CBUUID: NSObject {
    /// The name.
    public let uuidString: String
    /// Creates a name.
    public init(string theString: String) { uuidString = theString.uppercased() }
    /// Returns whether names are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    /// A hash of the name.
    open override var hash: Int { uuidString.hash }
}

/// Another device; there is never one.
open class CBPeripheral: NSObject {
    /// The object that would learn about the device.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// The name of the device.
    open var name: String? { nil }
    /// The number of the device.
    public let identifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    /// The services.
    open var services: [CBService]? { nil }
    /// Does nothing.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    /// Does nothing.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    /// Does nothing.
    open func readValue(for characteristic: CBCharacteristic) {}
    /// Does nothing.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    /// Does nothing.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    override init() {}
}

/// How a value is written.
public enum CBCharacteristicWriteType: Int, Sendable {
    /// With an answer.
    case withResponse
    /// Without one.
    case withoutResponse
}

/// A service of another device; there is never one.
open class CBService: NSObject {
    /// The name.
    open var uuid: CBUUID { CBUUID(string: "") }
    /// The values.
    open var characteristics: [CBCharacteristic]? { nil }
    override init() {}
}

/// A value of a service; there is never one.
open class CBCharacteristic: NSObject {
    /// The name.
    open var uuid: CBUUID { CBUUID(string: "") }
    /// The value.
    open var value: Data? { nil }
    override init() {}
}

/// An object that would learn about another device; never called.
@preconcurrency public protocol CBPeripheralDelegate: NSObjectProtocol {
    /// Services were found.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// Values were found.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// A value has arrived.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// A value was written.
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
}

extension CBPeripheralDelegate {
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
}
