import Foundation
import Testing
import UIKit

@Suite struct DarwinFilesTests {
    /// Bytes that a stream reads and writes.
    private final class Memory {
        var bytes: [UInt8]
        var place = 0
        var isClosed = false
        init(_ text: String) { bytes = Array(text.utf8) }

        static func from(_ cookie: UnsafeMutableRawPointer?) -> Memory? {
            cookie.map { Unmanaged<Memory>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    private func open(_ memory: Memory, writes: Bool) -> UnsafeMutablePointer<FILE>? {
        UIKit.funopen(
            Unmanaged.passUnretained(memory).toOpaque(),
            { cookie, buffer, count in
                guard let memory = Memory.from(cookie), let buffer else { return -1 }
                let bytes = memory.bytes.dropFirst(memory.place).prefix(Int(count))
                for (i, byte) in bytes.enumerated() { buffer[i] = CChar(bitPattern: byte) }
                memory.place += bytes.count
                return Int32(bytes.count)
            },
            writes
                ? { cookie, buffer, count in
                    guard let memory = Memory.from(cookie), let buffer else { return -1 }
                    let bytes = (0..<Int(count)).map { UInt8(bitPattern: buffer[$0]) }
                    memory.bytes.replaceSubrange(memory.place..., with: bytes)
                    memory.place += bytes.count
                    return count
                } : nil,
            { cookie, offset, origin in
                guard let memory = Memory.from(cookie) else { return -1 }
                let start = origin == SEEK_SET ? 0 : origin == SEEK_CUR ? memory.place : memory.bytes.count
                guard (0...memory.bytes.count).contains(start + Int(offset)) else { return -1 }
                memory.place = start + Int(offset)
                return UIKit.fpos_t(memory.place)
            },
            { cookie in
                Memory.from(cookie)?.isClosed = true
                return 0
            })
    }

    @Test("A stream made of functions is read, moved and closed") func reading() throws {
        let memory = Memory("quartz crystal")
        let file = try #require(open(memory, writes: false))
        #expect(fseek(file, -7, SEEK_END) == 0)
        var bytes = [CChar](repeating: 0, count: 16)
        #expect(fread(&bytes, 1, 16, file) == 7)
        #expect(String(decoding: bytes.prefix(7).map(UInt8.init(bitPattern:)), as: UTF8.self) == "crystal")
        #expect(fseek(file, -1, SEEK_SET) != 0)
        #expect(fclose(file) == 0 && memory.isClosed)
    }

    @Test("A stream made of functions is written where it was moved to") func writing() throws {
        let memory = Memory("quartz crystal")
        let file = try #require(open(memory, writes: true))
        fseek(file, 7, SEEK_SET)
        #expect(fputs("clock", file) >= 0)
        #expect(fclose(file) == 0)
        #expect(String(decoding: memory.bytes, as: UTF8.self) == "quartz clock")
    }

    @Test("A file's times have their names of Apple's systems") func times() throws {
        var information = stat()
        #expect(lstat("/", &information) == 0)
        #expect(information.st_mtimespec.tv_sec == information.st_mtim.tv_sec)
        #expect(information.st_atimespec.tv_sec == information.st_atim.tv_sec)
        #expect(information.st_ctimespec.tv_sec == information.st_ctim.tv_sec)
    }
}
