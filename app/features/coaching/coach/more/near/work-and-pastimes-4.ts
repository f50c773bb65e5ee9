/** Asked of work, routine and pastimes, part 4. Form: near-entries.ts. */
export const NEAR_WORK_AND_PASTIMES_4 = `
=are you into true crime / do true crime podcasts scare you
c A little goes a long way, then I check the door.
p I listen in the dark, then suspect the postman.
i Not the gory part, I'm drawn to the one detail that doesn't fit.
b Which case could you talk about all night?
=would you start a podcast with me / what would our podcast be about
c In a second, two people and one small question a week.
p Biscuits, ranked with rage, forty episodes.
i Things people never told anyone, told by strangers.
b What would we call it?
=do you listen to things at double speed / do you speed up voice notes
c Never, people have a rhythm and I like to hear it.
p Only my own notes, to save us both.
i I speed up the news and slow down for people I like.
b Do you do that to mine?
=do you fall asleep to podcasts or sounds / what do you put on to fall asleep
c Nothing, I like the quiet.
p The shipping forecast, I've no boat and no worries.
i Rain sounds, even when it's raining.
b What sends you off?
=do you still listen to the radio / radio or spotify
c Radio in the kitchen, I like a surprise and a human voice.
p The quiz, mainly, I answer and nobody ever rings.
i Spotify mostly, but a stranger hearing the same song right then is a nice thought.
b What's on at yours in the morning?
=what kind of music are you into / what do you listen to most
c Soul and old rock, anything with a real voice in it.
p A bit of everything and far too much of one song.
i It goes by weather, rain gets piano and sun gets brass.
b What's your go to?
=what's the last song you listened to / what are you listening to right now
c Something by Fleetwood Mac, it never lets me down.
p A tune I'd play louder if the windows were shut.
i The sort of song that sounds like driving home at night.
b What did you have on last?
=what song do you have on repeat / what's stuck in your head today
c Dreams, it works at breakfast and at midnight.
p An advert for carpets, and it's winning.
i Whichever song I hear when I'm happy gets worn out for a month.
b Which one has you at the moment?
=what was the first album you bought / first cd you ever owned / what was your first concert
c Something loud that I'd still defend.
c Something very uncool that I'd still sing along to.
p One I'd have hidden under a cooler one.
p Nothing I'd put on a T shirt today, but I knew every word.
i I can't separate it from the room where I played it, it still smells of summer.
i Whoever was playing, I remember feeling the bass in my ribs and thinking so this is it.
b What was your first?
b Which band did you see first?
=what's your guilty pleasure song / which song would you never admit to liking
c Wannabe, and I feel no guilt at all.
p Barbie Girl, and I do both voices.
i I gave up on guilt, if it makes you sing it's a good song.
b Which one do you sing when nobody's home?
=who's your favourite artist / favourite band ever
c Stevie Wonder, nobody has put more joy on tape.
p ABBA, I contain a dancing queen.
i Nina Simone, she sounds like she means it every time.
b Who's at the top of your list?
=what was your top song on spotify wrapped / who was your top artist this year
c One that carried me through every Monday, no regrets.
p Rain sounds, number one, twelve months running.
i It surprised me, it turns out I'm softer than I thought.
b What did yours say about you?
=do you like taylor swift / are you a swiftie
c I do, few people write a chorus like that.
p More than I let on, bridges included.
i It took a while, the sad ones got me in the end.
b Which album are you?
=beyonce or rihanna
c Beyonce, for the work, nobody rehearses like that.
p Rihanna, she makes not turning up look good.
i Depends on the hour, Beyonce before the party and Rihanna after.
b Who's on your getting ready playlist?
=do you like ed sheeran / be honest do you like coldplay
c Yes, honestly, I've no time for being too cool.
p I say no and then I know all the words.
i Songs a whole stadium can be soft to, I'm all for those.
b What's the most uncool thing you love?
=beatles or rolling stones / oasis or blur
c The first of the two, better songs for a long drive.
p Whoever's on in the pub when I'm asked.
i Rivals fascinate me, each of them got better for fear of the other.
b Which of them gets your vote?
=do you like abba / do you dance to abba at weddings
c Of course, first chord and I'm up.
p I'd give it all, tie round the head included.
i The words are so sad under that beat, it's a clever trick.
b Which song gets you up?
=are you into rock or metal / can you handle heavy music
c I love it, the louder the calmer I get.
p My neck is willing, it's the next day that isn't.
i Metal people are the gentlest at any festival, it all gets out in the noise.
b Softest song a metal band ever made?
=do you like techno / are you into electronic music
c I do, after an hour the thinking stops.
p Nodding like I'm agreeing with a washing machine, that's me.
i At home never, but at six in the morning with the sun up it makes sense.
b Dark room or open air?
=do you like rap / can you rap
c I like it, good rap is just poems with better shoes.
p One verse, learned young, not slowing for anyone.
i That line where they drop the front, I listen for it.
b Who's your favourite?
=do you like country music / line dancing yes or no
c I do, three chords, a truck and a broken heart, what's not to like.
p Yes, and I'd wear the hat all the way home.
i The good ones tell you a whole life in three minutes.
b Which country song gets you?
=do you like jazz / would you come to a jazz bar with me
c I'd love to, small table, low light, late set.
p I clap after the wrong solo, but warmly.
i I'm still learning to, but they listen before they answer, people should try that.
b Have you got a favourite place for it?
=do you listen to classical music / would you go to a classical concert
c I do, Chopin when I need the room to slow down.
p I'd clap between the parts and feel the stares.
i Best with eyes closed, it says what I can't put in words.
b Have you ever been moved by one piece?
=have you ever been to the opera / would you take me to the opera
c I'd take you, good seats, good coat, ice cream in the break.
p Lost by the second hat, but moved all the same.
i Three hours of people singing what we'd never dare say, I like that.
b Would you dress up for it?
=do you like reggae / what's your summer music
c Reggae, window down, no plan.
p Anything that goes well with a melting ice cream.
i Songs that sound as if nobody is late for anything.
b What does your summer sound like?
=do you listen to afrobeats / burna or wizkid
c Wizkid, smooth, no rush, he never raises his voice.
p Whichever one the taxi is already playing, I'm easily pleased.
i Burna when I need courage, Wizkid when I already have it.
b Who's on your list?
=are you into amapiano / can you dance to amapiano
c I am, once that log drum drops I'm gone.
p My shoulders can, my legs are waiting for news.
i It takes its time, six minutes and nobody's bored, I love that.
b Can you teach me one step?
=do you like old highlife music / fela or new school
c Fela, he had more to say in one horn line than most in an album.
p Old school, I've the soul of an uncle in a white singlet.
i Whatever was playing when our parents were young and in love.
b Which old song do you know from home?
=do you like gospel music / do you listen to worship songs
c I do, on a heavy morning nothing lifts me quicker.
p Loudly, and the choir copes.
i You needn't be sure of anything to feel that sound in your chest.
b Which one gives you peace?
=do you like bollywood songs / old or new hindi songs
c Old ones, Kishore on a rainy evening, done.
p New for the wedding, old for the heartbreak.
i The old ones, their words wait years until you understand them.
b What's your rain song?
=arijit or someone else / which singer do you listen to when you're sad
c Arijit, he knows what he's doing to us.
p Anyone who's sadder than me, it's a comfort.
i Give me a voice that sounds as though it was crying an hour ago.
b What do you put on?
=are you into punjabi music / what do you play in the car
c Punjabi, loud, the bass does the talking.
p I don't catch all the words, but my eyebrows do.
i For driving I want songs that make a short road feel like a film.
b Who gets the aux, you or me?
=do you like kpop / would you go to a bts concert with me
c I'd go, light stick and all.
p One dance learned, one knee hurt, I'd call it a success.
i I admire how hard they work for three perfect minutes.
b Who's your favourite member?
=80s or 90s music / which decade had the best music
c Eighties, big drums, big feelings, no apology.
p Nineties, I know the rap in every boy band song.
i Seventies, they let a song wander till it found something.
b Which decade are you?
=did you have an emo phase / what were you listening to as a teenager
c I did, a fringe, a frown and very good songs.
p Black clothes, deep sighs, home by nine for dinner.
i What we loved at fifteen never leaves, I still know each word.
b What was your worst teenage phase?
=do you like folk music / do you like acoustic stuff
c Yes, a voice and a guitar is enough for me.
p I'm one waistcoat away from a folk band.
i Old songs nobody wrote move me, they were passed along like bread.
b Who do you listen to on a quiet evening?
=do you watch eurovision / eurovision party yes or no
c Yes, with score cards and a flag out of a hat.
p I want wind machines, a key change and a man in a wheel.
i For one night a whole continent argues about a song, I find that lovely.
b Who did you want to win last time?
=do you collect vinyl / do you have a record player
c I do, I like a record being something you sit down for.
p The sleeve would be mine long before I had a player.
i I'd love to, turning it over after twenty minutes keeps you in the room.
b Which album would you want on vinyl?
=do you still have cds or tapes / did you make mixtapes
c Somewhere in a box, and I won't throw them out.
p I recorded the radio presenter by mistake, like all of us.
i None left, but I miss how a mixtape could say what you couldn't.
b What would be track one on yours?
=when was your last concert / what was the last gig you went to
c Too long ago, I want to change that soon.
p Whoever it was, the tall man in front saw it well.
i The good ones stay in your chest for days, I miss that.
b Who did you last see?
=what's the best concert you've ever been to / best gig of your life
c Small sweaty ones win, ten feet from the stage.
p Anywhere I could see past shoulders and find my friends after.
i Whichever had that one song where everyone goes still at once.
b Which gig was yours?
=do you stand at the front or the back at concerts
c Near the front, a bit to the side, by the speaker.
p At the back, next to the exit, the bar and a wall.
i In the middle, where the people who know all the words are.
b Where would I find you?
=would you travel to another country for a concert
c I would, a show and a strange city, that's a weekend.
p I'd go for the concert and talk only about the sandwiches.
i For someone who may never tour again, without thinking twice.
b Who would you fly for?
=if you could see any artist dead or alive who would it be
c Queen at Wembley, at the rail.
p Mozart, to tell him it became a ringtone.
i Billie Holiday in a small room, I'd hardly breathe.
b Who would you go back for?
=what song makes you cry / which song always gets you emotional
c Fix You, it waits till I'm tired and then strikes.
p The one from the sad animal advert, I change channels.
i Songs about going home, they don't ask before they come in.
b What's the one for you?
=what's your best road trip song / what's on your driving playlist
c Go Your Own Way, windows down, second verse shouted.
p Bohemian Rhapsody, all voices, some at once.
i Something for the last hour, when nobody talks and it's good.
b Which song are we starting with?
=would you make me a playlist / make me a playlist
c I will, ten songs, no filler, one risk.
p Number seven would be there by mistake, and you'd love it.
i I'd put them in order like a letter, listen to it in the dark.
b What mood should it have?
=send me a song / recommend me something to listen to / give me a song to listen to
c Into the Mystic by Van Morrison, tonight, with the lights low.
c Dreams by Fleetwood Mac, start there.
p September, nobody has ever stayed cross through it.
p September by Earth, Wind and Fire, even the washing up dances to it.
i Harvest Moon by Neil Young, wait for the part with the dancing.
i Nina Simone, Feeling Good, loud and on your own.
b Now you, which one do I get back?
b What will you send me back?
=shall we make a shared playlist / spotify blend with me
c Yes, one song each per day, no explaining.
p You'll learn about me and sea shanties, be warned.
i I'd like that, you hear how someone's week is going.
b What are you putting in first?
=what music would you put on for a dinner date / what music gets you in the mood for a date night
c Bill Withers, low, so we can still hear each other.
p Jazz, so that the pasta looks like a plan.
i Something without words, I wouldn't want to miss any of yours.
b What would be your dinner music?
=do you listen to the lyrics or the melody / are you a lyrics person
c Lyrics, one true line and I'm yours.
p Melody, I'd sing along to a fridge manual if it had a chorus.
i Tune first, and months later the words walk in.
b What line do you love?
=what would be your wedding song / first dance song if you ever got married
c At Last, Etta James, I'd do it slow and mean it.
p Eye of the Tiger, with a light jog.
i Something nobody else would choose, that only we would understand.
b What's yours, you've thought about it?
=what song do you want at your funeral / which song should they play when you die
c Always Look on the Bright Side, and everyone has to whistle.
p Another One Bites the Dust, I'd want to see the vicar's face.
i What a Wonderful World, I'd like them to walk out and look up.
b What would you have?
=what would your walk on song be / what song should play when you enter a room
c Mr. Blue Sky, it lifts any room by two degrees.
p The Benny Hill tune, that's how mornings go.
i Something quiet, I'd rather you noticed me later.
b Which song announces you?
=which song can't you stand / what song would you ban
c Anything played at Christmas before the middle of November.
p Happy Birthday, nobody knows where to look.
i I can't hate a song, somebody had their first kiss to it.
b Which one makes you leave the room?
=do you skip songs or let the album play / shuffle or album
c Whole album, in order, as they meant it.
p Shuffle, and then I blame the phone for my taste.
i Album, the best song is always one you'd have skipped.
b Which album has no bad song?
=can you live without headphones / do you walk around with headphones on
c I can, the street has its own music.
p If they're flat I talk to pigeons.
i Sometimes they're in with nothing playing, it's a soft way to be alone.
b Big ones or little ones?
=who gets the aux at parties / are you the dj of your friends
c Me, and I read the room.
p They let me until the third power ballad.
i Finding the song that gets the quiet one dancing is my favourite job.
b What do you put on to start a party?
=do you sing the wrong lyrics / what lyrics did you always get wrong
c All the time, with full trust in myself.
p I sing with such feeling that people start to doubt their own version.
i My versions mean something too, the mind puts in what it needs.
b What's your best one?
=when is it ok to start playing christmas songs / do you like christmas music
c December the first, not a day before.
p When the first mince pie says so, usually October.
i Mostly the sad ones, they admit not everyone's home.
b Which is your favourite?
=do you like live music in pubs / would you go to an open mic night with me
c I would, I clap for everybody who dares.
p I'd be the one shouting for more after one song.
i The ones whose hands shake and who do it anyway have my heart.
b Would you get up there?
=do you like museums / is a museum a good date / would you go to a museum with me
c A fine date, one floor, then cake.
c Yes, I'd love to see which picture makes you stop.
p I look at each painting and then at the bench.
p Sure, I'll nod at modern art until somebody explains it to me.
i What someone stops in front of tells me a lot, so yes.
i You learn who somebody is by what she stands in front of longest.
b Which museum would you take me to?
b Old masters or strange modern things?
=would you go to an art gallery with me / are you into art
c I'd love to, I want to hear which ones you'd take home.
p Nod, step back, tilt the head, I look very trained.
i I don't know much, I just wait till one of them looks back.
b What would we see first?
=can you draw / are you good at drawing
c I can, faces mostly, hands are another matter.
p One horse, and everyone says nice dog.
i Poorly, but trying makes you see a thing properly for once.
b What can you draw best?
=do you paint / have you ever painted anything
c I'd love to do more of it, it's the best way to lose an afternoon.
p Skirting boards, in my blue period.
i Nothing so far, but once the first stroke ruins it you must be free.
b What would you paint?
=would you come to a paint and sip with me
c I'm in, I'll paint badly and pour well.
p My sunset would look like a fried egg, with love.
i I'd paint you the view as I'd want it, not as it is.
b More paint or more sip?
=would you draw me / would you do a sketch of me
c I would, and I'd take my time over it.
p You'd have three arms and a lovely nature.
i I'd want you talking while I do it, a still face tells half.
b Would you be able to sit still?
=who's your favourite artist painter wise / do you have a favourite painting
c Hopper, all that light and no one in a hurry.
p Van Gogh, he and I see the same yellow.
i Vermeer, one woman, one letter, and you want to know what it says.
b Which painting would you steal?
=what do you think about modern art / is a banana on a wall art
c If it makes you feel something, it's art, even if that's cross.
p I'd have eaten it and been worth millions.
i I like the ones I don't get, they follow me home.
b Do you get it or do you giggle?
=what's on your walls / do you have art on your walls
c A few prints I chose slowly, bare walls make me sad.
p One nail with great promise.
i I leave space, I want each thing up there to be a memory.
b What's hanging over your bed?
=do you like street art / do you notice graffiti
c I do, it's a gallery with no closing time.
p I'd need a permit, a ladder and a spelling check.
i Someone stood there at night and meant it, that gets me.
b What's the best wall in your town?
=how long do you spend in a museum / do you read all the little signs
c An hour and a half, then my feet have had enough culture.
p I read the first sign fully and then I'm in the gift shop.
i Five things, really looked at, the rest can wait.
b Fast walker or sign reader?
=would you ever buy a painting / would you spend real money on art
c I would, from a person I've met, not a big name.
p I'd hang it upside down till the artist came for dinner.
i One good thing you see daily is cheaper than it looks.
b What would it be of?
=do you doodle / what do you draw when you're on the phone
c Houses, always with smoke from the chimney.
p Boxes, then boxes on boxes, I could be an architect.
i Eyes and doors, make of that what you like.
b What do yours look like?
=what's your favourite colour and why / what colour are you drawn to
c Dark green, it calms a room down.
p The colour of toast at the right second.
i That blue just after sunset, it lasts ten minutes and I always look up.
b Which colour do you wear most?
=would you call yourself creative / are you a creative person
c Yes, I'm happiest when something exists that didn't before.
p In cooking, in excuses and in parking.
i I think everyone is until someone laughs at their first drawing.
b Where does yours come out?
=do you take good photos / are you into photography
c I do, I've a good eye for light.
p Yes, if you like skies and half a head.
i Out of focus, but at the right second, just when people think it's over.
b What do you love taking pictures of?
=do you shoot on film / do you like film cameras
c I do, thirty six shots make you choose.
p I'd leave the cap on for a whole holiday.
i I've only dreamed of it, a week of waiting to see what I felt.
b What would be on your roll right now?
=would you do a photo booth with me / photo booth on a first date
c Yes, four flashes, no plan, one strip each.
p I blink at all four, it's a gift.
i I'd keep mine in a wallet till it fades, that's what they're for.
b What's your first pose?
=do you hate having your picture taken / why do you have so few photos
c I don't mind it, I'd just rather be in the moment than in the frame.
p My face does one thing in life and another for cameras.
i Others take better ones, when I'm not looking.
b Do you like being in front of the camera?
=do you print your photos / do you have photo albums
c I do, a phone's no place for a good memory.
p Four thousand are waiting to be sorted, so soon.
i Too few, and an album is what I'd carry out of a fire.
b What's the photo you'd frame?
=do you photograph your food / do you take pictures of sunsets
c Sunsets yes, food no, I'm too hungry.
p I take the photo when there's only sauce left.
i They never look like it felt, and I still try each time.
b What's the best plate you've snapped?
=do you have a polaroid / would you take polaroids of us
c I would, one copy only, you get to keep it.
p I'd shake it like the song says and spoil it.
i A picture you can't correct has to be true, so yes.
b Where would you stick it?
=can you dance / are you a good dancer
c I can, and I'll lead if you trust me.
p From the knees up, in the right light.
i With no grace, but I stopped caring how it looked and that helped.
b What gets you moving?
=are you first on the dance floor / do you dance at parties
c First, somebody has to and I don't mind.
p I wait for one other fool, then I'm all in.
i With the right song, you'd be surprised.
b Which song drags you up?
=would you dance with me / will you dance with me if i ask / dance with me
c Yes, before you've finished asking.
c Yes, give me your hand.
p Happily, wear strong shoes.
p I have two moves and one of them is a shrug.
i I would, and I'd like it most if there was no music.
i I'd say yes before thinking, thinking is what ruins dancing.
b Slow or fast?
b Slow one or fast one?
=would you do a salsa class with me / have you ever tried bachata
c I'd sign us up, I learn quickly when I'm enjoying it.
p Counting out loud, going left with confidence, that's my style.
i Trusting someone you met ten minutes ago, to music, sounds good to me.
b Would you let me lead?
=would you learn ballroom dancing / can you waltz
c I'd learn to waltz, every man should have one proper dance.
p One two three, sorry, one two three.
i There's a lovely thing about being held and moving at once.
b Waltz or tango?
=do you watch strictly / would you go on strictly come dancing
c I'd go on, sequins and all, for the training.
p Voted out in week one, for enjoying the quickstep slowly.
i Only for the ones who start out stiff and end up crying.
b Which dance would you want?
=do you dance at owambe / do you spray money at parties
c I dance, I spray, I eat twice, that's respect.
p Small notes only, so the dance lasts.
i You learn a lot about joy by watching the aunties take the floor.
b What song gets you off your chair?
=have you ever been to a ceilidh / do you like dances where someone shouts the steps
c I like them best, nobody's good and everyone's grinning.
p Wrong way round every time, but I meet new people.
i In one evening you've held hands with a whole village, I find that sweet.
b Do you know any of the steps?
=do you go clubbing / are you too old for clubs
c Now and then, and home by two by choice.
p My knees vote no, my shoes vote yes.
i It's the talk in the taxi after that I miss.
b Dance floor or the smoking area chats?
=would you do a silent disco / have you been to a silent disco
c I would, everyone looks daft so nobody does.
p I'd sing along very loudly, to the horror of all.
i Taking the headphones off for a minute is the best bit, all those feet.
b Which channel would you be on?
=would you do a tiktok dance with me / have you ever learned a dance off the internet
c Once, fully, no half effort, yes.
p By the time I've learned it, it's out of fashion.
i I'd like the forty failed takes more than the good one.
b Which one would you make me learn?
=do you like ballet / would you come to the ballet with me
c I'd come, I like people who make hard things look light.
p Holding my stomach in for two hours out of sympathy.
i No words for a whole evening, and you still know who's in love.
b Which one would you see?
=do you have two left feet / do you need a drink before you dance
c No drink needed, just a decent beat.
p They're both left, but they're loyal.
i I'm shy for one song, then you'd have to carry me off the floor.
b And you, sober or two in?
=have you ever done tap or swing / would you learn lindy hop
c Swing looks like pure joy, I'd sign up for it.
p I'd tap dance only on someone else's floor.
i Those dances were invented because times were hard, I love that about them.
b Have you got the shoes for it?
=would you come to a pottery class with me / have you tried pottery
c I'd come, clay up to the elbows, no fear.
p My vase would become a bowl, then a plate, then an ashtray.
i Clay wants you gentle and firm at once, not many things teach that.
b What would you make first?
=do you knit or crochet / would you let me teach you to knit
c Teach me, I'd wear my own scarf with pride.
p I'd make one endless thing and call it a scarf at the end.
i I find it calming to watch, it's thinking with the hands.
b What are you making at the moment?
=would you do one of those paint your own mug cafes with me
c I would, you get a day out and a mug.
p Mine would look like a child's, and not a gifted one.
i I'd paint yours, so you'd have to think of me at breakfast.
b What would go on your mug?
=have you ever made candles or soap / would you do a candle making workshop
c I'd do it, something with cedar and orange.
p Mine would smell of wet dog and regret.
i Smell goes straight to memory, so I'd like to bottle one good evening.
b Which scent is you?
=would you make a ring in one of those workshops / do you like handmade jewellery
c I'd try it, hammer, silver and a bit of patience.
p It would fit a carrot perfectly.
i I love it when you can see the hand that made a thing.
b Silver or gold for you?
=can you do origami / can you fold a paper crane
c A crane, yes, and I'd leave it by your cup.
p Just a ball of paper, in the modern style.
i No, but they say a thousand cranes get you a wish, so I'm tempted.
b What would you wish for?
=do you keep scrapbooks / do you keep tickets and little things
c I do, tickets, notes, one pebble per trip.
p Every pocket I own is a museum of receipts.
i Small things hold more than photos do, so yes, a few.
b What little thing could you never throw out?
=do you make your own cards or buy them / do you still send cards
c I send them, by hand, with more than two lines.
p Bought in June, found again the June after.
i Too rarely, a card is the last nice surprise left in a letterbox.
b When did you last get one?
=do you carve pumpkins / are you into making halloween stuff
c I do, one scary, one smiling, soup after.
p Mine looks as if it's seen my bank balance.
i Last minute or never, but I love a whole street agreeing to be silly.
b What are you dressing up as this year?
=would you make a gingerbread house with me / do you do christmas crafts
c Yes, proper walls, a lot of icing, no rules on the roof.
p It would fall down, and we'd be forced to eat the evidence.
i Building a thing with care only to give it away suits me.
b Are you neat or all sweets on one side?
=can you arrange flowers / would you do a flower workshop with me
c I'd do it, I like flowers in the house for no reason.
p Eight in a jug, leaning like old friends at closing time.
i It's odd that men get flowers so late in life, I'd like to change that.
b Which flower is yours?
=do you like colouring in / would you do colouring books to relax
c I would, inside the lines and tongue out.
p Someone always has to fight me for the green.
i It's the one thing I can do while really listening to someone.
b Pens or pencils?
=have you tried calligraphy / do you like nice pens and paper
c I love a good pen, you write better things with one.
p The pen of a poet, the hand of a chicken.
i Never properly, but ink can't be deleted, so you have to mean it.
b What would you write first with a lovely pen?
=do you volunteer / have you ever volunteered / have you ever done volunteer work
c I do when I can, it's the best spent hour of a week.
c Yes, when I can, it puts my own problems in order.
p At parties, yes, I'm always the one who offers to wash up.
p I volunteer as taste tester wherever I go.
i Not enough, and it's the thing I'd change first about my week.
i Not yet as much as I'd like, I'd want to do something where I know the faces.
b Where would you lend a hand?
b What would you give your time to?
=would you volunteer at an animal shelter with me
c Yes, today, I'll walk the old ones nobody picks.
p One hour in and I'd be home with a donkey.
i I'd like to sit with the scared ones until they come to me.
b Would you manage to leave without one?
=have you ever helped at a soup kitchen or food bank
c I'd happily do it, nobody should eat alone unless they want to.
p Put me on potatoes, with my name on the apron.
i You go to help and then it's you who gets something, that's how I see it.
b Have you ever done a shift?
=would you do a beach clean with me / do you pick up litter
c I do, two minutes, one bag, no sermon.
p I'd race you, winner is whoever finds the oddest shoe.
i A place left a bit better is enough, even if nobody knows.
b Would you rather clean a beach or a park?
=do you give blood / are you a blood donor
c I do, an hour of my time for someone's whole life.
p The biscuit and the brave sticker alone make it tempting.
i One day soon, it moves me that you'd never know who it went to.
b Do you know your type?
=would you do a charity run for a cause / would you sponsor me for my run
c Count me in, tell me how much a mile.
p Double the money if I may watch from a chair.
i I'd stand at the worst hill and shout your name there.
b What are you raising it for?
=do you give money to homeless people / do you stop for people who ask on the street
c I do, and I look at them, that part costs nothing.
c Yes, and I look at the person while I do.
p In for a coffee, out with two, that's my system.
p I'm no match for anyone with a clipboard and a kind face.
i I'd rather give and be wrong than walk past and be right.
i Not always money, sometimes a coffee and a few words, being seen counts too.
b Do you stop?
b Is there a charity you care about?
=is there a cause you really care about / what charity would you give a million to
c Children's hospitals, no one that small should be that brave.
p Old donkeys first, then everybody else.
i Lonely old people, it would take so little to fix.
b Which would be yours?
=would you visit old people as a volunteer / do you like talking to old people
c I would, they've the best stories and no time for nonsense.
p They already dress like me and we agree on biscuits at four.
i Ask them what they'd do again, they never name anything big.
b Who's the oldest person you love talking to?
=are you patient enough to teach / would you tutor kids for free
c I am, I like the moment their face changes.
p I'd be the one getting told off for talking.
i Mostly, whoever tries gets all the time in the world.
b What would you teach?
=would you volunteer abroad / would you take a year to help somewhere
c If I'd be of real use, yes, not for the photos.
p Keen, sunburnt and in everyone's way for a week, that's me.
i I'd go to learn more than to help, I think that's the honest way round.
b Where would you choose to help?
=do you buy from charity shops / are you good at finding things second hand
c I do, best shirts in town and the money goes somewhere good.
p One book was the plan, and now there's a lamp shaped like a fish.
i Clothes no, but I love things with a past I can make up.
b What's the best thing you've found in one?
=would you shave your head for charity / what silly thing would you do for charity
c I'd do it, hair grows and money helps.
p A bath of beans, for a good sum.
i Silence for a whole day, that would raise the most.
b What would it cost to make you do it?
=would you plant a tree with me / have you ever planted a tree
c Yes, an oak, so someone's still thankful in two hundred years.
p I'd hug it weekly and check on its progress.
i Planting shade you'll never sit in is a kind thing to do.
b Which tree would you choose?
=what hobby would you take up if you had the time / is there a hobby you'd love to try
c Sailing, one small boat and no phone signal.
p Beekeeping, mostly for the hat.
i Fixing old watches, it's time you can hold in your hand.
b Which one would you start tomorrow?
=would you try a new hobby with me / shall we learn something together
c Yes, you pick the first, I pick the second.
p As long as we're both dreadful for at least a month.
i I'd love that, it's hard to hide who you are when you're both new.
b What do we start with?
=which hobby did you give up on / have you ever quit a hobby
c The ones that needed more gear than talent.
p Juggling, the neighbours downstairs asked nicely.
i I count no hobby as lost, some are just waiting for winter.
b What did you drop after a week?
=did you get into anything weird in lockdown / what was your lockdown hobby
c Cooking properly, and I'd keep that for life.
p Staring at a loaf as if it were television.
i Long walks with no aim, I'd never really seen my streets before.
b What did you start and still do?
=can you do any magic tricks / do you know a card trick
c One, and it works if you don't stand on my left.
p I can make a whole pizza vanish.
i None, I'd rather have the second of wonder than know how.
b Do you want to know how it's done or keep the mystery?
=can you juggle / do you have a party trick
c Three oranges, ten seconds, big finish.
p I can fall asleep standing, it's a quiet act.
i No tricks, but I remember small things people told me long ago.
b Have you got a trick up your sleeve?
=do you like birdwatching / do you know your birds
c More each year, first the robins get you, then it's over.
p I know pigeon, not pigeon and angry pigeon.
i Hardly any, but people who can stand still like that impress me.
b Which bird would you be?
=do you fish / is fishing boring
c It's lovely, you get a whole river for doing nothing.
p The fish and I meet rarely and on their terms.
i I don't, but I'd go for the silence between two people who needn't talk.
b Would you last an hour on the bank?
=do you collect anything / did you collect things as a kid
c Nothing now, I'd rather own less and use it more.
p Chargers for phones no one remembers.
i Good sentences, I write them down wherever I find them.
b What did little you collect?
=would you take an evening class / what class would you sign up for
c Italian cooking, second row, clean apron.
p Beginners anything, I'm at my peak in week one.
i Philosophy for people who've had a day's work, that's a room I'd like.
b Which one would you pick?
=are your hobbies expensive / what do you spend too much money on
c Good food and concerts, and I regret none of it.
p Things I need for hobbies I'm about to have.
i The best ones are free, it's the time I'm short of.
b What do you happily overspend on?
=what have you learned recently / what's the last new thing you learned
c That most things get easier if you start before you're ready.
p Nobody can fold a fitted sheet, so we're all free.
i Listening goes better once I stop planning my answer.
b What's something you'd like to learn this year?
=what do you do when you're bored / how do you spend a rainy afternoon
c Music on, something slow on the stove, one good book.
p I open the fridge every ten minutes for news.
i Let it get properly dull, my best ideas come out of that.
b What's your rainy day thing?
=are you a hobby person or do you just like to relax
c Half and half, I do things so the sofa feels earned.
p My hobby's looking for a hobby, lying down.
i I like being busy with something no one will ever pay me for.
b Which one are you on a free afternoon?
`;
