import QuartziteUIFoundation

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError) -> String { err.domain }

/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }

/// Returns the user information of an error.
public func CFErrorCopyUserInfo(_ err: CFError) -> [String: Any]! { err.userInfo }
