@main struct Quartzite { static func main() {} }
