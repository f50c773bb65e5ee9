/**
 * When she writes in another language than English, the reply is in hers. The coach understands less there: it
 * picks up one thing she named ({k}, as he says it back), answers 'and you?', and knows a no and a cry for help.
 */
import { type TopicLine, topic } from './topic';

export interface OtherLanguage {
  /** She asks how he is. */
  asksHim: RegExp;
  answer: TopicLine[];
  /** A reaction when no thing was found. */
  first: TopicLine[];
  /** A reaction to {k}. */
  about: TopicLine[];
  second: TopicLine[];
  starts: string[];
  /** Short last words, after a goodbye and after care. */
  closes: string[];
  careCloses: string[];
  goodbye: TopicLine[];
  goodbyeMore: TopicLine[];
  care: TopicLine[];
  careMore: TopicLine[];
  /** Contractions: 'de el' becomes 'del'. */
  joined(text: string): string;
}

function table(rows: string): TopicLine[] {
  return topic('language', 'x', null, rows).lines;
}

const same = (text: string): string => text;

/** Words after an article that are no thing to talk about. */
const NO_THING =
  /^(?:verdad|semana|finde|vez|dia|día|noche|tarde|mañana|gracias|cosa|cosas|días|jour|journée|soir|semaine|chose|fois|moment|weekend|monde|semaines|dia|noite|vez|coisa|semana|gente|giorno|giorni|sera|settimana|volta|cosa|cose|mondo|quiero|estoy|suis|verdade|vida|vie|vita|casa|maison|todo|tout|tutto|tudo|mismo|même|stesso|mesmo|más|plus)$/iu;

