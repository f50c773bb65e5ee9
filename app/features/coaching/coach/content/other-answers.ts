/**
 * What he answers to her question in another language than English: a stance, a choice or a wish, no invented fact
 * of his life. A pattern is for five languages at once, as they share many words, and a second one for the other four.
 */
import { lines } from '../text';
import { inTones, OTHER_LANGUAGES } from './other-languages';
import type { TopicLine } from './topic';

export interface OtherAnswer {
  asks: RegExp;
  lines: TopicLine[];
}

/** Accents may be missing ('é', 'e', 'ue' for 'ü'), and _ is the end of a word. */
const loose = (words: string): string =>
  words
    .replace(/[à-ž]/g, (a) => `(?:${a}|${a.normalize('NFD')[0]}e?)`)
    .replace(/_/g, '(?!\\p{L})')
    .replace(/~/g, '\\p{L}*');

/** Words before the first thing, words left out, and words that make it no choice. */
const LEAD =
  "más|mais|più|plutôt|préf~|elig~|choisis|scegli|escolhe|gusta~|gosta|piac~|apetece|entre|tra|mejor|mieux|meglio|melhor|eres de|t?'?es du|quedamos|vamos|eher|lieber|(?:mag|trink|nimm|will)st du|team|time|ben je|meer|kies|är du|föredrar|hellre|mer|gillar|wolisz|bardziej|raczej|jesteś";
const SKIP =
  'y|et?|und|na|d[aeiou]s?|della?|dei|de[lmnr]|die|el|l[aeo]s?|il|i|gli|as?|os?|à|al|all[ao]|aux?|ao|e[mn]|i[mn]s?|a[mn]s?|por|un[ae]?|uma?|eine?n?|n[oa]|ser|een|het|van|met|ett?|och|av|på|den';
const NOT =
  "t[uei]|tú|toi|ton|ta|t'.+|você|vc|du|di[rc]h?|dein~|mi[oa]?|yo|io|je|j'.+|ich|mi[rc]h?|moi|mon|me|eu|non?|não|nicht|pas|así|così|so|assim|qu[eé]|che|cosa|was|quoi|qu'.+|algo|nix|nichts|nada|nunca|nie|mai|ya|já|er?es|est|estás|sei|é|è|está|bist|ist|hast?|hai|tem|tienes|vives|v[aei]s|trabajas|estudias|lavori|studi|trabalha|estuda|ça|on|rien|talvez|seja|menos|bei|chez|~rt[ei]|jij|je|ik|niet|iets|inte|vad|något|ja|nej|dig|mig|ty|mnie|nie|wiem|coś|może|za";

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
  nl: choice('of'),
  sv: choice('eller'),
  pl: choice('czy'),
  tr: /(\p{L}+) m[iıuü](?:s[iı]n)?,? (?:yoksa )?(\p{L}+) m[iıuü]/iu,
};

const WHEN =
  'find?e_|fin de|fim|fds|week|woche|sema|sett|noche|noite|soir|sera|abend|ho[yj]|oggi|mañ|amanhã|demain|doma|morgen|va[ck]a|féri|urlaub|sáb|sam|viern|vend|vener|freitag|sexta|domi|dim|sonn|avond|vandaag|vrij|zater|zonda|maandag|helg|kväll|i ?dag|i ?morgon|fredag|lörd|sönd|wiecz|jutr|dziś|tydz|piąt|sobot|niedz|akşam|yarın|bugün|hafta|pazar';

