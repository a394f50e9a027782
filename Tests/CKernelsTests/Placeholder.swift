import Testing
import CKernels
