/// The message with which Swift's runtime stops a program, such as `Fatal error: Index out of range`.
struct RuntimeMessage: Equatable {
    let text: String

    /// Finds the message in what a program wrote to standard error; nil if there is none.
    ///
    /// The place that the message begins with is left out, because it can be one in the standard library. So are
    /// addresses, which differ from run to run.
    init?(in errors: String) {
        let found = errors.split(whereSeparator: \.isNewline).reversed().lazy.compactMap { line -> String? in
            if line.hasPrefix("Could not cast value of type ") { return String(line) }
            let pattern = /^(?:.+?:[0-9]+: )?((?:Fatal error|Precondition failed|Assertion failed)(?:: .*)?)$/
            return line.wholeMatch(of: pattern).map { String($0.output.1) }
        }
        guard let text = found.first else { return nil }
        let withoutContext = text.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
        self.text = withoutContext.replacing(/\ \(0x[0-9a-f]+\)/, with: "")
    }
}
