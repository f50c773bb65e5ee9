import type { FollowUp } from './asked-after-him';
import { wholeQuestion } from './whole-question';

/** Follow-ups to the details of what he has just told: short wh-questions. Form: content/asked-about-him.ts. */
export const AFTER_DETAILS = `
=afterDetailPart
c On the quiet side of things, and I like it that way.
c Right in the middle of it all, I like a bit of life around me.
c Out towards the edge, where it starts to get green.
p Somewhere with one decent chip shop, so I can't complain.
p Somewhere I always have to zoom in on the map to find.
p Close enough to everything that I've no excuse for being late.
i Somewhere most people skip, and they're missing out.
i Somewhere that gets better the longer you're there.
i I'll send you the exact spot on a map, it's easier than explaining.
b Do you like being right in town or somewhere quieter?
b Could you live in the middle of nowhere?

=afterDetailRoad
c The one I always take, I'm a creature of habit.
c The main one, same as everybody else.
c One of the quieter ones, it takes longer but it's calmer.
p The one everybody moans about, and now I've joined in.
p The one I was told to avoid, so I can't complain.
p The slow one, and I only seem to pick those.
i One I know so well that I could do it half asleep.
i I only know it by sight, I'll check the name and tell you.
i One with a decent view, which makes up for a lot.
b Do you stay calm when you're stuck somewhere?
b Are you usually early or always a bit late?

=afterDetailVenue
c My local, nothing fancy but they look after you.
c One I'd been meaning to try for ages.
c One of the quieter ones, where you can hear each other talk.
p The nearest one, I mostly choose by walking distance.
p The one with the wobbly tables, I'm loyal to it.
p Not my choice, I go where I'm told.
i A small one you'd walk past if you didn't know it.
i I'll send you the name, I'd like to hear what you make of it.
i One I'd happily take you to, and that's praise from me.
b Do you have a favourite place round your way?
b Do you like somewhere lively or somewhere you can talk?

=afterDetailSpot
c The nearest one, it leaves me with no excuses.
c One of the quieter ones, I don't go for the crowds.
c One that's a bit further away, but it's worth the trip.
p The one with free parking, that's how I make big decisions.
p The busy one, everybody else has the same idea as me.
p The one where nobody minds what you're wearing.
i One I'd rather keep quiet about, but I'd show you.
i I'm hopeless with the name, I'll look it up and send it to you.
i One where I can switch my head off for an hour.
b Do you have one you always go to?
b Do you prefer it busy or nearly empty?

=afterDetailMake
c A sensible one, I went for reliable over flashy.
c A well known one, I don't gamble with that sort of money.
c An older one, but there's nothing wrong with it.
p The one I could afford, and I've decided that it's the best one.
p The one that looked nicest, I'd love to say I did research.
p Nothing that'll turn heads, but it works when I ask it to.
i One I'd had my eye on for a long time.
i I always forget the exact name, I'll send you a picture.
i My second choice, and it turned out better than the first would have.
b Do you care about makes, or only whether it works?
b Are you the sort who reads every review first?

=afterDetailBreed
c A mix, they make the best ones if you ask me.
c A proper breed, with a character to match.
c A small one with big opinions.
p The sort that believes the sofa is theirs.
p The big soft sort, no use at all against burglars.
p A bit of everything, and most of it appetite.
i The sort that chooses you and not the other way round.
i The calm sort, there's enough chaos in my life already.
i I always get the name wrong, I'll send you a picture.
b Are you more of a dog person or a cat person?
b Did you have pets growing up?

=afterDetailColour
c Something safe, I have to look at it every day after all.
c A bright one, I was tired of everything being grey.
c A dark one, it hides a lot.
p Something with a fancy name that turned out to be grey.
p One of about forty shades that all look exactly the same.
p It depends on the light and on who you ask.
i One I'd never have picked a few years ago.
i I'll send you a photo, I never describe colours right.
i A calm one, I wanted something easy on the eye.
b Are you brave with colours or do you play it safe?
b What colour would you have gone for?

=afterDetailSize
c Big enough for me and everything I own.
c Small, but it suits me fine.
c Pretty average, and that's all I need.
p Small, though I prefer the word cosy.
p Bigger than I'm willing to clean.
p Big enough to lose my keys in every day.
i Just right for me, though not everybody would agree.
i Smaller than I wanted at first, and I've come to like that.
i I'll measure it and let you know, I've only ever guessed.
b Do you like a lot of space or something cosy?
b What would your perfect place look like?

=afterDetailTimeStart
c Earlier than I'd like, but you get used to it.
c A normal sort of time, nothing heroic.
c Late enough for a proper breakfast, which is a luxury.
p So early that even the birds look surprised.
p A time that shouldn't be on the clock.
p Roughly three snoozes after I should.
i Early, and it's oddly peaceful before everybody else is up.
i Not that early, I'm no good to anyone before a coffee.
i It changes a lot, I'll check and tell you.
b Are you any good in the mornings?
b What time do you wake up when there's no alarm?

=afterDetailTimeFinish
c Later than planned, it always runs over.
c A decent time, which makes a change.
c Late, but not too late for a chat.
p Somewhere between tea time and never.
p Late enough for my sofa to start worrying.
p It depends who catches me on the way out.
i Early enough to do something nice with the evening.
i It moves about, I'll check and let you know.
i Late, but I like how quiet it is on the way home.
b What do you do first when you get home?
b Are you an evening person?

=afterDetailCost
c Less than I'd feared, so I'm not complaining.
c More than I'd hoped, but I'd still do it.
c A fair price, I'd say.
p Enough that it's toast for dinner until payday.
p Enough to make my bank card go quiet.
p So cheap that I got suspicious.
i Hardly anything, which makes me like it even more.
i More than was sensible, but I don't do that every day.
i I'd have to look at the receipt, I'll tell you when I find it.
b Are you sensible with money or a bit dangerous?
b What's the last thing you treated yourself to?

=afterDetailHowFar
c Further than it sounds, but I don't mind it.
c Not that far really, it only sounds it.
c Far enough to need a decent breakfast first.
p Short on the map, long in real life.
p Not as far as I make out when I'm complaining.
p Far enough to call for snacks.
i Just far enough to clear my head.
i Further than most people would bother with, and I like that.
i I've never measured it, I'll check and tell you.
b Do you mind a bit of a journey?
b What do you do to pass the time on the way somewhere?

=afterDetailHowLongTake
c Longer than it should, but I don't mind.
c Not as long as you'd think.
c A fair while, it's not something to rush.
p Twice as long as the internet promises.
p Long enough to get through all the snacks.
p Longer than I tell people, every time.
i Just long enough to think a few things over.
i Quite long, but I like that part as much as the end of it.
i I've never timed it, I'll check and tell you.
b Are you patient with things like that?
b Do you like to get things done fast or take your time?

=afterDetailHowMany
c More than I'd planned, and I don't regret one of them.
c Just a couple, I kept it sensible.
c A handful, no more than that.
p I stopped counting when it got embarrassing.
p One more than I said I would.
p Fewer than I wanted, more than I needed.
i Not many, I'd rather have a few good ones.
i More than people expect of me.
i I'd have to count properly, I'll let you know.
b Do you stop at one or go for the lot?
b How many would you have gone for?

=afterDetailEpisode
c Still near the beginning, so no spoilers please.
c About halfway, and it keeps getting better.
c Right near the end, I'm making it last.
p Further than I should be on a work night.
p The one where they should all just talk to each other.
p I'd be further if I didn't fall asleep every time.
i Early on, but I already care too much about one of them.
i The bit where I stopped looking at my phone.
i I let it roll on without looking, I'll check and tell you.
b Can you watch just one, or is that hopeless?
b Do you ever look up what happens before you get there?

=afterDetailWatching
c Something easy, my head needed a night off.
c One everyone's been talking about, I got curious.
c An old one, it still holds up.
p Something terrible, and I have no regrets.
p Something with a lot of explosions and very little talking.
p The first one that came up, or I'd still be choosing.
i One I've seen before, it's a bit like company.
i A sad one, and I don't tell just anyone that.
i I've forgotten the title, I'll look it up and send it to you.
b What could you watch over and over?
b Would you rather be scared or made to laugh?

=afterDetailReading
c A thriller, the kind you can't put down.
c Something factual, I like knowing things I'll never need.
c A novel, a slow one, but it's got me now.
p One I picked for the cover, I admit it.
p One that sat next to my bed for far too long.
p One I keep falling asleep over, and that's not the book's fault.
i One that made me put it down and think for a minute.
i One I've read before, I wanted to see if it still gets me.
i I'll send you the title, I'd like to know what you think of it.
b What's the last book you couldn't put down?
b Do you finish books you don't like?

=afterDetailSong
c Something with guitars and a proper chorus.
c Something old that I never get tired of.
c Something new to me, I'm still making up my mind.
p Something I know every wrong word of.
p Something a bit embarrassing, but I turn it up anyway.
p Something loud, the neighbours could tell you more.
i Something quiet, it suits my mood.
i Something that takes me straight back a few years.
i I'll send you one so that you can judge for yourself.
b What song always cheers you up?
b What do you sing along to when nobody's listening?

=afterDetailTeam
c The local lot, I stick with them whatever happens.
c One of the big ones, so I get teased for it.
c None in particular, I just like a good game.
p The sort of team that teaches you patience.
p The one that lets one in the moment I switch it on.
p One that's better in the songs than on the pitch.
i A small one, and it matters to me more than it should.
i The one I grew up with, you don't get to change it.
i The one my mood depends on at the weekend.
b Do you follow any sport yourself?
b Do you get carried away watching sport?

=afterDetailPlay
c Not the glamorous one, but somebody has to.
c Whatever's needed, I'm easy about it.
c My favourite one, I got lucky there.
p The one nobody else wanted.
p Whichever one does the least damage.
p The one where everybody hears about your mistakes.
i One I didn't choose at first, and now I wouldn't swap.
i The one in the background that you'd miss if it stopped.
i I'll show you some time, it's easier than explaining.
b Did you ever play anything?
b Would you rather play or watch?

=afterDetailWhoWith
c A couple of friends, the easy sort of company.
c Just me this time, and I'm fine with that.
c Family, so it's never quiet.
p The usual suspects, they should know better by now.
p Just me, I'm surprisingly easy company.
p Work people, on our best behaviour for about an hour.
i Somebody I've known for years, we hardly need to talk.
i On my own, though some things are nicer with two.
i A mixed bunch, I'll tell you who's who another time.
b Do you like a crowd or just one or two people?
b Do you ever do things like that on your own?

=afterDetailCalled
c I'll look it up and send it to you, I don't want to get it wrong.
c One of those one word names that tells you nothing.
c A very ordinary name, it doesn't do it justice.
p Something I can say but would never dare to spell.
p It's on the tip of my tongue, and it likes it there.
p Something so long that everybody shortens it.
i Something you'd forget, though you'd remember the thing itself.
i An odd one, it's what made me curious in the first place.
i Something that sounds better said out loud than written down.
b Are you good with names?
b Does a good name make you want to try something?

=afterDetailAbout
c People making one bad choice after another, and you can't look away.
c Family, and all the things nobody says out loud.
c It's hard to sum up, but it's really about people.
p Everybody lying to everybody, it's very relaxing.
p Something they could all sort out with one phone call.
p I followed every bit of it and I'm still not sure.
i Not a lot on the surface, but it stays with you.
i Somebody trying to start again, it got to me a bit.
i I'd spoil it if I told you, I'll send it and you tell me.
b Do you like a happy ending?
b Do you mind knowing the end before you start?

=afterDetailAte
c What I always have, and I don't regret it.
c Something I'd never tried before, and I'd have it again.
c Something simple, and I cleared my plate.
p Too much, and then a pudding to be polite.
p Mine, and a good part of somebody else's.
p Exactly what I said I wouldn't have.
i Something spicy enough to make me go quiet.
i Nothing special, but I was so hungry that it tasted like it was.
i I've forgotten the proper name, I'll look it up, you might like it.
b What would you have gone for?
b Do you always order the same thing?

=afterDetailCooking
c Something quick, I'm too hungry for anything clever.
c Something from scratch, I like taking my time over it.
c Whatever's in the fridge, it usually works out.
p Something with a lot of cheese, so it can't go wrong.
p Nothing you'd take a photo of, but I'll eat it happily.
p The recipe says one thing and my pan says another.
i The thing I make when I want to feel at home.
i Something that's nicer shared, but I'll manage.
i Something I haven't made before, I'll tell you how it goes.
b What do you make when you can't be bothered?
b What's your favourite thing to eat at home?

=afterDetailWork
c The sort where no two days are the same.
c Desk work mostly, and a lot of emails.
c Hands on work, I like seeing what I've done at the end of the day.
p The sort that sounds duller than it is.
p The sort I've never managed to explain at a party.
p Mostly sorting out problems that somebody else made.
i Work with people, so I hear something odd every week.
i The sort I fell into and then stayed for.
i It needs a minute to explain, I'll tell you the whole story.
b What did you want to be as a kid?
b Do you talk about work at home or leave it there?

=afterDetailStudying
c Something I actually enjoy, which helps with the reading.
c Something practical, I wanted a thing I could use.
c Something with a lot of numbers in it, and I'm fine with that.
p Something that sounds clever and mostly means reading.
p Something that's mainly highlighters and panic.
p Mostly how to finish things the night before.
i Something I've been curious about for years.
i Something I'm still not sure suits me, but I'm giving it a proper go.
i The full title's a mouthful, I'll send it to you.
b What would you study if you had the time?
b Did you like school?

=afterDetailBetter
c The first one, I didn't have to think about it.
c The second one, though it was close.
c Both, for completely different reasons.
p The first, the other one never stood a chance.
p The second, and I'm ready to argue about it.
p It changes every time somebody asks me.
i The first one, it left more of a mark on me.
i The second, I keep thinking back to it.
i The one I didn't expect to like.
b Which one would you have picked?
b Do you make up your mind quickly?

=afterDetailHowOften
c Every week if I can, it does me good.
c A few times a week, it's part of my routine.
c Now and then, when life leaves me a gap.
p Not as often as I tell people.
p Often enough to feel smug, not often enough to get good.
p Every day in my head, a bit less in real life.
i Not as often as I'd like, and I miss it when I don't.
i Whenever my head gets too full.
i It varies a lot, but I always come back to it.
b What would you do more of if you had the time?
b Is there anything you do every single week?

=afterDetailHowLongHad
c Long enough to be properly attached.
c Not long yet, we're still getting used to each other.
c A few years now, and no complaints.
p Long enough to know all the odd noises.
p Long enough to forgive a lot.
p Not long, it's still the honeymoon.
i A good while, we've been through a bit together.
i Only a short time, and it still makes me smile.
i I'd have to count back, it feels like always.
b Do you get attached easily?
b Is there anything you could never part with?

=afterDetailHowLongDoing
c It's been a good while, it's just part of me now.
c It hasn't been long, I'm still finding my feet.
c It's been a few years, on and off.
p It's been long enough that I should be better at it.
p It's so recent that I still won't shut up about it.
p It's been longer than you'd guess from watching me.
i It's been longer than most people around me realise.
i It's been long enough to change how I look at things.
i I'd have to work it out, it feels longer than it is.
b Do you stick with things once you start?
b Is there anything you'd love to take up?

=afterDetailHowLongLived
c Long enough to call it home.
c Not long, I'm still finding my way round.
c A few years now, and I'm in no hurry to leave.
p Long enough to have strong views on the bins.
p Not long, I still try the wrong light switch every night.
p Long enough for the neighbours to know my business.
i Longer than I'd planned, it grew on me.
i Long enough to know where I'd take somebody first.
i I'd have to count, it went by without me noticing.
b Could you start again in a completely new place?
b What makes a place feel like home to you?

=afterDetailWhenBack
c Only just, I still feel half there.
c A few days ago, and it already feels like weeks.
c Late, and I was glad to see my own bed.
p Recently enough that the bag's still by the door.
p Long enough ago for the washing to be a problem.
p My body a while ago, my head is still away.
i Not long ago, and it's strange how quiet home is.
i Long enough ago to be missing it already.
i Just in time to have an evening to myself first.
b Do you unpack straight away?
b Do you like coming home, or could you stay away for months?

=afterDetailWhereGot
c A little shop I wandered into by chance.
c Online, after far too much scrolling.
c Second hand, and I'm proud of the find.
p A place I only went into to get out of the rain.
p Somewhere I'd gone for something else entirely.
p Online at midnight, that's when I do my worst shopping.
i The last place I tried, when I'd nearly given up.
i Somewhere I could have stayed all afternoon.
i I'll look for the link and send it to you.
b Do you like shopping or do you put it off?
b What's your best find ever?

=afterDetailWhereGo
c Somewhere easy to get to, I don't like a fuss.
c Somewhere quiet, away from the crowds.
c Somewhere a bit further out, it's worth the drive.
p Anywhere with parking and something to eat.
p Nowhere you'd see on a postcard, but I like it.
p Where everybody else goes, I'm very easily led.
i A place I keep going back to.
i Somewhere you have to know about to find.
i I'll show you on a map, it's hard to explain.
b Do you have a place you always go back to?
b Do you like new places or old favourites?

=afterDetailWhoseIdea
c Mine, and I stand by it.
c Not mine, but I'm glad I said yes.
c A bit of everybody's, we egged each other on.
p Mine, so I can't even blame anyone.
p Not mine, I came along for the snacks.
p Nobody's owned up yet.
i Mine, I'd been thinking about it for longer than I let on.
i A friend's, they know me better than I'd like.
i It came up in a silly chat and nobody let it drop.
b Are you the one with the ideas or the one who says yes?
b Do you take much persuading?

=afterDetailInIt
c Simple things, just plenty of them.
c Whatever's fresh, I don't stick to a recipe.
c The classics, I don't mess with what works.
p More of the good stuff than the recipe allows.
p Whatever was left in the cupboard, it's nicer than it sounds.
p A bit of everything and a lot of optimism.
i Hardly anything, that's what makes it good.
i One thing that nobody ever guesses, you'd have to try it.
i I never write it down, I'll check and send it to you.
b Is there anything you won't eat?
b Do you stick to recipes or make it up as you go?

=afterDetailHappened
c I wasn't paying attention for a second, simple as that.
c Just bad timing, nothing dramatic.
c A lot of small things going wrong at once.
p I was being clever, and it didn't go well.
p I'd love to blame somebody, but it was me.
p It was all going so well right up until it wasn't.
i I was in a hurry and my head was somewhere else.
i Not my fault this time, but I still keep going over it.
i It's a longer story than it looks, I'll tell you all of it.
b Does that sort of thing ever happen to you?
b Do you laugh at things like that or get cross?

=afterDetailGotInto
c By accident, and then it stuck.
c Somebody dragged me along once and I stayed.
c I got curious and gave it a go.
p Trial and error, with more error than I'd like.
p Too many videos late at night, and a bit of overconfidence.
p I said yes before I'd thought about it.
i I needed something that was just mine.
i I was bad at it at first, and that's what kept me at it.
i I was ready for a change, and it came along at the right time.
b What would you love to learn?
b Is there anything you got into by accident?

=afterDetailHowWas
c Better than I'd expected.
c Really good, I'd do it again tomorrow.
c All right, but once was enough.
p So good that I forgot to look at my phone.
p A bit of a mess, but a funny one.
p Fine, I behaved for most of it.
i Good, though it would've been nicer with company.
i Not quite what I'd hoped, but I'm glad I gave it a go.
i I liked it, and it gave me more to think about than I'd expected.
b Is that your sort of thing?
b What's the last thing you really enjoyed?

=afterDetailPlan
c Take it easy first, then see what comes up.
c One thing at a time, starting with the easiest.
c Something I've been putting off for too long.
p A loose plan with a lot of snacks in it.
p There's a list, and I'm already ignoring it.
p No plan, it's the only kind I stick to.
i A bit of quiet first, I think better that way.
i Nothing fixed, I like leaving room for something good.
i Something new, I'll tell you when it's more than an idea.
b Are you a planner or do you see what happens?
b What would you do with a whole free day?

=afterDetailMiss
c The people, mostly.
c The little everyday things, more than the big ones.
c Less than I'd expected, to be honest.
p The food, I could go on about it for an hour.
p Moaning about it with everyone else.
p Knowing where everything was without asking.
i The way I felt back then, more than the thing itself.
i The quiet bits that nobody takes photos of.
i Something small that I only noticed once it was gone.
b Are you the sort who looks back a lot?
b What would you miss most about where you live?

=afterDetailBestPart
c The people, they make all the difference.
c The bit I wasn't expecting at all.
c Not having to think about anything else.
p The snacks, I won't pretend otherwise.
p Getting home and putting my feet up.
p The bit where nothing went wrong, it was short.
i A quiet moment in the middle that I keep going back to.
i How it made me feel afterwards.
i The little bits in between that nobody plans.
b What's been the best bit of your week?
b Are you good at enjoying the moment?

=afterDetailWorstPart
c The waiting, I've got no patience for it.
c The early start, I can live with everything else.
c The middle, once the excitement wears off.
p Having to be sensible about it.
p Admitting that somebody had warned me.
p The paperwork, there's always paperwork.
i Not knowing how it'll turn out, I don't sleep well on that.
i The end, I'm no good at endings.
i The voice in my head telling me to give up.
b What would put you off the most?
b What keeps you going when something's hard?

=afterDetailWhatFor
c For a treat I promised myself.
c Nothing special, I just fancied it.
c Something coming up that I want to get right.
p For no good reason, and that's the fun of it.
p To prove a point, mainly to myself.
p Somebody had to, and I was too slow to say no.
i For the feeling afterwards, mostly.
i For a plan I've been quiet about so far.
i It's a long way off yet, I'll tell you when it's real.
b Do you need a reason to treat yourself?
b Are you working towards anything at the moment?
`;