/** For each kind two patterns, then for each language above its lines in the order of TONES. */
const KINDS = lines(`
-
-
Yo soy más de {o}, sin dudarlo|Team {o}, con bandera|Hoy digo {o}, mañana ya veremos
Plutôt {o}, sans hésiter|Team {o}, avec drapeau|Là {o}, demain on verra
Eher {o}, ganz klar|Team {o}, mit Fahne|Heute {o}, morgen mal sehen
Direi {o}, senza dubbi|Team {o}, con bandiera|Oggi {o}, domani vediamo
Sou mais {o}, sem pensar|Time {o}, com bandeira|Hoje {o}, amanhã não sei
Eerder {o}, zonder twijfel
{o}, utan tvekan
{o}, bez wahania
{o}, hiç düşünmeden
busc|cherche|recherche|such(st|e)|erhoffst|cerc(hi|ando)_|procura|tinder|bumble|hinge|(haces|fais|machst|fai|sei|faz|trae|traz) (du |por )?(aquí|ici|hier|qui|aqui)|t'amène|(est[ae]|la|cette|l'|der|quest'|sull'|nes[st]e) ?app|(algo|du|qualcosa di) séri|festes|rela[ctz]|beziehung
zoek_|tinder|bumble|söker|letar|szuka|arıyors|relati|relacj|serieus|ilişki|gör du här|(doe|brengt) je hier
Alguien con quien reír y hablar
Quelqu'un avec qui rire et parler
Jemanden zum Lachen und Reden
Qualcuno con cui ridere e parlare
Alguém pra rir e conversar
Iemand om mee te lachen en te praten
Någon att skratta och prata med
Kogoś do śmiechu i rozmów
Birlikte gülüp konuşacağım birini
queda(mos|r)_|nos vemos|vernos|(?<!qué )te (apetece|animas|apuntas|invito)|tomamos|(tomar|boire|prendre|bere|prendere) (una?|uma|algo)|vamos|andiamo|usciamo|salimos|cen(amos|iamo)|comemos|on (se )?(voit|boit|va_|prend|mange|sort|dîne)|se voir|ça te (dit|tente|va)|un verre|(treffen|sehen|gehen|wollen) wir|uns (treffen|sehen)|hast du.*(lust|bock|zeit)|trinken|ci (vediamo|becchiamo|prendiamo)|vederci|ti va(?! di dove)|a gente se|bora_|topa|quer (sair|ir|jantar|tomar|me)|(?<!ti?empo |temps |ratos )lib(re|er[oa])_|t?e?s?tá livre|frei_|dispo|o[ck]?cup(ad|é)|beschäftigt|impegnat|hueco|tienes tiempo|(tem|hai) tempo|(puedes|kannst du|puoi|pode|peux) (el|am|a|morgen|mañana|hoy|heute|hoje|oggi|demain|domani|amanhã|na|no|este|sab|ven)|passt (dir|es)
zin om|pasuje|zullen we|(ga|kan|kun|heb|ben) je (mee|tijd|vrij|~dag)|afspre|drankje|ska vi|vill du (ses|ta_|häng|med|fika)|ses_|hinner|ledig|passar|spotka|wyskocz|masz (czas|ochotę)|idziemy|pójd|umów|wolny_(?! cz)|buluş|görüş|müsait|vakt|gel(ir mi|sene)|(çık|gid|iç)[ae]lı?i?m|uygun
Encantado, tú di el día|Sí, hasta peinado, di cuándo|Sí, tú el día y yo la sorpresa
Avec plaisir, dis-moi le jour|Oui, et coiffé, dis-moi quand|Oui, à toi le jour, à moi la surprise
Sehr gern, sag mir den Tag|Ja, sogar gekämmt, sag wann|Ja, du den Tag, ich die Überraschung
Volentieri, dimmi il giorno|Sì, pure pettinato, dimmi quando|Sì, a te il giorno, a me la sorpresa
Com prazer, me diz o dia|Sim, até penteado, diz quando|Sim, você o dia, eu a surpresa
Graag, zeg jij de dag|Ja, zelfs gekamd, zeg maar wanneer|Ja, jij de dag, ik de verrassing
Gärna, säg en dag|Ja, till och med kammad, säg när|Ja, du dagen, jag överraskningen
Chętnie, powiedz kiedy|Tak, nawet uczesany, podaj dzień|Tak, ty dzień, ja niespodzianka
Seve seve, günü sen söyle|Olur, saçımı bile tararım, gün senden|Olur, gün senden, sürpriz benden
pläne?s?_|planos_|piani_|hast du.*vor_|programm?[aei]|geplant|prévu|proje|progett|(haces|hacer|harás|fais|faire|feras|machst|fai|farai|fare|faz|fazer)_.*(${WHEN})
~plan(nen|y|er|uj|ın?|lar~)_|(doe|ga|gör|ska|robisz|zrobisz)_.*(${WHEN})|(${WHEN}).*yap
De plan, comer bien y reír sin reloj
Bien manger et rire, sans regarder l'heure
Gut essen, viel lachen, keine Uhr
Mangiare bene e ridere, senza orologio
Comer bem e rir, sem relógio
Lekker eten en lachen, zonder klok
Äta gott och skratta, utan klocka
Dobre jedzenie i śmiech bez zegarka
Saate bakmadan yiyip gülmek
(cómo|qué tal|has hecho|hiciste|comment|c'était|as.*fait|passé|wie|come|com'è|hai fatto|como|foi|fez)_.*(día_|trabaj|boulot|arbeit|lavoro|tag_|journée|giornata|tarde|ayer|ontem|hier|ieri|${WHEN})|hast du.*gemacht|(ta|la tua|seu) (journée|giornata|dia|tag)_
(hoe|hur|jak)_.*(dag|week|helg|veck|dzie|dni|poniedzia|werk|jobb|prac|${WHEN})|(gün|hafta|iş)~.*nasıl|nasıl geç|min[ęą].
Bien, y contigo acaba mejor|Un siete, contigo ya es un nueve|Bien, solo falta un buen final
Bien, et mieux avec toi|Un sept, avec toi c'est un neuf|Bien, il manque une belle fin
Gut, und mit dir noch besser|Eine Sieben, mit dir eine Neun|Gut, nur ein schönes Ende fehlt
Bene, e con te finisce meglio|Un sette, con te diventa nove|Bene, manca solo un bel finale
Bem, e com você termina melhor|Nota sete, com você vira nove|Bem, só falta um bom final
Goed, en met jou nog beter
Bra, och bättre med dig
Dobrze, a z tobą jeszcze lepiej
İyi, seninle daha da iyi
dedicas|trabaj|curr[oa]|laburo|estudi|dans la vie|boulot|métier|travail|bosses|étud|~beruf|arbeit|lavor|mestiere|n?ella vita|da vida|trabalh|profiss|faculdade|job_
werk~|beroep|jobb?|studeer|pluggar|arbet|prac[aęuoy]_|pracuj|zawod|zajmuj|studi|iş(in|te)?_|çalış|mesle
Adivina mi oficio, tres intentos
Devine mon métier, trois essais
Rate meinen Beruf, drei Versuche
Indovina il mio mestiere, tre tentativi
Adivinha minha profissão, três chances
Raad mijn beroep, drie pogingen
Gissa mitt yrke, tre försök
Zgadnij mój zawód, trzy próby
Mesleğimi bil, üç hakkın var
(gusta|mola) hacer|tiempo libre|~hobb|aficion|aim(es|er)? faire|temps libre|passion|freizeit|machst du.*gern|piace fare|tempo li[bv]|gosta de fazer
graag_|vrije tijd|~hobb|gillar du att|fritid|tycker du om att|lubisz rob|wolnym|wolny czas|boş zaman|yapmay|hobi
Aire libre y buenas charlas
Le grand air et les longues discussions
Draußen sein und gut reden
Aria aperta e belle chiacchiere
Ar livre e boa conversa
Buiten zijn en goed praten
Vara ute och prata länge
Świeże powietrze i dobre rozmowy
Açık hava ve uzun sohbetler
(?<!(?:welch|quel|cu[áa]l|qual|welk|vilk|jaki|hangi).*)(?:opin|pi?ens|cre|crois|t[ei] (sembra|parece)|parece|avis|trouv|denkst|glaubst|hältst|mein(st|ung)|findest|secondo te|según|selon|ach[ao]|acredit|ananas|piña|abacaxi)
(?<!(?:welch|quel|cu[áa]l|qual|welk|vilk|jaki|hangi).*)(?:vind|denk|gelo|tycker|tror|myśl|sądz|wierz|zdani|uważ|düşün|inan|sence|ananas)
Más a favor que en contra
Plutôt pour que contre
Eher dafür als dagegen
Più a favore che contro
Mais a favor do que contra
Eerder voor dan tegen
Mer för än emot
Raczej za niż przeciw
Daha çok evet tarafındayım
com(er|es|ida)_|mang|bouffe|cibo|piatt|plato|prato|plats?_|isst|~(essen|gericht)_|queso|queijo|fromage|formagg|käse|postre|sobremesa|dess?ert|nachtisch|dul?c|dolc|doce|sü(ß|ss)|sucré|co[cz]in|cu[ci]s?in|koch|r[ei]sto?[ar]|resto_|cen[ae]s?r?_|jant|dîn|pizza|pasta_|sushi|caff?é|kaffee|vin[oh]|wein_|bièr|bir+a|cerve
eten_|eet_|lekker|gerecht|~kaas|toetje|taart|koek|koffie|drink~|bier|wijn|k[o]+k|laga|~mat_|ät[ae]r?_|fika|~kak[ao]r?_|kaffe|dricker|je(ść|sz)|dani[ea]|ser_|deser|ciast|kaw[ayę]|herbat|pij|gotuj|yeme|ye(r|di)|tatlı|peynir|kahve|çay|iç(er|ecek)|piş|pizza|pasta
Pasta, queso curado y chocolate|De todo, y postre doble|Pizza hecha a medias
Le comté, et une bonne tarte|Le fromage, tous, et double dessert|Des pâtes cuisinées à deux
Pasta, Bergkäse und Schokolade|Alles, und Nachtisch doppelt|Pizza, zu zweit gemacht
Pasta, pecorino e cioccolato|Di tutto, e doppio dolce|Pizza, fatta in due
Massa, queijo minas e chocolate|De tudo, e sobremesa em dobro|Pizza, feita a dois
Pasta, oude kaas en appeltaart
Pasta, ost och kanelbullar
Makaron, ser i szarlotka
Makarna, peynir ve çikolata
~film|pelí|kino|ciné|séri|~serie|li[bv]r|~buch|bücher|lee[sr]_|ler_|leyendo|lendo|(você|vc) lê_|lis_|lire|liest|lesen|legg|novela|roman|netflix|schau(st|e)_|guck|regardes|guardi_|vendo_|viendo|assist
~film|~serie|serial|~boek|lees|kijk|~bok|läs|tittar|książ|czyta|ogląda|kino|dizi|kitap|oku|izl|netflix
Un buen thriller en el sofá, sin móvil
Un bon film, un plaid, zéro téléphone
Einen guten Film, Decke, Handy weg
Un bel film, senza telefono
Um filme bom, celular longe
Een goede film, dekentje, telefoon weg
En bra film, filt, mobilen borta
Dobry film, koc, zero telefonu
İyi bir film, battaniye, telefonsuz
~musi[ckq]|músi|can[cztç]|chans|chant|~lied|song|sing(?!l)|con[cz]i?ert|konzert|grup+o|band|[eé]?s?cuch|écout|ascolt|escut|ouv|hörst|dan[sçc]|tanz|bail|ball|show|festival
~muziek|~musik|muzy|lied_|zing|luister|con[ck]ert|dans|låt|lyssn|kon[sc]er|słucha|piosen|śpiewa|tańcz|müzi|şark|dinl
Soul de noche, rock de día|Todo estribillo destrozable|Una canción que habla de ti
Soul le soir, rock le matin|Tout refrain à massacrer|Une chanson qui parle de toi
Abends Soul, tagsüber Rock|Jeder Refrain zum Mitgrölen|Ein Lied, das von dir handelt
Soul di sera, rock di giorno|Ogni ritornello da rovinare|Una canzone che parla di te
Soul de noite, rock de dia|Todo refrão pra estragar|Uma música que fala de você
In de avond soul, overdag rock
Soul på kvällen, rock på dagen
Wieczorem soul, w dzień rock
Gece soul, gündüz rock
qué (haces|andas|cuentas)|haciendo|ahora|fais|en train|quoi de (beau|neuf)|machst du|treibst|gerade|grad_|fai_|stai_|facendo|combini|fazendo|(que|q|vc|você) (faz|tá|está)|agora
(doe|gör|robisz)_|yapıyo|(nu|teraz|şimdi)_|bezig
Escribirte, y con ganas
T'écrire, et ça me plaît
Dir schreiben, und das gern
Ti scrivo, e volentieri
Te escrevendo, e com gosto
Jou schrijven, met plezier
Skriver till dig, gärna
Piszę do ciebie, z przyjemnością
Sana yazıyorum, severek
.
.
Te lo digo, y luego tú
Je te dis, puis c'est à toi
Sag ich dir, dann du
Te lo dico, poi tocca a te
Respondo, e depois é você
Ik vertel het, en dan jij
Jag berättar, sen du
Powiem, a potem ty
Söylerim, sonra sıra sende
`);
const ROWS = 11;

/** Where there is one line for all tones, small words after it tell them apart. */
const three = ([row = '', ...more]: string[], language: string) => {
  const [playful = '', intriguing = ''] = OTHER_LANGUAGES[language]?.after ?? [];
  return more.length > 0 ? [row, ...more] : [row, `${row}. ${playful}`, `${row}. ${intriguing}`];
};

/** First match wins; the last is for any question. {o} is the first of two things to choose from. */
export const OTHER_ANSWERS: Readonly<Record<string, readonly OtherAnswer[]>> = Object.fromEntries(
  Object.entries(OTHER_CHOICE).map(([language, either], of) => [
    language,
    KINDS.flatMap((_, at) => {
      if (at % ROWS) return [];
      const asks = at
        ? new RegExp(`(?<!\\p{L})(?:${loose(KINDS[of < 5 ? at : at + 1] ?? '')})`, 'iu')
        : either;
      return [{ asks, lines: inTones(three((KINDS[at + of + 2] ?? '').split('|'), language)) }];
    }),
  ]),
);
