/// The result of a check of `quartzite doctor`: what was checked, and how it is or what to do.
struct DoctorCheck: Encodable, Equatable {
    let name: String
    let isGood: Bool
    let detail: String
    /// Whether the gallery can be rendered even if the check fails.
    var isExtra = false

    enum CodingKeys: String, CodingKey {
        case detail, name
        case isGood = "ok"
    }
}
