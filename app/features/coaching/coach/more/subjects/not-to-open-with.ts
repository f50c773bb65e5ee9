/** What she does not want or has been through, how to reach her, what she looks like, her name: nothing to open with. */
export const NOT_TO_OPEN_WITH = new RegExp(
  [
    String.raw`^(?:no|not (?:here|looking|interested|after|into|for|your)|never (?:married)|please|pls|swipe|if (?:you'?re|u'?re|you are|you (?:only|just|don'?t|can'?t|want|think)|your idea)|you must|must|only|serious only|new (?:here|on here|to this)|just ask|ask me$|will ask|say hi|bonus points|not (?:so )?big on|cerco|busco|szukam|(?:ich )?suche|je cherche|procuro|(?:ik )?zoek|(?:jag )?söker|bitte|kein|pas de|nie szukam|no busco|(?:drinking|smoking|pets|kids|children|height|age|location|lives in|religion|politics|education|exercise|diet)(?: \w+)?:|[❌🚫].*)(?=\W|$)`,
    String.raw`\b(?:do(?:es)? ?n[o']?t|dont|hate|dislike|height|cm|wants? kids|am here|i'?m here|(?:know|sure|idk) what to|figuring it out|not sure yet|over \d\d|hook ?ups?|fwb|drama|time ?wasters?|ghost\w*|insta(?:gram)?|snap(?:chat)?|whats ?app|telegram|tall(?:er)?|ex(?:es)?|ex-\w+|(?:divorc|widow|separat)\w*|my late|alone|therap\w+|cancer|passed away|died|diagnosed|lost my (?:job|dad|mum|mom|father|mother|husband|wife|partner|brother|sister|son|daughter|nan|gran\w*|best friend|dog|cat)|(?:have|with|got) (?:ms|lupus|crohn'?s|epilepsy|diabetes|adhd|autism|bipolar)|chronic(?:ally)?|remission|chemo|depress\w*|anxiety|grie(?:f|ving)|liars?|lied to|cheat\w*|curvy|plus[- ]size|petite|slim|my body)\b`,
    String.raw`^(?:hi|hey|hello|ciao|hola|hallo|salut|cześć)?\W*(?:i'?m|i am|im|my name(?: is|'s)|name:|ich bin|je m'appelle|sono|mi chiamo|soy|me llamo|jestem|mam na imię|sou|jag heter|ik ben)\s+[\p{Lu}][\p{Ll}]+\P{L}*$`,
    String.raw`@\w|\d'\d|^\W*\d+\W*$`,
  ].join('|'),
  'iu',
);
