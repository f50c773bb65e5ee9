/**
 * Her side: what she tells, asks advice on or wants a nod for. One block a question, special before general: its kind and the pattern that knows it (a tilde stands for a few words
 * between); what he can say in the three tones (c, p, i), none of it a fact of his life; what he can ask back (b).
 */
export const HER_SIDE = String.raw`
=celebrate celebrat|deserve\b~\?|treat myself|how~reward
c A proper dinner, the good dessert, and a toast with your name.
p Cake first, dancing in the kitchen second, dishes next week.
i Watch a sunset from somewhere high, then eat something wonderful.
b Who's the first person you told?
=guessWhat \bguess (?:what|who|where|how|again|my|the|why)\b|take a guess|can you guess|how (?:many|old|much) do you (?:think|reckon)|bet you can't
c I'd guess something only you would have managed.
c My guess is good news, and I hope I'm right.
p I'm guessing a goat is involved, somehow it always is.
p Seven, and if it isn't a number I still say seven.
i My guess is something you couldn't wait to tell somebody.
i I'd guess the answer surprised even you a little.
b How close am I?
=wantToHear (?:want|like|ready|care|dare)~(?:to (?:hear|see|know)|the (?:story|gossip|long|short))\b|(?:shall|should|can|may) i (?:tell you|show you|confess)|sitting (?:down|comfortably)|promise (?:not|you won't)
c Yes please, all of it, I promise you're safe with me.
c Yes, go ahead, you've got my full attention.
p Yes, and I promise to laugh only where you do.
p Please do, I promise I've leaned in so far I nearly fell off.
i Yes, I'd take a true story over small talk any day.
i Yes, the best things I hear start exactly like that.
b How does it begin?
=whatCook what~(?:i|we) (?:cook|make|bake|do with)\b|for (?:dinner|tea|lunch)\W*$|recipe idea|dinner idea
c A curry with coconut milk, it welcomes whatever you have.
p Fried rice, the one dish that forgives me everything.
i Garlic, chilli and lemon in hot oil, then pasta and everything else joins.
b What else is hiding in your kitchen?
=whatWear what~(?:i|we|to|one) wear\b|dress (?:up|code)|is it (?:fancy|casual|formal)
c Smart but relaxed, with shoes you can happily walk in.
p Comfortable shoes and deep pockets, because a good evening involves snacks.
i Wear the good thing you keep saving for a better day.
b What do you feel most yourself in?
=whatWatch recommend|\brecs?\b|what~i (?:watch|read|listen)
c Agatha Christie, on page or screen, and Nina Simone for the ears.
p Paddington for the eyes and ABBA for the ears, no regrets.
i The Martian to read or watch, and Bowie's Space Oddity straight after.
b What was the last thing you loved?
=whichOne which (?:one|photo|pic|colour|color|dress|glasses|pair)~(?:do you|should|is|would|looks|suits|best|better|i)\b|which ones?\W*$|help me (?:pick|choose)|left or right|\ba or b\b
c The first one, it has the most character.
p The second one, and I'd defend that choice in court.
i The boldest of them, nobody remembers the sensible choice.
b Which one did you look at first?
=helpMe \b(?:save|rescue|help) me\b(?! (?:decide|pick|choose))|(?:would|will|can|could) you (?:help|carry|fix|build|save|rescue)
c Yes, name the day and I'll bring both hands.
p Yes, I work for tea and only break small things.
i Yes, you learn more about someone that way than over dinner.
b When do you need me?
=distract cheer~me up|calm me|distract me|mind off|(?:tell|say)~something (?:nice|calming|good|happy)|keep me awake
c Sea otters hold hands while sleeping so they don't drift apart.
p A group of flamingos is called a flamboyance, which seems fair.
i A day on Venus lasts longer than its year, imagine Mondays there.
b What would make your day a bit better?
=overreacting overreact|(?:too|being|so) dramatic|petty|am i (?:the|being|crazy|wrong|a bad|mad|bad|unreasonable|mean)
c No, it mattered to you, so it's worth saying out loud.
p Not at all, I've seen people make more fuss about parking.
i No, I'd worry more about somebody who felt nothing there.
b What part of it bothered you most?
=isItWeird \b(?:is|isn't|would)~(?:it|that|this|i)~(?:weird|bad|mad|pathetic|sad|strange|normal|odd|wrong|crazy|silly|stupid)\b|just me\b|(?:weird|normal|sad|bad),? (?:right|or)\b|am i the only
c Not weird at all, far more people do it than admit it.
p Completely normal, and if it isn't, I'm joining in.
i No, it's the sort of thing that makes me like somebody.
b When did that start?
=whatWouldYouDo what (?:would|should|do|shall|can|could) (?:you|i) (?:even |actually )?(?:do|say)\b(?! for| on| with| about you|~(?:won|if you|if they|could))|(?:any )?advice\b|how (?:would|should) (?:i|you) (?:handle|solve|deal)|\bthoughts\b~what|what's the move
c I'd deal first with the part that gets worse by tomorrow.
c I'd tell the truth early, say sorry for my part, and fix it.
p First a cup of tea, then the one honest call I'd been avoiding.
p I'd panic for two minutes on a timer, then ask someone sensible.
i I'd pick the option I could explain to my grandmother without blushing.
i I'd imagine telling it in a year and choose the better ending.
b What does your gut say so far?
=shouldI ^(?!.*\b(?:how|what|where|when|who|which)\b).*\b(?:should|do|dare) i (?:just |really |actually )?(?!bring|wear|look|make you|seem|sound|know|need|get you|come)\w+|worth it\W*\?|is it worth
c Yes, if skipping it would bother you longer than doing it.
c Yes from me, you sound as if you already half decided.
p Yes, though bear in mind I also vote yes on second desserts.
p Sleep on it, and if breakfast still says yes, then yes.
i Yes, the things I didn't do bother me longer than my mistakes.
i Flip a coin, notice which side you hope for, and do that.
b What's holding you back?
=everHappened (?:ever|you also|you) (?:just )?(?:happen(?:ed)? to you|had that|done that|feel like that|get that)|do you (?:ever|also)\b|(?:does|did) (?:that|this) (?:ever )?happen to you|you too\?
c Something very close, and I still go red thinking of it.
p Often enough that I ought to have a loyalty card.
i Not word for word, but I know that feeling exactly.
b What did you do next?
=beenTried (?:have you|did you|you) (?:ever |already |even |actually )*(?:been (?!properly|on here|stuck|so|in|told|asked|up|awake|doing|work)|tried|seen|watched|visited|played|eaten|surfed|skied|done (?:it|that|one|this))\b|you've (?:been|tried|seen)
c Not the way you describe it, and I'd love to.
p Never well enough to brag, so I need another go.
i Not your version of it, and yours is the one that tempts me.
b What got you hooked?
=knowIt (?:do|don't|did) you (?:even |happen to |actually )?know (?!your|my|how|me|what i|if|any|when|where|why|i'm|about)|heard (?:of|about)\b|familiar with|you know (?:it|him|her|them|that one|the (?:one|place))\W*$
c A little, but not the way you do.
p Well enough to nod along, not to survive a quiz.
i Only from the outside, and I suspect the inside is better.
b What do you like most about it?
=whatDoYouThink what (?:do|did) you (?:\w+ )?(?:think|reckon|make of|say)\b(?! (?:of|about) (?!it\b|this|that|my\b|her\b|the\b)| (?:it|that|this|he|she) (?:is|means)| (?:i|my))|\bthoughts\W*$|your (?:take|opinion|verdict|view)\b(?! on)|how (?:does|do) (?:it|that|they) (?:look|sound)
c I like it, and I can see why it matters to you.
c Honestly, I think you've got this right.
p I think it deserves a round of applause and a biscuit.
p Two thumbs up, and I'm looking around for a third.
i It made me stop for a second, which few things manage.
i I like it more the longer I think about it.
b What made you think of it?
=rhetorical what are the (?:odds|chances)|^(?:isn't|wasn't|aren't) (?:that|it|this|life)|,? (?:isn't|wasn't|doesn't) (?:it|that)\W*$|,? right\?$|you know\?$|how (?:nice|lovely|mad|crazy|funny) is (?:that|it)
c Absolutely, I'm with you on that all the way.
p I'm nodding so hard that people nearby must be worried.
i Yes, small things like that are what I end up remembering.
=yourVersion ^(?:so |and |ok )*(?:what's |what (?:about|are|is) )?yours?\W*$|same (?:for|with|here|as) you|your (?:answer|version|pick)\b
c Much the same here, and yours was nicely put.
c I'm not far from you on that one, happily.
p Same here, with a little more chaos around the edges.
p Close to yours, only with less grace and more snacks.
i Close to yours, though your answer made me rethink mine.
i I had a clever one ready, but yours rang truer.
b How did you arrive at yours?
`;
