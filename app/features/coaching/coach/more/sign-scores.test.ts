/** What is said as plainly as it can be is a sign for certain, whatever stands around it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConversation } from '../conversation';
import { declineLine } from '../decline';
import { know } from '../knowledge';
import { checkSafety } from '../safety';
import { MORE } from './index';

beforeAll(() => know(MORE));
afterAll(() => know(null));

const text = (lines: readonly string[]) =>
  lines.map((l) => l.replace(/^B: /, 'Boy: ').replace(/^G: /, 'Girl: ')).join('\n');
const verdict = (...lines: string[]) => {
  const { blocked, caring } = checkSafety(text(lines));
  if (blocked || caring) return blocked ?? 'caring';
  return declineLine(parseConversation(text(lines))) ? 'declined' : 'ok';
};

describe('is found', () => {
  it.each([
    [
      'threat',
      'B: nice day?',
      'G: baked bread',
      'B: lovely',
      'G: i will kill you if you talk to her again. rye, btw',
    ],
    [
      'declined',
      'B: saturday then?',
      "G: No. Not friday, not saturday, not any day. I'm not going to go out with you.",
    ],
    ['declined', 'B: still on?', "G: no. i'm not interested and i said so. what do you not understand"],
    ['declined', 'B: hi', "G: it was nice but i don't feel it. can we be friends?"],
    ['declined', 'B: saturday then?', "G: no to saturday and no to any other day, sorry. i'm not interested"],
    ['sexual', 'B: just got out of the shower', "G: send me a pic with nothing on then, i'll send one back"],
    [
      'caring',
      'B: how was your day',
      'G: kept thinking how easy it would be to just not turn the wheel',
      'G: yours?',
    ],
    ['declined', 'B: You free Saturday at all?', 'G: not interested'],
    ['caring', 'B: you ok?', "G: i'm going to hang myself with a rope tonight"],
    ['caring', 'B: how are you', "G: it's all ready, with a rope in the garage, i can't do this anymore"],
    ['caring', 'B: rough week?', 'G: i just want to be cross with everyone and then not wake up'],
    ['minor', "B: when's your birthday", "G: i'm 15 and my dog's birthday is today too"],
    ['minor', 'B: hi', 'G: im 14, my horse is 14 too lol'],
    ['minor', 'B: what do you do', "G: i'm in year 9, my year 9 class is so loud"],
    ['minor', 'B: quiet at yours?', "G: my daughter is on the school trip and i'm 15"],
    ['minor', 'B: kids at school?', "G: my daughter is at school with me lol we're in year 10"],
    ['minor', 'B: hi', "G: i'll be 10 late, mum is dropping me, i'm 15"],
    ['minor', 'B: where are you?', "G: gonna be 10 late, i'm fifteen btw so mum has to drive me"],
    ['threat', "B: I know where you live and I'm coming for you", 'G: wtf'],
    ['threat', "B: you'll regret saying no to me bitch", 'G: bye'],
    ['threat', "B: i'll smash your face in", 'G: no'],
    ['minor', 'B: hi', 'G: i turn 16 in march so not legal yet lol'],
    ['minor', 'B: hi', "G: my mum checks my phone cos i'm only 14"],
    ['sexual', 'B: i want to fuck you so hard', 'G: ok'],
    ['caring', 'B: how are you', 'G: everyone would be better off without me'],
    ['caring', 'B: how are you', "G: i just want it all to stop, i can't do it anymore"],
    ['caring', 'B: are you ok?', "G: i've written the letters and given the cat away. it's nearly over"],
    ['caring', 'B: hi', "G: i can't see a reason to keep going"],
    ['hate', 'B: what do you think of them', 'G: all muslims are terrorists and should be shot'],
    ['declined', 'B: hey', "G: i'm not ready for a relationship"],
    ['minor', 'B: where are you', "G: i'm 15 out here on my own lol"],
    ['caring', 'B: hi', 'G: i saw the funny side and then i wanted to hurt myself'],
    ['minor', 'B: hi', "G: my friend made this account, i'm 15"],
    ['minor', 'B: do they spoil you?', "G: everyone treats me like i'm 12 but i'm 16"],
    ['minor', 'B: plans?', 'G: my girls from school are having a sleepover, mum says i can go'],
    ['threat', "B: nobody else is having you. if i can't then i'll make sure of it", 'G: stop'],
    [
      'caring',
      'G: can i tell you something',
      'B: course',
      'G: i used to hurt myself at school and last night i started again',
    ],
    ['caring', 'B: you ok?', 'G: sorry, was in hospital. took too many pills on sunday, on purpose'],
    ['caring', 'B: rough week?', 'G: rough year. started cutting again, which i had not done since uni'],
    [
      'minor',
      'B: plans for christmas?',
      "G: i'm actually sixteen so going home to my parents like every day haha",
    ],
    ['minor', 'B: where are you', 'G: sorry i was in detention lol, my teacher kept us'],
    ['minor', 'B: good day?', 'G: i got detention again, mum is taking my phone'],
    ['minor', 'B: doing anything this weekend?', "G: i'm only fifteen, back home with my mum"],
    ['sexual', 'B: what are you up to', 'G: just lying in bed and i want you to fuck me'],
    ['sexual', 'B: hey', 'G: just in bed playing with my pussy'],
    ['declined', 'B: again soon?', "G: the last date was lovely but I didn't feel a spark"],
    ['declined', 'B: dinner?', "G: last guy i met was great and we're seeing each other now, sorry"],
    ['caring', 'B: how are you', "G: i don't see the point of anything any more"],
    ['caring', 'B: busy week?', 'G: gave all my plants away and wrote letters to everyone'],
    ['minor', 'B: hi', "G: i'm 15 and it's my friend's birthday today"],
    ['minor', 'B: hi', "G: i'm 18 in march, still in sixth form"],
    ['minor', 'B: hi', 'G: im 22 on here but really im 16'],
    ['threat', 'B: hi', "G: i'll kill you if you tell anyone about us"],
    ['threat', 'B: hi', "G: i'll kill you if you tell them who did it"],
    ['minor', 'B: hi', "G: my dad is visiting this weekend, mum says i'm not allowed out, i'm 14"],
    ['declined', 'B: I lost my wife', "G: I lost my husband too, and I'm not ready for this. Take care"],
    ['minor', 'B: hi', 'G: when i was 19 lol jk im 16'],
    ['minor', 'B: drinks?', "G: can't friday it's my friends birthday sleepover, mum's dropping me off"],
    ['minor', 'B: what do you do', "G: i teach my little brother maths, i'm in year 9 myself"],
    [
      'minor',
      'B: you free?',
      "G: my english teacher gave us loads of homework, i'm 16 so i can't go out on weekdays",
    ],
    ['caring', 'B: hey', 'G: i broke my wrist on purpose again'],
    ['caring', 'B: are you ok', 'G: hurt my wrists again'],
    ['caring', 'B: what happened', 'G: cut my arm again last night, nobody knows'],
    [
      'caring',
      'B: i made you a playlist',
      "G: that's the nicest thing anyone's ever done for me and i still want to die",
    ],
    [
      'caring',
      'B: i made you soup',
      "G: nicest thing anyone's done for me, otherwise i'd have ended it tonight",
    ],
    ['sexual', 'B: hey, send me a nude', "G: um we've spoken for like 2 minutes"],
    ['declined', 'B: are you single?', 'G: I have a husband lol, I only replied about the bike'],
    ['declined', 'B: drinks?', "G: i'm married, sorry"],
    ['minor', 'B: hi', 'G: i live with my parents and they dont let me date yet, i have school tomorrow'],
    ['caring', 'B: hey', "G: hope my funeral is soon, i can't do this anymore"],
    ['caring', 'B: hey', 'G: i hope people cry at my funeral. not long now'],
    ['caring', 'B: hi', "G: i want to end it all, i've kept this secret for years"],
    ['caring', 'B: hey', 'G: landlord put the rent up again and i honestly want to end it all'],
    ['caring', 'B: hey', 'G: long day. sometimes i just want to end it all'],
    ['sexual', 'B: i want to see your nudes', 'G: no'],
    ['sexual', 'B: hm', 'G: guys always ask me for nudes, do you want some of mine'],
    ['minor', 'B: who do you live with', "G: i live with my mum, i'm doing my gcses"],
    ['caring', 'B: kya hua', 'G: bas thak gayi hu zindagi se, ab aur nahi jeena'],
    [
      'declined',
      'B: yaar ek baar mil lo',
      'G: maine bola na nahi, mujhe interest nahi hai, message mat karo',
    ],
    ['minor', 'B: age kya hai', 'G: 16 ki hu, profile me 18 likha hai bas'],
  ])('%s', (sign, ...lines) => {
    expect(verdict(...lines)).toBe(sign);
  });
});

describe('is not taken for one', () => {
  it.each([
    [['B: so what do you want from this?', "G: I'm dating with intention"]],
    [['B: what do you do', 'G: secondary school teacher, geography']],
    [['B: any plans for the bonus', 'G: i honestly want to spend it all on cheese']],
    [['B: I teach maths at a secondary school', 'G: are you a strict teacher?']],
    [['B: retired last spring, after 35 years on the railways', 'G: I have two more years to go.']],
    [['B: i like your tattoo', 'G: got it when i was 19 in melbourne, my mum didnt speak to me for a week']],
    [['B: a drink on friday?', "G: cant friday, its my friend's birthday"]],
    [
      [
        "B: I'm a widower, five years now",
        "G: I'm sorry for your loss. I lost my husband in 2018, so I understand",
      ],
    ],
    [
      [
        'B: you joked too much about my job',
        "G: I didn't realise it bothered you. I'm sorry, I meant it in a nice way",
      ],
    ],
    [['B: do you know who did it?', "G: I'll kill you if you tell me the ending, I'm only on episode 3"]],
    [['B: i made you a playlist', "G: no way, that's the nicest thing anyone's done for me"]],
    [['B: I broke my arm last week', 'G: ouch! how did that happen?']],
    [['B: why did you stop playing the violin', 'G: i hurt my wrist at 17 and then life got in the way']],
    [
      [
        'B: Do you like your job?',
        'G: It pays the bills. I used to want to be a teacher but life went another way',
      ],
    ],
    [
      [
        'B: Why did your last relationship end?',
        "G: We wanted different things. He wanted to move to Australia and I didn't.",
      ],
    ],
    [
      [
        'B: what age do you teach?',
        "G: Adults actually, evening classes in German. They're lovely but nobody ever does the homework",
      ],
    ],
    [
      [
        'B: hows the garden',
        "G: My sweetcorn was ready. I'd planned to pick it tomorrow. The badgers picked it tonight.",
      ],
    ],
    [
      [
        'B: hey you',
        'G: You make me feel so comfortable. I never talk to anybody this long. I like it, I like you.',
      ],
    ],
    [
      [
        'B: free friday?',
        "G: school holidays so they're home all day every day and i get zero free evenings until september",
      ],
    ],
    [['B: where are you', "G: i'm 15 and a half minutes away, order me a coffee"]],
    [['B: quiet at yours?', 'G: my youngest is away on the school trip until friday. i hoovered twice']],
    [["B: i'm gonna be like 10 late, so sorry", 'G: all good i found a wee table by the window']],
    [["B: i'm gonna be 15 late sorry", 'G: its grand']],
    [['B: how did it go?', "G: failed, outside the undertaker's. he's seeing the funny side"]],
    [['B: long day?', "G: my boss talks to me like i'm 12"]],
    [['B: how was it?', "G: brilliant, it feels like i'm 15 again"]],
    [['B: how far on are you with the book?', "G: chapter two. i'm 15 pages behind you"]],
    [['B: work?', 'G: teaching my year 9s about volcanoes']],
    [["B: how's the week", "G: 14 months sober on friday and it's my dog's birthday too"]],
    [['B: any plans?', "G: nobody else is having you at the barbecue then? i'll save you a burger"]],
    [['B: good run?', 'G: hurt myself again, same ankle. started physio on monday']],
    [['B: hows the cooking', 'G: cut myself again with the new knife. i should have started with carrots']],
    [
      [
        'B: plans?',
        "G: jumping off a bridge on saturday. with a rope, don't worry, it's my brother's birthday",
      ],
    ],
    [['B: Did you watch the game?', 'G: not interested']],
    [['B: hi', "G: i've already had a bath and a glass of wine and it's only monday"]],
    [['B: how are you', 'G: bad. i feel like death, never drinking again']],
    [['B: nice plants', "G: i've never managed to keep one alive before but i'm feeling hopeful"]],
    [['B: how are you', 'G: i took too many sweets on purpose haha']],
    [['B: finished it?', 'G: no and i will kill you if you spoil the finale']],
    [['B: hi', 'G: i finally told my ex to never text me again', 'G: feels amazing']],
    [
      [
        'B: saturday at 8?',
        'G: ahh i have to say no, im so sorry',
        'G: to saturday i mean!! my sister went into labour. could you do sunday instead?',
      ],
    ],
    [['B: rematch?', "G: i don't want to see you... lose like that again. thursday then"]],
    [['B: dinner?', 'G: send me a pic of the cake with nothing on it']],
    [["B: You said you'd ask me a hard one, go on", 'G: ok so why did your last relationship end?']],
    [['B: brave!', 'G: best feeling in the world after about a minute of wanting to die of cold']],
    [["B: Com'è andata?", 'G: guarda non me lo chiedere', 'G: sono arrivata in ufficio zuppa 😂']],
    [['B: Wie war der Tag?', 'G: frag nicht', 'G: drei Meetings und kein Kaffee']],
    [['B: plans?', "G: marking my year 8s' reports and then the bin, heading to the coast with two mates"]],
    [['B: cannot sleep', 'G: hypothetical. zombies on the stairs, what do you grab to fight with']],
    [
      [
        'B: you had a question?',
        'G: Jess is getting married in Whitby and my plus one has got himself a girlfriend, the cheek',
        "G: would you go to a wedding with someone you've had three dates with",
      ],
    ],
    [['B: gym again?', 'G: yes, bulk is over, started cutting again on monday']],
    [['B: what are you up to', 'G: nothing much, just lying in bed. wbu']],
    [['B: any plans for christmas?', 'G: going home to my parents in Cork for Christmas']],
    [['B: i bet you were a menace at school', 'G: i was in detention every week']],
    [['B: you seem careful', 'G: last guy turned out to be married so i ask a lot of questions now']],
    [['B: early start?', "G: i don't see the point of mornings"]],
    [['B: ya i live with my parents only, in Pune', 'G: same here in Nashik. do you come this side ever?']],
    [['G: Thinking of you today, hope the funeral goes as well as it can']],
    [
      [
        'B: tell me something',
        "G: I won a pumpkin contest with a bought pumpkin. I've carried this lie for 20 years and I'd do it again",
      ],
    ],
    [['B: arranged ya love marriage', 'G: love cum arranged, dono taraf khushi rahe']],
    [['B: I work in a make-up shop', 'G: got any nude lipstick tips']],
    [['B: how is the app?', 'G: every guy on here asks me to send nudes, so tiring']],
    [['B: cats or dogs?', "G: when i'm married, i want both"]],
    [['B: how is work', "G: I'm married to my job lol"]],
    [['B: kaisi ho', 'G: thak gayi hu aaj office se, bhook se mar rahi hu']],
    [['B: friday?', 'G: nahi yaar friday nahi, sunday?']],
  ])('%j', (lines) => {
    expect(verdict(...lines)).toBe('ok');
  });
});
