/** The part of it that the rules read: questions with their answers, things to pick, topics. */

import type { MoreKnowledge } from '../knowledge';
import { TOLD_IN_ANSWER } from './answers';
import { ASKED_OF_HIS_NEWS } from './answers/of-his-news';
import { ASKED_ABOUT_US } from './asked-about-us';
import { ASKED_AFTER_HIM } from './asked-after-him';
import { ASKED_AS_FOLLOW_UP } from './asked-as-follow-up';
import { ASKED_BY_CONTEXT } from './asked-by-context';
import { ASKED_BY_FORM } from './asked-by-form';
import { ASKED_IN_GENERAL } from './asked-in-general';
import { ASKED_IN_PASSING } from './asked-in-passing';
import { ASKED_IN_SHORT } from './asked-in-short';
import { ASKED_INVERTED } from './asked-inverted';
import { ASKED_LIFE } from './asked-life';
import { ASKED_OF_HIM } from './asked-of-him';
import { ASKED_OF_PLANS } from './asked-of-plans';
import { CHOICE_ANSWERS, choiceSort } from './choices';
import { FEELS_BETWEEN_THE_TWO } from './feels-between-the-two';
import { FEELS_DAYS } from './feels-days';
import { FEELS_GROUPS } from './feels-groups';
import { FEELS_HERSELF_AND_HIM } from './feels-herself-and-him';
import { FEELS_HOME_AND_TROUBLES } from './feels-home-and-troubles';
import { FEELS_MISHAPS_AND_STORIES } from './feels-mishaps-and-stories';
import { FEELS_PASTIMES } from './feels-pastimes';
import { FEELS_WORK_AND_NEWS } from './feels-work-and-news';
import { FINER_DAY_AND_APP } from './finer-day-and-app';
import { FINER_FAMILY_AND_VALUES } from './finer-family-and-values';
import { FINER_FOOD_AND_DRINK } from './finer-food-and-drink';
import { FINER_HOME_AND_THINGS } from './finer-home-and-things';
import { FINER_PLACES_AND_ANIMALS } from './finer-places-and-animals';
import { FINER_PLAY } from './finer-play';
import { FINER_THE_TWO } from './finer-the-two';
import { FINER_TOLD_HOME_AND_FOOD } from './finer-told-home-and-food';
import { FINER_TOLD_OUT_AND_ABOUT } from './finer-told-out-and-about';
import { FINER_TOLD_PEOPLE_AND_FEELINGS } from './finer-told-people-and-feelings';
import { FINER_TOLD_THE_TWO } from './finer-told-the-two';
import { FINER_TOLD_WORK_AND_STUDY } from './finer-told-work-and-study';
import { MORE_ANSWERS, MORE_FORMS } from './forms';
import { MORE_MOMENTS } from './moments';
import { MORE_ABOUT_HIM } from './more-about-him';
import { MORE_ARRANGING } from './more-arranging';
import { MORE_DATING } from './more-dating';
import { MORE_HER_SIDE } from './more-her-side';
import { MORE_TASTES } from './more-tastes';
import { MOST_ASKED_1 } from './most-asked-1';
import { MOST_ASKED_2 } from './most-asked-2';
import { MORE_NOUNS } from './nouns';
import { OFTEN_ASKED_1 } from './often-asked-1';
import { OFTEN_ASKED_2 } from './often-asked-2';
import { OFTEN_ASKED_3 } from './often-asked-3';
import { OFTEN_ASKED_4 } from './often-asked-4';
import { SAID_TO_HIM_PLAINLY } from './said-to-him-plainly';
import { SAID_TO_HIS_NEWS } from './said-to-his-news';
import { MORE_SAME_THING } from './same-thing';
import { MORE_THINGS } from './things';
import { TOLD_BETWEEN_THE_TWO } from './told-between-the-two';
import { TOLD_DAYS_AND_JOURNEYS } from './told-days-and-journeys';
import { TOLD_GOING_OUT_AND_HOBBIES } from './told-going-out-and-hobbies';
import { TOLD_HOME_AND_ANIMALS } from './told-home-and-animals';
import { TOLD_MOODS_AND_HABITS } from './told-moods-and-habits';
import { TOLD_NEWS } from './told-news';
import { toldKinds } from './told-tables';
import { TOLD_TO_HIM } from './told-to-him';
import { TOLD_TROUBLES } from './told-troubles';
import { TOLD_WORK_AND_PLACES } from './told-work-and-places';
import { MORE_LEISURE } from './topics-leisure';
import { MORE_LIFE } from './topics-life';
import { WIDELY_ASKED } from './widely-asked';

/** What is said to a reproach is what the moment asks for that the rules know as 'annoyed'. */
const REPROACH = /^=reproach .*\n([^=]*)/m.exec(FEELS_BETWEEN_THE_TWO)?.[1] ?? '';
const rowsOf = (tones: RegExp) =>
  REPROACH.split('\n')
    .filter((row) => tones.test(row))
    .join('\n');
