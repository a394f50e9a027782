import UIKit

final class BackgroundConfigurationKinds: UIViewController {
    let all: [UIBackgroundConfiguration] = [
        .listCell(), .listHeader(), .listFooter(), .listPlainCell(), .listGroupedCell(), .listSidebarCell(),
        .listAccompaniedSidebarCell(), .listGroupedHeaderFooter(), .listPlainHeaderFooter(), .clear(),
    ]

    func tinted() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration.listCell()
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.4) }
        background.image = UIImage(systemName: "leaf")
        background.imageContentMode = .scaleAspectFill
        return background
    }
}
