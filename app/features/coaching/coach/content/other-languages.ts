/**
 * When she writes in another language than English, the reply is in hers. The coach understands less there, so it
 * stays with warm, open lines: `first` answers and reacts, `second` asks.
 */
import { type TopicLine, topic } from './topic';

function table(rows: string): TopicLine[] {
  return topic('language', 'x', null, rows).lines;
}

export const OTHER_LANGUAGES: Record<string, { first: TopicLine[]; second: TopicLine[] }> = {
  es: {
    first: table(`
c Muy bien, y mejor ahora que leo tu mensaje.
c Todo bien por aquí, gracias por preguntar.
c Me gusta cómo lo cuentas.
c Suena a un buen plan.
p Bien, y fingiendo que no sonrío mirando el móvil.
p Sobreviviendo con elegancia, que no es poco.
p Eso merece un capítulo entero.
p Vale, ahora quiero todos los detalles.
i Bien, tranquilo y con curiosidad.
i Hay algo detrás de eso, lo noto.
i Me quedo pensando en lo que has escrito.
i Eso dice mucho de ti, creo.
`),
    second: table(`
C ¿Qué ha sido lo mejor de tu día?
C ¿Qué plan te haría ilusión esta semana?
C ¿Cómo acabaste haciendo eso?
P ¿Del uno al caos, cómo va tu día?
P ¿Y la versión sin censura?
P ¿Qué harías ahora mismo si nadie te viera?
I ¿Qué es lo que más te gusta de eso?
I ¿Qué te ha hecho sonreír hoy?
I ¿En qué piensas cuando por fin hay silencio?
`),
  },
  de: {
    first: table(`
c Mir geht's gut, und deine Nachricht hilft dabei.
c Alles gut hier, danke der Nachfrage.
c Das klingt richtig gut.
c Gefällt mir, wie du das erzählst.
p Gut, ich tue nur so, als würde ich nicht aufs Handy grinsen.
p Ich bin heute erstaunlich funktionsfähig.
p Dazu brauche ich bitte alle Einzelheiten.
p Das schreit nach einer längeren Geschichte.
i Gut, ruhig und ein bisschen neugierig.
i Da steckt mehr dahinter, glaube ich.
i Das bleibt bei mir hängen.
i Ich glaube, das sagt einiges über dich.
`),
    second: table(`
C Was war bisher das Beste an deinem Tag?
C Worauf freust du dich diese Woche?
C Wie bist du dazu gekommen?
P Auf einer Skala von ruhig bis Chaos, wie läuft dein Tag?
P Wie lautet die unzensierte Version?
P Was wäre jetzt der passende Snack dazu?
I Was gefällt dir daran am meisten?
I Was hat dich heute zum Lächeln gebracht?
I Woran denkst du, wenn es endlich ruhig ist?
`),
  },
  fr: {
    first: table(`
c Ça va très bien, et encore mieux depuis ton message.
c Tout va bien ici, merci de demander.
c J'aime bien ta façon de le dire.
c Ça me paraît une très bonne idée.
p Bien, et je fais semblant de ne pas sourire à mon téléphone.
p Je survis avec élégance, ce qui n'est pas rien.
p Là, il me faut tous les détails.
p Ça mérite au moins un chapitre.
i Bien, calme et un peu curieux.
i Il y a quelque chose derrière ça, je crois.
i Je vais repenser à ce que tu viens d'écrire.
i Je trouve que ça dit beaucoup de toi.
`),
    second: table(`
C Quel a été le meilleur moment de ta journée?
C Qu'est-ce qui te ferait plaisir cette semaine?
C Comment tu en es arrivée là?
P Entre calme et chaos, elle est où, ta journée?
P Et la version non censurée?
P Qu'est-ce que tu ferais là, si personne ne regardait?
I Qu'est-ce que tu aimes le plus là-dedans?
I Qu'est-ce qui t'a fait sourire aujourd'hui?
I À quoi tu penses quand tout devient calme?
`),
  },
  pt: {
    first: table(`
c Tudo ótimo, e melhor ainda com a sua mensagem.
c Por aqui tudo bem, obrigado por perguntar.
c Gostei do jeito que você contou isso.
p Bem, fingindo que não estou sorrindo para o celular.
p Sobrevivendo com elegância, o que já é muito.
p Agora eu preciso de todos os detalhes.
i Bem, tranquilo e um pouco curioso.
i Tem uma história por trás disso, eu acho.
i Fiquei pensando no que você escreveu.
`),
    second: table(`
C Qual foi a melhor parte do seu dia?
C O que te deixaria animada esta semana?
P De calmo a caótico, como está o seu dia?
P E a versão sem censura?
I O que você mais gosta nisso?
I O que te fez sorrir hoje?
`),
  },
  it: {
    first: table(`
c Tutto bene, e meglio ancora da quando mi hai scritto.
c Qui tutto bene, grazie di averlo chiesto.
c Mi piace come lo racconti.
p Bene, e faccio finta di non sorridere al telefono.
p Sopravvivo con eleganza, che non è poco.
p Adesso voglio tutti i dettagli.
i Bene, tranquillo e un po' curioso.
i C'è qualcosa dietro, me lo sento.
i Penserò a quello che hai scritto.
`),
    second: table(`
C Qual è stata la parte migliore della tua giornata?
C Che cosa ti farebbe piacere questa settimana?
P Da calma a caotica, com'è la tua giornata?
P E la versione senza censura?
I Che cosa ti piace di più in questo?
I Che cosa ti ha fatto sorridere oggi?
`),
  },
};
