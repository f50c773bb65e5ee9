/** What she looks for. How a table of subjects is written: see subjects.ts. */
export const WISHES = String.raw`
= serious: (?:serious|long[- ]?term|committed|lasting|real|meaningful|genuine|stable) (?:relationship|connection|thing|commitment|love|partner(?:ship)?)|something (?:more )?(?:real|serious|lasting|meaningful|long[- ]?term|solid|deep)|long[- ]?term|life partner|ltr|the real thing|settl(?:e|ing) down|commitment|(?:a|my) relationship
sc Wanting something real, and saying so, is the shortest way there.
sc I respect anyone who puts the word serious in a profile these days.
sp A serious relationship sounds so formal that I sat up straight.
sp Something real beats three weeks of asking each other how the day was.
si A real relationship probably shows on the dull days, not the big ones.
si The most serious couples are often the ones giggling at the back.
qc What would something real look like on an ordinary evening?
qc How do you get to know someone properly?
qc What have you learned to look for?
qp Can a serious thing begin with a silly evening?
qp What's the least serious thing a relationship needs?
qp What should two people still laugh about in year ten?
qi What tells you early on that someone means it?
qi Which couple you know makes it look easy?
qi What did you use to think it needed, and don't now?

= marriage: marriage|(?:get|getting|be) married|marry|(?<!ex[- ]?|late )husband|future (?:wife|spouse)|spouse|tie the knot|marriage[- ]minded
sc Writing the word marriage in a profile takes courage, I like that.
sc Wanting a marriage is a good wish, and I'm glad you don't hide it.
sp Marriage is two people asking what's for dinner for fifty years, and I'm for it.
sp I'd skip the doves, but I do see the appeal of marriage.
si The good part of a marriage starts after the photographer has gone home, I imagine.
si Every long marriage seems to have one argument it never finishes, and I find that lovely.
qc What does a good marriage look like to you?
qc Whose marriage do you admire?
qc What have you learned about it from watching other couples?
qp Big party, or town hall and good soup?
qp Who'd give the most dangerous speech?
qp What would you never allow at a wedding?
qi What should stay the same after thirty years?
qi What do people underestimate about it, do you think?
qi When did you know that you'd like that?

= open: casual|see(?:ing)? where (?:it|things|this|that|life) (?:goes?|leads?|takes?)|(?:not|un) ?sure (?:yet|what)|(?:still )?figuring|go(?:ing)? with the flow|something (?:light|fun|relaxed|easy)|no (?:pressure|expectations|strings)|open to (?:anything|whatever|all|see)|nothing (?:too )?serious|short[- ]?term|don['’]?t know (?:yet|what)
sc Not knowing yet is an honest answer, and a relaxed one.
sc Seeing where it goes is how most good things begin.
sp Seeing where it goes sounds like a walk without a map, and I like those.
sp Without a plan nobody can be behind schedule, which suits me.
si Not sure yet leaves the door open and the light on.
si The things nobody planned are often the ones people keep.
qc What would make the next few weeks good ones for you?
qc What do you enjoy most while things are still open?
qc What makes you want to see someone a second time?
qp Are you as relaxed about restaurant menus?
qp How do you plan a weekend, if at all?
qp Do you book your holidays the same way?
qi How do you notice when something light becomes important?
qi What are you sure of?
qi What did you stumble into that turned out well?

= kind: (?<!\b(?:any|some|what|which|this|that|the|one|every|all) )kind(?:ness|er|est|-?hearted)?(?! of)|warm[- ]?hearted|caring|gentle(?!m)|good[- ]?hearted|(?:a )?(?:good|big|kind) heart|empath(?:y|etic)|respectful|considerate|compassionate
sc Kind is the right thing to ask for first.
sc Kindness is easy to overlook and hard to do without.
sp Kind is underrated, it just doesn't photograph well.
sp Kind to waiters is the basic course, kind to wasps is for experts.
si You find out how kind someone is on the day nothing goes their way.
si Kind people rarely announce it, so you must have a good eye.
qc What's the kindest thing somebody did for you lately?
qc How do you notice that someone is kind?
qc Who's the kindest person you know?
qp Which small kindness always works on you?
qp Spider in the bath: rescue or shoe?
qp How kind are you to people who walk slowly in front of you?
qi Which stranger's kindness do you still remember?
qi Where do you find it hard to be kind?
qi Who taught you what kind means?

= funny: funny|sense of humou?r|humou?r(?:ous)?|makes? me (?:laugh|smile|giggle)|laugh(?:s|ing|ter)?|banter|witty|goofy|silly|(?:life|himself|themselves|themself) too seriously|playful
sc Wanting to laugh is a serious wish, I think.
sc Two people who laugh at the same thing can skip half the small talk.
sp Nobody who announces that he's funny ever was, so I'm saying nothing.
sp Asking for funny is risky, you'll get puns.
si The laugh that comes at the wrong moment and won't stop is the one I'd want to hear about.
si What someone laughs at when they're alone is their real sense of humour.
qc What made you laugh most this week?
qc Who's the funniest person in your life?
qc What kind of humour works on you?
qp Where did you last laugh and absolutely shouldn't have?
qp What's the worst joke you still love?
qp Someone trips: do you laugh at once, or after they're up?
qi Which film or clip can you not watch with a straight face?
qi What can you laugh about now that wasn't funny then?
qi When do you know that someone has your sense of humour?

= patient: patien(?:t(?! care)|ce)|tak(?:e|es|ing) (?:it|things) (?:slow(?:ly)?|easy|one step)|slow(?:ly)?|no rush|(?:not|isn['’]?t) in a (?:hurry|rush)|tak(?:e|es|ing) (?:my|the|their|his|some|our) time|step by step|(?:my|our) own pace
sc Taking it slowly is a pace I find easy to respect.
sc Asking for patience means you'd rather get it right than get it fast.
sp Slow is fine, I'd happily let the tea go cold over a good conversation.
sp A patient person is one who has built a wardrobe with someone and stayed friends.
si Slowly is how you find out what someone's like on a grey day.
si Patience might just be curiosity that isn't in a hurry.
qc What does taking it slowly mean for you?
qc What helps you feel at ease with someone new?
qc What was worth waiting for?
qp Where does your own patience end, queues or printers?
qp Are you the type who opens presents early?
qp What have you been meaning to do for longest?
qi When was going slowly exactly right?
qi How do you notice that you've started to trust someone?
qi What do you like about the time when you don't know someone yet?

= honest: (?<!be )honest(?:y)?|(?:good|open|clear|honest|great|direct|strong|real) communicat(?:ion|or)|communicat(?:es?|ive)|says? what (?:he|they) (?:means?|thinks?|wants?)|straightforward|transparent|transparency|truthful|genuine|authentic(?! food| cuisine)|upfront|sincere|down[- ]to[- ]earth|real person|trust(?:worthy)?|loyal(?:ty)?|faithful
sc Honest is more restful than perfect.
sc Plain talk saves two people a lot of guessing.
sp Honesty is easy until somebody asks about the new haircut.
sp I'd take an honest "I'm hungry and cross" over a mysterious silence.
si Good communication may be nothing more than asking one question more.
si Honest people must have paid for it once or twice, and kept at it.
qc How do you tell someone something they won't like?
qc Who do you tell the whole truth?
qc What makes it easy to talk to someone?
qp Which small white lie do you allow yourself?
qp What do you say when the present is awful?
qp Are you more "I'm fine" or "sit down, here's why"?
qi Which honest sentence was hard to hear at the time?
qi When is it better to say nothing?
qi Did you need to learn to say things plainly?

= curious: curious|curiosity|(?:good|deep|interesting|great|real|long|meaningful|intelligent|stimulating|endless|late[- ]night) (?:conversations?|talks?|chats?|discussions?)|who reads?|readers?|well[- ]read|intellectual(?:ly)?|intelligent|smart|clever|bookish|open[- ]?minded|interesting|someone to talk to|conversations?
sc Curious people are never bored, and rarely boring.
sc Wanting good conversation is fair, half the world is only waiting to speak.
sp I'd like a conversation that starts with soup and ends with the universe.
sp A walk with someone curious never finishes on time, I'd allow for that.
si A good conversation is one you're still having on the way home.
si Being curious is mostly liking the second question better than the first.
qc What are you curious about at the moment?
qc What did you last read up on for no reason at all?
qc Who do you have the longest conversations with?
qp What was your last search before you fell asleep?
qp Which subject should nobody start if they want to be home by ten?
qp What would you ask a whale?
qi Which conversation are you still thinking about?
qi Which question do you wish people asked more often?
qi What did you believe until you read more about it?

= adventurous: adventur(?:e|es|ous|er)|(?:travel|trip|road ?trip|holiday|travell?ing|adventure) (?:buddy|partner|companion|mate)s?|explor(?:e|es|ing)|partner in crime|travel(?:s|l?ing)?|(?:road )?trips?|see(?:ing)? the world
sc Someone to travel with is a bigger wish than it sounds, and a good one.
sc Adventure goes better with someone who can laugh at a cancelled train.
sp In my book an adventure starts when the last bus has left.
sp On a road trip I'd want a say in the snacks and none in the music.
si Two people on one trip never bring home the same story.
si Adventurous has more to do with saying yes than with mountains, if you ask me.
qc Where would you go first with good company?
qc What was your last small adventure?
qc What makes someone good to travel with?
qp Who holds the map, and who's to blame?
qp How early is too early at the airport?
qp What goes wrong on every trip of yours?
qi Which trip turned out better than you expected?
qi What do you find out about someone on day three of a trip?
qi Which place would you like to see again with somebody new?

= cook-eat: cook(?:s|ing)?|foodie|eat(?:s|ing)?(?: out| with| together)|dine|(?:share|shares|sharing) (?:food|meals|dessert|a meal)|tr(?:y|ies|ying) (?:out )?(?:new )?(?:restaurants|food|places)|(?:loves?|enjoys?|likes?) (?:good |to eat|eating |trying )?food|good food|restaurants?|brunch
sc Someone to eat with is one of the oldest wishes there is, and a good one.
sc Cooking together beats most other ways of getting to know someone.
sp I'd cut everything into the wrong shape and call it rustic.
sp Sharing food goes well until there's one dumpling left.
si People say more over a pot that needs stirring than across a table.
si When two people cook and nobody talks for a minute, that's a good minute.
qc What's the last meal you still think about?
qc Which dish tastes better with company?
qc Are you more for the cooking or for the eating?
qp In a kitchen, do you give orders or take them?
qp Who gets the last dumpling?
qp How often do you order what you always order?
qi Whose table do you like sitting at most?
qi What did someone cook for you as a child that you still want?
qi Which meal would you have again, exactly as it was?

= active: active(?! listen)|(?:gym|hiking|running|climbing|workout|training|tennis|cycling|walking|ski|skiing|padel|swimming|yoga|exercise|sports?) (?:partner|buddy|mate|companion)s?|(?:hike|hikes|hiking|works? out|trains|exercises)|sporty|outdoorsy|(?:loves?|likes?|enjoys?) (?:sports?|the outdoors|being outdoors|nature)|healthy|fitness|keeps? fit
sc Someone who keeps your pace is worth finding, up the hill and down.
sc A gym or hiking partner is someone who'd notice if you stayed in bed, and that helps.
sp I'd call it an active day if the bench at the top has a view.
sp A gym partner's main job must be the talking between the sets.
si Side by side on a hike, people say things they wouldn't face to face.
si Being active together is half about whatever gets eaten afterwards, I suspect.
qc What do you like doing most when you're on the move?
qc What gets you out of the door on a lazy day?
qc Do you like company that talks, or company that keeps up?
qp Do you stop for the view, or for breath and call it the view?
qp What's in your bag besides water?
qp Which exercise would you ban?
qi When does moving help you most?
qi What do you think about while your legs do the work?
qi Where do your feet take you when you haven't planned a route?

= family: family(?:[- ](?:minded|oriented|man|person|values|guy))?|(?:wants?|wanting|have|having|like|likes|loves|ok(?:ay)? with|good with|accepts?) (?:my |our |having |to have )?(?:kids?|children|son|daughter)|start a family|kids (?:one day|some ?day)|(?:good |great )?(?:dad|father)|children
sc Family is a good thing to be clear about from the start.
sc I like that you put family in, some people keep that back for months.
sp Family life seems to be mostly looking for the other shoe.
sp Anyone who likes children should be able to eat a cold dinner and smile.
si You can tell who's family-minded by whom they phone on a Sunday.
si Every family has a table somewhere, and I like hearing who sits where.
qc What does family mean to you these days?
qc What would you like to pass on from home?
qc Who's the heart of your family?
qp Which family rule makes no sense and still applies?
qp Who in your family would question a newcomer first?
qp What gets eaten first at your family's table?
qi What did your family do well that you'd do again?
qi Which family tradition would you start from nothing?
qi When does a house full of people feel right to you?

= independent: own life|(?:his|their|a) (?:full )?life of (?:his|their) own|independen(?:t|ce)|ambitio(?:n|us)|driven|(?:own|his own|their own) (?:hobbies|friends|interests|passions|thing|dreams)|goal[- ]oriented|goals|motivated|hard[- ]?working|career|passionate|passions?
sc Two full lives next to each other sound better than one shared calendar.
sc Asking for someone with his own life means good stories at dinner.
sp An independent person is one who can leave a party without a vote.
sp Ambitious, and able to sit on a bench for an hour: that would be the mix.
si People with a life of their own have more to bring home.
si Missing someone a little is underrated, and it takes two independent people.
qc Which part of your own life would you never give up?
qc What are you working towards just now?
qc How much time to yourself do you need in a week?
qp What do you do with an evening all to yourself?
qp How long can you share a sofa before you want a walk?
qp What do you do better alone than with help?
qi How do two busy people stay close, do you think?
qi What did being on your own teach you?
qi When do you like being needed?

= available: emotional(?:ly)? (?:available|availability|mature|maturity|intelligent|intelligence|stable|stability|aware)|matur(?:e|ity)|(?:things|shit|life|act|stuff|ducks|head) (?:together|sorted(?: out)?|in order|in a row|figured out)|stable|grown[- ]?up|self[- ]?aware(?:ness)?|knows what (?:he|they) wants?|gentlem[ae]n|reliable|dependable|responsible|consistent|(?:been to|goes to|in) therapy
sc Emotionally available is a fair thing to ask of a grown person.
sc Mature sounds dull until you've met the opposite, so I understand.
sp Nobody has everything together, but some people know where they put it.
sp Mature means you can fold a fitted sheet, or admit that you can't.
si How someone says sorry is as good a test of maturity as any.
si Someone who can be sad without making it your fault is rare, I think.
qc What does emotionally mature look like to you?
qc How do you notice that someone has thought about himself a bit?
qc How do you like to be comforted on a bad day?
qp What's the most grown-up thing you own?
qp Which part of your life is held together with tape?
qp What do you still do like a twelve-year-old?
qi What did you learn about yourself the hard way?
qi How do you know when you're ready for someone?
qi Who showed you how to talk about feelings?

= friends-first: friends? first|friendships?|new friends?|(?:mak(?:e|ing)|find(?:ing)?) (?:some )?(?:new )?friends|(?:start|begin)(?:ing)? (?:out )?(?:as|with) friends|best friend|just friends|friends|(?:meet(?:ing)? )?new people|meet(?:ing)? people
sc Friends first is a good order, it leaves time for being normal.
sc New friends are harder to find than people admit, so it's good to read that.
sp Friends first means nobody has to be impressive before noon.
sp Making friends as an adult takes four messages and three cancelled coffees.
si A friendship starts at the first joke only two people get.
si Anyone you can be silent with in a car is already a friend.
qc How did you meet your closest friend?
qc What turns somebody you know into a friend?
qc What do you like doing most with friends?
qp What's the silliest thing a friendship of yours began with?
qp Which friend knows too much?
qp How many cancelled plans does a friendship survive?
qi Which friend did you not like at first?
qi What can you only talk about with a friend?
qi When did you last make a new friend?

= animals: (?:loves?|likes?|ok(?:ay)? with|good with|kind to|fond of|accepts?|adores?|enjoys?|tolerates?|share me with) (?:my |all |the |big |small )?(?:animals|dogs?|cats?|pets?|horses?|pupp(?:y|ies)|rabbits?)|(?:animal|dog|cat|pet) (?:lover|person|people|dad)s?|(?:my|the) (?:dog|cat|horse)s?|pet[- ]friendly
sc The animals get a say in this, and that seems fair to me.
sc Gentle with animals usually means gentle when nobody's watching.
sp I'd present myself to the animals first and hope for a good reference.
sp A man who talks to cats in his normal voice can't be all bad.
si An animal decides about a person in about four seconds, and I'd trust the verdict.
si Anyone who goes out in the cold for an animal has understood something about love.
qc Which animal is closest to your heart?
qc Is there an animal in your life right now?
qc What do you like about people who like animals?
qp Which animal would you smuggle home if you could?
qp How many animals is too many?
qp Do you greet the dog first or the owner?
qi What did an animal teach you about people?
qi Which animal do you remember from when you were little?
qi How does an animal show that it trusts you?

= gigs: danc(?:es?|ing|er)|(?:gig|concert|festival)s?(?: (?:buddy|partner|mate|companion))?|live music|(?:music|techno|rave|jazz) (?:lover|buddy|fan)|salsa|bachata|clubbing|music
sc Someone to dance with, or to stand next to at a gig, is a fine thing to want.
sc Whoever stays until the last song of a gig is worth finding.
sp I'd dance like someone looking for his keys, but to the end.
sp At a gig I'd hold the coats with real commitment.
si You know a lot about someone after one song standing next to them.
si There's a second before the music starts when a whole room of strangers is friends.
qc Which song gets you dancing for certain?
qc Which concert would you see again tonight?
qc Front row, or by the wall with a good view?
qp What's the worst dance move you're proud of?
qp Do you sing along when you don't know the words?
qp How long do you last before you need to sit?
qi Which song would you want to hear live once?
qi When did you last dance and forget the time?
qi Does music reach your head first or your feet?

= faith: faith|christian(?:ity)?|muslim(?:ah)?|jewish|catholic|protestant|orthodox|(?:god|jesus)(?:[- ](?:fearing|first|centred|centered|loving))?|godly|church|islam|(?<!not )spiritual(?:ity)?|(?<!not )religious|believers?|halal|practi[sc]ing|deen|hindu|sikh|buddhist|bible|quran
sc I respect that you put your faith in plainly.
sc Sharing a faith means sharing how you see the whole week, I understand the wish.
sp Faith and a sense of humour sit well next to each other, I think.
sp Anyone who gets up early for their faith has beaten my alarm clock already.
si Faith shows most on the days when it's hard, I imagine.
si It must be restful not to have to explain your faith to the person next to you.
qc What does your faith look like in everyday life?
qc What does sharing it with someone mean to you?
qc Who taught you the most about it?
qp Which song or prayer have you known by heart since you were little?
qp What made you laugh at the wrong moment in a solemn place?
qp Who in your community always brings the good food?
qi When did your faith help you most?
qi Which question about it do you like to think about?
qi Where do you find it easiest to be still?

= tall: tall(?:er|ish)?|height|six (?:foot|feet)|[56] ?(?:ft|foot|feet)|[56]['’]\d{1,2}|over 6|1[.,][789]\d ?m?|1[89]\d ?cm
sc Tall is a clear request, and top shelves are a real problem.
sc I respect a wish that can be checked with a tape measure.
sp I'd answer the tall question from halfway up a staircase.
sp Being tall mostly means knowing where the dust is, I hear.
si Tall is the one wish that men answer with a number, rounded up.
si Tall must look different from up there and from down here, I wonder which you like.
qc What's the tall part about, heels, hugs or top shelves?
qc What comes right after tall on the list?
qc Was tall always on the list, or did someone put it there?
qp How tall would a very funny man have to be?
qp Do kitchen steps count?
qp Who gets things down from the top shelf now?
qi Which quality can't be measured on a door frame?
qi What do you notice about a person after the height?
qi Who's the smallest person you look up to?

= nothing: (?:do|doing) (?:absolutely )?nothing|chill(?:ed|ing)?|relax(?:ed|ing)?|lazy (?:days?|sundays?|mornings?|weekends?)|cuddl(?:e|es|ing|y)|stay(?:s|ing)? (?:in|home|at home)|home ?body|co[sz]y|be (?:lazy|quiet|silent) with|comfortable silences?|laid[- ]?back|easy[- ]?going|quiet (?:nights?|evenings?)
sc Doing nothing with someone is harder than it sounds, and better.
sc Someone to do nothing with is a very good wish, it needs so much trust.
sp Doing nothing takes a good sofa and a firm no to all other offers.
sp There should be a certificate for lying on the floor and calling it a plan.
si Somewhere in an afternoon of nothing, the real talk begins.
si People who can do nothing together never mention it, and they should.
qc What does a good day of nothing look like for you?
qc Where do you do nothing best?
qc How do you rest when you really need it?
qp How many minutes until you tidy something?
qp What are the official snacks for doing nothing?
qp Pyjamas until when?
qi Who can you be quiet with?
qi What comes into your head when nothing's going on?
qi What did you stop doing, and don't miss at all?

= no-drama: no (?:more |mind |silly |head )?(?:games?|drama|bullshit|bs|nonsense|ghosting|ghosters?|players?|liars?|lies|time[- ]?wasters?|hook ?-?ups?)|drama[- ]?free|(?:doesn['’]?t|don['’]?t|won['’]?t|not|not into|not here for|tired of|without|done with) (?:play(?:ing)? |want |like |into )?(?:the |any |mind |all the )?(?:games?|drama)|time[- ]?wasters?|waste (?:my|your|our|anyone['’]?s) time
sc No games is a fair wish, and a pity that you need to write it.
sc I read no drama as wanting some peace, and that makes sense to me.
sp The only games worth playing come in a box with a piece missing.
sp No drama suits me, except when somebody moves my bookmark.
si Whoever writes no games was probably patient for a long time first.
si Calm has a dull reputation, and it's what nearly everyone is after.
qc How does it feel when things are easy with someone?
qc What helps you trust that someone means it?
qc What does a calm, good week look like for you?
qp Which board game could still start a row?
qp What's the smallest drama you allow yourself?
qp How dramatic do you get when you're hungry?
qi Who in your life is wonderfully uncomplicated?
qi What do you like people to say straight out?
qi Where do you find some peace after a loud day?

= series: (?:watch(?:es|ing)?|binge(?:[- ]?watch(?:ing)?)?) (?:series|shows|films|movies|netflix|tv|something|stuff|trash|anime|horror)|(?:series|film|movie|netflix|cinema|anime) (?:buddy|partner|nights?|marathons?|evenings?|lover)|netflix|binge|someone to watch|movies|series|films|cinema
sc Someone to watch series with has a single duty, which is not to watch ahead.
sc A shared series is a small appointment every evening, I see the appeal.
sp Falling asleep in episode one is allowed, lying about it isn't.
sp In any series I'd be the one asking who that man is.
si Choosing the series is where you really get to know someone.
si The talk between two episodes is often better than the episodes.
qc Which series are you in the middle of?
qc Which one would you start again from the beginning?
qc One episode an evening, or until it's light?
qp Do you talk during it?
qp Have you ever watched ahead without the other one?
qp What do you eat while watching, and how loudly?
qi Which character do you miss?
qi Which ending can you not forgive?
qi Which series did someone have to talk you into?

= company: (?<!(?:a|my|the|own|big|small|tech) )company(?! car)|companions?(?:hip)?|someone to (?:walk|go for walks|have dinner|share|spend|enjoy|do things|go out|go places)|(?:long )?walks?|dinners?|theatre|(?:share|spend) (?:walks|life|time|my time|my life)|someone special|grow old
sc Good company for a walk and a dinner is a wish I understand completely.
sc Companionship is a warm word, and I'm glad somebody still uses it.
sp I'd judge a walk by the cake at the end of it.
sp Good company doesn't walk too fast or explain the menu.
si Two people on a walk find a pace before they find a subject.
si The same soup tastes different in company, I'm sure of it.
qc Which walk do you like best at this time of year?
qc What would make it a good evening for you?
qc What do you enjoy talking about over dinner?
qp Do you walk for the exercise or for the cafe?
qp Starter or dessert, if only one is allowed?
qp Do you look into lit windows when you walk past?
qi What do you see on a walk that others go straight past?
qi Who's the best company you've ever known?
qi What do you look forward to most in an ordinary week?

= spontaneous: spontan(?:eous|eity|eously)|last[- ]minute|impulsive|say(?:s|ing)? yes|up for (?:anything|everything|it|whatever)|free[- ]?spirit(?:ed)?|fun[- ]loving|fun
sc Spontaneous is a good wish in a world of shared calendars.
sc I like the thought of someone who says yes and asks for details on the way.
sp Spontaneous is easy, it's the clean shirt that takes planning.
sp I'd pack for a spontaneous trip and forget exactly the wrong thing.
si Spontaneous people just trust the evening a bit more than the rest of us.
si The evenings people talk about for years rarely had a plan.
qc What did you last do without any plan?
qc What would you say yes to right now?
qc How do you like a free Saturday, empty or full?
qp How many minutes do you need to be out of the door?
qp What was your worst spontaneous haircut or purchase?
qp What's always in your bag, just in case?
qi Which quick decision turned out better than the careful ones?
qi What do you never decide on the spot?
qi What do you trust your gut with?
`;
