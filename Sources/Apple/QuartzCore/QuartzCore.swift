// The only re-export of this module: names of SceneRuntime replace those of Foundation, which SceneRuntime re-exports in
// turn, because Foundation can be reached only through SceneRuntime.
@_exported import QuartziteSceneRuntime
