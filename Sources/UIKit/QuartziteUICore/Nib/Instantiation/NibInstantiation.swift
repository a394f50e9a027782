import QuartziteInterfaceBuilder
import QuartziteUIDrawing

/// Creates the objects of a nib and connects them (interface_builder.md I12).
///
/// Xcode compiles a storyboard to a nib, an archive of objects in a private format. Here, the document itself is read:
/// it is XML, it is in every repository, and its lines can be named in warnings. `QuartziteInterfaceBuilder` turns it
/// into immutable values first, without views, so that reading is tested alone and a document can be cached; this type
/// makes objects of the values. Objects are created when something first refers to them, so that an object may refer to
/// one that comes later. Each class reads its own attributes in `init(coder:)`, from a ``NibCoder``, so that a subclass
/// of an app gets them through `super`. A central table of attributes was the alternative; it would apply them after
/// the initialiser of the app's class has run. The cost is that a class that is not in UIKit is found by its name at
/// run time.
@MainActor package final class NibInstantiation {
    /// The objects and connections.
    package let nib: InterfaceNib
    /// The document and its environment.
    package let source: NibSource
    private var objects: [InterfaceElement: AnyObject]
    /// The elements whose objects are being created, and those that have none.
    private var visited: Set<InterfaceElement> = []
    /// The scene that the nib belongs to; nil for a xib.
    package var scene: StoryboardScene?
    /// Creates the scene's controller in place of its `init(coder:)`.
    var creator: Creator?
    /// The controller whose segues the objects of the nib trigger.
    weak var controller: UIViewController?

    /// Creates an instantiation; `objects` exist already, such as File's Owner.
    package init(_ nib: InterfaceNib, of source: NibSource, objects: [InterfaceElement: AnyObject] = [:]) {
        self.nib = nib
        self.source = source
        self.objects = objects
    }

    /// Returns the object of an element of the document, creating it on first use; nil if it has none.
    package func object(for element: InterfaceElement) -> AnyObject? {
        if let object = objects[element] { return object }
        guard visited.insert(element).inserted else { return nil }
        guard let object = createdObject(for: element) ?? makeObject(for: element) else { return nil }
        objects[element] = object
        return object
    }

    /// Returns the object of an element if it exists already.
    package func existingObject(for element: InterfaceElement) -> AnyObject? { objects[element] }

    /// Makes an object that exists already, such as a cell's label, the object of an element.
    package func adopt(_ object: AnyObject, for element: InterfaceElement) { objects[element] = object }

    /// All objects so far.
    var createdObjects: [InterfaceElement: AnyObject] { objects }

    /// Returns the controller that the creator makes, if this is its element.
    private func createdObject(for element: InterfaceElement) -> AnyObject? {
        guard let creator, element == scene?.controller else { return nil }
        return creator(NibCoder(element, self))
    }

    /// Returns the class of an element: for views that are not available a placeholder, or else a plain view, with a
    /// warning.
    private func systemClass(of element: InterfaceElement) -> AnyClass? {
        if let placeholder = NibClasses.current.placeholder(element.name) { return placeholder }
        let name = element.objectClass.elementClass ?? ""
        let type: AnyClass? = NibClasses.current.system(name)
        let isMissing = type == nil && element.attribute("contentMode") != nil
        if isMissing || element.isSubstituted {
            source.warn("\(element.name) is not available; a plain view replaces it.", line: element.line)
        }
        return isMissing ? UIView.self : type
    }

    /// Returns the declared types of the outlets to which an element belongs, as far as they are known.
    private func outletTypes(of element: InterfaceElement) -> [Any.Type] {
        nib.assignments.filter { $0.destinations.contains(element) }.compactMap { assignment in
            let owner: AnyClass? =
                existingObject(for: assignment.source).map { type(of: $0) }
                ?? NibClasses.current.custom(assignment.source.objectClass)
            return owner.flatMap { Members.current.property(assignment.property, of: $0)?.type }
        }
    }

    private func makeObject(for element: InterfaceElement) -> AnyObject? {
        let description = element.objectClass
        var type: AnyClass? = NibClasses.current.custom(description) { outletTypes(of: element) }
        if type == nil, let name = description.customClass {
            source.warn("Unknown class \(name) in Interface Builder file.", line: element.line)
        }
        type = type ?? systemClass(of: element)
        let coder = NibCoder(element, self)
        let unsupported = UnsupportedMembers.current
        let outer = unsupported.place
        unsupported.place = "\(source.document.file):\(element.line)"
        defer { unsupported.place = outer }
        if element.name == "customObject" { return type.flatMap(ApplicationHost.makeObject) }
        switch type {
        case let type as UIView.Type: return type.init(coder: coder)
        case let type as UIViewController.Type: return type.init(coder: coder)
        case let type as UIBarItem.Type: return type.init(coder: coder)
        case let type as UINavigationItem.Type: return type.init(coder: coder)
        case let type as any NibObject.Type: return type.init(coder: coder)
        case let type as UIGestureRecognizer.Type:
            let recognizer = type._make(target: nil, action: nil)
            for rows in PropertyTables.rows(of: Swift.type(of: recognizer)) { rows.apply(coder, to: recognizer) }
            return recognizer
        default: return nil
        }
    }
}
