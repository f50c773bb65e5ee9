import { describe, expect, it } from 'vitest';
import type { DashboardProfile, StandaloneProfile } from '../types';
import { coach } from './index';

const HIS: DashboardProfile = {
  currentBio: 'I moved here two years ago to open a bakery with my cousin. Just a simple guy.',
  interests: 'bouldering, bad karaoke',
  career: 'Baker. Up at 3am most days.',
  lookingFor: 'someone kind, no games',
  lifestyle: 'i see my nan on saturdays',
};

function advice(profile: Partial<DashboardProfile> = {}): string[] {
  const answer = coach({ kind: 'profile', variant: 'dashboard', profile: { ...HIS, ...profile } });
  return answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text) : [];
}

function standalone(profile: StandaloneProfile): string[] {
  const answer = coach({ kind: 'profile', variant: 'standalone', profile });
  return answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text) : [];
}

describe('advice on his profile', () => {
  it('keeps what can be pictured, names what everybody writes, and drafts from his words alone', () => {
    const [bio = ''] = advice();
    expect(bio).toContain('Keep "I moved here two years ago to open a bakery with my cousin"');
    expect(bio).toContain('"Simple guy" is hard to picture');
    expect(bio).toContain("I'd like to meet someone kind.");
    expect(bio).not.toContain('no games.');
  });

  it('gives beginnings for his interests and his work that only he can finish', () => {
    const [, scenes = ''] = advice();
    expect(scenes).toMatch(/For "bad karaoke", finish one of these: "[^"]+ \.\.\." or "[^"]+ \.\.\."/);
    expect(scenes).toMatch(/For your work, one moment beats the title: "[^"]+ \.\.\."/);
    expect(scenes).toContain('"i see my nan on saturdays"');
  });

  it('does not lead with a loss, and takes no shrug for a wish', () => {
    const [bio = '', , wish = ''] = advice({
      currentBio: 'Widowed four years ago. I restore old radios in the shed.',
      lookingFor: 'dont know yet',
    });
    expect(bio).toContain('is right to say: keep it short, not first');
    expect(bio.indexOf('I restore old radios in the shed. ')).toBeLessThan(
      bio.lastIndexOf('Widowed four years ago.'),
    );
    expect(bio).not.toMatch(/looking for dont|meet dont/);
    expect(wish).toContain('leaves her guessing');
  });

  it('speaks to each photo he describes', () => {
    const [, photos = ''] = standalone({
      currentBio: 'I fix bikes.',
      interests: 'bouldering',
      goals: 'something serious',
      photos: 'mirror selfie, me with friends at a wedding, me halfway up a wall',
    });
    expect(photos).toContain('"mirror selfie": let somebody else take it');
    expect(photos).toContain('"me with friends at a wedding": one of this kind at most');
    expect(photos).toContain('"me halfway up a wall": keep it');
    expect(photos).toMatch(/Add one of you /);
  });

  it.each(['', 'x', '🏀🎮', '?!'.repeat(200), '"quote" (half (open', 'a, '.repeat(900)])(
    'survives %j',
    (text) => {
      expect(
        advice({ currentBio: text, interests: text, career: text, lookingFor: text, lifestyle: text }),
      ).toHaveLength(3);
      expect(standalone({ currentBio: text, interests: text, goals: text, photos: text })).toHaveLength(4);
    },
  );
});
