/// The characters of the symbols: character, ASCII stand-in, the names that it serves.
///
/// A name serves all longer names that begin with it and have no line of their own, component by component.
enum SymbolTable {
    /// Signs, shapes and controls.
    static let marks = """
        ✓ v checkmark checkmark.circle checkmark.rectangle checkmark.shield checkmark.bubble
        ✔ v checkmark.circle.fill checkmark.cicle checkmark.seal checkmark.seal.fill checkmark.shield.fill checkmark.rectangle.fill
        ☑ v checkmark.square checkmark.square.fill checklist checklist.checked text.badge.checkmark
        ☐ o checklist.unchecked square app
        ✕ x xmark xmark.app xmark.bin xmark.icloud xmark.shield x.square
        ⊗ x xmark.circle x.circle delete.backward clear multiply.circle
        ✖ x xmark.circle.fill x.circle.fill xmark.octagon xmark.seal multiply delete.event
        ☒ x xmark.square xmark.rectangle
        + + plus plus.magnifyingglass plus.viewfinder create.event
        ⊕ + plus.circle plus.app plus.message scope
        ⊞ + plus.square plus.rectangle plus.rectangle.on.rectangle plus.square.on.square square.badge.plus widget widget.large.badge.plus
        − - minus
        ⊖ - minus.circle
        ⊟ - minus.square minus.rectangle
        ± + plus.forwardslash.minus plusminus plus.minus minus.plus.batteryblock
        ÷ / divide
        = = equal
        ! ! exclamationmark exclamationmark.bubble exclamationmark.square exclamationmark.icloud
        ‼ ! exclamationmark.2 exclamationmark.3
        ⚠ ! exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.shield exclamationmark.octagon wifi.exclamationmark light.beacon.max
        ⓘ i info.circle info.bubble
        i i info
        ? ? questionmark questionmark.circle questionmark.app questionmark.square questionmark.diamond
        ○ o circle circle.lefthalf circlebadge togglepower
        ● * circle.fill circlebadge.fill
        ◌ o circle.dashed circle.dotted progress.indicator rays
        ◉ @ largecircle.fill.circle record.circle record.circle.fill target smallcircle.filled.circle smallcircle.circle dot.circle circle.inset.filled dot.scope livephoto dot.viewfinder record
        ■ # square.fill stop.fill app.fill app.badge.fill
        ▢ o square.dashed rectangle rectangle.portrait rectangle.dashed capsule roundedrectangle
        ▬ # rectangle.fill capsule.fill
        ◇ o diamond suit.diamond
        ◆ * diamond.fill suit.diamond.fill rhombus.fill
        △ ^ triangle arrowtriangle.up light.min
        ▲ ^ triangle.fill arrowtriangle.up.fill
        ▽ v arrowtriangle.down
        ▼ v arrowtriangle.down.fill
        ◁ < arrowtriangle.left arrowtriangle.backward
        ▷ > arrowtriangle.right arrowtriangle.forward
        ⬡ o hexagon pentagon octagon seal
        ⬢ * hexagon.fill octagon.fill pentagon.fill seal.fill
        ⊘ / slash.circle nosign circle.slash
        ★ * star.fill star.circle.fill star.square.fill
        ☆ * star star.circle star.bubble star.leadinghalf text.badge.star
        ♡ v heart heart.circle heart.text.square heart.slash
        ♥ v heart.fill heart.circle.fill suit.heart.fill
        ▶ > play play.fill play.circle play.circle.fill play.rectangle play.square play.tv
        ‖ | pause pause.fill pause.circle pause.circle.fill pause.rectangle
        ■ # stop stop.circle stop.circle.fill
        ⊳ > playpause playpause.fill
        « < backward backward.fill backward.circle chevron.left.2 chevron.backward.2
        » > forward forward.fill forward.circle chevron.right.2 chevron.forward.2
        ⇤ < backward.end backward.end.fill backward.end.alt arrow.left.to.line arrow.backward.to.line
        ⇥ > forward.end forward.end.fill forward.end.alt arrow.right.to.line arrow.forward.to.line
        ≡ = line.3.horizontal line.horizontal.3 text.alignleft text.aligncenter text.alignright text.justify text.justify.left text.justify.leading text.justify.trailing text.append text.badge text.insert text.redaction list.bullet list.number list.dash list.triangle list.star list.bullet.circle list.bullet.indent text.alignleading align.horizontal.center lines.measurement.horizontal lines.measurement.vertical
        ▤ = list.bullet.rectangle list.bullet.rectangle.portrait list.bullet.below.rectangle list.clipboard doc.plaintext doc.text note.text note newspaper text.page rectangle.grid.1x2 text.book.closed menubar.rectangle menubar.arrow.up.rectangle
        ▾ v line.3.horizontal.decrease line.3.horizontal.decrease.circle arrowtriangle.down.circle
        … . ellipsis ellipsis.bubble ellipsis.rectangle
        ⋯ . ellipsis.circle
        # # number number.circle number.square grid grid.circle
        @ @ at at.circle at.badge
        % % percent
        ∑ E sum
        ∞ 8 infinity infinity.circle
        ƒ f function
        “ " quote.opening quote.bubble text.quote
        ” " quote.closing
        { { curlybraces curlybraces.square ellipsis.curlybraces codebase
        ‹ < chevron.left chevron.backward chevron.left.circle
        › > chevron.right chevron.forward chevron.right.circle
        ∧ ^ chevron.up chevron.up.circle chevron.compact.up chevron.up.square
        ∨ v chevron.down chevron.down.circle chevron.compact.down chevron.down.square
        ⇅ ^ chevron.up.chevron.down arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.arrow.down.square
        ⟨ < chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right
        ⚙ * gear gearshape gearshape.2 gear.circle settings transport
        ☰ = slider.horizontal.3 slider.horizontal.2 slider.vertical.3 switch.2 dial dial.min dial.low dial.high text.line
        $ $ dollarsign dollarsign.circle dollarsign.square banknote creditcard wallet.pass wallet
        € E eurosign eurosign.circle
        £ L sterlingsign sterlingsign.circle
        ¥ Y yensign yensign.circle
        ₿ B bitcoinsign bitcoinsign.circle bitcoinsign.square
        ¢ c centsign centsign.circle
        B B bold
        I I italic
        U U underline
        A A textformat textformat.size textformat.abc textformat.alt character character.cursor.ibeam abc skew a
        Ⓟ P parkingsign.circle
        ⏻ 0 power power.circle
        """

