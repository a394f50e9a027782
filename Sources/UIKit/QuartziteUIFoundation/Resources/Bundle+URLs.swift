import QuartzCore

// Foundation on Linux gives objects of `NSURL` where Apple's systems give values of `URL`. Rewritten code calls these
// methods instead.

extension Bundle {
    /// Returns the files with an extension in a folder; all files for nil.
    public func _urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
    }

    /// Returns the files with an extension in a folder and a language.
    public func _urls(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?
    ) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)?.map { $0 as URL }
    }

    /// Returns the files with an extension in a folder of a bundle that is a folder.
    public class func _urls(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
    ) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL)?.map { $0 as URL }
    }
}
