import QuartziteCommandLine

/// Reports an argument without text, which a script passes if one of its variables is not set.
enum EmptyArgument {
    /// Throws for the first argument that is empty, and for an option that ends with an equals sign.
    ///
    /// An empty value of `--set key=` is not an empty argument.
    static func check(_ arguments: [String]) throws {
        for (index, argument) in arguments.enumerated() {
            if argument.isEmpty {
                let place = index == 0 ? "the first argument" : "the argument after \(arguments[index - 1])"
                throw Failure.usage("\(place) is empty; name a value, or leave the option out")
            }
            if argument.hasPrefix("--"), argument.firstIndex(of: "=") == argument.indices.last {
                throw Failure.usage("\(argument.dropLast()) has no value after the equals sign; name one")
            }
        }
    }
}
