import QuartzCore
import QuartziteSceneRuntime

/// Changes the layers of a stage's scene from outside, such as the edits of an inspector.
///
/// An editor is part of what a frame depends on: it is asked again whenever the stage rebuilds the scene.
@MainActor package protocol LayerEditor: AnyObject {
    /// Begins a run of the scene, whose content has not opened yet.
    func begin(_ scene: SceneContext)

    /// Changes layers, and returns whether it changed any.
    ///
    /// It is called before every commit, after the layout, within the scene's context. `windows` are the windows on
    /// screen, back to front.
    func adjust(_ windows: [LayerContext]) -> Bool

    /// Returns an editor with the same edits for another stage.
    func copy() -> any LayerEditor
}
