import type { FollowUp } from './asked-after-him';

/** Follow-ups to somebody or something else in his news (third person). Form: content/asked-about-him.ts. */
export const AFTER_OTHERS = `
=afterOthersWrongWithIt
c Nothing dramatic, just one small part that gave up.
c Nobody's quite sure yet, which is the annoying part.
c Something that's been coming for a while, I just ignored the signs.
p Old age, and I'm in no position to judge.
p I got a long explanation and nodded all the way through it.
p No idea, my own expert advice was turning it off and on again.
i Nothing that can't be put right, so I'm trying not to stew over it.
i I suspect it's my own fault for putting it off.
i Still a mystery, I'll tell you as soon as I know.
b Are you any good with that kind of thing?
b Do you fix things yourself or call somebody straight away?

=afterOthersCost
c Less than I'd feared, so I'm not complaining.
c More than I'd hoped, but I can live with it.
c About what you'd expect these days, sadly.
p Enough for me to be eating toast until payday.
p Cheap enough to make me slightly suspicious.
p The sort of price you look at with one eye closed.
i Not cheap, but some things I don't mind paying for.
i A fair price, and I was ready for much worse.
i Somewhere between fair and ouch, I'll look up the exact figure.
b Are you more of a saver or a spender?
b What do you never mind spending money on?

=afterOthersFixable
c Yes, it just needs somebody who knows what they're doing.
c I think it's had its day, sadly.
c It should be, it's more a matter of time and money.
p Yes, as long as I'm not the one doing it.
p Not by me, I'd only make it worse.
p I was told maybe, in the voice people use for no.
i I hope so, I'm more attached to it than I'd admit.
i I don't know yet, I'll tell you once I've heard.
i Probably not, and I'm surprisingly sad about it.
b Do you repair things or replace them?
b Is there something you'd keep however often it broke?

=afterOthersClaimBack
c Yes, it just means a bit of paperwork.
c No, this one's on me, unfortunately.
c I'm going to try, it's worth asking.
p If I can find the receipt, which is a big if.
p I should be able to, after about nine hours of hold music.
p No, so I'm looking at it as an expensive lesson.
i I could, but I hate chasing people for money.
i I haven't checked yet, I'll look it up tonight.
i Some of it, I think, and I'd settle for that.
b Are you good at chasing that sort of thing?
b Do you keep your receipts?

=afterOthersWorksNow
c Yes, all sorted, and I'm leaving it well alone.
c Not yet, but it's in hand.
c Half sorted, the rest should follow soon.
p Yes, so now I'm waiting for the next thing to go.
p Not yet, I've started asking it nicely.
p For now, and I'm trying not to look at it the wrong way.
i Yes, and I'm more relieved than I thought I'd be.
i No, and it's testing my patience more than I let on.
i More or less, though I don't fully trust it yet.
b Are you patient with things like that?
b Which would you miss first, hot water or wifi?

=afterOthersApologise
c Yes, and properly, so I've let it go.
c No, and I've stopped waiting for it.
c Sort of, there was a sorry in there somewhere.
p I got half a sorry, I'm still waiting for the other half.
p No, but I had a lovely one written for them in my head.
p Yes, and I was so surprised that I nearly apologised back.
i Yes, and it meant more than I expected.
i No, and I'd have forgiven it all for one honest sorry.
i Not yet, but I think it's on its way.
b Are you quick to forgive?
b Do you find it easy to say sorry?

=afterOthersNote
c No, not a single word from anybody.
c Yes, so at least I know who to call.
c I haven't found one, but I'm going to look again.
p No, but I've written them several in my head.
p Yes, in the worst handwriting I've ever seen.
p If they did, the wind has it now.
i No, and that bothers me more than the thing itself.
i Yes, and it gave me back some faith in people.
i No, and I keep thinking how little it would've taken.
b Would you have left one?
b Do you think most people are honest?

=afterOthersWhenKnow
c Any day now, I hope.
c Some time next week, I think.
c They didn't say, so I'm hoping for soon.
p Soon, and I'm checking my phone like a teenager until then.
p About two minutes after I stop waiting for it, I bet.
p Whenever it suits them, and I've been told to be patient.
i Not for a while, so I'm trying to forget about it until then.
i Soon, and you'll be one of the first to hear.
i I'd have to look up the date, I've been avoiding it.
b Are you good at waiting?
b Do you like to know straight away, even if it's bad news?

=afterOthersHeardYet
c Not yet, but I'm staying hopeful.
c Yes, and it's good news.
c Yes, but not the answer I wanted.
p Nothing, and I've even checked my spam folder.
p Not a peep, my phone and I are staring at each other.
p Yes, and I've read it about ten times to be sure.
i Not yet, and I want it more than I've let on.
i Yes, and I'm still working out how I feel about it.
i Only that it'll take a bit longer, so I'm keeping busy.
b Would you chase them or wait?
b Do you get nervous waiting for news?

=afterOthersHowDidItGo
c Better than I expected, which is a nice change.
c Fine, I did what I could and it's out of my hands now.
c Not my best day, but I gave it a proper go.
p Well enough to deserve something sweet afterwards.
p I was brilliant about ten minutes after it finished.
p Nobody laughed and nobody cried, so I'm happy.
i Pretty well, I think, and I'm almost afraid to say it out loud.
i Hard to tell, I keep going over one bit of it.
i Not great, but it's nice that you asked.
b Do you get nervous before that sort of thing?
b How do you calm your nerves?

=afterOthersPassed
c Yes, and with less fuss than I expected.
c No, but it wasn't far off.
c Just about, and a pass is a pass.
p Yes, and I'm taking credit that isn't mine.
p No, so we're calling it a practice run.
p By a whisker, but nobody asks about that afterwards.
i Yes, and I was more nervous than I'd let on.
i No, and I took it harder than I should have.
i I don't know yet, I'll tell you the minute I do.
b Do you dread tests or quite like them?
b Do you get more nervous for yourself or for other people?

=afterOthersVetSay
c Nothing too worrying, thankfully.
c To rest, and to keep a close eye on things.
c They want to do a few more checks first.
p That I worry more than the patient does.
p Plenty, but I mostly heard the part about the bill.
p To stop giving in to the begging eyes at dinner.
i That it should be fine, and I could finally breathe out.
i Not as much as I'd hoped, so I'm still a bit worried.
i It could've been worse, I hadn't realised how scared I was.
b Do you get attached to animals quickly?
b Would you sit up all night with a poorly pet?

=afterOthersDoctorsSay
c That it'll take time, but there's reason to hope.
c They're being careful, so we're waiting to hear more.
c Not the news we wanted, but we know where we stand now.
p That rest and company help most, so that's what we're giving.
p To be there and be patient, and we can do that.
p They explained it very kindly, and it's a little less frightening now.
i Better than I'd braced myself for, I could've cried with relief.
i A lot at once, I'm still taking it in.
i Nothing certain yet, and the waiting is the hardest part.

=afterOthersDoctorSayMe
c To rest it and be patient, so I'm trying both.
c Nothing serious, it just needs time.
c They want another look before they say anything.
p In very polite words, that I should act my age.
p Exercises, and I nodded like somebody who'd do them.
p Not to do it again, which was fair.
i Nothing as bad as I'd imagined at night.
i That I should've come sooner, and I knew it.
i More than I wanted to hear, so I'm taking it seriously this time.
b Do you go to the doctor straight away or wait it out?
b Are you a good patient?

=afterOthersKneeNow
c Sore, but a lot better than it was.
c Fine as long as I don't do anything silly.
c Still hurts, but I can live with it.
p Fine until I try to show off.
p Grumbling like an old man, so it fits right in.
p It only hurts when I move, so I've become part of the sofa.
i Better today, and I'm grateful for it.
i Worse at night, when there's nothing to take my mind off it.
i Getting there, I'm just not good at resting.
b Have you ever had a proper injury?
b Are you any good at taking it easy?

=afterOthersIsSheOk
c Getting there slowly, thank you for asking.
c It looks hopeful now, and that's all we wanted.
c Not great yet, but being well looked after.
p In better spirits than the rest of us, which helps a lot.
p Well enough to tell us all to stop fussing.
p Tired, but glad of the company, so we take turns.
i Hard to say yet, we're taking it one day at a time.
i I hope so, it's all I can think about today.
i A bit better than before, and I'm holding on to that.

=afterOthersWhatHappened
c It came out of nowhere, we're all still catching up.
c It had been coming for a while, but it's still hard.
c An accident, nobody could've seen it coming.
p It started as something small, and we'd all hoped it would stay small.
p It all went very fast, we've hardly had time to sit down.
p Mostly age, though none of us ever thought of it that way.
i I don't know all of it yet, I'll tell you when I do.
i It's a long story, and I'd like to tell you properly.
i An illness, and it moved faster than any of us expected.

=afterOthersSerious
c Serious enough to worry, but there's hope.
c Not as bad as we first feared, thankfully.
c Yes, it is, so we're all pulling together.
p It gave us a fright, but things look calmer now.
p Serious enough for all of us to be a bit kinder to each other.
p A bit, so there's a lot of tea and hand holding going on.
i We don't know yet, and that's what keeps me awake.
i More than I let on at first.
i It could've been much worse, and I keep thinking about that.

=afterOthersFamilyTaking
c As well as anybody could, we're all keeping close.
c Not well yet, and nobody expects anything else.
c Quietly, though I can see how much it hurts.
p With more strength than I'd have.
p Better with people around, so somebody's always putting the kettle on.
p Bit by bit, with a lot of hugs along the way.
i Some hours are fine, and then it hits again.
i Braver than I feel, and I'm trying to learn from it.
i Hard to tell, there's a lot that isn't being said yet.

=afterOthersPetOk
c Much better, thanks, and already asking for food.
c Still not quite right, so I'm keeping a close eye.
c Should be fine, it just takes some time.
p Fine, and enjoying the extra attention far too much.
p Doing better than me, I've been the one pacing about.
p On the mend, and milking it for treats.
i I think so, but I keep getting up to check.
i Not yet, and the place feels too quiet because of it.
i Better today, I didn't know how much I'd worry.
b Are you an animal person?
b Would you let a pet sleep on the bed?

=afterOthersPetAte
c Something that was never meant to be food.
c Something of mine, of course.
c What I'd left lying about, so it's partly my fault.
p Everything except the food in the bowl.
p The most expensive thing within reach, as always.
p Let's say I'll be shopping for a replacement.
i I'm still finding the pieces, I'll tell you when I know.
i Something I'd have been cross about, if not for that face.
i Nothing dangerous, thank goodness, and that's all I cared about.
b Could you ever stay cross with an animal?
b What's the worst thing a pet has ever done to you?

=afterOthersLookingAfter
c Family, so I've got no worries there.
c Somebody I trust completely.
c A friend, and I know it's a big favour.
p Somebody who'll spoil them rotten, I'm sure.
p A very good friend with a very long list from me.
p Nobody yet, so I'm being extra nice to everyone I know.
i I'm sorting that out today, I'll tell you how it goes.
i Someone so good at it that I won't be missed.
i I am for now, and I don't mind one bit.
b Are you somebody people ask for that kind of favour?
b Do you find it hard to leave things to other people?

=afterOthersDoesThatALot
c More often than I'd like.
c No, this was a first.
c Now and then, usually when I least need it.
p Often enough that I've stopped being surprised.
p Only on weekdays and weekends.
p No, I think today was a special show just for me.
i Most of the time, and I've grown quite fond of it.
i Not usually, which is why it stayed with me.
i It comes and goes, I've learned not to take it personally.
b Would that drive you mad?
b How patient are you on a scale of one to ten?

=afterOthersUpset
c Upset at first, but all right now.
c Doing better than I would've been.
c Pretty gutted, but it'll pass.
p A bit quiet, so I'm in charge of the cheering up.
p Sulking a little, but cake has been mentioned.
p Less upset than I was, which is embarrassing.
i More upset than it looked, I think.
i Fine, really, which surprised me.
i Hard to tell, so I'm going to check in again later.
b Are you the one people come to when they're down?
b What cheers you up fastest?

=afterOthersHowTakeIt
c Better than I'd expected, so I needn't have worried.
c Not brilliantly, but we're fine now.
c Calm about it, which I hadn't counted on.
p With a look I'll be seeing for a while.
p There was a silence long enough to make tea in.
p Fine, once the eyebrows came back down.
i Quieter than I'd thought, so I'm still wondering.
i A bit hurt, I think, and I understand why.
i A lot kinder than I deserved.
b Do you show it when you're cross?
b How do you usually break news to people?

=afterOthersBossSay
c That it's fine, which was a relief.
c That we'd talk about it properly another day.
c A polite no, for now.
p A lot of words that all meant maybe.
p Not much, but the sigh was very thorough.
p Something encouraging, so now I'm suspicious.
i Something fairer than I was ready for.
i Not what I wanted to hear, but I'm glad I spoke up.
i Very little, and I'm trying not to read into it.
b Are you good at asking for what you want at work?
b What makes a good boss, to you?

=afterOthersWhatSay
c Pretty much what I hoped to hear.
c Not a lot, but I could tell what it meant.
c That it's up to me, which was good to hear.
p A lot, and I got about four words in.
p Nothing that would fit in one message.
p Something wise, which was annoying.
i Less than I'd hoped, and I've been turning it over since.
i Something kind that I hadn't expected.
i A bit of everything, I'd like to tell you the whole of it sometime.
b Who do you go to for advice?
b Do you say what you think straight out?

=afterOthersThink
c Loved it, and that made my day.
c Liked it, I think, there were no complaints.
c Not that keen, but honest about it.
p Pleased, or a very good actor.
p Polite about it, which is never a good sign.
p Too busy smiling to give me a proper review.
i More moved by it than I'd expected.
i Had doubts at first, and then came round to it.
i Hard to read, so I'm going to ask again.
b Are you honest when you don't like something?
b Do other people's opinions sway you?

=afterOthersKnowAboutMe
c Yes, you came up, and only in a good way.
c Not yet, I'm keeping you to myself for now.
c A little, I said there's somebody I like talking to.
p My face gave it away when your message came in.
p Only that I keep smiling at my phone.
p Yes, and now I get asked for updates.
i Not by name, but I've been told I seem happier.
i No, I'd like to know you a bit better first.
i Yes, and I don't usually mention anybody.
b Does anybody know about me?
b What would you tell your friends about me?

=afterOthersOlder
c Older, and never lets me forget it.
c Younger, though you'd never guess it.
c Close enough in age that it hardly matters.
p Older, but I like to think I'm the sensible one.
p Younger, and still somehow the one in charge.
p Older on paper, younger in every other way.
i Older, and I still ask for advice.
i Younger, and I still feel a bit protective.
i Nearly the same age, so we got into all the same trouble.
b Who's the bossy one in your family?
b Can you usually tell who's the oldest child?

=afterOthersCalled
c A good old fashioned name, and it fits perfectly.
c Something short, easy to shout across a park.
c A normal name for once, nothing clever.
p Several things a day, depending on the behaviour.
p Something you'd never guess from the face.
p Have three guesses, I'll tell you if you're warm.
i A name with a story behind it, and I'll tell you that too.
i A name I've always liked, I'd have picked it myself.
i I'll send you a photo with the name, they belong together.
b What name would you have gone for?
b Do you think people grow into their names?

=afterOthersHowOld
c Old enough to know better.
c Younger than you'd think from the stories.
c Older than you'd guess, and doing well.
p Old enough to outsmart me most days.
p Young enough to have far more energy than me.
p I lose count every birthday, and I get told off for it.
i Older every time I look, it goes so fast.
i At a lovely age, I'd keep it like this if I could.
i I'd have to work it out exactly, I'll tell you.
b What age did you like best yourself?
b Which age would you go back to for a day?

=afterOthersHowOldIt
c Old enough to have earned a bit of patience.
c Newer than you'd think.
c I'd have to check, but it's no spring chicken.
p Old enough to complain on cold mornings.
p In its prime, and I'll repeat that until it believes me.
p Too old to rush, so we take our time.
i Older than it looks, and I like it better for that.
i Not that old, so I expected more of it.
i Old, and I still can't bring myself to swap it.
b Do you hang on to things or like them new?
b What's the oldest thing you own?

=afterOthersWhereLive
c Close enough to drop by, which is handy.
c Further away than I'd like.
c Not far at all, we see plenty of each other.
p Near enough to turn up without ringing first.
p Just far enough for us to stay on good terms.
p Close enough to borrow things and never bring them back.
i Far enough away that I miss the small everyday things.
i In the sort of place I could see myself in one day.
i A bit of a trek, so I make the visits count.
b Do your people live close by?
b Would you like your family round the corner or a drive away?

=afterOthersWhatDoesDo
c Something I'd be hopeless at, it takes a lot of patience.
c An ordinary job, done really well.
c Something with long hours and not enough thanks.
p I've had it explained several times and I still just nod.
p Something sensible, one of us had to.
p Works harder than me, and likes to mention it.
i Something that helps people, which explains a lot.
i Still working that out, and I respect the honesty of it.
i Nothing just now, and it's well deserved.
b What did you want to be when you were small?
b Do you think a job says a lot about a person?

=afterOthersWhichUni
c One of the big ones, and loving it.
c A good one, not too far from home.
c One I'd have liked to go to myself.
p Whichever one has the most holidays, it seems.
p I get the name wrong every time, so I'll check first.
p The one with the best canteen, from what I hear.
i A small one where everybody knows each other.
i One that's far enough away to be missed.
i The first choice, and I was prouder than I showed.
b Did you like school yourself?
b Would you go back to studying if you could?

=afterOthersWhatLike
c Nice, and easy to be around.
c Decent, once you get past the first impression.
c A bit mixed, but mostly good.
p Friendly enough to share biscuits, which is all I ask.
p Louder than me, which takes some doing.
p Lovely, so I must be the difficult one.
i Kind in a quiet way that you only notice later.
i Not my usual sort, and I like that more than I expected.
i Hard to read so far, I'll let you know.
b What kind of people do you get on with?
b How quickly do you make your mind up about people?

=afterOthersJobTerms
c Yes, and it's nice to have that settled.
c No, but it suits me for now.
c Not at first, but it could turn into that.
p Yes, so I'll have to become a morning person.
p It is if I behave myself.
p No, and I'll be putting the spare time to terrible use.
i Yes, and I hadn't known how much I wanted that.
i No, and I like having room for other things.
i That's still being worked out, I'll tell you when I know.
b What would your ideal working week look like?
b Would you rather have more money or more free time?

=afterOthersFar
c Not far, it's an easy trip.
c A bit of a way, but I don't mind.
c Further than I'd like, but it's worth it.
p Close enough that I've no excuse for being late.
p Not on a map, but rush hour doesn't care about maps.
p Far enough for a good playlist and two snacks.
i Far enough to clear my head on the way.
i Close, and I still don't go as often as I'd like.
i I'd have to look up the exact distance, it never feels long.
b How far would you go for a really good meal?
b Do you like long drives?

=afterOthersAnyGood
c Yes, I'd recommend it.
c Not really, I'd hoped for more.
c Decent, nothing to shout about.
p Good enough that I've been boring everyone about it.
p No, but I've enjoyed moaning about it.
p Better than it had any right to be.
i Yes, more than I'd expected.
i A bit of both, I'd love to hear what you'd make of it.
i Not for everybody, but it was what I needed.
b What's the last thing you'd recommend to anybody?
b Are you easy to please or hard to impress?

=afterOthersBusy
c Packed, but in a good mood.
c Quieter than I'd thought, which suited me.
c Lively, but you could still move.
p So full that I made friends just by standing still.
p Mostly I saw the backs of other people's heads.
p Empty enough to feel like I'd hired it.
i Busy, and for once I didn't mind at all.
i Too busy for me, I like hearing the person next to me.
i Quiet, and I liked it better that way.
b Do you like a crowd?
b Busy pub or quiet corner?

=afterOthersCold
c Freezing, and I'd still do it again.
c A bit, but you soon get used to it.
c Not as bad as it looked.
p I lost contact with my toes quite early on.
p Yes, I made a noise I'm not proud of.
p Cold enough to make me question all my choices.
i Bitterly, and I've never felt so awake.
i Only at first, then it was sort of lovely.
i Not really, I hardly noticed in the end.
b Are you always cold or always warm?
b Would you have joined in or stayed by the heater?

=afterOthersNoisy
c Quieter than I expected, thankfully.
c Loud at times, but you stop hearing it.
c Fine in the day, livelier at night.
p Quiet enough to hear myself snacking.
p Loud, but I've decided to call it atmosphere.
p I know the neighbours' taste in music better than my own.
i A bit, and I've come to find it comforting.
i Too quiet sometimes, I'd never have guessed I'd mind.
i Noisier than I'd like, I sleep with one ear open.
b Can you sleep through anything?
b Do you like a bit of noise or total quiet?

=afterOthersSafe
c As safe as anywhere if you use your head.
c Yes, I feel fine about it.
c Mostly, I just keep my wits about me.
p Safer than letting me near a frying pan.
p Yes, I'm far too fond of myself to take chances.
p Mostly, and I can scream very loudly if needed.
i It is, but I like that you asked.
i Not completely, so I think it through first.
i Safe enough, a few nerves keep me careful.
b Are you a careful person?
b What's the bravest thing you've done?

=afterOthersWhoWon
c We did, and I'm not being modest about it.
c Not us, but it was closer than it sounds.
c Nobody, it ended all square.
p Me, by miles, in my version of it.
p The other lot, and they'll be unbearable now.
p Not me, and I've asked for a recount.
i We did, and I'm still grinning about it.
i They did, fair and square, and it still stings.
i Not my side, but we had the better time.
b Are you a good loser?
b Are you competitive about silly things?

=afterOthersAnyoneSee
c Yes, and it got a good laugh.
c No, I got away with it.
c One or two people, and they were nice about it.
p Everybody, it couldn't have been better attended.
p No, which is a waste of such a performance.
p Only the one person I'd have paid not to.
i Yes, and somebody was so kind that I felt better at once.
i I don't think so, but I've gone red all over again telling you.
i Probably, and I've decided not to mind.
b Would you have laughed?
b What's your own most embarrassing moment?

=afterOthersAnyoneEat
c Yes, every last bit.
c No, and I don't blame them.
c Some of it, with very polite faces.
p They did, and everybody's still alive.
p Only me, out of loyalty.
p The bin got the biggest portion.
i Yes, and being asked for more made my night.
i Not much, but we laughed a lot.
i I did, all of it, and I stand by it.
b Would you have been brave enough to try it?
b What's the worst thing you've ever cooked?

=afterOthersWhoHelps
c A friend, and I owe a drink for it.
c Family, and I didn't even have to ask twice.
c Nobody, I'm managing on my own.
p Whoever answers the phone first.
p A mate who doesn't know it yet.
p Just me and far too much optimism.
i Somebody who always turns up when it counts.
i Nobody so far, I'm bad at asking.
i Not sure yet, I'll let you know when it's sorted.
b Are you good at asking for help?
b Who's the person you'd ring first?

=afterOthersLetYou
c Yes, as long as I don't overdo it.
c No, they're quite strict about it.
c Now and then, if I ask nicely.
p Yes, they know I'd only sulk otherwise.
p No, but I'm working on my hopeful face.
p I've found it's best not to ask too loudly.
i They do, and I don't take it for granted.
i Not yet, but I'm bringing them round.
i Sometimes, it depends who's in charge that day.
b Are you one for rules?
b Do you ask first or say sorry later?

=afterOthersPayYou
c They do, so I can't complain too much.
c No, and that's something I want to change.
c Partly, it never quite covers all of it.
p In thanks and the odd biscuit.
p They do, which is the only reason I smiled about it.
p Not a penny, I must have a very kind face.
i Yes, but I'd sometimes rather have the evening back.
i No, somebody has to do it and I don't really mind.
i Not in money, I get the time back instead.
b What would you do even for no money at all?
b Are you good at saying no at work?

=afterOthersSameOne
c The very same, unfortunately.
c No, a different one this time.
c I think so, it certainly looks that way.
p The same one, we're practically old friends by now.
p A new one, I seem to collect them.
p The one and only, back by popular demand.
i The same, and I'd really thought I was done with it.
i Another one, which almost makes it worse.
i It could be, I'll check properly and tell you.
b Are you one for second chances?
b Would you have lost patience by now?

=afterOthersGadgetDo
c One button, one job, and it does it well.
c You set it up once, and it does the boring part for you.
c Less than the box promised, but enough for me.
p You press things until it beeps.
p Half of what it could, I skipped the instructions.
p It hums, it lights up and it makes me feel clever.
i It's easier to show than to explain, I'll send you a video.
i Better than I expected, and I'm normally slow with these things.
i I'm still learning it, I'll tell you once I've got the hang of it.
b Do you read the instructions?
b What's the best thing you've ever bought for the house?

=afterOthersLikeThere
c Good on the whole, and the people make it.
c It has its days, but I like it.
c Not what I'd hoped, so it won't be forever.
p Chaos, but friendly chaos.
p Better than it looks from the outside, a bit like me.
p Fine, apart from the mornings.
i It grows on you, I didn't expect to care about it this much.
i Calmer than I'm used to, and I needed that.
i I'm still making my mind up, I'd give it another month.
b What matters most to you in a place?
b Are you quick to settle in somewhere new?

=afterOthersHard
c Harder than I expected, but I like it.
c Not too bad once you get going.
c Parts of it, the rest is just practice.
p Easy for some people, I've watched them do it.
p Hard enough that I've earned my tea.
p Not if you don't mind being bad at it for a while.
i At first, and then something clicked.
i Yes, and that's half of why I do it.
i More than I let on, but I wouldn't want to miss it.
b What's the hardest thing you've taught yourself?
b Do you give up easily or dig in?

=afterOthersWhatDidTheyDo
c Nothing huge, just a lot of small things in one day.
c The usual, only worse than usual.
c Said one thing and did another.
p Breathed near me, mostly, I was already in a mood.
p The same as every week, but with more confidence.
p Something so silly that I'd sound petty saying it.
i Let me down over something small, and it stung.
i Nothing I can't forgive, I just need a day first.
i It's a long one, I'll tell you when I've cooled down.
b What annoys you most in people?
b Do you bite your tongue or say it?

=afterOthersFreeEntry
c Free, which makes it even better.
c It costs a bit, but not much.
c I think it's free, I'll look it up and tell you.
p Free to get in, then I spend it all on snacks.
p Free, and that's my favourite price.
p Not quite free, but cheaper than my coffee habit.
i It's free, and I like it better than most things I pay for.
i There's a price, and it's one of the few I don't mind.
i Free, I think, but I'd go back even if it wasn't.
b What's your favourite thing to do for nothing?
b Do you like a bargain?
`;

