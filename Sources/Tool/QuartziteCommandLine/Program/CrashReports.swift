import CQuartziteCrash
import QuartziteSceneHosting

/// Sends reports of crashes to the process that hosts the scene.
package enum CrashReports {
    /// Starts sending reports to the socket that a hosted program inherits.
    package static func send() { qz_crash_report_to(InheritedDescriptor.crashReports) }
}
