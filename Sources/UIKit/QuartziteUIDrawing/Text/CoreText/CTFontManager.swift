import QuartziteUIFoundation

/// For whom fonts are registered; here always for this program.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Not stated.
    case none = 0
    /// This program.
    case process = 1
    /// All programs of the user; treated as ``process``.
    case persistent = 2
    /// All programs of the login session; treated as ``process``.
    case session = 3
}

/// The error type of Core Foundation's API.
public typealias CFError = NSError

/// Registers a font, so that it can be used by its name; returns true.
///
/// A `CGFont` created from data is registered when it is created.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Returns false: fonts stay registered while the program runs.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// Registers the fonts of a file, so that they can be used by their names; returns whether it is a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let data = try? Data(contentsOf: fontURL), FontLibrary.add(data) != nil else {
        let text = "the file \(fontURL.lastPathComponent) is not a font"
        let failure = NSError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103,
            userInfo: [NSLocalizedDescriptionKey: text])
        error?.pointee = Unmanaged.passRetained(failure)
        return false
    }
    return true
}

/// Registers the fonts of files; returns whether all of them are fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<AnyObject>?>?
) -> Bool {
    fontURLs.map { ($0 as? URL).map { CTFontManagerRegisterFontsForURL($0, scope, nil) } ?? false }.allSatisfy(\.self)
}

/// Returns the PostScript names of all fonts in alphabetical order.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { Set(FontLibrary.allFaces.map(\.name)).sorted() }
/// Returns the families of all fonts in alphabetical order.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }
