import Foundation

/// The results of tests in the XML format of JUnit, which continuous integration understands.
struct JUnitReport {
    let results: [TestResult]

    /// The file's contents.
    var text: String {
        let failures = results.count { !$0.failures.isEmpty }
        let time = Self.seconds(results.reduce(0) { $0 + $1.duration })
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            <testsuite name="TestResults" errors="0" tests="\(results.count)" failures="\(failures)" \
            skipped="\(results.count(where: \.isSkipped))" time="\(time)">
            \(results.map(element).joined(separator: "\n"))
            </testsuite>
            </testsuites>

            """
    }

    private func element(_ result: TestResult) -> String {
        let name = TestName(result.id)
        let type = [result.target, name.suite].filter { !$0.isEmpty }.joined(separator: ".")
        let start =
            "<testcase classname=\"\(Self.escaped(type))\" name=\"\(Self.escaped(name.function))\" "
            + "time=\"\(Self.seconds(result.duration))\">"
        let pictures = result.pictures.map { picture in
            let value = picture.reason.isEmpty ? picture.kind.rawValue : "\(picture.kind.rawValue): \(picture.reason)"
            return "<property name=\"\(Self.escaped(picture.path))\" value=\"\(Self.escaped(value))\"></property>"
        }
        let properties = pictures.isEmpty ? [] : ["<properties>"] + pictures + ["</properties>"]
        let failures = result.failures.map { failure in
            let text = failure.place.isEmpty ? failure.message : "\(failure.place): \(failure.message)"
            return "<failure message=\"\(Self.escaped(text))\"></failure>"
        }
        let reason = result.omission.map { " message=\"\(Self.escaped($0))\"" } ?? ""
        return
            ([start] + properties + failures + (result.isSkipped ? ["<skipped\(reason)></skipped>"] : []) + [
                "</testcase>"
            ])
            .joined(separator: "\n")
    }

    private static func seconds(_ time: Double) -> String { String(format: "%.6f", time) }

    private static func escaped(_ text: String) -> String {
        let names: [Character: String] = [
            "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;", "\r\n": "&#10;", "\t": "&#9;",
        ]
        // XML has no way to write other control characters.
        let isControl = { (character: Character) in
            character.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }
        }
        return text.map { names[$0] ?? (isControl($0) ? "?" : String($0)) }.joined()
    }
}
