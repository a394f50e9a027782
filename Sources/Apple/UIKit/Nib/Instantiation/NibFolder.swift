import QuartzCore

/// The storyboards and xibs in a folder of resources and in its folders for languages.
struct NibFolder {
    /// A document, and the texts that replace its own.
    struct File {
        let url: URL
        let strings: URL?
    }

    private let root: URL
    /// The names of the files in each folder, which is "" or that of a language, such as `Base.lproj`.
    private let names: [String: Set<String>]
    /// The folders of the preferred languages, then `Base.lproj`, then the other folders by name.
    private let languages: [String]
    private let preferred: [String]

    /// Reads the names of the files.
    init(_ root: URL, locale: Locale) {
        self.root = root
        let files = FileManager.default
        let top = (try? files.contentsOfDirectory(atPath: root.path)) ?? []
        let folders = top.filter { $0.hasSuffix(".lproj") }.sorted()
        var names = ["": Set(top)]
        for folder in folders {
            names[folder] = Set((try? files.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? [])
        }
        self.names = names
        let own = folders.filter { $0 != "Base.lproj" }
        let desired = PreferredLanguages(of: locale).folders(among: own)
        // The bundle of an app contains only the language that was chosen for it.
        preferred = own.count == 1 ? own : desired
        languages = preferred + ["Base.lproj"] + own.filter { !desired.contains($0) && own.count > 1 }
    }

    /// Returns the document with a name; nil if there is none.
    func file(named name: String, _ type: NibFileType) -> File? {
        let device = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for base in [name + device, name] {
            let file = "\(base).\(type.rawValue)"
            guard let folder = ([""] + languages).first(where: { names[$0]?.contains(file) == true }) else { continue }
            return File(
                url: root.appending(path: folder).appending(path: file), strings: strings(for: base, in: folder))
        }
        return nil
    }

    /// Returns the texts of the preferred language for a document that is not in this language itself.
    private func strings(for name: String, in folder: String) -> URL? {
        guard folder.isEmpty || !preferred.contains(folder) else { return nil }
        let language = preferred.first { names[$0]?.contains("\(name).strings") == true }
        return language.map { root.appending(path: $0).appending(path: "\(name).strings") }
    }
}
