/// The part of a scene to show; at most one of `end`, `duration` and `range` may be set.
package struct FrameSelection {
    var start: TimeArgument?
    var end: TimeArgument?
    var duration: TimeArgument?
    var range: FrameRange?
}
