/**
 * Hindi and Urdu in one spelling: typed in Latin letters there are as many as there are writers, and there is Devanagari. Some words become one: 'sagai' and
 * 'engagement' are 'mangni'.
 */
import { straighten } from '../text';

/** The one spelling of a word, and the others. Words that are one to the rules stand together; one alone is never taken for another. */
const SPELLINGS = `
nahi: nahin nai nhi nahe nhin nahii nae ni nehi
na: naa
too:
ise:
kis:
pul:
mal:
isse:
saree:
hota:
use:
as:
chor:
chod:
usse:
chodna:
chodne:
chhodna: chhodne
been:
app:
chat: chats chatting chait
sorry: sory
please: plz pls plij plzz pliz
mat: mt
main: mai m maine
me: mein mei men mey
mujhe: mjhe muje mujko mujhko mereko merko mujhey mje meko mujhay
mujhse: mujse mjhse mujhsay mjse
hum: ham hamlog humlog
hume: hame humko hamko humein hamein
hamara: humara
hamari: humari
hamare: humare
tum: tu aap ap tm
tumhe: tumko tumhein tumhen tujhe tuje tujhko tujhey aapko apko tumhey tmhe tumhy tereko terko tumhay tujhay
tumse: tujhse tujse aapse apse tumsay tmse
tumhara: tera aapka apka tumara tmhara
tumhari: teri aapki apki tumari
tumhare: tere aapke apke tumare
tumne: tune aapne tuney
tumme: tujhme aapme apme tumhme tujhmein
tumpe: tujhpe aappe
apne: apney
hai: h he hain hein hen hay hy haii
hu: hoon hun hoo huun hon
han: haan ha haa hn haanji hanji
kya: kia
kyu: kyun kyo kyon kiu q kyoon kiyu
kyunki: kyuki kyonki kyoki kiyunki
ki: k
to: toh
aur: or aor
kar: kr
kare: karein karen krein
kijiye: kijie kijiyega
kariye: kariyega
karungi: karongi
karunga: karonga
rehna: rahna rehnaa rehne rahne
rehti: rahti
rahungi: rahongi rehungi
reh:
gayi: gai gyi gaee gye gayii
gaya: gya
gaye: gae
chahiye: chaiye chahie chaie chahye chahiy chaheye chaahiye
chahti: chahati cahti chahthi
chahta: chahata
dungi: dongi
dunga: donga
lungi: longi
lunga: longa
jaungi: jaongi jaugi
jaunga: jaonga jauga
jau: jaun jaoon javun
karu: karun
du: dun dou
lu: lun
rahu: rahun rahoon
zindagi: jindagi zindgi jindgi zndgi zindgy zindagee life lyf zindagii
zinda: jinda
maut: mout moat mot
khatam: khatm khtm khattam katam khatum
bahut: bohot bhot bahot bhut boht bhout bohat bht bahoot
acha: achha acchha achaa
achi: achhi acchhi
ache: achhe acchhe
bate: baatein baate batein baaten baton baaton
sath: sth
hath: haath haanth
pair: paer
pass: pss
sabko: sbko
sab: sb sabhi saare saari sari sare
kisi: kise
abhi: abi abhie
ab: aab
pyar: piyar pyr
pasand: psnd pasandd pasend
shadi: shadee shaadhi sadi shadhi shaddi
shadishuda: shaadishuda married marid marrid vivahit shadisuda
rishta: rista
rishte: riste rishtey
paka: pakka pakaa
paki: pakki
tay: tai
mangni: mangani sagai sagayi engagement roka nikah nikaah
engaged: engagd
bf: boyafrend boyphrend boyfriend boyfrend boifriend byfrnd bfriend boyfrnd boyfreind
gf: girlfriend girlfrend
husband: hubby pati shohar shauhar husbnd hasband miyan hubbi patidev
mangetar: mangeter fiance fiancee
msg: mesage mseg message mesage massage mssg mesej messages msgs text texts txt sms dm maisej messege massege messaging
call: calls cal kol kaul
phone: fone fon
reply: rply riply replies
block: blok blck
unmatch: unmach anmatch anmaich
interest: interested intrest intrested interst intersted dilchaspi ruchi intrst
delete: dlt delet
chhod: chhor
chhoda: choda chora
chhodo: chodo choro chhoro
chhodunga: chodunga chorunga chhorunga
chhodungi: chodungi chorungi chhorungi
dur: door dor
picha: peecha pichha peechha
samjho: smjho samjo samajho
samajh: smjh
bhaiya: bhaiyya bhayia
dost: friend frnd frend friends frnds dosto doston
dosti: friendship
nazar: najar nazr nazron nazaron nigah
phir: fir fer phr
dobara: dubara dobra again dubaara
kabhi: kbhi kabi kbi
roz: roj rozana daily roze
sukun: sakun
farak: fark frk farq faraq phark
padta: parta pdta
padti: parti
padhti: parhti pdhti
padhta: parhta pdhta
padh: parh pdh
bojh: boj bojha burden
himat: himmat
umid: umeed ummeed ummid umeedh
duniya: dunia dunya
nind: neend nend nid neendh nindh
kash: kaash
marta: maarta
khudkushi: khudkusi khudkhushi suicide suiside sucide atmahatya aatmhatya atmhatya
zehar: zeher zahar jahar jeher zahr zaher
fansi: phansi phasi faansi
kat: cut kaat
kata: kaata
goli: goliya goliyan goliyaan tablets tablet pills pill golian
kud: jump
chhat: chath terrace
nuksan: nuqsan nukshan harm
chot: chott
andar: ander andr
tod: tor todh
todunga: torunga
tezab: tejab acid
phek: fek phenk fenk feink phaink
warna: varna wrna
barbad: brbad
chehra: chehre face
photo: foto pic pics photos photu pix picture pictures tasveer tasvir taswir taswiren tasveeren tasvirein tasveerein selfie fotos photoz
viral: vayral wairal wayral
video: widiyo vidio vdo videos vidiyo
bhejo: bhjo bejo
kapde: kapre kapda kapdo kapdon kapro kapadon kapdey kpde
nangi: nanga nange naked
nude: nudes nyud nood nudez
sex: seks
boobs: boob bubs chuchi chuche chuchiyan mamme mumme tits
lund: lnd lauda loda lawda
chut: choot
gand: gaand gnd ass
bistar: bister bistr
dhund: dhoond dhundh dhoondh dhoondo dhundho dhundo
utaro: utaaro uttaro
raste: rasta raasta raaste rastey
akhri: aakhri aakhiri akhiri
muslim: muslims muslimo muslimon musalman musalmano musalmaan musalmanon muslmaan
hindu: hinduo hinduon hindus
sikh: sikho sikhon sikhs
isai: christian christians isaiyo isaiyon isaayi
dalit: dalito daliton dalits
bihari: bihario biharion bihariyo bihariyon biharis
pakistani: pakistanio pakistaniyo pakistanion pakistanis
kashmiri: kashmirio kashmiriyo kashmirion
bangladeshi: bangladeshio bangladeshiyo bangladeshis
nepali: nepalio nepaliyo nepalis
madrasi: madrasio madrasiyo madrasis
yahudi: yahudio yahudiyo jews jew
gay: gays homo
gau: gaay gaaye
hijra: hijro hijre hijron hijde hijdo
chhaka: chhakka chhakke chakka chakke chaka
chinki: chinkio chinkiyo chinkies
jati: jaat jaati caste jat
nichi: neechi nich neech
log: logo logon logg
nafrat: nafret nafarat nafrath hate
gande: ganda gandi gndi gandagi
insan: insaan insano
janwar: janvar jaanwar janwaro
kide: keede kede kidey kire
yahi: yahin yehi yahee
raha: rahaa
khayal: khyal khayaal khayalat
teacher: ticher tichar
school: skool iskool
class: klas clas kaksha klass
homework: homwork
umar: umr umra
year: years yrs
sal: saalon sl
padhati: parhati padhaati padhata
paida: peda
bache: bacche bachche bacho bachcho bachon bachchon bacchon baccho
baki: baaki
relationship: relatonship rilationship relashionship reletionship
relation: rilation
feeling: feelings filing
feel: fil
need: nid
room: kamre kamra rum
dhokha: dhoka
10: das
11: gyarah gyara
12: barah
13: terah
14: chaudah chauda
15: pandrah pandra pandarah fifteen
16: solah solha sola sixteen
17: satrah satra seventeen
6th: chhathi
7th: saatvi satvi saatvin satwin
8th: aathvi athvi aathvin athwin eighth
9th: nauvi nauvin nauwin navi navin nawin ninth
10th: daswin daswi dasvi daswi dasvin daswin dasvee tenth
11th: gyarahwin gyarhwin gyarvi gyarahvi gyarahvin gyarwi gyarhvi eleventh
12th: barahwin barhwin barvi barahvi barahvin baarvi barwi barhvi twelfth
office: ofis ophis ofice
meeting: miting mitings meetings
coffee: cofi kofi kophi
boss: bos
free: fri
facebook: fb facebuk
insta: instagram ig
screenshot: screenshots ss scrinshot scrinshots
atankwadi: atankawadi atankavadi atankvadi aatankwadi aatankvadi atankwaadi terrorist terrorists terorist terorists
college: colege kolej
boards: board
chi: chhi chhee chii ew yuck
khun: khoon
mohabat: muhabat mohabbat muhabbat ishq
koshish: kosish koshis
weekend: wikend
min: minat minute minutes mins
chuti: chutti chhutti
bhuk: bhookh bhukh bhook
hasi: hansi hassi
mummy: mumy mom mumma mama mum maa ma ammi ami ammy mumi
papa: abbu abba abu dad daddy baba pappa
yaha: yahan
waha: wahan vahan
kaha: kahan
yar: yaar yr yaara
man: mann mn
thak: thk
marna: mrna
milna: mlna
contacts:
hata:
wala: vala
wali: vali
wale: vale walo walon
wapas: vapas
wajah: vajah
wo: vo woh
ye: yeh
pahuch: pahunch pohoch pohuch
ata: aata
ati: aati
a: aa
ladka: larka
ladki: larki
biwi: bivi biwee
gharwale: gharwalo gharwaale
pitenge: peetenge
`;

