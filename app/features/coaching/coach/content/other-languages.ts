/**
 * When she writes in another language than English, the reply is in hers. The coach understands less there: it
 * picks up one thing she named ({k}, as he says it back), answers what is asked most ('other-answers'), and knows a
 * no and a cry for help.
 */
import type { TopicLine } from './topic';

export const TONES = ['confident', 'playful', 'intriguing'] as const;

/** Lines in the order of TONES, over and over; a missing full stop is put there. */
export const inTones = (rows: readonly string[]): TopicLine[] =>
  rows.map((row, n) => ({
    tone: TONES[n % 3] ?? 'confident',
    asks: row.endsWith('?'),
    hers: false,
    text: row.replace(/(?<![.?])$/, '.'),
  }));

/**
 * Blocks of a pack, in order: how he is; a reaction when no thing was found; one to {k} ('-' where a thing cannot be
 * said back without its endings going wrong); a question; two for a goodbye; two for care. Then short words: before
 * anything, after a goodbye, after care, after an answer that serves all tones (for
 * the last two of them); there 'and you?' comes last.
 */
export function pack(text: string) {
  const blocks = text
    .trim()
    .split('\n\n')
    .map((b) => b.split('\n'));
  const [
    answer = [],
    first = [],
    about = [],
    second = [],
    goodbye = [],
    goodbyeMore = [],
    care = [],
    careMore = [],
  ] = blocks.map(inTones);
  const [starts = [], closes = [], careCloses = [], after = []] = (blocks[8] ?? []).map((row) =>
    row.replace(/(?<!\?)(?=\||$)/g, '.').split('|'),
  );
  return {
    answer,
    first,
    about,
    second,
    goodbye,
    goodbyeMore,
    care,
    careMore,
    starts,
    closes,
    careCloses,
    after,
  };
}

/** Words after an article or before a noun that are no thing to talk about. */
const NO_THING =
  /^(?:verdad|semana|finde|vez|dia|día|noche|tarde|mañana|gracias|cosas?|días|jour|journée|soir|semaine|chose|fois|moment|weekend|monde|semaines|noite|coisa|gente|giorno|giorni|sera|settimana|volta|cose|mondo|quiero|estoy|suis|verdade|vida|vie|vita|casa|maison|todo|tout|tutto|tudo|mismo|même|stesso|mesmo|más|plus|week|avond|keer|tijd|huis|beetje|mening|dagen|vecka|helg|kväll|första|bästa|nya|gamla|lilla|egen|eget|egna|favorit|now[aey]|najlepsz[aey]|star[aey]|pierwsz[aey]|ulubion[aey]|cał[aey]|zdaniem)$/iu;

const MINE: Record<string, string> = {
  mi: 'tu',
  mis: 'tus',
  mon: 'ton',
  ma: 'ta',
  mes: 'tes',
  meu: 'seu',
  minha: 'sua',
  meus: 'seus',
  minhas: 'suas',
  mio: 'il tuo',
  mia: 'la tua',
  mijn: 'je',
  "m'n": 'je',
  min: 'din',
  mitt: 'ditt',
  mina: 'dina',
  mój: 'twój',
  moja: 'twoja',
  moje: 'twoje',
  un: 'ese',
  una: 'esa',
  um: 'esse',
  uma: 'essa',
  no: 'o',
  na: 'a',
  do: 'o',
  da: 'a',
  du: 'le',
  au: 'le',
  des: 'les',
  al: 'el',
  del: 'el',
};

/** What may stand before a thing; German things have their capital. Polish and Turkish things would need endings. */
const BEFORE: Record<string, string> = {
  es: 'el|la|los|las|mis?|una?|al|del',
  fr: 'le|la|les|mon|ma|mes|du|au|des',
  de: '',
  it: 'il|la|lo|le|gli|mio|mia',
  pt: 'o|a|os|as|meus?|minhas?|uma?|no|na|do|da',
  nl: "de|mijn|m'n",
  sv: 'min|mitt|mina',
  pl: 'mój|moja|moje',
};

