// On Apple's systems, a selector consists only of its name. Elsewhere, it also needs the method.
#if canImport(ObjectiveC)
    import ObjectiveC

    extension Selector {
        /// Creates the selector of a method with one argument.
        init<Target, Argument, Result>(_ name: String, _ method: (Target) -> (Argument) -> Result) { self.init(name) }
    }
#endif