const KIN =
  '(?:mum|mom|mam|mummy|mother|ma|dad|daddy|father|parents?|folks|sister|sis|brother|bro|twin|siblings?|nan|nana|nanna|nanny|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|grandparents?|aunt|auntie|aunty|uncle|cousin|niece|nephew|son|daughter|kids?|child|children|little one|baby|wife|husband|partner|godson|goddaughter|godfather|godmother|step ?(?:mum|mom|dad|brother|sister|son|daughter)|(?:mother|father|brother|sister) in law|in laws|family)s?';
const FOLK =
  '(?:friend|mate|best friend|bestie|best mate|pal|flatmate|housemate|roommate|neighbou?r|boss|manager|supervisor|colleague|coworker|co worker|workmate|team|teacher|tutor|coach|trainer|landlord|landlady|agent|tenant|driver|bloke|guy|man|woman|lad|lady|girl|boy|people|neighbours|students?|pupils?|class|others?|lot)s?';
const PETS =
  '(?:dog|doggo|doggy|pup|puppy|puppies|pupper|cat|kitty|kitten|moggy|rabbit|bunny|hamster|guinea pig|gerbil|rat|ferret|horse|pony|parrot|budgie|bird|tortoise|turtle|lizard|gecko|snake|chicken|hen|goat|sheep|lab|labrador|spaniel|collie|cockapoo|greyhound|whippet|terrier|staffy|beagle|pug|dachshund|sausage dog|retriever|pet|fur ?baby)s?';
