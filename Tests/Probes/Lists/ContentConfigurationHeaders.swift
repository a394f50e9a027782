import UIKit

final class ContentConfigurationHeaders: UIViewController {
    let all: [UIListContentConfiguration] = [
        .cell(), .valueCell(), .plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(), .sidebarCell(),
        .sidebarSubtitleCell(), .sidebarHeader(), .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
        .extraProminentInsetGroupedHeader(), .header(), .footer(),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        for configuration in all { view.addSubview(UIListContentView(configuration: configuration)) }
    }
}
