import ArgumentParser

/// `quartzite compile-c-modules`: compiles the C modules that every program imports, when the tool is built or installed.
struct CompileCModules: Verb {
    static let configuration = CommandConfiguration(
        commandName: "compile-c-modules",
        abstract: "Compile the C modules that programs import.", shouldDisplay: false)

    func perform() throws { try CModuleCache(Installation.current()).fill() }
}