    /// Directions and movement.
    static let arrows = """
        ↑ ^ arrow.up arrow.up.circle arrow.up.square arrowshape.up
        ↓ v arrow.down arrow.down.circle arrow.down.square arrowshape.down arrow.down.app arrow.down.doc arrow.down.document
        ← < arrow.left arrow.left.circle arrow.left.square arrow.backward arrowshape.left arrowshape.backward
        → > arrow.right arrow.right.circle arrow.right.square arrow.forward arrowshape.right arrowshape.forward arrowshape.zigzag.right
        ↗ / arrow.up.right arrow.up.right.circle arrow.up.right.square arrow.up.forward arrow.up.forward.app arrow.up.forward.square
        ↘ \\ arrow.down.right arrow.down.forward
        ↖ \\ arrow.up.left arrow.up.backward
        ↙ / arrow.down.left arrow.down.backward
        ⇄ = arrow.left.arrow.right arrow.left.arrow.right.circle arrow.triangle.swap arrow.left.and.right pip.swap arrow.right.arrow.left
        ↕ | arrow.up.and.down arrow.up.and.down.circle
        ⤢ / arrow.up.left.and.arrow.down.right arrow.down.left.arrow.up.right arrow.up.right.and.arrow.down.left arrow.down.right.and.arrow.up.left viewfinder
        ✥ + arrow.up.and.down.and.arrow.left.and.right move.3d dpad
        ⤒ ^ arrow.up.to.line arrow.up.to.line.circle arrow.up.to.line.compact
        ⤓ v arrow.down.to.line arrow.down.to.line.circle square.and.arrow.down square.and.arrow.down.on.square tray.and.arrow.down arrow.down.to.line.compact
        ↻ @ arrow.clockwise arrow.clockwise.circle goforward arrow.clockwise.icloud goforward.15 goforward.30 memories lock.rotation
        ↺ @ arrow.counterclockwise arrow.counterclockwise.circle arrow.circlepath gobackward clock.arrow.circlepath gobackward.15 gobackward.30 clock.arrow.trianglehead.counterclockwise
        ⟳ @ arrow.triangle.2.circlepath arrow.triangle.2.circlepath.circle arrow.2.circlepath gearshape.arrow.triangle.2.circlepath repeat.circle update.event
        ⇆ = arrow.2.squarepath arrow.rectanglepath rectangle.2.swap
        ⟲ @ repeat.1 arrow.trianglehead.2.clockwise
        ⥁ @ repeat
        ⤮ x shuffle shuffle.circle
        ↩ < arrow.uturn.backward arrow.uturn.left arrowshape.turn.up.left arrowshape.turn.up.left.2 arrow.uturn.backward.circle arrow.uturn.left.circle return
        ↪ > arrow.uturn.right arrow.uturn.forward arrowshape.turn.up.right arrow.turn.up.right
        ↳ > arrow.turn.down.right
        ↱ > arrow.triangle.turn.up.right.diamond arrow.turn.right.up arrow.turn.up.forward.iphone arrow.triangle.turn.up.right.circle
        ⎇ Y arrow.triangle.branch arrow.triangle.pull arrow.branch envelope.arrow.triangle.branch point.topleft.down.to.point.bottomright.curvepath point.topleft.filled.down.to.point.bottomright.curvepath arrow.triangle.merge
        ⇱ ^ square.and.arrow.up square.and.arrow.up.on.square tray.and.arrow.up square.and.arrow.up.fill
        ⎋ > rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right door.left.hand.open rectangle.portrait.arrowtriangle.2.outward door
        ↔ = arrow.left.and.right.circle arrowtriangle.left.and.line.vertical.and.arrowtriangle.right cable.connector.horizontal ruler measurement level selection.pin.in.out cable.connector
        ↯ z bolt bolt.circle bolt.horizontal bolt.badge bolt.shield bolt.square bolt.car battery.100.bolt battery.100percent.bolt
        ϟ z bolt.fill bolt.circle.fill bolt.horizontal.fill bolt.badge.checkmark.fill
        ➤ > paperplane.fill paperplane.circle.fill location.fill location.north.fill location.circle.fill location.square.fill location.north.circle.fill
        ➢ > paperplane paperplane.circle location location.north location.circle location.square location.north.circle
        """

