import QuartzCore

extension NSData.WritingOptions {
    /// The former name of `atomic`: a file is replaced only when all of its data are written.
    public static var atomicWrite: NSData.WritingOptions { .atomic }
}
