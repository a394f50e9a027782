import Testing
import UIKit

@MainActor @Suite struct KindTests {
    @Test("An object that is known by a protocol has the classes that it inherits from") func kind() {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {}
        let object: any UIAdaptivePresentationControllerDelegate = Delegate()
        #expect(object.isKind(of: Delegate.self) && object.isKind(of: NSObject.self))
        #expect(!object.isKind(of: UIView.self))
    }
}
