import QuartziteSceneRuntime

extension TouchScript {
    /// Adds the script to the input of a scene on a stage; its times count from now.
    @MainActor package func play(in scene: SceneContext) {
        let now = scene.clock.now
        (scene.runLoop.input as? InputQueue)?.add(touches.map { TimedInput(now + $0.time, $0.input) })
    }
}
