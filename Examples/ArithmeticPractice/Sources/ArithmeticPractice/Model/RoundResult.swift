import Foundation

/// The result of a round that was played to its end.
struct RoundResult: Codable, Equatable, Sendable {
    let date: Date
    let rightCount: Int
    let questionCount: Int

    init(date: Date, rightCount: Int, questionCount: Int) {
        (self.date, self.rightCount, self.questionCount) = (date, rightCount, questionCount)
    }

    /// Reads a result; numbers that no round can have are an error.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        date = try values.decode(Date.self, forKey: .date)
        questionCount = try values.decode(Int.self, forKey: .questionCount)
        rightCount = try values.decode(Int.self, forKey: .rightCount)
        guard questionCount > 0, (0...questionCount).contains(rightCount) else {
            throw DecodingError.dataCorruptedError(
                forKey: .rightCount, in: values,
                debugDescription: "\(rightCount) of \(questionCount) answers cannot be right")
        }
    }

    /// The fraction of right answers, from 0 to 1.
    var fraction: Double { questionCount > 0 ? Double(rightCount) / Double(questionCount) : 0 }

    /// Whether the result deserves the dancer, rather than the angel who consoles.
    var isGood: Bool { fraction >= 0.8 }
}
