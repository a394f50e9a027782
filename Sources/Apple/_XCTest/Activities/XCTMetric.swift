import UIKit
import XCTest

/// A quantity that a test measures; only the time of the machine's clock is.
public protocol XCTMetric: AnyObject {}

/// The time that code takes.
public final class XCTClockMetric: XCTMetric {
    /// Creates a metric.
    public init() {}
}

/// The time that an app takes to start; it is not measured.
public final class XCTApplicationLaunchMetric: XCTMetric {
    /// Creates the metric.
    public init() {}

    /// Creates the metric.
    public init(waitUntilResponsive: Bool) {}
}

/// The processor time that code takes; it is not measured.
public final class XCTCPUMetric: XCTMetric {
    /// Creates a metric.
    public init() {}
}

/// The memory that code takes; it is not measured.
public final class XCTMemoryMetric: XCTMetric {
    /// Creates a metric.
    public init() {}
}

/// The data that code writes; it is not measured.
public final class XCTStorageMetric: XCTMetric {
    /// Creates a metric.
    public init() {}
}

/// How a test measures.
public final class XCTMeasureOptions {
    /// The number of iterations; it has no effect, since there are always ten.
    public var iterationCount = 5
    /// The default options.
    public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }

    /// Creates the default options.
    public init() {}
}

extension XCTestCase {
    /// Measures the time that a block takes.
    public func measure(
        metrics: [any XCTMetric], options: XCTMeasureOptions = .default, file: StaticString = #file,
        line: Int = #line, block: () -> Void
    ) {
        measure(file: file, line: line, block: block)
    }

    /// Measures the time that a block takes.
    public func measure(
        options: XCTMeasureOptions, file: StaticString = #file, line: Int = #line, block: () -> Void
    ) {
        measure(file: file, line: line, block: block)
    }
}
