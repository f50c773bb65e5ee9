/**
 * What she says in answer to his own line, known by her words: a 'maybe' to what he proposed, her number, a blush. What was learned of
 * telling looks at her words alone. Form of the table: more/told-tables.ts.
 */
import type { Conversation } from '../conversation';
import { ending, plain, straighten } from '../text';
import type { Told } from '../told';
import { SAID_TO_HIM_PLAINLY_RULES } from './said-to-him-plainly';
import { SAID_TO_HIS_NEWS_RULES } from './said-to-his-news';

export const TOLD_TO_HIM = `
=softMaybe
c No rush at all, the offer stands. Just tell me when things calm down.
c That's fine, let me know when you've got an evening to yourself.
c Take your time, I'll still like the idea next week.
c All good. Give me a shout when your week looks kinder.
c {D} sounds good, tell me which day once you can see it.
c Then let's aim for {d}, and you say when.
p {D} it is, in pencil, until you tell me I can use ink.
p I'll keep {d} looking suspiciously free.
i {D} then, I don't mind looking forward to it a bit longer.
i Let's say {d}, on whichever evening you can breathe.
p I'll pencil it in, very lightly, with a good rubber.
p No pressure, I've told the coffee to be patient.
p Fair enough. I'll keep my calendar looking dramatically empty.
p A maybe is better than most of my emails get.
i A maybe from you is still the best line of my day.
i I can wait for the right evening, it's usually better for it.
i Then I'll ask again when you can breathe, if that's all right.
i I'd rather have you on a good day than a free one.
C Would next week be calmer, or shall I leave it with you?
P Shall I check back when the calendar stops shouting at you?
I What would a free evening look like for you just now?
=gotNumber
c Thanks, texting you now so you have mine.
c Got it, I'll write to you there in a minute.
c Saved. You'll have a message from me before you put the phone down.
p Got it. If a stranger says hi in a minute, that's me.
p Saved under 'answers faster than the app', I hope.
p Thanks, I'll try to make my first text a good one. No promises.
i Thank you, I like that this moves somewhere only we can see it.
i Saved. I've already got something to ask you over there.
i Got it, look out for me in a minute.
=forgivesHim
c You, boring? Not for a second. My pillow won on points, that's all.
c Boring is the last word I'd use. I just ran out of battery, the human kind.
c Thanks for being nice about it. You had my full attention up to the last second.
p Boring? I fell asleep smiling, that's a compliment where I come from.
p It was me against the sofa, and the sofa plays dirty.
p I'd like to blame the blanket, it was in on it.
i I was still composing my answer when I drifted off, so you have something to look forward to.
i The last thing I read was from you, that's not a bad way to go.
i You kept me up longer than anyone has in a while.
C So where were we?
P Can I make it up to you with a very wide-awake hello?
I What did I miss?
=mustDoIt
c Then I will, you've convinced me.
c Sold, it's at the top of my list now.
c All right, I trust you on this one.
c Consider it done, and I'll report back.
c You've never sounded more certain, so that settles it.
p Fine, but if it's bad I'm blaming you.
p Yes, boss. Tonight, with snacks.
p I'll clear my busy schedule of nothing.
p Orders received, I'll write you a review.
p My list was long already, and you've just pushed in at the front.
i I'd rather do it with you explaining the good bits.
i When you say it like that, I want to know why it means so much to you.
i I will, and then I'll know a bit more about you.
i Then I'm going in without knowing anything, on your word alone.
C What should I pay attention to?
P Will you be available for questions?
I What did it do to you the first time?
=bothWaited
c Then we were both waiting, and I'm glad that's over.
c Good, then it wasn't only me. I had a lovely time.
c Then I'll say it first: I'd like to see you again.
p So we both sat staring at our phones. Very dignified.
p Two people, two phones, no courage. We deserve each other.
p Right, next time I'm texting you from the doorstep.
i I kept thinking about what to write, that was the trouble.
i So you were thinking of me, too. I like that.
i Then we've lost some time, and I know how I'd like to make it up.
C When are you free this week?
P Shall we agree that nobody waits next time?
I What would you have wanted me to write?
=notThatDay
c No problem, another day then. When would suit you better?
c That's fine, {d} can wait. Which day is good for you?
c Fair enough, it'll be just as nice on another evening.
c All good, enjoy it. We'll find a day that works for both of us.
c Understood, then let's look at next week.
p Then {d} loses, and the drink is still on.
p Fine, I'll let {d} go, but I'm keeping the idea.
p Noted. My second offer is any other day that ends in y.
p You've got better plans on {d}, I'll try not to take it personally.
i Then it'll be another evening, I'm in no hurry with the nice things.
i That only makes me curious which day you'll pick.
i Then I'll look forward to it a bit longer, I don't mind.
C How's the week after looking?
P Which day shall I start practising for?
I Which evening would you like it to be?
=dayAfter
c Then the one after, I'll keep it free for you.
c Perfect, the week after then. I'm looking forward to it.
c That works, let's say the one after and you name the time.
p The one after it is, my diary was hoping you'd say that.
p Deal. I'll spend the extra week choosing a shirt.
p A week's notice, I might even iron something.
i Then the one after, it gives me something to look forward to.
i I like that you named another day before I could ask.
i The one after, and I'll try not to count the days.
C What time would be good for you?
P Is there anything you don't eat, while I'm planning?
I What would you like that evening to be?
=herApology
c It's all right, thank you for telling me what happened.
c Apology accepted, these things happen.
c Thanks for saying so. I was a bit let down, and now it's fine.
c That sounds like a bad day all round. No hard feelings.
p You're forgiven, I'd practised looking wounded for nothing.
p Forgiven, on one condition: next time you buy the first round.
p All right, I'll stop glaring at my phone now.
i It means something that you say it so plainly.
i I'd wondered, and I'm glad there was a reason.
i I'd rather have the truth and a late start than no start at all.
C Shall we try again this week?
P Shall we start over from the beginning?
I How are you now?
=dontKnowMe
c True, and I'd like to change that.
c Not yet, but I know what I've read so far, and I like it.
c That's the best argument I've heard for meeting up.
p I've seen the trailer, and I'd like the whole film.
p Fair, I'm judging a book by a very good first chapter.
p Then tell me something terrible, quickly, before it's too late.
i True, and I'm looking forward to finding out where I'm wrong.
i I know how it feels to talk to you, that's a start.
i Not yet, and that's the part I'm curious about.
C Shall we start with a coffee?
P What should I be warned about?
I What's the first thing I should know?
=kissedWell
c So are you, I've hardly thought about anything else.
c Thank you, it takes two, and you were most of it.
c I could say the same, and I'd like to check it again soon.
p I'd like that in writing, for my mother. No, wait.
p I'll put it on my CV, under languages.
p Practice is important, I'm told. I'm free this week.
i I've been thinking about it since, if I'm honest.
i That stays with me longer than I'd admit.
i I was hoping you'd noticed.
C When do I see you again?
P Same time next week?
I What were you thinking right before?
=sayYourThoughts
c That I'd rather be sitting across from you than typing.
c That I like you, it's as simple as that.
c That I don't want to get this wrong, because it's going well.
p Mostly that I should have prepared something clever.
p Half of it is about food. The other half is about you.
p That you're brave, asking a man what he's thinking.
i That I'd like to know what you'd say if you were me.
i That I've started looking forward to your name on my screen.
i That I've typed this three times already.
=mustEarnIt
c Challenge accepted, name your terms.
c Then I'll earn it, I'm patient and I bring snacks.
c Fair enough, some things should be worth working for.
p I've got biscuits, compliments and a lot of free evenings.
p I can be bribed, so I assume you can, too.
p Give me three guesses and a small hint.
i Then I'll take my time, I like not knowing everything at once.
i I'd rather earn it than be told, to be honest.
i Now I'll be thinking about it all evening, that was your plan.
C What would be a good start?
P Is there a form I can fill in?
I What would I have to do for it?
=weFixThat
c Gladly, you choose and I'll book.
c Then let's, I'm free most evenings.
c I'd like that, you'd have to show me how it's done.
p I accept treatment, when do we start?
p Finally, somebody who takes my education seriously.
p Yes please, I've been a hopeless case for too long.
i I was hoping you'd say that.
i With you I'd give it a fair chance.
i Then I'd have a first time to remember you by.
C When do you have time?
P Is there a test at the end?
I What should my first one be?
=noBiting
c That helps, thank you. I'm looking forward to it.
c Good to know, I feel better already.
p Good, I've only packed the one plaster.
p I'm relieved, my last dentist said the same.
p Then I'll cancel the suit of armour.
i It's the good kind of nervous, if that's any comfort.
i I'm only nervous because I'd like it to go well.
i You'd be surprised how much that calms me down.
C What are you looking forward to most?
P Any other house rules I should know?
I Are you never nervous?
=proudOfHim
c Thank you, I'll gladly take that.
c Thanks, it means more coming from you.
c Thank you, I'm a little proud of it myself.
p I'd like a certificate, or at least a biscuit.
p Please don't look too closely, it's held together by hope.
p I accept applause, small gifts and dinner invitations.
i Hearing that from you makes it worth the effort.
i I only did it so I could tell you. Well, nearly.
i Careful, I could get used to hearing that.
C What are you proud of these days?
P Will you say it again when I see you?
I Who says that to you?
=notSoFar
c Then I've got no excuse, I'll come to you.
c That's nothing, you pick the day and I'll be there.
c For a good evening I'd travel a lot further.
p That's two podcasts, I'm in.
p I've waited longer than that for a pizza.
p Then my last argument is gone, well done.
i I'd spend the whole way wondering what you're like in person.
i For the right person that's next door.
i The journey there would be the best part of my week, and the way back the worst.
C Which day would be good for you?
P Do I bring snacks for one or for two?
I Would you meet me at the station?
=safeTrip
c Will do, thank you. You'll be the first to know.
c Thanks, I'll write as soon as I'm there.
c I will, and thank you for thinking of it.
p I will, right after I've found my bag and my dignity.
p Of course, my mother and you, in that order. Or the other way round.
p I'll send you the first bad photo I take.
i I like that somebody wants to know.
i I will, you'll be on my mind on the way anyway.
i That makes me want to get there sooner.
C What are you up to in the meantime?
P Anything I should bring back for you?
I What will you be doing when I write?
=unsureAbout
c That's fair, ask me anything you want to know about it.
c I understand, and I'd rather you say so than keep it in.
c Take your time with it, I've got nothing to hide.
p Fair enough, I'd raise an eyebrow as well.
p I can bring references, if that helps.
i I'd rather tell you now than have you wonder later.
i I like that you say it straight.
i I'd want to know more, too, in your place.
C What would help you feel better about it?
P Which part raised the eyebrow?
I What's the part that doesn't sit right?
=freeAfter
c After that suits me perfectly, just tell me when you're done.
c Then I'll wait for you, there's no rush.
c Good, then that's our time.
p I'll be the man outside, looking as if he'd just arrived.
p Then I've got the whole day to choose a shirt.
p Deal, I'll save you the good half of the evening.
i The best part of the day comes after that anyway.
i Then I've got something to look forward to until then.
i I'll be thinking of a good place in the meantime.
C Shall I meet you there, or somewhere in between?
P Will you be hungry, or very hungry?
I What would you feel like after a day like that?
=nicestThing
c I'm really glad, I'd hoped you'd like it.
c You're very welcome, I enjoyed every minute of doing it.
c Then it was worth it, and there's more where that came from.
p Careful, I'm easily encouraged.
p I'd like that in writing, it'd help my reputation.
p That's the last time I worry about whether it's too much.
i It was nice to think about you while I did it.
i You'd have deserved it long before me.
i I nearly didn't dare, so I'm glad I did.
C What's your favourite bit of it?
P Do I get to see your face when I do the next one?
I What would you like somebody to do for you more often?
=wishesHisTeam
c Thank you, they'll need every wish they can get.
c Thanks, I'll tell you the result, good or bad.
p I'll pass it on, I shout at the screen anyway.
p Thank you. If they lose, I was never here.
p They're already playing better, I'm sure of it.
i That's kind, considering you don't have to watch it.
i If they win, I'll say it was you.
i You'll know by how long it takes me to answer.
C What are you up to in the meantime?
P Will you comfort me if it goes wrong?
=dependsWhoAsks
c Me, and I'm hoping for a good answer.
c Somebody who'd like to find out in person.
c A man with honest intentions and cold hands.
p Asking for a friend. The friend is me.
p It's for a survey, you're the only person in it.
p Nobody, just a man with a free shoulder.
i Somebody who's been wondering for a while.
i Me, and your answer stays between us.
i Say it depends on me, and I'll sleep badly tonight.
C So, what's the answer?
P Do I get the full report or only the summary?
I What would you like it to depend on?
=kindAboutCancel
c Thank you, that's really kind of you. I'll make it up to you.
c Thanks for being so good about it. Can we find another evening?
c That's lovely of you, I was sorry to write it.
p You're making it hard to feel guilty, thank you.
p Thank you. The next round and the one after are on me.
p You've just gone up even further, and you were already high.
i Thank you. It says a lot that you think of that first.
i I'd have loved tonight, I'd like you to know that.
i That's the nicest answer I could have got.
C Would later this week work for you?
P How do you feel about a second attempt with dessert?
I Which evening would you like instead?
=dontSeemSo
c Thank you, I'm doing my best.
c It's easier with you, that's all.
c Writing helps, I've got time to think.
p Wait until you see me order food.
p I hide it well, ask my hands.
p That's the nicest thing my nerves have ever heard.
i It depends who I'm talking to.
i You make it easy to forget, I've noticed.
i You'd see it the first time I look away.
C What do I seem like, then?
P Shall we test it in person?
I What gave you that impression?
=blushing
c I'll take that as a good sign.
c That says more than a whole paragraph.
c I could look at that answer for a while.
c I like that answer very much.
c That little face made my day.
c I'm taking that as the nicest kind of yes.
c I can see the smile from here.
p I'm choosing to read that as a standing ovation.
p I'd write something clever, but I'm too busy grinning.
p I speak fluent emoji, and that was poetry.
p I've never been so pleased with a single small picture.
p That one goes straight into the frame over my bed.
p That's the best reply I've had all day, and it has no letters in it.
i I'd give a lot to see the face that goes with it.
i I'd ask what you're thinking, but I quite like guessing.
i Now I'm the one who's smiling.
C Is that a yes to seeing me soon?
C When do I get to see that face in person?
P Is that a blush, or is it warm where you are?
P Does that face come with words as well?
I What's behind it, if I may ask?
I What went through your head just then?
=looksGoodOnHim
c Thank you, that's going straight to my head.
c That's kind of you, and I'll happily take it.
c Coming from you I'll gladly believe it.
p Thank you, I've just stood up a bit straighter.
p The lighting did most of it, but I'm keeping the compliment.
p I'd act modest, but I'm too busy screenshotting that.
i You've just made somebody's day, and it's mine.
i I noticed you looked, I won't pretend I mind.
i I could say the same, but you'd think I was only being polite.
C Can I return the compliment over a drink?
P Are you always this generous, or did you have a good lunch?
I What gave me away?
=shortOnTime
c Take your time, I'm not going anywhere.
c Of course, ring me when you're ready.
c No hurry, I'll be here.
p Ten minutes is just enough to clear my throat and find a good chair.
p Perfect, I'll spend them practising my phone voice.
p No rush, I'm only pacing up and down a little.
i I'll use the time to think of a good first sentence.
i I like having something to look forward to, even for ten minutes.
i Whenever you're ready, I've been wondering what you sound like.
=examWasBad
c It's over, and nobody can make you sit it again tonight.
c That sounds brutal, I'm sorry. You got to the end of it, that counts.
c Then this evening belongs to you and nothing with questions in it.
c I'm on your side, whatever the examiner was thinking.
p I'd like a word with whoever wrote those questions.
p For that you get dessert, and nobody may ask you anything until tomorrow.
p The only right answer now is something deep fried.
i The ones that feel worst often turn out better than you think.
i I hope you're somewhere comfortable by now.
i You can tell me everything about it, or nothing at all.
C What was the worst of it?
P Is it a chocolate evening or a wine evening?
I What would help most right now, company or quiet?
=wellTravelled
c That's an impressive number of stamps, and you've earned every airport sandwich.
c I like that you don't only talk about going, you go.
c Then you're the one who plans the route, that's settled.
p My passport just hid in a drawer out of shame.
p I'd need a bigger fridge for the magnets.
p At this rate you'll run out of map, and then what?
i I bet there's one you'd go back to tomorrow, no questions asked.
i I always think people bring back one small habit from every place.
i I'd like to know what makes you put a pin in the map.
C Which one surprised you most?
C Which one would you go back to first?
P Which one fed you best?
I Where did you feel most like yourself?
=feelingBetter
c That's a relief to hear, I'm really glad it went well.
c I'm so glad. Now comes the part with the tea and the blankets.
c That's good news, and I hope you can breathe a bit now, too.
p Doctor's orders: biscuits, bad television and nobody lifting anything.
p I hope the patient is being waited on hand and foot, and complaining nicely.
p Good. Now all that's left is to keep them on the sofa.
i I can hear the relief in that, and I'm glad for all of you.
i You must have been carrying that around for days.
i I hope somebody's looking after you a little as well.
C How are you doing with it all?
P Who's in charge of the tea at yours?
I What was the first thing you did when you heard?
=rainyHere
c That's weather for staying in and letting somebody else be brave.
c I'd bring you an umbrella and something hot, in that order.
c Stay warm, that sky has no manners.
p I blame whoever bought new sunglasses.
p That's not weather, that's an argument for pyjamas.
p I'd offer you my umbrella, but it turned inside out on principle.
i There's something about that sort of weather that makes me want to write to you.
i I'd like to be wherever it's dry with you right now.
i It sounds like a day for a window seat and something hot.
C Have you got something warm to go home to?
P How wet are we talking, damp or ducks?
I What do you like doing when it's like this?
=soreAfter
c Dead legs are the receipt, I suppose.
c Jelly arms are what a good route costs, I'm told.
c That route, that run, whatever it was, it clearly knows your name now.
p Somebody bring this woman snacks and a lift to the sofa.
p My arms hurt out of politeness.
i I like that you went all the way with it.
i Tell me you took the stairs very slowly.
c That's how you know it worked, at least that's what people tell you.
c You earned every bit of that ache, well done.
c Take it easy tonight, your legs and arms have done their part.
p I pulled something just reading that.
p Snacks are the only known cure for limbs like that.
p Stairs are the real test tomorrow, good luck.
p If it helps, my toughest exercise today was a jar.
i There's something nice about legs that ache for a good reason.
i I admire people who go back for a second class.
i I bet those arms and legs feel better than you'll admit.
C Will you go again?
P Which part of you is complaining the loudest?
I What made you pick that one?
=calledPlayer
c I can see why you'd ask, but no. I'm a one chat at a time sort of person.
c Fair to be careful. I'd rather you got to know me and made up your own mind.
c I'm a lot less smooth than I type, you'd notice within a minute.
p A player? I can't even win at cards.
p If I'm a player, I've forgotten the rules and lost the ball.
p You should see me try to flirt in person, it's mostly spilled drinks.
i I'm curious what gave you that idea, so I can stop doing it.
i You're right to look twice. I'd do the same.
i I only sound confident, the rest of me is rereading every message.
C What would convince you otherwise?
P What gave me away, the good grammar?
I What would a player never ask you?
=goodMorningHer
c Good morning, that's a very nice way to start the day.
c Good morning. I hope yours is going gently so far.
c Morning. You've just made mine better.
p Good morning, I'm now far too pleased with myself for this hour.
p Good morning to you, I haven't even found my socks and the day's already good.
p Morning. You had me smiling before coffee, that's a record.
i Good morning, I was hoping your name would be the first on my screen.
i Good morning. I wonder what kind of day you've got ahead of you.
i Morning. I like being one of the first things on your mind.
C How did you sleep?
P Have you had your coffee yet, or is this you without it?
I What are you looking forward to today?
=missesHim
c I miss you too, and I'd like to do something about that soon.
c That's lovely to read. The feeling's mutual.
c I've been thinking about you as well.
p I miss you too, and my phone's getting jealous of how often I look at it.
p Same here, I've been very brave about it, mostly.
p Then we have the same problem, and I know a very nice solution.
i I was just thinking of you, so your timing is a little spooky.
i I like that you just say it. I miss you too.
i You've been on my mind more than I've let on.
C When can I see you?
P How do we fix this, Friday or sooner?
I What made you think of me just now?
=exWroteHer
c That's a strange thing to have land in the middle of a day. I hope you're all right.
c You don't owe anybody an answer today, I'd say.
c Those messages have a way of turning up just when it's quiet.
p Exes have a gift for timing, all of it bad.
p I'd put the phone in a drawer and have something nice to eat.
p Some people should come with an out-of-office reply.
i I hope it stirred up less than it could have.
i Weird days are easier with somebody to write to, so I'm glad you did.
i You can tell me about it, or we talk about something else entirely.
C Are you okay?
P Do you want to talk about it, or shall I distract you?
I What kind of weird, if you don't mind me asking?
`;

