import QuartzCore

// Methods as Objective-C's runtime knows them. There is none on Linux: methods can be looked up, but calls are bound when
// code is compiled, and no method takes another's place.

/// A method of a class, found by its selector.
public struct Method {
    fileprivate let owner: AnyClass
    fileprivate let selector: Selector
}

/// The code of a method.
public struct IMP { fileprivate let method: Method }

/// The method of a class's objects that a selector carries; nil for a selector without one, or with another class's.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, name.isMethod(of: cls) else { return nil }
    return Method(owner: cls, selector: name)
}

/// Nil: a selector carries no method of a class itself.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// The method's selector.
public func method_getName(_ m: Method) -> Selector { m.selector }

/// The method's code.
public func method_getImplementation(_ m: Method) -> IMP { IMP(method: m) }

/// Nil: the types of arguments are not written down on Linux.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Exchanges nothing, and says so on standard error.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { report(m1, stays: m2) }

/// Replaces nothing, and says so on standard error.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    report(m, stays: imp.method)
    return IMP(method: m)
}

/// Replaces nothing, and says so on standard error; nil.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    class_getInstanceMethod(cls, name).map { report($0, stays: imp.method) }
    return nil
}

/// Adds nothing: false, as where the class has such a method.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

private func report(_ method: Method, stays other: Method) {
    let line = "\(method.owner).\(method.selector) is not replaced by \(other.selector): no method is on Linux\n"
    FileHandle.standardError.write(Data(line.utf8))
}
