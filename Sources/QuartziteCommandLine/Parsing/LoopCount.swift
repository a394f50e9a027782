/// The number of times that a film plays, up to 65535; 0 means forever.
package struct LoopCount: ParsedArgument, Hashable {
    package static let forEver = LoopCount(value: 0)
    static let most = 65_535

    package let value: Int

    private init(value: Int) { self.value = value }

    package init(parsing text: String) throws {
        guard let number = Int(text), (0...Self.most).contains(number) else {
            throw InvalidArgument("write a number from 1 to \(Self.most), or 0 to play forever")
        }
        value = number
    }
}
