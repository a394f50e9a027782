import QuartzCore

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let nsDataAsset = ObservableKeys(
        of: NSDataAsset.self, ["data": \.data, "name": \.name, "typeIdentifier": \.typeIdentifier])
    private static let uiBezierPath = ObservableKeys(
        of: UIBezierPath.self,
        [
            "CGPath": \.cgPath, "bounds": \.bounds, "cgPath": \.cgPath, "currentPoint": \.currentPoint,
            "flatness": \.flatness, "isEmpty": \.isEmpty, "lineCapStyle": \.lineCapStyle,
            "lineJoinStyle": \.lineJoinStyle, "lineWidth": \.lineWidth, "miterLimit": \.miterLimit,
            "usesEvenOddFillRule": \.usesEvenOddFillRule,
        ])
    private static let uiColor = ObservableKeys(
        of: UIColor.self, ["CGColor": \.cgColor, "cgColor": \.cgColor, "ciColor": \.ciColor])
    private static let uiGraphicsImageRenderer = ObservableKeys(of: UIGraphicsImageRenderer.self, ["format": \.format])
    private static let uiGraphicsImageRendererContext = ObservableKeys(
        of: UIGraphicsImageRendererContext.self,
        ["cgContext": \.cgContext, "currentImage": \.currentImage, "format": \.format])
    private static let uiGraphicsImageRendererFormat = ObservableKeys(
        of: UIGraphicsImageRendererFormat.self, ["bounds": \.bounds, "opaque": \.opaque, "scale": \.scale])
    private static let uiImage = ObservableKeys(
        of: UIImage.self,
        [
            "CGImage": \.cgImage, "alignmentRectInsets": \.alignmentRectInsets,
            "baselineOffsetFromBottom": \.baselineOffsetFromBottom, "capInsets": \.capInsets, "cgImage": \.cgImage,
            "ciImage": \.ciImage, "configuration": \.configuration, "duration": \.duration,
            "flipsForRightToLeftLayoutDirection": \.flipsForRightToLeftLayoutDirection, "hasBaseline": \.hasBaseline,
            "imageAsset": \.imageAsset, "imageOrientation": \.imageOrientation, "images": \.images,
            "isHighDynamicRange": \.isHighDynamicRange, "isSymbolImage": \.isSymbolImage,
            "renderingMode": \.renderingMode, "resizingMode": \.resizingMode, "scale": \.scale, "size": \.size,
            "symbolConfiguration": \.symbolConfiguration,
        ])

    /// The properties of classes in the folder Drawing.
    static let keysOfDrawing: [ObservableKeys] = [
        nsDataAsset, uiBezierPath, uiColor, uiGraphicsImageRenderer, uiGraphicsImageRendererContext,
        uiGraphicsImageRendererFormat, uiImage,
    ]
}

extension NSDataAsset: ListedObject {}
extension UIBezierPath: ListedObject {}
extension UIColor: ListedObject {}
extension UIGraphicsImageRenderer: ListedObject {}
extension UIGraphicsImageRendererContext: ListedObject {}
extension UIGraphicsImageRendererFormat: ListedObject {}
extension UIImage: ListedObject {}
