import QuartzCore

/// A list of objects that may be kept with weak references, in which places can be empty.
///
/// The places of released objects become empty.
open class NSPointerArray: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    /// The objects; nil for a place that was set to nothing.
    private var references: [TableReference?] = []

    /// Creates an empty list.
    public init(options: NSPointerFunctions.Options = []) {
        self.options = options
        super.init()
    }

    /// Creates an empty list that keeps objects with strong references.
    public override convenience init() { self.init(options: .strongMemory) }

    /// Returns an empty list that keeps objects with strong references.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
    /// Returns an empty list that keeps objects with weak references.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The number of places; a larger number adds empty places, and a smaller one removes places at the end.
    open var count: Int {
        get { references.count }
        set {
            let count = max(newValue, 0)
            if count < references.count { references.removeLast(references.count - count) }
            while references.count < count { references.append(nil) }
        }
    }

    /// The objects that are not released, in order.
    open var allObjects: [AnyObject] { references.compactMap { $0?.object } }

    /// Returns the object at an index; nil for an empty place.
    ///
    /// An index outside of the list raises an exception.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        check(index, in: references.indices)
        return references[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds an object at the end; nil adds an empty place.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { references.append(reference(pointer)) }

    /// Removes a place.
    open func removePointer(at index: Int) {
        check(index, in: references.indices)
        references.remove(at: index)
    }

    /// Inserts an object; nil inserts an empty place.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        check(index, in: 0..<references.count + 1)
        references.insert(reference(item), at: index)
    }

    /// Replaces the object in a place; nil empties the place.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        check(index, in: references.indices)
        references[index] = reference(item)
    }

    /// Removes empty places.
    open func compact() { references.removeAll { $0?.object == nil } }

    private func reference(_ pointer: UnsafeMutableRawPointer?) -> TableReference? {
        pointer.map { TableReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }

    private func check(_ index: Int, in places: Range<Int>) {
        guard !places.contains(index) else { return }
        raise(
            .invalidArgument,
            "*** -[NSConcretePointerArray pointerAtIndex:]: attempt to access pointer at index \(index) beyond bounds "
                + "\(references.count)")
    }

    /// Returns a list of the same objects.
    open override func copy() -> Any { copy(with: nil) }
    /// Returns a list of the same objects.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPointerArray(options: options)
        copy.references = references
        return copy
    }
}
