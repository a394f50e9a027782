import QuartziteUIDrawing

// A subset of the Objective-C runtime's methods. Without that runtime on Linux, methods can be looked up, but calls are
// bound at compile time, so methods cannot be replaced.

/// A method of a class, found by its selector.
public struct Method {
    fileprivate let owner: AnyClass
    fileprivate let selector: Selector
}

/// The implementation of a method, which is equal only to those of the same method of the same class.
public struct IMP: Equatable {
    fileprivate let method: Method

    /// Creates the implementation of a method that is known by its name only.
    package init(named name: String, of owner: AnyClass) { method = Method(owner: owner, selector: Selector(name)) }

    fileprivate init(method: Method) { self.method = method }

    /// Returns whether two implementations are those of the same method.
    public static func == (a: IMP, b: IMP) -> Bool {
        a.method.owner == b.method.owner && a.method.selector == b.method.selector
    }
}

/// A property of a class.
public struct objc_property_t { fileprivate let name: String }

/// Returns a property of any name, since Linux has no list of the properties of classes; nil without a class.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    cls == nil ? nil : objc_property_t(name: String(cString: name))
}

/// Returns nil, since Linux has no encodings of properties.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// Returns the instance method that a selector carries; nil if it carries none, or one of another class.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, name.isMethod(of: cls) else { return nil }
    return Method(owner: cls, selector: name)
}

/// Returns nil, since selectors carry no class methods.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns the selector of a method.
public func method_getName(_ m: Method) -> Selector { m.selector }

/// Returns the implementation of a method.
public func method_getImplementation(_ m: Method) -> IMP { IMP(method: m) }

/// Returns nil, since Linux has no encodings of argument types.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Does not exchange the implementations, and writes a message to standard error.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { report(m1, stays: m2) }

/// Does not replace the implementation, and writes a message to standard error; returns the current implementation.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    report(m, stays: imp.method)
    return IMP(method: m)
}

/// Does not replace the method, and writes a message to standard error; returns nil.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    class_getInstanceMethod(cls, name).map { report($0, stays: imp.method) }
    return nil
}

/// Adds no method and returns false, as for a class that already has the method.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Returns an implementation that is that of no method, since closures cannot become methods.
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP(named: "", of: NSObject.self) }

private func report(_ method: Method, stays other: Method) {
    let line = "\(method.owner).\(method.selector) cannot be replaced by \(other.selector) on Linux\n"
    FileHandle.standardError.write(Data(line.utf8))
}
