import UIKit

/// What a certificate says, as RFC 5280 defines it.
struct CertificateContents {
    /// The number.
    let serialNumber: Data
    /// The name of who has signed it, in the DER format.
    let issuer: Data
    /// The name of whom it is about, in the DER format.
    let subject: Data
    /// The public key; nil if its kind is not known.
    let key: SecKey?
    /// The common name of whom it is about.
    let commonName: String?
    /// The name that a user reads.
    let summary: String?
    /// The names of hosts.
    let hosts: [String]

    /// Reads a certificate; nil if the bytes are none.
    init?(_ data: Data) {
        guard let whole = DERValue.only(in: data), whole.tag == DERValue.sequence,
            let parts = whole.values, parts.count == 3, let body = parts[0].values
        else { return nil }
        // The version comes first, unless it is the first one.
        let fields = body.first?.tag == 0xa0 ? Array(body.dropFirst()) : body
        guard fields.count >= 6, fields[0].tag == 2, fields[2].tag == DERValue.sequence,
            fields[4].tag == DERValue.sequence, fields[5].tag == DERValue.sequence
        else { return nil }
        serialNumber = Data(fields[0].contents)
        issuer = Data(fields[2].encoded)
        subject = Data(fields[4].encoded)
        key = SecKey(publicKeyInfo: fields[5])
        let names = Self.names(in: fields[4])
        commonName = names[Self.commonNameID]
        summary = [Self.commonNameID, Self.unitID, Self.organizationID].lazy.compactMap { names[$0] }.first
        hosts = Self.hosts(in: fields.dropFirst(6))
    }

    private static let commonNameID: [UInt8] = [0x55, 4, 3]
    private static let unitID: [UInt8] = [0x55, 4, 11]
    private static let organizationID: [UInt8] = [0x55, 4, 10]
    private static let otherNamesID: [UInt8] = [0x55, 0x1d, 0x11]

    private static func names(in name: DERValue) -> [[UInt8]: String] {
        var names: [[UInt8]: String] = [:]
        for set in name.values ?? [] {
            for pair in set.values ?? [] {
                guard let parts = pair.values, parts.count == 2 else { continue }
                names[Array(parts[0].contents)] = String(decoding: parts[1].contents, as: UTF8.self)
            }
        }
        return names
    }

    private static func hosts(in fields: ArraySlice<DERValue>) -> [String] {
        guard let extensions = fields.first(where: { $0.tag == 0xa3 })?.values?.first?.values else { return [] }
        for item in extensions {
            guard let parts = item.values, Array(parts.first?.contents ?? []) == otherNamesID,
                let text = parts.last, let names = DERValue.only(in: Data(text.contents))?.values
            else { continue }
            return names.filter { $0.tag == 0x82 }.map { String(decoding: $0.contents, as: UTF8.self).lowercased() }
        }
        return []
    }

    /// Returns whether the certificate is about a host; without names of hosts, its common name counts.
    func isAbout(_ host: String) -> Bool {
        let host = host.lowercased()
        return (hosts.isEmpty ? [commonName?.lowercased()].compactMap { $0 } : hosts).contains { name in
            guard name.hasPrefix("*.") else { return name == host }
            let rest = host.drop { $0 != "." }
            return !rest.isEmpty && rest.count < host.count && rest == name.dropFirst()
        }
    }
}

/// A value in the DER format.
struct DERValue {
    let tag: UInt8
    /// The bytes of the value.
    let contents: ArraySlice<UInt8>
    /// The bytes with the tag and the length.
    let encoded: ArraySlice<UInt8>

    static let sequence: UInt8 = 0x30

    /// Reads a value from the start of some bytes; nil if there is none.
    private init?(_ bytes: ArraySlice<UInt8>) {
        guard let first = bytes.first, bytes.count >= 2 else { return nil }
        var index = bytes.startIndex + 1
        var length = Int(bytes[index])
        index += 1
        if length >= 0x80 {
            let count = length - 0x80
            guard (1...4).contains(count), bytes.endIndex - index >= count else { return nil }
            length = bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
            index += count
        }
        guard bytes.endIndex - index >= length else { return nil }
        tag = first
        contents = bytes[index..<index + length]
        encoded = bytes[bytes.startIndex..<index + length]
    }

    /// Returns the value that takes up all of some data.
    static func only(in data: Data) -> DERValue? {
        let bytes = [UInt8](data)
        guard let value = DERValue(bytes[...]), value.encoded.count == bytes.count else { return nil }
        return value
    }

    /// The values in this one; nil if the bytes are none.
    var values: [DERValue]? {
        var found: [DERValue] = []
        var rest = contents
        while !rest.isEmpty {
            guard let value = DERValue(rest) else { return nil }
            found.append(value)
            rest = rest.dropFirst(value.encoded.count)
        }
        return found
    }
}
