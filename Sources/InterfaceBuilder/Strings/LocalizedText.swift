/// A localised string, which may have other forms for other numbers.
package struct LocalizedText: Hashable, Sendable {
    /// A part of the text that depends on one argument.
    package struct Variable: Hashable, Sendable {
        /// The forms by category, formats themselves; `%arg` stands for the argument.
        package var forms: [PluralCategory: String]
        /// The argument, counted from 1; nil for the one at the place of the variable.
        package var argument: Int?
        /// How `%arg` is converted, such as `lld`.
        package var conversion: String = "lld"
    }

    /// The text, or the format that contains variables such as `%#@files@`.
    package var format: String
    package var variables: [String: Variable] = [:]

    /// How many variables are replaced, also those inside others; further ones are left out.
    private static let maximumVariables = 100

    /// The format for these arguments; every conversion names its argument, as in `%1$lld`, if there are variables.
    ///
    /// - Parameters:
    ///   - arguments: The arguments in order, with nil for those that are no integers. Missing ones count as 0.
    ///   - language: The language tag by which plural forms are chosen.
    package func format(for arguments: [Int?], language: String) -> String {
        guard !variables.isEmpty else { return format }
        var remaining = Self.maximumVariables
        return expanded(FormatString(format), arguments, language, &remaining)
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
                // In a form, conversions without a position begin at the variable's argument.
                let inner = FormatString(
                    form.replacing("%arg", with: "%\(argument)$\(variable.conversion)"), first: argument)
                text += expanded(inner, arguments, language, &remaining)
            }
        }
        return text
    }
}

extension LocalizedText.Variable {
    /// The form for a number; `zero` holds for 0 in every language that has such a form.
    func form(for count: Int, language: String) -> String {
        if count == 0, let zero = forms[.zero] { return zero }
        return forms[PluralCategory(count, language: language)] ?? forms[.other] ?? ""
    }
}
