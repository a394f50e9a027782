import UIKit

final class ScrollEdge: UIViewController {
    func prepare(_ scroll: UIScrollView) {
        scroll.topEdgeEffect.style = .hard
        scroll.bottomEdgeEffect.isHidden = true
        let interaction = UIScrollEdgeElementContainerInteraction()
        interaction.scrollView = scroll
        interaction.edge = .bottom
        view.addInteraction(interaction)
    }
}
