import QuartziteFileFormats
import Foundation

/// A playground: pages of code, with sources and resources that they share.
package struct Playground: Sendable {
    /// A page.
    package struct Page: Sendable {
        /// The name, which is that of the playground if it has only one page.
        package let name: String
        /// The path of the file with the page's code.
        package let contents: String
        /// The absolute paths of the page's own sources and those of the playground.
        package let sources: [String]
        /// The page's own resources, followed by those of the playground.
        package let resources: [ProjectResource]
    }

    /// The absolute path of the `.playground` folder.
    package let folder: String
    /// The pages in their order; not empty.
    package private(set) var pages: [Page] = []
    /// The page that the path names; nil for the playground itself.
    package private(set) var named: String?

    /// The number of files of a folder that are read.
    private static let maximumCount = 5_000

    /// Reads a playground.
    ///
    /// - Parameter path: The path of a playground, one of its pages, or a page's file of code. Nil is returned for
    ///   another path, and if there are no pages.
    package init?(_ path: String) {
        var place = URL(filePath: path).standardizedFileURL.path
        var page: String?
        if place.lastPathComponent == "Contents.swift" { place = place.parentFolder }
        if place.fileExtension == "xcplaygroundpage" {
            page = place.fileName
            place = place.parentFolder.parentFolder
        }
        guard place.fileExtension == "playground" else { return nil }
        folder = place
        named = page
        let (sources, resources) = Self.contents(of: place)
        for (name, page) in Self.pages(in: place) {
            let own = page == place ? ([], []) : Self.contents(of: page)
            pages.append(
                Page(
                    name: name, contents: page + "/Contents.swift", sources: own.0 + sources,
                    resources: own.1 + resources))
        }
        if pages.isEmpty { return nil }
    }

    /// Returns the playgrounds in a folder, in alphabetical order of their paths.
    package static func all(in folder: String) -> [Playground] {
        var found: [String] = []
        CheckoutFiles(root: folder).visit(folder) { path, isFolder in
            let isPlayground = isFolder && path.fileExtension == "playground"
            if isPlayground { found.append(path) }
            return isFolder && !isPlayground && !CheckoutContents.isOmitted(path)
        }
        return found.sorted().compactMap { Playground($0) }
    }

    /// Returns the names and folders of the pages, in the order of the playground's list.
    private static func pages(in folder: String) -> [(name: String, folder: String)] {
        let files = FileManager.default
        let names = ((try? files.contentsOfDirectory(atPath: folder + "/Pages")) ?? []).sorted()
            .filter { $0.fileExtension == "xcplaygroundpage" }.map(\.fileName)
        let list = (try? String(contentsOfFile: folder + "/contents.xcplayground", encoding: .utf8)) ?? ""
        let listed = list.matches(of: /<page\s[^>]*name=['"]([^'"]+)['"]/).map { String($0.output.1) }
        let ordered = listed.filter(names.contains) + names.filter { !listed.contains($0) }
        let pages = ordered.map { (name: $0, folder: "\(folder)/Pages/\($0).xcplaygroundpage") }
        let all = pages.isEmpty ? [(name: folder.fileName, folder: folder)] : pages
        return all.filter { files.fileExists(atPath: $0.folder + "/Contents.swift") }
    }

    /// Returns the Swift files and the resources of a playground or a page.
    private static func contents(of folder: String) -> (sources: [String], resources: [ProjectResource]) {
        let files = FileManager.default
        func paths(_ name: String) -> [String] {
            guard let found = files.enumerator(atPath: "\(folder)/\(name)") else { return [] }
            let names = found.prefix(maximumCount).compactMap { $0 as? String }
            return names.sorted().map { "\(folder)/\(name)/\($0)" }
        }
        let sources = paths("Sources").filter { $0.fileExtension == "swift" }
        let resources = ((try? files.contentsOfDirectory(atPath: folder + "/Resources")) ?? []).sorted()
        return (sources, resources.map { ProjectResource(path: "\(folder)/Resources/\($0)") })
    }

    /// Returns some pages as an app.
    package func application(of pages: [Page], files: CheckoutFiles) -> CheckoutApplication {
        var seen: Set<String> = []
        let sources = (pages.flatMap(\.sources) + pages.map(\.contents)).filter { seen.insert($0).inserted }
        return CheckoutApplication(
            folder: String(folder.dropLast(".playground".count)), sources: sources,
            resources: pages.flatMap(\.resources), list: InfoPropertyList(entries: [:]), files: files)
    }
}
