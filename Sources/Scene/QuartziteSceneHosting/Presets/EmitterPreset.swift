/// The settings of an emitter for one effect, such as snow: values for the layer, and cells.
package struct EmitterPreset: Sendable {
    /// The name in a ``PresetEdit``.
    package let name: String
    package let title: String
    /// The centre and the size of the emitter's shape, as parts of the area that the effect fills.
    let place: (x: Double, y: Double)
    let extent: (width: Double, height: Double)
    /// The values for other keys of the layer.
    let layer: [String: SceneValue]
    let cells: [Cell]

    /// The values of a cell by key, and the cells inside it.
    struct Cell: Sendable {
        let name: String
        let values: [String: SceneValue]
        let cells: [Cell]

        init(_ name: String, _ values: [String: SceneValue], cells: [Cell] = []) {
            self.name = name
            self.values = values
            self.cells = cells
        }
    }

    init(
        _ name: String, _ title: String, at place: (x: Double, y: Double), extent: (width: Double, height: Double),
        layer: [String: SceneValue], _ cells: [Cell]
    ) {
        self.name = name
        self.title = title
        self.place = place
        self.extent = extent
        self.layer = layer
        self.cells = cells
    }

    /// The height in points of the area that the values of cells fill.
    static let designHeight = 360.0

    /// Returns the preset with a name; nil if there is none.
    package static func named(_ name: String) -> EmitterPreset? { all.first { $0.name == name } }
}

extension SceneValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral
{
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(stringLiteral value: String) { self = .text(value) }
    package init(arrayLiteral elements: Double...) { self = .numbers(elements) }
    package init(booleanLiteral value: Bool) { self = .flag(value) }
}
