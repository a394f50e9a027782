import QuartziteInterfaceBuilder
import QuartziteUIDrawing

/// A document and the environment in which its nibs are instantiated.
@MainActor package struct NibSource {
    /// The storyboard or xib.
    package let document: InterfaceDocument
    /// The bundle that contains the document and its images and colours; nil for the main bundle.
    package let bundle: Bundle?
    /// The size classes that select the document's variations.
    package let sizeClasses: InterfaceSizeClasses

    /// Creates a source; without size classes, those of the screen apply.
    package init(_ document: InterfaceDocument, bundle: Bundle?, sizeClasses: InterfaceSizeClasses? = nil) {
        self.document = document
        self.bundle = bundle
        self.sizeClasses = sizeClasses ?? InterfaceSizeClasses(UIScreen.main.traitCollection)
    }

    /// Returns the run-time name of an object's class, without UIKit's module.
    static func className(of object: AnyObject) -> String {
        String(FrameworkNames.name(of: type(of: object)).trimmingPrefix("UIKit."))
    }

    /// Writes a warning about a line of the document.
    package func warn(_ text: String, line: Int) { NibMessages.current.warn("\(document.file):\(line): \(text)") }
}

extension InterfaceSizeClasses {
    /// The size classes of a trait collection.
    package init(_ traits: UITraitCollection) {
        func sizeClass(_ value: UIUserInterfaceSizeClass) -> InterfaceSizeClass {
            switch value {
            case .compact: .compact
            case .regular: .regular
            default: .unspecified
            }
        }
        self.init(width: sizeClass(traits.horizontalSizeClass), height: sizeClass(traits.verticalSizeClass))
    }
}
