import Foundation

/// The rewriter's report of all files, in the format of its JSON.
struct RewriteReport: Codable {
    let files: [SourceReport]
}

/// The rewriter's report of one file.
struct SourceReport: Codable {
    struct Problem: Codable {
        let line: Int
        let column: Int
        let message: String
    }

    struct Initializer: Codable {
        /// The labels of the parameters without default values.
        let needed: [String]
        let labels: [String]
        let failable: Bool
        let convenience: Bool
        let required: Bool
        let access: String

        var isVisible: Bool { access != "private" && access != "fileprivate" }
    }

    struct DeclaredType: Codable {
        let name: String
        let kind: String
        let inherits: [String]
        let line: Int
        let nestedIn: String?
        let access: String
        let generic: Bool
        let attributes: [String]
        let initializers: [Initializer]

        /// The name as other files refer to it.
        var qualifiedName: String { (nestedIn.map { $0 + "." } ?? "") + name }
    }

    /// A view or view controller that `#Preview` declares.
    struct Preview: Codable {
        let name: String
        let line: Int
        /// The name of the function that returns it.
        let function: String
        var traits: Traits?

        /// What the preview says about its screen.
        struct Traits: Codable {
            /// The width and the height in points.
            var size: [Double]?
            var isLandscape: Bool
        }
    }

    /// The first sign that a file is written in Swift 2 or earlier.
    struct OldSwift: Codable {
        let line: Int
        let sign: String
    }

    /// A method that XCTest would call if its class inherits from `XCTestCase`.
    struct TestMethod: Codable {
        /// The name of the class, with those of the enclosing types.
        let type: String
        let name: String
        let line: Int
        let isAsync: Bool
    }

    let source: String
    let output: String?
    /// The number of edits for each kind of rewritten code.
    let edits: [String: Int]
    let imports: [String]
    let topLevelCode: Bool
    let errors: [Problem]
    let types: [DeclaredType]
    var previews: [Preview] = []
    /// The modules whose imports were removed because nothing provides them.
    var missingModules: [String] = []
    /// Whether the file is written for SwiftUI, or uses what only such files declare.
    var isForSwiftUI = false
    /// The framework that the file uses, if Quartzite does not have it and no other file needs this one.
    var framework: String?
    /// The frameworks for which parts of the file are left out, because Quartzite does not have them.
    var needs: [String] = []
    var oldSwift: OldSwift?
    var tests: [TestMethod] = []
}

extension SourceReport {
    /// Whether the file is a page of a playground, whose statements outside of functions run in order.
    var isPage: Bool {
        let folder = ((source as NSString).deletingLastPathComponent as NSString).pathExtension
        let isInPlayground = source.hasSuffix("/Contents.swift") && ["playground", "xcplaygroundpage"].contains(folder)
        return topLevelCode && !startsApp && (isInPlayground || imports.contains("PlaygroundSupport"))
    }

    /// The name of the page: that of the page's folder, or else of the file.
    var pageName: String {
        let file = (source as NSString).lastPathComponent
        let place = file == "Contents.swift" ? (source as NSString).deletingLastPathComponent : source
        return ((place as NSString).lastPathComponent as NSString).deletingPathExtension
    }
}
