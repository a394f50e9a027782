import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UIViewController {
    /// The storyboard that the controller was created from; nil for other controllers, and in `init(coder:)`.
    public var storyboard: UIStoryboard? { isFromStoryboard ? storyboardScene?.storyboard : nil }

    /// Sets the attributes of a controller from a document (interface_builder.md I28, I29).
    func decodeControllerAttributes(from coder: NibCoder) {
        let element = coder.element
        coder.nib.adopt(self, for: element)
        ownNavigationItem = element.child(forKey: "navigationItem").flatMap {
            coder.object(for: $0) as? UINavigationItem
        }
        ownTabBarItem = element.child(forKey: "tabBarItem").flatMap { coder.object(for: $0) as? UITabBarItem }
        ownToolbarItems = coder.objects("toolbarItems", of: UIBarButtonItem.self)
        // The controller's title does not replace the titles of its items.
        if let title = element.string("title") { setTitle(title, keepingItems: true) }
        PropertyTables.viewController.decode(self, from: coder)
        // A controller in a xib has its view in the same nib.
        if coder.nib.scene == nil, let root = element.child(forKey: "view") {
            (coder.object(for: root) as? UIView).map { view = $0 }
        }
    }

    /// Sets the title without those of items from a document.
    private func setTitle(_ title: String, keepingItems: Bool) {
        let items = (ownNavigationItem, ownTabBarItem)
        (ownNavigationItem, ownTabBarItem) = (nil, nil)
        self.title = title
        (ownNavigationItem, ownTabBarItem) = items
        if items.1?.title == nil { ownTabBarItem?.title = title }
    }

    /// Loads the view from the storyboard or xib of the controller; returns false if there is none.
    package func loadNibView() -> Bool { loadStoryboardView() || loadXibView() }

    /// Loads the view of a storyboard's controller (interface_builder.md I23, I25).
    private func loadStoryboardView() -> Bool {
        guard let part = storyboardScene, let element = part.controller.child(forKey: "view"),
            let nib = part.scene.viewNib(for: part.source.sizeClasses)
        else { return false }
        var objects = part.objects
        objects[part.controller] = self
        let pass = NibInstantiation(nib, of: part.source, objects: objects)
        pass.scene = part
        pass.controller = self
        pass.createObjects()
        part.recordAnchors(in: pass)
        guard let root = pass.existingObject(for: element) as? UIView else { return false }
        view = root
        if part.controller.bool("autoresizesArchivedViewToFullSize") { root.frame = UIScreen.main.bounds }
        pass.connect()
        pass.awake()
        return true
    }

    /// Loads the view from the controller's xib; see interface_builder_segues.md I100.
    private func loadXibView() -> Bool {
        do throws(InterfaceDocumentError) {
            guard let (name, document) = try xib() else { return false }
            let source = NibSource(document, bundle: nibBundle)
            NibInstantiation(source, owner: self).instantiate()
            guard viewIfLoaded != nil else {
                raise(
                    .internalInconsistency,
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet "
                        + "was not set.")
            }
            return true
        } catch {
            refuseFile(error.description)
        }
    }

    /// Returns the xib with the controller's nib name, or else with a default name.
    private func xib() throws(InterfaceDocumentError) -> (name: String, document: InterfaceDocument)? {
        let library = NibLibrary.current
        if let nibName, storyboardScene == nil {
            if let document = try library.document(nibName, .xib, in: nibBundle) { return (nibName, document) }
            let bundle = nibBundle ?? .main
            raise(
                .internalInconsistency,
                "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)>' with name '\(nibName)'")
        }
        // Generic classes and those of UIKit have no default nib.
        let name = String(describing: type(of: self))
        guard !name.contains("<"), !FrameworkNames.name(of: type(of: self)).hasPrefix("UIKit.") else { return nil }
        let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
        for name in [short, name].compactMap(\.self) {
            if let document = try library.document(name, .xib, in: nibBundle) { return (name, document) }
        }
        return nil
    }
}
