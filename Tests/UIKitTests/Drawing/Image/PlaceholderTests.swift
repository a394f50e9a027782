import Testing

@testable import UIKit

/// Placeholders for missing images.
@MainActor @Suite struct PlaceholderTests {
    @Test("A placeholder has the same pixels at every screen scale, because emitters draw pixels") func scales() {
        let screen = UIScreen.main
        let (size, scale) = (screen.bounds.size, screen.scale)
        defer { screen.configure(size: size, scale: scale) }
        for scale in [1.0, 2, 3] {
            screen.configure(size: size, scale: scale)
            let image = UIImage.placeholder(named: "star")
            #expect(image.cgImage?.width == 88 && image.size == CGSize(width: 44, height: 44))
        }
    }
}
