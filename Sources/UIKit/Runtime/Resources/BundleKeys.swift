import QuartzCore

/// The key of a bundle's identifier in its property list.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's build number in its property list.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the name of a bundle's program in its property list.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of a bundle's name in its property list.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's language of development in its property list.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the version of property lists in one of them.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of a bundle's languages in its property list.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
