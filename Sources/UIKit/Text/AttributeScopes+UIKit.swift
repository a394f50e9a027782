import QuartzCore

extension AttributeScopes {
    /// The attributes of texts in UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of texts in UIKit.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The space added between letters, in points.
        public let kern: KernAttribute

        /// The font.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// The name of the attribute.
            public static let name = "NSFont"
        }

        /// The colour.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSColor"
        }

        /// The colour behind the text.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSBackgroundColor"
        }

        /// The space added between letters.
        @frozen public enum KernAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSKern"
        }
    }
}

extension AttributeDynamicLookup {
    /// Gives access to the attributes of UIKit.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
