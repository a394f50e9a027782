import Foundation

/// The assignments of an `.xcconfig` file and of the files that it includes.
struct ConfigurationFile {
    /// The maximum number of files that are read.
    private static let maximumFiles = 64
    /// The maximum number of lines in all files.
    private static let maximumLines = 200_000

    /// The assignments in order; later ones take precedence.
    private(set) var assignments: [SettingAssignment] = []
    /// The warnings about parts that could not be read.
    private(set) var problems: [ProjectProblem] = []
    private let files: CheckoutFiles
    private var open: [String] = []
    private var (fileCount, lineCount) = (0, 0)

    init(_ path: String, files: CheckoutFiles) {
        self.files = files
        read(path)
    }

    private mutating func read(_ path: String) {
        fileCount += 1
        guard fileCount <= Self.maximumFiles else {
            return problems.append(ProjectProblem(.tooLarge, .warning, path, "more than 64 included files"))
        }
        let text: String
        do {
            text = try files.text(of: path)
        } catch {
            return problems.append(error.asWarning)
        }
        open.append(path)
        defer { open.removeLast() }
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            lineCount += 1
            guard lineCount <= Self.maximumLines else {
                return problems.append(
                    ProjectProblem(.tooLarge, .warning, path, line: index + 1, "more than 200,000 lines"))
            }
            let code = Self.withoutComment(line)
            if code.isEmpty { continue }
            if code.hasPrefix("#include") {
                include(code, at: path, line: index + 1)
            } else if let equals = Self.assignment(in: code) {
                let value = code[code.index(after: equals)...].trimmingCharacters(
                    in: CharacterSet(charactersIn: " \t;"))
                assignments.append(SettingAssignment(code[..<equals].trimmingCharacters(in: .whitespaces), value))
            } else {
                problems.append(
                    ProjectProblem(.syntax, .warning, path, line: index + 1, "neither an assignment nor #include"))
            }
        }
    }

    /// Returns the index of the equals sign after the key and its conditions.
    private static func assignment(in code: String) -> String.Index? {
        var depth = 0
        return code.indices.first { index in
            if code[index] == "[" { depth += 1 }
            if code[index] == "]" { depth -= 1 }
            return code[index] == "=" && depth <= 0
        }
    }

    private mutating func include(_ code: String, at path: String, line: Int) {
        let isOptional = code.hasPrefix("#include?")
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 3 else {
            return problems.append(
                ProjectProblem(.syntax, .warning, path, line: line, "#include without a file in quotes"))
        }
        switch files.lookup(String(parts[1]), in: path.parentFolder) {
        case .found(let file):
            if open.contains(file) {
                problems.append(
                    ProjectProblem(.cycle, .warning, path, line: line, "the file includes itself: \(parts[1])"))
            } else {
                read(file)
            }
        case .missing where isOptional: break
        // CocoaPods generates these files; they are not needed to read the pods of a Podfile.
        case .missing(let file) where file.contains("/Pods/Target Support Files/"): break
        case .missing:
            problems.append(ProjectProblem(.missing, .warning, path, line: line, "there is no file \(parts[1])"))
        case .outside:
            problems.append(
                ProjectProblem(.outside, .warning, path, line: line, "\(parts[1]) is outside the checkout"))
        }
    }

    private static func withoutComment(_ line: Substring) -> String {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        return code.trimmingCharacters(in: .whitespaces)
    }
}
