/// What changes the traits of a view controller, and who receives the changes.
struct ControllerTraits {
    /// The traits that the controller sets for itself and its children.
    var overrides = TraitOverrides()
    /// The traits that the parent sets for the controller.
    var fromParent = TraitValues()
    package var registrations: [TraitChangeRegistration] = []
}
