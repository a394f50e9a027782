import QuartziteUIDrawing

extension UITouch {
    /// Whether something reacted to the touch, which has ended, or may still react: a recognizer, a control, a cell, a text,
    /// or a class that overrides the methods for touches.
    var isAnswered: Bool {
        guard let view else { return false }
        if isRecognized || recognizers.contains(where: \.awaitsMoreTaps) { return true }
        return sequence(first: view as UIResponder) { $0.next }.contains { $0.answersTouches }
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer waits for further taps, or for other recognizers.
    fileprivate var awaitsMoreTaps: Bool {
        requested != nil || (self as? UITapGestureRecognizer).map { $0.numberOfTapsRequired > 1 } ?? false
    }
}

extension UIResponder {
    fileprivate var answersTouches: Bool {
        switch self {
        case let button as UIButton where type(of: button) == UIButton.self:
            return button.isEnabled && (button.hasActions || button.menu != nil)
        case let control as UIControl where type(of: control) == UIControl.self:
            return control.isEnabled && control.hasActions
        case let control as UIControl: return control.isEnabled || TouchMethods.areOverridden(by: control)
        case is any UITextInput, is any StoryboardCell: return true
        default: return TouchMethods.areOverridden(by: self)
        }
    }
}

extension UIControl {
    fileprivate var hasActions: Bool { registrations.contains(where: \.isAlive) || !interactions.isEmpty }
}

/// The methods for touches, which a class may override.
///
/// A class keeps the address of each method at a place that its superclass determined. The places are found by comparing
/// two classes; one overrides the methods, and the other does not. If no places are found, every class counts as
/// overriding the methods.
@MainActor private enum TouchMethods {
    private class Plain: UIResponder {}

    private class Overriding: UIResponder {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
        private var began = 0
        private var ended = 0
    }

    /// The classes of UIKit's that pass touches on, though some override the methods.
    private static let passing: [AnyClass] =
        [
            UIResponder.self, UIView.self, UIControl.self, UIScrollView.self, UIViewController.self,
            UINavigationController.self, UITabBarController.self, UISplitViewController.self, UIWindow.self,
            UIApplication.self, UIWindowScene.self, UILabel.self, UIImageView.self, UIStackView.self,
            UINavigationBar.self,
            UITabBar.self, UIToolbar.self, UIVisualEffectView.self,
        ] + HigherLayers.passingTouches
    private static let places = findPlaces()
    private static let known = places.map { place in Set(passing.map { word(of: $0, at: place) }) }

    /// The classes of a scene that were examined.
    private final class Answers {
        var byClass: [ObjectIdentifier: Bool] = [:]
    }

    static func areOverridden(by responder: UIResponder) -> Bool {
        let type: AnyClass = Swift.type(of: responder)
        let answers = SceneContext.current.object(of: Answers.self) { Answers() }
        if let answer = answers.byClass[ObjectIdentifier(type)] { return answer }
        let answer = places.isEmpty || zip(places, known).contains { !$1.contains(word(of: type, at: $0)) }
        answers.byClass[ObjectIdentifier(type)] = answer
        return answer
    }

    /// The first word of a class after its description, and the words before the methods that subclasses change.
    private static let firstWord = 7
    /// The place of the size of a class in bytes, as a 32-bit number, from its address on.
    private static let sizeOffset = 32

    private static func findPlaces() -> [Int] {
        let end = wordCount(of: UIResponder.self)
        guard end > firstWord, wordCount(of: Plain.self) >= end, wordCount(of: Overriding.self) >= end else {
            return []
        }
        let found = (firstWord..<end).filter { place in
            let base = word(of: UIResponder.self, at: place)
            return word(of: Plain.self, at: place) == base && word(of: Overriding.self, at: place) != base
        }
        return found.count == 2 ? found : []
    }

    private static func address(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// Returns the number of words of a class from its address on.
    private static func wordCount(of type: AnyClass) -> Int {
        let start = address(of: type)
        let size = start.loadUnaligned(fromByteOffset: sizeOffset, as: UInt32.self)
        let before = start.loadUnaligned(fromByteOffset: sizeOffset + 4, as: UInt32.self)
        return size > before && size < 1 << 20 ? Int(size - before) / MemoryLayout<UInt>.size : 0
    }

    private static func word(of type: AnyClass, at place: Int) -> UInt {
        address(of: type).load(fromByteOffset: place * MemoryLayout<UInt>.size, as: UInt.self)
    }
}
