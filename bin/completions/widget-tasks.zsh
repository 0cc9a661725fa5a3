#compdef widget-tasks
# Completion of widget-tasks(1) for zsh.
_arguments \
    '--group[the directory that the processes share]:directory:_files -/' \
    '(-p --priority)'{-p,--priority}'[of a task]:priority:(high medium low none)' \
    '--open[tasks that are open]' '--done[tasks that are done]' \
    '(-h --help)'{-h,--help}'[all commands and options]' '--version[the version]' \
    '1:command:(add list done undone edit remove import export sync serve)' '*::argument:_files'