    /// Things, people, weather.
    static let things = """
        ◷ @ clock timer stopwatch alarm deskclock clock.badge.exclamationmark clock.badge.checkmark
        ⧗ 8 hourglass hourglass.bottomhalf hourglass.tophalf
        ▦ # calendar calendar.circle calendar.badge tablecells table rectangle.grid.3x2 square.grid.3x3 square.grid.3x2 circle.grid.3x3 rectangle.split.3x3
        ☀ * sun sun.max sun.min sun.horizon sun.dust light.max sun.haze thermometer.sun
        ☼ * sunrise sunset
        ☾ ( moon moon.circle moon.stars moon.haze
        ☽ ( moon.zzz sleep wake bed.double
        z z zzz
        ☁ ~ cloud cloud.sun cloud.moon icloud smoke cloud.fog icloud.and.arrow.up icloud.and.arrow.down key.icloud lock.icloud externaldrive.badge.icloud
        ☂ , cloud.rain cloud.heavyrain cloud.drizzle cloud.sun.rain umbrella cloud.bolt.rain cloud.hail cloud.sleet
        ☈ z cloud.bolt
        ❄ * snowflake cloud.snow thermometer.snowflake wind.snow
        ≋ ~ wind humidity water water.waves aqi.low aqi.medium aqi.high fanblades tornado hurricane
        † | thermometer thermometer.medium thermometer.low thermometer.high
        ◊ o drop drop.triangle
        ♦ o drop.fill drop.triangle.fill
        ♨ ~ flame
        ♨ c cup.and.saucer mug cooktop heat.waves
        ❦ % leaf leaf.fill camera.macro carrot laurel.leading
        ♣ T tree tree.fill
        ∿ ~ waveform waveform.path waveform.path.ecg waveform.circle ecg alternatingcurrent directcurrent
        ▟ ^ mountain.2
        ✎ / pencil pencil.circle square.and.pencil pencil.line pencil.and.scribble pencil.and.list.clipboard pencil.and.outline pencil.tip highlighter signature paintbrush.pointed hand.draw scribble rectangle.and.pencil.and.ellipsis eyedropper pencil.slash
        ✐ / paintbrush paintpalette
        ✂ % scissors
        ⌫ < delete.left delete.backward.fill
        ⌦ > delete.right
        ⌨ # keyboard keyboard.chevron.compact.down
        ⌘ # command command.circle
        ⌥ ~ option
        ⇧ ^ shift
        ⎘ = doc.on.doc document.on.document doc.on.clipboard clipboard square.on.square rectangle.on.rectangle square.stack rectangle.stack square.stack.3d.up square.stack.3d.down.forward rectangle.on.rectangle.angled books.vertical square.stack.3d.down.right
        ▯ = doc document doc.fill doc.richtext doc.zipper doc.badge doc.append doc.text.magnifyingglass chart.bar.doc.horizontal scroll filemenu square.text.square
        ▱ / folder folder.circle archivebox tray tray.full tray.2 internaldrive externaldrive externaldrive.connected.to.line.below faxmachine printer scanner
        ▰ / folder.fill archivebox.fill tray.fill externaldrive.fill tray.full.fill
        ⌦ x trash trash.circle trash.square trash.slash
        ⚐ P flag flag.circle flag.slash
        ⚑ P flag.fill flag.circle.fill flag.checkered flag.2.crossed bookmark.circle.fill
        ❏ b bookmark bookmark.circle bookmark.slash book book.closed book.pages character.book.closed text.book.closed.fill magazine menucard greetingcard
        ❐ b bookmark.fill book.fill book.closed.fill books.vertical.fill character.book.closed.fill
        ⌕ q magnifyingglass magnifyingglass.circle text.magnifyingglass doc.magnifyingglass binoculars sparkle.magnifyingglass
        ⚲ q key key.fill key.horizontal key.slash key.viewfinder person.badge.key
        ⚿ # lock lock.fill lock.circle lock.square lock.shield lock.trianglebadge.exclamationmark lock.rectangle
        ⌂ A house house.circle homekit storefront house.lodge building building.2 tent
        ⏏ ^ eject eject.fill
        ☎ T phone phone.fill phone.circle teletype iphone.landscape
        ✆ T phone.arrow.up.right phone.connection phone.down
        ✉ = envelope envelope.circle envelope.open envelope.badge message messages bubble bubble.left bubble.right text.bubble captions.bubble bubble.left.and.bubble.right bubble.left.and.text.bubble.right mail mail.stack quote.bubble.fill message.circle
        ♪ d music.note music.note.list music.mic music.quarternote.3 music.note.house headphones beats.headphones earbuds airpods airpodspro airpodsmax
        ♫ d music.note.tv
        ♩ Y tuningfork metronome pianokeys guitars
        ◖ < speaker speaker.fill speaker.wave.1 speaker.wave.2 speaker.wave.3 speaker.circle hifispeaker megaphone horn airplayaudio
        ◖ < speaker.slash speaker.slash.fill
        ⍾ A bell bell.fill bell.badge bell.circle bell.slash bell.and.waves.left.and.right
        ♟ o person person.fill person.circle person.crop.circle person.crop.rectangle person.text.rectangle person.crop.square figure person.badge.plus person.line.dotted.person person.slash accessibility figure.walk figure.run figure.wave figure.stand face.dashed figure.hiking figure.archery
        ⚇ o person.2 person.3 person.2.circle person.2.wave.2 person.3.sequence rectangle.3.group
        ☺ : face.smiling smiley faceid
        ☝ ^ hand.point.up hand.point.up.left hand.tap rectangle.and.hand.point.up.left hand.point.right cursorarrow cursorarrow.click
        ☚ < hand.point.left signpost.left
        ☛ > signpost.right signpost.right.and.left hand.thumbsup
        ☟ v hand.thumbsdown hand.point.down
        ☞ > hand.raised hand.wave hands.clap
        ☥ + cross cross.case cross.vial staroflife stethoscope pills bandage medical.thermometer syringe lungs testtube.2 ivfluid.bag
        ⚕ + heart.text.clipboard waveform.path.ecg.rectangle cross.circle
        ⚒ T hammer wrench wrench.and.screwdriver screwdriver
        ⚖ I scalemass
        ⚛ @ atom brain brain.head.profile gyroscope
        ⚗ A flask
        ☢ @ sensor sensor.tag.radiowaves.forward dot.radiowaves.left.and.right dot.radiowaves.right dot.radiowaves.up.forward antenna.radiowaves.left.and.right wave.3.right wave.3.left wave.3.forward radio badge.plus.radiowaves.right radiowaves.left radiowaves.right
        ≈ ~ wifi wifi.circle wifi.router personalhotspot airport airplayvideo
        ⌁ z powerplug powerplug.fill poweroutlet poweroutlet.type.b cpu memorychip electricity bolt.batteryblock ev.charger
        ▁ _ battery.0 battery.0percent
        ▂ _ battery.25 battery.25percent
        ▄ = battery.50 battery.50percent
        ▆ = battery.75 battery.75percent
        █ # battery.100 battery.100percent battery
        ⌬ * lightbulb.slash
        ♀ o figure.dress
        ⍟ * lightbulb lightbulb.fill lightbulb.led lightbulb.circle light.ribbon wand.and.stars wand.and.rays wand
        ✦ * sparkles sparkle party.popper balloon fireworks
        ❖ # square.grid.2x2 square.grid.2.x.2 rectangle.grid.2x2 apps apps.iphone puzzlepiece circle.grid.2x2 circle.grid.cross circle.hexagongrid rectangle.split.2x2
        ❒ # cube shippingbox box truck.box suitcase briefcase bag backpack handbag takeoutbag tshirt basket case gift latch cube.transparent view.3d arkit archivebox.circle
        ⊔ u cart cart.fill cart.circle
        ⌻ o camera video photo photo.on.rectangle photo.fill camera.circle film photo.badge.plus photo.badge.exclamationmark photo.stack camera.viewfinder video.badge.plus
        ◎ o eye.circle mappin.and.ellipse location.viewfinder location.magnifyingglass lifepreserver
        ⊙ o eye eye.fill eyes eyeglasses eye.slash eye.slash.fill eye.trianglebadge.exclamationmark
        ⌗ # qrcode barcode qrcode.viewfinder barcode.viewfinder
        ▥ | chart.bar chart.bar.fill chart.bar.xaxis cellularbars rectangle.split.3x1 chart.bar.circle
        ◔ o chart.pie timelapse gauge speedometer gauge.with.dots.needle.33percent gauge.with.dots.needle.bottom.50percent gauge.medium barometer gauge.high gauge.low
        ⟋ / chart.line.uptrend.xyaxis chart.xyaxis.line chart.line.flattrend.xyaxis stairs chart.dots.scatter
        ⟍ \\ chart.line.downtrend.xyaxis
        ⛭ * swift swiftdata applescript
        ψ Y fork.knife
        """