const ANNOYED = `\n=annoyed\n${rowsOf(/^[cpi] /)}\n/\n${rowsOf(/^[CPI] /)}\n`;

export const MORE_RULES: MoreKnowledge = {
  asked: [
    ASKED_IN_PASSING,
    MORE_ARRANGING,
    MORE_ABOUT_HIM,
    MORE_DATING,
    MORE_TASTES,
    MORE_HER_SIDE,
    ASKED_LIFE,
    ASKED_ABOUT_US,
    ASKED_BY_CONTEXT,
    ASKED_IN_SHORT,
    ASKED_AS_FOLLOW_UP,
    ASKED_IN_GENERAL,
    ASKED_BY_FORM,
    ASKED_OF_HIS_NEWS,
    ...ASKED_AFTER_HIM,
    ASKED_INVERTED,
    ...WIDELY_ASKED,
    ASKED_OF_HIM,
    ASKED_OF_PLANS,
    FINER_DAY_AND_APP,
    FINER_FAMILY_AND_VALUES,
    FINER_FOOD_AND_DRINK,
    FINER_HOME_AND_THINGS,
    FINER_PLACES_AND_ANIMALS,
    FINER_PLAY,
    FINER_THE_TWO,
    OFTEN_ASKED_1,
    OFTEN_ASKED_2,
    OFTEN_ASKED_3,
    OFTEN_ASKED_4,
    MOST_ASKED_1,
    MOST_ASKED_2,
  ],
  things: MORE_THINGS,
  forms: MORE_FORMS,
  answers: { ...MORE_ANSWERS, ...CHOICE_ANSWERS },
  sortOf: (question, u) => question.sort ?? choiceSort(question, u),
  topics: [...MORE_LEISURE.map((t) => ({ ...t, shared: true })), ...MORE_LIFE],
  sameThing: MORE_SAME_THING,
  moments: MORE_MOMENTS + ANNOYED,
  facts: {
    add:
      'kidsAges wh howYou why whereYou whenYou whoYou studied languages yourName childhoodPlace liveAlone drive trips photoWhere team atSchool ' +
      'workWhere startWorkTime workHours jobHowLong livedThereLong nationality ethnicityAsk countriesBeen lastHoliday howManyKids ' +
      'dogAge dogName hisDogBreed dogHowLong howLongGuitar howLongMarried divorcedHowLong eyeColour whenBack timeThere ' +
      'birthdayWhen parentsLive birthOrder tattooMeaning whichIsYou weddingInPhoto doingInPhoto whereTravelled favRestaurant favSong bestFriend',
    change:
      'whoDoes doYou canYou areYou haveEaten diet tattoos everMarried whereAreYou homeSafe videoGames instrument fixThings ' +
      'areHome isStudent ownBusiness workingOrRetired inArmy areWidowed everCheated everEngaged hasGrandkids niecesNephews ' +
      'drugsUse haveNetflix canSwim houseOrFlat ownOrRent nearSea workTomorrow workWeekends offToday otherApps livedAbroad ' +
      'parentsTogether parentsAlive bigFamily seeFamily seeKids photoKids sonInPicture daughterPhoto kidsWell tellKids moreKids ' +
      'workingNow workToday drinkingNow eatingNow dinnerTonight wearingNow outWithFriends hungover areYouDrunk beenInLove ' +
      'heartBroken beenCheatedOn longestRelationship relationshipsCount metAnyoneHere datesCount readMyProfile carInPhoto ' +
      'realName healthProblems stillOnApp weekendWas howWasTrip howWasHoliday birthdayPast doneLongDistance howLongSingle',
  },
  nouns: MORE_NOUNS,
  told: toldKinds([
    TOLD_TO_HIM,
    SAID_TO_HIS_NEWS,
    SAID_TO_HIM_PLAINLY,
    ...TOLD_IN_ANSWER,
    TOLD_BETWEEN_THE_TWO,
    TOLD_DAYS_AND_JOURNEYS,
    TOLD_GOING_OUT_AND_HOBBIES,
    TOLD_HOME_AND_ANIMALS,
    TOLD_MOODS_AND_HABITS,
    TOLD_NEWS,
    TOLD_TROUBLES,
    TOLD_WORK_AND_PLACES,
    FINER_TOLD_HOME_AND_FOOD,
    FINER_TOLD_OUT_AND_ABOUT,
    FINER_TOLD_PEOPLE_AND_FEELINGS,
    FINER_TOLD_THE_TWO,
    FINER_TOLD_WORK_AND_STUDY,
    FEELS_BETWEEN_THE_TWO,
    FEELS_WORK_AND_NEWS,
    FEELS_GROUPS,
    FEELS_MISHAPS_AND_STORIES,
    FEELS_HOME_AND_TROUBLES,
    FEELS_PASTIMES,
    FEELS_HERSELF_AND_HIM,
    FEELS_DAYS,
  ]),
};
