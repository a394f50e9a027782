import QuartziteUIFoundation

/// The attributed string type of Core Foundation's API.
public typealias CFAttributedString = NSAttributedString
/// The mutable attributed string type of Core Foundation's API.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// The name of the attribute of a text's font.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The name of the attribute of a text's colour.
public let kCTForegroundColorAttributeName: CFString = NSAttributedString.Key.foregroundColor.rawValue
/// The name of the attribute of the space between characters.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The name of the attribute of the space that is added between characters.
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
/// The name of the attribute of a paragraph's style.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
/// The name of the attribute of ligatures; 0 stands for none.
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue
/// The name of the attribute of the width of outlines, in percent of the font size.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
/// The name of the attribute of the colour of outlines.
public let kCTStrokeColorAttributeName: CFString = NSAttributedString.Key.strokeColor.rawValue
/// The name of the attribute of a line under the characters.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// The name of the attribute of the colour of a line under the characters.
public let kCTUnderlineColorAttributeName: CFString = NSAttributedString.Key.underlineColor.rawValue
