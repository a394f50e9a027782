// The names of inputs that filters of Core Image have; those of the filters that exist here are with ``CIFilter``.

/// The name of the input with the picture on the back of a page.
public let kCIInputBacksideImageKey = "inputBacksideImage"
/// The name of the input with the picture whose colours are used.
public let kCIInputPaletteImageKey = "inputPaletteImage"
/// The name of the input with the picture of a gradient.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The name of the input with the picture of a mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The name of the input with the picture of a matte.
public let kCIInputMatteImageKey = "inputMatteImage"
/// The name of the input with the picture of depths.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The name of the input with the picture of disparities.
public let kCIInputDisparityImageKey = "inputDisparityImage"
/// The name of the input with the picture of a shading.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The name of the input with the picture at the end of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The name of the input with a transform.
public let kCIInputTransformKey = "inputTransform"
/// The name of the input with the progress of a transition, 0…1.
public let kCIInputTimeKey = "inputTime"
/// The name of the input with a scale.
public let kCIInputScaleKey = "inputScale"
/// The name of the input with a ratio of width to height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The name of the input with a centre.
public let kCIInputCenterKey = "inputCenter"
/// The name of the input with the first of two radii.
public let kCIInputRadius0Key = "inputRadius0"
/// The name of the input with the second of two radii.
public let kCIInputRadius1Key = "inputRadius1"
/// The name of the input with a width.
public let kCIInputWidthKey = "inputWidth"
/// The name of the input with a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The name of the input with an exposure in stops.
public let kCIInputEVKey = "inputEV"
/// The name of the input with a colour.
public let kCIInputColorKey = "inputColor"
/// The name of the input with the first of two colours.
public let kCIInputColor0Key = "inputColor0"
/// The name of the input with the second of two colours.
public let kCIInputColor1Key = "inputColor1"
/// The name of the input with a colour space.
public let kCIInputColorSpaceKey = "inputColorSpace"
/// The name of the input with a bias.
public let kCIInputBiasKey = "inputBias"
/// The name of the input with a bias of four components.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// The name of the input with the weights of a convolution.
public let kCIInputWeightsKey = "inputWeights"
/// The name of the input with an index of refraction.
public let kCIInputRefractionKey = "inputRefraction"
/// The name of the input with a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The name of the input with the version of a filter.
public let kCIInputVersionKey = "inputVersion"
/// The name of the input with an amount.
public let kCIInputAmountKey = "inputAmount"
/// The name of the input with a count.
public let kCIInputCountKey = "inputCount"
/// The name of the input with a threshold.
public let kCIInputThresholdKey = "inputThreshold"
/// The name of the input with the first of two points.
public let kCIInputPoint0Key = "inputPoint0"
/// The name of the input with the second of two points.
public let kCIInputPoint1Key = "inputPoint1"
