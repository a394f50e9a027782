import UIKit

struct OnboardingPage {
    let title: String
    let text: String
    let symbol: String
    let colors: [UIColor]

    static let all = [
        OnboardingPage(
            title: "Walk anywhere", text: "Find quiet paths near you, and save the ones that you like best.",
            symbol: "figure.walk", colors: [.systemTeal, .systemBlue]),
        OnboardingPage(
            title: "See the weather", text: "Know before you leave whether to take a hat or an umbrella.",
            symbol: "cloud.sun.fill", colors: [.systemOrange, .systemPink]),
        OnboardingPage(
            title: "Bring friends", text: "Share a walk, meet on the way, and never lose each other again.",
            symbol: "person.2.fill", colors: [.systemPurple, .systemIndigo]),
    ]
}
