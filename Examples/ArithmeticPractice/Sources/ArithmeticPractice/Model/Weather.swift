/// What falls or flies behind the title of the start page.
enum Weather: String, Codable, CaseIterable, Sendable {
    case snow, leaves, fireworks

    /// The weather of a month, from 1 for January to 12: snow in winter, leaves in autumn, and fireworks otherwise.
    static func inMonth(_ month: Int) -> Weather {
        switch month {
        case 12, 1, 2: .snow
        case 9, 10, 11: .leaves
        default: .fireworks
        }
    }
}
