import Foundation
import Rendering

/// Tells contents apart (FNV-1a in 64 bits); nothing secret depends on it.
struct Digest {
    let text: String

    init(_ data: Data) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        data.withUnsafeBytes { bytes in
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        text = hexadecimal(hash)
    }
}
