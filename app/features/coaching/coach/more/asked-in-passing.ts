/** Questions asked in passing, beside a story of hers. Form: known-questions.ts; those without a pattern are known in restate.ts. */
export const ASKED_IN_PASSING = `
=birthdayWhen
c Not for a little while, so you've got time to think about cake.
c A while off yet, but I take early congratulations.
c Let me send you the date, I don't mind you knowing it.
p On the one day a year I'm allowed to choose the cake.
p Far enough away that you can still plan something enormous.
p I'll tell you when there's cake, that's the part that matters.
i I'd like to see whether you can guess it first.
i I'll tell you, but I'd want yours in return.
i Guess the month, I want to know what you think of me.
b Do you make a fuss of yours?
b What did you do for your last one?
=muchOn ^(?:so |and |you |u )*(?:(?:have you |you |have )?got )?(?:much|anything|any plans|a lot|owt) (?:on|planned|lined up|happening|going on)\\b
c Nothing fixed yet, I'm leaving room for a good idea.
c A quiet one so far, and I don't mind that at all.
c A few small things, and none that couldn't be moved.
p A full programme of nothing, with snacks.
p A very important meeting with my sofa, which can be moved.
p My diary says busy, my diary is a terrible liar.
i Not much on paper, the good plans tend to come late.
i Enough to look busy, not enough to say no.
i Less than usual, I had a feeling something would come up.
b What would you be doing if you could choose?
b What's the best thing on your list?
=whoDoes \\bwho (?:usually |always |normally |even )?(?:does|do|cooks|cleans|deals|handles|looks|takes|makes|gets|drives|decides|picks|chooses|sorts|kills|catches|irons|washes|walks|feeds|gives in|wins|starts|runs|wears|keeps)\\b.*\\b(?:yours|your (?:house|place|home|flat|family|kitchen)|between you|you two|you guys)\\b
c That would be me, and I've made my peace with it.
c Mostly me, and I'm better at it than I let on.
c Whoever sees it first, so usually me.
p Me, after long negotiations with myself.
p Whoever loses at rock, paper, scissors, and I always pick rock.
p Me, with more noise than skill.
i Me, usually late in the evening when nobody's watching.
i Me, and I've come to like it, which surprised me.
i I do, some jobs choose you.
b How did it come to be you?
b Would you swap?
=kidsAges
c A great age, though I've said that about every one so far.
c Old enough to have opinions, young enough to still want stories.
p The age at which I know nothing and snacks solve everything.
p Old enough to beat me at most things, and to mention it.
i Old enough to surprise me, which happens about daily.
i That age where you can watch them turn into someone.
b What age has been your favourite so far?
b What are yours like together?
=lieListed
c I'd say the second is the lie, it came a bit too smoothly.
c My money is on the last one being the lie.
p The first is the lie, nobody opens with the truth.
p The third, and I'll want to see proof of the other two.
i The one in the middle, that's where I'd hide a lie.
i I think the likeliest one is the lie, you're cleverer than that.
b How close am I?
b Do most people get it?
=bringsAlong
c Dessert, and an appetite for everything else.
c A good bottle, and a hand with the dishes at the end.
c Something I made myself, so nobody can say I didn't try.
p Crisps, a bigger bag than anybody asked for.
p A salad nobody touches, and a cake that saves me.
p Ice, everyone forgets the ice and I'd be a hero.
i Bread that's still warm, that opens most doors.
i A dish you don't know yet, I'd watch your face.
i Something small for the hosts, and one good question for the table.
b What must I not turn up without?
b What's the dish everybody waits for?
=judgesMe
c Not at all, I'd be the last one to.
c Never, I like you better for it.
p Only out loud, and with a smile.
p No judging, I've no moral high ground to do it from.
i No, I'm more curious than anything.
i Not for a second, it makes you easier to like.
b What's the thing you'd expect me to judge?
`;
