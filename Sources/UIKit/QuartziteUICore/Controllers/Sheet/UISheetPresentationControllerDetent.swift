import QuartziteUIDrawing

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// A type that identifies a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The identifier as a string.
            public let rawValue: String
            /// Creates an identifier from a string.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from a string.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The full height of a sheet.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier; unique unless one was given.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Returns a detent at about half of the screen; there is none in compact height.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.mediumValue
            }
        }

        /// Returns a detent at the full height of a sheet.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a detent at a height of the app.
        ///
        /// - Parameters:
        ///   - identifier: The identifier; nil for a unique one.
        ///   - resolver: Returns the height in points, without the safe area at the bottom, or nil for none.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("detent \(DetentCount.next)"), resolver) }

        /// Returns the height in points, without the safe area at the bottom; nil if there is none.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

/// What the height of a sheet depends on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationControllerDetentResolutionContext {
    fileprivate var mediumValue: CGFloat { (self as? SheetPlace.Context)?.medium ?? maximumDetentValue / 2 }
}

/// Methods that respond to a sheet; all are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that the user dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// The number of detents of a scene that have made identifiers.
@MainActor private final class DetentCount {
    private var count = 0

    /// Returns the number for the next identifier.
    static var next: Int {
        let detents = SceneContext.current.object(of: DetentCount.self) { DetentCount() }
        detents.count += 1
        return detents.count
    }
}
