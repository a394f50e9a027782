import QuartziteFileFormats

/// The app in a folder without a project; see interface_builder_segues.md I119.
struct FolderApplication {
    /// The app; nil if the folder has no Swift files.
    let application: CheckoutApplication?

    /// Finds the app in a folder.
    ///
    /// - Parameter declared: The files that belong to libraries.
    init(_ folder: String, _ contents: CheckoutContents, declared: Set<String>, files: CheckoutFiles) {
        func own(_ paths: [String]) -> [String] {
            paths.filter { $0.hasPrefix(folder + "/") && !CheckoutContents.isVendored($0, in: folder) }
        }
        let sources = own(contents.swiftFiles).filter { !declared.contains($0) }
        guard !sources.isEmpty else {
            application = nil
            return
        }
        let lists = own(contents.infoPropertyLists)
        var list = InfoPropertyList(entries: [:])
        if lists.count == 1, let data = try? files.contents(of: lists[0]),
            let entries = try? PropertyList(data, file: lists[0])
        {
            let settings = BuildSettings(
                configuration: "Debug",
                levels: [
                    [
                        SettingAssignment("PRODUCT_NAME", folder.lastPathComponent),
                        SettingAssignment("EXECUTABLE_NAME", "$(PRODUCT_NAME)"),
                        SettingAssignment("TARGET_NAME", "$(PRODUCT_NAME)"),
                        SettingAssignment("DEVELOPMENT_LANGUAGE", "en"),
                    ]
                ])
            list = InfoPropertyList(file: entries, path: lists[0], settings: settings)
        }
        let resources = own(contents.resources).filter { !lists.contains($0) && !declared.contains($0) }
        var found = CheckoutApplication(
            folder: folder, sources: sources, resources: resources.map { ProjectResource(path: $0) }, list: list,
            files: files)
        if list.mainStoryboard == nil, !list.hasSceneManifest {
            found.startingStoryboard = Self.startingStoryboard(in: resources, files)
        }
        application = found
    }

    /// Returns `Main` if a storyboard has this name, or else the only storyboard with an initial controller.
    private static func startingStoryboard(in resources: [String], _ files: CheckoutFiles) -> String? {
        let storyboards = resources.filter { $0.fileExtension == "storyboard" }
        if storyboards.contains(where: { $0.fileName == "Main" }) { return "Main" }
        let initial = storyboards.filter { path in
            guard !path.fileName.hasPrefix("Launch"), let data = try? files.contents(of: path),
                let root = try? MarkupElement(document: data, file: path)
            else { return false }
            return root.attributes["initialViewController"] != nil
        }
        return initial.count == 1 ? initial[0].fileName : nil
    }
}
