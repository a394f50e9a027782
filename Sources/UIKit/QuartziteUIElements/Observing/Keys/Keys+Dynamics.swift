import QuartziteUICore

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let uiAttachmentBehavior = ObservableKeys(
        of: UIAttachmentBehavior.self,
        [
            "anchorPoint": \.anchorPoint, "attachedBehaviorType": \.attachedBehaviorType,
            "attachmentRange": \.attachmentRange, "damping": \.damping, "frequency": \.frequency,
            "frictionTorque": \.frictionTorque, "items": \.items, "length": \.length,
        ])
    private static let uiCollisionBehavior = ObservableKeys(
        of: UICollisionBehavior.self,
        [
            "boundaryIdentifiers": \.boundaryIdentifiers, "collisionDelegate": \.collisionDelegate,
            "collisionMode": \.collisionMode,
            "translatesReferenceBoundsIntoBoundary": \.translatesReferenceBoundsIntoBoundary,
        ])
    private static let uiDynamicAnimator = ObservableKeys(
        of: UIDynamicAnimator.self,
        [
            "behaviors": \.behaviors, "delegate": \.delegate, "elapsedTime": \.elapsedTime, "isRunning": \.isRunning,
            "referenceView": \.referenceView,
        ])
    private static let uiDynamicBehavior = ObservableKeys(
        of: UIDynamicBehavior.self, ["childBehaviors": \.childBehaviors, "dynamicAnimator": \.dynamicAnimator])
    private static let uiDynamicItemBehavior = ObservableKeys(
        of: UIDynamicItemBehavior.self,
        [
            "allowsRotation": \.allowsRotation, "angularResistance": \.angularResistance, "charge": \.charge,
            "density": \.density, "elasticity": \.elasticity, "friction": \.friction, "isAnchored": \.isAnchored,
            "resistance": \.resistance,
        ])
    private static let uiDynamicItemGroup = ObservableKeys(
        of: UIDynamicItemGroup.self,
        ["bounds": \.bounds, "center": \.center, "items": \.items, "transform": \.transform])
    private static let uiFieldBehavior = ObservableKeys(
        of: UIFieldBehavior.self,
        [
            "animationSpeed": \.animationSpeed, "direction": \.direction, "falloff": \.falloff,
            "minimumRadius": \.minimumRadius, "position": \.position, "region": \.region, "smoothness": \.smoothness,
            "strength": \.strength,
        ])
    private static let uiGravityBehavior = ObservableKeys(
        of: UIGravityBehavior.self, ["gravityDirection": \.gravityDirection])
    private static let uiPushBehavior = ObservableKeys(
        of: UIPushBehavior.self, ["active": \.active, "mode": \.mode, "pushDirection": \.pushDirection])
    private static let uiSnapBehavior = ObservableKeys(
        of: UISnapBehavior.self, ["damping": \.damping, "snapPoint": \.snapPoint])

    /// The properties of classes in the folder Dynamics.
    static let elementsDynamics: [ObservableKeys] = [
        uiAttachmentBehavior, uiCollisionBehavior, uiDynamicAnimator, uiDynamicBehavior, uiDynamicItemBehavior,
        uiDynamicItemGroup, uiFieldBehavior, uiGravityBehavior, uiPushBehavior, uiSnapBehavior,
    ]
}

extension UIDynamicAnimator: ListedObject {}
extension UIDynamicBehavior: ListedObject {}
extension UIDynamicItemGroup: ListedObject {}
