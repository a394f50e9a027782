import Foundation
import QuartziteStage
import UIKit

/// The app whose bundle contains the program.
struct BundledApp {
    /// The names of the app's modules, its own first.
    let modules: [String]

    /// Makes the fonts available that the bundle's property list names.
    static func addFonts() {
        for name in Bundle.main.infoDictionary?["UIAppFonts"] as? [String] ?? [] {
            // An extension may be missing, or the name of a folder that the project has but the bundle lacks.
            let plain = (name as NSString).lastPathComponent
            let names = [name, plain] + ["ttf", "otf"].map { "\(plain).\($0)" }
            let paths = names.map { "\(Bundle.main.bundlePath)/\($0)" }
            if let path = paths.first(where: FileManager.default.fileExists) { FontLibrary.add(fileAt: path) }
        }
    }

    /// Whether the language of the bundle's texts is written from right to left.
    static var isRightToLeft: Bool { Bundle.main.developmentRegion.map(isRightToLeft) ?? false }

    /// Returns whether a language, such as `ar` or `he-IL`, is written from right to left.
    static func isRightToLeft(_ language: String) -> Bool {
        PreferredLanguages(of: Locale(identifier: language)).isRightToLeft
    }

    /// Returns an opening that first gives the app what the property list of the bundle says.
    func prepared(_ opening: Opening) -> Opening {
        let modules = modules
        let prepare: @MainActor () -> Void = {
            let host = ApplicationHost.current
            host.modules = modules
            host.language = Bundle.main.developmentRegion
            let list = Bundle.main.infoDictionary ?? [:]
            host.launch = LaunchConfiguration(list, isPad: UIDevice.current.userInterfaceIdiom == .pad)
            SceneContext.current.settings.smoothsEdges = list["UIViewEdgeAntialiasing"] as? Bool ?? false
            InterfaceSettings.current.accentColor = host.launch.accentColorName.flatMap { UIColor(named: $0) }
            UIApplication.shared.adoptSupportedOrientation()
        }
        switch opening {
        case .controller(let make):
            return .controller {
                prepare()
                return make()
            }
        case .app(let make):
            return .app {
                prepare()
                return make()
            }
        }
    }
}
