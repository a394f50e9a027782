/// A window of a scene: a source of the starts and ends of animations, with changes to commit.
package protocol SceneWindow: EventSource {
    /// Commits the changes of the window's layers: layout, drawing, and the begin times of new animations.
    func commit()
}
