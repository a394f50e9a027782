/// The message with which Swift's runtime stops a program, such as `Fatal error: Index out of range`.
struct RuntimeMessage: Equatable {
    let text: String
    /// The module and the name of the file, as in `App/Screen.swift`, and the line that the message begins with, if any.
    let file: String?
    let line: Int?

    /// Finds the message in what a program wrote to standard error; nil if there is none.
    ///
    /// The text is without the place that the message begins with, because it can be one in the standard library, and
    /// without addresses, which differ from run to run.
    init?(in errors: String) {
        let found = errors.split(whereSeparator: \.isNewline).reversed().lazy.compactMap {
            line -> (text: String, file: String?, line: Int?)? in
            if line.hasPrefix("Could not cast value of type ") { return (String(line), nil, nil) }
            let pattern = /^(?:(.+?):([0-9]+): )?((?:Fatal error|Precondition failed|Assertion failed)(?:: .*)?)$/
            return line.wholeMatch(of: pattern).map {
                (String($0.output.3), $0.output.1.map(String.init), $0.output.2.flatMap { Int($0) })
            }
        }
        guard let (text, file, line) = found.first else { return nil }
        let withoutContext = text.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
        self.text = withoutContext.replacing(/\ \(0x[0-9a-f]+\)/, with: "")
        (self.file, self.line) = (file, line)
    }

    /// Returns the place in one of the user's files; nil if none or several have the name.
    ///
    /// The compiler assigns no line to code that finds a nil outlet, but the message has it.
    func frame(among files: [String], modules: [String]) -> SourceLines.Frame? {
        guard let file, let line, let slash = file.firstIndex(of: "/"), modules.contains(String(file[..<slash])) else {
            return nil
        }
        let name = file[file.index(after: slash)...]
        let matching = files.filter { $0 == name || $0.hasSuffix("/\(name)") }
        return matching.count == 1 ? SourceLines.Frame(file: matching[0], line: line, function: "") : nil
    }
}
