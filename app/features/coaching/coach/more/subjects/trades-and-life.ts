/** Trades and service, family and where one lives. How a table of subjects is written: see subjects.ts. */
export const TRADES_AND_LIFE = String.raw`
= chef-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:sous |head |pastry sous |private |personal |line |commis |junior |executive )?chef(?: de partie)?|line cook|prep cook|cook(?= (?:at|for a living|in an?|by trade))|chef de partie)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|cook(?:ing)? for a living|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:professional |restaurant |pub |hotel |school )?kitchens?)
n your work as a chef
sc A chef can turn a stranger's bad day around with one plate, I respect that a lot.
sc Feeding a full room and having it all land on time is cleverer than most office jobs.
sp Making toast for a chef must be the most nervous breakfast a man can serve.
sp I'd hear "yes, chef" once and be unbearable for a month.
si A kitchen at eight in the evening looks like chaos, I suspect a chef hears a rhythm in it.
si Every chef seems to have one humble dish they'd defend against the whole menu.
qc Which dish do you never get tired of making?
qc What do you eat when the last table's gone home?
qc What makes the whole team happy when it turns up as staff dinner?
qp Which knife is nobody else allowed to touch?
qp What's dinner on your day off, or is it cereal over the sink?
qp What's the oddest request that ever came through on a ticket?
qi What did you once taste that made you want to do this?
qi Whose cooking are you still trying to live up to?
qi How can you tell, early in a service, what kind of night it'll be?
m Keeping your head with twelve pans going and a full room takes real nerve.
m You work while everyone else goes out to dinner, and you're the reason it's a good one.
m Tasting the same sauce for the hundredth time and still caring about it is a rare kind of pride.
m There's generosity in working that hard on a plate for someone you'll never see.
f The dish I'd put my name to is ...
f What I cook for myself after a late service is ...
f In my kitchen nobody is allowed to ...
o you at the pass in your whites, bent over a plate, caught by a colleague mid-service

= baker-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:artisan |head |master |bread |cake )?baker|p(?:a|â)tissi(?:er|ère|ere)|pastry chef|cake (?:maker|decorator|designer|artist)|pastry cook)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|bak(?:e|ing) (?:for a living|professionally)|(?:make|making|bake|baking) (?:wedding|celebration) cakes|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:bakery|bakehouse|patisserie))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:bakery|bakehouse|patisserie|cake (?:business|company|shop)))
n your work as a baker
sc A baker gets a whole street off to a good start before it's even awake, I admire that.
sc I'd trust a baker with most things, you can't rush bread and you can't bluff it.
sp A baker's alarm goes off at about the time other people are looking for a kebab.
sp I'd volunteer to be the place where the misshapen croissants go.
si Bread is four ingredients, so the rest of it must be the baker.
si Walking past a bakery at five in the morning feels like being let in on something.
qc What comes out of the oven that you still can't resist?
qc Bread, cakes or pastry, where does your heart sit?
qc What's always gone first from the counter?
qp What happens to the ones that come out wonky?
qp Where have you found flour that it had no business being?
qp Which bake has beaten you more often than you'd like?
qi What's the quiet like when you're the only one awake?
qi How do your hands know when a dough is ready?
qi Who got the bake you're proudest of?
m Getting up in the dark so that other people's mornings smell good is a lovely way to live.
m You need patience and exact hands for that work, and few people bring both.
m Starting from flour again every single day takes a cheerful sort of stubbornness.
m It says something good that your work is gone by lunchtime and you'd do it all again tomorrow.
f The thing I bake that people come back for is ...
f At four in the morning you'll find me ...
f The bake I'm still trying to get right is ...
o you pulling a tray of loaves from the oven, flour to the elbows, before it's light outside

= barista: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:head |senior |part-time )?barista|coffee roaster)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:make|making|pour(?:ing)?|roast(?:ing)?) coffee for a living|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:caf(?:e|é)|coffee (?:shop|house|bar|roastery)|roastery|tea ?room))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:caf(?:e|é)|coffee (?:shop|bar|van|cart|truck|roastery)|roastery|tea ?room))
n your work in a coffee shop
sc A good café is half coffee and half being recognised, and somebody has to do both.
sc Meeting the public before their first coffee every morning is braver than it sounds.
sp I'd pour a latte swan and you'd have to tell people it was a potato.
sp There's a special shame in ordering badly from a barista who's being kind about it.
si A barista knows what kind of week the whole neighbourhood is having.
si I like that a person can be just "flat white, two sugars" to you for years.
qc What do you drink when you make one for yourself?
qc Which regular always cheers up your shift?
qc What should somebody order to get on your good side?
qp What's the longest coffee order you've ever kept a straight face through?
qp Do you remember people by their names or by their orders?
qp What has your milk foam been mistaken for?
qi What can you tell about somebody from the way they wait in a queue?
qi Have you ever watched two regulars fall for each other over the counter?
qi Which overheard conversation do you still wonder about?
m Being kind to people at seven in the morning, before they've earned it, is a real talent.
m You make the five best minutes of a lot of people's mornings.
m Remembering a stranger's order is a small thing that makes a person feel at home.
m Staying friendly with the queue out the door takes more character than people think.
f My own order, after making everyone else's, is ...
f The regular I'd miss most is ...
f I can tell it's going to be a long shift when ...
o you behind the machine mid-pour, steam everywhere, concentrating on somebody else's coffee

= bartender: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:cocktail |head )?(?:bartender|barmaid|bar ?tender|mixologist|publican|(?:pub )?landlady)(?! of (?:a|two|three) (?:flat|house)s?)|bar (?:manager|staff|supervisor))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|bartend(?:ing)?(?: for a living)?|(?:pull(?:ing)?|pour(?:ing)?) pints|tend(?:ing)? bar|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:pub|(?:cocktail |wine |hotel )?bar|brewpub|night ?club|taproom))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:pub|(?:cocktail |wine |little )?bar|taproom))
n your work behind the bar
sc Running a bar well is mostly reading people quickly and kindly, I rate that.
sc Whoever keeps a full bar in good humour on a Friday has earned their Monday.
sp I'd be the bartender who does the flashy shake and then can't get the lid off.
sp Asking a bartender to "surprise me" must be like asking a dentist to have fun with it.
si A bartender gets the first half of a thousand stories and goes home before the end.
si I like that the calmest person in a loud bar is always the one working.
qc What do you like making most when there's time to do it properly?
qc What's your own drink at the end of a shift?
qc Which regular could you write a book about?
qp What order makes you sigh on the inside?
qp What's the worst chat-up line you've overheard from your side of the bar?
qp Can you spot a first date from across the room?
qi What's the best thing a stranger has ever told you over a bar?
qi At what hour does a room change?
qi What do you know about people that the rest of us don't?
m You listen to people all evening, and patience like that doesn't come in a bottle.
m A cool head for three conversations, two rounds and one troublemaker is no small talent.
m Making shy people feel welcome in a loud place is a kind thing to be good for.
m I like that you can work through everyone else's Friday night and stay good company.
f The drink I'd make for someone I like is ...
f The bar story I tell most often is ...
f After closing time I like to ...
o you behind the bar mid-pour, laughing with somebody out of frame

= waitress: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:head |part-time )?waitress|waiting staff|restaurant (?:manager|hostess|supervisor)|ma(?:i|î)tre d(?:['’]h(?:o|ô)tel)?|sommelier|server(?= (?:at|in) an? ))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|waitress(?:ing)?|wait(?:ing)? tables|front of house|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:restaurant|bistro|hospitality|pizzeria|diner|trattoria|steakhouse)s?)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:restaurant|bistro|pizzeria|diner|trattoria))
n your work in restaurants
sc Anyone can carry a plate, a good waitress carries the mood of the whole table.
sc I think everybody should wait tables for one summer, restaurants would be kinder places.
sp I'd carry three plates for about two metres and then it'd be one plate.
sp In a restaurant I'd want to stack the plates to help, and I hear that's worse.
si From your side of a restaurant you get to see a hundred little plays an evening.
si A waitress knows within a minute which couple is fine and which one isn't.
qc What do you tell people to order when they ask you truthfully?
qc What makes a table a pleasure to look after?
qc What does the team eat when the doors finally close?
qp What's the most ridiculous thing anyone's ever sent back?
qp Can you still sing happy birthday without wincing?
qp How many plates can you carry before it becomes a circus act?
qi Have you ever seen a proposal up close, and how did it go?
qi Which table do you still think about?
qi What do you notice first when people sit down?
m Staying gracious with a table that isn't takes more strength than it shows.
m You work hard on your feet so that other people can relax, I find that admirable.
m Keeping eight orders and eight moods in your head at once is clever work.
m You turn a meal into an evening out, and most of it is done so lightly nobody notices.
f The table I'll never forget is ...
f What I order on my night off is ...
f The quickest way to be my favourite guest is ...
o you crossing a busy dining room with an armful of plates, taken by a colleague

= hairdresser: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:mobile |senior |junior |self-employed |freelance |master )*(?:hair ?dresser|hair ?stylist|hair (?:artist|colou?rist)|colou?rist|barber))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:I |I just |and )(?:do|cut|colou?r) (?:people['’]s )?hair|(?:do|doing|cut|cutting) hair for a living|hairdressing|barbering|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:hair )?salon|barber['’]?s?(?: ?shop)?)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:hair )?salon|barber['’]?s?(?: ?shop)?)
n your work with hair
sc A good hairdresser sends people out walking differently, that's a fine day's work.
sc People trust a hairdresser with the big birthday, the break-up and the fringe, I respect that.
sp "Just a trim" must be three of the most dangerous words in hairdressing.
sp I'd agree to anything a hairdresser shows me in the mirror, back of the head included.
si Something about a salon chair makes people say what they've told nobody else.
si Hair seems to be where people put a decision when they can't put it anywhere else.
qc What's the kind of appointment you look forward to?
qc Who does your own hair, and do you behave in the chair?
qc Colour, cutting or the chat, which part do you enjoy most?
qp How many home-cut fringes have you had to rescue?
qp What do you say when the photo they bring simply can't be done?
qp Do you silently redo strangers' haircuts on the train?
qi What's the best news anyone ever told you mid-haircut?
qi When can you tell it's about more than the hair?
qi Which client walked out a different person?
m You hold scissors and other people's secrets all day, and you're careful with both.
m It takes tact to hear what somebody says they want and find out what they mean.
m Making a person feel better in forty minutes is something most of us never manage at work.
m Talking warmly to everyone from nine to six takes a big heart and good shoes.
f The haircut I'm proudest of is ...
f What I hear most often in my chair is ...
f The one request I try to talk people out of is ...
o you mid-cut with scissors in hand, laughing at something your client just said

= nail-tech: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:mobile |self-employed |freelance )?(?:nail (?:tech(?:nician)?|artist|stylist)|manicurist))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:I |I just |and )(?:do|paint) (?:people['’]s )?nails|(?:do|doing) nails for a living|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:nail (?:bar|salon|studio))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:nail (?:bar|salon|studio|business))
n your work as a nail tech
sc Painting a tiny picture on a moving target ten times over is proper craft.
sc I like a job where you hold someone's hand for an hour and send them off happier.
sp I'd do nails the way a child colours in a horse.
sp Two hours face to face with no phone, a nail tech hears more than a priest.
si Nails are the smallest gallery there is, and people wear it to the supermarket.
si You could probably guess a person's job from their nails before they sit down.
qc What design do you love doing when someone gives you free rein?
qc What's on your own nails right now?
qc Which client do you never run out of conversation with?
qp What's the maddest thing anyone's asked you to paint on a thumb?
qp What do people do with a fresh set that makes you want to cry?
qp Who fidgets more, brides or teenagers?
qi What have you heard across that little table that you'll never repeat?
qi Where do you get ideas for something so small?
qi Can you tell how someone's week has been from their hands?
m The steadiness it takes to do such tiny work all day is something to be proud of.
m You give people an hour of being looked after, and many of them need exactly that.
m Being an artist on a canvas that fidgets and tells you about its ex takes patience.
m Caring about a detail the size of a grain of rice is a quality I like in a person.
f The smallest thing I ever painted was ...
f The design people always ask me for is ...
f What I talk about most across the table is ...
o you bent over somebody's hand under the lamp, brush in mid-air, completely absorbed

= makeup-artist: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:freelance |bridal |wedding |film |theatre |sfx |special effects |professional |mobile )*(?:make-?\s?up artist|mua))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:I |I just |and )do make-?\s?up(?: for (?:a living|brides|weddings|film|tv|theatre))|(?:bridal|film|theatre|sfx) make-?\s?up(?= (?:is my|for a living|artist))
n your work as a make-up artist
sc A make-up artist is the calm person in a room full of nerves, I think that's half the job.
sc Being trusted with someone's face on their big day takes more than a good brush.
sp I'd manage one decent eye and have no idea how to make the other match.
sp Every make-up artist's kit looks as if it could also rebuild a small car.
si I imagine make-up artists see people at their most honest, just before they go on.
si It's curious that make-up gets done in silence or in tears and hardly anything between.
qc Weddings, stage or camera, where do you enjoy working most?
qc What kind of job makes you happy when it lands in your diary?
qc Which product would you run back into a burning house for?
qp What's the earliest alarm a bride has ever made you set?
qp How do you keep a straight face when yours is ten centimetres from theirs?
qp What's your trick for someone who can't stop crying?
qi What do people tell you in that chair just before a big moment?
qi Which transformation surprised even you?
qi What do you see in a face that the rest of us miss?
m You give nervous people half an hour of calm, and I bet they remember that longest.
m Working that close to a stranger and making it easy for them takes real tact.
m Being up at four to make somebody else's day go right is generous work.
m A fine eye, a steady hand and a kind voice on top, that's a lot in one person.
f The job I still tell people about is ...
f The thing in my kit I can't work without is ...
f Just before someone goes on, I tell them ...
o you with brushes in one hand, leaning in under the bulbs of a dressing room mirror

= beautician: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:mobile |self-employed |qualified )*(?:beautician|beauty therapist|a?esthetician|lash (?:tech(?:nician)?|artist|stylist)|brow (?:tech(?:nician)?|artist|stylist)|facialist|waxer|skin therapist))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:I |I just |and )do (?:lashes|brows|facials)|(?:lashes|brows|waxing) for a living|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:beauty (?:salon|studio|clinic)|spa)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:beauty (?:salon|studio|business|clinic)|lash (?:studio|bar|business))
n your work as a beautician
sc A beautician gets people to lie still and breathe for an hour, doctors would be jealous.
sc I like that a beautician's day is mostly spent being gentle with people.
sp I'd be the beautician who sneezes the moment the tweezers come out.
sp Anyone who can keep a conversation going during waxing could host a talk show.
si People must tell a beautician all sorts, lying down with their eyes shut seems to do it.
si A treatment room may be the last place where nobody checks their phone.
qc Which treatment do you like giving most?
qc What does your own perfect hour of being looked after look like?
qc Who walks in tense and walks out floating?
qp How many people have snored on you this month?
qp What's your best distraction just before the painful bit?
qp Who makes the worse client, nurses or other beauticians?
qi What do people start talking about as soon as they close their eyes?
qi When can you tell that someone mostly came for the company?
qi What have you learned about people from seeing them that unguarded?
m Being precise and gentle at the same moment is rarer than it sounds.
m You put people at ease when they feel a bit awkward, that's real skill with humans.
m For some of your clients you're the nicest hour of the month, that's worth a lot.
m Steady hands all day and a kind word for everyone, I admire the stamina in that.
f The moment of my working day I like best is ...
f What people always confess on my table is ...
f When I want to be looked after myself, I ...
o you in your work tunic setting up the room, lamp on, caught smiling at someone at the door

= massage-therapist: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:sports |deep tissue |thai |holistic |mobile |qualified |registered |licensed |clinical )*(?:massage therapist|masseuse|shiatsu (?:practitioner|therapist)))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:I |I just |and )(?:do|give) massages? for a living|massage therapy(?= (?:is my|for a living|clinic|practice))
n your work as a massage therapist
sc A massage therapist undoes what office chairs do, I'd call that public service.
sc I like a job where you can feel, there and then, that somebody's doing better.
sp My shoulders would send a massage therapist into early retirement.
sp I'd apologise to the massage therapist for every knot, one by one.
si I've a feeling massage therapists can tell a bad week before anybody mentions it.
si Shoulders seem to be where people keep everything they didn't say out loud.
qc What's the most satisfying kind of knot to get rid of?
qc Who looks after your own back?
qc Do you like clients who chat, or the ones who vanish into silence?
qp What's the loudest anybody has snored on your table?
qp Which job gives people the worst necks?
qp Do you catch yourself diagnosing posture on the bus?
qi What can hands tell you that people won't?
qi Has anyone ever simply burst into tears on you, and what did you do?
qi What do you think about in the long quiet minutes?
m You spend your strength making other people lighter, that's a generous trade.
m Knowing where it hurts before you're told takes attention most people don't have.
m Being someone people can switch off around is a fine thing to bring into a room.
m It's hard physical work done gently, and I think that's a fine mix in a person.
f The hardest-working shoulders I ever met belonged to ...
f After a long day of massages I unwind by ...
f What my hands have taught me about people is ...
o you at the door of your treatment room, sleeves rolled up, towel over one shoulder

= tattoo-artist: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:apprentice |resident |guest )?(?:tattoo (?:artist|apprentice|designer)|tattooist|tattooer))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|tattoo(?:ing)? (?:people )?for a living|(?:I |and I )tattoo people|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:tattoo (?:studio|shop|parlou?r))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:tattoo (?:studio|shop|parlou?r))
n your work as a tattoo artist
sc Drawing a line you can never rub out, all day long, takes a tattoo artist's nerve.
sc People carry a tattoo artist's work to their wedding and their old age, I think that's great.
sp I'd check the spelling so often that the client would start to worry.
sp As a tattoo artist I'd hold my breath for the whole line and faint before the end of it.
si A tattoo artist meets people on the biggest days of their lives, and on dares.
si I like that a tattoo is a whole conversation that only ends as a picture.
qc What do you love drawing when nobody's told you what to draw?
qc Which piece of yours would you like to see again in twenty years?
qc Who tattooed you first, or are you one of the bare ones?
qp What's the request you've heard so often you could do it asleep?
qp Who faints more, the big tough ones or the nervous ones?
qp What's the funniest thing you've ever covered up?
qi What reason for a tattoo has stayed with you?
qi What was your very first line on real skin like?
qi Have you ever talked somebody out of one, and were you right?
m It takes courage to put something on a person for good, and care to deserve it.
m You listen to what it means to them before you draw, and that's what makes it theirs.
m Hours of one steady line with somebody wincing under it is serious concentration.
m You chose a craft with no undo button, I find that brave.
f The piece I'd most like to draw again is ...
f The tattoo I'd never do is ...
f My first line on real skin was ...
o you at work under the lamp, gloves on, seen over your shoulder with the sketch beside you

= florist: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:freelance |wedding |event )?(?:florist|floral (?:designer|stylist|artist)|flower (?:farmer|arranger|seller)))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|floristry|(?:work with|arrange|grow|sell|do(?:ing)?) flowers (?:for a living|for weddings)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:flower (?:shop|market|farm|stall)|florist['’]?s?)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:flower (?:shop|farm|stall|business)|florist['’]?s?)
n your work as a florist
sc A florist gets called for the best and the worst days of a life, that takes heart.
sc I like that a florist spends the day making things nobody strictly needs and everybody wants.
sp Ordering flowers for a florist must be the bravest thing a man can do online.
sp I'd be no use in your shop, everything would come out looking like a hedge.
si A florist reads more love letters than any postman, and most are four words long.
si I'd guess a whole town's worth of apologies goes out of a flower shop every week.
qc Which flower are you always happy to see in season?
qc What do you put on your own kitchen table?
qc Weddings or the shop counter, where are you happiest?
qp What's the worst message you've ever had to write on a little card?
qp How do you survive the week before Valentine's?
qp Which flower is overrated, in your professional opinion?
qi What do people buy when they're really in trouble?
qi Which bouquet do you still remember sending out?
qi Who comes in every week, and who are the flowers for?
m You say things with your hands for people who can't find the words.
m Cold water, early markets, heavy buckets, and all people see is the bouquet, I respect that.
m Making something with such care that lasts only a week takes a generous mind.
m You've got to understand people as well as peonies to do that job.
f The flower I'd defend against anybody is ...
f The order I'll never forget was ...
f At the market before dawn you'll find me ...
o you coming back from the flower market early, arms so full that only your eyes show

= gardener-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:head |professional |self-employed |jobbing |trained )*(?:gardener|landscaper|landscape (?:gardener|designer)|garden designer|horticulturist|groundskeeper|groundswoman)(?! in my (?:spare|free) ))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|garden(?:ing)? for a living|(?:look after|design) (?:other people['’]s )?gardens(?: for a living)?|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:gardening|landscaping|garden design) (?:business|company|firm))
n your work in gardens
sc I admire anyone whose job is to plan for a spring that's still months away.
sc A gardener gets judged by the weather and turns up anyway, I like that spirit.
sp I'd be the kind of gardener who pulls out the flowers and waters the weeds.
sp Everybody asks a gardener for "low maintenance" and then wants roses.
si A gardener leaves things behind that get better when nobody's looking, few jobs do.
si You probably know whole streets by their back gardens, which must be the truer side.
qc Which corner you've planted would you love to see again in ten years?
qc What's the job of the year you wait for all winter?
qc What grows at your own place, or does the cobbler go barefoot?
qp Which plant do you hold a personal grudge against?
qp What's the strangest thing you've ever dug up?
qp Do you correct other people's pruning in your head as you walk past?
qi What does a garden give away about the people who own it?
qi Which tree would you stand in front of a digger for?
qi What did working outside in January teach you?
m You work in all weathers for something other people get to sit in, that's generous.
m Knowing when to cut and when to leave well alone takes a wise kind of patience.
m Planting what you won't see full grown says you think beyond yourself.
m Strong back, quiet eye, muddy boots, I respect a day's work like yours.
f The garden I'm proudest of is ...
f The plant I've never managed to keep alive is ...
f My favourite hour to be outside working is ...
o you leaning on a spade in a half-dug border, mud to the knees, clearly pleased with it

= park-ranger: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:park |forest |countryside |nature |estate |wildlife )*(?:ranger|reserve warden|countryside warden))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))
n your work as a ranger
sc A ranger's office has no walls, and I think that does a person good.
sc Looking after a place so that others can get lost in it is a generous way to earn a living.
sp I'd be the ranger who needs rescuing by the school group.
sp Half a ranger's job must be explaining to people in flip-flops that it's a mountain.
si A ranger knows a wood at the hours when it believes it's alone.
si I'd guess rangers hear a storm coming while the rest of us are checking an app.
qc Which spot on your patch do you save for yourself?
qc What's the wildlife sighting that still makes you stop and stare?
qc What season would you want somebody to see it in first?
qp What's the best question a visitor's ever asked you?
qp What have people turned up wearing?
qp Which animal out there has no respect for you at all?
qi What does your patch sound like before the gates open?
qi What have you seen out there that you've never managed to explain?
qi Which bit of it do you worry about?
m You look after something that can't say thank you, and I think that shows real character.
m Being the person who knows the way when the light goes is no small thing.
m It takes patience to protect a place from people and still be kind to the people.
m Choosing mud, weather and a bird census over a warm desk, I like that choice.
f The place on my patch I'd show you first is ...
f The animal I've had the most arguments with is ...
f What I hear before anybody else is up is ...
o you on a trail in uniform jacket and boots, binoculars round your neck, pointing at something

= farmer: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:arable |organic |dairy and beef |pig |beef |hill |third generation |small-scale )*(?:(?<!(?:dairy|sheep|fish|oyster|flower|seaweed|wind|alpaca) )farmer|(?<!(?:dairy|sheep|fish|oyster|flower|seaweed|wind|alpaca) )farm(?: ?hand| manager| worker)|smallholder|crofter|rancher|market gardener)(?!['’]?s['’]? (?:market|daughter)))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|farm for a living|(?:I |I just |and )(?:farm|drive (?:a )?tractors?)(?![ -](?:shop|house|animal|life))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:arable |family |organic |pig |beef )?(?<!(?:dairy|sheep|fish|oyster|flower|seaweed|wind|alpaca) )farm(?! shop))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:farm|smallholding|croft|ranch)(?! shop))
n your work on the farm
sc I respect a farmer more than most, it's the one job nobody can do without.
sc Betting a whole year on the weather and still whistling, that's farming, and I admire it.
sp I'd last on a farm until the first time a gate needed shutting in the right order.
sp A farmer's idea of a quiet day must still start before I've found my socks.
si Nobody watches the sky quite like someone with a farm under it.
si I imagine farmland is like family, you know exactly where it's difficult.
qc What's the moment in the farming year you wait for?
qc Crops, animals or machinery, which do you get on with best?
qc Where on the land do you stop just to look?
qp Which animal or machine picks its moment to misbehave?
qp What's the most useless thing a townie has ever asked you?
qp What can you mend with a bit of baler twine?
qi What can you read in the sky that the rest of us can't?
qi When did you know you'd stay with it?
qi What's the farm like when everyone else is asleep?
m You keep going on the days nobody sees, and everyone eats because of it.
m Working that hard and leaving the last word to the weather shows a steady character.
m You take on the cold, the mud and the early start without a fuss, I admire that.
m Caring for land that was there before you and will be after takes a long view.
f The sound that gets me out of bed is ...
f The bit of land I'd never sell is ...
f In the tractor I listen to ...
o you leaning on a gate at the end of a working day, boots filthy, animals or fields behind you

= shepherd: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:shepherd(?:ess)?|sheep farmer)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:I |and )(?:keep|farm|breed|shear|raise) (?:\w+ )?sheep|lambing|sheep farm(?:er|ing)?|sheep shear(?:er|ing)|my (?:sheep|flock)
n your work with sheep
sc Anyone who sits up all night with a ewe has their heart in the right place.
sc I like that looking after sheep is still done the old way, one by one and in the rain.
sp I'd try to count the sheep in my care and be asleep before the second hedge.
sp A sheep can apparently spend all day looking for new ways to get stuck.
si People say sheep all look the same, and I bet you'd argue that for an hour.
si There's an old sort of peace in the word shepherd that no office title has.
qc What's a good lambing day like?
qc Which one in the flock has the most character?
qc Is there a dog in charge of all this, or is it down to you?
qp What's the daftest place you've ever had to pull a sheep out of?
qp Do they have names, or is that asking for heartbreak?
qp Who's harder to move where you want them, sheep or visitors?
qi What goes through your head at three in the morning in the lambing shed?
qi Which lamb did you fight for?
qi What have sheep taught you about people?
m Getting up in the night for a lamb that may not make it takes a tender kind of toughness.
m You're gentle with small things in foul weather, and I think that's the real test.
m Noticing the one that's not quite right in a field of two hundred is a gift.
m I like that your patience has four hundred legs to keep track of and doesn't run out.
f The lamb I'll never forget is ...
f What I do on a hill for hours is ...
f My dog listens to me only when ...
o you with a lamb under one arm and a bottle in your hand, straw on your jumper

= dairy-farm: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:dairy farmer|milk ?maid|herdswoman)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|dairy farm(?:er|ing|s)?|(?:I |and )(?:milk(?:ing)?|keep|breed|look after) (?:the |\w+ )?cows|milk(?:ing)? (?:the )?cows|my cows|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:dairy(?: farm)?|milking parlou?r))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:dairy farm)
n your work with cows
sc Twice a day, every day, Christmas included, I'd say dairy people are made of good stuff.
sc I'd trust anyone a whole herd of cows walks towards.
sp Being stared at by one cow makes me feel judged, a whole parlour would finish me.
sp I'd name every cow in the first week and then be useless at the business side.
si I've a theory that cows know more gossip than anyone, they just chew on it.
si It must be odd that the whole day is set by animals that can't read a clock and are never late.
qc Which cow in the herd is the boss?
qc What's the nicest moment of the day among the cows?
qc Do you still enjoy a glass of milk, or cheese, or neither?
qp What does a cow do when she's got an opinion about you?
qp Do you play them music, and do they have taste?
qp Which one always tries to come through the gate first?
qi What does a calm cow give back to a person?
qi What do you notice about them that a vet would need a machine for?
qi What do you think about during the early milking?
m There are no days off from a herd, and you keep turning up for them, I admire that.
m It takes a calm person to keep half a ton of animal calm.
m Being up for milking before dawn, all year, shows a loyalty most jobs never ask for.
m You know each one by her ways, and attention like that is a lovely trait.
f The cow who runs my life is called ...
f At the early milking I listen to ...
f What visitors never expect about cows is ...
o you in wellies in the yard with a cow resting her chin on your shoulder

= winemaker: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:wine ?maker|vintner|wine ?grower|viticulturist|o?enologist)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:I |and |we )(?:make|grow|produce) (?:\w+ )?wine(?: for a living)?|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:vineyard|winery|vineyards|wine estate))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:vineyard|winery|wine estate))
n your work with wine
sc I like that wine takes a whole summer to grow and even longer to wait for.
sc Anyone who lives by frost, rain and grapes has stronger nerves than a stockbroker.
sp My whole wine vocabulary is "mmm", with a slower "mmm" for the expensive ones.
sp I'd swirl the wine with great confidence and wear most of it.
si Wine is the only diary you can open and drink years later.
si I wonder if you taste the weather in a glass where we only taste red.
qc Which year still makes you happy when you think of it?
qc What do you open on an ordinary Tuesday?
qc Vineyard, cellar or talking to people, where are you at your best?
qp What's the silliest thing anyone's said at a tasting?
qp How do you react when somebody puts ice in it?
qp Do you ever just want a beer?
qi What do you think of when you walk the rows alone?
qi Which bottle are you saving, and for what?
qi What made you fall for something so dependent on the weather?
m You work for a harvest that can go wrong in one night, and you do it again next year.
m Putting your care into something that won't be ready for years takes real faith.
m You've trained your senses to notice what most of us gulp down, I admire that.
m Patience, muscle and a nose for it, you don't often find all three in one person.
f The bottle I'd open for a good reason is ...
f The year I'll never forget in the vines is ...
f The wine snobbery I can't stand is ...
o you in the rows at harvest, crate on your hip, stained hands, squinting into low sun

= brewer: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:head |craft |assistant )?brewer|brewster)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:brew|brewing) (?:beer )?for a living|make beer for a living|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:micro)?brewery)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:micro)?brewery)
n your work at the brewery
sc I like that brewing is half science and half someone stubborn with a good nose.
sc A brewery runs on clean pipes and patience, and I respect people who are happy with both.
sp Brewing seems to be ninety per cent washing up, with a party at the end.
sp I'd taste the brew for quality until nobody could remember the recipe.
si Brewing means handing your work over to something alive and hoping it likes you.
si Brewers were mostly women for centuries, it's odd how few people know that.
qc What would you make if nobody had to sell it?
qc Which batch are you proudest of?
qc What do you order when you're on the other side of the bar?
qp Which name for a drink do you wish you'd thought of first?
qp Has a batch ever gone gloriously wrong?
qp What does your work jacket smell of by Friday?
qi What can you taste that the rest of us just swallow?
qi Who was the first person you wanted to like it?
qi What do you listen for when a brew is working?
m You've chosen a craft where you clean for hours to get one thing right, I respect that.
m Waiting weeks to find out whether you were right takes a calm sort of courage.
m A mind that changes one small thing and tastes again is my favourite kind of curious.
m Hauling sacks in the morning and judging an aroma at noon is an impressive range.
f The batch I'm proudest of is ...
f The worst thing I ever brewed was ...
f My favourite pint that I didn't make is ...
o you on the brewery floor in wellies, holding a glass up to the light to check it

= electrician: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:qualified |apprentice |industrial |self-employed )*(?:electrician|sparky|electrical (?:fitter|apprentice)))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|rewir(?:e|ing) houses
n your work as an electrician
sc An electrician has to be right every time, I trust people who choose that.
sc The light comes on and nobody thinks of the electrician, I think somebody should.
sp I'd be the electrician who labels every fuse "kitchen, maybe" and leaves.
sp Electricians must open a wall, see the last man's work, and need a moment alone.
si I'd guess an electrician can tell what a family's like from its fuse box.
si You spend all day with something nobody can see, and have to know exactly where it is.
qc What sort of job leaves you really satisfied when you flick the switch?
qc What would you never let anybody do in a house of yours?
qc What pulled you towards the wires in the first place?
qp What's the scariest bit of home wiring you've ever uncovered?
qp How many lamps at your own place are still waiting to be fixed?
qp What do people say when they see it's a woman who's come about the electrics?
qi What do you find behind walls that people forgot was there?
qi Which call-out do you still think about?
qi What goes through your mind just before you switch it all back on?
m Careful work that nobody will ever see behind the plaster, I find that honourable.
m You walked into a trade full of men and learned to do it properly, that takes backbone.
m Keeping a clear head around something that can bite is a fine quality.
m People sleep safely because you did it right, even if they never give it a thought.
f The worst wiring I ever opened up was ...
f The thing in my own home I still haven't fixed is ...
f What I learned from my first boss on site was ...
o you halfway up a stepladder with a screwdriver in your teeth and a bare bulb just lit

= plumber: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:qualified |apprentice |self-employed |emergency )*(?:plumber|gas engineer|heating engineer|plumbing (?:and|&) heating(?: engineer)?|pipe ?fitter))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|plumbing (?:apprentice|engineer)|(?:I |I just |and )(?:fit|fix|install) (?:boilers|bathrooms|toilets|leaks)
n your work as a plumber
sc Nobody is as welcome at a front door as a plumber, and quite right too.
sc I like someone who looks at a flooded kitchen and just asks where the stopcock is.
sp I'd turn the tap off, feel like a plumber, and then hear the dripping.
sp What people call "a small leak" on the phone must be a plumber's favourite joke.
si A plumber gets to see a house without its make-up on.
si I think it's funny that all of civilisation is basically plumbing that works.
qc What's the repair you find oddly satisfying?
qc Whose face do you remember when the heating came back on?
qc Which bathroom would you build if the budget were yours?
qp What's the strangest thing you've ever taken out of a pipe?
qp What have people tried before they finally rang you?
qp How's the tap at your place, dripping?
qi What do people tell you while you're under their sink?
qi What does water do that still surprises you?
qi When did you feel that you'd really got the hang of it?
m You go where it's cold, cramped and wet so that others can have a warm bath.
m Staying unbothered while somebody else panics about the ceiling is a gift.
m You learned to fix what most of us just shout at, that's properly useful.
m Doing dirty work with good humour says a lot for a person.
f The strangest thing I ever found in a pipe was ...
f The sentence I hear on every call-out is ...
f After a day under sinks I like to ...
o you on your back under a kitchen sink, wrench in hand, grinning at whoever took it

= carpenter: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:qualified |apprentice |self-employed |bench |bespoke |fine )*(?:carpenter|joiner|cabinet ?maker|furniture (?:maker|restorer|designer)|wood ?turner|boat ?builder|luthier))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:make|build|restore|making|building) furniture for a living|(?:carpentry|joinery) (?:business|workshop|apprentice|for a living)
n your work as a carpenter
sc A carpenter can point at a thing and say "I made that", I envy it a bit.
sc I trust people who measure twice, it usually doesn't stop at wood.
sp I'd put up one wobbly shelf and expect a carpenter to be moved by it.
sp I'd build one chair as a carpenter and nobody would be allowed to sit on it.
si A good joint is one nobody notices, carpenters must be at peace with that.
si Wood has a memory, I've heard, and I like the idea of a job that has to listen to it.
qc What's the piece you'd find hardest to sell?
qc Which wood do you like working with, and which one fights back?
qc What have you made that's still in use every day?
qp Do you run your hand under tables in restaurants to check?
qp How do you feel about the words "it's only a small shelf"?
qp What's been sitting half finished in your own home for ages?
qi What does the workshop smell like on a good day?
qi Who first put a tool in your hand?
qi What do you look at first in somebody else's house?
m Making things that'll outlive the order book takes pride, and it's a good sort of pride.
m You've got the patience to get a millimetre right that nobody else would see.
m Picking up a trade with your hands and head together is a fine thing to have done.
m There's honesty in your work, it fits or it doesn't, and I like people like that.
f The piece I'd never sell is ...
f The smell that means home to me is ...
f The job in my own house I keep putting off is ...
o you in the workshop, pencil behind your ear, sanding an edge with sawdust in the light

= builder: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:qualified |apprentice |self-employed |general )*(?:builder|brick ?layer|brickie|roofer|stone ?mason|plasterer|tiler|scaffolder|painter and decorator|decorator(?= by)|site manager|labourer|construction (?:worker|manager)|dry stone waller|thatcher|handywoman|tradeswoman))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:construction|building sites?)|(?:the |in the )building trade|(?:renovate|build|building|renovating) houses for a living
n your work as a builder
sc A builder can drive through town and point at things that weren't there before, that's great.
sc I admire anyone who's on site at seven in February and still cracks the first joke.
sp On a building site I'd be sent for tartan paint and come back having ordered it.
sp I'd lay one row of bricks and then want a plaque on it.
si A builder knows what's inside the walls the rest of us hang pictures on.
si I bet builders stand in an old church and think about who carried the stones up.
qc What's the thing you've built that you'd show somebody first?
qc What part of a job gives you the best feeling, the first dig or the last key?
qc What did you learn on site that no school could have taught you?
qp How bad was the last man's work, usually?
qp Who's in charge of the radio on site?
qp How many sugars keep a site running?
qi What's the oddest thing you've ever found under a floor?
qi Is there a house you'd have liked to move into yourself?
qi What do you notice about a building that I'd walk straight past?
m People will live for decades in what you made, I'd be very proud of that.
m Holding your own on site takes skill first and a thick skin second, you've got both.
m Cold hands, early starts and straight walls, that's work to respect.
m You make something real out of a drawing and a muddy field, I admire that.
f The thing I built that I still drive past is ...
f The rule about tea on my site is ...
f The first wall I ever made was ...
o you in hard hat and dusty boots, sitting on your own half-finished wall with a mug of tea

= welder: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:coded |pipe |apprentice |underwater |tig |mig )*(?:welder|fabricator|blacksmith|metal ?worker|steel ?worker|metal ?smith))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|weld(?:ing)? for a living|(?:I |and )weld
n your work with metal
sc Joining metal so it holds for fifty years is the kind of promise I respect.
sc I like people who aren't put off by sparks, heat and noise.
sp I'd weld two bits of metal together and also my sleeve.
sp Working with metal has the only dress code that makes everybody look like a film villain.
si I like the idea that metal gives in if you know exactly when to ask.
si Working in metal must change how you see bridges, I bet you look at the seams.
qc What's the job you were proudest to put your name to?
qc What made you pick up the tools the first time?
qc Is there something you'd like to make out of metal just for yourself?
qp What's the most hopeless thing anyone's brought you to fix?
qp How many T-shirts have you sacrificed to the sparks?
qp Do you inspect railings and gates when you're out for a walk?
qi What's it like when it all goes quiet and there's only the glow?
qi What can metal tell you by its colour or its sound?
qi Who taught you the thing you use every single day?
m It takes a steady hand to do delicate work with something that fierce.
m You picked a trade that's loud and heavy, and made a place for yourself in it.
m Somebody's leaning on your work right now without a thought, that's the best praise for it.
m You can mend what others throw out, I find that a very attractive kind of clever.
f The thing I made out of scrap that I still use is ...
f The hardest job I ever finished was ...
f The noise I find strangely relaxing is ...
o you with the mask pushed up and sparks just dying down, gloves still on

= crane-operator: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:tower |mobile )?crane (?:operator|driver)|(?:digger|excavator|plant|heavy machinery) (?:operator|driver))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:operate|drive|operating|driving) (?:an? )?(?:tower )?(?:cranes?|diggers?|excavators?|heavy machinery)
n your work on big machines
sc Moving ten tons by a hand's width, I'd like to see the surgeon who can do that.
sc I like that someone on site has both the biggest machine and the lightest touch.
sp Every five-year-old in the country wants your machine, and so does every grown man.
sp I'd climb into the big machine, find the horn, and call that a full day's work.
si I imagine a machine that size begins to feel like your own arm at some point.
si Sitting up there with the whole site below must do something to your sense of hurry.
qc What's the trickiest load or dig you've had to pull off?
qc What made you want to be in the cab rather than standing next to it?
qc Which machine would you drive for a day if you got the keys?
qp What's the smallest thing you could pick up with it if you tried?
qp Do people below still point and wave?
qp What's always in the cab with you?
qi What does the world look like from up in the cab?
qi How long until a machine stops feeling strange and starts feeling yours?
qi What have you seen from the cab that nobody on the ground noticed?
m Being trusted with that much weight and other people's heads takes a rock-steady mind.
m You've got the touch for a machine most people would be afraid to start.
m Patience at the controls keeps a whole site safe, I respect that.
m You climbed into a cab that people didn't expect you in, I like that a lot.
f The view from my cab at sunrise is ...
f The tightest spot I ever got out of was ...
f What I always have with me in the cab is ...
o you in the open door of the cab, boots on the step, the machine filling the rest of the picture

= forklift: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:fork ?lift|reach truck|flt) (?:truck )?(?:driver|operator))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:drive|driving|operate) (?:an? )?fork ?lifts?(?: trucks?)?|fork ?lift licen[cs]e
n your work on the forklift
sc A forklift in good hands is a pleasure to watch, it's nearly ballet with a beeper.
sc I'd have a forklift driver park every car I'll ever own.
sp My career on a forklift would be one wrong lever and a very long apology.
sp I'd spend the first day on a forklift just going up and down.
si I bet people on forklifts can look at any heap of boxes and know it'll go in.
si After a forklift I imagine an ordinary car feels like writing with the wrong hand.
qc What's the most awkward thing you've ever had to shift?
qc What's the best bit of a shift on the truck?
qc Who taught you to handle one?
qp Are you unbeatable at packing a car boot?
qp Has anything ever come down that everybody still talks about?
qp Is there a driver on your shift who thinks it's a race track?
qi Do you see everything in pallets after a while?
qi What does a perfect run of pallets feel like?
qi Which little trick took you longest to learn?
m Fast, exact and careful all at once, there aren't many people who can do that.
m You keep your eyes everywhere while carrying a ton, I admire that kind of attention.
m People walk safely round you all day because you're the one paying attention.
m You took on a machine most would leave to somebody else, good on you.
f The tightest gap I ever got a pallet into was ...
f On my forklift I sing ...
f The load I'll never forget was ...
o you at the wheel of the forklift in hi-vis, half turned to look over your shoulder, grinning

= lorry-driver: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:hgv|lgv|class (?:1|2|one|two)|lorry|truck|long[- ]haul|long distance|tanker|18[- ]wheeler|artic|cdl)(?: (?:hgv|lgv|truck|lorry))?(?: class (?:1|2))? driver|trucker|haulier)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:drive|driving) (?:an? |big |long[- ]haul )*(?:lorr(?:y|ies)|trucks?|hgvs?|artics?|18[- ]wheelers?|wagons?)(?! simulator)|hgv(?= (?:licen[cs]e|class))
n your work as a lorry driver
sc Nearly everything we own came on a lorry, I like to remember that when a shelf is full.
sc I admire anyone who can reverse a lorry while three men with clipboards wave at her.
sp I'd pull the lorry's horn for every child on every bridge and never arrive.
sp Reversing a lorry with a trailer is witchcraft, I'd need three goes with a shopping trolley.
si A lorry cab at night must be the best place there is for finishing a thought.
si I'd guess you know the country by its sunrises and its bacon rolls.
qc Which stretch of road do you look forward to every time?
qc What keeps you company in the cab, music, podcasts or the radio?
qc What made you want to drive something that big?
qp Which services would you give three Michelin stars?
qp What faces do men make when you back it in first go?
qp What hangs from your mirror, or is it a tidy cab?
qi What's the loveliest thing you've seen through that windscreen at dawn?
qi What do car drivers never understand about a lorry?
qi What have you sorted out in your head on a long motorway?
m Keeping forty tons calm in other people's impatience takes a very even temper.
m You're fine with your own company and a long road, and that's a strength.
m The shelves are full because you set off in the dark, I don't think people say thanks enough.
m Climbing into that cab where people expected a man took nerve, I like that.
f The road I'd drive just for the view is ...
f On night drives I listen to ...
f The best breakfast stop in the country is ...
o you sitting on the cab step with a flask at first light, truck stretching away behind you

= bus-driver: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:school |coach |night |london |city )?(?:bus|tram|coach|minibus) driver)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:drive|driving) (?:an? |the )?(?:school |night )?(?:bus(?:es)?|trams?|coach(?:es)?)(?= |$|[,.!;])
n your work as a bus driver
sc A bus driver who waits for the person running is a hero, I won't hear otherwise.
sc I like that a whole town gets where it's going because somebody up front stays patient.
sp I'd say thank you to the bus driver twice in case the first one got lost.
sp I'd take the bus round a tight corner and apologise to each passenger in person.
si A bus driver probably knows a town's mood better than its mayor.
si I wonder how many love stories have started on your back seats.
qc Which passenger always makes your day?
qc Which bit of your route do you enjoy most?
qc What made you want the seat at the front?
qp What's the strangest thing somebody's ever left on board?
qp Which excuse for having no ticket deserved a free ride?
qp How far will you let someone run before you drive off?
qi What do you see in that mirror that nobody thinks you see?
qi What does a city look like on the very first run of the day?
qi Which conversation behind you do you still think about?
m You get strangers home safely all day and stay polite about it, I respect that.
m Steering twelve metres of bus through people with headphones on takes nerves of steel.
m A kind word from the driver can save somebody's morning, and you hand them out for a living.
m You're a regular good thing in a lot of people's days, whether they say so or not.
f The passenger I'd miss most is ...
f The strangest thing left on my bus was ...
f What I see in the mirror every morning is ...
o you in the driver's seat with the door open, elbow on the wheel, smiling down at the stop

= taxi-driver: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:taxi|cab|minicab|uber|private hire|black cab) driver|cabbie|chauffeu(?:r|se))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:drive|driving) (?:an? |the )?(?:taxis?|(?:black |mini)?cabs?|uber)(?= |$|[,.!;])
n your work at the wheel
sc Driving strangers safely through the night, one story at a time, deserves more credit.
sc I think anyone who drives for a living has seen more of human nature than a psychologist.
sp I'd be the driver who gets so into the conversation that we end up in Wales.
sp I'd look up the weather before getting in so as to have something for the driver.
si People say things in the back of a car they'd never say across a table.
si A taxi driver knows a city by its smells, its shortcuts and its closing times.
qc Which journey do you still tell people about?
qc What's a lovely passenger like?
qc Which road in town do you like best when it's empty?
qp What's the best excuse for being late you've heard from the back seat?
qp Are you a terrible passenger yourself?
qp Who gets control of the music?
qi What do you know within a minute of somebody getting in?
qi Have you ever carried someone on the biggest day of their life?
qi What's the kindest thing that's happened in your car?
m Meeting each new passenger with fresh patience takes a generous person.
m You get people home when they're tired, lost or tipsy, and that's proper kindness.
m Opening your door to strangers every day asks for courage and good instincts.
m You listen when you could just drive, and I bet that's mattered to some people.
f The passenger I'll never forget is ...
f The song I always turn up when I'm driving is ...
f The shortcut I'm proudest of is ...
o you leaning on your car at dusk with the keys in your hand, city lights behind you

= train-crew: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:trainee |freight |tube |underground )?(?:train driver|train conductor|train guard|conductor on (?:the )?trains?|railway (?:worker|engineer)|signaller|signal(?:woman|man)|train manager|train dispatcher))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:drive|driving) (?:the |freight |tube )?(?:trains|a train|tubes)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:railways?|railroad|trains|underground|network rail))
n your work on the railway
sc The railway runs on people who are at work before the first train, I think about that.
sc I've a soft spot for anyone who still gets to blow a whistle or sound a horn at work.
sp I'd drive the train straight past the station while admiring the view.
sp I'd turn every announcement into a speech and the train would still be late.
si A railway line at dawn is one of the loneliest and finest things to look at, I imagine.
si Trains are full of goodbyes, and I suppose the crew sees every one of them.
qc Which stretch of line would you pay to travel on?
qc What's your favourite time of day on the rails?
qc How did you end up on the railway?
qp What's the best announcement you've ever heard, or made?
qp Do you wave back at people on bridges?
qp Do you take the train on holiday, or anything but?
qi What do you see from up front that passengers never do?
qi Which hello or goodbye on a platform stayed with you?
qi What does the line sound like at night?
m Hundreds of people doze off because they trust you to pay attention, that's no small thing.
m Staying friendly when it's late and not your fault takes real grace.
m You turn up at hours that don't exist for most of us, and the country moves because of it.
m A job with that much responsibility and that little fuss suits a steady character.
f The best view on my line is ...
f The announcement I'd love to make is ...
f My favourite station at five in the morning is ...
o you in uniform on an empty platform before the first train, flask in hand, lamps still on

= pilot: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:airline |commercial |helicopter |private |glider |bush |trainee |fighter |raf |navy )*pilot(?! (?:light|study|episode|scheme|programme|project))|first officer|flight instructor|airline captain)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:fly|flying) (?:planes|helicopters|gliders|airliners|jets|commercially|for a living)
n your work as a pilot
sc I'd trust a pilot with a calm voice to read me my tax bill.
sc Being the one person on the plane who isn't allowed to nap takes character.
sp I'd still applaud when the pilot lands, it's only manners that would stop me.
sp I'd be a pilot purely for the announcements and forget the altitude.
si A pilot gets to see the sun every working day, that's worth a thought on a wet Monday.
si There must be a moment above the clouds when even a pilot forgets it's work.
qc Which approach or landing view do you look forward to every time?
qc What made you look up and want that job?
qc Where do you love waking up on a stopover?
qp Do you judge the landing when you're a passenger?
qp Can you parallel park, or does that need clearance?
qp What do people always ask you at parties?
qi What's the finest thing you've ever seen out of that window?
qi What does it feel like to take off alone for the first time?
qi What does being up there do to the things you worry about down here?
m Years of work went into sounding that calm about something that hard.
m Keeping a cool head with other people's lives behind you is a serious quality.
m You aimed high as a plan and did the work to get there, that's impressive.
m A person who goes through the checklist every time is a person one can trust.
f The best sunrise I ever saw from the cockpit was over ...
f What I miss on the ground is ...
f My first solo flight felt like ...
o you on the tarmac in uniform, jacket over your arm, walking away from the plane in low sun

= air-traffic: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:air ?-?traffic control(?:ler)?|atco)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|air ?-?traffic control(?:ler)?
n your work in air traffic control
sc Air traffic control sounds like chess with a clock and everybody's holiday at stake.
sc I like a person who can hold twenty planes in her head and still be civil at dinner.
sp I'd lose two teabags in one mug, so air traffic is safe from me.
sp I'd bring all the planes down at once just to have it over with.
si Pilots know a controller only by her voice, I find that rather romantic.
si Air traffic people must hear "it's a bit busy today" quite differently from the rest of us.
qc What's a good day in front of the screen?
qc What drew you to a job hardly anyone ever sees?
qc How do you come down after an intense shift?
qp Do you direct people through supermarket aisles in your head?
qp Who's bossier, you or the pilots?
qp Can you hear ten conversations at once in a restaurant?
qi What does the sky look like in your head when you close your eyes?
qi Is there a voice on the radio you'd like to put a face to?
qi What did the job teach you about staying calm?
m That kind of concentration is rare, and thousands of people get home because of it.
m You've learned to be clear and quick when it matters, most people never do.
m Working where a good day means that nothing happened takes a modest sort of pride.
m Calm under that pressure isn't luck, it's a lot of training and a strong head.
f The calmest I've ever had to be was ...
f After a busy night in the tower I ...
f What nobody knows about my job is ...
o you outside at dusk with the control tower lit up behind you, headset round your neck

= cabin-crew: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:long[- ]haul |short[- ]haul )?(?:cabin crew|flight attendant|air (?:hostess|steward(?:ess)?)|airline steward(?:ess)?|stewardess|purser))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|cabin crew|flight attendants?
n your work as cabin crew
sc Staying gracious with three hundred tired people at once should come with a medal.
sc I'd always watch the safety demonstration, cabin crew deserve at least one pair of eyes.
sp I'd ask cabin crew for tomato juice, a thing I only ever want at ten thousand metres.
sp I'd be the flight attendant who takes out every elbow on the aisle.
si Cabin crew get to meet the whole of humanity in its socks.
si Waking up and having to work out which country it is, that must be strange and rather free.
qc Which stopover makes you bid for the flight?
qc What do you always pack, wherever it's going?
qc Which passengers make a long flight a pleasure?
qp What have you been asked for up there that no trolley has ever held?
qp Chicken or pasta, which would you truly pick?
qp Do you catch yourself pointing at exits at parties?
qi What do people tell you at three in the morning in the galley?
qi What feels like home when you're away that often?
qi Which small moment on board do you still think about?
m Making nervous strangers feel safe with one smile and a sentence is a real gift.
m People see the trolley and forget you're the one trained to get them out, I don't.
m Being kind on no sleep in the wrong time zone takes more than good manners.
m You've learned to feel at ease anywhere in the world, I admire that.
f The layover city I know best at four in the morning is ...
f What's always in my carry-on is ...
f The passenger I'll never forget ...
o you in uniform wheeling your case through an empty terminal, early light on the floor

= hotel-work: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:hotel (?:manager|receptionist|concierge|worker)|hotelier|concierge|night porter|innkeeper|b&b owner|front desk (?:manager|agent)))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:hotel|hostel|guest ?house|b&b|resort)(?: reception)?)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:hotel|hostel|guest ?house|b&b|bed and breakfast))
n your work in hotels
sc Making a place feel like home to someone who arrived an hour ago is a lovely skill.
sc I like people in hotels, they've seen everything and still ask how your journey was.
sp I'd treat every hotel breakfast as an exam and want full marks.
sp I'd work in a hotel one week and know every guest only by what they took from the buffet.
si Every hotel corridor is twenty stories behind twenty doors, and you've got the keys.
si I think people behave most like themselves in hotels, since nobody there knows them.
qc Which kind of guest makes your day?
qc What's the loveliest thing a guest has ever done for you?
qc Where in the world would you stay if somebody else did the work?
qp What's the oddest thing ever left in a room?
qp What's the most impossible thing anyone's rung down for?
qp Do you inspect the towels when you're on holiday?
qi How do you spot at check-in that two people have just had a row?
qi Which guest would you love to meet again?
qi What does a hotel sound like at four in the morning?
m You make tired strangers feel expected, that's a bigger gift than people realise.
m Solving other people's problems with a smile, all day, takes wit and patience.
m Seeing everything and mentioning none of it is real tact.
m You look after people when they're far from home, there's real kindness in it.
f The guest I'll never forget is ...
f The strangest thing I found in a room was ...
f When I'm the guest, I always ...
o you behind the front desk late in the evening, one lamp on, handing somebody their key

= travel-agent: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:travel (?:agent|consultant|advisor|adviser|planner|designer)|holiday rep|tour operator|trip planner))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:travel agen(?:cy|t['’]?s?)|travel industry|tour operator))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:travel agency|travel company|travel business))
n your work in travel
sc I like that a travel agent sells people something to look forward to.
sc Working in travel means hearing what people dream of, I'd enjoy that part most.
sp Everyone tells a travel agent they're easygoing, and then out comes the list.
sp In travel I'd send everyone to the place with the best bread and call it tailored.
si People tell a travel agent who they'd like to be for two weeks of the year.
si After a day of other people's travel, your own kitchen must look either dull or perfect.
qc Where do you send people who don't know what they want?
qc Which place would you go back to tomorrow?
qc What trip were you most pleased to have put together?
qp What's the best complaint anyone ever came home with?
qp Do you over-plan your own holidays, or just turn up?
qp Which destination do people ask for and then can't find on a map?
qi Who sent you the postcard you'd never throw away?
qi What are people really looking for when they say they need a break?
qi Which place has disappointed everyone you ever sent?
m You take other people's big dream of the year seriously, that's a kind thing to do.
m Sorting out a mess on the other side of the world from a desk takes a clever head.
m You listen for what people mean and not only what they ask for, that's a gift.
m Being pleased about someone else's holiday is generous, and it's your whole job.
f The place I'd send my best friend is ...
f The holiday that went wonderfully wrong was ...
f My rule for a good trip is ...
o you at your desk in front of a map full of pins, or better, standing on one of them

= tour-guide: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:city |museum |mountain |hiking |walking |safari |local |adventure |licensed |ski )*(?:tour guide|tour leader|tour manager|guide(?= in |$)|safari guide|mountain guide|walking guide)(?<!girl ?guide))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:give|lead|run|giving|leading|running) (?:\w+ )?(?:walking |city |guided |ghost |food )?tours(?! de)|guided tours for a living
n your work as a tour guide
sc A tour guide falls in love with the same place again every morning, for strangers.
sc I'd follow a good guide anywhere, a story makes every old wall better.
sp I'm the sort of tourist who'd nod at the tour guide and then ask what she just explained.
sp As a tour guide I'd lead twenty people confidently into a car park.
si A guide must have one story that isn't quite proven but far too good to drop.
si I'd like to know if a tour guide can still see her own city with tourist eyes.
qc Which spot makes every group go quiet?
qc What place do you show people only if you like them?
qc Which story do you never tire of telling?
qp What's the best wrong answer a tourist ever gave you?
qp What do you hold up so that nobody gets lost?
qp How do you get rid of the man who knows it all better?
qi Which question left you without an answer?
qi Who in your groups do you always hope to have with you?
qi Which corner of it still gets you, after all those times?
m You make strangers care about a place in an hour, that takes knowledge and warmth.
m Telling a story for the hundredth time as if it were the first is a generous thing.
m Keeping twenty people happy, dry and in one piece calls for wit and quick feet.
m You look at things properly and pass it on, I like people who do that.
f The story I tell best is ...
f The corner of town I show only to some people is ...
f The best question a visitor asked me was ...
o you mid-story with one arm pointing up, a little group all looking where you point

= shop-work: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:shop (?:assistant|girl|manager|keeper|owner)|shopkeeper|(?:assistant |store |retail |supermarket |floor )*(?:store|retail|supermarket) (?:manager|assistant|worker|supervisor)|sales assistant|sales associate|cashier|visual merchandiser|greengrocer|butcher|fishmonger|cheesemonger|checkout (?:girl|operator)))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:retail|(?:corner |charity |clothes |gift |village |farm |vintage |record |cheese |shoe |toy |local )?(?<!(?:coffee|flower|barber|cake|book|tattoo|plant|wine|craft|soap|candle|pottery|jewel\w+|etsy) )shop|supermarket|boutique|department store|tesco|sainsbury['’]?s|aldi|lidl|waitrose|target|walmart|ikea|deli)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:(?:little |gift |vintage |clothes |farm |village |record |toy |corner |yarn |wool |pet )?(?<!(?:coffee|flower|barber|cake|book|tattoo|plant|wine|craft|soap|candle|pottery|jewel\w+|etsy) )(?:shop|boutique|store)|deli)(?! steward))
n your work in the shop
sc Everyone should work a December in a shop, the world would be politer by January.
sc For some people the person in the shop is the only chat of the day, that counts for a lot.
sp I'd be the customer who says "just looking" in a shop and means "please help me".
sp I'd fold one jumper in a shop and the whole table would start to slide.
si A shop shows you what people want, and the till shows you what they settle for.
si Whoever stands behind a shop counter knows the whole street by its baskets.
qc Which regular do you look forward to?
qc What part of the shop would you say is yours?
qc What's the nicest thing a customer has ever said to you?
qp What has somebody tried to return with a perfectly straight face?
qp Which song from the shop radio will haunt you for life?
qp Do you tidy shelves in other people's shops?
qi What do you notice about people before they've said a word?
qi Whose purchase have you wondered about ever since?
qi What does the place feel like just after the doors are locked?
m Being friendly to the hundredth person as if they were the first takes a good heart.
m You stay kind on your feet all day with people who aren't always kind back, I admire that.
m Little chats at a counter hold a neighbourhood together, and you're part of that.
m Keeping your humour through a sale weekend is a sign of real character.
f The customer I look forward to is ...
f The song I can't hear any more because of work is ...
f The oddest thing anyone tried to return was ...
o you on a shop floor ladder reaching for the top shelf, caught looking back with a grin

= bookseller: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:bookseller|antiquarian bookseller|book ?shop (?:owner|manager|girl)))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:second[- ]hand |used |independent |little |children['’]s )?book ?(?:shop|store)|waterstones|book trade)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:second[- ]hand |used |independent |little )?book ?(?:shop|store))|sell books
n your work in the bookshop
sc A good bookseller changes somebody's week with one sentence and a paperback, I like that.
sc I'd take a bookseller's word over any list of prizes.
sp I'd go into a bookshop for one book, and the staff would see at once that it won't be one.
sp "It's blue and it was on the radio" must be a bookseller's version of a crossword.
si A bookshop is full of strangers who each came in looking for something they can't name.
si I've a notion that booksellers read people first and blurbs second.
qc Which book do you press into everyone's hands at the moment?
qc What do you read when nobody from work is looking?
qc Which shelf would you say is yours?
qp What's the vaguest description you ever turned into the right book?
qp How many books leave with you on payday?
qp Which bestseller can you no longer bear to stack?
qi What can you tell from the three books someone carries to the till?
qi Which customer came back to thank you for one?
qi Which book nobody buys would you save from a flood?
m Finding the one book for a person you've known two minutes is a rare kind of attention.
m You chose to spend your days among stories and the people looking for them, I admire that.
m Caring about what a stranger reads next is a lovely way of caring about strangers.
m Being that pleased when somebody else finds a good one shows a generous reader.
f The book I sell to anyone who'll listen is ...
f The best thing a customer ever said to me was ...
f The book I pretend to have finished is ...
o you sitting on the bookshop floor between open boxes, one book already open on your knee

= garden-centre: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:nursery ?woman|plant(?:s)?woman|plant (?:seller|breeder|propagator)|nursery owner))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:garden cent(?:re|er)|plant (?:nursery|shop)|tree nursery|botanic(?:al)? gardens?|greenhouses?|kew(?: gardens)?))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:garden cent(?:re|er)|plant (?:nursery|shop|business)|tree nursery))
n your work among the plants
sc I like anybody whose working day starts with watering the plants.
sc Raising a thousand seedlings and letting them go takes a bigger heart than people think.
sp People must bring you a dead stick and ask whether the plant can be saved.
sp I'd come in for one plant and leave with a trolley and a plan I don't understand.
si A plant nursery always lives one season ahead, what an odd and lovely way to spend a year.
si I bet you know at the till which plant is going to be watered and which one isn't.
qc What do you give people who swear they kill everything?
qc Which plant came home with you and stayed?
qc What's the nicest week of the year in your place?
qp What's the best excuse you've heard for a dead plant?
qp Which one do people buy because of the label and regret by June?
qp Do you talk to them, and do they get different voices?
qi Which plant do you feel is underestimated?
qi What smell tells you that the season's turned?
qi Who came in for a plant and really needed to talk?
m You raise things with care and then hand them to strangers, that takes a generous heart.
m Answering the same question kindly every spring shows real patience.
m Somewhere there are whole gardens that started in your hands, that's a fine thought.
m You give beginners courage, and a lot of green windowsills owe you for it.
f The plant I always recommend to beginners is ...
f The plant that came home with me is ...
f In the greenhouse at eight in the morning I ...
o you between rows in the greenhouse, apron on, carrying a tray of something taller than expected

= postwoman: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:rural )?(?:post ?woman|post ?man|postie|mail ?(?:carrier|woman|lady)|letter carrier|postal worker|post ?lady|post ?mistress))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|deliver(?:ing)? (?:the )?(?:post|mail|letters)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:royal mail|usps|the post(?! office)))
n your work on the post
sc A postwoman who knows which gate sticks and which dog bites is a public treasure.
sc Ten miles before lunch with everyone's news on your shoulder, I admire a postwoman.
sp I'd read every postcard on the round and the post would arrive on Thursday.
sp I'd like to think the postwoman never notices my slippers, but I know she does.
si Whoever brings the post knows who still gets real letters, and that must be quite something.
si The post gets to see a street at the hour when people open the door as they are.
qc Which door on the round always makes you smile?
qc What's the best weather to be out delivering in?
qc Where on your round would you live if you could choose?
qp Which dog has it in for you, and how do you deal with it?
qp What's the oddest shape of parcel you've ever had to carry?
qp What have people worn when they opened the door?
qi Who waits for you even when there's nothing for them?
qi Which letterbox do you have a soft spot for, and why?
qi When did you last see a proper love letter go by?
m For some people you're the only knock of the day, I bet you know it and act on it.
m Rain, hills, dogs and a full bag, and still a good morning, that's character.
m You notice when curtains stay closed, and neighbourhoods need people who do.
m There's something very decent about doing the same round well every single day.
f The house on my round I'd love to live in is ...
f The dog who's never forgiven me is ...
f What ten miles a day did for me is ...
o you halfway up a garden path with the bag on your shoulder and a cat in your way

= courier: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:bike |bicycle |cycle |medical |van |multi-drop )*(?:courier|delivery (?:driver|rider)|van driver|parcel (?:driver|carrier)|dispatch rider))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|deliver(?:ing)? (?:parcels|pizzas?|food|groceries|packages)|(?:deliveroo|ubereats|amazon|dpd|hermes|evri|ups|fedex|dhl) (?:driver|rider|courier)
n your work as a courier
sc Everybody's pleased to see a courier, it's the only job where the doorbell means joy.
sc A hundred doors a day and a courier still remembers the house with the broken gate.
sp I'd forget what I ordered, just so that every courier would be Father Christmas.
sp I'd be the courier who leaves the parcel somewhere so safe it's never found.
si A courier has a map of the town in her head that no map maker would dare to draw.
si I like that couriers see thirty seconds of everybody's life and then drive on.
qc What's the best sort of day to be out on the round?
qc What do you listen to between stops?
qc Which place has the nicest people on the doorstep?
qp Where have people asked you to hide a parcel?
qp Which house number has driven you to despair?
qp What do people say to you through the little camera?
qi What do you guess is in the box, and are you ever right?
qi Which doorstep conversation has stayed with you?
qi Which part of town looks different when you know its back doors?
m You run on time in a city that doesn't, that takes a clever head and strong legs.
m A smile at stop ninety-seven is worth ten at stop one, I admire that.
m People get their small joy of the day out of your hands, it's a good thing to carry.
m Out in all weathers so the rest of us can stay in, that's grit.
f The oddest thing I ever delivered was ...
f Between stops you'll hear me singing ...
f The best doorstep on my round belongs to ...
o you hopping down from the van with a parcel under your arm, mid-stride, happy

= warehouse: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:warehouse (?:operative|worker|manager|supervisor|assistant|picker)|order picker|picker packer))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:warehouse|fulfil?lment cent(?:re|er)|distribution cent(?:re|er)|amazon warehouse))
n your work in the warehouse
sc The world turns up in a box, and I like knowing there are people who see to that.
sc Knowing where everything is in a building the size of a village impresses me.
sp I can lose keys in a coat pocket, your warehouse would find me by spring.
sp I'd put things in the warehouse where they'd look nice together.
si A warehouse knows what people long for about a week before they do.
si I suspect warehouse people have an order in their heads that no computer quite gets.
qc What makes a shift fly by?
qc Who do you want next to you on a heavy day?
qc Which part of the place do you know blindfold?
qp What's the oddest thing you've seen people order by the hundred?
qp Are your cupboards at home labelled, or is that work?
qp How many steps does a wild day come to?
qi Which season announces itself on the shelves first?
qi Which order made you wonder who it was for?
qi Which aisle has the best conversations?
m Hard work that nobody sees behind the word "delivered" deserves some respect, here's mine.
m You keep your head and your humour when it all comes in at once, that's strength.
m Walking that far, lifting that much and still joking at the break is staying power.
m People count on things arriving, and so they count on you, I like that in a job.
f The strangest thing on our shelves is ...
f What gets me through a long shift is ...
f The record number of steps I've done in a day is ...
o you between high racks in hi-vis, scanner in hand, the aisle running off behind you

= factory: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:factory (?:worker|girl|operative|manager|supervisor)|machine operator|assembly (?:line )?worker|production (?:line )?(?:operative|worker)|(?:seamstress|sewing machinist)(?= (?:in|at))))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:factory|assembly line|production line|shop floor|steelworks|sawmill|paper mill|chocolate factory))|factory work
n your work at the factory
sc I like knowing that the things around me were made by people with a favourite mug.
sc A factory shift is real work with a real thing at the end of it, I respect that.
sp I'd be the reason the factory put up a new warning sign.
sp If it were a biscuit factory, I'd be asked to leave for eating the evidence.
si Factory people probably spot their own work in a shop and feel a little proud.
si There's a kind of friendship that only grows over the noise of a factory floor.
qc What gets made where you are, and would you buy it?
qc Who do you like standing next to on a shift?
qc What's the best ten minutes of a working day?
qp What's the most legendary thing that's ever gone down the line by mistake?
qp Who decides what's on the radio?
qp What can you do at great speed that nobody outside would believe?
qi What do you see in a finished product that a customer wouldn't?
qi Where does your mind go when your hands know the job?
qi What would the place lose if the people were replaced?
m You do the same thing right a thousand times, that's a discipline most people lack.
m People who get up for the early shift keep the whole world in supplies, I respect it.
m Looking out for each other on a noisy floor shows what sort of person somebody is.
m You make things people use every day without a thought, and you make them properly.
f The thing I've made a million of is ...
f My place on the floor is easy to spot because of ...
f The best laugh we ever had on a shift was ...
o you at your machine in work gear, ear defenders pushed back, laughing at a colleague

= cleaner: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:self-employed |domestic |hotel |hospital |school |office |professional )*(?:cleaner|cleaning lady|housekeeper|chambermaid|window cleaner|caretaker|janitor|domestic(?= (?:at|in) )|head of housekeeping))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:I |and )clean(?:ing)? (?:houses|offices|homes|windows|schools)|cleaning for a living|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:cleaning|housekeeping) (?:business|company|firm))
n your work as a cleaner
sc Everything stops in two days without a cleaner, there aren't many bosses you can say that of.
sc I think walking into a clean room is underrated, and so is whoever made it that way.
sp I'd clean the place before the cleaner came, like everyone else who's a coward.
sp I'd find one old photo while cleaning and that would be the afternoon gone.
si A cleaner sees how people really live and goes home without a word, that's rare.
si Someone who cleans knows who reads the books on the shelf and who only dusts them.
qc What's the most satisfying thing to get clean?
qc What do you listen to while you work?
qc Whose place do you enjoy being in most?
qp What have you found under a sofa that made you laugh?
qp Do you tidy your own place, or is that overtime?
qp Which cleaning tip off the internet makes you laugh?
qi What does a house tell you before its people do?
qi What do you think about once your hands know the way?
qi Who of the people you work for would you miss?
m People hand you their keys, and that's about the highest trust there is.
m It's hard work done mostly unseen, and you do it properly anyway, I admire that.
m You make a place better just by having been there, few of us can claim it.
m Strong arms and discretion, that's a very fine combination in a person.
f The most satisfying thing I clean is ...
f The strangest thing I found while cleaning was ...
f Put me in an empty house with a mop and I ...
o you with a mop as a microphone in a big empty room, mid-chorus

= musician-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:professional |session |freelance |orchestral |jobbing |touring |classical |folk |jazz )+(?:musician|violinist|cellist|pianist|guitarist|drummer|harpist|flautist|bassist|trumpeter|saxophonist|composer)|(?:film composer|composer|songwriter)(?= (?:by|for a living)|$)|musician(?: by (?:trade|profession))?(?= by|$|[,.;!]))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:play|make|making|playing|write) music (?:for a living|professionally)|play in an? (?:\w+ )?orchestra for a living
n your work as a musician
sc Making a living out of music takes talent, I suppose, but mainly an enormous amount of nerve.
sc I like people who picked music and then stood by it when the sensible jobs rang.
sp I'd ask a musician "but what do you do in the daytime" exactly once in my life.
sp I'd clap between the movements, and a musician would have to pretend not to know me.
si I wonder if musicians can ever just hear a song, without seeing how it's put together.
si There's a second before the first note of any music that I'd call the best part.
qc What do you play when nobody's paying you to?
qc Stage, studio or rehearsal room, where do you come alive?
qc Which piece or song would you never get sick of?
qp What's the worst gig you've ever got a great story out of?
qp Which song do people shout for that you'd happily never play again?
qp What do your neighbours know by heart by now?
qi When did you first know you couldn't do anything else?
qi What goes through your head in a room that's really listening?
qi Who taught you to hear?
m You bet on the thing you love and do the scales to back it up, I admire that.
m Thousands of lonely practice hours so that a room can feel something, that's generous.
m Being heard in public for a living asks for a lot of nerve, and for an open heart.
m You work when everyone else is celebrating, and you're why they can.
f The gig I'd play again tomorrow was ...
f The song that made me want to do this is ...
f What I practise when nobody's listening is ...
o you backstage just before going on, instrument in hand, half in shadow

= singer-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:professional |opera |jazz |wedding |session |backing |gigging |freelance |cruise ship |west end )+(?:singer|soprano|mezzo|vocalist)|(?:opera singer|singer[- ]songwriter|mezzo[- ]soprano|soprano(?= (?:by|at|with))))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|sing(?:ing)? (?:for a living|professionally|at weddings)
n your work as a singer
sc A singer can't hide behind anything up there, I find that about as brave as jobs get.
sc I like people whose whole trade is breath and nerve, singers are a special breed.
sp I'd mime "happy birthday" next to a singer and still be told to tone it down.
sp A singer with a cold must be treated like a racehorse with a limp.
si I'd love to know what a singer hears when strangers hum in the street.
si It's a strange thing that a singer carries the instrument to bed and out in the rain.
qc Which song fits you like your own coat?
qc What do you sing when there's no audience but the dishes?
qc Who did you try to sound like when you were little?
qp Which song would you ban from weddings?
qp What absolutely has to happen before you go on?
qp Do you join in when a pub starts to sing, or hide the evidence?
qi What's it like when a room goes silent for you?
qi Which words have you sung that suddenly meant something else?
qi What did it take to stop being afraid of the high ones?
m You stand up with nothing but your voice and give it away, that's real courage.
m A voice you can rely on is years of patience, I respect the work in it.
m You let people feel things they'd been holding back, and that's a gift to a room.
m Living with an instrument you can't put back in its case means discipline all day long.
f The song I'd sing if it were the last one is ...
f My ritual before going on is ...
f The room I loved singing in most was ...
o you at a microphone with your eyes shut, mid-phrase, warm light from one side

= actor-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:professional |jobbing |freelance |working |stage |voice |theatre |resting )*(?:actor|actress|voice[- ]?over artist)(?! (?:is|are)))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|act(?:ing)? (?:for a living|professionally)
n your work as an actor
sc Hearing no for a living and still walking into the next room, an actor's nerve is something.
sc I admire anyone who can make a full theatre believe a cardboard wall.
sp My whole stage career would be a tree, and the review would call it wooden.
sp Actors must get so tired of people asking what they've seen them in.
si I can't decide whether acting teaches people to lie well or to stop lying at all.
si A theatre with nobody in it must be one of the best places to sit and think.
qc Which part would you drop everything for?
qc Stage or camera, where does it feel most real?
qc What did you see that first made you want in?
qp What's the best disaster you've lived through in front of an audience?
qp What's the silliest thing you've ever done to get a job?
qp Can you cry on demand, and who's fallen for it?
qi Which line do you still carry around with you?
qi What's left of a part when the run is over?
qi When was an audience with you, and how could you tell?
m You keep believing in something that hands out far more noes than yeses, that's strength.
m Being willing to look foolish in front of strangers is a kind of bravery I envy.
m You spend your days trying to understand other people from the inside, I like that.
m It takes stamina to make the fortieth night feel like the first for someone in row M.
f The part I'd do for nothing is ...
f The worst thing that's happened to me on stage was ...
f Between jobs you'll find me ...
o you in the wings in half a costume, script in hand, lit from the side by the stage

= dancer-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:professional |ballet |contemporary |commercial |freelance |west end |flamenco |salsa )*(?:dancer(?= by)|ballerina|choreographer|dance (?:teacher|instructor|artist)))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:professional|ballet|west end|contemporary|commercial|backing) dancer|(?:teach|teaching) (?:\w+ )?(?:dance|ballet|salsa|tango|tap|zumba)|danc(?:e|ing) (?:for a living|professionally)|choreograph(?:y|ing)?(?= (?:for|is my))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:dance (?:school|studio|company))
n your work in dance
sc A dancer makes the hardest thing in the room look like breathing, I'm in awe of the work.
sc I like people who decided to dance and then let the rest of life arrange itself round it.
sp I'd dance like somebody putting on a coat in a lift, so I'm easily impressed.
sp A dancer at a wedding must feel like a chef watching people use ketchup.
si I wonder if a dancer sees us all walking about and knows our moods from our shoulders.
si Dance is gone the moment it's finished, I can't think of a more generous art.
qc Which music moves your feet before you've decided anything?
qc What was the first piece you were truly proud of?
qc Studio, stage or kitchen, where's dancing best?
qp What do you do on a dance floor at a cousin's wedding?
qp What's the most unglamorous thing about it that nobody guesses?
qp Do you count under your breath in the supermarket queue?
qi What can you say by moving that you can't in words?
qi When did dancing stop being a hobby and become you?
qi Whose way of moving do you still think about?
m So many hours of sore feet so that two minutes can look easy, I admire that discipline.
m You chose an art that asks for everything and keeps nothing, that's brave.
m To be seen that plainly, with nothing to hold on to, you need real nerve.
m You fall, you get up, you do it again on the count, that's character.
f The song I can't sit still to is ...
f Before I go on I always ...
f The step it took me a year to get is ...
o you in an empty studio in old practice clothes, mid-turn, seen in the mirror

= yoga-teacher: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:qualified |trained |certified |hatha |vinyasa |yin |prenatal )*yoga (?:teacher|instructor))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:teach|teaching) (?:\w+ )?yoga|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:yoga (?:studio|school|retreats?))
n your work as a yoga teacher
sc Getting a room of wound-up people to breathe out together is a lovely thing to be able to do.
sc I think a good yoga teacher is mostly kindness with a very good sense of balance.
sp In yoga I'd be excellent at the bit at the end where everyone lies down.
sp A yoga teacher would look at how I touch my toes and offer me a chair.
si I'd guess a yoga teacher meets people at the exact minute their day falls off them.
si It's odd that standing still on one leg can be the hardest thing you do all week.
qc What part of a class do you look forward to giving?
qc What kind of pupil makes it worth it?
qc Whose class do you go to when you want to switch off yourself?
qp How do you keep a straight face when someone starts snoring?
qp Which pose do you still grumble at in private?
qp What's the least zen thing about you?
qi What happens to a room in the last five minutes?
qi What did you come to the mat for, and what did you get?
qi Which pupil showed you something you'd missed?
m You give people an hour where nobody wants anything from them, that's a real present.
m Patience with the stiff, the late and the giggling takes a good heart.
m You teach people to be gentle with themselves, and I imagine that took practice.
m Being calm is one thing, handing it on to others is another, I admire that.
f The pose I still can't do with dignity is ...
f What I do when I'm not calm at all is ...
f The best thing a pupil ever said to me was ...
o you from behind, sitting on your mat before class, the room still empty and the light low

= personal-trainer: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:qualified |certified |freelance |strength and conditioning |online |running |swimming |tennis |football |gymnastics )*(?:personal trainer|pt(?= (?:at|in|by|and)|$|[,.;!])|fitness (?:coach|instructor|trainer)|gym instructor|(?:strength|crossfit|spin|running|swim(?:ming)?|gymnastics|football|netball) (?:coach|instructor|teacher)|strength and conditioning coach|sports coach))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:teach|teaching) (?:spin|aerobics|crossfit)|coach(?:ing)? (?:\w+ )?(?:fitness|crossfit|running|swimming) for a living
n your work as a coach
sc A good coach believes in people about a month before they do, I think that's the real work.
sc I respect a job where you get up at five so that somebody else keeps a promise.
sp A coach would hear my excuses and mark them for creativity.
sp I'd report the reps to a coach the way an angler talks about fish.
si A coach hears "I can't" all day long and knows roughly how often it's true.
si I like that a coach is proudest of things she never did herself.
qc Which client's progress still makes you grin?
qc What do you do for yourself, once everybody else is done?
qc What's the first thing you try to get people to believe?
qp What's the finest excuse anyone's ever given you?
qp How do you motivate somebody who has started to hate you at rep eight?
qp What do you eat that your clients must never find out?
qi What usually changes in people before the fitness does?
qi Who walked in afraid and walked out different?
qi Who was the coach that got through to you?
m You lend people your belief until they have some of their own, that's a fine job.
m Being cheerful at six in the morning for other people's goals takes heart.
m It takes tact to know who needs a push and who needs a cup of tea.
m You celebrate a stranger's first press-up as if it were gold, and I love that in a person.
f The client who taught me most was ...
f The exercise I make up excuses for is ...
f On my rest day I ...
o you crouched beside someone at the end of a set, cheering louder than they are

= librarian: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:school |university |children['’]s |law |medical |academic |public )*(?:librarian|library (?:assistant|manager|worker)))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|librarian(?:ship)?(?= (?:by|at|in)|$|[,.;!])|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:school |university |public |local )?librar(?:y|ies))
n your work as a librarian
sc A librarian hands out whole worlds for nothing and trusts you to bring them back, I love that.
sc I think every good town has a librarian holding it together on the quiet.
sp My first thought on meeting a librarian is whether there's a fine I've forgotten.
sp I'd whisper to a librarian for weeks before I found out one may talk.
si A library has to be the last warm room where nobody expects you to buy anything.
si What people leave between the pages would make a better book than most.
qc Who comes in that you'd miss if they stopped?
qc Which book have you put into the most hands?
qc Which corner of the library is really yours?
qp What's the strangest bookmark you've ever found?
qp Are you strict about noise, or is that a slur on the profession?
qp What's the longest overdue book that ever came home?
qi What question at the desk has stayed with you?
qi What were you looking for in libraries as a child?
qi What do people really come in for?
m You help anyone who walks in, without asking why, that's about as decent as work gets.
m Somewhere there's a grown-up who reads because you found them the right book at nine.
m Knowing how to find things out is rare, and enjoying doing it for others is rarer.
m You keep a door open for everybody, and I admire people who keep doors open.
f The book I've recommended most is ...
f The strangest thing I found in a returned book was ...
f As a child I hid from the world with ...
o you between two tall shelves on a library ladder, reading instead of shelving

= archivist: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:archivist|records manager)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:an? )?(?:national |county |film |city )?archives?)|archivist
n your work in the archive
sc I like that an archive keeps the shopping lists as well as the treaties.
sc Somebody has to decide what the future gets to know, I'm glad it's a patient person.
sp I'd open one box in the archive to tidy it and be found in 1911 by the evening.
sp One look in an ordinary kitchen drawer and an archivist must itch to label the batteries.
si Reading letters that weren't meant for you must make you feel oddly close to the dead.
si An archive is full of people who had no idea they'd be interesting.
qc What's the loveliest thing you've ever taken out of a box?
qc Which person in the papers would you like to have met?
qc What do you hope comes in one day?
qp What's the pettiest complaint you've found preserved for ever?
qp Whose handwriting has driven you to despair?
qp What does your own paperwork at home look like?
qi Which letter made you stop and read it twice?
qi What do you do when you come across something sad nobody remembers?
qi What of ours should be kept for a hundred years?
m You look after people who can't thank you any more, there's something very fine in that.
m Letting a story come out of a box sheet by sheet is patience of the best kind.
m You care about what everyone else would throw away, that's a good eye for what matters.
m Curiosity that quiet and that thorough is something I really admire.
f The best thing I ever found in a box was ...
f The person from the past I'd have dinner with is ...
f What I keep that I should throw away is ...
o you in white light over an open box, cotton gloves on, holding up an old photograph

= museum: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:museum |gallery |art |assistant |exhibitions? )*(?:curator|registrar(?= at)|museum (?:educator|guide|attendant|assistant|manager|officer)|gallery (?:assistant|manager|owner|director|technician)|gallerist|exhibition designer))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|curat(?:e|ing) (?:exhibitions?|shows|art|for a living)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:museum|art gallery|gallery|heritage (?:sector|site)|auction house|national trust))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:museum|(?:art )?gallery))
n your work at the museum
sc A museum lets a whole school class stand a metre from something priceless, I love the trust.
sc I like people who can make a broken pot the most interesting thing in the room.
sp I'd be asked to leave the museum for saying "ooh" within touching distance.
sp I'd go the wrong way round a museum and meet the Romans last.
si A museum after closing is a place I'd give a lot to walk through once.
si I like to think the things in the store talk about the things on show.
qc Which object would you show somebody first?
qc What do you stop for when the rooms are still empty?
qc What exhibition would you put on if nobody could stop you?
qp What's the funniest thing a child has ever asked you in there?
qp Which piece do you think is a bit ugly but would never say so?
qp What do visitors always try to touch?
qi What's in the store that deserves to be seen?
qi Which object makes you think of the person who last used it?
qi What would you want in a glass case from your own life?
m You make old things speak to people who only came in out of the rain, that's a gift.
m Looking after what belongs to everybody is work with a good conscience.
m It takes knowledge to explain something simply, and kindness to want to.
m You keep a sense of wonder for a living, and I don't think it's easy to keep.
f The object I'd save first is ...
f My favourite question from a visitor was ...
f When the museum is empty I ...
o you alone in a big gallery before opening, small against one enormous painting or skeleton

= conservator: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:paper |paintings? |textile |art |book |objects? |stone |furniture |building )*(?:conservator|restorer|art restorer|bookbinder|watch ?maker|horologist))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|restor(?:e|ing) (?:paintings|furniture|old (?:books|paintings|furniture)|art|antiques)(?: for a living)?|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:art )?(?:conservation studio|restoration(?: workshop| studio)?))
n your work restoring old things
sc Mending something four hundred years old with a tiny tool takes a calm I'd pay for.
sc I like work where restoring a thing well means nobody can tell you were there.
sp I'd restore a saint so well that it ended up in the newspapers.
sp One sneeze from me and an old master would get a new sky.
si Working on an old thing must be a bit like shaking hands with whoever made it.
si I'd love to know how often it turns out someone restored it badly a century ago.
qc What's on your bench at the moment?
qc Which piece was the hardest to give back?
qc What made you want to mend things rather than make them?
qp What's the worst repair by a predecessor you've had to undo?
qp Do you mend your own mugs, or do they go in the bin?
qp Do you hold your breath, and for how long by now?
qi Have you ever found something the maker meant nobody to see?
qi How do you decide what should stay broken?
qi What have you learned about the people who made things back then?
m You give old things another hundred years and leave no signature, that's true modesty.
m Patience on that scale, with a brush of three hairs, I find that extraordinary.
m You know the difference between fixing and respecting, and it's an important one.
m Steady hands and a conscience, I'd trust you with anything that mattered.
f The oldest thing I've held in my hands is ...
f The repair I'm proudest of is one you can't ...
f What I'd never throw away is ...
o you at the bench with a magnifier and a tiny brush, face close to something very old

= artist-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:freelance |professional |working |full[- ]time |visual |textile |concept |comic |mural |tattoo and |children['’]s book |fashion )*(?:artist(?= (?:by|in|at|and|based|who|with)|$|[,.;!])|illustrator|painter(?= (?:by|in|at|based)|$|[,.;!])|sculptor|printmaker|muralist|animator|cartoonist|set designer|costume designer|textile designer|stained glass (?:artist|maker)|glass ?blower|print maker|signwriter|calligrapher)(?<!tattoo artist)(?<!make-?up artist))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:draw(?:ing)?|paint(?:ing)?|illustrat(?:e|ing)|sculpt(?:ing)?) (?:\w+ ){0,2}for a living|sell(?:ing)? my (?:art|paintings|prints|illustrations)|illustrate (?:children['’]s )?books
n your work as an artist
sc Making art for a living means starting every Monday with nothing, I think that's brave.
sc I like people who took art seriously after everyone told them to have a plan B.
sp I'd draw an artist a horse and she'd thank me kindly for the sofa.
sp Artists must hear "my nephew could do that" and "can you do it for free" in one breath.
si I wonder if an artist ever just sees a wall, or always the light on it.
si There has to be a moment when a picture starts wanting things its artist didn't plan.
qc What are you working on at the moment?
qc What do you draw or make when nobody's ordered it?
qc Where do you work best, and what's always within reach?
qp What's the funniest brief a client's ever handed you?
qp Which work of yours would you hide if guests came?
qp What does your favourite jumper have paint on it from?
qi How do you know when it's finished?
qi Which picture that isn't yours do you carry about in your head?
qi What do you do on days when nothing comes?
m You turn up for an idea nobody's asked for yet, that takes faith.
m Showing strangers what you made of your own thoughts is properly brave.
m Living off imagination means discipline, people only ever notice the imagination.
m You look at things long enough to really see them, I admire that more than talent.
f The piece I'd never sell is about ...
f When nothing works in the studio, I ...
f The first thing I ever got paid to make was ...
o you on the studio floor among sketches, paint on your forearm, looking at the work

= maker-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:candle|soap|leather|hat|shoe|basket|kilt|dress|knitwear|quilt|instrument|toy|chocolate|perfume|chandler) ?maker|milliner|leatherworker|weaver(?= by|$|[,.;!])|chandler|chocolatier|dress ?maker|tailor(?= (?:by|in|at))|cobbler|perfumer|pattern cutter|fashion designer|handmade (?:\w+ )?(?:business|shop))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:I |and |by day |I hand)(?:make|sew|knit|pour|craft) (?:and sell |\w+ ){1,3}(?:for a living|to sell|on etsy|at (?:craft |local )?(?:markets|fairs))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:etsy|craft|handmade|candle|soap|chocolate) (?:shop|business|stall|studio|brand))|sell (?:\w+ ){0,3}(?:on etsy|at (?:craft |local )?(?:markets|fairs))
n the things you make
sc I like that somebody's wearing or using a thing you made and thinks it's simply theirs.
sc Making things by hand in a world of free delivery is quietly defiant, I admire it.
sp I'd make one thing, keep it, and call the business sold out.
sp I'd be the man who touches everything you've made and says "lovely" nine times.
si Something made by hand has a small mistake in it somewhere, and I always like that bit most.
si Somewhere a maker is seeing her own work go by in the street and saying nothing.
qc What are you happiest making?
qc What was the first thing you ever sold, and who to?
qc What does the place where you make them look like?
qp What have you made that was a complete and glorious failure?
qp What do people at markets say that makes you breathe in slowly?
qp Which of them could you not bear to sell?
qi What do you hear in your head while your hands are busy?
qi How did your hands find their way to it?
qi Who would you most like to see using something you made?
m You make things properly when nobody would notice if you didn't, that's integrity.
m Putting a price on your own work and standing behind it takes courage.
m You learned to do with your hands what would be so easy to buy, I admire that patience.
m Someone treasures a thing because you spent an afternoon on it, I'd be proud of that.
f The first thing I ever sold was ...
f My most magnificent failure was ...
f What I think about while I'm making things is ...
o you at your workbench in an apron, hands busy, everything slightly covered in your material

= potter-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:studio |professional |production )*(?:potter(?= (?:by|in|at|based|and|with)|$|[,.;!])|ceramicist|ceramist|ceramic artist|pottery (?:teacher|owner))(?<!harry potter))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:pottery|ceramics?)(?: (?:studio|business|shop))?)|(?:teach|teaching|sell|selling) (?:my )?(?:pottery|ceramics)
n your work as a potter
sc A potter makes the mug someone reaches for every single morning, that's a quiet sort of fame.
sc I like that pottery starts with mud and ends with somebody's soup.
sp I'd throw a pot once and it'd live on as an ashtray.
sp Potters must pick up every cup in a café and look at its bottom like a vet.
si I'm told you shouldn't get attached before the kiln's been opened, I'd be hopeless at it.
si Clay remembers every touch, so I imagine a potter's mood ends up on the shelf.
qc What do you love making when there's no order to fill?
qc Which pot of your own do you drink from?
qc Glazing, throwing or opening the kiln, what's the best bit?
qp What does your shelf of rejects look like?
qp Where do you find clay that you'd swear you'd washed off?
qp How many mugs are there in your cupboard, truly?
qi What's it like just before you open the kiln?
qi What did you let go of to get good at letting go?
qi Which broken one still hurts?
m You make something with your hands, hand it to fire and stay calm, I admire that.
m It takes patience to centre a lump of clay, and more to smile when it collapses.
m Everyday things made with care make everyday life better, it's good work.
m You're fine with mess, failure and starting over, that's a strong character.
f The mug I drink from every morning is ...
f The worst thing that ever came out of my kiln was ...
f My hands are at their best when ...
o you at the wheel, clay to the elbows, a pot just beginning to rise

= jeweller: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:bespoke |independent )*(?:jewel+(?:er|lery (?:maker|designer))|jewelry (?:maker|designer)|goldsmith|silversmith|gemm?ologist|ring maker))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:make|making|design|designing|sell) (?:\w+ )?jewel(?:le)?ry|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:jewel(?:le)?ry (?:brand|business|shop|studio))
n your work in jewellery
sc A jeweller makes the smallest thing a person will ever be most afraid to lose.
sc I like that somebody has to have steady hands so that somebody else can say yes.
sp I'd drop one tiny diamond and we'd all be on the floor till Thursday.
sp A jeweller must look at everyone's hands first and everything else afterwards.
si Every ring on your bench is halfway through someone's story.
si It's odd to think that gold in a ring might've been in a hundred others before.
qc What do you most love to make?
qc Which piece do you wear yourself every day?
qc What was the first thing you ever made that held together?
qp Who's the worst nervous wreck who ever came in for a ring?
qp How long have you ever spent on the floor looking for a stone?
qp Which trend would you melt down without regret?
qi Which old piece came in with a tale attached?
qi What do you think about when you're making something for a promise?
qi Have you ever taken something sad and made it into something else?
m You make things that outlive the people who wear them, with care you can't see from outside.
m Patience at the size of a pinhead is something I can only marvel at.
m People bring you their grandmother's ring, that's how much they trust your hands.
m Fire, a hammer and great delicacy, I like that mix in a person.
f The piece I'd never melt down is ...
f The most nervous customer I ever had was ...
f The tool I've had longest on my bench is ...
o you at the bench with a loupe to your eye, small flame in one hand, quite lost in it

= photographer-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:wedding|portrait|freelance|professional|documentary|newborn|food|wildlife|fashion|sports|press|commercial|event|family)(?: and \w+)? photographer|photojournalist|photographer(?: by trade)?)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|photograph(?:ing)? weddings|photography (?:business|for a living)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:photography (?:business|studio))
n your work as a photographer
sc A photographer spends the day looking for the moment people forget to pose, I like that.
sc I think it takes real warmth to be a photographer, nobody relaxes for a camera.
sp A photographer would need eleven goes with me and a bag of biscuits.
sp In front of a photographer I'd stand as if someone had just assembled me.
si A photographer is at every party and in none of the pictures.
si I'd like to know what a photographer sees in the half second before the click.
qc What do you love to photograph when nobody's booked you?
qc Which picture of yours would you hang at home?
qc What do you look for first when you walk into a place?
qp What do you say to people who swear they always look awful in photos?
qp What's the best thing a guest's phone has ever ruined?
qp How many photos of your lunch are on your own phone?
qi Which picture did you miss and can still see?
qi When did you put the camera down because it was better just to be there?
qi What do faces do when they finally forget you?
m You notice what everyone else walks past, and then you give it back to them.
m Putting an awkward stranger at ease in two minutes is a serious talent.
m People will look at your work when they're eighty, that's a lovely thing to be for them.
m It takes patience to wait for a true moment and quick hands to be ready for it.
f The picture I missed and still see is ...
f What I photograph when nobody's paying is ...
f My trick for people who hate cameras is ...
o you with the camera lowered, laughing, taken by somebody you'd just been photographing

= videographer: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:freelance |wedding |documentary |assistant |indie )*(?:videographer|film[- ]?maker|camera(?: ?woman| operator)|cinematographer|(?:film|tv|documentary|commercials) (?:director|producer|editor)|video editor|director of photography))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:make|making|edit|editing|shoot|produce) (?:documentaries|films|videos|tv)(?: for a living)?
n your work in film
sc I like people who work in film and stay till the very last name in the credits.
sc Turning forty hours of film into four minutes that make someone cry is proper craft.
sp I'd be asked to film one birthday and deliver forty minutes of carpet.
sp On a film set I'd be found by the snack table, looking important.
si I wonder if people in film start to hear where the music should come in at dinner.
si Whoever edits a film decides what happened, that's a lot of power for a dark little room.
qc What kind of thing do you most love to film?
qc Which film made you want to do it yourself?
qc Shooting or editing, where do you lose track of time?
qp What's ruined your best take so far?
qp Can you watch a film with other people without muttering about the cuts?
qp What weather always arrives when you start to film?
qi Which moment did you catch that nobody had planned?
qi What do you leave out that hurts?
qi Which real person would you make a film about?
m You take chaos and find the thread in it, that's a fine sort of mind to have.
m Watching people closely enough to tell their story right is a form of respect.
m Long days, heavy kit, cold coffee, and then it looks effortless, I admire that.
m You care about the second nobody will consciously notice, and it's why it works.
f The best thing I ever caught on camera was ...
f The film I can't talk during is ...
f What ended up on my cutting room floor was ...
o you behind the camera, one eye shut, everyone else in the picture out of focus

= own-business: (?:run|own|started|founded|set up|built|launched|grew|manage|running|building|launching|growing|starting|owning) (?:my|our|an?)(?: own)?(?: [\p{L}'’-]+){0,2} ?(?<!monkey )(?:business(?:es)?|compan(?:y|ies)|start-?up|agency|brand|charity|consultancy|social enterprise)(?! of)|(?:small |own |proud )?business owner|(?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:co-?|startup |tech |serial |solo )*(?:founder|entrepreneur|ceo|solopreneur|freelancer|consultant(?= and founder)))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|my own (?:business|company|boss|start-?up)|self[- ]employed|founder of (?:an?|my|the)|start-?up (?:founder|life)|side business
n your own business
sc Starting your own business means signing your name under an idea, I respect that.
sc I admire anyone who decided that the boss would have to be herself.
sp If I ran a business I'd give the boss a stern talk and then the afternoon off.
sp I'd spend the first year of a business choosing the font.
si I always wonder about the night before somebody hands in their notice and starts a business.
si Being your own boss seems to mean one very demanding person knows where you sleep.
qc What's it all about, in the words you'd use to a friend?
qc What part of it would you do even if it paid nothing?
qc Which little win did you celebrate most?
qp What's the most boring thing you've had to become an expert in?
qp Who's the worst employee, you on Monday or you on Friday?
qp What did you imagine about working for yourself that turned out to be funny?
qi What was the moment you thought, right, I'm really doing this?
qi Which no are you glad you got?
qi Who believed in it before there was anything to see?
m You took the risk most people only talk about at dinner, I admire that.
m It takes grit to carry the good months and the quiet ones on the same shoulders.
m You built something that wasn't there before, that's imagination with its sleeves rolled up.
m Deciding for yourself and living with the result shows real backbone.
f The idea for my business came to me when ...
f The job I'm worst at in my own company is ...
f The day I knew it would work was ...
o you unlocking your own front door at work in the morning, coffee balanced, keys in your teeth

= works-from-home: (?:work(?:s|ing)? (?:mostly |fully |partly |mainly )?(?:from home|remotely|remote)(?! (?:villages?|islands?|areas?|places?|parts?))|(?:fully |hybrid[- ]|mostly )?remote (?:work(?:er|ing)?|job)|wfh|home office|work remotely)(?! and travel)
n working from home
sc Working from home and still getting dressed on a Tuesday shows real strength of mind.
sc I like the idea that working from home gives back an hour a day and you get to spend it.
sp Working from home I'd have an annual review with the fridge.
sp Anyone who works from home can clap a laptop shut at five and has still not left the office.
si Working from home must mean the kettle is your only colleague with any warmth.
si People who work from home either know the whole street or only the postman.
qc What does the view from your desk look like?
qc What do you do with the hour other people sit in traffic?
qc Desk, sofa or kitchen table, where does the real work get done?
qp What's just out of sight on your video calls?
qp Who or what interrupts you most?
qp What's the furthest you've gone from the desk without anyone noticing?
qi What tells you that the working day is over?
qi What do you miss about having people around, and what not at all?
qi What do you hear at home at eleven in the morning that you never knew about?
m Getting it all done with the sofa in plain sight takes more discipline than an office.
m You set your own rhythm and stick to it, I admire that.
m Staying close to people through a screen takes some warmth, and you make it part of your day.
m Drawing a line between work and home when it's the same table is a real skill.
f My commute from bed to desk takes ...
f What's just out of shot on my calls is ...
f My lunch break at home usually means ...
o you at your home desk from the side, smart on top, very honest slippers below

= digital-nomad: digital nomad|work(?:ing)? (?:remotely )?(?:while|and|as I) travel(?:l?ing)?|work(?:ing)? from (?:anywhere|wherever|my (?:van|laptop)|a (?:van|laptop)|different countries)|work(?:ing)? remotely (?:and travel|from (?:\w+ )?(?:abroad|beaches|everywhere))|location[- ]independent|laptop lifestyle|nomad(?:ic)?(?= (?:life|lifestyle|at the moment|right now)|$|[,.;!])
n life as a digital nomad
sc I like that a digital nomad's idea of an office move is another country.
sc Keeping a job alive across time zones and bad wifi is harder work than the photos let on.
sp As a nomad I'd pack the laptop and find out at the border where the charger is.
sp Everyone pictures a nomad's laptop on a beach, nobody mentions the sand in the keys.
si I wonder what a nomad means by "I'm going home".
si A nomad must have several favourite bakeries and be a regular in none for long.
qc Which place made it hardest to leave?
qc What always comes along in the bag?
qc Where did the work go best, of all places?
qp What's the worst place you've ever had to take a call from?
qp Which of your colleagues still believes you're in the country?
qp What have you carried round half the world and never used?
qi What makes somewhere feel like yours, and how long does it take?
qi What do you miss that surprised you?
qi Which person you met for just a week do you still think of?
m You live with what fits in a bag and let the rest go, that's courage.
m You make friends from nothing again and again, that takes an open heart.
m You built a life round what you wanted to see, most people only plan to.
m Holding a job and a horizon at the same time is well organised and a bit daring, I like it.
f The place that nearly made me stay was ...
f The worst spot I ever took a call from was ...
f What never leaves my bag is ...
o you at a tiny café table somewhere warm, laptop shut, map open

= night-shifts: work(?:s|ing)? (?:mostly |mainly |permanent |a lot of )?nights|on nights(?! out)|the night shift|night ?shifts?|shift work(?:er|ing|s)?|(?:work(?:ing|s)?|on|do) (?:rotating |weird |odd |long |mad |crazy |12[- ]hour |twelve[- ]hour )*shifts|night (?:worker|porter|nurse)|(?:early|late|rotating|long|12[- ]hour) shifts?|(?:irregular|odd|unsociable|antisocial|weird) (?:working )?hours
n your shifts
sc I admire people on shifts, the whole world is arranged against their sleep.
sc Somebody has to be awake at four so that nothing goes wrong at eight, thanks for that.
sp On night shift I'd eat three breakfasts a day and call it a system.
sp People on shifts have to explain every week that they're asleep, not rude.
si The world at four in the morning belongs to night shifts, bakers and foxes, I hear.
si I wonder whether night shift feels lonely or more like having the place to yourself.
qc What's the best thing about being awake when nobody else is?
qc What do you do with a free Tuesday while everyone's at work?
qc What's your first meal after a long one, breakfast or dinner?
qp What have you eaten at four a.m. that you'd never admit to by daylight?
qp Which neighbour mows exactly when you go to bed?
qp How many people have told you to just go to bed earlier?
qi What do people talk about at that hour that they wouldn't at noon?
qi Which sunrise on the way home do you remember?
qi What does a town sound like just before it wakes?
m Being kind and wide awake at the worst hour of the night is real character.
m You keep things running while the rest of us dream, and I think we forget that too easily.
m Living against the clock and still keeping your friends takes organising and heart.
m Going to work when everybody else is putting on pyjamas shows how tough you are.
f My four in the morning snack is ...
f On a free weekday morning you'll find me ...
f The best sunrise I've seen on the way home was ...
o you walking home at sunrise against the stream of commuters, work bag on your shoulder

= retired: (?:just |recently |semi-?|newly |happily |early |now )*retired(?! (?:greyhounds?|racehorses?|racers?|police dogs?|guide dogs?|horse|working|husband|parents|dad|mum|mom))|(?:enjoying |taking |took )?(?:early )?retirement(?! (?:home|planning|plan|fund|age))|pensioner|(?:stopped|finished|given up) work(?:ing)?(?= (?:last|in|this|for good|at))
n being retired
sc I like people who retire and turn out to have a longer list than before.
sc You earned your Monday mornings, I hope retirement treats them with respect.
sp Retired people tell me they're too busy to work, I've started to believe it.
sp If I were retired I'd set the alarm for six, just to turn it off with a flourish.
si Retirement seems to be the age you finally get to be ten again, with better shoes.
si There's probably one particular morning when being retired turns real.
qc What are you doing now that there was never time for?
qc What does a really good Tuesday look like?
qc What's next on the list?
qp What did you swear you'd do in retirement and haven't touched?
qp Which alarm clock or office shoes did you get rid of first?
qp When's bedtime, now that nobody needs you at nine?
qi What would your working self be surprised to see you doing?
qi Which person from work do you miss, if any?
qi What have you changed your mind about since?
m You've done your share, and you're still curious, I find that very attractive.
m It takes imagination to fill your days with what you choose, and courage to start.
m A whole working life behind you and still looking forward, that's a fine spirit.
m You know what your time is worth now, and you spend it on living.
f The first thing I did when I stopped working was ...
f On a Monday morning you'll find me ...
f The thing I've taken up at my age is ...
o you on a weekday morning somewhere lovely, coffee in hand, clearly in no hurry

= between-jobs: between (?:jobs|roles|things at the moment|contracts|careers)|(?:on|taking|having) (?:a )?(?:sabbatical|career break|gap year|year out|break from work)|job[- ]?hunting|looking for (?:work|a (?:new )?job)|(?:just |recently )?(?:left|quit|handed in my notice at) my (?:\w+ )?(?:job|career)(?! to (?:retrain|become|study))|unemployed|made redundant|job ?seeker|figuring out what(?:['’]s| is) next|sabbatical
n being between jobs
sc I think it's healthy to stop and ask what the next job ought to be for.
sc Saying openly that you're between jobs is more confident than any title.
sp Between jobs I'd clean the oven on day one and never speak of the plan again.
sp I'd use the time between jobs to learn Italian and get as far as ordering.
si Between jobs is when people remember what they liked doing at ten.
si A free Wednesday is a strange present, I'd probably stand in the park and feel watched.
qc What are you enjoying having time for?
qc What would you do next if it were only about liking it?
qc What does a good day look like at the moment?
qp What have you got oddly good at lately?
qp Which job advert sentence makes you laugh?
qp What's the strangest career you've considered at two in the morning?
qi What do you know now about what you don't want?
qi What did you want to be before anybody said sensible things?
qi What have you noticed about the daytime that you missed at work?
m It takes nerve to stand in the gap and wait for the right thing, not the next one.
m You're open about it, without excuses, I like that a lot.
m Keeping your spirits up while things are undecided shows strength.
m Taking your own life seriously enough to stop and think is a good quality.
f With a free Wednesday I tend to ...
f What I'd do if money were no matter is ...
f The thing I've rediscovered lately is ...
o you on a bench on a weekday morning, book open, sun on your face, no tie in sight

= career-change: (?:re-?training|re-?trained|retrain)(?= (?:as|to|in|at|for)|$|[,.;!])|career[- ]chang(?:e|er|ing)|chang(?:ed|ing) careers?|switch(?:ed|ing) careers?|(?:new|second) career|(?:left|quit) (?:my |the |a )?(?:\w+ )*(?:job|career|law|finance|banking|office|corporate \w+) to (?:retrain|become|study|be)|(?:back (?:to|at) (?:uni|university|school|college)|studying again|mature student)|start(?:ed|ing) over at
n your change of career
sc Changing career means being a beginner in public, I admire that more than any title.
sc I like people who noticed it was the wrong career and did something about it.
sp I'd change career just to get new stationery.
sp It must be fun to go from knowing every shortcut to asking where the loo is.
si A career change starts as a thought in the shower and then refuses to leave.
si I think people who start again know something the rest of us are still avoiding.
qc What are you learning that you can't stop talking about?
qc What gave you the push in the end?
qc Which bit of the new life suits you best so far?
qp Who thought you'd gone mad, and have they come round?
qp What's it like being the new girl again?
qp Which skill from your old job turned out to be weirdly useful?
qi When did you first know that you'd have to try?
qi What would you tell someone who's where you were two years ago?
qi What did you give up that you don't miss at all?
m Starting again when you could have stayed comfortable takes real courage.
m You chose to be a beginner, and most people are too proud for that.
m It takes honesty to see that a good life wasn't quite the right one.
m You back yourself, sleeves up and notebook out, and I find that very impressive.
f I knew I had to change something when ...
f From my old job I've kept ...
f The thing I'm a beginner at right now is ...
o you bent over a notebook or new tools like a schoolboy, caught enjoying it

= funeral-work: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:funeral (?:director|celebrant|arranger|planner)|undertaker|mortician|embalmer|mortuary (?:technician|assistant)|cemetery (?:worker|manager)|grave ?digger|stonemason for memorials))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:mortuary|morgue|funeral (?:home|parlou?r|directors?|business|service)|crematorium|cemetery))|funeral director
n your work with funerals
sc Funeral work needs someone steady on the worst day of a family's life, I admire it.
sc I think the people who look after the dead know a lot about being kind to the living.
sp A funeral director at a dinner party must be the best or the last question of the evening.
sp I'd be the one who cries first at the funeral of a man I'd never met.
si I'd guess funeral work makes small things taste better, coffee and sunshine and so on.
si People must think your days are sad, I suspect there's more laughing than they'd believe.
qc What do people not know about your work that you wish they did?
qc What's the loveliest send-off you've been part of?
qc What do you do in the evening to come back to the living?
qp What do people say when you tell them what you do?
qp What's the most surprising song you've heard played?
qp Is there more humour in your trade than one's allowed to say?
qi What has it taught you not to put off?
qi What do people remember about someone, in the end?
qi What brought you to something most people look away from?
m Being calm and tender when everyone else is falling apart is about the kindest job I know.
m You treat people with dignity when they can't thank you, that's real goodness.
m It takes strength to be near grief every day and stay warm.
m You do quietly what the rest of us are afraid even to think about, I respect you for it.
f What my work has taught me not to put off is ...
f The song I'd like played for me is ...
f After a heavy day I need ...
o you out of the dark suit on a bright morning, sleeves rolled up, laughing outdoors

= sailor-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:merchant navy|navy|naval|deck|ship['’]?s|royal navy|first|second|chief)? ?(?:deck ?hand|ship['’]?s (?:officer|captain|engineer|cook)|naval officer|merchant seaman|seafarer|marine engineer|yacht (?:skipper|crew|stewardess)|skipper|ferry captain|sea captain|deck officer|harbou?r (?:master|pilot)|(?:first|chief) mate))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:in the |joined the |royal |merchant )navy(?! blue)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:cruise )?ships?|boats|superyachts?|ferr(?:y|ies)|(?:the )?sea|(?:a )?(?:research|tall) (?:ship|vessel)|merchant navy)
n your work at sea
sc I admire people who go to sea for work, the commute alone is a novel.
sc Living with a crew on a ship for weeks takes a person others are glad to be stuck with.
sp At sea I'd be green before the harbour wall and brave again only in the bar.
sp I'd call the ship "it", the left "left", and be put ashore by teatime.
si A ship must be the only workplace where a door can open on nothing at all.
si I wonder how the land feels in the first hour after weeks at sea.
qc Which port are you always glad to see?
qc What's the best hour of the day on board?
qc What do you take along that makes a cabin yours?
qp What's the cook's worst dish, and does anybody dare say so?
qp Which superstition do you laugh at and keep anyway?
qp How do you walk on your first day ashore?
qi What's the night sky like with no land anywhere?
qi What do you miss out there that you never think of on land?
qi When were you properly afraid, and what did you do?
m Being reliable when there's no shore to run to says everything about a person.
m You're at ease with weather, watch rotas and close quarters, that takes rare calm.
m It takes courage to leave everything familiar on the quay and go anyway.
m You've seen the world from its lonely side and come back with humour, I like that.
f The port I'd sail back to is ...
f On night watch I think about ...
f The first thing I do on land is ...
o you on deck in a heavy jacket, one hand on the rail, squinting into wind

= offshore: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:offshore (?:worker|engineer|technician|medic)|wind (?:turbine|farm) technician|(?:oil )?rig worker|commercial diver|roughneck|roustabout|saturation diver)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:oil |gas )?(?:rigs?|platforms?)(?= (?:in|off|at)|$|[,.;!])|offshore(?: wind)?|north sea)|(?:work(?:ing)? )?offshore(?= (?:wind|for|two|three|half)|$|[,.;!])|(?:two|three) weeks on,? (?:two|three) (?:weeks )?off
n your work offshore
sc Going to work offshore by helicopter, in that weather, I think that's tougher than it's told.
sc I respect the kind of head that can do two weeks offshore and come home in a good mood.
sp Offshore I'd ask where the nearest shop was and be told Norway.
sp I'd complain about a wet bus stop, and offshore you've got the whole sea coming at you.
si Two weeks on and two off, it must be like having two lives with one suitcase.
si I imagine a storm offshore makes every argument back on land look small.
qc What do you do on the first day back home?
qc Which moment of the day out there is a good one?
qc What brought you out to a place with no ground under it?
qp How good is the food, truly?
qp What do people squabble about in week two?
qp What's in your bag that nobody would guess?
qi What does the sea look like out there at four in the morning?
qi What do you notice on land that the rest of us have stopped seeing?
qi Which storm do you still hear?
m You hold your nerve in a place where nobody can nip home, I admire that.
m Living and working with the same few people for weeks takes a generous temper.
m It's hard, cold, clever work a long way from anybody's applause, respect for that.
m You went where few women had gone to work and did it well enough to stay.
f My first day back on land goes like this ...
f What I miss most out there is ...
f The worst storm I sat out was ...
o you in survival suit and helmet, turbine or platform behind you, hair ruined by wind

= fishing-job: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:trawler|lobster|crab|commercial) ?(?:fisher(?:man|woman)?|skipper)|fisher ?woman)(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:work(?:ing)?|crew|skipper) on (?:an? |my |our |the )?(?:\w+['’]?s? )?(?:fishing|crab|lobster) boats?|commercial fish(?:ing|erwoman|er)|fish(?:ing)? for a living|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:fishing boat)
n your work on the fishing boat
sc Going out to fish in the dark so that a town has dinner, I respect that.
sc There isn't much bluffing on a fishing boat, I'd trust whoever lasts on one.
sp I'd go out on a fishing boat once and the gulls would laugh about it for years.
sp People on fishing boats must find it funny when the rest of us complain about rain.
si A harbour before dawn must look like the whole town shares a plan nobody wrote down.
si I suppose the sea gives you a good day now and then just so you'll come back.
qc What's the best catch you've ever come home with?
qc What's it like heading out while the town's asleep?
qc How do you eat your fish when the day's done?
qp What have you pulled up that really didn't belong in the sea?
qp Do you ever get the smell out of a jumper?
qp Which superstition on board is no laughing matter?
qi What do you read in the water that I'd never see?
qi Who taught you the sea?
qi What do you think about on the way back in?
m You go out in weather that sends the rest of us back to bed, that's grit.
m It takes respect for the sea to work on it, and it shows in how people carry themselves.
m Hard hands, early hours and an honest catch, there's dignity in it.
m You hold your place on a deck where nothing's handed to you, I admire that.
f The strangest thing I ever hauled up was ...
f The sea taught me to ...
f At five in the morning on the water I ...
o you in yellow oilskins on deck at sunrise, gulls behind you, mug in hand

= zookeeper: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:zoo ?keeper|animal keeper|(?:reptile|primate|elephant|bird|penguin|big cat|head) keeper|wildlife (?:rehabilitator|carer)|falconer))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:zoo|safari park|wildlife (?:park|rescue|hospital|sanctuary)|animal sanctuary|farm park))|(?:I )?look after (?:penguins|lions|tigers|elephants|monkeys|gorillas|giraffes|otters|meerkats|owls) for a living
n your work as a keeper
sc I like that animals with every reason to be wary decided a keeper is all right.
sc A keeper's day starts with a shovel and ends with being recognised by a creature, I'd take it.
sp I'd be the keeper outwitted by something with a brain the size of a walnut.
sp I'd tell the animals "see you tomorrow" and wait for an answer.
si A keeper is watched all day by animals that have got her worked out.
si Only a keeper knows what goes on in there once the gates are closed, I'm a bit jealous.
qc Which animal is always pleased to see you?
qc Who in there has the best sense of humour?
qc What's the nicest job of the day, and what's the smelliest?
qp Which one is plotting something?
qp What's been eaten that was never meant as food?
qp What's the funniest question a visitor has shouted over the fence?
qi Which animal did you win over slowly?
qi What do they notice about you when you've had a bad day?
qi Which goodbye was the hardest?
m Trust from a wild thing can't be bought or rushed, and you've earned it.
m It takes a big heart and a strong stomach, I admire people who've got both.
m You read creatures that can't say what's wrong, that's attention at its best.
m Turning up in the rain at seven because somebody's waiting to be fed is love, really.
f The animal who's got me wrapped round its paw is ...
f The smelliest part of my day is ...
f The animal I had to win over slowly was ...
o you crouched with a bucket, something feathered or furry checking your pockets

= aquarium: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:aquarist|(?:marine|dolphin|seal|shark|penguin) (?:trainer|keeper|carer)|marine (?:educator|mammal trainer))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )work(?:ing)?(?: [\p{L}'’-]+){0,2}? (?:in|at|for|on|behind|with)(?: (?:an?|the|my|our|local|this))?(?: [\p{L}'’-]+){0,2}? (?:(?:aquarium|sea ?life cent(?:re|er)|seal sanctuary|marine (?:park|sanctuary)))
n your work at the aquarium
sc I like a workplace where half the aquarium watches you eat your lunch.
sc Keeping a small ocean alive behind glass takes science, muscle and a lot of love.
sp I'd spend my shift at the aquarium waving at a turtle who owed me nothing.
sp At an aquarium I'd feed the sharks with the longest stick on the market.
si An octopus at an aquarium probably has opinions about every one of the staff.
si An aquarium makes people whisper without a single sign, I like that about it.
qc Which animal would you introduce first?
qc What's the loveliest time of day down there among the tanks?
qc What made you go for fins rather than fur?
qp Who's the cleverest escape artist you've got?
qp Which fish looks exactly like somebody famous?
qp What do children bang on the glass to ask?
qi Do they know you, and how can you tell?
qi What does it sound like when the visitors have gone?
qi What have you seen one of them do that nobody would believe?
m You care for creatures that can't purr or wag, so it has to be love without applause.
m Getting people to care about something that lives where they can't is a gift.
m It's cold, wet, heavy work, and you do it for the sake of a ray or a crab, I admire that.
m You notice a fish that's having an off day, that's attention of a high order.
f The tank I'd sit in front of for hours is ...
f The cleverest animal I look after is ...
f The strangest thing about feeding time is ...
o you in front of a big blue tank, seen from behind, something large gliding past

= dog-groomer: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:mobile )?(?:dog|pet|cat|poodle) (?:groomer|stylist))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|groom(?:ing)? dogs|dog groom(?:er|ing)|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:dog |pet )?grooming (?:salon|parlou?r|business|van))
n your work as a dog groomer
sc Giving a haircut to someone who'd rather eat the scissors, dog grooming needs nerve.
sc I like that every client of a dog groomer walks out with a new opinion of itself.
sp A wet dog shakes once, so I picture a groomer needing more towels than the dog.
sp I'd groom one poodle and it would leave shaped like a regret.
si Dogs must tell each other about their groomer at the park.
si I wonder whether dogs look like their people before the groomer or only after.
qc Which breed makes your heart jump when it walks in?
qc Who's your best-behaved client?
qc What's the most satisfying before and after?
qp Who bites, who sings and who just sulks?
qp What's the most ridiculous style an owner has ever asked for?
qp Where do you still find hair at the end of the week?
qi How do you talk a terrified one into trusting you?
qi Which dog did you get out from under years of matted fur?
qi Who's more nervous at the door, the dog or the owner?
m Calming a frightened animal with your voice and hands is one of the nicest skills there is.
m You get wet, scratched and shaken on, and you're gentle all the same, that's love.
m Patience with a spaniel who hates the dryer is patience for anything.
m Dogs know very quickly who's kind, and they keep coming back to you.
f The dog who sings during his bath is ...
f The maddest haircut I was ever asked for was ...
f At the end of the week I still find fur in ...
o you at the grooming table nose to nose with a very wet dog, both about to sneeze

= dog-walker: (?<!my (?:m[uo]m|dad|\w*mother|\w*father|parents?|\w*brother|sister|ex|(?:best )?friend|son|daughter|husband|wife)[^.;!?]*)(?<=(?:^|[,;:|/&+.!•–]|(?<!\p{L})(?:and|I['’]?m|am|as|I['’]ve been|became|being|by day|is)(?!\p{L}))[^\p{L}]*(?:(?:an?|the|your|just|still|also|mostly|by day|job|work)[^\p{L}]+)*(?:(?!(?:not?|never|ex|former|failed|aspiring|amateur|hobby|home|bad|terrible|awful|shower|karaoke|favou?rite|lov\w+|likes?|hate|wan\w+|my|our|your|his|her|every|any|some|good|great|best|looking|weekend|keen|avid|with|from|of|to|for|about|the) )[\p{L}'’-]+ ){0,2})(?:(?:professional )?(?:dog|pet)[- ](?:walker|sitter|nanny))(?=\s*(?:$|[.,;:!|/&+–•]|(?:and|by|at|in|for|with|from|on|who|turned|to|based|living|since|now|but|so|because|working|training)(?!\p{L})))|(?:I |and )walk dogs for a living|dog[- ]walking business|(?<!(?:m[uo]m|dad|parents|brother|sister|ex|family|friend|people|to|they|he|she|would|who) )(?:run|own|manage|opened|co-own|running|owning|managing|started|set up)(?: (?:an?|my|our|the|two|three))(?: [\p{L}'’-]+){0,2}? (?:(?:dog[- ]walking|pet[- ]sitting|doggy ?day ?care) ?(?:business|company|service)?)
n your work as a dog walker
sc A dog walker gets the best welcome of any job I know, several times a day.
sc I like that all your colleagues are thrilled every morning and nobody schedules a meeting.
sp I'd be the dog walker being walked, six leads and one direction, not mine.
sp I'd learn every dog's name and still have no idea what the owners are called.
si A pack of dogs on the go has more office politics than most offices, I bet.
si Dog walkers must know who's in love in the park long before anyone says it.
qc Who's the heart of your little pack?
qc Which route do they love best, and which do you?
qc Which dog would you smuggle home?
qp Who rolls in it, every single time?
qp What's the weirdest thing that's ever come back instead of the ball?
qp How do you untangle yourself with dignity?
qi Which one took you longest to win over?
qi What do you think about out there in the drizzle?
qi Which friendship between two of them is the sweetest?
m Rain, mud, wind, and you still turn up for somebody with four legs, I like that a lot.
m Being the leader of six different tempers takes calm, humour and good boots.
m People give you their keys and their best friend, that's trust.
m A dog who's alone all day lives for your footsteps, that's a lovely thing to be.
f The dog I'd smuggle home is ...
f My pockets are always full of ...
f The muddiest I've ever come home was ...
o you with far too many leads in one hand, all dogs looking one way and you the other

- grown-children: my (?:\w+ )?(?:teenagers?|teens)|(?<!when I was an? )(?:my |an? |two |three |four )?(?:teenage|grown[- ]?up|grown|adult|university[- ]age) (?:son|daughter|kid|child|boy|girl)(?:s|ren)?|(?:mum|mom|mother|mam) (?:of|to) (?:\w+ ){0,2}(?:teens|teenagers|adults)|(?:kids|children|boys|girls|sons?|daughters?)(?:['’]re| are| have| is| has|['’]s|['’]ve)? (?:all |both |now |just |mostly )*(?:grown(?: up)?|flown(?: the nest)?|left home|moved out|(?:off )?(?:at|to) (?:uni|university|college))|empty[- ]nest(?:er|ing)?|raised (?:two|three|four|five|my) (?:\w+ )?(?:kids|children|boys|girls|sons|daughters)
n your nearly grown-up kids
sc You've raised kids who can argue back, I'd call that a job well done.
sc I like the idea of kids old enough to be good company and young enough to need lifts.
sp Grown kids come home for love, conversation and the contents of the fridge.
sp I imagine a text from your kids that starts with "hiii" is never free of charge.
si One day the kids start explaining the world to you, that must be quite a moment.
si It has to be odd to watch a person take your habits out into the world.
qc What do you enjoy most about them now that they're bigger?
qc What do you laugh about together?
qc What's a good evening when everyone's home?
qp Which of your sayings do they do impressions of?
qp What's the latest word they've had to explain to you?
qp Who's more embarrassing, in their view, you or your dancing?
qi What have they taught you that you didn't see coming?
qi Which of your traits did you spot in them with a shock?
qi What have you got time for now that you didn't for years?
m You've brought people into the world and got them ready for it, that's a life's work.
m Holding on and letting go at the same time takes a wise sort of love.
m You've done years of lifts, lunches and late-night talks, I hope you're proud.
m It takes humour and a strong heart to live with people who know everything.
f What my kids do impressions of is ...
f The thing my teenagers taught me is ...
f When everyone's home for dinner we always ...
o you cooking with a grown-up child at your side, both laughing, their face turned away

- mum: (?:single|solo|proud|busy|working|full[- ]time|devoted|young) (?:mum|mom|mam|mother|mummy|mommy|parent)|single parent|boy (?:mum|mom)|girl (?:mum|mom)|(?<!dog |cat |fur |plant |puppy |bunny |horse )(?:mum|mom|mam|mummy|mother|parent) (?:of|to) (?:an? |one|two|three|four|five|1|2|3|4|5|my |twins|twin |the )(?![^,.;!]{0,30}(?:dogs?|cats?|pup|pupp|grown|teen|adult|kitten|rabbit|bunn|horse|hamster|plants?|chickens|retriever|spaniel|labrador|dachshund|cockapoo|poodle|rescue|fur)\w*)|I['’]?m a (?:mum|mom|mam|mother)(?! hen)|being a (?:mum|mom|mam|mother)|motherhood|my (?:little |young |gorgeous |beautiful |amazing |lovely |two |three |four |wonderful )*(?:kids?|children|son|daughter|toddler|little (?:boy|girl|one|man))(?!['’]s? book)(?! (?:are|have|is)(?: all| both| now)* (?:grown|flown|left|moved|adult|at uni))|(?<!(?:don['’]?t|never|to|not|didn['’]?t|no) )(?:have|got) (?:an? |one |two |three |four |2 |3 |4 )?(?:wonderful |amazing |lovely |little |young |small )*(?:kids?|children|sons?|daughters?|toddlers?|little ones?)(?! at heart)|my (?:\d|\d\d|two|three|four|five|six|seven|eight|nine|ten)[- ]year[- ]olds?(?! (?:dog|cat|lab|self|car|pup|rescue|spaniel|horse))
n being a mum
sc Being a mum is the only job with no lunch break, and I admire how people carry it.
sc I like that you say you're a mum straight out, it's clearly the heart of things.
sp As I understand it, a mum's cup of tea is mostly a cold one she still believes in.
sp Small children are like a very short, very honest jury.
si Being a mum must mean you hear everything twice, once for real and once as a child would.
si There must be a quiet minute after bedtime when the whole house is yours again.
qc What makes you laugh most at home these days?
qc What's a really good Sunday with everybody in a good mood?
qc What do you do with an hour that's only yours?
qp What was the last thing you stepped on in the dark?
qp Which song or programme do you know by heart against your will?
qp What sentence did you swear you'd never say, and now you do?
qi What did you learn about yourself that nothing else would've taught you?
qi What have you started to see again through smaller eyes?
qi What do you hope they'll remember about these years?
m You carry a small world about with you and keep your humour, I admire that.
m It takes patience, cunning and a great deal of love, all before eight in the morning.
m Putting someone else first and still being your own person is a fine balance.
m You say it with pride and no apology, I like that very much.
f The funniest thing my kids ever asked me was ...
f On Sunday mornings in our house there's always ...
f What being a dad has taught me is ...
o you from behind with a small rucksack on your shoulder that's plainly not yours

- twin: I['’]?m (?:an? |one of )(?:identical |fraternal |non-identical )?(?:twins?|triplets?)|my (?:identical )?twin(?! flame| room| bed)|(?:have|got) an? (?:identical )?twin(?! bed| room)|(?:one|half) of (?:a set of )?(?:twins|triplets)|twin (?:sister|brother)|(?:identical|fraternal) twin|a twin(?! room| bed| flame| track| pregnancy| tub| set)(?= |$|[,.;!])|being a twin|(?<=^[^\p{L}]*)(?:twin|triplet)(?=[^\p{L}]*$)
n being a twin
sc Being a twin means somebody's known you since before you had a name, I find that lovely.
sc I'd guess a twin learns early how to share and how to be herself anyway.
sp I'd be terrible at being a twin, I'd blame everything on the other one.
sp I promise to be the first man ever not to ask a twin about telepathy. For a day.
si I wonder what a twin thinks of the rest of us, turning up in the world alone.
si A twin never has to explain a childhood joke, that must be a great comfort.
qc What are the two of you completely different in?
qc What do you two laugh at that nobody else finds funny?
qc What's the nicest thing about having had company from day one?
qp Who was born first, and how often does it come up?
qp Did you ever swap places, and did it work?
qp What question about it can you no longer hear?
qi When did you first feel like just one person?
qi What do you know about each other without asking?
qi What would you never have dared on your own?
m You've learned to share a birthday and still be entirely yourself, I like that.
m Being close to someone all your life takes loyalty, and a fair bit of forgiving.
m It shows a good heart to be proud of somebody you're always being compared with.
m You know what it is to be truly known, and people like that are good to be around.
f People tell me and my twin apart by ...
f The best swap we ever pulled off was ...
f What my twin would warn you about is ...
o you as a child with your twin in identical awful jumpers, both scowling

- sister: my (?:(?!twin|soul|late|bestie|sorority|ex|step-?mother)[\p{L}'’-]+ )?sister(?!s|[- ]in[- ]law|['’]s (?:kids?|children|baby|babies|son|daughter|bo(?:y|ys)|girls))|(?:with|have|got|and) (?:a|an) (?:(?:big|little|older|younger|baby|elder|annoying|wonderful|brilliant) )?sister(?! act| city)
n your sister
sc A sister who's also a friend is one of the luckier things a person can be given.
sc A sister is the friend who knows every haircut you regret, that's a serious bond.
sp I imagine your sister has final say on this conversation, so hello to her too.
sp A sister can apparently win an argument with one eyebrow, I'd be no match.
si Sisters seem to have a whole language that's mostly one word and a look.
si Nobody else remembers your childhood from the next bed, only a sister does.
qc What do you and your sister always end up laughing about?
qc What did you learn from her, or she from you?
qc What do the two of you do when you've a whole day?
qp What did she borrow that you never saw again?
qp Who was the good one when you were small, and does the other agree?
qp What would your sister tell me about you in thirty seconds?
qi What does she know about you before you know it yourself?
qi When did you stop being just sisters and become friends?
qi What would you ring her about at three in the morning?
m Being close to a sister takes years of forgiving, it shows a loyal person.
m You're proud of her and you say it, that's a generous trait.
m Whoever's in your corner is lucky, I suspect your sister could tell me why.
m You keep hold of the people who knew you first, and I like that a lot.
f What my sister would tell you about me is ...
f The thing my sister will never let me forget is ...
f When my sister and I get together we ...
o you and your sister recreating a childhood photo, same poses, same sulk

- brother: my (?:(?!twin|late|ex|bandmate|soul)[\p{L}'’-]+ )?brother(?!s|[- ]in[- ]law|['’]s (?:kids?|children|baby|babies|son|daughter|bo(?:y|ys)|girls))|(?:with|have|got|and) (?:a|an) (?:(?:big|little|older|younger|baby|elder|annoying|wonderful|brilliant) )?brother
n your brother
sc I like it when somebody mentions her brother with a bit of pride, it speaks for both.
sc Growing up with a brother must be good training for anything that life throws at your head.
sp I'd like to be on your brother's good side, I'd settle for not being on the other one.
sp Brothers show love by insulting your car, as far as I can make out.
si A brother can go three months without a word and then turn up with a drill.
si I think a brother is the one person who'll never be impressed by you, and that's healthy.
qc What does your brother do better than anyone you know?
qc What do the two of you talk about for hours?
qc What's the nicest thing he's ever done for you?
qp What did he blame on you when you were little?
qp Who cheats at board games, you or him?
qp What would he say to me if he picked up your phone?
qi What did having a brother teach you about men?
qi When did you last see him lost for words?
qi Which childhood scheme of yours was the two of you at your best?
m You talk about him with love and a roll of the eyes, I find that a very good mix.
m It takes humour to survive a brother, and a good heart to stay close to him.
m Standing by your people is a quality, and I can hear it in how you mention him.
m You can take a joke and give one back, I suspect that's years of practice with him.
f What my brother and I still fight about is ...
f The best idea my brother ever had was ...
f If you asked my brother about me, he'd say ...
o you and your brother mid-argument over a barbecue, both holding the tongs

- siblings: (?<!no |without |any |zero )(?:\w+ )?siblings?(?! rivalry)|(?:two|three|four|five|six|seven|2|3|4|5|6|7|my|older|younger|little|big) (?:older |younger |little |big |annoying )?(?:brothers|sisters)(?!-in)|brothers and sisters|sisters and brothers|(?:one of|youngest of|oldest of|eldest of|middle of) (?:three|four|five|six|seven|eight|nine|ten|3|4|5|6|7|8|9|10)(?= (?:kids|children|siblings|sisters|brothers|girls)|$|[,.;!])|middle child|(?:oldest|eldest|youngest) (?:sister|daughter|child|sibling|of)|baby of the family|only girl (?:of|among|in|with)
n your brothers and sisters
sc Growing up with siblings is an education in sharing, diplomacy and fast eating.
sc I like people who grew up having to fight for the front seat, they're good company.
sp Among siblings I'd have been the one who told on everybody and got nothing for it.
sp I hear any argument between siblings can be won by asking who was planned.
si Siblings are the only people who grew up in the same house and remember another one.
si I think you can tell by how someone shares chips where she came in the row of siblings.
qc What's it like when you're all in one room?
qc What do you all still quote from when you were little?
qc Which of you would you call first with good news?
qp Who got away with everything?
qp Who's got the worst story about you, and what would it cost to hear it?
qp Who inherited the temper, who the patience and who the casserole dish?
qi What did your place in the row make of you?
qi What do the others rely on you for without ever saying it?
qi Which of them surprised you most by growing up?
m You learned early to share, to stand your ground and to make up again, that's gold.
m Staying close as grown-ups takes effort from somebody, and I suspect it's you.
m You're still fond of the people who once cut your doll's hair, that's real warmth.
m You're loyal to your lot, jokes and all, and I like that.
f In the row of siblings I'm the one who ...
f What we still fight over at Christmas is ...
f The story my siblings always tell about me is ...
o you squashed on one sofa with all your siblings, everybody talking, nobody ready

- auntie: (?:proud|cool|fun|favou?rite|best|crazy|doting|devoted|full-?time|being an?|I['’]?m an?|new|rich|world['’]s best) (?:aunt(?:ie|y)?|tia|zia)|aunt(?:ie|y)? (?:to|of) (?:an? |two|three|four|five|six|\d|my|the|many|lots|some)|(?<=^[^\p{L}]*)aunt(?:ie|y)?(?=[^\p{L}]*$)|my (?:\w+ ){0,2}(?:niece|nephew|godson|goddaughter|godchild)(?:s|ren)?|(?:nieces?|nephews?)(?: and (?:nieces?|nephews?))?|niblings|god ?mother(?= (?:to|of))
n being an auntie
sc An auntie gets all the adventures and hands them back tired, it's a brilliant role.
sc Every child needs a grown-up who isn't their parent and is on their side, I like aunties.
sp I imagine being an auntie means paying a great deal of money for a bad ice cream.
sp An auntie's main duty is to bring the noisy present and leave, as I understand it.
si Children tell an auntie what they wouldn't tell their mum, that's quite an honour.
si It must be strange to see your brother's ears or your sister's temper on a new person.
qc What do you get up to when you've got them for a day?
qc What's the funniest thing they've come out with lately?
qc What do you want to be for them that you'd have liked yourself?
qp What have you taught them that their parents aren't thrilled about?
qp Which game have you been made to play eleven times in a row?
qp What's your official title, plain auntie or something grander?
qi What do you see in them that reminds you of yourself?
qi What question from a small person made you really think?
qi What do you hope they'll say about you when they're thirty?
m You give time to children who'll remember it for ever, that's a lovely thing to do.
m Getting down on the floor and taking their game seriously takes a generous heart.
m You're the grown-up they look forward to, I think that's a great thing to be.
m Loving children you could hand back at any moment, and not wanting to, is very sweet.
f As an uncle I'm best known for ...
f The game I've been made to play most often is ...
f What my nephews and nieces think I do all day is ...
o you under a blanket fort with only your legs showing, small shoes next to yours

- big-family: (?<!want an? |wanting an? |dream of an? |would love an? |like an? |hoping for an? )(?:big|large|huge|massive|loud|noisy|chaotic|crazy|mad|extended) (?:\w+ ){0,2}famil(?:y|ies)|(?:lots|loads|tons|dozens|army|bunch|swarm|hundreds|a million|many) (?:of )?cousins|my (?:\w+ )?cousins?|(?:\d+|twenty|thirty|forty|fifty|so many|too many) (?:first )?cousins|family of (?:five|six|seven|eight|nine|ten|5|6|7|8|9|10)(?! (?:instruments|plants))|famil(?:y|ies) (?:gatherings|get-togethers|parties|reunions|dinners|sundays|lunches)
n your big family
sc I like big families, somebody's always cooking and nobody can be too grand for long.
sc Whoever grew up with a crowd of family can hold her own in any room, I'd guess.
sp In a big family I'd lose my chair, my chips and the argument in one evening.
sp I picture your family photos with forty people and one blurred uncle.
si Big families run on rumours, I'm sure news gets round before it's happened.
si In a big family there must be someone you're told every year you take after.
qc Who do you go and sit with first when everybody's there?
qc What's on the table when you all get together?
qc What does a family party sound like from the street?
qp Who starts the dancing, and who has to be stopped?
qp How many people have opinions about your life?
qp Whose name do they go through before they get to yours?
qi Which family tale grows a bit with every telling?
qi What's your part in it, peacemaker, organiser or the one who leaves late?
qi Which of the old ones do you take after?
m You grew up making room for others, and it's one of the best things a person can learn.
m Keeping in touch with that many people takes love and a good calendar.
m You've got loyalty in you, you can't survive family parties without it.
m It takes warmth and humour to love a whole crowd exactly as they are.
f At family parties you'll find me ...
f The family story that gets bigger every year is ...
f In my family I'm the one who ...
o you at a very long table, wedged between relatives, passing a dish over somebody's head

= her-mum: (?:call|ring|phone|facetime|text|calling|ringing|phoning|calls|rings|talk to|speak to|chats? with) (?:to )?(?:my )?(?:mum|mom|mam|mama|mother)|my (?:(?!late|step|dog|birth)[\p{L}'’-]+ )?(?:mum|mom|mam|mama|mummy|mother)(?![- ]in[- ]law| friends| jeans| group| died| passed| tongue| language| hen)|(?:mummy|mama|mum|mom)['’]s girl
n your mum
sc A mum worth mentioning is worth a great deal, I'd like to shake her hand.
sc A daughter who rings her mum just to talk is doing something right.
sp I'd be more nervous about your mum's opinion than about any job interview.
sp Mums can hear that you've not eaten from one single hello, it's uncanny.
si Everyone reaches the day they open their mouth and their mum comes out.
si You can hear somebody's mum in the way they laugh, I'm almost sure of it.
qc What do you two talk about when it goes on for an hour?
qc What's the dish of hers nobody can copy?
qc What have you got from her that you're glad of?
qp What's her opening line when you ring?
qp Which of her sayings have you caught yourself using?
qp What would your mum say about all this?
qi What do you understand about her now that you didn't at fifteen?
qi What's the best thing she ever told you?
qi Which of her habits would you never have guessed you'd miss?
m Being close to your mum as a grown-up takes love from both ends, I like that.
m You speak of your mum with warmth, that shows where yours comes from.
m You make time for the people who raised you, and it's a lovely quality.
m Somebody brought you up to say good things about people, I'd like to thank her.
f My mum always says that I ...
f The thing I've got from my mum is ...
f When I ring my mum, the first thing she asks is ...
o you and your mum in her kitchen, her laughing, you doing the washing up under supervision

= her-dad: my (?:(?!late|step|sugar|biological|baby)[\p{L}'’-]+ )?(?:dad|daddy|father)(?![- ]in[- ]law|['’]s day| died| passed| jokes)|(?:call|ring|phone|calling|ringing) my dad|dad(?:dy)?['’]s girl
n your dad
sc A dad who makes it into his daughter's profile has done something right.
sc If your dad taught you even half of what dads try to, you can bleed a radiator.
sp I'd talk to your dad about the best route here for as long as it took.
sp Dads end every phone call with "right, here's your mother", it's practically law.
si Dads say "I love you" by checking your tyres, I think it's an underrated language.
si I'd guess there's a joke your dad has told so often that it's become funny again.
qc What did your dad teach you that you still use?
qc What do the two of you do best together?
qc What's the first thing you think of when somebody says his name?
qp Which of his jokes do you now tell yourself?
qp What does he do in the garage or shed that takes so long?
qp Which of his jumpers should've been retired years ago?
qi What do you have from him that you noticed only lately?
qi What was he like before you knew him, as far as you can tell?
qi What's the best advice he ever gave you, meant or not?
m You speak fondly of your dad, and people who can do that tend to be kind themselves.
m Being somebody's girl and entirely your own woman is a strong combination.
m It's a good heart that keeps a soft spot for dad jokes.
m You value the one who held the bike until you could ride it, I like that.
f The thing my dad taught me that I still do is ...
f I knew I'd turned into my dad when ...
f My dad's best joke goes ...
o you and your dad looking under the same bonnet, hands in pockets, equally puzzled

- close-family: my (?:\w+ )?(?:parents|folks)(?! (?:died|are divorced|passed))|(?:close|very close|really close) (?:to|with) (?:my )?family|close[- ]knit|family[- ](?:oriented|person|girl|minded|focused|focussed)|family (?:is|means|comes)(?: everything| first| important| the most important)|family first|famil(?:y|ies)(?= (?:and friends|time))|(?:time|sundays?|weekends|lunch|dinner|roast) with (?:the |my )?family|my family(?= |$|[,.;!])(?! (?:law|business|tree|doctor))
n your family
sc I like that family's in there among the first things, it tells me what counts with you.
sc People who are good to their family when nobody's watching are my favourite sort.
sp Every family has a drawer with dead batteries and a key to nothing, I find that comforting.
sp Every family has one person who says "we should go" and is the last to leave.
si Every family has one word that means nothing anywhere else, I'd love to hear yours.
si At a family table people still sit where they sat at seven, and nobody's ever said why.
qc What do you like best about being back at your family's table?
qc Which habit from home have you carried into your own life?
qc What's the nicest tradition you've got?
qp Who in your family can't lose at games?
qp Which story about you gets told to every new visitor?
qp What do you argue about with real passion and no importance?
qi What did you swear you'd do differently, and do exactly the same?
qi What do you have from home that you'd want to pass on?
qi Who do you ring when it's neither good nor bad news?
m You put your people first and say it plainly, and I like that.
m Being the one who turns up is a kind of love not everyone is good at.
m You've kept close to where you started, it takes heart and a bit of patience.
m I think the way people talk about home shows their kindness, and yours shows.
f The family story everyone tells about me is ...
f What I've inherited without wanting to is ...
f Sunday at my parents' table means ...
o you in your parents' kitchen being handed more food than any man needs

- grandma: my (?:(?!late)[\p{L}'’-]+ )?(?:grandma|grandmother|granny|gran|nan|nana|nanna|nanny(?= (?:and|who|is|taught|says|makes))|nonna|abuela|abuelita|oma|babcia|yiayia|bubbe|baba|gram|grammy|memaw|mormor|farmor)(?! passed| died)|(?:grandma|granny|gran|nan|nana|nonna|abuela|grandmother)['’]s (?:recipes?|kitchen|house|cooking|ring|garden|soup|biscuits|cake)
n your gran
sc Grans love without a plan or a timetable, I think everybody deserves one.
sc I trust people with a gran in their stories, they tend to know how to make soup.
sp A gran's idea of a snack is two courses and a slice of cake for the bus.
sp Everyone's gran thinks a coat solves everything, and so far she's been right.
si A gran knew the world before half the things we can't live without, I find that comforting.
si I bet there's a smell that puts you straight back in your gran's kitchen.
qc What did you learn from her that you still do?
qc What of hers would you like to be able to cook?
qc What do you think of first when you think of her kitchen?
qp What came out of her handbag or her biscuit tin when you were small?
qp Which of her rules made no sense and had to be obeyed?
qp What would she make of dating apps?
qi Which tale from her youth surprised you most?
qi What do people say you've got from her?
qi What would you like to ask her about when she was your age?
m You hold on to what older people gave you, that's a lovely trait.
m It takes a good listener to be somebody's favourite grandchild, I've my suspicions.
m Love for a gran shows someone who notices the quiet people in a room.
m You've kept her close in the way you talk, I find that lovely.
f What my gran taught me that I still do is ...
f My gran would tell you that I ...
f The smell of my gran's kitchen was ...
o you at a kitchen table with your gran, her beating you at cards

= grandad: my (?:(?!late)[\p{L}'’-]+ )?(?:grandad|granddad|grandpa|grandfather|gramps|grampa|nonno|abuelo|opa|pops|dziadek|morfar|farfar|taid|pappous)(?! passed| died)|(?:grandad|granddad|grandpa|grandfather)['’]s (?:shed|allotment|house|garden|watch|records|camera|stories)
n your grandad
sc Grandads have time, and I think that's about the best thing anyone can give a child.
sc Someone who listens to a grandad's stories twice over has a good heart.
sp A grandad has a tool for everything in his shed and the wrong glasses to see it.
sp I'd want your grandad's view on me, I suspect it'd be one nod and a biscuit.
si A grandad can say nothing for an hour and it's the best talk of your week.
si I think grandads get to be gentle in a way they weren't allowed to at thirty.
qc What did he show you how to do?
qc What do you think of when you picture him in his chair?
qc Which of his stories do you know by heart?
qp What came out of his pockets when you were small?
qp Which saying of his do you still catch yourself using?
qp What did he let you get away with that nobody else would?
qi What would you want to ask him about being young?
qi What do you have of his that you'd never give away?
qi Who in your life is a bit like him?
m You paid attention to an old man's stories, I think that's very good of you.
m Being fond of someone for his slow ways shows patience most people have lost.
m You carry a piece of him about, and I can see that it's in good hands.
m It says a lot for you that kindness is the thing you remembered.
f The thing my grandad showed me how to do is ...
f In my grandad's pocket there was always ...
f A saying of his that I still use is ...
o you wearing or using something that was your grandad's, a cap, a watch, his old camera

= home-town: born (?:and|&|n|['’]n['’]?) (?:raised|bred)|(?:local|home ?town|native) (?:girl|lass|lady|gal)|(?:my )?home ?town|lived (?:here|in the same (?:town|place|city|village)) (?:all my life|my (?:whole|entire) life|forever|since birth)|grew up (?:round |around )?here|born (?:round |around )?here|never (?:really )?left(?: town| home)?(?=$|[,.;!])|proud(?:ly)? (?:local|northern(?:er)?|yorkshire|scouse(?:r)?|geordie|brummie|glaswegian|welsh|scottish|cornish)|(?:yorkshire|lancashire|northern|essex|geordie|welsh|texas|jersey|southern|cornish|devon|kentish) (?:lass|girl|born|born and bred)|scouser|geordie|mancunian|brummie|glaswegian|mackem
n your home town
sc I like people who speak up for their home town, anyone can love Paris.
sc Knowing a place from the height of a child gives you a home no map can show.
sp In a home town nobody can buy milk without bumping into an old maths teacher.
sp Everyone's allowed to insult their home town, and nobody else is, I know the rule.
si A home town is the only place where you're still fourteen in some shop or other.
si I bet there's a wall or bench in your home town that means nothing to anyone but you.
qc What would you show somebody first to make them see why you're fond of it?
qc Where did you spend your summers when you were a kid?
qc What do they make there that you can't get as good anywhere else?
qp Which word do only people from there understand?
qp What's its strangest claim to fame?
qp Which shop or pub closing nearly caused a riot?
qi Which corner of it still makes you feel like a child?
qi What has it made of you that somewhere else wouldn't have?
qi What's changed there that you mind more than you'd expected?
m You know where you come from and you stand up for it, that's a solid sort of person.
m Being fond of a place with all its faults is the right way to be fond of anything.
m You've got roots, and people with roots tend to be good at staying.
m It takes loyalty to defend a town whose bus station you've seen at night.
f Where I come from, we say ...
f The corner of my town I'd show you first is ...
f My home town's strangest claim to fame is ...
o you on a bench or wall from your childhood, sitting the way you did at fourteen

= new-in-town: new (?:in town|here|(?:in|to) (?:the |this )?(?:city|area|town|country|neighbou?rhood|london|manchester|leeds|bristol|edinburgh|glasgow|brighton|birmingham|liverpool|dublin|berlin|new york|nyc|chicago|austin|seattle|boston|denver|la|san francisco|toronto|sydney|melbourne))|(?:just|recently|newly|only just) (?:moved|relocated|arrived)(?! (?:house|in with|into|out))(?: here| to| back)?|(?:moved|relocated) (?:here|(?:up|down|over) (?:here|to)|to (?:(?!the (?:countryside|country|sea|coast)|a |an )[\p{L}.'’-]+(?: [\p{L}.'’-]+)?))(?= (?:last|this|in|a few|a (?:year|month|couple)|two|three|four|six|recently|for (?:work|a job|uni|university|love|my)|from|\d|after|during|and))|(?:still )?(?:exploring|discovering|getting to know|finding my feet in|finding my way (?:around|round)) (?:my |the |this )?(?:new )?(?:city|town|area|neighbou?rhood)
n your move
sc Moving somewhere new where nobody knows your coffee order takes nerve, I like it.
sc I admire people who move and have to build it all again from one key and a kettle.
sp After a move I'd greet the one barista who knows me like a war comrade.
sp I'd be new in town for five years and still follow the wrong tram.
si A new city is only nice to you once you've got lost in it properly, I think.
si After a move you could be anyone for about three weeks, I wonder what people do with it.
qc What's the first place that felt a little bit like yours?
qc What were you hoping to find here?
qc What have you discovered that the locals don't value enough?
qp What did you get hopelessly wrong in your first week?
qp Which box still isn't unpacked?
qp Which local habit or word still puzzles you?
qi When did you first say home and mean here?
qi What did you leave behind that you'd have liked to pack?
qi What's become possible that wasn't before?
m Going somewhere with nobody waiting for you takes real courage.
m You packed up a life because you wanted a new one, I admire that.
m Being open to strangers again and again is tiring, and you do it anyway.
m You'd rather try than wonder, that's a quality I respect.
f I came here because of ...
f The first place here that felt like mine was ...
f What I still get wrong in this city is ...
o you with a bike or a street map in a street you clearly don't know yet, laughing

= from-abroad: expat(?:riate)?|immigrant|third culture kid|dual (?:national(?:ity)?|citizen(?:ship)?)|two (?:passports|homelands|home countries)|(?:between|in|across) two (?:countries|cultures)|two cultures|(?:moved|living|live|lived|settled) abroad|(?:moved|came|relocated)(?: here| over)? from (?:abroad|another country|overseas)|(?:(?:originally|I['’]?m|am|come|coming) from|(?:moved|came|relocated|emigrated|immigrated)(?: here| over)?(?: to (?:the )?\p{L}+)? from|(?:born|grew up|raised|brought up)(?: and raised)? in) (?:poland|romania|bulgaria|hungary|ukraine|russia|lithuania|latvia|estonia|czechia|the czech republic|slovakia|slovenia|croatia|serbia|bosnia|albania|greece|cyprus|turkey|italy|spain|portugal|france|germany|austria|switzerland|belgium|the netherlands|holland|denmark|sweden|norway|finland|iceland|brazil|argentina|chile|colombia|peru|mexico|venezuela|cuba|ecuador|south africa|nigeria|ghana|kenya|uganda|zimbabwe|ethiopia|somalia|egypt|morocco|tunisia|lebanon|israel|iran|iraq|syria|india|pakistan|bangladesh|sri lanka|nepal|china|hong kong|taiwan|japan|korea|south korea|vietnam|thailand|malaysia|singapore|indonesia|the philippines|australia|new zealand|canada|lisbon|porto|madrid|barcelona|seville|rome|milan|naples|athens|warsaw|krak(?:o|ó)w|gdansk|budapest|prague|bucharest|sofia|kyiv|lagos|accra|nairobi|cape town|johannesburg|mumbai|delhi|lahore|s(?:a|ã)o paulo|rio|buenos aires|bogot(?:a|á)|mexico city|manila|seoul|tokyo)|(?:polish|romanian|bulgarian|hungarian|ukrainian|russian|lithuanian|latvian|estonian|czech|slovak|croatian|serbian|albanian|greek|turkish|italian|spanish|portuguese|french|german|austrian|swiss|belgian|dutch|danish|swedish|norwegian|finnish|icelandic|brazilian|argentinian|chilean|colombian|peruvian|mexican|venezuelan|cuban|south african|nigerian|ghanaian|kenyan|ugandan|zimbabwean|ethiopian|egyptian|moroccan|lebanese|israeli|iranian|persian|indian|pakistani|bangladeshi|sri lankan|chinese|japanese|korean|vietnamese|thai|malaysian|indonesian|filipina|aussie|australian|kiwi|canadian|american)(?:[- ]born)? (?:girl |woman )?(?:living |based )?in (?:london|england|the uk|scotland|wales|ireland|dublin|manchester|leeds|bristol|edinburgh|glasgow|birmingham|liverpool|brighton|berlin|paris|amsterdam|new york|the us|the states|exile)
n having two countries
sc Being at home in two countries means you've got twice the proverbs, I'm envious.
sc I admire anyone who's had to be funny in a country they weren't born in.
sp I'd struggle to be charming in one country, let alone in two.
sp Whichever country you're in, the biscuits you want are in the other one, I bet.
si People with two countries always seem to know something about both that locals don't.
si I wonder if you're a slightly different person in each country, louder in one maybe.
qc What from there would you bring here if it fitted in a suitcase?
qc Which food tastes of home straight away?
qc What did you fall for here that you hadn't expected?
qp Which custom here still makes you blink?
qp What do people always get wrong about where you're from?
qp What do you smuggle in your luggage every time?
qi Which language do you count, dream or swear in?
qi When did you notice you'd changed?
qi Which word from there has no translation and should?
m Making a life where you had to learn the jokes first takes real courage.
m You carry two places in you and see each a bit more clearly for it.
m It takes patience and humour to explain each place to the other.
m You know what it means to start with nobody, so I bet you're kind to newcomers.
f The word in my language I'd teach you first is ...
f What I always smuggle home in my suitcase is ...
f I knew this country had got me when ...
o you at a station or airport with one suitcase and somebody's home cooking in a carrier bag

= small-place: small[- ]town(?:s| girl| life| kid| living)?|(?:little|tiny|quiet|sleepy|market) town|(?:small|little|tiny|quiet|sleepy|my|our|from an?|in an?|remote|mountain|old|rural|pretty|welsh|scottish|yorkshire|cornish)(?: (?!olympic|ski|global|retail|designer|student)[\p{L}-]+)? village(?! people| idiot| voice)|village (?:girl|life|kid|fete|fête|living)|everybody knows everybody|everyone knows everyone
n life in a small place
sc A small place teaches you to say good morning, I think that's half of civilisation.
sc I like people from small places, they wave first and ask afterwards.
sp In a village I'd buy plasters at nine and be asked about my leg at ten.
sp A small place has one shop, two opinions and a bus that's more of a rumour.
si In a village nobody's anonymous, I can't decide if that's the worst of it or the best.
si The stars over a small place make the city look like it's missing something.
qc What do you love about it that a city person would never see?
qc Who's the heart of the place?
qc Where do you go there when you want to think?
qp What was the biggest scandal it's ever had?
qp What does everyone there know about you?
qp How far does a rumour get before lunch?
qi What did growing up or living there teach you about people?
qi What do you hear there at night?
qi Which bit of it would you miss the minute it was gone?
m You know your neighbours and they know you, that asks for honesty and a good heart.
m People from small places look after each other, and I think it shows in you.
m It takes character to be yourself where everybody's known you since school.
m You see the worth of a quiet life, I find that wise.
f The biggest scandal in my village was ...
f In a place that small, everyone knows that I ...
f The best thing about one bus a day is ...
o you outside the only shop for miles with the paper under your arm, nodding at somebody

= big-city: (?<!not an? |never an? |hate |escape |escaping |away from |leaving |sick of |tired of |fed up with )(?:(?:big |proper |total |true )?city (?:girl|life|person|slicker|dweller|kid|living|lights|lover|break lover|born)|big[- ]cit(?:y|ies)|(?:love|loving|living in|live in|life in) (?:the (?:big )?city|(?:a|this) (?:big |huge )?city)(?! (?:centre|center) parks)|(?:proud |born |true |adopted )?(?:londoner|new yorker|berliner|parisian|dubliner|torontonian|melburnian|sydneysider|chicagoan|angeleno)|urban (?:explorer|girl|life)|city (?:walks|wandering|strolls))
n city life
sc I like city people, they know where to get soup at midnight and how to be left in peace.
sc A city suits people who like strangers, and I think that's a lovely thing to like.
sp I'd walk fast to look like a city person, mostly in the wrong direction.
sp City rents are a high price for the joy of hearing someone else's music.
si A city at six on a Sunday morning is a completely different animal.
si In a big city you can cross paths with somebody for years and never know it.
qc Which corner of the city is properly yours?
qc Where do you go when the city gets too loud?
qc What could you only ever do in a place that size?
qp What's the oddest thing you've seen on public transport lately?
qp What do tourists do there that makes you walk round them?
qp How well do you know your neighbours, by name or by music?
qi Which view of it still gets you?
qi What kindness from a stranger there do you remember?
qi What would you miss in the first week of peace and quiet?
m You keep your warmth in a place that's in a hurry, and I like that.
m Making a home among millions takes curiosity and a good sense of direction.
m You're not afraid of crowds, noise or difference, that's an open mind.
m It takes spirit to love a city on a wet Monday as well as on a Friday night.
f My corner of the city is ...
f At two in the morning the best food here is ...
f The strangest thing I've seen on the night bus is ...
o you crossing a wide street in the evening, traffic lights blurred, hands in your pockets

= countryside: (?:the |in the |rolling |english |french |welsh |irish )?countryside(?! alliance)|country (?:girl|life|living|lanes?|bumpkin|mouse|lass|air|cottage|kid)|rural (?:life|living|girl|wales|scotland|ireland|england|france)|(?:raised|grew up|grow up|living|live|lived|moved|moving|brought up|born) (?:out )?(?:in|to) the (?:country|sticks)(?=$|[,.;!]| and| with| but)|in the sticks|(?:middle of|back of) (?:nowhere|beyond)
n the countryside
sc The countryside suits people who can hear themselves think and don't mind what they hear.
sc I like anyone who thinks mud in the countryside is a normal thing to bring home.
sp In the countryside I'd say hello to every cow out of sheer politeness.
sp I'd shut every gate in the countryside twice and still lie awake about it.
si Darkness in the countryside is a different thing, city people have no idea how big it is.
si The countryside goes quiet just before dusk, as if somebody's about to speak.
qc What's your favourite time of year out there?
qc Which path could you walk with your eyes shut?
qc What do you do on a day when there's nowhere to be?
qp What's the maddest thing that's ever held you up on a lane?
qp Which animal wakes you that you'd gladly have words with?
qp What do visitors from town always wear?
qi What do you hear there that you'd miss anywhere else?
qi Where's the spot with no signal that you like for that very reason?
qi What does being out there do to your thoughts?
m You're happy with weather, silence and your own two feet, that's a rich way to be.
m People who notice when the swallows are back notice other things too.
m It takes a calm person to want more sky and fewer shops.
m You know what season it is without looking at a phone, I admire that.
f The path I could walk blindfold goes ...
f My favourite gate to lean on looks out at ...
f In the countryside you'll know me by ...
o you on a muddy lane in old boots, hands in pockets, a big sky doing all the work

= farm-childhood: (?:grew up|growing up|raised|born|brought up|live|living|lived|childhood|life)(?: \w+){0,2} on (?:an?|my|our|the)(?: (?!wind)[\p{L}'’-]+){0,3} (?:farm|ranch|croft|smallholding)|farmer['’]s daughter|farm (?:girl|kid|life|child|lass)|farming family|family farm(?! shop)|my (?:parents['’]|family['’]s|grandparents['’]|dad['’]s) (?:\w+ )?farm
n life on a farm
sc Someone with a farm in her life isn't easily rattled, I like that in a person.
sc Farm people know how to work, how to eat and how to laugh at mud, I'd call that an education.
sp On a farm I'd be bullied by a goose inside the first hour.
sp A farm child can drive a tractor before the rest of us are trusted with scissors.
si On a farm you learn early where everything comes from and where everything goes.
si I'd think a farm makes you either love quiet or need a very loud city.
qc What's the smell or sound that puts you straight back in the yard?
qc Which animal did you love best there?
qc What was your job on the farm as soon as you could hold a bucket?
qp Which creature were you properly afraid of?
qp What did town friends say when they came to visit?
qp What did you drive first, a tractor or a car?
qi What did it teach you that you only understood later?
qi What do you still do the way it's done at home?
qi Would you go back for a lambing, a harvest, or for good?
m You learned early that things need feeding whether you feel like it or not, it's character.
m A person who knows mud, weather and birth up close has firm ground to stand on.
m You can work and you can laugh about it, I imagine that comes from the yard.
m It takes a strong heart to have loved animals on a farm.
f The animal who ruled our yard was ...
f I learned to drive in ...
f What the farm taught me about work is ...
o you on a stack of hay bales with your legs dangling, dirty knees, dog at your side

= coast-town: (?:coastal|seaside|coast|harbou?r|fishing|surf|beach) (?:town|village|girl|life|living|kid)|(?:live|living|lived|grew up|growing up|raised|born|brought up|life|childhood|moved|moving|home|house|flat|cottage)(?: \w+){0,3} (?:by|near|beside|next to|on|at|to) the (?:sea(?:side)?|coast|ocean|beach|harbou?r|shore)|(?:five|two|ten|5|2|10) minutes from the (?:sea|beach|coast|ocean)|sea view|(?:need|have) (?:to be|to live) (?:near|by) the (?:sea|ocean|water)
n life by the sea
sc Living by the sea must make it hard to take a bad mood very seriously.
sc I like sea people, they look at the horizon while the rest of us look at a screen.
sp Life by the sea, as I see it, is a long war with gulls over chips.
sp I'd move to the sea for the swimming and end up just standing there with a coat on.
si A seaside town in November keeps something back that August never gets to see.
si People by the sea always know the tide without looking, I find that oddly romantic.
qc Where do you go to look at the water?
qc Which season is the sea at its best for you?
qc What do you do there once the visitors have gone home?
qp Has a gull ever taken your lunch, and how did you handle it?
qp What do day trippers do that makes you smile?
qp Ice cream, chips or both while walking into the wind?
qi What does the sea sort out for you that nothing else does?
qi Which storm there will you always remember?
qi What happens to you when you're away from the water too long?
m You've got a bit of weather in you, and people like that don't scare easily.
m Loving the sea in February and not only in July shows a loyal heart.
m You know how to stand still and look at something big, few people do.
m It takes a certain calm to live beside a thing that does what it likes.
f The best hour at my bit of coast is ...
f What the sea sorts out for me is ...
f My personal war with the gulls began when ...
o you on a sea wall in a thick jumper, chips in hand, eyes on an approaching gull

= island-life: island (?:girl|life|living|born|kid|time|upbringing)|(?:live|living|lived|grew up|growing up|raised|born|brought up|life|moved)(?: \w+){0,2} (?:on|to) (?:an?|the|my)(?: [\p{L}-]+){0,2} (?:island|isle)|islander(?<!love islander)|(?:from|on|raised in|grew up in|born in) (?:an?(?: [\p{L}-]+){0,2} island|the isle of \w+|orkney|shetland|skye|the hebrides|guernsey|the channel islands|malta|crete|mallorca|menorca|ibiza|tenerife|gran canaria|lanzarote|madeira|the azores|hawaii|sicily|sardinia|corsica|the faroes?|bermuda|barbados|jamaica|trinidad|mauritius|gotland|anglesey)
n island life
sc Island people know what to do when the boat doesn't come, I'd want them on my team.
sc I like that on an island everyone's either your cousin or your cousin's boss.
sp On an island I'd miss the last ferry on purpose and then panic about biscuits.
sp Falling out with someone on an island must take careful planning at the shop.
si An island gives you an edge to walk to, I think everybody could do with one.
si All that water round an island, I can't work out if it'd feel like freedom or a fence.
qc What's the first thing you'd show somebody off the boat?
qc Which beach, path or rock is yours?
qc What do you miss when you're on the mainland?
qp What's the biggest drama when the ferry's cancelled?
qp What do people on the mainland think you do all day?
qp How long does it take before everyone knows who's visiting?
qi What does the island sound like in winter?
qi What did it teach you about other people?
qi Which crossing will you never forget?
m You've learned to get by, get on and wait for the wind to drop, that's wisdom.
m Island people don't walk past someone in trouble, I think that's a fine way to be.
m It takes an easy heart to live where everyone knows everyone and the sea decides.
m You carry a whole coastline about with you, I can see why you're proud of it.
f The rock on the island that's mine is ...
f When the ferry's cancelled we ...
f What mainlanders never understand is ...
o you on the ferry deck with your collar up, the island getting bigger or smaller behind you

= flatmates: (?:my |our |with |two |three |four |the |lovely |best |chaotic |old )?(?:flat|house|room)[- ]?mates?(?! wanted)|(?:house|flat)[- ]?shar(?:e|ing)|shared (?:house|flat)|(?:live|living) with (?:my )?(?:(?:best )?friends|(?:two|three|four) (?:friends|strangers|girls|others))
n living with flatmates
sc Good flatmates are a family you picked off the internet, I think it's rather brave.
sc Anyone who gets on with flatmates has already passed the hardest test in diplomacy.
sp I'd be the flatmate who writes a polite note and hides when it's found.
sp Every flat has one pan nobody washed, and flatmates grow old around it.
si Flatmates see your Sunday self, so they know more than most of your friends.
si Some of the best conversations happen in a flat's kitchen with the fridge door open.
qc What's the nicest thing about not coming home to an empty place?
qc What do you all do when everyone happens to be in?
qc Who does what best at your place?
qp Whose food is never safe in the fridge?
qp What would your flatmates warn me about?
qp What's the longest standing argument in the kitchen?
qi What have you picked up from living with other people?
qi What do they know about you that your family doesn't?
qi Which flatmate from any time would you want back?
m Sharing a kitchen and staying friends takes tact, humour and a fair amount of grace.
m You know how to live alongside others, that's worth more than any hobby.
m It takes a big heart to love somebody who plays the ukulele through a thin wall.
m You make strangers into people who wait up for you, and that's a gift.
f What my flatmates would warn you about is ...
f My shelf in the fridge contains ...
f The rule in our flat that everyone breaks is ...
o you in a crowded little kitchen, cooking, everyone else in the way

= first-house: (?:just |recently |newly |finally )*(?:bought|buying|got the keys (?:to|for)|renovating|renovated|doing up|restoring|decorating|saving (?:up )?for|closed on|doing up|fixing up) (?:my|our|an?|the)(?: [\p{L}'’-]+){0,3} (?:house|flat|home|place|apartment|cottage|terrace|fixer-upper|bungalow|barn|doer-upper)(?! plants?)|first[- ](?:house|home|time buyer|home ?owner)|(?:new |first[- ]time |proud )*home ?owner|house (?:renovation|reno|project)|(?:home )?renovat(?:ion|ions|ing)|fixer[- ]upper|doer[- ]upper|(?:my|our) new (?:house|home)(?! office)
n doing up a home
sc A home of your own, with its damp and its door handles, is a proper act of faith.
sc I admire people who look at an awful carpet in a house and see what could be.
sp I'd paint one wall of the house and need a week to admire it.
sp Owning a house seems to mean knowing four shades of white and a man called Dave.
si Every old house has somebody's height marks under the paint, I like to think.
si Houses talk at night, and I suppose you get to know which creak is which.
qc Which room are you happiest with, or looking forward to most?
qc What made you walk in and think, this one?
qc What have you learned to do that you'd never have guessed?
qp What's the worst thing you found under a carpet or behind a wall?
qp How many test patches of paint are too many?
qp Which job was only going to take a weekend?
qi What was the first evening in it like?
qi What do you know about the people who lived there before?
qi What would the house say about you by now?
m You've taken on something big and you're learning as you go, I like that nerve.
m It takes imagination to love a house before it deserves it.
m Saving, planning, scraping, painting, that's grit with a nice front door at the end.
m You make a place your own instead of waiting for it to come finished, I admire that.
f The job that was only going to take a weekend is ...
f The worst thing I found behind a wall was ...
f The room I'm proudest of is ...
o you in a half-painted room in ruined clothes, roller in hand, paint in your hair

= own-place: (?:liv(?:e|ing)|lived) (?:alone|on my own|by myself|solo)(?! (?:abroad|in the woods))|(?:just |recently |finally )?mov(?:ed|ing) out(?: of (?:my parents['’]?|home)(?: house| place)?)?(?=$|[,.;!]| and| on| for| last| this| into)|my (?:own|very own|first) (?:place|flat|apartment|front door|studio)|rent(?:ing)? (?:an?|my)(?: [\p{L}-]+){0,2} (?:flat|place|room|house|apartment|cottage|studio)|my (?:tiny|little|new|small|cosy|cozy|lovely) (?:flat|apartment|studio|place)|studio (?:flat|apartment)(?! sessions)
n having your own place
sc A place of your own where nobody moves your keys is one of life's great luxuries.
sc I like people who are glad to hear their own key in the lock.
sp In your own place you can have cake for dinner and nobody calls a meeting.
sp The trouble with your own place is there's nobody else to blame for the bin.
si The first night in your own place has a silence you don't hear again anywhere.
si You can tell a place is really yours when you can find the light in the dark.
qc What was the first thing you bought or hung up for it?
qc Which corner do you always end up in?
qc What makes it feel like home to you?
qp What do you do there that you could never do with somebody watching?
qp Which piece of furniture has a name or ought to have one?
qp What's the smallest part of it that drives you mad?
qi When did it stop being a flat and turn into yours?
qi What did you find out about yourself once the door was shut?
qi What does it sound like on a Sunday morning?
m You're good company for yourself, and those people tend to be good for others too.
m Standing on your own feet and making it cosy as well, I like that.
m It takes courage to close your own front door for the first time and call it home.
m You've made a place that's entirely your own taste, I find that rather bold.
f The corner where I always end up is ...
f The first thing I hung up in my place was ...
f On Sunday mornings my flat sounds like ...
o you on your balcony or windowsill with breakfast, plants and one sock on
`;
