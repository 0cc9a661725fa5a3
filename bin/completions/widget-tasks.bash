# Completion of widget-tasks(1) for bash.
_widget_tasks() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    case $before in
    --priority | -p) mapfile -t COMPREPLY < <(compgen -W 'high medium low none' -- "$word"); return ;;
    --group | import | export) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    done | undone | edit | remove)
        mapfile -t COMPREPLY < <(compgen -W "$(widget-tasks list 2>/dev/null | grep -oE '^ *[0-9]+')" -- "$word")
        return ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W 'add list done undone edit remove import export sync serve --priority --group --open
        --done --help --version' -- "$word")
}
complete -F _widget_tasks widget-tasks
