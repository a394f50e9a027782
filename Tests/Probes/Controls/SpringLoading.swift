import UIKit

final class SpringLoading: UIView {
    func prepare() {
        addInteraction(UISpringLoadedInteraction { interaction, context in print(interaction, context.state) })
        UIButton().isSpringLoaded = true
    }
}
