import Foundation

/// A string where Core Foundation asks for one.
public typealias CFString = String
/// Bytes where Core Foundation asks for them.
public typealias CFData = Data
/// A list where Core Foundation asks for one.
public typealias CFArray = [Any]
/// A dictionary where Core Foundation asks for one.
public typealias CFDictionary = [AnyHashable: Any]
