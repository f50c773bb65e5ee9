/**
 * Dating itself: what he wants, what is between them, whether he can be trusted. One block a question, special before general: its kind and the pattern that knows it (a tilde stands for a few words
 * between); what he can say in the three tones (c, p, i), none of it a fact of his life; what he can ask back (b).
 */
export const DATING = String.raw`
=ownFlaw \byour (?:own |big\w+ |worst |main |most \w+ )*(?:flaw|weakness|red flags?|(?:bad )?habit|toxic)|what's wrong with you|the catch\b
c My flaw is thinking too long before I say what I feel.
p My worst habit is believing five more minutes is a real plan.
i I say I'm fine too quickly, and that's the flaw I watch.
b What habit would you admit to?
=dealbreaker deal.?breakers?\b(?! for you\W)|red.?flags?\b(?! of yours)|\bicks?\b|turn.?offs?\b|turns? you off|peeve|(?:annoys|irritates|bugs) you|you can't stand|non.?negotiable
c Being rude to waiters is a deal breaker, every single time.
p Anyone who talks through a whole film loses me by the credits.
i When someone never says sorry, I notice it early and step back.
b What is your biggest ick?
=lookingFor (?:what|who)~you\b~(?:looking for|searching for|hoping (?:for|to find)|after\b|here for|want from)|what brings you|intentions|are you (?:looking for|after|ready for) (?:something|a|anything)|what are you (?:on )?(?:here|this) for|are you looking for
c I want something real, starting with good talks and seeing where it goes.
b And what would make this worth it for you?
b What are you hoping to find yourself?
i I hope for someone I would want to tell everything first.
i I want the kind of company where even a dull Tuesday feels good.
p I came for good company, and would happily end up in a relationship.
p I want someone who makes me forget this app is on my phone.
c Something real with the right person, and no rush in getting there.
=worstDate \b(?:worst|weird|strang|funn|best|craz|awkward|embarrass|memorable|terrible|bad|disast)\w*\b.{0,12}\bdat(?:es?|ing)\b(?! (?:idea|spot))|dat(?:e|ing) (?:horror|disaster|stor)
c A good date runs late, and the worst one watches the clock.
p Good date or bad, the clumsy one in the story is me.
i I like a date that goes slightly wrong, because then people get real.
b What is your most memorable date story?
=whyApp how long~(?:on here|on this)|been on here long|(?:how|why|what|any|long|had|enjoy|new)~(?:(?:this|dating|the) (?:app|site)|apps\b|tinder|hinge|bumble|you (?:on )?(?:here|this)\b|on here|online dating)
c This app is worth it whenever one good conversation comes along.
p The app and I disagree often, but it did find me you.
i I trust one good chat on here more than a hundred matches.
b How has this app been for you?
=whySingle (?:why|how|been|what|still|how come)~(?:(?<!every )single\b|on your own)|you~(?<!every )single\W*$
c Long enough to know I'd rather be single than half in.
p Single until somebody notices I carry all the shopping in one trip.
i I stay single until being together feels easier than being alone.
b What has being single taught you?
=lastRelationship (?:last|past|longest|serious) relationship|been (?:in love|married|engaged|divorced)\b|your ex\b(?!'s)|over (?:your|her)\b~\?|ever (?:loved|been in love)
c I keep no grudge about the past, and I look forward now.
p In every old love story I was the one learning slowest.
i Love is worth the risk even when it ends, I believe that.
b What did love teach you so far?
=games your ex's|hot and cold|mixed signals|playing games|\bwhy (?:do|did|are|have|were) you (?:still |always |never |keep |only |just )(?!single|awake|up\b|here)|something i should know
c No games, and if I seemed hot and cold, I'm sorry.
p I lose at every game, so being plain with you suits me better.
i Mixed signals hurt, so hold me to actions, not words.
b What would help it feel clearer for you?
=seeingOthers \b(?:are you|you) (?:seeing|dating|talking to|meeting|chatting (?:to|with)) (?:any|some|other|lots|many)|only (?:girl|woman|one) you|other (?:girls|women|matches)|how many (?:girls|women|matches|people)~you
c I'd always tell you honestly, and right now my interest is here.
p One good chat is plenty for my limited talent at multitasking.
i I would rather know one person well than ten by name.
b How do you feel about dating several people?
=whoIsThat \bwho(?:'s| is| was| are) (?:she\b|that\b|the (?:girl|wom|blonde|other)|[a-z]{3,12} and why)|\bwho~(?:in your|comment|pic|photo)|that your (?:ex|sis|wife|girl)
c Nobody you need to worry about, and I'm happy to talk about her openly.
p Nobody dangerous, and she would tell you I hogged the good side.
i I like that you asked about her directly, she's no secret.
=whoPays \bwho (?:should |has to )?pays?\b|(?:split|pay|get) the bill|halves\b|go dutch|who~pay\b
c I'm happy to pay when I invite, and happy to split too.
p I pay for dinner, and any fight over the bill gets settled with dessert.
i I like to pay first, because it leaves a reason for next time.
b How do you like to do it?
=idealDate (?:ideal|perfect|dream|good|favorite|best|great) (?:first )?date\b|date (?:idea|night)|where~you~(?:take|taking) me|what (?:would|should|could|shall) we do\b|(?:first|our) date\b.{0,20}\?
c A walk with good coffee, then dinner if neither of us wants home.
c Somewhere quiet enough to talk, with good food and no clock.
p Street food and a wander, with me pretending to know the way.
p Mini golf, where I lose badly and buy us chips afterwards.
i A bookshop, where we each pick a book for the other.
i A market, where we buy things neither of us can name and cook.
b What would make it a good date for you?
=type your (?:usual )?type\b|have a type|look for in|(?:ideal|perfect|dream) (?:wom|girl|part)|attract(?:s|ed)~you\b|green flag
c Kind, curious and honest, with a laugh that comes easily.
p My type is anyone who laughs at a joke before it's good.
i I fall for how someone talks about the things she loves.
b What about you, do you have a type?
=jealous you~(?:jealous|clingy|possessive|controlling|needy)\b
c I'm not the jealous kind, I trust a partner and give her space.
p The only thing I get jealous of is a better dessert.
i I think feeling jealous is a question to ask yourself first.
b How much space do you like yourself?
=friendsSay (?:would|how|to) (?:you )?describe you|(?:three|3|one|five) words?|what are you (?:actually |really )?like\b|(?:friends|ex|mum|mother|sister) (?:would )?(?:say|tell|describe|think)~(?:you|me)|(?:kind|sort) of (?:guy|man|person) are you
c Calm, loyal and curious, and better in person than in a profile.
c Warm, steady and a good listener, or so I try to be.
p Kind, hungry and sure that the shortcut is always this way.
p My friends would praise me warmly, then ask for the embarrassing part.
i Quiet at first, then hard to stop once something really interests me.
i People read me as calm, and miss how much I feel.
b What three words would you choose for yourself?
=marriage \bmarry(?:ing)?\b(?! me)|marriage\b|get(?:ting)? married|settl(?:e|ing) down|(?:five|ten|5|10) years
c With the right person I believe in marriage and a shared life.
p I like the idea of marriage, and I'd surely cry before the guests.
i I believe in marriage most when two people still make each other laugh.
b How do you feel about marriage?
=missMe miss(?:ed|ing)? me\b|th(?:ought|ink|inking) (?:about|of) me\b|cross your mind
c Yes, I miss you, and you cross my mind often.
p Yes, my phone gets checked far too often to hide it.
i You come to mind in odd little moments, and I smile.
=whySwipe you~swiped?\b|stood out|(?:why|what made)~(?:match|like|message|pick|choose|text|write|reply)(?:ed|d)?~(?:me|my profile|hi)\b|(?:think of|about|like) my (?:profile|bio|photos?|pics?)|first (?:impression|thought)|why me\W*$|caught your (?:eye|attention)
c You seemed like someone I'd truly enjoy talking to, so I swiped.
i My first thought was that there was more to you than a profile shows.
i Your profile left me curious, and curiosity mostly wins.
p It was you or another photo of a fish.
p I swiped on you before my nerves could form a committee.
p My thumb rarely makes good choices, but it was right about you.
c Your profile made me want to know the person behind it.
=feelForMe you (?:\w+ )?(?:like|love|fancy|into) me\b(?! to)|feel (?:about|for) (?:me|us)\b|interested in me|(?:like|see) (?:about|in) me\b|am i (?:your type|pretty|ugly)
c Yes, I like you, and I'm glad to say it plainly.
c I do like you, and talking to you makes my day better.
p I like you enough to reread my messages for typing mistakes.
p My attempt at playing it cool has failed, so yes, I like you.
i I like who I am when I am talking to you.
i Something about you stays with me after we stop talking, I like that.
b How do you feel about it?
=herLife \bdoes (?:that|it) (?:bother|scare|put) you|(?:is|are|will|would|be) (?:that|it|this|you)~(?:problem|issue|deal.?breaker|ok with|alright with|fine with|turn.?off)|do you mind (?:if|that)|put you off|mind that i|too far\b|age gap|would you (?:date|go out with) (?:a|some)|how do you feel about (?:that|this|it|my)|(?:i have|i've|single)~(?:kids?|child|children|son|daughter|mum)~(?:problem|bother|put you off|ok)
c No problem for me at all, and I'm glad you told me yourself.
c It is part of your life, and I still want to know you.
p No problem, it would take far more than that to stop me liking you.
p Not a problem, I came to meet a person and not a checklist.
i Not a problem, it makes me want to understand your life.
i Telling me that took honesty, and that matters far more to me.
b What is it usually like for you?
=areYouReal \b(?:you|this|that|profile|it|you're)\b~(?:(?:ro)?bot\b|catfish|scammer|fake\b|an? (?:ai|human)\b|real (?:person|guy|man)|\breal\W*$)|prove~(?:human|real|you)
c Real, and happy to show it on a short video call.
c Real, and a coffee in a busy place would prove it best.
p Real, since no robot would overthink a simple hello this much.
p Real enough to press the wrong button on a video call.
i Real, and I'd rather be checked than trusted blindly.
i Real, and my voice would tell you more than any promise here.
b What would convince you?
=aiWritten chat ?gpt|\bai\b~(?:writ|answer|text|help|you)|you (?:just )?(?:cop(?:y|ied)|google)|(?:say|send|use) that~(?:everyone|every|all|girls)|is that (?:a|your) line
c I take help with words sometimes, but my interest in you is real.
p My sentences accept help, but my curiosity about you is all mine.
i The words may be polished, but I'm real, so judge me by an unplanned hour.
=safeToMeet \b(?:serial|axe|murderer|psycho|creep\b|weirdo|stalker|dangerous)|(?:can|should|could) i (?:trust|be (?:worried|scared))|safe (?:with|to meet)
c Entirely human and harmless, but pick a busy place and tell a friend.
p Human, harmless and scared of geese, so bring a friend as a witness.
i Real people earn trust slowly, so you choose the place and the pace.
b Where would you feel most comfortable meeting?
=really ^(?!not )(?:\w{1,5},? )?(?:really|seriously|for real|promise|honestly|truly|you sure|swear|no way|honest|are you serious)\b.{0,9}$|\byou (?:\w+ )?(?:serious|joking|kidding|for real|lying)\b(?! about)|you (?:\w+ )?mean (?:that|it)\b
c Really, I mean it, and I'd say the same to your face.
c I'm serious, because I don't tell you things I don't mean.
p Really, my face is far too honest for a good bluff.
p Completely serious, even if my timing makes everything sound like a joke.
i Really, and I'm a little surprised myself how much I mean it.
i Really, and saying it took more courage than it seemed.
b What made you doubt it?
=whatMean \bwhat (?:you|did you|do you) mea?nt?\b|mean by|why (?:do|did|would) you (?:say|think|ask)\b|what was that~(?:mean|suppos)|in what (?:way|sense)|^(?:haha |but |and |ok |so |wait |oh |hm+ )*(?:how so|how come|like what|meaning|why|such as|elaborate|explain)\W*$
c I meant it kindly, and I should have said it more simply.
c Nothing hidden in it, I only meant it in a good way.
p My words left before my brain was ready, but they meant well.
p I meant something nice, and it got lost somewhere between thumb and screen.
i I was trying to say something warm without sounding too obvious about it.
i I was thinking out loud, and the kind part got lost.
b How did it sound to you?
=nervous you~(?:nervous|shy|excited|anxious)\b|looking forward to~\?
c A little nervous, mostly glad, and easy once we start talking.
p A bit nervous, so forgive me if I wave at the wrong woman.
i I take a few nerves as a sign that it matters to me.
b What are you like on a first date?
=whySlow where (?:have|did|were|'d)? ?you (?:been|go|gone|disappear)|(?<!don't )(?:forg[eo]t\w*|ignor\w+|ghost\w*|avoid\w*) (?:about )?me\b|did you (?:fall|die|disappear|vanish)|^(?:hello+|helloo+)\?+$|^(?:are |you |hello+ )*(?:still )?(?:there|alive)\W*$|why~(?:so long|never|not|didn't|don't|haven't|stop) ?~(?:repl|answer|writ|text)|left me on read|take~days
c Sorry for the wait, you deserved a quicker answer and I'm here now.
c I'm here, and I'm sorry my silence made you wonder.
p My reply was slow enough for the post office, and I'm sorry.
p Sorry, I'm back, a bit ashamed, and ready to be told off.
i My answer was slow, but I did care, and I'm sorry.
i I'm sorry, and I like being missed more than I deserve.
b What did I miss on your side?
=areYouMad you (?:\w+ )?(?:mad|angry|annoyed|upset|cross|offended)\b|(?:did|have) i (?:\w+ ){0,4}(?:wrong|upset|offend|hurt)|are we (?:ok|good)\W*$|everything ok
c I'm not mad at you, and I would tell you kindly if something hurt.
p All good between us, my serious texting face just needs some practice.
i Thank you for asking, I'd rather talk than let anything sit between us.
b What made you worry?
=joke (?:tell|know|got|hear|have|give|any|your|another|best|worst)\b~(?:joke|pun)s?\b|make me laugh|(?:pick|chat).?up.?line|entertain me
c I tried to write a joke about pizza, but it was too cheesy.
c Parallel lines have so much in common, pity they'll never meet.
p My best chat up line is hello, and it still needs rehearsal.
p I have a joke about time travel, but you didn't like it.
i I ordered a chicken and an egg online, so we'll soon know.
i A photon checks into a hotel without luggage, because it travels light.
b What is the worst line you've heard?
=askMe \bask me (?:any|some|a )|your turn\W*$|(?:what|thing)~want to know|any questions|truth or dare|never have i|two truths
c Then tell me what you'd do with a whole free year.
p I pick truth, and I want your most embarrassing favourite song.
i I want to know what you could talk about for hours.
b What would you like to be asked?
=tellMe surprise me|your story\b|tell me (?:\w+ )?(?:something|anything|more|a (?:\w+ )?(?:secret|story|fact)|about (?:you|yourself))|fun facts?|(?:what|anything)~should i know\b|thing (?:\w+ )?about you|who are you\b|hidden talent
c I listen better than I talk, and I remember what people say.
c I like good food, good company and no plans afterwards best of all.
p I can rehearse a phone call for an hour and still get it wrong.
p My hidden talent is choosing the slowest queue in any shop.
i I like to read the last messages again before I answer somebody.
i I love how a song can change my whole mood, and I rarely admit it.
b What would I never guess about you?
`;
