import UIKit

actor ActorProbe {
    private var images: [String: UIImage] = [:]

    func image(named name: String) -> UIImage? { images[name] }
    func store(_ image: UIImage, for name: String) async {
        images[name] = image
        await MainActor.run { UIApplication.shared.isIdleTimerDisabled = false }
    }
}
