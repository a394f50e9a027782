/// What a comparison with a picture of another renderer, such as that of Apple's simulators, comes to.
package enum PictureClass: String, Codable, CaseIterable, Sendable {
    /// At most 0.1 % of the pixels differ by more than 16 of 255 in a channel.
    case equal
    /// At most 2 % of the pixels do, and what is drawn has the same place.
    case near
    /// What differs is text, which has the same place.
    case text
    /// The size of the picture, or the place of what is drawn, differs.
    case layout
    /// Everything has its place, but looks different.
    case appearance = "look"
    /// There is no reference.
    case missing

    /// Whether a picture of this class shows that a view is as it should be: other glyphs are no fault of the view.
    package var isAccepted: Bool { [.equal, .near, .text].contains(self) }
}