const ILL =
  "(?:hospital|icu|intensive care|a ?& ?e|a and e|itu|high dependency|ambulance|paramedics?|on a ward|operation|operated|op today|surgery|stroke|heart (?:attack|failure|problems?|condition|bypass)|pacemaker|cancer|tumou?r|chemo\\w*|radiotherapy|dementia|alzheimer'?s|parkinson'?s|diagnos\\w+|collapsed|hospice|palliative|life support|coma|pneumonia|sepsis|blood clot|aneurysm|seizures?|biopsy|(?:seriously|really|very|so|quite|pretty|proper) (?:ill|poorly|unwell)|(?:is|been|was|got|\\w+'s|fallen|taken|gone) (?:ill|poorly|unwell)|(?:not|\\w+n'?t) (?:been |doing |feeling |looking |very |too |so |at all |that )*(?:well|good health)|had an? (?:\\w+ )?(?:fall|accident|crash|scare)|(?:bad|nasty) fall|(?:has|\\w+'s) fallen (?:down|over|off)|fell down the stairs|fell off (?:a|the|his|her) (?:ladder|roof|horse|bike)|been in an? (?:\\w+ )?(?:accident|crash)|(?:car|bike|motorbike|road) (?:accident|crash)|knocked (?:down|over|off) (?:by|his|her)|broke (?:his|her|their) |broken (?:his|her|their|a|hip)|rushed (?:in|to|into))";
const DEATH =
  "(?:died(?! (?:laughing|of embarrassment|inside|a little))|(?:is|was|\\w+'s|are) dying(?! (?:to|for|of laughter))|passed away|passed on\\b|" +
  '(?:mum|mom|mam|mother|dad|father|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|aunt|auntie|uncle)' +
  ' (?:has |just |sadly )*passed\\b(?! (?:her|his|their|the|a|an|out|by|me|through|it|with|all|first))|funeral|bereave\\w*|burial|cremat\\w*|(?:lost|losing|lose) (?:my|our|his|her) (?:\\w+ )?(?:' +
  KIN +
  '|' +
  FOLK +
  '|' +
  PETS +
  ")\\b(?!'s)|death|put (?:\\w+ ){0,3}(?:down|to sleep)\\b|killed (?:himself|herself|themselves|in)|suicide|took (?:his|her|their) own life|overdos\\w*|still ?born|miscarr\\w*)";
const GRAVE =
  '(?:' +
  ILL +
  '|' +
  DEATH +
  '|divorc\\w*|redundan\\w*|laid off|sacked|abus(?:e|ed|ive|ing)\\w*|cheat(?:ed|ing|s)?|affair|assault\\w*|attacked|violen\\w*|police|prison|jail|rehab|custody|social services|raped?)';
const THINGS =
  '(?:car|van|motor|motorbike|motorcycle|moped|bike|scooter|engine|clutch|gearbox|brakes?|tyres?|boiler|heating|radiator|central heating|washing machine|washer|tumble dryer|dryer|dishwasher|fridge|freezer|oven|cooker|hob|microwave|air ?fryer|shower|toilet|loo|tap|sink|pipes?|roof|ceiling|gutter|laptop|computer|pc|mac|macbook|phone|iphone|screen|tablet|ipad|tv|telly|wifi|internet|broadband|router|printer|xbox|playstation|ps[45]|switch|console|mower|lawnmower|hoover|vacuum|kettle|toaster|coffee machine|lift|alarm|camera|speakers?|headphones|earphones|airpods|guitar|amp|piano|watch|hot water|electrics|lights?|lock|door|window|fence|shed|drone|caravan|boat|train)s?';
const TROUBLE =
  "(?:broke\\w*|broken|dead|died|dying|packed (?:in|up)|(?:won'?t|wouldn'?t|refus\\w+ to|doesn'?t|didn'?t) (?:start|turn on|switch on|work|charge|go|come on|flush|heat|drain|play|open|shut|close|connect)|(?:not|isn'?t|aren'?t|stopped|wasn'?t) (?:working|charging|starting|heating|coming on)|playing up|acting up|leak\\w*|garage|mechanic|plumber|engineer|electrician|repair\\w*|gave up|given up|giving up|knackered|kaput|bust|busted|conked|crack\\w*|smash\\w*|snapp\\w*|ripp\\w*|shattered|dropped|(?:weird|funny|strange|horrible|awful) noises?|making (?:a|this|that) \\w* ?noise|warning light|engine light|fail(?:s|ed|ing)?|flood\\w*|fault\\w*|crash(?:ed|es|ing)|on the blink|flat (?:tyre|battery)|puncture|no (?:heating|hot water|wifi|internet|power)|gone (?:cold|wrong|down)|went (?:wrong|down|bang)|fix\\w*|mend\\w*|tow(?:ed|ing)?|breakdown|recovery|scrap(?:e|ed|ing)|dent\\w*|scratch\\w*|blew up|blown|tripp(?:ed|ing)|down (?:again|all))";
const BODY =
  '(?:(?:my|the|this|a|bad|dodgy|poorly|left|right) (?:left |right |bad |lower |upper |poor |dodgy |old )*(?:knee|back|ankle|foot|toe|leg|hip|shoulder|arm|elbow|wrist|hand|finger|thumb|neck|rib|tooth|jaw|hamstring|calf|achilles|groin|shin|heel|nose)s?\\b(?! (?:hand|garden|door|seat|room|of the)\\b)|my (?:feet|teeth|tooth|ribs)|sprain\\w*|wisdom tooth|toothache|backache|back pain|stitches|blisters?|pulled a muscle|pulled (?:my|a)|twisted|tore (?:my|a)|torn|put my back out|slipped disc|sciatica|sunburn\\w*|dislocat\\w*|fractur\\w*|physio\\w*|root canal|filling)';
const SOMEONE = '(?:' + KIN + '|' + FOLK + '|he|she|him|her|his)';
const WHO =
  '(?:he|she|they|(?:(?:your|ur|yr|ya|the|his|her|their) (?:other |old |new |little |big |best |older |younger |poor |lovely |whole )*(?:' +
  KIN +
  '|' +
  FOLK +
  ')(?: and (?:your |ur )?(?:' +
  KIN +
  '|' +
  FOLK +
  '))?))';
const PETWHO =
  '(?:he|she|it|they|(?:your|ur|the|that|little) (?:\\w+ )?(?:' +
  PETS +
  '|little (?:one|monster|guy)|poor thing)|the (?:poor|little) \\w+)';
const YOU = '(?:you|u|ya)';

const LEAD =
  "^\\W*(?:(?:a+w+|aww? bless(?: (?:him|her|them))?|bless(?: (?:him|her|them|you))?|o+h+|ooh+|ah+|no+|ouch|ow|wow|whoa|omg|god|gosh|blimey|lol|lmao|(?:ha)+h?|hehe|and|so|ok|okay|k|but|wait|hang on|hold on|well|yeah|yes|yep|right|cool|nice|lovely|great|amazing|brilliant|good|fun|exciting|fair enough|poor (?:thing|you|u|him|her|man|dog|guy|things|mum|dad|boy|girl)|(?:i'?m |im |so |really |very )*sorry(?: to hear (?:that|this|it))?|oh dear|oh no|oh my(?: god| gosh| goodness)?|my god|why|hmm+|mm+|really|seriously|congrats|congratulations|that'?s (?:\\w+ )?(?:good|bad|nice|awful|great|rough|sad|scary|funny|cute|annoying|exciting|lovely|sweet|mad|rubbish|amazing|terrible|horrible)|i hope (?:he|she|they|it)'?(?:s| is| are|re)? (?:ok|okay|alright)|how (?:sweet|cute|annoying|exciting|awful|lovely|funny|scary)|just wondering|can i ask|if you don'?t mind me asking|no way|damn|shit|bloody hell|uh oh|yikes|eek|ugh|just curious|curious|go on|tell me|do (?:you|u) know)\\W+)*";
const TAIL =
  "(?:\\W+(?:then|now|tho|though|btw|by the way|exactly|actually|in the end|anyway|anyways|lol|haha\\w*|x+|again|yet|today|tonight|yesterday|this time|last time|there|at all|or (?:not|no|what|something|anything)|do (?:you|u) (?:know|think|reckon)|if (?:you|u) don'?t mind (?:me asking|my asking)|if i (?:can|may) ask|or (?:is|are|was|did|does) (?:he|she|they|it)(?: not)?|right now|so far|at the moment|atm|after|afterwards|after that|to that|about (?:it|that|this)|like|really|please|pls|did (?:he|she|they))\\b)*\\W*$";

const fill = (part: string): string =>
  part
    .replace(/\bWHO\b/g, WHO)
    .replace(/\bPETWHO\b/g, PETWHO)
    .replace(/\bYOU\b/g, YOU)
    .replace(/\bTHINGS\b/g, THINGS);
/** One whole question of hers, with a small lead and a small tail allowed. */
const ask = (core: RegExp): RegExp => new RegExp(LEAD + '(?:' + fill(core.source) + ')' + TAIL);
/** Any of these words. */
const any = (...parts: string[]): RegExp => new RegExp('(?:^|[^a-z])(?:' + parts.join('|') + ')(?![a-z])');
/** Both of these, in any order. */
const both = (a: string, b: string): RegExp =>
  new RegExp('^(?=[\\s\\S]*' + any(a).source + ')(?=[\\s\\S]*' + any(b).source + ')');

