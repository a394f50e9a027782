import Testing

@testable import quartzite

@Suite("Modules that Quartzite does not have")
struct ExternalModuleTests {
    @Test(
        "A name belongs to the framework with its prefix",
        arguments: [
            ("SKScene", ["SpriteKit"], "SpriteKit"), ("SKProduct", ["StoreKit"], "StoreKit"),
            ("SKScene", [], "SpriteKit"), ("MPSImageGaussianBlur", ["MediaPlayer"], "MetalPerformanceShaders"),
            ("MPMediaItem", [], "MediaPlayer"), ("AVPlayerViewController", ["AVFoundation", "AVKit"], "AVKit"),
            ("AVPlayer.play", ["AVFoundation"], "AVFoundation"), ("NSManagedObject", [], "CoreData"),
            ("UIHostingController", ["SwiftUI"], "SwiftUI"), ("Text", ["SwiftUI"], "SwiftUI"),
            ("kCTFontAttributeName", [], "CoreText"), ("AudioServicesPlaySystemSound", [], "AudioToolbox"),
            ("vDSP_vadd", ["Accelerate"], "Accelerate"), ("COMPRESSION_ZLIB", ["Compression"], "Compression"),
            ("compression_encode_buffer", [], "Compression"), ("AnyCancellable", ["Combine"], "Combine"),
        ])
    func frameworks(name: String, imported: [String], module: String) {
        #expect(ExternalModule.declaring(name, among: imported) == module)
    }

    @Test("Another name belongs to a missing library that the file imports")
    func libraries() {
        #expect(ExternalModule.declaring("KolodaView", among: ["Koloda", "MapKit"]) == "Koloda")
        #expect(ExternalModule.declaring("UIView.snp", among: ["SnapKit"]) == "SnapKit")
        #expect(ExternalModule.declaring("Spring", among: ["Pop", "Hue"]) == "Pop or Hue")
        #expect(ExternalModule.declaring("Pop", among: ["Pop", "Hue"]) == "Pop")
        #expect(ExternalModule.declaring("URL.documentsDirectory", among: ["Pop"]) == nil)
    }

    @Test("A name in lower case, such as that of a member of a missing class, is not SwiftUI's")
    func members() {
        #expect(ExternalModule.declaring("accessibilityTraits", among: ["SpriteKit", "SwiftUI"]) == nil)
        #expect(ExternalModule.declaring("spring", among: ["Pop", "SwiftUI"]) == "Pop")
    }

    @Test(
        "Names of UIKit and of the project are not foreign",
        arguments: ["UIMenu", "CAMetalLayer", "SKip", "Wheel", "CInt"])
    func own(name: String) {
        #expect(ExternalModule.declaring(name, among: ["MapKit"]) == nil)
        #expect(ExternalModule.declaring(name, among: []) == nil)
    }
}
