// Section 9 of the specification: each figure stands in one place, and is this one.
import { describe, expect, it } from 'vitest';
import { NEW_PASSWORD_MIN, SIGN_IN_PASSWORD_MIN } from '../../app/features/accounts/schemas.ts';
import { POPUP_PIXELS, POPUP_POLL_MILLISECONDS } from '../../app/features/accounts/social-popup.ts';
import { HISTORY_PAGE_SIZE, PROFILE_MIN } from '../../app/features/coaching/schemas.ts';
import { RATING_MAX, RATING_MIN } from '../../app/features/library/item.ts';
import { MAX_UPLOAD_BYTES } from '../../app/features/ocr/file-rules.ts';
import { FREE_STARTERS_PER_MONTH, PLANS } from '../../app/features/plans/plans.ts';
import { CREDITS_FOR_SIGN_UP } from '../../app/features/referrals/rewards.server.ts';
import { PROCESS_DAYS, VERIFY_BUSINESS_DAYS } from '../../app/features/support/deadlines.ts';
import { COPIED_MILLISECONDS } from '../../app/ui/copy-button.tsx';
import {
  TOAST_DURATION_MILLISECONDS,
  TOAST_HOTKEY,
  TOAST_REMOVAL_MILLISECONDS,
  TOAST_SWIPE_THRESHOLD_PIXELS,
} from '../../app/ui/toaster.tsx';

describe('the figures of section 9', () => {
  it('passwords: 6 on sign-in, 8 on registration and reset', () => {
    expect([SIGN_IN_PASSWORD_MIN, NEW_PASSWORD_MIN]).toEqual([6, 8]);
  });

  it('upload: 10 MB', () => {
    expect(MAX_UPLOAD_BYTES).toBe(10 * 1024 * 1024);
  });

  it('texts: 10 characters; history: 5 a page; rating: 1 to 5', () => {
    expect([PROFILE_MIN, HISTORY_PAGE_SIZE, RATING_MIN, RATING_MAX]).toEqual([10, 5, 1, 5]);
  });

  it('copied: 2 s; pop-up: 600 px, polled every second', () => {
    expect([COPIED_MILLISECONDS, POPUP_PIXELS, POPUP_POLL_MILLISECONDS]).toEqual([2000, 600, 1000]);
  });

  it('referral: 10 credits; deletion: 2 business days and 30 days', () => {
    expect([CREDITS_FOR_SIGN_UP, VERIFY_BUSINESS_DAYS, PROCESS_DAYS]).toEqual([10, 2, 30]);
  });

  it('plans: whole dollars as text, a priceId each, a description, and a list of features', () => {
    expect(PLANS.map(({ priceId, name, price }) => [priceId, name, price])).toEqual([
      ['free', 'Free Account', '0'],
      ['price_pro', 'Pro', '9'],
      ['price_elite', 'Premium', '19'],
    ]);
    for (const { description, features } of PLANS) {
      expect(description).toMatch(/\w/);
      expect(features.length).toBeGreaterThanOrEqual(3);
    }
    expect(FREE_STARTERS_PER_MONTH).toBe(5);
  });

  it('toasts: 5000 ms, removed 1,000,000 ms after dismissal, swiped from 50 px, F8', () => {
    expect([
      TOAST_DURATION_MILLISECONDS,
      TOAST_REMOVAL_MILLISECONDS,
      TOAST_SWIPE_THRESHOLD_PIXELS,
      TOAST_HOTKEY,
    ]).toEqual([5000, 1_000_000, 50, 'F8']);
  });
});
