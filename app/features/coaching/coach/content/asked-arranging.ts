/**
 * Arranging things: where, when, who brings what. One block a question, special before general: its kind and the pattern that knows it (a tilde stands for a few words
 * between); what he can say in the three tones (c, p, i), none of it a fact of his life; what he can ask back (b).
 */
export const ARRANGING = String.raw`
=whichSpot where~(?:do|should|shall|will|can) (?:we|i) (?:meet|find you|wait|stand)|which (?:exit|entrance|side|table|door|gate|platform|corner|end)\b|where exactly
c Right outside the main entrance, so neither of us has to search.
p Outside by the main entrance, where I'll be waving like a windmill.
i Outside the main entrance, so the first hello has a bit of sky.
b Is that easy for you to find?
=bringFriend \b(?:can|could|ok|mind|if|may|alright)~(?:friend|mate|sister|brother|mum|cousin|flatmate|dog|kids?|son|daughter)s?~(?:come|join|tag|along)|\bbring (?:my|a|the) (?:friend|dog|sister|brother|kids?|son|daughter|mate)|room for (?:one more|another)
c Of course, anyone who matters to you is welcome.
p Yes, gladly, more witnesses if I say something clever.
i Yes, I'd like to meet someone who already knows you well.
b What should I know to make them feel welcome?
=bringWhat (?:what|anything|something|wine|dessert)~i~bring|(?:should|can|shall) i bring|need~from the shop
c Just yourself and an appetite, and something sweet if you insist.
p Bring dessert if you like, I never argue with anything sweet.
i Bring a story you rarely tell, and something sweet to go with it.
b What do you like best yourself?
=rainPlan \bplan b\b|if it(?:'s| is)? (?:rain|pour|snow|closed|shut)|(?:what|where)~we (?:do|go|doing|going)~(?:instead|now|then)\b|(?:rain|pouring|closed|cancelled)~what~we|what~plan b
c Then we find the nearest warm café and have our time there.
p Then indoors with cake, no plan was ever beyond saving with cake.
i Then inside the first place with a lit window, and see.
b Would you enjoy that just as much?
=contactSwap \b(?:your|swap|exchange|what's|have|got|on|to|use|add|give)\b~(?:phone number|number\b|digits|insta\w*|whats ?app|snap\w*|telegram|signal\b|socials|discord)
c Yes, gladly, let's swap and keep talking there.
c Happy to, I'd like to stay in touch with you properly.
p Yes, and I promise no chain letters and no three minute voice messages.
p Gladly, my typing gets no better there, but my manners travel well.
i Yes, I was hoping one of us would be brave enough to ask.
i Yes, I'd be sorry to lose you to an app.
b When is a good time to write to you?
=callTonight \b(?:video|phone|voice|quick|facetime) (?:call|chat)|\b(?:up for|fancy|have|do|can i|can we|shall we|should we|want to|rather) (?:a )?(?:call|ring|facetime)\b|hear your voice|call (?:me|you)\b.{0,20}\?
c Yes, {d} is good for a call, I'd like to hear your voice.
p {D}, yes, and I'll practise saying hello until then.
i {D} is good, a voice says more in a minute than a week of typing.
c Yes, a call sounds good, I'd like to hear your voice.
p Yes, call me, I'm far funnier when autocorrect is not involved.
i Yes, a voice tells me more in a minute than a week of typing.
b What time is good for your call?
=moveDay \b(?:move|push|shift|postpone|reschedule|swap|bring) (?:it|this|that|ours?|us|tonight|dinner|our date|the (?:date|time|day)|friday|saturday|sunday)\b|\banother (?:day|night|evening|time)\b|\b(?:start|meet|do it|make it) (?:a bit )?(?:earlier|later)\b|\b(?:can|could|shall) we~(?:instead|next week)\b
c Of course, {d} works just as well for me.
p {D} it is, my diary bends more easily than I do.
i {D} is fine, a little more time to look forward to it.
c Of course, we can move it, just tell me what suits you.
p No problem, my diary bends more easily than I do.
i Of course, a changed time only means longer to look forward to it.
b Which time would be easiest for you?
=cancelOk (?:ok|mind|mad|cross|terrible|awful|rude)~(?:cancel|rain ?check|can't make|bail|skip|call it off|stay in)|(?:cancel|rain ?check|bail)~(?:ok|mind|mad|hate)
c Of course it is fine, look after yourself and we find another day.
p No hard feelings at all, my good mood happily keeps for another day.
i I'm a little disappointed and not mad, which says I like you.
=stillOn \bstill (?:on\b|up for|happening|good for|ok for|coming|meeting|going ahead|keen|the plan|see(?:ing)? (?:you|me)|alright for)|\bwe (?:good|on) for\b
c Yes, {d} stands, I'm looking forward to it.
p {D} is still on, consider me there with too much enthusiasm.
i {D}, yes, I've got a question saved for it.
c Yes, we are on, and I'm looking forward to it.
p Still on, it would take wild horses and they are busy.
i Yes, and I have been looking forward to it more than I admitted.
b Is everything still good on your side?
=publicPlace (?:somewhere|in a?) ?(?:public|busy)|public place|share my location|tell (?:my|a) friend where
c Of course, pick a busy place, and share whatever makes you feel safe.
p Absolutely, somewhere busy is perfect, and your friends may know every detail.
i Yes, I'd want every woman I care about to do the same.
=meetSlow (?:take it|go|bit|go a bit) slow|(?:chat|talk|text|know each other) (?:a bit |for a bit |here )?(?:more|first|longer)\b|not~(?:ready|rush)~meet
c Yes, slow is fine with me, we meet when you feel ready.
p Slow suits me, the best soups never came from rushing.
i Yes, I'd rather have your trust than an early date.
=wherePlace where (?:should|shall|do|are|would|were|can|will) (?:we|you (?:want|thinking|taking))\b|where (?:to|then|at)\s*\??$|(?:which|what) (?:place|bar|cafe|restaurant|spot)~(?:mind|thinking|meet|go)|(?:place|spot|anywhere|somewhere) in mind|^(?:so |and |ok )*where\W*$|what did you have in mind
c A quiet café near the middle, easy for both of us.
c A small restaurant with good food and room to talk.
p Somewhere with good cake, so at least one of us impresses you.
p A café with comfortable chairs, my charm needs about an hour to warm up.
i A bench with a view first, then wherever our feet take us.
i An old bookshop with a café beside it, shelves start the best conversations.
b Does that sound like you?
=coffeeSometime (?:should|shall|could|can|when (?:do|can|are)|are) we (?:ever |actually |finally |going to )?(?:meet|hang out|go out|grab|get)\b|(?:coffee|drinks?|pint|dinner|lunch|beer|meet(?: up)?)\b.{0,12}\b(?:soon|some ?time|this week)|(?:tak|ask|buy)(?:e|ing)? me (?:out|for a|a drink)|(?:fancy|up for|want to (?:get|grab)|do you want) (?:a |some )?(?:coffee|drinks?|pint|dinner|lunch|beer)
c Yes, {d} works for me, I'd like that.
p {D}, yes, and I'll even be on time to show off.
i I'd like that, and {d} suddenly looks a lot better.
c Yes, I'd like to meet you, say Thursday evening at seven.
p Yes, before my thumbs wear out, so how about Thursday at seven.
i Yes, I keep wondering what your laugh sounds like, so let's make it Thursday evening.
b Would that suit you?
=secondDate (?:see|seeing|meet|do (?:this|it|that)|out|hang out) (?:me |you |each other )?again\b|second date|round (?:two|2)\b
c Yes, I want to see you again, and Thursday evening would be perfect.
p Yes please, Thursday evening, I have been trying not to ask too fast.
i Yes, I already had Thursday evening in mind before you asked.
b Would that suit you?
=sendAddress \b(?:send|give|share|drop|text|what's|what is|need|tell)\b~(?:address|location|pin|link|recipe|directions|postcode|name of (?:the|that)|where to go)\b
c Of course, sending it straight after this message.
p I'll send it right now, double checked, because my memory likes to improvise.
i Yes, I'll send it next, and I'm curious to hear what you think.
b Is there anything else you need?
=sendPhoto \b(?:send|show|got|post|see|share)\b~(?:pic|photo|picture|selfie)s?\b|^(?:pics?|photos?)\W*$
c Yes, a photo is on its way to you.
p A photo is coming, taken with more enthusiasm than skill.
i Yes, and the photo you get will be an honest one.
b What would you like to show me in return?
=lendMoney \b(?:lend|loan|send|give|wire|transfer|help me with|pay)\b~(?:money|cash|rent|\d+ ?(?:euros?|dollars?|pounds?|quid|eur|usd)|[$€£] ?\d|gift ?cards?|bitcoin|crypto|fee\b)|gift ?card|invest~(?:crypto|bitcoin|forex)
c No, I keep money out of dating, and I mean that kindly.
p I'm sorry, no, good company is all I can offer here.
i No, I want us to get to know each other with no money between us.
=invitedGo \b(?:want to|like to|fancy|feel like|care to|up for|keen to|interested in|you (?:in|down)) ?(?:for |to )?(?:a |the |my |some )?(?:com|join|go|see|try|do|meet|watch|check|walk|swim|dinner|drink|coffee|film|movie|picnic|hike|gig|market|(?:swim|danc|climb|bowl|camp|sail|skat|sing)ing)|\bcome (?:with|along|round|over)\b|(?:shall|should|could) we go
c Yes, {d} works for me, I'd like that.
p Yes to {d}, before you come to your senses.
i Yes, {d}, I was hoping one of us would say it.
c Yes, I'd love to come, count me in.
p Count me in, I'll bring good spirits and questionable skills.
i You had my yes before I reached the end of your message.
b What are you looking forward to most about it?
=bets \b(?:to|make a|have a|want a) bet\b|\bloser (?:buy|pay|cook|owe|get|make)|\bdeal\W*$|challenge accepted|^are you in\W*$|shake on
c Deal, I'm in, and I always pay up.
p Deal, though I warn you that I lose very gracefully.
i Deal, win or lose I get to spend more time with you.
b Which prize would you most like to win?
=howClose where are you (?:right now|at|now)|\byou (?:nearly |almost |still )?(?:close|nearby|on (?:your|the) way|here yet|there yet)\b|how (?:far|long)~(?:are you|away|till you|will you be)
c Closer every minute, and coming straight to you.
p Closer than my excuses, so please keep a chair warm.
i Near enough that my thoughts have already arrived.
b Are you somewhere warm while you wait?
=whenSuits \b(?:which|what) (?:one|day|date|slot|evening|night)s?\b~(?:book|best|good|suits?|works?|better|easiest|prefer|free|bad)\b|\b(?:what time|when) (?:should|shall|can|could|would|will|works?|do|are|is|were|suits?)~(?:we|you|i|it|good|best|suits?)\b|^(?:so |and |ok )*(?:time|when|what time|which day)(?: then)?\W*$|what time\b
c {D} works best for me.
p {D}, before I overthink it.
i {D}, I like how that sounds.
c Seven in the evening suits me, on Thursday if the day is open.
c Early evening is best, around six, and Thursday would be my pick.
p Half past six, Saturday if I choose, so there is time to iron a shirt.
p Seven, on Thursday for choice, before hunger makes me poor company.
i Just before sunset, around seven, and Saturday if I get to choose the day.
i Six in the evening, perhaps Friday, when people stop hurrying.
b Would that work for you?
=dayOk
c Yes, {d} works, I'm looking forward to it.
c {D} is perfect, see you there.
p Yes, {d} works, my calendar is blushing.
p {D} it is, before you come to your senses.
i Yes, {d} is good, I've been hoping for something like that.
i {D} works, and I've caught myself looking forward to it.
c Yes, that works well for me, I'll keep the time for you.
p That works, I'm writing it down before anything dares to interfere.
i Yes, that time is yours now, and I already look forward to it.
b Is there anything special you would like to do?
=weekendPlans
c Nothing carved in stone for {d}, I like leaving room for a good idea.
b And what would make yours a good one?
i I like to leave a gap in my plans for something unexpected.
p A serious amount of nothing, with breaks for snacks.
c Not much fixed, good food and room for a good idea.
i I like {d} best when I don't know yet how it ends.
p My plan for {d} is to make a plan, so we're on track.
`;
