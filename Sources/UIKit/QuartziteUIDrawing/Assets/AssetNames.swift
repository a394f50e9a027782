/// The names of the sets in asset catalogs for which Xcode generates symbols.
package struct AssetNames: Equatable {
    /// The names of colour sets, sorted; those in folders that provide a namespace contain the names of the folders.
    package let colors: [String]
    /// The names of image sets and symbol sets, sorted.
    package let images: [String]

    /// Finds the sets of catalogs, or of the catalogs in folders.
    package init(in folders: [String]) {
        let trees = folders.map { PictureTree($0) }
        func names(_ kinds: [PictureTree.SetKind]) -> [String] {
            Set(trees.flatMap { tree in kinds.flatMap { tree.names(of: $0) } }).sorted()
        }
        colors = names([.color])
        images = names([.image, .symbol])
    }
}
