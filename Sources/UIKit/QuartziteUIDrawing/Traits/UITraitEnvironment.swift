import QuartziteUIFoundation

/// A type that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the environment.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed, with the previous ones.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
