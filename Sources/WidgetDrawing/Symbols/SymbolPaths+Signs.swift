extension SymbolPaths {
    /// Signs, shapes, arrows, and the controls of players.
    static let signs = """
        plus|sM12 3.5V20.5M3.5 12H20.5
        minus|sM3.5 12H20.5
        multiply|sM5 5 19 19M19 5 5 19
        xmark=multiply
        checkmark|sM4.2 13 9.6 18.8 19.8 5.2
        equal|sM4 8.8H20M4 15.2H20
        divide|sM4 12H20;f@12,6,1.6 @12,18,1.6
        plusminus|sM12 3V14M6.5 8.5H17.5M6.5 19.5H17.5
        plus.minus=plusminus
        plus.forwardslash.minus|sM7.5 3.2V11.2M3.5 7.2H11.5M13 17.5H20.5M18.6 4 5.4 20
        exclamationmark|sM12 3.2V14.2;f@12,19.6,1.7
        exclamationmark.2|sM8 3.2V14.2M16 3.2V14.2;f@8,19.6,1.7 @16,19.6,1.7
        exclamationmark.3|sM5 3.2V14.2M12 3.2V14.2M19 3.2V14.2;f@5,19.6,1.7 @12,19.6,1.7 @19,19.6,1.7
        questionmark|sM7.4 8.1A4.7 4.7 0 1 1 14.2 12.2C12.7 13.1 12 13.8 12 15.2;f@12,19.8,1.6
        info|sM9.8 9.8H12.4V19.4M9 19.4H15.8;f@12,4.9,1.7
        ellipsis|f@4.5,12,2.2 @12,12,2.2 @19.5,12,2.2
        number|sM9.4 3.2 7 20.8M17 3.2 14.6 20.8M4 8.8H20.4M3.6 15.2H20
        at|s@12,12,4 M16 8V13A3 3 0 0 0 21.7 12C21.7 6.4 17.4 2.4 12 2.4A9.6 9.6 0 1 0 17 20.2
        percent|sM18.8 4 5.2 20@6.8,7,3 @17.2,17,3
        sum|sM18.5 6V4H5.5L12.6 12 5.5 20H18.5V18
        infinity|sM12 12C9.6 8.4 8.2 7.2 6.2 7.2A4.8 4.8 0 0 0 6.2 16.8C8.2 16.8 9.6 15.6 12 12C14.4 8.4 15.8 7.2 17.8 7.2A4.8 4.8 0 0 1 17.8 16.8C15.8 16.8 14.4 15.6 12 12Z
        function|sM16.8 5.2C15.4 3.2 13 4 12.4 7L10 17.5C9.4 20.6 7.2 21 5.6 19.4M7.6 10.5H16.4
        circle|b@12,12,9.8
        square|b#2.6,2.6,18.8,18.8,4
        app|b#2.6,2.6,18.8,18.8,5.6
        rectangle|b#1.8,4.6,20.4,14.8,3.2
        rectangle.portrait|b#4.6,1.8,14.8,20.4,3.2
        capsule|b#1.8,6.6,20.4,10.8,5.4
        oval|bM12 5A10 7 0 0 1 12 19A10 7 0 0 1 12 5Z
        triangle|bM10.6 4.2Q12 2 13.4 4.2L21.8 18.4Q22.6 20.6 20.4 20.8H3.6Q1.4 20.6 2.2 18.4Z
        diamond|bM10.8 2.9Q12 1.8 13.2 2.9L21.1 10.8Q22.2 12 21.1 13.2L13.2 21.1Q12 22.2 10.8 21.1L2.9 13.2Q1.8 12 2.9 10.8Z
        rhombus=diamond
        hexagon|bM12 2.2 20.6 7.1V16.9L12 21.8 3.4 16.9V7.1Z
        octagon|bM8 2.6H16L21.4 8V16L16 21.4H8L2.6 16V8Z
        pentagon|bM12 2.6 21.6 9.7 18 21H6L2.4 9.7Z
        seal|bM12 1.9Q13.6 4.2 16.4 3.4Q17 6.1 19.7 6.7Q19 9.6 21.4 11.4V12.6Q19 14.4 19.7 17.3Q17 17.9 16.4 20.6Q13.6 19.8 12 22.1Q10.4 19.8 7.6 20.6Q7 17.9 4.3 17.3Q5 14.4 2.6 12.6V11.4Q5 9.6 4.3 6.7Q7 6.1 7.6 3.4Q10.4 4.2 12 1.9Z
        shield|bM12 2.2C14.4 3.9 17 4.8 20 5V11.4C20 16.4 16.8 20 12 22 7.2 20 4 16.4 4 11.4V5C7 4.8 9.6 3.9 12 2.2Z
        shield.checkered|bM12 2.2C14.4 3.9 17 4.8 20 5V11.4C20 16.4 16.8 20 12 22 7.2 20 4 16.4 4 11.4V5C7 4.8 9.6 3.9 12 2.2Z;fM12 3V12H4.2V5.6C7 5.2 9.6 4.4 12 3Z M12 12H19.8C19.4 16.2 16.4 19.2 12 21.2Z
        star|bM12 2.4 14.9 8.7 21.8 9.5 16.7 14.2 18.1 21 12 17.6 5.9 21 7.3 14.2 2.2 9.5 9.1 8.7Z
        star.leadinghalf.filled|bM12 2.4 14.9 8.7 21.8 9.5 16.7 14.2 18.1 21 12 17.6 5.9 21 7.3 14.2 2.2 9.5 9.1 8.7Z;fM12 2.4V17.6L5.9 21 7.3 14.2 2.2 9.5 9.1 8.7Z
        heart|bM12 20.8C6.4 16.8 2.2 13 2.2 8.5 2.2 5.4 4.5 3.2 7.3 3.2 9.3 3.2 11 4.3 12 6.2 13 4.3 14.7 3.2 16.7 3.2 19.5 3.2 21.8 5.4 21.8 8.5 21.8 13 17.6 16.8 12 20.8Z
        suit.heart=heart
        suit.diamond|bM12 2 19.4 12 12 22 4.6 12Z
        circlebadge|b@12,12,6
        circle.dashed|sM12 2.2A9.8 9.8 0 0 1 15.4 2.8M18.9 5.1A9.8 9.8 0 0 1 20.9 8M21.8 12A9.8 9.8 0 0 1 21.2 15.4M18.9 18.9A9.8 9.8 0 0 1 16 20.9M12 21.8A9.8 9.8 0 0 1 8.6 21.2M5.1 18.9A9.8 9.8 0 0 1 3.1 16M2.2 12A9.8 9.8 0 0 1 2.8 8.6M5.1 5.1A9.8 9.8 0 0 1 8 3.1
        circle.dotted=circle.dashed
        square.dashed|sM2.6 8V6.6A4 4 0 0 1 6.6 2.6H8M16 2.6H17.4A4 4 0 0 1 21.4 6.6V8M21.4 16V17.4A4 4 0 0 1 17.4 21.4H16M8 21.4H6.6A4 4 0 0 1 2.6 17.4V16M10.8 2.6H13.2M10.8 21.4H13.2M2.6 10.8V13.2M21.4 10.8V13.2
        rectangle.dashed|sM1.8 9V7.8A3.2 3.2 0 0 1 5 4.6H6.2M17.8 4.6H19A3.2 3.2 0 0 1 22.2 7.8V9M22.2 15V16.2A3.2 3.2 0 0 1 19 19.4H17.8M6.2 19.4H5A3.2 3.2 0 0 1 1.8 16.2V15M9.6 4.6H14.4M9.6 19.4H14.4
        largecircle.fill.circle|s@12,12,9.8 ;f@12,12,6.4
        circle.inset.filled=largecircle.fill.circle
        smallcircle.filled.circle|b@12,12,9.8 ;h@12,12,3.2
        smallcircle.circle=smallcircle.filled.circle
        dot.circle=smallcircle.filled.circle
        record.circle|b@12,12,9.8 ;h@12,12,4.6
        target|b@12,12,9.8 ;d@12,12,5.6 ;h@12,12,1.8
        scope|s@12,12,7 M12 1.8V7.4M12 16.6V22.2M1.8 12H7.4M16.6 12H22.2
        dot.scope|s@12,12,7.6 M12 1.8V6.4M12 17.6V22.2M1.8 12H6.4M17.6 12H22.2;f@12,12,2
        dot.viewfinder|sM3 8V6A3 3 0 0 1 6 3H8M16 3H18A3 3 0 0 1 21 6V8M21 16V18A3 3 0 0 1 18 21H16M8 21H6A3 3 0 0 1 3 18V16;f@12,12,3
        viewfinder|sM3 8V6A3 3 0 0 1 6 3H8M16 3H18A3 3 0 0 1 21 6V8M21 16V18A3 3 0 0 1 18 21H16M8 21H6A3 3 0 0 1 3 18V16
        circle.lefthalf.filled|s@12,12,9.8 ;fM12 2.2A9.8 9.8 0 0 0 12 21.8Z
        livephoto|s@12,12,5.6 ;f@12,12,2.4 @12,2.6,1 @16.7,3.9,1 @20.1,7.3,1 @21.4,12,1 @20.1,16.7,1 @16.7,20.1,1 @12,21.4,1 @7.3,20.1,1 @3.9,16.7,1 @2.6,12,1 @3.9,7.3,1 @7.3,3.9,1
        rays|sM12 2V6.5M12 17.5V22M2 12H6.5M17.5 12H22M4.9 4.9 8.1 8.1M15.9 15.9 19.1 19.1M4.9 19.1 8.1 15.9M15.9 8.1 19.1 4.9
        slash|sM4.2 4.2 19.8 19.8
        nosign|b@12,12,9.8 ;dM5.1 5.1 18.9 18.9
        arrow.up|sM12 21V3.6M4.6 10.8 12 3.4 19.4 10.8
        arrow.right=arrow.up^90
        arrow.down=arrow.up^180
        arrow.left=arrow.up^270
        arrow.forward=arrow.right
        arrow.backward=arrow.left
        arrow.up.right|sM4.8 19.2 18.8 5.2M8 5H19V16
        arrow.down.right=arrow.up.right^90
        arrow.down.left=arrow.up.right^180
        arrow.up.left=arrow.up.right^270
        arrow.up.forward=arrow.up.right
        arrow.up.backward=arrow.up.left
        arrow.down.forward=arrow.down.right
        arrow.up.to.line|sM12 21.4V7.4M5.6 13.6 12 7.2 18.4 13.6M4 2.8H20
        arrow.down.to.line=arrow.up.to.line^180
        arrow.right.to.line=arrow.up.to.line^90
        arrow.left.to.line=arrow.up.to.line^270
        arrow.forward.to.line=arrow.right.to.line
        arrow.backward.to.line=arrow.left.to.line
        arrow.up.to.line.compact|sM12 19V9M6.8 14.2 12 9 17.2 14.2M5 5H19
        arrow.left.arrow.right|sM21 7.2H3.4M7.8 2.8 3.4 7.2 7.8 11.6M3 16.8H20.6M16.2 12.4 20.6 16.8 16.2 21.2
        arrow.up.arrow.down|sM7.2 21V3.4M2.8 7.8 7.2 3.4 11.6 7.8M16.8 3V20.6M12.4 16.2 16.8 20.6 21.2 16.2
        arrow.clockwise|sM20 13A8 8 0 1 1 17.2 6.2;fM19.6 2.2V9.4H12.6Z
        arrow.counterclockwise=arrow.clockwise~
        goforward=arrow.clockwise
        gobackward=arrow.counterclockwise
        arrow.triangle.2.circlepath|sM20.2 9.6A8.6 8.6 0 0 0 5.4 6.6M3.8 14.4A8.6 8.6 0 0 0 18.6 17.4;fM3 3V9.8H9.6Z M21 21V14.2H14.4Z
        arrow.2.circlepath=arrow.triangle.2.circlepath
        arrow.circlepath|sM3.4 11.2A8.7 8.7 0 1 1 5.6 17.8;fM.2 10.6H6.8L3.5 15.2Z
        circlepath=arrow.triangle.2.circlepath
        arrow.2.squarepath|sM15.5 20H8.4A3.6 3.6 0 0 1 4.8 16.4V8.6M8.5 4H15.6A3.6 3.6 0 0 1 19.2 7.6V15.4M1.4 11.8 4.8 8.4 8.2 11.8M15.8 12.2 19.2 15.6 22.6 12.2
        arrow.triangle.capsulepath=arrow.2.squarepath
        arrow.uturn.backward|sM8.6 3.2 3.2 8.6 8.6 14M3.4 8.6H14.6A5.8 5.8 0 0 1 14.6 20.2H8
        arrow.uturn.left=arrow.uturn.backward
        arrow.uturn.right=arrow.uturn.backward~
        arrow.uturn.forward=arrow.uturn.right
        arrow.turn.down.right|sM4.4 3.6V10.4A4 4 0 0 0 8.4 14.4H20M14.6 9 20 14.4 14.6 19.8
        arrow.turn.up.right|sM4.4 20.4V13.6A4 4 0 0 1 8.4 9.6H20M14.6 4.2 20 9.6 14.6 15
        arrow.triangle.branch|sM6.8 21.4V9M6.8 16.4C6.8 12.4 17.2 14 17.2 8.4;fM2.8 9.4 6.8 2.6 10.8 9.4Z M13.2 9 17.2 2.2 21.2 9Z
        arrow.triangle.pull|s@6.4,5.6,2.7 @6.4,18.4,2.7 @17.6,18.4,2.7 M6.4 8.3V15.7M17.6 15.7V9.6A4 4 0 0 0 13.6 5.6H13;fM14.2 1.4V9.8L9.6 5.6Z
        arrow.triangle.merge|s@6.4,5.6,2.7 @6.4,18.4,2.7 @17.6,12,2.7 M6.4 8.3V15.7M14.9 12C9.6 12 6.8 10.6 6.4 8.3
        arrow.triangle.swap|sM16.6 4V16.6M7.4 20V7.4;fM3 9 7.4 2.2 11.8 9Z M12.2 15 16.6 21.8 21 15Z
        arrow.triangle.turn.up.right|sM5.6 20V13.6A3.6 3.6 0 0 1 9.2 10H14;fM13 4.6 20.4 10 13 15.4Z
        arrow.up.left.and.arrow.down.right|sM13.8 13.8 20 20M20.2 14.2V20.2H14.2M10.2 10.2 4 4M3.8 9.8V3.8H9.8
        arrow.down.right.and.arrow.up.left|sM3.4 3.4 9.6 9.6M9.8 3.8V9.8H3.8M20.6 20.6 14.4 14.4M14.2 20.2V14.2H20.2
        arrow.down.left.arrow.up.right|sM13.6 10.4 20.4 3.6M14.4 3.4H20.6V9.6M10.4 13.6 3.6 20.4M9.6 20.6H3.4V14.4
        arrow.up.and.down.and.arrow.left.and.right|sM12 2.6V21.4M2.6 12H21.4M9 5.4 12 2.4 15 5.4M9 18.6 12 21.6 15 18.6M5.4 9 2.4 12 5.4 15M18.6 9 21.6 12 18.6 15
        arrow.up.and.down|sM12 2.6V21.4M7.4 7 12 2.4 16.6 7M7.4 17 12 21.6 16.6 17
        arrow.left.and.right=arrow.up.and.down^90
        arrowshape.up|bM11 3.2Q12 2.2 13 3.2L20.6 11.2Q21.2 12.6 19.8 12.8H16.2V20Q16.2 21.4 14.8 21.4H9.2Q7.8 21.4 7.8 20V12.8H4.2Q2.8 12.6 3.4 11.2Z
        arrowshape.right=arrowshape.up^90
        arrowshape.down=arrowshape.up^180
        arrowshape.left=arrowshape.up^270
        arrowshape.forward=arrowshape.right
        arrowshape.backward=arrowshape.left
        arrowshape.turn.up.left|bM10.4 4.4V8.2C17 8.6 21.2 12.6 21.6 19.4 18.6 16 15.2 14.8 10.4 14.8V18.6Q10 19.6 9 19L2.4 12.3Q2 11.5 2.4 10.7L9 4Q10 3.4 10.4 4.4Z
        arrowshape.turn.up.right=arrowshape.turn.up.left~
        arrowshape.turn.up.forward=arrowshape.turn.up.right
        arrowtriangle.up|bM10.8 5.6Q12 3.8 13.2 5.6L20.4 17.4Q21.2 19.4 19.2 19.6H4.8Q2.8 19.4 3.6 17.4Z
        arrowtriangle.right=arrowtriangle.up^90
        arrowtriangle.down=arrowtriangle.up^180
        arrowtriangle.left=arrowtriangle.up^270
        arrowtriangle.forward=arrowtriangle.right
        arrowtriangle.backward=arrowtriangle.left
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right|sM12 2.6V21.4;fM8.4 7V17L1.4 12Z M15.6 7V17L22.6 12Z
        chevron.up|sM3.6 16.2 12 7.8 20.4 16.2
        chevron.right=chevron.up^90
        chevron.down=chevron.up^180
        chevron.left=chevron.up^270
        chevron.forward=chevron.right
        chevron.backward=chevron.left
        chevron.compact.up|sM4 14 12 10 20 14
        chevron.compact.down=chevron.compact.up^180
        chevron.compact.right=chevron.compact.up^90
        chevron.compact.left=chevron.compact.up^270
        chevron.up.chevron.down|sM6 9.2 12 3.2 18 9.2M6 14.8 12 20.8 18 14.8
        chevron.left.chevron.right=chevron.up.chevron.down^90
        chevron.left.2|sM11 4.4 3.4 12 11 19.6M20 4.4 12.4 12 20 19.6
        chevron.right.2=chevron.left.2~
        chevron.backward.2=chevron.left.2
        chevron.forward.2=chevron.right.2
        chevron.left.forwardslash.chevron.right|sM6.8 6.2 1.4 12 6.8 17.8M17.2 6.2 22.6 12 17.2 17.8M14.2 4 9.8 20
        chevron.left.slash.chevron.right=chevron.left.forwardslash.chevron.right
        play|bM6.6 4.4Q6.6 2.6 8.2 3.4L20.4 10.8Q21.6 12 20.4 13.2L8.2 20.6Q6.6 21.4 6.6 19.6Z
        pause|b#5,3.4,4.6,17.2,1.4 #14.4,3.4,4.6,17.2,1.4
        stop|b#4,4,16,16,3
        record|b@12,12,8
        playpause|bM2.4 5.6Q2.4 4.6 3.4 5.2L12.4 11.2Q13.2 12 12.4 12.8L3.4 18.8Q2.4 19.4 2.4 18.4Z #14.6,5,2.6,14,1 #19.4,5,2.6,14,1
        forward|bM1.8 6Q1.8 5 2.8 5.6L11 11.3Q11.8 12 11 12.7L2.8 18.4Q1.8 19 1.8 18Z M12 6Q12 5 13 5.6L21.2 11.3Q22 12 21.2 12.7L13 18.4Q12 19 12 18Z
        backward=forward~
        forward.end|bM4.4 5Q4.4 3.6 5.8 4.4L16.4 11.2Q17.2 12 16.4 12.8L5.8 19.6Q4.4 20.4 4.4 19Z #18.2,4.4,2,15.2,1
        backward.end=forward.end~
        forward.frame=forward.end
        shuffle|sM2.4 7.4H5.2C8.4 7.4 9.6 9.2 11 12S13.8 16.8 17 16.8H20.8M2.4 16.8H5.2C6.9 16.8 8 16.2 8.9 15.2M13.4 8.8C14.2 7.9 15.4 7.4 17 7.4H20.8M17.6 3.9 21.2 7.4 17.6 10.9M17.6 13.3 21.2 16.8 17.6 20.3
        repeat|sM3 12V10.4A4 4 0 0 1 7 6.4H20.4M21 12V13.6A4 4 0 0 1 17 17.6H3.6M17 2.8 20.6 6.4 17 10M7 14 3.4 17.6 7 21.2
        power|sM12 2V11.4M17.4 5.4A8.8 8.8 0 1 1 6.6 5.4
        togglepower=power
        eject|bM11 4.4Q12 3.4 13 4.4L20.4 13Q21 14.4 19.4 14.6H4.6Q3 14.4 3.6 13Z #3.4,18,17.2,3,1
        wake|s@12,12,5 M12 2V3.6M12 20.4V22M2 12H3.6M20.4 12H22M4.9 4.9 6 6M18 18 19.1 19.1M4.9 19.1 6 18M18 6 19.1 4.9
        directcurrent|sM3 9H21M3 15H7M10 15H14M17 15H21
        alternatingcurrent|sM2.6 12C5 4 9 4 12 12S19 20 21.4 12
        zzz|sM3 4H9.4L3 11H9.4M12.4 8.6H17L12.4 13.8H17M16 16H20.6L16 21H20.6
        quote.opening|fM10.4 5.6C7 7 5 9.6 5 13.4 5 16.4 6.4 18.2 8.6 18.2 10.4 18.2 11.6 17 11.6 15.4 11.6 13.8 10.4 12.6 8.8 12.6 8.4 12.6 8 12.7 7.8 12.8 8 10.6 9.2 8.8 11.2 7.6Z M19.2 5.6C15.8 7 13.8 9.6 13.8 13.4 13.8 16.4 15.2 18.2 17.4 18.2 19.2 18.2 20.4 17 20.4 15.4 20.4 13.8 19.2 12.6 17.6 12.6 17.2 12.6 16.8 12.7 16.6 12.8 16.8 10.6 18 8.8 20 7.6Z
        quote.closing=quote.opening^180
        curlybraces|sM9 3C6.4 3 6 4.4 6 6.4V9C6 10.8 5.2 12 3.6 12 5.2 12 6 13.2 6 15V17.6C6 19.6 6.4 21 9 21M15 3C17.6 3 18 4.4 18 6.4V9C18 10.8 18.8 12 20.4 12 18.8 12 18 13.2 18 15V17.6C18 19.6 17.6 21 15 21
        dollarsign|sM12 2V22M17 7.6C16.8 5.6 14.8 4.4 12 4.4 9.2 4.4 7 5.8 7 8 7 13.2 17.2 10.6 17.2 16 17.2 18.4 15 19.8 12 19.8 8.8 19.8 6.8 18.2 6.6 16
        eurosign|sM18.4 6.2C17.2 4.8 15.4 4 13.4 4 9.4 4 6.8 7.4 6.8 12S9.4 20 13.4 20C15.4 20 17.2 19.2 18.4 17.8M3.6 10.2H14M3.6 13.8H13
        sterlingsign|sM17.2 7.4C16.8 5 15.2 3.6 12.8 3.6 10.2 3.6 8.6 5.4 8.6 8 8.6 11 10.6 13 9.6 16.4 9 18.4 7.6 19.6 6.2 20.2H18M6 12.2H14.6
        yensign|sM5.4 3.6 12 12.2 18.6 3.6M12 12.2V20.6M6.8 12.6H17.2M6.8 16.4H17.2
        bitcoinsign|sM8 4.4V19.6M5.6 4.4H13A3.7 3.7 0 0 1 13 11.8H8M5.6 19.6H13.8A3.9 3.9 0 0 0 13.8 11.8M10.2 1.8V4.4M13.4 1.8V4.4M10.2 19.6V22.2M13.4 19.6V22.2
        centsign|sM16.6 8.4C15.6 7 14 6.2 12.2 6.2 9 6.2 6.8 8.6 6.8 12S9 17.8 12.2 17.8C14 17.8 15.6 17 16.6 15.6M12.2 3V21
        parkingsign|sM8 20.6V3.6H13.6A4.8 4.8 0 0 1 13.6 13.2H8
        bold|sM7 4H12.6A4 4 0 0 1 12.6 12H7ZM7 12H13.6A4 4 0 0 1 13.6 20H7Z
        italic|sM10 4H17M7 20H14M13.8 4 10.2 20
        underline|sM6.6 3V10.6A5.4 5.4 0 0 0 17.4 10.6V3M5 21H19
        skew|bM7 5H21L17 19H3Z
        """
}