type Rule = [RegExp, (m: RegExpMatchArray) => string];
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
  un: 'ese',
  una: 'esa',
  um: 'esse',
  uma: 'essa',
  no: 'o',
  na: 'a',
  do: 'o',
  da: 'a',
  nos: 'os',
  nas: 'as',
  du: 'le',
  au: 'le',
  des: 'les',
  aux: 'les',
  al: 'el',
  del: 'el',
};
const swap = (word: string): string => MINE[word.toLowerCase()] ?? word.toLowerCase();
const THINGS: Record<string, Rule> = {
  es: [
    /(?<!\p{L})(el|la|los|las|mi|mis|un|una|al|del)\s+(\p{L}{4,})/giu,
    (m) => `${swap(m[1] ?? '')} ${m[2] ?? ''}`,
  ],
  fr: [
    /(?<!\p{L})(?:(le|la|les|mon|ma|mes|du|au|des)\s+|([ld]'))(\p{L}{4,})/giu,
    (m) => (m[2] ? `l'${m[3] ?? ''}` : `${swap(m[1] ?? '')} ${m[3] ?? ''}`),
  ],
  de: [/(?<=[\p{Ll},\d] )(\p{Lu}\p{Ll}{3,})/gu, (m) => m[1] ?? ''],
  pt: [
    /(?<!\p{L})(o|a|os|as|meu|minha|meus|minhas|um|uma|no|na|do|da)\s+(\p{L}{4,})/giu,
    (m) => `${swap(m[1] ?? '')} ${m[2] ?? ''}`,
  ],
  it: [
    /(?<!\p{L})(?:(il|la|lo|le|gli|mio|mia)\s+|((?:[ld]|un)'))(\p{L}{4,})/giu,
    (m) =>
      m[2]
        ? `l'${m[3] ?? ''}`
        : `${(m[1] ?? '').toLowerCase().replace('mio', 'il tuo').replace('mia', 'la tua')} ${m[3] ?? ''}`,
  ],
};

/** One thing she named, as he says it back: 'mi perro' is 'tu perro'. */
export function thingIn(language: string, text: string): string | null {
  const rule = THINGS[language];
  if (!rule) return null;
  for (const m of text.replace(/[’`´]/g, "'").matchAll(rule[0])) {
    const thing = rule[1](m);
    // 'a academia' reads like a slip to anybody who thinks in English.
    if (!/^a [aeio]/i.test(thing) && !NO_THING.test(thing.split(/[\s']/).at(-1) ?? '')) return thing;
  }
  // A name in the middle of a sentence is a thing too: 'da Napoli'.
  return language === 'de' ? null : (/(?<=\p{Ll} )\p{Lu}\p{Ll}{3,}/u.exec(text)?.[0] ?? null);
}

export const OTHER_LANGUAGES: Record<string, OtherLanguage> = {
  es: {
    asksHim: /\by t[uú](?!\p{L})|(?<!\p{L})t[uú] qu[eé]|\bqu[eé] tal\b|c[oó]mo (?:est[aá]s|vas|te va)/iu,
    answer: table(`
c Muy bien, y mejor ahora que leo tu mensaje.
p Bien, y fingiendo que no sonrío mirando el móvil.
i Bien, tranquilo y con curiosidad.
`),
    first: table(`
c Me gusta cómo lo cuentas.
p Vale, ahora quiero todos los detalles.
i Hay algo detrás de eso, lo noto.
`),
    about: table(`
c Lo de {k} me lo tienes que contar entero.
c No esperaba lo de {k}, y me gusta.
c Me quedo con lo de {k}, cuéntame más.
p Lo de {k} suena a película, compro la entrada.
p Estaba tranquilo hasta lo de {k}.
p Tengo varias preguntas sobre {k}.
i Hay algo en lo de {k} que me intriga.
i Sigo pensando en {k}.
i Creo que {k} es solo el principio de la historia.
`),
    second: table(`
C ¿Qué ha sido lo mejor de tu día?
C ¿Y cómo acabó la cosa?
C ¿Qué plan te haría ilusión esta semana?
P ¿Del uno al caos, dónde lo ponemos?
P ¿Y la versión sin censura?
P ¿Hay foto o tengo que imaginarlo?
I ¿Qué es lo que más te gusta de eso?
I ¿Qué te ha hecho sonreír hoy?
I ¿En qué piensas cuando por fin hay silencio?
`),
    starts: ['Vale.', 'Claro.', 'Ya.', 'Te leo.', 'Entiendo.'],
    closes: ['Cuídate.', 'Sin rencores.', 'Suerte.', 'Todo bien.', 'Un saludo.', 'Que vaya bien.'],
    careCloses: ['Aquí estoy.', 'Respira.', 'Te escucho.', 'Me importas.', 'Paso a paso.', 'De verdad.'],
    goodbye: table(`
c Gracias por decírmelo claro, lo respeto.
c Te entiendo, y gracias por la sinceridad.
p Mensaje recibido, y con mucha educación.
p Me retiro con una pequeña reverencia.
i Una respuesta clara es un detalle, gracias.
i Hace falta valor para decirlo, gracias.
`),
    goodbyeMore: table(`
c Ha sido un gusto hablar contigo, cuídate.
c Te deseo lo mejor, de verdad.
p Que te vaya genial ahí fuera.
p Me llevo las risas, cuídate.
i Ojalá te vaya todo bonito.
i Me quedo con una buena charla, cuídate.
`),
    care: table(`
c Me preocupa lo que escribes, porque me importas.
p Aquí estoy, sin bromas, te escucho.
i Te leo despacio, y me alegro de que lo digas.
`),
    careMore: table(`
c En findahelpline.com hay gente buena que escucha, en cada país. ¿Estás segura ahora mismo?
p Habla hoy con alguien que sepa ayudar, findahelpline.com tiene líneas gratuitas. ¿Estás a salvo ahora?
i Si se hace más fuerte, llama al número de emergencias. ¿Hay alguien a tu lado?
`),
    joined: (text) => text.replace(/\bde el\b/g, 'del').replace(/\ba el\b/g, 'al'),
  },
  de: {
    asksHim: /\b(?:und )?(?:dir|du|selbst)\s*\?|wie geht/i,
    answer: table(`
c Mir geht's gut, und deine Nachricht hilft dabei.
p Gut, ich tue nur so, als würde ich nicht aufs Handy grinsen.
i Gut, ruhig und ein bisschen neugierig.
`),
    first: table(`
c Das klingt richtig gut.
p Dazu brauche ich bitte alle Einzelheiten.
i Da steckt mehr dahinter, glaube ich.
`),
    about: table(`
c Zum Thema {k} will ich mehr wissen.
c Beim Wort {k} war ich ganz bei dir.
c Von {k} will ich die lange Fassung.
p Zu {k} habe ich mehrere Fragen.
p Bis zu {k} war ich noch ganz ruhig.
p Ich sehe {k} vor mir und muss lachen.
i Das mit {k} bleibt bei mir hängen.
i Hinter {k} steckt mehr, glaube ich.
i Ich denke noch über {k} nach.
`),
    second: table(`
C Was war bisher das Beste an deinem Tag?
C Wie ging es weiter?
C Worauf freust du dich diese Woche?
P Auf einer Skala von ruhig bis Chaos, wo liegt das?
P Wie lautet die unzensierte Version?
P Gibt es davon ein Foto?
I Was gefällt dir daran am meisten?
I Was hat dich heute zum Lächeln gebracht?
I Was ging dir dabei durch den Kopf?
`),
    starts: ['Okay.', 'Klar.', 'Alles gut.', 'Verstehe.', 'Ich lese dich.'],
    closes: ['Pass auf dich auf.', 'Alles gut.', 'Viel Glück.', "Mach's gut.", 'Alles Liebe.', 'Kein Groll.'],
    careCloses: [
      'Ich bin da.',
      'Atme erst mal.',
      'Ich höre zu.',
      'Du bist mir wichtig.',
      'Schritt für Schritt.',
      'Wirklich.',
    ],
    goodbye: table(`
c Danke, dass du es offen sagst, das respektiere ich.
c Verstanden, und danke für die Ehrlichkeit.
p Nachricht angekommen, netter geht es kaum.
p Ich verbeuge mich kurz und gehe von der Bühne.
i Eine klare Antwort ist freundlich, danke dafür.
i Das zu schreiben braucht Mut, danke.
`),
    goodbyeMore: table(`
c War schön, mit dir zu schreiben, pass auf dich auf.
c Ich wünsche dir alles Gute, ehrlich.
p Viel Glück da draußen.
p Die Lacher behalte ich, mach's gut.
i Ich hoffe, es kommt gut für dich.
i Ich behalte ein nettes Gespräch in Erinnerung.
`),
    care: table(`
c Was du schreibst, macht mir Sorgen, weil du mir wichtig bist.
p Keine Witze jetzt, ich bin da und höre zu.
i Ich lese das langsam, und ich bin froh, dass du es sagst.
`),
    careMore: table(`
c Auf findahelpline.com findest du in jedem Land Menschen, die zuhören. Bist du gerade sicher?
p Sprich heute mit jemandem, der helfen kann, findahelpline.com hat kostenlose Nummern. Bist du in Sicherheit?
i Wenn es schlimmer wird, wähl bitte den Notruf. Ist jemand bei dir?
`),
    joined: same,
  },
  fr: {
    asksHim: /\bet (?:toi|vous)\b|[cç]a va\s*\?|comment (?:tu vas|vas-tu|[cç]a va)/i,
    answer: table(`
c Ça va très bien, et encore mieux depuis ton message.
p Bien, et je fais semblant de ne pas sourire à mon téléphone.
i Bien, calme et un peu curieux.
`),
    first: table(`
c J'aime bien ta façon de le dire.
p Là, il me faut tous les détails.
i Il y a quelque chose derrière ça, je crois.
`),
    about: table(`
c Raconte-moi tout sur {k}.
c Je veux la version longue, avec {k} bien sûr.
c Là, avec {k}, tu as toute mon attention.
p J'étais calme, et puis {k}.
p J'ai plusieurs questions sur {k}.
p J'imagine {k} et je ris déjà.
i Je pense encore un peu: {k}, il y a une histoire là-dessous.
i Il y a plus que ça derrière {k}, je crois.
i Que tu parles de ça, {k}, ça dit quelque chose de toi.
`),
    second: table(`
C Quel a été le meilleur moment de ta journée?
C Et comment ça s'est fini?
C Qu'est-ce qui te ferait plaisir cette semaine?
P Entre calme et chaos, tu mets ça où?
P Et la version non censurée?
P Il y a une photo, ou je dois imaginer?
I Qu'est-ce que tu aimes le plus là-dedans?
I Qu'est-ce qui t'a fait sourire aujourd'hui?
I À quoi tu pensais à ce moment-là?
`),
    starts: ["D'accord.", 'Bien sûr.', 'Je comprends.', 'Je te lis.', 'Ah.'],
    closes: [
      'Prends soin de toi.',
      'Sans rancune.',
      'Bonne chance.',
      'Tout va bien.',
      'Belle journée.',
      'Bonne route.',
    ],
    careCloses: ['Je suis là.', 'Respire.', "Je t'écoute.", 'Tu comptes.', 'Pas à pas.', 'Vraiment.'],
    goodbye: table(`
c Merci de me le dire clairement, je respecte ça.
c Je comprends, et merci pour ta franchise.
p Message reçu, et gentiment dit.
p Je tire ma révérence, avec le sourire.
i Une réponse claire, c'est une gentillesse.
i Il faut du courage pour l'écrire, merci.
`),
    goodbyeMore: table(`
c C'était agréable de te parler, prends soin de toi.
c Je te souhaite le meilleur, vraiment.
p Bonne chance pour la suite.
p Je garde les rires, prends soin de toi.
i J'espère que tout ira bien pour toi.
i Je garde le souvenir d'une belle conversation.
`),
    care: table(`
c Ce que tu écris m'inquiète, parce que tu comptes.
p Pas de blague, je suis là et j'écoute.
i Je te lis lentement, et c'est bien que tu le dises.
`),
    careMore: table(`
c Sur findahelpline.com, des gens écoutent, dans chaque pays. Tu es en sécurité là?
p Parle aujourd'hui avec quelqu'un qui sait aider, findahelpline.com a des lignes gratuites. Tu es en sécurité?
i Si ça devient plus fort, appelle les urgences. Il y a quelqu'un à côté de toi?
`),
    joined: same,
  },
  pt: {
    asksHim: /\be (?:voc[eê]|vc|tu)(?!\p{L})|tudo bem\s*\?|como (?:voc[eê]|vc) (?:est[aá]|t[aá])|tudo bom/iu,
    answer: table(`
c Tudo ótimo, e melhor ainda com a sua mensagem.
p Bem, fingindo que não estou sorrindo para o celular.
i Bem, tranquilo e um pouco curioso.
`),
    first: table(`
c Gostei do jeito que você contou isso.
p Agora eu preciso de todos os detalhes.
i Tem uma história por trás disso, eu acho.
`),
    about: table(`
c Quero saber mais sobre {k}.
c Me conta tudo, com {k} e sem cortes.
c Não esperava {k}, e gostei.
p Eu estava calmo até aparecer {k}.
p Tenho várias perguntas sobre {k}.
p Estou imaginando {k} e já estou rindo.
i Tem mais história com {k}, eu acho.
i Continuo pensando: {k}.
i Falar sobre {k} já diz algo sobre você.
`),
    second: table(`
C Qual foi a melhor parte do seu dia?
C E como terminou?
C O que te deixaria animada esta semana?
P De calmo a caótico, onde fica isso?
P E a versão sem censura?
P Tem foto ou eu imagino?
I O que você mais gosta nisso?
I O que te fez sorrir hoje?
I O que passou pela sua cabeça?
`),
    starts: ['Tá bom.', 'Claro.', 'Entendo.', 'Estou lendo.', 'Certo.', 'Obrigado por dizer.', 'Pois é.'],
    closes: ['Se cuida.', 'Sem mágoa.', 'Boa sorte.', 'Tudo certo.', 'Um abraço.', 'Fica bem.'],
    careCloses: [
      'Estou aqui.',
      'Respira.',
      'Estou ouvindo.',
      'Você importa.',
      'Um passo de cada vez.',
      'De verdade.',
    ],
    goodbye: table(`
c Obrigado por dizer com clareza, eu respeito.
c Entendi, e obrigado pela sinceridade.
p Recado recebido, e com gentileza.
p Saio de cena com uma pequena reverência.
i Uma resposta clara é uma gentileza, obrigado.
i É preciso coragem para escrever isso, obrigado.
`),
    goodbyeMore: table(`
c Foi bom conversar com você, se cuida.
c Te desejo tudo de bom, de verdade.
p Boa sorte por aí.
p Fico com as risadas, se cuida.
i Espero que tudo dê certo para você.
i Guardo uma boa conversa, se cuida.
`),
    care: table(`
c O que você escreveu me preocupa, porque você importa.
p Sem piada agora, estou aqui e escuto.
i Li devagar, e que bom que você falou.
`),
    careMore: table(`
c Em findahelpline.com tem gente boa que escuta, em cada país. Você está segura agora?
p Fala hoje com quem sabe ajudar, no Brasil o CVV atende no 188. Você está segura?
i Se ficar mais forte, liga para a emergência. Tem alguém do seu lado?
`),
    joined: same,
  },
  it: {
    asksHim: /\be tu\b|come (?:stai|va)|tutto bene\s*\?/i,
    answer: table(`
c Tutto bene, e meglio ancora da quando mi hai scritto.
p Bene, e faccio finta di non sorridere al telefono.
i Bene, tranquillo e un po' curioso.
`),
    first: table(`
c Mi piace come lo racconti.
p Adesso voglio tutti i dettagli.
i C'è qualcosa dietro, me lo sento.
`),
    about: table(`
c Voglio la versione lunga, con {k} e tutto il resto.
c Non mi aspettavo {k}, e mi piace.
c Con {k} hai tutta la mia attenzione.
p Ero tranquillo, poi è arrivata la parte con {k}.
p Immagino {k} e sto già ridendo.
p Pagherei il biglietto per vedere {k}.
i Dietro {k} c'è una storia, credo.
i Continuo a pensare: {k}.
i Mi resta in testa {k}.
`),
    second: table(`
C Qual è stata la parte migliore della tua giornata?
C E com'è andata a finire?
C Che cosa ti farebbe piacere questa settimana?
P Da calma a caotica, dove la mettiamo?
P E la versione senza censura?
P C'è una foto o devo immaginare?
I Che cosa ti piace di più in questo?
I Che cosa ti ha fatto sorridere oggi?
I Che cosa hai pensato in quel momento?
`),
    starts: ['Va bene.', 'Certo.', 'Capisco.', 'Ti leggo.', 'Ah.'],
    closes: [
      'Stammi bene.',
      'Senza rancore.',
      'Buona fortuna.',
      'Tutto a posto.',
      'Un saluto.',
      'Buona strada.',
    ],
    careCloses: ['Ci sono.', 'Respira.', 'Ti ascolto.', 'Tu conti.', 'Un passo alla volta.', 'Davvero.'],
    goodbye: table(`
c Grazie di avermelo detto chiaramente, lo rispetto.
c Capito, e grazie della sincerità.
p Messaggio ricevuto, e detto con garbo.
p Esco di scena con un piccolo inchino.
i Una risposta chiara è una gentilezza, grazie.
i Ci vuole coraggio per scriverlo, grazie.
`),
    goodbyeMore: table(`
c È stato bello parlare con te, stammi bene.
c Ti auguro il meglio, davvero.
p In bocca al lupo per tutto.
p Mi tengo le risate, stammi bene.
i Spero che tutto vada bene per te.
i Mi resta una bella chiacchierata.
`),
    care: table(`
c Quello che scrivi mi preoccupa, perché tu conti.
p Niente battute, sono qui e ascolto.
i Ti leggo piano, ed è bene che tu lo dica.
`),
    careMore: table(`
c Su findahelpline.com c'è gente che ascolta, in ogni paese. Sei al sicuro adesso?
p Parla oggi con chi sa aiutare, findahelpline.com ha linee gratuite. Sei al sicuro?
i Se diventa più forte, chiama il 112. C'è qualcuno accanto a te?
`),
    joined: same,
  },
};
