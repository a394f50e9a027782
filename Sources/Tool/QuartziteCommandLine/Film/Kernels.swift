import CQuartziteKernels

/// The instruction sets for which pixel kernels exist.
package enum Kernels {
    package static var current: String { name(qz_current_isa()) }

    /// The names of those that this processor supports.
    package static var supported: [String] { sets.filter { qz_isa_is_supported($0) != 0 }.map(name) }

    /// Throws if QUARTZITE_KERNEL names kernels that do not exist or that the processor does not support.
    package static func checkRequest() throws {
        guard qz_kernel_request_is_valid() == 0 else { return }
        throw Failure.usage("QUARTZITE_KERNEL must be one of \(supported.joined(separator: ", ")) on this processor")
    }

    /// Runs `body` with the supported kernels called `kernel`.
    package static func using<Result>(_ kernel: String, _ body: () throws -> Result) rethrows -> Result {
        let before = qz_current_isa()
        if let set = sets.first(where: { name($0) == kernel }) { qz_force_isa(set) }
        defer { qz_force_isa(before) }
        return try body()
    }

    private static var sets: [qz_isa] { (0..<UInt32(QZ_ISA_COUNT)).map(qz_isa.init(rawValue:)) }

    private static func name(_ isa: qz_isa) -> String { String(cString: qz_isa_name(isa)) }
}
