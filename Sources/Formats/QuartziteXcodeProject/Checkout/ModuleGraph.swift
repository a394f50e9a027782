/// The modules of one or several apps or libraries.
package struct ModuleGraph: Sendable {
    /// A required module that the checkout does not contain.
    package struct Absence: Hashable, Sendable {
        /// The name of the module, library or package.
        package let name: String
        /// The name of the module that requires it.
        package let neededBy: String
        /// The reason for its absence, as part of a sentence.
        package let reason: String
        /// The reason for a target that is not compiled.
        package static let binary = "it is a binary for Apple's systems"
        /// The name of the package that would contain it; nil if it is not a package's.
        package internal(set) var package: String?
    }

    /// The macros that the modules use, in the order in which they are needed.
    package internal(set) var macros: [MacroModule] = []
    /// The modules in order of compilation; each follows the modules that it requires.
    package internal(set) var modules: [CheckoutModule] = []
    /// The required modules that the checkout does not contain, once for each module that requires them.
    package internal(set) var absences: [Absence] = []
    /// The problems of the modules, including cyclic dependencies.
    package internal(set) var problems: [ProjectProblem] = []
}

/// A target of a package with macros, which the compiler runs.
package struct MacroModule: Hashable, Sendable {
    /// The name with which code names the module of a macro.
    package let name: String
    /// The absolute paths of the files to compile.
    package let sources: [String]
    /// The name of the module that declares the macros.
    package let neededBy: String
}

extension Checkout {
    /// Returns the modules of an app; its own module is the last.
    package func modules(of application: CheckoutApplication) -> ModuleGraph {
        var resolver = ModuleResolver(self)
        resolver.add(application)
        return resolver.graph
    }

    /// Returns the modules of all iOS apps and libraries in the folder, excluding copies of other projects.
    package func allModules() -> ModuleGraph {
        var resolver = ModuleResolver(self)
        for application in applications { resolver.add(application) }
        resolver.addLibraries()
        return resolver.graph
    }
}
