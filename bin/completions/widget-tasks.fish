# Completion of widget-tasks(1) for fish.
set -l commands add list done undone edit remove import export sync serve
complete -c widget-tasks -n "not __fish_seen_subcommand_from $commands" -f -a "$commands"
complete -c widget-tasks -l group -r -d 'the directory that the processes share'
complete -c widget-tasks -s p -l priority -x -a 'high medium low none' -d 'of a task'
complete -c widget-tasks -n '__fish_seen_subcommand_from list' -l open -d 'tasks that are open'
complete -c widget-tasks -n '__fish_seen_subcommand_from list' -l done -d 'tasks that are done'
complete -c widget-tasks -n '__fish_seen_subcommand_from import export' -F
complete -c widget-tasks -l help -d 'all commands and options'
complete -c widget-tasks -l version -d 'the version'
