// XCTest for tests of UIKit code: the toolchain's module, with test cases that run in a scene and wait on its clock.
//
// The module exports single names of XCTest, because XCTest exports Foundation, whose clocks and queues would make those
// of UIKit ambiguous. What waits is declared here.

@_exported import UIKit
@_exported import func XCTest.XCTAssert
@_exported import func XCTest.XCTAssertEqual
@_exported import func XCTest.XCTAssertFalse
@_exported import func XCTest.XCTAssertGreaterThan
@_exported import func XCTest.XCTAssertGreaterThanOrEqual
@_exported import func XCTest.XCTAssertIdentical
@_exported import func XCTest.XCTAssertLessThan
@_exported import func XCTest.XCTAssertLessThanOrEqual
@_exported import func XCTest.XCTAssertNil
@_exported import func XCTest.XCTAssertNoThrow
@_exported import func XCTest.XCTAssertNotEqual
@_exported import func XCTest.XCTAssertNotIdentical
@_exported import func XCTest.XCTAssertNotNil
@_exported import func XCTest.XCTAssertThrowsError
@_exported import func XCTest.XCTAssertTrue
@_exported import func XCTest.XCTFail
@_exported import func XCTest.XCTSkipIf
@_exported import func XCTest.XCTSkipUnless
@_exported import func XCTest.XCTUnwrap
@_exported import class XCTest.XCTest
@_exported import class XCTest.XCTestCaseRun
@_exported import class XCTest.XCTestObservationCenter
@_exported import class XCTest.XCTestRun
@_exported import class XCTest.XCTestSuite
@_exported import class XCTest.XCTestSuiteRun
@_exported import protocol XCTest.XCTestObservation
@_exported import struct XCTest.XCTPerformanceMetric
@_exported import struct XCTest.XCTSkip
@_exported import struct XCTest.XCTestError
@_exported import typealias XCTest.XCTestCaseClosure
@_exported import typealias XCTest.XCTestCaseEntry
@_exported import typealias XCTest.XCWaitCompletionHandler
@_exported import func XCTest.testCase
@_exported import var XCTest.XCTestErrorDomain
