import Compositor
import CoreGraphics
import Media

/// The hashes of all frames before encoding and of the particles in them, as JSON.
///
/// Each frame is on a line of its own, so that files can be compared by line.
package struct HashList {
    let scene: String
    let size: PixelSize
    let seed: UInt64
    let plan: FramePlan
    let hashes: [UInt64]
    let particles: [ParticleFingerprint]

    package var json: String {
        let frames = zip(plan.frames, zip(hashes, particles)).map { index, found in
            """
              {"index": \(index), "time": \(plainDecimal(plan.time(of: index))), "hash": "\(hexadecimal(found.0))", \
            "particles": \(found.1.count), "particleHash": "\(hexadecimal(found.1.hash))"}
            """
        }
        let rate = plan.rate.framesPerSecond
        return """
            {
            "scene": \(quoted(scene)), "size": "\(size)", "fps": \(rate), "seed": \(seed),
            "frames": [
            \(frames.joined(separator: ",\n"))
            ]
            }

            """
    }
}

/// Formats the shortest decimal of `value` without an exponent, which options accept as a time.
func plainDecimal(_ value: Double) -> String {
    let text = "\(value)"
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]), exponent < 0 else {
        return text
    }
    return "0." + String(repeating: "0", count: -exponent - 1) + text[..<mark].filter { $0 != "." }
}

/// Formats 16 digits, like `%016llx` in C.
package func hexadecimal(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}

/// Returns `text` as a JSON string.
package func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case ..<" ": result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
