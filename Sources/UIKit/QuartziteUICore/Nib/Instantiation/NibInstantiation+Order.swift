import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension NibInstantiation {
    /// Creates an object with the coder of its element; nil if another initialiser should create it.
    package typealias Creator = (NSCoder) -> UIViewController?

    /// Creates all objects of the nib, connects them, and calls `awakeFromNib()` (interface_builder.md I12).
    package func instantiate() {
        createObjects()
        connect()
        awake()
    }

    /// Creates all objects of the nib, and registers the prototypes of its tables and collections.
    func createObjects() {
        for element in nib.objects { _ = object(for: element) }
        for element in nib.objects {
            (existingObject(for: element) as? any PrototypeList)?.registerPrototypes(of: element, in: self)
        }
    }

    /// Sets runtime attributes and outlets, and adds actions and segues.
    func connect() {
        setRuntimeAttributes()
        setOutlets()
        connectActions()
        connectSegues()
    }

    /// Calls `awakeFromNib()` of the nib's objects (interface_builder.md I15).
    func awake() {
        for element in nib.objects {
            switch existingObject(for: element) {
            case let responder as UIResponder: responder.awakeFromNib()
            case let item as UIBarItem: item.awakeFromNib()
            case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
            case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
            case let item as UINavigationItem: item.awakeFromNib()
            case let object as any NibObject: object.awakeFromNib()
            case let object?: _ = Members.current.method("awakeFromNib", of: type(of: object))?.call(on: object, [])
            case nil: break
            }
        }
    }
}
