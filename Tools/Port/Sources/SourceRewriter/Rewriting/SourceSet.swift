import Foundation
import QuartziteRewriting

/// Files that are rewritten together, because a selector in one may name a method in another.
package struct SourceSet {
    /// The size of the largest file that is accepted, in bytes.
    package static let largestFile = 64 << 20

    private let root: URL
    private let output: URL
    private let style: Style
    /// The files of other modules that the sources import.
    private let context: [String]
    /// The modules that the sources belong to in the original project, compiled as one here.
    private let merged: [String]
    private let settings: RewritingSettings

    /// Creates a set whose files keep their paths relative to `root` below `output`.
    package init(
        root: URL, output: URL, style: Style = .local, context: [String] = [], merged: [String] = [],
        settings: RewritingSettings = RewritingSettings()
    ) {
        self.style = style
        self.settings = settings
        self.context = context
        self.merged = merged
        self.root = root.resolvingSymlinksInPath()
        self.output = output
    }

    /// Why rewriting fails.
    package enum Failure: Error {
        case missing(String)
        case cannotWrite(String)
    }

    /// Rewrites the files, and returns a report on each.
    ///
    /// Files with syntax errors are written as well; the reports list the errors.
    package func rewrite(_ paths: [String]) throws(Failure) -> [SourceReport] {
        let result = BuildConditions.$settings.withValue(settings) {
            Result { () throws(Failure) in try rewriteFiles(paths) }
        }
        return try result.get()
    }

    private func rewriteFiles(_ paths: [String]) throws(Failure) -> [SourceReport] {
        var parsed = try parse(paths)
        if settings.hasPlaceholders, settings.drops("SwiftUI") {
            for index in parsed.indices {
                guard let source = try? parsed[index].source.get(), let changed = try? source.replacingHostedViews()
                else { continue }
                parsed[index].source = .success(changed)
            }
        }
        let known = try parse(context).compactMap { try? $0.source.get() }
        let skipped = skipMissingFrameworkTests(&parsed)
        var absent = leaveOut(&parsed, context: known)
        absent.needs.merge(skipped) { $0.union($1) }
        let sources = parsed.compactMap { try? $0.source.get() }
        let index = ModuleIndex(sources, context: known, merged: Set(merged))
        var rewritten = Rewriter.rewrite(sources, index: index, style: style)[...]
        var reports: [SourceReport] = []
        for (path, result) in parsed {
            switch result {
            case .success(let source):
                guard let (bytes, applied) = rewritten.popFirst() else { continue }
                let destination = destination(of: path)
                try write(bytes, to: destination)
                var report = SourceReport(source, output: destination.path, applied: applied, index: index)
                report.isForSwiftUI = absent.swiftUI.contains(path)
                report.framework = absent.frameworks[path]
                report.needs = (absent.needs[path]?.sorted() ?? []).map(PlaceholderModules.needed)
                reports.append(report)
            case .failure(let unreadable):
                reports.append(SourceReport(source: path, errors: [unreadable.error]))
            }
        }
        return reports
    }

    /// Skips the tests that use missing frameworks without a condition, and returns the frameworks by file.
    private func skipMissingFrameworkTests(_ parsed: inout [Parsed]) -> [String: Set<String>] {
        guard settings.hasPlaceholders, style == .local else { return [:] }
        var needs: [String: Set<String>] = [:]
        for index in parsed.indices {
            guard let source = try? parsed[index].source.get(),
                let changed = try? source.skippingMissingFrameworkTests()
            else {
                continue
            }
            parsed[index].source = .success(changed.source)
            needs[source.path] = changed.frameworks
        }
        return needs
    }

    /// What files lack because of missing frameworks.
    private struct Absence {
        /// The files that are left out because they are written for SwiftUI.
        var swiftUI: Set<String> = []
        /// The frameworks for which other files are left out.
        var frameworks: [String: String] = [:]
        /// The frameworks for which parts of files are left out.
        var needs: [String: Set<String>] = [:]
    }

    /// Removes from the files what uses missing frameworks, and returns which files are affected.
    private func leaveOut(_ parsed: inout [Parsed], context: [ParsedSource]) -> Absence {
        let sources = parsed.compactMap { try? $0.source.get() }
        var absence = Absence()
        var changed: [String: ParsedSource] = [:]
        if settings.hasPlaceholders, style == .local {
            absence.frameworks = FrameworkFiles(sources).frameworks
            let rest = sources.filter { absence.frameworks[$0.path] == nil }
            let left = sources.filter { absence.frameworks[$0.path] != nil }
            let missing = MissingDeclarations(rest, context: context + left)
            for (path, framework) in missing.leftOut {
                if framework == "SwiftUI" { absence.swiftUI.insert(path) } else { absence.frameworks[path] = framework }
            }
            for source in rest {
                guard let edits = missing.edits[source.path] else { continue }
                changed[source.path] = try? ParsedSource(
                    path: source.path, bytes: source.bytes.applying(edits).bytes)
                absence.needs[source.path] = missing.needs[source.path]
            }
        } else {
            let external = settings.drops("SwiftUI") ? SwiftUIFiles(sources) : SwiftUIFiles([])
            absence.swiftUI = external.leftOut
            absence.frameworks = FrameworkFiles(sources.filter { !external.leftOut.contains($0.path) }).frameworks
            for source in sources {
                guard let nodes = external.cuts[source.path] else { continue }
                changed[source.path] = try? source.cutting(nodes, style: style)
            }
        }
        for index in parsed.indices {
            if let source = changed[parsed[index].path] { parsed[index].source = .success(source) }
        }
        return absence
    }

    private typealias Parsed = (path: String, source: Result<ParsedSource, ParsedSource.Unreadable>)

    private func parse(
        _ paths: [String]
    ) throws(Failure) -> [(path: String, source: Result<ParsedSource, ParsedSource.Unreadable>)] {
        var files: [(path: String, bytes: [UInt8])] = []
        for path in paths { files.append((path, try read(path))) }
        return files.concurrentMap { path, bytes in
            (path, Result { () throws(ParsedSource.Unreadable) in try ParsedSource(path: path, bytes: bytes) })
        }
    }

    private func read(_ path: String) throws(Failure) -> [UInt8] {
        let url = URL(filePath: path).resolvingSymlinksInPath()
        let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard let values else { throw .missing("\(path): no such file") }
        guard values.isRegularFile == true else { throw .missing("\(path): not a file") }
        guard let size = values.fileSize, size <= Self.largestFile else {
            throw .missing("\(path): larger than \(Self.largestFile >> 20) MB")
        }
        guard let data = try? Data(contentsOf: url) else { throw .missing("\(path): cannot be read") }
        return [UInt8](data)
    }

    /// Returns where to write a file; one outside the root keeps only its name.
    private func destination(of path: String) -> URL {
        let file = URL(filePath: path).resolvingSymlinksInPath().path
        let folder = root.path.hasSuffix("/") ? root.path : root.path + "/"
        let relative =
            file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : URL(filePath: path).lastPathComponent
        return output.appending(path: relative)
    }

    private func write(_ bytes: [UInt8], to url: URL) throws(Failure) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            // An unchanged file keeps its modification date, so that it is not compiled again.
            if let present = try? Data(contentsOf: url), present.elementsEqual(bytes) { return }
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            throw .cannotWrite("\(url.path): cannot be written: \(error.localizedDescription)")
        }
    }
}
