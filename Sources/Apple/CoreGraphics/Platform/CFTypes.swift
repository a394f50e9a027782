import Foundation

/// The string type of Core Foundation's API.
public typealias CFString = String
/// The data type of Core Foundation's API.
public typealias CFData = Data
/// The array type of Core Foundation's API.
public typealias CFArray = [Any]
/// The dictionary type of Core Foundation's API.
public typealias CFDictionary = [AnyHashable: Any]
