import Foundation

/// The libraries that an object file asks to be linked with, because its source imports their modules.
struct LinkedLibraries {
    /// The section in which the compiler lists them.
    private static let section = ".swift1_autolink_entries"

    /// The options for the linker, such as `-lFoundation`.
    let options: [String]

    /// Reads a 64-bit ELF object file; nil for another format or a damaged file.
    init?(_ file: [UInt8]) {
        let header: [UInt8] = [0x7f, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F"), 2, 1]
        guard file.starts(with: header), let table = Self.integer(file, 0, 0x28, 8),
            let size = Self.integer(file, 0, 0x3a, 2), let count = Self.integer(file, 0, 0x3c, 2),
            let names = Self.integer(file, 0, 0x3e, 2)
        else { return nil }
        func contents(_ index: Int) -> ArraySlice<UInt8>? {
            let (offset, isLarge) = index.multipliedReportingOverflow(by: size)
            let (entry, isFar) = table.addingReportingOverflow(offset)
            guard !isLarge, !isFar, let start = Self.integer(file, entry, 0x18, 8),
                let length = Self.integer(file, entry, 0x20, 8), start <= file.count, length <= file.count - start
            else { return nil }
            return file[start..<start + length]
        }
        guard let texts = contents(names) else { return nil }
        var options: [String] = []
        for index in 0..<count {
            let (entry, isFar) = table.addingReportingOverflow(index * size)
            guard !isFar, let name = Self.integer(file, entry, 0, 4), name < texts.count else { return nil }
            let text = texts[(texts.startIndex + name)...].prefix { $0 != 0 }
            guard text.elementsEqual(Self.section.utf8) else { continue }
            guard let list = contents(index) else { return nil }
            options += list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }
        self.options = options
    }

    /// Returns the options of all object files, each once and in order; nil if a file cannot be read.
    static func options(of objects: [String]) -> [String]? {
        var (options, known) = ([String](), Set<String>())
        for object in objects {
            guard let data = FileManager.default.contents(atPath: object),
                let libraries = LinkedLibraries([UInt8](data))
            else { return nil }
            options += libraries.options.filter { known.insert($0).inserted }
        }
        // XCTest does not say where its own libraries are, and finds those that others have loaded before it.
        return options.filter { $0 != "-lXCTest" } + options.filter { $0 == "-lXCTest" }
    }

    /// Returns the unsigned number of some bytes, the lowest first; nil outside of the file, or if it is too large.
    private static func integer(_ file: [UInt8], _ entry: Int, _ offset: Int, _ size: Int) -> Int? {
        guard entry >= 0, entry <= file.count - offset - size else { return nil }
        let bytes = file[(entry + offset)..<(entry + offset + size)]
        return Int(exactly: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
