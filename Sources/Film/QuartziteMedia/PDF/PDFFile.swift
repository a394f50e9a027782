import CQuartziteImageCodecs
import CoreGraphics

/// The objects of a PDF file whose objects are separate; see ``PDFStructure``.
///
/// Objects are found by their headings.
final class PDFFile {
    let bytes: [UInt8]
    private var places: [Int: Int] = [:]
    private var known: [Int: PDFValue] = [:]

    private static let maximumObjects = 100_000
    private static let maximumDepth = 16
    /// The largest size of an uncompressed stream, in bytes.
    private static let largestStream = 64_000_000

    init(separate bytes: [UInt8]) {
        self.bytes = bytes
        findObjects()
    }

    /// Records the position after each `12 0 obj`; the last object with a number counts.
    private func findObjects() {
        let mark = Array(" obj".utf8)
        var index = mark.count
        while index + mark.count <= bytes.count, places.count < Self.maximumObjects {
            defer { index += 1 }
            guard bytes[index] == 32, bytes[index + 1] == mark[1], bytes[index + 2] == mark[2],
                bytes[index + 3] == mark[3]
            else { continue }
            var cursor = index - 1
            guard digits(before: &cursor) != nil, cursor >= 0, bytes[cursor] == 32 else { continue }
            cursor -= 1
            guard let number = digits(before: &cursor) else { continue }
            places[number] = index + mark.count
        }
    }

    private func digits(before cursor: inout Int) -> Int? {
        var (value, factor) = (0, 1)
        let start = cursor
        while cursor >= 0, start - cursor < 8, (48...57).contains(bytes[cursor]) {
            value += Int(bytes[cursor] - 48) * factor
            factor *= 10
            cursor -= 1
        }
        return cursor < start ? value : nil
    }

    // MARK: Objects

    /// Returns the value, or the object that it refers to.
    func resolve(_ value: PDFValue?) -> PDFValue {
        var value = value ?? .null
        for _ in 0..<Self.maximumDepth {
            guard case .reference(let number) = value else { return value }
            value = object(number)
        }
        return .null
    }

    func dictionary(_ value: PDFValue?) -> [String: PDFValue]? {
        switch resolve(value) {
        case .dictionary(let entries), .stream(let entries, _): entries
        default: nil
        }
    }

    func array(_ value: PDFValue?) -> [PDFValue]? {
        if case .array(let values) = resolve(value) { values } else { nil }
    }

    /// Returns an array of numbers; nil unless it has `count` elements.
    func numbers(_ value: PDFValue?, count: Int) -> [Double]? {
        let numbers = array(value)?.compactMap { resolve($0).number }
        return numbers?.count == count ? numbers : nil
    }

    private func object(_ number: Int) -> PDFValue {
        if let value = known[number] { return value }
        guard let place = places[number] else { return .null }
        // An object that refers to itself is null.
        known[number] = .null
        var scanner = PDFScanner(bytes, at: place, readsReferences: true)
        var value = scanner.next() ?? .null
        if case .dictionary(let entries) = value, let start = scanner.streamStart() {
            value = .stream(entries, start..<end(ofStream: entries, from: start))
        }
        known[number] = value
        return value
    }

    private func end(ofStream entries: [String: PDFValue], from start: Int) -> Int {
        if let length = resolve(entries["Length"]).integer, length >= 0, length <= bytes.count - start {
            return start + length
        }
        let mark = Array("endstream".utf8)
        var index = start
        while index + mark.count <= bytes.count {
            if bytes[index] == mark[0], Array(bytes[index..<index + mark.count]) == mark { return index }
            index += 1
        }
        return bytes.count
    }

    // MARK: Streams

    /// The number of bytes into which the streams of objects and of cross-references unpack; nil if one of them is too
    /// large or cannot be unpacked.
    var structureCount: Int? {
        var total = 0
        for number in places.keys.sorted() {
            guard case .stream(let entries, let range) = object(number),
                ["ObjStm", "XRef"].contains(resolve(entries["Type"]).name), entries["Filter"] != nil
            else { continue }
            var count = 0
            let data = Array(bytes[range])
            guard let block = qz_inflate(data, data.count, Self.largestStream, &count) else { return nil }
            free(block)
            total += count
            if total > Self.largestStream { return nil }
        }
        return total
    }

    /// Returns a stream's decoded bytes, and the name of a remaining image filter; nil if a filter is not supported.
    func unpacked(_ value: PDFValue?) -> (bytes: [UInt8], picture: String?)? {
        guard case .stream(let entries, let range) = resolve(value) else { return nil }
        var data = Array(bytes[range])
        let filter = resolve(entries["Filter"])
        let names = filter.name.map { [$0] } ?? array(filter)?.compactMap { resolve($0).name } ?? []
        let parameters = resolve(entries["DecodeParms"])
        for each in array(parameters) ?? [parameters] {
            guard resolve(dictionary(each)?["Predictor"]).number ?? 1 == 1 else { return nil }
        }
        for name in names {
            switch name {
            case "FlateDecode", "Fl":
                var count = 0
                guard let block = qz_inflate(data, data.count, Self.largestStream, &count) else { return nil }
                defer { free(block) }
                data = Array(UnsafeBufferPointer(start: block, count: count))
            case "ASCII85Decode", "A85":
                guard let text = Self.fromASCII85(data) else { return nil }
                data = text
            case "DCTDecode", "DCT": return (data, name)
            default: return nil
            }
        }
        return (data, nil)
    }

    private static func fromASCII85(_ text: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var group: [UInt32] = []
        func flush(_ digits: [UInt32], _ count: Int) {
            let word = digits.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
            for shift in [24, 16, 8, 0].prefix(count) {
                result.append(UInt8(truncatingIfNeeded: word >> UInt32(shift)))
            }
        }
        for byte in text {
            switch byte {
            case UInt8(ascii: "~"):
                if group.count > 1 {
                    flush(group + Array(repeating: 84, count: 5 - group.count), group.count - 1)
                }
                return result
            case UInt8(ascii: "z") where group.isEmpty: result += [0, 0, 0, 0]
            case UInt8(ascii: "!")...UInt8(ascii: "u"):
                group.append(UInt32(byte) - 33)
                if group.count == 5 {
                    flush(group, 4)
                    group = []
                }
            case 0, 9...13, 32: continue
            default: return nil
            }
        }
        return result
    }

    // MARK: Pages

    /// The first page, with its inherited entries.
    var firstPage: [String: PDFValue]? {
        let objects = places.keys.sorted().map { dictionary(.reference($0)) ?? [:] }
        let catalog = objects.last { resolve($0["Type"]).name == "Catalog" }
        if let pages = dictionary(catalog?["Pages"]), let page = firstPage(in: pages, depth: 0) { return page }
        return objects.first { resolve($0["Type"]).name == "Page" }
    }

    private func firstPage(in node: [String: PDFValue], depth: Int) -> [String: PDFValue]? {
        guard depth < Self.maximumDepth else { return nil }
        guard let kids = array(node["Kids"]) else { return node }
        for kid in kids {
            guard var entries = dictionary(kid) else { continue }
            for key in ["MediaBox", "CropBox", "Resources", "Rotate"] where entries[key] == nil {
                entries[key] = node[key]
            }
            if let page = firstPage(in: entries, depth: depth + 1) { return page }
        }
        return nil
    }
}
