/// The members without effect that one run of a scene has used, each once, in the order in which it met them.
package final class UnsupportedMembers {
    package private(set) var names: [String] = []
    /// The place in a document that describes the object being created, such as `Main.storyboard:12`; nil for code.
    package var place: String?

    /// The members of the current scene.
    package static var current: UnsupportedMembers {
        SceneContext.current.object(of: UnsupportedMembers.self, create: UnsupportedMembers.init)
    }

    private init() {}

    /// Adds a member; returns false if it is known.
    fileprivate func add(_ member: String) -> Bool {
        guard !names.contains(member) else { return false }
        names.append(member)
        return true
    }
}

/// Reports on standard error, once for each scene, that a member has no effect.
///
/// Members call this function when they are set to a value other than their default, or when a method is called. The
/// line begins with the place in a storyboard or xib if that sets the member. With `--strict`, a member that was reported
/// is an error.
///
/// - Parameter member: The member as code writes it, such as `UIView.largeContentTitle`.
package func unsupported(_ member: String) {
    let line = "\(member) has no effect here"
    guard !SceneContext.current.isIdle else { return Notices.report(line) }
    let members = UnsupportedMembers.current
    guard members.add(member) else { return }
    Notices.report(members.place.map { "\($0): \(line)" } ?? line)
}
