/// Returns the current media time in seconds; media time is that of the scene, not of the wall clock.
public func CACurrentMediaTime() -> CFTimeInterval { SceneContext.current.clock.now }
