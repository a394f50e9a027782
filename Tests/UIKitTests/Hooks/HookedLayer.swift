import UIKit

/// A layer that notes the calls of methods that apps override.
final class HookedLayer: CALayer {
    override func display() {
        HookLog.note("CALayer.display()")
        super.display()
    }
    override func draw(in ctx: CGContext) {
        HookLog.note("CALayer.draw(in:)")
        super.draw(in: ctx)
    }
    override func layoutSublayers() {
        HookLog.note("CALayer.layoutSublayers()")
        super.layoutSublayers()
    }
    override func action(forKey event: String) -> (any CAAction)? {
        HookLog.note("CALayer.action(forKey:)")
        return super.action(forKey: event)
    }
    override class func needsDisplay(forKey key: String) -> Bool {
        HookLog.note("CALayer.needsDisplay(forKey:)")
        return super.needsDisplay(forKey: key)
    }
    override class func defaultValue(forKey key: String) -> Any? {
        HookLog.note("CALayer.defaultValue(forKey:)")
        return super.defaultValue(forKey: key)
    }
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        HookLog.note("CALayer.defaultAction(forKey:)")
        return super.defaultAction(forKey: event)
    }
    override func hitTest(_ p: CGPoint) -> CALayer? {
        HookLog.note("CALayer.hitTest(_:)")
        return super.hitTest(p)
    }
    override func contains(_ p: CGPoint) -> Bool {
        HookLog.note("CALayer.contains(_:)")
        return super.contains(p)
    }
    override func preferredFrameSize() -> CGSize {
        HookLog.note("CALayer.preferredFrameSize()")
        return super.preferredFrameSize()
    }
    override func shouldArchiveValue(forKey key: String) -> Bool {
        HookLog.note("CALayer.shouldArchiveValue(forKey:)")
        return super.shouldArchiveValue(forKey: key)
    }
}

/// An animation that notes the calls of methods that apps override.
final class HookedAnimation: CABasicAnimation {
    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        HookLog.note("CAAnimation.run(forKey:object:arguments:)")
        super.run(forKey: event, object: anObject, arguments: dict)
    }
    override class func defaultValue(forKey key: String) -> Any? {
        HookLog.note("CAAnimation.defaultValue(forKey:)")
        return super.defaultValue(forKey: key)
    }
    override func shouldArchiveValue(forKey key: String) -> Bool {
        HookLog.note("CAAnimation.shouldArchiveValue(forKey:)")
        return super.shouldArchiveValue(forKey: key)
    }
}

/// A tiled layer that notes the calls of methods that apps override.
final class HookedTiles: CATiledLayer {
    override class func fadeDuration() -> CFTimeInterval {
        HookLog.note("CATiledLayer.fadeDuration()")
        return super.fadeDuration()
    }
}
