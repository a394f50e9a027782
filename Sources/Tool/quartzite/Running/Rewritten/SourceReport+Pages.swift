import Foundation
import QuartziteRewriting

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
