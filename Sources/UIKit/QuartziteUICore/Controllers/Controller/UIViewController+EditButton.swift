import QuartziteUIDrawing

extension UIViewController {
    /// A bar button item with the title Edit or Done, which turns the controller's editing on and off.
    public var editButtonItem: UIBarButtonItem {
        if let item = ownEditButton { return item }
        let toggle = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: toggle)
        ownEditButton = item
        return item
    }
}
