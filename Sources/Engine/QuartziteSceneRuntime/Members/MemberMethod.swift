/// A method that is found by its selector.
package struct MemberMethod {
    let name: String
    let body: (SelectorCall) throws -> Any

    /// Calls the method; returns its result, or nil if an argument cannot be passed.
    package func call(on target: AnyObject, _ arguments: [Any?]) -> Any? {
        try? body(SelectorCall(name: name, target: target, arguments: arguments))
    }
}
