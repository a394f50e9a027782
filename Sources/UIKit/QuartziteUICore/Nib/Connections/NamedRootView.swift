import QuartziteUIDrawing

/// A controller whose root view has a second name, as the table of a table view controller.
@MainActor package protocol NamedRootView: UIViewController {
    /// The name of the property, beside `view`.
    static var rootViewKey: String { get }
}
