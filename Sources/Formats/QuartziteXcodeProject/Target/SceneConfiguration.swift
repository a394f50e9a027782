/// An entry of the scene manifest in an `Info.plist`; see interface_builder_segues.md I109.
package struct SceneConfiguration: Hashable, Sendable {
    /// The name with which code requests the configuration.
    package let name: String?
    /// The class of the scene's delegate, with its module, as written.
    package let delegateClass: String?
    /// The name of the storyboard that contains the scene's initial controller.
    package let storyboard: String?
}
