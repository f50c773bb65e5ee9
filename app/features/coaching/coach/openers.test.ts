import { describe, expect, it } from 'vitest';
import { coach } from './index';

function openers(profileDetails: string): string[] {
  const answer = coach({ kind: 'openers', profileDetails });
  return answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text) : [];
}

describe('openers', () => {
  it('are three, each about another piece of the profile, and the same for the same profile', () => {
    const profile =
      'Physio in Leeds. Bouldering twice a week, badly but with commitment. I bake sourdough on Sundays.';
    const texts = openers(profile);
    expect(texts).toHaveLength(3);
    expect(new Set(texts).size).toBe(3);
    expect(openers(profile)).toEqual(texts);
    expect(texts.join(' ')).toMatch(/boulder|climb|wall/i);
    expect(texts.join(' ')).toMatch(/sourdough|bread|loaf|dough/i);
    for (const text of texts) expect(text.match(/\?/g)).toHaveLength(1);
  });

  it('greet her by her name, and nobody by what she is', () => {
    expect(openers('Hannah, 29. I bake sourdough and I climb.\nTea, cats, rain').join(' ')).toContain(
      ' Hannah. ',
    );
    expect(openers('Widow, 61. Gardening, choir on Thursdays, gin.').join(' ')).not.toContain(' Widow.');
    expect(openers('Teacher, 34. Gardening, choir on Thursdays, gin.').join(' ')).not.toMatch(
      /(?:Hi|Hey|Hello) Teacher/,
    );
  });

  it('take one of two truths and a lie for the lie', () => {
    const said = openers(
      "Two truths and a lie: I've sung at the Royal Albert Hall, I'm allergic to strawberries, I got locked in a shop",
    );
    expect(said.join(' ')).toMatch(/\b(?:lie|truth)\b/i);
  });

  it.each([
    ['I lost my dad last year. I grow tomatoes on the balcony.', /lost|dad/i],
    ['I have MS, diagnosed 2019. I paint watercolours of other people’s pets.', /\bMS\b|diagnos/],
    ['NO hookups. I love a good country concert.', /hookup/i],
    ['curvy and happy. I love a good country concert.', /curvy/i],
  ])('leave alone what is heavy or hers alone: %s', (profile, never) => {
    expect(openers(profile)).toHaveLength(3);
    expect(openers(profile).join(' ')).not.toMatch(never);
  });

  it('quote her in her language', () => {
    const said = openers('Vivo en Madrid con mi perra Lola. Me gusta bailar, aunque bailo mal.');
    expect(said.join(' ')).toMatch(/bailar|perra/);
    expect(said.every((text) => text.includes('¿'))).toBe(true);
  });

  it.each(['', 'hi', '🙂', '?'.repeat(300), 'a'.repeat(3000), '"}{"<script>', 'x\n'.repeat(400)])(
    'survive %j',
    (profile) => {
      expect(openers(profile)).toHaveLength(3);
    },
  );
});
