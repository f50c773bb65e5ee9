/**
 * What he answers to her question in another language than English: a stance, a choice or a wish, no invented fact
 * of his life. The patterns are for all five at once, as they share many words.
 */
import { lines } from '../text';
import type { TopicLine } from './topic';

export interface OtherAnswer {
  asks: RegExp;
  lines: TopicLine[];
}

/** Accents may be missing ('é', 'e', 'ue' for 'ü'), and _ is the end of a word. */
const loose = (words: string): string =>
  words
    .replace(/[à-ü]/g, (a) => `(?:${a}|${a.normalize('NFD')[0]}e?)`)
    .replace(/_/g, '(?!\\p{L})')
    .replace(/~/g, '\\p{L}*');

/** Words before the first thing, words left out, and words that make it no choice. */
const LEAD =
  "más|mais|più|plutôt|préf~|elig~|choisis|scegli|escolhe|gusta~|gosta|piac~|apetece|entre|tra|mejor|mieux|meglio|melhor|eres de|t?'?es du|quedamos|vamos|eher|lieber|(?:mag|trink|nimm|will)st du|team|time";
const SKIP =
  'y|et?|und|na|d[aeiou]s?|della?|dei|de[lmnr]|die|el|l[aeo]s?|il|i|gli|as?|os?|à|al|all[ao]|aux?|ao|e[mn]|i[mn]s?|a[mn]s?|por|un[ae]?|uma?|eine?n?|n[oa]|ser';
const NOT =
  "t[uei]|tú|toi|ton|ta|t'.+|você|vc|du|di[rc]h?|dein~|mi[oa]?|yo|io|je|j'.+|ich|mi[rc]h?|moi|mon|me|eu|non?|não|nicht|pas|así|così|so|assim|qu[eé]|che|cosa|was|quoi|qu'.+|algo|nix|nichts|nada|nunca|nie|mai|ya|já|er?es|est|estás|sei|é|è|está|bist|ist|hast?|hai|tem|tienes|vives|v[aei]s|trabajas|estudias|lavori|studi|trabalha|estuda|ça|on|rien|talvez|seja|menos|bei|chez|~rt[ei]";

function choice(or: string): RegExp {
  const skip = `(?:(?:${LEAD}|${SKIP}) |(?:d?[ae]ll|un|[ld])')*`;
  const thing = `${skip}((?:(?!(?:${NOT})_)[\\p{L}'-]+)(?: (?!(?:${NOT})_)[\\p{L}'-]+){0,2})`;
  const end = '(?=\\s*(?:$|[^\\p{L}\\s]| (?:para?|pour|für|per|à|e[mn]|i[mn]|[cq]uando)_))';
  const start = `(?:^|[^\\p{L}\\p{N}\\s'-]|(?<!\\p{L})(?:${LEAD}) )\\s*`;
  return new RegExp(loose(`${start}${thing},? (?:${or}) ${thing}${end}`), 'iu');
}

/** Two things to choose from, in groups 1 and 2: '¿mar o montaña?' */
export const OTHER_CHOICE: Readonly<Record<string, RegExp>> = {
  es: choice('o|u'),
  fr: choice('ou'),
  de: choice('oder'),
  it: choice('o|oppure'),
  pt: choice('ou'),
};

const TONES = ['confident', 'playful', 'intriguing'] as const;

const WHEN =
  'find?e_|fin de|fim|fds|week|woche|sema|sett|noche|noite|soir|sera|abend|ho[yj]|oggi|mañ|amanhã|demain|doma|morgen|va[ck]a|féri|urlaub|sáb|sam|viern|vend|vener|freitag|sexta|domi|dim|sonn';

