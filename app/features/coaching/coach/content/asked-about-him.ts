/**
 * About him: his day, what he does, has, is and can. One block a question, special before general: its kind and the pattern that knows it (a tilde stands for a few words
 * between); what he can say in the three tones (c, p, i), none of it a fact of his life; what he can ask back (b).
 */
export const ABOUT_HIM = String.raw`
=howDidItGo did (?:you|it|yours).{0,12} (?:pass|win|go (?:ok|well)|nail|ace|get (?:it|the job)|survive)\b|any (?:news|updates?|results)\b|how~(?:exam|interview|match|meeting|test|presentation|results?|thing|viewing|appointment|audition|race)\b~(?:go|going|\?)|how did (?:it|yours|that) go|results out
c I gave it everything I had, and I'm at peace with it.
c Whatever the result, I walked out with my head up.
p I survived, and so did most of my dignity.
p My knees were nervous, but my face stayed very professional.
i One moment in it surprised me, and I was the surprise.
i I found out I'm calmer under pressure than I thought.
b What would you have done with those nerves?
=cantSleep why~(?:awake|up)\b(?! to)|can't (?:you )?sleep
c My mind is wide awake, and you are better than sleep.
p Sleep and I had an argument, and you are the winner.
i I like this hour, people say truer things after midnight.
b What is keeping you awake?
=howWasDay \bhow(?:'s| was| is| has| did|'d)? ?(?:been )?(?:your|the) (?:\w+ )?(?:\w*day|weekend|week|morning|evening|night|shift|trip|holidays?|party|flight|gig|wedding|game|dinner)\b(?!~(?:look|shap|plan))|\bhow(?:'s| was| is) yours\b|how was it\b|(?:good|nice|busy|long) (?:day|weekend|week|night)( so far)?\W*\?|you have a (?:good|nice)|you~(?:sleep|slept)\b(?! (?:with|on|in|at))
c It had its good moments, and hearing from you is one.
c Mine was good all in all, and now it ends well.
p Mine had big plans and finished well, with snacks.
p Good enough, mine had no applause but some style.
i Looking back, the quiet minutes in between were the ones I liked.
i Mine went well, busy and then quiet, and I wondered about yours.
b What was the best moment of yours?
b And how was yours?
=howAreYou \bhow(?:'re| are| is) (?:you|things|life|everything|we)\b(?! (?:with|at|about|find|cel|feeling about))|\bsup\b|\byou (?:ok|good|alright|well)(?: today| there| hun)?\W*$|how (?:you )?doing|what's (?:up|good)\b|how(?:'s it| goes it)|how do you do\W*$
c I'm good, and it got better when your message came in.
c Doing well today, and in the mood for good company.
p Functional and well, with only the usual strange noises.
p Good, and behaving myself, which nobody had expected of me.
i Fine, somewhere between calm and curious, and you are the curious part.
i Better than I look, and curious what you'll write next.
b And how are you, honestly?
b What was the best bit of your day?
=wyd \bwhat(?:'re| are)? you (?:doing|up to)\b|what have you been up to|what did you get up to|^(?:you )?busy\W*$|are you (?:at work|home|busy)\b|what's happening
c Writing to you, and enjoying that more than anything else today.
c Taking a break from everything, with you at the top of my screen.
p Procrastinating with discipline, one eye on this chat.
p Avoiding all things useful, until you gave me a better excuse.
i Daydreaming a little, and you walked in at the right moment.
i Thinking about where I would like to have a drink with you.
b What would you rather be doing now?
b And what are you up to?
=whatHappened \bwhat did (?:he|she|they|your \w+|everyone|people) (?:say|do|think)\b|\bwhat happened(?: (?:then|next|after|to you|in the end))?\W*$|how did (?:it end|(?:he|she|they|your \w+) (?:react|take))|and then\W*\?|how did that happen
c It ended well enough, and I can tell it calmly now.
p Chaos for a minute, then me pretending I had planned it.
i It ended quietly, but it changed how I see people.
b What would you have done?
=job \bwhat (?:kind|sort|line|type) of work\b|\bdo you work\b(?! out)|^(?:(?:so|and|but|ok|hey) )?what (?:is it )?(?:do )?you (?:actually )?do(?: again| exactly| all day| then| btw)?\W*(?:$|and )|do for (?:a living|work|a job)|(?:what's|about|like|enjoy|love) your (?:job|work|career)\b|where do you work|what you do again
c I do my work properly, and then I clock off properly.
c At work I'm the reliable kind, and I like being useful.
p Officially I work, unofficially I count down to lunch.
p My job is solving problems, some of which I made myself.
i My work made me curious about people more than anything else.
i I do my best work when nobody is watching.
b What fills your working day?
=from where(?:abouts)?~you~(?:from|based|live|living|grow|originally|come from)|\byou~from (?:here|around|there|originally)|did you grow up|what part of~you|you (?:a )?local|where(?:'s| is) home|how long have you (?:lived|been) (?:here|in|there)|\byou (?:in|from|based in|living in) [a-z]+ or [a-z]+|you in [a-z]+ too
c Wherever I live, I make it a place friends like visiting.
c From near enough that a drink with you is worth the journey.
p Local enough to have opinions, lost enough to need the map.
p Any place with a good bakery counts as my home town.
i You can hear where I'm from best when I laugh.
i Home is one certain smell to me, bread in the morning.
b Where do you feel most at home?
=age \bold are you\b|(?:what|actual|real) age\b|your (?:real )?age\b|are you really \d\d|what year~born
c Old enough to keep my word, young enough to stay curious.
p Old enough, some years older than my sense of humour.
i Old enough for good stories, young enough for silly ones.
b What age do you feel inside?
=height \bhow tall\b|\bheight\b(?!s)|\byou~tall(?:er)?\b|over six (?:foot|feet)
c Tall enough to dance with you, whatever shoes you choose.
b Will you be in heels or trainers?
i Tall enough, and tallest when somebody I like is watching.
i I only notice my height when somebody leans on my shoulder.
p Tall when I'm proud, rather shorter when the bill arrives.
p Tall enough, depending on the shoes, the hair and the honest ruler.
c The right height for a good hug, heels or no heels.
b Is there a minimum?
=siblings (?:you|any|got|have|many|about your) (?:\w+ ){0,3}(?:siblings?|sibs|brothers?|sisters?)\b(?! (?:to|who|tag))|only child|^(?:siblings|brothers)\W*|(?:oldest|eldest|youngest|middle) (?:child|one|kid)~\?
c With siblings or without, I learned early to share the last slice.
c Judge by my patience whether I grew up with sisters.
p I argue like a middle child and eat like the youngest.
p Brothers or none, I still defend my chips with a fork.
i The people I call brother earned it, related or not.
i Anybody who kept my childhood secrets counts as a sibling to me.
b Which number are you in yours?
=haveKids ^(?!.{0,40}(?:i've|i have|\bmy |want|would|someday|one day|like)).{0,40}\b(?:(?:have|got|any|your|many) (?:\w+ ){0,2}(?:kids?|children|little ones)|you (?:a|someone's) (?:dad|father|parent))\b
c With or without kids of my own, children come first.
c Kids get my time and full patience, whoever they belong to.
p Children treat me as one of them, and I take it well.
p With kids around, I build the den and refuse to leave it.
i Children ask the only questions I still think about for days.
i Being somebody a child can count on matters deeply to me.
b What do children change most, do you think?
=wantKids (?:want|like to have|see yourself|plan|open to|feel about|think about|thoughts on|stand on|yes or no).{0,14} (?:kids|children|a family|babies)\b|kids (?:one day|yes|someday|or no)
c With the right person, yes, I want marriage, children, all of it.
p I'm in favour, and the bad dad jokes are already in training.
i I'd love it, if only for the questions children ask at bedtime.
b How do you picture it for yourself?
=pets (?:you|any|your|got|own)~(?:pets?|dogs?|cats?|animals)\b(?! (?:person|or|more|names|peeve|guy))|pets\W*$
c I like pets of every kind, and muddy paws never bothered me.
p Every dog in the park gets a hello before its owner.
i I trust a pet's opinion of people more than my own.
b Which animal would run your house?
=cook (?:you|your|can)~(?:cook|chef\b|bake|baking)\b(?! (?:the|for dinner|tonight))|(?:good|any use) in the kitchen|signature dish|best (?:dish|thing) you (?:can )?(?:cook|make)|what~you (?:cook|make) (?:for )?me
c I cook with patience and garlic, and nobody leaves hungry.
c I like cooking most when there is somebody to feed.
p I cook with great confidence and far too many pans.
p Well enough that the smoke alarm has started to relax.
i I cook best with somebody in the kitchen talking to me.
i Cooking is my nicest way of saying I thought about you.
b What would you like to find on the plate?
=sport (?:you|any|your|what|which)~(?:sports?|football|tennis|rugby|golf|cricket|padel|climb)\b|you~(?:sporty|active|swim|ski|surf|cycle)\b|(?:team|who) do you support
c I enjoy any sport that ends in good company.
p I play with a big heart, small skill and loud commentary.
i Sport brings out my stubborn side, which I usually hide well.
b Which sport would you try with me?
=dance \byou~danc(?:e|er|ing)\b|left feet
c I love to dance, and with you I'd stay for slow songs.
p Both of my dance moves are available on request.
i I dance best in a kitchen, late, when the radio surprises us.
b Which song gets you up straight away?
=smoke you~(?:smok|vap)(?:e|er|ing)\b|^smok(?:e|er)\W*$
c Never around you, because a shared evening deserves fresh air.
p Near you the only thing smoking will be my cooking.
i I step outside for the night sky more than any smoke.
b How do you feel about it?
=drinkAlcohol \bdo you~drink(?:\W*$| (?:much|at all|a lot|alcohol|often))|you~(?:sober|teetotal|drinker|alcohol)\b
c I go for good company first, and the glass comes second.
p I can make one drink last longer than most films.
i My best evenings are the ones I still remember clearly.
b What would you order?
=religion (?:you|your|which|what)~(?:religio\w+|god\b|church|mosque|faith|spiritual|atheist|christian|muslim|catholic|jewish|hindu|believer|pray)\b|faith~(?:your|for you)\b|is faith
c I believe in kindness, and I respect whatever is sacred to you.
p My faith is strongest when the last train waits for me.
i A quiet church or a night sky makes me equally silent.
b What gives you strength?
=sign (?:star|zodiac) ?sign|your sign\b|what sign\b|when(?:'s| is) your birthday|zodiac|mercury
c A sign the horoscopes underrate, with a real weakness for birthday cake.
p My sign means one thing in the stars, and hungry to my friends.
i My favourite birthday would be one long table and no clock.
b What does your own sign get right?
`;
