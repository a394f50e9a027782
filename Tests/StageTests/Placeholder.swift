import Testing
import Stage
