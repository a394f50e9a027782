/// The name of a test as it is shown, derived from its name in events.
struct TestName: Equatable {
    /// The whole name, such as `CardTests.testFlip` or `Outer/Inner/flips()`.
    let shown: String
    /// The types that contain the test, such as `CardTests` or `Outer.Inner`; empty for a function outside all types.
    let suite: String
    /// The name of the test's function, such as `testFlip` or `flips()`.
    let function: String

    /// Creates the name of `CardTests.testFlip`, a test of XCTest, or `Module.Suite/test()/File.swift:5:2`, one of Swift
    /// Testing.
    init(_ id: String) {
        guard let place = id.firstMatch(of: /\/[^\/]*:[0-9]+:[0-9]+$/) else {
            let parts = id.split(separator: ".", maxSplits: 1).map(String.init)
            (shown, suite, function) = (id, parts.count > 1 ? parts[0] : "", parts.last ?? "")
            return
        }
        let path = id[..<place.range.lowerBound]
        let name = path.firstIndex(of: ".").map { path[path.index(after: $0)...] } ?? path
        shown = String(name)
        // The name of a function in backticks can contain slashes.
        let quote = name.hasPrefix("`") ? name.startIndex : name.firstRange(of: "/`")?.lowerBound
        let end = quote ?? name.lastIndex(of: "/") ?? name.startIndex
        suite = String(name[..<end]).replacing("/", with: ".")
        function = String(name[end...].drop { $0 == "/" })
    }
}
