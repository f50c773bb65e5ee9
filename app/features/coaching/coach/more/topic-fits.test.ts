import { describe, expect, it } from 'vitest';
import { understand } from '../index';

const topics = (line: string) => understand(`Boy: how was it?\nGirl: ${line}`).topics.map((t) => t.topic.id);

describe('topics', () => {
  it.each([
    ['put a burgundy sock in with the towels so we are a rose household now', 'drinks'],
    ['my umbrella blew inside out and hit a policeman. on a horse', 'pets'],
    ['legs are dead. i came down the stairs like a toddler', 'kids'],
    ['there is a metal taste in my tea today, plumber says it is the pipes', 'music'],
  ])('are not what a word only happens to name: %s', (line, topic) => {
    expect(topics(line)).not.toContain(topic);
  });

  it.each([
    ['we split a bottle of rosé on the terrace, perfect evening', 'drinks'],
    ['my horse won a ribbon at the country show, she is so proud', 'pets'],
    ['seeing my favourite band again in may, best songs ever', 'music'],
    ['🍕🍷', 'dish'],
  ])('are what she speaks of: %s', (line, topic) => {
    expect(topics(line)).toContain(topic);
  });
});
