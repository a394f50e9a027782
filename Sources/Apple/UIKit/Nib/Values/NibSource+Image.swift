import QuartziteInterfaceBuilder
import QuartzCore

extension NibSource {
    /// Returns an image of the document (interface_builder.md I73).
    ///
    /// A missing image is reported with its line. It is nil, or a placeholder of the size that the document states if
    /// the scene replaces missing images; a missing symbol is a question mark then.
    func image(_ image: InterfaceImage, line: Int) -> UIImage? {
        guard !image.name.isEmpty else { return nil }
        let found =
            image.isSystem
            ? UIImage(systemName: image.name, withConfiguration: image.symbolScale.map(configuration))
            : ImageCatalog.current.found(named: image.name, in: bundle)
        let isMissing = found == nil || image.isSystem && ImageCatalog.current.lacksSymbol(image.name)
        if isMissing {
            warn("Could not load the \"\(image.name)\" image referenced from this document.", line: line)
            ImageCatalog.current.markReported(image.name)
        }
        guard let result = found ?? placeholder(for: image.name) else { return nil }
        switch image.renderingMode {
        case .template: return result.withRenderingMode(.alwaysTemplate)
        case .original: return result.withRenderingMode(.alwaysOriginal)
        case .automatic, nil: return result
        }
    }

    private func configuration(_ scale: InterfaceImage.SymbolScale) -> UIImage.SymbolConfiguration {
        switch scale {
        case .default: UIImage.SymbolConfiguration(scale: .default)
        case .small: UIImage.SymbolConfiguration(scale: .small)
        case .medium: UIImage.SymbolConfiguration(scale: .medium)
        case .large: UIImage.SymbolConfiguration(scale: .large)
        }
    }

    private func placeholder(for name: String) -> UIImage? {
        guard let size = document.imageResource(named: name)?.size, size.width > 0, size.height > 0 else {
            return ImageCatalog.current.placeholder(named: name)
        }
        return ImageCatalog.current.placeholder(named: name, size: size)
    }
}
