import QuartziteUIFoundation

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
        /// The space added between letters, in points, unless there is kerning.
        public let tracking: TrackingAttribute
        /// The offset of the baseline, in points upward.
        public let baselineOffset: BaselineOffsetAttribute
        /// The style of the line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The style of the line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The width of outlines in percent of the font size.
        public let strokeWidth: StrokeWidthAttribute
        /// The colour of outlines.
        public let strokeColor: StrokeColorAttribute
        /// The tangent of the angle by which letters lean.
        public let obliqueness: ObliquenessAttribute
        /// 0 for text without ligatures.
        public let ligature: LigatureAttribute
        /// The natural logarithm of the factor by which letters are wider.
        public let expansion: ExpansionAttribute
        /// The effect.
        public let textEffect: TextEffectAttribute
        /// What a part of the text means.
        public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
        /// The style of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// The picture in place of the character.
        public let attachment: AttachmentAttribute

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

        /// The space added between letters, in points, unless there is kerning.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "CTTracking"
        }

        /// The offset of the baseline, in points upward.
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSBaselineOffset"
        }

        /// The style of the line under the text.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A style.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = "NSUnderline"
        }

        /// The colour of the line under the text.
        @frozen public enum UnderlineColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSUnderlineColor"
        }

        /// The style of the line through the text.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A style.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = "NSStrikethrough"
        }

        /// The colour of the line through the text.
        @frozen public enum StrikethroughColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSStrikethroughColor"
        }

        /// The width of outlines in percent of the font size.
        @frozen public enum StrokeWidthAttribute: AttributedStringKey {
            /// A percentage.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSStrokeWidth"
        }

        /// The colour of outlines.
        @frozen public enum StrokeColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSStrokeColor"
        }

        /// The tangent of the angle by which letters lean.
        @frozen public enum ObliquenessAttribute: AttributedStringKey {
            /// A tangent.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSObliqueness"
        }

        /// 0 for text without ligatures.
        @frozen public enum LigatureAttribute: AttributedStringKey {
            /// A number.
            public typealias Value = Int
            /// The name of the attribute.
            public static let name = "NSLigature"
        }

        /// The natural logarithm of the factor by which letters are wider.
        @frozen public enum ExpansionAttribute: AttributedStringKey {
            /// A logarithm.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSExpansion"
        }

        /// The effect.
        @frozen public enum TextEffectAttribute: AttributedStringKey {
            /// An effect.
            public typealias Value = NSAttributedString.TextEffectStyle
            /// The name of the attribute.
            public static let name = "NSTextEffect"
        }

        /// The style of the paragraph.
        @frozen public enum ParagraphStyleAttribute: AttributedStringKey {
            /// A style.
            public typealias Value = NSParagraphStyle
            /// The name of the attribute.
            public static let name = "NSParagraphStyle"
        }

        /// The shadow.
        @frozen public enum ShadowAttribute: AttributedStringKey {
            /// A shadow.
            public typealias Value = NSShadow
            /// The name of the attribute.
            public static let name = "NSShadow"
        }

        /// The picture in place of the character.
        @frozen public enum AttachmentAttribute: AttributedStringKey {
            /// An attachment.
            public typealias Value = NSTextAttachment
            /// The name of the attribute.
            public static let name = "NSAttachment"
        }
    }
}

extension AttributeDynamicLookup {
    /// Gives access to the attributes of UIKit by the name of their scope, as in `runs[\.uiKit.foregroundColor]`.
    public var uiKit: AttributeScopes.UIKitAttributes { switch self {} }

    /// Gives access to the attributes of UIKit.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