/** Words of English that the rules know, and whose letters stay as they are. */
const AS_IN_ENGLISH =
  'accept accident account actress actually add address affair all annual app assignment attempt bathroom bedroom bill book boss bungee cigarette classmate cliff coffee colleague committed connection cook creepy degree depressed depression disturb doggy dress dupatta feel floor follow free freelance goodbye harass hill hook irritate irritation kidding kiss mall meeting mentally miss missionary mood office pass pizza pool press pussy reel running shopping skipping staff swimming syllabus topless traffic villain wall wedding';

/** A letter typed often is typed once; 'ee' is 'i' and 'oo' is 'u', and any other pair one letter. */
function folded(word: string): string {
  return word
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([a-z])\1/g, '$1');
}

const AS_TYPED = new Map<string, string>();
const AS_FOLDED = new Map<string, string>();
for (const line of [...SPELLINGS.trim().split('\n'), ...AS_IN_ENGLISH.split(' ')]) {
  const [one = '', others = ''] = line.split(':');
  for (const w of [one, ...others.split(' ').filter(Boolean)]) {
    if (!AS_TYPED.has(w)) AS_TYPED.set(w, one);
    if (!AS_FOLDED.has(folded(w))) AS_FOLDED.set(folded(w), one);
  }
}

/** 'kardungi', 'marjau', 'hogayi': a verb and its helper, written as one. */
const GROWN_TOGETHER =
  /^(kar|mar|ho|de|le|bhej|tod|kat|khatam|band|ja|a|dekh|bata|bol|mil|bhul|jala|chhod|laga)(dungi|dunga|denge|dena|deti|do|diya|di|liya|lungi|lunga|lena|lo|gayi|gaya|rahi|raha|jau|jaungi|jaunga|jana|jao|chuki|chuka|jati|jaye)$/;

