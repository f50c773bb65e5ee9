/** What is asked and told in French: '=kind expression', first met first, then rows as in content/asked-about-him.ts. The text is folded before. */
export const FR = String.raw`
=howDidItGo \b(comment|cmt|cmment|com).{0,25}\b(passe|passee|passes|passees|ete|deroule\w*|fini)\b.{0,25}\b(exam\w*|entretien|oral|partiels?|concours|rdv|rendez.vous|presentation|reunion|soutenance|permis|test|match|demenagement|controle|audition)\b|\b(exam\w*|entretien|oral|partiels?|concours|presentation|reunion|soutenance|permis|test|match|demenagement)\b.{0,25}\b(ca a ete|ca s.est bien passe|s.est (bien )?passee?|comment)\b|\b(alors|et).{0,6}(ton|ta|cet|cette) (exam\w*|entretien|oral|presentation|reunion|soutenance|match)\W*$|^(alors |et |du coup |coucou |finalement |bon )*,? ?(ca s.est (bien )?passee?( comment)?|comment ca s.est passe|ca a donne quoi|ca a ete)( finalement| alors| au final)?\W*$|(tu as|t.?as|as.tu|tu a) (reussi|eu|passe|rate) (ton|ta|tes|l.) ?(exam\w*|entretien|oral|permis|concours|partiels)
c Plutôt bien, et ça me touche que tu y aies pensé.
c Mieux que prévu, je respire enfin.
p Je suis encore vivant, donc je parle de victoire.
p Bien, même si mes mains tremblaient plus que moi.
i Mieux que je ne pensais, mais le meilleur se raconte de vive voix.
i J'y ai appris un truc sur moi que je n'attendais pas.
b Et toi, ta semaine se passe comment?
=howWasDay ^(?!.*\b(etudes|fac|vie)\b)(?=.*(?:\b(comment|cmt|bien|bonne?).{0,30}\b(ta|ton|la|le|votre|cette|ce|tes) (journee|soiree|week.?end|we|matinee|aprem|apres.midi|semaine|boulot|taf|travail|nuit|vacances|reveil|matin)\b.{0,30}|\b(ta|ton) (journee|soiree|week.?end|we|matinee|semaine|nuit)\b.{0,20}\b(comment|s.est (bien )?passee?|etait|a ete|se passe|ete bonne)\b|\b(passe|passes|as passe|t.?as passe) (une? )?(bonne?|belle|agreable) (journee|soiree|week.?end|we|semaine|nuit)\b|^(et )?(bonne?|belle|pas trop longue|dure) (journee|soiree|week.?end|we|nuit)( au fait| finalement| toi)? ?\?|\b(tu as|t.?as|as.tu) (fait|foutu) (quoi|koi|quelque chose|qqch).{0,25}|\bqu.est.?ce que (tu as|t.as) fait (de beau|aujourd.?hui|hier|ce week.?end|ce we|de ta)|\bqu.as.tu fait\b|(tu as|t.?as|as.tu|tu a) bien dormi\b|\bbien dormi ?\?|\b(le|ton) (boulot|taf|travail).{0,12}(ca va|ca a ete|ca se passe)))
c Bien remplie, et elle finit mieux maintenant que je te lis.
c Plutôt bonne, avec quelques moments à garder.
p Elle a survécu et moi aussi, donc match nul.
p Productive, si boire du café avec un air sérieux compte.
i Plus calme que d'habitude, et je crois que j'en avais besoin.
i Ordinaire, jusqu'à une idée qui ne me lâche plus.
b Et toi, ta journée, c'était comment?
b C'était quoi ton meilleur moment?
=wyd \b(tu fais|fais.tu|tu fait|tu fous|tu fou|tu fai) (quoi|koi|quoi donc)( de beau| de bon| de bo| toi| la| maintenant| en ce moment| actuellement| de ton cote| aujourd.?hui)*\W*$|\b(qu.est.?ce que|kes?ke|keske|que|q) (tu fais|fais.tu|tu fous|tu fabriques)( de beau| de bon| toi| la| maintenant| en ce moment| actuellement| de ton cote| aujourd.?hui)*\W*$|\b(tu es|t.es) en train de (faire )?(quoi|koi)|\bqu.est.?ce que (tu es|t.es) en train de|\b(tu es|t.es|es.tu|tu est) (encore |deja |toujours )?(au (boulot|taf|travail|lit)|chez toi|en pause|rentre|occupe|dispo)( la| maintenant)?\W*$|\btu (bosses|travailles) (la|encore|aujourd.?hui)\W*$
c Je profite d'une pause et je t'écris avec plaisir.
c Rien de spécial, ton message tombe au bon moment.
p Je fais semblant d'être très occupé.
p J'entraîne mon canapé, on forme une belle équipe.
i Je pensais à ce qui rend une journée ordinaire réussie.
i J'écoute le silence, il a beaucoup à dire aujourd'hui.
b Et toi, tu fais quoi?
=weekendPlans ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b))(?!.*\b(conseilles?|recommandes?|je (mange|cuisine|regarde|mets|fais|prepare|dois)|quelle heure|tu viens|viens|on se voit|on va|dispo|libre|ca te (dit|va)|on fait)\b).*(\b(fais|fait|feras|faire|prevois|prevu|prevus|programme|plans?|projets?|sors|comptes|quoi|bouges|idees?)\b.{0,35}\b(week.?end|we|ce soir|samedi|dimanche|vendredi|demain|soiree|noel prochain|jour ferie|cette semaine|la semaine prochaine|tout a l.heure|apres)\b|\b(week.?end|we|ce soir|samedi|dimanche|vendredi|demain)\b.{0,25}\b(tu fais quoi|tu sors|prevu|programme|des plans|des projets|quoi de beau|tu fais)\b)|\b(tu as|t.?as|as.tu|tu a) (des (plans|projets)|(un truc|quelque chose|qqch|des trucs) de prevu|prevu (quelque chose|un truc|quoi))\b|^(et )?(quoi de prevu|des plans|des projets|quel programme)\b
c Peu de stress, de la bonne compagnie et un bon repas.
c J'ai de la place pour une belle idée, même la tienne.
p Un grand programme, qui commence par dormir sans réveil.
p Un duel sérieux avec mon canapé, il part favori.
i Je laisse un peu de place aux surprises, elles savent arriver.
i J'ai envie d'air frais, le reste se décidera au dernier moment.
b Et toi, tu as quoi de prévu?
b Plutôt repos ou aventure?
=whenSuits \b(quand|qd|quelle heure|a quelle heure|vers quelle heure|quel jour|quels jours|quel soir|quel moment)\b.{0,35}\b(on (se|s.|y|va|fait|sort|boit|prend)|se (voit|voir|retrouve|capte|rejoint)|t.arrange|te (va|convient|dit)|dispo\w*|libre|tu (peux|veux|pourrais|prefere\w*|serais|viens|proposes)|arrange)\b|\b(on (se|s.)|tu (peux|es|veux|serais|preferes|viens)|t.es|ca te|ca t.|dispo\w*|libre).{0,30}\b(quand|qd|quelle heure|quel jour|quels jours|quel soir)\b(?! (tu|je|on|il|elle|j.))|^(et |ok |oui |alors |du coup |mais |d.accord )*,? ?(pour )?(quand|qd|a quelle heure|quelle heure|quel jour|vers quelle heure|c.est quand)( alors| du coup| exactement)?\W*$|\btes (dispos?|disponibilites)\b
c Le soir me va très bien, choisis le jour.
c Un soir tranquille de cette semaine serait parfait pour moi.
p Mon canapé me libère presque tous les soirs.
p Mon agenda imaginaire répond dès que possible.
i Le soir, quand la ville ralentit et qu'on parle mieux.
i À l'heure où personne ne regarde plus sa montre.
b Quel jour t'arrange le mieux?
=dayOk ^(?!.*\b(je suis|j.ai|tu fais quoi|prevu)\b).*\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|ce midi|apres.demain|week.?end|\d{1,2} ?h(\d\d|eures?)?|midi)\b.{0,30}\b(ca te (va|dit|convient|irait)|ca t.(arrange|irait)|ca (marche|joue|passe|va)|(c.est )?(bon|ok|possible|jouable|faisable)( pour toi)?|tu (peux|pourrais|es (dispo|libre))|t.es (dispo|libre)|dispo|libre)\b.{0,15}\W*$|^(?!.*\b(je suis|j.ai|tu fais quoi|prevu)\b).*\b(ca te (va|dit|convient|irait)|ca t.(arrange|irait)|ca marche|tu (peux|pourrais|es (dispo|libre)|serais (dispo|libre))|t.es (dispo|libre)|dispo|libre|on (se (voit|dit)|dit)|plutot)\b.{0,20}\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|ce midi|apres.demain|week.?end|\d{1,2} ?h(\d\d|eures?)?|midi)\b.{0,15}\W*$|^(et |ou |alors |plutot |disons )*(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|vers \d{1,2} ?h\w*|a? ?\d{1,2} ?h\w*)( soir| midi| matin| aprem| prochain)? ?\?
c Ça me va très bien, on fait comme ça.
c C'est parfait pour moi, je m'en réjouis.
p Ça marche, mon canapé devra apprendre à vivre sans moi.
p Vendu, je préviens mon agenda qu'il est enfin utile.
i Oui, j'avais justement envie que ce moment arrive.
i Ça me va, et j'ai déjà une petite idée.
b Tu préfères quelle ambiance?
=wherePlace \bou (est.?ce qu.?)?(on|qu.on) (se|s.|y|va|mange|boit|prend|pourrait|peut|irait)\b|\bon (se|s.)? ?(retrouve|voit|rejoint|donne rendez.vous|donne rdv|capte|rencontre|va|mange|fait ca|boit un verre).{0,12}\b(ou|quel endroit|quel bar|quel cafe|quel coin)\b\W*(exactement|alors|du coup)?\W*$|\bou (tu veux|veux.tu|tu voudrais|tu preferes|tu proposes) (qu.on|aller|se|me|manger|boire)|\b(quel|quelle) (endroit|bar|cafe|resto|restaurant|quartier|coin|lieu|adresse)\b.{0,25}\b(on|tu (proposes|veux|as en tete|preferes|penses)|se|rdv|t.as en tete)\b|\b(tu as|t.?as|as.tu|tu a) (un (endroit|lieu|bar|resto|coin)|une adresse) (en tete|a proposer|a me proposer|sympa)|\btu proposes (ou|quoi comme endroit)|^(et |ok |alors )*(on va|tu m.emmenes|tu veux aller) ou\b
c Un café tranquille où l'on s'entend parler, ça me plairait.
c Un endroit simple et chaleureux, à mi-chemin pour nous deux.
p Là où les chaises sont confortables et le serveur patient.
p N'importe où, sauf mon salon qui n'a pas encore d'étoiles.
i Un endroit avec un peu d'histoire et une lumière douce.
i Un lieu qu'on ne remarque qu'en marchant lentement.
b Tu as un coin préféré?
b Plutôt café ou plutôt promenade?
=coffeeSometime ^(?!.*\b(j.aimerais|tu viens|avec moi|m.accompagn\w*)\b).*(\b(on|qu.on|si on) (se|s.|allait|va|prend|boit|irait|allait|prenait|buvait|sort|sortait|pourrait|peut|devrait|fait|faisait|mange|mangeait|dine|dinait|ira)\b.{0,30}\b(voit|voir|voyait|verre|cafe|the|balad\w*|promen\w*|diner|resto|manger|boire|apero|rencontr\w*|sortir|brunch|bientot|un jour|un de ces quatre|capte|capter|ensemble|en vrai)\b.{0,30}\?|\b(ca te (dit|dirait|tente|tenterait|plairait|branche)|tu (veux|voudrais|aimerais|serais partant)|t.as envie|tu as envie|envie|partant|chaud|que dirais.tu|tu serais chaud).{0,25}\b(verre|cafe|the|balade|promen\w*|diner|dejeuner|resto|apero|brunch|se voir|se voit|qu.on se|se rencontrer|me voir|me rencontrer|se capter|sortir)\b|\bquand est.?ce que tu m.invites|\btu m.invites (a|boire|au|quand|un|prendre)|\bon (se voit|se capte|se rencontre|va boire un verre|boit un verre|prend un cafe|va se voir)( quand| un jour| bientot| en vrai)*\W*\?|^(un )?(cafe|verre|apero) (un de ces quatre|un jour|bientot|ensemble)\W*)
c Avec grand plaisir, j'en avais envie aussi.
c Oui, autour d'un verre on se parlera bien mieux.
p Oui, je promets de ne renverser que mon propre café.
p Volontiers, mes blagues sont un peu meilleures en vrai.
i Oui, je suis curieux de ce qu'un écran ne montre pas.
i Volontiers, certaines conversations méritent une vraie table.
b Quel jour t'irait?
b Plutôt café ou verre en soirée?
=invitedGo \btu (viens|veux venir|viendrais|voudrais venir|m.accompagnes|m.accompagnerais|pourrais venir|peux venir|te joins|passes|veux m.accompagner)\b(?! (de|d.ou|d.)\b).{0,50}$|\b(viens|accompagne.moi|viens.tu) (avec (moi|nous)|au|a la|aux)\b|\b(ca te (dit|dirait|tente|tenterait|branche)|envie|partant|chaud)\b.{0,12}\b(de venir|d.aller|d.y aller|venir|de m.accompagner|une? (concert|expo|cine|soiree|rando|fete|match|spectacle))|\bon (va|irait|y va)\b.{0,20}\b(ensemble|cine\w*|concert|expo|musee|plage|theatre)\b.{0,15}\?|\b(avec moi|avec nous)\W*\?
c Avec plaisir, l'idée me plaît beaucoup.
c Oui, je serais content de t'accompagner.
p Oui, je fournis l'enthousiasme et un sens de l'orientation douteux.
p Volontiers, mon canapé ne saura rien de cette trahison.
i Oui, les meilleurs souvenirs commencent souvent par un oui rapide.
i Volontiers, j'aime l'idée de découvrir ça à deux.
b C'est quand exactement?
=contactSwap ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(whats.?app|wha?ts?ap|insta\w*|snap\w*|telegram|signal|facebook|fb|messenger|numero|num|06|tel|tiktok)\b(?!.*\b(j.ai passe|je passe mon temps)\b)|\b(ton|tes|mon) (insta\w*|snap\w*|numero|num|whats.?app|tel|06)\b|\b(passe|donne|file|envoie|echange\w*).{0,12}\b(insta\w*|snap|numeros?|num|whats.?app|06)\b|\b(on )?(passe|continue|parle|discute).{0,15}\b(ailleurs|sur whats.?app|sur insta|hors de l.appli)
c Volontiers, je serais content de continuer là-bas avec toi.
c Oui, bonne idée, écrivons-nous comme ça te convient le mieux.
p Volontiers, mais attention, mes messages vocaux ont des rebondissements.
p Oui, l'appli finira bien par s'en remettre.
i Oui, j'aime bien quand une conversation change de pièce.
i Volontiers, j'ai l'impression que celle-ci mérite plus de place.
b Tu préfères qu'on s'écrive où?
=sendPhoto \b(envoie|envoies|envois|montre|montres|fais voir|passe|t.aurais|tu aurais|t.as|tu as|tu peux (m.)?envoyer|tu m.envoies|je peux (avoir|voir)|j.?peux (avoir|voir)|on peut voir).{0,25}\b(photos?|selfies?|pics?|tof|vocal|video)\b|\b(photos?|selfies?|pic)\b.{0,15}(\?|stp|s.il te plait|de toi\b.*\?)|\b(une|autres?|d.autres) (photos?|selfie)( de toi)?\W*\?
c Volontiers, j'attends juste d'en avoir une qui me ressemble.
c Oui, mais je préfère encore être vu en vrai.
p Mon appareil photo et moi sommes en pleines négociations.
p D'accord, laisse à mes cheveux le temps de se concerter.
i Une photo montre peu, le plus intéressant bouge et parle.
i J'aime garder un peu de surprise pour la vraie rencontre.
=callTonight \b(on s.appelle|s.appeler|on se fait un (appel|vocal|facetime|visio)|tu m.appelles|tu peux m.appeler|je (peux )?t.appelle\w*|je peux t.appeler|m.appeler|appelle.moi|un appel|facetime|visio|au tel\b|au telephone|par telephone|un (petit )?coup de fil|entendre ta voix|appel video)\b(?!.*\b(j.etais|j.ai eu|ma mere|mon boss)\b)
c Oui, j'aimerais bien entendre ta voix.
c Avec plaisir, dis-moi à quel moment ça t'arrange.
p Oui, je m'échauffe déjà la voix de façon très sérieuse.
p Volontiers, mais je gesticule beaucoup et ça ne s'entend pas.
i Oui, une voix raconte souvent plus que dix messages.
i Volontiers, je suis curieux du silence entre deux phrases aussi.
b À quelle heure ça t'arrange?
=whySlow \b(pourquoi|pq|pk|prk)\b.{0,20}\b(reponds?|repondais?|repondu|ecris|ecrivais|donne.{0,6}nouvelles|vu|silence|lent|disparu|ghost\w*|si longtemps|laisses? en vu)\b|\b(tu as|t.?as|as.tu|tu a) (disparu|mis (du|longtemps|une eternite)|oublie de (me )?repondre)|\btu (m.ignores|me ghostes?|m.as oublie\w*|m.as ghost\w*|ne reponds (plus|pas|jamais)|reponds (plus|pas|jamais)|m.as laissee? en vu|m.oublies|ne donnes plus)\b|\bt.?(es?|etais) (passe ou|ou toi|toujours la|encore la|vivant|mort)\b|\btu es (passe ou|toujours la|encore la|vivant)\b|\bou etais.tu\b|\bt.etais ou\b|\b(plus de|sans|aucune) (nouvelles?|reponse)\b.{0,12}$
c Tu as raison, je suis lent, mais je n'avais pas oublié.
c Désolé pour le silence, j'avais vraiment envie de te répondre.
p Je cherchais la réponse parfaite, j'ai fini par abandonner.
p Mon temps de réponse est homologué escargot, j'y travaille.
i Certaines réponses méritent chez moi un peu de silence avant.
i J'écris mieux quand j'ai vraiment l'esprit là.
b Et toi, comment tu vas depuis?
=areYouReal \b(tu es|t.es|es.tu|tu est) (un )?(vrai|reel|robot|bot|fake|faux|une ia|ia|chatgpt|humain|brouteur|arnaque\w*|bien reel|serieux ou un fake)\b|\b(c.est|c) (un )?(fake|faux profil|bot|vraiment toi|bien toi|toi sur les photos|une arnaque|chatgpt|une ia)\b|\b(tes photos sont|ton profil est|c.est ton) (vrai\w*|recent\w*|reel\w*|fake|faux|vrai profil)\b|\btu existes (vraiment|pour de vrai|en vrai)|\bje parle a un (robot|bot|humain)|\btu utilises (chatgpt|une ia)
c Oui, bien réel, et je te le montre volontiers en vrai.
c Il y a bien une vraie personne ici, curieuse de te rencontrer.
p Un robot ferait moins de fautes et ferait mieux le café.
p Bien réel, mon mal de dos du matin peut témoigner.
i Réel, avec assez de contradictions pour que ce soit crédible.
i La meilleure preuve, c'est sûrement un café face à face.
=job ^(?!.*\b(etudes|ecole|meteo|quel temps)\b)(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*(\b(fais|fait|fais.tu|occupes|bosses|travailles|bosse|taf)\b.{0,18}\b(dans la vie|comme (boulot|metier|travail|taf|job)|dans quoi|dans quel|quoi comme|de ta vie|pour vivre|ou\b|dans l\b|chez (qui|un|une))|\b(quel|c.est quoi|quoi) .{0,12}\b(metier|boulot|job|taf|travail|profession)\b|\b(ton|tes) (metier|boulot|job|taf|travail|profession)\b|\bquoi (comme|de) (boulot|metier|taf|job)\b|\btu (bosses|travailles|taffes)\b|\bdans (quoi|quel domaine|quel secteur)\b|\bdans la vie\b.{0,12}(\?|tu fais))
c Rien de spectaculaire, mais j'aime faire les choses avec soin.
c Je te le raconte volontiers, mais le travail ne me résume pas.
p Officiellement je travaille, officieusement je négocie avec ma cafetière.
p Agent très secret, si secret que même mon chef l'ignore.
i Un métier en dit peu, ce qu'on fait après en dit plus.
i Ce qui m'occupe vraiment l'esprit n'est sur aucune carte de visite.
b Et toi, tu fais quoi?
b Ton travail te plaît?
=from \b(tu (es|viens)|t.es|viens.tu|es.tu|tu est) (de|d.) ?(ou|quel\w*|quelle (ville|region|origine))\b|\bd.ou (tu (viens|es)|viens.tu|es.tu|t.es|tu)\b|\b(tu (vis|habites|loges|es base|es)|t.habites|habites.tu|vis.tu|t.es base) (?<!\btu es )(?<!\bt.es )(ou|dans quel\w*|dans le coin|vers ou|pres de|loin|seul|sur|a|en|dans)\b.{0,25}\W*$(?<!\b(forme|tete|retard|ligne|couple|relation)\W*)|\bou (tu (habites|vis|loges)|est.?ce que tu (habites|vis)|habites.tu|vis.tu|t.habites)|\btu es du coin\b|\bt.es du coin\b|\b(quel\w*|tes|c.est quoi tes) (est ta |sont tes )?(origines?|ville|region|nationalite|quartier)\b.{0,15}(\?|$)|\btu viens de\b|\b(tu as|t.as) grandi ou\b|\bou (as.tu|tu as|t.as) grandi\b|^tu es (de quelle|d.ici|francais|belge|suisse|canadien)
c Pas si loin, et toujours prêt à changer de décor.
c Je suis d'un endroit que j'aime raconter de vive voix.
p Du pays du canapé moelleux, région café.
p Quelque part entre la boulangerie et un autre retard de train.
i Je me sens chez moi là où les conversations durent.
i Un lieu dit d'où l'on part, pas vraiment où l'on va.
b Et toi, tu viens d'où?
=age \b(quel age|ton age|(tu as|t.?as|as.tu|tu a) quel age|t.?as (quel|combien)( d.)? ?(age|ans)|combien d.(ans|age)|tu es ne (quand|en)|t.es ne (quand|en)|age ?\?|ton anniversaire|ton anniv)\b|^(et toi )?(age|quel age)\W*$
c Assez pour savoir ce que je veux, et c'est une bonne chose.
c Le bon âge pour une conversation honnête, je trouve.
p Huit ans dans ma tête, cent ans dans le dos.
p Le matin beaucoup plus vieux que le soir.
i Ça change selon la chanson qui passe.
i Je trouve que l'âge se voit surtout dans la curiosité.
b Et toi, tu te sens quel âge?
=height \b(tu mesures|mesures.tu|ta taille|quelle taille|combien tu mesures|tu fais combien|(tu es|t.es|es.tu|tu est) grand|tu fais (quelle taille|plus d.un metre))\b.{0,25}(\?|$)
c Assez pour attraper le bon verre sur l'étagère du haut.
c Une taille qui me convient, les talons ne me font pas peur.
p Ça dépend de la hauteur de ma fierté du jour.
p Pile assez pour me cogner partout.
i Ça se vérifie mieux côte à côte.
i Certaines mesures ne prennent leur sens qu'à côté de quelqu'un.
=sign \b(ton signe|quel signe|signe (astro\w*|du zodiaque)|tu es (de )?quel signe|astrolog\w*|ascendant|horoscope|zodiaque)\b
c Je te laisse deviner, ton intuition m'intéresse.
c J'y crois un peu les jours où l'horoscope est gentil.
p Ascendant café, avec la lune en grasse matinée.
p Signe du canapé, très compatible avec le plaid.
i Je t'en laisse deviner un, ça dira comment tu me vois.
i Les étoiles m'intéressent surtout quand on les regarde à deux.
b Et toi, tu es de quel signe?
=siblings ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*(\b(des|tes|combien de|une?|ta|ton|plusieurs|grande?|petite?) (freres?|s(oe|œ|e)urs?|frangin\w*|fratrie)\b|\bfreres? (et|ou) s(oe|œ)urs?\b|\bfils unique\b|\b(ta|une grande|proche de ta|proche de tes|tes|ton) (famille|parents|mere|pere|maman)\b|\bfamille nombreuse\b)
c La famille compte pour moi, même quand elle est bruyante.
c Les gens proches, j'en prends soin, c'est important pour moi.
p La famille, c'est une série dont je n'ai pas choisi le casting.
p On me reconnaît à table, je défends le dernier morceau.
i On apprend beaucoup de quelqu'un à sa façon de parler des siens.
i Je crois que certaines familles se choisissent en route.
b Et toi, tu es proche de ta famille?
=haveKids ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b((tu as|t.?as|as.tu|tu a)|avoir) (deja )?(des|un|une|combien d.?) ?(enfants?|gosses?|gamins?|momes?|fils|filles?|bebe)\b|\b(tu es|t.es|es.tu|tu est) (deja )?(papa|pere)\b|^(et toi )?(des enfants|enfants) ?\?
c J'en parle avec plaisir, ces choses se disent franchement.
c C'est un vrai sujet, je préfère te répondre de vive voix.
p L'enfant le plus turbulent que je connaisse, c'est moi.
p Je m'occupe surtout de l'enfant qui vit dans ma tête.
i Les enfants posent les meilleures questions, j'essaie d'en garder l'habitude.
i C'est une réponse qui mérite mieux qu'une ligne de chat.
b Et toi, tu en as?
=wantKids ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(veux|voudrais|aimerais|souhaites|envie|aimes|imagines|projettes)\b.{0,25}\b(enfants?|gosses?|bebes?|fonder une famille|une famille|papa)\b
c Avec la bonne personne, c'est une belle idée pour moi.
c J'y suis ouvert, ça se construit à deux.
p Oui, si quelqu'un d'autre se charge du bricolage des cabanes.
p L'idée me plaît, surtout la partie construction de châteaux de coussins.
i Je crois que cette réponse dépend beaucoup de qui la pose.
i J'aime imaginer une maison où l'on rit le matin.
b Et toi, tu le vois comment?
=pets ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*(\b((tu as|t.?as|as.tu|tu a)|tu veux|aimes|preferes|plutot|team)\b.{0,20}\b(animaux|animal|chiens?|chats?|lapin|betes?)\b|\b(chiens? ou chats?|chats? ou chiens?|animaux|animal de compagnie)\b)
c J'adore les animaux, ils sentent vite qui est sincère.
c Chiens et chats, je leur laisse volontiers la place.
p Les chats me tolèrent, et je le prends comme un compliment.
p Je salue tous les chiens, leurs maîtres seulement ensuite.
i Les animaux choisissent bien leurs gens, je leur fais confiance.
i J'aime le calme qu'un animal met dans une pièce.
b Plutôt chien ou plutôt chat?
=languages ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(parles|parle|langues?|apprends|comprends)\b.{0,20}\b(langues?|anglais|espagnol|italien|allemand|francais|arabe|portugais|parles|chinois|japonais|russe|neerlandais)\b|\bparles.tu (bien )?(anglais|espagnol|italien|allemand|francais|arabe)|\bcombien de langues\b
c J'aime les langues, et je n'ai pas peur de me tromper.
c Assez pour bavarder, et le reste avec un sourire.
p Je parle couramment avec les mains, le reste suit.
p Je sais commander à manger dans toutes les langues importantes.
i Dans une autre langue, on devient toujours un peu quelqu'un d'autre.
i Certains mots manquent dans chaque langue, ceux-là m'intéressent.
b Quelle langue tu aimerais apprendre?
=studied ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b((tu as|t.?as|as.tu|tu a) (fait|suivi) (quoi comme |des |quelles )?(etudes|ecole|fac)|etudie|etudies|tes etudes|quelles etudes|comme etudes|diplome|t.es etudiant|tu es etudiant|quelle (fac|ecole)|a la fac)\b
c Pas mal de choses, et l'essentiel en dehors des cours.
c J'apprends encore volontiers, ça ne s'arrête pas avec un diplôme.
p Principalement l'art de rendre les choses au dernier moment.
p Spécialité cantine, avec mention au baby-foot.
i Les meilleures leçons n'avaient pas de salle de classe.
i Je referais sûrement un autre choix, juste par curiosité.
b Et toi, tu as étudié quoi?
=everMarried ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(marie|divorce|separe|fiance|ete marie|mariage|te marier)\b(?!.*\b(mon|ma|une amie|un ami|ce week.?end)\b)
c C'est une question honnête, je te réponds volontiers de vive voix.
c Ce qui compte, c'est que mon cœur soit libre aujourd'hui.
p Seulement à mon canapé, et notre relation est très ouverte.
p Jusqu'ici uniquement fidèle à ma boulangerie.
i Je crois aux promesses, surtout aux petites que l'on tient chaque jour.
i Mon histoire se raconte mieux autour d'une table.
b Et toi, tu y crois, au mariage?
=lastRelationship ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(derniere (relation|histoire|copine)|ton ex|tes ex|ta (derniere|ex)|ex copine|relation (serieuse|longue)|(tu as|t.?as|as.tu|tu a) (deja )?ete (en couple|amoureux)|celibataire depuis|seul depuis|depuis (quand|combien de temps).{0,15}(seul|celibataire|celib)|vous avez rompu|deja (ete )?amoureux|c.est fini|ta rupture)\b
c C'est derrière moi, j'en ai beaucoup appris et je suis libre.
c Je n'en garde pas de rancune, seulement de l'expérience.
p Elle mérite un film court, avec une fin plutôt paisible.
p J'ai survécu, ma cafetière m'a beaucoup soutenu.
i Chaque histoire m'a laissé une phrase que je garde.
i Le plus intéressant, c'est ce qu'on fait autrement après.
b Et toi, ton cœur va comment?
=whySingle \b(pourquoi|pq|pk|prk|comment ca se fait|comment se fait.il|comment ca)\b.{0,30}\b(celib\w*|seul|personne|pas (en couple|de copine|de meuf))\b|\b(tu es|t.es|es.tu|tu est) (vraiment |toujours |bien |encore )?(celib\w*|en couple|seul)\W*$|\bcelib\w* ?\?|(tu as|t.?as|as.tu|tu a) (une copine|quelqu.un|une meuf|une femme)( dans ta vie)?\W*$
c J'attends quelque chose de vrai plutôt que quelque chose de rapide.
c Parce que je préfère être bien seul que mal accompagné.
p Mon canapé est très possessif, je le crains.
p J'ai raté le mode d'emploi, mais j'apprends en route.
i Il y a des rencontres pour lesquelles il faut garder de la place.
i Peut-être que la bonne conversation n'avait pas encore commencé.
b Et toi, c'est par choix?
=lookingFor ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*(\b(cherches?|recherches?|attends|esperes)\b(?! (un (boulot|job|travail|appart)|du (taf|travail)|a me|mes)).{0,35}\b(ici|quoi|koi|qu.?|serieux|relation|rencontre|appli?|tinder|bumble|hinge)\b|\b(que|quoi|qu.est.?ce que|tu) (re)?cherches?\b|\bcherches.tu\b|\b(tes intentions|tes attentes|du serieux|plan cul|sans lendemain|serieux ou|relation serieuse|coup d.un soir|une relation)\b)
c Quelqu'un de vrai, de l'humour et du temps pour se connaître.
c Quelque chose de sincère qui peut grandir sans pression.
p Quelqu'un qui rit de mes blagues au moins par politesse.
p Une complice pour finir les frites, le reste viendra.
i Une conversation que je n'ai pas envie de terminer.
i Quelqu'un à côté de qui même le silence est agréable.
b Et toi, tu cherches quoi?
=whyApp ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(pourquoi|pq|pk|qu.est.?ce qui|depuis (quand|combien|longtemps)|longtemps|comment|quoi|ca (fait|donne|marche)|t.en penses quoi|fais quoi|tu fais quoi|inscrit|beaucoup de (matchs?|rencontres)|fait des rencontres)\b.{0,40}\b(ici|appli?s?|tinder|bumble|hinge|fruitz|happn|meetic|site|inscrit|matchs?)\b
c Pour rencontrer quelqu'un que je n'aurais jamais croisé autrement.
c Par curiosité, et parce qu'une bonne conversation vaut le détour.
p Parce que personne n'est venu sonner chez moi, étrangement.
p Mon canapé m'a conseillé de voir du monde.
i Pour ce petit hasard qui change parfois une semaine entière.
i Je voulais voir si un écran pouvait encore me surprendre.
b Et toi, qu'est-ce qui te donne envie d'être ici?
=whySwipe \b(pourquoi|pq|pk|prk)\b.{0,15}\b(moi|m.as (like\w*|swip\w*|ecrit|match\w*|choisie?|parle)|tu m.as|mon profil|tu me parles|like\w*|match\w*)\b|\b(qu.est.?ce qui|kes?qui|quoi|ce qui) .{0,10}\b(t.a|t.as|te) ?(plu|plait|attire\w*|interesse\w*|fait (liker|swiper|matcher|craquer)|seduit|donne envie)\b.{0,30}\b(chez moi|profil|moi|me|m.|photos?|liker|swiper|matcher)\b|\bt.a (plu|attire) (chez moi|dans mon profil)|\b(mon profil|moi)\b.{0,15}\b(t.a plu|qui t.a)\b
c Ton profil dégageait quelque chose de vrai, ça m'a plu.
c J'avais envie d'en savoir plus, aussi simple que ça.
p Mon pouce a décidé et, pour une fois, il a eu raison.
p Un rare moment de bon goût de ma part.
i Il y avait un détail entre les lignes qui m'a retenu.
i J'ai eu l'impression qu'une bonne conversation s'y cachait.
b Et toi, pourquoi moi?
=type \b(ton|quel est ton|c.est quoi ton|quoi ton) (style|genre|type|ideal) (de|d.) ?(femmes?|filles?|meufs?|nanas?|personnes?|partenaire)\b|\b(c.est quoi|quel est) ton (type|genre)( ideal)?\W*$|\bquel (type|genre|style) de (femme|fille|meuf|personne)\w*|\b(je suis|suis.je) (ton|a ton) (type|genre|gout|style)\b|\b(qu.est.?ce qui|quoi|ce qui) (t.attire|te (plait|fait craquer|seduit))( le plus)? (chez|dans|en)\b|\b(femme|copine|partenaire) ideale?\b
c L'humour, la franchise et une tête bien à soi m'attirent.
c Quelqu'un de chaleureux qui dit ce qu'il pense.
p Quelqu'un qui supporte mes blagues avant le premier café.
p Patience solide exigée, surtout quand je choisis un film.
i Quelqu'un qui remarque ce que les autres ne voient pas.
i Moins un type qu'une façon d'écouter.
b Et toi, qu'est-ce qui t'attire?
=feelForMe \b(je te (plais|manque|plait)|est.?ce que je te|tu (m.aimes|m.apprecies|craques|tiens a moi|penses a moi|ressens|m.aime)|tu as des sentiments|t.as des sentiments|je t.(interesse|attire)|tu t.interesses a moi|tu me trouves (?!bizarre|chelou|foll?e?u?|ridicule)\w+|tu as pense a moi|t.as pense a moi|tu es interesse|t.es interesse|je te fais de l.effet)\b
c Oui, tu me plais, et j'ai envie de mieux te connaître.
c J'aime vraiment te parler, et ça grandit plutôt.
p Je souris bêtement à mon téléphone, tire tes conclusions.
p Disons que mon téléphone n'a jamais été aussi surveillé.
i Je me surprends à attendre tes messages, ça dit quelque chose.
i Il y a là quelque chose que je préfère te dire en vrai.
=jealous ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(jaloux|jalousie|possessif)\b
c Plutôt confiant, la jalousie ne rend personne plus proche.
c Un tout petit peu, mais la confiance gagne.
p Seulement quand quelqu'un prend la dernière part de gâteau.
p Uniquement des gens qui dorment bien en avion.
i Je crois qu'elle raconte surtout nos propres peurs.
i Une pincée peut-être, juste assez pour savoir que ça compte.
b Et toi, tu es d'un naturel jaloux?
=idealDate ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(rdv|rencard|rendez.vous|date|rencart|sortie|soiree)\b.{0,12}\b(ideale?|parfaite?|reve|romantique)\b|^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(ideale?|parfaite?|premier|reussi)\b.{0,12}\b(rdv|rencard|rendez.vous|date|rencart)\b(?!.*\b(pire|rate)\b)
c Un bon verre, du temps et une conversation qui oublie l'heure.
c Une balade sans but et un bon repas pour finir.
p De bonnes frites et personne qui compte qui en prend plus.
p Un rendez-vous où je ne renverse rien, soyons ambitieux.
i Celui où l'on rate le dernier métro sans le regretter.
i Quelque chose de simple qui devient imprévu en chemin.
b Et pour toi, ce serait quoi?
=worstDate ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(pires?|rate|catastrophe|catastrophique|nul|genant)\b.{0,25}\b(rdv|rencard|rendez.vous|date|rencart)\b|^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(rdv|rencard|rendez.vous|date|rencart)\b.{0,20}\b(pire|rate|catastrophe|catastrophique|nul|genant)\b
c Celui où chacun attend poliment que ça finisse, je déteste ça.
c Les soirées sans rire, ce sont les pires pour moi.
p Celui où mes blagues rencontrent un silence de cathédrale.
p Tout rendez-vous où la carte des desserts est épuisée.
i Les pires rendez-vous donnent plus tard les meilleures histoires.
i Quand on parle beaucoup et qu'on ne se rencontre pas.
b Et le tien, c'était quoi?
=cook ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b))(?!.*\b(je (cuisine|fais|prepare) quoi|que cuisiner|je devrais)\b).*\b(cuisines?|cuisiner|fais (la cuisine|a manger|des gateaux)|faire (a manger|la cuisine)|cuistot|bon cuisinier|aux fourneaux|patisserie|ta specialite|plat signature|cuisines.tu)\b
c Oui, j'aime cuisiner, surtout pour quelqu'un.
c Avec plaisir, simple et bon plutôt que compliqué.
p Oui, et le détecteur de fumée applaudit souvent.
p Mes pâtes ont du caractère, parfois un peu trop.
i En cuisine, je réfléchis mieux que n'importe où.
i Je cuisine sans recette, on ne sait jamais où ça mène.
b Et toi, tu aimes cuisiner?
=favFood ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b))(?!.*\bpizza|.*\b(je (mange|cuisine) quoi)\b).*(\b(plat|nourriture|cuisine|bouffe|dessert|repas|aliment|fromage)\b.{0,20}\b(prefere\w*|favori\w*|adores|aimes)\b|\b(aimes|adores|preferes)\b.{0,12}\b(manger|les? (sushis?|fromages?|tacos|burgers?|raclette|chocolat|pates)|la (raclette|cuisine|nourriture|bouffe)|le (chocolat|fromage|sucre|sale|pique|epice))\b|\b(tu (manges|as mange)|t.?as mange|manges.tu)\b|\b(sucre ou sale|sale ou sucre|vegetarien|vegan|vege)\b)
c Un bon comté, du pain frais, et je suis heureux.
c Un boeuf bourguignon qui a mijoté longtemps.
p La raclette, toute l'année, je ne suis pas raisonnable.
p Le fromage, du brie au roquefort, sans aucune modération.
i Un fondant au chocolat, celui qu'on partage à deux cuillères.
i J'aime ce qui a le goût d'un souvenir.
b Et toi, ton plat préféré?
=drinkOrder ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*(\b(cafe|the|vin|biere|cocktail|mojito|spritz|rouge|whisky|champagne|verveine)s? (ou|plutot) .{0,8}\b(cafe|the|vin|biere|cocktail|blanc|rouge|chocolat|bieres?)\b|\b(aimes|preferes|bois|adores|team|plutot|commandes|prends)\b.{0,15}\b(cafe|the|vins?|bieres?|cocktails?|champagne|spritz|comme boisson|a boire)\b|\btu (bois|prends|commandes) (quoi|koi)\b|\b(boisson|cocktail|vin) (prefere\w*|favori\w*)\b|\bton cafe\b)
c Café le matin, un bon verre le soir.
c Un bon vin rouge, et du temps pour le boire.
p Du café, sinon je ne suis pas juridiquement responsable.
p Ce qui a le plus joli verre, je suis facile.
i Ça dépend de qui est assis en face.
i Plutôt le verre qui dure que celui qui presse.
b Et toi, tu prends quoi?
=pizza ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(pizzas?|ananas)\b
c La pizza, toujours, et de préférence partagée.
c Pâte fine, bon fromage, et je suis heureux.
p L'ananas a droit à un procès équitable chez moi.
p La pizza est la seule relation sans dispute de ma vie.
i Une garniture en dit long sur le courage de quelqu'un.
i La meilleure pizza, c'est celle de minuit.
b Ananas sur la pizza, oui ou non?
=music ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b))(?!.*\bconcerts?\b).*\b(musiques?|ecoutes|ecoute|chansons?|chanteur|groupe|artistes?|playlist|rap|rock|techno|jazz|instrument|guitare|piano|spotify|ecoutes.tu)\b(?!.*\b(ta voix|danser)\b)
c Un peu de tout, tant que ça me touche.
c Le matin du calme, le soir quelque chose qui bouge.
p Surtout des chansons que je chante faux avec conviction.
p Ma playlist est un débat sans modérateur.
i Une chanson me dit vite quelle journée ce sera.
i J'aime les morceaux qui n'en disent pas trop tout de suite.
b Et toi, tu écoutes quoi en ce moment?
=concert ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(concerts?|festivals?)\b
c J'adore, en live la musique va ailleurs.
c Oui, surtout les petites salles où l'on sent les basses.
p Oui, toujours derrière la personne la plus grande du monde.
p Je danse avec une réserve très digne, jusqu'au refrain.
i Ce silence juste avant la première note, j'adore ça.
i Un bon concert résonne encore dans la tête le lendemain.
b Quel est ton meilleur souvenir de concert?
=film ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b))(?!.*\b(je regarde quoi|regarder ce soir|je devrais|me conseilles?)\b).*\b(films?|cine\w*|acteur|actrice|realisateur|disney|marvel|harry potter|star wars)\b
c J'aime les films qui font rire et pensent en même temps.
c Un bon film, du pop-corn, et ma soirée est réussie.
p Je choisis pendant une heure et dors au bout de dix minutes.
p J'ai tout compris au film, surtout le pop-corn.
i J'aime les fins qui restent un peu ouvertes.
i Certains films se regardent surtout pour la discussion d'après.
b Et toi, ton film préféré?
=series ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b))(?!.*\b(je regarde quoi|me conseilles?)\b).*\b(series?|netflix|episodes?|saison \d|animes?|hbo|documentaires?|tu regardes (quoi|koi))\b
c En ce moment plutôt des choses prenantes avec de bons dialogues.
c Une bonne série et la soirée est vite finie.
p Encore un épisode, voilà mon plus gros mensonge.
p Netflix me demande si je suis là, et je me sens jugé.
i J'aime les séries où personne n'est vraiment le méchant.
i Ce qui m'intéresse, c'est ce qui n'est pas dit.
b Et toi, tu regardes quoi?
=book ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(livres?|lis|lire|lecture|roman|bouquins?|auteur|ecrivain|lis.tu|bd|mangas?)\b(?!.*\b(te lire|tes messages)\b)
c Oui, un bon livre me calme mieux que tout.
c J'aime lire, surtout ce qui me surprend.
p Ma pile de livres grandit plus vite que ma lecture.
p Oui, les menus de restaurant avec une attention particulière.
i J'aime les phrases qu'on relit juste pour le plaisir.
i Un livre dit parfois ce qu'on n'osait pas penser.
b Et toi, tu lis quoi en ce moment?
=sport ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b))(?!.*\b(danse\w*|rando\w*)\b).*\b(sports?|sportif|salle|muscu\w*|foot\w*|cours?es? a pied|courir|fitness|gym|yoga|tennis|velo|escalade|basket|rugby|boxe|crossfit|padel|natation|surf|ski|skies|jogging|t.entraines)\b
c Bouger me fait du bien, sinon ma tête tourne trop.
c Oui, le sport me vide bien la tête.
p Je fais du sprint, surtout vers le frigo.
p Mon coach intérieur est très souvent en congé.
i J'aime ce moment où la tête se tait enfin.
i Après l'effort, j'ai mes meilleures idées, étrangement.
b Et toi, tu fais du sport?
=dance ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(danses?|danser|salsa|bachata|danseur|boite|clubs?|danses.tu)\b
c Oui, avec plus de plaisir que de technique.
c Avec la bonne musique, je dis toujours oui.
p Mes pieds ont chacun leur propre avis sur le rythme.
p Je danse comme si personne ne regardait, hélas on regarde.
i En dansant, on apprend plus de quelqu'un qu'en parlant.
i Une seule bonne chanson suffit pour que j'oublie ma timidité.
b Et toi, tu aimes danser?
=karaoke ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(karaokes?|chantes?|chanter|chantes.tu|sous la douche)\b
c Oui, fort et de bon cœur, c'est l'essentiel.
c En bonne compagnie, je prends volontiers le micro.
p Sous la douche, je remplis des stades.
p Ma voix est courageuse, c'est sa seule qualité.
i Chanter faux devant quelqu'un, c'est une vraie preuve de confiance.
i Il y a une chanson que je garde pour le bon moment.
b C'est quoi ta chanson de karaoké?
=outdoors ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(rando\w*|randonn\w*|montagnes?|plages?|nature|foret|camping|campagne|balades?|se balader|te balader|te promener|promenades?|(la|ou|team) mer|bord de mer|plein air|pique.?nique|nager|ocean)\b
c J'adore être dehors, là je respire vraiment.
c La mer ou la montagne, du moment qu'on voit loin.
p J'aime la nature, surtout avec un casse-croûte.
p Je randonne bravement jusqu'au premier banc.
i Dehors, les conversations deviennent plus vraies toutes seules.
i Près de l'eau, mes pensées trouvent leur ordre.
b Plutôt mer ou montagne?
=trips ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(voyages?|voyager|voyages.tu|vacances|destinations?|partir ou|tu pars|tu partirais|pays|continent|road.?trip|visiter|visite|tour du monde|partirais.tu|irais|aimerais aller|reves d.aller)\b
c J'aime voyager, surtout là où l'on mange bien et marche beaucoup.
c Une ville inconnue et du temps, c'est mon luxe.
p Je pars léger, avec seulement trois valises de trop.
p Là où mon réveil n'a pas de visa.
i J'aime me perdre un peu, c'est là que ça commence.
i Il y a un endroit que j'attends de voir à deux.
b Et toi, tu partirais où demain?
b Plutôt ville ou plutôt plage?
=hobby ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(hobb\w*|passions?|passe.temps|loisirs?|centres? d.interet|temps libre|passionne|quand tu (ne )?(bosses|travailles) pas|pour t.amuser|pour le plaisir|pour le fun|tes activites|t.amuses|aimes faire|tu kiffes)\b
c Bien manger, être dehors et parler longtemps avec des gens bien.
c De la musique, du mouvement et une soirée sans horaires.
p Je collectionne les débuts de projets, une très belle collection.
p La sieste de haut niveau, je vise la sélection.
i J'aime les choses qui font oublier l'heure.
i Observer les gens au café, on y lit des romans entiers.
b Et toi, qu'est-ce qui te passionne?
=relax ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(detendre|detends|relax\w*|decompress\w*|te reposer|deconnect\w*|te vider la tete|chiller|souffler|destress\w*|te calme)\b
c De la musique, un bon repas et le téléphone loin de moi.
c Une longue marche, et ma tête redevient légère.
p À l'horizontale, avec un professionnalisme remarquable.
p Je fixe le plafond, il ne demande rien.
i Je me détends quand plus personne n'attend rien de moi.
i Un peu de silence, et les bonnes idées reviennent.
b Et toi, tu décompresses comment?
=smoke ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(fumes?|fumeur|fumes.tu|cigarettes?|clopes?|vapotes?|vapes?|tabac)\b
c Là-dessus je suis détendu, chacun fait comme il veut.
c Je préfère l'air frais, mais je ne juge personne.
p La seule chose qui fume chez moi, c'est la poêle.
p Seule ma tête fume, quand je remplis des formulaires.
i Les meilleures discussions ont souvent lieu dehors, devant la porte.
i J'ai d'autres faiblesses, plus intéressantes j'espère.
b Et toi, tu fumes?
=drinkAlcohol ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(alcool|tu bois (beaucoup|souvent|un peu|de temps|parfois|pas)|tu bois\W*$|bois.tu|bourre|ivre|cuite|gueule de bois|sobre)\b
c Un bon verre en bonne compagnie, sans en faire trop.
c Avec plaisir parfois, mais je n'en ai pas besoin pour rire.
p Après deux verres, je crois savoir danser.
p Je bois surtout beaucoup trop de café.
i Ce qui compte, c'est avec qui l'on trinque.
i Une bonne conversation me monte plus vite à la tête.
b Et toi, plutôt verre ou sans alcool?
=religion ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(religion|religieux|croyant|dieu|pratiquant|catholique|musulman|juif|athee|bouddhiste|spirituel\w*|priere|pries|eglise|politique|gauche ou|tu votes)\b
c Le respect compte pour moi, quelles que soient nos convictions.
c Je crois surtout à la bonté au quotidien.
p Je crois fermement au café et aux secondes chances.
p Je prie surtout quand le wifi tombe.
i Je laisse volontiers certaines grandes questions ouvertes.
i Sous un ciel étoilé, je doute de tout, même de mes doutes.
b Et toi, ça compte pour toi?
=tattoos ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(tatouages?|tatoo|tattoos?|tatoue|piercings?|tatous?)\b
c J'aime ça quand il y a une histoire derrière.
c Je trouve ça beau quand ça ressemble vraiment à la personne.
p Seulement des traces de stylo, mais très expressives.
p Je change d'avis trop souvent pour de l'encre définitive.
i Je me demande toujours ce qu'on n'a pas fait tatouer.
i La peau aussi garde des histoires, pas toutes visibles.
b Et toi, tu en as un?
=morningPerson ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(du matin|lever? tot|leves? tot|leve.tot|couche.tard|couches? tard|du soir|oiseau de nuit|grasse mat\w*|te leves|te couches|insomniaque|tu dors (pas|bien|tard|combien|beaucoup))\b
c Plutôt du soir, c'est là que je me réveille vraiment.
c Avec un café, je suis aussi du matin.
p Avant le premier café, je ne suis qu'un meuble.
p Mon réveil et moi communiquons par avocats.
i La nuit, les pensées parlent un peu plus bas et plus vrai.
i J'aime cette heure où le monde se tait encore.
b Et toi, plutôt matin ou soir?
=weatherThere ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(quel temps|(la|le) (meteo|temps)\b.{0,15}(chez toi|comment|la.bas|par chez|de ton cote)|temps (chez toi|la.bas)|il (fait|pleut|neige)\b.{0,25}(chez toi|la.bas|aussi|comment|de ton cote|par chez)|fait.il|tu as du soleil|t.as du soleil|soleil chez toi|pluie chez toi)\b
c Changeant, mais mon humeur est ensoleillée.
c Parfait pour un café et une bonne conversation.
p Le ciel hésite, on se ressemble.
p Un temps idéal pour justifier le canapé.
i Un ciel où l'on devine des choses, j'aime bien ça.
i Ça sent le changement, et pas que dans l'air.
b Et chez toi, il fait quel temps?
=christmas ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(noel|nouvel an|reveillon|31|paques|halloween|saint.?valentin|fetes de fin|les fetes|14 juillet|chandeleur|jour de l.an)\b
c Bien manger, de la chaleur et des gens que j'aime.
c Tranquille et bien entouré, c'est ce que je préfère.
p Je fête surtout les restes, ma vraie tradition.
p Avec un appétit que le calendrier m'autorise officiellement.
i J'aime le calme juste après, quand tout retombe.
i Les fêtes me rendent toujours un peu songeur, dans le bon sens.
b Et toi, tu fêtes ça comment?
=fear ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(peurs?|phobies?|angoisses?|effraie|terrifie|flippes?|craintes?)\b(?!.*\b(n.aie pas|je te fais)\b)
c Passer à côté de l'essentiel, voilà ce qui me fait peur.
c Peu de choses, mais je prends les vraies peurs au sérieux.
p Les appels de numéros inconnus, sans hésiter.
p Les araignées, on s'évite avec beaucoup de respect.
i L'idée de ne jamais dire ce qui comptait.
i Souvent ma peur montre exactement où je devrais aller.
b Et toi, de quoi tu as peur?
=talent ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(talents?|doue|(tu es|t.es|es.tu|tu est) (fort|bon|nul) en|don cache|sais (bien )?faire|super fort|points? forts?|defauts?|qualites?)\b
c J'écoute bien, c'est plus rare qu'on ne croit.
c Je sais mettre les gens à l'aise, et ça me plaît.
p Trouver le dernier biscuit dans n'importe quel logement.
p Je m'endors devant tous les films, même les bons.
i Je remarque des petites choses, certaines je les garde pour moi.
i Mon talent se montre surtout quand on ne s'y attend pas.
b Et toi, ton talent caché?
=proudOf ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(fier|fierte|plus belle reussite|accompli|plus grande reussite)\b
c D'être resté honnête, même quand c'était inconfortable.
c De mes amitiés, je les entretiens avec soin.
p D'une plante verte qui vit encore contre toute attente.
p D'avoir plié un drap-housse, une fois, sans témoin.
i D'un non prononcé au bon moment.
i De quelque chose que presque personne n'a remarqué.
b Et toi, quelle est ta plus grande fierté?
=superpower ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b(super.?pouvoirs?|pouvoir magique|si tu (pouvais|avais|etais|gagnais|devais|pourrais|aurais)|et si (tu|on|demain)|trois v(oe|œ)ux|ile deserte|machine a remonter|loto|baguette magique|tu ferais quoi (si|avec)|que ferais.tu|vie anterieure)\b
c Avoir plus de temps, je le donnerais aux bonnes personnes.
c Je choisirais quelque chose qui rend la vie des gens légère.
p Me téléporter, surtout du lit à la cafetière.
p Trouver une place de parking, je dominerais le monde.
i Arrêter le temps pour quelques bonnes minutes.
i Je crois que je garderais ça secret un moment.
b Et toi, tu choisirais quoi?
=perfectDay ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\b((journee|jour|dimanche|matinee|week.?end) (parfaite?|ideale?|de reve)|(parfaite?|ideale?) (journee|jour|dimanche))\b
c Se lever tard, bien manger et finir la journée à deux.
c Du soleil, du temps et personne qui regarde l'heure.
p Elle commence à midi et contient deux petits-déjeuners.
p Une journée où mon réveil prend sa retraite.
i Une journée sans plan qui finit mieux que prévu.
i Elle se reconnaît à ce qu'on oublie de la photographier.
b Et la tienne, elle ressemble à quoi?
=tellMe ^(?!.*\b(mots?|adjectifs|blagues?|vannes?|drole|marrant|(garder|tenir) un secret)\b)(?=.*(?:\b(parle.?(moi|m.en)?( un peu)?( plus)? de toi|dis.?m.en (un peu )?plus|raconte.?(moi|m.en)|dis.moi (tout|(un truc|quelque chose|qqch)|en plus)|presente.toi|(tu )?te decri\w*|decris.toi|(un|ton) (secret|fun fact|anecdote)|en savoir plus sur toi|(qui|et) (es.tu|tu es)( vraiment)?\W*$|tu (peux|veux) (te presenter|me parler de toi)|raconte\W*$|apprends.moi (un truc|quelque chose)|t.es qui\W*$)))
c Curieux, plutôt calme, et fidèle aux gens que j'aime.
c J'aime les conversations franches, bien manger et rire souvent.
p Je suis un mélange de bonne volonté et de réveils repoussés.
p Version courte, café, humour douteux et grand cœur.
i Le plus intéressant ne tient pas dans un profil.
i Je suis plus calme qu'il n'y paraît, sauf sur quelques sujets.
b Et toi, par quoi tu commencerais?
=threeWords \b(en|avec|par|donne.moi) (3|trois|un|1|deux|2|cinq|5|quelques) (mots?|adjectifs?|emojis?)\b|\b(3|trois) (mots|adjectifs|qualites)\b
c Curieux, honnête et un peu têtu.
c Chaleureux, direct et toujours prêt à rire.
p Affamé, optimiste et mauvais pour compter.
p Café, canapé et courage, dans cet ordre.
i Calme, éveillé, et le troisième se découvre.
i Plus profond qu'attendu, du moins je l'espère.
b Et toi, en trois mots?
=joke \b(blagues?|vannes?|fais.moi (rire|sourire)|(tu me|me) fais rire \?|raconte.{0,12}(drole|marrant)|un truc (drole|marrant)|devinette)\b
c Mon meilleur gag reste ma façon de cuisiner sans recette.
c Je voulais raconter une blague sur le temps, mais elle dure.
p Que dit un escargot sur une tortue, quelle vitesse.
p Mon régime avance bien, il a déjà quitté la maison.
i J'en ai une bonne, mais elle vit de mon expression.
i Mes blagues mûrissent comme le fromage, on ne sait jamais.
b À ton tour, la meilleure des tiennes?
=advice \b(je (dois|devrais) [a-z]+ (quoi|koi)|je (dois|devrais|fais|mets|cuisine|mange|regarde|prends|choisis|reponds|prepare|peux faire) quoi|que (dois|devrais|puis).je|qu.est.?ce que je (dois|devrais|peux|fais|mets|cuisine|mange|regarde|pourrais)|tu (me|m.) ?(conseilles|conseillerais|recommandes)|un conseil|des (idees|conseils|recommandations|recos?)|tu ferais quoi a ma place|a ma place|tu as une idee|t.as une idee|(?:je devrais|devrais.je)(?=.*\?))\b
c Prends ce qui te fera encore plaisir demain.
c Fais-toi confiance, ta première envie est souvent la bonne.
p Dans le doute, des pâtes, elles règlent presque tout.
p Tire à pile ou face et écoute ta déception.
i Prends le choix qui t'effraie un tout petit peu.
i Demande-toi lequel tu aimerais raconter plus tard.
b Tu penches plutôt pour quoi?
=whatDoYouThink \b(tu (en )?penses quoi|t.en penses|qu.en penses.tu|tu en dis quoi|qu.est.?ce que tu (en )?(penses|dis)|que penses.tu|ton avis|t.en dis quoi|qu.en dis.tu|d.accord avec moi|tu (ne )?trouves pas|tu crois pas|tu penses que|tu es d.accord|t.es d.accord)\b
c Ça me parle, et ta façon de le voir me plaît.
c Je suis plutôt d'accord avec toi, pour être franc.
p Je hoche la tête avec sagesse, donc c'est oui.
p Mon comité intérieur a voté, presque à l'unanimité.
i J'y vois quelque chose qu'on ne remarque pas tout de suite.
i Mon premier avis est clair, le deuxième m'intéresse plus.
b Et toi, tu en penses quoi au fond?
=isItWeird \b(c.est|c|est.?ce|je suis|suis.je|ca (te )?(parait|fait|semble)) .{0,20}\b(bizarre|chelou|etrange|anormal|normal|grave|ridicule|fou|folle|trop tot|genant|nul|idiot|bete)\b.{0,40}(\?|non\W*$)|\b(tu me trouves|suis.je|je suis) (bizarre|chelou|folle|fou|ridicule)\b
c Pas du tout, je trouve ça plutôt sympathique.
c Non, c'est très humain et ça me plaît.
p Si c'est bizarre, on devrait fonder un club.
p Sur mon échelle de bizarrerie, c'est à peine visible.
i Un peu particulier peut-être, et c'est ce qui le rend intéressant.
i Normal est de toute façon un mot surestimé.
=really ^(ah |oh |non |mais |et |ah ouais |attends )*,? ?(serieux|serieusement|vraiment|pour de vrai|c.est vrai(?=.*\?)|c vrai(?=.*\?)|sans deconner|sans blague|tu rigoles|tu deconnes|tu plaisantes|ah bon|ah oui|ah ouais|sans rire|srx|tu es serieux|t.es serieux|tu blagues|t.es sur|tu es sur|sur)( la| ou quoi| alors)? ?(\?+|\W*$)
c Oui, vraiment, je le pense comme je le dis.
c Tout à fait sérieux, ça me tient à cœur.
p Aussi sérieux qu'on peut l'être avec les cheveux en bataille.
p Parole de scout, sans jamais avoir été scout.
i Oui, et ça m'a un peu surpris moi-même.
i Vraiment, même si ce n'est que la moitié de l'histoire.
=whatMean \b((ca|cela) (veut|voulait) dire quoi|tu (veux|voulais) dire( quoi| par| que)?|qu.est.?ce que (tu (veux|voulais)|ca veut) dire|que veux.tu dire|c.est.a.dire|comment ca|dans quel sens|tu entends quoi par|qu.entends.tu|j.ai pas compris|je (ne )?comprends pas|tu parles de quoi|de quoi tu parles|tu insinues)\b|^(quoi|hein|pardon|cad|koi) ?\?*$
c Je le disais gentiment, mes mots sont juste mal tombés.
c Simplement que j'aime bien parler avec toi.
p Ma phrase est partie avant mon cerveau.
p C'était plus malin dans ma tête, promis.
i Il y avait un peu plus que les mots, tu as raison.
i Je te l'explique mieux en vrai, avec les mains.
=beenThere \b((tu as|t.?as|as.tu|tu a)|tu es|t.es|es.tu|tu etais|t.etais)( pas)? (deja|jamais)\b.{0,60}|\b(deja) (alle|ete|visite|teste|essaye|goute|vu|fait)\b.{0,40}\?|\btu connais\b|\bconnais.tu\b|\bt.connais\b|\b(tu as|t.?as|as.tu|tu a) (vu|essaye|teste|goute|visite)\b.{0,40}
c L'idée me tente en tout cas, raconte-moi un peu.
c J'aime découvrir ce genre de choses avec quelqu'un qui connaît.
p Dans mon imagination, plusieurs fois, avec un énorme succès.
p Mon canapé dit non, ma curiosité dit bientôt.
i Il y a des choses que j'aime garder pour le bon moment.
i Je ne le vois sûrement pas encore avec tes yeux.
b Et toi, tu en as pensé quoi?
=likeIt \b(tu (aimes|adores|kiffes|detestes|apprecies|aime)|t.aimes|aimes.tu|ca te (plait|plairait)|est.?ce que ca te plait|tu es (fan|branche|amateur)|t.es (fan|branche))\b
c Oui, plutôt, surtout en bonne compagnie.
c Oui, et encore plus quand c'est partagé.
p Oui, avec plus d'enthousiasme que de compétence.
p Beaucoup, mes amis me supplient de changer de sujet.
i Oui, mais pas pour la raison qu'on imagine.
i Ça dépend de l'humeur, et la mienne est bonne.
b Et toi, tu aimes ça?
=would \b(tu (voudrais|ferais|serais|dirais|aurais|pourrais|choisirais|preferer\w*|accepterais|viendrais|irais|mangerais|oserais|aimerais|prendrais|[a-z]+erais)|[a-z]+rais.tu|t.aurais|t.aimerais|t.oserais)\b
c Oui, je crois bien que je me lancerais.
c Avec la bonne personne, oui sans hésiter.
p Oui, mon bon sens poserait juste un jour de congé.
p Je dirais oui d'abord, et je paniquerais ensuite.
i Sûrement oui, et je me demanderais après pourquoi pas avant.
i Ça dépendrait d'un détail que je garde pour moi.
b Et toi, tu le ferais?
=canYou \b(tu (peux|sais|pourrais|arrives a|saurais)|peux.tu|sais.tu|t.arrives a|tu pe?u)\b
c Oui, je fais volontiers de mon mieux.
c Je crois que oui, on peut compter sur moi.
p Avec un tutoriel et beaucoup de courage, oui.
p Oui, le résultat reste toutefois une surprise.
i Certaines choses, je les réussis mieux quand personne ne demande.
i Oui, mais ça se montre mieux que ça ne se raconte.
=howMuch \b(combien|cmb|a quelle frequence|tous les combien|depuis (quand|combien)|ca fait longtemps|souvent ?\?)\b(?! de temps (je|il|elle))|\b^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*\btu .{0,25}\bsouvent\b
c Assez souvent pour que ça me fasse vraiment plaisir.
c Un peu moins que je ne voudrais, pour être honnête.
p J'ai perdu le compte, les maths et moi, c'est compliqué.
p Plus que la raison, moins que mes envies.
i Pile assez pour que ça reste un plaisir.
i Je ne compte plus, certaines choses se mesurent autrement.
=why ^(et |mais |ah |oh |bah |ben |bon )*(pourquoi|pq|pk|prk|pourkoi|comment ca se fait)\b|(?<!\b(comprends|sais|vois|demande|voila|explique) )\b(pourquoi|pq|pk|prk)\b.{0,40}(\?|$)|\bpour quelle raison\b|\bxq\b
c Parce que ça me semble juste, simplement.
c Parce que j'en avais envie, et je ne le regrette pas.
p Mon cerveau l'a décidé sans me demander.
p Pour des raisons scientifiques encore inconnues.
i La vraie raison, je ne la comprends qu'après coup.
i Il y a une petite histoire derrière, elle attend son moment.
=which ^(?=.*(\?|\b(tu|est.?ce|quel\w*|toi|quoi|koi|t.as|t.es|t.aimes)\b)).*(\b(quel\w*|quoi comme|lequel|laquelle|lesquels) .{0,25}\b(genre|type|sorte|style|prefere\w*|favori\w*)\b|\b(genre|type|sorte|style) de\b.{0,40}\?|\b(ton|ta|tes) .{0,20}\b(prefere\w*|favori\w*)\b|^(et |du coup )*(lequel|laquelle|lesquel\w*|quel genre|quel style)\b|\btu preferes\b|\bpreferes.tu\b|\b(plutot|team) \w+ ou \w+)
c Difficile de choisir, mais je vais toujours vers le plus simple.
c Celui qui me fait sourire sans effort.
p Je change de favori toutes les dix minutes, c'est sportif.
p Celui qui demande le moins de vaisselle.
i Celui qu'on ne remarque pas au premier regard.
i Mon choix dépend de la personne avec qui je le partage.
b Et toi, tu choisis quoi?
=whoYou \b(avec qui|chez qui|c.est qui|(?<!ce )qui (est|sont|c.est|t.a|te|tu|es)|pour qui|de qui)\b.{0,40}(\?|$)|^(et )?(avec )?qui ?\?*$
c Des gens que j'aime bien, je choisis avec soin.
c Quelqu'un dont la compagnie me fait du bien.
p Moi, mon café et une plante très discrète.
p Une équipe réduite mais très motivée par le dessert.
i Quelqu'un dont je te parlerai volontiers de vive voix.
i Les personnes importantes, je les raconte doucement.
=whereYou \b(t.es|tu es|es.tu|tu etais|tu vas|vas.tu|tu te trouves|tu sors|tu manges) (ou|dans quel)\b|^(et |mais |alors |du coup )*(ou|c.est ou)( ca| exactement| est.?ce que tu\b.*| es.tu\b.*| tu\b.*| vas.tu\b.*)? ?\?*$|\bou (tu (es|vas|sors)|es.tu|vas.tu|est.?ce que tu)\b
c Pas loin, et déjà à moitié dans cette conversation.
c Quelque part au calme, où je te lis avec plaisir.
p Quelque part entre le frigo et de grands projets.
p Là où le téléphone a encore un peu de batterie.
i Un peu dans mes pensées, c'est un bel endroit.
i Dans un coin où le temps passe plus doucement.
=howYou \bcomment (tu (fais|le|l.|te|t.|as|vis|trouves|sais|occupes|vois|imagines)|fais.tu|as.tu|te|vois.tu|t.appelles|t.as|on (fait|dit))\b
c Doucement, avec patience et un peu de bonne humeur.
c Je fais confiance à mon instinct, il se trompe rarement.
p En improvisant avec beaucoup d'assurance.
p Avec du café et une bonne dose de chance.
i En écoutant plus qu'en parlant, la plupart du temps.
i Je ne suis pas sûr de pouvoir l'expliquer, et ça me plaît.
=howAreYou \b((ca|sa) va(?! (tres |super |plutot |pas |mieux|bien|nickel|merci|mal)(?!.*\?))|cv|comment (vas.tu|tu vas|ca va|va tu|allez|te sens.tu|tu te sens|va)|tu vas (bien|comment|mieux)|vas.tu bien|la forme|en forme|quoi de (neuf|beau|bon)|qdn|cava|tu te sens (comment|bien|mieux)|bien ou quoi|quelles? nouvelles?|bien et toi)\b(?! (aller|etre|mieux aller|pas))|^(oui |bien |super |merci |tres bien )*,? ?et (toi|twa|toa)\W*$
c Bien, et encore un peu mieux depuis ton message.
c Plutôt bien, merci, je suis de bonne humeur.
p Entre la grasse matinée et la gloire, donc très bien.
p Bien, ma cafetière et moi formons une équipe solide.
i Calme et un peu curieux, un bon mélange.
i Bien, avec une pensée qui me trotte dans la tête.
b Et toi, comment ça va?
=wh ^(et |mais |alors |du coup |bon |ah )*(qu.est.?ce|que (fais|penses|veux|dis|vas)|c.est quoi|quoi|koi|de quoi|a quoi|en quoi|sur quoi)\b|^(et |mais |alors |du coup )*quel\w* (est|sont|etait)\b|\b(quoi|koi|quel\w*|qu.est.?ce|lequel|laquelle|comment|quand|ou ca)\b.{0,80}\?|\btu [a-z']+ (quoi|koi)\b
c Quelque chose de simple qui me met vraiment de bonne humeur.
c Ce qui se fait avec le cœur, c'est toujours mon choix.
p Quelque chose avec du fromage, ça répond à presque tout.
p Mon cerveau propose une sieste, je cherche encore mieux.
i La première idée qui me vient est aussi la plus honnête.
i Quelque chose qu'on comprend mieux en me connaissant un peu.
b Et toi, tu répondrais quoi?
=yesNo \?\W*$|\best.?ce qu|^(et |mais |alors |du coup )*(t.as|t.es(?! (gentil|mignon|drole|adorable|sympa|beau|marrant|interessant|top|genial|chou|trop))|as|es|peux|veux|vas|crois|penses|fais|dois|aimes|connais|tu veux|tu vas|tu crois|tu penses)( |.)(tu )?\b.*
c Oui, je dirais bien que oui.
c Plutôt oui, et je le dis volontiers.
p Oui, avec une petite réserve que ma dignité exige.
p Mon cœur dit oui, mon canapé demande un délai.
i Plus oui que non, et la nuance est intéressante.
i Oui, même si hier j'aurais peut-être hésité.
b Et toi, tu dirais quoi?
=told.goodNews \b(j.ai (reussi|eu mon|ete (prise?|embauchee?|promue?|admise?)|decroche|gagne|obtenu|signe|valide|trouve (un|mon) (job|boulot|appart\w*|travail|taf))|(bonne|super|grande|excellente) nouvelle|je suis (trop |tellement |super |si )?(contente?|heureuse|heureux|fiere?|aux anges)|promotion|diplomee?|tres bonne journee|super journee|belle journee)\b
c Quelle belle nouvelle, je suis vraiment content pour toi.
c Bravo, tu peux en profiter pleinement.
p Je trinque aussitôt, même si ce n'est que du café.
p Ma danse de la victoire a eu lieu, sans témoin heureusement.
i Ces nouvelles ont une lumière bien à elles.
i J'aime quand les bonnes choses arrivent au bon endroit.
C Tu vas fêter ça comment?
P À qui tu l'as annoncé en premier?
I Tu as ressenti quoi sur le moment?
=told.badDay ^(?!.*\b(applis?|apps?|tinder|bumble|hinge|mecs|rencontres?)\b).*\b((mauvaise|sale|dure|horrible|pire|longue) (journee|semaine|nouvelle|nuit|passe)|journee (de merde|pourrie|horrible|difficile|compliquee|nulle)|(je suis|chuis|jsuis) (trop |tellement |un peu )?(triste|deprimee?|stressee?|enervee?|decue?|a bout|en colere|perdue?)|j.en (ai marre|peux plus)|ca (ne )?va pas|pas (top|terrible|le moral)|j.ai (pleure|rate|envie de pleurer)|ras le bol|moral a zero)\b
c Ça a l'air dur, je suis content que tu me le dises.
c Je suis désolé, je t'écoute si tu veux en parler.
p Je t'envoie un plaid imaginaire et beaucoup de chocolat.
p On renvoie cette journée au service après-vente.
i Ces jours-là ne disent rien de la personne, seulement du jour.
i Parfois le soir répare un peu ce que la journée a cassé.
C Tu veux me raconter ce qui s'est passé?
P Chocolat ou plaid en premier?
I Qu'est-ce qui te ferait du bien maintenant?
=told.tired \b(suis (trop |deja |completement )?morte?(?! de rire| 😂)|fatiguee?|crevee?|epuisee?|ko|naze|claquee?|mal dormi|pas dormi|peu dormi|dormir|au lit|sommeil|lessivee?|morte de fatigue|hs|insomnie)\b
c Alors repose-toi bien, tu l'as mérité.
c Prends soin de toi ce soir, le reste peut attendre.
p Mon canapé t'envoie ses salutations les plus solidaires.
p Je propose une sieste nationale, dès maintenant.
i La fatigue rend les pensées étrangement honnêtes.
i J'aime ce moment où plus rien ne presse et où le corps a le droit de se taire.
C Tu peux te coucher tôt ce soir?
P Plutôt sieste ou café d'urgence?
I À quoi tu penses avant de dormir?
=told.ill \b(malade|grippe|fievre|rhume|gastro|covid|mal (a la|au|de|a l|aux)|migraine|medecin|hopital|toux|enrhumee?|angine|nausee)\b
c Remets-toi bien, je pense à toi.
c Repose-toi, et bois quelque chose de chaud.
p Je t'envoie une soupe imaginaire, salée juste comme il faut.
p Ordonnance du jour, un plaid, un thé et une série.
i Être malade ralentit tout, même ce qui semblait urgent.
i J'espère que demain aura meilleur goût qu'aujourd'hui.
C Tu as tout ce qu'il te faut?
P Quelle série te soigne le mieux?
I Qu'est-ce qui te réconforte dans ces moments?
=told.work \b(boulot|taf|travail|travaille|bosse|bosser|collegues?|chef|patron|reunions?|bureau|client\w*|dossier|deadline|projet|teletravail|exam\w*|reviser|revisions|cours|la fac)\b
c Ça fait beaucoup, tu gères ça avec courage.
c J'espère qu'il te restera un peu de temps pour toi.
p Les réunions devraient toutes finir par un gâteau.
p Mon respect, j'aurais déjà pris trois pauses.
i Le travail montre parfois des côtés qu'on ignorait de soi.
i J'aime savoir ce qui occupe vraiment les journées des gens.
C Qu'est-ce qui te plaît le plus là-dedans?
P Tu as combien de cafés au compteur?
I Tu ferais quoi avec une journée libre?
=told.family \b(ma (mere|maman|s(oe|œ)ur|fille|grand.?mere|mamie|famille|niece|cousine|tante)|mon (pere|papa|frere|fils|grand.?pere|papi|neveu|cousin|oncle)|mes (parents|enfants|freres|s(oe|œ)urs|grands.?parents|neveux)|(la|en) famille|les enfants)\b
c C'est beau d'entendre combien tes proches comptent.
c Le temps avec les siens vaut beaucoup, je trouve.
p Les repas de famille sont un sport d'endurance avec dessert.
p Chaque famille a son comique, je crains d'être le mien.
i Les histoires de famille en disent plus que bien des profils.
i On emporte de chez soi plus qu'on ne croit.
C Vous êtes très proches?
P Qui met l'ambiance chez vous?
I Qu'est-ce que tu tiens de ta famille?
=told.animals \b(mon (chien|chat|lapin|cheval|chiot|chaton|animal|hamster)|ma (chienne|chatte|jument|chat)|mes (chats|chiens|animaux)|(un|le) (chien|chat|chaton|chiot)|(promene\w*|sors|sorti) (le|mon) chien|(chiens|chats|animaux))\b
c Ça me fait sourire, les animaux rendent tout plus doux.
c J'aime qu'on parle des animaux avec autant de cœur.
p Je crois savoir qui commande vraiment chez toi.
p J'espère passer l'examen d'entrée avec quelques friandises.
i Les animaux remarquent chez nous ce que l'on tait.
i Cette compagnie silencieuse, c'est quelque chose de rare.
C Il s'appelle comment?
P Qui commande vraiment à la maison?
I Qu'est-ce que les animaux t'ont appris?
=told.food \b(mange|manger|cuisine|cuisiner|gateaux?|pates|pizza|sushis?|resto|restaurant|diner|dejeuner|brunch|chocolat|fromage|raclette|faim|apero|recette|dessert|crepes|burger)\b
c Ça a l'air délicieux, maintenant j'ai faim aussi.
c Bien manger sauve presque toutes les journées.
p Mon frigo vient de rougir de honte.
p J'arrive avec une fourchette, en imagination du moins.
i Certains plats ont le goût d'une histoire entière.
i Ce que l'on cuisine pour soi dit beaucoup de choses.
C C'est toi qui cuisines d'habitude?
P Il en reste une part pour moi?
I Quel goût te rappelle de beaux souvenirs?
=told.trip \b(vacances|voyage|je (pars|rentre|reviens) (a|en|au|aux|de|d|du|pour|demain)\b(?! (sport|salle|la salle|boulot|travail|taf|bureau|maison|la maison|resto|courses|yoga|cours))|avion|aeroport|valise|plage|a la mer|train pour|road.?trip|roadtrip|sejour|week.?end a|randonnee|rando|montagne)
c Ça fait vraiment envie, profite de chaque instant.
c Changer d'air fait un bien fou, je te le souhaite.
p Je me plie volontiers dans la valise, côté chaussettes.
p Mon canapé fait une destination très triste à côté.
i On revient toujours un peu différent de ses voyages.
i Le meilleur moment d'un voyage est rarement prévu.
C Qu'est-ce que tu préfères là-bas?
P Il reste de la place dans ta valise?
I Quel endroit t'a vraiment changé la tête?
=told.friendsParty \b(amis|amies|copines?|copains|potes|soiree|fete|anniversaire|anniv|boite|bar|mariage|sortie|verre avec|danser|evjf)\b
c Ça sonne comme un très bon moment, profite bien.
c Les bons amis, c'est ce qu'il y a de mieux.
p Je danse par solidarité, ici, dans mon coin.
p Je demande un rapport complet, surtout sur la piste de danse.
i Les plus belles soirées ne se planifient pas.
i On reconnaît les gens aux amis qu'ils gardent.
C Vous fêtez quoi de beau?
P Qui finit toujours sur la table?
I Quelle soirée tu n'oublieras jamais?
=told.sport \b(sport|salle|muscu|gym|yoga|pilates|courir|couru|footing|jogging|foot|tennis|velo|natation|escalade|entrainement|courbatures|ski|danse|marathon|padel|boxe)\b
c Respect, cette énergie me plaît.
c Bien joué, ça motive rien qu'à te lire.
p J'ai des courbatures rien qu'en lisant.
p Mes baskets font semblant de n'avoir rien entendu.
i Pendant l'effort, la tête finit par se taire, j'aime ça.
i On se découvre un peu quand on est à bout de souffle.
C Tu en fais depuis longtemps?
P Tu acceptes les débutants très maladroits?
I À quoi tu penses pendant l'effort?
=told.music \b(musique|concert|festival|chanson|chante|chanter|album|guitare|piano|playlist|ecoute|groupe|karaoke)\b
c La musique fait du bien, ton goût m'intéresse.
c J'aime quand quelqu'un parle de musique avec cœur.
p Je fais les chœurs, assez faux mais très investi.
p Mon tambour de table est prêt à t'accompagner.
i Une chanson peut garder toute une année en elle.
i Certains morceaux nous connaissent mieux que nous.
C Quelle chanson tu écoutes en boucle?
P Tu chantes aussi sous la douche?
I Quelle chanson raconte le mieux ta vie?
=told.film \b(film|serie|netflix|cine\w*|episode|saison|regarde|livre|lis|lecture|roman|bouquin|documentaire)\b
c Ça donne envie, je note l'idée avec plaisir.
c Une bonne histoire sauve souvent la soirée.
p Pas de spoiler, mon cœur est fragile.
p Je fournis le pop-corn et des commentaires inutiles.
i Les histoires qui nous plaisent parlent souvent de nous.
i J'aime quand une fin continue de travailler dans la tête.
C Tu me le conseilles?
P Il me faut des mouchoirs ou du pop-corn?
I Dans quel personnage tu te reconnais?
=told.weather \b(il (pleut|neige|fait (beau|froid|chaud|gris|moche|\d+))|soleil|pluie|neige|canicule|meteo|orage|(fait|trop) (froid|chaud)|quel temps|printemps|ete|automne|hiver)\b
c Le temps fait ce qu'il veut, gardons la bonne humeur.
c Un bon prétexte pour un moment agréable, je trouve.
p Mon parapluie et moi sommes en instance de rupture.
p Je négocie avec les nuages, ils sont têtus.
i Chaque temps a ses pensées, et celui-ci en a de bonnes.
i J'aime comme la lumière change une journée entière.
C Tu vas en profiter comment?
P Plutôt plaid ou lunettes de soleil?
I Quelle saison te ressemble le plus?
=told.mishap \b(j.ai (perdu|oublie|casse|renverse|rate|brule|fait tomber|glisse|trebuche|cogne)|je (suis tombee?|me suis (trompee?|cognee?|brulee?|enfermee?|ridiculisee?))|la honte|trop con|n.importe quoi|maladroite?|catastrophe|en panne|rate (le|mon) (bus|train))\b
c Ça arrive aux meilleurs, j'espère que tout va bien.
c Un jour tu en riras, et moi avec toi.
p Bienvenue au club, j'en suis président d'honneur.
p Cette histoire mérite un ralenti et une musique dramatique.
i Les petites catastrophes font souvent les meilleurs souvenirs.
i Le ridicule rapproche plus vite que la perfection.
C Et comment ça s'est fini?
P Il y avait des témoins?
I Quelle gaffe te fait encore rire?
=told.newHere \b((je (suis|viens)|chuis|jsuis) .{0,15}(nouvelle|nouveau|de m.inscrire|d.arriver)|viens (de m.inscrire|d.arriver|juste d)|premiere fois (ici|sur)|nouvelle (ici|sur)|pas (l.)?habitu\w*|debute (ici|sur))\b
c Bienvenue, je suis content qu'on se parle.
c Prends ton temps, ici rien ne presse.
p Bienvenue, la sortie de secours est à gauche.
p Je te ferais bien visiter, mais je me perds aussi.
i Les débuts ont quelque chose que l'on ne retrouve plus après.
i J'aime ce regard neuf sur les choses.
C Quelle est ta première impression?
P Tu as déjà croisé un profil étrange?
I Qu'est-ce qui t'a fait venir?
=told.appTired \b(marre|lassee?|saoulee?|saoule|fatiguee? de|deteste|supprimer|desinstaller|decue? (de|par)|ras le bol|pas trop)\b.{0,30}\b(applis?|apps?|tinder|bumble|hinge|sites?|mecs|hommes|ici|rencontres?|discussions?)\b|\bles (mecs|hommes|gars) (ici|sont)\b|\b(toujours les memes|ghost\w*|plan cul)\b
c Je comprends, moi aussi je préfère une vraie conversation.
c C'est fatigant, alors parlons simplement comme deux personnes normales.
p Je promets zéro photo avec un poisson.
p Fondons un groupe de soutien, avec de bons gâteaux.
i Le plus rare ici, c'est peut-être un peu de patience.
i Parfois une seule bonne conversation suffit à changer d'avis.
C Qu'est-ce qui te manque le plus ici?
P C'est quoi le pire message reçu?
I Qu'est-ce qui te redonnerait envie?
=told.thanks \b(merci|mrc|c.est (gentil|mignon|adorable|chou)|trop (gentil|mignon|chou)|ca me touche|tu es (gentil|mignon|drole|adorable|sympa|beau|marrant|interessant)|t.es (gentil|mignon|drole|adorable|sympa|beau|marrant)|j.aime (bien )?(ton|ta|tes)|tu me fais rire)\b
c Avec plaisir, je le pensais vraiment.
c Ça me touche, merci à toi aussi.
p Je rougis avec dignité, enfin j'essaie.
p Je fais encadrer ce message dans mon salon.
i Les mots simples restent souvent le plus longtemps.
i Ça me fait plus d'effet que je ne l'avouerais.
C Ta journée se passe bien?
P Je peux m'en vanter un peu?
I Quel compliment t'a vraiment touché le cœur?
=told.yesPlan ^(oh |ah |bah |ben |mais |ok |alors )*(oui|ouais|ouii+|ok|d.accord|dac|avec (grand )?plaisir|volontiers|carrement|ca marche|parfait|ca me va|ca roule|grave|pourquoi pas|bien sur|super|nickel|vendu|go|top)\b|\b(ca me (va|dit|tente|plairait)|j.ai hate|hate d.y etre|avec (grand )?plaisir|on fait comme ca|c.est (note|parfait|bon pour moi)|ca marche)\b
c Super, je m'en réjouis vraiment.
c Parfait, on fait comme ça.
p Je préviens mon canapé, il va pleurer.
p Je m'entraîne déjà à arriver à l'heure.
i Quelque chose me dit que ce sera un bon moment.
i J'aime quand un oui arrive aussi simplement.
C Quel moment t'arrange le mieux?
P Je dois m'entraîner à quelque chose avant?
I Qu'est-ce que tu imagines déjà?
=told.laugh \b(ha(ha)+h?|hah+a*|hihi\w*|hehe\w*|m?dr+|lol+|ptdr+|xd+|trop drole|tu m.as fait rire|je (rigole|ris)|morte? de rire)\b|[😂🤣😅😆]
c J'aime bien te faire rire, je continue volontiers.
c Ton rire à l'écrit met déjà de bonne humeur.
p Mon travail ici est terminé, je salue le public.
p Je note, une blague réussie sur douze.
i Rire des mêmes choses, c'est déjà beaucoup.
i Je me demande à quoi ce rire ressemble en vrai.
C Qu'est-ce qui te fait rire le plus?
P Je passe au niveau supérieur?
I Quand as-tu ri aux larmes dernièrement?
`;
