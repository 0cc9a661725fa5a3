/// The version of the package, by semantic versioning: what `--version` of every program says. The newest heading of
/// CHANGELOG.md names it, too.
package enum PackageVersion {
    /// Major, minor and patch.
    package static let text = "0.2.0"
}
