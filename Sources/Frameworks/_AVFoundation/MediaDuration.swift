import Foundation

/// The length of files with sound or pictures, as their headers tell it.
enum MediaDuration {
    private static let maximumBytes = 64 << 20

    /// Returns the seconds of an MPEG-4, WAV or MP3 file; nil if the file is another one, or cannot be read.
    static func seconds(of url: URL) -> Double? {
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
        return seconds(of: [UInt8](data.prefix(maximumBytes)), size: data.count)
    }

    /// Returns the seconds of a file.
    ///
    /// - Parameter size: The number of bytes of the whole file.
    static func seconds(of bytes: [UInt8], size: Int) -> Double? {
        let found = wave(bytes) ?? movie(bytes[...]) ?? mp3(bytes, size)
        return found.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }

    private static func big(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ count: Int) -> UInt64? {
        let start = bytes.startIndex + offset
        guard offset >= 0, start + count <= bytes.endIndex else { return nil }
        return bytes[start..<start + count].reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func little(_ bytes: [UInt8], _ offset: Int) -> Int? {
        guard offset >= 0, offset + 4 <= bytes.count else { return nil }
        return bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads `RIFF…WAVE`: the bytes of `data`, and the bytes per second of `fmt `.
    private static func wave(_ bytes: [UInt8]) -> Double? {
        guard bytes.starts(with: Array("RIFF".utf8)), bytes.count > 12, bytes[8..<12].elementsEqual("WAVE".utf8) else {
            return nil
        }
        var (offset, rate) = (12, 0)
        while let size = little(bytes, offset + 4) {
            let name = bytes[offset..<offset + 4]
            if name.elementsEqual("fmt ".utf8) { rate = little(bytes, offset + 16) ?? 0 }
            if name.elementsEqual("data".utf8) { return rate > 0 ? Double(size) / Double(rate) : nil }
            offset += 8 + size + size % 2
        }
        return nil
    }

    /// Reads the boxes of MPEG-4 down to `moov/mvhd`.
    private static func movie(_ boxes: ArraySlice<UInt8>) -> Double? {
        var rest = boxes
        while let small = big(rest, 0, 4), rest.count >= 8 {
            let name = rest[(rest.startIndex + 4)..<(rest.startIndex + 8)]
            let isLarge = small == 1
            let (size, head) = (isLarge ? big(rest, 8, 8) ?? 0 : small, isLarge ? 16 : 8)
            guard size >= head, let whole = Int(exactly: size), name.allSatisfy({ $0 >= 32 && $0 < 127 }) else {
                return nil
            }
            let body = rest.dropFirst(head).prefix(whole - head)
            if name.elementsEqual("moov".utf8) { return movie(body) }
            if name.elementsEqual("mvhd".utf8), let version = body.first {
                let isLong = version == 1
                guard let scale = big(body, isLong ? 20 : 12, 4), scale > 0,
                    let length = big(body, isLong ? 24 : 16, isLong ? 8 : 4)
                else { return nil }
                return Double(length) / Double(scale)
            }
            rest = rest.dropFirst(whole)
        }
        return nil
    }

    /// Divides the size by the bit rate of the first frame of MPEG layer 3, after a tag.
    private static func mp3(_ bytes: [UInt8], _ size: Int) -> Double? {
        var offset = 0
        if bytes.starts(with: Array("ID3".utf8)), bytes.count >= 10 {
            offset = 10 + bytes[6..<10].reduce(0) { $0 << 7 | Int($1 & 127) }
        }
        let rates = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
        guard offset + 4 <= bytes.count, bytes[offset] == 0xff, bytes[offset + 1] & 0xfe == 0xfa else { return nil }
        let index = Int(bytes[offset + 2] >> 4) - 1
        return rates.indices.contains(index) ? Double(size - offset) / Double(rates[index] * 125) : nil
    }
}
