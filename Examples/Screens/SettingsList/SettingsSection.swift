import UIKit

struct SettingsSection {
    let title: String
    let settings: [Setting]

    static let all = [
        SettingsSection(
            title: "Connections",
            settings: [
                Setting(title: "Flight Mode", symbol: "airplane", color: .systemOrange, control: .toggle(false)),
                Setting(title: "Wi-Fi", symbol: "wifi", color: .systemBlue, control: .page("Lighthouse")),
                Setting(
                    title: "Bluetooth", symbol: "dot.radiowaves.left.and.right", color: .systemBlue,
                    control: .page("On")),
            ]),
        SettingsSection(
            title: "Attention",
            settings: [
                Setting(title: "Notifications", symbol: "bell.badge.fill", color: .systemRed, control: .page("")),
                Setting(title: "Sounds", symbol: "speaker.wave.2.fill", color: .systemPink, control: .page("Chimes")),
                Setting(title: "Quiet Hours", symbol: "moon.fill", color: .systemIndigo, control: .toggle(true)),
            ]),
        SettingsSection(
            title: "Appearance",
            settings: [
                Setting(title: "Display", symbol: "sun.max.fill", color: .systemYellow, control: .page("Automatic")),
                Setting(title: "Wallpaper", symbol: "photo.fill", color: .systemTeal, control: .page("")),
                Setting(title: "Bold Text", symbol: "textformat", color: .systemGray, control: .toggle(false)),
            ]),
        SettingsSection(
            title: "Safety",
            settings: [
                Setting(title: "Privacy", symbol: "hand.raised.fill", color: .systemBlue, control: .page("")),
                Setting(title: "Battery", symbol: "battery.100", color: .systemGreen, control: .page("84 %")),
            ]),
    ]
}
