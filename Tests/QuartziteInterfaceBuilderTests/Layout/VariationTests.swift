import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Variations for size classes")
struct VariationTests {
    private static let environments: [InterfaceSizeClasses] = [
        .unspecified, .phonePortrait, .phoneLandscape, .largePhoneLandscape, .tablet,
    ]

    @Test("Environments have Apple's size classes", .rule("I51")) func environments() {
        #expect(InterfaceSizeClasses.phonePortrait == InterfaceSizeClasses(width: .compact, height: .regular))
        #expect(InterfaceSizeClasses.phoneLandscape == InterfaceSizeClasses(width: .compact, height: .compact))
        #expect(InterfaceSizeClasses.largePhoneLandscape == InterfaceSizeClasses(width: .regular, height: .compact))
        #expect(InterfaceSizeClasses.tablet == InterfaceSizeClasses(width: .regular, height: .regular))
    }

    @Test("An object is installed unless the last matching mask excludes it", .rule("I49")) func masks() throws {
        func installed(_ id: String) throws -> [Bool] {
            let element = try SampleFile.variations.element(id)
            return Self.environments.map { element.resolved(for: $0).isInstalled }
        }
        #expect(try installed("var-c0-001") == [true, true, true, true, true])
        #expect(try installed("var-c0-003") == [false, false, false, true, false])
        #expect(try installed("var-c0-004") == [false, false, false, false, true])
        #expect(try installed("var-li-ne0") == [false, false, false, false, true])
        #expect(try SampleFile.variations.element("var-c0-003").isInstalled == false)
    }

    @Test("Values of constraints determine whether they are installed", .rule("I49")) func constraints() throws {
        let view = try SampleFile.variations.element("var-vi-ew0")
        #expect(view.constraints.map(\.isInstalled) == [true, true, false, false])
        #expect(view.resolved(for: .tablet).constraints.map(\.isInstalled) == [true, true, false, true])
    }

    @Test("More specific variations take precedence, regardless of their order", .rule("I49")) func specificity() throws
    {
        let stack = try SampleFile.variations.element("var-st-k00")
        #expect(Self.environments.map { stack.resolved(for: $0).number("spacing") } == [4, 4, 4, 15, 20])
        #expect(stack.number("spacing") == 4)
        let view = try Sample.view(
            """
            <variation key="heightClass=regular-widthClass=compact" tag="3"/>
            <variation key="heightClass=regular" tag="2"/><variation key="default" tag="1"/>
            """)
        #expect(view.resolved(for: .phonePortrait).integer("tag") == 3)
        #expect(view.resolved(for: .tablet).integer("tag") == 2)
        #expect(view.resolved(for: .phoneLandscape).integer("tag") == 1)
    }

    @Test("A variation can change attributes and children", .rule("I50")) func values() throws {
        let label = try SampleFile.variations.element("var-la-b00")
        #expect(label.font("fontDescription") == .system(size: 17, weight: .regular))
        #expect(label.resolved(for: .phonePortrait).font("fontDescription") == .system(size: 17, weight: .regular))
        let wide = label.resolved(for: .tablet)
        #expect(wide.font("fontDescription") == .system(size: 34, weight: .light))
        #expect(wide.children.map(\.key) == ["fontDescription", "textColor", "highlightedColor"])
        let view = try SampleFile.variations.element("var-vi-ew0")
        #expect(view.resolved(for: .phonePortrait).constraints[1].constant == 100)
        #expect(view.resolved(for: .phoneLandscape).constraints[1].constant == 10)
    }

    @Test("Elements reached from a resolved element are resolved") func inheritance() throws {
        let view = try SampleFile.variations.element("var-vi-ew0").resolved(for: .tablet)
        let stack = try #require(view.list("subviews").first)
        #expect(stack.number("spacing") == 20 && stack.sizeClasses == .tablet)
        #expect(stack.list("subviews").first?.parent?.parent == stack && stack.element("var-vi-ew0") == view)
        #expect(stack != stack.resolved(for: .phonePortrait))
    }

    @Test("A variation whose key names no size class never applies", .rule("I49")) func unknownKeys() throws {
        for key in ["widthClass=large", "", "widthClass=regular-", "idiom=pad", "defaults"] {
            let view = try Sample.view("<variation key=\"\(key)\" tag=\"5\"/>")
            #expect(Self.environments.allSatisfy { view.resolved(for: $0).integer("tag") == 0 })
        }
    }
}
