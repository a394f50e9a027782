/// The seed of a scene's random numbers.
package struct Seed: ParsedArgument, Hashable {
    let value: UInt64

    package init(parsing text: String) throws {
        guard let value = UInt64(text) else { throw InvalidArgument("write a whole number from 0 to \(UInt64.max)") }
        self.value = value
    }
}
