/** What she likes: what he can say to it, see ../told-in-answer.ts. Form of the table: ../told-tables.ts. */
export const ANSWERS_OF_HER_TASTES = `
=choseOne
c {A} it is, a good answer and a quick one.
c {A}, no hesitation, I like that.
c Team {a}, then. I can work with that.
p {A}, correct, you may go through to the next round.
p {A}, thank goodness, this could have got awkward.
p {A}, I'll write that in your file next to good taste.
i {A}, I had a feeling you'd say that.
i {A}, I wonder where that comes from with you.
i I'd have put money on {a}, from the way you write.
C What's the best thing about it for you?
P Would anything make you switch sides?
I Was it always that way?
=randomFactHers
c That I would never have guessed, and I like it.
c Good one, that's going to stay with me.
c Now that's a fact I can use, thank you.
p You can't just drop that and carry on as if nothing happened.
p That's brilliant, and I have about nine questions.
p I asked for random and you truly delivered.
i That's the kind of thing nobody puts in a profile, and they should.
i I'd never have picked you for that, which makes it better.
i I like you a bit more for telling me that one.
C How did that come about?
P Does anybody have proof of this?
I Who else knows that about you?
=knowsAPlace
c Then that's settled, you show me the place and I'll pay.
c Good to know, I'll need you to take me there.
c A good place close by is half the evening sorted.
p So you've got the place and I've got the appetite. We're a team.
p You can't tell me about a good place and not expect me to invite myself.
p Great, I'd follow somebody with a good tip anywhere.
i I trust places people are a little protective of.
i I'd like to see it through your eyes, and order whatever you order.
i Somebody who knows the good spots is worth keeping close.
C When shall we go?
P Is it good enough to share with a stranger?
I What do you always order there?
=hotTakeHers
c I respect a firm opinion, even the controversial ones.
c You said that without blinking, I like it.
c Alright, I'd hear that case out over dinner.
p I'll allow it, but I'd delete the evidence.
p Bold. There are countries where you'd need a lawyer for that.
p I need a moment, and possibly a second opinion.
i I'd love to hear you argue that with somebody stubborn.
i There's something nice about a person who won't back down over that.
i I almost agree with you, and that worries me.
C How did you come to that?
P How many friendships has that cost you?
I What's the opinion you'd never say out loud?
=foodHers
c {A}, that's an answer I can respect.
c {A}, then I know where we're going.
c Good choice, I'd never say no to {a}.
p {A}, and here I was prepared to be difficult.
p I'd fight somebody for the last of the {a}.
p {A}, thank goodness, I feared you'd say salad.
i {A}, I feel there's a particular place behind that answer.
i I always think a favourite food comes with a memory.
i {A} is a happy answer, I like that.
C Where do you get the best?
P Do you share, or is that a touchy subject?
I Who did you first eat it with?
=musicHers
c {A}, good taste, I'd hand you the speaker without worry.
c {A} works for me, you can be in charge of the music.
c I could drive a long way with {a} on.
p {A}, so you'd be allowed to touch the radio.
p I'd nod along to {a} and pretend I knew all the words.
p {A}, I'll need one song as a homework.
i {A} makes me wonder which song you play when nobody's home.
i I think what people listen to says what sort of evenings they like.
i {A} goes well with rain and a window, I always think.
C Which song should I start with?
P What's the one song you'd never admit to?
I Which one takes you straight back somewhere?
=showHers
c {A}, I'll take that as a recommendation.
c {A} goes on the list, on your authority.
c I like a good tip that comes with feeling, so {a} it is.
p {A}, say no more, and please no spoilers.
p There go my evenings, thank you for {a}.
p I'd watch it with you and only ask what's going on twice.
i I'd like to know what it is about {a} that got you.
i The things people watch twice say the most about them.
i {A}, now I'm curious which character you'd be.
C What makes it so good?
P How many episodes in one night are we talking?
I Which scene stayed with you?
=wrongAboutHer
c I'd have got that wrong too, so it's good to know.
c Then I'm glad I get to hear it from you.
c First impressions are lazy, I'd rather take my time.
p Great, so I had you all wrong and it's better like this.
p I'd like a list of all the others who were wrong, for comfort.
p What a relief, I was preparing for the other version.
i I like finding out what somebody is like after the first ten minutes.
i The gap between how people seem and how they are is my favourite part.
i I wonder who was the first to see through it.
C How long does it take before people notice?
P What would your best friend say to that?
I Who gets to see that side first?
`;
