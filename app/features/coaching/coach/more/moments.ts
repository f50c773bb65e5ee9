/** Further lines for the moments of content/situations.ts: '=moment', its first sentences, a slash, its second ones. */
export const MORE_MOMENTS = String.raw`
=declined
c All clear, and no hard feelings on my side.
c That's alright, and I'm thankful for the clear words.
p Well, that was a soft landing, thank you for it.
p Received, understood, and only slightly heartbroken.
i It's rare to get a clear answer on here, thank you.
i I respect a person who knows what she wants.
/
c It was nice getting to know you a little, be well.
c No need to explain anything more, go well.
p It was a pleasure, I hope the next one brings better jokes.
p Exit stage left, with a small bow and best wishes.
i I hope good things are on their way to you.
i Some conversations are short and still worth having, this was one.
=stopped
c Of course, this is my last message.
p Got it, curtain down and lights off.
i Your no is enough, I'll leave you in peace.
/
c All the best to you.
p All the best from over here.
i All good wishes, and goodbye.
=space
i That makes sense to me, and I'm glad you said it.
/
c I'm around if you feel like talking, and it's fine if not.
i I hope you find some quiet in all of it.
=boundary
c Of course, no rush at all from me.
/
c Tell me when it feels right, and until then this is good.
=cancelled
c That's fine, really, no need to feel bad.
/
c We'll find another day, just say which one suits you.
i Let's find the evening that's meant for it, you pick.
=grief
c I'm sorry you're going through this.
p I'm sorry, I wish I could hand you a hug through here.
i That's so hard, I'm sorry.
/
c No need to answer quickly, I'm here if you want to talk.
p I'm around for whatever helps, talking or quiet.
i I hope there's somebody near you today.
=goodNews
c Love that for you, well earned.
/
=lateSorry
c Don't worry about it at all.
/
=compliment
c Thanks, I'll happily take that.
/
=annoyed
c Fair point, I got that wrong and I'm sorry.
i I'm sorry, I'd be annoyed too in your place.
/
=night
c Sleep well, I'll write tomorrow.
/
=planned
c Sounds good, I've kept it free.
/
c See you then.
=onTheWay
/
c I'm looking forward to it.
=caring
c I'm really sorry you're in this much pain.
p Nothing else matters right now, only how you are.
i That's so much to feel at once, I'm sorry.
/
`;
