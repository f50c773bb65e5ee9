import type { FollowUp } from './asked-after-him';

/** Follow-ups to what he wrote of his people and animals. Form: content/asked-about-him.ts. */
export const AFTER_HIS_PEOPLE = `
=afterFamilyClose
c Very, we've always looked out for each other.
c Close enough to argue and still sit down to dinner together.
c Not as close as I'd like, and I'm working on it.
p Close enough to steal chips off each other's plates.
p Yes, in the way where nobody says it and everybody knows it.
p Best at a healthy distance, with food in the middle.
i Closer with every year, which I never expected.
i It's had its ups and downs, but I'd drop everything for one phone call.
i Yes, and it's shaped me more than I usually let on.
b Are you close with your family?
b Who do you ring first with good news?
=afterRelativeJob
c Honest work, and I've got a lot of respect for it.
c A proper job with proper early alarms.
c Retired from everything except giving me advice.
p I've had it explained many times and I still just nod.
p Officially a job, unofficially running everybody else's life.
p Something important, judging by how often I hear about it.
i Something I don't think I'd have the patience for.
i A bit of everything over the years, never the straight road.
i Nothing half as interesting as the stories that come home from it.
b What did your parents want you to become?
b Would you ever work with someone from your own family?
=afterFamilySeeOften
c As often as I can, and never as often as I should.
c Often enough to keep my seat at the table.
c Not often enough, so I make it count.
p Whenever there's free food, so more than you'd think.
p Often enough to be handed a job the moment I walk in.
p Mostly birthdays, Christmas and whenever something needs carrying.
i Less than I used to, and I notice it more than I expected.
i In phases, we go quiet and then it's like no time has passed.
i Whenever one of us misses the other enough to admit it.
b How often do you see yours?
b Would you like to live nearer to your people?
=afterSiblingOlder
c Older, and it still gets brought up.
c Younger, and I've never stopped being a bit protective.
c A bit of both, I'm somewhere in the middle.
p Older on paper, you'd never guess it.
p Younger, and somehow still bossing me about.
p Older when it suits, younger when the bill comes.
i Older, and I probably copied more than I'd ever admit.
i Younger, though I'm the one who asks for advice.
i Close enough in age that it stopped mattering.
b Are you the oldest or the youngest in your family?
b Would you rather have a big brother or a little one?
=afterSiblingsCount
c Just the two of us, which was plenty.
c A few of us, enough that the house was never quiet.
c Not many, but we make up for it in noise.
p Enough that the last biscuit was always a fight.
p Enough to need a rota for the bathroom.
p However many you count, I'm obviously the favourite.
i Enough that a quiet house still feels strange to me.
i It's a small family, but it never felt like one.
i Enough to learn sharing, not so many that I got lost.
b Do you have any brothers or sisters?
b Would you have wanted more siblings or fewer?
=afterPeopleWhatLike
c Kind, stubborn and funny, in an order that depends on the day.
c Warm, once you've got used to the sense of humour.
c Loud at first, and loyal for good.
p A bit like me with the volume turned up.
p Lovely, right until a board game comes out.
p You'd need a snack and an hour for the full version.
i A lot softer than the first five minutes suggest.
i The kind of company you'd want on a bad day.
i Different from me in ways I've come to appreciate.
b What are your people like?
b Who's the funniest one in your family?
=afterFamilyVisitHow
c Really good, I came away lighter.
c Nice, lots of talking and far too much food.
c A bit long, but I'm glad I made the time.
p Fed twice, questioned three times, would do it again.
p Lovely, and nobody raised their voice over a card game.
p About an hour of love, and then the questions started.
i Better than I expected, we actually talked for once.
i Good, although the house felt very quiet afterwards.
i Mixed, some things never change and I half like that.
b When did you last see yours?
b Are you happy or exhausted after a family visit?
=afterTheyKnowMe
c Not yet, I like having you to myself for now.
c Yes, and only good things were said.
c A bit, I was caught smiling at my phone.
p I've said nothing, my face has been less careful.
p Not officially, but I'm terrible at hiding a good mood.
p A little, and now I keep getting asked for updates.
i Not by name, but it's been noticed that I'm happier lately.
i Only that there's someone I really like talking to.
i Not much yet, I wanted to find the right words first.
b Have you told anyone about me?
b Who would you tell first?
=afterTakeAfterHim
c More than I used to admit.
c In the good bits, I hope.
c Not that much, we're quite different and it works.
p Mostly in the jokes, sorry in advance.
p I've heard myself use the same phrases and had to sit down.
p I only get told so when I'm being stubborn.
i In temper no, in heart I'd like to think so.
i More each year, and I mind it less each year.
i Yes, in the way I go quiet when something matters.
b Who do you take after?
b Which of your parents are you more like?
=afterFamilyWhereLive
c Close enough for Sunday lunch, far enough for some peace.
c Further than I'd like, but it's worth the trip.
c Not far at all, so I've got no excuses.
p Near enough that turning up unannounced is a real danger.
p Far enough away that I always arrive hungry.
p At a distance carefully chosen for good relations.
i Far enough that I feel the goodbye all the way home.
i In a place I'll probably always half call home.
i Closer than it feels some weeks.
b Do yours live near you?
b Would you rather live near family or far away?
=afterFamilyMissThem
c Yes, and I say so whenever we speak.
c I do, Sundays most of all.
c Not every day, but when it comes it's strong.
p A lot, mainly around mealtimes.
p I act tough right up until the phone rings.
p Terribly, after one day of enjoying the peace.
i More than I let people see.
i Yes, and it's the small everyday things I miss most.
i The distance I can handle, it's the quiet that gets me.
b Who do you miss most at the moment?
b Have you ever lived far away from your people?
=afterWeddingHow
c Lovely, the happiest room I've been in for ages.
c A great day, long in the best way.
c Good, though I liked the quiet bit near the end most.
p Emotional, then loud, then somebody's uncle danced.
p Beautiful, and the food was treated with great respect.
p I came for the love and stayed for the cake.
i Lovely, I had a bit of a lump in my throat at the vows.
i Good, and it made me think about what I'd want myself.
i The speeches got to me more than I'd planned.
b Are you a crier at weddings?
b What's the best wedding you've ever been to?
=afterUncleFeels
c Brilliant, I'd recommend it to anyone.
c It feels great, and I plan to take it seriously.
c Good, I'm a bit surprised at how soft I've gone.
p Powerful, I can hand out sweets and then go home.
p Like being promoted without an interview.
p Great, I'll be the fun one and the parents can do the rest.
i It changes how you see the people you grew up with.
i Tender, in a way I didn't see coming.
i It makes me want to be somebody worth copying.
b Are you an aunt yourself?
b Did you have a favourite aunt or uncle?
=afterBabyBoyGirl
c A girl, and everyone's over the moon.
c A boy, and already loved to bits.
c Not known yet, it's going to be a surprise.
p A girl, and already in charge of the whole family.
p A boy, and tiny football boots have been discussed.
p It's being kept quiet, so I've started guessing badly.
i A girl, and I've turned into someone who notices tiny socks.
i A boy, and it hit me harder than I expected when I heard.
i I keep changing my guess, and I'd be happy with either.
b Would you want to know or be surprised?
b Do you like old names or new ones for a baby?
=afterKidsHowOld
c Old enough to argue, young enough to still want a hug.
c That lovely age where every answer leads to another question.
c Still young enough to think I know everything.
p Old enough to beat me at games and mention it for days.
p At the age where snacks solve most things.
p Growing so quickly that shoes are a monthly subject.
i At an age I'd gladly pause for a year or two.
i Old enough to notice my mood before I do.
i Further along than I feel ready for.
b Do you get on well with children?
b What age did you like being best?
=afterKidsHowOften
c As much as I possibly can, that always comes first.
c On regular days, and I guard those days.
c Most of the time, and I wouldn't want it otherwise.
p Often enough that the fridge never stays full.
p A lot, and on those days the sofa isn't mine any more.
p As often as possible, the biscuit tin can confirm it.
i Not as much as I'd like, and the quiet days feel it.
i Often enough to know the talks at bedtime are the best part.
i It's shared, so the time we get really counts.
b Do you enjoy being around kids?
b How do you feel about dating someone with kids?
=afterGiftForThem
c Something small that I know will actually get used.
c Time together, with a good dinner included.
c Still deciding, I want it to be right.
p Something I'd secretly like to borrow afterwards.
p I'm still at the panic stage, so suggestions are welcome.
p A card chosen early and a present chosen late.
i Something mentioned once, when nobody thought I was listening.
i Nothing expensive, the note inside matters more to me.
i Something sentimental, and I'm slightly nervous about it.
b What's the best present you've ever been given?
b Are you good at choosing presents?
=afterQuarrelAbout
c Something small that was really about something older.
c Respect, mostly, and I said what I needed to say.
c Nothing I couldn't handle more calmly next time.
p Something so silly I'd be embarrassed to type it out.
p Who was right, which we never did find out.
p It started over nothing and somehow got a second act.
i I felt taken for granted, and it came out wrong.
i The kind of thing you only fight over with people you care about.
i Mostly my pride, now that I've had time to think.
b Do you cool down quickly after an argument?
b Are you the one who says sorry first?
=afterQuarrelMadeUp
c Yes, we talked it out and it's fine.
c Not yet, but I'll be the one to ring.
c Getting there, I'd rather fix it than win it.
p We're at the stage of very polite messages.
p Nearly, somebody just has to send the first silly picture.
p Yes, it was settled with food, like most things.
i Not yet, I keep thinking about how to start.
i Yes, and it went deeper than I expected.
i Not quite, it takes me a while to find the right words.
b How long can you stay cross with someone?
b Could you leave it overnight or would you ring?
=afterFriendHowLong
c Long enough that we don't need to explain things.
c Years by now, and it's never felt like hard work.
c Not that long, but it clicked straight away.
p Long enough to have seen every bad haircut.
p Since before either of us had any sense.
p Long enough that the embarrassing photos cancel each other out.
i Long enough to remember who I was before I worked things out.
i Longer than most things in my life have lasted.
i Not ages, but a lot has happened in that time.
b Who's your oldest friend?
b Do you make new friends easily?
=afterGetOnWithThem
c Yes, we keep it easy and say things straight.
c Mostly, we've found our rhythm.
c Not really, but I keep it polite.
p Yes, until somebody takes the last of the milk.
p There's a silent treaty and it mostly holds.
p I do, about four days in seven.
i Better than I expected at the start.
i Well enough, though I keep some of myself back.
i Yes, and I'd be properly sorry to lose that.
b Do you get on with the people you work with?
b Are you easy to get on with first thing in the morning?
=afterAnnoyingWhatDid
c Ignored what we'd agreed, as if I wouldn't notice.
c Left me to deal with something that wasn't mine to deal with.
c Took me for granted, and I don't let that slide.
p Something so ordinary you'd wonder why I'm cross.
p Existed, mainly, and at full volume.
p The same thing as last time, with more confidence.
i It was the tone more than the thing itself.
i Nothing huge, I've just been swallowing small things for a while.
i Something I've been replaying in my head ever since.
b Who's the most annoying person you've had to put up with?
b Do you let things go or do they stay with you?
=afterAnnoyingSaidAnything
c Yes, once and calmly.
c Not yet, but I'm going to.
c I did, and I feel better for it.
p Many times, all of them in the shower.
p I've given a very strong look, which should do it.
p Only to you so far, and you've had the best version.
i Not yet, I'd rather wait until I'm not angry.
i I tried, but it came out softer than I meant.
i No, I find those talks harder than people think.
b Would you have said something?
b Are you good at complaining?
=afterExWhyEnded
c We wanted different things, and it was right to stop.
c It had run its course, and there's no anger left in it.
c We stopped being honest with each other, and I learned from that.
p Nothing dramatic, we'd slowly turned into two good flatmates.
p It's a long story, and I wasn't the hero or the villain in it.
p We tried for a good while, and then we were kind enough to stop.
i I'd lost sight of myself a bit, and it took time to see it.
i It hurt at the time, but I understand it now.
i We'd stopped being on the same side, and neither of us said it.
=afterPetBreed
c A proper mix of everything good.
c The cuddly kind, whatever the papers say.
c One with far more character than size.
p Half angel, half bin raider.
p Officially a breed, unofficially a sofa thief.
p The kind that thinks it pays the rent.
i A breed that people get wrong until they meet one.
i The sort I always pictured having.
i The kind that strangers stop to say hello to.
b Would you go for a breed or a rescue?
b Which breed do you melt for?
=afterPetWantedBreed
c Something medium, friendly and up for long walks.
c A rescue, I'd love to give one a second chance.
c A Labrador type, steady and always pleased to see you.
p One that forgives late walks and burnt toast.
p Whichever one looks at me for more than three seconds.
p Something calm, so that one of us is.
i I don't have a breed in mind, I think I'd just know.
i One of the older ones nobody picks first.
i The kind I'd have wanted as a kid, scruffy and loyal.
b Which breed would you choose for me?
b Are you more of a big dog or a small dog person?
=afterPetWantedName
c Something short like Max, easy to call across a field.
c I'd wait and see the face first, then decide.
c An old man's name, Stanley or Frank.
p Biscuit, and I'm prepared to shout it in public.
p Something grand like Winston, for something very small.
p Whatever I pick, it'll end up as Mate.
i I've got one in mind that I'd want your opinion on.
i Something from a story I loved when I was small.
i I'd give you a vote, and it might even count.
b What would you call it?
b Do you prefer silly names or serious ones?
=afterPetPhoto
c Of course, give me a second to find a good one.
c Yes, you'll get the best one I've got.
c Sure, I was hoping you'd want one.
p Fine, but then you'll only be writing to the animal.
p Yes, my camera roll has been waiting for this moment.
p I've got about nine hundred, so tell me when to stop.
i Yes, there's one that cheers me up every time.
i I'll send one, though the real thing is better.
i Not yet, I'd love the first meeting to be in real life.
b Do you have any animal pictures for me in return?
b What would win you over, a sleepy one or a silly one?
=afterPetBed
c No, own bed and own blanket, I need my sleep.
c Yes, and I've made my peace with it.
c At the foot of the bed, that's as far as it goes.
p Officially no, the hair on my pillow says otherwise.
p Yes, I get a strip about as wide as a ruler.
p It's more that I'm allowed to sleep there too.
i Only on the cold nights, and I'm glad of it.
i Yes, I've got used to that little sigh before sleep.
i It was a firm no for about a week.
b Would you let one in your bed?
b Are you a light sleeper?
=afterPetFriendly
c Very, everyone gets a proper welcome.
c Yes, once you've been sniffed and approved.
c A bit careful at first, then all yours.
p Too friendly, no use at all against burglars.
p To anyone holding cheese, yes.
p Depends on the hour and who's had breakfast.
i Slow with new people, a bit like me.
i Picky, so it means something when you're liked.
i Yes, and even more so with people who are calm.
b Do animals usually take to you?
b Are you the one who says hello to every dog in the street?
=afterPetMinded
c Someone I trust, or I don't go.
c Mostly me, and good people for the rest.
c Family, and there's never a shortage of volunteers.
p Whoever falls for those eyes first.
p A friend, who now gets a warmer welcome than I do.
p Technically me, though I feel rather looked after myself.
i That's the bit I worry about most, so I plan around it.
i I don't like leaving at all, so I keep it short.
i A very short list of people, I'm fussy about that.
b Would you look after one for a weekend?
b Who would you trust with yours?
=afterPetVet
c Fine, thankfully, just needs some rest.
c We'll know more soon, but I'm hopeful.
c All good, and I can breathe again.
p Better, and getting every treat in the house.
p Okay, I was the more nervous of the two of us.
p Well enough to be cross with me about it.
i Not quite right yet, so I'm watching every little thing.
i Okay, I think, I hadn't realised how worried I was.
i Still a bit quiet, and so am I.
b Have you ever had a scare like that with a pet?
b Do you get attached to animals as well?
=afterPetAge
c Fully grown, and still playing like a baby.
c Young enough to chew first and think later.
c Getting on a bit, and treated like royalty for it.
p Old enough to know the rules, too cheeky to follow them.
p In human years, about ready to complain about the weather.
p A toddler, going by the attitude.
i Old enough that I don't take the mornings for granted.
i At the best age, when you finally understand each other.
i Younger than those wise eyes would make you think.
b Do you like them young and silly or old and sleepy?
b What's the oldest pet you've ever known?
=afterPetMeet
c Yes, say when and I'll arrange it.
c Soon, pick a day and I'll bring the treats.
c Any day that suits you, we're both free for that.
p As soon as you've passed a short interview about snacks.
p Any time, but wear something you don't mind hair on.
p Soon, though I may never get any attention again.
i Soon, it's not an introduction I make for everyone.
i When you like, I'm curious who falls for whom first.
i Soon, I trust that first impression more than my own.
b Would you bring a treat?
b Which of us would you say hello to first?
=afterPetWalks
c Every day, rain or not.
c Morning and evening, it sorts my head out too.
c As often as work lets me, and it never feels enough.
p As often as I get stared at, so constantly.
p Twice a day, and I'm the one on the lead.
p Every time I so much as touch my shoes.
i Every day, and the early one is my favourite part.
i Often, it's when I do my best thinking.
i Less when it rains, and we both sulk about it.
b Would you come along on one?
b Are you a morning walk or an evening walk person?
`;

