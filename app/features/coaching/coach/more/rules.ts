/** The part of it that the rules read: questions with their answers, things to pick, topics. */
import type { MoreKnowledge } from '../knowledge';
import { ASKED_ABOUT_US } from './asked-about-us';
import { ASKED_LIFE } from './asked-life';
import { MORE_ANSWERS, MORE_FORMS } from './forms';
import { MORE_MOMENTS } from './moments';
import { MORE_ABOUT_HIM } from './more-about-him';
import { MORE_ARRANGING } from './more-arranging';
import { MORE_DATING } from './more-dating';
import { MORE_HER_SIDE } from './more-her-side';
import { MORE_TASTES } from './more-tastes';
import { MORE_NOUNS } from './nouns';
import { MORE_SAME_THING } from './same-thing';
import { MORE_THINGS } from './things';
import { TOLD_BETWEEN_THE_TWO } from './told-between-the-two';
import { TOLD_DAYS_AND_JOURNEYS } from './told-days-and-journeys';
import { TOLD_GOING_OUT_AND_HOBBIES } from './told-going-out-and-hobbies';
import { TOLD_HOME_AND_ANIMALS } from './told-home-and-animals';
import { TOLD_MOODS_AND_HABITS } from './told-moods-and-habits';
import { TOLD_NEWS } from './told-news';
import { TOLD_TROUBLES } from './told-troubles';
import { TOLD_WORK_AND_PLACES } from './told-work-and-places';
import { MORE_LEISURE } from './topics-leisure';
import { MORE_LIFE } from './topics-life';

export const MORE_RULES: MoreKnowledge = {
  asked: [
    MORE_ARRANGING,
    MORE_ABOUT_HIM,
    MORE_DATING,
    MORE_TASTES,
    MORE_HER_SIDE,
    ASKED_LIFE,
    ASKED_ABOUT_US,
  ],
  things: MORE_THINGS,
  forms: MORE_FORMS,
  answers: MORE_ANSWERS,
  topics: [...MORE_LEISURE.map((t) => ({ ...t, shared: true })), ...MORE_LIFE],
  sameThing: MORE_SAME_THING,
  moments: MORE_MOMENTS,
  kindOf: null,
  inLanguage: null,
  facts: {
    add: 'studied languages yourName childhoodPlace liveAlone drive trips photoWhere team atSchool',
    change:
      'doYou canYou areYou haveEaten diet tattoos everMarried whereAreYou homeSafe videoGames instrument fixThings',
  },
  nouns: MORE_NOUNS,
  signs: null,
  told: [
    TOLD_BETWEEN_THE_TWO,
    TOLD_DAYS_AND_JOURNEYS,
    TOLD_GOING_OUT_AND_HOBBIES,
    TOLD_HOME_AND_ANIMALS,
    TOLD_MOODS_AND_HABITS,
    TOLD_NEWS,
    TOLD_TROUBLES,
    TOLD_WORK_AND_PLACES,
  ],
  toldIn: null,
};
