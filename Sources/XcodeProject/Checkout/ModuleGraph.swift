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
        /// The name of the package that would contain it; nil if it is not a package's.
        package internal(set) var package: String?
    }

    /// The modules in order of compilation; each follows the modules that it requires.
    package internal(set) var modules: [CheckoutModule] = []
    /// The required modules that the checkout does not contain, once for each module that requires them.
    package internal(set) var absences: [Absence] = []
    /// The problems of the modules, including cyclic dependencies.
    package internal(set) var problems: [ProjectProblem] = []
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
