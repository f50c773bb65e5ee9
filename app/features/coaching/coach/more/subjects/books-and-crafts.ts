/** Screen, books, crafts and what is old. How a table of subjects is written: see subjects.ts. */
export const BOOKS_AND_CRAFTS = String.raw`
= films: (?<!(?:horror|scary|slasher|35 ?mm|120|shoot|shooting|develop|developing|rolls? of|on|instant|colour|color|analogue|analog|cling|hate|hates|disney|pixar|star wars|harry potter|ghibli|christmas|romantic|romance|old|vintage|classic|black[- ]and[- ]white|b&w|silent|documentary|com|sci-?fi|fantasy|(?:work|working|worked|job|career) in|make|making|blue) )(?:films?(?! (?:cameras?|photo\w*|school|makers?|making|industry|crew|sets?|production|producer|editor|rolls?|developing|stock|student|degree|studies|score|music))|movies?(?! (?:industry|sets?|crew|production|producer|scores?|quotes? only)))|(?<!(?:hate|hates) (?:the )?)cinemas?(?! photography)|arthouse|art[ -]house|cinephile|film[ -](?:buff|nerd|geek|club|nights?|festivals?)|(?:movie|film|cinema) nights?|letterboxd|film noir|world cinema|wes anderson|tarantino|hitchcock|kubrick|almod[oó]var|wong kar[- ]wai|scorsese|greta gerwig|agn[eè]s varda|david lynch
n films
sc I like someone who'll stay for the credits, because a good film deserves a minute of quiet.
sc I'm all for seeing films in a cinema, with the phone off and nowhere else to be.
sp I'd finish the popcorn before the film starts and act surprised.
sp I'd pick the aisle seat, then apologise to the whole row through the best scene of the film.
si The first thirty seconds after a film, before anyone speaks, are my favourite part.
si Walking out of a cinema into daylight always feels like being let off something.
qc What's the last film that stayed with you the next morning?
qc Back row, front row or dead centre?
qc Which film could you start again tonight without complaint?
qp Sweet popcorn, salted, or something smuggled in up a sleeve?
qp Do you talk during films, or shush the ones who do?
qp Which film does everyone adore and you just don't get?
qi Which film made you see a person you know differently?
qi Is there a scene you can play in your head from start to finish?
qi Which film would you like to see again for the first time?
m You give a film two full hours of your attention, and hardly anyone gives anything that now.
m Being moved by people who don't exist takes an open heart, and I like that about you.
m You choose what you watch rather than taking what's put in front of you. I respect that.
m Being curious about other people's lives is half of loving films, and it shows in you.
f The film I'll defend to anyone is ...
f The scene that gets me every single time is ...
f You can tell I'm enjoying a film when ...
o you outside a small cinema at night under the lit-up sign, ticket still in your hand

= horror-films: horror(?: (?:films?|movies?|books?|novels?|fans?|stories|nerd|junkie|nights?|buff|lover|games?|flicks?|podcasts?))?(?! show of)|(?:scary|slasher|zombie|ghost) (?:films?|movies?|stor(?:y|ies)|flicks?)|slashers|stephen king|hereditary|midsommar|ari aster|the conjuring|halloween (?:films?|movies?)|final girl
n horror films
sc Anyone who watches horror on purpose has steadier nerves than most.
sc I respect horror, it's the one genre that can't get away with a bored audience.
sp I'd watch a horror film the safe way, through a jumper.
sp I'd be the one in the horror film who says it's probably just the boiler.
si With horror it's never the monster that gets you, it's the door that was shut a minute ago.
si Odd that people who love horror are so often the gentlest ones in the room.
qc Ghosts, slashers, or the slow kind where nothing happens until it does?
qc Which horror film actually got you?
qc Do you watch them alone, or is company required?
qp Would you survive to the end, or go in the first ten minutes?
qp Lights on afterwards, or straight to sleep like it's nothing?
qp How long did you avoid the cellar, the bath or the woods after the worst one?
qi What scares you more, something you see or something you only hear?
qi Which tiny ordinary thing did a horror film ruin for you?
qi What do you think people get out of being frightened on purpose?
m You look straight at the thing everyone else watches through their fingers. That takes nerve.
m You go looking for your own limits, for fun. I find that impressive and a little alarming.
m Enjoying a good fright means you trust yourself to come out the other side.
m It takes a sturdy imagination to live with those stories and still put the light out.
f The horror film I can't watch alone is ...
f In a haunted house you'd find me ...
f The most harmless thing that scares me is ...
o you on a sofa in the blue light of the telly, blanket up to your nose, eyes wide

= tv-series: (?<!(?:the|world|tv|book|lecture|photo|novel|fantasy|concert|test|speaker) )series(?! of)|netflix(?! (?:and|&|n) chill)|bing(?:e|ing|eing)(?:[ -]?(?:watch\w*|watching|worthy|tv|shows?))(?! eating)|binge[ -]?watch\w*|(?:tv|television|crime|comfort|favou?rite) (?:shows?|dramas?|series)|(?<!reality )(?:good|bad|trashy|great) (?:telly|tv)|box ?sets?|sitcoms?|k[ -]?dramas?|korean dramas?|fleabag|succession(?! planning)|the office(?= (?:us|uk|quotes|reruns|for the)| ?\(u|[,;])(?<!(?:in|at|to|from|of|for) the office)|parks and rec|gilmore girls|schitt'?s creek|ted lasso|the bear(?=,| on (?:repeat|disney|hulu))(?<!(?:choose|pick|with|chose|picked) the bear)|breaking bad|game of thrones|stranger things|peaky blinders|bridgerton|downton abbey|grey'?s anatomy|new girl(?=[,;]| on repeat| rewatch)|brooklyn (?:99|nine-nine)|derry girls|peep show|the sopranos|mad men|severance(?! pay)|twin peaks
n the series you watch
sc A good series on the sofa after a long week needs no excuse from anyone.
sc I think waiting to watch the next episode together is a very serious promise.
sp One more episode is the lie I'd believe every single time.
sp When a series asks if anyone's still watching, I feel it could be kinder about it.
si Finish a long series and you miss people who were never there. It's a strange small grief.
si Every series has one side character the writers clearly loved more than the hero.
qc What are you watching at the moment?
qc Which series do you go back to when the week's been too much?
qc One episode a night, or the whole lot by Sunday?
qp Would you wait for someone, or watch ahead and act surprised?
qp Which character would you not last a day as flatmates with?
qp Who'd play you in the series of your last year?
qi Which series would you love to be able to watch for the first time again?
qi Which ending have you still not forgiven?
qi Which made-up place would you move into tomorrow?
m You get attached to characters, and anyone who roots that hard for others is good company.
m You know how to stop and rest. Plenty of people never learn it.
m Following a story over years takes loyalty, even through the season nobody talks about.
m You can stick with flawed people until they make sense. That's good for more than telly.
f The series I've watched too many times is ...
f The character I'm a bit too much like is ...
f I know it's one episode too many when ...
o you on the sofa with a bowl in your lap, caught turning round with the remote in the air

= reality-tv: (?<!(?:hate|hates|no|not into) )(?:reality (?:tv|telly|television|shows?|series)|trash(?:y)? (?:tv|telly|television)|(?:great british )?bake[ -]?off|gbbo|love island|(?:the )?traitors|(?<!(?:say|says|if|that|think|believe) )love is blind|married at first sight|mafs|strictly(?: come dancing)?(?= ?(?:[,.;!&+]|and |on |season|nights?|fan|$))|i'm a celeb(?:rity)?|drag race|rupaul\w*|big brother(?= (?:uk|us|fan|live|house)|[,;])|the bachelor(?:ette)?|bachelor (?:nation|in paradise)|real housewives|below deck|survivor(?= (?:fan|superfan|season|nights?|on)|[,;])|selling sunset|made in chelsea|towie|vanderpump\w*|race across the world|sewing bee|pottery throw ?down|taskmaster|gogglebox|come dine with me|first dates(?= (?:on channel|hotel|reruns)|[,;])|kardashians|the great pottery|great british menu|masterchef|dancing with the stars|grand designs)
n your reality TV
sc Reality TV is people-watching with the boring bits cut out, and I fully support it.
sc I respect anyone who watches reality TV without pretending it's for research.
sp On any reality show I'd be out in week one, thanking the catering team.
sp Eight minutes into a reality show I'd have strong views on a stranger named Callum.
si Reality TV gets real in the half second before they remember the camera.
si On those shows I'm always drawn to the kind one in the corner who gets no airtime.
qc Which show has you at the moment?
qc Who are you still rooting for, years later?
qc Do you watch with a group chat going, or in complete silence?
qp Which show would you win, and which would you leave in tears?
qp What would be your first words to the camera?
qp Which elimination are you still not over?
qi Could you lie to a room full of nice people for a prize?
qi Do you spot early on who's playing and who's just being themselves?
qi What would the edit get wrong about you?
m You read people from half a raised eyebrow, and that's no small skill.
m You like what you like and don't dress it up as something cleverer. That's real confidence.
m You pick the underdog and stay with them to the final. That's loyalty.
m You find people endlessly interesting, even the impossible ones. That's a generous way to be.
f The show I'd last exactly one week on is ...
f The contestant I still think was robbed is ...
f My first words in the diary room would be ...
o you holding up a badly collapsed cake as if a judge were standing in front of you

= anime-and-ghibli: anim[eé]s?(?! (?:conventions? organiser))|mangas?|ghibli|miyazaki|totoro|spirited away|howl'?s moving castle|princess mononoke|kiki'?s delivery(?: service)?|ponyo|cosplay(?:er|ing|s)?|otaku|naruto|one piece(?= (?:fan|manga|anime)|[,;])|sailor moon|attack on titan|demon slayer|fullmetal alchemist|cowboy bebop|haikyuu?|jujutsu kaisen|makoto shinkai|crunchyroll|frieren|fruits basket
n anime
sc Animation can go where no camera can, and I've a lot of time for anyone who knows it.
sc I like how anime will stop the whole story just to let it rain for a minute.
sp I'd cry at an anime about a volleyball team and blame the subtitles.
sp Any breakfast in an anime makes my toast look like it's given up.
si In a Ghibli film the villain is mostly just someone having a terrible week. I love that.
si Anime makes a bowl of noodles or an empty train look like the most important thing there is.
qc Which anime or manga got you into it?
qc What would you show a complete beginner first?
qc Subtitles or dubbed?
qp Which anime food would you most like to climb into the screen for?
qp What would your dramatic opening credits look like?
qp Which spirit or creature would you want living in the spare room?
qi Which of those worlds would you live in, knowing how the story goes?
qi Which scene with hardly any words in it got to you most?
qi Which character grew up alongside you?
m You see the care in a hand-drawn leaf. Someone spent a week on that, and you noticed.
m I like that you don't think wonder is only meant for children.
m You let a story take its time and notice the weather in it. That's a good way to look at life.
m You're happy to read a whole story in subtitles or back to front. That's a curious mind.
f The anime that made me cry on a train is ...
f The animated meal I'd most like to eat is ...
f If I lived in a Ghibli film I'd be ...
o you waiting under a big umbrella at a country bus stop, straight-faced, a leaf on your head

= sci-fi: (?<!(?:never (?:seen|watched)|not seen|haven't seen|hate|hates) (?:a |any )?)(?:sci[ -]?fi|science[ -]fiction|star[ -]?wars|star[ -]?trek|trekk(?:ie|ies|er)|doctor who|dr\.? who|whovian|tardis|battlestar galactica|firefly(?= (?:fan|rewatch|the series)|[,;])|stargate|the expanse(?! of)|blade runner|interstellar(?! travel)|dune(?= (?:books?|films?|movies?|fan|part)|[,;])|hitchhiker'?s guide\w*|douglas adams|asimov|ursula (?:k\.? )?le guin|philip k\.? dick|andor|mandalorian|grogu|x-files|black mirror|babylon 5|arrival(?= \(?(?:film|movie)))
n sci-fi
sc I trust people who love sci-fi, they've already thought about how to treat a stranger.
sc Good sci-fi is about people. The spaceship is just there to get them in one room.
sp Put me at the controls of a starship and the wipers would come on.
sp I'd get a time machine and use it to find where I put the keys.
si Sci-fi puts us all on the same strange ship and then asks who does the washing-up.
si Whatever year sci-fi is set in, someone's still fixing an old machine by hitting it.
qc Which sci-fi world got you first?
qc Books, films or a series with far too many seasons?
qc Which ship would you sign up for?
qp What job would you honestly have on a spaceship?
qp Which made-up gadget would make your Monday bearable?
qp Would you go exploring, or stay on board and mind the snacks?
qi Past or future, if you only got one trip?
qi What would you show a visitor from another planet first?
qi Which invented future would you actually want to live in?
m You're at home with big questions and don't need them answered by bedtime. I like that.
m You look at how things are and wonder how else they could be. That's a rare habit.
m Anyone who can feel for a robot has plenty of heart to spare.
m Keeping a sense of wonder in a week full of emails takes some doing, and you do it.
f On a spaceship my job would be ...
f With one trip in a time machine I'd ...
f The made-up world I'd move to is ...
o you at night in a field with a torch pointing straight up, waiting to be collected

= fantasy: (?<!(?:never (?:seen|watched|read)|not seen|haven't seen|haven't read|hate|hates) (?:a |any )?)(?:(?<!(?:my|a|sexual|complete|total) )fantasy(?! (?:football|league|team|baseball|draft|sports|premier|boyfriend|holiday|trip|dinner))|lord of the rings|lotr|tolkien|the hobbit|middle[ -]earth|rivendell|gandalf|samwise|second breakfast|elvish|harry potter|potterhead|hogwarts|hufflepuff|ravenclaw|gryffindor|slytherin|narnia|discworld|pratchett|robin hobb|brandon sanderson|cosmere|wheel of time|earthsea|romantasy|acotar|sarah j\.? maas|fourth wing|the witcher|his dark materials|philip pullman|dragons(?!'? den)|neil gaiman|percy jackson|princess bride)
n your fantasy worlds
sc Fantasy takes friendship more seriously than almost anything else on the shelf.
sc I like people who grew up on fantasy and never quite handed the map back.
sp Give me a magic sword and I'd have somebody's washing line down.
sp On a quest I'd ask about lunch before we'd lost sight of the village.
si In fantasy the one who saves everything is so often the one who'd rather be in the garden.
si A fantasy map with one corner left blank will keep me up at night.
qc Which of those worlds did you disappear into first?
qc Films, books, or the books again out loud with voices?
qc Who's the character you'd want beside you on a long walk?
qp What would you be in a fantasy village: witch, baker, suspicious traveller?
qp Dragon, talking horse or a very large eagle for the commute?
qp Which house, guild or order would have you, and which would you rather?
qi Which place in a book could you find your way around with your eyes shut?
qi Would you take the ring or the quest, or stay home and be glad?
qi Which small magic would you choose, nothing grand, just for everyday?
m You still believe small people can do great things. That's worth holding on to.
m Reading your way through all those maps and family trees takes real devotion.
m You keep a door open to somewhere else, and that makes a person good company here too.
m Someone who cries for the loyal friend rather than the hero has her heart in the right place.
f On a quest I'd be the one in charge of ...
f The made-up place I could find my way around is ...
f My one everyday magic would be ...
o you in a wood with a long stick and a rucksack, looking far off as if the map were wrong

= disney-and-pixar: (?<!(?:hate|hates|not a|no) )(?:disney(?:land|world)?(?: (?:films?|movies?|adult|songs?|princess(?:es)?|fan|world|land|parks?|nerd|sing-?alongs?|plus))?|pixar|shrek|toy story|lion king|finding nemo|inside out(?= (?:2|film|made)|[,;])|ratatouille(?= (?:the film|made)|[,;])|moana|encanto|mulan|beauty and the beast|little mermaid|lilo (?:and|&) stitch|the aristocats|robin hood (?:the fox|disney)|tangled(?= (?:film|the film)|[,;])|monsters,? inc\.?|wall-?e|coco(?= \(?(?:film|movie))|muppets?|paddington(?! (?:station|basin))|wallace (?:and|&) gromit|aardman|winnie the pooh|animated (?:films?|movies?)|kids'? (?:films?|movies?)|dreamworks)
n Disney and Pixar
sc Anyone who still sings along to the Disney ones is all right by me.
sc Shrek taught a generation about onions and kindness, and I won't hear a word against him.
sp A Pixar film about a lamp would have me in pieces by the second scene.
sp I'd take the low part in a Disney duet and still come in too early.
si Pixar can do more with ten silent minutes of a marriage than most films with two hours.
si Watch a Disney film again as a grown-up and suddenly you're on the father's side.
qc Which film did you wear out as a child?
qc Which song do you know every word of?
qc Who was your first cartoon hero?
qp Which sidekick would be the hardest to share a flat with?
qp Which villain has the best song and, really, a fair point?
qp Would you live in a swamp, a castle or a house held up by balloons?
qi Which of those films hits quite differently now than when you were small?
qi Which cartoon animal would give you the wisest advice?
qi Which tiny moment in one of them always gets you?
m You held on to the part of you that sings in the car. Not everyone manages that.
m I like that you can be moved by a toy, a fish or an ogre and not make excuses.
m You don't need a thing to be grand or difficult to love it wholeheartedly.
m I bet any child would pick you as the best grown-up in the room.
f The cartoon that still makes me cry is ...
f The song I know every word of is ...
f The cartoon sidekick I'm most like is ...
o you mid-song at the wheel of a parked car, one hand on your heart

= reading: (?<!(?:lip|mind|tarot|palm|map|sight|proof|news|sheet music|not|don't|hate|keep|stop|from|live in|living in|based in|born in|up in|near)[ -]?)reading(?! (?:this|my|the room|people|fc|festival|maps?|week|between|tarot|minds?|uni\w*|poe\w*|glasses|bio\w*|profile))|(?:love|like|enjoy|always|usually|currently) (?:to )?read(?= ?(?:[,.;!&]|$|and |in |on |a |too |anything |books?|novels?))|(?<!(?:photo|comic|cook|cookery|recipe|text|picture|colouring|coloring|sketch|note|audio|scrap|year|check|romance|crime|horror|fantasy|children's|write|writing|the|my|an open|any|by the|in the|written a) )books?(?! (?:a|an|the|me|club|clubs|ahead|early|shops?|stores?|binding|keeper|keeping|token|flights?|tickets?|now|it|in|of business|fairs?|seller)\b)|book[ -]?(?:worm|lover|nerd|ish|addict|hoarder|girl|person)s?|bibliophile|novels?(?! (?:idea|writing|coronavirus))(?<!(?:my|first|own|graphic|romance|romantic|crime|detective|mystery|spy|thriller|historical|regency|spicy|fantasy|sci-?fi|trashy|(?:writing|written|write|wrote|finish|finishing) (?:a|the|my)) novels?)|(?<!(?:palm|mind|tarot|lip|proof|card|news|map|e|meter)[ -]?)readers?(?! (?:digest))|goodreads|storygraph|book ?tok|bookstagram|tbr|kindle(?! kindness)|audio ?books?|jane austen|bront[eë]s?|dickens|virginia woolf|sally rooney|murakami|tolstoy|dostoe?vsky|donna tartt|george eliot|margaret atwood|middlemarch|pride and prejudice|jane eyre|wuthering heights
n your reading
sc A person with a book is never really waiting for anything, and I like that calm.
sc I'd always rather hear what someone's reading than what they do all day.
sp I'd miss two stops for a good book and tell everyone it was the train.
sp I respect a tower of unread books. It's the most hopeful thing in any bedroom.
si The real recommendation is the book someone buys twice because the first was never returned.
si A really good book makes a person slow down near the end, so it can't leave.
qc What are you reading at the moment?
qc Paper, screen or someone reading it into your ears?
qc Which book would you put straight into my hands?
qp Do you turn down the corner of the page, or are you a civilised person?
qp How many books go with you for a weekend away?
qp What's the oddest thing you've used as a bookmark?
qi Which book came along at exactly the right moment?
qi Do you finish a book you don't like, or let it go?
qi Is there a character you still miss?
m You can sit still with one thing for an hour, and these days that's nearly an act of defiance.
m All those other lives you've read your way into must make you easy to talk to.
m You're curious on your own time, with no exam at the end. I admire that.
m You make room for a quiet thing in a loud week, and that's a choice I respect.
f The book I press on everyone is ...
f The sentence from a book I still know by heart is ...
f The book that's been by my bed the longest is ...
o you deep in a paperback on a train, not noticing the picture being taken

= book-club: book[ -]?(?:clubs?|group)|reading (?:group|circle)
n the book club
sc A book club is a brilliant excuse to argue with people you like.
sc I like that a book club makes sure someone asks what you really thought.
sp I'd turn up at book club with strong views on the first forty pages.
sp Every book club has a quiet one who's actually read it and a loud one who hasn't.
si A whole book club reads the same page and comes back with eight different people on it.
si I'd listen hardest at book club to whoever hated the book everyone loved.
qc What's the club reading now?
qc Which book split the room?
qc Who gets to choose next, and is there politics in it?
qp How many minutes go on the book before it's wine and other people's lives?
qp Have you ever bluffed a whole evening from the back cover?
qp Who brings the good snacks?
qi Which book did you change your mind about because of someone else in the room?
qi What would you choose if it had to make them all talk till midnight?
qi Are you the one who defends the villain?
m You'll read something you'd never have picked and give it a fair hearing. That's rare.
m Getting a group of busy people round a table month after month is a real gift to them.
m You don't just read, you want to hear what it did to someone else. That's lovely.
m You can disagree over a book and still pour that person a drink. I admire that.
f The book I'd choose for a book club is ...
f The book everyone loved and I couldn't finish is ...
f What I'd bring to book club is ...
o you at a crowded kitchen table, a paperback full of paper slips in one hand, mid-argument

= poetry: (?<!(?:hate|hates) )(?:poetry|poems?|poets?|spoken word|haikus?|sonnets?|mary oliver|sylvia plath|seamus heaney|ocean vuong|wendy cope|emily dickinson|rumi|rilke|neruda|anne sexton|frank o'hara|pessoa|szymborska|wis[lł]awa \w+|slam nights?|open[ -]mic poe\w+|limericks?)
n poetry
sc A poem can say in eight lines what most of us circle for years, and I love that.
sc I like people who keep a poem or two about them for emergencies.
sp Any poem I wrote would rhyme heart with cart and there'd be no reason for the cart.
sp I'd clap between verses at a poetry night and have to style it out.
si Some poems make no sense for years, and then one Tuesday they're about you.
si The white space round a poem is half the reason it works. All that room to think.
qc Which poem would you give to someone who says they don't like poetry?
qc Do you read it, write it, or both?
qc Who's the poet you go back to?
qp What in your day today deserves a very short and solemn poem?
qp Rhyme, no rhyme or a really filthy-weather limerick?
qp Could you recite one right now, with gestures?
qi Is there a line you carry around with you?
qi Which poem did you only understand much later?
qi Do you read a poem quietly or say it to the kettle?
m You're willing to slow down for ten lines. That sort of attention is a gift to anyone near you.
m You look for the exact word and won't take its cousin. I admire that.
m Poetry asks you to be unguarded, and you've kept it in your life anyway.
m You must notice small things all day long that the rest of us walk straight past.
f The line of poetry I carry around is ...
f If I had to write a poem today it'd be about ...
f The poem I'd read at a friend's wedding is ...
o you reading from a thin book on a park bench, one hand conducting a little

= writing: (?<!(?:hate|hates|hand|type|code|copy|song|sky|screen|letter|technical|grant|not|at|for|good|bad|in|my) )(?:creative |fiction |travel |short story |novel |fantasy |script)?writing(?! (?:this|code|letters?|emails?|bios?|about myself|my (?:bio|profile|phd|thesis|dissertation)|essays|reports|a (?:bio|profile|thesis|dissertation|phd)|up|software|postcards|desk|to you|poe\w*|songs?|music))|(?:write|writing|wrote|written|finish|finishing|working on|drafting|editing) (?:a|my|the|an) (?:\w+ ){0,2}?(?:novels?|book|memoir|screenplay|script|short stor(?:y|ies)|children'?s book)|(?:my|first|unfinished|half-finished|own|terrible) (?:\w+ )?novel|short stor(?:y|ies)|nanowrimo|screenwriting|screenplays?|(?:aspiring|amateur|hobby|fiction|creative|budding) (?:writer|novelist|author)|i write(?= (?:stories|fiction|short|novels?|a bit|too|for fun|every)|[,.;]|$)|i'm writing|fan ?fic(?:tion|s)?|write (?:stories|fiction|for fun)
n your writing
sc Writing means showing up to a blank page with no promise it'll talk back. Respect.
sc I like people who write for the plain joy of making things up.
sp Writing a novel, I'd have a name, a map and a title font, and no second sentence.
sp I'd name the villain after whoever invented the group email.
si I like that with writing even the staring out of the window counts as work.
si A made-up person who starts arguing with her author must be quite something to live with.
qc What are you writing at the moment, or wanting to?
qc Mornings, midnight, or on the bus with a phone?
qc Does anyone get to read it before it's done?
qp What do you do instead, when you should be writing?
qp Who do you know who'd recognise themselves, and would they sue?
qp How often has the first sentence been rewritten?
qi Does it begin with a person, a place or a line that won't leave?
qi What would you write if nobody could ever find out it was you?
qi Has a character ever surprised you?
m You sit alone with something that isn't finished and keep going. That takes quiet courage.
m Making a world out of nothing, after a day's work, takes more will than most people have.
m You'd rather try to make the thing than just have views about it. More people should.
m Putting words down where they can be judged takes nerve, even if only you read them.
f The story I'd write if I had a year off is ...
f The first line of my life story would be ...
f If I were a character, the author would cut ...
o you at a window table with a notebook, pencil between your teeth, three lines crossed out

= libraries-and-bookshops: (?<!(?:work in|work at|working in|working at|run|own|manage|steam|spotify|music|software|film|code) (?:a |an |the )?)(?:(?:public |local |old |university |little free |free )?librar(?:y|ies)(?! (?:assistant|science|manager|degree|job))|(?:second[ -]?hand |used |old |independent |indie |charity |local )?book[ -]?(?:shops?|stores?|stalls?|markets?|fairs?)(?! (?:owner|manager|job|assistant))|second[ -]?hand books?|(?:old|antique|rare|used|vintage) books?|hay[ -]on[ -]wye|foyles|waterstones|daunts?(?: books)?|shakespeare (?:and|&) co\w*|barnes (?:and|&) noble|powell'?s|library card)
n libraries and bookshops
sc Libraries and bookshops are about the last places where nobody hurries you along.
sc I'd call an hour in a bookshop a full afternoon out.
sp I'd go into a bookshop for a birthday card and come out needing a lift home.
sp Any room full of quiet books and I'd drop something heavy within two minutes.
si A stranger's pencil note in an old book is a conversation with very long pauses.
si Whatever book you weren't looking for is usually one shelf to the left.
qc Which section do you drift to first?
qc A big one with a café, or a tiny one with a cat?
qc Do you go in with a list, or let something find you?
qp How good are you at leaving with nothing?
qp Cover, first line or smell, what do you judge a book by?
qp What's the longest you've vanished in one while someone waited outside?
qi What's the best thing you've found left between the pages?
qi If you ran one, what would it have that none of the others do?
qi Which book would you hide on the shelf for the next person to find?
m You can wander without hurrying to a result. I think that's a kind of wisdom.
m I like that you go where the quiet is and stay a while.
m You keep choosing the place with people and shelves over one click. That matters to somebody.
m You leave room for finding what you weren't looking for. That's a good way to live.
f In a bookshop you'll find me in front of ...
f The library book I should have returned is ...
f I judge a bookshop by ...
o you on the bottom rung of a bookshop ladder, already reading the thing you came to reach

= museums: (?<!(?:work|working|job) (?:in|at|for) (?:a |an |the )?)(?:museums?(?! (?:curator|job|assistant|studies|worker|educator|of failure))|(?:art |contemporary |small |national )?galler(?:y|ies)(?! (?:owner|assistant|manager|job|wall))|(?:art |new )?exhibitions?(?! (?:designer|manager|centre|center))|exhibits|(?:the )?tate(?: modern| britain)?(?= ?(?:[,.;!]|$|and |on |or |britain|modern))|louvre|moma|rijksmuseum|the met(?= (?:museum)|[,.;]|$)|uffizi|prado|guggenheim|v ?& ?a|british museum|natural history museum|smithsonian|art history|modern art|old masters|impressionis(?:m|ts?)|caravaggio|vermeer|rothko|monet|van gogh|frida kahlo)
n museums
sc I like people who'll stand in front of one painting longer than its label takes to read.
sc A good museum makes me feel small in a way I quite enjoy.
sp In a museum I'd be in the gift shop choosing an eraser while everyone's still in Rome.
sp I'd lean in to look at a painting and be the man who sets off the beep.
si There's a bench in every gallery where you learn more from people's faces than the walls.
si In a museum it's the old spoon that gets me, not the crown. Somebody just had soup with it.
qc Which room would you go to first?
qc Every label, or straight to the one thing you came for?
qc Paintings, bones, teapots or things that used to fly?
qp What would you take home if the alarm were off for one night?
qp How long before you need cake?
qp Which portrait looks like someone you know?
qi Is there one piece you'd travel to see again?
qi What from your kitchen should be in a museum in five hundred years?
qi Would you rather go alone, or with someone who makes up their own labels?
m You look at things properly and take your time over it. You can't fake that.
m You can be puzzled by something and stay with it anyway. That takes a calm mind.
m Wondering about people who've been gone a thousand years is a tender sort of curiosity.
m You spend free afternoons on things that don't hurry you. That's good judgement.
f The painting I'd steal if nobody minded is ...
f In a museum you'll lose me in front of ...
f The object of mine that belongs in a museum is ...
o you seen from behind on a gallery bench, head tilted, in front of something enormous

= painting-and-drawing: (?<!(?:face|nail|body|spray|diamond|house|collect|collecting|looking at|like|hate|pictures? of|oil|wall|miniature|model|warhammer|war|decorating and|and) )(?:painting(?! (?:the|my|walls?|a (?:wall|room|house)|houses?|minis?|miniatures?|nails|warhammer|and decorating|by numbers? kits? for)))|(?:and |oil |like |love )painting(?! (?:the|my|walls?|minis?|miniatures?|nails|warhammer|and decorating))|(?<!(?:face|nail|body|house) )i paint(?! (?:the|my|walls?|houses|nails|minis?))|water ?colou?r(?:s|ist|ing)?|acrylics?(?! nails)|gouache|oil paints?|(?<!(?:short straw|the line|curtains|technical|luck of the|get|not|can't) )drawing(?! (?:board|the line|room|conclusions|straws|pins?|a blank))|(?:love|like|i|to|and) (?:also |still )?(?:draw|sketch|paint)(?= ?(?:[,.;!&]|$|and |badly|a bit|in |people|animals|birds|plants|everything|too))|sketch(?:ing|book|books|er|es)?(?! (?:comedy|shows?))|doodl(?:e|es|er|ing)|life[ -]drawing|portraits?(?! photograph\w*)|charcoal(?= (?:drawing|sketch\w*))|art class(?:es)?|paint[ -](?:and|by|&)[ -](?:sip|numbers?)|illustrating|urban sketch\w*|easels?|procreate|making art|arty|print ?making|lino ?(?:cut|print)\w*|screen ?printing
n your drawing and painting
sc I admire anyone who can look at a pear for an hour and not get bored.
sc I like that painting leaves something on the paper that wasn't there before breakfast.
sp Any horse I'd draw would end in four question marks.
sp Painting the sea, I'd just get a very wet page and a lot of feelings.
si Painting teaches you that shadows aren't grey at all, and after that it's hard to unsee.
si With a drawing it's the line that went a bit wrong that makes it look like someone's.
qc What do you like to draw or paint most?
qc Pencil, paint, or whatever's lying about?
qc When did you last lose a whole afternoon to it?
qp Have you ever drunk the brush water by mistake?
qp What can you absolutely not draw: hands, horses, bicycles?
qp Where do the failed ones go, the bin or under the bed?
qi How do you know when to stop?
qi Do you hang your own on the wall, or turn them to face it?
qi What do you see now that you'd never have noticed before?
m You look until you see it. That's a kind of patience most of us never learn.
m Making a thing that might fail, just for the making, is brave and I like it.
m You let yourself be a beginner on every new page. That takes more courage than it sounds.
m I bet you see nine greens where the rest of us say tree.
f The one thing I can draw is ...
f If someone painted my kitchen, they'd have to include ...
f The picture that hangs where I see it each morning is ...
o you on a step with a sketchbook on your knees and a smear of paint you haven't noticed

= photography: (?<!(?:wedding|portrait|newborn|family|professional|commercial|work in|no|hate|profile) )(?:photography(?! (?:business|studio|degree|for a living))|film (?:cameras?|photo\w*)|(?:analogue|analog|disposable|vintage|old) (?:cameras?|photo\w*)|35 ?mm|polaroids?|dark ?rooms?|(?:street|landscape|wildlife|night|amateur|nature|film) photo\w*|(?:taking|take|took) (?:\w+ ){0,3}?(?:photos?|photographs?|pictures)(?! of (?:me|myself|my food))|photographing|my camera|(?:amateur|hobby|keen) photographer|shoot(?:ing)? (?:on )?film|(?:leica|canon ae-?1|pentax|rolleiflex|hasselblad|olympus om)(?= ?(?:[,.;]|$|camera|user)))
n photography
sc I like how photography makes you walk down your own street as if you were visiting.
sc Someone who'll wait for the light is someone who's good at waiting, and that's rare.
sp I'd put my thumb over the lens for the picture of a lifetime.
sp On a roll of film I'd get thirty-five pavements and one accidental masterpiece.
si A good photograph tells me where the person stood, and that's half of who they are.
si In old photos I look at what nobody was posing, like the wallpaper and somebody's elbow.
qc What do you point the camera at most?
qc Film, phone or a big heavy thing round your neck?
qc Which of your pictures would you hang in a hallway?
qp How often do you say just one more while everyone's freezing?
qp What's the silliest position you've got into for a picture?
qp Do you ask people to hold still, or pretend you're taking the building?
qi Which picture do you wish you'd taken, and didn't?
qi Do you see it before you lift the camera, or only afterwards?
qi Is there a photo you took that you don't show anyone?
m You notice light on a wall when everyone else is looking for the bus. I like that.
m You wait for the real moment rather than asking people to make one. That takes patience.
m Keeping ordinary days from getting lost is a generous thing to do for the people in them.
m You've taught yourself to look, and that changes how a whole life goes.
f The photo I'd save from a fire is ...
f The picture I never get tired of taking is ...
f My camera roll is mostly ...
o you in a puddle's reflection or a shop window, camera raised, caught in your own picture

= pottery: (?<!(?:great|harry) )(?:pottery(?! (?:barn|throw ?down|teacher|studio owner))|ceramics?(?! (?:nails|teacher|engineer\w*|tiles?))|(?:potter'?s |pottery )wheel|throwing (?:pots|clay)|wheel[ -]throwing|hand[ -]?building|clay(?= (?:classes|class|club|nights?|studio|stuff|things|and)|[,.;]|$)(?<!(?:air[ -]dry|polymer|cassius|on|of) clay)|making (?:\w+ )?(?:mugs|pots|bowls|vases)|kilns?|glaz(?:es|ing)(?= ?(?:[,.;]|$|and |pots|mugs))|raku|stoneware|kintsugi)
n pottery
sc I like that pottery won't let you hold a phone. Both hands and your whole mind.
sc A mug someone made is a different drink altogether, and I'll insist on it.
sp Anything I'd make at a pottery class would be called an ashtray by kind people.
sp I'd centre the clay, look up to tell someone, and it would be on the wall.
si Clay seems to know if you're cross. I can't think of many hobbies that tell you so.
si I like the bit where pottery goes into the kiln and it's out of everyone's hands.
qc Wheel or hand-building?
qc What have you made that you use every day?
qc What do you most want to make next?
qp Where does everyone's clay go by the end, walls, hair, sandwich?
qp Who in your life owns far too many wonky bowls by now?
qp What did it turn out to be, when it was meant to be a vase?
qi Which pot cracked and still makes you wince?
qi Have you kept the first thing you made?
qi Do you plan the shape, or does the clay get a say?
m You can watch something collapse and simply start again. I'd like to learn that from you.
m Waiting weeks to see if a pot survived the fire, and doing it again, shows real patience.
m You make things people hold every morning. I can't think of a nicer mark to leave.
m You'll get your hands dirty for something that may well come out crooked. That's good spirit.
f The wonkiest object I refuse to part with is ...
f If I made one thing out of clay it'd be ...
f The mug I'd be sad to break is ...
o you holding up a lopsided bowl in both hands with great pride, clay up to the elbows

= knitting: (?<!(?:close|tight)[ -])(?:knit(?:s|ting|ter|ters|wit)?(?! (?:wear designer|brow|together))|crochet(?:s|ed|ing|er)?|yarn(?:s|y)?(?! (?:spinner|bomb story))|wool(?= (?:shops?|stash|hoarder|fair|festival|addict)|[,;])|granny squares?|amigurumi|ravelry|sock[ -]knitting|hand[ -]?spinning|spinning wool)
n the knitting and crochet
sc A hat made by hand is warmer than a bought one, and I don't care what science says.
sc I like that a ball of yarn can turn a dull train ride into a sleeve.
sp My first scarf would be finished when the wool ran out or I did.
sp Hand me a ball of wool and I'd need rescuing with scissors.
si A blanket of good wool has somebody's evenings in it. I think that's partly why it's warm.
si In any woolly thing there's a row where the news came on and it all went a bit tight.
qc What's on the needles or the hook right now?
qc For yourself, or does everyone you know get socks?
qc Who taught you, a grandmother or a stranger on the internet?
qp How big is the wool stash, and who knows about it?
qp What have you started that may never be finished?
qp Does anyone dare talk to you when you're counting?
qi What have you made that you couldn't give away in the end?
qi How far will you unravel for a mistake nobody else would see?
qi Who's the most grateful person you've ever made something for?
m You'll undo two evenings of work to fix one stitch. That's character.
m Thousands of small knots so that somebody's ears stay warm. That's a lovely use of time.
m You've found a way to make sitting still useful and calm. I'm impressed.
m Thinking of someone for as long as a blanket takes is about as kind as it gets.
f The oldest jumper I still wear is ...
f If somebody knitted me something, I'd ask for ...
f The thing I started and really should finish is ...
o you in a big woollen hat that's clearly handmade, steam from a cup, winter light

= sewing: (?:sewing(?! bee)|i sew|(?:love|like|learning|learned|learnt|taught myself) (?:to |how to )sew|seamstress|dress ?making|(?:mak(?:e|es|ing)|made|sew) (?:all |most of |some of |almost all )?(?:my|their|our)?(?: own)? ?(?:clothes|dresses|skirts|outfits|wardrobe|wedding dress)|quilt(?:s|ing|er|ers)?|patch ?work|embroider(?:s|y|ed|ing|er)?|cross[ -]?stitch(?:es|ing|er)?|needle ?(?:work|point|craft)|mending(?= ?(?:[,.;]|$|clothes|jeans|things|and |socks))|visible mending|darning|up ?cycl(?:e|es|ed|ing)(?= (?:clothes|fashion|old clothes|fabric))|fabric (?:shops?|stores?|stash|hoarder)|sashiko|tailoring(?= ?(?:[,.;]|$|and )))
n the sewing
sc Somebody who can sew can walk past a shop window and think, I could do that. I envy it.
sc I like that sewing keeps good things alive that other people would bin.
sp I'd sew on a button so firmly that I'd also sew it to the other sleeve.
sp Left alone with a sewing machine I'd make one very long straight line and a pillow.
si There's a whole family history in a quilt for anyone who recognises the curtains.
si With anything sewn I want to see the back, that's where the real day is.
qc What are you making or mending just now?
qc What's the piece you're proudest of?
qc From a pattern, or by eye and nerve?
qp How much of your fabric is too good to ever cut?
qp Where do the pins end up, carpet, sofa or foot?
qp Do friends turn up with trousers the moment they hear?
qi Whose old cloth would you love to make something new from?
qi What have you worn out of the house with a pin still in it?
qi Is it the choosing, the cutting or the finishing you love?
m You make things fit the person rather than the other way round. I like that in any field.
m Unpicking a seam at midnight because it's two millimetres out takes standards and heart.
m You see what a plain piece of cloth could be. That imagination must reach well past cloth.
m A thing mended by hand says somebody was worth the trouble, and you go to that trouble.
f The piece of clothing I'll have mended forever is ...
f If someone made me a shirt, it'd have ...
f The thing I repaired and am far too proud of is ...
o you frowning at the eye of a needle, tongue out in concentration, thread in hand

= stationery-and-calligraphy: (?:calligraph(?:y|er|ing|ic)|hand[ -]?lettering|brush lettering|penmanship|stationery|stationary(?= (?:addict|nerd|lover|hoarder|shops?|stores?|hauls?|obsess\w*))|fountain pens?|washi(?: tape)?|notebooks?(?= (?:hoarder|addict|collect\w*|and pens|obsess\w*|lover)|[,;])|gel pens?|leuchtturm|moleskines?|midori|muji pens?|scrap[ -]?book(?:s|ing|er|ed)?|junk journal\w*|sealing wax|wax seals?|photo albums|planner (?:stickers|girl|addict))
n the paper and pens
sc A good pen on good paper is a small luxury that nobody's managed to spoil yet.
sc I like people who make even a birthday card look as if the day mattered.
sp In a stationery shop I'd buy seven notebooks for the person I'll be next year.
sp I'd get ink on my cuff before the first letter, and on the cat by the second.
si You can see from handwriting which word the person had to think about.
si Paper things get kept. Nobody has a shoebox full of text messages under the bed.
qc What do you love making or writing most?
qc Which pen is the one, and does anybody else get to touch it?
qc Pens, paper, tape: which can't you walk past in a shop?
qp How many notebooks are too good to be written in?
qp What ticket stub or sugar packet are you still hanging on to, and why?
qp What's the worst spelling mistake you've ever made in your best writing?
qi Whose handwriting would you recognise anywhere?
qi Which page would you save, if you could only save one?
qi Is it the finished thing you love, or the hour of quiet?
m You put real care into something as small as an envelope. That's how people feel remembered.
m Doing a thing slowly and well when nobody's asked for it is a lovely kind of stubborn.
m You take the trouble to keep what others would throw out with the receipts. I like that.
m A steady hand and a lot of patience, and all that to cheer up somebody's doormat.
f The scrap of paper I've kept the longest is ...
f My handwriting looks like ...
f The ticket stub I'd never throw away is from ...
o you at a desk with ink on your fingers, blowing on a page to dry it

= tattoos: (?<!(?:hate|no|without|temporary|henna|don't have|dislike) (?:any )?)(?:tattoos?(?! (?:artists?|studio owner|apprentice|shop owner|removal))|tattooed|tatts?|(?:heavily|freshly) inked|inked(?= ?(?:[,.;]|$|and |up))|(?:half |full )?sleeves?(?= (?:of tattoos|tattoo|in progress))|stick[ -]and[ -]pokes?|hand[ -]?poked?)
n your tattoos
sc I like people who've decided something and let it stay decided. A tattoo does that.
sc To my mind a silly tattoo needs as much conviction as a serious one.
sp I'd faint at the tattoo studio while filling in the form.
sp I can't commit to a sandwich, and here are people getting a tattoo.
si Even a tattoo picked on a whim becomes a diary entry about a very good Tuesday.
si Behind a tattoo there's one person who drew it and one who trusted them. I like that bit.
qc What was the first one?
qc Planned for years, or a wild Thursday?
qc Is there a next one already in your head?
qp What's the funniest thing a stranger has taken it for?
qp What do great-aunts say about it at weddings?
qp Have you ever talked a friend into one, or out of one?
qi Does it mean something else now than on the day you got it?
qi What would you never have tattooed, however much you love it?
qi Do you still notice it, or only when somebody asks?
m You know your own mind well enough to sign it. I find that impressive.
m You made a choice for good and wear it lightly. There's a lot of confidence in that.
m You sat still under a needle for something you wanted. I'd have fled, and I know it.
m I like that you decided for yourself what you'd carry through life.
f If I got one tattoo, it'd be ...
f The drawing I'd let a friend tattoo on me is ...
f The one thing I'd never have tattooed is ...
o you laughing with a child's felt-tip anchor drawn on your forearm

= crafts: (?:macram[eé]|(?:weaving|loom)(?= ?(?:[,.;]|$|and |classes|looms?))|origami|book ?binding|paper[ -]?(?:cutting|crafts?)|collag(?:e|es|ing)|card[ -]?making|stained[ -]glass|glass[ -]?blowing|fused glass|mosaics?|jewell?ery[ -]?making|(?:mak(?:e|es|ing)|made) (?:\w+ ){0,2}?(?:jewell?ery|earrings|candles?|soaps?|wreaths?|baskets?|bracelets|cards|things with my hands)|silver ?smith(?:ing)?|bead(?:s|ing|work)(?= ?(?:[,.;]|$|and |bracelets|earrings))|friendship bracelets|candle[ -]?making|soap[ -]?making|basket[ -]?(?:weaving|making)|leather[ -]?work(?:ing)?|felting|needle felting|resin(?= (?:art|crafts?|jewell?ery)|[,;])|polymer clay|air[ -]dry clay|flower (?:arranging|pressing)|pressed flowers|wreath[ -]?making|(?:arts? (?:and|&|n) )?craft(?:s|ing|y|er|ers)(?! (?:beers?|ales?|brewer\w*))|craft (?:fairs?|nights?|projects?|room|hobbies|classes|shops?|stores?|supplies|drawer)|hand-?made (?:things|gifts|stuff|presents|jewell?ery)|making things|diamond (?:painting|art)|tie[ -]dye(?:ing)?|puppet[ -]?making|mini(?:ature)s? (?:making|houses)|doll'?s? ?houses?)
n making things by hand
sc I'm always going to be impressed by someone who makes things with her hands.
sc A present somebody made sits on the shelf long after the bought ones have gone.
sp I'd need three plasters and a sit-down to make one candle.
sp Sit me at a craft table and by lunch I'd be glued to it.
si Handmade things have a small flaw somewhere that only the maker can see. I like looking for it.
si Making something is the quickest way I can think of to lose an hour and not miss it.
qc What are you making at the moment?
qc Which bit do you love most, the planning, the making or the showing?
qc What was the first thing you made that really turned out?
qp Has the craft drawer become a craft room yet?
qp What's stuck to the kitchen table and will never come off?
qp Which friend gets all the early attempts?
qi Is there one you couldn't bear to sell or give away?
qi What do your hands know by now that you couldn't explain?
qi What would you love to be able to make one day?
m You take a pile of bits and see what it could become. I admire that kind of mind.
m You give people things that took hours and can't be bought. That's a generous way to love them.
m Getting good at small, fiddly, patient work is its own kind of strength.
m Making things while everyone else just orders them is a stubborn, lovely choice.
f The handmade thing I'd never part with is ...
f The last thing I made with my own two hands was ...
f If I could learn one craft it'd be ...
o you at a messy table, glue on your fingers, holding up the result with doubtful pride

= romcoms: rom[ -]?coms?|romantic comed(?:y|ies)|chick[ -]flicks?|(?:romantic|romance|hallmark|christmas|richard curtis) (?:films?|movies?)|nora ephron|when harry met sally|notting hill(?= (?:the film|film|again|on repeat)|[;])|bridget jones(?:'s)?|love actually|you've got mail|10 things i hate about you|the holiday(?= (?:film|every christmas))
n romcoms
sc I'm firmly on the side of films where two people talk each other into it.
sc A good romcom is much harder to make than a sad film, and I'll stand by that.
sp My big romcom speech would be delivered, word perfect, outside the wrong flat.
sp My airport dash would end at security with a belt in one hand and no shoes.
si In a good romcom the big speech isn't the moment, it's a small kindness an hour before.
si The best friend in a romcom has all the sense and none of the plot. I'd watch her film.
qc Which romcom could you quote by heart?
qc Airport dash, New Year's Eve speech or a letter found years later?
qc Who's your pick of the great screen couples?
qp Which romantic gesture from a film would be a police matter in real life?
qp Which film couple would never have lasted till Easter?
qp Would you be the heroine, or the friend with all the good lines?
qi What tells you those two will end up together, long before they know?
qi Which ending would you rewrite if they let you?
qi Which line from a film do you wish someone would just say in real life?
m You haven't let anyone talk you out of a happy ending, and that takes some backbone.
m I like that you choose wit and tenderness when everything else on offer is explosions.
m Liking a story about two people paying attention to each other says good things about your heart.
m You like films for what they make you feel and not for how clever they make you look. That's rare.
f The romcom I'd cry at in public is ...
f The romcom scene I'd get wrong is ...
f My idea of a grand gesture is ...
o you running a little late down a street in the rain, flowers in hand, laughing at yourself

= old-films: (?:old|vintage|classic|black[- ]and[- ]white|b&w|b & w|silent) (?:hollywood )?(?:films?|movies?|cinema|musicals)|(?:old|golden age(?: of)?|classic) hollywood|audrey hepburn|katharine hepburn|cary grant|bogart|bette davis|buster keaton|casablanca(?= (?:film|the film|on repeat)|[;])|billy wilder|some like it hot|turner classic movies|tcm
n old films
sc Old films take their time and then land everything in one line. I'm all for it.
sc I like that an old film can do with one raised eyebrow what now takes a car chase.
sp Nobody in an old film ever finishes a drink or says goodbye on the phone, and I envy that.
sp I'd wear a hat like they do in old films and lose it to the wind before the corner.
si Old films knew what a look across a room could do, and let it take its time.
si Behind the stars in an old film there's always an extra living a whole life with a hat on.
qc Which old film would you start a doubter on?
qc Who's the star you could watch read a phone book?
qc Fast talk, long shadows or a staircase and an orchestra?
qp How would you make your entrance?
qp What would you order in a black-and-white bar?
qp Whose wardrobe would you run off with?
qi How did you find your way to them, grandparents or a rainy afternoon?
qi Which last line still gives you a shiver?
qi Is it the faces, the talk or the quiet you go back for?
m You have the patience for a slow beginning, and you get more out of things for it.
m I like that you don't need a thing to be new to find it exciting.
m You pick up the joke under the joke. Those old scripts reward a quick mind.
m You went looking before your own time and found good company there. I admire that.
f The old film I'd show everyone is ...
f In black and white I'd be the man who ...
f The line from an old film I'd like to say once is ...
o you in black and white under a street lamp with your collar up, trying not to laugh

= documentaries: (?<!(?:crime|murder|make|making|makes) )documentar(?:y|ies)(?! (?:maker|film-?maker|photograph\w*))|docu-?series|(?:nature|history|science) docs|attenborough|louis theroux|adam curtis|planet earth(?= (?:on repeat|series|ii)|[;])
n documentaries
sc I like a person who'd rather know what's really there.
sc A good documentary beats most fiction, because nobody would dare invent it.
sp Ten minutes into a documentary about octopuses, I'd be giving talks on octopuses.
sp Any nature documentary and I'm on the side of whoever's about to be eaten. It's exhausting.
si In a documentary I watch for the small thing the camera wasn't really there for.
si The quiet after a question is my favourite bit of any documentary. That's when it comes.
qc What's the last documentary you made someone else watch?
qc Animals, history or people with very unusual hobbies?
qc Is there a subject you could give a talk on by now?
qp Whose voice would you have narrate your Monday morning?
qp Which odd fact do you bring up at dinner a bit too often?
qp Which animal has the most ridiculous life, in your view?
qi What should someone make one about that nobody has yet?
qi Which real person in one of them do you still think about?
qi Did one of them ever change what you do or eat or buy?
m You want the true version, even when it's stranger and less tidy. I like that a lot.
m Staying curious about lives nothing like yours is a kindness as much as a habit.
m You sit down to relax and come away knowing something. That's a lively mind.
m You'd rather understand a thing than just have an opinion on it. I'd call that rare.
f The subject I can go on about for an hour is ...
f The documentary I recommend to everyone is ...
f A documentary about my week would be called ...
o you crouched in long grass with binoculars, whispering at something that's clearly a pigeon

= true-crime: true[ -]crime|(?:murder|crime) (?:podcasts?|documentar(?:y|ies)|docs)|serial killers?(?= (?:podcasts?|docs?|documentar\w+|facts|trivia))|unsolved (?:crimes?|cases?|murders?|mysteries)|cold cases?|making a murderer|dateline(?! job)|forensic files|murderino|scam(?:mer)? (?:podcasts?|documentar(?:y|ies))
n true crime
sc True crime takes a listener who notices things, and I like that in anyone.
sc I'd feel safer with a true crime fan about. No vague alibi gets past one.
sp In true crime I'd be the neighbour who says he seemed like such a quiet man.
sp I couldn't tell a detective what I did last Tuesday, and I fear that's how they get you.
si What stays with me in true crime is the one person who noticed, and said it out loud.
si In true crime it's so often a parking ticket or a borrowed spade that gives it away.
qc Podcast, series or a book with the lights on?
qc Which case could you explain from start to finish?
qc Do you listen on walks, at night or doing the dishes?
qp Do you solve it early, or suspect absolutely everyone?
qp How many times do you check the front door after an episode?
qp What harmless thing of yours would look terrible read out in court?
qi Is it the why you're after, or the how?
qi Which case do you wish somebody would finally solve?
qi Would you notice if someone you knew was lying?
m You catch the small detail other people step over. I'd want you on the case.
m You can hear dark things about people and still wonder about them as people. That's depth.
m You want to know why and don't stop at the headline. That's a serious mind at work.
m You care that someone finally gets believed. I think that says a lot for you.
f What the neighbours would say about me is ...
f The detail that would give me away is ...
f My alibi for most evenings is ...
o you by a corkboard joining photos of a missing biscuit with red string

= romance-novels: (?:romance|romantic|spicy|smutty|historical romance|hockey|regency|trashy) (?:novels?|books?|fiction|reads?|readers?|romances?)|(?:reading|read|reads) (?:\w+ )?romance|georgette heyer|emily henry|colleen hoover|mills (?:and|&) boon|harlequin(?= (?:novels?|romances?|books?))|beach reads?|smut(?:ty)?|slow[ -]?burns?(?= (?:books?|romances?)|[,;])|enemies[ -]to[ -]lovers|ali hazelwood|marian keyes|jilly cooper|outlander(?! \(?(?:car|mitsubishi))
n romance novels
sc I've no time for snobs about romance novels. Try making a stranger blush with commas.
sc A romance novel promises it'll turn out well and then worries you anyway. I respect that.
sp In a romance novel I'd be the kindly vet who fixes the horse and goes home.
sp I'd try to smoulder like they do in romance novels and be asked if I was unwell.
si Slow burn is the only kind that convinces me. Two hundred pages and then a hand on a sleeve.
si Funny how in a romance novel the real turning point is so often somebody making soup.
qc What are you reading, and are they together yet?
qc Rivals, old friends or a marriage that was meant to be pretend?
qc Whose next one do you wait for?
qp How long until somebody gets caught in the rain without a coat?
qp What's the silliest job a hero has had in one?
qp Do you read them on the bus with a perfectly straight face?
qi What makes you believe in a couple on the page?
qi Which misunderstanding made you want to climb in and sort it out?
qi Which pair do you still wonder about, years after the last page?
m You read for sheer pleasure and owe nobody an explanation. I find that very likeable.
m You believe people can change and get it right in the end. That's a strong thing to believe.
m You know all that can go wrong between two people, and you're still rooting for them.
m I like that you care about how people talk to each other. It's the hardest part to write.
f The most romantic thing anyone does in a book is ...
f In a romance novel I'd be the one who ...
f My version of a grand declaration would be ...
o you in a window seat looking moody out at the rain, mug in hand, not quite keeping a straight face

= crime-novels: (?<!true )(?:crime|detective|murder mystery|mystery|spy) (?:novels?|books?|fiction|reads?|readers?|stories)|(?:cosy|cozy) (?:crime|myster(?:y|ies))|murder myster(?:y|ies)|(?:psychological )?thrillers?(?! of)|whodunn?its?|nordic noir|scandi noir|agatha christie|poirot|(?:miss )?marple|sherlock(?: holmes)?|ian rankin|val mcdermid|richard osman|thursday murder club|tana french|gillian flynn|slow horses|mick herron|page[ -]?turners?
n the crime and thrillers
sc A good thriller cancels the sensible plan for the evening, and I'm all for that.
sc I like people who enjoy a proper puzzle and notice when the butler's nervous.
sp I'd accuse the wrong person by chapter three, loudly, and refuse to back down.
sp Give me a thriller at bedtime and I'll be useless until Thursday.
si In a crime story the trick is never who did it, it's what you were looking at instead.
si The dog in a crime novel always knows, and nobody ever interviews the dog.
qc Which book kept you up far too late?
qc Is it the plot you're there for, or the detective?
qc Rainy village, country house or a train stuck in snow?
qp Do you ever skip to the last page?
qp Would you be the detective, the suspect or the housekeeper who saw it all?
qp If you'd done it, what would give you away?
qi Do you want to guess it, or to be properly fooled?
qi Which twist did you never forgive?
qi Which detective would you ring if something odd happened on your street?
m You keep six suspects and three secrets in your head at once, for fun. Impressive.
m You hear the one sentence that doesn't fit. That must be useful well beyond books.
m You won't be fobbed off with a neat answer halfway through. That's worth a lot.
m You go into the dark bits of a story calmly, and come out wanting justice. Good sign.
f The twist I never saw coming is ...
f In a murder mystery they'd suspect me because ...
f The book that made me miss my stop is ...
o you in an armchair under one lamp, book closed on one finger, eyeing the camera with suspicion

= journaling: (?:bullet )?journal(?:l?ing|ler|l?ed|s)?(?! (?:articles?|papers?|editor|clubs?|of))(?<!(?:academic|medical|scientific|law|street|peer-reviewed|junk) journals?)(?<!junk journal\w*)|(?:keep|keeping|kept|writ(?:e|ing)) (?:a |my |in a |in my |an old )?diar(?:y|ies)|diar(?:y|ies) (?:keep\w*|entr\w+|writ\w+|since)|morning pages|gratitude (?:lists?|practice|journal)
n your journaling
sc Putting the day down on paper strikes me as one of the saner habits going.
sc I think a person who keeps a journal gets to live most days twice.
sp A journal of mine would be four days of January and then a shopping list.
sp My journal would start deep and end up mostly about a sandwich.
si The crossed-out line in a journal must be the truest one on the page.
si Years on it'd be the dull entries in a journal I'd want, what the bus cost, who rang.
qc First thing in the morning or last thing at night?
qc Long pages, a few lines or drawings in the margin?
qc What got you started?
qp How many lovely empty notebooks are waiting for thoughts worthy of them?
qp If someone opened it at random, would they be touched or terrified?
qp What would the entry for yesterday say, in six words?
qi Do you ever read back, or is it enough to have written it?
qi What do you only find out once you've written it down?
qi Which day would you most like to have a longer entry for?
m You take the time to find out what you think before you say it. I admire that.
m Being truthful on a page with nobody watching is harder than it sounds.
m You keep hold of small days that most people let slip, and I find that lovely.
m You check in with yourself on purpose. A lot of us go years without trying it.
f If I kept a diary, yesterday would say ...
f The day I'd like to have written down is ...
f Three small things that made this week better: ...
o you on a doorstep in early sun, notebook open on your knee, looking up mid-thought

= letters: (?:hand-?written |long |actual |proper |real |paper |love |writ(?:e|ing) (?:\w+ ){0,2}?|send(?:ing)? |getting |old )letters?(?! (?:to the editor|of (?:complaint|recommendation|the law)))(?<!cover letters?)|letter[ -]?writ(?:ing|er)|hand-?written (?:notes?|cards?)|pen[ -]?(?:pals?|friends?)|snail mail|postcards?|(?:stamp|post) ?collect\w*|postcrossing
n letters and post
sc A letter says someone thought of you long enough to look for a stamp.
sc I'd put real post up there with being cooked for.
sp My handwriting would turn the kindest letter into a doctor's note.
sp I'd write a lovely letter and then walk about with it in my bag till spring.
si Nobody rereads an email from ten years ago, but a letter stays in a drawer for life.
si A postcard is brave, when you think of it. The postman gets to read it first.
qc Who do you most like writing to?
qc What's the nicest thing that's ever come through the post for you?
qc Fine pen, any pen, or one particular pen nobody may borrow?
qp What's the longest a reply of yours has been nearly finished?
qp Neat handwriting, or a small adventure for the reader?
qp What do you put on a postcard after the weather?
qi Who would you write to, if you knew they'd answer?
qi Is there one you've kept and still take out?
qi What's easier to say on paper than out loud?
m You'd look for the right words and a stamp too. Whoever hears from you is lucky.
m You'll do the slow thing when the quick one is in your pocket. I like that very much.
m You think about one person for a whole page. Hardly anyone gives that away now.
m Making somebody's ordinary Tuesday with an envelope is a real talent.
f The person I owe a long letter to is ...
f The postcard on my fridge is from ...
f The letter I'd never throw away is ...
o you outside by a postbox, about to drop in a real envelope

= woodworking: wood[ -]?(?:work(?:ing|er|s|shop)?|turning|turner|carving|carver)|whittl(?:e|es|ing)|joinery(?! (?:firm|company|business))|spoon[ -]carving|lathe|(?:restoring|restore|refinishing|refinish|building|build|making|upcycling|sanding) (?:\w+ ){0,2}?(?:furniture|tables?|chairs?|dressers?|cabinets?|bookcases?)|hand planes?|bandsaw
n the woodworking
sc Wood tells you straight away if you're rushing, and I like people who listen to that.
sc A table somebody built beats anything that came in a box with an extra screw.
sp I'd start woodworking on a chair and call it a stool by teatime.
sp I'd measure the wood twice, cut once and still get a very small shelf.
si Every piece of wood remembers its weather. You can count the dry summers in a table top.
si The inside of a drawer is where a maker shows off to nobody.
qc What are you making at the moment, or itching to?
qc What was the first thing you made that held together?
qc Old piece rescued, or a fresh plank and a drawing?
qp Which tool is absolutely not for lending?
qp How many spoons can one person need?
qp Where do you find the sawdust days later?
qi What's the best-smelling wood there is?
qi Which mistake ended up in the design?
qi What would you build, if wood and time cost nothing?
m You've sanded things nobody will ever thank you for, and done it properly. That's character.
m You make things meant to outlast you. There's something generous in that.
m You have the patience to wait for glue. I don't say that lightly.
m Working with sharp things and a calm head takes real care, and you've gone and learned it.
f The thing I'd build if I had a workshop is ...
f The piece of furniture I'd never give up is ...
f The most use I've ever been with a saw is ...
o you in an apron, squinting down the edge of a plank, curls of wood all over your shoes

= diy: diy(?:er|ing|s)?(?! sos)|do[ -]it[ -]yourself|renovat(?:e|es|ing|ion|ions|ed)(?! (?:company|firm|business))|home improvements?|house projects?|fixer[ -]upper|doing up (?:a|my|an|the|our|old)|power tools?|(?:my|own) (?:a )?(?:drill|toolbox|tool kit|toolkit)|flat ?pack|ikea (?:furniture|assembly|shelves)|(?<!rep)tiling|stripping (?:wallpaper|floors?|paint)|wallpaper(?:ing)?(?= ?(?:[,.;]|$|and |stripping))|painting (?:the |my |our )?(?:walls?|rooms?|house|flat)|putting up shelves|plastering|fixing (?:things|stuff|my house|the house)|(?:painting and )?decorating(?! (?:cakes|cookies|biscuits|the tree|for))
n the DIY
sc DIY takes nerve and a decent drill, and I respect both.
sc I like anyone who looks at a wreck of a room and sees where the table will go.
sp My DIY would be one shelf, and it would need its own apology.
sp My part in any DIY would be holding the torch, and slightly wrong at that.
si Take off one layer of old wallpaper and there's somebody's brave idea from 1974.
si With DIY every small job has a bigger one living behind it, just waiting.
qc What are you fixing or doing up right now?
qc Which job would you happily do again?
qc Paint, drill or sledgehammer, what do you like best?
qp How many trips to the shop for one small screw is your record?
qp What's being held together by hope and a bit of filler?
qp Do you read the instructions, or meet them later?
qi What's the strangest thing you've found behind a wall or under a floor?
qi Which finished corner do you still go and look at?
qi Who taught you not to be afraid of a drill?
m You don't wait for someone to come and fix it. I respect that a great deal.
m Living with dust for the sake of a picture in your head takes faith.
m You can stand in front of something and say I did that. It's a very good feeling to have earned.
m You'll learn how a thing works instead of stepping round it. That goes a long way in life.
f The job at home I keep walking past is ...
f The thing I put together that's still standing is ...
f My most useful tool is ...
o you in an old shirt covered in paint, next to a shelf that's nearly straight

= vintage-and-thrift: (?<!(?:work in|work at|working in|run|volunteer (?:in|at)) (?:a |the )?)(?:vintage(?! (?:wine|cars?|films?|movies?|cinema|cameras?|port|champagne|motor\w*|books?|computers?|games?|synths?|video|tractors?))(?= ?(?:[,.;!&]|$|and |clothes|clothing|shops?|stores?|shopping|fashion|dresses|finds?|markets?|fairs?|furniture|stuff|things|style|jackets?|jewell?ery|lover|fan|queen|everything|denim|shopper))|thrift(?:s|ed|ing|er)?(?= ?(?:[,.;!&]|$|and |for |finds?|with |at |everything|clothes|queen|addict|hauls?|shopper|shops?|stores?|shopping|on ))|(?:charity|op|second[ -]?hand|consignment) (?:shops?|shopping|stores?|clothes|clothing|finds|fashion)(?! manager)|chazza|vinted|depop|poshmark|goodwill(?= (?:finds?|hauls?|bins)|[,;])|flea[ -]?markets?|brocantes?|car[ -]?boot(?:s| sales?| fairs?)?|jumble sales?|yard sales?|garage sales?|estate sales|antiqu(?:es?|ing)(?! (?:dealer|books?))|salvage yards?)
n the second-hand finds
sc I'd pick second-hand over new any day, it's already shown it can survive a party.
sc I like how a flea market has no plan for you at all.
sp I'd go to a flea market for a lamp and come home with a tuba.
sp Left alone with vintage clothes I'd come out as a retired magician.
si In a charity shop I always wonder who parted with the really good coat, and why.
si A vintage jacket with an old ticket in the pocket is half coat and half novel.
qc What's the best find so far?
qc What are you always on the lookout for?
qc Do you go in with a list, or with an open mind and a large bag?
qp What did you carry home that made no sense at all once you got there?
qp Would you wrestle a stranger for the right one, or let it go with dignity?
qp What's your haggling face like?
qi Which decade would you shop in, given one afternoon and a purse of old money?
qi What did you put back that you still think about?
qi Have you ever found something in a pocket or a drawer?
m You see the good thing among two hundred wrong ones. That's an eye, and it's earned.
m You give things a second life when it'd be easier to click. The world could use more of you.
m You like what has a past and a scratch or two. It's a kind way to look at things.
m Going through a whole rail with hope intact takes a cheerful kind of stamina.
f The best thing I own that used to be someone else's is ...
f At a flea market you'll find me haggling over ...
f The thing I put back and still regret is ...
o you at a flea market holding something absurdly large and looking delighted about it

= fashion: (?<!(?:second[ -]?hand|vintage|old|work in|working in|study|studying|studied|fast) )fashion(?! (?:design\w*|industry|buyer|marketing|photograph\w*|student|degree|editor|stylist|retail|week|shop))(?<!old-fashion)|slow fashion|sustainable fashion|(?:capsule|colourful|colorful) wardrobe|dressing up(?! (?:as|the dog|my dog|my cat))|statement (?:earrings|coats?|pieces?)|(?:love|like|buying|collect(?:ing)?|good|nice) (?:clothes|coats|shoes|trainers|earrings|boots|hats|handbags)|sneaker ?head|(?:shoe|handbag|clothes|coat|sneaker|trainer) (?:collect\w+|addict\w*|lover|obsess\w+)|styling(?= ?(?:[,.;]|$|outfits|clothes))|outfits?
n the clothes
sc Clothes picked by a person and not by the shop window are always more fun.
sc A good coat is worth getting up for, and I think more people should say it.
sp Put me in charge of fashion and it'd be one jumper until the elbows go.
sp I'd stand in front of a full wardrobe and come out in the same blue shirt.
si What people keep long after it's out of fashion is what I'd like to ask about.
si Among anyone's clothes there's one thing waiting for a day that hasn't come yet.
qc What do you reach for when it has to be a good day?
qc What's your favourite thing to wear that nobody else would have picked?
qc Colour, pattern or very good black?
qp What's the boldest thing hanging there, still waiting for its moment?
qp Which outfit of yours at fifteen should never be found?
qp How many coats are too many, roughly?
qi Whose wardrobe would you have loved to be let loose in?
qi Which piece do you keep for the memory and not the fit?
qi What did someone else wear once that you've never forgotten?
m You dress to please yourself, and it takes more nerve than people think.
m You've worked out what suits you without being told by anyone. That's a sure hand.
m You treat an ordinary Wednesday as worth the effort. I like that a lot.
m You've turned getting dressed into something you make and not just something you do.
f The piece of clothing my friends have opinions on is ...
f The thing I wear when it has to go well is ...
f My wardrobe is mostly ...
o you in the coat you like best, mid-stride on a pavement, hands in the pockets

= history: (?<!(?:work|dating|family|love|medical|credit|search|browser|browsing|art|criminal|teach|teaching|employment|natural|chat|relationship|is|no|study|studying|studied) )(?:(?:ancient|medieval|roman|tudor|local|social|victorian|military|american|european|greek|women's|world|modern|egyptian|viking|civil war) history|history(?! (?:of (?:mental|anxiety|depression|bad|failed|dating|my)|teacher|degree|student|lecturer|has|will|together|with|museum))(?= ?(?:[,.;!&]|$|and |nerds?|buffs?|geeks?|lovers?|books?|podcasts?|documentaries|fan|walks?|stuff|of |trips?)))|(?:(?<!(?:new|bouncy|barnard|sand|hornsea)[ -]?)castles?(?! (?:in the (?:air|sky))))|ruins|national trust|english heritage|stately homes?|chateaux?|ch[aâ]teaux?|stone circles?|stonehenge|(?:ancient|roman) (?:ruins|rome|egypt|greece)|(?:the )?(?:tudors|vikings|ottomans)|the romans|mudlark(?:s|ing)?|metal[ -]detect(?:ing|orist)|genealogy|(?:my |researching (?:my )?)family (?:tree|history)|horrible histories|re-?enactments?
n the history
sc I like a place where the steps are worn down in the middle. That's history right underfoot.
sc History's just gossip that got old enough to be respectable, and I'm all for it.
sp Give me a castle and I'd spend the first winter looking for the light switch.
sp I'd nod through a whole history tour and remember only the bit about the toilets.
si History keeps the kings, but a child's lost shoe in a glass case tells me more.
si Somebody in 1300 also stood in the rain and wondered if they'd left the fire on.
qc Which bit of the past do you keep going back to?
qc Which century would you visit, given a return ticket and decent shoes?
qc Castles, letters or the small everyday stuff?
qp Do you read every plaque, or just touch the wall and imagine things?
qp What would have got you thrown in the tower?
qp What would you have been, five hundred years ago: nun, brewer, trouble?
qi Who from the past would you like to have one long lunch with?
qi What was the first thing that made the past feel real to you?
qi Which question would you ask, if just one person from back then could answer?
m You care about people who can't thank you for it any more. There's kindness in that.
m I like that you want to know how things came to be before you judge them.
m You can stand in an empty ruin and fill it with people. That takes real imagination.
m You look past the dates to what people actually had for supper. That's a proper curiosity.
f The century I'd least like to wake up in is ...
f In a castle, my job would've been ...
f The person from history I'd have lunch with is ...
o you peering out of a castle arrow slit as if you were expecting trouble

= architecture: (?:old|historic|abandoned|gothic|brutalist|modernist|victorian|georgian|art deco|interesting|listed|beautiful|pretty) (?:buildings?|houses|architecture)|(?<!(?:software|solution|solutions|enterprise|cloud|data|study|studying|studied|work in|landscape) )architecture(?! (?:student|degree|firm|practice|graduate|school|job|for a living))|brutalis[mt]|art deco|art nouveau|bauhaus|cathedrals?|(?:old|country|empty) church(?:es)?|gaud[ií](?:'s)?|le corbusier|frank lloyd wright|zaha hadid|old (?:doors|staircases|windows)|lighthouses|floor ?plans|house tours
n the buildings
sc I like people who look up at the buildings in a street and not only at the shops.
sc A good staircase can improve a whole day, and I'm glad somebody else thinks so.
sp I'd walk into a lamp post admiring a building.
sp On any old building I'd praise the one bit that was added last year.
si With an old building I always wonder who stood at that window, and waiting for whom.
si Some rooms bring your shoulders down as you walk in. Somebody built them that way.
qc Which building would you go back to see tomorrow?
qc Old stone, big concrete or lots of glass?
qc What do you look at first: doors, windows, stairs?
qp Which building would you knock down, no questions asked?
qp Do you slow down to look into lit-up houses at night?
qp Tower, boathouse or old cinema, which would you move into?
qi Which building would you save, if only one could stay?
qi Is there a room you've never forgotten?
qi What will people say about our houses in two hundred years?
m You look up in streets where everyone else looks at the pavement. It's a good habit.
m You notice who a place was made for, and who got forgotten. That's thoughtful.
m You'll stop for a doorway, so I'd guess you'd stop for most good things.
m You get more out of a short walk than some people get out of a flight.
f The building I always slow down for is ...
f The house I'd live in if I could choose any is ...
f The ugliest building I'm fond of is ...
o you very small at the foot of a very large staircase, looking up
`;
