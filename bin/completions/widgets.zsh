#compdef widgets
# Completion of widgets(1) for zsh.
_widgets() {
    local -a commands
    commands=(
        'home:the home screen' 'trace:every tap and reload' 'status:processes, widgets, queues, locks'
        'why:why a widget shows what it shows' 'simulate:a day in a second'
        'tap:taps a control' 'open:taps a widget beside its controls' 'reload:asks for new timelines'
        'list:the placed widgets' 'add:places a widget' 'move:puts a widget somewhere' 'resize:gives it another family'
        'configure:changes its configuration' 'remove:takes a widget away'
        'preview:the #Preview blocks of an extension' 'watch:prints each file that is saved' 'help:all commands'
    )
    _arguments -C \
        '--group[the directory that the processes share]:directory:_files -/' \
        '--extension[the extension to start]:executable:_files' \
        '--app[the app to start]:executable:_files' \
        '--locale[the language of the widgets]:locale:' \
        '--scheme[colours]:scheme:(auto light dark)' \
        '--color[whether colours are used]:when:(auto always never)' \
        '--deadline[seconds that a tap may take]:seconds:' \
        '--budget[automatic reloads a day]:number:' \
        '--follow[goes on]' '--json[for programs]' '--no-wait[does not wait for the end]' \
        '--format[of previews]:format:(text svg png)' \
        '(-h --help)'{-h,--help}'[all commands and options]' '--version[the version]' \
        '1:command:{_describe command commands}' '*::argument:_files'
}
_widgets "$@"
