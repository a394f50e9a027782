import Compositor
import CoreGraphics
import Media

/// The hash of each frame drawn, before any encoding, and of the particles in it, as a JSON file that compares line by
/// line.
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

/// The shortest decimal that stands for `value`, without an exponent, so that it is a time as options take it.
func plainDecimal(_ value: Double) -> String {
    let text = "\(value)"
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]), exponent < 0 else {
        return text
    }
    return "0." + String(repeating: "0", count: -exponent - 1) + text[..<mark].filter { $0 != "." }
}

/// 16 digits, as a C program prints it with `%016llx`.
package func hexadecimal(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}

/// `text` as a JSON string.
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
