/**
 * Signs in Hindi and Urdu, as they are typed: rules that are tried on the words in one spelling, see hindi-spelling.ts.
 */
import { SIGNS, type SignName } from '../sign-features';
import { LAUGHTER } from '../text';
import { normal } from './hindi-spelling';

/** One of these, and there may be Hindi in it. Nothing is found by them: they only spare all other texts the work. */
const HINDI =
  /[\u0900-\u097F]|\b(?:na+h[ie]+n?|nhi+n?|hai+n?|hoo?n|hu[aie]?|kya+|kyu+n?|kyon|mu?jh[es]\w*|muje|mer[aie]|mereko|tum(?:h\w+|se|ko|ne|me|pe)?|tujh?\w*|ter[aie]|a+p(?:k[aieo]|se|ne|ko)|aap|hum(?:e|ein|ko|se|ne|ar[aie])?|ham(?:ar[aie]|ko|ein)|ku+chh?|ka+r(?:o|na|ni|ne|ke|ti|ta|te|u|un|ein|iye)|kr(?:o|na|ni|ne|ke|ti|ta|te|u|un|di|do)?|ki?ya|kiye|ki?jiye|rah[aie]|rh[aie]|ba+hu+t|bo+h[ou]+t|bho+t|ach+h?[aie]|ya+r|ha+n|[zj]i?nda(?:gi)?|sha+di|la[dr]k[aie]|ga+y[aie]|gyi|gya|wal[aieo]n?|abhi|aaj|phir|bhej\w*|baat\w*|saal|cha+h?i?ye|cha+ht[aie]|apn[aie]|koi|kisi|sabko|jaan|paas|k[aei]|logo?n|dikha\w*|utar[nou]?|chu[dt]\w*|lund|solah?|satrah?|pan?drah?|chaudah?|maut|aur|ja+ye|ja+o|warna|dost[io]?|pya+r|khud|bhai|sath|saath|ghar|raat|bina|hot[ei]|de na|ek|kaun\w*|kon(?:sa|si|se)|kab|kaha+n?|kais[aeio]|kitn[aie]|[iu]s(?:ko|ki|ke|ka|se)|[iu]n(?:ko|se|ki|ka|ke)|haath|chh?od\w*|dena|lena|jab|ka+sh|shaya?d|liya|diya|dun?ga|lu|tak|mauka|desh|goli|maar\w*|mara?na|marne|saal[aei]|kutt[aei]|nikal\w*|zeh[ae]r|jeena|jeene|mill?e\w*ge|jau|sab (?:log|se|ke|ka|ki|kuch)|mat kar\w*|bhi|woh|yeh|pe|reh\w*|hoke|hokar|rupay\w*|paise|gaand|bistar|nang[aie]|kap[dr]\w+|khatam|khtm|aukat|chamar\w*|katw\w+|katu[ae]|barba+d|badna+m|dalit\w*|bihari\w*|mer[ao]|mann|kro|blowjob d\w+|\w+(?:[uo]o?ng[aei]|(?<!chall|av|rev|h|av)eng[ei]|og[ei]|eg[aei]|iyega))\b/i;

/** Words that may stand between any two others and change nothing. */
const SMALL = new Set(
  'ab actually already aur bhi bas bilkul bahut dekho ek hi itna ji just kuch koi pehle please really sach se sirf so sorry to yar zara waise'.split(
    ' ',
  ),
);
/** With a '~' before each small word, so that a rule need not name them all wherever some may stand. */
const marked = (text: string) => text.replace(/[a-z]+/g, (word) => (SMALL.has(word) ? `~${word}` : word));

/** So many more letters may stand between two words: for the '~' before them. */
const MARKS_WITHIN = 3;

/**
 * A rule on marked text: '~' is up to three small words, '…{0,9}' so much of anything. It is tried on one sentence after the other, so
 * nothing goes beyond its end.
 */
