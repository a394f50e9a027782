import QuartzCore
import Synchronization

// Core Foundation's functions for data.

/// The type of data that can grow of Core Foundation's API.
public typealias CFMutableData = NSMutableData

/// Creates data that can grow; a capacity other than 0 is no limit.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// Creates data with a copy of bytes; nil if the number of bytes is negative, or if there are none to copy.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex) -> CFData! {
    guard length >= 0, let bytes else { return length == 0 ? Data() : nil }
    return Data(bytes: bytes, count: length)
}

/// Creates data that can grow with a copy of other data; a capacity other than 0 is no limit.
public func CFDataCreateMutableCopy(
    _ allocator: CFAllocator?, _ capacity: CFIndex, _ theData: CFData!
) -> CFMutableData! { theData.flatMap { NSMutableData(data: $0) } }

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFMutableData!) -> CFIndex { theData?.length ?? 0 }

/// Returns the bytes, which are valid as long as the data is not released or changed; nil for empty data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData, !theData.isEmpty else { return nil }
    return SmallData.bytes(of: theData)
        ?? theData.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

/// Returns the bytes, which are valid until the length changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies a part of the bytes; the part outside of the data is left out.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    guard let theData, let buffer, range.location >= 0, range.length > 0, range.location < theData.count else { return }
    let start = theData.startIndex + range.location
    theData.copyBytes(to: buffer, from: start..<min(start + min(range.length, theData.count), theData.endIndex))
}

/// Adds bytes at the end; does nothing for a length of 0 or less.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    guard let theData, let bytes, length > 0 else { return }
    theData.append(bytes, length: length)
}

/// The bytes of data that Foundation keeps inside the value, where they have no address of their own.
///
/// Each sequence of bytes is kept once, for as long as the program runs.
private enum SmallData {
    private static let maximumCount = 32
    private static let kept = Mutex<[Data: Address]>([:])

    private struct Address: @unchecked Sendable {
        let start: UnsafePointer<UInt8>
    }

    /// Returns an address for a few bytes; nil for data that has its bytes elsewhere.
    static func bytes(of data: Data) -> UnsafePointer<UInt8>? {
        guard data.count <= maximumCount else { return nil }
        return kept.withLock { kept in
            if let address = kept[data] { return address.start }
            let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: data.count)
            data.copyBytes(to: copy, count: data.count)
            kept[data] = Address(start: UnsafePointer(copy))
            return UnsafePointer(copy)
        }
    }
}
