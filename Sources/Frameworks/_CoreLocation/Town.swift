import UIKit

/// A town that is found by its name, and near which places are found, without a network.
struct Town {
    let name: String
    let country: String
    /// The code of the country.
    let code: String
    let coordinate: CLLocationCoordinate2D
    let timeZone: String

    /// Returns the town that an address such as `Cairo, Egypt` names; nil if it names another place, or a street.
    static func named(_ address: String) -> Town? {
        let parts = address.split(separator: ",").map { plain(String($0)) }.filter { !$0.isEmpty }
        guard let first = parts.first, parts.count <= 2 else { return nil }
        return all.first { town in
            guard plain(town.name) == first else { return false }
            guard parts.count == 2 else { return true }
            return [plain(town.country), plain(town.code)].contains(parts[1])
                || shortNames[parts[1]] == town.code
        }
    }

    /// Returns the nearest town to a place within 30 kilometres; nil if there is none.
    static func near(_ location: CLLocation) -> Town? {
        let distances = all.map {
            (
                $0,
                location.distance(
                    from: CLLocation(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude))
            )
        }
        return distances.min { $0.1 < $1.1 }.flatMap { $0.1 <= 30_000 ? $0.0 : nil }
    }

    private static func plain(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespaces)
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US"))
    }

    private static let shortNames = [
        "usa": "US", "united states of america": "US", "uk": "GB", "england": "GB", "uae": "AE",
    ]

    /// Large towns by their names in English.
    private static let all: [Town] = rows.map { row in
        let fields = row.split(separator: "|").map(String.init)
        let coordinate = CLLocationCoordinate2D(latitude: Double(fields[3]) ?? 0, longitude: Double(fields[4]) ?? 0)
        return Town(
            name: fields[0], country: fields[1], code: fields[2], coordinate: coordinate, timeZone: fields[5])
    }

    /// Name, country, its code, degrees north and east, and the time zone.
    private static let rows = [
        "Algiers|Algeria|DZ|36.75|3.06|Africa/Algiers",
        "Amsterdam|Netherlands|NL|52.37|4.89|Europe/Amsterdam",
        "Ankara|Türkiye|TR|39.93|32.86|Europe/Istanbul",
        "Athens|Greece|GR|37.98|23.73|Europe/Athens",
        "Baku|Azerbaijan|AZ|40.41|49.87|Asia/Baku",
        "Bangkok|Thailand|TH|13.76|100.5|Asia/Bangkok",
        "Barcelona|Spain|ES|41.39|2.17|Europe/Madrid",
        "Beijing|China|CN|39.9|116.41|Asia/Shanghai",
        "Belgrade|Serbia|RS|44.79|20.45|Europe/Belgrade",
        "Berlin|Germany|DE|52.52|13.4|Europe/Berlin",
        "Bogotá|Colombia|CO|4.71|-74.07|America/Bogota",
        "Boston|United States|US|42.36|-71.06|America/New_York",
        "Brussels|Belgium|BE|50.85|4.35|Europe/Brussels",
        "Bucharest|Romania|RO|44.43|26.1|Europe/Bucharest",
        "Budapest|Hungary|HU|47.5|19.04|Europe/Budapest",
        "Buenos Aires|Argentina|AR|-34.6|-58.38|America/Argentina/Buenos_Aires",
        "Cairo|Egypt|EG|30.04|31.24|Africa/Cairo",
        "Cape Town|South Africa|ZA|-33.92|18.42|Africa/Johannesburg",
        "Chicago|United States|US|41.88|-87.63|America/Chicago",
        "Copenhagen|Denmark|DK|55.68|12.57|Europe/Copenhagen",
        "Cupertino|United States|US|37.32|-122.03|America/Los_Angeles",
        "Delhi|India|IN|28.65|77.23|Asia/Kolkata",
        "Dubai|United Arab Emirates|AE|25.2|55.27|Asia/Dubai",
        "Dublin|Ireland|IE|53.35|-6.26|Europe/Dublin",
        "Hanoi|Vietnam|VN|21.03|105.85|Asia/Bangkok",
        "Helsinki|Finland|FI|60.17|24.94|Europe/Helsinki",
        "Hong Kong|China|HK|22.32|114.17|Asia/Hong_Kong",
        "Istanbul|Türkiye|TR|41.01|28.98|Europe/Istanbul",
        "Jakarta|Indonesia|ID|-6.21|106.85|Asia/Jakarta",
        "Johannesburg|South Africa|ZA|-26.2|28.05|Africa/Johannesburg",
        "Kyiv|Ukraine|UA|50.45|30.52|Europe/Kyiv",
        "Lagos|Nigeria|NG|6.52|3.38|Africa/Lagos",
        "Lima|Peru|PE|-12.05|-77.04|America/Lima",
        "Lisbon|Portugal|PT|38.72|-9.14|Europe/Lisbon",
        "London|United Kingdom|GB|51.51|-0.13|Europe/London",
        "Los Angeles|United States|US|34.05|-118.24|America/Los_Angeles",
        "Madrid|Spain|ES|40.42|-3.7|Europe/Madrid",
        "Manila|Philippines|PH|14.6|120.98|Asia/Manila",
        "Melbourne|Australia|AU|-37.81|144.96|Australia/Melbourne",
        "Mexico City|Mexico|MX|19.43|-99.13|America/Mexico_City",
        "Milan|Italy|IT|45.46|9.19|Europe/Rome",
        "Minsk|Belarus|BY|53.9|27.57|Europe/Minsk",
        "Moscow|Russia|RU|55.76|37.62|Europe/Moscow",
        "Mumbai|India|IN|19.08|72.88|Asia/Kolkata",
        "Munich|Germany|DE|48.14|11.58|Europe/Berlin",
        "Nairobi|Kenya|KE|-1.29|36.82|Africa/Nairobi",
        "New York|United States|US|40.71|-74.01|America/New_York",
        "Oslo|Norway|NO|59.91|10.75|Europe/Oslo",
        "Paris|France|FR|48.86|2.35|Europe/Paris",
        "Prague|Czechia|CZ|50.08|14.44|Europe/Prague",
        "Rio de Janeiro|Brazil|BR|-22.91|-43.17|America/Sao_Paulo",
        "Riyadh|Saudi Arabia|SA|24.71|46.68|Asia/Riyadh",
        "Rome|Italy|IT|41.9|12.5|Europe/Rome",
        "Saint Petersburg|Russia|RU|59.94|30.31|Europe/Moscow",
        "San Francisco|United States|US|37.77|-122.42|America/Los_Angeles",
        "Santiago|Chile|CL|-33.45|-70.67|America/Santiago",
        "Seattle|United States|US|47.61|-122.33|America/Los_Angeles",
        "Seoul|South Korea|KR|37.57|126.98|Asia/Seoul",
        "Shanghai|China|CN|31.23|121.47|Asia/Shanghai",
        "Singapore|Singapore|SG|1.35|103.82|Asia/Singapore",
        "Sofia|Bulgaria|BG|42.7|23.32|Europe/Sofia",
        "Stockholm|Sweden|SE|59.33|18.07|Europe/Stockholm",
        "Sydney|Australia|AU|-33.87|151.21|Australia/Sydney",
        "São Paulo|Brazil|BR|-23.55|-46.63|America/Sao_Paulo",
        "Tbilisi|Georgia|GE|41.72|44.79|Asia/Tbilisi",
        "Tokyo|Japan|JP|35.68|139.69|Asia/Tokyo",
        "Toronto|Canada|CA|43.65|-79.38|America/Toronto",
        "Vancouver|Canada|CA|49.28|-123.12|America/Vancouver",
        "Vienna|Austria|AT|48.21|16.37|Europe/Vienna",
        "Warsaw|Poland|PL|52.23|21.01|Europe/Warsaw",
        "Washington|United States|US|38.91|-77.04|America/New_York",
        "Zurich|Switzerland|CH|47.38|8.54|Europe/Zurich",
    ]
}
