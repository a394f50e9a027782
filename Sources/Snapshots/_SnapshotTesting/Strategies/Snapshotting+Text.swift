import CoreGraphics
import Foundation
import _XCTest

extension Diffing where Value == String {
    /// Compares texts line by line.
    public static let lines = Diffing(
        toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
        diff: { old, new in
            guard old != new else { return nil }
            let text = LineDifference(old, new).text
            return (text, [XCTAttachment(data: Data(text.utf8), uniformTypeIdentifier: "public.patch-file")])
        })
}

extension Snapshotting where Value == String, Format == String {
    /// Stores a text as it is.
    public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines)
}

extension Snapshotting where Value == Data, Format == Data {
    /// Stores data as they are.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(
                toData: { $0 }, fromData: { $0 },
                diff: { old, new in
                    guard old != new else { return nil }
                    return old.count == new.count
                        ? ("Expected data to match", []) : ("Expected \(new) to match \(old)", [])
                }))
    }
}

extension Snapshotting where Format == String {
    /// Stores the description of any value.
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback(String.init(describing:)) }

    /// Stores the members of any value, those of dictionaries and sets in a fixed order.
    public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump($0).text } }

    /// Stores any value that JSON can have, with sorted keys.
    public static var json: Snapshotting {
        SimplySnapshotting.lines.pullback { (value: Value) in
            encoded("JSON") {
                try JSONSerialization.data(
                    withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
            }
        }.stored(as: "json")
    }

    /// Returns the strategy with another extension of its files.
    fileprivate func stored(as pathExtension: String) -> Snapshotting {
        var result = self
        result.pathExtension = pathExtension
        return result
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// Stores a value as JSON, with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// Stores a value as an encoder writes it.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        SimplySnapshotting.lines.pullback { (value: Value) in encoded("JSON") { try encoder.encode(value) } }
            .stored(as: "json")
    }

    /// Stores a value as a property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// Stores a value as an encoder writes it.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        SimplySnapshotting.lines.pullback { (value: Value) in encoded("a property list") { try encoder.encode(value) } }
            .stored(as: "plist")
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// Stores the results of a function for all cases, one in each line.
    public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
        Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
            let cases = Array(Value.allCases)
            return Async<String>.all(cases.map { witness.snapshot(function($0)) }).map { results in
                zip(cases, results).map { "\"\($0)\",\"\($1)\"" }.joined(separator: "\n")
            }
        }.stored(as: "csv")
    }
}

/// Returns a value as text; a value that cannot be encoded stops the test.
private func encoded(_ format: String, _ encode: () throws -> Data) -> String {
    do { return String(decoding: try encode(), as: UTF8.self) } catch {
        stop("The value cannot be stored as \(format): \(error)")
    }
}
