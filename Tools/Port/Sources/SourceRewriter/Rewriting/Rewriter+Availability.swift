import SwiftSyntax

extension Rewriter {
    /// Replaces `#available` and `#unavailable` with a check of the version of iOS that the stage names.
    ///
    /// On Linux, the compiler considers every version of iOS to be available. Conditions without iOS are kept: their
    /// `*` is true there as well.
    mutating func rewrite(_ condition: AvailabilityConditionSyntax) {
        guard style == .local else { return }
        let platforms = condition.availabilityArguments.compactMap {
            Syntax($0.argument).as(PlatformVersionSyntax.self)
        }
        guard let version = platforms.first(where: { $0.platform.text == "iOS" })?.version else { return }
        let numbers = version.trimmedDescription.split(separator: ".").filter { Int($0) != nil }
        guard (1...3).contains(numbers.count) else { return }
        let keyword = condition.availabilityKeyword.text
        let call = "UIKit._isAvailable(\(numbers.joined(separator: ", ")))"
        replace(Syntax(condition), with: keyword == "#unavailable" ? "!\(call)" : call, as: keyword)
    }
}