/** 'bhejunga', 'dikhaunga', 'marenge' are to the rules what 'bhej dunga', 'dikha dunga' and 'mar denge' are. */
const WILL_DO =
  /^(bhej|dikha|suna|bata|dal|mar|tod|phod|fod|kat|jala|thok|uda|phek|daba|ghot|uthwa|marwa|pitwa|karwa|lagwa|tudwa|bigad|noch|pahucha|bech|kholwa)a?(?:(ung[ai])|(?:y?enge))$/;

function oneSpelling(word: string): string {
  const found = AS_TYPED.get(word);
  if (found) return found;
  let w = folded(word);
  w = AS_FOLDED.get(w) ?? w;
  // What is left out of 'karna', 'rahi' and 'sakti': 'krna', 'rhi', 'skti'.
  const filled = w
    .replace(/^kr(?!is)(?=[a-z])/, 'kar')
    .replace(/^rh(?=[aeiou]|n)/, 'rah')
    .replace(/^sk(?=t[aei]$)/, 'sak');
  if (filled !== w) w = AS_TYPED.get(filled) ?? AS_FOLDED.get(filled) ?? filled;
  return w
    .replace(GROWN_TOGETHER, '$1 $2')
    .replace(WILL_DO, (_, verb: string, one?: string) => `${verb} ${one ? `d${one}` : 'denge'}`);
}

const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'w',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
/** With the dot below, which Urdu and English words have. */
const DOTTED: Readonly<Record<string, string>> = { ज: 'z' };
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};
const DOT = '\u093C';
const NO_VOWEL = '\u094D';