/** Whoever is his; 'your mum' is hers. */
const HIS = String.raw`(?<!\b(?:your|ur|a|the|no) )`;
const KIN =
  '(?:mum|mom|mam|mummy|mother|dad|father|parents?|folks|sisters?|brothers?|siblings?|sis|bro|nan|nana|nanny|gran|granny|grandma|grandad|grandpa|grandparents|aunt(?:ie)?|uncle|cousins?|family|in-?laws)';
const FRIEND =
  '(?:(?:best |old |close |good )?friends?|bestie|mates?|buddy|flat ?mates?|room ?mates?|house ?mates?|lodger|colleagues?)';
const YOUNG =
  '(?:(?:one|two|three|four) (?:boys|girls)|kids?|children|sons?|daughters?|nephews?|nieces?|god(?:son|daughter|child)|my (?:boys?|girls?|little ones?|lad|youngest|eldest|oldest))';
const ANIMAL =
  '(?:dogs?|pup|pupp(?:y|ies)|cats?|kittens?|rabbits?|bunny|hamster|guinea pigs?|parrot|budgie|tortoise|horse|pony|labrador|lab|spaniel|terrier|collie|whippet|greyhound|staffy|beagle|husky|cockapoo)';
const WANTS = String.raw`\b(?:(?:want|love|like|going|hoping|thinking (?:of|about)|ready|looking) (?:to |for )?(?:get(?:ting)?|have|adopt\w*|buy\w*|own)?|get(?:ting)?|adopting|buying|pick(?:ing)? up|collecting) ?(?:an?|my|our|the|another)?(?: new| little| rescue)? ?${ANIMAL}\b`;
const YOU = '(?:you|u|ya)(?: (?:two|guys|both|all))?';
const THEY = '(?:he|she|they|it)';
const THEM = '(?:him|her|them|it)';
const THEIR = String.raw`(?:${THEY}|(?:your|ur) (?:\w+ )?\w+)`;

