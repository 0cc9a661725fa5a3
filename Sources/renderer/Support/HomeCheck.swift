import GroupContainer
import WidgetHost

/// Whether nothing is placed, or the file that says what is placed cannot be read.
enum HomeCheck {
    /// Ends with the reason where `home.json` cannot be read.
    static func failIfUnreadable(in group: GroupDirectory) {
        do throws(HomeFileError) {
            _ = try HomeFile.read(in: group)
        } catch {
            Output.fail(error)
        }
    }
}
