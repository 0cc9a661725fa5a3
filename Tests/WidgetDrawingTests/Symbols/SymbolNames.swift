/// Names of SF Symbols that public widget extensions and their apps use, most used first; among them some that are no
/// symbols of Apple's (`tak`, `mqtt`), as they stand in those sources.
enum SymbolNames {
    static let used: [String] = list.split(whereSeparator: { $0.isWhitespace }).map(String.init)

    private static let list = """
        exclamationmark.triangle.fill arrow.clockwise arrow.down arrow.up checkmark.circle.fill star.fill circle
        arrow.up.right xmark arrow.down.right arrow.triangle.2.circlepath calendar arrow.right pause plus
        exclamationmark.triangle arrow.down.to.line play timer arrow.up.to.line lightbulb.fill
        bitcoinsign.square.fill questionmark.circle checkmark.circle tag arrow.clockwise.circle pause.fill
        exclamationmark.circle stop wifi.slash largecircle.fill.circle sun.max.fill tuningfork trash checkmark
        chevron.down chevron.right square.and.arrow.up globe star plus.circle.fill doc.on.doc xmark.circle
        ellipsis.circle clock gearshape play.fill minus.circle.fill square.and.arrow.down bolt.fill
        line.3.horizontal.decrease.circle photo bolt circle.fill house arrow.left.arrow.right
        list.bullet.rectangle arrow.2.squarepath clock.arrow.circlepath arrow.down.circle arrow.up.circle.fill
        camera square book.closed battery.75 house.fill person.2.fill power arrow.down.circle.fill
        arrow.up.circle cube cylinder.fill drop.fill flag.checkered arrow.circlepath checklist.checked
        clock.badge.exclamationmark shuffle sun.max powerplug arrow.up.forward.app battery.0 battery.100.bolt
        battery.25 battery.50 fork.knife message.fill sun.max.circle applescript.fill chevron.backward
        chevron.compact.up clock.badge.exclamationmark.fill drop.triangle.fill exclamationmark.3
        heart.circle.fill icloud.slash kind magnifyingglass.circle person.slash photo.badge.exclamationmark.fill
        play.circle plus.rectangle.on.rectangle square.badge.plus.fill truck.box wake fanblades.fill
        power.circle power.circle.fill text.aligncenter text.justify.leading text.justify.trailing
        thermometer.snowflake thermometer.sun.fill magnifyingglass xmark.circle.fill info.circle link ellipsis
        pencil chevron.forward folder person lock.fill network safari server.rack square.and.pencil gear lock
        chevron.up plus.circle square.grid.2x2 bell checkmark.seal.fill questionmark speaker.slash.fill
        person.crop.circle speaker.slash doc.plaintext arrow.up.arrow.down moon
        antenna.radiowaves.left.and.right map number exclamationmark.circle.fill
        antenna.radiowaves.left.and.right.slash chevron.left wifi arrow.counterclockwise arrowshape.turn.up.left
        eye message arrowshape.turn.up.left.fill bell.fill bookmark chart.bar chevron.up.chevron.down doc.text
        eye.slash text.bubble wallet.pass bell.badge chart.bar.fill list.bullet stop.fill applewatch
        chart.line.uptrend.xyaxis info.circle.fill minus minus.circle paintpalette sparkles wifi.exclamationmark
        arrow.forward arrow.left folder.fill iphone moon.fill play.circle.fill dot.radiowaves.left.and.right
        mappin.and.ellipse at chart.xyaxis.line lock.open.fill books.vertical iphone.slash location.fill
        tablecells bubble.left.and.bubble.right key scope 2.circle.fill bell.slash bookmark.fill
        character.book.closed lock.shield mic.fill waveform bubble.left.and.text.bubble.right captions.bubble
        dot.radiowaves.right hand.tap key.fill lock.rotation person.2 person.text.rectangle slider.horizontal.3
        speaker.wave.2.fill trash.slash triangle.fill 1.circle.fill chart.bar.doc.horizontal checkmark.shield
        checkmark.square.fill doc doc.badge.plus doc.text.fill externaldrive folder.badge.plus gearshape.fill
        hand.draw heart line.3.horizontal.decrease location megaphone paperplane person.fill.badge.plus
        rectangle.portrait.and.arrow.forward signpost.left speaker.wave.2 testtube.2 wand.and.stars
        waveform.path x.circle archivebox arrow.up.left.and.arrow.down.right arrow.up.right.square
        battery.75percent chevron.down.circle chevron.left.forwardslash.chevron.right document.on.document
        envelope exclamationmark.shield.fill face.smiling gearshape.2 hammer hand.raised heart.fill icloud
        keyboard.chevron.compact.down ladybug.fill list.bullet.rectangle.portrait newspaper.fill
        pencil.and.list.clipboard person.fill plus.square.on.square rectangle.3.group repeat ruler shippingbox
        square.and.arrow.down.fill stop.circle.fill swift xmark.seal.fill zzz flipphone sensor
        signpost.right.and.left point.3.connected.trianglepath.dotted questionmark.circle.fill
        checkmark.shield.fill line.3.horizontal moon.circle.fill mountain.2 trash.fill cloud.sun.rain
        dot.radiowaves.up.forward envelope.arrow.triangle.branch location.north slash.circle aqi.medium bird
        hare qrcode quote.bubble applewatch.radiowaves.left.and.right line.3.horizontal.decrease.circle.fill
        lines.measurement.horizontal mappin person.badge.plus photo.on.rectangle.angled sensor.fill terminal
        trash.square.fill waveform.path.ecg wifi.router apps.iphone arrow.counterclockwise.circle
        arrow.triangle.branch arrow.up.forward.square cart exclamationmark.bubble figure.walk.motion key.slash
        key.slash.fill line.horizontal.3 location.north.fill lock.open.trianglebadge.exclamationmark.fill
        map.fill mappin.slash person.crop.circle.badge.xmark powerplug.fill scroll speedometer textformat.size
        translate xmark.bin antenna.radiowaves.left.and.right.circle.fill aqi.high aqi.low
        arrow.up.and.down.and.arrow.left.and.right arrow.up.arrow.down.circle.fill arrowtriangle.down.fill
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right badge.plus.radiowaves.right
        battery.100percent bird.fill book.fill books.vertical.fill bubble.left building.columns
        building.columns.fill cable.connector.horizontal car checkmark.seal cloud.sun creditcard
        cup.and.saucer.fill cursorarrow.motionlines cylinder.split.1x2 display doc.on.clipboard dog
        externaldrive.connected.to.line.below eye.slash.fill fibrechannel figure figure.hiking
        gearshape.arrow.triangle.2.circlepath gobackward hand.point.up.left hand.raised.fill
        iphone.radiowaves.left.and.right lightbulb location.north.circle location.north.circle.fill
        location.slash location.slash.circle.fill mappin.and.ellipse.circle mountain.2.fill network.slash normal
        pencil.line person.badge.key.fill person.circle.fill person.crop.circle.badge.exclamationmark
        person.crop.circle.badge.plus person.crop.rectangle.fill person.line.dotted.person pin pin.fill
        poweroutlet.type.b.fill quote.opening record.circle shield.checkered signpost.right speaker
        speaker.wave.3 square.stack.3d.down.forward star.bubble stethoscope swiftdata text.append
        text.badge.plus textformat.abc thermometer.medium tray.and.arrow.down tray.full waveform.circle.fill
        1.circle 2.circle 3.circle 3.circle.fill 3.square 4.circle.fill 5.circle.fill 6.circle.fill
        7.circle.fill airplane align.horizontal.center always.template ant.fill app app.badge.fill
        app.connected.to.app.below.fill applewatch.slash applewatch.watchface architecture archivebox.fill
        arrow.backward arrow.down.app.fill arrow.down.doc arrow.down.doc.fill arrow.down.document
        arrow.down.left.arrow.up.right arrow.down.to.line.circle.fill arrow.right.to.line arrow.triangle.pull
        arrow.triangle.swap arrow.triangle.turn.up.right.diamond.fill arrow.turn.down.right
        arrow.up.arrow.down.square arrow.up.to.line.circle.fill arrow.up.to.line.compact arrow.uturn.backward
        arrow.uturn.backward.circle.fill arrow.uturn.left.circle.fill arrow.uturn.right arrowshape.down
        arrowshape.left arrowshape.right.fill arrowshape.turn.up.left.circle.fill arrowshape.up
        arrowtriangle.down arrowtriangle.up.fill av.remote backward.end backward.end.fill bag basket
        battery.0percent battery.100 battery.25percent battery.50percent bell.and.waves.left.and.right
        binoculars binoculars.fill bird.circle bluetooth bold bolt.badge.checkmark.fill bolt.horizontal.fill
        bonjour book.pages bookmark.slash.fill brain bubble.left.and.bubble.right.fill bubble.right building.2
        building.columns.circle.fill button.angledbottom.horizontal.right button.horizontal car.fill carplay
        cellularbars character.book.closed.fill character.cursor.ibeam chart.line.downtrend.xyaxis checklist
        checklist.unchecked checkmark.cicle checkmark.rectangle checkmark.rectangle.fill
        chevron.down.circle.fill chevron.left.2 chevron.right.2 chevron.up.circle circle.dashed
        circle.grid.3x3.fill circle.grid.cross circlebadge.fill clear.fill clock.badge clock.badge.checkmark
        clock.badge.xmark cloud cloud.heavyrain.fill cloud.rain.fill codebase contributing cpu create.event
        creditcard.circle cross.vial.fill cube.fill cube.transparent.fill curlybraces custom.bluetooth
        delete.backward.fill delete.event desktopcomputer dial.min directcurrent discovery doc.fill
        doc.text.magnifyingglass doc.zipper document door.left.hand.open dot.scope drop envelope.badge.fill
        exclamationmark.bubble.fill exclamationmark.icloud exclamationmark.shield exclamationmark.square
        externaldrive.badge.xmark externaldrive.fill eye.fill eyedropper faxmachine figure.archery figure.walk
        figure.wave firmware flag forward.end forward.end.fill gamecontroller.fill gauge
        gauge.with.dots.needle.33percent gauge.with.dots.needle.bottom.50percent.badge.plus globe.americas
        globe.americas.fill globe.europe.africa goforward gyroscope hammer.fill hand.draw.fill hand.raised.slash
        hand.tap.fill hand.thumbsdown hand.thumbsup hifispeaker hourglass.bottomhalf.filled humidity
        icloud.and.arrow.down.fill icloud.and.arrow.up icloud.and.arrow.up.fill icloud.fill infinity info
        internaldrive iphone.and.arrow.forward key.horizontal.fill key.icloud key.viewfinder keyboard
        laptopcomputer.trianglebadge.exclamationmark leaf light.beacon.max.fill light.max lightbulb.led
        lightbulb.led.fill lines.measurement.vertical link.circle.fill list.bullet.circle
        list.bullet.rectangle.fill list.dash livephoto location.circle location.square.fill lock.circle.fill
        lock.icloud lock.trianglebadge.exclamationmark macwindow.badge.plus mappin.circle measurement memorychip
        menubar.arrow.up.rectangle menubar.rectangle messages mic.slash minus.plus.batteryblock
        minus.plus.batteryblock.fill minus.plus.batteryblock.slash moon.zzz mqtt music.note.list
        music.quarternote.3 nodes number.square octagon open paintpalette.fill paperplane.circle.fill
        paperplane.fill party.popper pencil.and.scribble pencil.slash person.2.badge.gearshape person.3.sequence
        person.badge.key person.badge.minus person.badge.shield.checkmark person.circle
        person.crop.circle.badge.moon person.crop.circle.badge.xmark.fill person.crop.circle.fill
        person.fill.badge.minus person.fill.questionmark photo.badge.plus photo.on.rectangle pin.slash pip.swap
        platter.filled.bottom.iphone playpause plus.forwardslash.minus plus.magnifyingglass plus.square
        plus.square.fill point.topleft.down.to.point.bottomright.curvepath
        point.topleft.filled.down.to.point.bottomright.curvepath poweroutlet.type.b printer questionmark.app
        quote.bubble.fill record.circle.fill rectangle.and.hand.point.up.left rectangle.and.paperclip
        rectangle.dashed rectangle.grid.1x2 rectangle.grid.2x2 rectangle.on.rectangle
        rectangle.portrait.and.arrow.right rectangle.portrait.arrowtriangle.2.outward rectangle.split.1x2
        rectangle.stack rectangle.stack.badge.minus rectangle.stack.fill road.lanes road.lanes.curved.right
        ruler.fill scalemass scalemass.fill selection.pin.in.out sensor.tag.radiowaves.forward.fill settings
        shield.slash.fill sidebar.left sidebar.right signature skew speaker.wave.1 speaker.wave.1.fill
        speaker.wave.3.fill square.and.arrow.up.on.square square.and.arrow.up.trianglebadge.exclamationmark
        square.dashed square.grid.2.x.2 square.grid.2.x.2.fill square.stack.3d.up.fill
        square.stack.3d.up.trianglebadge.exclamationmark square.text.square.fill stairs star.circle.fill
        star.slash star.slash.fill status stop.circle storefront suitcase sun.max.circle.fill sun.min sunrise
        sunset tak target telemetry testing text.badge.checkmark text.badge.minus text.badge.star text.insert
        text.justify.left text.magnifyingglass text.page thermometer togglepower transport tray
        tray.and.arrow.up tray.fill tree tv unlock update.event video.fill view.3d wand.and.rays watch
        wave.3.right wave.3.right.circle waveform.badge.plus widget.large.badge.plus wifi.circle.fill
        wifi.router.fill wind x.circle.fill xmark.app xmark.icloud xmark.octagon.fill xmark.shield
        """
}
