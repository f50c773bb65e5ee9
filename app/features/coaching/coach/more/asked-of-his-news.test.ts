import { describe, expect, it } from 'vitest';
import { know } from '../knowledge';
import { understand } from '../understand';
import { MORE } from './index';

know(MORE);

const kindsOf = (his: string, hers: string) =>
  understand(`Boy: ${his}\nGirl: ${hers}`).questions.map((q) => q.kind);

describe('what she asks on of what he has just said', () => {
  it.each([
    ["I'm vegetarian btw", 'oh nice, for how long?', 'howLong'],
    ["I don't really drink", 'oh ok, any reason?', 'anyReason'],
    ['I used to be a chef', 'no way! why did you stop?', 'whyDidI'],
    ['My brother is visiting', 'fun! older or younger?', 'afterSiblingOlder'],
    ["I've got a 7 year old daughter", 'aw lovely, whats she into?', 'someoneInto'],
    ["I'm a paramedic", 'wow respect. do you ever get used to it?', 'usedToIt'],
    ["I've been single for 5 years", 'wow thats long. by choice?', 'bareYes'],
    ['my ex is getting married', 'oof. how do you feel about that?', 'feelAboutIt'],
    ["I'm not over my ex to be honest", 'thanks for telling me. do you still see her?', 'stillWithEx'],
    ["I've never seen Titanic", 'WHAT. how is that possible?', 'howCome'],
    ["I'm running late sorry", 'how late?', 'howLate'],
    ['I have two cats', 'what are they called?', 'petNamesHis'],
    ['I speak four languages', 'impressive, which ones?', 'whichOnes'],
    ["I'm a twin", 'no way! identical?', 'bareYes'],
    [
      "I'm allergic to cats, is that a dealbreaker?",
      'I have two of them haha. How bad is the allergy?',
      'howSerious',
    ],
    ['I work for the council', 'Do you go alone or with friends?', 'justTwo'],
    ["I've got a date idea", "I'm listening...", 'goOnIdea'],
    ['I got a new haircut', "let's see it then!", 'letsSee'],
    ['My mom is in hospital', "Oh no, I'm so sorry. Is she going to be ok?", 'afterIllWillBeOk'],
    ["I'm allergic to cats I'm afraid", 'Oh no. I have two. What are we going to do about this?', 'whatDoWe'],
    ["how's your week going", 'ugh dont ask. hows yours going?', 'howWasDay'],
    ['Sorry, I fell asleep on you last night', 'Haha I noticed! Was I that boring?', 'sleptInspite'],
    ["I'm 6'1", 'fair enough. so are you going to ask me mine?', 'asksHerBack'],
    ['I read your favourite book, finished it last night', 'You actually read it?', 'didItAfterAll'],
  ])('knows "%s" - "%s"', (his, hers, kind) => {
    expect(kindsOf(his, hers)).toContain(kind);
  });

  it.each([
    ['hi', 'how are you?', 'howAreYou'],
    ['I work in a bank', 'nice. where are you from?', 'from'],
    ['Friday at 8 for that drink?', 'Friday is a no, my sister is visiting. Sunday?', 'dayOk'],
    ["I'd love to cook for you", "I'd love that. when?", 'whenSuits'],
    ['hi there', 'do you live on your own or with flatmates?', 'liveAlone'],
    ['typing all this would take me a year', 'then call me? can you do a call tonight?', 'callTonight'],
  ])('leaves "%s" - "%s" to the kind it has', (his, hers, kind) => {
    expect(kindsOf(his, hers)).toContain(kind);
  });

  it('is as grave as what he told', () => {
    const [asked] = understand(
      'Boy: My dad is in hospital since Tuesday\nGirl: oh no. How is he doing?',
    ).questions;
    expect(asked).toMatchObject({ kind: 'afterIllHowIs', grave: true });
  });
});
