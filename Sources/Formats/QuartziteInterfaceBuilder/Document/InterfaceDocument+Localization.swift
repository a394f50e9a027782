import QuartziteFileFormats

extension InterfaceDocument {
    /// Returns the document with the texts of a table whose keys are `<object id>.<property>`.
    ///
    /// Properties are attributes such as `text`, titles of button states such as `normalTitle`, `configuration.title`
    /// and `segmentTitles[0]`. Keys for unknown objects have no effect (interface_builder_segues.md I112).
    package func localized(with table: StringsTable) -> InterfaceDocument {
        var nodes = tree.nodes
        for (key, text) in table.texts {
            let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard parts.count > 1, let object = tree.ids[parts[0]] else { continue }
            let owner = parts[1..<(parts.count - 1)].reduce(object as Int?) { index, key in
                index.flatMap { child(of: $0) { $0.attributes["key"] == key } }
            }
            guard let owner, let (target, attribute) = localizable(parts[parts.count - 1], of: owner) else { continue }
            nodes[target].attributes[attribute] = text.format
        }
        return InterfaceDocument(self, nodes: nodes)
    }

    private func child(of index: Int, where condition: (MarkupNode) -> Bool) -> Int? {
        tree.children(of: index).first { condition(tree.nodes[$0]) }
    }

    /// Returns the element and attribute to which a property in a table's key refers.
    private func localizable(_ property: String, of index: Int) -> (index: Int, attribute: String)? {
        for state in InterfaceButtonState.State.allCases where property == state.rawValue + "Title" {
            return child(of: index) { $0.name == "state" && $0.attributes["key"] == state.rawValue }.map {
                ($0, "title")
            }
        }
        if let position = property.wholeMatch(of: /segmentTitles\[(\d{1,9})\]/).flatMap({ Int($0.output.1) }) {
            let segments = child(of: index) { $0.name == "segments" }.map { Array(tree.children(of: $0)) } ?? []
            return segments.indices.contains(position) ? (segments[position], "title") : nil
        }
        // Frames, references and similar attributes are not text.
        let name = tree.nodes[index].name
        guard case .text? = Vocabulary.descriptions[name]?.attributes[property], property != "id",
            !DocumentIndex.references(of: name).contains(property)
        else { return nil }
        return (index, property)
    }
}
