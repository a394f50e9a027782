import QuartzCore

/// The views and constraints of archives.
///
/// An archive contains the values that code encodes, and a number for each view and constraint. A copy from the archive
/// takes its other attributes from the object with this number, as long as that exists; views are archived to be copied.
@MainActor final class ViewArchive {
    /// The archive of the current scene.
    static var current: ViewArchive { SceneContext.current.object(of: ViewArchive.self) { ViewArchive() } }

    private static let numberKey = "UIArchiveNumber"
    private let originals = NSMapTable<NSNumber, AnyObject>.strongToWeakObjects()
    private let copies = NSMapTable<AnyObject, AnyObject>.weakToWeakObjects()
    private var lastNumber = 0

    private init() {}

    /// Encodes the number of an object.
    func encode(_ object: AnyObject, with coder: NSCoder) {
        lastNumber += 1
        originals.setObject(object, forKey: NSNumber(value: lastNumber))
        coder.encode(lastNumber, forKey: Self.numberKey)
    }

    /// Returns the object whose number is encoded; nil for other coders, and after the object was deallocated.
    func original(in coder: NSCoder) -> AnyObject? {
        guard coder is NSKeyedUnarchiver, coder.containsValue(forKey: Self.numberKey) else { return nil }
        return originals.object(forKey: NSNumber(value: coder.decodeInteger(forKey: Self.numberKey)))
    }

    /// Notes the latest copy of an object.
    func record(_ copy: AnyObject, of original: AnyObject) { copies.setObject(copy, forKey: original) }

    /// Returns the latest copy of an object.
    func copy(of original: AnyObject?) -> AnyObject? { original.flatMap { copies.object(forKey: $0) } }

    /// Returns the copy of a view or of one of its layout guides.
    func copy(ofItem item: AnyObject?) -> AnyObject? {
        guard let guide = item as? UILayoutGuide else { return copy(of: item) }
        guard let view = guide.owningView, let owner = copy(of: view) as? UIView else { return nil }
        if guide === view.safeAreaLayoutGuide { return owner.safeAreaLayoutGuide }
        return guide === view.layoutMarginsGuide ? owner.layoutMarginsGuide : nil
    }
}
