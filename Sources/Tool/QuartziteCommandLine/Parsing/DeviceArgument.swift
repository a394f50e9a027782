import QuartziteStage

/// The name of a device, or the wish to see all names.
package enum DeviceArgument: ParsedArgument, Hashable {
    case device(StageDevice)
    case list

    package init(parsing text: String) throws {
        if text == "list" {
            self = .list
        } else if let device = StageDevice(named: text) {
            self = .device(device)
        } else {
            let names = StageDevice.all.map(\.name)
            let near = suggestions(for: text, among: names)
            throw InvalidArgument(
                near.isEmpty
                    ? "write one of: " + names.joined(separator: ", ")
                    : "did you mean \(near.joined(separator: " or "))? `--device list` lists all devices")
        }
    }

    /// A line for each device, with its size in points and its scale.
    static var table: String {
        StageDevice.all.map { device in
            let name = device.name + String(repeating: " ", count: max(20 - device.name.count, 1))
            let (width, height) = (Int(device.size.width), Int(device.size.height))
            return "\(name)\(width)x\(height) points at \(Int(device.scale))x"
        }
        .joined(separator: "\n")
    }
}
