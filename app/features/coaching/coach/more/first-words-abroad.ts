/** Openers to profiles in other languages: {x} is a piece of the profile, in quotation marks. */
import { table } from '../content/bridges';
import type { TopicLine } from '../content/topic';
import { perKnowledge } from '../knowledge';

const ROWS: Readonly<Record<string, string>> = {
  es: `
c Por "{x}" te escribo.
c Me quedo con "{x}", se agradece algo tan concreto.
p Tenía una primera frase muy buena y entonces leí "{x}".
p He leído "{x}" dos veces, por puro gusto.
i Detrás de "{x}" hay una historia, creo.
i Sigo dándole vueltas a "{x}".
C ¿Cómo empezó eso?
C ¿Qué es lo que más te gusta de eso?
P ¿Qué dirían tus amigos de eso?
P ¿Hay testigos?
I ¿Qué te falta cuando pasa mucho tiempo sin ello?
I ¿Qué has dejado fuera de esa frase?
`,
  fr: `
c C'est à cause de "{x}" que j'écris.
c J'ai aimé lire "{x}", c'est rare d'être aussi concret.
p J'avais une première phrase brillante, et puis j'ai lu "{x}".
p J'ai relu "{x}", juste pour le plaisir.
i Derrière "{x}" il y a une histoire, je crois.
i Je reviens toujours à "{x}".
C Comment est-ce que ça a commencé?
C Qu'est-ce que tu aimes le plus là-dedans?
P Qu'en disent tes amis?
P Il y a des témoins?
I Qu'est-ce qui te manquerait sans ça?
I Qu'est-ce que tu as laissé de côté dans cette phrase?
`,
  de: `
c Wegen "{x}" schreibe ich dir.
c "{x}" hat mir gefallen, so konkret liest man das selten.
p Ich hatte einen richtig guten ersten Satz, dann kam "{x}".
p "{x}" habe ich zweimal gelesen, einfach weil es Spaß macht.
i Hinter "{x}" steckt eine Geschichte, glaube ich.
i An "{x}" bleibe ich hängen.
C Wie hat das angefangen?
C Was magst du daran am liebsten?
P Was sagen deine Freunde dazu?
P Gibt es dafür Zeugen?
I Was würde dir ohne das fehlen?
I Was hast du in dem Satz weggelassen?
`,
  it: `
c Ti scrivo per "{x}".
c Mi è piaciuto "{x}", è bello leggere qualcosa di così concreto.
p Avevo pronta una prima frase brillante, poi ho letto "{x}".
p Ho riletto "{x}", così, per il gusto di farlo.
i Dietro "{x}" c'è una storia, credo.
i Continuo a pensare a "{x}".
C Com'è cominciata?
C Che cosa ti piace di più?
P Che cosa ne dicono i tuoi amici?
P Ci sono testimoni?
I Che cosa ti mancherebbe senza?
I Che cosa hai lasciato fuori da quella frase?
`,
  pt: `
c É por causa de "{x}" que escrevo.
c Gostei de "{x}", é raro ler algo tão concreto.
p Tinha uma primeira frase ótima, e depois li "{x}".
p Li "{x}" duas vezes, só pelo gosto.
i Por trás de "{x}" há uma história, acho eu.
i Continuo a pensar em "{x}".
C Como é que isso começou?
C Do que é que gostas mais nisso?
P O que dizem os teus amigos disso?
P Há testemunhas?
I O que te faltaria sem isso?
I O que deixaste de fora dessa frase?
`,
  nl: `
c Om "{x}" schrijf ik je.
c "{x}" vond ik leuk, zo concreet lees je het zelden.
p Ik had een heel goede eerste zin, en toen kwam "{x}".
p "{x}" heb ik twee keer gelezen, gewoon voor het plezier.
i Achter "{x}" zit een verhaal, denk ik.
i Ik blijf hangen bij "{x}".
C Hoe is dat begonnen?
C Welk deel ervan vind je het leukst?
P Hoe reageren je vrienden daarop?
P Zijn er getuigen?
I Hoe zou een week zonder dat eruitzien?
I Hoe gaat die zin eigenlijk verder?
`,
  pl: `
c Piszę przez "{x}".
c Spodobało mi się "{x}", rzadko kto pisze tak konkretnie.
p Miałem świetne pierwsze zdanie, a potem przeczytałem "{x}".
p "{x}" czytam drugi raz, dla samej przyjemności.
i Za "{x}" kryje się jakaś historia, tak myślę.
i Ciągle wracam do "{x}".
C Jak to się zaczęło?
C Co lubisz w tym najbardziej?
P Co na to twoi znajomi?
P Są na to świadkowie?
I Czego by ci bez tego brakowało?
I Co zostało poza tym zdaniem?
`,
  sv: `
c Det är för "{x}" jag skriver.
c Jag gillade "{x}", så konkret är det sällan.
p Jag hade en riktigt bra första mening, sedan kom "{x}".
p Jag läste "{x}" två gånger, bara för nöjets skull.
i Bakom "{x}" finns en historia, tror jag.
i Jag fastnar för "{x}".
C Hur började det?
C Vad gillar du mest med det?
P Vad säger dina vänner om det?
P Finns det vittnen?
I Vad skulle du sakna utan det?
I Vad lämnade du utanför den meningen?
`,
  tr: `
c "{x}" yüzünden yazıyorum.
c "{x}" hoşuma gitti, bu kadar somut yazan az.
p Çok iyi bir ilk cümlem vardı, sonra "{x}" çıktı karşıma.
p "{x}" kısmını iki kere okudum, sırf keyfine.
i "{x}" arkasında bir hikâye var bence.
i Aklım hep "{x}" kısmında kalıyor.
C Bu nasıl başladı?
C En çok nesini seviyorsun?
P Arkadaşların buna ne diyor?
P Şahidi var mı?
I Bu olmasa en çok neyi özlerdin?
I O cümlenin dışında ne kaldı?
`,
};

const tables = perKnowledge(
  () => new Map(Object.entries(ROWS).map(([language, rows]) => [language, table(rows)])),
);

export function firstWordsIn(language: string): readonly TopicLine[] | null {
  return tables().get(language) ?? null;
}
