/** Music, stage and dance. How a table of subjects is written: see subjects.ts. */
export const MUSIC = String.raw`
= gigs: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) )(?:gigs?(?! (?:economy|work|workers?|jobs?|of))|gigging|gig[ -]?goer|concerts?(?! (?:pianist|violinist|halls?))|live[ -]?(?:music|bands?|shows?(?= (?:and|or|are|is))|gigs?)|mosh ?pits?|front row at|(?:see|seeing|watching) (?:[\w-]+ ){0,3}bands?(?: live)?|(?:see|seeing) (?:[\w-]+ ){1,4}live|open[ -]mics?(?: nights?)?(?! comedy))
n live music
sc The second before a band walks on, when the lights drop, is worth most of the ticket.
sc Live music in a small sweaty room beats a stadium with screens, and I'll argue for it.
sp The tallest person at any gig arrives last and stands at the front.
sp Nobody has ever got back from the bar at a gig to where their friends were standing.
si A good gig turns a thousand people who'd never talk into one very loud choir.
si There's always one quiet song at a gig where you can tell who came for the music.
qc Who would you see live tomorrow if someone handed you a ticket?
qc Right down the front, or at the back with room to dance?
qc What's the smallest place you've seen a band that deserved a bigger one?
qp Which support act ended up being better than the band you paid for?
qp Are you up for the encore, or already thinking about the last train?
qp How far is too far to travel for one band?
qi Which song sounded completely different once you'd heard it live?
qi Do you film a bit, or leave your phone in your pocket all night?
qi Who was on stage the first time a gig really got you?
m You spend your money on nights you'll remember instead of things you'll dust. Good call.
m You'll stand for four hours on a sticky floor for one song. That's proper devotion.
m Bands only exist because people like you leave the house on a wet Tuesday. Good on you.
m You'd still rather hear it in the room, with the wrong notes in. I like that.
f The band I'd cross the country for is ...
f At a gig you'll find me standing ...
f The song I waited all night to hear live was ...
o you at a gig from behind, half turned round, stage lights on your face and a voice nearly gone

= festivals: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) )(?:(?<!(?:film|food|beer|wine|book|literary|fringe|comedy|light|lantern|kite|cheese|renaissance|art|arts|theatre|theater|science|poetry|street|jazz|techno) )festivals?(?! (?:of (?:speed|lights)|director|organi[sz]er|manager|fringe))|music festivals?|(?<!(?:in|near|from|to live in|of) )glasto(?:nbury)?(?= (?:20\d\d|tickets?|fest\w*|every|again|veteran|weekend|and|or|with|in the (?:mud|rain)|mud|$)|[,.!&]|$)|coachella|burning man|bonnaroo|lollapalooza|tomorrowland|primavera|latitude festival|green man|end of the road|wilderness festival|boomtown|bestival|download festival|reading and leeds|(?:t in the park|trnsmt)|roskilde|sziget|festy|festies)
n festivals
sc Festivals are at their best around six, when the sun's going and nobody has lost anyone yet.
sc The band you walk past by accident at a festival is often the one you take home.
sp At a festival "meet you by the flag" is a plan made next to four hundred flags.
sp I'd plan the whole festival with a highlighter and see none of it because of a falafel queue.
si By day three of a festival a clean pair of socks is worth more than money.
si A festival is a town with no clocks where everyone says good morning at two in the afternoon.
qc Who's on the poster of the festival you'd invent?
qc Big famous field, or small one where the bands camp next door?
qc Which set do you still talk about?
qp Planner with a marked-up timetable, or wherever the noise takes you?
qp What's the one thing you'd never go into a muddy field without?
qp Wet wipes or the shower queue?
qi Do you go for the bands, or for what happens between them?
qi What's a song that puts you straight back in a field?
qi How are you on the Monday after, wrecked or already missing it?
m Sleeping on a slope next to a drum circle and getting up cheerful is a gift.
m Anyone who's cheerful in a wet field on the third morning is worth keeping as a friend.
m You go and dance to a band you've never heard of in daylight. I admire that openness.
m You choose mud, music and your friends over a week by a pool. That's the right way round.
f At a festival I'm the one in charge of ...
f My perfect festival line-up starts with ...
f The set I'll still be talking about at eighty is ...
o you in a field at golden hour in wellies, mid-laugh, with the stage small behind you

= classical-music: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) )(?:classical(?: (?:music|concerts?|pieces?|composers?|fan|playlists?))(?! (?:ballet))|(?<!(?:soap|space|of the|sydney|rock) )opera(?:s|tic)?(?! (?:glass\w*|cake|gloves|browser|house in sydney))|orchestras?|orchestral|symphon(?:y|ies|ic)(?! metal)|philharmonic|chamber music|string quartets?|the proms|bbc proms|(?:beethoven|mozart|bach|chopin|debussy|mahler|rachmaninov|rachmaninoff|tchaikovsky|puccini|verdi|vivaldi|wagner|shostakovich|sibelius|handel|satie|la traviata|la boh[eè]me|the magic flute|classic fm))
n classical music
sc An orchestra tuning up is one of my favourite sounds, and it isn't even a piece.
sc Classical music is much better sitting close enough to hear the players breathe.
sp The bravest people at a classical concert are the ones who clap between movements.
sp Give a classical audience one quiet bar and it'll fill it with cough sweets.
si In an opera someone can be stabbed and still have eleven minutes of singing to get through.
si The triangle player waits forty minutes for one note, and an orchestra would miss it.
qc Which piece would you play to someone who thinks classical isn't for them?
qc Whole orchestra, one piano or a big voice?
qc What was the first piece that really got you?
qp Which instrument in an orchestra do you think has the most fun?
qp Dressed up in the stalls, or jeans and the cheapest seat under the roof?
qp Are you ever sure when to clap?
qi Is there a bar or two you always wait for?
qi Eyes open and watching the players, or closed?
qi What do you put on when you want the day to slow down?
m You can sit still and listen to something for forty minutes. Hardly anyone does that now.
m You love music that takes its time to explain itself. I think that's a generous way to listen.
m Caring about something written two hundred years ago takes imagination, and you clearly have it.
m Hearing the one oboe under all those strings takes a fine ear and real attention.
f The piece I'd play to a doubter is ...
f I lose all dignity when the orchestra gets to ...
f My seat in the concert hall is usually ...
o you in a concert hall before it starts, programme in your lap, smiling at whoever's next to you

= singing: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|can.t|cannot|don.t like|no|monks? ) )(?:(?:i |love to |love |like to |to )sing(?! (?:along to|badly|off|your praises|like))|singing(?! (?:in the rain|bowls?|badly|off[ -]key|out of tune|terribly|in the (?:car|shower)|loudly))|choirs?(?! (?:of angels|boy))|choral|chorister|a ?cappella|barbershop (?:singing|quartet|chorus)|gospel (?:choir|singing|music)|(?:alto|soprano|mezzo)(?! sax)|rock choir|sea shant(?:y|ies)|carol[ -]singing)
n singing
sc Singing with other people is the quickest cure for a bad Tuesday.
sc I've a lot of respect for anyone who opens their mouth and lets a real note out.
sp Put me in a choir and I'd mime with tremendous feeling.
sp Every choir has one tenor, and he's treated like a visiting prince.
si When people sing together they end up breathing together, which is quite a thing for strangers.
si A singer carries the whole instrument everywhere, and one cold can cancel it.
qc What do you sing when nobody's asked you to?
qc High part, low part, or whoever you're standing next to?
qc What's a song you'd happily sing every day?
qp Which song looks easy and is a trap?
qp Do the neighbours know your repertoire by now?
qp Whose big note do you always go for and sometimes get?
qi Is there a harmony that gives you goosebumps when you're in the middle of it?
qi When did you find out you liked singing?
qi Can you sing properly in front of one person, or is a crowd easier?
m Singing is the bravest thing to do in front of people, there's nothing to hide behind. Good for you.
m You do something for joy that most people stopped at seven because somebody laughed. I love that.
m Singing takes breath, nerve and listening all at once. I'm a bit in awe of that.
m It takes a warm person to give their voice to a room. I think that's lovely.
f The song I sing when I think nobody's home is ...
f In a choir I'd be the one who ...
f The high note I always go for is in ...
o you mid-song among other singers, folder in hand, mouth open and not caring how it looks

= karaoke: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) )(?:karaoke|sing ?star|(?:the |a )mic at (?:the )?(?:bar|pub))
n karaoke
sc Karaoke is about nerve, not notes, and the whole room knows it.
sc I trust people who do karaoke. They'll risk looking silly and enjoy it.
sp Everyone forgets their karaoke song has a three-minute guitar solo until they're stood in it.
sp I'd pick a karaoke song two notes too high and make it everyone's problem.
si The shyest person in the office gets up for karaoke and turns out to be Whitney.
si At karaoke you find out how many of the verses you only ever mumbled.
qc What's your song when the microphone comes round?
qc Duet, solo or the whole table up there?
qc Private booth with friends, or a whole pub of strangers?
qp Which song should be banned from every machine?
qp Do you need persuading, or is your name already on the list?
qp Rap bit in the middle: do you go for it or point at the crowd?
qi Who have you seen bring the house down that nobody saw coming?
qi Is there a song you'd never dare, but know every word of?
qi When do you put your name down, early and brave or late and braver?
m Somebody has to get up first so the others dare. It's a kind thing disguised as showing off.
m You'd rather be up there missing a note than sat there being cool. I like that a lot.
m Karaoke people cheer for everyone, however flat. That's a good sort of person to be.
m It takes guts to hold a microphone in front of friends with a good memory. Well done.
f My karaoke song, whether you like it or not, is ...
f I'd only do a duet with someone who ...
f The song I'll never be allowed to sing again is ...
o you with a microphone, eyes shut for the big note, friends creased up in the background

= guitar: (?<!(?:hate|hates|air|dislike|no) )(?:(?:acoustic |electric |classical |bass |spanish )?guitars?(?! (?:hero|solos?))|guitarist|ukul?eles?|ukelele|ukes?|(?:play|playing|plays|learning|slap|the|on) bass(?! (?:drop|fish\w*|clef))|bass (?:player|lines?)|bassist|banjos?|mandolins?|fingerpicking|strumming|fender(?= (?:strat|telecaster|guitar|and))|stratocaster|telecaster)
n the guitar
sc A guitar in the corner of a room makes it look like somebody's really living there.
sc I'd take one person with a guitar and a few friends over most nights out.
sp The F chord has ended more guitar careers than sore fingers and neighbours put together.
sp Half of playing the guitar seems to be tuning it and looking concerned.
si A song can be three chords and you can still spend a month on the gap between two of them.
si Anyone picking up a guitar in a shop has about nine seconds before they play the same riff.
qc What do your fingers play when you're not thinking?
qc Campfire singalong, or alone on the end of the bed?
qc Which song made you want to pick one up?
qp Which chord do you quietly leave out?
qp What's the riff your neighbours must know by heart?
qp What do you say when someone shouts for Wonderwall?
qi Is there a song you can nearly play?
qi Do you play differently when you think somebody can hear?
qi Do you learn from tabs, from videos or from pressing pause a thousand times?
m Choosing an instrument that starts with a month of sore fingers takes a stubborn streak. I like it.
m Making something sound good with a box and a few strings takes a patience I really admire.
m Playing a bit of music at the end of the day, for nobody, is a lovely thing to give yourself.
m I like that you make some of your music yourself instead of just pressing play.
f The song my fingers go to first is ...
f The chord change I'm still fighting is ...
f By the campfire I'll play anything except ...
o you on a step or the end of a bed with the guitar, looking at the wrong fret and laughing

= piano: (?<!(?:hate|hates|dislike|no) )(?:(?:grand |upright |electric |digital |jazz )?pianos?(?! (?:bars?|movers?|man|concertos?))|pianists?|synth(?:s|esi[sz]ers?)?(?! ?(?:wave|pop))|(?:play|playing|plays|learning) (?:the )?(?:keyboard|keys|organ)s?|church organ|organist|accordions?|harpsichord|clair de lune|f[uü]r elise)
n the piano
sc A piano is the only piece of furniture that can change the mood of a whole house.
sc I'd stop for anyone playing a station piano, even if it meant missing the train.
sp The left hand on a piano always seems to be in a different meeting from the right.
sp Everyone can play the first nine notes of Für Elise and then has somewhere to be.
si With the piano all the right notes are already there, and that makes it harder.
si The hardest thing on a piano must be playing it quietly and still meaning it.
qc What do you play when you sit down with no plan?
qc Sheet music, or working it out by ear?
qc What's the piece you'd love to be able to play one day?
qp Which hand is the lazy one?
qp Could you walk past a piano in a station?
qp Is there one bar you always play faster so nobody notices?
qi Did someone sit you down at it, or did you climb up by yourself?
qi What do your hands remember that your head has forgotten?
qi What do you play when the day's been too long?
m Two hands doing two different things while your face stays calm: I take my hat off.
m Sitting down to the same eight bars until they come right takes a lovely kind of patience.
m All those scales, and you still sit down at a piano for the joy of it. I think that's lovely.
m You can say a thing at a piano most of us can't get into words. I envy that.
f The piece I always start with is ...
f If there's a piano in the room, I ...
f I've been stuck on the same eight bars of ...
o you at a piano from the side, sleeves rolled up, frowning at a bar that won't behave

= strings: (?<!(?:hate|hates|dislike|no) )(?:violins?|violinist|fiddl(?:es?|er|ing)(?! (?:leaf|with|around|heads?|on the roof))|violas?(?! davis)|cellos?|cellists?|double bass(?:ist)?|harps?(?! seals?| on)|harpists?|stringed? instruments?|string section)
n string instruments
sc A single cello in an empty room does more for me than a whole brass band.
sc String players have my respect: no frets, no keys, only an ear and some nerve.
sp The first year of a violin is really a favour you ask of everyone in the house.
sp Nobody who carries a cello on a bus is doing it for an easy life.
si A fiddle and a violin are the same wood. It only depends who's buying the next round.
si On strings a note is right or wrong by the width of a fingertip. That's a lot to live with.
qc What do you most like to hear on strings?
qc Concert hall, or a tune in the corner of a pub?
qc What was the first instrument that caught your ear?
qp Who hears you practise: family, neighbours or only the furniture?
qp Which piece makes your arm hurt just thinking about it?
qp If your instrument had a temper, what would set it off?
qi Is there a tune that feels like home?
qi Do you hear the second violins in a film, or only the tune like the rest of us?
qi What would you rather have, perfect pitch or no nerves?
m Taking on something that sounds dreadful long before it sounds wonderful is an act of faith.
m Finding the note by ear every single time takes a care that I find really moving.
m Strings don't forgive a lazy hand. I admire you for loving something that strict.
m Anyone who loves an instrument that sounds so close to a voice has a good heart for listening.
f The tune I'd play you first is ...
f My neighbours have heard far too much ...
f I'd carry a cello up four floors for ...
o you tuning up with your ear close to the strings, eyes somewhere else, case open behind you

= drums-and-bands: (?<!(?:hate|hates|dislike|no|ear) )(?:(?:play|playing|plays|learning|on|the|hit|banging) (?:the )?drums|drums(?! and bass)|drumm(?:er|ers|ing)(?! up)|drum ?(?:kit|lessons?|circle)|(?:samba|steel|brass|covers?|marching|ceilidh|function|punk|indie|folk|jazz|swing|girl|big) band(?! music| aid)|(?:in|joined|formed|started|front|play in|sing in) (?:a|an|my|our) (?:[\w-]+ ){0,2}band|my band(?!s)|our band|band (?:practice|rehearsals?|mates?)|bandmates?|bodhr[aá]n|cajon|djembe|percussion(?:ist)?)
n drums and bands
sc Being in a band is the best excuse there is to see the same four people every week.
sc Everyone watches the singer. I'd watch whoever's holding the whole thing up at the back.
sp A band is a group of friends waiting for one person to find their lead.
sp Give me a drum kit and I'd lose a stick into the audience by the second song.
si A drummer needs four limbs that don't listen to each other and one head that does.
si Bands can agree on a whole set and then fall out for a month over the name.
qc What's the best song to be loud to?
qc On stage, in the rehearsal room or right at the front?
qc Which song would you want in every set?
qp What's the worst band name that was seriously discussed?
qp Who in a band is always late, the singer or the singer?
qp Do you drum on tables, or have you been asked to stop?
qi What's it like when the whole room suddenly locks in together?
qi What do you hear first in a song, the beat or the words?
qi Would you rather write the song or be the reason people dance to it?
m Holding a song together for everybody else is a lovely sort of strength.
m It takes guts to make that much noise and mean every bit of it.
m Making music with others means listening more than showing off. Not everyone can do it.
m You've kept room in your week for something loud and joyful. I respect that.
f My bandmates would tell you that I ...
f The song I can't stop drumming on tables is ...
f If I named a band it would be ...
o you behind a kit or carrying half of it through a pub door, arms full and grinning

= clubbing: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no|over|done with|full|town|country|manor|play|tree|open|publishing|acid|book|supper) )(?:clubbing(?! (?:days are|baby seals|is not))|nightclubs?|night clubs?|(?:techno|trance(?! state)|jungle (?:music|and|nights)|uk garage|garage (?:music|nights|and (?:house|grime))|dubstep|edm|(?:electronic|dance) music|electronica|drum ?(?:and|&|n|'n'?) ?bass|d ?& ?b|dnb)(?! (?:sale|door|conversion|gym))|(?:deep|tech|acid|chicago|afro|disco|progressive|hard) house|house (?:music|nights?|djs?|and techno)|(?:techno and|techno,|disco and|disco,|garage,|trance,) house|rav(?:es?|ers?|ing)(?! (?:about|reviews?|mad|loony|lunatic))|dj(?:s|ing|'s)?(?! khaled)|disc jockey|berghain|fabric london|ibiza(?= (?:nights|clubs?|classics))|warehouse part(?:y|ies)|boiler room|dance ?floors?)
n clubbing
sc There's nothing like a dance floor where nobody's filming and everybody's smiling.
sc Good house music makes four in the morning feel like a sensible time to be awake.
sp Every techno track is eight minutes long and I'd miss the bit everyone waited for.
sp The real conversations of any club night happen in the queue for the loo.
si A good DJ can hold back one bass line until two hundred strangers beg for it.
si On a dance floor you can lose your friends and find them again by how they move.
qc Which track gets you onto the floor whatever the hour?
qc House, techno or something with words to shout?
qc Big night in a warehouse, or a basement for eighty people?
qp Earplugs and water, or no plan whatsoever?
qp What do you always eat on the way home?
qp Nap first, or straight through and regret it on Sunday?
qi What's a drop you've never got over?
qi What do you think about when it's dark and the beat just goes on?
qi Is the best moment the middle of the night or when the lights come up?
m You can give a whole night to dancing and nothing else. That's a kind of freedom I like.
m Looking after your friends at 4 am and still dancing is a real talent.
m Going out for the music instead of the photos is getting rare. Long may you dance.
m Hearing where one track ends and the next has already begun takes a good ear.
f The track I can't stand still to is ...
f At 4 am you'll find me ...
f I'd queue in the rain for a set by ...
o you coming out of a club into daylight with your jacket over your shoulder, blinking and happy

= vinyl: (?<!(?:hate|hates|no|criminal|school|police|track|speed|health|medical|break|broke|breaking|set|off the|for the) )(?:vinyls?(?! (?:floor\w*|wraps?|gloves?|stickers?|decals?|cutting|windows?))|record (?:collect\w+|shops?|stores?|players?|fairs?|digging|hunting)|(?:buy|collect|collecting|buying|old|dusty|playing|spinning|second[ -]?hand) records|crate[ -]?dig\w+|turntables?|lps\b|45s|discogs|cassettes?|mixtapes?)
n vinyl
sc Having to get up and turn the record over is a very good idea, I think.
sc A second-hand record shop on a wet afternoon is as good as most holidays.
sp You go into a record shop for one album and come out with six and no lunch money.
sp I'd hold someone else's vinyl by the edges like a newborn and still be told off.
si A second-hand record comes with somebody's name in biro, and then it's your turn.
si Albums on vinyl still have a side two, and that's where the odd good stuff hides.
qc What's on the player on a slow Sunday?
qc Which record would you run back into the house for?
qc What's your first stop in a record shop, the new arrivals or the bargain box?
qp Which sleeve would you hang on the wall without hearing a note?
qp How do you file them, by name, by colour or by mood?
qp What's the oddest one you've seen in a bargain box?
qi Is there a scratch you expect to hear even when it's played clean?
qi Do you play a whole side, or lift the needle for one song?
qi Whose collection would you most like to go through?
m You choose the version of music that asks you to sit down and pay attention. Good.
m Going through a whole crate for one record takes patience and hope, both rare.
m You look after old things other people threw out. That's a kind instinct.
m Anyone who listens to an album in the order it was meant has my full respect.
f The record I'd save from a fire is ...
f Side two of my life would open with ...
f In a record shop I go straight for ...
o you on the floor by an open sleeve, record held by the edges, mid-decision

= jazz-and-blues: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t like|no|all that|free|winter|monday|sunday|baby|sunday-night|the post-holiday|holiday) )(?:jazz(?! (?:hands|dance|class|shoes|apples?|exercise|ercise|up|ballet))|blues(?!,? (?:brothers|and (?:twos|greens)|clues|rugby|greens))|(?:northern|neo[ -]?|southern|sixties|60s) ?soul(?! food)|soul (?:music|nights?|records|classics)|soul(?=(?:,| and| &) (?:funk|jazz|motown|disco|blues|r ?&))|(?<=(?:jazz|funk|blues|motown|disco|gospel),? (?:and |& )?)soul|motown|(?<!(?:in|into|of|out of) (?:a|my|this) )funk(?: music)?|be ?bop|ella fitzgerald|billie holiday|nina simone|miles davis|coltrane|ronnie scott'?s|etta james|aretha|otis redding)
n jazz and blues
sc A jazz band in a cellar and a glass of something: I think that's hard to improve on.
sc Nina Simone can walk into any room and settle the argument.
sp Three minutes into a drum solo, everyone in a jazz club looks at their drink.
sp I'd clap after every jazz solo one second late, to be sure it was over.
si A good blues song is somebody having a dreadful week and making you feel better about yours.
si Jazz is the one place where a wrong note played twice turns into an idea.
qc Which record belongs at the end of a long dinner?
qc Smoky and slow, or something to dance to?
qc Whose voice could you listen to reading a bus timetable?
qp Do you nod, tap, or do the little frown of deep appreciation?
qp Which instrument has all the charm, the sax or the double bass?
qp How long can a solo go on before you check your watch?
qi Is there a song that sounds sad to others and cheers you up?
qi What time of day does this music belong to, for you?
qi Who first put you on to it?
m You like music where people listen to each other. I'd guess you do that too.
m Hearing the joy in a sad song takes a big heart, and I think you've got it.
m You can enjoy something that's being made up as it goes along. That's a relaxed way to be.
m You chose music with dust and feeling on it over whatever's next on the list. Good ear.
f The voice I'd want on a rainy Sunday is ...
f At a jazz club I'm the one who ...
f The song that cheers me up by being sad is ...
o you at a small table near a stage, low light, turning round as the horns come in

= rock-and-metal: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t like|no|sheet|scrap|precious|solid|classic car|rough|chalk|little) )(?:(?:heavy|death|black|doom|symphonic|thrash|power|folk|nu|prog) ?metal|metal(?! (?:detect\w*|work\w*|straws?|plates?|gates?|hip|fabricat\w*|roof|art|sculpt\w*|jewel\w*|shop|fence|allergy|clay))|metalhead|punk(?:s|[ -]?rock)?|(?<!(?:you|we|i|to|the|a|of|my|that|little|hard|solid|on) )rock(?=$|[,/]|(?:,| and| or|,? &) (?:roll|metal|pop|indie|blues|folk|jazz|punk|soul|rap))|pop[ -]?punk|emo|emos|goth(?:ic)? (?:music|rock)|(?:classic|indie|hard|alt|alternative|psychedelic|prog|70s|garage) rock|rock (?:music|bands?|gigs?|and metal|'?n'? ?roll|and roll)|grunge|shoegaze|britpop|indie (?:music|bands?|kid|sleaze)|alternative music|my chemical romance|mcr|iron maiden|metallica|green day|paramore|fall out boy|the cure(?! (?:for|to|is))|radiohead|arctic monkeys|(?<!(?:is|pure|my|reach|reaching|of) )nirvana|foo fighters|led zeppelin|pink floyd|fleetwood mac|oasis (?:gigs?|reunion|fans?|tickets|tour|songs|and blur)|blur (?:and|or|vs) oasis|rammstein|slipknot|blink[ -]?182)
n rock music
sc I think every kitchen needs one rock song with guitars too loud for it.
sc There are no nicer people than a crowd at a metal gig. Fall over and ten hands pull you up.
sp I'd go to a mosh pit and ask people to mind their elbows, politely, until it ended.
sp All you need for punk is three chords and a jacket somebody spent weeks on.
si Emo kids grew up into the calmest adults, as if they'd got the shouting done early.
si The heaviest bands always seem to be the ones who talk about their cats in interviews.
qc Which album were you living in at sixteen?
qc Which band would you defend to the last?
qc Loud and fast, or slow and heavy?
qp Which lyric would you still shout at a wall?
qp Is there a band shirt you should have thrown out years ago?
qp Front of the pit, or holding everybody's coats?
qi Which song sounds angry to others and calm to you?
qi Is there a band you loved before they got big?
qi Who got you into the loud stuff?
m You like your music with its sleeves rolled up and its heart showing. I think that's brave.
m It takes a gentle person to enjoy that much noise. Every metal crowd proves it.
m You'd rather feel a song in your ribs than nod along to it. I like people who go all in.
m You hear the tune inside all that racket. Most people never listen long enough.
f The album that got me through being sixteen is ...
f Turn it up, it's ...
f The band shirt I refuse to throw out is ...
o you in a worn-out band shirt at a gig or in your kitchen, hair everywhere, mid-chorus

= hip-hop: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t like|no|bubble|gift|that.s a) )(?:hip[ -]?hop(?! danc\w*)|rap(?:s|pers?|ping)?(?! (?:sheet|around))|r ?(?:&|n|and|'n') ?b|rnb|trap music|grime(?! (?:and dirt|off|scene investigation))|uk drill|kendrick(?: lamar)?|drake(?! equation| passage)|j\.? cole|tupac|biggie|wu[ -]?tang|outkast|missy elliott|lauryn hill|sza|stormzy|little simz|frank ocean|tyler,? the creator)
n hip hop and r&b
sc Lauryn Hill made one album and it's still doing the work of ten.
sc In hip hop one good line can be quoted for thirty years, and it deserves it.
sp I'd join in a rap verse with full confidence and be lost by the fourth word.
sp Slow r&b in a supermarket makes choosing an onion feel like a very big moment.
si A rapper can fit a whole street into two lines. A novel needs a chapter.
si A hip hop producer can hear two seconds of an old record and build a house on them.
qc Which album do you think has no bad track on it?
qc Do you listen for the words or for the beat?
qc Nineties, or what came out last Friday?
qp Which verse do you know far too well?
qp What would your rap name have been at fourteen?
qp When the song has a fast bit, do you go for it or mumble with authority?
qi Which line has stayed in your head for years?
qi Whose voice can change your mood in four bars?
qi Is there a song you only understood when you got older?
m You listen to the words, even the fast ones. That's a real kind of attention.
m Your music has wit and grit in it. I'd guess that goes for you too.
m A love for people who made something from nothing says good things about you.
m An ear that hears an old record inside a new song is a curious one. I like that.
f The verse I know word for word is ...
f Hip hop or r&b, I'd start you off with ...
f The line that's been in my head for years is ...
o you on a step with headphones round your neck, caught halfway through a verse

= pop: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t like|no) )(?:pop (?:music|songs?|bangers?|girl(?:y|ie)|girlies|divas?|hits?|princess\w*|anthems?)|(?:80'?s|90'?s|70'?s|eighties|nineties|00s|noughties|2000s|k|j|synth|dream|hyper|cheesy|cheese and|bubblegum)[ -]?(?:music|pop|hits?|bangers|disco|tunes|songs|cheese)(?! (?:corn))|taylor swift|swift(?:ie|ies)|(?:the )?eras tour|abba(?! (?:voyage the))|mamma mia(?! here)|dancing queen|kylie (?:minogue|songs?|fan|concert)|beyonc[eé]|rihanna|madonna(?! (?:and child|lily))|cher(?=$|[,.!&]| (?:and|songs|fan))|lady gaga|gaga(?! (?:over|about|for))|harry styles|one direction|dua lipa|charli xcx|brat summer|chappell roan|sabrina carpenter|olivia rodrigo|lana del rey|billie eilish|ariana grande|spice girls|take that(?=$|[,.!&]| (?:and|concert|fan))|bts(?! of)|blackpink|stray kids|kpop|george michael|whitney houston|eurovision|power ballads?|boy ?bands?|disco(?! (?:elysium|ball earrings|fries))|wham)
n pop music
sc A proper pop song is three minutes of somebody being brave for you. I'll defend it anywhere.
sc Nobody has ever left a wedding sad because they played ABBA.
sp I'd hold out against Dancing Queen for one bar, for the look of the thing.
sp Give me a pop song with a key change and I'd point at the ceiling as if I'd trained for it.
si The saddest pop songs are the ones everybody's dancing to. Somebody planned that.
si Pop is what three generations can shout together in one kitchen.
qc Which song do you turn up every single time?
qc What would be on your getting-ready playlist?
qc Break-up song, or song for the night you're over it?
qp Do you know the dance as well?
qp Whose poster would have been above your bed at thirteen?
qp Which chorus are you not allowed to do in the car any more?
qi Which lyric felt as if it was written about you?
qi Is there a song you can't hear without being back in one particular summer?
qi What was the first song you ever learnt every word of?
m You like what makes you happy and you don't apologise for it. That's rarer than it should be.
m You'd be the one who gets everyone up for the last chorus, I think. Every room needs one.
m Knowing why a big silly chorus works is a proper ear for music.
m There's a lot of warmth in someone who wants the whole room to sing along.
f The song nobody's allowed to talk over is ...
f My one great pop performance is ...
f The poster above my bed at thirteen was ...
o you in the kitchen mid-chorus with a wooden spoon for a microphone

= country-and-folk: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t like|no|cross) )(?:country music(?: hall)?|country (?:songs?|singers?|girl at heart|line danc\w+|bars?|and western|gigs?)|country(?=,? (?:and|&|or) (?:folk|blues|rock|bluegrass|soul|americana))|folk(?: (?:music|songs?|clubs?|sessions?|nights?|festivals?|singers?|punk))|(?:indie|irish|scottish|english|british|celtic|trad) folk(?! (?:tales?|lore))|(?<=^|[,/&-] ?|(?:and|or|love|like|of|to|some) )folk(?=$|[,.!&/]| and (?:country|blues|indie|rock|jazz))|bluegrass|americana|honky[ -]?tonk|trad (?:music|sessions?|irish)|(?:irish|scottish|celtic|traditional) (?:music|sessions?|tunes)|ceilidhs?|c[eé]ilis?|line[ -]?danc\w+|dolly parton|johnny cash|willie nelson|kacey musgraves|joni mitchell|bob dylan|nashville (?:music|songs)|morris danc\w+|nick drake|simon (?:and|&) garfunkel)
n country and folk
sc Dolly Parton for world president. I'd vote twice.
sc I like music with three chords, a heartbreak and somewhere to drive to.
sp In a country song the truck gets more tenderness than the husband ever did.
sp A folk singer will say "this one's cheerful" and by verse nine everybody's drowned.
si Old folk songs have passed through so many mouths that nobody knows who wrote the good bit.
si Country songs say the plain thing most of us need three drinks for.
qc Which song would you want on for a long straight road?
qc Whose voice could break your heart with a shopping list?
qc Sad one in a quiet room, or a fast one with stamping?
qp Which country or folk song title is too good to be true?
qp Are there boots involved?
qp How many verses is too many?
qi Which song tells a story you still think about?
qi Is there a tune you heard at home before you knew its name?
qi Which line made you sit up and think, yes, that's it exactly?
m You listen to songs for the story in them. I'd guess you're a good listener off the record too.
m A taste for plain words and true stories suggests you've little time for nonsense. I like it.
m You can enjoy a sad song properly, all the way to the end. That's a generous heart.
m You love songs that were old before any of us. There's something very steady in that.
f The song that could have been written about me is ...
f My country song title would be ...
f By the third verse I'm usually ...
o you on a porch or a tailgate in boots, with a mug, caught mid-hum

= music: (?<!(?:hate|hates|hating|face the|facing the|photo|wedding|sticker|stamp|family|sheet|live|classical|country|folk|pop|rock|house|rap|dance|electronic|world|soul|6|the sound of) )(?:music(?! (?:teach\w*|lessons?|therap\w*|festivals?|school|business|industry|producer|journalist|supervisor|video director|hall))|playlists?|spotify|apple music|last\.?fm|headphones|song ?lists?|song recommendations?|new (?:bands?|albums?|tunes|songs)|discovering (?:bands|songs)|soundtracks?|melomaniac|albums?(?! (?:of photos|cover art)))
n music
sc A playlist made for one person is still one of the nicest things you can be given.
sc I like music that's better on the fourth listen more than the kind that shows off on the first.
sp Leave headphones in a coat pocket for eight minutes and they learn sailors' knots.
sp One children's song on a shared account and your music gets ducks for a year.
si You can hear two notes of an old song and know what the kitchen smelled like back then.
si Music is the only thing that can make washing up feel like the end of a film.
qc What have you had on repeat lately?
qc Album from start to finish, or shuffle?
qc What are you playing on a Saturday morning with the windows open?
qp Which song would embarrass you at the top of your year's list?
qp What's the silliest name you've given a playlist?
qp Who gets to choose the music in the car?
qi What song can change your mood in ten seconds?
qi Which song will always belong to one particular person?
qi What would play over the credits of this week?
m You put thought into what's playing while people just live. That's a kindness to a room.
m Making room for music in a busy week is a way of looking after yourself. I like that.
m You've let a song really matter to you. Not everyone allows it.
m Somebody who listens that closely to songs is usually good at listening to people.
f The song I've had on repeat is ...
f My most honest playlist is called ...
f In the car the music is chosen by ...
o you on a train by the window with headphones on, not knowing you're nearly dancing

= theatre: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no|operating|home|lecture|movie|imax|high school|amateur|community|youth|improv|improvised|surgical) )(?:musical theat(?:re|er)|musicals?(?! (?:instruments?|taste|chairs|director|statues|talent|education|family|notes?|score|ear))|(?:west end|broadway)(?: shows?| musicals?)?|theat(?:re|er)s?(?! (?:nurse|sister|staff|practitioner|group|company|kid|school|production|teacher|studies|degree))|(?:see|seeing|watching|going to|go to|good) (?:a |some )?plays|going to shows|panto(?:mimes?)?|hamilton(?= (?:soundtrack|the musical|musical|lyrics|fan)|,? (?:and|or|&) (?:wicked|les|six))|les mis(?:[eé]rables)?|wicked(?= (?:the musical|soundtrack|on broadway|in the west end)|,? (?:and|or|&) (?:hamilton|les|six))|phantom of the opera|hadestown|sondheim|shakespeare(?! and company)|globe theatre|edinburgh fringe|fringe (?:shows?|festival)|national theatre|chekhov|show ?tunes)
n the theatre
sc The cheapest seat in a theatre is still a better evening than most sofas.
sc I like that theatre can go wrong at any second. It keeps everyone awake.
sp In a theatre I'd open my sweets during the death scene, and they'd be the loud kind.
sp At a musical one person in row F knows all the words, and row E knows it too.
si In a musical nobody can order a coffee without finding out what they want from life.
si The hush when the lights go down in a theatre is a thousand people agreeing on something.
qc What's the last thing you saw on a stage that stayed with you?
qc Big musical, or three people and a chair?
qc What would you see again tomorrow?
qp Interval: ice cream, wine or straight to the queue for the loo?
qp Which song from a show gets sung in your kitchen?
qp How do you feel about the actors coming down and talking to people?
qi Has anything on a stage ever made you see someone in your life differently?
qi Do you cry at the sad scene or at the curtain call?
qi Which part would you play, if nobody could say no?
m You choose the kind of story that only happens once, in a room, with people. I like that.
m You let yourself be moved in a room full of strangers. Lots of people hold that back.
m Giving a whole evening to someone else's story takes a generous kind of attention.
m You'll argue about an ending all the way home, I think. I like people who care that much.
f The show I'd see again tomorrow is ...
f In the interval you'll find me ...
f The show tune I know far too well is ...
o you outside a theatre at night under the lit sign, programme in hand, still talking about it

= acting: (?<!(?:hate|hates|bad|dislike|no|stop|a class|class|sister|quick|fast|the sister|balancing|disappearing) )(?:act(?:ing|ress)(?! (?:manager|head|like|as|director|up|out|on|captain|debut of))|actors?(?! (?:agent|crush))|am[ -]?dram|amateur (?:dramatics?|theat(?:re|er)|operatics?)|community theat(?:re|er)|drama (?:club|group|class(?:es)?|school|society|kid)|(?:youth|student) theat(?:re|er)|theat(?:re|er) (?:group|company|kid)|(?:in|on) (?:the )?stage (?:plays?|acting)|(?:being|performing|been) on stage|(?:local|village) (?:panto|players)|stage fright)
n acting
sc Being a bit nervous and walking on anyway is the part of acting I admire most.
sc I've a soft spot for village halls, wobbly scenery and people giving it everything.
sp Give me one line in a play and I'd say it during somebody else's.
sp In am dram the sword always breaks on the night the mayor comes.
si An actor says the same words every night and has to hear the answer for the first time.
si It must be odd, acting: you cry on a Tuesday and are home in time for toast.
qc Which part would you love to play?
qc The villain, the fool or the one with the very long death scene?
qc What's it like in the last minute before you go on?
qp What's the worst thing you've seen go wrong on a stage?
qp Front half of the pantomime horse, or back half?
qp Who's always the last in a cast to learn their lines?
qi Which character stayed with you a while after you'd put them down?
qi Is it easier to say true things as somebody else?
qi What's the first thing you look for in a person you're going to play?
m Being someone else in front of people you'll meet in the shop tomorrow takes real courage.
m You try to understand people well enough to become them. There's kindness in that.
m Learning all those words on top of everything else in a week: I'm full of respect.
m You let yourself be laughed at on purpose. Few people are that free.
f The part I was born to play is ...
f My greatest moment on a stage was when ...
f I'd make an excellent villain because ...
o you backstage in half a costume, script in hand, mouth moving, make-up not quite done

= stand-up-and-improv: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|don.t like|no) )(?:stand[ -]?up(?! (?:paddle\w*|desks?|for|to|straight|and be|when|guys?|person|people|wom[ae]n|m[ae]n|bloke|citizen|in|at|on|board\w*))(?: (?:comed(?:y|ians?)|gigs?|shows?|nights?))?|comed(?:y|ies) (?:clubs?|nights?|gigs?|shows?|fan|scene|podcasts?)|live comedy|comedians?|improv(?:isation|ised)?(?! (?:jazz|cook\w*))(?: (?:comed(?:y|ies)|class(?:es)?|theat(?:re|er)|nights?|shows?|troupe|group))?|sketch comedy|open[ -]spot|heckl(?:er|ers|ing)|whose line is it)
n live comedy
sc A good comedian makes you laugh at something you'd been worrying about for a week.
sc Laughing in the dark with strangers is hard to beat for a Thursday.
sp At a comedy club I'd sit in the front row by mistake and be known as Gary from then on.
sp In improv you must say yes to everything. I'd be a dentist on the moon by minute two.
si A comedian can hear the one person not laughing out of two hundred who are.
si Improv works best when both people are trying to make the other one look good.
qc Who makes you laugh until it stops being dignified?
qc Stand-up in a pub, or a big theatre with the whole show?
qc What were you last laughing at that you couldn't explain to anyone?
qp Front row, or as near the fire exit as the room allows?
qp Have you ever been picked on by a comedian?
qp What's your face like when a joke dies, kind or interested?
qi Who was the funny one in your family?
qi Would you ever get up there, with five minutes and a light in your eyes?
qi What kind of joke always works on you, even a bad one?
m You like people who think on their feet. I'd guess you're quick on yours.
m You laugh easily and out loud, I hope. Rooms are better with people like that in them.
m Anyone who enjoys live comedy enjoys things going slightly wrong. That's good company.
m You pay to be surprised. A lot of people only ever order what they know.
f The joke I can't stop telling is ...
f In the front row of a comedy club I'd be ...
f The person who makes me laugh until I cry is ...
o you in a dim comedy club lit from the stage, doubled up, drink held well out of harm's way

= salsa-and-tango: (?<!(?:hate|hates|hating|dislike|not into|don.t like|no|tomato|mango|pineapple|corn|fresh|homemade|home-made|making|make|makes|best|spicy|guac and|guacamole and|chips and|nachos and|crisps and|whisky|foxtrot) )(?:salsa(?! (?:and (?:chips|guac\w*|nachos)|verde|dip|roja|sauce|on (?:my|the) tacos))(?:[ -]?(?:danc(?:e|er|ers|ing)|class(?:es)?|nights?|lessons?|social))?|bachata|kizomba|merengue|zouk|tango(?! (?:ice|juice|orange))|tanguer[ao]|milongas?|cha[ -]?cha|rumba|samba(?! band)|latin danc\w+|forr[oó]|lambada)
n salsa and tango
sc In a good dance with a stranger you trust somebody before you know their name.
sc I'd put salsa music on prescription for anyone having a grey week.
sp I'd count salsa out loud, one two three, five six seven, and lose the four for good.
sp On a salsa floor everyone's having a wonderful time except the beginner's toes.
si A tango looks like an argument and is really two people listening very hard.
si A tango dancer will spend ten years learning how to walk, and be glad of it.
qc Salsa, bachata or whichever song is on?
qc Big room with a live band, or a small floor where everyone knows everyone?
qc What got you onto that floor?
qp What do you do when a stranger decides to dip you?
qp Which shoes do you dance in, and how are they holding up?
qp How do you smile at someone who's on the wrong foot?
qi What makes someone lovely to dance with, apart from the steps?
qi Is there a song you'll cross the whole room to dance to?
qi Do you close your eyes when the music's good?
m Dancing with someone you've just met takes courage, and kindness about their feet. I like both.
m Everyone starts this one badly and in public. I admire anyone who smiles through that bit.
m You listen with your feet. That's a lovely kind of attention.
m Two people, one song, nothing agreed beforehand. It takes real calm to enjoy that.
f On the dance floor I apologise mostly for ...
f I'd cross a room to dance to ...
f My salsa teacher would say I ...
o you mid-turn on a dance floor with a partner's hand up, foot off the ground, laughing

= dancing: (?<!(?:hate|hates|hating|dislike|can.t dance|not into|don.t like|no|lap|pole|salsa|latin|line|morris|tap on the|bad|terrible|awful|moon|rain|belly|square|bluegrass|ice|barn) )(?:danc(?:e|es|ed|ers?|ing)(?! (?:queen|like (?:nobody|no one|no-one|an idiot)|floors?|badly|music|teacher|moms?|with the devil|around the (?:issue|subject)|class with my niece|in the dark))|ballet(?! (?:flats?|shoes|pumps))|ballerina|pointe|tap[ -]danc\w+|tap class(?:es)?|tap shoes|swing[ -]?danc\w+|lindy[ -]?hop(?:per|pers|ping)?|jive|ballroom|waltz(?:es|ing)?|foxtrot|quickstep|(?:modern|contemporary|street|jazz) dance|zumba|strictly(?= (?:come|on (?:saturday|a saturday|the)|fan|night|season|addict)|$|[,.!])|charleston|belly[ -]?danc\w+|square[ -]?danc\w+|folk[ -]?danc\w+|bollywood danc\w+|bhangra)
n dancing
sc I don't think you can stay in a bad mood halfway through a good song and on your feet.
sc Anyone who gets up first at a wedding deserves a free drink and a medal.
sp At a dance class I'd go left with great conviction while the whole room went right.
sp In a ballet class the mirror is the strictest person in the room.
si In any room where people dance there's one grandad who's better than all of them.
si Dancers only ever count to eight, and look what they do with it.
qc What makes you dance even when the song's terrible?
qc A class with steps, or the kitchen with none?
qc What song gets you up first?
qp Who at a wedding do you end up dancing with?
qp Which step did your feet refuse to learn?
qp Where's the oddest place you've danced?
qi When did you first love it?
qi Do you dance better when somebody's watching or when nobody is?
qi What does a good night of dancing leave you with, apart from sore feet?
m You'd rather be on the floor than at the edge of it. That's a good way to live.
m A dancer takes falling over and starting again for granted. I admire that.
m Most people wait for low lights and a second drink. You just dance. I like that.
m A dancer hears things in a song the rest of us walk past. I like that you've got that ear.
f The song that always gets me up first is ...
f My one good dance move is ...
f At weddings I dance like ...
o you mid-dance in a kitchen or a hall, blurred feet, shirt untucked, properly happy

= podcasts-and-audiobooks: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|don.t like|no) )(?:podcasts?(?:ers?|ing)?|audio ?books?|audible(?! (?:gasp|sigh|groan))|(?:true crime|history|comedy|news|science) pods?|this american life|serial podcast|off menu|the rest is (?:history|politics|entertainment)|my favourite murder|stuff you should know|stephen fry reading|desert island discs)
n podcasts and audiobooks
sc A good podcast turns the washing up into the part of the day I'd look forward to.
sc I like anyone who's happy with somebody else's voice in their ears for a whole walk.
sp Start me on a history podcast and I'd know far too much about eels for a month.
sp Nobody has ever recommended a podcast without adding that episode twelve is where it gets good.
si Hosts of a podcast you've never met start to feel like cousins.
si The right voice on an audiobook can make you drive twice round your own block.
qc What are you listening to these days?
qc Funny, gripping or one you learn from?
qc When do you listen: walking, washing up or stuck in traffic?
qp What's the oddest thing a podcast has taught you?
qp Which speed do you listen at, human or squirrel?
qp Do you talk back to the hosts?
qi Which episode have you made more than one person listen to?
qi Whose voice could read you anything?
qi What would your own podcast be about, with nobody checking the numbers?
m You'll learn something on the way to the shops, just for the fun of it. I like a curious head.
m You can follow a long story by ear alone. Not everyone has the patience any more.
m A walk with a good voice in your ear: you know how to keep yourself good company.
m Someone who listens to a stranger talk for two hours is probably very good to talk to.
f The episode I've made everyone listen to is ...
f My podcast would be about ...
f I listen to audiobooks while ...
o you walking with earphones in, caught laughing at nothing, dog lead or shopping in hand

= radio: (?<!(?:hate|hates|dislike|can.t stand|no|ham|two-way|pirate|marine|clock|vhf|cb|amateur|on the same) )(?:radio(?! (?:silence|times|waves?|therap\w*|graph\w*|active|operator|control\w*|head|show host|presenter|producer|frequenc\w*|telescopes?|astronom\w*))(?: ?(?:[1-6]|one|two|three|four|six))?|(?:bbc )?radio ?(?:1|2|3|4|6|six)|6 music|npr|the archers|shipping forecast|world service|community radio|hospital radio|test match special|woman'?s hour)
n the radio
sc I love that radio still turns up in kitchens, saying nothing important all day.
sc The shipping forecast does more for sleep than any app.
sp Every radio has one perfect spot in the kitchen, and it's next to a wet sponge.
sp I'd ring a radio phone-in about pigeons and still be on hold when they'd moved on to bins.
si On the radio a stranger can say your street's name and it feels like being waved at.
si A song you own sounds better when the radio plays it. Nobody can explain why.
qc What's on in your kitchen of a morning?
qc Talk, music or the quiz with the cheerful host?
qc Which voice on the radio would you know anywhere?
qp Do you shout the answers or sulk when they get one wrong?
qp Which presenter would you have round for a very long lunch?
qp Which jingle will never leave your head?
qi What do you listen to late, when the house is quiet?
qi Is there a programme you associate with one person?
qi What would you ask for, if you could request a song tonight?
m You like company that asks nothing of you. That sounds a peaceful way to spend a morning.
m You still let someone else choose the next song. I like that kind of trust.
m Radio people know a bit about everything. I bet you're a treat to sit next to.
m You let a bit of the world into your kitchen. I like an open window like that.
f The radio voice I'd know anywhere is ...
f The first thing I switch on in the morning is ...
f The song I'd request tonight is ...
o you in a kitchen with the radio on, tea in hand, arguing with the announcer
`;
