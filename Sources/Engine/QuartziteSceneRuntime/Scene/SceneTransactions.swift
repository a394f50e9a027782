/// The transactions of a scene's code, or of a thread's code outside all scenes.
///
/// The module of layers has the only class that conforms. This module stores its objects and passes them back.
package protocol SceneTransactions: AnyObject {
    /// The completion blocks and delegate messages that are ready.
    var readyBlocks: any EventQueue { get }
    /// The windows that the transactions commit, in order of creation.
    var sceneWindows: [any SceneWindow] { get }
}
