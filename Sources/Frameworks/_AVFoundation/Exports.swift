// Code that imports AVFoundation may use names of these modules.
@_exported import UIKit
@_exported import _CoreMedia
