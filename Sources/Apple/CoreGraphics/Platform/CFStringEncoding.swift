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

/// The encoding for an unknown name.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Returns the encoding of Core Foundation for a name of IANA, as in HTTP, such as "utf-8".
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString?) -> CFStringEncoding {
    names[theString?.lowercased() ?? ""] ?? kCFStringEncodingInvalidId
}

/// Returns the name of IANA for an encoding of Core Foundation; nil for an unknown one.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString? {
    names.filter { $0.value == encoding }.keys.min { ($0.count, $0) < ($1.count, $1) }
}

/// The encodings by their names.
private let names: [String: CFStringEncoding] = [
    "utf-8": 0x0800_0100, "us-ascii": 0x0600, "iso-8859-1": 0x0201, "iso-8859-2": 0x0202, "utf-16": 0x0100,
    "utf-16be": 0x1000_0100, "utf-16le": 0x1400_0100, "utf-32": 0x0C00_0100, "utf-32be": 0x1800_0100,
    "utf-32le": 0x1C00_0100, "windows-1250": 0x0501, "windows-1251": 0x0502, "windows-1252": 0x0500,
    "windows-1253": 0x0503, "windows-1254": 0x0504, "macintosh": 0x0000, "shift_jis": 0x0A01, "euc-jp": 0x0920,
    "iso-2022-jp": 0x0820,
]
