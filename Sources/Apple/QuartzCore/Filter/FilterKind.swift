import CQuartziteKernels

/// The operation that a filter performs.
enum FilterKind: Equatable {
    case areaAverage, constantColor, gaussianBlur, colorControls, colorInvert, colorMatrix, exposure, glass, hueAdjust
    case sepiaTone
    case blend(CGBlendMode)

    init?(rawValue name: String) {
        switch name {
        case "CIAreaAverage": self = .areaAverage
        case "CIConstantColorGenerator": self = .constantColor
        case "CIExposureAdjust": self = .exposure
        case "CIGaussianBlur": self = .gaussianBlur
        case "CIColorControls": self = .colorControls
        case "CIColorInvert": self = .colorInvert
        case "CIColorMatrix": self = .colorMatrix
        case FilterKind.glassName: self = .glass
        case "CIHueAdjust": self = .hueAdjust
        case "CISepiaTone": self = .sepiaTone
        default: return nil
        }
    }

    init?(blendMode name: String) {
        guard name.hasPrefix("CI"), let mode = CGBlendMode(filterName: name) else { return nil }
        self = .blend(mode)
    }

    /// The name of the filter that draws glass, which Apple's systems do not have.
    static let glassName = "_Glass"

    /// The inputs and their defaults.
    var inputs: [String: Double] {
        switch self {
        case .gaussianBlur: ["inputRadius": 10]
        case .colorControls: ["inputSaturation": 1, "inputBrightness": 0, "inputContrast": 1]
        case .glass:
            [
                "inputPresence": 0, "inputEdge": 0, "inputBend": 0, "inputRim": 0, "inputShadow": 0,
                "inputSpacing": 0, "inputRed": 0, "inputGreen": 0, "inputBlue": 0, "inputAlpha": 0,
            ]
        case .exposure: ["inputEV": 0]
        case .hueAdjust: ["inputAngle": 0]
        case .sepiaTone: ["inputIntensity": 1]
        case .areaAverage, .constantColor, .colorInvert, .colorMatrix, .blend: [:]
        }
    }

    /// The inputs that are vectors.
    var vectorKeys: [String] {
        switch self {
        case .areaAverage: [kCIInputExtentKey]
        case .colorMatrix: ["inputRVector", "inputGVector", "inputBVector", "inputAVector", "inputBiasVector"]
        default: []
        }
    }

    /// The row of the identity matrix with an index.
    static func unit(_ index: Int) -> SIMD4<Double> {
        var row = SIMD4<Double>()
        row[index] = 1
        return row
    }
}

extension CIFilter {
    /// The filter for the compositor at `scale` pixels per point, or nil if it would change nothing.
    func pixelFilter(scale: Double) -> PixelFilter? {
        guard isEnabled else { return nil }
        switch kind {
        case .gaussianBlur:
            let sigma = input("inputRadius") * scale
            return sigma > 0 ? .blur(sigma: sigma) : nil
        case .colorControls:
            let (saturation, brightness) = (input("inputSaturation"), input("inputBrightness"))
            let contrast = input("inputContrast")
            if saturation == 1, brightness == 0, contrast == 1 { return nil }
            return .color(.controls(saturation: saturation, brightness: brightness, contrast: contrast))
        case .colorInvert: return .color(ColorMatrix(red: [-1, 0, 0, 1], green: [0, -1, 0, 1], blue: [0, 0, -1, 1]))
        case .exposure:
            // An exposure doubles linear light with each stop; values of sRGB are about its root of 2.2.
            let gain = qz_pow(2, input("inputEV") / 2.2)
            return gain == 1
                ? nil : .color(ColorMatrix(red: [gain, 0, 0, 0], green: [0, gain, 0, 0], blue: [0, 0, gain, 0]))
        case .hueAdjust: return .color(.hueRotation(input("inputAngle")))
        case .sepiaTone:
            let tone = SepiaTone(intensity: input("inputIntensity"))
            return tone.intensity > 0 ? .sepia(tone) : nil
        case .areaAverage, .constantColor, .colorMatrix, .glass, .blend: return nil
        }
    }
}

extension ColorMatrix {
    /// The luminance of the sRGB primaries.
    private static let luma = SIMD4<Double>(0.2126, 0.7152, 0.0722, 0)

    /// Mixes two matrices linearly: 0 gives `a`, 1 gives `b`, and other values extrapolate.
    private static func mix(_ a: ColorMatrix, _ b: ColorMatrix, _ t: Double) -> ColorMatrix {
        let rows = zip(a.rows, b.rows).map { $0 * (1 - t) + $1 * t }
        return ColorMatrix(red: rows[0], green: rows[1], blue: rows[2])
    }

    fileprivate static func controls(saturation: Double, brightness: Double, contrast: Double) -> ColorMatrix {
        var result = mix(ColorMatrix(red: luma, green: luma, blue: luma), .identity, saturation)
        for i in result.rows.indices {
            result.rows[i].w += brightness - 0.5
            result.rows[i] *= contrast
            result.rows[i].w += 0.5
        }
        return result
    }

    /// Rotates the hue and keeps the luminance.
    fileprivate static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (c, s) = (qz_cos(angle), qz_sin(angle))
        let grey = luma
        let red = SIMD4(1, 0, 0, 0) - grey
        let green = SIMD4(0, 1, 0, 0) - grey
        let blue = SIMD4(0, 0, 1, 0) - grey
        return ColorMatrix(
            red: grey + red * c + SIMD4(-0.2126, -0.7152, 0.9278, 0) * s,
            green: grey + green * c + SIMD4(0.143, 0.14, -0.283, 0) * s,
            blue: grey + blue * c + SIMD4(-0.7874, 0.7152, 0.0722, 0) * s)
    }
}
