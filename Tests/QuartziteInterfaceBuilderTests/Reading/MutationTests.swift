import Foundation
import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Randomly damaged documents")
struct MutationTests {
    /// Reads all values of a document and returns how many there are.
    private func visit(_ document: InterfaceDocument) -> Int {
        var count = document.warnings.count + document.scenes.count + document.namedColors.count
        for scene in document.scenes {
            count += scene.controllerNib(for: .tablet).objects.count
            count += scene.viewNib(for: .tablet)?.assignments.count ?? 0
        }
        count += document.nib(for: .phonePortrait).assignments.count
        var elements = [document.root, document.root.resolved(for: .tablet)]
        while let element = elements.popLast() {
            elements += element.children
            count += 1 + element.constraints.count + element.connections.count + element.layoutGuides.count
            count += element.runtimeAttributes.count + element.buttonStates.count
            _ = (element.frame, element.placement, element.autoresizingMask, element.isInstalled, element.objectClass)
            for key in element.children.compactMap(\.key) {
                _ = (element.color(key), element.font(key), element.insets(key), element.image(key), element.rect(key))
                _ = (element.attributedString(key), element.string(key), element.point(key), element.size(key))
            }
            for connection in element.connections {
                if case .action(let action) = connection { count += action.selector.swiftNames.count }
            }
        }
        return count
    }

    /// Returns the bytes with random changes: other bytes, gaps, repetitions and swapped attribute values.
    private func mutated(_ original: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        var bytes = original
        for _ in 0...random.below(4) {
            let start = random.below(bytes.count)
            let end = min(start + 1 + random.below(60), bytes.count)
            switch random.below(5) {
            case 0: bytes[start] = UInt8(random.below(256))
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
            case 3: bytes.replaceSubrange(start..<end, with: Self.values[random.below(Self.values.count)].utf8)
            default:
                guard let quote = bytes[start...].firstIndex(of: UInt8(ascii: "\"")),
                    let next = bytes[(quote + 1)...].firstIndex(of: UInt8(ascii: "\""))
                else { continue }
                bytes.replaceSubrange((quote + 1)..<next, with: Self.values[random.below(Self.values.count)].utf8)
            }
            if bytes.isEmpty { return original }
        }
        return bytes
    }

    private static let values = [
        "", "-1", "1e308", "-1e308", "nan", "9223372036854775808", "YES", "-", "0:0", "widthClass=regular", "default",
        "é",
        "&#x10FFFF;", "key", ":", "::", "With:", "4294967296",
    ]

    @Test("Random changes produce an error or a document", arguments: SampleFile.allCases)
    func changes(file: SampleFile) throws {
        let original = [UInt8](try Data(contentsOf: file.url))
        var random = SeededRandom(seed: UInt64(original.count))
        var (errors, documents) = (0, 0)
        for _ in 0..<300 {
            let bytes = mutated(original, &random)
            do throws(InterfaceDocumentError) {
                let document = try InterfaceDocument(data: Data(bytes), file: "a.xib")
                documents += visit(document) > 0 ? 1 : 0
            } catch {
                errors += 1
                #expect(error.description.hasPrefix("a.xib:") && !error.description.contains("\n"))
            }
        }
        #expect(errors > 50 && documents > 20, "\(errors) errors, \(documents) documents")
    }
}
