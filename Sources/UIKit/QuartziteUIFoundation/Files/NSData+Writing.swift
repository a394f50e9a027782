import QuartzCore

extension NSData.WritingOptions {
    /// The former name of `atomic`, which replaces a file only after all of the data is written.
    public static var atomicWrite: NSData.WritingOptions { .atomic }
}
