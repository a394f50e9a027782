import Foundation

/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// Returns a pointer to an element, which is an object that the array keeps; nil if the index is outside the array.
///
/// As on Apple's systems, `unsafeBitCast(_:to:)` gives the object.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard let theArray, theArray.indices.contains(idx) else { return nil }
    // An element that is not of a class type has no object in the array, and gets one that is never released.
    if type(of: theArray[idx]) is AnyClass {
        return UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
    }
    return UnsafeRawPointer(Unmanaged.passRetained(theArray[idx] as AnyObject).toOpaque())
}
