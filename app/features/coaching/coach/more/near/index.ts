/** Questions and tellings with replies of their own, in all their parts. */
import { NEAR_DATING_1 } from './dating-1';
import { NEAR_DATING_2 } from './dating-2';
import { NEAR_DATING_3 } from './dating-3';
import { NEAR_DATING_4 } from './dating-4';
import { NEAR_FOOD_AND_HOME_1 } from './food-and-home-1';
import { NEAR_FOOD_AND_HOME_2 } from './food-and-home-2';
import { NEAR_FOOD_AND_HOME_3 } from './food-and-home-3';
import { NEAR_FOOD_AND_HOME_4 } from './food-and-home-4';
import { NEAR_HIS_NEWS_1 } from './his-news-1';
import { NEAR_HIS_NEWS_2 } from './his-news-2';
import { NEAR_HIS_NEWS_3 } from './his-news-3';
import { NEAR_HIS_NEWS_4 } from './his-news-4';
import { NEAR_IN_SHORT_1 } from './in-short-1';
import { NEAR_IN_SHORT_2 } from './in-short-2';
import { NEAR_IN_SHORT_3 } from './in-short-3';
import { NEAR_IN_SHORT_4 } from './in-short-4';
import { NEAR_OUT_AND_ABOUT_1 } from './out-and-about-1';
import { NEAR_OUT_AND_ABOUT_2 } from './out-and-about-2';
import { NEAR_OUT_AND_ABOUT_3 } from './out-and-about-3';
import { NEAR_OUT_AND_ABOUT_4 } from './out-and-about-4';
import { NEAR_PLAY_AND_ADVICE_1 } from './play-and-advice-1';
import { NEAR_PLAY_AND_ADVICE_2 } from './play-and-advice-2';
import { NEAR_PLAY_AND_ADVICE_3 } from './play-and-advice-3';
import { NEAR_PLAY_AND_ADVICE_4 } from './play-and-advice-4';
import { NEAR_TOLD_OF_DAYS_1 } from './told-of-days-1';
import { NEAR_TOLD_OF_DAYS_2 } from './told-of-days-2';
import { NEAR_TOLD_OF_DAYS_3 } from './told-of-days-3';
import { NEAR_TOLD_OF_DAYS_4 } from './told-of-days-4';
import { NEAR_TOLD_OF_HERSELF_1 } from './told-of-herself-1';
import { NEAR_TOLD_OF_HERSELF_2 } from './told-of-herself-2';
import { NEAR_TOLD_OF_HERSELF_3 } from './told-of-herself-3';
import { NEAR_TOLD_OF_HERSELF_4 } from './told-of-herself-4';
import { NEAR_TOLD_OF_PASTIMES_1 } from './told-of-pastimes-1';
import { NEAR_TOLD_OF_PASTIMES_2 } from './told-of-pastimes-2';
import { NEAR_TOLD_OF_PASTIMES_3 } from './told-of-pastimes-3';
import { NEAR_TOLD_OF_PASTIMES_4 } from './told-of-pastimes-4';
import { NEAR_TOLD_OF_PEOPLE_1 } from './told-of-people-1';
import { NEAR_TOLD_OF_PEOPLE_2 } from './told-of-people-2';
import { NEAR_TOLD_OF_PEOPLE_3 } from './told-of-people-3';
import { NEAR_TOLD_OF_PEOPLE_4 } from './told-of-people-4';
import { NEAR_TOLD_OF_WORK_1 } from './told-of-work-1';
import { NEAR_TOLD_OF_WORK_2 } from './told-of-work-2';
import { NEAR_TOLD_OF_WORK_3 } from './told-of-work-3';
import { NEAR_TOLD_OF_WORK_4 } from './told-of-work-4';
import { NEAR_TOLD_TO_HIM_1 } from './told-to-him-1';
import { NEAR_TOLD_TO_HIM_2 } from './told-to-him-2';
import { NEAR_TOLD_TO_HIM_3 } from './told-to-him-3';
import { NEAR_TOLD_TO_HIM_4 } from './told-to-him-4';
import { NEAR_WHATEVER_IT_IS_1 } from './whatever-it-is-1';
import { NEAR_WHATEVER_IT_IS_2 } from './whatever-it-is-2';
import { NEAR_WHATEVER_IT_IS_3 } from './whatever-it-is-3';
import { NEAR_WHATEVER_IT_IS_4 } from './whatever-it-is-4';
import { NEAR_WHO_HE_IS_1 } from './who-he-is-1';
import { NEAR_WHO_HE_IS_2 } from './who-he-is-2';
import { NEAR_WHO_HE_IS_3 } from './who-he-is-3';
import { NEAR_WHO_HE_IS_4 } from './who-he-is-4';
import { NEAR_WORK_AND_PASTIMES_1 } from './work-and-pastimes-1';
import { NEAR_WORK_AND_PASTIMES_2 } from './work-and-pastimes-2';
import { NEAR_WORK_AND_PASTIMES_3 } from './work-and-pastimes-3';
import { NEAR_WORK_AND_PASTIMES_4 } from './work-and-pastimes-4';

