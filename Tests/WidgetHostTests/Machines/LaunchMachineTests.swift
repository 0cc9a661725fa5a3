import Testing

@testable import WidgetHost

@Suite("Launching the extension")
struct LaunchMachineTests {
    @Test("One is started when something is wanted, and only one")
    func onDemand() {
        var machine = LaunchMachine()
        #expect(machine.wanted(at: at(0)) == [.launch])
        machine.launched(pid: 7, at: at(0))
        #expect(machine.wanted(at: at(0.01)).isEmpty)
        _ = machine.appeared("7-a", pid: 7, at: at(0.02))
        #expect(machine.wanted(at: at(1)).isEmpty)
        #expect(machine.nextDue == nil, "nothing is due while nothing happens")
    }

    @Test("One started by hand is adopted")
    func adopted() {
        var machine = LaunchMachine()
        _ = machine.appeared("8-b", pid: 8, at: at(0))
        #expect(machine.wanted(at: at(1)).isEmpty)
        _ = machine.disappeared("8-b", at: at(100))
        #expect(machine.wanted(at: at(101)) == [.launch])
    }

    @Test("A killed one is replaced at once; one that keeps crashing is started less and less often")
    func backOff() {
        var machine = LaunchMachine()
        var time = 0.0
        var waits: [Double] = []
        _ = machine.wanted(at: at(time))
        for pid in Int32(1)...8 {
            machine.launched(pid: pid, at: at(time))
            let actions = machine.exited(pid: pid, "it was ended by signal 4", at: at(time))
            if actions.contains(.launch) {
                waits.append(0)
            } else {
                let wait = machine.nextDue?.delay(from: at(time)) ?? .nan
                #expect(machine.pause(at: at(time)) == wait)
                waits.append(wait)
                time += wait
                #expect(machine.timePassed(at: at(time)) == [.launch])
            }
        }
        #expect(waits == [0, 0.5, 1, 2, 4, 8, 16, 30])
        machine.launched(pid: 9, at: at(time))
        _ = machine.appeared("9-a", pid: 9, at: at(time))
        #expect(machine.pause(at: at(time)) == nil)
    }

    @Test("An answer ends the delays")
    func answered() {
        var machine = LaunchMachine()
        for pid in Int32(1)...5 {
            _ = machine.wanted(at: at(Double(pid) * 100))
            machine.launched(pid: pid, at: at(Double(pid) * 100))
            _ = machine.appeared("\(pid)", pid: pid, at: at(Double(pid) * 100))
            _ = machine.answered("\(pid)")
            _ = machine.disappeared("\(pid)", at: at(Double(pid) * 100 + 1))
        }
        #expect(machine.wanted(at: at(501.5)) == [.launch])
    }

    @Test("One that lets messages lie does not count; another is started, until it answers again")
    func silent() {
        var machine = LaunchMachine()
        _ = machine.appeared("1-a", pid: 1, at: at(0))
        machine.wasSilent(at: at(10))
        #expect(machine.wanted(at: at(11)) == [.launch])
        _ = machine.answered("1-a")
        #expect(machine.isServed)
    }

    @Test("Without an executable nothing is started, and nothing is due")
    func noExecutable() {
        var machine = LaunchMachine()
        machine.canLaunch = false
        #expect(machine.wanted(at: at(0)).isEmpty)
        #expect(machine.nextDue == nil)
    }

    @Test("One that never shows its manifest has failed to start")
    func noManifest() {
        var machine = LaunchMachine()
        _ = machine.wanted(at: at(0))
        machine.launched(pid: 5, at: at(0))
        let actions = machine.timePassed(at: at(10))
        #expect(actions.contains { if case .say(let words?) = $0 { words.contains("process 5") } else { false } })
    }
}
