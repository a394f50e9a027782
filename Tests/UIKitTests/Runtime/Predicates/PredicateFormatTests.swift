import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit

@Suite struct PredicateFormatTests {
    private final class Fish: NSObject {
        let name: String
        let age: Int
        let owner: String?

        init(_ name: String, _ age: Int, owner: String? = nil) {
            (self.name, self.age, self.owner) = (name, age, owner)
            super.init()
        }
    }

    @Test("Text matches a regular expression as a whole") func emails() {
        let test = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
        #expect(test.evaluate(with: "koi@pond.org"))
        #expect(!test.evaluate(with: "koi@pond") && !test.evaluate(with: "x koi@pond.org"))
    }

    @Test(
        "Formats compare properties, with options",
        arguments: [
            ("age > 3", true), ("age >= 4 AND name == 'koi'", true), ("age < 4 || name = \"KOI\"", false),
            ("name ==[c] \"KOI\"", true), ("name BEGINSWITH 'ko'", true), ("NOT name ENDSWITH 'x'", true),
            ("name CONTAINS[cd] 'Ö'", true), ("name LIKE 'k?i*'", true), ("name LIKE 'k'", false),
            ("age IN {1, 4}", true), ("age BETWEEN {1, 3}", false), ("owner == nil", true), ("owner != NIL", false),
            ("name IN 'a koi b'", true), ("!(age == 4)", false), ("name.length == 3", true), ("TRUEPREDICATE", true),
        ])
    func formats(format: String, holds: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: Fish("koi", 4)) == holds, "\(format)")
    }

    @Test("Arguments are values or key paths, in their order") func arguments() {
        let test = NSPredicate(format: "%K == %@ AND age == %d", "name", "koi", 4)
        #expect(test.evaluate(with: Fish("koi", 4)) && !test.evaluate(with: Fish("koi", 5)))
        #expect(NSPredicate(format: "SELF.a.b == 1").evaluate(with: ["a": ["b": 1]]))
    }

    @Test("A quantifier applies to the elements of a list") func quantifiers() {
        let pond = ["fish": [Fish("koi", 4), Fish("orfe", 2)]]
        #expect(NSPredicate(format: "ANY fish.age > 3").evaluate(with: pond))
        #expect(!NSPredicate(format: "ALL fish.age > 3").evaluate(with: pond))
        #expect(NSPredicate(format: "NONE fish.age > 9 AND fish.@count == 2").evaluate(with: pond))
    }

    @Test("Arrays are filtered by a predicate") func filtering() {
        let names = NSArray(array: ["koi", "orfe", "tench"]).filtered(using: NSPredicate(format: "SELF CONTAINS 'o'"))
        #expect(names as? [String] == ["koi", "orfe"])
    }

    @Test(
        "A format that cannot be parsed gives no condition",
        arguments: ["", "a ==", "a == 1)", "a ==[q] 1", "$", "'a", "a % 2"])
    func malformed(format: String) {
        let tokens = PredicateToken.tokens(of: format)
        var parser = PredicateParser(tokens: tokens ?? [], arguments: [])
        #expect(tokens == nil || parser.parse() == nil)
        let deep = String(repeating: "(", count: 100_000)
        var deepParser = PredicateParser(tokens: PredicateToken.tokens(of: deep) ?? [], arguments: [])
        #expect(deepParser.parse() == nil)
    }

    @Test(
        "Subqueries and functions of lists are evaluated",
        arguments: [
            ("SUBQUERY(fish, $f, $f.age > 3 AND $f.name BEGINSWITH 'k').@count == 1", true),
            ("SUBQUERY(fish, $f, $f.age > 9).@count > 0", false), ("fish.@sum.age == 6", true),
            ("fish.@avg.age == 3", true), ("fish.@min.age == 2 AND fish.@max.age == 4", true),
            ("fish.@count == 2", true),
        ])
    func lists(format: String, holds: Bool) {
        let pond = ["fish": [["name": "koi", "age": 4], ["name": "orfe", "age": 2]]]
        #expect(NSPredicate(format: format).evaluate(with: pond) == holds, "\(format)")
    }

    @Test("Variables are replaced")
    func variables() {
        let test = NSPredicate(format: "name == $NAME")
        #expect(test.evaluate(with: ["name": "koi"], substitutionVariables: ["NAME": "koi"]))
        #expect(!test.evaluate(with: ["name": "koi"], substitutionVariables: ["NAME": "orfe"]))
    }

    @Test(
        "Expressions compute numbers, with whole numbers as in C",
        arguments: [
            ("4 + 5 * 2", 14), ("(4 + 5) * 2", 18), ("2 ** 3 - 1", 7), ("7 / 2", 3), ("7.0 / 2", 3.5), ("-3 + 1", -2),
            ("5-3", 2), ("sum({1, 2, 3})", 6), ("average({1, 2})", 1.5), ("sqrt(16)", 4), ("abs(-2)", 2),
            ("max({1, 9, 4})", 9), ("modulus:by:(7, 4)", 3), ("1 / 0", .infinity), (".5 + 5.", 5.5), ("2e2", 200),
            ("TERNARY(1 > 2, 3, 4)", 4), ("CAST('3', 'NSNumber') + 1", 4), ("median({5, 1, 3})", 3),
        ] as [(String, Double)])
    func arithmetic(format: String, value: Double) {
        let found = NSExpression(format: format).expressionValue(with: nil, context: nil)
        #expect((found as? NSNumber)?.doubleValue == value, "\(format)")
        #expect(found is NSNumber)
    }

    @Test("Elements of lists, keys after a value and formats are expressions")
    func parts() {
        let pond = ["fish": ["koi", "orfe", "tench"]]
        #expect(NSExpression(format: "fish[LAST]").expressionValue(with: pond, context: nil) as? String == "tench")
        #expect(NSExpression(format: "fish[0]").expressionValue(with: pond, context: nil) as? String == "koi")
        #expect(NSExpression(format: "fish[9]").expressionValue(with: pond, context: nil) == nil)
        #expect(NSPredicate(format: "%K.@count == 3 AND fish[SIZE] == 3", "fish").evaluate(with: pond))
        let expression = NSExpression(format: "sum:(age) * $factor")
        #expect(expression.description == "sum:(age) * $factor" && expression.expressionType == .function)
        let context = NSMutableDictionary(dictionary: ["factor": 2])
        #expect(expression.expressionValue(with: ["age": [1, 2]], context: context) as? Int == 6)
        let comparison = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forConstantValue: "K"),
            modifier: .direct, type: .beginsWith, options: .caseInsensitive)
        #expect(comparison.evaluate(with: ["name": "koi"]) && !comparison.evaluate(with: ["name": "orfe"]))
        #expect(comparison.predicateFormat == "name BEGINSWITH[c] \"K\"")
        let variables = NSPredicate(format: "name == $NAME").withSubstitutionVariables(["NAME": "koi"])
        #expect(variables.evaluate(with: ["name": "koi"]))
    }
}
