/// The modules that one or several apps or libraries consist of.
package struct ModuleGraph: Sendable {
    /// Something that a module needs and that the checkout does not contain.
    package struct Absence: Hashable, Sendable {
        /// The name of the module, library or package.
        package let name: String
        /// The name of the module that needs it.
        package let neededBy: String
        /// Why it is not there, as a part of a sentence.
        package let reason: String
    }

    /// The modules in the order of compilation: each follows those that it needs.
    package internal(set) var modules: [CheckoutModule] = []
    /// What the modules need and the checkout does not contain, each once for each module that needs it.
    package internal(set) var absences: [Absence] = []
    /// What could not be read of the modules, and circles of dependencies.
    package internal(set) var problems: [ProjectProblem] = []
}

extension Checkout {
    /// Returns the modules of an app, its own last.
    package func modules(of application: CheckoutApplication) -> ModuleGraph {
        var resolver = ModuleResolver(self)
        resolver.add(application)
        return resolver.graph
    }

    /// Returns the modules of all apps and libraries for iOS in the folder, without copies of other projects.
    package func allModules() -> ModuleGraph {
        var resolver = ModuleResolver(self)
        for application in applications { resolver.add(application) }
        resolver.addLibraries()
        return resolver.graph
    }
}
