import QuartziteFileFormats
import Foundation
import QuartziteXcodeProject

/// The files of a bundle, before they are placed in a folder.
struct BundleContents {
    /// The content of a file.
    enum File {
        /// A link to a file or folder of the project.
        case link(String)
        /// A file with this content.
        case data(Data)
    }

    /// The files by their paths in the bundle.
    private(set) var files: [String: File] = [:]
    /// The files that could not be converted, with the reasons.
    private(set) var problems: [String] = []
    /// The language of the bundle's texts, such as `de`.
    let language: String

    /// The maximum number of files in a bundle.
    static let maximumCount = 20_000

    init(language: String) { self.language = language }

    /// Adds a file unless there is one at its path; asset catalogs get another name instead.
    mutating func add(_ file: File, at place: String) {
        guard files.count < Self.maximumCount else { return }
        if files[place] == nil {
            files[place] = file
        } else if place.hasSuffix(".xcassets"), case .link(let path) = file, !isLinked(path) {
            let stem = place.dropLast(".xcassets".count)
            let free = (2...).lazy.map { "\(stem)-\($0).xcassets" }.first { files[$0] == nil }
            if let free { files[free] = file }
        }
    }

    private func isLinked(_ path: String) -> Bool {
        files.values.contains { if case .link(path) = $0 { true } else { false } }
    }

    /// Adds resources to a folder of the bundle: those of the bundle's language, of the base, and of all other languages.
    ///
    /// - Parameter region: The language of files that are missing in the bundle's own one.
    mutating func add(_ resources: [ProjectResource], in folder: String, region: String) {
        let choice = LanguageChoice(language: language, region: region)
        for resource in choice.resources(of: resources) {
            let name = (resource.path as NSString).lastPathComponent
            let place = [folder, resource.destination, resource.language.map { $0 + ".lproj" } ?? ""]
            let start = place.filter { !$0.isEmpty }.map { $0 + "/" }.joined()
            if name.hasSuffix(".xcstrings") {
                addCatalog(resource.path, in: start, choice)
            } else {
                add(.link(resource.path), at: start + Self.modelName(name))
            }
        }
        addTranslations(resources, in: folder)
    }

    /// Adds the files of the languages that the bundle does not prefer, which code finds by the names of their folders.
    private mutating func addTranslations(_ resources: [ProjectResource], in folder: String) {
        for resource in resources {
            let place = [folder, resource.destination].filter { !$0.isEmpty }.map { $0 + "/" }.joined()
            let name = (resource.path as NSString).lastPathComponent
            if let own = resource.language, own != "Base" {
                add(.link(resource.path), at: "\(place)\(own).lproj/\(Self.modelName(name))")
            } else if name.hasSuffix(".xcstrings") {
                for other in StringTables.languages(ofCatalog: resource.path) where other != language {
                    addCatalog(resource.path, in: place, LanguageChoice(language: other, region: other))
                }
            }
        }
    }

    /// Returns the name that a data model has in a bundle; other files keep theirs.
    static func modelName(_ name: String) -> String {
        let stem = (name as NSString).deletingPathExtension
        return switch (name as NSString).pathExtension {
        case "xcdatamodeld": stem + ".momd"
        case "xcdatamodel": stem + ".mom"
        default: name
        }
    }

    /// Adds a property list.
    mutating func add(_ list: [String: PropertyList], at place: String) {
        let object = list.mapValues(\.object)
        guard let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0) else {
            return
        }
        files[place] = .data(data)
    }

    /// Adds the tables of a string catalog.
    private mutating func addCatalog(_ path: String, in start: String, _ choice: LanguageChoice) {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        do {
            let tables = try StringTables.make(catalog: path, choice: choice)
            for (ending, data) in tables.files {
                add(.data(data), at: "\(start)\(choice.language).lproj/\(stem).\(ending)")
            }
        } catch {
            problems.append(error.reason)
        }
    }
}
