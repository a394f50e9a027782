import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

/// `filters`, `backgroundFilters` and `compositingFilter` as pixels (layers.md §2).
@Suite struct LayerFilterTests {
    let layer = CALayer()
    let stage: LayerStage

    init() {
        stage = LayerStage(drawing: [layer])
        layer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        layer.backgroundColor = .testRed
    }

    private func filter(_ name: String, _ inputs: [String: Any] = [:]) throws -> CIFilter {
        try #require(CIFilter(name: name, parameters: inputs))
    }

    @Test("A new layer has no filters", .fact("def-058", "def-080")) func defaults() {
        #expect(layer.filters == nil && layer.backgroundFilters == nil && layer.compositingFilter == nil)
        #expect(CIFilter(name: "CINoSuchFilter") == nil && CIFilter(name: "multiplyBlendMode") == nil)
    }

    @Test("Filters accept only valid values for known inputs") func inputs() throws {
        let blur = try filter("CIGaussianBlur")
        #expect(blur.inputKeys == ["inputRadius"] && blur.value(forKey: "inputRadius") as? NSNumber == 10)
        blur.setValue(4, forKey: kCIInputRadiusKey)
        blur.setValue(Double.nan, forKey: kCIInputRadiusKey)
        blur.setValue("x", forKey: kCIInputRadiusKey)
        blur.setValue(3, forKey: "inputFoo")
        #expect(blur.value(forKey: "inputRadius") as? NSNumber == 4 && blur.value(forKey: "inputFoo") == nil)
        blur.setDefaults()
        #expect(blur.value(forKey: "inputRadius") as? NSNumber == 10)
    }

    @Test("A blur softens the layer's edges, with its radius in points") func blur() throws {
        layer.filters = [try filter("CIGaussianBlur", ["inputRadius": 4])]
        let picture = Picture(stage)
        #expect(
            picture.alpha(50, 50) == 255 && (100...160).contains(picture.alpha(30, 50)) && picture.alpha(25, 50) > 10)
        let double = Picture(stage, scale: 2)
        #expect(abs(double.alpha(50, 100) - picture.alpha(25, 50)) < 20)
    }

    @Test("Colour filters change saturation, brightness, contrast, inversion, hue and sepia tone") func colorControls()
        throws
    {
        layer.filters = [try filter("CIColorControls", ["inputSaturation": 0])]
        let grey = Picture(stage)[50, 50]
        #expect(grey & 255 == grey >> 8 & 255 && grey & 255 == grey >> 16 & 255 && grey >> 24 == 255)
        layer.filters = [try filter("CIColorControls", ["inputBrightness": 0.5])]
        #expect(Picture(stage)[50, 50] == 0xFFFF_8080)
        layer.filters = [try filter("CIColorControls", ["inputContrast": 0.5])]
        #expect(Picture(stage)[50, 50] == 0xFFBF_4040)
        layer.filters = [try filter("CIColorInvert")]
        #expect(Picture(stage)[50, 50] == 0xFF00_FFFF)
        let hue = try filter("CIHueAdjust", ["inputAngle": 2 * Double.pi])
        layer.filters = [hue, "kept"]
        #expect(Picture(stage)[50, 50] == 0xFFFF_0000 && layer.filters?.count == 2)
        layer.filters = [try filter("CISepiaTone")]
        #expect(Picture(stage).green(50, 50) > Picture(stage).blue(50, 50))
        hue.isEnabled = false
    }

    @Test("Changing a filter after it is set has no effect, but changing it by key path does") func keyPaths() throws {
        let blur = try filter("CIGaussianBlur", ["inputRadius": 0])
        blur.name = "soft"
        layer.filters = [blur]
        let sharp = Picture(stage)
        blur.setValue(9, forKey: "inputRadius")
        #expect(Picture(stage).difference(to: sharp) == 0)
        layer.setValue(5, forKeyPath: "filters.soft.inputRadius")
        #expect(layer.value(forKeyPath: "filters.soft.inputRadius") as? NSNumber == 5)
        #expect(Picture(stage).difference(to: sharp) > 50)
        layer.setValue(5, forKeyPath: "filters.none.inputRadius")
        #expect(layer.value(forKeyPath: "filters.none.inputRadius") == nil)
    }

    @Test("A filter's input can be animated") func animation() throws {
        let blur = try filter("CIGaussianBlur", ["inputRadius": 0])
        blur.name = "soft"
        layer.filters = [blur]
        layer.add(CABasicAnimation("filters.soft.inputRadius", from: 0, to: 8), forKey: nil)
        let widths = [0, 0.25, 0.5, 0.9].map { Picture(stage, at: $0).box.width }
        #expect(widths == widths.sorted() && widths[3] > widths[0] + 20)
        #expect(layer.value(forKeyPath: "filters.soft.inputRadius") as? NSNumber == 0)
    }

    @Test("Background filters change what is behind the layer, inside its rounded bounds") func background() throws {
        let glass = CALayer()
        glass.frame = CGRect(x: 40, y: 40, width: 60, height: 60)
        glass.cornerRadius = 30
        glass.backgroundFilters = [try filter("CIColorInvert")]
        stage.root.backgroundColor = .testWhite
        stage.root.addSublayer(glass)
        let picture = Picture(stage)
        #expect(picture[35, 35] == 0xFFFF_0000 && picture[42, 42] == 0xFFFF_0000)
        #expect(picture[60, 60] == 0xFF00_FFFF && picture[85, 70] == 0xFF00_0000 && picture[99, 99] == 0xFFFF_FFFF)
        glass.opacity = 0.5
        #expect(abs(Picture(stage).red(85, 70) - 128) < 2)
    }

    @Test("Compositing filters work under all of their names", .rule("drawing §7")) func compositing() throws {
        stage.root.backgroundColor = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        let multiplied = { Picture(self.stage)[50, 50] }
        layer.compositingFilter = "multiplyBlendMode"
        let desired = multiplied()
        #expect(desired == 0xFF80_0000)
        layer.compositingFilter = "CIMultiplyBlendMode"
        #expect(multiplied() == desired)
        layer.compositingFilter = try filter("CIMultiplyBlendMode")
        #expect(multiplied() == desired)
        layer.compositingFilter = "CIAdditionCompositing"
        #expect(multiplied() == 0xFFFF_8080)
        layer.compositingFilter = "CISourceAtopCompositing"
        #expect(multiplied() == 0xFFFF_0000)
        for unknown: Any in ["noSuchMode", 42, try filter("CIColorInvert")] {
            layer.compositingFilter = unknown
            #expect(multiplied() == 0xFFFF_0000)
        }
    }
}
