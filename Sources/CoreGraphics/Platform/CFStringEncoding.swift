import Foundation

/// The number of a text encoding in Core Foundation's API.
public typealias CFStringEncoding = UInt32

/// The encodings that Core Foundation and Foundation number differently.
private let encodings: [CFStringEncoding: String.Encoding] = [
    0x0000: .macOSRoman, 0x0100: .utf16, 0x0201: .isoLatin1, 0x0202: .isoLatin2, 0x0500: .windowsCP1252,
    0x0501: .windowsCP1250, 0x0502: .windowsCP1251, 0x0503: .windowsCP1253, 0x0504: .windowsCP1254, 0x0600: .ascii,
    0x0820: .iso2022JP, 0x0920: .japaneseEUC, 0x0A01: .shiftJIS, 0x0B01: .nextstep, 0x0BFF: .nonLossyASCII,
    0x0800_0100: .utf8, 0x0C00_0100: .utf32, 0x1000_0100: .utf16BigEndian, 0x1400_0100: .utf16LittleEndian,
    0x1800_0100: .utf32BigEndian, 0x1C00_0100: .utf32LittleEndian,
]

/// Returns the raw value of the `String.Encoding` for an encoding of Core Foundation.
///
/// Foundation on Linux cannot convert all encodings that have a number.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    encodings[encoding]?.rawValue ?? (0x8000_0000 | UInt(encoding))
}

/// Returns the encoding of Core Foundation for the raw value of a `String.Encoding`.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    encodings.first { $0.value.rawValue == encoding }?.key
        ?? CFStringEncoding(truncatingIfNeeded: encoding & 0x7FFF_FFFF)
}

/// What functions return for an encoding that is not known.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// The names of encodings in documents of the Internet; the first of each encoding is its own.
private let documentNames: [(CFStringEncoding, [String])] = [
    (0x0800_0100, ["utf-8", "utf8"]), (0x0100, ["utf-16"]), (0x1000_0100, ["utf-16be"]), (0x1400_0100, ["utf-16le"]),
    (0x0C00_0100, ["utf-32"]), (0x1800_0100, ["utf-32be"]), (0x1C00_0100, ["utf-32le"]),
    (0x0600, ["us-ascii", "ascii"]), (0x0201, ["iso-8859-1", "latin1"]), (0x0202, ["iso-8859-2", "latin2"]),
    (0x0500, ["windows-1252", "cp1252"]), (0x0501, ["windows-1250", "cp1250"]),
    (0x0502, ["windows-1251", "cp1251"]), (0x0503, ["windows-1253", "cp1253"]),
    (0x0504, ["windows-1254", "cp1254"]), (0x0000, ["macintosh"]), (0x0A01, ["shift_jis", "sjis"]),
    (0x0920, ["euc-jp"]), (0x0820, ["iso-2022-jp"]),
]

/// Returns the encoding with a name, such as `utf-8`, in any case; ``kCFStringEncodingInvalidId`` if none is known.
public func CFStringConvertIANACharSetNameToEncoding(_ name: CFString!) -> CFStringEncoding {
    let name = name?.lowercased() ?? ""
    return documentNames.first { $0.1.contains(name) }?.0 ?? kCFStringEncodingInvalidId
}

/// Returns the name of an encoding, such as `utf-8`; nil if it has none.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    documentNames.first { $0.0 == encoding }?.1.first
}
