import QuartziteStage

/// What a user allows, by the name of a permission.
package struct PermissionArgument: ParsedArgument {
    package let permission: StagePermission

    package init(parsing text: String) throws {
        guard let permission = StagePermission(rawValue: text) else {
            throw InvalidArgument("write one of \(Self.names)")
        }
        self.permission = permission
    }

    /// The names of all permissions.
    static let names = StagePermission.allCases.map(\.rawValue).joined(separator: ", ")
}