/** For each kind a pattern, then for each language above its lines in the order of TONES. */
const KINDS = lines(`
-
Yo soy más de {o}, sin dudarlo.
Team {o}, con bandera.
Hoy digo {o}, mañana ya veremos.
Plutôt {o}, sans hésiter.
Team {o}, avec drapeau.
Là {o}, demain on verra.
Eher {o}, ganz klar.
Team {o}, mit Fahne.
Heute {o}, morgen mal sehen.
Direi {o}, senza dubbi.
Team {o}, con bandiera.
Oggi {o}, domani vediamo.
Sou mais {o}, sem pensar.
Time {o}, com bandeira.
Hoje {o}, amanhã não sei.
busc|cherche|recherche|such(st|e)|erhoffst|cerc(hi|ando)_|procura|tinder|bumble|hinge|(haces|fais|machst|fai|sei|faz|trae|traz) (du |por )?(aquí|ici|hier|qui|aqui)|t'amène|(est[ae]|la|cette|l'|der|quest'|sull'|nes[st]e) ?app|(algo|du|qualcosa di) séri|festes|rela[ctz]|beziehung
Alguien con quien reír y hablar.
Alguien que me robe patatas.
Algo que se nota enseguida.
Quelqu'un avec qui rire et parler.
Quelqu'un qui vole mes frites.
Ce qu'on reconnaît en le voyant.
Jemanden zum Lachen und Reden.
Jemanden, der meine Pommes klaut.
Etwas, das man sofort erkennt.
Qualcuno con cui ridere e parlare.
Qualcuno che mi rubi le patatine.
Qualcosa che si riconosce subito.
Alguém pra rir e conversar.
Alguém que roube minha batata.
Algo que a gente reconhece na hora.
queda(mos|r)_|nos vemos|vernos|(?<!qué )te (apetece|animas|apuntas|invito)|tomamos|(tomar|boire|prendre|bere|prendere) (una?|uma|algo)|vamos|andiamo|usciamo|salimos|cen(amos|iamo)|comemos|on (se )?(voit|boit|va_|prend|mange|sort|dîne)|se voir|ça te (dit|tente|va)|un verre|(treffen|sehen|gehen|wollen) wir|uns (treffen|sehen)|hast du.*(lust|bock|zeit)|trinken|ci (vediamo|becchiamo|prendiamo)|vederci|ti va(?! di dove)|a gente se|bora_|topa|quer (sair|ir|jantar|tomar|me)|(?<!ti?empo |temps |ratos )lib(re|er[oa])_|t?e?s?tá livre|frei_|dispo|o[ck]?cup(ad|é)|beschäftigt|impegnat|hueco|tienes tiempo|(tem|hai) tempo|(puedes|kannst du|puoi|pode|peux) (el|am|a|morgen|mañana|hoy|heute|hoje|oggi|demain|domani|amanhã|na|no|este|sab|ven)|passt (dir|es)
Encantado, tú di el día.
Sí, hasta peinado, di cuándo.
Sí, tú el día y yo la sorpresa.
Avec plaisir, dis-moi le jour.
Oui, et coiffé, dis-moi quand.
Oui, à toi le jour, à moi la surprise.
Sehr gern, sag mir den Tag.
Ja, sogar gekämmt, sag wann.
Ja, du den Tag, ich die Überraschung.
Volentieri, dimmi il giorno.
Sì, pure pettinato, dimmi quando.
Sì, a te il giorno, a me la sorpresa.
Com prazer, me diz o dia.
Sim, até penteado, diz quando.
Sim, você o dia, eu a surpresa.
pläne?s?_|planos_|piani_|hast du.*vor_|programm?[aei]|geplant|prévu|proje|progett|(haces|hacer|harás|fais|faire|feras|machst|fai|farai|fare|faz|fazer)_.*(${WHEN})
De plan, comer bien y reír sin reloj.
Sofá y manta, salvo un plan mejor.
Quiero dejar el día libre para lo inesperado.
Bien manger et rire, sans regarder l'heure.
Le canapé, sauf meilleur plan.
Garder le week-end libre pour l'imprévu.
Gut essen, viel lachen, keine Uhr.
Sofa, außer jemand hat den besseren Plan.
Das Wochenende frei lassen für Unerwartetes.
Mangiare bene e ridere, senza orologio.
Divano, salvo un piano migliore.
Tenere il weekend libero per l'imprevisto.
Comer bem e rir, sem relógio.
Sofá, até surgir um plano melhor.
Deixar o fim de semana livre pro inesperado.
(cómo|qué tal|has hecho|hiciste|comment|c'était|as.*fait|passé|wie|come|com'è|hai fatto|como|foi|fez)_.*(día_|tag_|journée|giornata|tarde|ayer|ontem|hier|ieri|${WHEN})|hast du.*gemacht|(ta|la tua|seu) (journée|giornata|dia|tag)_
Bien, y contigo acaba mejor.
Un siete, contigo ya es un nueve.
Bien, solo falta un buen final.
Bien, et mieux avec toi.
Un sept, avec toi c'est un neuf.
Bien, il manque une belle fin.
Gut, und mit dir noch besser.
Eine Sieben, mit dir eine Neun.
Gut, nur ein schönes Ende fehlt.
Bene, e con te finisce meglio.
Un sette, con te diventa nove.
Bene, manca solo un bel finale.
Bem, e com você termina melhor.
Nota sete, com você vira nove.
Bem, só falta um bom final.
com(er|es|ida)_|mang|bouffe|cibo|piatt|plato|prato|plats?_|isst|~(essen|gericht)_|queso|queijo|fromage|formagg|käse|postre|sobremesa|dess?ert|nachtisch|dul?c|dolc|doce|sü(ß|ss)|sucré|co[cz]in|cu[ci]s?in|koch|r[ei]sto?[ar]|resto_|cen[ae]s?r?_|jant|dîn|pizza|pasta_|sushi|caff?é|kaffee|vin[oh]|wein_|bièr|bir+a|cerve
Pasta, queso curado y chocolate.
De todo, y postre doble.
Pizza hecha a medias.
Le comté, et une bonne tarte.
Le fromage, tous, et double dessert.
Des pâtes cuisinées à deux.
Pasta, Bergkäse und Schokolade.
Alles, und Nachtisch doppelt.
Pizza, zu zweit gemacht.
Pasta, pecorino e cioccolato.
Di tutto, e doppio dolce.
Pizza, fatta in due.
Massa, queijo minas e chocolate.
De tudo, e sobremesa em dobro.
Pizza, feita a dois.
~film|pelí|kino|ciné|séri|~serie|li[bv]r|~buch|bücher|lee[sr]_|ler_|leyendo|lendo|(você|vc) lê_|lis_|lire|liest|lesen|legg|novela|roman|netflix|schau(st|e)_|guck|regardes|guardi_|vendo_|viendo|assist
Un buen thriller en el sofá, sin móvil.
Una comedia mala, con comentarios.
Una serie con final abierto.
Un bon film, un plaid, zéro téléphone.
Une comédie ratée, en riant fort.
Une série à fin ouverte.
Einen guten Film, Decke, Handy weg.
Eine schlechte Serie, laut kommentiert.
Filme mit offenem Ende.
Un bel film, senza telefono.
Una commedia brutta, con commenti.
Una serie col finale aperto.
Um filme bom, celular longe.
Comédia ruim, com comentários.
Uma série com final aberto.
~musi[ckq]|músi|can[cztç]|chans|chant|~lied|song|sing|con[cz]i?ert|konzert|grup+o|band|[eé]?s?cuch|écout|ascolt|escut|ouv|hörst|dan[sçc]|tanz|bail|ball|show|festival
Soul de noche, rock de día.
Todo estribillo destrozable.
Una canción que habla de ti.
Soul le soir, rock le matin.
Tout refrain à massacrer.
Une chanson qui parle de toi.
Abends Soul, tagsüber Rock.
Jeder Refrain zum Mitgrölen.
Ein Lied, das von dir handelt.
Soul di sera, rock di giorno.
Ogni ritornello da rovinare.
Una canzone che parla di te.
Soul de noite, rock de dia.
Todo refrão pra estragar.
Uma música que fala de você.
via[gj]|voyag|~reis|pla[yg]a|praia|plage|spiagg|strand|mare?_|mer_|meer_|monta|berge|país|pays|paese|~land_|(?<!cr.*)destin|lu[go]ar|lugar|endroit|posto|~ort_|va[ck]a|férias|~urlaub
El mar, vino blanco y sin reloj.
Una terraza ya es aventura.
Un pueblo sin cobertura.
La mer, du vin blanc, pas de montre.
Une terrasse, voilà mon aventure.
Un village sans réseau.
Das Meer, Weißwein und keine Uhr.
Eine Terrasse reicht.
Ein Dorf ohne Netz.
Il mare, vino bianco, niente orologio.
Una terrazza è già avventura.
Un paesino senza campo.
O mar, vinho branco e zero relógio.
Um boteco já é aventura.
Um vilarejo sem sinal.
qué (haces|andas|cuentas)|haciendo|ahora|fais|en train|quoi de (beau|neuf)|machst du|treibst|gerade|grad_|fai_|stai_|facendo|combini|fazendo|(que|q|vc|você) (faz|tá|está)|agora
Escribirte, y con ganas.
Sonreírle al móvil.
Pensar qué preguntarte luego.
T'écrire, et ça me plaît.
Sourire à mon téléphone.
Penser à ma prochaine question.
Dir schreiben, und das gern.
Dem Handy zulächeln.
Mir die nächste Frage überlegen.
Ti scrivo, e volentieri.
Sorrido al telefono.
Penso alla prossima domanda.
Te escrevendo, e com gosto.
Sorrindo pro celular.
Pensando na próxima pergunta.
opin|pi?ens|cre|crois|t[ei] (sembra|parece)|parece|avis|trouv|denkst|glaubst|hältst|mein(st|ung)|findest|secondo te|según|selon|ach[ao]|acredit
Más a favor que en contra.
Firme, hasta oír la tuya.
Diría que sí, con un matiz.
Plutôt pour que contre.
Avis ferme, jusqu'au tien.
Je dirais oui, avec une nuance.
Eher dafür als dagegen.
Feste Meinung, bis ich deine höre.
Eher ja, mit einem Aber.
Più a favore che contro.
Opinione ferma, fino alla tua.
Direi di sì, con una sfumatura.
Mais a favor do que contra.
Firme, até ouvir a sua.
Diria que sim, com um porém.
.
Te lo digo, y luego tú.
Un segundo, quiero quedar bien.
Esa te la debo en persona.
Je te dis, puis c'est à toi.
Une seconde, je veux briller.
Celle-là, ce sera en vrai.
Sag ich dir, dann du.
Sekunde, ich will gut dastehen.
Die gibt es nur live.
Te lo dico, poi tocca a te.
Un attimo, voglio far bene.
Questa te la devo di persona.
Respondo, e depois é você.
Um segundo, quero fazer bonito.
Essa eu conto ao vivo.
`);

/** First match wins. {o} is the first of two things to choose from. */
export const OTHER_ANSWERS: Readonly<Record<string, readonly OtherAnswer[]>> = Object.fromEntries(
  Object.entries(OTHER_CHOICE).map(([language, either], of) => [
    language,
    KINDS.flatMap((row, at) => {
      if (at % 16) return [];
      const asks = at ? new RegExp(`(?<!\\p{L})(?:${loose(row)})`, 'iu') : either;
      const text = (n: number) => KINDS[at + of * 3 + n + 1] ?? '';
      return [{ asks, lines: TONES.map((tone, n) => ({ tone, asks: false, hers: false, text: text(n) })) }];
    }),
  ]),
);