function say(strings: TemplateStringsArray, ...pieces: string[]): RegExp {
  const source = String.raw(strings, ...pieces).replace(
    /(?<=[ (|])(\\w)|\\[a-zA-Z]|[a-z]+|~|…\{0,(\d+)\}/g,
    (piece, anyWord?: string, most?: string) => {
      if (piece === '~') return '(?: ~\\w+){0,3}';
      if (most) return `[^]{0,${Number(most) + MARKS_WITHIN}}`;
      return anyWord || SMALL.has(piece) ? `~?${piece}` : piece;
    },
  );
  return new RegExp(source, 'm');
}

interface Saying {
  says: RegExp;
  /** In the same sentence, one of these takes it back. */
  not?: readonly RegExp[];
  /** In what came before it: it must be there, or must not. */
  asked?: RegExp;
  notAsked?: RegExp;
  /** Said with a laugh it is none. */
  light?: true;
}

/** When, and not whether: whoever says one of these says no to an hour. */
const THEN =
  /\b(?:abhi|aj(?! (?:ke bad|se))|kal(?! se)|rat|subah|sham|dopahar|office|meeting|class|exam|ghar pe|baje|bje|late|so rah[ai]|sone|soyi|nind|jab|tak|drive|driving|papa|mummy|gharwale|kam pe|kam kar|bad me|der|video|voice|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|parso|hafte|week)\b/;
/** Somebody else, or what is somebody else's. */
const OTHERS =
  /\b(?:beh[ae]n|bahan|didi|sister|sis|bhai|brother|cousin|saheli|bestie|dost|usk[aie]|unk[aie]|isk[aie]|ink[aie]|padosi|boss|colleague|bet[aie]|betiyo|bach[aie](?! hu)|bhatij[aie]|bhanj[aie]|niece|nephew|students?|mummy|papa|nan[aie]|dad[aie]|bil[aie]|kut[aie]|dog|cat|gadi|car|bike|puppy)\b/;
/** Somebody else's match, and not her own parents' say in hers. */
const OTHERS_BUT_PARENTS = /\b(?:didi|behen|bhai|cousin|saheli|dost|sister|brother|uncle)\b|\busk[aei]\b/;
const PAST = /\b(?:thi|tha|the|jab)\b/;
const IF = /\b(?:agar|kash|jab)\b/;
/** What a love is that is over, or yet to come. */
const NO_HUSBAND_NOW =
  /\b(?:ex|agar|kash|future|hone wal[aei] husband|chahiye|hona|hoga|nahi rah[ae]|guzar|gujar|death|dehant|talaq|divorce\w*|alag|tut|tod|cancel|tha|thi|the)\b/;

/** What one may like or not, and like him all the same. */
const HOBBY =
  /\b(?:cricket|match|movies?|films?|series|politics|news|games?|gaming|gym|football|crypto|share|stocks?|music|gan[ae]|dance|books?|cooking|shopping|trek\w*|anime|ipl|kpop|astrology|cars?|bikes?|yoga|sports?|painting|photography|shauk)\b|\b(?:dekh|khel|sun|padh)t[ie] ho\b/;
/** 'dating me interest nahi' is a no to him, 'coffee me interest nahi' one to coffee. */
const INTEREST_OF_ANOTHER_KIND =
  /\b(?!(?:tum|tumhare|sab|rishte|relationship|dating|bat|chat|log|in)\b)\w+ (?:me|pe)(?: \w+)? interest\b|\b[iu]sme\b|\b(?:tumhe|use|usko|unko|unhe|inko|kisi ko|log|gharwale|(?:papa|mummy|bhai|behen|boss|dost) ko|\b(?:mera|mere|meri) (?:bhai|behen|dost|papa|mummy|boss))\b.{0,20}\binterest\b|\binterest nahi (?:tha|thi|lete|leta|leti)\b|\b(?:usse|use|unko|usko) mer[ai] koi interest|\b(?:wo|us|ek) ladk[aei]\b/;
/** A talk about something or with somebody else, or one at another time. */
const OTHER_TALK =
  /\b(?:bare|topic|k[aei] bat|pe bat|isk[aie]|usk[aie]|aisi|itni|wo|ye bat|unse|usse|se bat|kisi se|usko|use|unko|ex|boss)\b/;
/** It is another's wish, or a guess at his. */
const HIS_WISH =
  /\b(?:tumhe|use|usko|unko|unhe)\b.{0,16}\bnahi (?:kar|mil)|\bto (?:bol|bata|keh)|\bagar\b|\b\w+(?:oge|ogi|iya|aya) to\b/;
/** A place, which is nobody. */
const OF_A_PLACE =
  /\b(?:cafe|jagah|place|movie|gan[ae]|song|club|party|restaurant|city|office|hotel|phone|wifi|internet|team|use|usk[aie]|unke|boss|ghar|gadi|engine|school|college)\b/;
/** What else comes to its end. */
const ENDS_OTHERWISE =
  /\b(?:topic|bahas|movie|series|game|meeting|ladai|jhagda|shopping|khana|walk|trip|auto|class|cab|gadi|chai|coffee|call|aj|kal|story|kam|project|chapter|safar|biryani|queue|car|driver|dukan|nafrat|jhuth|natak)\b/;

const DECLINED: readonly Saying[] = [
  // 'mujhe tumme interest nahi hai', 'main interested nahi hu'; but 'coffee me interest nahi', 'cricket dekhti ho?' 'nahi interest nahi hai'
  {
    says: say`\binterest~(?: hai| hu)? nahi\b|\binterest~ (?:khatam|kho)|\bnahi~(?: hai| hu)? interest\b`,
    not: [INTEREST_OF_ANOTHER_KIND, HOBBY],
    notAsked:
      /^(?!.*\b(?:mujhme|hum|chal\w*|mil\w*)\b).*\b(?:(?:dekh|khel|sun|padh)t[ie] ho|shauk|interest hai|me interest|pasand hai)\b/,
  },
  // 'mera bf hai'; but 'mera bf nahi hai', 'mera ex bf same office me hai'
  {
    says: say`\bmer[aie]~(?: abhi)? (?:bf|gf|husband|mangetar|partner)(?: abhi)?~ hai\b(?! (?:nahi|hi|kya|kaha|kyu))|\b(?:bf|husband|mangetar)~ hai~ mer[aei]\b|\bi~ (?:have|got)~(?: an?)? (?:bf|husband|mangetar)\b|\bmera(?: already| pehle se)+ koi hai\b|\bmera (?:pyar|love) koi aur\b`,
    not: [NO_HUSBAND_NOW],
  },
  // 'mere husband ko acha nahi lagega'; but 'mere future husband ko khana banana aana chahiye', 'mere pati nahi rahe'
  {
    says: say`\bmer[aei]~ (?:husband|mangetar|bf)~ (?:ko|ne|ke sath|ache|abhi|ghar|naraz|gusa|dubai|army|shak|jante|dekh|sab)\b`,
    not: [NO_HUSBAND_NOW],
  },
  // 'nahi, bf hai'; but 'bf hai tumhara?', 'bf? nahi hai'
  {
    says: say`^(?:(?:han|nahi|ji|no|yes|sorry|actually|but|lekin|,) ){0,5}(?:bf|husband|mangetar)~ hai(?: (?:mera|already|sorry|yar))?\s*(?:[.,!]|$)`,
  },
  // 'bf hai?' 'haan hai'; but 'coffee hai?' 'haan hai'
  {
    says: say`^(?:han|ji|yes)[ ,]{1,3}(?:ek |mera |koi )?hai\s*(?:[.,!]|$)`,
    asked: /\b(?:bf|husband|mangetar|relationship me ho|zindagi me koi)\b/,
  },
  // 'main engaged hu', 'shaadi shuda hu bhai'; but 'phone pe engaged thi', 'shaadi shuda behen', 'tum married ho?'
  {
    says: say`\b(?:shadishuda|engaged|committed|taken)~(?: aurat| ladki)? hu\b(?! (?:nahi|kya))|\b(?:i am|im)~ (?:shadishuda|engaged|taken|committed)\b`,
    not: [/\b(?:phone|call|line|kam|office|work|project|liye|me|pe)~? (?:engaged|committed)\b|\bkhud se\b/],
  },
  // 'main relationship me hu'; but 'kisi relationship me nahi hu'
  { says: say`\b(?:relationship|rishte) me~ hu\b(?! (?:nahi|kya))` },
  // 'meri mangni ho chuki hai'; but 'dost ki mangni ho gayi', 'meri mangni toot gayi thi'
  {
    says: say`(?<!\b(?:k[aei]|usk[aie]|unk[aie]|isk[aie]|tumhar[aie]|dost|behen|bhai|cousin) )\bmangni~(?: tay| fix)? (?:ho (?:gayi|gaya|chuk[ia]|rah[ia])|hui hui|ho rakhi|hone wal[ai]|hui hai|kar l[iy])`,
    not: [NO_HUSBAND_NOW],
  },
  // 'meri shaadi hone wali hai december me', 'meri shaadi tay hai'; but 'meri shaadi abhi nahi hui', 'meri shaadi hui thi, ab talaq ho chuka'
  {
    says: say`\bmeri~(?: \w+ (?:me|ko))? shadi~(?: \w+ (?:me|ko|mahine|sal))? (?:ho (?:gayi|chuki|rahi)|hone wali|hui hui|hai \w+ (?:me|ko)\b|(?:tay|fix|paki|kahi aur|kahin aur)~ (?:ho (?:gayi|chuki|rakhi|rahi)|hai|hui\b|kar (?:di|rakhi|rahe)))|\bshadi~ (?:ho (?:gayi|chuki)|tay ho gayi)~ hai~ meri\b`,
    not: [NO_HUSBAND_NOW, /\bho rahi hai kya|ya nahi\b/],
  },
  // 'single ho?' 'nahi shaadi ho gayi hai'; but 'kal kya tha?' 'shaadi ho gayi didi ki'
  {
    says: say`^(?:(?:han|nahi|ji|no|yes|sorry|,) ){0,4}shadi~ (?:ho (?:gayi|chuki)|tay|fix)\b`,
    asked: /\b(?:single|shadi|shadishuda|bf|husband)\b/,
    not: [NO_HUSBAND_NOW, OTHERS],
  },
  // 'ghar walo ne rishta pakka kar diya'; but 'bhai ka rishta pakka ho gaya', 'koi rishta pakka nahi hua'
  {
    says: say`\bmera~ rishta~ ho (?:gaya|chuka)\b|(?<!\b(?:k[aie]|usk[aie]|unk[aie]|isk[aie]|tumhar[aie]) )\b(?:rishta|shadi)~(?: kahi aur)?~ (?:paka|paki|tay|fix)~ (?:ho (?:gay[ai]|chuk[ai]|rakh[ai])|hai|hua hai|hui hai|kar (?:diya|di|chuke|rakh[ai]|rahe))`,
    not: [NO_HUSBAND_NOW],
  },
  // 'ghar walo ne ladka dekh liya hai mere liye'; but 'didi ke liye ladka dekh liya'
  {
    says: say`\bladka~ (?:dekh|pasand kar|fix kar|dhund|chun) (?:liya|rakha|chuke)\b|\b(?:kahin?|kisi) aur~(?: se)? rishta~ (?:dekh|kar|tay|fix|ho)|\brishta~ kahi(?:n)? aur~ (?:dekh|kar|tay|fix|ho)|\bmeri bat paki ho (?:gayi|chuki)`,
    not: [OTHERS],
  },
  // 'mai kisi aur ko pasand krti hu', 'kisi ko date kar rahi hu'; but 'kisi aur ko pasand karti ho?', 'kisi aur ke ghar pe hu'
  {
    says: say`\bkisi ko date kar rah[ai] hu\b|\bkisi aur~ (?:se pyar|ko (?:pasand|like|love|chaht|dekh rah|date))…{0,20}\bhu\b|\bkisi aur~ (?:se pyar (?:hai|ho gaya)|ki (?:hu|ho chuki)|ke sath (?:hu|relationship))\b`,
    not: [/\btum kisi aur\b/],
  },
  // 'meri life me koi aur hai'; but 'meri life me koi problem hai', 'tumhari life me koi hai?'
  {
    says: say`\bmeri zindagi me(?: pehle se| already)? (?:koi|someone|kisi)(?: aur| khas| dusra| special)* (?:hai|a gaya hai|a chuka hai)\b(?! (?:nahi|kya|hi))|\bkoi (?:aur |khas |special )?hai meri zindagi me\b`,
  },
  // 'dobara text mat karna', 'aap roz msg mat kiya karein'; but 'itne late msg mat kiya karo'
  {
    says: say`\b(?:dobara|age se|ab se|aj se|kabhi|aj ke bad|iske bad|hamesha|roz)\b…{0,30}\b(?:msg|call|phone|contact|reply|ping|follow|request)~ (?:mat|na) (?:kiya )?(?:kar|kij|bhej)|\b(?:msg|call|phone|contact)~ (?:mat|na) (?:kiya )?kar\w+~ (?:dobara|aj ke bad|iske bad|kabhi)\b`,
    not: [/\b(?:late|office|exam|video|voice|subah|rat|itne|usko|ex|boss|papa)\b/],
  },
  // 'mujhe msg mat karo', 'please call mat kijiye'; but 'abhi call mat karo', 'raat ko call mat karna', 'call mat karo, text karo'
  {
    says: say`\b(?:mat|na) (?:kiya )?(?:karo|karna|kijiye|kare) (?:mujhe )?(?:msg|call|contact|phone)\b|\b(?:msg|call|phone|contact|ping|follow)~(?: mujhe| wagera)? (?:mat|na) (?:kiya )?(?:kar(?:o|na|e|iye)|kijiye|bhej(?:o|na|e|iye))\b`,
    not: [
      THEN,
      /\b\w+ pe (?:msg|call)|\b(?:usko|use|ex|boss|unko|papa|kisi ko)\b/,
      /\bmat kar\w*(?: na)? ,? ?(?:\w+ )?(?:\w+ kar(?:o|na|lo|te)|(?:insta|whatsapp|yaha|idhar|direct|sidha))\b/,
    ],
    notAsked: /\b(?:call|phone|msg)\b.{0,10}\b(?:karu|kar lu|kar sakt[ai]|kart[ai] hu|kare)\b/,
    light: true,
  },
  // 'mujhse baat mat karo'; but 'naraz hu, baat mat karo mujhse', 'ex ki baat mat karo'
  {
    says: say`\b(?:mujhse|humse)\b…{0,12}\bbat~ (?:mat|na) kar|\bbat~ (?:mat|na) (?:kiya )?kar\w+ (?:mujhse|humse)\b|\b(?:dobara|age se|kabhi) bat mat kar`,
    not: [THEN, /\b(?:naraz|gusa|kati|jao|jab)\b/, /\b(?:ki|aisi|us) bat mat\b/],
    light: true,
  },
  // 'pareshan mat karo'; but 'pareshan mat ho', 'tang mat karo na haha'
  {
    says: say`\b(?:pareshan|tang|disturb|irritate|harass)~ (?:mat|na) (?:kiya )?(?:kar(?:o|na|e|iye)|kijiye)\b`,
    not: [
      /\b(?:abhi|so rah[ai]|sone|office|meeting|subah|exam|nind|padh\w*|kam|bil[ai]|kut[ae]|bache|khud ko|apne|unko|usko|use)\b/,
    ],
    light: true,
  },
  // 'mujhe msg karna band karo'; but 'maine usko msg karna chhod diya'
  {
    says: say`\b(?:msg|call|phone|pareshan|tang|contact|picha|follow)~ karn[ae]~ (?:(?:band|bnd|stop)~ (?:karo|kar (?:do|de\b|dijiye)|kijiye|kare)|chhodo|chhod (?:do|de\b|dijiye))`,
    not: [/\b(?:usko|use|ex|boss|unko|office)\b/],
    light: true,
  },
  // 'mera picha chhod do', 'mujhe akela chhod do'; but 'mujhe ghar chhod do', 'khansi picha nahi chhod rahi'
  {
    says: say`\b(?:chhodo|chhod do)~ (?:mera|hamara) picha\b|\bpicha~ (?:chhod (?:do|de\b|dijiye)|chhodo|mat kar|na kar)|\bmujhe~(?: mere hal pe)?(?: akel[ai])?~ (?:chhod (?:do|dijiye|de\b)|chhodo|baksh do)\b`,
    not: [/\b(?:ghar|station|metro|office|airport|drop|hostel|gali|tak|abhi|thodi der|aj|kal|nind)\b/],
    light: true,
  },
  // 'mujhse door raho'; but 'mujhse door mat jao', 'mujhse door raho flu hai'
  {
    says: say`\bmujhse~ dur~ (?:raho|rehna|rahiye|rahe\b|ho ja|hato)|\bdur~ (?:raho|rehna|rahiye) mujhse\b`,
    not: [/\b(?:covid|corona|bimar|fever|bukhar|khansi|flu|cold|viral|jukam|mat|nahi)\b/],
    light: true,
  },
  // 'bhool jao mujhe'; but 'mujhe bhool mat jana', 'bhool jao wo baat'
  {
    says: say`\bmujhe~ bhul ja(?:o|na|iye)?\b(?! (?:mat|nahi|kya))|\bbhul ja(?:o|na|iye)?~ mujhe\b`,
    not: [IF],
  },
  // 'mera number delete kar do'; but 'mera purana number delete kar do'
  {
    says: say`\bmera~ (?:number|num|no)~ (?:delete|hata)~ (?:kar (?:do|dena|dijiye|de\b)|do\b|dena|dijiye)|\b(?:delete|hata)~ (?:kar )?(?:do|dena|dijiye)~ mera (?:number|num|no)\b`,
    not: [/\b(?:purana|old|naya|new|change|badal)\b/],
  },
  // 'phir se msg kiya to block kar dungi'; but 'raat ko call kiya to mummy jaag jayegi'
  {
    says: say`\b(?:msg|call|phone|pareshan|tang|contact)~ (?:kiya|kya|kari|ki)~ to\b…{0,24}\b(?:block|report|police|complain\w*)\b`,
    not: [/\b(?:office|meeting|rat|late|subah)\b/],
    light: true,
  },
  // 'ab reply nahi karungi'; but 'kal tak reply nahi karungi', 'sorry nahi bola to baat nahi karungi'
  {
    says: say`\b(?:ab|age se|kabhi|dobara)~(?: main)?(?: tumhe| tumse)?~ (?:reply|msg|bat|jawab)~ nahi (?:karung[ai]|dung[ai]|hogi)\b`,
    not: [THEN, OTHER_TALK, HIS_WISH],
    light: true,
  },
  // 'mujhe tumse baat nahi karni'; but 'us topic pe baat nahi karni', 'aaj baat nahi karni', 'mummy se baat nahi karni'
  {
    says: say`\bbat~ nahi~ karni\b|\b(?:bat|msg|contact)~ karna~ band~ (?:kart|kar det)|\bnahi karni dosti\b|\bdosti~ nahi karni\b|\bdont (?:msg|call|contact|follow)\b|\b(?:ab|dobara|kabhi)~(?: hum)?~(?: dobara)? bat nahi kar(?:enge|te|ung[ai])\b|\bhum~(?: ab| dobara| kabhi)+ bat nahi kar(?:enge|te)|\bnahi~ karni(?: mujhe)?(?: tumse)?~ bat\b|\bbat~ karni~ nahi\b|\b(?:tumse bat|bat) karne ka~ (?:man|mood|interest|ji) nahi\b`,
    not: [THEN, OTHER_TALK, HIS_WISH],
    light: true,
  },
  // 'mujhe tumse koi dosti nahi karni', 'tumse koi matlab nahi rakhna'; but 'tumse koi shikayat nahi hai'
  {
    says: say`\btumse~ (?:lagaw|lagav|lagao|dosti|rishta|vasta|matlab|lena dena|chat|date|shadi)~ nahi(?: (?:kar|rakh|chah|hai)|\s*(?:$|[.,!]))|\b(?:irada|man|mood|ji|dil|shauk)~ nahi\b…{0,10}\btumse~ (?:milne|bat)|\btumse~ (?:milne|bat karne) ka\b…{0,14}\bnahi\b|\b(?:shauk|irada|interest)~ nahi~(?: hai)?~ (?:milne|bat karne)|\bmujhe\b…{0,8}\b(?:relation|rishta|vasta|sambandh)~ nahi~ (?:rakhna|banana)\b|\b(?:man|ji|dil)~ nahi~ kart[ai]~ tumse bat\b|\btumhare sath~ nahi~ (?:reh|rah|chal|ho|ban) ?(?:sakt|paung|na\b)|\bmujhe tumhari~ (?:zarurat)~ nahi\b|\b(?:tumpe|tumhare liye)~ (?:time|waqt)~(?: waste| barbad)? nahi~ karna\b|\btime~ (?:waste|barbad)~ nahi karna~ tumpe\b|\bpyar ka jawab\b…{0,12}\bnahi\b`,
    not: [IF, THEN, /\b(?:wait|intezar)\b/],
  },
  // 'main tumse aur baat nahi karna chahti', 'aage nahi badhana chahti'; but 'ye baat chhupana nahi chahti', 'kal nahi milna chahti'
  {
    says: say`\b(?:bat~ (?:karna|jari rakhna)|tumse~ milna|(?:contact|rishta|dosti|vasta) (?:rakhna|banana)|age~ (?:badhna|badhana|jana)|date karna|tumhare sath (?:rehna|hona|ana|chalna))~ nahi~ chaht[ai]\b|\b(?:bat|ise|isko|tumse|tumhe|age|rishta|tumhare sath)\b…{0,12} nahi~ (?:karna|milna|rakhna|badhana|badhna|rehna) chaht[ai]\b|\bnahi chaht[ai]~(?: tumse)?~ (?:bat karna|milna)\b|\b(?:bat|ise|isko|rishte ko)~ age~ nahi~ (?:badh|le ja)|\b(?:mujhe|main|ye|ise)\b…{0,12}\bage~ nahi~ (?:badhn|badhan|le jan|le ja sak)|\btumse~ age~ nahi\b`,
    not: [THEN, OTHER_TALK],
    light: true,
  },
  // 'main nahi chahti ki ye aage badhe'; but 'main nahi chahti ki tum pareshan ho'
  {
    says: say`\bnahi chaht[ai]~ ki\b…{0,14}\b(?:age|bat|mil[eo]|msg|call|contact|badhe)\b`,
    not: [THEN, /\b(?:pareshan|dukhi|hurt|galat|problem|ladai|miss)\b/],
  },
  // 'mujhe tumse nahi milna', 'main tumse kabhi nahi milungi'; but 'mall me nahi milna', 'kal nahi milna'
  {
    says: say`\btumse~(?: kabhi)?~ nahi~ mil(?:na|ungi|unga|ne wal[ai])\b|\bmujhe~ nahi~ milna\b|\bmilna~ nahi~(?: hai)?~ (?:mujhe|tumse)\b|\bnahi~ milna~ mujhe\b|(?:^|, )nahi~ milna~ hai\b(?! kya)|\bkabhi nahi milung[ai]\b|\btumse milne ka~ (?:man|irada|interest|shauk) nahi\b`,
    not: [
      THEN,
      HIS_WISH,
      /\b\w+ (?:me|pe) nahi milna\b|\b(?:waha|yaha|mall|cafe|club|pub|park|akele|bina|jaldi)\b/,
    ],
    light: true,
  },
  // 'mujhe koi rishta nahi chahiye'; but 'serious relationship nahi chahiye', 'kya dhund rahi ho?' 'relationship nahi chahiye abhi'
  {
    says: say`\b(?:relationship|rishta|rishte|dating|comitment)\b…{0,16}\bnahi~ (?:chahiye|chaht[ai]|karn[ai]|rakhna|banana)\b|\bnahi (?:chahiye|chahti)(?: mujhe)?~ (?:relationship|rishta)\b|\b(?:ye|hamara|is|, |^)~ ?rishta~ nahi~ (?:chal|ho sakt|ho pa|hoga|ban|jam)|\brishta nahi ho pa|\b(?:rishte|relationship|affair) me~ nahi~ padn`,
    not: [
      /\b(?:serious|casual|toxic|long distance|ais[aei]|jisme|jhuth\w*|timepas|jaldi|jaldbazi|kharab|khona|todna|tod|papa|dusra)\b/,
    ],
    notAsked: /\b(?:looking|dhund|kya chahiye|kya chahti|kis liye|kyu ay[ei])\b/,
  },
  // 'main abhi kisi rishte ke liye taiyar nahi hu'; but 'trek ke liye ready nahi hu'
  {
    says: say`\b(?:relationship|rishte|pyar|comitment|dating|is sab|in sab)\b…{0,14}\bliye~(?: main| abhi| mentally| filhal){0,2} (?:ready|taiyar|tayar) nahi\b|\b(?:ready|taiyar|tayar) nahi hu\b…{0,12}\b(?:relationship|rishte|pyar|dating|is sab)\b`,
    notAsked: /\b(?:looking|dhund|kya chahiye|kya chahti|kis liye)\b/,
  },
  // 'mujhe nahi lagta hum dono ka kuch ho payega'; but 'mujhe nahi lagta hum kal time pe pahuchenge'
  {
    says: say`\bnahi lagta\b…{0,20}\b(?:hum\w*|hamar[aei]|ye|is|apna|bat|rishta|mera)\b…{0,24}\b(?:kuch ho|kuch ban|match|compatible|chal pa|chalega|chal sak|work|age|future|bane hai|ho payega|sath|bat karni|milna chahiye|milna (?:sahi|thik|acha)|alag (?:log|type)|jamega|rishta)|\bnahi lagta~(?: hume)? milna (?:sahi|thik|acha|chahiye)`,
    not: [
      /\b(?:kal|aj|time|pahuch\w*|movie|match dekh\w*|jit\w*|weather|barish|plan|gadi|traffic|team|train|bus|exam|project|app|phone|laptop|cricket)\b/,
    ],
  },
  // 'hamara kuch nahi ho sakta'; but 'hum dono ka plan nahi ban pa raha'
  {
    says: say`\b(?:hamara|hamare bich|hum dono (?:ka|ke bich|me)|tumhara (?:aur )?mera|mera (?:aur )?tumhara)~(?: future| rishta| scene| chance| relation| mel)?(?:~| kabhi| abhi) nahi~ (?:ho (?:sak|pay|ga)|hoga|hai\b|ban (?:sak|pay)|chal (?:sak|pay))`,
    not: [/\b(?:kal|aj|plan|ticket|homework|bill|ghar|kut[ae]|bacha)\b/],
    light: true,
  },
  // 'us nazar se nahi dekhti', 'tumhe us tarah se nahi dekhti'; but 'tumhe aise suit me nahi dekha kabhi'
  {
    says: say`\b(?:us|is|aisi|waisi|usi|un) nazar~…{0,12}\bnahi…{0,8}\bdekh|\bnahi dekh\w*(?: tumhe)? (?:us|waisi) nazar|\bus (?:nazar|nazriye) se~ dekh\w+~ nahi\b|\btumhe~ (?:us tarah|wais[aei])\b…{0,12}\bnahi…{0,8}\b(?:dekh|soch|feel|man)|\btumhe~ ais[aei]\b…{0,6}\bnahi (?:dekht|socht)[ai]|\btumhare bare me~ (?:wais[aei]|us tarah)\b…{0,10}\bnahi soch`,
  },
  // 'mere dil me tumhare liye waisa kuch nahi hai'; but 'tumhare liye kuch nahi layi'
  {
    says: say`\btumhare (?:liye|prati)\b…{0,20}\b(?:feeling|kuch feel|pyar|jazbat|ehsas|wais[ai] kuch|ais[ai] kuch|wais[ai] feel)…{0,14}\bnahi\b|\b(?:dil|man) me\b…{0,12}\bkuch nahi\b…{0,6}\btumhare liye\b|\b(?:dil|man) me\b…{0,10}\btumhare liye\b…{0,12}\bkuch~ nahi\b|\btumhare liye~ mere (?:dil|man) me\b…{0,10}\bnahi\b|\b(?:feeling|jazbat)~ nahi~ (?:hai|rahi|ati|a rahi)~ tumhare (?:liye|sath)|\b(?:wais[ai]|koi) feeling~ nahi~ (?:hai|ati|aya|ayi|a rahi)\b`,
    not: [/\b(?:ex|usk[aie]|unke)\b/],
  },
  // 'main tumse pyaar nahi karti'; but 'tumse pyar nahi karti kya wo?'
  {
    says: say`\btumse~ (?:pyar|mohabat|love)~ nahi~ (?:kart[ai]|hai|kar sakt|ho sakta)|\bpyar~ nahi~ kart[ai]~(?: main)? tumse\b|\btumhe~ (?:love|like|pasand)~ nahi kart[ai](?: (?:main|hu|us|wais|bilkul)\b|\s*$)`,
    light: true,
  },
  // 'tum mere type ke nahi ho', 'tum mujhe pasand nahi ho'; but 'mujhe ye color pasand nahi'
  {
    says: say`\btum~ mer[aei]~ type~(?: k[aei])?~ nahi\b|\bmer[aie] type k[aei]~ nahi~ (?:ho|hai) tum\b|\b(?:tum~ mujhe|mujhe~ tum)~ (?:zara )?pasand~ nahi\b(?! (?:karte|karti))|\btum~ pasand nahi (?:ho|aye|ayi) mujhe\b`,
    not: [/\bbahut pasand|\btum nahi\b/],
    light: true,
  },
  // 'hamari vibes match nahi karti', 'spark nahi laga'; but 'is cafe ki vibe nahi mili', 'internet connection nahi hai'
  {
    says: say`\b(?:vibes?|spark|chemistry|kemistry|wavelength|frequency|soch|tuning)\b…{0,14}(?:\bmatch nahi|\bnahi~ (?:mil|match|lag|hui|hua|hai|feel|aya|ayi|ban|hot|jam|baith))|\b(?:feel|hamar[ai]|tumhare sath)\b…{0,12}\bconnection\b…{0,8}\bnahi\b|\bconnection~ (?:feel)\b…{0,6}\bnahi\b`,
    not: [OF_A_PLACE],
  },
  // 'main tumhe bhai ki tarah dekhti hu'; but 'mera bhai tumhe jaanta hai'
  {
    says: say`\btumhe~(?: apna| apne)?(?: bada| chota)? (?:bhai|bhaiya)~ (?:ki tarah|jaisa|man|samajh|bol|keht|hi\b)|\btum~ (?:mujhe|mere)(?: liye)?~(?: bade| chote)? bhai~ (?:jaise|ki tarah|ho\b|lagte)`,
    light: true,
  },
  // 'hum sirf dost reh sakte hain', 'dost hi theek hain'; but 'wo aur main sirf dost hai', 'pehle dost bante hai'
  {
    says: say`\b(?:hum\w*|tum|tumhe|apan|mere liye)\b…{0,20}\b(?:sirf|bas|just|only)~(?: ache| achi| acha)? dost\b…{0,14}\b(?:reh|rah|ban|ho\b|hi\b|man|samajh|hai|thik|sahi|dekh|rakh)|\bdost hi~ (?:thik|ache|acha|sahi|behtar|rehte|rahe|rahte|ban|reh)|\b(?:sirf|bas|only|just) dosti~ (?:kar sak|rakh sak|ho sak|thik|chahiye|chahti|tak)|\bdosti?~ se (?:zyada|jyada|age)~…{0,10}\b(?:nahi|na)\b|\bdosti? (?:tak|ho)\b…{0,14}\busse~ (?:zyada|jyada|age)~ nahi|\b(?:sirf|bas) dosti\b…{0,24}\bnahi\b|\b(?:sirf|bas|only|just)~ as a (?:ache )?dost\b|\bdost ki (?:tarah|nazar)…{0,6}\b(?:hi\b|dekh|man|samajh)|\blets~ be~ dost\b|\bdost ke (?:alawa|siwa|ilawa)\b…{0,6}\bnahi\b|\bdost se badh ?kar\b…{0,6}\bnahi\b|\bhum~ (?:sirf|bas)~ (?:colleague|classmate|padosi)s?\b(?! nahi)|\bdost bhi (?:na|nahi)~ (?:rahe|reh|ban)`,
    not: [
      /\b(?:wo|usk[aie]|usse (?:mil|bat)|the|thi|tha|tak to|shuru|start|phir|pehle|bad me|school|college|yakin|not (?:just|only))\b/,
    ],
    light: true,
  },
  // 'hum dost hi rahenge'; but 'wo aur main dost hi rahenge hamesha'
  {
    says: say`\bdost hi~ (?:rahenge|rahe|reh|bane rah)`,
    not: [/\b(?:wo|uske|pehle)\b|\b(?:tak to|abhi tak)\b/],
    light: true,
  },
  // 'tumhare saath mera koi future nahi', 'hum ek dusre ke liye nahi bane'; but 'is job me koi future nahi'
  {
    says: say`\b(?:tumhare sath|hum dono ka|hamara)\b…{0,14}\bfuture~ (?:dikh\w* )?nahi\b|\bek d\w{2,4}re ke liye~(?: sahi| thik| perfect)? nahi\b|\bhum(?: dono)?~ (?:compatible|match)~ nahi\b`,
    not: [/\b(?:cricket|kapde|color|kal)\b/],
  },
  // 'main tumhe block kar rahi hoon', 'unmatch krne wali hu'; but 'ex ko block kar diya', 'spoiler diya to block kar dungi'
  {
    says: say`(?<!\b(?:ko|use|unhe|ne|mujhe) )\b(?:block|unmatch|blacklist)~ (?:kar~ (?:rah[ai] hu|rahi|dung[ai]|det[ai] hu)|karne wal[ai] hu|karne ja rah|kart[ai] hu|karung[ai])|\btumhe~ (?:block|unmatch|report|blacklist) kar`,
    not: [
      /\b(?:galti|ex|spam\w*|creeps?|tha|thi|mat|nahi)\b|(?<!\bab )(?<!\bmain )\bto (?:main )?(?:tumhe )?block\b/,
    ],
    light: true,
  },
  // 'baat ko yahin khatam karte hain', 'isko yahi rok dete hai'; but 'movie yahin khatam hoti hai', 'yahin rukte hai chai peete hai'
  {
    says: say`\byahi~(?: pe| par)? (?:(?:khatam|end|stop|band|finish)~ (?:kar(?:te|na|e)\b|kar (?:de|do|dete|lete))|ruk(?:te|na| jate)\b|rok (?:de|do|dete|lete|dena)\b|chhod (?:de|do|dete)\b|tak~(?: thik| sahi)? th[ai]\b)|\bbat~ (?:yahi )?khatam\s*(?:$|[.,!])|\b(?:bat|chapter|kahani)~ yahi khatam\b(?! nahi)`,
    not: [ENDS_OTHERWISE],
    light: true,
  },
  // 'bas ab ye sab khatam karte hai', 'apne apne raste'; but 'ye sab khatam karke sota hu'
  {
    says: say`\b(?:ye sab|is sab ko|ise|isko|is rishte ko|ye rishta|hamari bat)~ (?:khatam|end|band)~ (?:kar(?:te|e)\b|kar (?:de|do|dete|lete|dijiye)\b|samjho)|\bhum\b…{0,10}\balag ho (?:jate|jaye)\b|\bapne apne raste\b`,
    not: [ENDS_OTHERWISE],
    light: true,
  },
  // 'apna rasta naapo', 'kisi aur ko dhoondh lijiye'; but 'koi aur cafe dhundh lo'
  {
    says: say`\bapn[ae] raste~ (?:nap|dekh|pakd|pakad|lo\b)|\b(?:kisi aur|koi aur|(?:kisi |koi )?dusri)(?: ladki)?(?: ko| ke sath)?~ (?:dhund|dekh|try|find|chun|pata)~(?: kar)? (?:lo|lijiye|lena|le|karo)\b|\bmujhse (?:behtar|achi|zyada achi|beter)\b…{0,14}\bmil (?:jaye|jay|hi)`,
    not: [OF_A_PLACE, /\b(?:table|driver|cab|cook|chai|teacher|doctor|flat|app|seat|shop|dukan)\b/],
    light: true,
  },
  // 'nahi matlab nahi', 'bola na nahi'; but 'nahi matlab nahi pata', 'maine nahi bola'
  {
    says: say`\b(?:nahi|na|no) (?:ka )?(?:matlab|mtlb|means) (?:nahi|na|no)~(?: hota hai)?\s*(?:$|[.,!]|\b(?:bye|samjh\w*|please)\b)|\bna bol (?:diya|chuki)\b|\b(?:bola|boli|keh diya|bol diya|kaha)~ na~ (?:nahi|no)(?:\s*(?:$|[.,!])| (?:milna|karni|karna|chahiye|ana|interest)\b)`,
    light: true,
  },
  // 'please ye sab band karo', 'mujhe chain se rehne do', 'tum mere liye sahi nahi'; but 'ye sab band karo aur khana khao'
  {
    says: say`\b(?:ye|please|ab|is)~ sab~ band~ (?:karo|kar do|kijiye|kar dijiye)\b|\bmujhe~ chain se (?:rehna|jine) do\b|\btum mere liye~ (?:sahi|thik|bane)~ nahi\b|\btum mere liye nahi bane\b|\b(?:gharwale|mummy|papa|family) ko~ tum~ pasand nahi\b|\bmera (?:dil|man)~ nahi~ man raha\b|\b(?:hamari|hum|hume)\b…{0,10}\bcompatib\w+~ nahi\b|\bpretend nahi kar`,
    not: [IF, /\b(?:music|tv|khana|shor|gana|light|app|laptop)\b/],
    light: true,
  },
  // 'tumse pyar hai' 'par mujhe nahi hai'; but 'coffee pasand hai mujhe' 'mujhe nahi'
  {
    says: say`^(?:par |lekin |but |sorry |magar |, ){0,3}(?:mujhe) (?:tumse )?nahi(?: hai)?\s*(?:$|[.,!])`,
    asked: /\b(?:pyar (?:hai|ho gaya|kart)|i love you|love you|tum mujhe\b.{0,10}\bpasand|feelings?)\b/,
    light: true,
  },
  // 'mat karo ye sab, mujhe nahi pasand'; but 'ye sab mat karo, treat do'
  {
    says: say`\b(?:mat karo~ ye sab|ye sab mat karo)\b…{0,20}\b(?:nahi|acha nahi|bas|please)\b|\b(?:mujhe|main)\b…{0,14}\bnahi (?:chahti|pasand)\b…{0,14}\bye sab\s*(?:$|[.,!])`,
    not: [THEN, IF],
    light: true,
  },
  // 'koi aur mil gaya hai', 'kisi aur se baat chal rahi hai'; but 'koi aur cafe mil gaya'
  {
    says: say`\b(?:mujhe )?koi aur~ (?:mil (?:gaya|chuka)|pasand a (?:gaya|chuka)|pasand hai)\b|\bkisi aur se~ (?:bat chal rahi|mil rahi hu|judi|jud chuki|relationship)|\bmeri~ kisi aur se\b…{0,10}\b(?:shadi|bat|mangni)`,
    not: [OF_A_PLACE, /\b(?:ticket|table|cab|flat|dress|usko|use)\b/],
  },
  // 'mujhe tumse baat karke uncomfortable lagta hai'; but 'ye jeans uncomfortable hai yaar'
  {
    says: say`\b(?:tumse|tumhari bato|tumhare msg|tumhari harkat\w*)\b…{0,24}\b(?:uncomfortable|creepy|ajib (?:lagta|sa lagta)|dar lagta|irritation|irritate|ghin)|\b(?:uncomfortable|creepy)\b…{0,16}\b(?:tumse|tumhar\w+|mat kar|feel hota)`,
    not: [/\b(?:jeans|shoes|seat|kapde|dur|khone|bichadne|nahi (?:lagta|hota|ho))\b/],
    light: true,
  },
  // 'request bheji hai' 'accept nahi karungi'; but 'ye theory accept nahi karungi'
  {
    says: say`\b(?:accept|add|follow back)~ nahi~ kar(?:ung[ai]|na|rahi)|\bmat bhejo\b`,
    asked: /\b(?:request|proposal|propose|insta|follow|facebook|snap)\b/,
    not: [/\babhi\b/],
    light: true,
  },
  // 'mera jawab na hai'; but 'mera jawab nahi mila kya'
  {
    says: say`\b(?:mera (?:jawab|answer|faisla)|(?:meri|hamari) taraf se)(?: abhi| phir| bhi| ab| hi| to| iske liye| is rishte ke liye){0,3} (?:na|nahi|no)(?:\s*(?:$|[.,!])| (?:hai|hi|hoga|samjh))|\bmera (?:jawab|answer)\b…{0,8}\bhan nahi\b`,
    light: true,
  },
  // 'ye rishta mujhe manzoor nahi'; but 'tumhara proposal accept nahi hua office me'
  {
    says: say`\b(?:rishta|proposal)~(?: mujhe| hume)?~ (?:manzur|manjur|accept|kabul|qabul)~ nahi\b|\bnahi manzur(?: mujhe)?(?: ye)? rishta\b|\btumhara proposal~ (?:accept) nahi kar`,
    not: [/\b(?:office|boss|client|manager)\b/],
  },
  // 'maine ek baar mana kar diya to samajh jao', 'kundli match nahi hui, ghar walo ne mana kar diya'; but 'mummy ne trip ke liye mana kar diya'
  {
    says: say`\bmain~(?: ek bar| kitni bar| pehle hi| kal)?~ (?:mana|inkar) (?:kar (?:diya|chuki)|kiya)~ (?:na\b|hai na|to (?:samajh|man|chhod|bas))|\b(?:gharwale|family|papa|mummy)\b…{0,20}\b(?:mana|inkar) kar\b…{0,12}\b(?:rishte?|is rishte|hamare)\b|\b(?:rishte?|kundli|jati)\b…{0,24}\b(?:gharwale|family|papa|mummy)\b…{0,8}\b(?:mana|inkar|nahi man)`,
    not: [OTHERS_BUT_PARENTS],
  },
  // 'mujhse ye relationship nahi hoga', 'main tumhari gf nahi ban sakti'; but 'mujhse ye diet nahi hogi'
  {
    says: say`\b(?:mujhse|mujh se|mere se)\b…{0,8}\bnahi (?:ho(?:ga|gi| payega| payegi| sakta))~(?: ye)?~ (?:relationship|rishta|sab|pyar)\b|\b(?:mujhse|mere se)~(?: ye)? (?:relationship|rishta|pyar)~ nahi ho|\btumhari~ (?:gf|biwi|wife|partner)?~ ?nahi (?:ban|ho) sakt[ai]\b|\btumhe date nahi kar (?:sakt|paung|rah)|\btumse~ shadi nahi kar (?:sakt|paung)|\btumse~ pyar nahi kar paung`,
    not: [IF],
  },
  // 'main tumhare layak nahi', 'main tumhe deserve nahi karti'; but 'ye movie award deserve nahi karti'
  {
    says: say`\b(?:tum mere|main tumhare) layak nahi\b|\b(?:tumhe|tum mujhe|mujhe)~ deserve nahi kart[aie]\b`,
    light: true,
  },
  // 'ex ke saath patch up ho gaya', 'mera dil kahin aur hai'; but 'ex wapas msg kar raha hai'
  {
    says: say`\b(?:ex|purana bf)\b…{0,10}\bwapas~ (?:sath|mil gay|a gay)|\bwapas sath (?:hai|a gaye)\b|\b(?:mera|mere|meri|apne) ex\b…{0,14}\bpatch ?up~ (?:ho|kar)|^ex\b…{0,14}\bpatch ?up~ (?:ho|kar)|\bmera dil~ (?:kahi|kahin|kisi) aur\b|\bdil kisi aur (?:ke pass|ka ho|ko de)`,
  },
  // 'mujhse ummeed mat rakho', 'contact karne ki koshish mat karo'; but 'boss se ummeed mat rakho'
  {
    says: say`\b(?:mujhse|mere se)\b…{0,10}\bumid~ (?:mat|na) rakh|\bumid~ (?:mat|na) rakh\w+~ mujhse\b|\b(?:contact|msg|milne|bat|call)~ (?:karne )?ki koshish (?:mat|na) kar`,
    not: [THEN],
  },
  // 'ye mera last msg hai, iske baad baat nahi hogi', 'ab hum nahi milenge'; but 'ab hum kal nahi milenge'
  {
    says: say`\b(?:mera|meri taraf se)~ (?:last|akhri) (?:msg|call|bat)\b|\biske bad~ (?:koi )?(?:bat|msg|call) nahi\b|\bhum~ (?:kabhi |dobara )?nahi milenge\b|\bhamar[aei]\b…{0,8}\b(?:bich|taraf)\b…{0,8}\bsab~ khatam\b|\bkhatam ho (?:gaya|chuka)~(?: hai)?~(?: sab)? hamare bich\b|\bwapas nahi ana~ mujhe\b|\bmujhe~ wapas nahi ana\b|\bmove on kar(?:o| lo| jao|iye)\b|\bhum(?: dono)?~ alag(?: alag)? (?:log|type|soch|tarah ke log)\b|\bhamari soch~ alag\b|\bab~(?: hum| tumse) bat nahi kar (?:pay|pa |sakt)\w*|\bab bat nahi kar (?:payenge|sakte) hum\b|\bab~ hamara~ (?:rishta|vasta|lena dena) nahi\b|\bmujhse dobara~ mat mil`,
    not: [THEN, /\b(?:time|plan|galti|delhi|shehar)\b/],
  },
  // 'tumhara number delete kar rahi hu'; but 'number galti se delete ho gaya tha'
  {
    says: say`\btumhara~ (?:number|num|no|contact)~ (?:delete|block|hata)~ (?:kar )?(?:rah[ai]|diya|dung[ai]|det[ai])`,
    not: [/\b(?:galti|tha|thi|phone)\b/],
  },
  // 'teri shakal bhi nahi dekhni', 'mujhe in chakkaro me nahi padna'; but 'shakal pe mat jao meri'
  {
    says: say`\btumhari~ shak[ak]?l~ nahi dekhn|\b(?:in|is|pyar ke|aise) (?:chakar|chakro|chakaro|jhamele|sab|chizo)~ me~ nahi~ padna\b|\bpyar vyar (?:me )?nahi\b`,
    light: true,
  },
  // 'mujhe ladke pasand nahi', 'single hi khush hu'; but 'mujhe lambe ladke pasand hai', 'single hu abhi'
  {
    says: say`\bmujhe~ ladke (?:hi )?pasand nahi\b|\bmujhe ladkiya\w* pasand hai\b|\bmain~ (?:lesbian|asexual) hu\b|\bsingle~ (?:hi )?(?:rehna chaht[ai]|khush hu)\b|\b(?:move on|age badh)~ (?:kar )?(?:chuki|gayi|liya)~ (?:hu|hai) ?main\b|\bmain~ move on kar (?:chuki|liya)`,
    not: [OTHERS, /\b(?:ex|usse)\b|^(?!.*\b(?:ladk|single|lesbian|asexual)).*\bbreakup\b/],
  },
  // 'galti se right swipe ho gaya'; but 'galti se call lag gaya'
  {
    says: say`\bgalti se~ (?:right )?(?:swipe|match|like)~ (?:ho|kar)`,
    not: [/\bsuper\b|\bpar (?:acha|khush)/],
    light: true,
  },
  // 'already kisi ke saath hu'; but 'abhi kisi ke saath hu, baad me call karti hu'
  {
    says: say`\b(?:already|pehle se)(?: hi)? kisi (?:aur )?ke sath~ hu\b|\bkisi ke sath (?:already|pehle se|relationship)~…{0,6}\bhu\b`,
  },
  // 'tumhara proposal reject hai', 'mujhe tumme wo baat nahi lagi'; but 'office me mera proposal reject ho gaya'
  {
    says: say`\btumhara~ (?:proposal|rishta)~ (?:reject|thukra|na manzur)|\btumme~ wo (?:bat|feeling|spark) nahi\b|\bmain~ tumhe (?:reject|ignore) kar rahi\b`,
    light: true,
  },
  // 'dafa ho jao'; but 'bimari dafa hui finally'
  {
    says: say`\b(?:dafa ho ja|bhad me ja|chalte bano|shak[ak]?l mat dikha|mujhe tumse (?:nafrat|ghin))`,
    not: [OTHERS],
    light: true,
  },
];

/** The number is an age of a child: from nine to seventeen. */
const NOT_HER_AGE =
  /\b(?:lagt[ai]|lagu|lag rah[ai]|jais[aie]|samajh\w*|dil se|man se|feel|mentally|thodi|kash|agar|soch\w*|umar me|the|purani|jersey|number|andar se)\b/;
/** Whoever teaches, or brings somebody to school, is no pupil. */
const TEACHES =
  /\b(?:padhati|padhati|padhane|teacher hu|teacher|sikhati|deti|leti hu|check|karwa\w*|karva\w*|bach[aei](?! hu)|bet[aie]|students?(?! hu)|chhodne|chodne|lene|counselor|counsellor|principal|staff|naukri|job|reunion|duty|invigilat\w*|copies|meeting|floor|rank|position|day)\b/;

const MINOR: readonly Saying[] = [
  // 'main 16 ki hu'; but '16 ki lagti hu kya', 'jab main 16 ki thi', 'main 16 ki nahi hu yaar, 30 ki hu'
  {
    says: say`(?<![\d.:] ?)\b(?:9|1[0-7])(?: sal| year)?(?: old)?(?: k[aie])?~(?: ladk[ai])? hu\b(?! nahi)`,
    not: [
      NOT_HER_AGE,
      /\b(?:9|1[0-7]) (?:min|km|baje|floor|number)\b/,
      /\bk[aie] (?:line|queue|class|teacher)/,
    ],
  },
  // 'mera 16 chal raha hai', 'abhi 17 chal raha hai'; but 'abhi 12 over chal rahe hai'
  {
    says: say`\b(?:main|mera|mujhe|abhi)~ (?:9|1[0-7])(?:va|wa|th)? chal rah[ai]\b`,
    not: [OTHERS, /\b(?:match|over|episode|chapter|page|temperature|degree|season|score)\b/],
  },
  // 'abhi 16 complete hue hai mere'; but 'mere 16 order complete hue'
  {
    says: say`\b(?:9|1[0-7])(?: sal)? (?:complete|pure)~ (?:hue|ho gaye|huye)~ (?:hai )?mere\b|\bmere~(?: abhi)?~ (?:9|1[0-7])(?: sal)? (?:complete|pure)~ (?:hue|ho)`,
    not: [OTHERS, /\b(?:job|office|shadi|company|relation\w*|order)\b/],
  },
  // 'nahi bhaiya, 14 saal ki'; but 'meri billi, 14 saal ki'
  {
    says: say`(?:^|[,] |\b(?:main|hu|abhi|han|bas|sirf|ji|are) )(?:main |abhi |sirf |bas |han |ji |to ){0,2}(?:9|1[0-7])(?: sal)? k[ai](?: hi)?\s*(?:$|[.,!])|(?:, |\bho, )main~(?: abhi)? (?:1[0-7])\s*(?:$|[.,!])|^(?:ladk[ai]|girl|female|f|boy|male) ,? ?(?:1[0-7])\s*(?:$|[.,!])`,
    not: [OTHERS, NOT_HER_AGE],
    notAsked: OTHERS,
  },
  // 'march me 16 ki ho jaungi', 'pichle hafte 17 ki hui'; but 'meri beti 16 ki ho gayi'
  {
    says: say`(?<![\d.:])\b(?:9|1[0-7])(?: sal)? k[ai]~ (?:ho (?:jaung|gay[ai]|rah[ai]|chuk)|hong[ia]|hung[ia]|hone wal[ai]|hui|hua)`,
    not: [OTHERS, NOT_HER_AGE, PAST],
  },
  // 'agle saal 18 ki ho jaungi', '18 agle saal'; but 'kal 18 ki party hai behen ki'
  {
    says: say`\b18(?: sal)? k[ai]~ (?:ho jaung|hong[ia]|hung[ia]|hone wal[ai]|hone me)|\b(?:hu|hai)\b…{0,6}\b18 agle sal\b|\bagle sal~ 18\b|^18 agle sal\b|\b18 hone me\b`,
    not: [OTHERS, /\b(?:log|tarikh|club|party|rule)\b/],
  },
  // '18 se kam hu', 'main abhi 18 ki nahi hui'; but 'ab main 18 ki nahi hu, 30 ki hu'
  {
    says: say`\b(?:nabalig|underage|under ?18|minor)~ hu\b|\b18(?: sal)? se~ (?:kam|choti|chota|niche)…{0,6}\bhu\b|\babhi(?: to| tak)?~ 18(?: sal)? (?:k[ai] )?nahi|\b18(?: sal)? k[ai]~ nahi hu[ai]\b`,
    not: [OTHERS, /\b(?:[2-9]\d|19) (?:sal )?k[ai] hu\b/],
  },
  // 'meri umar 16 saal hai'; but 'umar 16 me shaadi ho gayi thi'
  {
    says: say`\b(?:meri|asli|real|actual|sahi|sach me)~ (?:umar|age)~(?: hai)?(?: abhi)?~ (?:9|1[0-7])\b(?! (?:se|inch|me|ki thi))|^(?:umar|age)~ (?:9|1[0-7])\b(?! (?:me|se))`,
    not: [OTHERS, PAST],
  },
  // 'age kya hai?' '16'; but 'tumhara kutta kitne saal ka hai?' '15 saal', 'kitne saal se yaha ho?' '12 saal'
  {
    says: say`^(?:(?:main|abhi|sirf|bas|han|ji|meri|age|umar|hai|to|haha|hehe|,) ){0,5}(?:9|1[0-7])(?: (?:sal|ki|ka|hu|hai|year|year|old|only|hi|bas|running|running|chal|raha|f|m|female|male|(?:\d|1[01]) mahine))*\s*(?:$|[.,!]|\b(?:aur|but|par|lekin|tum|so)\b)`,
    asked: /\b(?:age|umar|kitne (?:sal|year?) k[eai]|kitne ki ho|kitni badi|how old)\b/,
    notAsked: new RegExp(`${OTHERS.source}|\\bse\\b.{0,6}\\b(?:yaha|job|kam|rah)|\\bexperience\\b`),
  },
  // 'mera naam riya hai, 16 years', 'umar poochi to bata du, 17 saal'; but 'mera naam riya, bhai ki umar, 16 saal'
  {
    says: say`\b(?:mera nam|umar|age)\b…{0,30}, (?:9|1[0-7]) (?:sal|year)(?: old| ki| ka)?\s*(?:$|[.,!])`,
    not: [OTHERS, PAST],
  },
  // 'age kya h?' 'main? 15 saal'; but 'age kya h?' 'main? 25 saal'
  {
    says: say`^main~ \? (?:9|1[0-7])(?: sal| ki| ka)*\s*(?:$|[.,!])`,
    asked: /\b(?:age|umar|kitne (?:sal|year?)|how old)\b/,
  },
  // '2010 me paida hui thi main'; but '2015 me graduate hui thi'
  {
    says: say`\b20(?:09|1[0-6])(?: k[ai]| me| main)?~(?: \w+)? (?:paida|born|paidaish|janm)\b|\b(?:meri )?(?:dob|date of birth|birth year)\b…{0,14}\b20(?:09|1[0-6])\b|\b20(?:09|1[0-6]) ki~ (?:born |paidaish )?hu\b`,
    not: [OTHERS],
  },
  // 'main 10th me hu', 'class 9 me padhti hu'; but 'meri beti 10th me hai', '12th floor pe hu', '10th me topper thi'
  {
    says: say`\b(?:[1-9]|1[0-2])th(?: class)? me~ (?:hu\b|padh?t[ai] hu|padh rah[ai] hu|ja rah|jaung|gay[ia] hu|ay[ai] hu)|\bmain~ (?:[5-9]|1[0-2])th~ me\s*(?:$|[.,!])|\bpadh?t[ai] hu~(?: abhi)? (?:[5-9]|1[0-2])th\b|\b(?:(?:[5-9]|1[0-2])th(?: class)?|matric|school)~ k[ai] (?:student|bach[ai])~ hu\b|\babhi~ (?:[5-9]|10)th~ (?:pass|ke exam|ka exam|ke paper|khatam)\b|\b10th ka result\b…{0,16}\bmera\b|\bmera 10th ka result\b|\bschool chhod\w* (?:jate|ate) hai~ mujhe\b|\b(?:mummy|papa|bhaiya|driver)~ mujhe school chhod`,
    not: [
      PAST,
      /\b(?:padhati|padhati|padhane|teacher|sikhati|karwa\w*|bach[aei](?! hu)|bet[aie]|students?(?! hu)|counsell?or|principal|staff|naukri|job|reunion|duty|meeting|floor|rank|position|day)\b/,
    ],
  },
  // '9th me bohot padhna padta he'; but 'bacho ko 9th me bahut padhna padta hai'
  {
    says: say`\b(?:[5-9]|1[0-2])th me\b…{0,24}\b(?:hai mujhe|mujhe|padhna padta|mer[aei] (?:exam|board|papers?|maths))\b(?!…{0,12}\b(?:thi|tha|the)\b)`,
    not: [TEACHES, /\b(?:tha|thi) mujhe\b|\bmujhe (?:bhi )?(?:\w+ )?(?:mil|laga|pasand|yad)/],
  },
  // 'college kaunsa?' 'abhi to 11th'; but 'kaunsa floor hai?' '11th'
  {
    says: say`(?:^|, )(?:(?:college|nahi|abhi|to|main|han|school|me|,) ){0,5}(?:[5-9]|1[0-2])th(?: me)?(?: hu)?\s*(?:$|[.,!])`,
    asked: /\b(?:college|school|stream|padhai|padht[ie]|padh rah[ie]|kya kart[ie]|class|study|studies|job)\b/,
    not: [PAST],
  },
  // 'boards hai mere is saal'; but 'bhai ke boards hai', 'board meeting hai kal'
  {
    says: say`\b(?:mere|hamare)(?: bhi)?(?: (?:10th|12th)(?: ke)?)?(?: pre)? boards\b|\bboards (?:exams? )?(?:hai|a rahe|chal rahe)(?: na)?~(?: mere\b| is sal\b)|\b(?:boards|1[02]th) ke (?:exams?|papers?|boards) (?:de rah|hai mere|chal rahe)|\b(?:ke|pre) boards (?:de rah[ai] hu|chal rahe)|\bboards ki (?:tayari|taiyari|tyari)\b…{0,10}\bhu\b`,
    not: [OTHERS, PAST, TEACHES],
  },
  // 'boards hai na mere', 'abhi 10th ke paper hai'; but 'mere students ke boards hai'
  {
    says: say`\bboards~ hai(?: na)? mere\b|\bmere(?: pre)? boards\b|\babhi~ 1[02]th ke (?:paper|exam)s? hai`,
    not: [PAST, /\b(?:students?|bach[ae]|bet[aie]|bhai|behen|duty)\b/],
  },
  // 'aap bade ho, main 16'; but 'seat number kya hai' 'main 16'
  {
    says: say`(?:, |^)main~(?: abhi| sirf)? (?:1[0-7])\s*(?:$|[.,!])`,
    notAsked: /\b(?:number|seat|room|floor|size|baje|bje|row|rank|score|marks)\b/,
  },
  // 'matric me hu'; but 'bhai matric me hai'
  {
    says: say`\b(?:matric|metric|inter|intermediate|o levels?|fsc|hsc|ssc|high school|secondary school|junior school)(?: (?:first|second|1st|2nd) year)? (?:me|kar)~ (?:hu\b|padh\w* hu|rah[ai] hu)`,
    not: [PAST, TEACHES, OTHERS],
  },
  // 'mai school me padhti hu'; but 'school me padhati hu'
  {
    says: say`\bschool(?: me)?~ (?:padh?t[ai]|padh rah[ai]) hu\b|\bschool (?:student|girl|boy|wali ladki)~ hu\b|\bmere school (?:me|ki|ka|ke)~ (?:exams?|teacher|mam|madam|principal|trip|uniform|test|annual)\b|\bschool (?:uniform|bus) me~ hu\b|\b(?:[89]|1[0-2])th ki (?:coaching|tuition)\b|\bsubah school bus\b|\bschool bus~ (?:a gayi|ati hai|nikal)|\b(?:unit test|half yearly|pre ?boards?|class test)\b…{0,14}\bschool\b|\b(?:1[02]th|matric) k[ei] (?:pariksha|exams?|paper)\b…{0,6}\b(?:hai is sal|is sal|hai mer[ei])|\bschool ke bad\b…{0,14}\b(?:mil sakt|free|tuition)\w*|\b(?:[5-9]|1[0-2])th me abhi\b|\bschool me hu~ (?:[5-9]|1[0-2])th\b|\babhi~ 1[02]th ke (?:paper|exam)s? hai|\bschool me (?:unit test|half yearly|exams?|test|annual day|sports day)~ hai\b|\bclass monitor hu\b`,
    not: [PAST, TEACHES],
  },
  // 'choti hu na abhi, 15 ki', 'kab born hui ho' '2010'; but 'choti hu tumse, 25 ki'
  {
    says: say`\b(?:chot[ia]|bach[ia]) hu\b…{0,12}\b(?:9|1[0-7])(?: sal)? k[ai]\b`,
    not: [/\b(?:[2-9]\d|1[89]) (?:sal )?k[ai]\b/],
  },
  {
    says: say`\b20(?:09|1[0-6])(?: me| ki| ka)?\s*(?:$|[.,!])`,
    asked: /\b(?:birth ?year|born|dob|paida|janm|date of birth)\b/,
  },
  // 'kaam kya karti ho?' 'abhi to school jaati hu'; but 'ek school me hu, counsellor'
  {
    says: say`\bschool~ (?:jat[ai] hu|ja rah[ai] hu)\b|(?<!\bek )\bschool me~ hu\b`,
    asked: /\b(?:college|job|kam kya|kya kam|kya kart[ei]|padhai|study)\b/,
    not: [PAST, TEACHES],
    notAsked: /\bkya kar rah[ie]\b/,
  },
  // 'homework kar rahi hu'; but 'bacho ka homework check kar rahi hu'
  {
    says: say`\bhomework\b…{0,14}\b(?:kar rah[ai]|karna|hai\b|baki|complete|nahi kiya|pura)|^homework\s*(?:$|[.,!])`,
    not: [OTHERS, PAST, TEACHES, /\b(?:diya|de\b|date|therapist|boss|client)\b/],
    light: true,
  },
  // 'hamari class teacher bahut daantti hai'; but 'hamari class teacher ki yaad aayi, kitni strict thi'
  {
    says: say`\b(?:hamar[ie]|mer[ie]) class ?teacher\b|\bschool\b…{0,24}\b(?:tuition|tution|tushan)\b|\b(?:tuition|tution|tushan)\b…{0,16}\b(?:school|homework)\b`,
    not: [OTHERS, PAST, /\b(?:padhati|deti|leti|teacher hu|bach\w*|students?|karwa\w*)\b/],
  },
  // 'profile me 18 likha hai bas'; but 'profile pe 18 photo dali hai'
  {
    says: say`\b(?:profile|app|yaha|id|insta)~ (?:me|pe|par)~ (?:jhuth |galat |fake )?(?:age )?18\b…{0,8}\b(?:likh|dal|rakh|ki hai|kiya|set)…{0,14}\b(?:bas|par|lekin|but|jhuth|galat|fake|warna)\b`,
    not: [OTHERS, /\b(?:[2-9]\d|19)\b/],
  },
];

/** What one dies of and lives. */
const ONLY_A_SAYING =
  /\b(?:hasi|has|hans\w*|bhuk|garmi|thand|sardi|sharm|sharam|nind|bore|bor|boriyat|pyas|khushi|cute|dar|tension|wait|intezar|curiosity|jalan|machar|makhi|cockroach|boss|exam|monday|traffic|gym|workout|squats?|trek|leg day|padh padh|kha kha|nach nach|chal chal)\b/;
/** Without a thing, or a sweetheart, nobody can live; without a mother it may be true. */
const WITHOUT =
  /\b(?!(?:maa|mummy|papa|uske|unke|beta|bete|beti|bhai|behen|mere)\b)\w+ (?:ke )?(?:bina|bin|bagair)\b/;
/** What life is tired of at work is not life. */
const AT_WORK =
  /\b(?:office|job|kam|corporate|vacation|chuti|traffic|shehar|city|mumbai|delhi|trip|boring|single|9 to|monday|weekend|goa|cooking|diet|hostel)\b/;
/** Of somebody else, or of a film. */
const OF_A_FILM =
  /\b(?:squad|movie|film|news|case|series|usne|unhone|padosi|rate|prevention|helpline|topic|kisan|farmers?|kitab|book|novel|drama|gana|lyrics|song|character|hero|heroine|villain|story|episode|game|level|video|kahani)\b/;

/** Grave enough by itself. */
const CARING: readonly Saying[] = [
  // 'thak gayi hu is zindagi se'; but 'office wali zindagi se thak gayi hu'
  {
    says: say`\bzindagi se~ (?:thak|tang|har|ub|nafrat|pareshan|bezar|man bhar|ji bhar|dil bhar|mayus)|\b(?:thak|har|tang a|bezar|pareshan ho|ub)~ (?:gay[ai]|chuk[ai])~(?: hu)?(?: main)?~(?: is| apni)? (?:zindagi|jine) se\b|\bjine se~ (?:thak|har|tang|nafrat|man bhar|ji bhar|dil bhar)|\bthak (?:gay[ai]|chuk[ai])~ hu~ (?:lad te|ladte) ladte\b|\bthak~ (?:gay[ai]|chuk[ai]) hu~ (?:ji te|jite) jite\b|\bzindagi~ (?:ek )?(?:bojh|narak|nark|jahanum|saza|azab)~ (?:lag|ban|ho|hai)|\bzindagi se~ (?:mukti|chutkara|azadi|nijat)\b`,
    not: [AT_WORK],
  },
  // 'ab aur nahi jeena mujhe', 'jeena nahi chahti'; but 'chai ke bina jeena mushkil', 'kisi ke hisab se nahi jeena'
  {
    says: say`\bnahi~ jina\b|\bjina~ nahi\b(?! (?:at|ay))|\bjina~ chhod (?:chuk|diy)|\bnahi ji(?:ya| sakti| sakta) jata?\b|\bab aur nahi ji sakt`,
    not: [WITHOUT, /\b(?:hisab|dar ke|dusr\w+|log|rules|past|tension|chinta|ishar\w+|copy|aise boring)\b/],
  },
  // 'jeene ka mann nahi karta', 'jee nahi karta jeene ka', 'jeene ki koi wajah nahi'; but 'chai ke bina jeene ka mann nahi karta'
  {
    says: say`\bjine (?:ka|ki|ke)~(?: liye)?~(?: man| dil| ji| icha| matlab| wajah| umid| fayda| maqsad| maksad| irada| himat| chah| reason)?…{0,14}\bnahi\b|\b(?:ji|man|dil)~ nahi~ (?:kart[ai]|kar raha|chahta)~(?: hai)? jine\b|\bjine (?:layak nahi|me~ (?:maza|man|matlab|sukun|kuch)~ nahi)\b|\bhimat nahi (?:rahi|bachi|hai) jine\b|\bmeri zindagi ka~ matlab nahi\b|\bnahi ji (?:paungi|paunga|sakti main|sakta main)|\bji nahi paung[ia]\b|\b(?:wajah|reason|matlab|umid|icha)~ nahi~(?: bachi| bacha| rahi| raha| hai)?~ jine\b|\bjine ki (?:wajah|umid|himat|icha)~ (?:khatam|kho|chali)|\b(?:kyu|kis liye|kiske liye) ji(?:u| rah[ai] hu|na hai)\b|\bji ke kya kar`,
    not: [WITHOUT, /\b(?:khane|tarika|style|standard|dhang|paise)\b/],
  },
  // 'is duniya me rehna hi nahi chahti'; but 'duniya se door pahado me jaana hai'
  {
    says: say`\bduniya me~(?: nahi)?~ (?:rehna~ nahi|rehna hi nahi|nahi rehna|rehna ka man nahi|rehna)\b…{0,6}\b(?:nahi|chahti|hai)|\bduniya~ (?:se (?:ja|chal[ai] ja|vida|chali)|chhod)~ (?:ja(?:u|ung|na|ne)|du|dung|dena|dene|chahti|ke ja)|\bduniya se (?:jana|jane|chali jau|chala jau)|\b(?:chal[ai] jau|chal[ai] jaung[ia])~ is duniya se\b|\bye duniya mere liye nahi\b|\bkahi(?:n)? dur\b…{0,16}\bwapas na (?:a|au)`,
    not: [
      /\b(?:pahad\w*|trip|beach|chuti|goa|hill\w*|himalaya|gaya|gaye|gayi|usne|wo)\b/,
      /\bme rehna (?:hai|chahti)(?! nahi)/,
    ],
  },
  // 'zinda rehne ka dil nahi karta', 'kyu zinda hu main'; but 'coffee ke bina zinda nahi reh sakti'
  {
    says: say`\bzinda~ (?:nahi rehna|rehna~ nahi|rehna (?:ka|ki)\b…{0,16}\bnahi|lash|kyu)\b|\bkyu~ zinda hu\b|\bnahi rehna~ zinda\b`,
    not: [WITHOUT, OF_A_FILM],
  },
  // 'main mar jana chahti hu', 'marne ka mann karta hai'; but 'machhar marna hai mujhe'
  {
    says: say`\bmar(?: ja)?na~ (?:chaht[ai]|behtar|acha hai|chah rah[ai])|\bmujhe~ mar(?: ja)?na~ (?:hai|chahti|chahiye|hi)|\bmar(?: ja)?na~ hai mujhe\b|\bmar(?:ne| jane) k[ai]~ (?:man|dil|ji|khayal|icha|soch)|\bmar~(?: hi)? (?:kyu nahi jat|hi jat[ai])|\bkash~(?: main)?~ mar (?:jat|jau|gayi hoti|hi jat)|\bsoch(?:ti|ta|rahi| rahi| raha)? hu~(?: ki)?~(?: main)?~ mar~ ja|\bmujhe mar jane do\b|\b(?:man|dil|ji|lagta|khayal)\b…{0,24}\bmar(?: hi)? (?:jau|jana|jati)\b|\bmar(?:ne| jane) ki~ koshish~ (?:ki|kar)|\bkaise maru\b|\bmarne ke (?:siwa|alawa)\b|\bjine ka haq nahi\b|\bjiu ya~ (?:na jiu|maru)\b|\b(?:mere|hum) jais[eoi] (?:log |ladki )?(?:ko |ka )?mar ja|\bmaut ka~ intezar\b|\bmar~ jau~ kya\b|\bmar(?: ja)?na~ hai\s*(?:$|[.,!])|\bmarna hi hai\b…{0,14}\baj\b|\bab(?: mujhe)?~ (?:dar nahi lagta~ (?:marne|maut)|(?:marne|maut) se~ dar nahi)|\b(?:chali jau|chali jaung[ia]|na rahu|mar jau)\w*~ to~ sab\b…{0,10}\b(?:chain|khush|sukun|azad|behtar|acha)`,
    not: [
      ONLY_A_SAYING,
      OF_A_FILM,
      /\b(?:chhaka|chauka|sixer|six|shot|entry|photo|selfie|shopping|line|gol|goal|kisko|kise|usko|use|villain)\b/,
    ],
  },
  // 'mar jau to sab khush rahenge', 'ek din mar jaungi main'; but 'sharam se mar jau', 'chocolate ke bina mar jaungi'
  {
    says: say`\bmar~ jau(?:ngi|nga)?\b…{0,14}\b(?:to|tab|sab|kisi ko|behtar|sukun|shanti|koi)\b|\b(?:kisi din|ek din|ab to|chup chap|aise hi)~(?: main)?~ mar jaung[ia]\b|\bmain mar jaung[ia] ek din\b`,
    not: [ONLY_A_SAYING, WITHOUT, OF_A_FILM],
    light: true,
  },
  // 'maut aa jaye bas', 'allah mujhe utha le'; but 'monday aa gaya, bhagwan utha le haha'
  {
    says: say`\bmaut~ de\b(?! rah)|\bchain ki maut\b|^maut\s*(?:$|[.,!])|\bmaut~ (?:a (?:jaye|jati|jae)|chahiye|kyu nahi|behtar|mang|ki dua|de (?:de|do)|hi (?:ilaj|raste|sukun))|\b(?:bhagwan|alah|khuda|upar wala|upar wale|god|rab|ishwar|maut)\b…{0,12}\butha (?:le|lo|lega|leta|kyu nahi)\b|\bmujhe~ utha (?:le|lo)\b…{0,8}\b(?:bhagwan|alah|khuda|upar)|\b(?:bhagwan|alah|khuda|upar wal[ae]|god|rab)~ (?:bula|bhula) le~ mujhe\b|\bmujhe~ (?:bhi )?(?:apne pass )?bula le\b`,
    not: [
      /\b(?:monday|office|exam|meeting|traffic|boss|assignment|syllabus|gym|tumhe|use|usko|isko)\b/,
      OF_A_FILM,
    ],
    light: true,
  },
  // 'khud ko khatam kar lungi', 'apne aap ko nuksan pahuchane ka dil karta hai'; but 'khud ko time dena'
  {
    says: say`\bkhud ko~ (?:khatam|mita|mar (?:du|dung|dal|lu|lung|dena|lena|ke)|nuksan|chot (?:pahu|de|kar)|kat|jala|hurt|taklif|taklif|saza|latka|goli)|\bapni jan~ (?:de|le)~ ?(?:du|dung[ai]|dena|lu|lung[ai]|lena|rah|chaht)|\bkhud ke sath kuch kar (?:lu|lung|baith)|\bkhud ko kuch kar (?:lu|lung|baith)|\bkuch (?:galat |ulta sidha )?kar baithung`,
    not: [/\b(?:usne|unhone|wo|cricket|mehnat|kam me|mat karo mazak)\b/, OF_A_FILM],
  },
  // 'jaan de dungi main'; but 'tumhare liye jaan de dungi'
  {
    says: say`\bjan de (?:du|dung[ai]|deni|dene)\b`,
    not: [/\b(?:liye|pe|desh|watan|team|match)\b/, ONLY_A_SAYING, OF_A_FILM],
    light: true,
  },
  // 'suicide karne ka khayal aata hai'; but 'suicide squad dekhi kya'
  {
    says: say`\bkhudkushi~ (?:kar (?:lu|lung|le|na|rah)|karn[ae]|ka (?:khayal|man|soch)|ke (?:khayal|bare me soch|liye)|ki (?:koshish|soch)|karu|attempt)|\bsuicidal\b|\bkhudkushi (?:note|attempt)\b|\bself ?(?:nuksan|harm)\b|\bkhudkushi hi\b`,
    not: [OF_A_FILM, /\bmat kar|\b(?:kisi ne|dost ne|bhai ne)\b/],
  },
  // 'zeher kha lungi', 'fansi laga lungi', 'nas kaat lungi'; but 'zeher lag rahi hai ye sabzi'
  {
    says: say`\bzehar~ (?:kha|pi) (?:l|ke|ne)|\bzehar (?:khane|pine)\b|\bfansi~ (?:laga (?:l|ne)|pe latak|le l|lagan|kha l)|\bphand\w* (?:se|pe|me)? ?(?:latak|jhul)|\bpankhe se (?:latak|jhul)|\blatak jau\b|\b(?:nas|kalai|naso)~ kat(?: l| d|ne|i\b|a\b|ti)|\bblade se\b…{0,14}\bkat`,
    not: [OF_A_FILM, /\b(?:diya|dilwa|usko|khana)\b.{0,10}\bzehar|\bzehar lag/, /\b(?:usne|unhone)\b/],
  },
  // 'maine phir se haath kaata'; but 'sabzi kaatte hue haath kat gaya'
  {
    says: say`\bhath~ (?:pe|par)\b…{0,8}\b(?:blade|kat (?:marks|ke nishan))|\bblade (?:chalaya|chalati|chala|mara)|\bhath~(?: dobara| phir| pe)?~ (?:kata\b|kat (?:liya|leti|lu|lung|rah|dala)|katne ka|kati|katna)|\bdobara~ hath~ kat(?:a| liya)\b`,
    not: [
      /\b(?:sabzi|sabji|kitchen|pyaz|piyaz|onion|chaku|chaqu|kanch|kach|cooking|salad|galti|glass|kachen|kha[nt]\w*|kut[ae]|bil[ai]|machar|paper|pakate)\b/,
      OF_A_FILM,
    ],
  },
  // 'neend ki saari goliyan kha li'; but 'sar dard ki goli kha li'
  {
    says: say`\b(?:sab|dher sab|bahut|bahut sab|puri|ek sath|muthi bhar|\d{2})~(?: nind ki| ek sath)? goli\b…{0,12}\bkha|\bgoli\b…{0,14}\bsab~ kha (?:l|j)|\bgoli (?:sab |ek sath |bahut ){1,2}…{0,8}kha|\bgoli (?:kha|le) (?:li|lu|lung)…{0,10}\b(?:bahut|sab|dher)\b|\b(?:sab|dher sari|bahut sari|bahut sab|ek sath)~ (?:dawai\w*|dawa|dava\w*|medicines?)\b…{0,6}\bkha|\bover ?dose~ (?:kar|le)|\b(?:phenyl|finail|harpic|phinail|kide marne|chuhe marne|kitnashak)\b…{0,10}\b(?:pi|kha|le) (?:l|ke)|\bnind ki goli (?:kha )?(?:ke|kar)~ (?:hamesha|mar)`,
    not: [OF_A_FILM, /\b(?:vitamin|doctor|dawai|homeopath\w*|minthi|mithi|khati mithi)\b/],
  },
  // 'dawai li?' 'saari ek saath kha li', 'ye nishan kaise?' 'khud kiye hai'; but 'chocolate kahan hai?' 'saari ek saath kha li'
  {
    says: say`\b(?:sab|puri|ek sath)~(?: ek sath)?~ kha (?:li|lu|gayi)\b`,
    asked: /\b(?:meds|dawai\w*|dawa|goli|medicines?)\b/,
  },
  {
    says: say`\bkhud~(?: hi)? (?:kiya|kiye|mara|kata)\b`,
    asked: /\b(?:nishan|kat|zakhm|chot|marks?|scars?)\b/,
  },
  {
    says: say`\bras+i\b…{0,12}\b(?:le ayi|gale|gala|latak|bandh)|\bgale me ras+i\b`,
    not: [/\b(?:kapde|skipping|kud rah|swing|jhula|gym)\b/, OF_A_FILM],
  },
  // 'chhat se kood jaungi', 'train ke aage aa jau'; but 'bungee me pul se kood gayi'
  {
    says: say`\b(?:chhat|pul|bridge|building|chat|balcony|khidki|pahad|manzil)~ se~(?: niche)?~ kud~ ?(?:ja(?:u|na|ne|ti|ung)|na|ne|ung|jau)|\b(?:bridge|chhat|pul|pahad|balcony|building|patri|track|khidki) pe\b…{0,30}\bkud (?:jau|ja)|\bsoch\w*…{0,12}\bkud jau\b|\b(?:train|metro|gadi|truck) ke (?:niche|age|samne)~ (?:a ja|ja\b|jau|kud|let|a jau|so ja)|\b(?:nadi|kuen|kuye|samundar|dariya) me~ (?:kud|dub) (?:ja(?:u|na|ung|ne)|ke mar|mar)`,
    not: [
      /\b(?:bungee|pani|swimming|pool|raft\w*|trip|jacket|scuba|dive|diving|cliff|bil[ai]|kut[ae]|bandar)\b/,
      OF_A_FILM,
    ],
    light: true,
  },
  // 'sab pe bojh hu main'; but 'kaam ka bojh', 'main kisi pe bojh nahi hu'
  {
    says: say`\b(?:pe|par|ke liye|ke upar)~(?: main)?~ bojh (?:hu|ban)\b(?! nahi)|\b(?:sirf|bas|ek|main) bojh~ (?:hu|ban)(?! nahi)\b|\bbojh (?:hi )?hu~(?: main)?~(?: sab| ghar| apn)?`,
    not: [/\bbojh (?:nahi|na) |\bkam ka bojh|\b(?:loan|emi|bag|saman)\b/],
    light: true,
  },
  // 'mere bina sab khush rahenge', 'mere hone ya na hone se kisi ko fark nahi padta'; but 'mere bina party boring hogi'
  {
    says: say`\bmere hone (?:ya )?na hone\b|\bmere na hone se\b…{0,24}\b(?:farak|khush|behtar|sukun)\b|\bmere (?:marne|mar jane|jane|bina)(?: se| ke bad)?\b…{0,6}\b(?:sab|kisi ko|gharwale|log|papa|mummy|duniya)\b…{0,14}\b(?:khush|behtar|beter|sukun|chain|farak nahi|thik)\b|\b(?:sab|log|gharwale)~ mere bina~(?: zyada)?~ (?:khush|behtar|thik)\b|\bmere hone se\b…{0,10}\b(?:taklif|pareshan|dukh)|\bmain na rahu to~ (?:acha|behtar|thik)|\bmain rahu ya na\b|\bmain (?:jiu|maru) ya\b|\bmar bhi (?:jau|gayi|gaya) to\b`,
    not: [/\b(?:party|trip|office|group|match|game|project|class)\b/],
  },
  // 'shayad kal main na rahu', 'weekend tak rahungi tab na'; but 'kal main office me nahi rahungi'
  {
    says: say`\b(?:kal|shayad|agar|jab|parso)\b…{0,10}\bmain~(?: kal| shayad| zinda){0,2} (?:na|nahi) rah(?:u|ungi|unga|i)\s*(?:$|[.,!]|to\b)|\brahungi tab na\b|\bzinda (?:rahi|bachi|rahungi) (?:to|tab)\b|\bab main nahi rahung[ia]\s*(?:$|[.,!])|\bmain ab nahi rahung[ia]\b|\bjab (?:main )?nahi rahung[ia]\b|\bkal nahi hoga mere liye\b|\bmere liye kal nahi\b|\bnahi rahung[ia]~(?: zyada| jyada) din\b|\bmain kal~ nahi rahung[ia]\s*(?:$|[.,!])|\bmain nahi rahung[ia] kal\b|\bmere jane ke bad (?:rona|mat ron?a|yad|sab)`,
    not: [
      /\b(?:ghar|office|online|free|available|city|town|delhi|mumbai|waha|yaha|exam|gym|trek|interview|party|single|app|diet|hostel|job)\b/,
    ],
    light: true,
  },
  // 'hamesha ke liye so jana chahti hu', 'so jau aur kabhi na uthu'; but 'sunday ko subah uthna na pade'
  {
    says: say`\b(?:alvida|goodbye)\b…{0,30}\bhamesha ke liye\b|\bhamesha ke liye\b…{0,16}\b(?:alvida|goodbye)\b|\balvida (?:duniya|zindagi|sab)\b|\b(?:so|chali|chala) ja\w* ,? ?hamesha ke liye\b|\bhamesha ke liye~ (?:so |sona|soja|chal[ai] jau|chal[ai] jaung|ja rah[ai] hu (?:sab|duniya)|ankh|ankh|khatam|gayab)|\b(?:nind|so jau|sou|soyi|so ja|soti)\b…{0,24}\b(?:kabhi (?:na|nahi) (?:uth|jag)|subah uthna~ (?:na|nahi)|subah uthu~ (?:na|nahi)|uthu~ hi (?:na|nahi)|na uthu|ankh~ na khul)|\bsubah ankh~ na khule|\bkash~ (?:kabhi )?(?:na|nahi) uth(?:ti|u|ta)\b`,
    not: [/\b(?:sunday|alarm|office|chuti|canada|desh|shift|abroad|itni nind|delhi|holiday|school)\b/],
    light: true,
  },
  // 'sab kuch khatam kar dena chahti hu'; but 'kaam khatam kar dena chahti hu aaj', 'sab khatam ho gaya, biryani bachi nahi'
  {
    says: say`\b(?:sab|zindagi|apni kahani|meri kahani)~ khatam~ (?:kar (?:dena|du|dungi|dunga|lena|lu|ne)|karna|karne)\b…{0,12}(?:\b(?:chaht[ai]|hai|man|dil|hu|kya|to)\b|\s*(?:$|[.,!]))|\bek (?:kadam|bar)\b…{0,10}\bsab khatam\b|\bkhatam karna~ hai sab\b|\baj (?:rat )?sab khatam ho jayega\b|\bsab khatam ho jaye\b…{0,14}\b(?:chaht|kash|bas)|\b(?:kash|bas)\b…{0,20}\bsab khatam ho jaye\b|\bakhri bar\b…{0,34}\bsab khatam\b`,
    not: [
      /\b(?:kam|khana|biryani|pizza|project|assignment|syllabus|series|homework|packing|kal|paise|shopping|serial|isse|usse|tumse|rat tak|subah tak)\b|\baj\b(?! (?:rat )?sab khatam ho)/,
    ],
  },
  // 'andar se toot chuki hu'; but 'phone toot gaya andar se'
  {
    says: say`\bandar se~(?: puri| puri tarah)?~ (?:mar|tut|khatam|khokhl[ia]|khokhal[ia]|bikhar)~ (?:ho )?(?:chuk[ai]|gay[ai]|rah[ai])?~ ?hu\b|\bandar hi andar~ (?:mar|tut|ghut|khatam)`,
    not: [/\b(?:phone|gadi|ghar|cake|nariyal|hasi)\b/],
  },
  // 'kaash main paida hi na hoti'; but 'main delhi me paida hui'
  {
    says: say`\b(?:main|kash)~(?: main)?(?: kabhi)?~ paida~ (?:na|nahi|kyu)\b|\bpaida kyu hu[ia] main\b|\bmain hoti hi (?:na|nahi)\b|\bzindagi me(?: kuch| ab)*~ nahi~ (?:bacha|rakha)|\bmera hona na hona (?:ek|barabar)`,
    not: [/\b(?:us zamane|90s|france|korea|london|amir)\b/],
  },
];

/** None of these is grave alone; two of them together are. */
const DESPAIR: readonly RegExp[] = [
  say`\bakeli (?:hi )?hu\b…{0,20}\bthak|\bthak\b…{0,30}\bbas~ khatam\b`,
  // Crying: 'roz raat ko roti hu', and not 'roz roti banati hu'.
  say`\b(?:roz|rat bhar|rat ko|har rat|din bhar|sari rat|sab rat)\b…{0,10}\b(?:roti (?:hu|rehti|rahi)|rota hu|ro rahi)`,
  say`\bhimat~ nahi~ (?:bachi|rahi|hai|hoti|ho rahi)\s*(?:$|[.,!]|ab\b|mujhme\b|yar\b)|\bhimat~ (?:tut|khatam|har)`,
  say`\bkuch~ (?:acha|thik) nahi lagta\b|\bkisi chiz me man nahi\b`,
  say`\b(?:bahut|bilkul|ekdam)~ akel[ia]~ (?:hu|pad|ho|mehsus|feel)|\bkoi nahi hai mer[ae]\b|\bmera koi nahi\b`,
  say`\b(?:sab|sab kuch) khatam ho (?:gaya|chuka)\b`,
  say`\bmujhse~(?: ab| aur)?~ nahi~ (?:hota|ho pa|ho raha)`,
  say`\bab aur~ (?:saha|bardasht|jhel\w*)~(?: nahi)|\bnahi saha jata\b|\bsaha nahi jata\b`,
  say`\bkisi ko~(?: meri| mujhse)?~ (?:farak|parwah|parva|zarurat|koi farak)~ nahi\b`,
  say`\bkoi umid nahi\b|\bumid~ (?:khatam|tut|nahi (?:bachi|rahi))`,
  say`\b(?:depression|depress\w*) (?:me|ho|hu)\b|\banxiety\b`,
  say`\bkisi kam ki nahi\b|\bkisi ke layak nahi\b|\bsab mujhse nafrat\b|\bkhud se nafrat\b|\bbojh\b`,
  say`\bthak (?:gayi|chuki|gaya) hu\s*(?:$|[.,!]|main\b|yar\b|sab\b|ab\b)|\bhar (?:gayi|chuki|gaya) hu\b`,
  say`\balvida\b|\bakhri (?:bar|msg|rat)\b`,
  say`\bkisi ko meri padi nahi\b|\bkoi (?:mujhe )?nahi samajht|\bsab chhod ke (?:chali|ja)|\brone ka man\b|\b(?:bolne|kehne) ko kuch nahi\b|\bthik nahi hu\b`,
  say`\bjine\b|\bmar jau|\bzinda\b|\bmarne\b`,
  say`\b(?:dam ghut|sans lena|gayab ho ja|andhera hi|koi raste? nahi|kuch nahi bacha|jina~ (?:mushkil|muskil)|akhri din hai mera)`,
];

/** Nobody is hurt but a fly, a record or an appetite, or it is a mother who will be cross. */
const ONLY_PLAYS =
  /\b(?:game|pubg|ludo|chess|bgmi|match|movie|series|gym|trainer|makhi|machar|cockroach|chhipkali|cake|pila ke|hasa|sixer|record|chai|biryani|pizza|treat|party|diet|exam|padhai|teacher|mummy|meri behen|meri sister|mera bhai|mere papa|papa mujhe|mujhe mar|team|holi|rang|pillow|takiya|chappal|chapal)\b/;
/** After a verb: it will be done. */
const WILL = '(?:dung[ai]|du|denge|deg[ai]|lung[ai]|lenge)';
/** 'Or else', or 'if she does not'. */
const OR_ELSE =
  '(?:warna|nahi to|varna|(?:nahi|na|mana|block|chhod|ignore)~(?: aye| aya| hue| ki| kiya| kya| diya| diye| mili| mani| bola| boli| ayi| bheja| bheje)?~ to)';
/** Where what is hers is shown. */
const SHOWN_TO =
  '(?:tumhare (?:papa|mummy|bhai|husband|gharwale|dosto?|boss|bap|family|rishtedar\\w*|sasural|office|college|mohale|bf|mangetar)|tumhari (?:mummy|behen|biwi|family|gf|saheli\\w*)|papa|biwi|husband|gharwale|family|sabko|sab ko|facebook|insta|net|internet|online|whatsapp|telegram|group|website|society|youtube|twitter|pur[ei] (?:college|office|mohale|duniya))';
const HERS = '(?:photo|video|nude|chat|screenshot|recordings?|clips?|mms|sach|raz|raj|sab kuch|sab)';
const NO_SCANDAL =
  /\b(?:reel|meme|dance|gan[ae]|song|cover|trip|party|birthday|album|pasand|khush|shadi|rishta|cute|surprise)\b/;

/** What is broken, cut or thrown of hers and is no limb. */
const OF_A_THING_OF_HERS =
  /\b(?:phone|chocolate|game|record|cake|dil|diet|mood|nind|plan|sapn\w*|toy|glass|ghamand|silence|khamoshi|dar|sharam|kharche|baal|bal|nails?|tyre|parcel|gift|dabba|tiffin|bore|boriyat|akelapan|streak)\b/;

const THREAT: readonly Saying[] = [
  // 'tera muh noch lunga', 'tere bf ko kaat dunga', 'tujhe maar ke phenk dunga'; but 'tumhara phone tod dungi', 'tumhara dar khatam kar dunga'
  {
    says: say`\btumhar[aei]\b…{0,26}\b(?:tod|kat|noch|bigad|kharab kar|barbad kar|jala|khatam kar|phek|phod|ek kar|uda|gira|hila)~ (?:d?unga|lunga|denge|dega|du)\b|\btumhe\b…{0,16}\b(?:mar|kat|jala|khatam|barbad|badnam|tod|phek|gad|dafna|thok|pel|noch|ret|chir)~(?: ke| kar)?~(?: phek| kar| gad| jala)?~ (?:dunga|lunga|denge|dal dunga|du)\b`,
    not: [OF_A_THING_OF_HERS, ONLY_PLAYS, OF_A_FILM, /\b(?:hasi|pyar|hug|kis|selfie|photo|msg|call|bill)\b/],
    light: true,
  },
  // 'ghar se utha lunga tujhe', 'tu bachegi nahi', 'reply de warna tere ghar aa raha hu'; but 'warna ghar ja rahi hu'
  {
    says: say`\b(?:ghar se|tumhari (?:behen|beti|mummy) ko|tumhare \w+ ko)~ utha ${WILL}|\b(?:bahar a|aja|a ja)\w*~ (?:warna|nahi to)\b…{0,10}\b(?:andar|ghar) (?:a jaunga|aunga|ghus)|\blash~ (?:milegi|mil)|\btukde~(?: tukde)? kar~ (?:dunga|denge)|\b(?:bahut )?bura hoga~ tumhare sath\b|\bmere hath(?:o)? se mar(?:egi|ogi|oge)\b|\bnikalna band kar ${WILL}|\btumhare\b…{0,20}\b(?:jala|mar|kat) ke rakh ${WILL}|\btum~ bach(?:egi|ogi|oge)? nahi\b|\bnahi bach(?:egi|ogi|oge)\b|\bbach(?:egi|ogi|oge) nahi~ tum\b|\b(?:tumhara|uska)~ (?:accident|kidnap|murder) karwa ${WILL}|\b(?:warna|nahi to)\b…{0,8}\b(?:uthwa|marwa|pitwa)~ ${WILL}|\b(?:shadi|rishta|mangni)~ tud?wa~ ${WILL}|\btudwa ${WILL}~ tumhar|\b(?:warna|nahi to)\b…{0,10}\btumhare (?:ghar|office|college|hostel)~ a (?:raha|jaunga)|\bnikal~ ghar se\b…{0,20}\b(?:dekh|milta|batata)|\btum~ janti nahi\b…{0,14}\bkya kar sakta\b|\bsoch samajh ke bol`,
    not: [ONLY_PLAYS, /\b(?:cake|gift|surprise|chai|treat)\b/],
    light: true,
  },
  // 'tera number har jagah daal dunga', 'fake id bana ke teri pics daal dunga', '10k bhej warna sab viral'; but 'tumhari photo status pe dal dunga'
  {
    says: say`\btumhar[aei]\b…{0,10}\b(?:number|photo|video|nude|address)\b…{0,20}\b(?:har jagah|sab jagah|site|porn|randi|group|wall)\b…{0,12}\b(?:dal|post|likh|laga|bech|upload)~ ${WILL}|\bfake (?:id|account|profile)\b…{0,14}\btumhar[aei]\b…{0,24}\b(?:${WILL}|[a-z]+ung[ai])\b|\b(?:warna|nahi to)~ sab~ viral\b|\b${OR_ELSE}\b…{0,12}\b(?:video|photo|nude|sab|chat)\b~ (?:upload|viral|leak)\b|\b(?:warna|nahi to)~(?: sab)?~ (?:video|photo|nude|chat)~ ${SHOWN_TO} (?:me|pe|ko|par)\b|\b(?:video|photo|nude|chat)\b…{0,10}\b${SHOWN_TO}\b…{0,16}\bpahuch ja\w+|\b(?:paise|hazar|lakh|\d{4,}|\d+k)\b…{0,10}\bphir~ (?:video|photo|nude|chat)\w*~ delete|\b${HERS}\b…{0,14}\b(?:sab jagah|har jagah)~ (?:phaila|faila|bhej|dal)~ ${WILL}|\b${HERS}\b…{0,16}\b${SHOWN_TO}(?: ko)?~ bhejne\b|\btumhar\w+ contacts? ko~ bhej`,
    not: [NO_SCANDAL],
  },
  // 'jaan se maar dunga', 'tujhe zinda nahi chhodunga', 'khoon kar dunga tera'; but 'game me jaan se maar diya boss ko'
  {
    says: say`\bjan se~ (?:mar|ja(?:oge|ogi|yega)|hath dho)|\bzinda~ (?:jala|gad|dafan|dafna)|\bzinda nahi~ (?:chhod|bach|rah)|\b(?:tumhara|tumhari|tumhare|uska)~(?: bhi)? (?:khun|khatma|murder|qatl|katl)~ kar~ ${WILL}|\b(?:khun|murder|qatl|katl)~ kar~ ${WILL} (?:tumhara|tumhari|uska)|\bkute ki maut mar|\bmaut ke ghat\b|\blash~ (?:bhi )?(?:nahi mil|gira|bicha)|\bupar pahucha ${WILL}`,
    not: [ONLY_PLAYS, OF_A_FILM],
    light: true,
  },
  // 'teri jaan le lunga'; but 'jaan le loge kya'
  {
    says: say`\b(?:tumhari|uski) jan~ le~ (?:lunga|lenge|ke rahunga)|\bjan~ le~ lung[ai]\b…{0,14}\b(?:agar|kisi)|\bjan~ le~ (?:lunga|lenge)~ (?:uski|tumhari)\b`,
    not: [ONLY_PLAYS, OF_A_FILM],
    light: true,
  },
  // 'main tujhe maar dunga', 'ghar pe aake maarunga', 'tujhe dhoond ke maarunga'; but 'maar dungi tumhe haha', 'mummy maar dalegi'
  {
    says: say`\b(?:tumhe|tum dono ko|tumhar[ei] \w+ ko|usko|use|ghar (?:pe |me )?(?:a ke|ake|akar|ghus ke)|dhund ke|itna)\b…{0,16}\bmar~ (?:dunga|denge|dal denge|du)\b|\bmar~ (?:dunga|denge|dal denge)~(?: main)? (?:tumhe)\b`,
    not: [
      ONLY_PLAYS,
      OF_A_FILM,
      /\b(?:hasi|pyar|love|late|line|chance|nazar|siti|awaz|avaz|selfie|photo|msg|call)\b/,
    ],
    light: true,
  },
  // 'thappad marunga ek', 'danda marunga'; but 'thappad movie dekhi kya'
  {
    says: say`\b(?:thapad|thapd|thapar|chamat|chata|ghusa|lat|danda|dande|belt|jute|chaku|churi|talwar|rod)~(?: se)?~(?: ek)? (?:mar~ (?:dunga|denge)|laga(?:unga| dunga)|ghop ${WILL}|ghusa ${WILL})`,
    not: [ONLY_PLAYS, OF_A_FILM, /\bsabzi\b/],
    light: true,
  },
  // 'kisi aur se baat ki to maar dungi'; but 'late hue to maar dungi', for which there is no reason
  {
    says: say`\b(?:kisi aur|kisi ladki|kisi ladke|uske sath|block|chhoda|police|dhokha|cheat)\b…{0,30}\b(?:mar|kat|jala)~ (?:du|dung[ai]|denge|dalung[ai])\b|\b(?:mar|kat|jala)~ (?:dung[ai]|dalung[ai])\b…{0,20}\b(?:agar|jo)\b…{0,16}\b(?:kisi aur|kisi ladki|block|chhod|police|dhokha|cheat)`,
    not: [ONLY_PLAYS, OF_A_FILM],
    light: true,
  },
  // 'kaat dunga tujhe', 'gala daba dunga', 'goli se uda dunga'; but 'cake kaat dungi tumhare liye', 'goli maaro boss ko'
  {
    says: say`\b(?:tumhe|(?:tumhara |uska )?(?:gala|gardan))~(?: ko)? (?:kat|daba|ghot|ret|chir)~ ${WILL}|\bkat~ ${WILL}~ tumhe\b|\b(?:gala|gardan) (?:kat|daba|ghot)~ ${WILL}|\bgoli~(?: se)?~ (?:mar|uda|thok)~ ${WILL}|\btumhe~(?: zinda)? (?:jala|gad|dafna|thok|uda|pel)~ ${WILL}|\btumhar[ei] \w+ ko~ (?:thok|uda|pel|pit|mar|kat|jala)~ (?:dunga|denge|lunga)|\b(?:chehra|muh) pe\b…{0,8}\bdag (?:dunga|lagaunga)|\b(?:khatam|barbad|tabah)~ kar~ (?:dunga|denge)~ (?:tumhe|tum)\b`,
    not: [ONLY_PLAYS, OF_A_FILM, /\b(?:call|phone|liye|ticket|chalan|salary|diya|mombati)\b/],
    light: true,
  },
  // 'haath pair tod dunga tere'; but 'trainer ne haath pair tod diye', 'mere papa meri tange tod denge'
  {
    says: say`\b(?:hath(?: aur)? pair|hath|pair|tang|tange|muh|hadi|hadiya\w*|hadi pasli|dant|gardan|sar|kamar|khopdi|jabda|nak|thobda|bhutha|batisi)~(?: \w+)?~ (?:tod|phod|fod|kat|tudwa|marod|bigad|nikal)~ (?:wa )?${WILL}|\b(?:hath|pair|tang|tange|muh|hadi) (?:tod|phod|fod)ung[ai]`,
    not: [
      ONLY_PLAYS,
      OF_A_FILM,
      /\b(?:mer[aei]|apn[aei]|hamare)~? (?:hath|pair|tang|tange|muh|hadi|dant|sar|kamar)\b|\bgym\b/,
    ],
    light: true,
  },
  // 'acid daal dunga chehre pe', 'tere ghar me aag laga dunga'; but 'acid se saaf kiya sink'
  {
    says: say`\b(?:tezab|petrol|kerosene)\b…{0,16}\b(?:phek|dal|chidak)~(?: kar| ke)?~(?: jala)? ${WILL}|\b(?:tezab|petrol) (?:phek|dal)ung[ai]|\btumhar[aei]\b…{0,16}\bag~ laga~ ${WILL}|\bag laga ${WILL} tumhar`,
    not: [OF_A_FILM, /\b(?:bike|car|tank|litre|sink|bathroom|toilet|stage|dil)\b/],
  },
  // 'teri zindagi barbaad kar dunga', 'jeena haram kar dunga'; but 'mera weekend barbaad kar diya'
  {
    says: say`\b(?:tumhe|tumhara|tumhari|tumhare|tum|sab ko|sabko)\b…{0,24}\b(?:barbad|tabah|badnam|narak|nark|jahanum|nilam|nangi)~ (?:kar|bana)~ ${WILL}|\b(?:barbad|tabah|badnam)~ kar~ ${WILL}~ (?:tumhe|tumhari|tumhara)\b|\bjina~ (?:haram|muskil|mushkil)~ kar~ ${WILL}|\b(?:chain|sukun|aram) se~ (?:jine|rehna|sone)~ nahi~ (?:dung|deng)|\b(?:izat|ijat)~ (?:miti me mila|utar|nilam kar|uchal|lut)~ ${WILL}|\blayak nahi (?:chhod|rahogi|rahoge)|\b(?:aukat|okat)~ dikha~ ${WILL}|\bnaukri se nikalwa ${WILL}`,
    not: [ONLY_PLAYS],
    light: true,
  },
  // 'dekh lunga tujhe', 'tere baap ko bhi dekh lunga'; but 'movie dekh lunga', 'tumhe dekh lunga to din ban jayega'
  {
    says: say`\bdekh~ (?:lunga|lenge)~ (?:tumhe|tum dono|tum sab|sab ko|sabko|tumhare)\b|\btumhe~(?: main| ghar)*~ dekh (?:lunga|lenge)\b(?! (?:to|jab|aj|kal|station|video))|\btumhar[ei] (?:bap|papa|bhai|husband|bf|gharwale|mummy|dost)~ ko~ dekh~ (?:lunga|lenge)|\b(?:ghar|office|college|hostel) (?:a ke|ake|akar|a kar|pe a ke)~(?: main)? dekh lung[ai]\b|\bdekh~ kya (?:kart[ai]|karung[ai]|hot[ai])~ hu?\b|\bdekhna~ kya kart[ai] hu\b`,
    not: [
      /\b(?:movie|video|call|photo|story|reel|profile|station|sapn\w*|match|wedding|stage|din ban|khush|cricket|surprise|dance)\b/,
    ],
    light: true,
  },
  // 'block kiya to anjaam bura hoga', 'na bola to acha nahi hoga', 'badla lunga tujhse', 'teri khair nahi'; but 'pachtaoge agar biryani nahi khayi haha'
  {
    says: say`\banjam~ (?:bura|acha nahi|yad|bhugat|dekh|tumhe|bahut)|\bbura anjam\b|\banjam\b…{0,12}\bbhugat|\bbadla~ (?:lunga|lenge|leke|le ke)\b…{0,10}\b(?:tumse|rah|main)|\btumse~(?: iska| is bat ka)? badla~ (?:lunga|leke|le ke)|\b(?:tumhari|uski) khair nahi\b|\b(?:kisi ko|police|mana|block|na bola|nahi mili|chhoda|unmatch|kisi aur)\b…{0,20}\bto\b…{0,6}\bacha nahi hoga\b`,
    not: [ONLY_PLAYS],
    light: true,
  },
  {
    says: say`\b(?:mana|block|unmatch|nahi|na|ignore|police|reply|chhod\w*|mili|mani|ayi|dhokha)~(?: kiya| kya| ki| boli| bola| kaha| mani| diya| gayi)?~ to\b…{0,20}\bpachta|\bmujhe~ (?:mana|block|ignore|chhod)\w*…{0,14}\bpachta|\bpachta(?:ogi|na pad)\w*\b…{0,20}\b(?:mujhe (?:chhod|mana|block|ignore))`,
    not: [ONLY_PLAYS],
    light: true,
  },
  // 'chhodunga nahi tujhe', 'jahan jaogi dhund lunga tujhe'; but 'tumhe kabhi nahi chhodunga', 'biryani ka ek dana nahi chhodunga'
  {
    says: say`\bchhodunga nahi~ (?:tumhe|kisi)\b|\btumhe~ chhodunga nahi\b|\btumhe~ nahi chhodunga\b…{0,6}\b(?:agar|dekh|yad rakh)|\bpicha nahi chhodunga\b|\b(?:jaha|jahan|kahi)\b…{0,14}\b(?:dhund|pakad) lunga\b…{0,14}\b(?:tumhe|mar|chhod|bach)`,
    not: [/\b(?:sath|akel[aei]|hath|pyar|treat|holi|party|kabhi)\b/, ONLY_PLAYS],
    light: true,
  },
  // 'tujhe uthwa lunga ghar se', 'mere bande tujhe utha lenge', 'gunde bhej dunga'; but 'saaman uthwa lena mere bhai se'
  {
    says: say`\b(?:tumhe|tumhari \w+ ko|tumhare \w+ ko)\b…{0,14}\b(?:uthwa|pitwa|marwa|kidnap|gayab)~(?: karwa| kar)?~ ${WILL}|\btumhe (?:uthwa|marwa|pitwa)ung[ai]|\b(?:mere|hamare)~ (?:bhai|bhai log|log|ladke|gunde|gundo|admi|bande|chele)\b…{0,16}\b(?:tumhe|tumhare)\b…{0,10}\b(?:pit|mar|tod|dekh|utha|kat)\w*|\bgund\w*~ (?:bhej|bula|lag)|\b(?:zabardasti|jabardasti)~(?: tumhe)? (?:utha|le ja|kar)`,
    not: [/\b(?:pasand|bula lo|yad|shadi me|party)\b/, ONLY_PLAYS],
    light: true,
  },
  // 'tumhari saari photos viral kar dunga', 'teri pics leak kr dunga'; but 'meri reel viral ho gayi'
  {
    says: say`\b${HERS}\b…{0,24}\b(?:viral|leak|public)~ (?:kar|kara|karwa)~ ${WILL}|\b(?:viral|leak)~ kar~ ${WILL}\b…{0,20}\b(?:tumhar\w+|${HERS})\b`,
    not: [NO_SCANDAL, /\b(?:apn[aei]|mer[aei]) (?:photo|video)/],
  },
  // 'tumhari nangi photo sabko bhej dunga', 'screenshots tere husband ko bhej du kya'; but 'tumhari photo mummy ko dikha dungi', 'trip ki photos bhej dungi sabko'
  {
    says: say`\b(?:tumhar[aei]\b…{0,16}\b${HERS}|nude|${HERS} (?:tumhar[aei]))\b…{0,16}\b${SHOWN_TO}(?: (?:me|pe|par))?(?: ko)?~ (?:bhej|dikha|dal|suna|post|upload|share|bata)~ ${WILL}|\b${HERS}\b…{0,8}\btumhar[ei] (?:papa|mummy|bhai|husband|biwi|gharwale|boss|bap|family|sasural\w*|bf|mangetar)~ (?:ko|me|ke pass)~(?: bhi)? (?:bhej|dikha|suna|pahuch|bata)`,
    not: [NO_SCANDAL, /\bdikha dungi\b/],
    light: true,
  },
  // 'tumhari photos mere paas hai, papa ko bhej dunga'; but 'tumhari photo mere paas hai, bahut cute hai'
  {
    says: say`\b(?:photo|video|nude|chat|screenshot|recordings?|ms|mms)\b…{0,16}\bmere pass\b…{0,24}\b(?:bhej|dikha|dal|suna|upload|pahuch|viral|bata|yad rakh|sambhal|socho|soch)|\bmere pass\b…{0,16}\b(?:photo|video|nude|chat|screenshot|recordings?|ms|mms)\b…{0,24}\b(?:bhej|dikha|dal|suna|upload|pahuch|viral)~ (?:${WILL}|ung|ja)`,
    not: [NO_SCANDAL],
  },
  // 'paise bhejo warna tumhari video sabko bhej dungi', 'baat nahi ki to chats sabko dikha dunga'; but 'jaldi aao warna movie nikal jayegi'
  {
    says: say`\b${OR_ELSE}\b…{0,30}\b(?:tumhar\w+|photo|video|chat|nude|screenshot|recording|sab|sach)\b…{0,24}\b(?:bhej|dikha|dal|suna|pahuch|upload|post|viral|leak|bata)~ (?:${WILL}|ung[ai]|ja\w*|ho jay\w*|kar)|\b(?:gharwale|papa|husband|biwi|sabko|sab ko|family|bhai)\b…{0,14}\b(?:bata|dikha|bhej|suna|dal)~ ${WILL}\b…{0,24}\b(?:agar\b…{0,24}\b(?:nahi|mana|block)|warna\b)|\b(?:bata|suna) ${WILL}\b…{0,14}\b(?:gharwale|papa|husband|biwi|family)\b…{0,10}\bagar\b…{0,24}\b(?:nahi|mana|block)`,
    not: [NO_SCANDAL, /\b(?:biryani|movie|train|bus|ticket|location|address|time|number|menu)\b/],
    light: true,
  },
  // '20 hazar bhejo warna video pahuch jayegi'; but '500 do warna cab chali jayegi'
  {
    says: say`\b(?:paise|pese|rupay\w*|rupe\w*|rs|hazar|lakh|\d{4,}|\d+k)\b…{0,24}\b${OR_ELSE}\b…{0,50}\b(?:video|photo|chat|nude|sab|sabko|papa|gharwale|biwi|pahuch|anjam|jan|viral|mar)`,
    not: [NO_SCANDAL, /\b(?:biryani|movie|train|bus|ticket|cab)\b/],
    light: true,
  },
  // 'meri nahi hui to kisi ki nahi hone dunga'; but 'meri nahi to kisi ki baat suno'
  {
    says: say`\b(?:meri|mera|mere)~ nahi~(?: hui| hogi| ho| hoga| ho sakti)?~ to~ kisi\b…{0,10}\b(?:ki|ka|aur)\b|\bkisi (?:aur )?ki~ nahi hone dung|\bkisi aur (?:ki|se)~ (?:hui|ho gayi|shadi ki|shadi kar\w*|bat ki)\b…{0,6}to\b…{0,24}\b(?:mar|kat|tezab|jala|dekh lunga|barbad|khatam|goli)`,
    not: [/\b(?:bat|sun\w*|chai|photo|galti)\b/],
    light: true,
  },
  // 'bach ke kahan jaogi mujhse', 'jaanta hu tu kahan rehti hai, bach ke rehna'; but 'holi pe bach ke kahan jaoge'
  {
    says: say`\bbach ke~ (?:kaha|kidhar)~ ja|\bmujhse~ bach~ (?:nahi|ke nahi|ke kaha)|\bbhag ke kaha ja|\b(?:bach ke|sambhal ke|samhal ke) rehna\b…{0,16}\b(?:mujhse|dekh lunga|warna|tum)|\b(?:pata hai|janta hu|malum hai)\b…{0,12}\bkaha (?:rehti|kam kart|padht|jati)\b…{0,30}\b(?:bach|dekh lung|a jaunga|aunga|pachta|yad rakh|sambhal|ghus)|\b(?:college|office|ghar|hostel)~ ke bahar\b…{0,14}\bkhada\b…{0,24}\b(?:bach|dekh|pakad|kaise)|\b(?:ghar|hostel|office)(?: me)? ghus ke\b`,
    not: [/\b(?:party|treat|holi|rang|hug|kis|game|cake|traffic|barish|covid|thand|dhup)\b/],
    light: true,
  },
  // 'tera address hai mere paas, aa jaunga'; but 'address bhej do, aa jaunga'
  {
    says: say`\b(?:address|address|tumhara (?:ghar ka )?pata|location)~ (?:hai|nikal liya|nikal lunga|pata hai|malum hai)~(?: mere pass| mujhe)?…{0,16}\b(?:a jau|aung|a raha|dekh|bach|yad rakh|ghus|sambhal|hath|log)|\b(?:hath|pair|tod|mar|dekh lunga)\b…{0,30}\b(?:address) hai mere pass`,
    not: [/\b(?:gift|cake|flowers|phul|surprise|party|pick|lene|maps?|bhej do)\b/],
    light: true,
  },
  // 'police ko bataya to jaan se jaogi'; but 'police ko bataya to challan maaf ho gaya'
  {
    says: say`\b(?:police|kisi ko|papa ko|gharwale ko)~(?: ko| me| ke pass)?~ (?:bata(?:ya|yi|oge|ogi)|bola|boli|gayi|gaye|kaha)~ to\b…{0,20}\b(?:jan|mar|kat|dekh lunga|anjam|barbad|bura|pachta|acha nahi|khatam|khair)`,
    not: [ONLY_PLAYS],
    light: true,
  },
  // 'tera rape kar dunga'; but 'rape case pe movie bani hai'
  { says: say`\b(?:rape|balatkar|izat lut|ijat lut)~ (?:kar~ )?(?:${WILL}|karung[ai]|karwa)` },
];

/** She speaks of it, or says no to it, and asks for nothing. */
const NO_ASK =
  /\b(?:nahi (?:bhej\w*|dikha\w*|kar\w*|dung[ai]|det[ai])|mang\w*|lipstick|lips|shade|color|makeup|heels|education|ratio|film|movie|series|article|kyu bol|mat bol\w*|tharki)\b/;

const SEXUAL: readonly Saying[] = [
  // 'nude bhejo na', 'nangi video call karegi?'; but 'nude nahi bhejti main', 'nude color ki lipstick', 'nange pair'
  {
    says: say`\b(?:nude|nangi)\b…{0,20}\b(?:bhej|de\b|do\b|dogi|doge|dikha|dekh|send|share|chahiye|call|kar|bana|ho|rs|paytm|mil|hai kya|photo|video|lo\b|logi)\w*|\b(?:bhej|send|dikha|dekh|share)\w*~(?: na)?(?: apni| apne| tumhe| tumhari)?~ (?:nude|nangi)\b|^(?:apni |please )?nude\s*(?:$|[.,!?])`,
    not: [NO_ASK, /\bnangi (?:pair|per|sar|talwar|sachai|ankh)\b/],
  },
  // 'ek pic bina kapdo ke', 'kapde utaro', 'top utar ke dikhao'; but 'kapde utaar lo chhat se, baarish aa rahi'
  {
    says: say`\bbina (?:kapde|bra|panty|top|shirt|kuch pehn\w*)\b|\bkapde~(?: sab)?~ (?:utaro|utariye|utarogi|utaroge|utarti|utaru|utar (?:do|de|ke|kar|aur|dogi|doge|na|rahi|dung[ai]|du|deti|dete|leti)\b|utarung[ai])|\butaro~(?: na)?~(?: apne)?~ kapde\b|\b(?:top|bra|panty|shirt|kurti|jeans|t ?shirt|saree|dupatta|salwar) utar(?:o|na|ke|ogi| do| ke| kar| dung[ai])?\b`,
    not: [/\b(?:chhat|rasi|barish|sukh\w*|dho\w*|press|dukan|nahi|mat|bache|bacha|jute|almari)\b/],
  },
  // 'hot pics bhejo apni', 'sexy wali photo bhejo', 'bra me pic bhejo'; but 'kya hot pic hai yaar', 'dress ki photo bhejo'
  {
    says: say`\b(?:hot|sexy|bold|andar wal[ie]|private|cleavage|bedroom|nahate|nahati)~(?: wal[ie]| me| ki| si| hui| hue){0,2}~ (?:photo|video|snaps?|pose)\b…{0,14}\b(?:bhej|dikha|do\b|de\b|send|dogi|chahiye|share|click|hai kya|hai\s*\?)|\b(?:bhej|dikha|send)\w*~(?: na| apni| ek)?~ (?:hot|sexy|bold) (?:photo|video|snap)|\bhot photo~ hai\s*\?|\b(?:bra|panty|bikini|lingerie|topless|nightie|nighty)\b…{0,14}\b(?:photo|video|bhej\w*|dikha\w*)|\b(?:photo|video)\b…{0,14}\b(?:bra|panty|bikini|lingerie|topless|nahate)\b`,
    not: [NO_ASK, /\b(?:coffee|chocolate|tea|chai|shopping|beach trip|actress|movie|naya|nahi)\b/],
  },
  // 'bra size kya hai', 'andar kya pehna hai? panty ka color batao'; but 'jacket ke andar kya pehna hai, thand hai'
  {
    says: say`\b(?:bra|panty|boobs|breast)\b…{0,10}\b(?:size|color|colour|rang|pehn)|\b(?:color|colour|rang|size)\b…{0,10}\b(?:bra|panty)\b|\btumhari~ (?:bra|panty)\b|\b(?:sirf|bas|only) (?:bra|panty|towel)\b|\bcondoms?\b…{0,14}\b(?:le|la|hai|lau|rakh)|\b(?:doggy|missionary|69)\b…{0,16}\b(?:pasand|style|kare|position)|\bpura badan\b…{0,10}\bchum|\bfigure~ (?:kya|batao|bata)|(?<!\bke )\bandar~(?: kya| kuch| se)~ pehn\w*|\bkya pehn\w* (?:hai )?(?:andar|niche)\b|\bvirgin~ (?:ho|hai)\b`,
    not: [/\b(?:jacket|coat|sweater|thand|thermal|shopping|coffee|tea)\b/],
  },
  // 'boobs dikhao na', 'chut chatni hai', 'lund ki pic bheju?'; but 'gaand phat gayi interview me', 'doodh pee ke so jao'
  {
    says: say`\b(?:boobs|chut|lund|gand|nipples?|pussy|dick|cleavage)\b…{0,20}\b(?:dikha|dekh|chus|chat|daba|mar(?:ni|na|ne|ung|une|wa)|le lo|logi|le le|lena|lo\b|legi|dal|bhej|chum|khada|photo|video|pakd|hila|chahiye|pe baith|pe aa|pe a |pe kis)\w*|\b(?:dikha|dekh|chus|chat|daba|bhej)\w*~(?: na| apne| apni| mera| meri| mere| tumhari| tumhare| tumhara){0,2}~ (?:boobs|chut|lund|gand|nipples?|pussy|dick)\b|\bmera~ (?:lund|chus\w*|hilao|hila do|muh me)\b|\bmuh me~ (?:log[ei]|lo\b|legi|le lo|dal|dung)|\b(?:dudh|boobs)~ (?:dikha|daba|chus)\w*|\b(?:chest|sina|chati|hips?|kamar)\b…{0,20}\b(?:daba|chus|chum|dikha)(?:ne|na|o)\b|\bkitna bada~ hai~ tumhara\b`,
    not: [
      /\b(?:nahi (?:dikha|bhej)\w*|phat|fat|mang\w*|chuti|dum|pani|brush|chai|khana|mask|dant|cylinder)\b/,
    ],
  },
  // 'sex karogi', 'mujhe tumse sex karna hai', 'sexting karogi'; but 'sex education dekhi hai?', 'sex ratio pe article'
  {
    says: say`\bsex~(?: chat| video| call| kab| pehle| abhi| aj rat){0,2}~ (?:kar\w*|chahiye|k[ei] liye mil\w*|ka (?:man|mood)|kiya|kiye|ki bat\w*)\b|\bsex (?:chat|call|video)\b|\bsext(?:ing|\b)|\b(?:phone|video|cam|online) sex\b|\bmatlab sex\b|\bmoan\b|\bmere andar~ dal\b|\bsex\s*\?$|\bsexy~ (?:bat|bate|chat)~ kar\w*|\b(?:hook ?up|fwb|dost with benefits|suhagrat|quickie)\b…{0,10}\b(?:karog[ei]|karna|kare|chahiye|banog[ei]|bana|mana\w*|chalega|interested|interest|\?)|\b(?:physical|intimate)~ (?:ho|hona|hone|relation)\b|\btumhare sath karne ka~ man\b`,
    not: [NO_ASK, /\b(?:nahi kar\w*|same sex|change|shadi se pehle|nahi chahiye|shadi ke bad)\b/],
  },
  // 'tumhare saath sona hai mujhe', 'ek raat saath guzarte hai'; but 'mummy ke saath sona hai aaj', 'ek raat ka trip'
  {
    says: say`\b(?:tumhare|mere)~ sath~(?: bed pe| bistar pe| ek rat| aj rat)?~ (?:sona (?:hai|chaht)|so (?:jao|ja|jaogi|jau)\b|soyeg[ie]|soog[ie]|sogi|soyog[ei]|soge|sone ka|rat (?:guzar|bita))|\b(?:ek|1) rat~(?: ke liye)?~ (?:mere |tumhare )?sath (?:guzar|bita|so\b|ru[ck]|rah)\w*|\b(?:ek|1) rat~(?: ke liye)? (?:mere|tumhare) sath\b|\bone night stand\b|\brat bhar\b…{0,8}\b(?:maze kar|pyar kar|chod)|\bmaze kar\w+\b…{0,14}\b(?:rat bhar|room|bed|hotel)`,
    not: [/\b(?:gold|mummy|trip|travel|bus|train|assignment|movie|thi|tha|ladai|nahi|camp\w*|trek)\b/],
    light: true,
  },
  // 'raat ko room pe aa jao, sirf hum dono aur bistar', 'oyo chalogi?'; but 'oyo me ruki thi trip pe', 'room pe aa jao dosto, party hai'
  {
    says: say`\boyo\b…{0,14}\b(?:chal|milte|aja|a ja|ao|book|le l)\w*|\b(?:room|hotel)\b…{0,40}\b(?:bistar|bed pe|sirf hum|akele hum|rat bhar|maze)\b|\b(?:bistar|bed) (?:pe|me)~ (?:chahiye|ao\b|a ja|aja|aogi|chal|bula)\w*|\b(?:sirf|bas) hum dono aur (?:bistar|bed)\b|\b(?:ao|aja|a ja)\b…{0,8}\bmere (?:bistar|bed) (?:me|pe)\b|\b(?:bed|palang) tod (?:doge|dogi|denge|dunga)\b|\bpuri rat~ pyar kar`,
    not: [/\b(?:party|trip|family|dosto|shift|netflix|chai|ruki|ruke|bimar|thi|the|padhai|alarm|so gayi)\b/],
    light: true,
  },
  // 'gandi baatein karo na mere saath', 'dirty talk karogi'; but 'chhi gandi baat, jhooth nahi bolte', 'dirty dishes'
  {
    says: say`\b(?:gande|dirty|naughty|hot|garam)~(?: wali)? (?:bate|bat|talks?|chat)~(?: \w+)? (?:kar(?:o|og[ei]|ne|te|na|e|u|ti)|chal|sun|chahiye)|\b(?:dirty|hot) (?:talk|chat)\b`,
    not: [/\b(?:nahi|mat|chi)\b/],
  },
  // 'chudai karni hai', 'tujhe chodna hai', 'ungli kar rahi ho kya'; but 'tumhe ghar chod dungi', 'tumhe chhodne ka mann nahi'
  {
    says: say`\b(?:chudai|chudna|chudne|chudwa\w*|chudva\w*|chudeg[ie]|chudog[ei]|chudung[ia]|chudti)\b|\btumhe~(?: ek bar)?~ chod(?:na|ne|unga)\b|\bchod(?:ne)? do(?: na)? (?:ek bar|mujhe)\b|\bchodne do\b|\bblow ?job\b|\bhand ?job\b|\b(?:muth|muthi)~ mar|\b(?:ungli|finger\w*)~ (?:kar(?:o|ti|te| rah)|dal)|\bhila~ (?:raha|rahi) hu\b|\b(?:tumhe)~ (?:pelunga|thok dunga|pelna|thokna)\b|\bghodi ban`,
    not: [/\b(?:ghar|station|tak|cigarette|smoking|job|airport|drop|pair|sar|hath|dum|mat karo|shadi)\b/],
  },
  // 'ek raat ka kitna logi', 'rate kya hai tumhara ek raat ka'; but 'ek raat ka hotel ka rate'
  {
    says: say`\b(?:kitna|rate|charge)\b…{0,10}\b(?:log[ei]|leti|lete)\b…{0,10}\b(?:rat|nude|sex|shot|ghante)\b|\b(?:kitne|kitna)(?: paise| rs)?~ (?:log[ei]|leti|lete)\b…{0,6}\b(?:nude|sex|rat|shot)|\b(?:rat|nude|sex|shot|ghante) ka~ (?:kitna|rate|charge)\b|\b(?:rate|charge)\b…{0,10}\btumhara\b…{0,10}\b(?:rat|ghante|shot)|\btumhara (?:rate|charge)\b|\bek shot \d+`,
    not: [/\b(?:room|hotel|cab|taxi|makeup|mehndi|tuition|freelance|project|consult\w*)\b/],
  },
  // 'horny ho rahi hu bahut', 'garam ho rahi hu'; but 'garmi lag rahi hai', 'khana garam ho raha'
  {
    says: say`\bhorny\b|^(?:main )?~?(?:bahut )?garam ho (?:rahi|raha|gayi|gaya)~ hu\b|\bmain~ garam ho (?:rahi|raha|gayi) hu\b|\bgili ho (?:gayi|rahi)~ hu\b|\bmera~ khada ho (?:gaya|raha)\b`,
    not: [/\b(?:barish|pani|gusa|dhup|bukhar|fever|heater)\b/],
  },
];

/** Those who are hated for what they are. */
const GROUP =
  '(?:muslim|hindu|sikh|isai|dalit|bihari|pakistani|hindustani|kashmiri|bangladeshi|nepali|madrasi|afghani|pathan|rohingya|yahudi|kafir|gay|lesbian|hijra|trans|chinki|naga|chamar|bhangi|shudra|adivasi|brahmin|brahman|pandit|rajput|sardar|thakur|shia|sun+i (?:log|muslim)|ahmadi|qadiani|qadyani|lgbt|nichi jati|chh?oti jati|kale (?:log|ladk\\w+|admi|insan)|kalu|habshi|african|refugees?|muhajir|mohajir|punjabi|baniya|marwadi|reservation wale|(?:up|bihar|north east|northeast|manipur|kashmir|up bihar|south|pakistan|bangladesh|sc st|st|sc) (?:wale|ke (?:log|kut[aeo]+))|(?:bhangi|chamar) jati|mul[aeo]+|katu[aeo]+|katw[aeo]+)(?:i?y?on?|s)?';
/** What nobody says of those he does not hate, and what is said of a few, too, or of a friend. */
const GRAVE =
  '(?:janwar|kide|makode|suar|suwar|gadar|gaddar|atankwadi|jihadi|jahil|darinde|haramkhor|haramzade|napak|malech|deshdrohi|namak haram|balatkari|rapists?|jahanum|wafadar nahi|barabar nahi|wajib ul qatl|jungli|ghuspaith\\w*|kalank|bandar|apavitra|achhut|achut|randi|peshab|manhus|love jihad|muft ?khor|gaumutra|khalistani|aukat|insan (?:hi )?nahi)';
const INSULT =
  '(?:gande|gand|nafrat|ghin|kut[aeo]+|chor|gawar|ganwar|nich|ghatiya|ghatia|bimar|bimari|harami|kamine|bhikhari|bewkuf|bevkuf|bewak[uo]f|anpadh|dimag se khali|dimag nahi|pagal|shaitan|pap|sharabi|chutiy[ae]|gunde|ek jaise|aise hi)';
const HARM =
  '(?:mar (?:do|dena|dalo|dal|de|ke|deni)|marna chahiye|jala (?:do|dena|dalo)|kat (?:do|dena|dalo)|khatam kar|saf kar(?:o| do| dena)|goli (?:mar|maro)|bhagao|bhaga (?:do|dena)|bhagana|nikalo|nikal (?:do|dena|phek)|fansi (?:do|de)|mit[ao] (?:do|dena)|wapas (?:jao|bhej)|dur rah|pass (?:bhi )?na|rehna ka haq nahi|haq nahi|ghar nahi at|muh mat lag|hath ka (?:pani|khana)|pani (?:bhi )?na|aukat|juti ki nok|(?:rehna|ghusne) mat|(?:mat (?:ghusne|ane|rehna)|ane bhi mat|ghusne bhi mat) d|ghusne na|(?:dosti|shadi|bat) nahi kart[ai]|(?:pakistan|nepal|bangladesh) (?:jao|bhej|chale)|sar pe chadha|maut\\b)';
/** It is of a few, of a country, of food or of those who hate. */
const NO_HATE =
  /\b(?:nafrat (?:kar\w*|mat|nahi|kyu|faila\w*)|politics|galat (?:bat|hai)|khana|chai|drama\w*|mausam|sadak|traffic|match|cricket|team|india ne|kehna|kehte|bolte|bolna|problem hai|jati pat|jati system|sath (?:aj|bura|galat)|mehman|mehnati|dudh|gobar|mata|ache (?:log|hote|insan)|achi|movie|film|series|school|shadi me|momos|curry|rights|se (?:alag|azad)|pat se|pagal (?:hu|ho gayi)|gan[ae])\b/;
/** Slurs: nobody calls others so in a friendly way. */
const SLUR = '(?:katu[aeo]+|katw[aeo]+|mul[aeo]+n?|chinki|chamar|bhangi|habshi|chhaka|kalu)';

const HATE: readonly Saying[] = [
  // 'muslim sab gande hote hai', 'musalmano se nafrat hai mujhe'; but 'jo log muslims se nafrat karte hai wo galat hai'
  {
    says: say`\b${GROUP}\b…{0,44}\b${GRAVE}\b|\b${GROUP}(?: log| ladk\w+| \w+)? (?:se|ki)\b…{0,16}\b(?:nafrat|ghin|chidh)\b|\b${GROUP} (?:kut[aeo]+|sal[aei])(?: (?:sab|ho|hai sab)\b|\s*(?:$|[.,!]))`,
    not: [NO_HATE],
  },
  // 'bihari log sab chor hote hai'; but 'mera punjabi dost pagal hai', 'muslim dost ke joote gande ho gaye'
  {
    says: say`\b${GROUP}\b…{0,44}\b${INSULT}\b`,
    not: [NO_HATE, /^(?!.*\b(?:log|sab|hote|hoti|faila\w*)\b)/],
  },
  // 'in mullo ko desh se bhagao', 'dalito ko to paas bhi na aane du'; but 'muslim dosto ko eid pe ghar bulao'
  { says: say`\b${GROUP}\b…{0,36}\b${HARM}`, not: [NO_HATE] },
  // 'nafrat hai in muslims se', 'gaddar hai sab kashmiri', 'desh se nikalo in musalmano ko'; but 'nafrat hai mujhe jhooth se'
  {
    says: say`\b(?:nafrat|ghin|chidh|chid)\b…{0,12}\b${GROUP}\b(?: log)? (?:se|ko)\b|\b(?:gadar|gaddar|gande|janwar|kide|atankwadi|chor|kute|harami) (?:hai|hote hai|ho)~(?: ye| tum| sab)?~ ${GROUP}\b|\b(?:nikalo|bhagao|mar do|jala do|kat do)~(?: in| un| sab)?~ ${GROUP}\b`,
    not: [NO_HATE],
  },
  // 'mera dost dalit hai' 'chhi, in logo ke hath ka pani bhi na piu'; but 'padosi bahut gande log hai'
  {
    says: say`\b(?:in|un|aise|ye|wo|tum) log\b…{0,30}\b(?:${INSULT}\b|${GRAVE}\b|${HARM})|\b(?:in|un) log se~(?: dur\b| bat nahi| dosti nahi)|\bsab ke sab (?:${INSULT}|${GRAVE})\b|\b(?:unse|inse) dur rah|\bhath ka~ pani\b|^chi\b|^(?:tabhi )?(?:itne )?(?:${GRAVE}|gawar|ganwar|nich)\b|\b(?:inko|unko)\b…{0,24}\b${HARM}`,
    asked: say`\b(?:${GROUP}|bihar|pakistan|kashmir|nepal|bangladesh|africa|manipur|mizoram|nagaland|jati)\b`,
    not: [NO_HATE, /^chi\b(?!.{0,40}\b(?:log|hath|dur|gande|nahi|jati)\b)/],
  },
  // 'muslim hai? chhi mujhe un logo se baat nahi karni'; but 'muslim hai wo? accha'
  { says: say`\b${GROUP}\b…{0,10}\bchi\b…{0,30}\b(?:log|dur|bat nahi|gande)\b`, not: [NO_HATE] },
  // 'katua hai kya tu', 'mulle saale sab ek jaise', 'habshi jaisa kala hai'; but 'mujhe chinki bolte the school me'
  {
    says: say`\b${SLUR} (?:sal[aei]|kahi k[aie]|hai kya|ho kya|log|ho tum|k[aie] aulad|jais[aei]|sab|ankh|lagta|lagti|hai ye|kut)\b|\b(?:in|ye|un|sab) (?:katu[aeo]+|katw[aeo]+n?|mul[eo]+n?|chinki|habshi)\b|\b(?:sal[aei]|tum) ${SLUR}\b|\bkat(?:u[aeo]+|w[aeo]+)n?\b|\bkale (?:bandar|suar|kut[ae])\b`,
    not: [NO_HATE, /\b(?:mat bol|bolte|kehte|kaha mujhe|bola mujhe|hu main)\b/],
  },
];

/** None of these is a no to him alone; three of them together are. */
const TURNS_AWAY: readonly RegExp[] = [
  say`\b(?:sorry|maf kar\w*|bura mat man\w*|shukriya|thanks|thank you|please)\b`,
  say`\b(?:ache|acha|achi)~ (?:ho|insan|ladke|dost)\b…{0,12}\b(?:par|lekin|but|magar)\b`,
  say`\bbhaiya\b`,
  say`\bnahi (?:chaht[ai]|karn[ai]|karung[ai]|aung[ai]|dung[ai]|ho payega|ho paega|hoga|milung[ai]|mant[ai])\b`,
  say`\b(?:kabhi nahi|bilkul nahi|na bol\w*|mana kar)\b`,
  say`\bmat (?:karo|karna|puch\w*|bhejo|kare|kijiye|ana|dhund\w*|sochna)\b`,
  say`\b(?:age se|dobara|aj ke bad|kitni bar|bar bar)\b`,
  say`\b(?:take care|all the best|al the best|khayal rakhna|khush raho|alvida)\b`,
  say`\b(?:zid|zabardasti|intezar|umid|koshish)~ (?:mat|na)\b`,
  say`\bmujhe (?:ye sab )?(?:acha nahi lagta|pasand nahi)\b`,
];
/** What is given, gone to or eaten: of such a no, three hints say nothing. */
const OF_SMALL_THINGS =
  /\b(?:late|gift|treat|khana|coffee|chai|trip|movie|gym|party|game|dance|gana|pani|sharab|smoke|cigarette|drive|paise|bill|office|kam|cooking|shopping|ladai|gusa|naraz|tension|fikar|chinta|ro\b|rona|miss|bhul\w*|galti|jhuth|dar)\b/;

const SAYINGS: Readonly<Record<SignName, readonly Saying[]>> = {
  declined: DECLINED,
  minor: MINOR,
  caring: CARING,
  threat: THREAT,
  sexual: SEXUAL,
  hate: HATE,
};
/** 'tumhe pata hai na main 16 ki hu?' */
const TOLD_AGAIN = /\b(?:pata hai|yad hai|bataya)\b/;
/** These are also asked: 'sex karogi?', 'main kyu zinda hu?'. A no, and an age, are told. */
const MAY_BE_ASKED: ReadonlySet<SignName> = new Set(['caring', 'threat', 'sexual', 'hate']);
/** Put after what is told, they make no question of it: '..., ok?', '..., samjhe?' */
const ONLY_A_TAG = /[ ,]+(?:ok|okay|thik hai|samjh\w*|samjhe na|please|clear|right) \?$/;
const JOKES = /\b(?:mazak|majak|joke|joking|kidding)\b/;

/** Signs of a no, of danger and of despair in what is said in Hindi; 'before' is what the other one wrote right before it. */
export function hindiSigns(text: string, before: string): SignName[] {
  // A short answer may have no word of Hindi: 'kitne saal ki ho?' '16'.
  if (!HINDI.test(text) && !(text.length < 40 && HINDI.test(before))) return [];
  const said = normal(text);
  const asked = normal(before);
  const isLight = LAUGHTER.test(text) || JOKES.test(said);
  const sentences = said
    .split(/(?<=[.!?])\s+/)
    .map((s) => s.replace(ONLY_A_TAG, ' .'))
    .filter((s) => /[a-z0-9]/.test(s));

  // What no rule finds in all of it, a line a sentence, is in none of its sentences.
  const all = marked(sentences.join('\n'));
  // Marks within it are pauses then: 'tumhari photos hai mere paas. papa ko bhej dunga'.
  if (sentences.length > 1) sentences.push(said.replace(/ [.!?] /g, ' , '));

  const is = (sign: SignName, { says, not, asked: needs, notAsked, light }: Saying) => {
    if (!says.test(all) || (light && isLight)) return false;
    if ((needs && !needs.test(asked)) || notAsked?.test(asked)) return false;
    const asks = (s: string) => s.endsWith('?') && !MAY_BE_ASKED.has(sign) && !TOLD_AGAIN.test(s);
    return sentences.some((s) => says.test(marked(s)) && !asks(s) && !not?.some((rule) => rule.test(s)));
  };
  const howMany = (hints: readonly RegExp[]) => (isLight ? 0 : hints.filter((hint) => hint.test(all)).length);
  const despairs = () => howMany(DESPAIR) > 1 && !AT_WORK.test(said);
  const turnsAway = () =>
    howMany(TURNS_AWAY) > 2 &&
    ![THEN, IF, OF_SMALL_THINGS].some((rule) => rule.test(said)) &&
    !said.endsWith('?');
  return SIGNS.filter(
    (sign) =>
      SAYINGS[sign].some((one) => is(sign, one)) ||
      (sign === 'caring' && despairs()) ||
      (sign === 'declined' && turnsAway()),
  );
}
