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
        'snapshot:a picture of any widget'
        'describe:what a screen reader says'
        'inspect:what the files hold'
        'log:what extensions and apps have printed'
        'doctor:looks whether all is in order'
        'reset:removes all but what the app has written'
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
        '--follow[goes on]' '--json[for programs]' '--no-wait[does not wait for the end]' '--quiet[no word of success]' \
        '--format[of pictures and of the trace]:format:(text ansi svg png json chrome)' \
        '--kind[the widget of a picture]:kind:' '--all[one sheet of every widget in every size]' \
        '--family[a size]:family:(small medium large extraLarge circular rectangular inline)' \
        '--at[a place such as 2,1, or a date]:place or date:' '*--set[a value of a configuration]:name=value:' \
        '--configuration[all values]:JSON:' '--entry[which entry]:entry:(placeholder gallery)' \
        '--type-size[the size of type]:size:(xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility3 accessibility5)' \
        '--rendering-mode[how colours are used]:mode:(fullColor accented vibrant)' '--scale[pixels a point]:number:' \
        '(-o --output)'{-o,--output}'[where it goes]:file:_files' '--kinds[those that could be placed]' \
        '--script[what happens when]:file:_files' '--day[ends after 24 hours]' '--keep[keeps the group]:folder:_files -/' \
        '--strict[a fault is a failure]' '--yes[without asking]' \
        '--web[a page in the browser]' '--port[of the page]:port:' \
        '(-h --help)'{-h,--help}'[all commands and options]' '--version[the version]' \
        '1:command:{_describe command commands}' '*: :_widgets_operands'
}

# What follows a command: a placed widget, a kind, or a file.
_widgets_operands() {
    local -a found
    case $words[2] in
    why | tap | open | reload | move | resize | configure | remove | describe)
        ((CURRENT == 3)) || return
        found=(${(f)"$(_call_program placed widgets list --json | grep -oE '"id":"[^"]*"' | cut -d '"' -f 4)"})
        _describe 'placed widget' found ;;
    add)
        found=(${(f)"$(_call_program kinds widgets list --kinds | grep -oE '^[^ ]+')"})
        _describe kind found ;;
    inspect) _values what timelines home intents defaults manifest trace ;;
    simulate | preview | watch) _files ;;
    esac
}
_widgets "$@"
