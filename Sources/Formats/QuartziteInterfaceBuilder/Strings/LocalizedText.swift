/// A localized string, with optional plural forms.
package struct LocalizedText: Hashable, Sendable {
    /// A part of the text that depends on an argument.
    package struct Variable: Hashable, Sendable {
        /// The format strings by category, in which `%arg` represents the argument.
        package var forms: [PluralCategory: String]
        /// The number of the argument, counted from 1; nil for the argument at the variable's position.
        package var argument: Int?
        /// The conversion for `%arg`, such as `lld`.
        package var conversion: String = "lld"
    }

    /// The text, or a format with variables such as `%#@files@`.
    package var format: String
    package var variables: [String: Variable] = [:]

    package init(format: String, variables: [String: Variable] = [:]) {
        (self.format, self.variables) = (format, variables)
    }

    /// The maximum number of replaced variables, including nested ones; others are omitted.
    private static let maximumVariables = 100

    /// Returns the format for arguments; if there are variables, every conversion has a position, as in `%1$lld`.
    ///
    /// - Parameters:
    ///   - arguments: The arguments in order, with nil for those that are not integers. Missing ones count as 0.
    ///   - language: The language tag that determines the plural rules.
    package func format(for arguments: [Int?], language: String) -> String {
        guard !variables.isEmpty else { return format }
        var remaining = Self.maximumVariables
        return expanded(FormatString(format), arguments, language, &remaining)
    }

    /// Whether the format has variables that are declared, do not contain themselves, and have a form for every number.
    package var isSound: Bool {
        var finished: Set<String> = []
        return isSound(format, inside: [], &finished)
    }

    private func isSound(_ format: String, inside outer: Set<String>, _ finished: inout Set<String>) -> Bool {
        for case .variable(let name, _) in FormatString(format).parts where !finished.contains(name) {
            guard !outer.contains(name), outer.count < Self.maximumVariables, let forms = variables[name]?.forms,
                forms[.other] != nil
            else { return false }
            for form in forms.values {
                guard isSound(form, inside: outer.union([name]), &finished) else { return false }
            }
            finished.insert(name)
        }
        return true
    }

    /// Returns the text with other names of its variables, which `suffix` is added to.
    package func renamingVariables(_ suffix: String) -> LocalizedText {
        func renamed(_ format: String) -> String {
            variables.keys.sorted().reduce(format) { $0.replacing("#@\($1)@", with: "#@\($1)\(suffix)@") }
        }
        var result = LocalizedText(format: renamed(format))
        for (name, variable) in variables {
            var variable = variable
            variable.forms = variable.forms.mapValues(renamed)
            result.variables[name + suffix] = variable
        }
        return result
    }

    private func expanded(
        _ string: FormatString, _ arguments: [Int?], _ language: String, _ remaining: inout Int
    ) -> String {
        var text = ""
        for part in string.parts {
            switch part {
            case .text(let part): text += part
            case .conversion(let conversion, let position): text += "%\(position)$\(conversion)"
            case .variable(let name, let position):
                guard remaining > 0, let variable = variables[name] else { continue }
                remaining -= 1
                let argument = variable.argument ?? position
                let count = arguments.indices.contains(argument - 1) ? arguments[argument - 1] ?? 0 : 0
                let form = variable.form(for: count, language: language)
                // In a form, conversions without a position start at the variable's argument.
                let inner = FormatString(
                    form.replacing("%arg", with: "%\(argument)$\(variable.conversion)"), first: argument)
                text += expanded(inner, arguments, language, &remaining)
            }
        }
        return text
    }
}

extension LocalizedText.Variable {
    /// Returns the form for a number; an available `zero` form is used for 0 in every language.
    func form(for count: Int, language: String) -> String {
        if count == 0, let zero = forms[.zero] { return zero }
        return forms[PluralCategory(count, language: language)] ?? forms[.other] ?? ""
    }
}
