import Glibc

/// Closes a library that `dlopen` opened; nil, which it returns for a library that does not exist, is an error.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
    guard let handle else { return -1 }
    return Glibc.dlclose(handle)
}

/// The factor by which the simulator slows animations down, which code looks up by its name; always 1.
///
/// The function is public, because an optimised library does not contain what only its name refers to.
@_cdecl("UIAnimationDragCoefficient")
public func _animationDragCoefficient() -> Float { 1 }
