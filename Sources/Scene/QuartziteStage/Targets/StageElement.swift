import CoreGraphics
import Foundation
import UIKit

/// An element that VoiceOver would visit, as it is on screen at one moment.
public struct StageElement: Codable, Hashable, Sendable {
    /// The class of the view or of the accessibility element.
    public var className: String
    /// What is spoken first; nil for none.
    public var label: String?
    /// The value, such as "1" of a switch, or the text of a field; nil for none.
    public var value: String?
    /// What an action does; nil for none.
    public var hint: String?
    /// The accessibility identifier; nil for none.
    public var identifier: String?
    /// The names of the traits, such as "button"; those of `UIAccessibilityTraits`.
    public var traits: [String]
    /// The names of the custom actions.
    public var actions: [String] = []
    /// The names of the custom rotors.
    public var rotors: [String] = []
    /// The custom content, as pairs of a name and a value.
    public var content: [[String]] = []
    /// The names with which a user speaks to the element, unless that is only the label.
    public var inputLabels: [String] = []
    /// The frame in points of the screen.
    public var frame: CGRect
    /// The point of the screen that a touch hits to activate the element.
    public var activationPoint: CGPoint

    @MainActor init(_ item: AccessibilityItem) {
        className = item.className
        (label, value, hint, identifier) = (item.label, item.value, item.hint, item.identifier)
        traits = item.traits.names
        (actions, rotors, inputLabels) = (item.actions, item.rotors, item.inputLabels)
        content = item.content.map { [$0.label, $0.value] }
        (frame, activationPoint) = (item.frame, item.activationPoint)
    }

    private enum Key: String, CodingKey {
        case `class`, label, value, hint, identifier, traits, actions, rotors, content, inputLabels, frame
        case activationPoint
    }

    /// Reads an element as ``encode(to:)`` writes it.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: Key.self)
        className = try box.decode(String.self, forKey: .class)
        label = try box.decodeIfPresent(String.self, forKey: .label)
        value = try box.decodeIfPresent(String.self, forKey: .value)
        hint = try box.decodeIfPresent(String.self, forKey: .hint)
        identifier = try box.decodeIfPresent(String.self, forKey: .identifier)
        traits = try box.decode([String].self, forKey: .traits)
        actions = try box.decodeIfPresent([String].self, forKey: .actions) ?? []
        rotors = try box.decodeIfPresent([String].self, forKey: .rotors) ?? []
        content = try box.decodeIfPresent([[String]].self, forKey: .content) ?? []
        inputLabels = try box.decodeIfPresent([String].self, forKey: .inputLabels) ?? []
        let (sides, point) = try (
            box.decode([Double].self, forKey: .frame), box.decode([Double].self, forKey: .activationPoint)
        )
        guard sides.count == 4, point.count == 2 else {
            throw DecodingError.dataCorruptedError(
                forKey: .frame, in: box, debugDescription: "A frame has four numbers, and a point two.")
        }
        frame = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
        activationPoint = CGPoint(x: point[0], y: point[1])
    }

    /// Writes the element without what it lacks; the frame as `[x, y, width, height]`, rounded to thousandths of a point.
    public func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Key.self)
        try box.encode(className, forKey: .class)
        try box.encodeIfPresent(label, forKey: .label)
        try box.encodeIfPresent(value, forKey: .value)
        try box.encodeIfPresent(hint, forKey: .hint)
        try box.encodeIfPresent(identifier, forKey: .identifier)
        try box.encode(traits, forKey: .traits)
        if !actions.isEmpty { try box.encode(actions, forKey: .actions) }
        if !rotors.isEmpty { try box.encode(rotors, forKey: .rotors) }
        if !content.isEmpty { try box.encode(content, forKey: .content) }
        if !inputLabels.isEmpty { try box.encode(inputLabels, forKey: .inputLabels) }
        func rounded(_ number: CGFloat) -> Double {
            number.isFinite ? Double((number * 1000).rounded() / 1000) : 0
        }
        try box.encode([frame.minX, frame.minY, frame.width, frame.height].map(rounded), forKey: .frame)
        try box.encode([activationPoint.x, activationPoint.y].map(rounded), forKey: .activationPoint)
    }
}

extension Stage {
    /// The elements that VoiceOver would visit now, in its order.
    ///
    /// That is by rows from top to bottom, with the elements of bars, scroll views and other groups together. The texts of
    /// a table's cell are one element. Nothing behind an alert or another modal view is visited, and no keyboard of the
    /// system outside the app.
    public var elements: [StageElement] {
        inScene { application in AccessibilityReader.items(of: application).map { StageElement($0) } }
    }
}
