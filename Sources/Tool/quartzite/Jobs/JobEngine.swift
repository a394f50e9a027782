import ArgumentParser

/// The engines for which jobs are written.
enum JobEngine: String, ExpressibleByArgument, CaseIterable {
    case openjd
    case deadline
    case slurm
    case kubernetes
    case parallel

    /// The end of the name of a job's file.
    var suffix: String {
        switch self {
        case .openjd: ".openjd.json"
        case .deadline: ".deadline"
        case .slurm: ".slurm.sh"
        case .kubernetes: ".kubernetes.json"
        case .parallel: ".parallel.sh"
        }
    }
}
