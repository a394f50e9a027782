/// Memory for values without references, which is used again for each line of a path, without the checks of an array.
struct ScratchArray<Element>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init() {
        capacity = 64
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    /// The values; valid until the next change.
    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    @inline(__always)
    subscript(i: Int) -> Element {
        get { base[i] }
        set { (base + i).initialize(to: newValue) }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Makes room for `newCount` values; the caller sets all of them.
    mutating func resize(_ newCount: Int) {
        if newCount > capacity { grow(to: newCount) }
        count = newCount
    }

    mutating func removeAll() { count = 0 }

    private mutating func grow(to least: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(least, capacity * 2))
        larger.initialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = max(least, capacity * 2)
    }
}
