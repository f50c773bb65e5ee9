/** Music, stage, screen, books and crafts. How a table of subjects is written: see subjects.ts. */
export const ARTS = String.raw`
= live-music: gigs?(?! (?:economy|work|worker))|live music|(?:live )?concerts?(?! (?:pianist|violinist|master|band))|live (?:bands?|shows?|jazz|acts?)
n live music
sc The dark bit just before a gig starts is one of the great feelings.
sc A good gig beats a good album, and I'd defend that on very tired feet.
sp Every gig issues one very tall man, and he always stands right in front of you.
sp At a concert I'd be the one clapping on the wrong beat with total commitment.
si Live music gets you in the ribs, which no pair of headphones has managed yet.
si Odd how a few hundred strangers at a gig can all go quiet for the same song.
qc Who did you last see live, and did they live up to it?
qc Which gig would you go back to tomorrow?
qc Down the front, or near the bar with a clear view?
qp Which support act have you clapped for out of pure kindness?
qp At what point in the night does your voice give out?
qp Leave for the last train, or stay for the encore and walk?
qi Which song hit you harder live than it ever did at home?
qi Who would you bring back for one last concert?
qi What's the way home like for you after a really good one?
m Giving a band two hours of your full attention is rarer than it used to be.
m Choosing to be in the room instead of watching it later says you like life at full volume.
m You turn up for people playing their hearts out, and that's what keeps small venues alive.
m You make space in your week for something that only happens once, I think that's a good instinct.
f The gig I still talk about is ...
f The band I'd cross the country for is ...
f At a concert you'll find me standing ...
o you in the crowd at a gig, lit by the stage, turned to the friend who has the camera

= music-festivals: (?<!film |food |book |literary |beer |cheese |light |arts |art |comedy |fringe |lantern |wine |science |poetry |religious )festivals?(?! of lights)|glasto(?:nbury)?(?! tor)|coachella|primavera(?: sound)?|tomorrowland|burning man|boomtown|lollapalooza|bonnaroo|roskilde|sziget|reading and leeds
n festivals
sc A festival field on the first afternoon is about as hopeful as people get.
sc Anyone who's still cheerful at a rainy festival is good company anywhere.
sp I'd spend half a festival looking for the tent and the other half guarding it.
sp I'd be asleep against a hay bale by nine, wearing glitter I didn't agree to.
si By day three of a festival everyone's down to their actual personality.
si A festival is a town that stands for a weekend, and people get homesick for it all year.
qc Which set would you watch again tomorrow?
qc Tent, camper van, or a real bed nearby?
qc Who headlines the Saturday night of your dreams?
qp What do you always forget to pack?
qp What's the most you've paid for chips in a field?
qp Wellies, boots, or white trainers and hope?
qi What did you stumble on by accident that turned out to be the best bit?
qi Who have you turned into by the last day?
qi Which sunset and which song would you put together?
m Finding the joy in mud, queues and warm cider takes a good nature.
m You'd share your last wet wipe with a stranger, I'd put money on it, and that's character.
m I like that you'd trade a proper night's sleep for the right song in the right field.
m Walking into a crowd of thousands and expecting to like people is a lovely way to be.
f The headliner I'd pay silly money for is ...
f At a festival I'm the one who ...
f The set I'll never shut up about is ...
o you in a festival field at golden hour, wristband on, laughing at something off camera

= classical-music: classical(?: music| concerts?)|orchestras?|orchestral|(?<!soap |space |rock |of the )opera(?:s|tic)?(?! (?:browser|gx|cake))|symphon(?:y|ies)|philharmonic|chamber music|string quartets?|mozart|chopin|j\.?s\.? bach|bach|beethoven|tchaikovsky|mahler|rachmanino(?:v|ff)|debussy|puccini|the proms|baroque music
n classical music
sc Classical music asks for a bit of patience and then pays it back with interest.
sc A whole orchestra breathing in together is worth a seat behind a pillar.
sp I'd clap between the movements and be gently moved to another row.
sp Classical pieces are named like spare parts, and people still fall for them.
si An orchestra is eighty people agreeing on when to be quiet.
si Classical music mostly has no words, and it still says the awkward things first.
qc Which piece do you put on when nobody else is home?
qc Do you play, sing, or just listen properly?
qc Which composer do you reach for after a long day?
qp Which composer would you least like as a neighbour?
qp Cough sweet, or hold it in until the interval?
qp Which piece has you conducting in the kitchen?
qi Which few bars get you every single time?
qi Where were you the first time a piece made you stop what you were doing?
qi If your life right now had a tempo marking, what would it be?
m You'll give a piece forty minutes of silence and attention, and hardly anyone does that now.
m Listening closely is a skill, and most people never bother to learn it.
m I like that you love something that takes its time to get to the point.
m You hear eight things at once where the rest of us hear one big noise, I admire that.
f The piece that undoes me is ...
f The composer I'd have round for dinner is ...
f In a concert hall I always end up ...
o you in a concert hall foyer, programme in hand, mid-laugh before the second bell

= singing: sings?|singing(?! bowls?)|(?<!favou?rite |lead )singer|choirs?|chorist(?:er|ers)|choral|a ?cappella|acapella|vocalist|soprano|mezzo|barbershop (?:choir|quartet|chorus)
n singing
sc A house with someone singing in it is a better house.
sc Singing in front of people is about the bravest ordinary thing there is.
sp If you heard me singing you'd knock to see whether I needed help.
sp I'd be the choir member who mouths the words and stays for the cake.
si When a choir really hits the chord, even the singers look a bit surprised.
si Most people go shy about singing at around eleven, I'm always curious who didn't.
qc Choir, shower, stage or car?
qc What do you sing when the kitchen's empty?
qc Which song fits your voice as if it was written for it?
qp Which high note are you currently avoiding?
qp Which song did you sing with the wrong words for years?
qp Do you stick to the tune, or wander off into a harmony?
qi Who used to sing when you were little?
qi Which song can't you get through without your voice going?
qi What changes in you between the first song and the last?
m Letting people hear your voice takes a nerve that most of us lost at school.
m Singing means listening hard to everyone else as well, I'd guess you do that off stage too.
m Breath, pitch, words and feeling all at once is a lot to hold, and you do it for fun.
m You make joy out of nothing but air, I think that's a lovely thing to bring into a room.
f The song I sing when nobody's in is ...
f My voice would be best described as ...
f In a choir they'd put me next to ...
o you mid-song in the choir row or at the mic, mouth open, taken by a friend in the third row

= karaoke: karaoke|norebang|noraebang
n karaoke
sc Whoever goes first at karaoke does a public service.
sc A karaoke room at midnight has more real feeling in it than most theatres.
sp I'd choose a karaoke song three notes too high and refuse to come down.
sp Give me a karaoke mic and the long version of American Pie and people would leave in shifts.
si The quiet ones always turn out to have a karaoke song ready.
si Karaoke is the only stage where the crowd hopes you'll be a bit bad.
qc What's your song when the mic comes round?
qc Solo, duet, or six of you on one microphone?
qc Which song gets the whole room going, every time?
qp How long do you pretend you're not going to sing?
qp Which song should be banned for one calendar year?
qp What do you do with yourself during the instrumental break?
qi Which song would you only sing among people you trust?
qi Who do you turn into with a microphone in your hand?
qi Whose performance will you never forget, for better or worse?
m Getting up in front of strangers and giving it everything is a proper kind of courage.
m You're willing to be silly first, which makes it safe for everyone else.
m You'd clap loudest for the nervous one, I suspect, and that's why those rooms work.
m It takes a generous person to care more about the fun than about the tune.
f My karaoke song, and I'm not sorry, is ...
f The duet I need a partner for is ...
f Nobody is ready for my version of ...
o you mid-chorus with the mic, eyes shut, one arm out, friends falling about behind you

= guitar: (?<!bass )guitar(?:s|ist|ists)?(?! hero)|fingerpicking|strumming
n the guitar
sc A guitar in the room makes everyone stay half an hour longer.
sc I respect anyone who met the F chord and didn't put the guitar under the bed.
sp I'd buy a guitar, learn one song, and be asked to stop by Thursday.
sp I'd spend more time choosing the guitar strap than learning the chords.
si People hold a guitar the way they'd hold someone they've missed.
si On a guitar one hand does the thinking and the other takes the credit.
qc What do your fingers play when you're not really thinking?
qc Acoustic, electric, or whichever is nearest?
qc Which was the first whole song you got through?
qp Which riff are you tired of hearing in guitar shops?
qp Which chord do your fingers still argue with?
qp Where do you think all the lost plectrums go?
qi What do you play when you don't feel like talking?
qi Which song made you want to pick one up?
qi Who would you play like for one evening, if you could choose?
m Sore fingertips put most people off in a fortnight, it takes a stubborn streak to stay.
m Learning by ear and by mistake, again and again, is a patient person's game.
m You can turn a flat evening into something people remember, that's a gift to whoever's near.
m I like that you'd rather make the sound yourself than just press play.
f The song I always end up playing is ...
f The riff I've been learning for far too long is ...
f I first picked up a guitar because ...
o you on the back step with a guitar, looking at your left hand and not at the camera

= ukulele: ukuleles?|ukelele|ukes?
n the ukulele
sc It's very hard to stay miserable near a ukulele.
sc I like people who pick the ukulele, they wanted the fun more than the glory.
sp I'd hold a ukulele like a man who's been handed someone's baby.
sp A ukulele would make me look like a bear with a snack.
si Only four strings and it can still do heartbreak, the ukulele is cleverer than it lets on.
si Nobody has ever stormed out of a room with a ukulele, I like that about it.
qc Did you choose it, or did someone give you one as a joke?
qc What's the first thing you play when you pick it up?
qc Which song is better on four strings than it ever was with a band?
qp How do the neighbours feel about it?
qp What's the least suitable song you've tried on it?
qp Does it get its own seat in the car?
qi What mood are you in when you reach for it?
qi Who's the nicest audience it's ever had?
qi What does it give you that a bigger instrument wouldn't?
m You chose the instrument that makes other people smile first, that's generous.
m Carrying music that fits in hand luggage and bringing it out at the right time is a kind habit.
m Getting a sad song out of something that cheerful takes real feeling.
m You don't take yourself too seriously, and you take the tune just seriously enough.
f The song I'd play you on four strings is ...
f I picked up the ukulele because ...
f The least suitable song for a ukulele has to be ...
o you on a sofa arm with the ukulele, mid-chorus, looking slightly too big for it

= bass: bass (?:guitars?|players?|lines?)|bassist|(?:plays?|playing|played|learning|slap|on) (?:the )?bass|(?:double|upright|electric) bass(?:es|ist)?
n the bass
sc Nobody notices the bass until it stops, and then nothing works.
sc The bass player is the reason anyone's dancing, and the last to mention it.
sp I'd nod along to a bass line with the face of a man tasting soup.
sp I'd take up the bass for the low notes and give it up over the stairs.
si A bass line comes up through the floor before your ears know about it.
si Every band photo has one person looking calm, and it's generally whoever plays bass.
qc Which bass line do you wish you'd written?
qc What made you go for low instead of loud?
qc Who do you listen for when a song comes on?
qp Do you have a bass face, and has anyone photographed it?
qp What do you say to people who call it the easy one?
qp Who gets talked into carrying everything up the stairs?
qi What do you hear in a song that other people miss?
qi How can you tell when a groove has settled?
qi Which drummer, living or dead, would you lock in with for one night?
m You hold the whole thing up and let someone else have the solo. That's a rare temperament.
m It takes a good listener to find the note that everyone else can stand on.
m Staying steady while others show off is harder than showing off.
m You picked the part that makes everyone else sound better, I call that generous.
f The bass line I hum in queues is ...
f I went for the low notes because ...
f The song that only works because of the bass is ...
o you on the bass at rehearsal, leaning on the amp, grinning at the drummer

= piano: pianos?|pianist|(?<!mechanical |custom |gaming )keyboards?(?! (?:shortcuts?|warriors?|builds?))|synths?|synthesi[sz]ers?
n the piano
sc I've a lot of time for anyone who sat through scales and still likes a piano.
sc A piano makes a house sound lived in, even with the same eight bars over and over.
sp Put me at a piano and you'd get half of Chopsticks with great feeling.
sp I'd be a willing page turner, and I'd turn two.
si Nobody walks past an open piano without wanting to press one key.
si The same piano sounds like a different person depending on who sits down at it.
qc What do your hands play when you're not thinking?
qc From the page, or by ear?
qc Which piece are you working on, or meaning to?
qp Which bar do you always speed up to get past?
qp Would you play a station piano, or only look at it longingly?
qp Which piece could you happily never hear a child practise again?
qi What sort of evening sends you to the keys?
qi Who taught you, and which of their sayings do you still hear?
qi What do you play when something's gone wrong?
m All those hours nobody heard are in there somewhere, I admire people who put them in.
m Training two hands to disagree politely is harder than it looks.
m Sitting down to something that shows every wrong note takes quiet courage.
m You can fill a room without asking it to look at you, I like that.
f The piece my fingers remember is ...
f I'd give a lot to be able to play ...
f If there's a piano in the room I'll ...
o you at a piano from the side, sleeves rolled, one hand still looking for the chord

= organ: (?:church|pipe|hammond|cathedral) organs?|organist|(?:plays?|playing|played|learning) the organ
n the organ
sc An organ doesn't just play in a building, it plays the building, and I love that.
sc An organ takes two hands, two feet and no fear, so you have my full attention.
sp I'd tread on one wrong organ pedal and the pigeons would leave the parish.
sp I'd be so proud of what my hands were doing that I'd forget my feet had a job.
si The organist watches every wedding in a little mirror, from behind.
si The lowest notes on an organ are half sound and half weather.
qc Which piece do you most like to hear at full volume?
qc How did you end up at an organ, of all things?
qc Which building has the best sound you've ever heard?
qp Do you wear the special shoes?
qp Have you ever slipped a pop song past a congregation?
qp What's the loudest thing you've done by accident?
qi What's it like when the place is empty and it's only you?
qi Which stop would you keep if you could only have one?
qi What goes on in you while the last note dies away?
m Four limbs, three rows of keys and a late bride: that takes a cool head.
m You put your skill where hardly anyone can see you, I find that quietly impressive.
m It takes humility to fill a whole building and stay hidden behind a pillar.
m You're keeping a very old craft breathing, and it needs people with your sort of patience.
f The piece I'd shake the windows with is ...
f I first sat down at an organ because ...
f If I could play in any building it would be ...
o you at the organ seen from behind, a hand on each row of keys, half a smile in the mirror

= violin: violins?|violinist|(?<!as a |second )fiddle(?:s|r|rs)?(?![- ]leaf| with| about)|fiddling(?! with| about)|cell(?:o|os|ist)|violas?(?! davis| desmond)|violist
n the bow and strings
sc Anything with a bow starts off sounding like a gate, and I admire whoever stays.
sc A bow on a string is the closest wood ever gets to a voice.
sp Hand me a bow and every dog in the street would join in.
sp I'd spend so long on the rosin that the lesson would be over.
si String players have no frets to help them, so every note is a small act of trust.
si Horsehair, four strings and a wooden box, and a whole room holds its breath.
qc How did you and the instrument find each other?
qc Orchestra, folk session, or alone with the door shut?
qc Which piece makes you want to get it out of the case?
qp Who had to live with the first year of it?
qp How do you get the case through a crowded train?
qp Do you tune for love, or to put off starting?
qi How do you know a note is right before anyone else hears it?
qi Which player makes you want to go and practise?
qi What can a bow say that words can't?
m You took on something that sounds awful long before it sounds like anything. That's grit.
m Thousands of notes, no frets, and every one of them your decision: that takes nerve.
m It takes a fine ear to hear when you're slightly out, and a strong character to keep going.
m I like that you look after something fragile and still bring it out for people.
f The piece I'd end a good evening with is ...
f What gets me through the scratchy bits is ...
f I fell for strings when ...
o you playing, eyes on the strings, taken from the side in window light

= harp: (?<!blues |mouth |jaw |jew's )harp(?:s|ist|ists)?(?! on)
n the harp
sc A harp is the one instrument that quiets a room before anyone's touched it.
sc Choosing the harp means choosing your car around it, I respect the commitment.
sp I'd get a sleeve caught in a harp within the minute.
sp I'd tune the last string of a harp just as the first one gave up.
si A harpist works like mad so that it can sound like water.
si Everyone expects heaven from a harp, I'd guess it can be quite rude as well.
qc How did you come to the harp?
qc What do you like to hear on it that would surprise people?
qc Concert hall, folk club, or alone in the front room?
qp How do you get one of those up a staircase?
qp How many angel jokes have you sat through?
qp Do you really have to tune every string, every time?
qi What's it like to lean a whole instrument on your shoulder?
qi Which piece sounds most like you?
qi Where did you first hear one and think, that's for me?
m Keeping forty-odd strings in your head and making it sound easy is a remarkable skill.
m It takes devotion to love something you can't pop in a rucksack.
m All that tuning before a single note takes a patient soul.
m You went for the instrument hardly anyone dares to start, I admire that.
f The piece I'd choose for a slow Sunday is ...
f What a harp can do that nothing else can is ...
f I stopped in my tracks the day I heard ...
o you half hidden behind the harp, both hands on the strings, looking at neither

= drums: drums?(?! (?:and bass|& bass|n bass|'?n'? ?bass|machines?))|drumm(?:er|ers|ing)|djembe|taiko|samba band|drum kits?
n the drums
sc The drums are the one part of a song you can't fake, I've a lot of respect for that.
sc A drummer decides how everyone else in the room walks, and nobody thanks them.
sp I'd sit at a drum kit and discover that my left foot has never listened to me.
sp Everyone's a drummer at a red light, I'd like to know who's any good off it.
si A good drummer mostly seems to be choosing what not to hit.
si The drums were probably the first thing anyone played, and they still work on a bad mood.
qc What got you behind a kit, or near one?
qc Which song is the most fun to play along to?
qc Sticks, brushes or bare hands?
qp What do the neighbours get as an apology?
qp Which table at work gets drummed on most?
qp Who's had to stand next to you when you couldn't stop tapping?
qi What's the day like on which you most need to hit something?
qi Which drum part do you hear differently from everyone else?
qi What does it feel like when all four limbs finally agree?
m Four limbs doing four jobs and a smile on top is a serious feat of concentration.
m You keep time for other people, and that takes a steadier head than it looks.
m I like that you went for the instrument that can't be played half-heartedly.
m It takes good ears and no vanity to sit at the back and hold the lot together.
f The drum fill I play on every steering wheel is ...
f I started drumming because ...
f The neighbours know me for ...
o you behind a drum kit mid-fill, one stick blurred, hair everywhere

= band: (?:in|with) (?:a|my|our|the|two|several|an?(?: \w+)?) (?:\w+ )?band|(?:my|our) band|band ?mates?|band practice|(?:front|lead singer of|play(?:ing)? bass in|sing(?:ing)? in) (?:a|an|my|our) (?:\w+ )?band|frontwoman|brass band|marching band|ceilidh band|covers? band|wedding band|steel ?pan
n your band
sc Being in a band means trusting a few people to count to four with you, I like that.
sc A band is a friendship with load-in times, and the good ones last for decades.
sp I'd join a band for the arguments about the name and leave at the first rehearsal.
sp I'd be the band member who brings a tambourine and is asked to hold it still.
si Every band has one who's late, one who's loud and one who's got the van.
si A band in a cold rehearsal room, getting it right for nobody, must be a fine feeling.
qc How did the lot of you find each other?
qc What do you play, and what do you wish you played?
qc Which song always goes down well?
qp Which band name did you nearly end up with?
qp Who always turns up late to practice, and is it you?
qp What's the smallest audience you've ever given everything to?
qi When did it first sound like a real song?
qi What do you say to each other in the last minute before you go on?
qi Which rehearsal would you like to have on film?
m Getting several grown people into one room every week is half the art, and you keep doing it.
m You've put something of yours in front of strangers, out loud. That's brave.
m It takes patience and humour to make things with other people, you seem to have both.
m You turn up for a thing that may never pay and matters anyway, I admire that.
f My job in the band, officially, is ...
f The band name we should have kept is ...
f What happens at our rehearsals is mostly ...
o you at rehearsal among cables and mugs, all of you laughing at a wrong note

= dj: dj(?:s|ing)?|d\.j\.|disc jockey|(?:on|behind) the decks|decks(?= and|,|$)|mixing (?:records|tracks|vinyl)|turntablis[mt]
n the decks
sc A good DJ listens to a room better than most people listen to a friend.
sc DJing is hosting a party for people you can't talk to, I think that's a fine skill.
sp I'd DJ one wedding and clear the floor in a single key change.
sp I'd put one headphone to one ear and hope nobody noticed it wasn't plugged in.
si A DJ gets to see the exact second three hundred people stop thinking about work.
si Being a DJ must mean hearing every song as the beginning of another one.
qc Which track never lets you down?
qc Bedroom, back room or main room?
qc What was the first mix you were really proud of?
qp What's the worst request anyone's shouted at you?
qp Which song gets you out of trouble on an empty floor?
qp How do you say no to the person holding up their phone?
qi How do you know what a room wants before it does?
qi What do you play as the last one of the night?
qi Which two songs belong together that nobody else would put together?
m Reading hundreds of strangers at once and being kind to them is quite a talent.
m You spend hours digging for songs so that others can just enjoy them, that's generous.
m It takes nerve to stand up there with nothing but your taste.
m You know when to hold back and when to let go, I'd guess that's not only true of music.
f The track that saves any party is ...
f My last song of the night would be ...
f What I'd play to an empty room is ...
o you at the decks, one headphone on, looking up at the room and grinning

= clubbing: club(?:bing|ber|bers)|night ?clubs?|techno|(?:deep |tech |acid |progressive |afro ?)?house music|(?:deep|tech|acid|afro) ?house|rav(?:es?|ing|ers?)(?! about| reviews?)|drum (?:and|&|n|'n') bass|drum'?n'?bass|dnb|jungle music|trance(?: music)?|dubstep|uk garage|edm|electronic music|berghain|fabric london
n dancing to electronic music
sc A good dance floor asks nothing of anyone except that they stay, I like that.
sc Four in the morning on the right dance floor is a kind of friendship.
sp I'd dance all night as if looking for my keys, with real joy.
sp I'd last until two on a dance floor and then talk about my knees.
si Loud music and no talking, and people come out of a club knowing each other better.
si Nobody on a dance floor ever asks what you do for a living, it's very restful.
qc Which set kept you up long past sensible?
qc What kind of beat gets you out of your chair?
qc Front left by the speaker, or in the middle of it all?
qp What do you eat on the way home?
qp How are you with earplugs, sensible or sorry?
qp Which friend do you always lose by midnight?
qi What's in your head when there's nothing in your head?
qi Which night would you live through again, start to finish?
qi When do you notice the moment it all clicks?
m You know how to let go and still get everybody home, that's a fine combination.
m Dancing for hours with nobody to impress is freedom, and not everyone finds it.
m You look out for your people on a night out, I'd be surprised if you didn't.
m I like that joy, for you, is something you do with your feet and not your phone.
f The track that gets me off any sofa is ...
f At three in the morning I'm usually ...
f My dancing has been compared to ...
o you on the way home at sunrise with your friends, jackets over shoulders, tired and happy

= vinyl: vinyl(?:s)?(?! (?:flooring|cutter|wrap|gloves))|record (?:collect\w+|players?|shops?|stores?|fairs?)|(?:collect(?:ing)?|buying|old|my) records|crate[- ]digging|turntables?|lps
n your records
sc Vinyl makes you sit down and hear the whole thing, I'm all for that.
sc Flicking through a crate of records beats anything a screen has ever suggested.
sp I'd go into a record shop for one album and have to explain myself at home.
sp I'd buy records for the cover and act as if I'd known about side two.
si The crackle before the first song on vinyl is the sound of somebody choosing to listen.
si Second-hand records come with a stranger's name on the sleeve, and you always wonder.
qc What's on the turntable this week?
qc Which record would you save first?
qc Where do you go digging?
qp How are they filed, and does anyone else dare to put one back?
qp Which record do you have that nobody should see?
qp What's the most you've paid, and did you round it down when you told anyone?
qi Which side do you play when you need to be left alone?
qi Whose record collection made you want one?
qi Which album would you most like to hear again for the first time?
m You give an album its full forty minutes, and that sort of attention is rare.
m I like that you look after old things well enough for them to go on singing.
m Choosing by hand instead of by algorithm takes taste, and a bit of stubbornness.
m You'd get up every twenty minutes to turn the music over, that's real affection.
f The record I'd save from a flood is ...
f The album I always play in full is ...
f The sleeve I'd hang on a wall is ...
o you on the floor by the record player, sleeve in hand, reading the back of it

= jazz-blues: jazz(?! hands)|jazz (?:clubs?|bars?)|bebop|swing music|big band|(?:delta |chicago |the )blues(?! (?:festival staff))(?<!baby blues|winter blues|monday blues)|blues music|miles davis|coltrane|ella fitzgerald|nina simone|billie holiday|b\.?b\.? king|chet baker|louis armstrong
n jazz and blues
sc Jazz and blues were made for small rooms and late evenings, that's a fine thing to like.
sc A band making it up as it goes and still landing together is about as clever as music gets.
sp I'd nod all through a jazz solo and clap half a second after everyone else.
sp At a blues bar I'd put on a sad face and be given away by enjoying my chips.
si Jazz players make a wrong note right by playing it twice, I think about that a lot.
si It's strange that the blues, of all things, sends people home happy.
qc Who would you put on right now for a slow evening?
qc Smoky old recording, or a live room with bad chairs?
qc How did you get into it?
qp Do you clap after the solo, or wait to see who else does?
qp What's your order in a dark little bar with a band in the corner?
qp How long a saxophone solo is too long?
qi Whose voice gets straight through to you?
qi Which song sounds like two in the morning to you?
qi Which old club would you visit for one night, any city, any year?
m You listen for the thing nobody planned, and that takes an open mind.
m I like that you don't need the chorus to come round on time.
m You've got room for music with some sadness in it, that makes for good company.
m Loving something that never sounds the same twice shows a curious nature.
f The record for a late kitchen is ...
f The singer who says it better than I can is ...
f If I could sit in one old club for a night it would be ...
o you at a small table in a dim bar, band out of focus behind you, drink untouched

= soul-rnb: soul music|northern soul|neo[- ]?soul|(?:jazz|funk|motown),? (?:and|&) soul|soul(?=,| and (?:funk|r&b|motown))|motown|r ?& ?b|r'?n'?b|rnb|rhythm and blues|funk(?: music)?|aretha franklin|marvin gaye|stevie wonder|otis redding|al green|erykah badu|d'angelo|sade|sza|frank ocean|beyonc[eé]|lauryn hill
n soul and r&b
sc Soul and r&b mean every word of it, and there's not enough of that about.
sc A slow r&b song in a kitchen can rescue most evenings.
sp I'd aim for the high part of a soul song and pull something.
sp My attempt at one r&b vocal run would sound like a man falling down carpeted stairs.
si Soul singers can say "baby" forty times and each one is a different sentence.
si The saddest soul songs are always the ones people dance to.
qc Who's the voice you'd never skip?
qc Old soul on vinyl, or slow jams from your teens?
qc What's playing when you're cooking for people?
qp Which song makes you close your eyes in public?
qp Who sings the backing parts when you're in the car, you or nobody?
qp Which ballad did you feel far too deeply at fifteen?
qi Which lyric got to you before you were old enough for it?
qi Whose heartbreak album has kept you best company?
qi Which song would you want on for a quiet first dance in a kitchen?
m You like your music to feel something out loud, I'd guess you're not afraid of it yourself.
m I think it takes warmth to love songs that hide nothing.
m You know a good groove is mostly patience, that's a wise thing to know.
m Choosing feeling over cleverness is braver than it sounds.
f The voice that stops me mid-washing-up is ...
f The song I'd dance to in a kitchen is ...
f The slow jam I know every word of is ...
o you cooking with a tea towel over one shoulder, singing at a wooden spoon

= metal-punk: (?:heavy |death |black |doom |thrash |nu[- ]?|prog |power |folk )?metal(?:head|heads|core)?(?! (?:detect\w*|work\w*|fabricat\w*|sculpt\w*|music teacher|smith\w*|straws?))|punks?(?! rock climbing)|punk[- ]rock|pop[- ]punk|emo|goth(?:s|ic rock)?|grunge|hardcore(?: punk| music| shows)|rock (?:music|bands?|concerts?|gigs?|and roll|& roll|'?n'? ?roll)|(?:classic|indie|alt|alternative|hard|punk|prog) rock|rock(?=,|$| and (?:metal|punk|indie))|mosh(?:ing| ?pits?)?|my chemical romance|metallica|iron maiden|slipknot|green day|nirvana|foo fighters
n loud guitars
sc Loud guitars attract the kindest people, you only need to see someone fall in a pit.
sc A good scream with the guitars up is cheaper than most therapy.
sp I'd enter a rock crowd upright and leave it without a shoe.
sp My headbanging at a rock gig would end at the second chorus with an ice pack.
si The angrier the guitars, the gentler the fans, I've no idea how that works.
si Nobody ever quite grows out of loud guitars, they just buy better earplugs.
qc Which album would you hand to someone who thinks it's all noise?
qc In the pit, at the edge, or guarding the coats?
qc Which band got to you first?
qp What was on the band T-shirt you wore until it fell apart?
qp Which song do you need a clear road and closed windows for?
qp Did the fringe or the eyeliner ever get out of hand?
qi Which lyric did you write on a school bag, and does it still hold?
qi What does a really loud song do for you that a soft one can't?
qi Who did you find through the music, that you'd never have met otherwise?
m You stayed loyal to the loud stuff when it wasn't fashionable, I like a person who does that.
m You'd pick a stranger up off the floor mid-song, and that says plenty about you.
m I like that you put the noise where it belongs and keep the kindness for people.
m Liking what you like at full volume takes a certain honesty.
f The album that got me through being sixteen is ...
f The band T-shirt I'll never throw out is ...
f Played at full volume, nothing beats ...
o you outside a venue in a worn band T-shirt, hair a mess, ears ringing, very pleased

= hip-hop: hip[- ]?hop|rap(?:s|per|pers|ping)?|grime|trap music|drill music|freestyl(?:e|ing) (?:rap|over)|kendrick(?: lamar)?|j\.? ?cole|tupac|2pac|biggie|wu[- ]?tang|outkast|nas|mf doom|tribe called quest|little simz|stormzy|drake|missy elliott
n hip hop
sc Hip hop has the best writers working, and they have to do it in time.
sc A rap verse you know by heart stays for life, long after your PIN has gone.
sp I'd start a rap verse with real confidence and be mumbling by line three.
sp My flow would be that of a man reading out a parking notice.
si A good rap verse is a short story with nowhere to hide.
si People rewind hip hop lyrics the way others reread a page.
qc Whose album do you still play from first track to last?
qc Words first, or beat first?
qc Old school, new school, or whoever's got something to say?
qp Which verse can you do start to finish without breathing?
qp Which clean version has ruined a song for you?
qp What would your rap name have been at fourteen?
qi Which line stopped you the first time you really heard it?
qi Whose story felt closest to yours?
qi Which rapper would you trust to give a speech at a wedding?
m You listen to the words, all of them, and that's a rarer habit than people think.
m I like that you'd pick a clever line over an easy chorus.
m Loving music that came from having little and saying a lot shows where your respect goes.
m You catch the joke inside the rhyme, that takes a quick ear and a quicker mind.
f The verse I know start to finish is ...
f The album I'd defend to anyone is ...
f My rap name, sadly, would be ...
o you in headphones on a morning bus, mouthing a verse, caught by whoever sits opposite

= pop: pop (?:music|songs?|bangers?|girl(?:s|ies)?|princess|divas?|hits|concerts?)|(?<!k-|k |brit)pop(?=,|$| and (?:rock|r&b|dance|musicals))|britpop|girl ?bands?|boy ?bands?|eurovision|spice girls|charli xcx|dua lipa|lady gaga|harry styles|ariana grande|billie eilish|sabrina carpenter|chappell roan|madonna|kylie|britney|one direction|olivia rodrigo|lana del rey
n pop music
sc A great pop song gets a grandmother and a toddler onto the same dance floor.
sc Pop is the hardest thing to write well, anyone who likes it openly gets my vote.
sp I'd deny the pop song on the radio and then get the key change exactly right.
sp I'd learn a whole pop dance routine and be let down only by my arms and legs.
si A pop chorus can be written in ten minutes and stay in a head for forty years.
si The happiest pop songs are about something awful if you listen to the verses.
qc Which song has never once failed to cheer you up?
qc Who's at the top of your pop royal family?
qc What was the first album you bought, or begged for?
qp Which key change do you need both arms for?
qp Which poster was on your bedroom wall, and have you two moved on?
qp Which dance routine could you still do at a wedding?
qi Which three minutes take you straight back to one summer?
qi Which silly song turned out to mean something to you?
qi What would you put on to make a whole kitchen sing?
m You like things because they make you happy, without needing permission. I admire that.
m You'd be the one to get a shy table dancing, that's a gift to any party.
m Taking joy seriously is harder than sneering at it, and you chose well.
m Knowing all the words and singing them without shame takes a bit of courage.
f The pop song I'd defend in court is ...
f The key change that gets me every time is ...
f My first favourite album, no regrets, was ...
o you singing into a hairbrush or a whisk, eyes shut, caught from the doorway

= taylor-swift: taylor swift|swiftie(?:s)?|t[- ]?swift|eras tour|taylor's version|folklore(?= (?:and|&) evermore| album)
n Taylor Swift
sc Taylor Swift can get a whole break-up into one bridge, that's proper writing.
sc Any crowd that swaps bracelets with strangers is fine by me, Taylor Swift did well there.
sp I'd look for hidden clues in a Taylor Swift video and find only a lamp.
sp I'd shout the wrong line in a Taylor Swift bridge and be corrected by a nine-year-old.
si You can ask a Taylor Swift fan for an era and get a year of their life.
si A red scarf has never been just a scarf since Taylor Swift got hold of it.
qc Which era feels most like home?
qc Which bridge do you need the whole car quiet for?
qc Which song would you give to someone who's only heard the singles?
qp What's your most far-fetched theory that you still believe?
qp How many bracelets are too many for one arm?
qp Which track five do you have to be sitting down for?
qi Which song turned out to be about you after all?
qi Which lyric do you hear differently now than when it came out?
qi What would your own era be called at the moment?
m You remember what people felt as well as what happened, I think that's why those songs suit you.
m I like that you love something wholeheartedly and let everyone see it.
m Catching every clue takes a good memory and a better eye.
m You make friends over a lyric, that's a warm way to go through a crowd.
f My era right now would be called ...
f The Taylor Swift song I know too well is ...
f The bridge I'd shout from a car is ...
o you in the car, windows down, mid-bridge, filmed by a passenger who's no help at all

= abba-80s: abba|mamma mia(?! pizza)|(?:80s|80's|eighties|'80s|1980s|70s|seventies|90s|nineties) (?:music|songs?|pop|hits|tunes|disco|bangers|playlists?)|disco(?: music)?(?! elysium)|synth[- ]?pop|new wave|depeche mode|duran duran|wham|kate bush|fleetwood mac|whitney houston|bon jovi|cyndi lauper|prince(?= and (?:bowie|madonna)|,| songs| music)|david bowie|bowie
n the old hits
sc The old hits get every age up at a wedding, and nothing new has managed it since.
sc ABBA, synths and big choruses: people really did know how to end a song back then.
sp I'd start the old hits with dignity and be on my knees with a broom by the solo.
sp I'd have made a very convincing eighties singer, apart from the hair and the singing.
si The old hits are full of heartbreak in sequins, nobody seems to mind.
si Everyone knows all the words to the old hits, and no one remembers learning them.
qc Which one has you on your feet by the second note?
qc Who had the best voice of the lot?
qc Which song would you open a party with?
qp Which lyric did you get wrong until you were grown up?
qp What would you have worn, and how big would the shoulders be?
qp Whose part do you take when there's a whole group to sing?
qi Who do those songs make you think of?
qi Which cheerful one makes you a bit sad if you listen?
qi Which year would you go back to, just for one night out?
m You bring the sort of music that gets aunts and teenagers dancing together, that's a talent.
m I like that you pick songs for the joy in them and never mind what's cool.
m You keep other people's favourite years alive, it's a kind thing to do with a playlist.
m It takes a generous spirit to hit the dance floor first so that others can follow.
f The song that gets me up at any wedding is ...
f If I had a power ballad it would be ...
f The decade I was made for is ...
o you on a wedding dance floor, tie loose, pointing at the ceiling on the chorus
`;
