import Foundation

/// Maps the addresses of a program to lines of the user's sources.
struct SourceLines {
    /// A call in the user's sources.
    struct Frame: Equatable, CustomStringConvertible {
        /// The path of the file, as the user wrote it.
        let file: String
        let line: Int
        /// The readable name of the function; empty if it is unknown.
        let function: String
        /// The mangled name of the function.
        var symbol = ""
        /// The compiler's name for a trap instruction, such as "arithmetic overflow".
        var failure: String?

        var description: String { "\(file):\(line)" + (function.isEmpty ? "" : ", in \(function)") }
    }

    /// The name of the program's entry point, which `ProgramEntry` generates.
    private static let entry = "quartziteProgram"

    let program: String
    /// The user's sources.
    let files: [String]
    /// The names of the modules that the sources form.
    var modules = ["App"]
    /// The path of llvm-symbolizer, which reads the debug information; nil disables the mapping.
    let symbolizer: String?

    /// Returns the calls at `addresses` that are in the user's sources.
    func frames(at addresses: [CrashReport.Address]) -> [Frame] {
        guard let symbolizer, !addresses.isEmpty else { return [] }
        let log = (program as NSString).deletingLastPathComponent + "/crash-\(getpid()).log"
        defer { try? FileManager.default.removeItem(atPath: log) }
        let candidates = addresses.map(Self.candidates)
        let numbers = candidates.joined().map { "0x" + String($0, radix: 16) }
        let arguments = ["--obj=\(program)", "--output-style=JSON", "--no-demangle"] + numbers
        guard let answer = try? CapturedProcess.run(symbolizer, arguments, log: log), answer.status == 0,
            let places = try? JSONDecoder().decode([Place].self, from: Data(answer.output.utf8)),
            places.count == numbers.count
        else { return [] }
        let names = Dictionary(files.map { (Self.absolute($0), $0) }, uniquingKeysWith: { first, _ in first })
        var rest = places[...]
        return candidates.compactMap { candidates in
            let found = rest.prefix(candidates.count).compactMap { $0.frame(names, modules) }
            // The function itself is the last entry, after the calls that were inlined into it.
            let function = rest.first?.calls.last?.function
            let failure = rest.first?.failure
            rest = rest.dropFirst(candidates.count)
            // The entry point contains lines of the user's sources if initialisers were inlined into it.
            guard function.map({ !$0.contains(Self.entry) }) != false else { return nil }
            var frame = found.first { $0.symbol == function }
            frame?.failure = failure
            return frame
        }
    }

    /// Returns the addresses at which to look for the line of an address, the best one first.
    ///
    /// The compiler assigns the code that writes back a property (`view.center.x = 1`) to a later statement or to no
    /// line. That code is the only call of two bytes that begins a line, so the byte before it is tried first. An
    /// instruction without a line belongs to the preceding one. Addresses farther back belong to other statements: no
    /// line is better than a wrong one, and the runtime's own message contains the line.
    private static func candidates(_ address: CrashReport.Address) -> [UInt64] {
        let distances: [UInt64] = (address.isExact ? [0] : [2, 0]) + [4, 8, 16, 24, 32, 48]
        return distances.compactMap { $0 <= address.offset ? address.offset - $0 : nil }
    }

    private static func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }

    /// The result of llvm-symbolizer for an address: the inlined calls, innermost first.
    private struct Place: Decodable {
        struct Call: Decodable {
            let function: String
            let file: String
            let line: Int

            enum CodingKeys: String, CodingKey {
                case function = "FunctionName"
                case file = "FileName"
                case line = "Line"
            }
        }

        let calls: [Call]

        enum CodingKeys: String, CodingKey { case calls = "Symbol" }

        var failure: String? { calls.first.flatMap { SourceLines.failure($0.function) } }

        func frame(_ names: [String: String], _ modules: [String]) -> Frame? {
            for call in calls where call.line > 0 && SourceLines.failure(call.function) == nil {
                guard let file = names[SourceLines.absolute(call.file)] else { continue }
                let function = SourceLines.plainName(ofSymbol: call.function, modules: modules)
                return Frame(
                    file: file, line: call.line, function: function, symbol: call.function)
            }
            return nil
        }
    }

    // MARK: Names

    /// Returns the reason of a trap instruction, to which the compiler assigns a function of this name.
    private static func failure(_ name: String) -> String? {
        let prefix = "Swift runtime failure: "
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }

    /// Returns `Card.flip` for a mangled name like `$s3App4CardC4flip…`.
    private static func plainName(ofSymbol symbol: String, modules: [String]) -> String {
        if symbol == ModuleCompiler.appEntry { return "the page" }
        let name = symbol.utf8CString.withUnsafeBufferPointer {
            demangle($0.baseAddress, $0.count - 1, nil, nil, 0)
        }
        guard let name else { return symbol }
        defer { free(name) }
        return plainName(String(cString: name), modules: modules)
    }

    /// Returns a demangled name without module, parameters and types.
    ///
    /// - Parameter modules: The modules that may declare the function.
    static func plainName(_ name: String, modules: [String] = ["App"]) -> String {
        var text = name
        let module = modules.first { module in
            text.hasPrefix("\(module).") || text.contains("in \(module).") || text.contains("in \(module)):")
                || text.hasPrefix("static \(module).")
        }
        guard let module else { return name }
        // Closures and local functions get the name of the function around them: "closure #1 () -> () in
        // App.Card.flip() -> ()".
        if let outer = name.components(separatedBy: " in \(module).").last, outer != name {
            text = "\(module)." + outer
        }
        let mark = "(extension in \(module)):"
        if text.hasPrefix(mark) {
            text.removeFirst(mark.count)
            // Removes the module of the extended type: "UIKit.UIView.shake() -> ()".
            if let dot = text.firstIndex(of: ".") { text = String(text[text.index(after: dot)...]) }
        }
        if text.hasPrefix("static ") { text.removeFirst("static ".count) }
        text = String(text.prefix { $0 != "(" && $0 != "<" && $0 != ":" })
        text = text.trimmingCharacters(in: .whitespaces).replacing("__allocating_init", with: "init")
        if text.hasPrefix("\(module).") { text.removeFirst(module.count + 1) }
        return withoutForwarding(text)
    }

    /// Replaces the name that the rewriter gives to a method which an extension overrides, as in `Card._Card_draw`.
    private static func withoutForwarding(_ name: String) -> String {
        let parts = name.split(separator: ".")
        guard let last = parts.last, let type = parts.dropLast().last, last.hasPrefix("_\(type)_") else { return name }
        return (parts.dropLast() + [last.dropFirst(type.count + 2)]).joined(separator: ".")
    }
}

/// The function of the Swift runtime that demangles names.
@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>?, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
    _ capacity: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
