import CQuartziteKernels
import TestSupport
import Testing

/// A serialized suite, because the current instruction set is a setting of the whole process.
@Suite("Kernels", .serialized)
struct KernelSuite {
    static let instructionSets = [QZ_ISA_SCALAR, QZ_ISA_SSSE3, QZ_ISA_AVX2, QZ_ISA_AVX512]
        .filter { qz_isa_is_supported($0) != 0 }

    /// Returns the results of `draw` with every instruction set of this CPU, the scalar one first.
    static func results<T>(_ draw: () -> T) -> [T] {
        let before = qz_current_isa()
        defer { _ = qz_force_isa(before) }
        return instructionSets.map { isa in
            _ = qz_force_isa(isa)
            return draw()
        }
    }

    @Test("Every supported kernel can be selected and has a name that identifies it")
    func names() {
        let before = qz_current_isa()
        defer { _ = qz_force_isa(before) }
        #expect(Self.instructionSets.first == QZ_ISA_SCALAR)
        for isa in Self.instructionSets {
            #expect(qz_force_isa(isa) == 1)
            #expect(qz_current_isa() == isa)
            var found = QZ_ISA_SCALAR
            #expect(qz_isa_from_name(qz_isa_name(isa), &found) == 1)
            #expect(found == isa)
        }
        var unused = QZ_ISA_SCALAR
        #expect(qz_isa_from_name("mmx", &unused) == 0)
        #expect(qz_force_isa(qz_isa(rawValue: 77)) == 0)
    }
}

extension SeededRandom {
    /// Returns a random premultiplied pixel, often opaque or transparent.
    mutating func pixel() -> UInt32 {
        let alpha = [0, 255, below(256), below(256)][below(4)]
        let channels = (0..<3).map { _ in UInt32(below(alpha + 1)) }
        return channels[0] | channels[1] << 8 | channels[2] << 16 | UInt32(alpha) << 24
    }
    mutating func pixels(_ count: Int) -> [UInt32] { (0..<count).map { _ in pixel() } }
    mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in [0, 255, UInt8(truncatingIfNeeded: next())][below(3)] }
    }
}

func channel(_ pixel: UInt32, _ index: Int) -> Int { Int(pixel >> UInt32(8 * index) & 255) }
