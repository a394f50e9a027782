import CoreGraphics
import Foundation

extension CAEmitterCell {
    final func storedValue(forKey key: String) -> Any? {
        CAEmitterCell.properties[key]?.read(self) ?? extraValues[key]
    }

    final func storeValue(_ value: Any?, forKey key: String) {
        if let property = CAEmitterCell.properties[key] {
            property.write(self, value)
        } else {
            extraValues[key] = value
        }
    }

    final func storedValue(forKeyPath keyPath: String) -> Any? {
        guard let (name, rest) = EmitterCellPath.split(keyPath) else { return value(forKey: keyPath) }
        return emitterCells?.first { $0.name == name }?.value(forKeyPath: rest)
    }

    final func storeValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (name, rest) = EmitterCellPath.split(keyPath) else { return setValue(value, forKey: keyPath) }
        emitterCells?.first { $0.name == name }?.setValue(value, forKeyPath: rest)
    }
}

/// Key paths into a named cell.
enum EmitterCellPath {
    /// Splits `emitterCells.NAME.REST` into the cell's name and the rest; nil for other key paths.
    static func split(_ keyPath: String) -> (name: String, rest: String)? {
        let parts = keyPath.split(separator: ".", maxSplits: 2)
        guard parts.count == 3, parts[0] == CAEmitterCell.Row.emitterCells.key else { return nil }
        return (String(parts[1]), String(parts[2]))
    }
}
