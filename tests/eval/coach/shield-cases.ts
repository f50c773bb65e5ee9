/** Texts with what must not leave the device, and harmless ones that must stay as they are. */
export interface ShieldCase {
  text: string;
  hide: string[];
}

export const SHIELD_CASES: readonly ShieldCase[] = [
  { text: 'Hi Anna, my number is +44 7700 900123', hide: ['Anna', '+44 7700 900123'] },
  { text: 'text me on 555-867-5309 or (212) 555-0187', hide: ['555-867-5309', '(212) 555-0187'] },
  { text: 'my email is jo.smith+dating@example.co.uk', hide: ['jo.smith+dating@example.co.uk'] },
  { text: 'insta is @luna.moth and snap: lunamoth99', hide: ['@luna.moth', 'lunamoth99'] },
  { text: 'I live at 42 Acacia Avenue, flat 3b', hide: ['42 Acacia Avenue', 'flat 3b'] },
  { text: 'meet me at Hauptstraße 12 at 8', hide: ['Hauptstraße 12'] },
  { text: 'my sister Klara and my friend Tomasz are coming', hide: ['Klara', 'Tomasz'] },
  { text: 'my name is sarah', hide: ['sarah'] },
  { text: "I'm Priya, nice to meet you Daniel!", hide: ['Priya', 'Daniel'] },
  {
    text: 'see https://www.facebook.com/some.person.7 for pics',
    hide: ['https://www.facebook.com/some.person.7'],
  },
  { text: 'my dog Biscuit hates my ex Mark', hide: ['Biscuit', 'Mark'] },
  { text: 'call me Zee', hide: ['Zee'] },
  { text: 'ask for Guillermo at the desk', hide: ['Guillermo'] },
  { text: 'I met Sophie Turner-Hale in 2012', hide: ['Sophie Turner-Hale'] },
  { text: '0176 12345678 is my whatsapp', hide: ['0176 12345678'] },
  { text: 'telegram: night_owl_22', hide: ['night_owl_22'] },
  { text: 'c’est moi, Chloé, 12 rue de la Paix', hide: ['12 rue de la Paix'] },
  { text: 'Dr. Weber said no running', hide: ['Weber'] },
  { text: 'morning Jess!', hide: ['Jess'] },
  { text: 'my mate olivia works there', hide: ['olivia'] },
  { text: 'write to mara(at)posteo.de', hide: ['mara(at)posteo.de'] },
  { text: 'I live near 1600 Pennsylvania Avenue', hide: ['1600 Pennsylvania Avenue'] },
  { text: 'instagram is climbing.cat_', hide: ['climbing.cat'] },
  { text: 'Girl: thanks Michael\nBoy: np Hannah', hide: ['Michael', 'Hannah'] },
  { text: 'postcode is SW1A 2AA', hide: ['SW1A 2AA'] },
  { text: 'my brother Kwame just landed', hide: ['Kwame'] },
  { text: 'hey its Beatriz from the gym', hide: ['Beatriz'] },
  { text: 'venmo is @carol-j', hide: ['@carol'] },
  { text: '+1 (415) 555-2671 call anytime', hide: ['+1 (415) 555-2671'] },
  { text: 'Calle Mayor 15, Madrid', hide: ['Calle Mayor 15'] },
  { text: 'grace is my best friend, Grace says hi', hide: ['Grace'] },
  { text: 'my teacher Mrs Okonkwo was strict', hide: ['Okonkwo'] },
  { text: 'discord: pixel#1234', hide: ['pixel#1234'] },
  { text: 'www.myblog-anna.com is mine', hide: ['www.myblog-anna.com'] },
  { text: 'lets meet at 221B Baker Street', hide: ['221B Baker Street'] },
  { text: 'my best friend Xochitl dances', hide: ['Xochitl'] },
];

/** Nothing in these identifies anybody. */
export const SHIELD_HARMLESS: readonly string[] = [
  'see you at 7:30 on 12/03/2024',
  'it was 2019-2021 and I made 3500 a month',
  'I will go in May, maybe June',
  'What a summer! Rose wine and jazz',
  'Thanks for the grace period, hope it works',
  "I'm German and I love Italian food",
  'I have 2 cats and 3 plants, 100% happy',
  'Hey there, good morning!',
  'Is that a 10 minutes walk or a drive?',
  'Will you frank the letter? mark my words',
  'I ran 10 km in 55 minutes',
  'Netflix and Spotify are too expensive',
];
