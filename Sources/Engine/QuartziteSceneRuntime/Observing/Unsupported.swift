/// Reports on standard error, once for each scene, that a member has no effect.
///
/// Members call this function when they are set, or when a method is called.
///
/// - Parameter member: The member as code writes it, such as `UIView.largeContentTitle`.
package func unsupported(_ member: String) { Notices.report("\(member) has no effect here") }
