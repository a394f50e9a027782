import Foundation

/// A version of iOS: one to three numbers, as in 17, 17.5 or 17.5.1.
package struct SystemVersionArgument: ParsedArgument, Hashable {
    package let version: OperatingSystemVersion

    package init(parsing text: String) throws {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            (1...2).contains(part.count) && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
        }
        guard (1...3).contains(parts.count), numbers.count == parts.count, numbers[0] > 0 else {
            throw InvalidArgument("write a version of iOS as 18, 17.5 or 17.5.1")
        }
        version = OperatingSystemVersion(
            majorVersion: numbers[0], minorVersion: numbers.count > 1 ? numbers[1] : 0,
            patchVersion: numbers.count > 2 ? numbers[2] : 0)
    }

    package static func == (first: SystemVersionArgument, second: SystemVersionArgument) -> Bool {
        first.numbers == second.numbers
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    private var numbers: [Int] { [version.majorVersion, version.minorVersion, version.patchVersion] }
}
