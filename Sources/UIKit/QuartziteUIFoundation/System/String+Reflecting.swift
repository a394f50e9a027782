import QuartzCore

extension String {
    /// Creates a string for debugging, in which types of UIKit have the module `UIKit`, as on Apple's systems.
    ///
    /// It replaces the standard library's initialiser, which would name the modules that UIKit is built of.
    public init<Subject>(reflecting subject: Subject) {
        var text = ""
        debugPrint(subject, terminator: "", to: &text)
        self = FrameworkNames.replacingLayers(in: text)
    }
}
