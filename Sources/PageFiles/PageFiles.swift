/// The page's files, embedded in the executable as they stand in `Files`: hand-written, no build step, no network.
package enum PageFiles {
    /// The content of a file; nil when there is none of that name.
    package static func content(of name: String) -> [UInt8]? {
        switch name {
        case "index.html": PackageResources.index_html
        case "stranger.html": PackageResources.stranger_html
        case "page.css": PackageResources.page_css
        case "panel.css": PackageResources.panel_css
        case "page.js": PackageResources.page_js
        case "home.js": PackageResources.home_js
        case "widget.js": PackageResources.widget_js
        case "motion.js": PackageResources.motion_js
        case "curves.js": PackageResources.curves_js
        case "panel.js": PackageResources.panel_js
        case "gallery.js": PackageResources.gallery_js
        case "icons.js": PackageResources.icons_js
        case "link.js": PackageResources.link_js
        default: nil
        }
    }
}
