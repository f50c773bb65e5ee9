/** What dating apps ask before a colon; {x} is her answer. How a table of subjects is written: see subjects.ts. */
export const PROMPTS = String.raw`
= two-truths: two truths|2 truths|one lie|truths? (?:and|or) (?:a )?lies?
sc My money's on "{x}" being the lie.
sc I believe "{x}", and I'm prepared to look silly for it.
sc "{x}" is too odd to be made up, so I'm calling it true.
sp If "{x}" is the lie, you've thought about it far too well.
sp I pick "{x}" as the lie, with the calm of a man about to be wrong.
sp I'd make a terrible detective, and even I suspect "{x}".
si "{x}" is the one I'd like to be true.
si "{x}" feels like a truth dressed up as a lie.
si "{x}" could be a lie you borrowed from a friend's life.
qc Which of the three fools people most often?
qc Which of the two truths are you fonder of?
qc How long did it take you to choose the lie?
qp What gives you away when you're bluffing?
qp Which lie didn't make the final three?
qp Are you a good liar in general, or only in threes?
qi Which of the two truths has the longer story behind it?
qi Would you like the lie to be true?
qi Who'd know straight away which one is the lie?

= irrational-fear: irrational fear|(?:biggest|weirdest|strangest|greatest|silliest) fear|afraid of|scared of|phobia
sc "{x}" is a fear I'd defend in front of anyone.
sc I take "{x}" seriously, the senseless fears are the stubborn ones.
sc Nobody picks their fear, but "{x}" is a fine one to end up with.
sp I hadn't thought of fearing "{x}" until today, thank you for that.
sp I'd offer to protect you from "{x}", but I'd be standing behind you.
sp Because of "{x}" I'll sleep slightly worse tonight.
si I keep wondering what first put "{x}" into your head.
si The word irrational seems unfair next to "{x}".
si Some part of you must have evidence about "{x}".
qc When did that fear start?
qc What do you do when it turns up?
qc Who knows about this fear, apart from everyone here?
qp Do your friends protect you from it or use it against you?
qp What's the bravest thing you've done about it so far?
qp Is there a safe distance?
qi Is there a sensible fear that you don't have at all?
qi Has anyone ever talked you out of it, even for an hour?
qi What would you do first if the fear were gone tomorrow?

= hill: hill i|hill to die|die on|unpopular opinion|hot take|controversial|strongest opinion
sc I'd hear out the whole case for "{x}" before saying a word.
sc Putting "{x}" up there without softening it takes some spine.
sc Someone who'll stand up for "{x}" is good company at dinner.
sp "{x}" is a hill worth bringing a folding chair to.
sp I can hear a family dinner going quiet after "{x}".
sp After "{x}" somebody should form two teams and take a vote.
si "{x}" must have been earned in at least one long argument.
si You don't get to "{x}" without having met the other side.
si I can't tell yet if "{x}" is a joke or a principle, and I like that.
qc What first put you on that hill?
qc Who do you argue about it with most?
qc What's your strongest argument, in one sentence?
qp How many people are up on that hill with you?
qp Have you ever lost a friend over it, even for ten minutes?
qp Who in your family refuses to discuss it any more?
qi Which argument from the other side nearly got you?
qi Did you ever believe the opposite?
qi Which smaller hill would you give up to keep this one?

= change-mind: change my mind|debate|agree or disagree|convince me
sc I'd argue either side of "{x}", as long as you take the other one.
sc I'd lose the debate on "{x}" and enjoy every minute.
sc "{x}" deserves a proper argument, not a polite nod.
sp I'd like ten minutes and a pencil before we get to "{x}".
sp On "{x}" I can be bought with a decent snack.
sp My opening statement on "{x}" is a long, thoughtful silence.
si I was sure about "{x}" for four seconds, then it got complicated.
si There's more room to disagree about "{x}" than it seems.
si I'd rather hear how you got to "{x}" than win the argument.
qc Which side are you on, and how firmly?
qc What would it take to change your mind?
qc Who has come closest to winning you over on this?
qp Do you debate fairly, or do you bring up things from 2019?
qp How loud does it get when you argue about this with friends?
qp Are props allowed in this debate?
qi What was the last thing you really changed your mind about?
qi Do you argue to win or to find out?
qi Which argument have you heard so often that it no longer counts?

= sunday: sunday|weekend|day off|perfect day|free day|free time|saturday
sc "{x}" sounds like a day that knows what it's for.
sc I'd swap a whole week of plans for "{x}".
sc With "{x}" I wouldn't look at a clock once.
sp "{x}" beats anything that starts with an alarm.
sp Next to "{x}", doing the laundry looks like a poor life choice.
sp I'd nap through some of "{x}" and be happy for the rest.
si "{x}" makes me wonder what your weekdays are like.
si Somewhere in "{x}" there's a moment you wait for all week.
si It takes people years to work out a free day, and you have "{x}".
qc What's the first thing that happens on a good one?
qc Which part of it can't be moved?
qc Early start, or no alarm at all?
qp What ruins it fastest?
qp What time do you get dressed, roughly?
qp What's breakfast on a day like that?
qi Is it a day for company or for being left alone?
qi When does Monday start creeping into your weekend?
qi Which hour of the day off is yours and nobody else's?

= attracted: weirdly attracted|attracted to|my type(?! of)|drawn to
sc There's nothing weird about "{x}", I'd call it good judgement.
sc "{x}" says more than a list of hobbies.
sc "{x}" is a braver answer than tall and funny.
sp Somewhere a man has "{x}" covered and no idea how well he's doing.
sp I suppose "{x}" can't be learned by Friday.
sp I'd rehearse "{x}" in the mirror, but that would ruin it.
si There's a person or a scene behind "{x}", I'm sure of it.
si I'd have guessed a lot of things before "{x}".
si Attraction makes no sense on paper, and "{x}" is good evidence.
qc When did you first notice that about yourself?
qc Do your friends understand it?
qc What is it about that, exactly?
qp How often has it got you into trouble?
qp What's the runner-up?
qp How quickly do you spot it across a room?
qi What else do you like that makes no sense to other people?
qi Was it always like this, or did someone start it?
qi Does it still work after the first month?

= win-over: win me over|(?:key|way) to my heart|ask me out|fall for you|impress me|woo me
sc "{x}" beats flowers from a petrol station, by a lot.
sc If "{x}" is the way, I'd call that a sensible heart.
sc I like a clear answer, and they don't come clearer than "{x}".
sp I'm writing "{x}" on the back of my hand.
sp I can picture three ways of getting "{x}" wrong already.
sp "{x}" sounds easy until someone has to do it in front of you.
si Behind "{x}" there's someone who did it well once, I'd guess.
si I think "{x}" is harder to fake than a grand gesture.
si One has to know yourself a bit to answer that with "{x}".
qc Who did it best so far?
qc Does it work every time?
qc What's second on the list?
qp What's the most wrong way anyone has tried it?
qp Are there extra points for style?
qp How can someone tell that it's working?
qi What won you over last time when you didn't expect it?
qi What do people try that never works on you?
qi Do you win people over the same way?

= green-flags: green flags?|hallmark of a good|good sign
sc "{x}" is what I'd want a friend of mine to look out for.
sc After "{x}" I'd trust your eye for people.
sc "{x}" beats charm, and it lasts longer.
sp Waiters and dogs would agree with you on "{x}".
sp "{x}" can't be put on for longer than one dinner.
sp I'd like a week to practise "{x}" before anyone checks.
si "{x}" shows when someone isn't trying, that's the good part.
si "{x}" became important to you for a reason, I suspect.
si I wouldn't have found the words for it, but "{x}" is it.
qc What made you start noticing that?
qc Who do you know that has it?
qc How long does it usually take to see it in someone?
qp What's the smallest good sign you've ever fallen for?
qp Has anyone tried to fake it in front of you?
qp Which good sign turned out to mean nothing at all?
qi What good sign do people miss in you?
qi Which one did you learn to value late?
qi Are people born with it, or can it be learned?

= looking-for: (?<!flags? i['’]?m )(?<!flags? i am )looking for|want someone who|all i ask|searching for|someone who|relationship i want
sc "{x}" is worth holding out for.
sc Asking plainly for "{x}" saves everyone a lot of time.
sc I respect "{x}" more than a list of heights and job titles.
sp "{x}" sounds reasonable, I expected at least a castle.
sp I'd tick "{x}" in pencil, to be safe.
sp Half the men here are now reading "{x}" a second time.
si You'd only ask for "{x}" after seeing what it's like without.
si "{x}" sounds simple and is probably the rare part.
si Of everything you could have asked for, "{x}" is what made me write.
qc What does that look like on an ordinary Tuesday?
qc How would you notice it in the first hour?
qc Was that always what you wanted, or did it change?
qp Which wish did you cross out before you posted this?
qp How do people usually misread that line?
qp How soon do you know when it's a no?
qi What do you like to give back when you find it?
qi Who in your life already has that?
qi Which part of it can't be explained, only noticed?

= first-date: first date|perfect date|ideal date|dream date|date night|date idea
sc "{x}" sounds like a date on which nobody has to act.
sc I like that you know what you'd enjoy, and that it's "{x}".
sc With "{x}" even a bit of silence would be comfortable.
sp I'd arrive early for "{x}" and pretend I'd only just come.
sp "{x}" leaves very little room for talking about interest rates.
sp I'd be nervous at "{x}" and hide it badly.
si "{x}" must have replaced a few stiff hours across a small table.
si "{x}" shows more of a person than two hours of questions.
si There's a good chance "{x}" ends later than planned.
qc What makes a first date a good one for you?
qc Do you like to plan a date or be surprised?
qc Have you ever been on exactly that date?
qp What's the oddest place a date has taken you?
qp What do you order when you're nervous?
qp What's the dress code?
qi When do you know it's going well?
qi Which question does nobody ask on a first date, and should?
qi Which do you like better, the first five minutes or the last?

= together: together,? we|we (?:could|should|can|would) (?:\w+ )?together|you and (?:me|i)\b|us two
sc I'd put "{x}" above any five-year plan.
sc "{x}" is a job for two, and a good one.
sc "{x}" has a better future than most plans I've heard.
sp I'd bring snacks to "{x}", so that one of us is useful.
sp "{x}" could go badly wrong, which is the fun of it.
sp Somebody should supervise "{x}", and it clearly shouldn't be me.
si I like that your idea of together is "{x}" and not matching mugs.
si "{x}" could become a story two people tell differently for years.
si There's at least one whole evening hidden inside "{x}".
qc What gave you that idea?
qc How far have the plans got?
qc Which part would be your job?
qp What could possibly go wrong?
qp Who's allowed to give up first?
qp What's on the packing list?
qi Have you done it before, or has it been waiting for company?
qi What would you want to remember of it ten years later?
qi What do you prefer doing alone, all the same?

= simple-pleasures: simple pleasures?|little things|small joys?|little joys?|makes me happy|wind down|unwind|self-?care|small things
sc "{x}" is hard to improve on.
sc I like people who still notice "{x}".
sc On a bad day "{x}" would do more for me than good advice.
sp Billionaires go to space because nobody told them about "{x}".
sp "{x}" could be sold for a fortune if it came in a jar.
sp There should be vouchers for "{x}".
si One has to slow down to enjoy "{x}", and most people don't.
si Reading "{x}", I could almost feel the day slow down.
si Someone showed you how good "{x}" is, long ago, I'd guess.
qc Which small thing made you happy today?
qc When do you get to enjoy that most?
qc Is it better alone or with someone?
qp What's the least simple pleasure you have?
qp How do you react if someone interrupts it?
qp How much would you pay for it on a really bad day?
qi Which small pleasure did you only discover as an adult?
qi Who did you learn it from?
qi What would you miss first in a bigger, busier life?

= geek-out: geek out|shut up about|obsess|too excited about|nerd|talk for hours|talk about for hours|rabbit hole|ask me about
sc I'd sit through the long version of "{x}".
sc Give me an hour of "{x}" over five minutes of weather.
sc "{x}" is best explained by someone who can't stop.
sp I'd ask beginner questions about "{x}" until they dim the lights.
sp At a party I'd get stuck in a corner with "{x}" and be delighted.
sp Before we start on "{x}", let me get a chair and something to eat.
si "{x}" isn't something people fall for halfway.
si There must have been a first day with "{x}", and I'm curious.
si With "{x}" I'd bet it's the details that got you.
qc What's the best way in for a beginner?
qc What got you into it in the first place?
qc Which part of it could you explain for an hour without notes?
qp How do friends signal that you've talked about it long enough?
qp How deep does it go, do spreadsheets exist?
qp What's the least useful thing you know about it?
qi What did it teach you that helps elsewhere?
qi What do outsiders always get wrong about it?
qi Which question about it would make your evening?

= skills: unusual skills?|party trick|talents?|greatest strength|biggest strength|superpower|good at
sc "{x}" is more useful than half of what we learn at school.
sc I'd put "{x}" at the very top of a CV.
sc I'd clap for "{x}", and not out of politeness.
sp If the world ends, I want someone with "{x}" on my team.
sp I'd need a year and a patient teacher for "{x}".
sp Some talent show has a gap exactly the shape of "{x}".
si There must be long, quiet hours behind "{x}".
si I wonder how you found out about "{x}" in the first place.
si I think "{x}" hides a second talent you didn't mention.
qc How did you discover it?
qc Did someone teach you, or did you teach yourself?
qc When did it last come in handy?
qp What's the largest audience it has ever had?
qp Has it ever gone wrong in public?
qp What do you charge for a demonstration?
qi Which skill would you swap it for?
qi What are you good at that doesn't work at parties?
qi What did people say the first time they saw it?

= never-have-i: never have i|i['’]?ve never|i have never|never tried|never done
sc Leaving "{x}" undone takes some character these days.
sc I like that "{x}" is still ahead of you, in theory.
sc "{x}" is a better answer than most of the things people have done.
sp "{x}" would end the game early for half the table.
sp I'd have bet a small sum that everyone has "{x}" behind them.
sp "{x}" is out there somewhere, waiting for you patiently.
si There must have been one close call with "{x}".
si I can't tell if "{x}" is bad luck or a matter of principle.
si "{x}" makes me curious about what you have done instead.
qc Is it on purpose, or did it just never happen?
qc Would you like to change that one day?
qc What's the closest you've come?
qp How do people react when you admit it?
qp What does everyone think you've never done, but you have?
qp Who keeps trying to make you do it?
qi What were you never going to do, and then did?
qi Which never are you going to keep?
qi What would have to happen for it to become a once?

= travel-story: travel story|travell?(?:ing)? (?:tale|mishap|moment|memory)|best trip|(?:best|worst|craziest) (?:holiday|vacation|trip)|best story
sc I'd like the uncut version of "{x}".
sc "{x}" is better than any photo of a sunset.
sc I'd gladly miss my stop to hear the rest of "{x}".
sp I'd have panicked about halfway through "{x}".
sp An insurance company somewhere would like a word about "{x}".
sp "{x}" makes a week by the pool look like a missed chance.
si What I'd like to hear about is the hour before "{x}".
si There's a stranger somewhere who tells "{x}" from the other side.
si "{x}" must get a little better each time it's told.
qc How did it end?
qc Where does the story really begin?
qc Who was with you?
qp What did you tell your mum about it?
qp Which part do you leave out in polite company?
qp How much of it was your own fault?
qi What did the trip change, if anything?
qi Would you go back, or is it better as a memory?
qi Which person from that trip do you still think about?

= risk: biggest risk|risk i|spontaneous thing|most spontaneous|most daring|bravest thing|craziest thing|most impulsive
sc "{x}" took nerve.
sc I respect "{x}", most people only talk about that sort of thing.
sc Anyone can be careful, "{x}" is a choice.
sp I'd have slept on "{x}" for a week and then made soup.
sp Compared with "{x}", my idea of daring is extra chilli.
sp Somebody in your family must have gone pale at "{x}".
si There's a version of you who skipped "{x}", and I bet she wonders.
si "{x}" doesn't sound reckless, it sounds like you were done waiting.
si Nobody was more surprised by "{x}" than you, I should think.
qc How long did you think about it before?
qc Did it pay off?
qc Would you do it again tomorrow?
qp Who did you tell last?
qp At which point did you think, oh no?
qp Who tried to talk you out of it?
qi What did you stop being afraid of after that?
qi Which risk did you not take, and still think about?
qi What would you risk next?

= dating-me: dating me|being with me|life with me|relationship with me
sc "{x}" is fair warning, and I like fair warnings.
sc "{x}" sounds like the end of dull Tuesdays.
sc I'd rather read "{x}" than a list of your good points.
sp I'd read the small print of "{x}" and sign anyway.
sp "{x}" should come with a helmet and a packed lunch.
sp I'm asking my doctor whether "{x}" is safe for beginners.
si "{x}" sounds half joke, half true, and I wonder which half is which.
si "{x}" is your version, I'd be curious how your friends put it.
si I'd like to know who first told you that it's like "{x}".
qc How did you come up with that comparison?
qc Is that the first week, or after a year?
qc What's the best part of it?
qp Does it come with a manual?
qp What should go in the suitcase?
qp What would your best friend add to that?
qi What surprises people most once they know you?
qi What is it like on a rainy Monday?
qi What would you compare yourself to on a slow day?

= fact-about-me: know about me|facts? about me|about me that|surprises? people|surprise you|dorkiest|weirdest thing about me|something about me|don['’]?t know
sc "{x}" is a fact I won't forget in a hurry.
sc I'd never have guessed "{x}", and I like being wrong like that.
sc Good that you led with "{x}" and not with your job title.
sp "{x}" has just pushed my bank PIN out of my head.
sp I wasn't ready for "{x}" before lunch.
sp Somewhere in a dull meeting tomorrow "{x}" will cross my mind.
si "{x}" explains something, I just don't know what yet.
si There are at least three follow-up questions to "{x}".
si I wonder how many people have known you for years and missed "{x}".
qc How does that usually come up?
qc What do people say when they find out?
qc Who was the first to hear it from you?
qp What's the second most surprising fact?
qp Who didn't believe you at first?
qp At what point in a conversation do you bring it out?
qi What do people assume about you that's wrong?
qi What does nobody ever ask about it?
qi Which fact about you would have surprised you ten years ago?

= flaws: hate me|(?:worst|bad|annoying) habit|biggest flaw|worst trait|toxic trait|biggest weakness|greatest weakness|forgive me
sc "{x}" is forgivable, I've decided.
sc I'd take "{x}" over someone who claims to have no faults.
sc Owning up to "{x}" in public makes it half as bad.
sp "{x}" would bother me for a day, then I'd copy it.
sp For "{x}" I'd give you a small fine and a biscuit.
sp If "{x}" is the worst of it, sainthood isn't far off.
si I suspect "{x}" has a good side that you're not advertising.
si There's probably a whole philosophy behind "{x}".
si "{x}" sounds like a small crime with a long history.
qc Who puts up with it most?
qc Are you trying to stop, or have you made peace with it?
qc Where do you think you picked it up?
qp What's your best excuse when you're caught?
qp What's the longest you've gone without it?
qp Which habit in someone else would cancel it out?
qi Which flaw do you find charming in other people?
qi Is there a flaw you'd never give up?
qi What should people forgive more easily, do you think?

= crazy-for: crazy (?:for|about)|live without|favou?rite food|addicted to|weakness for|soft spot|comfort food|last meal|order for the table|can['’]?t resist
sc "{x}" needs no defence in front of me.
sc "{x}" is worth crossing town for, even in the rain.
sc I like people who know what they love, and "{x}" is a fine pick.
sp I respect loyalty, even loyalty to "{x}".
sp I'd never stand between you and "{x}".
sp A world without "{x}" sounds like a very dry conference.
si I wonder what you'd give up before "{x}".
si I'd enjoy hearing you explain "{x}" to a complete stranger.
si A love like "{x}" usually has a place and a year.
qc When did that begin?
qc How often is too often?
qc What happens on a day without it?
qp What's the silliest thing you've done for it?
qp Do you share?
qp What would you trade it for?
qi What does it remind you of?
qi Who else understands it the way you do?
qi What did you love just as much at fifteen?

= get-along: get along|same type of weird|get on (?:well|if)|vibe if|click if|friends if|our vibes
sc "{x}" is as good a reason to get along as any I know.
sc I'd build a friendship on "{x}" any day.
sc Common ground like "{x}" beats matching star signs.
sp I'm comparing my kind of weird with "{x}" as we speak.
sp If "{x}" is the entry test, I'd like a practice round.
sp "{x}" would clear a room and leave exactly the right people.
si There's probably one friend in your life who is all "{x}".
si "{x}" sorts people better than most questions would.
si You can't see "{x}" from the outside, I get why you mention it.
qc Who do you get along with best, and why?
qc How do you find that out about someone?
qc Has that rule ever been wrong?
qp How weird is too weird?
qp What's the weirdest thing you and your best friend do?
qp Which type would you never click with?
qi Who became a friend although nothing fitted?
qi What do you need in common with someone, and what can differ?
qi When did you last click with somebody at once?

= condition: leave a comment|comment if|swipe (?:right|left|up)|first round|match (?:with me )?if|message me if|like me if|pick me if|write (?:to )?me if|text me if|on me if
sc As conditions go, "{x}" is a fair one.
sc I like that you ask for "{x}" and leave the rest open.
sc "{x}" is a good filter, I'd keep it.
sp "{x}" is the only small print I've ever read twice.
sp I hope "{x}" is marked generously.
sp A lawyer would call "{x}" open to interpretation.
si I wonder how many people read right past "{x}".
si "{x}" sounds light, but I think you mean it.
si Whoever ignores "{x}" has told you something already.
qc How did you settle on that condition?
qc How many people have passed so far?
qc How strictly is it enforced?
qp Who's the referee?
qp What happens to those who fail?
qp Was there a harder version first?
qi Would you pass it yourself?
qi What's the real question behind it?
qi Which condition would you never write into a profile?

= love-language: love language|know i (?:like|love)|show (?:my )?love|how i show|show (?:you )?i care
sc "{x}" is a language worth being fluent in.
sc I'd understand "{x}" without a dictionary.
sc I like "{x}", it's hard to miss and harder to fake.
sp "{x}" should be taught at school, right after French.
sp My accent in "{x}" would be terrible, but I'd try.
sp Put me in the beginners' class for "{x}".
si "{x}" sounds like something you give as well as get.
si You learn a language like "{x}" from somebody, I wonder who.
si People who don't speak "{x}" must miss half of what you say.
qc How did you find out that it's yours?
qc Who speaks it best in your life?
qc Is it the one you give, the one you need, or both?
qp What counts as a grammar mistake in it?
qp Which love language do you not speak at all?
qp What's the smallest thing that counts?
qi What's the kindest thing anyone did for you in that language?
qi Did you grow up with it or learn it later?
qi How do you notice that someone is trying?

= convinced: convinced|i(?:['’]m| am) certain|i (?:firmly |truly |strongly |really )?believe|conspiracy|my theory|shower thought
sc You've nearly won me over to "{x}".
sc "{x}" deserves at least one proper study.
sc I'd sign the petition for "{x}" without much of a fight.
sp I want a documentary about "{x}" with tense music.
sp I was fine until "{x}", now I see signs of it everywhere.
sp I'd like "{x}" printed in a serious newspaper, without comment.
si "{x}" must have come to you at two in the morning.
si The more I think about "{x}", the less I can rule it out.
si There was one moment that settled "{x}" for you, I'd guess.
qc What evidence is there so far?
qc How sure are you, in per cent?
qc Who else believes it?
qp Is there a wall with photos and red string?
qp What would you do with the proof?
qp Who rolls their eyes when you bring it up?
qi When did you first suspect it?
qi What would make you drop it?
qi What did you believe as a child that you still half believe?

= teach-me: teach me|tips (?:for|on|about)|want to learn|love to learn|like to learn|help me (?:with|learn)|advice (?:on|about|for)
sc "{x}" is a good thing to be curious about.
sc I'd gladly read up on "{x}" just to have an answer for you.
sc Asking about "{x}" in public is how people get good at things.
sp My first tip for "{x}" is to ask someone else.
sp All I can offer on "{x}" is confidence.
sp After a weekend in the library I'd be dangerous about "{x}".
si I wonder what set you thinking about "{x}".
si "{x}" is what everyone should have learned years ago and didn't.
si You'll remember whoever explains "{x}" to you well.
qc What made you want to learn that?
qc How far have you got on your own?
qc Where would you like to be with it in a year?
qp What's the worst advice you've been given about it so far?
qp What kind of pupil are you?
qp How many videos about it have you watched at one in the morning?
qi What could you teach somebody in one evening?
qi Who was the best teacher you ever had?
qi What did you learn late and wish you'd learned early?

= guess-me: guess (?:this|what|how|where|which|my|the|about)|can['’]?t guess|can you guess|guess me
sc I'd need one hint for "{x}", and after that I'm good.
sc Guessing "{x}" beats small talk.
sc I'd like to get "{x}" right without any help.
sp My first guess for "{x}" is too silly to write down.
sp I'd get "{x}" wrong twice, with great confidence.
sp For "{x}" I'm going with Norway until told otherwise.
si I think "{x}" has an answer nobody expects.
si The wrong answers to "{x}" must be more fun than the right one.
si You could have let us guess anything, and you chose "{x}".
qc How close has anyone come?
qc What do most people guess?
qc What's a fair hint?
qp How many wrong guesses are allowed?
qp What was the funniest wrong guess so far?
qp Would you admit it if someone got it right first time?
qi What would you like people to guess about you, but they never do?
qi Would your mum get it right?
qi What do people guess about you that's nearly right?

= know-about-you: to know about you|curious about you|question for you|tell me (?:about )?your?|want to hear
sc "{x}" deserves more than a one-line answer.
sc I'd enjoy answering "{x}" slowly.
sc I like being asked about "{x}".
sp I'm drafting my answer to "{x}" and it's already too long.
sp For "{x}" I'd like to phone a friend first.
sp I'd hoped for something easier than "{x}", like long division.
si I'm at least as curious what you'd say to "{x}" yourself.
si You ask about "{x}" as if an answer once surprised you.
si On "{x}" I'd suggest a trade, one answer for one answer.
qc What would your own answer be?
qc What made you choose that question?
qc What's the best answer so far?
qp Should the answer be short, or with footnotes?
qp Which answer would make you put the phone down slowly?
qp Is there a wrong answer?
qi What do you hope people say?
qi Which question would you like to be asked back?
qi What do you learn from how someone answers that?

= currently: currently|watching|reading|listening to|playing|last (?:book|show|series|film|movie)|favou?rite (?:book|film|movie|show|series|podcast|album|game)
sc "{x}" is good company for an evening.
sc I'd take your word for it that "{x}" is worth the time.
sc "{x}" just moved up on my list because of you.
sp I'd start "{x}" tonight, and there goes my sleep.
sp "{x}" and a blanket would be a complete plan.
sp I'd nod along to "{x}" for a while before admitting I'm lost.
si "{x}" makes me curious what kind of month you're having.
si I wonder whether "{x}" was your choice or somebody's advice.
si There's one moment in "{x}" you'd want to talk about, I bet.
qc How did you come across it?
qc What do you like about it so far?
qc Who else should know about it?
qp Do you finish things even when they get bad?
qp How late did it keep you up?
qp What did you abandon for it?
qi What mood is it best for?
qi What do you go back to when nothing new will do?
qi Which bit of it stayed with you?

= karaoke: karaoke|anthem|on repeat|theme song|favou?rite song|song i|song that|walk-?(?:out|up) song|soundtrack|my song
sc "{x}" takes conviction, and I respect conviction.
sc Anyone who picks "{x}" means to have a good evening.
sc I'd clap along to "{x}" from the first bar.
sp I'd do the backing vocals for "{x}", from outside the building.
sp Put me on tambourine for "{x}", well away from the microphone.
sp "{x}" is now in my head, and it isn't leaving before Thursday.
si A song like "{x}" usually has a certain evening attached to it.
si "{x}" makes me wonder what you sing when nobody's in.
si I'd like to see the room two minutes into "{x}".
qc When did that become your song?
qc Do you need a crowd for it, or does a kitchen do?
qc Which part of it do you wait for?
qp How does it go down with the neighbours?
qp Are there moves?
qp Would you sing it at ten in the morning?
qi Who do you think of when it comes on?
qi Is there a song you skip because it's too close?
qi Which line in it do you mean most?

= friends-say: describe me|(?:friends|mum|mom|mother|family|boss|colleagues|dad|sister|brother|people) (?:would |will |might )?(?:say|describe|call)|three words
sc Whoever says "{x}" of you seems to know you well.
sc "{x}" is a good thing to be known for.
sc I'd be glad if anyone said "{x}" about me.
sp "{x}" reads like a reference letter with a wink.
sp I hope "{x}" was said over dinner and not under oath.
sp I'd ask for a second opinion on "{x}", purely for balance.
si I wonder which of your people would protest at "{x}".
si "{x}" is how they see it, and I'm curious about your version.
si People don't arrive at "{x}" without an incident or two.
qc Do you agree with that description?
qc Who knows you best?
qc What would you add to it?
qp What did they leave out to be polite?
qp Who'd tell the worst story about you?
qp How much did you pay them?
qi Which description of you surprised you most?
qi What would they have said ten years ago?
qi What do you see in yourself that they don't?

= happy-place: happy place|favou?rite place|safe space|where i feel|place i (?:feel|go)
sc I'd trust anyone whose answer is "{x}".
sc I see why you chose "{x}", I breathe slower just reading it.
sc "{x}" is a good answer, keep the directions to yourself.
sp "{x}" should be available on prescription.
sp After ten minutes of "{x}" even I might stop talking.
sp I'd ask for a map to "{x}", but I suspect it's members only.
si I wonder what "{x}" is like at six in the morning.
si I bet "{x}" is where your mind goes during long meetings.
si Something led you to "{x}" the first time, and I'm curious what.
qc How often do you get there?
qc When did you find it?
qc What do you do first when you arrive?
qp Are visitors allowed?
qp What's the snack situation there?
qp Who's banned from it?
qi What do you leave at the door?
qi Was it somebody else's happy place before?
qi Where do you go when you can't get there?

= party: at a party|at parties|find me at|at the party
sc "{x}" is where I'd start looking.
sc "{x}" sounds better than the rest of the party.
sc "{x}" is a sign of real party experience.
sp I'd be two metres from "{x}", holding an empty glass with purpose.
sp I'd drift over to "{x}" and pretend to look for my coat.
sp Every party needs someone covering "{x}".
si I wonder what you see from "{x}" that the others miss.
si I bet "{x}" is one thing at ten o'clock and another at two.
si The stories people tell the next day begin with "{x}", I'd guess.
qc Are you there from the start, or do you end up there?
qc Who usually joins you?
qc When do you go home?
qp What do you do when you've lost someone's name?
qp Do you say goodbye or just vanish?
qp Which snack are you guarding?
qi Which stranger at a party do you still think about?
qi Do you come home from parties fuller or emptier?
qi Who do you go and talk to when you know nobody?

= pride: pride in|proud of|proudest|accomplishment|achievement
sc "{x}" is worth being proud of.
sc I like that you say "{x}" out loud and don't play it down.
sc Behind "{x}" there's work that nobody saw.
sp I'd have "{x}" engraved on something small and brass.
sp With "{x}" to my name, I'd have worn out the neighbours by now.
sp "{x}" deserves at least a modest parade.
si I'd guess you're the only one who knows what "{x}" cost you.
si "{x}" makes me wonder who heard about it first.
si You could have picked something shinier, and you chose "{x}".
qc What was the hardest part of it?
qc When did you first feel proud of it?
qc Whose reaction did you like best?
qp How often do you bring it up at dinner?
qp Did anyone applaud?
qp Is there a certificate?
qi What are you proud of that nobody would understand?
qi What would your younger self say about it?
qi Whose praise means something to you?

= life-goal: life goal|(?:five|ten|5|10) years|before i die|long[- ]term|one day i
sc "{x}" is worth the long way round.
sc "{x}" sounds like a life someone chose.
sc I can picture "{x}", and that's half of a good goal.
sp My five-year plan is mostly naps, so "{x}" is a relief to read.
sp I'd vote for "{x}" and hand out the leaflets.
sp "{x}" makes me want to buy a bigger calendar.
si I'm trying to picture an ordinary morning after "{x}".
si "{x}" doesn't sound like an idea from last week.
si Somebody made "{x}" look possible to you, I'd like to know who.
qc When did you first want that?
qc What are you doing towards it already?
qc What has to come first?
qp What's the lazy version of that plan?
qp What's the least realistic part, and do you care?
qp Who's coming along?
qi Would you be happy if it came out smaller?
qi Which of your old plans has already come true?
qi Which goal did you let go of, and was it right?

= goals: this year(?!.*learn)|(?<!life )goals?|my dream|dream (?:job|trip|holiday|is|would)|bucket list|would love to(?! know)|i['’]d love to(?! know)|i want to(?! learn)|i hope to|next on my list
sc "{x}" is worth a year.
sc Putting "{x}" where people can read it takes some nerve.
sc "{x}" is a plan I can see happening.
sp My plan was to drink more water, so "{x}" is humbling.
sp I'd set a reminder for "{x}" and then admire the reminder.
sp "{x}" calls for a list, and I do like a list.
si I wonder how long "{x}" waited before it became a plan.
si There's a small first step hiding in "{x}".
si Something must have tipped you towards "{x}" this time.
qc How far along are you?
qc What's the next step?
qc Why now?
qp What has got in the way so far?
qp Who's going to ask you about it in December?
qp How will you celebrate if it works?
qi What would change for you if it came true?
qi Who gave you the idea?
qi What did you give up to make room for it?

= texting: texting|texter|type of texts?|over text|emojis?
sc "{x}" is good to know before the first misunderstanding.
sc I can work with "{x}".
sc "{x}" beats "sorry, just saw this".
sp I'm preparing my thumbs for "{x}".
sp Between "{x}" and my typos, nobody would understand us.
sp I'll adjust my punctuation to "{x}" at once.
si You might be quite different from "{x}" out loud.
si There must be one person for whom you break every rule of "{x}".
si You've thought about what makes a message good, judging by "{x}".
qc Long messages, short ones, or voice notes?
qc Who do you text most?
qc What makes you answer right away?
qp Which emoji do you overuse?
qp How many unread messages are waiting right now?
qp What's your record for a single voice note?
qi What can't be said by text, in your view?
qi What's the best message you got this month?
qi What do you read into a full stop?

= random-fact: what if i told you|random fact|fun fact|did you know|recently (?:discovered|learned|learnt|found)|interesting fact|fact i love|favou?rite fact
sc "{x}" is the most useful thing I'll read today.
sc I'd have believed almost anything before "{x}".
sc I'm keeping "{x}" for a dull dinner.
sp I'd ruin "{x}" by telling it with the wrong numbers.
sp I'm off to repeat "{x}" as if I'd always known.
sp There was one free shelf in my brain, and "{x}" is on it now.
si "{x}" raises more questions than it answers, happily.
si There's a longer version of "{x}", I can tell.
si "{x}" is the kind of sentence that should be followed by tea.
qc How do people react when you tell them?
qc How often does it come up?
qc Is there more where that came from?
qp Has anyone refused to believe it?
qp What's the worst moment you've picked to mention it?
qp Who has heard it from you more than once?
qi What made you pick that one to tell?
qi What else would nobody believe?
qi Which fact do you know that's no use to anyone?

= worst-idea: worst idea|bad idea|embarrass|biggest (?:mistake|regret|fail)|dumbest|stupidest|awkward|most ridiculous
sc "{x}" makes me like you more, not less.
sc Everybody has one of those, few would write down "{x}".
sc "{x}" has aged well, I think.
sp I'd have held your coat during "{x}".
sp I'd buy the audiobook of "{x}".
sp I can feel my ears going red on behalf of "{x}".
si At the time, "{x}" must have made perfect sense.
si Somebody could have stopped "{x}" and didn't, I'd like to thank them.
si I'd like to know what you were thinking one minute into "{x}".
qc How did you get out of it?
qc Who was there to see it?
qc How long did it take until you could laugh about it?
qp Whose fault was it, officially?
qp Who still brings it up?
qp Did anyone film it?
qi What did you learn from it, if anything at all?
qi Would you do it again with better shoes?
qi Which bad idea of yours turned out well?

= therapist: therapist|my shrink
sc I like someone who can laugh about "{x}".
sc "{x}" is more self-knowledge than most people carry around.
sc Saying "{x}" with a smile is half the work done.
sp "{x}" would look good on a mug in that waiting room.
sp I'd ask for "{x}" in writing, in case it helps me as well.
sp I hope there was a long nod after "{x}".
si There's an hour of good conversation inside "{x}".
si I wonder whether you'd agree with "{x}" on a good day.
si "{x}" is the short version, I'd guess.
qc Is that verdict fair?
qc What have you got better at lately?
qc What would an old friend say instead?
qp What would your hairdresser say, who surely knows more?
qp Does a therapist get the funny version or the true one?
qp Which of your stories would take up the whole hour?
qi What have you learned about yourself that surprised you?
qi What advice do you give others and not follow?
qi What do you let yourself get away with now?

= competitive: competitive|too seriously|sore loser|undefeated
sc I respect anyone who takes "{x}" that seriously.
sc "{x}" is worth playing to win.
sc I'd rather lose to you at "{x}" than win against someone bored.
sp I'd let you win at "{x}", by not being good enough.
sp I'm stretching already, in case "{x}" comes up.
sp "{x}" should have a referee and a cooling-off period.
si Somebody beat you at "{x}" once, I'm fairly sure.
si With "{x}" the rematch must be the whole point.
si I wonder what the ten minutes after losing at "{x}" are like.
qc Who's your greatest rival?
qc How did it get so serious?
qc What's your best win so far?
qp Are you a good loser, or do people leave the room?
qp Have you ever been banned from playing?
qp Is there a victory dance?
qi Who taught you to hate losing?
qi What do you not mind losing at?
qi Do you play better when you're behind?
`;
