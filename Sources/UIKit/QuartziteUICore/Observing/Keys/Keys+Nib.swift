import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let uiStoryboardSegue = ObservableKeys(
        of: UIStoryboardSegue.self, ["destination": \.destination, "identifier": \.identifier, "source": \.source])

    /// The properties of classes in the folder Nib.
    static let coreNib: [ObservableKeys] = [uiStoryboardSegue]
}

extension UIStoryboardSegue: ListedObject {}
