import UIKit

struct Message: Hashable {
    enum Sender: Hashable {
        case me, friend
    }

    let id: Int
    let sender: Sender
    let text: String
    var isLiked = false

    static let history: [Message] = [
        Message(id: 0, sender: .friend, text: "Are you coming to the lake on Sunday?"),
        Message(id: 1, sender: .me, text: "Yes!"),
        Message(id: 2, sender: .me, text: "I only have to find out whether the early train runs."),
        Message(
            id: 3, sender: .friend,
            text: "It does. I looked it up: it leaves at 7:52 from platform four, and we are there a quarter past nine."
        ),
        Message(id: 4, sender: .friend, text: "Bring something warm for the evening 🔥"),
        Message(id: 5, sender: .me, text: "I will bring the big blanket, and a flask of tea for everyone."),
    ]

    static let replies = [
        "Wonderful. Then I will take care of the cake, and Tom brings the boat.",
        "See you on Sunday 👋",
    ]
}
