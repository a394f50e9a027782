import CoreGraphics
import Foundation

// The values of an entry, with errors that name it.

extension ScriptEntry {
    func number(
        _ name: String, in range: ClosedRange<Double>, default value: Double? = nil
    ) throws(TouchScript.Failure) -> Double {
        if fields[name] == nil, let value { return value }
        guard let number = ScriptEntry.number(fields[name]), range.contains(number) else {
            let (low, high) = (Int(range.lowerBound), Int(range.upperBound))
            throw failure(
                "\"\(name)\" is \(fields[name] == nil ? "missing" : "wrong"); write a number from \(low) to \(high)")
        }
        return number
    }

    func whole(
        _ name: String, in range: ClosedRange<Int>, default value: Int
    ) throws(TouchScript.Failure) -> Int {
        guard fields[name] != nil else { return value }
        guard let number = ScriptEntry.number(fields[name]), let whole = Int(exactly: number), range.contains(whole)
        else {
            throw failure("\"\(name)\" is wrong; write a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return whole
    }

    func duration(default value: Double) throws(TouchScript.Failure) -> Double {
        try number("duration", in: 0...Gesture.longest, default: value)
    }

    func point(_ name: String) throws(TouchScript.Failure) -> CGPoint {
        guard let point = point(in: fields[name]) else {
            throw failure("\"\(name)\" is not a point; write [x, y] in points, up to a million")
        }
        return point
    }

    func point(in value: Any?) -> CGPoint? {
        guard let pair = value as? [Any], pair.count == 2, let x = ScriptEntry.number(pair[0]),
            let y = ScriptEntry.number(pair[1]), abs(x) <= TouchScript.maximumNumber,
            abs(y) <= TouchScript.maximumNumber
        else { return nil }
        return CGPoint(x: x, y: y)
    }
}
