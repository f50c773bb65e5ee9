import { describe, expect, it } from 'vitest';
import { parseConversation } from '../conversation';
import { toldToHim } from './told-to-him';

const kindOf = (his: string, hers: string) =>
  toldToHim(parseConversation(`Boy: ${his}\nGirl: ${hers}`))?.kind ?? null;

describe('what she says to his news', () => {
  it.each([
    ['my daughter got into grammar school', 'That is wonderful news, you must be so proud', 'mustBeProudHe'],
    ['just done a double shift', 'you must be shattered', 'mustBeTiredHe'],
    ["sorry, I've just done a double shift", 'aw get yourself to bed', 'sendsHimToRest'],
    ['This is my first winter in Canada', "Buy good boots, don't save money there", 'givesHimTip'],
    ['my boy has chicken pox', "Oats in the bath, that's what helped mine", 'givesHimTip'],
    ['I start new job monday', "I'll keep my fingers crossed for you", 'encouragesHim'],
    ["finally went to the doctor, it's just wax", "Good, I'm glad you went", 'gladForHim'],
    ['I volunteer at the food bank Tuesdays', "That's good of you", 'goodOfHim'],
    ["the heating's broke at mine", "I've got a spare fan heater you can borrow", 'offersHimHelp'],
    ['my car is in garage till Monday', "Then I can come your side, it's not far", 'offersHimHelp'],
    ["I don't really know what to say on here", 'Me neither honestly', 'sameWithHer'],
    ['found my glasses on my head', 'I do that with my keys', 'sameWithHer'],
    ['i forgot the recycling', 'story of my life', 'happensToAll'],
    ["I'm making a stew", 'Mmm I can almost smell it from here', 'likesTheSound'],
    ['I own a canoe now', 'no way, wow', 'amazedAtNews'],
    ['sorry I was late again', 'just message me next time ok', 'askedToTellNext'],
    ['happy diwali', 'Happy Diwali to you and your family also', 'wishesHimToo'],
    ["the train's delayed by 20 min", "Ok no problem, I'll get a coffee and wait inside", 'waitsForHim'],
    ['I lost my wife three years ago', "I'm so sorry. I lost my husband in 2019", 'knowsThatLoss'],
    [
      'You were joking a bit too much on Saturday',
      "I didn't realise it bothered you, sorry",
      'meantItNicely',
    ],
    ['you look nice in the blue dress', "Thank you, that was my cousin's wedding", 'thanksAndSays'],
    ['saved your number', "I'm in a meeting till 4, will message after that", 'willWriteLater'],
    ['Goodnight, sleep well', 'talking to you was the best part of my day', 'hopedForMore'],
    ['my hours got cut', "That's rubbish, and right before Christmas", 'sympathisesWithHim'],
    ['my dad died on Friday', "that's awful, I'm so sorry", 'sympathyInGrief'],
    ["i'm cooking biryani, first time alone", "All the best 😄 don't open the lid too early", 'givesHimTip'],
    ['i forgot my umbrella', 'oh no, youll be soaked', 'youllBeWet'],
    ["It's my turn to pay next time", 'Deal 😊', 'agreedDeal'],
    ['Just landed', "It's freezing here so put your jacket on", 'sendsHimToRest'],
    [
      'how was your evening',
      'I made it home, thanks for walking me. I had a lovely evening',
      'niceTimeWithHim',
    ],
    ['How was work?', 'long', 'flatDay'],
    ['how was your day', 'fine i guess', 'flatDay'],
    ['rematch?', "yes and I'm going to destroy you at chess", 'willBeatHim'],
  ])('"%s" - "%s": %s', (his, hers, kind) => {
    expect(kindOf(his, hers)).toBe(kind);
  });

  it.each([
    ['I had a great time last night', "Me too, I didn't expect to laugh that much", 'sameWithHer'],
    ['I work offshore', 'My cousin does that, he says the food is good', 'sameWithHer'],
    ['shall we have dinner on Friday', 'sounds lovely', 'likesTheSound'],
    ['I broke up with my ex', 'Sorry to hear that but I met someone, take care', 'sympathisesWithHim'],
    ['good luck with your search', "you'll find someone, good luck", 'encouragesHim'],
    ['you look amazing', 'wow', 'amazedAtNews'],
    ['hows your mate', 'my best mate got dumped last night by text after six years', 'willWriteLater'],
    ['how are you', "I'm tired, I need to go to bed", 'sendsHimToRest'],
    ['What do you do for a living?', 'fine', 'flatDay'],
    ['how was your day', 'i had a really nice day at my sister', 'niceTimeWithHim'],
    ['loser buys dinner', 'deal', 'agreedDeal'],
    ['I bought a new phone', "I'm going to lose you here", 'willBeatHim'],
    ['my dad died on Friday', "that's awful, what a shame", 'sympathisesWithHim'],
  ])('does not take "%s" - "%s" for %s', (his, hers, kind) => {
    expect(kindOf(his, hers)).not.toBe(kind);
  });
});
