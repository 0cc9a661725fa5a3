# Completion of widgets(1) for bash.
_widgets() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
    local commands='home trace status why simulate tap open reload list add move resize configure remove preview watch snapshot describe inspect log doctor reset help'
    local options='--group --extension --app --locale --scheme --color --deadline --budget --budget-interactions --taps --after-failure --help --version'
    case $before in
    --group | --extension | --app | --script | --keep | -o | --output) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    --budget-interactions) mapfile -t COMPREPLY < <(compgen -W 'counted free' -- "$word"); return ;;
    --taps) mapfile -t COMPREPLY < <(compgen -W 'overlapping serial' -- "$word"); return ;;
    --after-failure) mapfile -t COMPREPLY < <(compgen -W 'restore reload' -- "$word"); return ;;
    --scheme) mapfile -t COMPREPLY < <(compgen -W 'auto light dark' -- "$word"); return ;;
    --color) mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$word"); return ;;
    --format) mapfile -t COMPREPLY < <(compgen -W 'text svg png' -- "$word"); return ;;
    --family | resize) ;;
    why | tap | open | reload | move | configure | remove)
        local placed
        placed=$(widgets list --json 2>/dev/null | grep -oE '"id":"[^"]*"' | cut -d '"' -f 4)
        mapfile -t COMPREPLY < <(compgen -W "$placed" -- "$word")
        return ;;
    esac
    case $command in
    trace) options+=' --follow --summary --json --format' ;;
    status | why | doctor) options+=' --json' ;;
    tap | reload) options+=' --no-wait --quiet' ;;
    open | move | resize | remove) options+=' --quiet --json' ;;
    log) options+=' --follow' ;;
    reset) options+=' --yes' ;;
    describe) options+=' --strict --json' ;;
    inspect) options+=' --json timelines home intents defaults manifest trace' ;;
    snapshot) options+=' --kind --family --configuration --at --entry --type-size --rendering-mode --format --scale --output --all' ;;
    simulate) options+=' --script --day --keep --json' ;;
    list) options+=' --kinds --json' ;;
    add | configure) options+=' --family --at --set --configuration' ;;
    preview) options='--extension --list --families --format --output --entry --scheme --locale --type-size --mode' ;;
    watch) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
    esac
    if ((COMP_CWORD == 1)) && [[ $word != -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
    fi
}
complete -F _widgets widgets
