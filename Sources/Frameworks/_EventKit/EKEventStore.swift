import QuartziteDeviceServices
import UIKit

/// What an app requests.
public enum EKEntityType: UInt, Sendable {
    /// Events.
    case event
    /// Reminders.
    case reminder
}

/// What the user allows; raw values are Apple's.
public enum EKAuthorizationStatus: Int, Sendable {
    /// The app has not asked.
    case notDetermined = 0
    /// The device does not allow it.
    case restricted = 1
    /// The user does not allow it.
    case denied = 2
    /// The user allows it.
    case fullAccess = 3
    /// The user allows adding.
    case writeOnly = 4
}

/// Which events a change concerns.
public enum EKSpan: Int, Sendable {
    /// One.
    case thisEvent
    /// One and those after it.
    case futureEvents
}

/// The domain of errors of `EKError`.
public let EKErrorDomain = "EKErrorDomain"

/// An error of calendars.
public struct EKError: Error, Equatable, CustomNSError {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The event cannot be changed.
        case eventNotMutable = 0
        /// There is no calendar.
        case noCalendar = 1
        /// There is no beginning.
        case noStartDate = 2
        /// Something failed.
        case internalFailure = 5
        /// The user does not allow it.
        case eventStoreNotAuthorized = 29

        /// Whether an error has this code, in a pattern.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? EKError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code
    /// The domain of the error.
    public static var errorDomain: String { EKErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// What the error tells as a dictionary.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The event cannot be changed.
    public static var eventNotMutable: Code { .eventNotMutable }
    /// There is no calendar.
    public static var noCalendar: Code { .noCalendar }
    /// There is no beginning.
    public static var noStartDate: Code { .noStartDate }
    /// Something failed.
    public static var internalFailure: Code { .internalFailure }
    /// The user does not allow it.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

extension EKAuthorizationStatus {
    /// The user allows it.
    public static let authorized = EKAuthorizationStatus.fullAccess
}

/// The calendars of the user, which are empty; `--grant calendar` and `--grant reminders` let apps see that.
open class EKEventStore: NSObject {
    private final class Question {
        var asked: Set<EKEntityType> = []
        static var current: Question { SceneContext.current.object(of: Question.self) { Question() } }
    }
    /// Creates the store.
    public override init() {}
    /// The calendar for new events; nil, because there is none.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }

    /// Returns what the user allows: nothing is determined before the app has asked.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        guard Question.current.asked.contains(entityType) else { return .notDetermined }
        let name = entityType == .event ? "calendar" : "reminders"
        return DeviceServices.current.grants.contains(name) ? .fullAccess : .denied
    }
    private func ask(_ type: EKEntityType, _ completion: @escaping (Bool, (any Error)?) -> Void) {
        Question.current.asked.insert(type)
        let isGranted = Self.authorizationStatus(for: type) == .fullAccess
        DeviceServices.answer { completion(isGranted, nil) }
    }
    private func ask(_ type: EKEntityType) async -> Bool {
        await withCheckedContinuation { continuation in
            ask(type) { granted, _ in continuation.resume(returning: granted) }
        }
    }
    /// Asks the user, whose answer arrives after 0.1 seconds of the scene's clock.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
        ask(entityType, completion)
    }
    /// Asks the user.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { await ask(entityType) }
    /// Asks the user, whose answer arrives after 0.1 seconds of the scene's clock.
    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { ask(.event, completion) }
    /// Asks the user.
    open func requestFullAccessToEvents() async throws -> Bool { await ask(.event) }
    /// Asks the user, whose answer arrives after 0.1 seconds of the scene's clock.
    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        ask(.event, completion)
    }
    /// Asks the user.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { await ask(.event) }
    /// Asks the user, whose answer arrives after 0.1 seconds of the scene's clock.
    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
        ask(.reminder, completion)
    }
    /// Returns no calendars.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// Returns a condition, which no event meets.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// Returns no events.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Returns nil.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Throws: there is no calendar.
    open func save(_ event: EKEvent, span: EKSpan) throws {
        DeviceServices.report("EKEventStore.save(_:span:)", "there is no calendar")
        throw EKError(Self.authorizationStatus(for: .event) == .fullAccess ? .noCalendar : .eventStoreNotAuthorized)
    }
    /// Throws: there is no calendar.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try save(event, span: span) }
    /// Throws: there is no calendar.
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.noCalendar) }
    /// Throws: there is no calendar.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.noCalendar) }
    /// Does nothing.
    open func commit() throws {}
}

/// A calendar; there is never one.
open class EKCalendar: NSObject {
    /// The title.
    open var title = ""
    /// The name.
    open var calendarIdentifier: String { "" }
    override init() {}
}

/// An event or a reminder.
open class EKCalendarItem: NSObject {
    /// The title; nil by default.
    open var title: String!
    /// The place; nil by default.
    open var location: String?
    /// A note; nil by default.
    open var notes: String?
    /// An address; nil by default.
    open var url: URL?
    /// The calendar; nil by default.
    open var calendar: EKCalendar!
    /// The alarms; nil by default.
    open private(set) var alarms: [EKAlarm]?
    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    override init() {}
}

/// An event.
open class EKEvent: EKCalendarItem {
    /// The beginning; nil by default.
    open var startDate: Date!
    /// The end; nil by default.
    open var endDate: Date!
    /// Whether the event lasts days; false by default.
    open var isAllDay = false
    /// The name; nil, because it is not saved.
    open var eventIdentifier: String! { nil }
    /// Creates an event.
    public init(eventStore: EKEventStore) {}
}

/// A reminder.
open class EKReminder: EKCalendarItem {
    /// The time; nil by default.
    open var dueDateComponents: DateComponents?
    /// Whether it is done; false by default.
    open var isCompleted = false
    /// The priority; 0 by default.
    open var priority = 0
    /// Creates a reminder.
    public init(eventStore: EKEventStore) {}
}

/// An alarm, which never goes off.
open class EKAlarm: NSObject {
    /// The seconds from the beginning of the event.
    open var relativeOffset: TimeInterval
    /// Creates an alarm.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}
