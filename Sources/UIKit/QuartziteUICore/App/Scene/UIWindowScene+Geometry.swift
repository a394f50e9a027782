import QuartziteUIDrawing

extension UIWindowScene {
    /// The wished size, place or orientation of a scene.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// The preferences of a scene on an iPhone or iPad.
        @preconcurrency @MainActor public final class iOS: GeometryPreferences {
            /// The orientations to which the scene is limited; nil, the default, sets no limit.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }

        /// Preferences for a Mac, which have no effect; using them reports that once.
        @preconcurrency @MainActor public final class Mac: GeometryPreferences {
            /// The frame of the window.
            public var systemFrame: CGRect?

            /// Creates preferences.
            public init(systemFrame: CGRect? = nil) {
                self.systemFrame = systemFrame
                super.init()
            }
        }

        override init() { super.init() }
    }

    /// The size and the orientation of a scene.
    @preconcurrency @MainActor open class Geometry: NSObject {
        /// The orientation.
        open var interfaceOrientation: UIInterfaceOrientation { .current }
        /// The frame of the window.
        open var systemFrame: CGRect { UIScreen.main.bounds }
        override init() { super.init() }
    }

    /// The size and the orientation.
    public var effectiveGeometry: Geometry { Geometry() }

    /// Rotates the interface to one of the preferred orientations, if the app and the controller on screen support it.
    ///
    /// Otherwise, calls the handler with an error. Preferences for a Mac have no effect, which is reported once.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        if geometryPreferences is GeometryPreferences.Mac { unsupported("UIWindowScene.GeometryPreferences.Mac") }
        guard let preferences = geometryPreferences as? GeometryPreferences.iOS,
            let orientations = preferences.interfaceOrientations
        else { return }
        if !UIApplication.shared.turnInterface(to: orientations) {
            errorHandler?(UISceneError(.geometryRequestDenied))
        }
    }
}