const OFTEN = `(?:so |really |pretty |very |too |quite |just |a bit |super |kinda |kind of )*`;

/** Neither yes nor no. */
const MAYBE = new RegExp(
  String.raw`^(?:haha |well |hm+ |um+ |yeah |ok |oh |idk |i don't know |honestly )*(?:maybe|perhaps|possibly|we'll see|not sure)\b|\b(?:i'll|i will|ill|i can|let me) (?:let you know|get back to you|see how|see what|check (?:my|the) (?:calendar|diary|schedule|week))|\b(?:maybe|perhaps) (?:some ?time|one day|soon|next week|later)\b|\bnot sure (?:yet|when)\b|\b(?:i'?m|it'?s|work is|work'?s|things are|my week is|this week is) ${OFTEN}(?:busy|swamped|hectic|crazy|packed|manic|slammed|full on)\b`,
);
const NAMES_A_DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:tomorrow|tonight|\d ?(?:am|pm))\b|\bhow about\b|\?|\bmaybe not\b|\bshy\b|\bembarrass|\bbut\b.*\b(?:would be|sounds|i'd love)\b/;
/** Plans of any kind, as far back as his last two lines. */
const HIS_PLAN =
  /\b(?:want to|wanna|fancy|let'?s|we (?:should|could|can)|(?:should|shall|could|can) we|can i (?:see|take)|see you|meet(?:ing)?|hang out|grab|up for|you free|free (?:this|on|next|tonight|tomorrow|for)|take you (?:out|to)|join me|how about|what about|your week look|(?:what|which) day|suits? you|when (?:are you|can|do)|(?:coffee|drinks?|dinner|lunch|brunch|date|walk|film|movie)\b[^?.]{0,24}\?)/;

const NUMBER =
  /(?:\d[\s().-]?){6,}\d|\btext me\b(?! (?:when|once|later|tomorrow|if|after))|\bmy number(?:'s| is)\b|\bhere(?:'s| is) my (?:number|insta|snap|whatsapp)\b/;
const ASKED_FOR_IT = /\b(?:number|whatsapp|phone|insta\w*|snap\w*|text you|digits)\b/;
const FORGIVES =
  /\b(?:thought|think|figured) (?:i|that i) (?:was|am|must be|bored|might be)\b.{0,12}\b(?:boring|dull|too much)|\bthought i(?:'d)? bored you\b/;
const BLUSH = /[😊☺🥰😍🙈💕💖💗💓💘❤🧡💛💚💙💜🩷😘🫣🥹]/u;
const GOOD_LOOKS =
  /\byou(?:'re| look| are| looked) (?:so |really |pretty |very |quite |damn )*(?:good[- ]?looking|handsome|cute|fit)\b|\byou look(?:ed)? (?:so |really |pretty |very |quite |damn )*(?:good|great|amazing|nice|lovely|sharp|smart|well)\b|(?:^|[.!,] )(?:you'?re )?looking (?:good|sharp|great|handsome)\b(?! for)/;
const IN_A_MINUTE =
  /\b(?:give me|gimme|(?:i )?need|(?:call|ring) (?:me|you) in) (?:like |about |just )?(?:\d+|a few|five|ten|two|a couple(?: of)?) (?:min\w*|secs?|seconds?|hours?)\b/;
const ABOUT_A_CALL = /\b(?:call|ring|phone|video|facetime)\b/;
const BAD_EXAM =
  /\b(?:worst|hardest|horrible|awful|terrible|brutal|nightmare)\b.{0,24}\b(?:exam|test|paper|interview|presentation)s?\b|\b(?:exam|test|paper|interview|presentation)\b.{0,24}\b(?:was|went) (?:so |really |absolutely )*(?:bad(?:ly)?|awful\w*|terribl[ey]|horribl[ey]|brutal|a disaster|a nightmare|not great|not well)\b|\bthink i failed\b/;
const EX_WROTE =
  /\bmy ex\b.{0,24}\b(?:text\w*|messag\w*|call\w*|rang|wrote|dm'?d|reach\w* out|sent|turned up|showed up)\b/;

/** What she says in answer to him, and what he must have written before it. */
export interface SaidToHim {
  kind: string;
  hers: RegExp;
  not?: RegExp;
  /** In his lines before. */
  his?: RegExp;
  /** Nothing but faces. */
  faces?: boolean;
}

const RULES: readonly SaidToHim[] = [
  { kind: 'softMaybe', hers: MAYBE, not: NAMES_A_DAY, his: HIS_PLAN },
  { kind: 'gotNumber', hers: NUMBER, not: /\?/, his: ASKED_FOR_IT },
  { kind: 'shortOnTime', hers: IN_A_MINUTE, his: ABOUT_A_CALL },
  { kind: 'forgivesHim', hers: FORGIVES, his: /\b(?:sorry|fell asleep|late|forgot)\b/ },
  { kind: 'examWasBad', hers: BAD_EXAM, not: /\bbut (?:i|we) passed\b/ },
  { kind: 'exWroteHer', hers: EX_WROTE, not: /\?|\b(?:told|stop|stopped|block\w*|peace\w*)\b/ },
  { kind: 'looksGoodOnHim', hers: GOOD_LOOKS, not: /\bwhere\b/ },
  {
    kind: 'wellTravelled',
    hers: /\b(?:been to|visited|travell?ed to) (?:over |about |like |around |nearly )?\d+ (?:different )?(?:countries|states|cities|continents)\b/,
    not: /\?/,
  },
  {
    kind: 'wellTravelled',
    hers: /\b(?:\d{1,2}|dozens|loads|so many|too many to count)\b/,
    not: /\?(?!\W*(?:\w+ ){0,4}(?:was|is)\b)/,
    his: /\bhow many (?:countries|places|continents|cities)\b/,
  },
  {
    kind: 'soreAfter',
    hers: /\b(?:can'?t|cannot|can barely|could barely) (?:lift|move|feel|raise|bend) (?:my|a|any\w*|either)\b|\b(?:can'?t|cannot|can barely|could barely) (?:walk|move|sit(?: down)?)(?= (?:now|today|any ?more|properly|straight|after)\b|\W*$|[.!,])|\b(?:so|really|everything is|legs are|arms are) (?:sore|aching|dead|jelly)\b|\bi'?m (?:so )?(?:sore|aching)\b/,
    not: /\?|\b(?:doctor|hospital|broke|sprain\w*|injur\w*|period|ill|sick)\b/,
    his: /\b(?:gym|pilates|yoga|class|run|workout|training|spin|boxing|swim\w*|climb\w*|crossfit|legs?|hike)\b/,
  },
  {
    kind: 'rainyHere',
    hers: /\bit'?s (?:been )?(?:so |absolutely |literally )?(?:pouring|raining|bucketing|chucking it down|tipping it down|snowing|grey|gray|miserable (?:out|here))\b|\b(?:pouring|bucketing|chucking it) (?:down|with rain|here|outside|again)\b|^(?:yes|yeah|yep|absolutely|it'?s)?[ ,!]*(?:pouring|bucketing)\b(?! (?:me|you|a|some|myself))/,
    not: /\?/,
  },
  {
    kind: 'calledPlayer',
    hers: /\byou(?:'re| are| seem| sound| look)(?: like)?(?: such)? (?:a |an )?(?:total |bit of a |real |massive )?(?:player|fuck ?boy|heartbreaker|smooth talker|womani[sz]er|charmer|flirt|ladies'? man)\b/,
    not: /\?|\bnot (?:a|such a)\b/,
  },
  {
    kind: 'goodMorningHer',
    hers: /^\W*good morning(?: [a-z]+){0,2}[^a-z?]*$|^\W*morning(?: (?:you|handsome|sunshine|stranger|love|hun|babe|mister|to you))?[^a-z?]*$/,
  },
  {
    kind: 'missesHim',
    hers: /\bi (?:kinda |really |do |already |actually |just )*miss(?:ed)? (?:you|u|talking to you|your (?:face|voice|messages))\b/,
    not: /\?/,
  },
  {
    kind: 'notThatDay',
    hers: /(?:^|[.!,] |\b(?:i|sorry|no|ah|oh|aw+|damn|sadly|unfortunately) )(?:can'?t|cannot|can not|won'?t be able to)(?: (?:do|make|manage))?(?: it)?(?: (?:on|this|next))* (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    not: /\?|\b(?:could|can|how about|what about|free|instead) (?:do |on |we )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:next week|the week after|but (?:i|we)|free|any other|another (?:day|time)|(?:the )?(?:one|week|day|friday|saturday) after|though|tho)\b/,
    his: HIS_PLAN,
  },
  {
    kind: 'mustEarnIt',
    hers: /\b(?:you(?:'ll| will|'d|'ve)?|u) (?:have to|need to|gotta|got to|must|'ll have to) earn (?:it|that|them|the)\b|\b(?:never|not) (?:going to |gonna )?tell(?:ing)? (?:you|u)\b|^(?:\W|haha|no|nope|sorry|lol)*(?:that'?s )?(?:(?:a|my) (?:little )?secret|classified|top secret)\W*$/,
    not: /\?|\b(?:lie|truth|sorry|angry|hurt|because|age)\b/,
  },
  {
    kind: 'weFixThat',
    hers: /\b(?:we|i|you|someone|somebody)(?:'ll| will|'?ve got to| have to| need to| gotta| must| should| can| could)(?: really| definitely)? (?:fix|change|sort|remedy|correct|do something about) (?:that|this|it)\b/,
    not: /\?|\b(?:boiler|car|door|leak|hospital|law|between us|attitude)\b/,
  },
  {
    kind: 'noBiting',
    hers: /\bi (?:don'?t|won'?t|dont|wont|do not) bite\b|^(?:\W|aw+|haha|oh|no)*(?:don'?t|no need to) be(?: nervous)?\b/,
    not: /\?|\b(?:rude|mean|late|weird|silly|stupid|like that)\b/,
    his: /\b(?:nervous|scared|shy|anxious|worried|butterflies)\b/,
  },
  {
    kind: 'feelingBetter',
    hers: /\b(?:out of|home from|back from|discharged from|left) (?:the )?hospital\b|\ball clear\b/,
    not: /\?|\b(?:not|but|still|worse|isn'?t|hasn'?t|won'?t|again|(?:much|feeling|lot) better)\b/,
    his: /\b(?:how(?:'?s| is| are)|any news (?:of|about|from|on)|is) (?:your|ur|the) (?:mum|mom|mam|dad|mother|father|nan|gran\w*|sister|brother|son|daughter|friend|aunt|uncle|cousin|little one|kids?|husband|boy|girl|dog|cat)\b/,
  },
  {
    kind: 'proudOfHim',
    hers: /\bproud of (?:you|u|ya)\b|\bsomething (?:you can |you should |to )be proud of\b|\b(?:that|it) takes (?:a lot of |real |some )?(?:courage|strength|guts|discipline|willpower)\b/,
    not: /\?|\b(?:should be|are you|my|not)\b/,
  },
  {
    kind: 'notSoFar',
    hers: /\b(?:only|just|not even) (?:an?|one|two|half an|\d+|a couple of) ?(?:hours?|hrs?|h|min\w*|stops?|train|tram|bus)\b/,
    not: /\?/,
    his: /\b(?:far|distance|other side|long way|live in|drive to you|miles)\b/,
  },
  {
    kind: 'safeTrip',
    hers: /\bsafe (?:flight|travels?|trip|journey|drive)\b|\b(?:text|message|write(?: to)?|tell|let) me (?:know )?(?:when|once|as soon as) (?:you|u)(?:'?re|'?ve| are| have)? ?(?:land\w*|get (?:there|in|home)|arrive\w*|home|there|back|safe)\b|\b(?:drive|get home) safe(?:ly)?\b/,
    not: /\?/,
  },
  {
    kind: 'unsureAbout',
    hers: /\b(?:not sure|don'?t know)(?: yet)? how i (?:feel|felt) about (?:that|this|it)\b|\bthat(?:'s| is) (?:a (?:bit|little)|kind of|kinda) (?:of )?(?:a )?(?:red flag|a lot|strange|odd|unusual)\b/,
    not: /\?/,
  },
  {
    kind: 'freeAfter',
    hers: /\b(?:until|till|til) \w+(?: ?[ap]m)?\b.{0,12}\b(?:after that|then|afterwards|after|later)\b.{0,14}\b(?:yes|yeah|free|sure|works|fine|ok|i'?m (?:all )?yours|i can)\b|\b(?:free|around|done|finish\w*) (?:after|from|at|by) (?:\d+|work|that|lunch|six|seven|five|eight)\b/,
    not: /\?|\b(?:not|can'?t|but i(?:'m| am) (?:tired|busy))\b/,
    his: /\b(?:free|around|tonight|tomorrow|today|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|later|see you|meet|drinks?|dinner|coffee)\b/,
  },
  {
    kind: 'nicestThing',
    hers: /\b(?:nicest|sweetest|kindest|best|loveliest|cutest|most (?:thoughtful|romantic)) (?:thing|gift|present|surprise) (?:that )?(?:anyone|anybody|someone|somebody|a man|a guy|any man|any guy)(?:'?s| has| have)? (?:ever )?(?:done|made|sent|given|bought|did|made|gave)\b|\bno ?(?:one|body)(?:'?s| has) ever (?:done|made|bought|written|given|baked|cooked) (?:something |anything )?(?:like )?(?:that|this|me)\b/,
    not: /\?|\b(?:my ex|he|she|they)\b/,
    his: /\b(?:i(?:'ve| have)? (?:made|baked|cooked|wrote|written|got|bought|built|read|brought|kept|found|sent|saved|booked|watched|listened|learn\w*)|for you|you a)\b/,
  },
  {
    kind: 'wishesHisTeam',
    hers: /\bhope (?:your|ur|the right|they|you guys) ?(?:team|side|lads|boys)? (?:wins?|win)\b|\bgood luck to your team\b/,
    his: /\b(?:game|match|final|football|rugby|team|playing|derby|cup)\b/,
  },
  {
    kind: 'dependsWhoAsks',
    hers: /\bdepends (?:on )?who(?:'?s| is) asking\b|\bwho(?:'?s| is) asking\W*$|\bwho wants to know\b/,
  },
  {
    kind: 'kindAboutCancel',
    hers: /\b(?:don'?t|dont|no need to|please don'?t) worry about (?:us|it|me|tonight|that|tomorrow|the date)\b|\bhope (?:she|he|they|your \w+)(?:'?s| is| are|'?re)?(?: \w+)? (?:ok|okay|alright|all right|feels?|better|gets? (?:well|better))\b|\b(?:family|kids?|work|health) comes? first\b/,
    not: /\?/,
    his: /\b(?:cancel\w*|can'?t (?:make it|come|meet|do)|rain ?check|reschedul\w*|postpon\w*|have to work|another (?:day|time)|won'?t make|emergency)\b/,
  },
  {
    kind: 'dontSeemSo',
    hers: /^(?:(?:haha|really|what|no way|oh|hm+|but|well|aw)[ ,!.]+)*you (?:don'?t|dont|do not) (?:seem|look|sound|come across(?: as)?|strike me as)\b(?! (?:interested|into|keen|bothered|happy|ok|okay))/,
    not: /\?|\b(?:old|your age|like (?:your|the) (?:photos?|pic\w*))\b/,
    his: /\bi(?:'m|m| am| get| was| can be)\b/,
  },
  {
    kind: 'dontKnowMe',
    hers: /\b(?:you|u) (?:don'?t|do not|barely|hardly|haven'?t)(?: even| really)* (?:know|met|meet) me(?: (?:yet|at all|that well|really|properly))*\b/,
    not: /\?|\b(?:stop|leave|creep\w*|weird|sorry|please)\b/,
  },
  {
    kind: 'kissedWell',
    hers: /\b(?:you'?re|ur|you are|u r)(?: actually| really)? (?:a |an? )?(?:really |very |pretty |such a |damn )*(?:good|great|amazing|nice) kisser\b|\bkiss(?:ed|ing you) (?:was|is|really|so) (?:nice|good|great|lovely|well)\b/,
    not: /\?/,
  },
  {
    kind: 'sayYourThoughts',
    hers: /\b(?:say|tell me|write) what(?:'?s on your mind| you(?:'re| are)? (?:actually |really )?(?:think(?:ing)?|feel(?:ing)?))\b/,
    not: /\?/,
  },
  {
    kind: 'dayAfter',
    hers: /\b(?:can'?t|cannot|won'?t be able to)(?: (?:do|make|manage))?(?: it)?(?: (?:on|this|next))* (?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*\b(?:the (?:one|week|weekend) after|the following (?:week|one|\w+day)|(?:but |how about |maybe )next week)\b/,
    not: /\?|\bnot (?:the|next)\b/,
    his: HIS_PLAN,
  },
  {
    kind: 'herApology',
    hers: /\b(?:i'?m|im|i am|so|really|very) (?:so |really |very |truly )*sorry\b|\bi (?:feel|felt) (?:so |really )?(?:awful|terrible|bad)\b/,
    not: /\?|\b(?:but|can'?t|cannot|won'?t|not|don'?t) (?:i |we |you )?(?:interested|think we|feel|want|come|make it)\b|\b(?:for your loss|to hear|about your|you had|you feel)\b/,
    his: /\bi (?:waited|was waiting|sat there|stood there|was worried|wasn'?t sure you)\b|\byou (?:didn'?t|never|forgot|stood me|ignored|left me|said you|were (?:late|supposed|an hour))\b|\b(?:hurt|disappointed|annoyed|upset|let down)\b/,
  },
  {
    kind: 'mustDoIt',
    hers: /\byou(?:'?ve| have| really| absolutely| just| gotta| got)* (?:have to|need to|must|gotta|got to|should(?: really| definitely)?) (?:watch|see|try|read|listen to|hear|visit|taste|eat|play|check out|go (?:there|to see)|get)\b/,
    not: /\?|\b(?:doctor|therapist|help|sleep|rest|stop|grip|life|job|haircut|over (?:it|her|him|me|that|yourself))\b|\byou (?:have|need|should) (?:to )?(?:see|get|hear|have seen) (?:me|it from|my (?:point|side|face)|the (?:other|state|look)|his|her)\b/,
  },
  {
    kind: 'bothWaited',
    hers: /\bi (?:was|'ve been|have been|was also|thought i was) waiting for (?:you|u) to\b|\bi (?:thought|hoped|figured) (?:you|u)(?:'d| would| were going to) (?:text|write|message|call)\b|\b(?:you|u) could(?:'ve| have) (?:texted|written|messaged|called) (?:me )?too\b/,
    not: /\?/,
    his: /\b(?:thought|hoped|figured|expected|wait\w*)\b.*\b(?:text|write|message|call|hear from)\w*/,
  },
  { kind: 'blushing', hers: BLUSH, faces: true },
  ...SAID_TO_HIS_NEWS_RULES,
  ...SAID_TO_HIM_PLAINLY_RULES,
];

/** 'Maybe next week?' asks for nothing that he could answer. */
const ONLY_WONDERS = /\b(?:maybe|perhaps) (?:next|later|some ?time|this|in)\b[^?.!]{0,20}\?/g;

const SURE = 0.97;
const HIS_LINES = 2;
/** Said in short, and at the end of what is longer. */
const LONGEST = 1000;

/** Null where it is none of these. */
export function toldToHim(c: Conversation): Told | null {
  if (c.lastSpeaker !== 'Girl') return null;
  const text = c.herOpenLines.join(' ');
  const hers = plain(straighten(ending(text, LONGEST)));
  const his = plain(straighten(ending(c.boy.slice(-HIS_LINES).join(' '), LONGEST)));
  const onlyFaces = !/[\p{L}\p{N}]/u.test(text);
  const found = RULES.find(
    ({ hers: rule, not, his: before, faces }) =>
      (faces ? onlyFaces && rule.test(text) && c.boy.length > 0 : rule.test(hers) && !onlyFaces) &&
      !not?.test(hers.replace(ONLY_WONDERS, '')) &&
      (!before || before.test(his)),
  );
  return found ? { kind: found.kind, sure: SURE, text } : null;
}
