import UIKit

struct Track: Hashable {
    let title: String
    let artist: String
    /// In seconds.
    let duration: TimeInterval
    let cover: Cover

    enum Cover: Hashable {
        case sunrise, tide, orchard, night, desert, rain
    }

    static let all: [Track] = [
        Track(title: "Early Light", artist: "The Lanterns", duration: 214, cover: .sunrise),
        Track(title: "Low Tide", artist: "Mara Fell", duration: 187, cover: .tide),
        Track(title: "Green Apples", artist: "Orchard Street", duration: 241, cover: .orchard),
        Track(title: "Night Bus Home", artist: "Paper Maps", duration: 203, cover: .night),
        Track(title: "Dust and Copper", artist: "The Lanterns", duration: 176, cover: .desert),
        Track(title: "Rain on a Tin Roof", artist: "Mara Fell", duration: 258, cover: .rain),
    ]
}
