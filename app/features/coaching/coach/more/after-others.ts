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