/** What she asks. */
export const ASKED_NEAR: readonly string[] = [
  NEAR_FOOD_AND_HOME_1,
  NEAR_FOOD_AND_HOME_2,
  NEAR_FOOD_AND_HOME_3,
  NEAR_FOOD_AND_HOME_4,
  NEAR_OUT_AND_ABOUT_1,
  NEAR_OUT_AND_ABOUT_2,
  NEAR_OUT_AND_ABOUT_3,
  NEAR_OUT_AND_ABOUT_4,
  NEAR_WORK_AND_PASTIMES_1,
  NEAR_WORK_AND_PASTIMES_2,
  NEAR_WORK_AND_PASTIMES_3,
  NEAR_WORK_AND_PASTIMES_4,
  NEAR_DATING_1,
  NEAR_DATING_2,
  NEAR_DATING_3,
  NEAR_DATING_4,
  NEAR_PLAY_AND_ADVICE_1,
  NEAR_PLAY_AND_ADVICE_2,
  NEAR_PLAY_AND_ADVICE_3,
  NEAR_PLAY_AND_ADVICE_4,
  NEAR_WHO_HE_IS_1,
  NEAR_WHO_HE_IS_2,
  NEAR_WHO_HE_IS_3,
  NEAR_WHO_HE_IS_4,
  NEAR_HIS_NEWS_1,
  NEAR_HIS_NEWS_2,
  NEAR_HIS_NEWS_3,
  NEAR_HIS_NEWS_4,
];

/** What is asked in short, whatever it is about. */
export const ASKED_SHORT_NEAR: readonly string[] = [
  NEAR_IN_SHORT_1,
  NEAR_IN_SHORT_2,
  NEAR_IN_SHORT_3,
  NEAR_IN_SHORT_4,
  NEAR_WHATEVER_IT_IS_1,
  NEAR_WHATEVER_IT_IS_2,
  NEAR_WHATEVER_IT_IS_3,
  NEAR_WHATEVER_IT_IS_4,
];

/** What she tells. */
export const TOLD_NEAR: readonly string[] = [
  NEAR_TOLD_OF_DAYS_1,
  NEAR_TOLD_OF_DAYS_2,
  NEAR_TOLD_OF_DAYS_3,
  NEAR_TOLD_OF_DAYS_4,
  NEAR_TOLD_OF_WORK_1,
  NEAR_TOLD_OF_WORK_2,
  NEAR_TOLD_OF_WORK_3,
  NEAR_TOLD_OF_WORK_4,
  NEAR_TOLD_OF_PEOPLE_1,
  NEAR_TOLD_OF_PEOPLE_2,
  NEAR_TOLD_OF_PEOPLE_3,
  NEAR_TOLD_OF_PEOPLE_4,
  NEAR_TOLD_OF_PASTIMES_1,
  NEAR_TOLD_OF_PASTIMES_2,
  NEAR_TOLD_OF_PASTIMES_3,
  NEAR_TOLD_OF_PASTIMES_4,
];

/** What she says to him, and of herself in answer to him: in few words, so that much lies near it. */
export const SAID_NEAR: readonly string[] = [
  NEAR_TOLD_OF_HERSELF_1,
  NEAR_TOLD_OF_HERSELF_2,
  NEAR_TOLD_OF_HERSELF_3,
  NEAR_TOLD_OF_HERSELF_4,
  NEAR_TOLD_TO_HIM_1,
  NEAR_TOLD_TO_HIM_2,
  NEAR_TOLD_TO_HIM_3,
  NEAR_TOLD_TO_HIM_4,
];
