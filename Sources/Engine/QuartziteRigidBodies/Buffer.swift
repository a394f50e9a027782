/// A growing array in unmanaged memory, without the bounds checks and copies of `Array`.
///
/// The owner calls ``free()`` in the end. Indices must be below `count`.
struct Buffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity = 16

    init() { base = .allocate(capacity: capacity) }

    func free() { base.deallocate() }

    subscript(index: Int) -> Element {
        get { base[index] }
        nonmutating _modify { yield &base[index] }
    }

    var elements: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

    mutating func append(_ element: Element) {
        reserve(count + 1)
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func removeAll() { count = 0 }

    mutating func removeLast() { count -= 1 }

    /// Replaces the contents by `count` times the same element.
    mutating func fill(_ count: Int, with element: Element) {
        reserve(count)
        base.initialize(repeating: element, count: count)
        self.count = count
    }

    private mutating func reserve(_ desired: Int) {
        guard desired > capacity else { return }
        capacity = max(desired, capacity * 2)
        let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        new.moveInitialize(from: base, count: count)
        base.deallocate()
        base = new
    }
}

extension Buffer where Element: Equatable {
    func contains(_ element: Element) -> Bool {
        for index in 0..<count where base[index] == element { return true }
        return false
    }
}
