import CoreGraphics
import Testing

@testable import QuartzitePlayer

@Suite struct PictureLayoutTests {
    @Test("The picture is as large as fits, and in the middle")
    func fitting() {
        let wide = PictureLayout(picture: (100, 50), window: (400, 300))
        #expect((wide.x, wide.y, wide.width, wide.height) == (0, 50, 400, 200))
        let tall = PictureLayout(picture: (1000, 2000), window: (400, 300))
        #expect((tall.x, tall.y, tall.width, tall.height) == (125, 0, 150, 300))
        let exact = PictureLayout(picture: (641, 360), window: (640, 360))
        #expect((exact.width, exact.height) == (641, 360), "a pixel does not blur the picture")
        let none = PictureLayout(picture: (10, 10), window: (0, 0))
        #expect(none.width == 1 && none.height == 1)
    }

    @Test("Places of the window are found in the picture")
    func places() {
        let layout = PictureLayout(picture: (100, 50), window: (400, 300))
        #expect(layout.placeInPicture(CGPoint(x: 0.5, y: 0.5)) == CGPoint(x: 0.5, y: 0.5))
        #expect(layout.placeInPicture(CGPoint(x: 1, y: 50 / 300.0)) == CGPoint(x: 1, y: 0))
        #expect(layout.placeInPicture(CGPoint(x: 0, y: 0)).y < 0)
    }
}
