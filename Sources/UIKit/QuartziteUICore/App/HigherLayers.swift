import QuartziteUIDrawing

/// What a module above this one adds to the tables that this one reads.
///
/// UIKit is built in layers, and a layer names no class of those above it. Where an algorithm needs to know all classes, as
/// key-value coding does, it asks each layer for its part.
@MainActor package protocol HigherLayer {
    /// The properties of the layer's classes.
    static var keys: [ObservableKeys] { get }
    /// The rows of the properties of the layer's classes.
    static var rows: [any AnyPropertyRows] { get }
    /// Returns a list for the suggestions of a search; nil if the layer has none.
    static func makeSuggestionList(frame: CGRect) -> (any SearchSuggestionList)?
    /// The layer's classes that pass touches on, though some override the methods for touches.
    static var passingTouches: [AnyClass] { get }
}

extension HigherLayer {
    package static var rows: [any AnyPropertyRows] { [] }
    package static var passingTouches: [AnyClass] { [] }
    package static func makeSuggestionList(frame: CGRect) -> (any SearchSuggestionList)? { nil }
}

/// The layers above this one that the program contains.
///
/// They are found by their names at run time, as the classes of documents are: a registration when the program starts would
/// be state that all scenes share, and that depends on the order in which modules are initialised.
@MainActor enum HigherLayers {
    private static let all: [any HigherLayer.Type] = ["QuartziteUIElements.ElementsLayer", "UIKit.ServicesLayer"]
        .compactMap { _typeByName($0) as? any HigherLayer.Type }

    /// The properties of all layers, from the highest to this one.
    static let keys: [ObservableKeys] = all.reversed().flatMap { $0.keys } + ObservableKeys.declaredInCore

    /// The rows of the properties of the classes of all layers.
    static let rows: [any AnyPropertyRows] = PropertyTables.core + all.flatMap { $0.rows }

    /// The classes of all layers above this one that pass touches on.
    static let passingTouches: [AnyClass] = all.flatMap { $0.passingTouches }

    /// Returns a list for the suggestions of a search; nil if no layer has one.
    static func makeSuggestionList(frame: CGRect) -> (any SearchSuggestionList)? {
        all.lazy.compactMap { $0.makeSuggestionList(frame: frame) }.first
    }
}