/** A word of Devanagari in Latin letters, the silent vowels left out. */
function latin(word: string): string {
  // Each piece is a consonant or a vowel; '*' is the vowel that is not written and not always said.
  const pieces: string[] = [];
  const letters = [...word.normalize('NFD')];
  letters.forEach((letter, i) => {
    const consonant = CONSONANTS[letter];
    if (consonant) {
      const dotted = letters[i + 1] === DOT;
      const next = letters[i + (dotted ? 2 : 1)] ?? '';
      pieces.push((dotted && DOTTED[letter]) || consonant);
      if (next !== NO_VOWEL && !/[\u093E-\u094C]/.test(next)) pieces.push('*');
    } else if (VOWELS[letter]) pieces.push(VOWELS[letter]);
    else if (letter === '\u0902' || letter === '\u0901') pieces.push('n');
    else if (letter === '\u0903') pieces.push('h');
    else if (/[0-9a-z]/.test(letter)) pieces.push(letter);
    else if (letter >= '\u0966' && letter <= '\u096F') pieces.push(String(letter.charCodeAt(0) - 0x966));
  });
  const isVowel = (piece: string | undefined) => piece !== undefined && /^(?:[aeiou]|\*)/.test(piece);
  for (let i = pieces.length - 1; i >= 0; i--) {
    if (pieces[i] !== '*') continue;
    const last = i === pieces.length - 1;
    // 'karani' is said 'karni': between two consonants that have vowels of their own.
    const between =
      isVowel(pieces[i - 2]) && pieces[i + 1] !== '*' && !isVowel(pieces[i + 1]) && isVowel(pieces[i + 2]);
    pieces[i] = (last && i > 1) || (between && pieces[i + 2] !== '') ? '' : 'a';
  }
  return pieces.join('');
}

/** Words that are one, or that are others beside each other. */
const TOGETHER: readonly [RegExp, string][] = [
  [/\b(?:apne (?:tum|ap) ko|apne ko|khudko)\b/g, 'khud ko'],
  [/\bapne tum\b/g, 'khud'],
  // 'chor' is a thief where nothing is done with it.
  [/\bcho[dr](?= (?:d[eou]|dung|dij|diya|ke|kar|nahi)\b)/g, 'chhod'],
  [/\btum ko\b/g, 'tumhe'],
  [/\btum se\b/g, 'tumse'],
  [/\btum me\b/g, 'tumme'],
  [/\bmujh se\b/g, 'mujhse'],
  [/\bmujh ko\b/g, 'mujhe'],
  [/\bshadi shuda\b/g, 'shadishuda'],
  [/\bboy dost\b/g, 'bf'],
  [/\bgirl dost\b/g, 'gf'],
  [/\bghar (?:wal[aeo]n?)\b/g, 'gharwale'],
  [/\bphir se\b/g, 'dobara'],
  [/\bmar dal (?=d[ue])/g, 'mar '],
  [/\brah(?= (?:sak|ja|pa|le))/g, 'reh'],
  [/\b(?:not|no) interest\b/g, 'interest nahi'],
  [/\btumhara sal\b/g, '13 sal'],
  [/(\d) yar\b/g, '$1 year'],
  [/\bpahuch?anch/g, 'pahuch'],
  [/\b(1[0-2]|[1-9]) ?(?:th|vi|vin|wi|win)\b/g, '$1th'],
  [/\b(?:class|std|standard|grade) (1[0-2]|[1-9])(?:th)?\b(?! (?:baj|min|sal))/g, '$1th'],
  [/\b(1[0-2]|[6-9]) (?:class|std|standard)\b/g, '$1th'],
  [/\b((?:1[0-2]|[1-9])th) (?:class|std|standard|grade)\b(?! teacher)/g, '$1'],
  // What is 'I' in one place is 'in' in another; both are spelled as the other.
  [/(^|[.,!?] |\b(?:han|nahi|aur|par|lekin|but|kyunki|sorry) )me\b(?! (?:se|hi|bhi)\b)/g, '$1main'],
  [/\b(th|school|college|office|relationship|zindagi|class|matric|[1-9]th|1[0-2]th) main\b/g, '$1 me'],
];

/** As much of a text as is looked at. */
const MOST = 1500;

/** Small letters, one spelling a word, one blank between words and marks. */
export function normal(text: string): string {
  const found =
    straighten(text.slice(0, MOST))
      .toLowerCase()
      .match(
        /\d+(?:[.:,]\d+)+|\d+k(?!\p{L})|\d+(?:st|nd|rd|th|vin?|win?)(?!\p{L})|\d+|[\u0900-\u0963\u0966-\u097F]+|\p{Script=Latin}[\p{Script=Latin}\p{M}']*|[.\u0964]{2,}|[.,!?\u0964\n]/gu,
      ) ?? [];
  const words = found.map((w) => {
    if (w === '\n' || w === '\u0964') return '.';
    if (/^[.\u0964]{2,}$/.test(w)) return ',';
    if (/^[.,!?]$/.test(w)) return w;
    if (/[\u0900-\u097F]/.test(w)) return oneSpelling(latin(w));
    if (/^\d/.test(w)) return w;
    return oneSpelling(w.normalize('NFD').replace(/\p{M}+|'/gu, ''));
  });
  return TOGETHER.reduce((t, [rule, instead]) => t.replace(rule, instead), words.join(' '));
}