/** One thing she named, as he says it back: 'mi perro' is 'tu perro'. */
export function thingIn(language: string, text: string): string | null {
  const before = BEFORE[language];
  if (before === undefined) return null;
  const rule = before
    ? new RegExp(`(?<!\\p{L})(?:(${before})\\s+|((?:[ld]|un)'))(\\p{L}{4,})`, 'giu')
    : /(?<=[\p{Ll},\d] )()()(\p{Lu}\p{Ll}{3,})/gu;
  for (const [, lead, elided, word = ''] of text.replace(/[’`´]/g, "'").matchAll(rule)) {
    const own = lead?.toLowerCase() ?? '';
    // 'a academia' reads like a slip to anybody who thinks in English; 'de leuke' has its noun still to come.
    if (
      NO_THING.test(word) ||
      (own === 'a' && /^[aeio]/i.test(word)) ||
      (language === 'nl' && /e$/.test(word))
    )
      continue;
    return elided ? `l'${word}` : `${MINE[own] ?? own} ${word}`.trim();
  }
  // A name in the middle of a sentence is a thing too: 'da Napoli'.
  return /de|pl/.test(language) ? null : (/(?<=\p{Ll} )\p{Lu}\p{Ll}{3,}/u.exec(text)?.[0] ?? null);
}

/** She asks how he is. */
export const ASKS_HIM =
  /(?<!\p{L})(?:y t[uú]|t[uú] qu[eé]|qu[eé] tal|c[oó]mo (?:est[aá]s|vas|te va)|et (?:toi|vous)|[cç]a va|comment (?:tu vas|vas-tu)|(?:und )?(?:dir|du|selbst)\s*\?|wie gehts?|e (?:voc[eê]|vc|tu)|tudo b[eo]m|como (?:voc[eê]|vc) (?:est[aá]|t[aá])|come (?:stai|va)|tutto bene|en (?:jij|jou|met jou)|hoe (?:gaat|is) (?:het|ie)|alles goed|och du|hur (?:mår|går|är det)|läget|a (?:ty|u ciebie)|co (?:tam|słychać|u ciebie)|jak (?:si[eę] masz|tam)|sen(?:den)?\s*\?|nasıls[ıi]n|naber|ne haber)(?!\p{L})/iu;

export const OTHER_LANGUAGES: Readonly<Record<string, ReturnType<typeof pack>>> = {
  es: pack(`
Muy bien, y mejor ahora que leo tu mensaje
Bien, y fingiendo que no sonrío mirando el móvil
Bien, tranquilo y con curiosidad

Me gusta cómo lo cuentas
Vale, ahora quiero todos los detalles
Hay algo detrás de eso, lo noto

Lo de {k} me lo tienes que contar entero
Lo de {k} suena a película, compro la entrada
Hay algo en lo de {k} que me intriga

¿Qué ha sido lo mejor de tu día?
¿Del uno al caos, dónde lo ponemos?
¿Qué es lo que más te gusta de eso?
¿Y cómo acabó la cosa?
¿Y la versión sin censura?
¿Qué te ha hecho sonreír hoy?

Gracias por decírmelo claro, lo respeto
Mensaje recibido, y con mucha educación
Una respuesta clara es un detalle, gracias
Te entiendo, y gracias por la sinceridad
Me retiro con una pequeña reverencia
Hace falta valor para decirlo, gracias

Ha sido un gusto hablar contigo, cuídate
Que te vaya genial ahí fuera
Ojalá te vaya todo bonito
Te deseo lo mejor, de verdad
Me llevo las risas, cuídate
Me quedo con una buena charla, cuídate

Me preocupa lo que escribes, porque me importas
Aquí estoy, sin bromas, te escucho
Te leo despacio, y me alegro de que lo digas

En findahelpline.com hay gente buena que escucha, en cada país. ¿Estás segura ahora mismo?
Habla hoy con alguien que sepa ayudar, findahelpline.com tiene líneas gratuitas. ¿Estás a salvo ahora?
Si se hace más fuerte, llama a emergencias o mira findahelpline.com. ¿Hay alguien a tu lado?

Vale|Claro|Ya|Te leo|Entiendo
Cuídate|Sin rencores|Suerte|Todo bien|Un saludo|Que vaya bien
Aquí estoy|Respira|Te escucho|Me importas|Paso a paso|De verdad
Lo digo sin sonrojarme|El resto, en persona|¿Y tú?
`),
  fr: pack(`
Ça va très bien, et encore mieux depuis ton message
Bien, et je fais semblant de ne pas sourire à mon téléphone
Bien, calme et un peu curieux

J'aime bien ta façon de le dire
Là, il me faut tous les détails
Il y a quelque chose derrière ça, je crois

Raconte-moi tout sur {k}
J'étais calme, et puis {k}
Je pense encore un peu: {k}, il y a une histoire là-dessous

Quel a été le meilleur moment de ta journée?
Entre calme et chaos, tu mets ça où?
Qu'est-ce que tu aimes le plus là-dedans?
Et comment ça s'est fini?
Et la version non censurée?
Qu'est-ce qui t'a fait sourire aujourd'hui?

Merci de me le dire clairement, je respecte ça
Message reçu, et gentiment dit
Une réponse claire, c'est une gentillesse
Je comprends, et merci pour ta franchise
Je tire ma révérence, avec le sourire
Il faut du courage pour l'écrire, merci

C'était agréable de te parler, prends soin de toi
Bonne chance pour la suite
J'espère que tout ira bien pour toi
Je te souhaite le meilleur, vraiment
Je garde les rires, prends soin de toi
Je garde le souvenir d'une belle conversation

Ce que tu écris m'inquiète, parce que tu comptes
Pas de blague, je suis là et j'écoute
Je te lis lentement, et c'est bien que tu le dises

Sur findahelpline.com, des gens écoutent, dans chaque pays. Tu es en sécurité là?
Parle aujourd'hui avec quelqu'un qui sait aider, findahelpline.com a des lignes gratuites. Tu es en sécurité?
Si ça devient plus fort, appelle les urgences ou va sur findahelpline.com. Il y a quelqu'un à côté de toi?

D'accord|Bien sûr|Je comprends|Je te lis|Ah
Prends soin de toi|Sans rancune|Bonne chance|Tout va bien|Belle journée|Bonne route
Je suis là|Respire|Je t'écoute|Tu comptes|Pas à pas|Vraiment
Je le dis sans rougir|Le reste, en vrai|Et toi?
`),
  de: pack(`
Mir geht's gut, und deine Nachricht hilft dabei
Gut, ich tue nur so, als würde ich nicht aufs Handy grinsen
Gut, ruhig und ein bisschen neugierig

Das klingt richtig gut
Dazu brauche ich bitte alle Einzelheiten
Da steckt mehr dahinter, glaube ich

Zum Thema {k} will ich mehr wissen
Zu {k} habe ich mehrere Fragen
Das mit {k} bleibt bei mir hängen

Was war bisher das Beste an deinem Tag?
Auf einer Skala von ruhig bis Chaos, wo liegt das?
Was gefällt dir daran am meisten?
Wie ging es weiter?
Wie lautet die unzensierte Version?
Was hat dich heute zum Lächeln gebracht?

Danke, dass du es offen sagst, das respektiere ich
Nachricht angekommen, netter geht es kaum
Eine klare Antwort ist freundlich, danke dafür
Verstanden, und danke für die Ehrlichkeit
Ich verbeuge mich kurz und gehe von der Bühne
Das zu schreiben braucht Mut, danke

War schön, mit dir zu schreiben, pass auf dich auf
Viel Glück da draußen
Ich hoffe, es kommt gut für dich
Ich wünsche dir alles Gute, ehrlich
Die Lacher behalte ich, mach's gut
Ich behalte ein nettes Gespräch in Erinnerung

Was du schreibst, macht mir Sorgen, weil du mir wichtig bist
Keine Witze jetzt, ich bin da und höre zu
Ich lese das langsam, und ich bin froh, dass du es sagst

Auf findahelpline.com findest du in jedem Land Menschen, die zuhören. Bist du gerade sicher?
Sprich heute mit jemandem, der helfen kann, findahelpline.com hat kostenlose Nummern. Bist du in Sicherheit?
Wird es schlimmer, wähl den Notruf oder schau auf findahelpline.com. Ist jemand bei dir?

Okay|Klar|Alles gut|Verstehe|Kann ich gut verstehen|Ist okay|Gut zu wissen
Pass auf dich auf|Alles gut|Viel Glück|Mach's gut|Alles Liebe|Kein Groll
Ich bin da|Atme erst mal|Ich höre zu|Du bist mir wichtig|Schritt für Schritt|Wirklich
Das sage ich, ohne rot zu werden|Den Rest gibt's live|Und du?
`),
  it: pack(`
Tutto bene, e meglio ancora da quando mi hai scritto
Bene, e faccio finta di non sorridere al telefono
Bene, tranquillo e un po' curioso

Mi piace come lo racconti
Adesso voglio tutti i dettagli
C'è qualcosa dietro, me lo sento

Voglio la versione lunga, con {k} e tutto il resto
Ero tranquillo, poi è arrivata la parte con {k}
Dietro {k} c'è una storia, credo

Qual è stata la parte migliore della tua giornata?
Da calma a caotica, dove la mettiamo?
Che cosa ti piace di più in questo?
E com'è andata a finire?
E la versione senza censura?
Che cosa ti ha fatto sorridere oggi?

Grazie di avermelo detto chiaramente, lo rispetto
Messaggio ricevuto, e detto con garbo
Una risposta chiara è una gentilezza, grazie
Capito, e grazie della sincerità
Esco di scena con un piccolo inchino
Ci vuole coraggio per scriverlo, grazie

È stato bello parlare con te, stammi bene
In bocca al lupo per tutto
Spero che tutto vada bene per te
Ti auguro il meglio, davvero
Mi tengo le risate, stammi bene
Mi resta una bella chiacchierata

Quello che scrivi mi preoccupa, perché tu conti
Niente battute, sono qui e ascolto
Ti leggo piano, ed è bene che tu lo dica

Su findahelpline.com c'è gente che ascolta, in ogni paese. Sei al sicuro adesso?
Parla oggi con chi sa aiutare, findahelpline.com ha linee gratuite. Sei al sicuro?
Se diventa più forte, chiama il 112 o guarda findahelpline.com. C'è qualcuno accanto a te?

Va bene|Certo|Capisco|Ti leggo|Ah
Stammi bene|Senza rancore|Buona fortuna|Tutto a posto|Un saluto|Buona strada
Ci sono|Respira|Ti ascolto|Tu conti|Un passo alla volta|Davvero
Lo dico senza arrossire|Il resto, dal vivo|E tu?
`),
  pt: pack(`
Tudo ótimo, e melhor ainda com a sua mensagem
Bem, fingindo que não estou sorrindo para o celular
Bem, tranquilo e um pouco curioso

Gostei do jeito que você contou isso
Agora eu preciso de todos os detalhes
Tem uma história por trás disso, eu acho

Quero saber mais sobre {k}
Eu estava calmo até aparecer {k}
Tem mais história com {k}, eu acho

Qual foi a melhor parte do seu dia?
De calmo a caótico, onde fica isso?
O que você mais gosta nisso?
E como terminou?
E a versão sem censura?
O que te fez sorrir hoje?

Obrigado por dizer com clareza, eu respeito
Recado recebido, e com gentileza
Uma resposta clara é uma gentileza, obrigado
Entendi, e obrigado pela sinceridade
Saio de cena com uma pequena reverência
É preciso coragem para escrever isso, obrigado

Foi bom conversar com você, se cuida
Boa sorte por aí
Espero que tudo dê certo para você
Te desejo tudo de bom, de verdade
Fico com as risadas, se cuida
Guardo uma boa conversa, se cuida

O que você escreveu me preocupa, porque você importa
Sem piada agora, estou aqui e escuto
Li devagar, e que bom que você falou

Em findahelpline.com tem gente boa que escuta, em cada país. Você está segura agora?
Fala hoje com quem sabe ajudar, o CVV atende no 188, fora do Brasil findahelpline.com. Você está segura?
Se ficar mais forte, liga para a emergência ou veja findahelpline.com. Tem alguém do seu lado?

Tá bom|Claro|Entendo|Estou lendo|Certo|Obrigado por dizer|Pois é
Se cuida|Sem mágoa|Boa sorte|Tudo certo|Um abraço|Fica bem
Estou aqui|Respira|Estou ouvindo|Você importa|Um passo de cada vez|De verdade
Digo sem corar|O resto, ao vivo|E você?
`),
  nl: pack(`
Goed, en je bericht helpt mee
Goed, ik doe alsof ik niet naar mijn telefoon grijns
Goed, rustig en een beetje nieuwsgierig

Dat vertel je leuk
Hier wil ik alle details van
Daar zit meer achter, denk ik

Over {k} wil ik alles horen
Over {k} heb ik meerdere vragen
Achter {k} zit een verhaal, denk ik

Hoe liep het af?
Van rustig tot chaos, waar zit dit?
Waar moest je vandaag om lachen?
Waar kijk je deze week naar uit?
Is er een foto van?
Hoe voelde dat?

Dank dat je het eerlijk zegt, dat respecteer ik
Bericht ontvangen, netter kan niet
Duidelijk zijn is ook lief, dank je

Het was fijn om met je te praten
Veel geluk daarbuiten
Ik hoop dat het je goed gaat

Je bericht raakt me, want je bent belangrijk
Geen grapjes nu, ik ben er en ik luister
Ik lees dit rustig, en goed dat je het zegt

Op findahelpline.com vind je in elk land mensen die luisteren. Ben je nu veilig?
Praat vandaag met iemand die kan helpen, findahelpline.com heeft gratis nummers. Ben je veilig?
Wordt het erger, bel 112, of kijk op findahelpline.com. Is er iemand bij je?

Oké|Snap ik|Helder
Het ga je goed|Succes|Alles goed
Ik ben er|Adem even|Ik luister
Ik zeg het zonder blozen|De rest hoor je live|En jij?
`),
  sv: pack(`
Bra, och ditt meddelande hjälper
Bra, jag låtsas att jag inte ler mot mobilen
Bra, lugn och lite nyfiken

Jag gillar hur du berättar
Här vill jag ha alla detaljer
Det ligger mer bakom, tror jag

Om {k} vill jag höra allt
Jag har flera frågor om {k}
Det finns en historia bakom {k}, tror jag

Hur slutade det?
Från lugnt till kaos, var ligger det?
Vad fick dig att le i dag?
Vad ser du fram emot i veckan?
Finns det en bild?
Hur kändes det?

Tack för att du säger det rakt ut, det respekterar jag
Meddelandet mottaget, snällare går inte
Ett tydligt svar är omtänksamt, tack

Det var fint att prata med dig
Lycka till där ute
Hoppas allt blir bra för dig

Jag blir orolig av det du skriver, för du är viktig
Inga skämt nu, jag är här och lyssnar
Jag läser långsamt, och det är bra att du säger det

På findahelpline.com finns folk som lyssnar, i varje land. Är du trygg nu?
Prata i dag med någon som kan hjälpa, findahelpline.com har gratis nummer. Är du trygg?
Blir det värre, ring 112, eller se findahelpline.com. Är någon hos dig?

Okej|Jag förstår|Klart
Ta hand om dig|Lycka till|Allt gott
Jag är här|Andas|Jag lyssnar
Jag säger det utan att rodna|Resten tar vi live|Och du?
`),
  pl: pack(`
Dobrze, a twoja wiadomość pomaga
Dobrze, udaję, że nie szczerzę się do telefonu
Dobrze, spokojnie i z ciekawością

Lubię, jak o tym opowiadasz
Teraz chcę wszystkie szczegóły
Coś się za tym kryje, tak myślę

{k} to temat, o którym chcę usłyszeć wszystko
Byłem spokojny, a tu nagle {k}
{k} to chyba dopiero początek historii

I jak to się skończyło?
Od spokoju do chaosu, gdzie to leży?
Co cię dziś rozśmieszyło?
Na co czekasz w tym tygodniu?
Jest z tego zdjęcie?
Co wtedy pomyślałaś?

Dzięki, że mówisz wprost, szanuję to
Wiadomość odebrana, milej się nie da
Jasna odpowiedź to też życzliwość, dzięki

Miło się z tobą pisało
Powodzenia w świecie
Oby wszystko ci się ułożyło

Martwi mnie to, co piszesz, bo jesteś ważna
Bez żartów, jestem tu i słucham
Czytam powoli, dobrze, że to mówisz

Na findahelpline.com są ludzie, którzy słuchają, w każdym kraju. Jesteś teraz bezpieczna?
Porozmawiaj dziś z kimś, kto umie pomóc, findahelpline.com ma darmowe numery. Jesteś bezpieczna?
Jeśli będzie gorzej, dzwoń na 112 albo wejdź na findahelpline.com. Ktoś jest obok ciebie?

Okej|Jasne|Rozumiem|No tak
Trzymaj się|Powodzenia|Wszystkiego dobrego
Jestem tu|Oddychaj|Słucham
Mówię to bez rumieńca|Reszta na żywo|Co ty na to?
`),
  tr: pack(`
İyiyim, mesajın da iyi geldi
İyi, telefona sırıtmıyormuş gibi yapıyorum
İyi, sakin ve biraz meraklı

Anlatışını sevdim
Şimdi bütün ayrıntıları isterim
Bunun altında bir şey var bence

-

Peki sonu nasıl bitti?
Sakinden kaosa, bu nerede?
Bugün seni ne gülümsetti?
Bu hafta en çok neyi bekliyorsun?
Fotoğrafı var mı?
O an ne düşündün?

Açıkça söylediğin için sağ ol, saygı duyarım
Mesaj alındı, bundan kibarı olmaz
Net cevap da inceliktir, teşekkürler

Seninle yazışmak güzeldi
Yolun açık olsun
Umarım her şey gönlünce olur

Yazdıkların beni endişelendirdi, çünkü önemlisin
Şaka yok, buradayım ve dinliyorum
Yavaşça okudum, söylemen iyi oldu

Her ülkede dinleyen insanlar var: findahelpline.com. Şu an güvende misin?
Bugün yardım edebilecek biriyle konuş, ücretsiz hatlar findahelpline.com adresinde. Güvende misin?
Ağırlaşırsa 112 hattını ara ya da findahelpline.com adresine bak. Yanında biri var mı?

Tamam|Anladım|Peki
Kendine iyi bak|Bol şans|Sağlıcakla
Buradayım|Nefes al|Dinliyorum
Bunu kızarmadan söylüyorum|Gerisi yüz yüze|Ya sen?
`),
};
