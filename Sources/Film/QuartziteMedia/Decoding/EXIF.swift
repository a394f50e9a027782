/// The EXIF metadata of image files.
enum EXIF {
    /// Returns the orientation tag of a JPEG file, 1 to 8; 1 if it is missing or invalid.
    static func orientation(ofJPEG bytes: [UInt8]) -> Int {
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            let end = position + 2 + length
            // Metadata comes before the scan.
            guard marker != 0xDA, length >= 2, end <= bytes.count else { return 1 }
            let body = bytes[(position + 4)..<max(position + 4, end)]
            if marker == 0xE1, body.starts(with: Array("Exif\0\0".utf8)) {
                return orientation(ofTIFF: body.dropFirst(6))
            }
            position = end
        }
        return 1
    }

    private static func orientation(ofTIFF bytes: ArraySlice<UInt8>) -> Int {
        let isLittle = bytes.starts(with: [0x49, 0x49])
        guard isLittle || bytes.starts(with: [0x4D, 0x4D]) else { return 1 }
        func number(at offset: Int, bytes count: Int) -> Int? {
            guard offset >= 0, offset <= bytes.count - count else { return nil }
            let field = bytes[(bytes.startIndex + offset)..<(bytes.startIndex + offset + count)]
            return (isLittle ? Array(field.reversed()) : Array(field)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(at: 4, bytes: 4), let entries = number(at: directory, bytes: 2) else { return 1 }
        for entry in 0..<entries {
            let offset = directory + 2 + entry * 12
            guard let tag = number(at: offset, bytes: 2) else { return 1 }
            if tag == 0x0112, let value = number(at: offset + 8, bytes: 2) {
                return (1...8).contains(value) ? value : 1
            }
        }
        return 1
    }
}
