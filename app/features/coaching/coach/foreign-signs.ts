/** The plain signs of a no, of harm and of age in the other languages the coach answers in, and in Hinglish. */
import { plain } from './text';

/** Lower case without accents, so that 'también' and 'tambien' are one word to a pattern. */
export function folded(text: string): string {
  return plain(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
}

const YOUNG =
  '(?:1[0-7]|catorce|quince|dieciseis|diecisiete|quatorze|quinze|seize|dix-sept|dezesseis|dezassete|dezessete|vierzehn|funfzehn|sechzehn|siebzehn|quattordici|quindici|sedici|diciassette)';

export const FOREIGN_MINOR: readonly RegExp[] = [
  new RegExp(
    `\\b(?:tengo|tenho|ho|cumplo|faco) (?:solo |apenas |so |recien |casi )*${YOUNG}(?: (?:anos|anni|anitos)|(?=\\s*(?:$|[.,!?]| y | e | pero | mas | ma )))`,
    'u',
  ),
  new RegExp(
    `\\bj'ai (?:seulement |que |bientot |presque |juste )*${YOUNG} ans\\b(?! d'| de (?!moins))`,
    'u',
  ),
  new RegExp(
    `\\b(?:ich bin|bin) (?:erst |gerade |noch |doch |bald |fast )*${YOUNG}(?: jahre(?: alt)?| und |(?=\\s*(?:$|[.,!?])))`,
    'u',
  ),
  new RegExp(
    `\\b(?:main|mai|mein|i'm|im) ${YOUNG} (?:saal )?(?:ki|ka) h(?:u|oo)n?\\b|\\b${YOUNG} saal ki\\b`,
    'u',
  ),
  /\b(?:soy|eu sou|sou|io sono|sono|ich bin|je suis) (?:menor de (?:edad|idade)|minorenne|minderjahrig|mineure?)\b/u,
];

export const FOREIGN_SELF_HARM: readonly RegExp[] = [
  /\b(?:ya )?no quiero (?:seguir )?(?:viv(?:ir|iendo|[oa])|seguir aqui|existir|estar viv[oa])\b|\b(?:quiero|quisiera|me quiero|ganas de) (?:morir(?:me)?|matar(?:me)?|estar muert[oa])\b(?! (?:de|del) )|\bme (?:corto|corte|he cortado) (?:otra vez|de nuevo|los brazos|las munecas)\b|\bno le veo (?:el )?sentido a (?:vivir|la vida|nada)\b|\bacabar con (?:mi vida|todo)\b|\bmejor sin mi\b/u,
  /\benvie (?:de (?:mourir|me tuer|en finir|disparaitre pour de bon)|de vivre plus)\b|\bplus envie de vivre\b|\b(?:veux|voudrais|vais) (?:juste |vraiment )*(?:mourir|en finir|plus vivre|me tuer|me suicider)\b(?! de )|\bme (?:scarifi\w+|suis (?:coupee?|scarifiee?|taillade\w*))(?: (?:encore|a nouveau)|$)|\bmieux sans moi\b/u,
  /\bwill (?:einfach |nur |gar |echt |halt )*(?:nicht mehr (?:leben|weiterleben|da sein|aufwachen)|sterben)\b|\b(?:mochte|mag) (?:einfach |nur |gar )*(?:sterben|nicht mehr (?:leben|da sein|aufwachen))\b|\bkeine lust mehr (?:zu|auf das|aufs) leben\b|\bmich (?:umbringen|umzubringen|selbst verletz\w+|(?:wieder )?(?:geritzt|ritzen|geschnitten))\b|\bbring(?:e)? mich um\b|\b(?:dran )?ohne mich besser\b|\bbesser(?: dran)? ohne mich\b|\bkeinen sinn mehr (?:im leben|zu leben)\b/u,
  /\bnao quero mais (?:viver|existir|acordar|estar aqui)\b|\bnao quero viver\b|\b(?:quero|vontade de|queria|queria so) (?:morrer|me matar|sumir do mundo|estar morta)\b(?! d[eoa] )|\bme cort(?:ei|o|ando) (?:de novo|outra vez)\b|\bmelhor sem mim\b/u,
  /\bnon voglio piu (?:vivere|esistere|svegliarmi|esserci)\b|\b(?:voglio|vorrei|voglia di) (?:solo )?(?:morire|uccidermi|ammazzarmi|farla finita)\b(?! d[ai])|\bfarla finita\b|\bmi sono tagliat[ao] (?:di nuovo|ancora)\b|\bmeglio senza di me\b/u,
  /\bsuicid(?:arme|arte|ar-me|er|arsi|armi|io|e|al)\b(?! squad)|\b(?:selbstmord|suizid)\w*\b/u,
  /\b(?:marna chaht[ai]|mar jana chaht[ai]|jeena nahi(?:n)? chaht[ai]|jeene ka mann? nahi|zindagi khatam)\b/u,
];

export const FOREIGN_THREAT: readonly RegExp[] = [
  /\b(?:te voy a|voy a) (?:matar|pegar|encontrar|romper la cara|hacer dano|destruir|cortar)\b|\b(?:voy a matarte|te mato si|se donde (?:vives|trabajas)|te vas a arrepentir|lo vas a pagar)\b/u,
  /\bje vais (?:te |venir te )(?:tuer|frapper|retrouver|defoncer|casser la gueule|buter)\b|\bje sais ou tu (?:habites|vis|travailles)\b|\btu vas (?:le )?(?:regretter|payer)\b/u,
  /\bich (?:bring|bringe) dich um\b|\bich werde dich (?:umbringen|schlagen|finden|toten)\b|\bich weiss,? wo du (?:wohnst|arbeitest|lebst)\b|\b(?:du wirst|wirst du) (?:es|das) (?:noch )?bereuen\b|\bich (?:mach|mache|schlag|schlage|stech|steche) dich (?:fertig|kaputt|zusammen|ab)\b/u,
  /\bvou te (?:matar|bater|achar|encontrar|quebrar|machucar)\b|\bsei onde (?:voce|vc|tu) (?:mora|trabalha|moras)\b|\b(?:voce|vc) vai se arrepender\b/u,
  /\b(?:ti|vi) (?:ammazzo|uccido|spacco|picchio)\b|\bso dove (?:abiti|vivi|lavori)\b|\b(?:te ne pentirai|la pagherai)\b/u,
  /\b(?:jaan se maar|maar (?:dunga|daalunga|dalunga))\b/u,
];

export const FOREIGN_SEXUAL: readonly RegExp[] = [
  /\b(?:follar(?:te|me|nos)?|fóllame|follame|chup(?:ar|a|ame)(?:me)?la|cogerte|correrme en|pas(?:a|ame) nudes|manda(?:me)? (?:nudes|fotos? desnud\w+)|tus? tetas|mi polla|tu coño|tu cono)\b/u,
  /\b(?:te baiser|me baiser|baise[- ]moi|suce[- ]moi|me sucer|envoie (?:des |tes )?(?:nudes|photos? nue?s?)|je bande|ta chatte|ma bite|tes seins)\b/u,
  /\b(?:dich ficken|fick mich|ficken\b|mir einen blasen|geil auf dich|deine (?:titten|muschi)|mein schwanz|schick (?:mir )?(?:nudes|nacktbilder))\b/u,
  /\b(?:te foder|me fode|foder com|transar com (?:voce|vc)|me chupa|chupar (?:voce|vc|seu|sua|meu)|manda(?: uns)? nudes|sua buceta|meu pau|seus peitos)\b/u,
  /\b(?:scopar(?:ti|mi|e con te)|succhiam\w+|il mio cazzo|la tua figa|le tue tette|mandami (?:nudes|foto nuda))\b/u,
];

export const FOREIGN_DECLINES: readonly RegExp[] = [
  /\bno (?:me interesas?|estoy interesad[ao]|quiero (?:seguir (?:hablando|con esto|viendote|quedando)|verte|quedar contigo|salir contigo|nada|una relacion)|siento (?:lo mismo|nada|quimica|conexion)|hay (?:quimica|conexion|feeling)|me (?:escribas|hables|llames|busques)|va a funcionar|busco nada)\b|\b(?:prefiero|mejor) (?:que )?(?:seamos|ser|lo dejemos|lo dejamos|quedarnos|quedemos|dejarlo|dejemoslo) (?:solo |como |aqui |asi |en )*(?:amig[oa]s|aqui|asi)?|\btengo (?:novi[oa]|pareja|marido)\b|\b(?:he conocido|conoci) a (?:alguien|otra persona)\b|\bestoy (?:con|saliendo con|conociendo a|viendo a) (?:alguien|otra persona)\b|\bdejame (?:en paz|tranquila)\b|\bnumero equivocado\b|\bte deseo (?:lo mejor|mucha suerte|suerte)\b|\bsolo (?:como )?amig[oa]s\b/,
  /\bne ressens (?:rien|pas)\b|\bpas (?:vraiment |du tout |tres |plus )*(?:interessee?|le (?:declic|feeling)|de (?:feeling|declic|alchimie))\b|\b(?:rester|restons|rien que|juste|etre) (?:juste |bons )?(?:amis|amie)\b|\bqu'on (?:en )?reste la\b|\b(?:j'ai|suis avec|vois) (?:deja )?(?:un (?:copain|mec|mari)|quelqu'un)\b|\brencontre quelqu'un\b|\barrete de m'(?:ecrire|envoyer|appeler)\b|\b(?:laisse|laissez)[- ]moi tranquille\b|\bne m'(?:ecris|appelle|envoie) plus\b|\b(?:veux|souhaite|prefere) (?:pas |ne pas )(?:continuer|te revoir|aller plus loin|qu'on se revoie)\b|\bmauvais numero\b|\bbonne continuation\b|\bje prefere (?:arreter|m'arreter|en rester)\b/,
  /\b(?:kein|keine|keinen) (?:\w+ )?(?:interesse|funken?|gefuhle|lust mehr auf (?:dich|das mit uns))\b|\bnicht (?:so |mehr |wirklich |weiter )*interessiert\b|\b(?:passt|klappt|wird) (?:irgendwie |leider |einfach |glaub(?:e)? ich |doch |so |das )*(?:nicht|nichts) (?:mit uns|zwischen uns|fur mich|so richtig mit uns|mit uns beiden)\b|\bnicht gefunkt\b|\b(?:lieber|nur|besser) (?:\w+ )?(?:freunde|befreundet)\b|\bhab(?:e)? (?:schon |inzwischen |jetzt )?(?:einen freund|nen freund|jemand(?:en)? (?:anderen |anders )?kennengelernt)\b|\blass mich (?:bitte |doch |endlich )?in ruhe\b|\bschreib mir (?:bitte )?nicht mehr\b|\bhor auf,? mir zu schreiben\b|\bfalsche nummer\b|\bwunsch\w* dir (?:\w+ )?(?:alles gute|noch alles|viel gluck|das beste)\b|\b(?:mochte|will) (?:dich |das |uns )(?:\w+ )?nicht (?:mehr (?:sehen|treffen)|wieder(?:sehen)?|weiter\w*|fortsetzen)\b/,
  /\bnao (?:tenho (?:mais )?interesse|(?:estou|to|tou) (?:mais )?(?:interessada|a fim|afim)|quero (?:mais |continuar|te ver|sair com voce|nada)|rolou|senti (?:nada|conexao|quimica)|me (?:escreve|manda|procura|chama) mais|vai dar certo)\b|\b(?:so|apenas|melhor|prefiro) (?:\w+ ){0,2}amig[oa]s\b|\b(?:estou|to|tou) (?:namorando|com alguem|saindo com (?:alguem|outra pessoa)|ficando com alguem)\b|\btenho (?:namorad[oa]|marido)\b|\bconheci (?:alguem|outra pessoa|uma pessoa)\b|\bprefiro (?:parar|deixar|ficar) por aqui\b|\bme deixa em paz\b|\bpara de me (?:escrever|mandar)\b|\bnumero errado\b|\bte desejo (?:tudo|sorte|o melhor)\b/,
  /\bnon (?:sono (?:piu |molto |davvero )?interessata|mi (?:interessi|interessa|sento (?:attratta|pronta)|scrivere|cercare|contattare)|e scattat[oa]|voglio (?:continuare|vederti|uscire con te|piu)|fa per me|c'e (?:chimica|feeling))\b|\b(?:restiamo|rimaniamo|solo|meglio|essere) (?:solo )?amici\b|\b(?:ho|ho gia) (?:un (?:ragazzo|fidanzato|compagno)|il (?:ragazzo|fidanzato)|conosciuto (?:qualcuno|una persona|un altro))\b|\bsto (?:con|vedendo|frequentando) (?:qualcuno|un altro|una persona)\b|\blasciami (?:stare|in pace)\b|\bnumero sbagliato\b|\bti auguro (?:il meglio|ogni bene|buona fortuna)\b|\bpreferisco (?:fermarmi|non (?:vederci|continuare|sentirci)|chiuderla)\b/,
  /\b(?:interested nahi|interest nahi (?:hai)?|mera (?:bf|boyfriend) hai|message mat (?:kar\w*|bhej\w*)|msg mat kar\w*|mujhe akela chhod|sirf (?:dost|friends))\b/,
];
