import Foundation

/// Finds the lines of the user's sources that a program's addresses come from.
struct SourceLines {
    /// A call in the user's sources.
    struct Frame: Equatable, CustomStringConvertible {
        /// The file as the user writes its path.
        let file: String
        let line: Int
        /// The function's name as people write it.
        let function: String
        /// The same as the linker knows it.
        var symbol = ""
        /// The compiler's name for a trap instruction, such as "arithmetic overflow".
        var failure: String?

        var description: String { "\(file):\(line), in \(function)" }
    }

    /// What `ProgramCompiler` calls the function that starts the scene.
    private static let entry = "quartziteProgram"

    let program: String
    /// The user's sources.
    let files: [String]
    /// llvm-symbolizer, which reads the program's debug information; nil finds nothing.
    let symbolizer: String?

    /// The calls at `addresses` that lie in the user's sources.
    func frames(at addresses: [CrashReport.Address]) -> [Frame] {
        guard let symbolizer, !addresses.isEmpty else { return [] }
        let log = (program as NSString).deletingLastPathComponent + "/crash-\(getpid()).log"
        defer { try? FileManager.default.removeItem(atPath: log) }
        let candidates = addresses.map(Self.candidates)
        let numbers = candidates.joined().map { "0x" + String($0, radix: 16) }
        let arguments = ["--obj=\(program)", "--output-style=JSON", "--no-demangle"] + numbers
        guard let answer = try? CapturedProcess(symbolizer, arguments, log: log), answer.status == 0,
            let places = try? JSONDecoder().decode([Place].self, from: Data(answer.output.utf8)),
            places.count == numbers.count
        else { return [] }
        let names = Dictionary(files.map { (Self.absolute($0), $0) }, uniquingKeysWith: { first, _ in first })
        var rest = places[...]
        return candidates.compactMap { candidates in
            let found = rest.prefix(candidates.count).compactMap { $0.frame(names) }
            // The function itself stands last, after what was compiled into it.
            let function = rest.first?.calls.last?.function
            let failure = rest.first?.failure
            rest = rest.dropFirst(candidates.count)
            // The program's own entry has lines of the user's sources where initialisers were compiled into it.
            guard function.map({ !$0.contains(Self.entry) }) != false else { return nil }
            var frame = found.first { $0.symbol == function }
            frame?.failure = failure
            return frame
        }
    }

    /// Where to look for the line of an address, the best place first.
    ///
    /// The compiler gives what writes a property back (`view.center.x = 1`) the line of a later statement, or none. It is
    /// the only call of two bytes that begins a line, so the byte before it is asked first; and instructions without a
    /// line belong to the one before them. Farther back lie other statements: no line is better than a wrong one, and
    /// the runtime's own message has it.
    private static func candidates(_ address: CrashReport.Address) -> [UInt64] {
        let distances: [UInt64] = (address.isExact ? [0] : [2, 0]) + [4, 8, 16, 24, 32, 48]
        return distances.compactMap { $0 <= address.offset ? address.offset - $0 : nil }
    }

    private static func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }

    /// llvm-symbolizer's answer for an address: what was compiled into one another, the innermost first.
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

        func frame(_ names: [String: String]) -> Frame? {
            for call in calls where call.line > 0 && SourceLines.failure(call.function) == nil {
                guard let file = names[SourceLines.absolute(call.file)] else { continue }
                let function = SourceLines.plainName(ofSymbol: call.function)
                return Frame(
                    file: file, line: call.line, function: function, symbol: call.function)
            }
            return nil
        }
    }

    // MARK: Names

    /// The compiler gives instructions that stop the program a function of that name.
    private static func failure(_ name: String) -> String? {
        let prefix = "Swift runtime failure: "
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }

    /// `Card.flip` for what the linker knows as `$s3App4CardC4flip…`.
    private static func plainName(ofSymbol symbol: String) -> String {
        let name = symbol.utf8CString.withUnsafeBufferPointer {
            demangle($0.baseAddress, $0.count - 1, nil, nil, 0)
        }
        guard let name else { return symbol }
        defer { free(name) }
        return plainName(String(cString: name))
    }

    /// A demangled name without module, parameters and types.
    static func plainName(_ name: String) -> String {
        // Closures and local functions lie in others, which people know: "closure #1 () -> () in App.Card.flip() -> ()".
        var text = name.components(separatedBy: " in App.").last.map { $0 == name ? $0 : "App." + $0 } ?? name
        if text.hasPrefix("(extension in App):") {
            text.removeFirst("(extension in App):".count)
            // The type's own module: "UIKit.UIView.shake() -> ()".
            if let dot = text.firstIndex(of: ".") { text = String(text[text.index(after: dot)...]) }
        }
        if text.hasPrefix("static ") { text.removeFirst("static ".count) }
        text = String(text.prefix { $0 != "(" && $0 != "<" && $0 != ":" })
        text = text.trimmingCharacters(in: .whitespaces).replacing("__allocating_init", with: "init")
        return text.hasPrefix("App.") ? String(text.dropFirst("App.".count)) : text
    }
}

/// The runtime's own function behind stack traces.
@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>?, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
    _ capacity: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