export const AFTER_OTHERS_RULES: readonly FollowUp[] = [
  // ---- grave ones first
  {
    kind: 'afterOthersWhatHappened',
    grave: true,
    his: new RegExp(any(DEATH).source + '|' + both(SOMEONE, ILL).source),
    asked: ask(
      /(?:can i ask )?what(?:'?s| has| is)? ?happened(?: (?:to|with) (?:him|her|them|WHO|your \w+|ur \w+))?|what was it|what did (?:he|she|they) die (?:of|from)|how did (?:he|she|they|WHO) (?:die|pass(?: away)?)|how did (?:it|that) happen|what'?s (?:wrong|the matter|up|going on) with (?:him|her|them|your \w+|ur \w+)|what is wrong with (?:him|her|them|your \w+)|what does (?:he|she) have/,
    ),
    not: any(
      '(?:phone|laptop|car|van|battery|plants?|engine|boiler|computer|tv|console|wifi|internet|bike|i|ipad) (?:has |just |finally |nearly )*died',
      'put (?:it|the \\w+|my \\w+) down(?! to sleep)',
      "i(?:'?m| was| am| ended up| got| had to go)(?: \\w+)? (?:in|to|into) (?:the )?(?:hospital|a ?& ?e)",
      'suicide',
      'killed (?:himself|herself|themselves)',
      'own life',
      'overdos\\w*',
      'celebrit\\w*',
      'series',
      'film',
      'episode',
      'character',
    ),
  },
  {
    kind: 'afterOthersFamilyTaking',
    grave: true,
    his: any(
      DEATH,
      'cancer',
      'tumou?r',
      'terminal',
      'diagnos\\w+',
      'dementia',
      "alzheimer'?s",
      'divorc\\w*',
      'stroke',
      'hospice',
      'redundan\\w*',
      'heart attack',
      'split(?:ting)? up',
      'separat(?:ed|ing)',
    ),
    asked: ask(
      /how(?:'?s| is| are|'?re| r|s| has| have|'?ve)? ?(?:WHO|everyone|everybody|the family|the rest of (?:your|ur|the) family)(?: all| been)? (?:taking|coping|handling|dealing|managing|bearing up|holding up|doing with|getting on|getting through)(?: (?:it|that|this|with (?:it|that|this|everything)|(?:it )?all))?|how (?:did|do|does|has) (?:WHO|everyone|everybody) (?:take|taken|took|cope|coping|handle|react)(?: (?:it|that|this|to (?:it|that)|with (?:it|that|everything)|the news))?|(?:is|are) (?:WHO|everyone|everybody) (?:coping|holding up|bearing up|managing)/,
    ),
    not: any('phone died', 'laptop died', 'car died', 'dogs? (?:eat|ate)'),
  },
  {
    kind: 'afterOthersDoctorsSay',
    grave: true,
    his: both(SOMEONE, ILL),
    asked: ask(
      /what (?:did|do|have|has|are|r|is|does) (?:the |her |his |their )?(?:doctors?|docs?|dr|drs|hospital|nurses?|consultants?|surgeons?|specialists?|oncologist|medics?|they|he|she)(?: been| all)? (?:say|saying|said|think|thinking|reckon|tell(?:ing)? (?:you|u|her|him|them))|what have the (?:doctors?|hospital) said|(?:have|did) the doctors? (?:said|say) anything|any news from the (?:doctors?|hospital)/,
    ),
    not: any(DEATH, PETS, 'vets?', 'boss', 'manager'),
  },
  {
    kind: 'afterOthersSerious',
    grave: true,
    his: both(SOMEONE, ILL),
    asked: ask(
      /(?:is|was) (?:it|that) (?:anything |something |very |really |too |quite |that )?(?:serious|bad|dangerous|critical|life threatening)|how (?:serious|bad) is (?:it|that)|(?:is|was) it a (?:serious|bad|big) one|(?:nothing|not) (?:too |very |anything )?serious i hope/,
    ),
    not: any(DEATH, PETS, 'vets?', 'laptop', 'phone'),
  },
  {
    kind: 'afterOthersIsSheOk',
    grave: true,
    his: both(SOMEONE, ILL),
    asked: ask(
      /(?:(?:is|are|r|will|was|were) WHO|WHO) (?:(?:going to|gonna|gunna) (?:be )?|gonna be |be |feeling |doing |now )*(?:ok|okay|k|alright|all right|fine|better|recovering|recover|stable|improving|any better|make it|pull through|on the mend|home now|out of (?:hospital|danger))|how(?:'?s| is| are|'?re| r|s) (?:WHO|things)(?: (?:doing|feeling|keeping|getting on|holding up|recovering|bearing up|today|since|all))*|how (?:did|has) (?:WHO) (?:been|do)|(?:is )?(?:(?:everything|all|things) (?:ok|okay|alright)(?: with (?:WHO|him|her|them))?)|any (?:news|improvement|better|change)/,
    ),
    not: any(DEATH, PETS, 'vets?', 'laptop', "i'?m in hospital", 'colleagues', 'team'),
  },
  // ---- pets
  {
    kind: 'afterOthersVetSay',
    his: new RegExp(
      any('vets?').source +
        '|' +
        both(
          PETS,
          '(?:ill|sick|poorly|limp\\w*|swallowed|eaten|ate|hurt|injur\\w*|not eating|off (?:his|her) food|throwing up|vomit\\w*|stitches)',
        ).source,
    ),
    asked: ask(
      /what (?:did|does|do|has|have) (?:the |your |ur )?(?:vets?|they|he|she)(?: have to)? (?:say|said|think|reckon|find)(?: (?:is|was) wrong| was the matter)?|what'?s the (?:vet'?s? )?(?:verdict|diagnosis)|what(?:'?s| has| have) the vets? (?:said|say)|what have (?:the vets?|they) said/,
    ),
    not: any(DEATH, 'cancer', 'tumou?r', 'chemo', 'kidney', 'heart'),
  },
  {
    kind: 'afterOthersPetAte',
    his: any(
      PETS,
      "(?:he|she|it)(?:'s| has)? (?:just |only |been |also )*(?:eaten|ate|chewed|destroyed|swallowed|stolen|stole|been at|at it again)",
    ),
    asked: ask(
      /what (?:did|has|have) PETWHO (?:just |actually )?(?:eat|eaten|chew(?:ed)?(?: up)?|destroy(?:ed)?|steal|stolen|swallow(?:ed)?|nick(?:ed)?|shred(?:ded)?|wreck(?:ed)?|get into|got into|get (?:hold|hands) of|break|broken)|what(?:'?s| has)? (?:PETWHO )?(?:eaten|chewed|destroyed|stolen|swallowed|nicked|shredded|wrecked|got into)|what was it this time|what this time/,
    ),
    not: any(
      DEATH,
      'poison\\w*',
      'chocolate',
      'grapes?',
      'raisins?',
      'rushed',
      'emergency',
      'operation',
      'surgery',
      'nothing',
      "(?:not|isn'?t|won'?t|stopped) eat(?:ing)?",
    ),
  },
  {
    kind: 'afterOthersPetOk',
    his: both(
      PETS + '|vets?',
      '(?:vets?|ill|sick|poorly|unwell|limp\\w*|ate|eaten|swallowed|hurt|hit|fell|falls?|stuck|injur\\w*|jumped|bit|bitten|stung|stitches|operation|op|surgery|neutered|spayed|castrated|throwing up|threw up|vomit\\w*|not eating|off (?:his|her) food|scared|terrified|fireworks|bumped|cut|ran (?:into|off|away)|under the weather|not (?:himself|herself|well|right)|bad tummy|upset stomach|cone|paw|knocked|fight|attacked)',
    ),
    asked: ask(
      /(?:(?:is|will|are|was) PETWHO|PETWHO) (?:(?:going to|gonna) )?(?:be )?(?:ok|okay|alright|all right|fine|better|any better|recovering|on the mend|himself again|herself again)|how(?:'?s| is| are|s) PETWHO(?: (?:doing|feeling|getting on|recovering|holding up))?/,
    ),
    not: any(
      DEATH,
      'cancer',
      'tumou?r',
      'run over',
      'hit by a (?:car|van)',
      'missing',
      KIN + " (?:is|'s|was|has|fell|got|had)",
    ),
  },
  {
    kind: 'afterOthersLookingAfter',
    asked: ask(
      /who(?:'?s| is|se| will| ll|'ll) (?:going to |gonna )?(?:be )?(?:looking after|look after|watching|minding|feeding|feed|babysitting|dog ?sitting|cat ?sitting|pet ?sitting|taking care of|take care of|having|walking) (?:him|her|them|it|(?:the|your|ur|all the|all your) (?:\w+ ){0,2}\w+)|who(?:'?s| has)? got (?:the|your|ur) (?:dogs?|cats?|puppy|kids?|children|little ones?|baby)/,
    ),
    not: any(GRAVE, "who(?:'s| is) having (?:the|a|your) (?:baby|steak|pizza|drink|last)"),
  },
  // ---- things broken, money
  {
    kind: 'afterOthersWrongWithIt',
    his: both(THINGS + '|garage|mechanic|plumber|mot', TROUBLE),
    asked: ask(
      /what(?:'?s| is|s| was) (?:actually |even )?(?:wrong|up|the matter|going on|the problem|the issue|happened) ?(?:with|to)? ?(?:it|(?:the|your|ur) (?:\w+ )?THINGS)|what(?:'?s|s| is| was) (?:wrong|the (?:problem|issue|verdict|diagnosis|matter))|what (?:did|do|does|have|has) (?:the |your )?(?:garage|mechanics?|plumber|engineer|electrician|repair ?(?:man|shop|guy)|shop|they|guy|man|aa|rac)(?: at the garage)? (?:say|said|find|found|think|reckon)(?: (?:is|was) wrong(?: with it)?)?|do (?:you|u|they) know what'?s wrong(?: with it)?|what broke|what happened (?:to|with) (?:it|the \w+|your \w+)/,
    ),
    not: any(
      PETS,
      BODY,
      'hospital',
      'funeral',
      'passed away',
      'injur\\w*',
      'heart',
      'bone',
      'up with me',
      'boss',
      KIN + ' (?:died|is dying)',
    ),
  },
  {
    kind: 'afterOthersFixable',
    his: new RegExp(
      both(
        THINGS +
          '|mug|glasses|chair|table|sofa|bag|zip|shoes?|boots?|trainers|jacket|coat|necklace|ring|bracelet|vase|plate|trousers|jeans',
        TROUBLE,
      ).source,
    ),
    asked: ask(
      /(?:can|could|will) (?:it|that|they) (?:still |even |actually )?be (?:fixed|repaired|mended|saved|salvaged|sorted)|(?:is|was) (?:it|that) (?:still )?(?:fixable|repairable|salvageable|saveable|savable|worth fixing)|(?:can|could|will) (?:they|he|she|anyone|someone|somebody|the garage|the mechanic) (?:be able to )?(?:fix|repair|mend|save|sort) (?:it|that|your \w+)|(?:are|will) they (?:be )?(?:able to|going to be able to) (?:fix|repair|mend) (?:it|that)/,
    ),
    not: any(
      BODY,
      'heart',
      'marriage',
      'relationship',
      'friendship',
      PETS,
      'beyond repair',
      'a write off',
      'written off',
    ),
  },
  {
    kind: 'afterOthersCost',
    asked: ask(
      /(?:will|is|was|were|are|wasn'?t|isn'?t) (?:it|that|they|this) (?:going to |gonna |gunna )?(?:be |all )?(?:very |really |quite |super |so |too |a bit |pretty )?(?:expensive|pricey|dear|costly|spenny)|(?:will|is|did|does|has) (?:it|that) (?:going to |gonna )?(?:cost|costing|set) (?:you |u )?(?:a lot|lots|much|loads|a fortune|back a lot|a bomb|an arm and a leg)|how much (?:are|r|is|do|did|will|would|does|was|were|has) (?:they|he|she|it|that|the garage|the mechanic|the vet|the plumber)(?:'ll)? ?(?:going to |gonna |all )?(?:be )?(?:charg(?:e|ing|ed)|want(?:ing)?|ask(?:ing)?|cost(?:ing)?|set|quot(?:e|ed|ing)|be|come to)?(?: (?:you|u))?(?: (?:for|back|for it|for that|in total|to fix(?: it)?|to repair(?: it)?))*|how much (?:did|do|will) (?:you|u) (?:have to )?pay(?: for (?:it|that))?|(?:big|huge|massive) bill/,
    ),
    not: any(
      'funeral',
      'died',
      'passed away',
      'hospital',
      'put (?:\\w+ ){0,3}to sleep',
      'divorc\\w*',
      'solicitor',
      'salary',
      'wages?',
      'pay rise',
      'raise',
      'rent',
      'engagement',
      'free',
      'how much (?:is|was|are|were) (?:he|she)',
      'weigh\\w*',
    ),
  },
  {
    kind: 'afterOthersClaimBack',
    asked: ask(
      /(?:can|could|will|are|r|would|can'?t|do|did) (?:you|u) (?:be able to |able to |not )?(?:claim|claiming|get|getting) (?:it|that|your money|ur money|the money|any of it|anything|any money|some of it|the cost|a bit) back(?: (?:from (?:them|work|the \w+)|on (?:(?:the|your|ur) )?(?:insurance|expenses|warranty|work)))*|(?:can|could|will|are|r|would|can'?t|do|did|have) (?:you|u) (?:be able to |able to |going to |gonna |not )*(?:claim(?:ing|ed)? (?:for (?:it|that)|it on (?:the |your |ur )?(?:insurance|expenses|warranty)|that on (?:the |your |ur )?(?:insurance|expenses|warranty)|on (?:the |your |ur )?(?:house |home |car |travel )?insurance|compensation|expenses|it|anything)|(?:get|getting|got|ask for|asked for) (?:a refund|any refund|refunded|(?:any )?compensation|compensated|reimbursed|a replacement|any money back|your money back)(?: (?:for (?:it|that)|on (?:it|that)))?)|(?:is|are|was|were) (?:it|that|you|u|they) (?:still |at least |not )*(?:covered|insured|under (?:warranty|guarantee)|in warranty|refundable)(?: (?:by|on|for) (?:(?:the|your|ur) )?(?:insurance|warranty|that|it))?|(?:will|would|do|did|are|have|won'?t) (?:they|the \w+|(?:your |ur |the )?insurance|work) (?:going to |gonna |at least |not )*(?:refund|refunding|refunded|reimburse|compensate|cover|covering|pay for|paying for)(?: (?:you|u|it|that|for (?:it|that)))*/,
    ),
    not: any(
      'funeral',
      'passed away',
      'hospital',
      'ex',
      'girlfriend',
      'wife',
      'benefits?',
      'universal credit',
      'lent',
      'stolen',
    ),
  },
  {
    kind: 'afterOthersWorksNow',
    asked: ask(
      /(?:is|are) (?:it|that|they|everything|the THINGS|your THINGS|ur THINGS) (?:all |back |finally )*(?:fixed|working|mended|repaired|sorted(?: out)?|up and running|back on|on again|resolved)|(?:does|do) (?:it|they|the THINGS|your THINGS) work (?:now|again|ok|okay|properly|after that)|(?:did|have|has) (?:WHO|it|the (?:landlord|garage|mechanic|plumber|engineer|council|agency|company)|someone|anyone) (?:manage to |managed to |actually |even |ever |been )*(?:fix|fixed|sort|sorted|repair|repaired|mend|mended|resolve|resolved|do anything about)(?: (?:it|that|them|everything))?(?: out)?|(?:did|have) (?:you|u) (?:manage to |managed to |get |got |getting )*(?:fix|fixed|sort|sorted)(?: (?:it|that))?(?: (?:out|sorted|fixed))?|did (?:you|u) get (?:it|that) (?:sorted|fixed|working|mended)/,
    ),
    not: any(
      GRAVE,
      BODY,
      'marriage',
      'relationship',
      'girlfriend',
      'ex',
      'argument',
      'fell out',
      'diet',
      'depress\\w*',
      'tests?',
      PETS,
    ),
  },
  {
    kind: 'afterOthersApologise',
    asked: ask(
      /(?:did|have|has|do|does|didn'?t) (?:WHO|the (?:restaurant|shop|company|airline|driver|waiter|waitress|staff)|anyone|anybody|it) (?:at least |even |ever |actually |not |never )*(?:apologi[sz]ed?|say (?:that )?(?:he was |she was |they were |they'?re )?sorry|said (?:\w+ )?sorry|give (?:you|u) an apology)(?: (?:to (?:you|u)|for (?:it|that)))?|did (?:you|u) (?:at least )?get an apology/,
    ),
    not: any(GRAVE, 'hit me', 'hurt me', 'steal\\w*', 'stole\\w*', PETS),
  },
  {
    kind: 'afterOthersNote',
    his: any(
      'hit (?:my|the) (?:car|van|bike|fence|wall|door|mirror)',
      'bump(?:ed)?',
      'dent(?:ed|s)?',
      'scratch(?:ed|es)?',
      'scrap(?:e|ed)',
      'key(?:ed)',
      'clipped',
      'wing mirror',
      'smashed',
      'revers(?:ed|ing) into',
      '(?:drove|driven|drives|crashed|backed|gone|went) into',
      'parked',
      'blocked (?:me )?in',
      'parcels?',
      'package',
      'deliver(?:y|ed|ies)',
      'courier',
      'on my doorstep',
      'took my (?:bike|parcel|bins?|space|lunch|milk|food)',
      '(?:ate|eaten) my (?:lunch|food|yog\\w+)',
    ),
    asked: ask(
      /(?:did|have|has|didn'?t) (?:WHO|anyone|anybody|someone|the (?:driver|courier|postman|person)|it) (?:at least |even |actually |not )*(?:leave|left)(?: (?:you|u))? (?:a|any|their|his|her|you|u)? ?(?:note|number|details|card|message|name|contact details|insurance details)|(?:was there|any|no|is there) (?:a |any )?(?:note|card)/,
    ),
    not: any(
      'suicide',
      'killed',
      'died',
      'own life',
      'death',
      'injur\\w*',
      'hospital',
      'cyclist',
      'pedestrian',
    ),
  },
  // ---- work, results
  {
    kind: 'afterOthersWhenKnow',
    asked: ask(
      /when (?:will|do|should|would|are|r|is|does) (?:they|he|she|it|work|the \w+)(?: going to| gonna)? (?:be )?(?:let(?:ting)? (?:you|u) know|tell(?:ing)? (?:you|u)|decid(?:e|ing)|get(?:ting)? back to (?:you|u)|announc(?:e|ing)(?: it)?|contact(?:ing)? (?:you|u))|when (?:will|do|should|would|are|r) (?:you|u)(?:'?ll)?(?: going to| gonna| likely to| supposed to| meant to| expecting to)? (?:hear(?:ing)?|find(?:ing)? out|know|get (?:the|your|ur|to know) ?(?:results?|answer|decision)?)(?: (?:back|anything|from them|by|for sure|more|the results?|if (?:you|u)(?:'ve)? (?:got|get|passed|pass) ?(?:it|in|the job)?))*|how long (?:till|til|until|before|do you have to wait (?:till|until|to)) (?:you |u |they )?(?:know|hear(?: back)?|find out|let (?:you|u) know)|(?:do|did|have) (?:you|u|they) (?:know|say|said) when (?:you'?ll|they'?ll|u'?ll|you|they|u) (?:will |would |'d )?(?:hear|find out|let (?:you|u) know|know)(?: back)?|when (?:you'?ll|they'?ll|u'?ll) (?:hear|find out|know|let (?:you|u) know)/,
    ),
    not: any(
      'biopsy',
      'scan',
      'hospital',
      'blood tests?',
      'cancer',
      'pregnan\\w*',
      'std',
      'sti',
      'mri',
      'doctors?',
      'vets?',
      'court',
      'custody',
    ),
  },
  {
    kind: 'afterOthersHeardYet',
    his: any(
      'jobs?',
      'interview(?:s|ed)?',
      'appl(?:y|ied|ying|ication|ications)',
      'flat',
      'viewings?',
      'offer',
      'house',
      'mortgage',
      'uni',
      'course',
      'audition',
      'exams?',
      'results?',
      'complain(?:t|ed)',
      'refund',
      'promotion',
      'council',
      'agency',
      'recruiter',
      'hr',
      'role',
      'position',
      'trial shift',
      'assessment',
      'competition',
      'visa',
      'waiting to hear',
      'transfer',
      'pay rise',
    ),
    asked: ask(
      /(?:did|have|has) (?:they|he|she|work|the (?:agency|recruiter|company|landlord|council|school|uni|agent)) (?:not |even |ever )*(?:let (?:you|u) know|got(?:ten)? back to (?:you|u)|get back to (?:you|u)|repl(?:y|ied)|answer(?:ed)?|contact(?:ed)? (?:you|u)|tell (?:you|u)(?: anything)?|told (?:you|u)(?: anything)?|decid(?:e|ed)|call(?:ed)?(?: (?:you|u))?(?: back)?|r[iau]ng(?: (?:you|u))?(?: back)?)|(?:have |did |'?ve )?(?:you|u) (?:not )?(?:hear|heard)(?: (?:back|anything|owt|from them|the result))*|any (?:news|word|update)s?(?: from them| on (?:it|that|the \w+))?/,
    ),
    not: any(
      'biopsy',
      'scan',
      'hospital',
      'blood tests?',
      'cancer',
      'pregnan\\w*',
      'missing',
      'custody',
      'court',
      'doctors?',
      'vets?',
      'cancel\\w*',
    ),
  },
  {
    kind: 'afterOthersPassed',
    his: any(
      'mot',
      'tests?',
      'exams?',
      'inspection',
      'gcses?',
      'a levels?',
      'assessment',
      'driving',
      'finals',
      'survey',
      'grade \\w+',
      'viva',
    ),
    asked: ask(
      /(?:did|has|have|will|didn'?t) (?:it|he|she|they|WHO|(?:the|your|ur) (?:\w+ )?THINGS)(?: manage to| all)? pass(?:ed)?(?: (?:it|the (?:test|mot|exam)|its mot|(?:his|her|their|the) (?:\w+ )?(?:test|exams?|driving test)))?|was it a pass/,
    ),
    not: any(GRAVE, 'covid', 'blood', 'pregnan\\w*', 'scan', 'eye tests?', 'drug'),
  },
  {
    kind: 'afterOthersHowDidItGo',
    his: any(
      'interview(?:s|ed)?',
      'exams?',
      'tests?',
      'presentation',
      'presented',
      'audition',
      'appraisal',
      'performance review',
      'assessment',
      'trial shift',
      'viva',
      'pitch(?:ed)?',
      'speech',
      'mock',
      'first lesson',
      'driving lesson',
      'recital',
      'open mic',
      'best man',
      'big meeting',
      'meeting with',
      'observation',
    ),
    asked: ask(
      /how(?:'?d| did| has|'?s|d) (?:it|that|the \w+(?: \w+)?|your \w+(?: \w+)?|ur \w+) (?:all )?(?:go|gone|went)|how was (?:it|that|the \w+|your \w+|ur \w+)|did (?:it|that) go (?:ok|okay|well|alright|all right|to plan)/,
    ),
    not: any(
      GRAVE,
      'blood',
      'covid',
      'mot',
      'scan',
      'pregnan\\w*',
      'eye tests?',
      'hearing tests?',
      '(?:my|our) (?:\\w+ )?' +
        KIN +
        "(?:'s)? (?:\\w+ )?(?:had|has|did|exam|interview|test|audition|got|first|driving)",
      '(?:his|her|their) (?:\\w+ )?(?:exams?|interview|test|audition|driving)',
    ),
  },
  {
    kind: 'afterOthersDoctorSayMe',
    his: any(BODY, 'doctors?', 'docs?', 'gp', 'physio\\w*', 'dentist', 'osteopath', 'chiropractor', 'x ?ray'),
    asked: ask(
      /what (?:did|does|do|has|have) (?:the |your |ur )?(?:doctors?|docs?|dr|gp|physio|dentist|specialist|nurse|consultant|osteopath|chiro\w*|they)(?: have to)? (?:say|said|think|reckon|tell (?:you|u))|what (?:did|does) (?:the )?(?:x ?ray|scan) (?:say|show)/,
    ),
    not: any(
      KIN,
      PETS,
      'vets?',
      'cancer',
      'tumou?r',
      'biopsy',
      'chemo\\w*',
      'heart',
      'stroke',
      'lump',
      'depress\\w*',
      'therap(?:y|ist)',
      'anxiety',
      'hiv',
      'seizures?',
      'head injury',
      'mri',
      'hospital',
      'boss',
      'garage',
      '(?:his|her|their) (?:\\w+ )?(?:knee|back|leg|arm|hip)',
      'front door',
    ),
  },
  {
    kind: 'afterOthersKneeNow',
    his: any(
      BODY,
      'injur(?:y|ed)',
      'pulled',
      'burnt (?:my|myself)',
      'bruis\\w*',
      'stubbed',
      'trapped my',
      'cut my',
      'doms',
      'aching',
      'achy',
      'sore',
    ),
    asked: ask(
      /how(?:'?s| is| are|'?re| r|s) (?:it|that|they|(?:the|your|ur|ya) (?:poor |bad |left |right |lower )*(?:knee|back|ankle|foot|feet|toe|leg|hip|shoulder|arm|elbow|wrist|hand|finger|thumb|neck|rib|tooth|teeth|jaw|hamstring|calf|heel|nose|injury|sunburn|muscle)s?)(?: (?:feeling|doing|healing|holding up|getting on|looking))?|(?:does|do) (?:it|that|they|(?:the|your|ur) \w+) (?:still |really |not )?(?:hurt|ache|sting)(?: (?:much|a lot|lots|loads|bad|badly|when you \w+))?|(?:is|are) (?:it|they|(?:the|your|ur) \w+) (?:still |really |very |any |feeling |getting )*(?:sore|painful|hurting|aching|better|ok|okay|alright|swollen)|(?:are|r) (?:you|u) in (?:a lot of |much )?pain|(?:still )?(?:hurting|sore)/,
    ),
    not: any(
      KIN,
      PETS,
      'tattoo',
      'heart',
      'lungs?',
      'cancer',
      'head injury',
      'piercing',
      'depress\\w*',
      '(?:his|her|their) (?:\\w+ )?(?:knee|back|leg|arm|hip|ankle)',
      'feelings',
    ),
  },
  {
    kind: 'afterOthersJobTerms',
    his: any(
      'jobs?',
      'work(?:ing)?',
      'shifts?',
      'role',
      'contract',
      'start(?:ed|ing)?',
      'hired',
      'offer(?:ed)?',
      'position',
      'promotion',
      'temp(?:ing)?',
      'apprenticeship',
      'cover',
    ),
    asked: ask(
      /(?:is|will|are|would) (?:it|that|this|the (?:new )?(?:job|role|contract|position))(?: going to| gonna| be)* (?:a )?(?:full ?-?time|permanent|perm|long ?-?term|for good)(?: (?:job|role|one|contract|position|thing))?/,
    ),
    not: any('part ?-?time', 'relationship', 'tattoo', 'girlfriend', 'damage', 'lost my job'),
  },
  {
    kind: 'afterOthersLetYou',
    asked: ask(
      /(?:do|will|would|does|did) (?:they|he|she|your (?:work|boss|manager|landlord|landlady|office|company|job)|ur (?:work|boss|manager|landlord)|work|the landlord) (?:not |even |ever |actually )*(?:let|allow) (?:you|u)(?: to)? (?:work|wear|have|take|keep|go|leave|start|finish|choose|pick|do|swap|bring|use|listen|get|paint|decorate|eat|drink|play|hang|put|change|come|off|wfh|stay|park|borrow|drive|book)\b[^?]{0,40}|(?:are|r) (?:you|u) (?:even |actually )?allowed (?:to [^?]{2,40}|pets?|it|that|(?:a|your) \w+)/,
    ),
    not: any(
      GRAVE,
      'see (?:him|her|them|the kids|your kids|your son|your daughter)',
      'visit',
      'tell me',
      'talk about',
      'probation',
      'drive again',
      'have the (?:kids|children)',
      'your (?:girlfriend|wife|partner|ex)',
    ),
  },
  {
    kind: 'afterOthersPayYou',
    asked: ask(
      /(?:do|does|will|are|is|did|don'?t) (?:they|he|she|work|your (?:work|boss|company|job)|ur (?:work|boss))(?: at least| even| actually| not| going to| gonna)* (?:pay(?:ing)?|give|giving) (?:you|u) (?:extra|more|overtime|double(?: time)?|time and a half|for (?:it|that|this|the (?:overtime|extra \w+|travel)|all (?:that|this)|overtime|being on call))(?: (?:for (?:it|that|the (?:overtime|extra \w+))|money|pay))?|(?:do|are|will|r) (?:you|u)(?: at least| even| actually| not)* (?:get|getting|be|got) (?:paid|overtime|extra(?: pay| money)?|double(?: time)?|time and a half|paid (?:extra|more|overtime|double))(?: (?:for (?:it|that|this|the (?:overtime|extra \w+)|all (?:that|this)|overtime)|extra|overtime))*|is it paid(?: overtime)?/,
    ),
    not: any(
      'how much',
      'redundan\\w*',
      'sick',
      'hospital',
      'blood',
      'sperm',
      'maternity',
      'paternity',
      'when',
    ),
  },
  {
    kind: 'afterOthersBossSay',
    his: any(
      'boss(?:es)?',
      'managers?',
      'supervisor',
      '(?:told|asked|rang|called|emailed|messaged) work',
      'late (?:for|to|into) work',
      'notice',
      'resign(?:ed|ing)?',
      'quit(?:ting)?',
      'pay ?rise',
      'raise',
      'time off',
      'annual leave',
      'promotion',
      'hr',
      'called in sick',
      'overslept',
      'appraisal',
    ),
    asked: ask(
      /what (?:did|does|do|has|have) (?:your |ur |the |ya )?(?:boss(?:es)?|manager|supervisor|hr|work|gaffer|line manager)(?: have to)? (?:say|said|think|reckon)(?: (?:to (?:you|that|it)|when (?:you|u) [^?]{2,30}|about [^?]{2,20}))?|what (?:did|have|has) (?:he|she|they) (?:say|said)(?: (?:to (?:you|that|it)|when (?:you|u) (?:told|asked|said)[^?]{0,20}))?/,
    ),
    not: any(
      GRAVE,
      KIN,
      'vets?',
      'doctors?',
      'physio',
      'dentist',
      PETS,
      'landlord',
      'garage',
      'mechanic',
      'friends?',
      'mates?',
      'flatmates?',
      'housemates?',
      'ex',
    ),
  },
  // ---- people: what they said, thought, did
  {
    kind: 'afterOthersKnowAboutMe',
    asked: ask(
      /(?:do|does|did) (?:WHO|everyone|everybody|anyone|anybody) (?:already |even |actually )?(?:know|no|know all) (?:about|of) (?:me|us)|(?:have|did|do|does) (?:you|u) (?:already |ever |even |actually )*(?:told|tell|mention(?:ed)?|said anything|talk(?:ed)?|speak|spoken) ?(?:to |anything to )?(?:WHO|him|her|them|anyone|anybody|your \w+|everyone)? ?(?:about|of)? ?(?:me|us)|(?:do|does|have|has) (?:WHO) (?:ever )?(?:ask|asked|heard) about me/,
    ),
    not: any(
      'your (?:wife|girlfriend|partner|husband|boyfriend|ex|fiancee?|missus)',
      'girlfriend',
      'wife',
      'fiancee?',
    ),
  },
  {
    kind: 'afterOthersHowTakeIt',
    asked: ask(
      /how (?:did|has|have|is|are|'?s) (?:WHO) (?:take|taken|taking|react(?:ed|ing)?|respond(?:ed)?|handle)(?: (?:it|that|to (?:it|that)|the news|when (?:you|u) [^?]{2,30}))?|(?:was|were|is|are) (?:WHO) (?:really |very |super |quite |a bit |so |still |proper |pretty )*(?:mad|angry|annoyed|cross|pissed|pissed off|fuming|livid|furious|raging|in a mood)(?: (?:with (?:you|u)|at (?:you|u)|when (?:you|u) [^?]{2,30}))?|did (?:WHO) (?:get|go) (?:mad|angry|annoyed|cross|mental|crazy|ballistic)(?: (?:with|at) (?:you|u))?/,
    ),
    not: any(GRAVE, 'hit me', 'broke up', 'dumped', 'came out', "i'?m gay", 'pregnan\\w*', 'drunk'),
  },
  {
    kind: 'afterOthersUpset',
    his: any(
      "(?:didn|couldn|wasn|doesn|isn|won|can|haven|hasn|hadn)'?t",
      'forgot(?:ten)?',
      'told',
      'cancel\\w*',
      'miss(?:ed|ing|es)',
      'fail(?:ed|s)?',
      'lost (?:his|her|their|the|it)',
      'lost',
      'dumped',
      'split(?:ting)? up',
      'broke up',
      'broken up',
      'break ?up',
      '(?:broke|broken|smashed|ruined|lost|threw away) (?:my|his|her|their|the)',
      'let (?:him|her|them|\\w+) down',
      'sad',
      'upset',
      'gutted',
      'cried',
      'crying',
      'tears?',
      '(?:bad|rough|hard|awful|rubbish|tough) (?:day|week|time|news)',
      'bad news',
      'argu(?:ment|ed|ing)',
      'fell out',
      'fallen out',
      'had a row',
      'first day',
      'drop(?:ped)? off',
      'leav(?:e|ing)',
      'left',
      'mov(?:ed|ing)',
      'homesick',
      'bull(?:y|ied|ying)',
      'stress\\w*',
      'struggling',
      'turned down',
      'rejected',
      'say(?:ing)? (?:no|goodbye)',
      'said no',
      'had to say',
      'without (?:him|her|them)',
      'i was (?:\\w+ ){0,4}late',
      'redundant',
      'lonely',
      'nervous',
      'heartbroken',
      'ghosted',
      'stood up',
    ),
    asked: ask(
      /(?:was|were|is|are|r) (?:WHO|everyone|everybody) (?:really |very |super |quite |a bit |so |still |too |pretty |feeling |all |gonna be |going to be )*(?:ok|okay|alright|all right|upset|sad|gutted|disappointed|heartbroken|devastated|crying|down|shaken)(?: (?:with it|when (?:you|u|he|she|they) [^?]{2,30}))?|will (?:WHO) be (?:ok|okay|alright|all right|upset|gutted)|did (?:WHO) cry/,
    ),
    not: any(
      GRAVE,
      PETS,
      'vets?',
      'missing',
      'ill',
      'sick',
      'hurt',
      'injur\\w*',
      'fell (?:down|over|off)',
      'fallen',
      'crash',
      'mugg\\w*',
      'robbed',
      'answer\\w*',
      '(?:replied|picked up|been in touch|heard from)',
      'breathe',
      'broke down',
      'ok with',
      'wedding',
      'proposed',
      'happy tears',
    ),
  },
  {
    kind: 'afterOthersThink',
    asked: ask(
      /what (?:did|does|do|has|have) (?:WHO|everyone|everybody)(?: actually| really| all)? (?:think|reckon|make)(?: (?:of|about) (?:it|that|this|them|the \w+(?: \w+)?|your \w+(?: \w+)?|all (?:this|that)))?|(?:did|does|do|has|have) (?:WHO|everyone|everybody)(?: actually| really| all)? (?:like|love|enjoy|approve of)(?: (?:it|that|them|the (?:present|gift|food|surprise|cake|film|meal|flowers|\w+)|your (?:cooking|present|gift|\w+)))|(?:was|were) (?:WHO) (?:happy|pleased|impressed)(?: with (?:it|them|that))?/,
    ),
    not: any(
      GRAVE,
      PETS,
      'vets?',
      'doctors?',
      'physio',
      'mechanic',
      'garage',
      '(?:of|about) (?:me|us)',
      'like (?:me|you|there)',
      'like living',
      'like working',
      'their (?:job|work|school)',
    ),
  },
  {
    kind: 'afterOthersWhatDidTheyDo',
    his: any(
      '(?:driv(?:e|es|ing)|drove) me (?:mad|crazy|nuts|insane|bonkers|up the wall|round the bend)',
      'annoy(?:s|ed|ing)?',
      'nightmare',
      'idiots?',
      '(?:doing|does|done) my head in',
      'fuming',
      'fed up',
      'pissed (?:me )?off',
      'piss(?:es|ing) me off',
      '(?:wound|winds?|winding) me up',
      "can'?t stand",
      '(?:fell|fallen|falling) out',
      'argument',
      'argued',
      'had a row',
      'rude',
      'unbelievable',
      'moody',
      'difficult',
      'let me down',
      "(?:could|going to|gonna|'ll) (?:kill|strangle|murder|throttle) (?:him|her|them|my)",
      'in a (?:right |foul |bad |proper )?mood',
      'at it again',
      'sick of',
      'got on my nerves',
      'getting on my nerves',
      'pain in the',
      'ridiculous',
      'useless',
      'had enough of',
    ),
    asked: ask(
      /what (?:did|has|have|does) (?:WHO|it)(?: actually| even)? (?:do|done|doing|did|said or done|say or do)(?: (?:to (?:you|u)|wrong|that'?s so \w+|to annoy (?:you|u)))?|what(?:'?s|s| has|'?ve| have) (?:WHO)(?: gone and)? done(?: (?:to (?:you|u)|wrong))?|what (?:is|are|was|were|'?s) (?:WHO) doing(?: (?:to (?:you|u)|wrong))?/,
    ),
    not: any(
      GRAVE,
      'hit me',
      'hurt me',
      'ex',
      'for a living',
      'for work',
      'girlfriend',
      'dumped',
      'broke up',
    ),
  },
  {
    kind: 'afterOthersDoesThatALot',
    asked: ask(
      /(?:does|do) (?:WHO|PETWHO|it|that|this|the \w+) (?:always|often|usually|normally|regularly) (?:do (?:that|this|it)|happen|(?:behave|act|be) like (?:that|this))(?: to (?:you|u))?|(?:does|do) (?:WHO|PETWHO|it|that|this|the \w+) (?:do (?:that|this|it)|happen|(?:behave|act) like (?:that|this))(?: to (?:you|u))? (?:a lot|lots|often|much|loads|all the time|regularly|every (?:day|time|week)|very often)|(?:is|are|was) (?:WHO|PETWHO|it|that|this|work|the (?:train|traffic|bus|shop|office)) (?:always|usually|normally|often) (?:like (?:that|this)|this \w+|that \w+|so \w+|late|busy|cheeky|naughty|moody|dramatic|rude)|(?:is|was) (?:that|this) (?:normal|usual|typical|a regular thing|a common thing|an? (?:everyday|regular) (?:thing|occurrence))(?: for (?:him|her|them|it|you))?/,
    ),
    not: any(
      GRAVE,
      'hit(?:s|ting)? (?:me|her|him)',
      'drunk',
      'drinking',
      'faint\\w*',
      'panic attacks?',
      'scream(?:s|ed)? at',
      'threw',
      'crying',
      'blood',
      'bleed\\w*',
      'nightmares',
      'chest',
    ),
  },
  {
    kind: 'afterOthersWhatSay',
    asked: ask(
      /what (?:did|does|do|has|have) (?:WHO|everyone|everybody)(?: actually| even| all| have to)? (?:say|said|reply|answer|tell (?:you|u)|text(?: (?:you|u))?)(?: (?:back|to (?:you|that|it)|about (?:it|that)|when (?:you|u) (?:told|asked|said|rang|called)[^?]{0,25}))?|what(?:'?s| was| were) (?:his|her|their) (?:answer|advice|reply|response|verdict)/,
    ),
    not: any(
      GRAVE,
      PETS,
      'vets?',
      'doctors?',
      'gp',
      'physio',
      'dentist',
      'mechanic',
      'garage',
      'plumber',
      'boss(?:es)?',
      'managers?',
      'supervisor',
      'interview',
      '(?:told|asked|rang|called|emailed|messaged) work',
      'pay ?rise',
      'handed (?:my|in my) notice',
      'about me',
      'dumped',
      'broke up',
      'ex',
      'police',
      'proposed',
      'biopsy',
    ),
  },
  {
    kind: 'afterOthersWhatLike',
    his: any(
      KIN,
      FOLK,
      'people',
      'crew',
      'group',
      'staff',
      'bosses',
      'newbie',
      'new starter',
      'lodger',
      'in laws',
      'club',
      'class',
      'gang',
      'band',
      'new job',
      'office',
      'teammates',
    ),
    asked: ask(
      /what(?:'?s| is| are|'?re| r|s|re) (?:WHO|everyone|the people|your new \w+|ur new \w+|they all) like(?: to (?:work|live) with)?|(?:are|is|r) (?:WHO|everyone|the people|they all) (?:nice|friendly|sound|lovely|cool|decent|good to (?:work|live) with|easy to get on with|ok to (?:work|live) with)(?: (?:to (?:you|u)|people|enough))?|(?:do|did) (?:you|u) (?:get on|get along)(?: well| ok| okay)?(?: with (?:WHO|them|him|her|everyone))?/,
    ),
    not: any(GRAVE, 'ex', 'girlfriend', 'exes', PETS, 'not nice', 'date with', 'shoes', 'jeans', 'trainers'),
  },
  {
    kind: 'afterOthersOlder',
    asked: ask(
      /(?:is|are|r|was) (?:WHO|they|(?:that|this) (?:your|ur) \w+(?: \w+)?) (?:much |a lot |way )?(?:older|younger|elder|the (?:older|younger|oldest|youngest|eldest|middle)(?: one)?)(?: (?:than (?:you|u)|or (?:is (?:he|she) )?(?:older|younger)(?: than (?:you|u))?|brother|sister))*|older or younger(?: (?:than (?:you|u)|brother|sister))*|younger or older(?: than (?:you|u))?|(?:is (?:he|she|that) )?(?:your |ur )?(?:older|younger|big|little) (?:brother|sister|bro|sis)(?: or (?:older|younger|big|little)(?: (?:one|brother|sister))?)?/,
    ),
    not: any('girlfriend', 'ex', 'boyfriend', 'dating', 'date', 'wife', PETS, DEATH),
  },
  {
    kind: 'afterOthersCalled',
    his: any(
      PETS,
      'baby',
      'niece',
      'nephew',
      'newborn',
      'son',
      'daughter',
      'godson',
      'goddaughter',
      'godchild',
      'little one',
      'toddler',
      'kids?',
      'gave birth',
      'had a (?:boy|girl)',
      'grandson',
      'granddaughter',
      'new arrival',
      'baby (?:boy|girl)',
    ),
    asked: ask(
      /what(?:'?s| is| are|'?re| r|s|re| was) (?:he|she|it|they|the (?:baby|little one|puppy|kitten|dog|cat|pup)|(?:your|ur) \w+(?: \w+)?) (?:called|named|going to be called|gonna be called)|what(?:'?s| is| are|'?re|s) (?:his|her|its|their|the (?:\w+'?s)|(?:your|ur) (?:\w+'?s)) names?|(?:does|do|has|have) (?:he|she|it|they) (?:have|got) (?:a )?names?|what (?:did|have) (?:they|you|u) (?:call|called|name|named) (?:him|her|it|them)|names?/,
    ),
    not: any(GRAVE, 'ex', 'vets?', 'dogs?', 'cats?', 'kittens?', 'pupp(?:y|ies)', 'rabbits?'),
  },
  {
    kind: 'afterOthersHowOld',
    asked: ask(
      /(?:how|what) (?:old|age) (?:is|are|r|'?s) (?:he|she|they|WHO|(?:the|your|ur|that) (?:\w+ )?(?:dogs?|cats?|puppy|pup|kitten|horse|little (?:one|man|lady|boy|girl)|babies|niece|nephew)s?)|how old(?:'s| is) (?:he|she)|(?:how|what age) old they are/,
    ),
    not: any(
      GRAVE,
      'ex',
      'girlfriend',
      'dating',
      'date with',
      'vets?',
      'old is (?:your|ur) (?:boss|manager)',
    ),
  },
  {
    kind: 'afterOthersHowOldIt',
    his: any(
      'car',
      'van',
      'motorbike',
      'bike',
      'moped',
      'house',
      'flat',
      'building',
      'boiler',
      'phone',
      'iphone',
      'laptop',
      'computer',
      'mac',
      'washing machine',
      'fridge',
      'tv',
      'telly',
      'guitar',
      'piano',
      'sofa',
      'mattress',
      'bed',
      'camper',
      'caravan',
      'camera',
      'watch',
      'tablet',
      'ipad',
      'boat',
      'record player',
      'trainers',
      'boots',
      'jacket',
      'xbox',
      'playstation',
      'golf',
      'fiesta',
      'corsa',
      'clio',
      'polo',
      'bmw',
      'audi',
    ),
    asked: ask(
      /how old(?: is|'s|s) (?:it|that(?: thing)?|the (?:\w+ )?(?:car|van|bike|house|flat|building|boiler|phone|laptop|thing)|(?:your|ur) (?:\w+ )?(?:car|van|bike|house|flat|phone|laptop|boiler))|what year is it/,
    ),
    not: any(PETS, 'baby', 'niece', 'nephew', DEATH),
  },
  {
    kind: 'afterOthersWhereLive',
    asked: ask(
      /where(?:abouts)? (?:does|do|is|are|'?s|s) (?:WHO|they) (?:live|living|based|from you)(?: now)?|(?:does|do) (?:WHO|they all|everyone) (?:all )?live (?:near|near (?:you|u)|nearby|close|close by|close to (?:you|u)|far(?: away)?|far from (?:you|u)|local|locally|round (?:here|there|you)|around (?:here|you)|in the same (?:town|city|place|area)|near here)|(?:is|are) (?:WHO|they) (?:quite |very |all )?(?:local|nearby|close by|far away|near (?:you|u))(?: to (?:you|u))?|(?:do|does) (?:you|u) live (?:near|close to|far from) (?:WHO|them|her|him)/,
    ),
    not: any(DEATH, 'ex', 'girlfriend', 'care home', 'hospital', 'homeless', 'prison', 'with (?:you|u)'),
  },
  {
    kind: 'afterOthersWhatDoesDo',
    asked: ask(
      /what (?:does|do) (?:he|she|(?:your|ur) (?:other |older |younger |big |little |best )*(?:mum|mom|dad|sister|sis|brother|bro|parents|friend|mate|flatmate|housemate|cousin|uncle|aunt|son|daughter|twin)s?|they both) do(?: (?:for (?:a )?(?:living|work|job)|as a job|for a job|work wise|job wise|for money))?|what(?:'?s| is) (?:his|her|(?:your|ur) \w+'?s) job|what kind of (?:job|work) (?:does|do) (?:he|she|they) (?:do|have)/,
    ),
    not: any(
      GRAVE,
      PETS,
      'ex',
      'girlfriend',
      'baby',
      'toddler',
      'nursery',
      '(?:driving|drives) me',
      'annoy\\w*',
      'niece',
      'nephew',
    ),
  },
  {
    kind: 'afterOthersWhichUni',
    asked: ask(
      /(?:which|what|wat) (?:uni|university|school|college|sixth form|primary(?: school)?)(?: (?:is|are|does|do|did|will|was) (?:WHO) (?:at|go(?:ing)?(?: to)?|in|attend|went to|be at|get into|starting(?: at)?|start(?: at)?))?|where(?:'?s|s| is| are| does| do| did) (?:WHO) (?:at (?:uni|university|college|school)|go(?:ing)? to (?:uni|university|college|school)|study(?:ing)?|going to uni|get into uni|start(?:ing)? (?:uni|school|college))/,
    ),
    his: any(KIN, FOLK, 'she', 'he', 'they', "she's", "he's", "they're"),
    not: any(
      GRAVE,
      'which (?:uni|school|college) (?:are|did|do) (?:you|u)',
      "i(?:'m| am| was)? (?:go|went|study|studied|studying|teach|taught|work|at uni|start(?:ing|ed)?)",
    ),
  },
  // ---- places, things, events
  {
    kind: 'afterOthersWhoHelps',
    asked: ask(
      /who(?:'?s| is|se|'ll| will| are)(?: going to| gonna)? (?:be )?(?:help(?:ing)?|pick(?:ing)?|giv(?:e|ing)|driv(?:e|ing)|collect(?:ing)?|drop(?:ping)?|meet(?:ing)?|tak(?:e|ing)) (?:you|u)(?: (?:up|off|a (?:lift|hand|ride)|with (?:it|that|the move|everything|all that)|move|out|from (?:the )?\w+|there|home|at (?:the )?\w+|to (?:the )?(?:airport|station|hospital)))*|(?:is|are|have|has|will) (?:anyone|anybody|someone|somebody|you got (?:anyone|anybody|someone)|u got (?:anyone|someone)) (?:to )?(?:help(?:ing)?|pick(?:ing)?|giv(?:e|ing)|driv(?:e|ing)|collect(?:ing)?|meet(?:ing)?) (?:you|u)(?: (?:up|a (?:lift|hand)|with (?:it|that)|move|out|home))*|(?:have|do) (?:you|u) (?:got|have) (?:any |some )?(?:help|a hand)|who (?:will|is going to) help/,
    ),
    not: any(
      GRAVE,
      'to dinner',
      'giving (?:you|u) (?:grief|advice)',
      'taking (?:you|u) (?:out|for)',
      'therap(?:y|ist)',
      'depress\\w*',
      'debt',
    ),
  },
  {
    kind: 'afterOthersAnyoneEat',
    his: any(
      'cook(?:ed|ing)?',
      'bak(?:ed|ing)',
      'burn(?:t|ed|ing)?',
      'cakes?',
      'made (?:a|an|some|my|the)',
      'dinner',
      'roast',
      'lasagne',
      'curry',
      'pie',
      'bread',
      'cookies',
      'brownies',
      'biscuits',
      'stew',
      'soup',
      'pasta',
      'bbq',
      'barbecue',
      'recipe',
      'pancakes?',
      'risotto',
      'chilli',
      'dish',
    ),
    asked: ask(
      /(?:did|has|have|will|would) (?:WHO|anyone|anybody|everyone|everybody|someone|you all|you guys|you) (?:still |actually |even |at least )*(?:eat|eaten|ate|try|tried|finish|finished|touch) (?:it|any of it|any|them|one|that|the (?:cake|food|lot))|did it get eaten|was it edible|did (?:you|u) still eat it/,
    ),
    not: any(PETS, 'poison\\w*', 'hospital'),
  },
  {
    kind: 'afterOthersAnyoneSee',
    his: any(
      'fell',
      'fallen',
      'tripped',
      'slipped',
      'stacked it',
      'face ?plant\\w*',
      'spill?(?:ed|t)?',
      'dropp?ed',
      'walked into',
      'walked (?:around|round|about)',
      'embarrass\\w*',
      'mortif\\w*',
      'inside out',
      'back to front',
      'odd (?:socks|shoes)',
      'wrong (?:person|name|house|car|room|chat|toilet|toilets)',
      'ripped',
      'split my',
      'flies? (?:was |were )?(?:undone|open|down)',
      'waved (?:at|back)',
      'push(?:ed)? (?:a |the )?(?:pull )?door',
      'sang',
      'singing',
      'danc(?:ed|ing)',
      'fell asleep',
      'called (?:my|the) (?:teacher|boss|manager)',
      'snor(?:ed|ing)',
      'cried (?:at|in|on)',
      'knocked over',
      'mistake',
      'messed up',
      'stuck',
      'toilet paper',
      'label',
      'toothpaste',
      'crashed into',
    ),
    asked: ask(
      /(?:did|has|have|do you think|think) (?:anyone|anybody|someone|somebody|many people|loads of people|people|WHO) (?:actually |even )?(?:see|saw|seen|notice[ds]?|watch(?:ed)?|hear|heard|spot(?:ted)?|catch|caught|film(?:ed)?)(?: (?:you|u|it|that|it happen|you do it))?|(?:were|was) there (?:any )?witnesses|any witnesses|were people (?:watching|around|looking)|was anyone (?:watching|around|there|looking)/,
    ),
    not: any(
      DEATH,
      'hospital',
      'ambulance',
      'police',
      'attacked',
      'phone in the',
      'mugg\\w*',
      'robbed',
      'followed',
    ),
  },
  {
    kind: 'afterOthersWhoWon',
    asked: ask(
      /(?:who|and who) (?:won|wins|win|ended up winning|came (?:first|top))(?: (?:it|the (?:game|match|quiz|race|bet|tournament|competition|final|argument)|in the end))?|did (?:you|u|your (?:team|lot|side)|ur team|they|WHO|you guys|you lot) (?:all )?win(?: (?:it|anything|the (?:game|match|quiz)))?/,
    ),
    not: any(
      'election',
      'court',
      'custody',
      'lottery',
      'did (?:you|u) win the lottery',
      'fight in',
      'war',
      'scratch ?card',
      'raffle',
      'bingo',
    ),
  },
  {
    kind: 'afterOthersSameOne',
    asked: ask(
      /(?:is|was|are) (?:it|that|this|he|she|they) (?:still )?the same (?:one|thing|car|knee|guy|boss|person|neighbour|neighbor|dog|place|problem|ankle|leg|tooth|manager|customer|job|bike|laptop|phone|part)s?(?: (?:as (?:before|last time|the last time|the other day|yesterday|last week|you had)|that [^?]{2,30}|you (?:told|mentioned|said)[^?]{0,25}))?|(?:same|the same) (?:one|thing|guy|problem|knee|ankle|neighbour|customer) (?:as (?:before|last time|the other day|yesterday))|(?:is|was) (?:it|that|this) a (?:different|new|another) (?:one|problem)(?: (?:to|from|than) (?:before|last time|the last one))?/,
    ),
    not: any(GRAVE, 'girlfriend', 'ex', 'date', 'lump'),
  },
  {
    kind: 'afterOthersGadgetDo',
    his: any(
      'gadget',
      'app',
      'machine',
      'air ?fryer',
      'thermomix',
      'robot',
      'hoover',
      'roomba',
      'smart ?\\w+',
      'alexa',
      'device',
      'tool',
      '3d printer',
      'printer',
      'drone',
      'watch',
      'bought (?:a|an|one|this|some)',
      'got (?:a|an|myself) (?:new )?\\w+',
      'ordered',
      'invented',
      'built',
      'building',
      'sensor',
      'software',
      'website',
      'programme?',
      'bread ?maker',
      'slow cooker',
      'camera',
      'keyboard',
      'lamp',
      'thing',
      'kit',
    ),
    asked: ask(
      /what does (?:it|that|this|that thing) (?:actually |even )?do|how does (?:it|that|this|that thing|the \w+) (?:actually |even )?work|how do (?:you|u) use (?:it|that)/,
    ),
    not: any(
      GRAVE,
      PETS,
      'jobs?',
      'rota',
      'shifts?',
      'company',
      'therap(?:y|ist)',
      'long distance',
      'custody',
      'medication',
      'tablets',
      'pills?',
      'diet',
      'fasting',
      'rent',
      'commission',
      'flat',
      'house',
      'girlfriend',
      'promot\\w*',
      'cold',
      'flu',
      'a drink',
      'drunk',
      'my (?:results|hair)',
    ),
  },
  {
    kind: 'afterOthersFreeEntry',
    his: any(
      'museum',
      'galler(?:y|ies)',
      'events?',
      'gigs?',
      'concert',
      'festival',
      'exhibition',
      'park',
      'gardens?',
      'class(?:es)?',
      'course',
      'app',
      'markets?',
      'fair',
      'show',
      'screening',
      'workshop',
      'talk',
      'tour',
      'zoo',
      'castle',
      'pool',
      'lido',
      'parkrun',
      'run club',
      'club',
      'open (?:day|mic|air)',
      'comedy',
      'quiz',
      'parking',
      'car boot',
      'lights',
      'fireworks',
      'tickets?',
      'beach',
      'farm',
      'membership',
      'group',
      'session',
      'podcast',
      'game',
    ),
    asked: ask(
      /(?:is|was|are) (?:it|that|they|entry|parking|the (?:museum|app|class|entry)) (?:all |actually |completely |totally )?free(?: (?:to (?:get in|go|enter|join|use|park|play|download)|entry|for everyone|or (?:do (?:you|u) (?:have to )?pay|paid|is there a charge)))*|(?:do|did) (?:you|u) (?:have|need|ave) to pay(?: (?:to get in|for (?:it|that|a ticket|entry)|to go|to enter|entry|anything))?|how much is (?:it to get in|entry|a ticket)/,
    ),
    not: any(
      'free (?:on|tonight|tomorrow|later|this)',
      'are you free',
      'parking fine',
      'a fine',
      'ticket on my',
    ),
  },
  {
    kind: 'afterOthersFar',
    asked: ask(
      /(?:is|was|isn'?t|are) (?:it|that|this|they|the (?:gym|office|beach|place|pub|school|hospital)|work|your (?:work|new (?:place|job|flat|house))|the new (?:place|job|flat|house|office)) (?:really |very |quite |that |too |much )*(?:far|close|nearby|near (?:you|u|here|home)|local|a long way|a long (?:drive|way|walk|trip|commute)|miles away|walking distance|within walking distance|close by|round the corner)(?: (?:away|from (?:you|u|here|home|where (?:you|u) (?:live|are)|yours|town|work|the \w+)|to (?:you|u|home|work|where (?:you|u) live|get to|go|drive|walk)|for (?:you|u)|to (?:you|u)))*|how far (?:is|away is|was|away's) (?:it|that|the \w+|your \w+)(?: (?:away|from (?:you|u|here|home|yours|where (?:you|u) \w+)))*|how far away(?: is (?:it|that))?/,
    ),
    not: any(
      GRAVE,
      'far along',
      'pregnan\\w*',
      'close (?:to (?:him|her|them)|family|friends?)',
      'how far (?:did|do|have)',
      'ran',
      'running',
    ),
  },
  {
    kind: 'afterOthersAnyGood',
    asked: ask(
      /(?:is|was|were|are) (?:it|that|this|they|the (?:film|movie|book|food|show|series|game|gig|concert|play|course|class|gym|place|restaurant|pub|pizza|coffee|podcast|album|band|dj|new \w+)) (?:actually |really |even |all )*(?:any good|good|worth it|worth (?:the (?:money|wait|trip|hype|trouble|drive|queue)|watching|reading|seeing|going(?: to)?|a (?:watch|read|visit|go|try)|all (?:that|the \w+)|buying)|decent|as good as (?:they|people|everyone) says?|nice|tasty|up to much)(?: or (?:rubbish|bad|overrated))?|any good|worth (?:it|a watch|a read|a visit|the hype)|(?:would|do|wud) (?:you|u) recommend(?: (?:it|that|them|the \w+))?/,
    ),
    not: any(
      GRAVE,
      'date',
      'interview',
      'exams?',
      'broke up',
      'boss',
      'blood',
      'scan',
      '(?:are|were) they (?:\\w+ )?nice',
      'flatmates?',
      'housemates?',
      'colleagues?',
      'neighbou?rs?',
    ),
  },
  {
    kind: 'afterOthersBusy',
    asked: ask(
      /(?:was|is|were|wasn'?t) (?:it|that|the (?:beach|gym|pub|shop|place|town|train|bar|club|park|pool|market|restaurant)|town|they|work|everywhere) (?:really |very |super |quite |too |so |all |that |mega |absolutely |just )*(?:busy|crowded|packed|rammed|heaving|mobbed|full|jammed|hectic|chocka|chock a block|dead|empty|quiet)(?: (?:in there|out|for a \w+|or (?:quiet|busy|dead|empty)))*|(?:were|was) there (?:many|lots of|loads of|a lot of|much of) (?:people|a crowd|others|a queue)(?: (?:there|about|in))?|(?:was there|were there) (?:a |any |big |much of a |long )*(?:queues?|crowds?|good turnout|turnout)|many people(?: there)?|much of a (?:queue|crowd|turnout)/,
    ),
    not: any(
      GRAVE,
      'flat',
      'house',
      'live',
      'street',
      'moved',
      'neighbou?rs?',
      'are (?:you|u) busy',
      'ward',
      'nurse',
      'the line',
      'phone line',
      'bed',
    ),
  },
  {
    kind: 'afterOthersCold',
    his: any(
      'sea',
      'sw(?:im|am|imming|um)',
      'camp(?:ed|ing)?',
      'walk(?:ed|ing|s)?',
      'hik(?:e|ed|ing)',
      'beach',
      'outside',
      'outdoors?',
      'tent',
      'snow(?:ed|ing|board\\w*)?',
      'ski(?:ing|ed)?',
      'lake',
      'river',
      'lido',
      'ice bath',
      'cold (?:shower|plunge|water)',
      'surf(?:ed|ing)?',
      'paddl(?:e|ed|ing)',
      'kayak\\w*',
      'sail(?:ed|ing)?',
      'boat',
      'fish(?:ed|ing)',
      'football',
      'rugby',
      'pitch',
      'match',
      'game',
      'stadium',
      'market',
      'mountain',
      'climb(?:ed|ing)?',
      'ran',
      'run',
      'cycl(?:ed|ing)',
      'bike',
      'festival',
      'fireworks',
      'bonfire',
      'garden',
      'allotment',
      'park',
      'dip',
      'pool',
      'sunrise',
      'stars',
      'northern lights',
    ),
    asked: ask(
      /(?:was|is|were|wasn'?t|isn'?t) (?:it|that|the (?:water|sea|lake|river|pool)|you|u) (?:not )?(?:really |very |super |quite |too |so |that |absolutely |bloody |a bit |all )*(?:cold|freezing|chilly|baltic|nippy|frozen|icy)(?: (?:in there|out|out there|up there|in the water))*|how cold (?:was|is) (?:it|that|the water)|(?:were|was) (?:you|u) (?:cold|freezing)/,
    ),
    not: any('boiler', 'heating', 'feet', 'got a cold', 'have a cold', 'coffee', 'tea', GRAVE),
  },
  {
    kind: 'afterOthersNoisy',
    his: any(
      'flat',
      'house',
      'home',
      'neighbou?rs?',
      'streets?',
      'road',
      'room',
      'place',
      'office',
      'mov(?:e|ed|ing)',
      'liv(?:e|ed|ing)',
      'town',
      'city',
      'centre',
      'station',
      'pub',
      'airport',
      'railway',
      'train line',
      'above',
      'downstairs',
      'upstairs',
      'next door',
      'village',
      'hostel',
      'hotel',
      'housemates?',
      'flatmates?',
      'balcony',
      'area',
      'building',
      'student',
    ),
    asked: ask(
      /(?:is|does|are|was|isn'?t|get) (?:it|that|they|your (?:flat|street|road|place|area)|the (?:street|road|area|flat|place)) (?:get )?(?:really |very |super |quite |too |so |that |ever )*(?:noisy|loud|rowdy)(?: (?:at night|in there|round there|there|where you are|or quiet|with [^?]{2,25}))*|(?:is it|does it get) quiet(?: (?:at night|there|round there|where you are))?|do (?:you|u) (?:hear|get) (?:a lot of|much|lots of|loads of|the|any) (?:noise|neighbours|trains|traffic)(?: from [^?]{2,20})?|much noise/,
    ),
    not: any('concert', 'gig', 'car', 'engine', 'baby', GRAVE),
  },
  {
    kind: 'afterOthersSafe',
    his: any(
      'area',
      'flat',
      'streets?',
      'city',
      'town',
      'neighbou?rhood',
      'estate',
      'motorbikes?',
      'motorcycle',
      'bike',
      'cycl(?:e|ed|ing)',
      'climb(?:ed|ing)?',
      'travel(?:ling|led|s)?',
      'abroad',
      'country',
      'solo',
      'walk(?:ed|ing)? home',
      'ladder',
      'scooter',
      'parachut\\w*',
      'sky ?div\\w*',
      'bungee',
      'paraglid\\w*',
      'div(?:e|ing)',
      'surf\\w*',
      'sea',
      'swim(?:ming)?',
      'river',
      'lake',
      'hik(?:e|ing)',
      'mountain',
      'hitch ?hik\\w*',
      'couch ?surf\\w*',
      'caving',
      'box(?:ing)?',
      'roof',
      'night bus',
      'forag(?:e|ed|ing)',
      'mushrooms',
      'ice',
      'liv(?:e|ing)',
      'mov(?:ed|ing)',
      'park',
      'camping',
      'van',
      'free ?div\\w*',
      'boat',
      'trip',
      'mexico',
      'brazil',
      'colombia',
      'egypt',
      'turkey',
      'india',
      'thailand',
      'south africa',
      'morocco',
    ),
    asked: ask(
      /(?:is|isn'?t|was|are) (?:it|that|this|they|the area|your area|the neighbou?rhood) (?:actually |really |even |quite |not |pretty )*(?:safe)(?: (?:there|at night|to (?:walk|do|live|go|eat|swim)[^?]{0,25}|on your own|alone|round there|for (?:you|tourists)|where (?:you|u) (?:are|live)|living there))*|(?:do|did) (?:you|u) feel safe(?: (?:there|at night|on (?:it|your own)|living there|walking [^?]{2,20}))*/,
    ),
    not: any(GRAVE, 'pills?', 'drugs?', 'mugg\\w*', 'robbed', 'stabb\\w*', 'war', 'ukraine', 'meeting'),
  },
  {
    kind: 'afterOthersLikeThere',
    his: any(
      'work(?:s|ed|ing)?',
      'jobs?',
      'shop',
      'office',
      'liv(?:e|ed|ing)',
      'mov(?:e|ed|ing)',
      'school',
      'uni',
      'course',
      'village',
      'town',
      'city',
      'start(?:ed|ing)?',
      'warehouse',
      'factory',
      'restaurant',
      'kitchen',
      'bar',
      'pub',
      'caf(?:e|é)',
      'nursery',
      'care home',
      'gym',
      'flat',
      'place',
      'site',
      'farm',
      'shared house',
      'house ?share',
      'boat',
      'countryside',
      'coast',
      'abroad',
      'club',
    ),
    asked: ask(
      /what(?:'?s| is|s|s it| was|'?s it) (?:it |that )?like(?: (?:there|working (?:there|with them|for them|from home|nights)|living (?:there|here|on (?:your own|a boat)|in [^?]{2,25}|with [^?]{2,20})|to (?:work|live)(?: (?:there|in [^?]{2,20}))?|at (?:the|your) [^?]{2,20}|so far|over there|round there|up there|down there))*|(?:do|are) (?:you|u) (?:like|enjoy|liking|enjoying) (?:it there|(?:working|living|being) (?:there|here))|is it (?:a )?(?:nice|good|fun)(?: place)?(?: (?:there|to (?:work|live)|round there|place to (?:work|live)))+/,
    ),
    not: any(GRAVE, 'hated? it', 'love it', 'interview', 'what (?:was|is) (?:he|she) like'),
  },
  {
    kind: 'afterOthersHard',
    his: any(
      'course',
      'exams?',
      'learn(?:t|ed|ing)?',
      'jobs?',
      'train(?:ed|ing)?',
      'run',
      'ran',
      'running',
      'marathon',
      'climb(?:ed|ing)?',
      'tests?',
      'guitar',
      'piano',
      'drums',
      'violin',
      'instrument',
      'languages?',
      'spanish',
      'french',
      'german',
      'italian',
      'japanese',
      'sign language',
      'study(?:ing)?',
      'studied',
      'degree',
      'quit(?:ting)?',
      'gave up',
      'giving up',
      'stopped',
      'hik(?:e|ed|ing)',
      'class(?:es)?',
      'work(?:ed|ing)?',
      'teach(?:ing)?',
      'teacher',
      'cook(?:ed|ing)?',
      'bak(?:e|ed|ing)',
      'build(?:ing)?',
      'built',
      'coding',
      'programming',
      'code',
      'knit(?:ting)?',
      'crochet',
      'sew(?:ing)?',
      'pottery',
      'danc(?:e|ing)',
      'salsa',
      'yoga',
      'pilates',
      'surf(?:ing|ed)?',
      'ski(?:ing)?',
      'swim(?:ming)?',
      'cycl(?:ed|ing)',
      'gym',
      'crossfit',
      'chess',
      'puzzle',
      'apprenticeship',
      'nights',
      'night shifts?',
      'shifts',
      'challenge',
      'escape room',
      'game',
      'paddle ?board\\w*',
      'wax(?:ed|ing)?',
      'diy',
      'box(?:ing)?',
      'martial arts',
      'judo',
      'karate',
      'bouldering',
      'driving',
      'vegan',
      'veggie',
    ),
    asked: ask(
      /(?:is|was|isn'?t|wasn'?t|are|were) (?:it|that|this|they|the (?:course|job|exam|test|work|training)) (?:really |very |super |quite |too |so |that |actually |not |as )*(?:hard|difficult|tough|tricky|challenging|tiring|exhausting|hard work|stressful)(?: (?:to (?:learn|do|get into|start|play|stop|give up|quit|make|cook|stick to)|at first|work|for (?:you|u)|going|as (?:it looks|it sounds|people say)))*|how (?:hard|difficult|tough) (?:is|was) (?:it|that)(?: to \w+)?/,
    ),
    not: any(
      GRAVE,
      'mum',
      'dad',
      'drink(?:ing)?',
      'alcohol',
      'sober',
      'drugs',
      'break ?up',
      'broke up',
      'ex',
      'contact',
      'lonely',
      'depress\\w*',
      'anxiety',
      'kids',
    ),
  },
];