const of = (...parts: string[]) => new RegExp(parts.join(''));
const his = (who: string) => of(String.raw`${HIS}\b${who}\b`);
/** 'The dog', 'a cat', as nobody says of a mother. */
const pet = (who = ANIMAL) => of(String.raw`(?<!\b(?:your|ur) )\b${who}\b`);
const either = (...who: string[]) => his(`(?:${who.join('|')})`);
/** It is not there yet, or no more. */
const NOT_HIS_YET = of(
  String.raw`(?:want|love|like|going|hoping|thinking (?:of|about)|ready|looking) (?:to |for )?(?:get(?:ting)?|have|adopt\w*|buy\w*|own)\b|\bi (?:really )?want an?\b|\b(?:died|passed away|put down)\b`,
);
const ROW =
  /\b(?:row|fight|argu\w*|quarrel\w*|f[ae]ll(?:ing|en)? out|not (?:talking|speaking)|aren'?t (?:talking|speaking))\b/;
const GRAVE = /\b(?:died|passed away|funeral|hospital|cancer|surgery|put (?:down|to sleep))\b/;
const ANNOYS =
  /\b(?:mad|nightmare|can'?t stand|annoy\w*|angry|furious|rude|messy|noisy|loud|kept me up|winds? me up|driv\w+ me|selfish|useless|never (?:cleans?|washes|pays))\b/;
const HAD_IT =
  /\b(?:back from|yesterday|last night|was|were|went|had|spent|came|got married|saturday|in the end)\b/;
const TO_COME =
  /\b(?:tomorrow|next (?:week|month|weekend)|getting married|going to|will be|this (?:weekend|friday|saturday))\b/;

export const AFTER_HIS_PEOPLE_RULES: readonly FollowUp[] = [
  {
    kind: 'afterFamilyClose',
    his: his(KIN),
    asked: of(
      String.raw`\b(?:(?:are|r) ${YOU}(?: very| really| still)? close\b(?! (?:by|to (?:home|work|the|town)))|${YOU} get (?:on|along)(?: well)? with ${THEM})`,
    ),
    not: GRAVE,
  },
  {
    kind: 'afterRelativeJob',
    his: either(KIN, FRIEND),
    asked: of(
      String.raw`\bwh?at (?:do|does) ${THEIR} do(?: for (?:work|a living|a job))?\W*$|\bwh?at(?:'?s| is) (?:his|her|their) job\b`,
    ),
  },
  {
    kind: 'afterKidsHowOften',
    his: his(YOUNG),
    asked: of(
      String.raw`\bhow often do ${YOU} (?:have|see|get) (?:${THEM}|the \w+)\b|\bdo ${THEIR} live with ${YOU}\b|\bdo ${YOU} have (?:${THEM}|the \w+) (?:every|full|all|half)\b`,
    ),
    not: /\b(?:teach\w*|coach\w*|class|nephews?|nieces?)\b/,
  },
  {
    kind: 'afterFamilySeeOften',
    his: either(KIN, FRIEND),
    asked: of(
      String.raw`\bhow often (?:do|d'?)? ?${YOU} (?:get to )?(?:see|visit|meet|go (?:back|home|there))\b|\bdo ${YOU} (?:get to )?(?:see|visit) (?:${THEM}|each other|(?:your|ur) \w+)\b.*\b(?:often|much|a lot)\b|\bdo ${YOU} (?:meet up|go (?:home|back)) (?:often|much|a lot)\b`,
    ),
  },
  {
    kind: 'afterSiblingOlder',
    his: his('(?:sisters?|brothers?|siblings?|sis|bro)'),
    asked: of(
      String.raw`\b(?:older or younger|younger or older)\b|\b(?:is|are) ${THEIR} (?:older|younger)\b`,
    ),
    not: /\b(?:are (?:you|u) (?:the )?(?:older|younger)|(?:older|younger|little|big|twin) (?:sisters?|brothers?))\b/,
  },
  {
    kind: 'afterSiblingsCount',
    his: his(KIN),
    asked: of(
      String.raw`\bhow many (?:siblings|brothers|sisters)\b|\bany (?:other|more) (?:siblings|brothers|sisters)\b|\b(?:big|large) family\b`,
    ),
  },
  {
    kind: 'afterPeopleWhatLike',
    his: either(KIN, FRIEND),
    asked: of(String.raw`\bwh?at(?:'?s| is|s| are) ${THEIR} like\W*$`),
    not: of(ANIMAL),
  },
  {
    kind: 'afterWeddingHow',
    his: /\b(?:weddings?|got married)\b/,
    asked:
      /\bhow (?:was|did) (?:it|that|the wedding|the day|everything)\b|\bdid (?:you|u) have (?:a )?(?:fun|good time|nice time)|\bwas it (?:nice|good|lovely|fun)\b/,
    not: TO_COME,
  },
  {
    kind: 'afterQuarrelAbout',
    his: of(String.raw`${ROW.source}`),
    asked:
      /\bwh?at (?:was it|were (?:you|u) \w+|did (?:you|u) (?:two |guys )?(?:fight|argue|fall out)) (?:about|over)\b|^(?:(?:oh|no|aw) )*(?:wh?at (?:happened|about)|over what|about what)\W*$/,
    not: /\b(?:boxing|film|movie|match|ufc)\b/,
  },
  {
    kind: 'afterQuarrelMadeUp',
    his: of(String.raw`${ROW.source}`),
    asked: of(
      String.raw`\b(?:have|did|are|r) ${YOU} (?:two )?(?:made? up|make up|sort(?:ed)?|ok|okay|alright|talk(?:ed)?|spoken?|friends again)\b(?! about)`,
    ),
    not: /\b(?:boxing|film|movie|match|ufc)\b/,
  },
  {
    kind: 'afterFamilyVisitHow',
    his: of(String.raw`(?=.*${HAD_IT.source}).*${HIS}\b${KIN}\b`),
    asked:
      /\bhow (?:was (?:it|that)|did (?:it|that) go)\W*$|\bwas it (?:nice|good|lovely|fun)\W*$|\bdid (?:you|u) have a (?:nice|good|lovely) time\b/,
    not: of(`${GRAVE.source}|${ROW.source}|${TO_COME.source}`),
  },
  {
    kind: 'afterTheyKnowMe',
    his: either(KIN, FRIEND, YOUNG),
    asked: of(
      String.raw`\b(?:do|does|did) ${THEIR} (?:know|heard?) (?:about|of) (?:me|us)\b|\b(?:have|did) ${YOU} (?:told|tell|mention(?:ed)?) (?:${THEM} |your \w+ )?(?:about )?(?:me|us)\b`,
    ),
    not: /\b(?:wh?at|my ex)\b/,
  },
  {
    kind: 'afterTakeAfterHim',
    his: his(KIN),
    asked: of(
      String.raw`\bdo ${YOU} take after ${THEM}\b|\b(?:are|r) ${YOU} (?:a lot |anything |much )?(?:alike|like ${THEM})\b|\bis that where ${YOU} get it\b`,
    ),
  },
  {
    kind: 'afterFamilyWhereLive',
    his: his(`(?:${KIN}|my (?:best )?(?:mate|friend))`),
    asked: of(
      String.raw`\bwhere (?:do|does|are|r|is) ${THEIR} (?:live|based|living)\b|\b(?:do|does) ${THEIR} live (?:near|close|far|nearby|round)\b|\bis it far(?: away| from (?:you|u|here))?\W*$`,
    ),
    not: /\bi live with\b/,
  },
  {
    kind: 'afterFamilyMissThem',
    his: his(`(?:${KIN}|${FRIEND})`),
    asked: of(String.raw`\b${YOU}(?:'?ll)? (?:going to |gonna |must |really )?miss (?:${THEM}|your \w+)\b`),
    not: /\bex\b/,
  },
  {
    kind: 'afterUncleFeels',
    his: /\b(?:an uncle|had (?:her|their|the) baby|new (?:nephew|niece))\b/,
    asked: /\b(?:feel|like) (?:to be|being) an? (?:\w+ )?uncle\b|\bhow (?:does|do) (?:it|that) feel\b/,
    not: /\bgoing to be\b/,
  },
  {
    kind: 'afterBabyBoyGirl',
    his: /\b(?:baby|pregnant|expecting|an uncle)\b/,
    asked:
      /\bboy or (?:a )?girl\b|\bknow what (?:it|they)(?:'s| is|'re| are)? (?:is|having)?|\bwhat are they having\b/,
    not: /\b(?:baby (?:boy|girl)|niece|nephew)\b/,
  },
  {
    kind: 'afterKidsHowOld',
    his: his(YOUNG),
    asked: of(String.raw`\b(?:how old|what ages?)(?: (?:is|are|r) ${THEIR}|'?s (?:he|she))?\W*$`),
    not: of(String.raw`\b(?:newborn|had (?:her|their|a|the) baby|want kids)\b|\b${ANIMAL}\b`),
  },
  {
    kind: 'afterGiftForThem',
    his: of(
      String.raw`(?=.*\b(?:birthday|bday|turns? \d+|anniversary|christmas|father'?s day|mother'?s day)\b).*${HIS}\b(?:${KIN}|${FRIEND}|${YOUNG})\b`,
    ),
    asked: of(
      String.raw`\bwh?at (?:did|are|r|will|have) ${YOU} (?:gonna |going to )?(?:get|getting|got|buy|buying|bought|give|giving) (?:for )?(?:${THEM}|your \w+)\W*$`,
    ),
  },
  {
    kind: 'afterFriendHowLong',
    his: his(FRIEND),
    asked: of(
      String.raw`\bhow long (?:have |'?ve )?${YOU}(?:'?ve)? (?:known|been (?:friends|mates))\b|\bknown ${THEM} long\b`,
    ),
  },
  {
    kind: 'afterGetOnWithThem',
    his: his('(?:flat ?mates?|room ?mates?|house ?mates?|lodger|colleagues?|boss|manager|neighbours?)'),
    asked: of(String.raw`\bdo ${YOU} (?:get (?:on|along)|like (?:him|her|them))\b`),
    not: ANNOYS,
  },
  {
    kind: 'afterAnnoyingWhatDid',
    his: ANNOYS,
    asked: of(
      String.raw`\bwh?at(?:'?s| has| have| did| does)? ${THEY} (?:do|done|did)(?: now| this time)?\W*$|^(?:(?:oh|no) )*wh?at happened\W*$`,
    ),
  },
  {
    kind: 'afterAnnoyingSaidAnything',
    his: ANNOYS,
    asked: of(
      String.raw`\b(?:did|have) ${YOU} (?:say|said) (?:anything|something)\b|\bdid ${YOU} complain\b|\bhave ${YOU} (?:talked|spoken) to ${THEM}\b|\btold hr\b`,
    ),
  },
  {
    kind: 'afterExWhyEnded',
    his: /\b(?:broke up|split up|divorced|long relationship|my ex)\b/,
    asked:
      /\bwhy did (?:it end|(?:you|u)(?: two)? (?:break|split) up|you two end)\b|^(?:(?:oh|no|aw) )*wh?at (?:happened|went wrong)\W*$/,
    not: /\b(?:parents|they|saw my ex|my ex (?:was|came|texted|wants))\b/,
  },
  {
    kind: 'afterPetWantedBreed',
    his: of(WANTS),
    asked: /\b(?:wh?at|which|any) (?:breed|kind|sort)\b/,
    not: /\b(?:labrador|lab|spaniel|terrier|collie|whippet|greyhound|staffy|beagle|husky|cockapoo)\b/,
  },
  {
    kind: 'afterPetWantedName',
    his: of(WANTS),
    asked: of(
      String.raw`\bwh?at (?:would|will|are|r) ${YOU} (?:gonna |going to )?(?:call|name) ${THEM}\b|\b(?:have|got|any) .{0,12}\bnames?\b`,
    ),
  },
  {
    kind: 'afterPetBreed',
    his: pet('(?:dogs?|pup|pupp(?:y|ies)|cats?|kittens?)'),
    asked: /\b(?:wh?at|which) (?:breed|(?:kind|sort|type) of (?:dog|cat))\b/,
    not: NOT_HIS_YET,
  },
  {
    kind: 'afterPetPhoto',
    his: pet(),
    asked: of(
      String.raw`\b(?:can|could) i see (?:a (?:pic\w*|photo)|${THEM})\W*$|\b(?:send|got)\b.{0,14}\b(?:pics?|photos?|pictures?)\b|\b(?:pics?|photos?) (?:please|pls)\b`,
    ),
    not: NOT_HIS_YET,
  },
  {
    kind: 'afterPetBed',
    his: pet(),
    asked: of(
      String.raw`\b(?:sleeps? (?:in|on|with) (?:your|ur|you|u)|(?:allowed )?(?:on|in) (?:the|your|ur) bed)\b`,
    ),
    not: NOT_HIS_YET,
  },
  {
    kind: 'afterPetFriendly',
    his: pet(),
    asked: of(
      String.raw`\bis (?:he|she|it|(?:your|ur) (?:dog|cat)) (?:friendly|cuddly|good with|nice|gentle|soft|sweet)\b`,
    ),
    not: of(`${WANTS}|\\b(?:bit|bites|growl\\w*)\\b`),
  },
  {
    kind: 'afterPetMinded',
    his: pet(),
    asked: of(
      String.raw`\bwho(?: (?:looks? after|watches|walks|feeds|minds|has|takes)|(?:'?s| is) (?:feeding|watching|minding|looking after)) ${THEM}\b|\bwhere does (?:he|she|it) go when\b`,
    ),
    not: NOT_HIS_YET,
  },
  {
    kind: 'afterPetVet',
    his: of(String.raw`(?=.*\b(?:vets?|sick|poorly|not eating|limp\w*|jabs|operation)\b).*\b${ANIMAL}\b`),
    asked: of(
      String.raw`\bis (?:he|she|it) (?:ok|okay|alright|all right)\b|\bhow (?:is|'?s|did) (?:he|she|it)(?: \w+){0,2}\W*$`,
    ),
  },
  {
    kind: 'afterPetAge',
    his: pet(),
    asked: of(String.raw`\bhow old(?: (?:is|are|r) (?:he|she|it|they)|'?s (?:he|she))?\W*$`),
    not: of(`${NOT_HIS_YET.source}|${YOUNG}`),
  },
  {
    kind: 'afterPetMeet',
    his: of(String.raw`\b(?:my|the) (?:\w+ )?${ANIMAL}\b`),
    asked: of(
      String.raw`\b(?:can|when (?:can|do)) i (?:get to )?(?:meet|cuddle|stroke|pet) (?:${THEM}|(?:your|ur) (?:dog|cat))\b`,
    ),
    not: /\bsister has\b/,
  },
  {
    kind: 'afterPetWalks',
    his: pet(
      '(?:dogs?|pup|puppy|labrador|lab|spaniel|terrier|collie|whippet|greyhound|staffy|beagle|husky|cockapoo)',
    ),
    asked: of(String.raw`\b(?:walk ${THEM}|walks (?:does|do)|${THEM} (?:for|on) (?:long )?walks)\b`),
    not: NOT_HIS_YET,
  },
];
