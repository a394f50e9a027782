import QuartziteCommandLine

extension TestOptions {
    /// Throws if no test was chosen, or if tests were left out, after tests that passed.
    ///
    /// - Parameter isAnythingListed: Whether `--list` named a test.
    func check(_ results: [TestResult], isAnythingListed: Bool) throws {
        guard part == nil else { return }
        if results.isEmpty, !isAnythingListed, !filter.isEmpty || !skip.isEmpty {
            let patterns = filter.map { "--filter \($0)" } + skip.map { "--skip \($0)" }
            throw Failure.usage("no test is left by \(patterns.joined(separator: " "))")
        }
        let omitted = results.count { $0.omission != nil }
        guard omitted > 0, !list, !allowOmitted else { return }
        let were = omitted == 1 ? "1 test was" : "\(omitted) tests were"
        throw Failure(.unavailable, "\(were) left out; --allow-omitted accepts that")
    }
}
