// Files that import ActivityKit find its types here.
@_exported import AppIntents
