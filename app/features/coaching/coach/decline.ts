/** Has she said no? Only a clear no to him counts; 'I can't on Friday' and 'not my kind of film' do not. */
import type { Conversation } from './conversation';
import { FOREIGN_DECLINES, folded } from './foreign-signs';
import { plain, sentences } from './text';

const DECLINES: RegExp[] = [
  /\b(?:don't|do not) (?:feel|think|believe|really think|really feel)(?: like| that)? we (?:really )?have (?:enough|much|a lot|that much|anything) in common\b|\bwe have (?:nothing|too little|so little) in common\b|\b(?:lose|delete|forget) my number\b|(?<!\b(?:don't|not|never|won't|didn't) (?:\w+ )?)\bforget (?:about )?me\b|\ball the best[.! ]*$/,
  /\bi(?:'m| am) (?:just |really |honestly |sorry,? (?:but )?(?:i'm )?)*not (?:that |really |actually |all that )?interested(?! in (?!you|dating|meeting|a relationship|anything|continuing|pursuing|going out|this|talking|seeing)\w+)/,
  /^(?:sorry,? |no,? |no thanks,? |thanks,? but |yeah,? |look,? )*not interested(?:,? (?:sorry|thanks|thank you|but thanks))*[.! ]*$/,
  /\b(?:don't|do not|didn't|did not|can't|not) (?:really |quite |actually |honestly |see |think )*(?:feel(?:ing)?|felt|see|sense|think there(?:'s| is| was)|have) (?:a |any |the |that |much |enough |romantic |really |of )*(?:spark|connection|chemistry|vibe|it(?: between us)?(?=$|[.!,])|romantic)/,
  /\b(?:no|wasn't a|isn't a|wasn't any|lack of) (?:real |romantic )?(?:spark|chemistry|connection)\b/,
  /\b(?:don't|do not|not sure|doubt) (?:think |feel |believe )?(?:that )?(?:we|we're|we are|this is|it's|you and i|you're) (?:are |really |would be |a |the |such |be |quite |very |going to be |particularly )*(?:right (?:match|fit|for me|for each other)|good (?:match|fit)|match|fit|compatible|a good|right for|going to work|gonna work|my type|looking for the same)/,
  /\bwe(?:'re| are) not (?:really |quite |a )*(?:a good |a |the right |right )?(?:match|fit|compatible|right for each other|looking for the same)\b/,
  /\b(?:don't|do not) (?:think (?:this|it|that|we)|see this|see it|see us|see that) (?:is |'s |will |are |would |'ll )*(?:going (?:to work|anywhere)|gonna work|work(?:ing)?(?: out)?|happen(?:ing)?|should (?:keep|continue|talk|meet))/,
  /\b(?:i'd|i would) (?:rather|prefer to|prefer it if we|like us to) (?:just )?(?:be|stay|remain|keep it as|keep it) (?:as )?(?:just )?friends\b|\bjust (?:be|stay|as) friends\b|\bonly see you as a friend\b|\b(?:see|think of) you (?:more )?(?:as|like) (?:just )?(?:a |my )?(?:friend|brother)\b|\bbetter (?:off )?as friends\b/,
  /\b(?:please )?(?:stop|quit) (?:messaging|texting|contacting|writing|calling|bothering|talking to)(?: to)? (?:me|my)\b|\b(?:please )?(?:don't|do not) (?:message|text|contact|write|call|talk to|bother) (?:to )?me(?: again| any ?more|$|[.!,])|\bleave me (?:alone|be)\b|\bplease (?:just )?stop\b(?!.*\b(?:lol|haha)\b)|\bdon't want to (?:talk|speak|chat|hear from|see)(?: to| with)? you(?: any ?more| again)?\b/,
  /\bi(?:'ve| have| actually)?(?: just| recently| sort of| kind of| kinda)? (?:met|(?:started|begun|been) (?:seeing|dating)) (?:someone|somebody)\b(?! (?:famous|new at work|from work|who (?:knows|works|plays|collects)))/,
  /\bi(?:'m| am) (?:now |actually |currently |kind of |already |in fact )*(?:seeing|dating|with|talking to) (?:someone|somebody)(?: else| now)?\b/,
  /\b(?:i have|i've got|i got|got) a (?:boyfriend|husband|girlfriend|partner|fiance|fiancé)\b|\bi(?:'m| am) (?:actually |happily |already )*(?:taken|engaged|married|in a relationship|back with my ex|getting back (?:together )?with my ex)\b|\b(?:me and|my ex and i|got|getting|we're|we) (?:my ex )?(?:are |got |getting )?back together\b/,
  /\b(?:going|want|like|need|have decided|decided|choosing|have|think i'll|i'll|gonna) to (?:un ?match|pass|end (?:this|things|it) here|stop (?:here|this|talking)|leave it (?:here|there|at that)|bow out|delete this app and)\b|\bi(?:'ll| will| think i'll| have to) pass\b|\bleave it (?:here|there|at that)\b|\bunmatching\b|\bcall it (?:here|quits)\b/,
  /\b(?:wish(?:ing)? you (?:all |nothing but )?the (?:very )?best|best of luck (?:with (?:everything|your search|dating|it all|finding)|out there|finding|in your)|good luck (?:out there|with your search|finding (?:someone|somebody|the right|what)|on here)|all the best (?:with|in|finding|for you|to you)|hope you find (?:someone|somebody|what|the right|your|her|love)|you'?ll find (?:someone|somebody|the right)|you deserve someone)\b/,
  /\b(?:not|don't think i'?m|i'm not|am not) (?:really |actually |quite |currently |in a place |in the right place |in the right headspace |in a good place |emotionally )*(?:ready|available|able|in a place|in the right (?:head)?(?:space|place)|in a good place) (?:to (?:date|be dating|start dating|meet (?:anyone|people|someone)|get to know|get into)|for (?:dating|a relationship|this|anything|a date|that|something new))/,
  /\b(?:taking|take|need|going to take|having) a (?:long |little )?break from (?:dating|this app|the app|apps|all of this|men|tinder|bumble|hinge|seeing people)\b|\b(?:need|want|going|have|trying|decided) to (?:just )?(?:focus|work|concentrate) on (?:myself|me|my (?:career|health|life|studies|self|own))\b|\bfocus(?:ing)? on myself\b|\bstop(?:ping)? dating\b|\bdon'?t have (?:the )?(?:time|energy|space|capacity) (?:for|to) dat(?:e|ing)\b|\b(?:deleting|leaving|getting off|quitting) (?:the|this) app\b|\bnot (?:looking to date|looking for anything|dating) (?:right now|at the moment|any ?more|at all|these days)\b/,
  /\bi (?:don't|do not|wouldn't) (?:really |actually )?(?:want|like|wish) to (?:go out|meet|date|see you|continue|pursue|take this|keep talking|keep chatting|go on (?:a|another|that) (?:second )?date|meet up|hang out)(?: (?:with you|again|any ?more|any further|with anyone|sorry|this))?(?=$|[.,!?]| )(?! (?:until|before|yet|that late|in a|at your|at my|somewhere|right away|so (?:soon|late|early)|on a|this week|tonight|today|for a))/,
  /\b(?:deleting|leaving|getting off|quitting) (?:the|this) app\b|\b(?:need|want|going|have|trying|decided) to (?:just )?(?:focus|work|concentrate) on (?:myself|me|my (?:career|health|life|studies|self|own))\b|\bstop(?:ping)? dating\b|\bdon't have (?:the )?(?:time|energy|space|capacity) (?:for|to) dat(?:e|ing)\b/,
  /\b(?:no thank you|no thanks)[,.! ]*(?:$|i'm (?:good|not|ok)|but good luck|take care|bye|sorry|not for me)/,
  /\byou(?:'re| are| seem)? (?:like |really |such |a )*(?:nice|great|sweet|lovely|cool|good|kind)(?: guy| person| man| and all)?,? (?:and all,? )?(?:but|however)\b(?!.*\b(?:you're late|slow|silly|weird|friday|busy)\b).*\b(?:not|don't|didn't|no |rather|friend|else|someone|feel)\b/,
  /\bit(?:'s| is) not you\b|\bnot (?:looking|going|ready) to (?:continue|pursue|take this|meet again)\b|\b(?:this|it) (?:isn't|is not|won't be|'s not|wasn't) (?:really |quite |going to )*(?:for me|working(?: for me)?|work out|going anywhere|what i'm looking for|a match)\b|\bwe want (?:different|very different) things\b|\bwant different things\b|\bnot what i'm looking for\b/,
  /\b(?:i said no|no means no|not going to happen|never going to happen|never gonna happen|in your dreams|get lost|fuck off|go away|i'm blocking you|blocked|you creep me out|you're creepy|i changed my mind about (?:us|meeting|the date|this|dating)|i(?:'m| am) not attracted|not (?:physically |romantically )?attracted to you|lost interest|i'm just not into (?:you|this)|not (?:that |really )?into you|don't (?:really )?like you (?:like|in) that)\b/,
  /\b(?:don't|do not|can't|cannot|not|never|couldn't) (?:\w+ ){0,2}see (?:you|us|this|it|that|things|myself with you|a future)(?: (?:\w+ ){0,3}(?:that way|like that|romantic\w*|as (?:a couple|more)|going|working|together|lasting|happening))\b/,
  /\b(?:don't|do not|didn't|not|hate) (?:\w+ )?(?:to )?(?:lead(?:ing)? you on|wast(?:e|ing) (?:your|any more of your) time|giv(?:e|ing) you (?:the )?(?:wrong|false) (?:idea|hope|impression)|keep(?:ing)? you hanging|string(?:ing)? you along)\b/,
  /\b(?:rather|prefer(?: it)?(?: if)?|better if|best if|think we should|we should(?: probably)?|(?:should|going to|need to|have to|must) (?:probably |really )?)(?: that)?(?: we| i)? ?(?:not|didn't|don't|stop|stopped|end|ended) ?(?:to )?(?:continue|continuing|see(?:ing)? (?:each other|you)|keep (?:talking|seeing|texting|going|chatting)|talk(?:ing)?(?: to (?:you|each other))|go(?:ing)? out (?:again|with you|any ?more)|meet(?:ing)? (?:up )?again|be in (?:touch|contact)|hear from|text(?:ing)? (?:you|each other)|chatting|messaging|this|things(?: here)?)\b/,
  /\bno (?:second|2nd|third|more|other|further) dates?\b(?! (?:has|have|ever|sounds?))|\b(?:chemistry|spark|connection|click|feelings|attraction) (?:just |really |simply |isn't |wasn't )*(?:wasn't|isn't|weren't|aren't|not|never) (?:really |quite |just )?(?:there|here|come|came|mutual)\b|\b(?:wasn't|isn't|no|without|missing|lacked|lacking|missed) (?:a |any |the |that |much |really )*(?:spark|chemistry|romantic \w+)\b|\b(?:we|it) (?:just )?didn't (?:really )?click\b/,
  /\bi (?:have|got|'ve got) (?:a |an )?(?:boyfriend|girlfriend|husband|wife|partner|fiance\w*|man(?=$|[.!,]| already| sorry| now))\b/,
  /\b(?:don't|please don't|no need to|stop) (?:wait|waiting) for me\b|\bmy (?:answer|mind|decision) (?:is(?:n't| not)? (?:still |going to |gonna )*(?:no\b|change|made up|final)|won't change)|\bit's a no(?: from me)?(?=$|[.!,]| for)|\b(?:hard pass|respectfully,? no|thanks but no thanks|no means|the answer is no)\b/,
  /\bmy heart(?:'s| is| isn't|'s just)? (?:not |n't |really |just )*(?:in (?:it|this)|somewhere else|with (?:someone|somebody))\b|\byou deserve (?:someone|somebody|a (?:girl|woman)|better than me)\b/,
  /\b(?:stop|quit) (?:talking|texting|chatting|writing|seeing|messaging)(?: to)?(?: you| each other| here)\b|\b(?:go our (?:own |separate )?ways|part ways|say goodbye for good|(?:this|that) is goodbye|goodbye for good|never (?:text|contact|message|write|call) me)\b/,
  /\bsee where (?:it|that|this|things) (?:goes|go|leads?) with (?:him|her|someone|somebody|another)\b|\b(?:getting|got|giving|back|trying) (?:back |it |things )*(?:together |another (?:go|try|chance|shot) )?with my ex\b|\b(?:found|with) (?:someone|somebody) else\b|\bexclusive with (?:someone|somebody|him)\b|\bchose(?:n)? (?:someone|somebody) else\b/,
  /\b(?:we're|we are|don't think we're|don't think we are|i'm|you're|it's|it is|this is) (?:just |really |probably |sadly |honestly )*not (?:really |quite |a |the |such |so )*(?:good |right |great |best )?(?:match|fit|compatible|meant (?:to be|for each other)|right for (?:me|you|each other)|the one for you|my type|my person)\b|\b(?:don't|do not) think (?:we're|we are|i'm|this is|it's|you're|we) (?:\w+ ){0,3}(?:match|fit|compatible|right for (?:me|you|each other)|meant to)\b|\bnot (?:really )?my type\b(?! of (?:film|movie|music|food|book|show|place|thing))/,
  /\b(?:let's|let us|lets|rather|can we|could we|prefer|i'd like to|want to|think we(?:'re| are|'d be)?|better|happy to|we should) (?:\w+ ){0,5}?(?:friends|friendly|platonic)\b(?! (?:with (?:your|the|my)|first|and see|in common|over|were|are|for|house|party|place))/,
  /\bi (?:really )?need (?:my |some |more )?space(?= from (?:you|this|us|men|dating|people)|[.!]*$| (?:right now|now)\b(?! to think)|,? (?:sorry|please|and (?:i|time away)))|\bi (?:don't think i can|can't|cannot) (?:really )?(?:do|keep doing|continue(?: with)?) (?:this|us)(?: (?:with (?:you|anyone|anybody)|any ?more|right now|to (?:you|myself)))?(?=$|[.!,])/,
  /\bwrong number\b|\b(?:have|got|texting|texted|messaging) the wrong (?:person|girl|one)\b|\b(?:don't|do not) (?:know|recogni[sz]e) (?:you|this number|who (?:you are|this is))\b(?=.*\b(?:stop|don't|wrong|delete)\b)/,
  /\b(?:blocked|blocking|reported|reporting) you\b|\bgoing to (?:block|report) you\b|\bi(?:'ll| will) (?:block|report) you\b|\bstay away from me\b|\b(?:don't|do not) (?:ever )?(?:come near|look for|reach out|contact|bother) (?:to )?me\b/,
  /\b(?:i'm|i am) (?:going to|gonna|just going to|better off)? ?(?:sit this one out|keep my distance|back out of this|moving on|move on(?! to))\b(?! (?:to|from) (?:the|my|a))|\bno (?:romantic )?(?:feelings|interest) (?:for you|on my side|from my side|in (?:you|dating|meeting|a relationship))\b|\bi'm (?:gay|a lesbian|asexual|into (?:women|girls))\b/,
  // Whole frames rather than phrases: 'not' + a way of contact + 'anymore'; to stop or leave + 'this, here, things'.
  /\b(?:not|don't|won't|never|stop|no longer|rather not|can you not|please not)\b(?: \w+){0,4} (?:message|messaging|text|texting|contact|contacting|write|writing|call|calling|reach out|see|seeing|meet|meeting|talk|talking|speak|hear from|date|dating)(?: to| with| out to)? (?:me|you|each other|us)(?: \w+)? (?:any ?more|again|ever|any longer)\b/,
  /\b(?:rather|prefer|prefer to|like to|want to|need to|have to|going to|best to|better to|let's|should|think we should|decided to|time to) (?:\w+ )?(?:stop|end|leave|finish|quit|drop|forget) (?:this|it|things|us|here)(?: (?:here|there|now|as (?:they|it) (?:were|was|are|is)|at that|between us))*(?=$|[.,!]| (?:sorry|please|you|it|and|but|i))/,
  /\b(?:just |really )?(?:not|isn't|wasn't|no longer) (?:\w+ )?(?:into|interested in|feeling|attracted to|invested in) (?:this|us|you|it|dating|meeting|anyone|anything)(?=$|[.,!]| (?:sorry|any ?more|romantically|right now|though|like))/,
  /\bnot (?:really |actually )?(?:looking|trying|wanting|in a place|ready|able) to (?:date|meet|see|be with|get involved with) (?:anyone|anybody|people|someone|somebody|men|guys|you)\b/,
  /\b(?:don't|do not|didn't|never|no) (?:\w+ )?(?:have |had |got )?(?:any |those |romantic |real )*feelings (?:for you|like that|towards you|there|about you)\b|\b(?:don't|do not|didn't) feel (?:that way|the same|anything|it)(?: way)?(?: (?:about|for|with|towards) (?:you|us))?(?=$|[.,!]| (?:sorry|and))/,
  /\bthere(?:'s| is)(?: really)? (?:no|not an?) (?:us|we)\b|\bnothing (?:is )?(?:between us|going to happen(?: between us)?)\b|^(?:please )?move on[.! ]*$|\bjust move on\b/,
  /\blose (?:this|my|the) number\b|\bmy (?:husband|boyfriend|fianc\S+|partner|girlfriend|wife)\b(?! (?:in crime|at work))(?=.{0,30}\b(?:says?|and i|would|won't|wouldn't|is|will|reads|sees|saw|knows)\b)/,
  /\b(?:don't|do not) think (?:that's|this is|it's|that is|it is|it would be|that would be) (?:such )?(?:a )?(?:good|great|right|wise) (?:idea|thing)\b(?=.*\b(?:leave|sorry|things|us|friends|take care|you and me)\b)/,
];
/** Words that turn such a sentence into talk about something else. */
const ABOUT_OTHERS =
  /\b(?:he|she|they|my (?:ex|friend|sister|brother|boss|mom|mum|roommate|coworker|cousin)|guys?|people|men|everyone|some (?:guy|dude)|this guy|that guy)\b(?:(?!\bi\b).){0,25}\b(?:said|told|says|tell|thought|was like|were like|asked|goes|always|texts?|messages?|sent|should|would)\b|\bwhen (?:guys|people|men|someone|somebody)\b|\bif (?:you|i|someone|somebody)\b.{0,40}\b(?:then|i'd|i'll|you'd)\b|\bused to\b|\bi (?:\w+ )?(?:told|asked|begged|said to|texted|had to tell) (?:him|them|her|the|my)\b|\b(?:blocked|blocking|dumped) (?:my|him|her|them|that|the|this guy)\b|\b(?:ex|late|future|fake|work|former)[- ](?:husband|boyfriend|wife|partner|girlfriend)\b|\bi had a (?:boyfriend|girlfriend|husband|partner|fiance|crush)\b|\bwhen i (?:was|had)\b|\bfriend of mine\b/;
const JOKING = /\b(?:just kidding|jk|kidding|joking)\b/;

export function isDecline(sentence: string): boolean {
  const text = plain(sentence);
  const other = folded(sentence);
  if (FOREIGN_DECLINES.some((rule) => rule.test(other))) return true;
  return DECLINES.some((rule) => rule.test(text)) && !ABOUT_OTHERS.test(text) && !JOKING.test(text);
}

/** The line with which she declined, if she did and has not taken it back since. */
export function declineLine(conversation: Conversation): string | null {
  let found: string | null = null;
  let since = 0;
  for (const turn of conversation.turns) {
    if (turn.speaker !== 'Girl') continue;
    const hit = sentences(turn.text).some(isDecline) || isDecline(turn.text.replace(/\n/g, ' '));
    const takenBack =
      JOKING.test(plain(turn.text)) ||
      /\b(?:changed my mind|i was wrong|let's (?:do|meet|go|give|try)|give (?:it|us|this|you) another|would (?:like|love) to (?:see|meet)|miss (?:you|talking)|can't wait|see you (?:on|at|there|tomorrow|tonight))\b/.test(
        plain(turn.text),
      );
    if (hit && !/\bjk\b|\bkidding\b/.test(plain(turn.text))) {
      found = turn.text;
      since = 0;
    } else if (found) {
      since++;
      // She went on talking warmly for a while: the no is history.
      if (takenBack || since >= 4) found = null;
    }
  }
  return found;
}