    /// Places, devices, transport, and what remains.
    static let places = """
        ⊕ @ globe globe.americas globe.europe.africa globe.asia.australia globe.central.south.asia network safari globe.badge.chevron.backward bonjour
        ⚲ P mappin mappin.circle mappin.slash pin pin.circle pin.slash
        ⚲ P pin.fill mappin.circle.fill
        ▧ # map map.fill map.circle sidebar.left sidebar.right sidebar.leading sidebar.trailing rectangle.split.1x2 rectangle.split.2x1 square.split.2x1 uiwindow.split.2x1
        ∞ 8 link link.circle link.badge.plus personalhotspot.circle
        ⊂ C paperclip paperclip.circle rectangle.and.paperclip
        ◈ # tag tag.fill tag.circle ticket seal.text ladybug ant app.connected.to.app.below sdcard simcard
        ▣ # terminal apple.terminal macwindow window window.vertical.closed macwindow.badge.plus appwindow.swipe.rectangle tv display display.2 desktopcomputer laptopcomputer pc server.rack xserve airplayvideo.circle appletv homepod washer dryer refrigerator oven button.horizontal button.angledbottom.horizontal.right inset.filled.rectangle
        ▮ | iphone iphone.gen2 ipad apps.ipad flipphone candybarphone platter.filled.bottom.iphone ipodtouch av.remote appletvremote.gen1 iphone.slash ipad.landscape macbook
        ⊛ o applewatch applewatch.watchface applewatch.slash watch watch.analog applewatch.radiowaves.left.and.right
        ⚬ o soccerball basketball football tennisball baseball volleyball american.football
        ∞ 8 sunglasses dumbbell
        ◠ n rainbow
        ⎋ x escape
        ✈ > airplane airplane.departure airplane.arrival airplane.circle
        ⛟ > bus tram train.side.front.car bicycle ferry sailboat scooter fuelpump
        ⊶ o car car.fill car.side carplay car.circle steeringwheel
        ∥ | road.lanes road.lanes.curved.right
        Ⅲ H building.columns building.columns.fill
        ⛨ O shield shield.fill shield.checkered shield.slash checkmark.shield.slash exclamationmark.shield.slash
        ᛒ B bluetooth custom.bluetooth
        ⊜ = mic mic.fill mic.circle mic.slash waveform.and.mic
        ψ v bird bird.fill bird.circle hare tortoise dog cat pawprint fish
        ⌇ ~ lasso
        ∴ : point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted nodes square.3.layers.3d mqtt fibrechannel
        ⌸ A translate
        ◍ 0 cylinder cylinder.fill cylinder.split.1x2
        ✚ + gamecontroller gamecontroller.fill dpad.fill
        ♛ W crown crown.fill trophy medal rosette
        ♜ T architecture
        ⚃ : dice die.face.4
        ⌖ + crosshair plus.viewfinder.fill
        ◐ o circle.lefthalf.filled circle.righthalf.filled contrast
        ⁂ * custom always.template normal kind open status tak telemetry testing discovery firmware contributing unlock sparkles.rectangle.stack
        ⚿ # lock.open lock.open.fill lock.open.trianglebadge.exclamationmark
        ⇪ ^ capslock
        ⊟ = creditcard.fill
        """
}
