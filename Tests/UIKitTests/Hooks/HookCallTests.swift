import Testing
import UIKit

@MainActor @Suite("Methods that apps override are called") struct HookCallTests {
    @Test("A scene that exercises everything calls all that the page lists, except for those with a reason")
    func everything() throws {
        let scene = HookScene()
        _ = HookLog.take()
        scene.showViews()
        scene.sendEvents()
        scene.showWindow()
        scene.showLayers()
        scene.showItems()
        scene.showRows()
        scene.showControls()
        scene.showTexts()
        scene.presentController()
        scene.showControllers()
        scene.useServices()
        try scene.turnDevice()
        try scene.performSegues()
        let (called, page) = (Set(HookLog.take()), try HookPage())
        #expect(page.called.subtracting(called).sorted() == [], "never called")
        #expect(page.uncalled.intersection(called).sorted() == [], "called, and the page says never")
        let listed = page.called.union(page.uncalled)
        #expect(HookLog.all.symmetricDifference(listed).sorted() == [], "overridden or on the page, and not both")
        #expect(listed.count > 250)
    }
}
