import QuartziteStage

/// A place: degrees north and east, as in 52.5,13.4.
package struct LocationArgument: ParsedArgument {
    package let location: StageLocation
    /// The place as it was written.
    let text: String

    package init(parsing text: String) throws {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            Double(part.drop { $0 == " " })
        }
        guard parts.count == 2, let north = parts[0], let east = parts[1],
            let location = StageLocation(latitude: north, longitude: east)
        else {
            throw InvalidArgument("write degrees north and east, such as 52.5,13.4 or -33.9,18.4")
        }
        (self.location, self.text) = (location, text)
    }
}