/** The whole of her question, with u, ur, r, wat as she may type them. */
const q = (core: RegExp) =>
  wholeQuestion(
    core.source
      .replace(/\byou\b/g, '(?:you|u|ya)')
      .replace(/\byour\b/g, '(?:your|ur)')
      .replace(/\bare\b/g, '(?:are|r)')
      .replace(/\bwhat\b/g, '(?:what|wat|wot)'),
  );

export const AFTER_DETAILS_RULES: readonly FollowUp[] = [
  {
    kind: 'afterDetailPart',
    his: /\b(?:live[sd]?|living|mov(?:ed?|ing)|flat|house|apartment|renting|bought a place|from|grew up|born|based|new place|city|town|village|coast|countryside|seaside|holidays?|trip|travel(?:l?ing|led)?|fl(?:ew|y|ying)|visit(?:ed|ing)?|been to|been in|went to|going to|(?:off|back) (?:to|from|in)|(?:work|works|working) in|office|(?:up|down) (?:north|south)|abroad|(?:weekend|week|days|month|year) in)\b/,
    asked: q(
      /(?:which|what) (?:part|side|area|end|bit|town|village|city|neighbou?rhood)(?: of (?!it\b|that\b|this\b|your\b|the (?:film|movie|book|story|job|day|house|flat|game|match|body|garden|year|week)\b)(?:[\w']+ ?){1,3})?(?: (?:do you (?:live in|work in|stay in)|are you (?:in|from|going to)|(?:is|was) (?:it|that)(?: in)?|did you (?:go to|stay in|move to|grow up in)|were you in))?|whereabouts(?: (?:in|near) (?:[\w']+ ?){1,3}| (?:is|was) (?:it|that|the (?:flat|house|office|place))| (?:are|were) you(?: from| going| moving| staying| based| living)?| (?:do|did) you (?:live|work|go|stay|grow up|move(?: to)?))?|where exactly(?: (?:is (?:it|that)|are you|did you go|do you live))?|where in (?!your\b|the (?:film|book|world)\b)(?:[\w']+ ?){1,2}/,
    ),
    not: /\b(?:films?|movie|book|novel|series|episode|story|songs?|body|match|game|football|rugby|fight|row|argument|knee|ankle|shoulder|neck|stomach|pain|hurts|aches|accident|hospital|funeral)\b/,
  },
  {
    kind: 'afterDetailRoad',
    his: /\b(?:traffic|stuck|tailback|jam|driv(?:e|ing|en)|drove|motorway|roadworks|road|diver(?:ted|sion)|cycled?|cycling|commut(?:e|ing)|trains?|bus(?:es)?|tube|tram|metro|delay(?:s|ed)|cancelled|station|platform|missed my stop|junction)\b/,
    asked: q(
      /(?:which|what) (?:road|motorway|junction|route|line|train|trains|bus|bus route|tram|station|stop|platform)(?: (?:is|was) (?:it|that)| (?:are|were) you (?:on|at|in|stuck on|getting|taking)| (?:do|did) you (?:take|get|use|go from|go to|go down|get off at|come off at)| (?:is|was) (?:it|that) on)?|which way (?:do|did|are) you (?:go|going|come|coming|drive|cycle|walk)/,
    ),
    not: /\b(?:crash(?:ed)?|accident|ambulance|died|hospital|jam (?:on|and)|toast|jam jars?|test|work(?:ed)? (?:at|for) the)\b/,
  },
  {
    kind: 'afterDetailVenue',
    his: /\b(?:pubs?|bar|pints?|drinks?|dinner|lunch|brunch|breakfast|meal|restaurant|cafe|coffee|curry|pizza|tapas|sushi|ramen|chinese|thai|indian|italian|mexican|roast|burgers?|steak|club|clubbing|night out|quiz|ate out|eat(?:ing)? out|takeaway|table)\b/,
    asked: q(
      /(?:which|what) (?:pub|bar|restaurant|cafe|coffee shop|place|club|takeaway|chippy|bakery|curry house)(?: (?:is|was) (?:it|that)| (?:do|did|are|were) you (?:go to|going to|going|at|in|eat at|get it from|order from))?|where (?:did|do) you (?:eat|drink|go for (?:dinner|lunch|brunch|breakfast|drinks|coffee|food|it))|where(?:'?s| is| was) (?:the|that) (?:pub|bar|restaurant|cafe|quiz|curry|meal|dinner)/,
    ),
    not: /\b(?:book club|golf club|tennis club|football club|rugby club|bar exam|(?:cook(?:ed|ing)?|ma(?:de|king)) (?:a |an |some |myself |us |my own )?(?:\w+ )?(?:dinner|lunch|breakfast|curry|pizza|roast|burgers?|brunch|steak|ramen|sushi)|wake|funeral|don'?t drink)\b/,
  },
  {
    kind: 'afterDetailSpot',
    his: /\b(?:gym|beach|park|pool|swim(?:ming)?|swam|surf(?:ed|ing)?|climb(?:ed|ing)?|bouldering|lake|woods|forest|hills?|mountain|walk(?:ed|ing)?|hik(?:e|ed|ing)|run(?:ning)?|ran|train(?:ing)|paddle ?board(?:ing)?|trail|camp(?:ed|ing)|campsite|golf|tennis|padel|football|five a side|5 a side|museum|gallery|garden centre)\b/,
    asked: q(
      /(?:which|what) (?:gym|beach|park|pool|lake|lido|woods?|forest|hills?|trail|walk|campsite|course|courts?|pitch|wall|climbing wall|leisure centre|swimming pool|museum|gallery|river|reservoir|garden centre|one)(?: (?:is|was) (?:it|that)| (?:do|did|are|were) you (?:go to|going to|a member (?:of|at)|with|at|on|in|use|do|play (?:on|at)|train at|swim (?:in|at)))?/,
    ),
    not: /\b(?:uni|college|study(?:ing)?|degree|car park|park(?:ed|ing) (?:the|my)|online|couch to 5k|drowned|both|two of|or the|language|run (?:out|into|a)|ran (?:out|into|a)|dog|trainers|shoes)\b/,
  },
  {
    kind: 'afterDetailBreed',
    his: /\b(?:dogs?|pup|puppy|puppies|cats?|kittens?|rescue)\b/,
    asked: q(
      /(?:what|which) (?:breed|type|kind|sort)(?: of (?:dog|puppy|pup|cat|kitten))?(?: (?:is|was) (?:he|she|it|that|your dog|your cat|the (?:dog|cat|puppy))| (?:are|were) they| (?:do|have|would|did|are) you (?:have|got|want|like|get|getting|thinking(?: of)?|after|looking (?:for|at)))?|what (?:is|'?s) (?:he|she)/,
    ),
    not: /\b(?:hot dogs?|died|put (?:him|her|it|them|my \w+|our \w+|the \w+) (?:down|to sleep)|passed away|lost (?:him|her|my|our)|vet|poorly|hit by|run over|missing|allergic|food|cat (?:cafe|litter)|bit me)\b/,
  },
  {
    kind: 'afterDetailMake',
    his: /\b(?:car|van|motorbike|motorcycle|bike|scooter|phone|laptop|computer|tablet|telly|tv|watch|guitar|keyboard|camera|trainers|boots|headphones|speakers?|console|tent|coffee machine|air ?fryer|drill|mower|motor|campervan|camper|drone|printer|washing machine|microwave|kettle|tyres?|rucksack|oven|dishwasher)\b/,
    asked: q(
      /(?:what|which) (?:make|model|brand)(?: (?:is|was) (?:it|that|your \w+)| (?:are|were) they| (?:do|did|have|are) you (?:have|get|got|buy|drive|ride|use|going for|getting|go for))?(?: of (?:\w+ ?){1,2})?|(?:what|which) (?:(?:kind|type|sort) of )?(?:car|van|motorbike|bike|scooter|phone|laptop|computer|tablet|tv|telly|watch|guitar|keyboard|camera|trainers|boots|headphones|speakers?|console|tent|coffee machine|air ?fryer|drone|one|campervan|camper)(?: (?:is|was) (?:it|that)| (?:are|were) they| (?:do|did|have) you (?:have|get|got|buy|drive|ride|use|go for|choose|end up with)| you (?:got|get|driving|riding)| are you (?:getting|after|looking at|buying|going for))|(?:what|which) (?:kind|type|sort) of (?:car|van|motorbike|bike|phone|laptop|watch|guitar|camera|trainers|tent)|what do you (?:drive|ride)|which (?:car|bike|phone|laptop|guitar|camera|motorbike)/,
    ),
    not: /\b(?:crash(?:ed)?|accident|watch(?:ed|ing)? (?:a|the|it|that|this|some)|to watch|watch (?:tv|telly|films?|football)|on (?:the )?(?:tv|telly|phone)|phone call|stolen|car park|guitar lessons?|both)\b/,
  },
  {
    kind: 'afterDetailColour',
    his: /\b(?:paint(?:ed|ing)?|decorat(?:ed?|ing)|walls?|bedroom|kitchen|bathroom|living room|hall|bought|ordered|new (?:car|sofa|bike|suit|phone|shirt|jacket|coat|trainers|curtains|rug|carpet)|car|sofa|suit|shirt|jacket|coat|trainers|dyed?|dying my|hair|beard|carpet|tiles|rug|fence|front door|shed|wrapped)\b/,
    asked: q(
      /(?:what|which) colou?rs?(?: (?:is|was|'?s) (?:it|that|this|your \w+|the \w+(?: \w+)?)| (?:are|were) (?:they|the \w+)| (?:are|were|did|have|do|will) you (?:going for|going|go for|go|choose|chosen|pick|picked|get|getting|got|painting(?: it| them)?|paint(?: it| them)?|using|thinking(?: of)?|dye it|want))?/,
    ),
    not: /\b(?:dogs?|puppy|cat|kitten|eyes|died|favourite|sick|blood|portrait|picture of)\b/,
  },
  {
    kind: 'afterDetailSize',
    his: /\b(?:house|flat|apartment|studio|garden|room|kitchen|bedroom|living room|shed|garage|allotment|balcony|new place|my place|a place|office|loft|cellar|attic|bathroom|patio)\b/,
    asked: q(
      /how big (?:is|was|'?s) (?:it|that|this|your \w+(?: \w+)?|the \w+(?: \w+)?|yours)|(?:what|which) size (?:is|was) (?:it|that|your \w+|the \w+)|how (?:big|large)(?: a (?:place|garden|flat|house|room|kitchen))?|how much (?:space|room) (?:have you got|do you have|you got|is there)/,
    ),
    not: /\b(?:spider|mouse|rat|leak|hole|crack|bed|tv|telly|room ?mates?|flat ?mates?|cake|pizza|fire|dog|cat|family|mortgage|company|team|tattoo|bump|tank)\b/,
  },
  {
    kind: 'afterDetailTimeStart',
    his: /\b(?:work|working|shift|early|earlies|morning|tomorrow|alarm|up at|up since|woke|awake|get up|got up|wake up|gym|airport|flight|tired|knackered|shattered|exhausted|sleepy|bed|start|starting|monday|sunrise|dawn|market|new job|overtime)\b/,
    asked: q(
      /when (?:do|did|will) you (?:have to |need to |usually |normally |even )?(?:get up|wake up|be up)(?: (?:for (?:that|work|it)|in the morning|this morning|tomorrow morning))?|(?:what time|how early) (?:do|did|will|would) you (?:have to |need to |usually |normally |even )?(?:start|get up|wake up|be up|set (?:your|the) alarm|clock on|be in|be there|leave|leave the house|set off|need to be up|start work)(?: (?:for (?:that|work|it)|in the morning|this morning|tomorrow morning|work|on \w+|every (?:day|morning)))?|(?:what time|how early) (?:are|were) you (?:up|on|in|starting|getting up|leaving|setting off)(?: (?:in the morning|this morning|tomorrow morning|on \w+))?|what time(?:'?s| is| was| does)? (?:the|your) (?:alarm|shift|start)(?: (?:start|set for|go off))?|what time(?:'?s| is) (?:that|it) start|up at what time|how early(?: (?:is|was|are we talking|we talking))?(?: early)?/,
    ),
    not: /\b(?:hospital|funeral|court|operation|surgery|retir\w+|party|date|cooking|watching|film|gig|concert|match|kick ?off|saving|learning)\b/,
  },
  {
    kind: 'afterDetailTimeFinish',
    his: /\b(?:work|working|shift|lates?|late|office|desk|busy|meetings?|class|lecture|training|rehearsal|on til|still at|overtime|nights|double|boss|clock|day)\b/,
    asked: q(
      /(?:what time|when|how late) (?:do|will|would) you (?:finish|get off|get home|get in|get out|clock off|knock off|be done|be home|finish work|get back|be finished)(?: (?:from work|work|for the day|this evening|there|on \w+))?|(?:what time|when|how late) (?:are|will) you (?:be )?(?:done|finished|home|finishing|on til|on till|on until|working (?:till?|until)|there (?:till?|until))(?: (?:from work|work|for the day|this evening))?|(?:what time|when|how late) you (?:finish|finishing|done|off|home|on (?:till?|until))(?: work)?|(?:what time|when) does (?:it|your shift|that|work|the (?:class|course|meeting|training)) (?:finish|end)|(?:till?|until) (?:when|what time)/,
    ),
    not: /\b(?:hospital|funeral|holiday|retir\w+|abroad|degree|phd|dissertation|notice|late (?:mum|dad|father|mother)|quit(?:ting)?|the course end|uni end|birthday|sick|off work)\b/,
  },
  {
    kind: 'afterDetailCost',
    his: /\b(?:bought|buy(?:ing)?|paid|pay(?:ing)?|tickets?|rent|costs?|price[sd]?|pricey|expensive|cheap|bill|fix(?:ed|ing)?|garage|repair(?:s|ed)?|quoted?|book(?:ed|ing)|holiday|flights?|hotel|airbnb|membership|gym|course|lessons?|plumber|electrician|builder|mechanic|mot|insurance|sofa|delivery|takeaway|new \w+|got (?:a|an|some|myself|the|these|those)|order(?:ed)?|treated|sale|bargain|deal|charg(?:e|ing)|fees?|deposit|haircut|entry|tattoo|upgrade[d]?)\b/,
    asked: q(
      /how much(?: (?:(?:was|is|were|are|'s) (?:it|that|they|them|those|these|this|tickets?|one|entry|rent|your \w+|the \w+(?: \w+)?)|(?:did|does|do|will|would) (?:it|that|they|he|she|one|you|tickets|a \w+|the \w+) (?:all )?(?:cost|charge|charging|pay|spend|set you back|want|ask|come to|go for)(?: (?:you|for (?:it|that|them|one|the \w+)|on (?:it|that|them)))?|(?:are|were) they (?:charging|asking|quoting|wanting)(?: you)?(?: for (?:it|that|this|them))?|they (?:charging|asking)|(?:a|per) (?:month|ticket|night|week|year|go|head|session|class|lesson|person)|for (?:it|that|them|one)|did it set you back|was the (?:bill|damage)))?|what did (?:it|that|they) (?:cost|come to|set you back|charge)(?: you)?|(?:what(?:'?s| is| was)) the (?:damage|price|cost|rent)|how (?:expensive|pricey) (?:is|was|are|were) (?:it|that|they)/,
    ),
    not: /\b(?:sold|selling|won|raised|earn|salary|wages?|weigh(?:t|s)?|lost|lent|owe[sd]?|funeral|divorce|solicitor|lawyer|hospital|robbed|stolen|scam(?:med)?|fined?|raise|pay ?rise|got (?:a|the) (?:job|cold|promotion|headache)|kilos|stone|donated?|charity|drank|coke|weed)\b/,
  },
  {
    kind: 'afterDetailHowFar',
    his: /\b(?:driv(?:e|ing)|drove|commut(?:e|ing)|run(?:ning)?|ran|walk(?:ed|ing)?|hik(?:e|ed|ing)|cycl(?:e|ed|ing)|rid(?:e|ing)|rode|bike|swim(?:ming)?|swam|train|bus|trip|work|office|gym|beach|sea|town|parents|moved?|moving|village|live|mum'?s|airport|travel(?:l?ing|led)?|row(?:ed|ing)|paddle ?board(?:ed|ing)?|jog(?:ged|ging)?|journey|away)\b/,
    asked: q(
      /how far (?:is|was|'?s) (?:it|that|your \w+|the \w+(?: \w+)?)(?: away)?(?: from (?:you|home|your \w+|there|here))?|how far away(?: (?:is|was) (?:it|that))?|how far (?:do|did|are|have) you (?:have to |usually |normally |actually )?(?:go|going|gone|travel|travelling|drive|driving|walk|walking|walked|run|running|ran|cycle|cycling|cycled|ride|riding|swim|hike|commute|run to)(?: (?:for (?:that|work|it)|to (?:work|get there)|every day|each day))?|how far|how many (?:miles|kms?|k|kilomet(?:re|er)s)(?: (?:is|was) (?:it|that)| (?:did|do) you (?:do|run|walk|go|cycle|drive|manage))?/,
    ),
    not: /\b(?:pregnan\w*|into|book|season|episode|level|hospital|broke down|ran (?:out|into)|from me|kids|ex|work on|working on|revis\w+)\b/,
  },
  {
    kind: 'afterDetailHowLongTake',
    asked: q(
      /how long (?:does|did|will|would|do|has|is) (?:it|that|this|these|those|they|all that|the \w+(?: \w+)?) (?:usually |normally |actually |all |going to |gonna )?(?:take|taken|taking)(?: you)?(?: to (?:get (?:there|home|back|in)|do|make|cook|build|finish|drive|walk|run|grow|learn|paint|write|bake|fix|put (?:up|together))(?: (?:it|that|there|them|one|the \w+))?)?|how long (?:is|was|'?s) (?:the|your|that) (?:drive|journey|flight|commute|trip|train|bus|walk|ride|wait|queue|bike ride|train journey)(?: (?:there|home|back|to work))?|how long (?:did|do) you (?:have to )?(?:wait|queue|spend on (?:it|that)|work on (?:it|that)|need for (?:it|that))/,
    ),
    not: /\b(?:hospital|operation|surgery|recover\w*|heal(?:ing)?|treatment|chemo|diagnos\w*|results|divorc\w*|over (?:her|him|it)|grief|died|broke[n]?|rehab|visa|degree|train to be|pregnan\w*|labour|giving birth|a&e)\b/,
  },
  {
    kind: 'afterDetailHowMany',
    his: /\b(?:(?:some|loads of|lots of|a few|too many|several|a couple of|a lot of|a bunch of|enough|so many|more|new|few|many|all the|the|my|of|made|baked|ate|bought|had|eaten|collect) (?:\w+ ){0,2}\w{2,}s|pints?|beers|biscuits|cookies|doughnuts|pancakes|slices|coffees|plants|books|records|trainers|shoes|tattoos|guitars|bikes|episodes|chocolates?|burgers|sausage rolls|brownies|mince pies)\b/,
    asked: q(
      /how many(?: (?!people|person|of (?:you|them|us)|brothers|sisters|siblings|kids|children|exes|girl|women|dates|partners|times|days|hours|years|months|weeks|nights|minutes|miles|kms?|k\b|kilomet|calories|languages|countries|cats|dogs|friends|more|staff|goals|points|seasons|followers)[\w']+)?(?: (?:did you (?:have|get|buy|eat|make|bake|drink|watch|manage|take|end up with|go for)|have you (?:got|had|eaten|made|bought|baked|watched|read)|do you (?:have|own|need)|you (?:got|have|had)|are there|were there|was it|is it|in the end))?/,
    ),
    not: /\b(?:brothers|sisters|siblings|kids|children|girlfriends|exes|dates|relationships|tablets|pills|cigarettes|fags|jobs|nephews|nieces|patients|students|miles|hours|years|stitches|weeks|days|friends|colleagues|bones|parents|lads|mates|guests|languages|goals)\b/,
  },
  {
    kind: 'afterDetailEpisode',
    his: /\b(?:watch(?:ed|ing)?|re-?watch(?:ed|ing)?|series|seasons?|episodes?|netflix|binge\w*|bingeing|show|boxset|box set|disney|iplayer|prime|anime|started|hooked on|drama|documentary)\b/,
    asked: q(
      /(?:which|what) (?:episode|season|series|ep)(?: (?:are|were) you (?:on|up to|at|watching)| you (?:on|up to|at)| (?:is|was) (?:it|that)| (?:did|have) you (?:get|got|gotten) (?:to|up to))?|how far (?:in|through|along|into it)(?: (?:are|r) you)?|how far (?:are|r) you (?:in|into it|through|through it|along|with it)|how far have you got(?:ten)?(?: (?:into it|in|with it|through it))?|where are you (?:up to|at)(?: with it| in it)?/,
    ),
    not: /\b(?:pregnan\w*|degree|course|marathon|house|project|diet|revis\w+|job|training|couch to 5k)\b/,
  },
  {
    kind: 'afterDetailReading',
    his: /\b(?:books?|read(?:ing)?|novels?|kindle|library|audio ?books?|thriller|chapters?|paperback|charity shop|waterstones|bookshop|author)\b/,
    asked: q(
      /(?:which|what) (?:books?|novel|audio ?book)(?: (?:is|was) (?:it|that)| (?:are|were) (?:they|you (?:reading|on|into|listening to))| you reading| (?:did|do|have) you (?:get|buy|read|reading|pick up|finish|choose))?|what(?:'?re| are|'?s)? you reading|what(?:'?s| is| was) the book(?: called)?|what (?:sort|kind|type) of (?:books?|novel|stuff|things) (?:do you (?:read|like|go for)|is it|are you into)|what (?:sort|kind|type) of book|what (?:did|do|have) you (?:read|been reading|like (?:to read|reading))|read what|which one(?: (?:is|was) it| are you (?:reading|on))?/,
    ),
    not: /\b(?:textbooks?|book club|booked|books? (?:a|the) (?:table|flight|holiday|hotel)|cook ?book|facebook|read your|reading your|kids?|daughter|son|uni|exams?|report|messages?|the news|left me on read|on read|left on read|about)\b/,
  },
  {
    kind: 'afterDetailWatching',
    his: /\b(?:films?|movies?|cinema|watch(?:ed|ing)?|netflix|series|show|telly|tv|binge\w*|sofa|documentar(?:y|ies)|drama|iplayer|prime|box ?set|disney|anime|horror|comedy|theatre|musical)\b/,
    asked: q(
      /(?:which|what) (?:films?|movies?|series|show|documentary|drama|programme|play|musical|anime)(?: (?:is|was) (?:it|that)| (?:are|were) you (?:watching|seeing|into|going to see|gonna (?:watch|see))| you (?:watching|seeing)| (?:did|do|have) you (?:see|watch|go and see|go see|pick|choose|been watching))?|what(?:'?re| are|'?s)? you watching|what(?: are)? you (?:going to|gonna) (?:watch|see)|what (?:did|have) you (?:watch|see|seen|been watching|end up watching|go and see|go see)(?: at the cinema)?|what(?:'?s| is| was) the (?:film|movie|series|show)(?: called)?|watching what|what was on|what was it|which one(?: (?:is|was) it| (?:did|are|will) you (?:watch|watching|see|seeing|pick))?/,
    ),
    not: /\b(?:football|match|game|rugby|cricket|tennis|golf|f1|formula|race|boxing|fight|snooker|darts|news|new (?:watch|tv|telly)|bought a tv|a watch|my watch|smart ?watch|sunset|birds|kids?|new sofa|sofa (?:came|arrived)|doctor|both)\b/,
  },
  {
    kind: 'afterDetailSong',
    his: /\b(?:music|songs?|playlist|album|listen(?:ed|ing)?|gig|concert|band|spotify|headphones|vinyl|records?|sing(?:ing)?|sang|karaoke|radio|festival|tune|dj(?:ing)?|danc(?:e|ed|ing)|guitar|piano)\b/,
    asked: q(
      /(?:which|what) (?:song|songs|album|tune|track|music|record|playlist)(?: (?:is|was) (?:it|that)| (?:are|were) you (?:listening to|singing|playing|learning|into|on)| you (?:listening to|singing|playing|into)| (?:did|do|have) you (?:sing|play|do|listen to|have on|go for|like|pick|put on))?|what(?:'?re| are|'?s)? you (?:listening to|singing|playing)|listening to what|what (?:kind|sort|type|style) of (?:music|songs?|stuff|gig|concert|band|thing)(?: (?:is|was) it| (?:do|did|are) (?:you|they) (?:play|listen to|like|make|into|playing|sing|write|do))?|what genre(?: (?:is|was) (?:it|that)| (?:do|are) you (?:play|into|like))?|what do you listen to|which one(?: (?:is|was) it| (?:did|are) you (?:sing|singing|listening to|play|playing))?/,
    ),
    not: /\b(?:podcasts?|audio ?books?|gig economy|records? (?:for|of) (?:the|my)|wedding|funeral|play(?:ing|ed) (?:football|rugby|tennis|a game|xbox)|arm ?band|rubber band|world record|personal)\b/,
  },
  {
    kind: 'afterDetailTeam',
    his: /\b(?:football|footy|match|rugby|cricket|hockey|basketball|supporter|season ticket|team|league|cup|derby|kick ?off|fan|the game|baseball|nfl|stadium|lost again|won (?:again|today|last night)|relegat\w+)\b/,
    asked: q(
      /(?:which|what) (?:team|club|side|football team|rugby team)(?: (?:is|was) (?:it|that|yours)| (?:do|did) you (?:support|follow|go for|want to win)| (?:are|r) you(?: a fan of| supporting| with)?| you (?:support|follow)|(?:'?s| is) your team)?|who (?:do|did|are|r) you (?:support|supporting|follow|root for|rooting for|want to win|cheering for|cheer for)|who you support(?:ing)?|who(?:'?s| is) your team|what(?:'?s| is) your team/,
    ),
    not: /\b(?:my team (?:at|in)|work team|team (?:meeting|leader|lead|building|at work)|play for|played for|manage a team|kids'? team|son|daughter|date|tinder|club ?bing|coach(?:ing)?|a-side|a side|we (?:won|lost|drew) (?:our|my)|i scored|joined|extractor)\b/,
  },
  {
    kind: 'afterDetailPlay',
    his: /\b(?:band|instruments?|orchestra|rehears\w+|gig|football|footy|five a side|5 ?a ?side|rugby|hockey|netball|basketball|cricket|team|music|jam(?:med|ming)|brass|choir|match|training|lacrosse|handball|volleyball)\b/,
    asked: q(
      /(?:which|what) (?:position|instrument|instruments)(?: (?:is|was) (?:it|that)| (?:do|did|are|were) you (?:play|playing|in)| you play| you)?|where (?:do|did) you play on the (?:pitch|team|field)|what (?:do|did) you play(?: in (?:it|the band|the team|your band|a band|the orchestra|your team))?|what you play|what(?:'?s| is) your (?:position|instrument)/,
    ),
    not: /\b(?:xbox|playstation|ps5|console|video games?|gaming|watch(?:ed|ing)?|season ticket|cover band|saw a|to see|tickets?|festival|dj|rubber band|training (?:course|day))\b/,
  },
  {
    kind: 'afterDetailWhoWith',
    asked: q(
      /who (?:with|did you (?:go|do (?:it|that)|play|travel|come|watch it|see it|eat|stay|run|climb|celebrate|spend (?:it|that|the day)) with|are you (?:going|doing (?:it|that)|playing|travelling|meeting|celebrating|with|spending it)(?: with)?|were you (?:with|there with)|you (?:going|with|go)(?: with)?|(?:do|will|would) you (?:usually |normally )?(?:go|play|train|run|do (?:it|that)|swim|climb|walk|watch it) with|(?:else )?(?:is|was|'?s) (?:going|coming|with you|there))|with who(?:m)?|who(?:'?s| is) (?:going|coming)(?: with you)?|who else (?:is|was|'?s) (?:going|coming|there)/,
    ),
    not: /\b(?:argu\w+|fights?|fought|fell out|fall(?:en|ing)? out|row|broke|dumped|dates?|dating|ex|split|slept|kiss\w*|married|cheat\w*|live[sd]? with|living|flat ?mates?|housemates?|funeral|hospital|in love|affair|argument|engaged|moving in|had words|chatting|texting|meeting (?:at|with)|meetings|hate|lawyer|court)\b/,
  },
  {
    kind: 'afterDetailCalled',
    his: /\b(?:films?|movie|book|novel|series|show|podcast|app|game|place|restaurant|cafe|pub|bar|shop|village|town|beach|hotel|band|album|song|documentary|recipe|dish|drink|cocktail|cheese|beer|wine|course|class|website|channel|bakery|park|museum|plant|walk|trail|island|market|festival|anime|tried|found|watch(?:ed|ing)|read(?:ing)?|listen(?:ing|ed)|playing|company|club)\b/,
    asked: q(
      /what(?:'?s| is| was) (?:it|that|the (?:place|film|movie|book|series|show|podcast|app|game|restaurant|cafe|pub|bar|shop|village|town|beach|hotel|band|album|song|documentary|dish|drink|company|club)|that one) called|what (?:is|was) (?:it|that)(?: one)? called|what(?:'?s| is| was) the name(?: of (?:it|that|the (?:place|film|movie|book|series|show|podcast|app|game|restaurant|cafe|pub|bar|shop|village|town|beach|hotel|band|album|song|documentary|dish|drink|company|club)))?|what(?:'?s| is) (?:its|the) name|what(?:'?s| is) (?:it|that) called (?:so i can|i want to|i need|i'?ll) [^?]{3,40}|what do (?:you|they) call (?:it|that)|name of (?:it|the (?:place|film|book|series|podcast|pub|restaurant|band))/,
    ),
    not: /\b(?:dogs?|cats?|puppy|kitten|baby|babies|son|daughter|kids?|niece|nephew|illness|condition|syndrome|disease|diagnos\w*|tablets|medication|operation|brother|sister|ex|girl|woman|horse|rabbit|hamster|funeral|doctor|boss)\b/,
  },
  {
    kind: 'afterDetailAbout',
    his: /\b(?:films?|movies?|books?|novel|series|show|podcasts?|documentar(?:y|ies)|drama|reading|watch(?:ed|ing)?|musical|theatre|the play|play at|thriller|audio ?book|anime|netflix|cinema)\b/,
    asked: q(
      /what(?:'?s| is| was|s) (?:it|that|that one|this one|the (?:film|movie|book|novel|series|show|podcast|documentary|play|musical|story)) (?:all )?(?:about|on about)|what(?:'?s| is| was) the (?:story|plot)|what(?:'?s| is) it about|about what/,
    ),
    not: /\b(?:dissertation|essay|thesis|exams?|argu\w+|meeting|dream|worried|worry|football|match|new watch|my watch|i'?m writing|my (?:book|novel|podcast)|news|war|holocaust|cancer|therapy|counsel\w+|job|call|started (?:a|my) new)\b/,
  },
  {
    kind: 'afterDetailAte',
    his: /\b(?:dinner|lunch|brunch|breakfast|ate|eaten|meal|restaurant|cafe|takeaway|curry|pizza|tapas|sushi|ramen|chinese|thai|indian|italian|mexican|roast|pub|burger|steak|food|stuffed|full|starving|went out|out for|nando'?s|chippy|bakery|buffet|had my tea|tasting menu)\b/,
    asked: q(
      /what (?:did|'d) you (?:have|eat|order|go for|get|choose)(?: (?:to eat|for (?:dinner|lunch|breakfast|brunch|tea|starters?|pudding|dessert|mains?|your (?:dinner|lunch|tea|breakfast))|there|to drink))?|what (?:have )?you (?:had|eat|eaten|ate)(?: (?:today|for (?:dinner|lunch|breakfast|tea)))?|what (?:was|were) (?:for (?:dinner|lunch|breakfast|tea)|on the (?:menu|plate))|what (?:did )?you order/,
    ),
    not: /\b(?:food poisoning|sick|ill|vomit\w*|threw up|allergic|operation|surgery|full time|full on|cook(?:ed|ing)|made|order(?:ed)? (?:a|some|new|online) (?:new|phone|shoes|trainers|clothes|laptop|sofa)|pub quiz|beers?|pints|to drink|wine)\b/,
  },
  {
    kind: 'afterDetailCooking',
    his: /\b(?:cook(?:ing)?|bak(?:e|ing)|dinner|lunch|kitchen|hungry|starving|oven|recipe|making (?:tea|food|lunch|dinner|breakfast|myself)|supper|making some food|my tea|tea on|meal prep(?:ping)?|batch|slow cooker|barbecue|bbq)\b/,
    asked: q(
      /what(?: are|'?re|'?s)? you (?:making|cooking|baking|having|eating|rustling up|whipping up|going to (?:make|cook|have|bake)|gonna (?:make|cook|have|bake|eat))(?: (?:for (?:dinner|tea|lunch|supper|breakfast|them|him|her|everyone)|to eat))?|what(?:'?s| is) (?:for (?:dinner|tea|lunch|supper|breakfast)|cooking|on the menu|in the oven|the dish|the recipe|on the barbecue|on the bbq)|cooking what|what will you (?:make|cook|have)/,
    ),
    not: /\b(?:restaurant|takeaway|order(?:ed|ing)?|out for|going out|pub|deliveroo|just eat|uber eats|(?:been|was) cooking|new (?:kitchen|oven|dress|shirt)|paint(?:ing)?|shed|wood|knit\w*|mum'?s cooking|she'?s cooking|clean(?:ing)? the)\b/,
  },
  {
    kind: 'afterDetailWork',
    his: /\b(?:work|works|working|job|office|shifts?|self ?employed|interview|business|company|boss|colleagues?|promot(?:ed|ion)|freelance|overtime|deadline|clients?|meetings?|contract|new role|site|customers|on site)\b/,
    asked: q(
      /(?:what|which) (?:kind|sort|type|line) of (?:work|job|business|company|role|office|place|industry|thing)(?: (?:is|was) (?:it|that)| (?:do|are|did) you (?:do|in|work (?:in|at|for)|have|run)| you (?:do|in))?|what (?:do|'?d) you (?:do|actually do|work as|do there|do for (?:work|a living|a job))(?: (?:there|for (?:work|a living|a job)|at work))?|what you do(?: for (?:work|a living))?|(?:what|which) (?:industry|field|sector|department)(?: (?:is|was) (?:it|that)(?: in)?| (?:are|do) you (?:in|work in)| you in)?|doing what|as what|what(?:'?s| is| was) (?:the|your|this|that) (?:new )?(?:job|role|business|work)|what(?:'?s| is) the job (?:in|as)|what (?:line|area) (?:are you in|of work)|what work(?: do you do)?/,
    ),
    not: /\b(?:redundan\w*|sacked|fired|laid off|unemploy\w*|lost my|out of work|off work|quit|signed off|working out|work ?out|gym|doesn'?t work|isn'?t working|not working|site visit|dating site|good job|sick|homework|housework|hand job|work out|working on (?:my|the)|work on (?:my|the))\b/,
  },
  {
    kind: 'afterDetailStudying',
    his: /\b(?:uni|university|college|course|stud(?:y|ying|ent)|exams?|degree|revis(?:ion|ing|e)|essay|assignments?|dissertation|night school|evening class(?:es)?|lectures?|seminar|masters|phd|coursework|thesis|library|classes|school|learning|test)\b/,
    asked: q(
      /what(?: are|'?re|'?s)? you (?:studying|revising|learning|doing(?: at (?:uni|college|university))?)(?: (?:for|there|at (?:uni|college|university)))?|(?:what|which) (?:course|subject|degree|exams?|masters|class|module)(?: (?:is|was|are) (?:it|that|you (?:on|doing|taking))| do you do|(?:'?s| is) it for)?|what (?:kind|sort|type) of (?:course|degree|exam|class|school)(?: (?:is|was) (?:it|that))?|what(?:'?s| is) (?:the|your) (?:course|degree|exam|dissertation|essay|masters|phd|thesis|subject|assignment)(?: (?:in|on|about))?|what(?:'?s| is) (?:it|that) (?:in|on|for)|what do you study|studying what|what in|in what/,
    ),
    not: /\b(?:golf|driving|eye test|blood|covid|driving test|test results|scan|kids?|son|daughter|of course|obstacle|teach(?:er|ing)?|first course|main course|school run|school reunion|finished uni|after uni|uni mates|old school|library shift|cooking class)\b/,
  },
  {
    kind: 'afterDetailBetter',
    his: /\b(?:and|both|two|or|vs|versus|then|as well as|first one|the other|twice|also)\b/,
    asked: q(
      /which (?:one|of (?:them|the two|those)|did|do|was|is|'?s)? ?(?:one |of the two )?(?:(?:did|do|would) )?(?:you )?(?:(?:like|liked|enjoy|enjoyed|prefer|preferred|rate|recommend|choose|pick)(?: (?:it|that))?(?: (?:better|best|more|most|the most))?|(?:was|is|'?s|were) (?:better|best|nicer|your fav(?:ou?rite)?|the better(?: one)?|the best(?: one)?|tastier|harder|more fun)|better|best|wins|won)|which one(?:'?s| is| was) (?:better|best|your fav(?:ou?rite)?|nicer)|which did you (?:prefer|like)(?: (?:better|best|more|most))?|which do you (?:prefer|like)(?: (?:better|best|more|most))?|your fav(?:ou?rite)? of the two|do you have a favourite of the two/,
    ),
    not: /\b(?:brothers?|sisters?|mum|dad|mother|father|girls?|girlfriends?|wife|wives|women|exes|ex|kids|sons?|daughters?|dates?|nephews?|nieces?|dogs|cats|funeral|hospital|parents|grandparents)\b/,
  },
  {
    kind: 'afterDetailHowOften',
    his: /\b(?:gym|run(?:ning|s)?|ran|swim(?:ming)?|swam|yoga|climb(?:ing)?|bouldering|play(?:ing|ed)?|football|five a side|tennis|padel|golf|train(?:ing)?|cycl(?:e|ing)|hik(?:e|ing)|walks?|walk(?:ing|ed)|fish(?:ing)?|surf(?:ing)?|cook(?:ing)?|bak(?:e|ing)|paint(?:ing)?|draw(?:ing)?|read(?:ing)?|volunteer(?:ing)?|choir|band|rehears\w+|quiz|theatre|cinema|gigs?|travel(?:l?ing)?|beach|sauna|dance|dancing|class|classes|boxing|jiu jitsu|bjj|judo|pottery|photography|garden(?:ing)?|allotment|market|mountains|ski(?:ing)?|meditat\w+|board games|weights|camping|sunday league|parkrun|park run|crossfit|pilates|rowing|spin)\b/,
    asked: q(
      /how (?:often|regularly)(?: (?:do|can|are|did|would) you (?!drink|smoke|argue|fight|see|cry|date|work|sleep)[^?]{2,45})?|how (?:often|regularly) (?:is (?:it|that)|you (?:go|do (?:it|that)|train|play|run|swim|get to [^?]{2,25}))|how many (?:times|days) a (?:week|month|year|day)(?: (?:do|are|is|you) [^?]{2,40})?|(?:do|can) you (?:get to do (?:that|it)|go) (?:often|a lot|much|every week|regularly)/,
    ),
    not: /\b(?:drink(?:ing)?|drank|drunk|smok\w*|weed|drugs?|argu\w*|fight(?:s|ing)?|hospital|headaches?|migraines?|panic|anxi\w*|kids|children|cry(?:ing)?|therap\w*|physio|grave|cemetery|nightmares?|run (?:out|into|late)|ran (?:out|into|late)|running late|playing up|play with my|train to|on the train|my train)\b/,
  },
  {
    kind: 'afterDetailHowLongHad',
    his: /\b(?:dogs?|pup|puppy|cats?|kittens?|rabbits?|horse|hamster|parrot|tortoise|guinea pigs?|car|van|motorbike|bike|campervan|camper|boat|guitar|piano|record player|beard|allotment|caravan|scooter|plants?)\b/,
    asked: q(
      /how long(?: have|'?ve)? you (?:had|owned|got|have)(?: (?:him|her|it|them|that|that \w+|this one|the \w+|your \w+))?|had (?:him|her|it|them) long|how long have they been with you/,
    ),
    not: /\b(?:died|put (?:him|her|it|down)|passed away|vet|poorly|sick|ill|stolen|crash(?:ed)?|broke down|written off|sold|selling|lost|cold|pain|cough|ran away|gone missing)\b/,
  },
  {
    kind: 'afterDetailHowLongLived',
    his: /\b(?:live[sd]?|living|flat|house|moved|my place|town|village|city|rent(?:ing)?|neighbours?|area|street|apartment|here|up north|down south|landlord|expat|abroad)\b/,
    asked: q(
      /how long(?: have|'?ve)? you (?:been )?(?:lived|living|live)(?: (?:there|here|in (?:[\w']+ ?){1,3}|(?:at|in) (?:that|your) (?:place|flat|house)))?|how long(?: have|'?ve)? you been (?:there|in (?!hospital|bed|love|therapy|prison|rehab|a relationship|your job|that job|the job)(?:[\w']+ ?){1,3}|in (?:that|your) (?:place|flat|house))|lived there long|been there long/,
    ),
    not: /\b(?:with my (?:parents|mum|dad|ex)|hospital|holiday|job|working (?:at|for|there)|worked (?:at|for|there)|gym|pub|airport|queue|waiting|moved (?:out|back)|separated|divorc\w*|together|band|relationship|lived with her|on here|moving out|stuck)\b/,
  },
  {
    kind: 'afterDetailHowLongDoing',
    asked: q(
      /how long(?: have|'?ve)? you (?:been (?:doing (?:it|that|this|that for|\w+(?: \w+)?)|at it|into (?:it|that|\w+)|learning(?: \w+)?|playing(?: (?:it|the|that|for))?(?: \w+)?|training|running|climbing|swimming|surfing|cycling|painting|drawing|writing|singing|dancing|cooking|baking|boxing|fishing|gardening|volunteering|knitting|gaming|collecting(?: \w+)?|lifting|practising|coaching|teaching|working there|there|in (?:that|the) job|making (?:it|them|music|\w+)|riding|rowing|skating|skiing|sailing|brewing|vegan|vegetarian|veggie|a (?:vegan|vegetarian|veggie|fan|member|teacher|nurse|chef|coach|driver))|played(?: \w+)?|done (?:it|that)|worked there)|since when(?: (?:do|are|have|did) you [^?]{2,30})?|when did you (?:start|take (?:it|that) up|begin|get into (?:it|that)|first (?:try|start|do|play))(?: (?:doing )?(?:it|that|this|playing|running|climbing|learning|painting|training|swimming|there)(?: \w+)?)?|been doing (?:it|that) long/,
    ),
    not: /\b(?:single|divorc\w*|ill|sick|depress\w*|anxi\w*|unemployed|widow\w*|together|seeing|dating|dates?|living|live|flat|house|waiting|pain|hurts?|cry(?:ing)?|married|sober|smok\w*|drink(?:ing)?|drank|rehab|drugs?|hospital|therap\w*|caring for|carer|insomnia|allergic|queue|traffic|stuck|this morning|early|shift|quit|gave up|given up|stopped|love you|like you|fancy you|miss you|on this app|on here|off work|headaches?)\b/,
  },
  {
    kind: 'afterDetailWhenBack',
    his: /\b(?:back from|got back|just back|holiday|trip|away|abroad|home from|flight|flew|landed|weekend in|week in|days in|travel(?:l?ing|led)|camping|festival|spain|portugal|italy|greece|france|ireland|scotland|wales|london|paris|europe|america|visiting|unpack(?:ed|ing)?|jet ?lag(?:ged)?|mini break|city break)\b/,
    asked: q(
      /(?:when|what day|what time) did you (?:get (?:back|home|in)|come (?:back|home)|land|arrive(?: back| home)?|fly (?:back|home|in)|return)(?: from (?:there|\w+))?|when (?:were|was) you back|how long(?: have|'?ve)? you been (?:back|home)|been back long/,
    ),
    not: /\b(?:next (?:week|month|year)|going (?:to|on|away)|hospital|funeral|work|gym|night out|pub|passed away|can'?t wait|kids are away|threw (?:it )?away|run away|throw|right away|work trip|date|off to|ill|dentist)\b/,
  },
  {
    kind: 'afterDetailWhereGot',
    his: /\b(?:bought|buy|got (?:a|an|some|the|these|those|myself|this|it)|new \w+|found (?:a|an|some|the|this|these)|jacket|coat|shirt|trainers|shoes|boots|record|vinyl|lamp|chair|sofa|table|rug|jumper|suit|watch|bike|guitar|plants?|treated|bargain|present|picked up|second hand|vintage|cheese|bread|cake|coffee beans|pastries|rare|costume|hat)\b/,
    asked: q(
      /where (?:did|do|'?d) you (?:even |manage to |usually |normally )?(?:get|buy|find|pick (?:it|that|them|those) up|order)(?: (?:it|that|them|those|these|one|this|(?:it|that|them|those|one) from|from|yours|your \w+|(?:the|a|that) \w+))?|where(?:'?s| is| are| was| were) (?:it|that|they|those|the \w+) from|where from|from where|where you (?:get|got|find) (?:it|that|them|those)|which shop(?: (?:was|is) (?:it|that)| did you (?:get it|go) (?:from|to))?|what (?:kind|sort|type) of shop/,
    ),
    not: /\b(?:dogs?|puppy|cats?|kitten|job|cold|covid|news|results|got (?:a|the|an) (?:job|idea|cold|lift|email|call|message|new job|headache|rash|interview|promotion|haircut|tattoo|flat|house)|new (?:flatmate|housemate|boss|job|colleague|neighbours?|girl|girlfriend|flat|house|place|year)|ex|work|therapist|found (?:a|the) (?:job|lump|flat|house|place))\b/,
  },
  {
    kind: 'afterDetailWhereGo',
    his: /\b(?:walk(?:s|ed|ing)?|run(?:s|ning)?|ran|swim(?:ming)?|swam|football|five a side|5 a side|tennis|padel|golf|climb(?:ed|ing)?|bouldering|holiday|weekend away|hik(?:e|es|ed|ing)|camping|trip|train(?:ing)?|fish(?:ing)?|surf(?:ed|ing)?|rid(?:e|es|ing)|cycl(?:e|ed|ing)|dance|dancing|yoga|gym|drive|day out|mini break|city break|paddle ?board(?:ing)?|kayak(?:ing)?|play(?:ed|ing)?|picnic|stayed|hotel|airbnb|b&b|went away|been away|sauna|boxing|ski(?:ing|ed)?|beach|shopping)\b/,
    asked: q(
      /where (?:did|do) you (?:usually |normally |mostly |generally |tend to )?(?:go|stay|play|train|swim|run|walk|climb|fish|surf|ride|cycle|practise|practice|dance|camp|hike|ski|kayak|walk to|go to|end up|go walking|go running|go swimming|go hiking|do (?:it|that)|take (?:him|her|it|them|the dog|the bike|your \w+))(?: (?:for (?:it|that|your (?:walks?|runs?|swims?)|a (?:walk|run|swim|ride)|walks|runs)|with (?:him|her|them)))?|where you (?:go|play|train|swim|stay|run|walk|climb)(?: for (?:it|that))?|where (?:was|is) (?:that|it)|where (?:do|did) you like to (?:go|walk|run|swim|play)|where(?:'?s| is| was) (?:good|best|your favourite(?: (?:place|spot|walk|route))?)/,
    ),
    not: /\b(?:uni|school|position|hospital|doctor|vet|garage|ran (?:away|out|into)|run (?:out|into)|gig|the pitch|on the train|my train|train was|train home|xbox|playstation|drive me|parked|walked out|walk away|funeral|where did you go\W+(?:quiet|wrong)|next (?:week|month|summer|year))\b/,
  },
  {
    kind: 'afterDetailWhoseIdea',
    asked: q(
      /(?:whose|who'?s|whos) (?:\w+ )?idea (?:was|is|were) (?:it|that|this|all that|the \w+)(?: to (?:go|do|get|sign|try|buy|make|come|book|start)\b[^?]{0,25})?|(?:whose|who'?s|whos) idea|was (?:it|that) your idea(?: or (?:his|hers|theirs|someone else'?s|somebody else'?s))?|who(?:'?s|se)? (?:talked|roped|dragged) you into (?:it|that|this)|who came up with (?:it|that|this|that idea|the idea)|who(?:'?s| had) the (?:bright |great )?idea|who suggested (?:it|that)/,
    ),
    not: /\b(?:divorc\w*|split|break ?up|broke up|broken up|moved out|separat\w*|funeral|abortion|cremat\w*|put (?:him|her|it) (?:down|to sleep)|ended it|engaged|wedding|no kids|care home)\b/,
  },
  {
    kind: 'afterDetailInIt',
    his: /\b(?:cook(?:ed|ing)?|recipe|soup|curry|sandwich|toast|toastie|burgers?|salad|sauce|cake|smoothie|pie|stew|chilli|cocktail|pasta|omelette|pancakes|jacket potato|baked potato|porridge|wrap|tacos|fajitas|lasagne|stir fry|risotto|bolognese|breakfast|lunch|dinner|marinade|dressing|casserole|noodles|ramen|punch|brownies|flapjacks|crumble|bagel|nachos|hot dogs?|chips|muffins|granola|roll|bake[d]?|barbecue|bbq)\b/,
    asked: q(
      /what(?:'?s| is| was|s) (?:in|on) (?:it|that|them|your \w+|the (?:sauce|soup|curry|salad|pie|marinade|pizza|sandwich|stew|filling|chilli))|what (?:do|did|have|are|'?d) you (?:usually |normally |actually )?(?:put|putting|have|get) (?:in|on|into) (?:it|that|them|yours|there|your \w+|the (?:sauce|soup|curry|pizza|burgers?))|what you (?:put|putting|have) (?:in|on) (?:it|that|them)|what goes (?:in|on|into) (?:it|that|them)|what(?:'?s| is) (?:your|the) secret(?: ingredient)?|(?:what|which) toppings?(?: (?:do|did) you (?:have|get|put on|go for|like))?|what(?: are)? the ingredients|what filling(?:s)?|what do you (?:have|eat|serve) (?:it|that|them) with/,
    ),
    not: /\b(?:pizza|pineapple|parcel|box|bag|letter|food poisoning|allergic|allergy|sick|wrap(?:ped|ping) (?:up|presents)|present|payroll|roll on|potato phone|cv|playlist|profile|order(?:ed|ing)|punch(?:ed)? (?:him|someone)|fridge broke)\b/,
  },
  {
    kind: 'afterDetailHappened',
    his: /\b(?:broke|broken|smashed|cracked|cut|fell|tripped|slipped|lost my (?:keys|phone|wallet|card|bag|passport|headphones|voice|bank card)|missed (?:my|the)|locked (?:out|myself)|late|burn(?:t|ed)|spil(?:t|led)|flat tyre|puncture|disaster|nightmare|mess|messed up|flood(?:ed)?|leak(?:ed|ing)?|stuck|chaos|dropped|bruised?|black eye|limp(?:ing)?|sprained|twisted|pulled (?:a|my)|hurt my|did my back|wrong train|overslept|slept in|embarrass\w*|awful day|terrible day|bad day|rubbish day|horrible day|what a day|worst day|long story|went wrong|ruined|cancelled|scratched|shrunk|shrank|soaked|banned|kicked out|plaster|on crutches|wouldn'?t start|shouted at|told off)\b/,
    asked: q(
      /what(?:'?s)? happened(?: (?:there|to (?:it|you|your \w+|the \w+)|this morning|at work|with (?:it|that|the \w+)))?|what (?:on earth |the hell )?(?:happened|went wrong)|how (?:did|on earth did|the hell did) (?:that|it|this) (?:even )?(?:happen|come about|break)|how did you (?:manage|do) (?:that|it|this)(?: one)?|how(?:'?d| did) you (?:manage that|do that)|how come|how|what did you do(?: (?:to (?:it|yourself|your \w+)|this time))?/,
    ),
    not: /\b(?:hospital|died|dies|dying|death|divorc\w*|ex|broke up|broken up|broke it off|broken heart|heartbroken|split|police|attack(?:ed)?|assault\w*|redundan\w*|sacked|fired|lost my (?:mum|dad|job|nan|gran|brother|sister|dog|cat|wife|licence)|cancer|ambulance|funeral|crash(?:ed)?|accident|a&e|stroke|miscarr\w*|robbed|mugged|burgled|operation|marriage|engagement|relationship|dad|mum|late (?:mum|dad|wife|father|mother)|vet|breakdown|cut myself|self harm|record|personal best|fell in love|fell asleep)\b/,
  },
  {
    kind: 'afterDetailGotInto',
    asked: q(
      /how (?:did|'?d|do) you (?:even |first )?(?:get|got|end up|come to be|wind up) (?:into (?!debt|trouble|a fight|that state|that mess|work|uni|the (?:flat|house|car))(?:it|that|this|all that|[\w']+(?: [\w']+)?)|doing (?:it|that|this)|started(?: (?:with|in|on|doing) (?:it|that|this|\w+))?|involved(?: (?:in|with) (?:it|that))?)|how did you (?:start|learn)(?: (?:with|doing|to do) (?:it|that|this|\w+)| (?:it|that|this|all that|\w+ing|how to [^?]{2,25}|to [^?]{2,25}))?|where(?:'?d| did) you (?:learn|pick up|pick)(?: (?:it|that|this|all that|to (?:do (?:it|that)|cook|play|dance|bake|paint|draw|\w+)(?: [\w']+){0,3}|how to [^?]{2,25}|(?:it|that) up))?|what (?:got|made|drew) you (?:into (?:it|that)|start(?: (?:doing )?(?:it|that|\w+ing))?|take (?:it|that) up|try (?:it|that)|to (?:it|that))|how (?:did )?(?:it|that|all that) (?:all )?(?:start|begin|come about)|self taught/,
    ),
    not: /\b(?:debts?|trouble|fights?|drugs?|accident|hospital|ill|sick|argu\w*|broke|locked|prison|divorc\w*|funeral|redundan\w*|anxi\w*|depress\w*|rehab|gambl\w*|hangover|lost|self harm|drink(?:ing)?|affair|tinder|this app|from birth|cancer|mess|rumou?r|fire)\b/,
  },
  {
    kind: 'afterDetailHowWas',
    his: /\b(?:film|movie|cinema|gig|concert|festival|dinner|lunch|brunch|meal|restaurant|holiday|trip|weekend|party|match|class|course|night out|visit(?:ed)?|museum|gallery|theatre|play|musical|wedding|pub|quiz|stag|barbecue|bbq|walk|hike|parkrun|yoga|climb(?:ed|ing)|bouldering|sauna|surf(?:ed|ing)|lesson|first day|first time|tried|went to|been to|just back|got back|back from|saw|watched|finished (?:the|that|a|my) (?:book|series|film)|exhibition|comedy|market|reunion|camping|training|rehearsal|came to stay|day out|paintball|escape room|open mic|christening|hen)\b/,
    asked: q(
      /how were (?:they|the (?:band|games|drinks))|how (?:was|is|'?s) (?:it|that|this|the (?:film|movie|gig|concert|festival|dinner|meal|food|holiday|trip|weekend|party|match|class|course|night|museum|play|show|wedding|quiz|walk|hike|lesson|book|series|restaurant|weather|day|exhibition|market|training|reunion))(?: for you)?|how (?:did|'?d) (?:it|that|the (?:class|party|quiz|trip|lesson|rehearsal|match|night|day|dinner|gig|wedding)) go|what did you (?:think|reckon|make)(?: (?:of|about) (?:it|that|them|the \w+))?|what(?:'?d)? you (?:think|reckon)(?: of (?:it|that))?|(?:did|do) you (?:like|enjoy) (?:it|that|yourself|the (?:film|book|gig|show))|was it (?:good|fun|any good|nice|worth it)|any good|good time|have fun|did you have (?:fun|a (?:good|nice) (?:time|night|day))|is it (?:any )?good/,
    ),
    not: /\b(?:funeral|hospital|appointment|doctor|dentist|court|scan|wake|a&e|dates?|died|grave|chemo|therapy|physio|vet|results|interview|exam|divorc\w*|care home|test|first time in years i cried|next (?:week|month|weekend)|going to (?:the|a|see|be)|can'?t wait|tomorrow|saw (?:my ex|the doctor|a doctor|the ex)|ex)\b/,
  },
  {
    kind: 'afterDetailPlan',
    his: /\b(?:weekend|days? off|week off|time off|free|finished|finally done|passed|handed (?:it )?in|holiday|tomorrow|saturday|sunday|friday|evening|tonight|birthday|new year|moving|home alone|the house to myself|sun'?s out|sunny|nothing on|all done|graduated|bank holiday|break|summer|completed|garden|the house|quiet night|night in|project|bored|off work|day to myself|goal|submitted)\b/,
    asked: q(
      /what(?:'?s| is| are|s)? (?:the|your|ur) (?:plans?|next (?:step|move|thing|one|goal|project|challenge))(?: (?:for (?:it|that|the (?:day|weekend|evening|rest of (?:it|the day))|\w+)|of action|there))?|what(?:'?s| is|s) (?:next|on the cards|the next (?:step|one|thing|goal|challenge|project)|on the agenda|in store)(?: for you)?|so what(?:'?s)? next|what next|what comes next|what(?: are|'?re)? you (?:going to|gonna|planning to) do(?: (?:with (?:it|that|yourself|all that time|your (?:day|time|weekend|freedom))|next|all day|for it))?|what(?: are|'?re)? you (?:up to|doing|planning)(?: (?:with (?:it|yourself|your (?:day|weekend|time) ?(?:off)?)|for (?:it|your birthday)|then|next|tomorrow|on \w+day|(?:this|at the|over the) weekend))|what(?: are|'?re)? you planning|what will you do(?: (?:with (?:it|yourself|all that time)|next))?|(?:got )?any plans|got a plan|is there a plan|do you have (?:a plan|plans|anything planned)|anything (?:planned|nice planned)/,
    ),
    not: /\b(?:redundan\w*|sacked|fired|lost (?:my|the) job|hospital|funeral|died|divorc\w*|broke|broken|split|sick|ill|results|diagnos\w*|stuck|locked|cancer|moving out|separat\w*|passed (?:away|out)|flood(?:ed)?|anniversary of|depress\w*|lonely|marry|wedding|pregnan\w*|cancelled|vet)\b/,
  },
  {
    kind: 'afterDetailMiss',
    his: /\b(?:moved|left|used to|back home|abroad|grew up|old (?:job|house|flat|school|place|neighbourhood)|quit|gave up|given up|stopped|retired|lived in|living in|came over|emigrat\w+|from (?:back|home)|years in|year in|been here|i'?m from|my home town|hometown|when i was|uni days|miss(?:ing)?|homesick|since i left)\b/,
    asked: q(
      /what (?:do|would|did|'?d) you (?:actually |really )?miss(?: (?:the )?most| more| (?:about|from) (?:it|there|home|that|back home|that (?:job|place|life|time)|those days|the \w+|\w+))?(?: (?:the )?most)?(?: (?:about|from) (?:it|there|home|that|back home|that (?:job|place|life|time)|those days|the \w+|\w+))?|what(?:'?s| is) the (?:thing|one thing) you miss(?: (?:the )?most)?(?: about (?:it|there|home))?|what you miss(?: (?:the )?most)?(?: about (?:it|there|home))?|anything you miss(?: about (?:it|there|home|that))?|is there anything you miss(?: about (?:it|there|home|that))?/,
    ),
    not: /\b(?:died|passed away|divorc\w*|ex|wife|husband|girlfriend|partner|marriage|married|my (?:mum|dad|nan|gran|grandad|brother|sister|dog|cat|son|daughter|kids)|smok\w*|drink(?:ing)?|alcohol|drugs?|being single|relationship|broke up|about (?:her|him|them)|the army|war|she left|left me|her|him)\b/,
  },
  {
    kind: 'afterDetailBestPart',
    asked: q(
      /(?:what(?:'?s| is| was|s)(?: been)? )?(?:the |your )?(?:(?:best|favou?rite|nicest|funniest) (?:part|bit|moment)|best thing|(?:best|favou?rite|nicest) (?:thing|memory|day)(?= (?:of|about|from) (?:it|that|the|there|your trip|your holiday)\b))(?: (?:of|about|in) (?:it|that|the (?:\w+ ?){1,2}|your \w+|being [\w ]{2,20}|working there|living there|doing (?:it|that)|all that|there))?(?: (?:for you|there))?|what(?:'?s| is| was) (?:the |your )?(?:highlight|best (?:part|bit|thing))(?: (?:of|about) (?:it|that|the (?:\w+ ?){1,2}|your \w+|there))?|(?:the )?highlight|what (?:did|do) you (?:like|love|enjoy)(?: about it)? (?:most|best|the most)(?: about (?:it|that|there|the \w+|\w+ing(?: there)?))?|what (?:do|did) you (?:like|love|enjoy) (?:most |best )?about (?:it|that|the job|your job|living there|\w+ing)/,
    ),
    not: /\b(?:funeral|hospital|died|divorc\w*|cancer|prison|sex|her body|about me|my profile|ex|dates?|redundan\w*|depress\w*|care home|breast|naked|chemo|(?:of|in) (?:the|your|ur) (?:day|week|year|body|life)|(?:about|of) me)\b/,
  },
  {
    kind: 'afterDetailWorstPart',
    asked: q(
      /(?:what(?:'?s| is| was|s)(?: been)? )?(?:the |your )?(?:worst|hardest|toughest|most difficult|trickiest|scariest|hard|tricky|difficult|most annoying) (?:part|bit|thing)(?: (?:of|about|in|with) (?:it|that|the (?:\w+ ?){1,2}|your \w+|being [\w ]{2,20}|working there|living there|doing (?:it|that)|all that|there))?(?: (?:for you|there))?|what (?:do|did) you (?:like|enjoy) (?:least|the least)(?: about (?:it|that|the \w+|there))?|what (?:don'?t|didn'?t) you like (?:about|in) (?:it|that|the job|your job|living there|there)|what(?:'?s| is| was) (?:so )?(?:hard|difficult|tricky|tough|annoying) about (?:it|that)|what do you hate (?:the )?most(?: about (?:it|that))?|what do you find (?:hard|hardest|difficult|most difficult)(?: about (?:it|that))?/,
    ),
    not: /\b(?:funeral|hospital|died|death|divorc\w*|cancer|prison|ex|broke up|break ?up|split|redundan\w*|sacked|depress\w*|anxi\w*|ill|illness|sick|single (?:dad|parent|father)|kids|kid|son|daughter|care home|carer|caring|grief|lost my|chemo|sober|alcohol\w*|drinking|rehab|lonely|adhd|autis\w*|stroke|surgery|operation|war|army|dates?|dementia|wheelchair|miscarr\w*|dad|mum)\b/,
  },
  {
    kind: 'afterDetailWhatFor',
    his: /\b(?:sav(?:e|ing)(?: up)?|train(?:ing)|shopping|practi[sc](?:e|ing)|baking|baked|rehears\w+|present|gift|dress(?:ed|ing) up|suit|buying|bought|getting up|early night|cake|costume|going (?:in)?to town|borrow(?:ed|ing)?|hired?|hiring|built|building|making|learning|speech|collecting|decorat\w+|celebrat\w+|champagne|haircut|ironing|packing|list)\b/,
    asked: q(
      /what for|for what|what(?:'?s| is| was) (?:it|that|this|the (?:suit|cake|costume|money|speech|present|occasion)) (?:all )?for|what(?: are|'?re)? you (?:saving|training|practi[sc]ing|rehearsing|shopping|baking|dressing up|packing|collecting|getting ready)(?: up)?(?: it| them)? for|what(?: are|'?re)? you (?:celebrating|saving up)|saving (?:up )?for what|(?:what(?:'?s| is| was) )?the occasion|(?:is it )?for anything (?:special|in particular)|anything special|any special occasion|what(?:'?s| is) the (?:special )?occasion/,
    ),
    not: /\b(?:hospital|court|doctor|prescription|tablets|operation|fined|arrested|sacked|sorry|funeral|black suit|save me|medication|blood|detention|told off|therapy|appointment|tests?|christening|wedding|birthday|deposit|for (?:my|a|the|our) \w+)\b/,
  },
];
