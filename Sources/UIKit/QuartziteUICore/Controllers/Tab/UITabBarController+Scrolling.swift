import QuartziteUIDrawing

extension UITabBarController {
    /// Makes the bar follow the scroll view of the controller on screen.
    func followScrolling() {
        let scroll = contentScrollView(for: .bottom)
        if followed !== scroll {
            followed?.followers.remove(self)
            followed = scroll
            scroll?.followers.add(self) { [weak self] in self?.showScrolling() }
        }
        showScrolling()
    }

    private func showScrolling() { tabBar.edge = BarEdge(overlap: max(followed?.overlapAtBottom ?? 0, 0)) }
}
