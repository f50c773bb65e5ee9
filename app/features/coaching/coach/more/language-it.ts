/** What is asked and told in Italian: '=kind expression', first met first, then rows as in content/asked-about-him.ts. The text is folded before. */
export const IT = String.raw`
=howDidItGo ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\bco?m(e|'e)?( ti| vi)?( e)? (poi )?(andat[oaie]|stat[oa]|finit[oa]).{0,25}\b(esam[ei]|colloquio|concorso|verifica|prova|presentazione|visita|tesi|discussione|appuntamento|gara|partita|riunione|trasloco|test|intervista)\b|\b(esam[ei]|colloquio|concorso|prova|presentazione|visita|tesi|gara|partita|riunione|trasloco|test).{0,25}\bco?m(e|'e)?( ti)?( e)? (andat|finit|stat)|\bhai (gia )?(passato|superato|dato|fatto|avuto).{0,12}\b(esam[ei]|colloquio|concorso|prova|test)\b|^(ehi |ciao |allora |e |poi |quindi |ma ){0,3}co?m(e|'e)?( ti| vi)?( e)? (poi )?(andata?|andato|finita)( poi| alla fine)?\W*$|^(allora |e ){0,2}(e )?(andata?|andato) (tutto )?bene\W*\?)
c Meglio di quanto temessi, e mi fa piacere che te ne ricordi.
c Direi bene, adesso posso finalmente respirare.
p Sono ancora vivo, quindi lo considero un successo.
p Bene, anche se le mie mani tremavano più di me.
i Meglio del previsto, ma la parte più bella si racconta a voce.
i Ho capito una cosa di me che non mi aspettavo.
b E la tua settimana come va?
=howWasDay ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\bco?m(e|'e)?( ti| vi)?( e| sta| stava)? (poi )?(andat[oae]|andando|stat[oa]|va|procede|prosegue|passat[oa]|finit[oa]).{0,20}\b(giornata|giorno|lavoro|weekend|week end|wknd|fine settimana|serata|settimana|oggi|ieri|mattinata|pomeriggio|nottata|vacanz[ae]|ferie|turno|ufficio|lunedi|sabato|domenica)\b|\b(giornata|lavoro|weekend|week end|fine settimana|serata|settimana|oggi|ieri|vacanz[ae])\b.{0,15}\bco?m(e|'e)?( ti)?( e| sta)? (andat|andando|stat|va\b|procede)|\b(hai )?(passato|trascorso|avuto) (una |un )?(bel|bella|buon|buona|bene).{0,12}\b(giornata|weekend|week end|fine settimana|serata|vacanz[ae]|domenica|ferie)|\b(che|cosa|ke|cs) (hai fatto|hai combinato).{0,15}\b(oggi|ieri|weekend|week end|fine settimana|sabato|domenica|stamattina|giornata)|^(e |allora )?(tanto|molto|troppo) lavoro oggi\W*\?|\bbuona giornata finora\b)|^(e )?(la )?(tua )?(giornata|weekend|settimana|serata)( pesante| dura| lunga| bella| buona| impegnativa)?\W*\?
c Bella piena, ma adesso che ti leggo va meglio.
c Tutto sommato bene, con qualche momento da tenere.
p È sopravvissuta lei e sono sopravvissuto io, quindi pareggio.
p Produttiva, se conta anche fissare il caffè con aria seria.
i Più lenta del solito, e ho scoperto che mi serviva.
i Normale, finché non mi è venuta un'idea che non mi lascia.
b E la tua giornata com'è andata?
b Qual è stato il tuo momento migliore?
=wyd ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:^(?!.*\b(vita|lavor\w*|weekend|week end|fine settimana|sabato|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|domani|stasera|sera|dopo|libero|capodanno|natale|pasqua|vacanz\w*|ferie|estate|rilass\w*|staccare|quando|solito|se|divert\w*|mestiere|qui|studi|app|impazzire)\b).*\b(che cosa|cosa|che|ke|cs|k) (mi |ti )?(fai|stai facendo|stai a fare|combini|stai combinando|stavi facendo|si fa)( di bello)?\b|\bche (stai facendo|stai combinando)\b|^(ehi |hey |ciao |e ){0,2}(che|cosa|ke) (fai|combini)( di bello)?( tu| ora| adesso| oggi)?\W*$|\b(sei|stai) (ancora )?(al lavoro|lavorando|in ufficio|a letto|a casa|sul divano|impegnato)( ora| adesso)?\W*\?)|^[^?]*\b(che|ke|cosa|k) (stai|sta) a fa(re)?\b
c Mi sto godendo una pausa e ti scrivo con piacere.
c Niente di speciale, quindi il tuo messaggio arriva al momento giusto.
p Sto facendo finta di essere molto impegnato.
p Alleno il divano, ormai siamo una squadra affiatata.
i Stavo pensando a cosa rende buona una giornata qualunque.
i Ascolto il silenzio, che oggi ha parecchio da dire.
b E tu cosa stai facendo?
=weekendPlans ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che cosa|cosa|che|ke|cs|come) (fai|farai|fate|pensi di fare|vuoi fare|combini|passi|hai in (programma|mente)|prevedi|si fa).{0,25}\b(weekend|week end|wknd|we|fine settimana|sabato|domenica|domani|stasera|sta sera|questa sera|venerdi|ponte|piu tardi|stanotte)\b|\b(programmi|piani|progetti|impegni|idee|qualcosa in programma|niente in programma)\b.{0,25}\b(weekend|week end|fine settimana|sabato|domenica|domani|stasera|questa sera|venerdi|ponte|settimana)\b|\b(weekend|week end|fine settimana|sabato|domenica|domani|stasera)\b.{0,12}\b(che fai|cosa fai|che combini|hai (gia )?(programmi|piani|impegni)|esci)\b|^(e )?(che )?(hai )?(programmi|piani)\W*\?|\besci\b.{0,12}\b(stasera|sabato|weekend)\b)|\bprogramma (per|x) (domani|stasera|sabato|domenica|il weekend|il fine settimana)\b
c Voglio poca fretta, buona compagnia e qualcosa di buono da mangiare.
c Per ora ho spazio per una bella idea, anche tua.
p Ho grandi piani, il primo è dormire senza sveglia.
p Una sfida seria tra me e il divano, lui parte favorito.
i Lascio un po' di spazio alle sorprese, di solito sanno arrivare.
i Ho voglia di aria nuova, il resto lo decido all'ultimo.
b E tu che programmi hai?
b Più relax o più avventura per te?
=whenSuits ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(quando|qnd|a che ora|che ora|per che ora|verso che ora|che giorno|in che giorno|quale giorno|quali giorni|che sera|quale sera)\b.{0,30}\b(ci (si )?(vediamo|vede|incontriamo|troviamo|becchiamo|becca)|usciamo|(ti|vi) (va\b|andrebbe|fa comodo|farebbe comodo|torna|viene|conviene|starebbe|trovi)|saresti|sei (libero|disponibile|comodo)|hai tempo|facciamo|andiamo|preferisci|preferiresti|beviamo|prendiamo|organizziamo|va bene|andrebbe bene)|\b(quando|che giorno|a che ora) (puoi|potresti|vuoi|riesci)\b.{0,25}\?|^(e |ok |allora |ma |si ){0,2}(e )?(quando|qnd|a che ora|che giorno|per quando)\W*$)|\bquando (posso|possiamo|potremmo) (veder\w+|incontrar\w+|vederci|sentir\w+)|^(e )?x che ora\W*$
c A me va bene la sera, scegli tu il giorno.
c Una sera tranquilla di questa settimana per me è perfetta.
p Il mio divano mi lascia libero quasi tutte le sere.
p Consulto la mia agenda immaginaria, dice appena possibile.
i La sera, quando la città rallenta e si parla meglio.
i Verso il tramonto, è l'ora in cui racconto le cose migliori.
b Tu quale giorno preferisci?
=dayOk ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(ti|vi) (va|andrebbe|farebbe comodo|fa comodo|torna|viene comodo|starebbe|sta)( bene| meglio)?\b.{0,20}\b(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|dopodomani|weekend|week end|fine settimana|settimana prossima|prossima settimana|alle \d+|le \d+|alle (otto|nove|sette|sei))\b|\b(va|andrebbe|sarebbe) bene\b.{0,15}\b(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|dopodomani|stasera|alle \w+|le \d+|verso le)\b.{0,20}\?|\b(sei|saresti) (libero|disponibile|occupato|impegnato)\b.{0,20}\b(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|dopodomani|stasera|questa sera|weekend|week end|fine settimana|settimana|alle \w+)\b|\b(ci vediamo|facciamo|usciamo|andiamo|ci becchiamo|che ne dici di|che dici di|e se facessimo|meglio)\b.{0,20}\b(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|dopodomani|alle \w+|le \d+|verso le)\b.{0,25}\?|\b(puoi|riesci|ce la fai|ci sei) (gia |anche |per )?(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|dopodomani|stasera|alle \w+|le \d+|verso le)|^(e |allora |per |ok ){0,2}(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|alle \w+|per le \d+|verso le \d+).{0,20}(va bene\W*\?|ok\W*\?|ti va|ti andrebbe|puoi|riesci|sei libero|ci stai|ci sei|ce la fai|\?$))
c Sì, per me va benissimo.
c Perfetto, così ho già qualcosa di bello da aspettare.
p Va bene, avviso il divano che quel giorno non ci sono.
p Perfetto, ho già iniziato a pensare cosa mettermi.
i Sì, e ho già una mezza idea su dove andare.
i Va benissimo, quel giorno aveva proprio bisogno di un motivo.
b Che ora preferisci?
=wherePlace ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(dove|dv|in che (posto|zona|locale|bar)|in quale (posto|zona|locale|bar)|che (posto|zona|locale|bar)|da che parte)\b.{0,30}\b(ci (si )?(vediamo|vede|incontriamo|troviamo|becchiamo|diamo appuntamento)|andiamo|usciamo|si va|mangiamo|beviamo|ceniamo|prendiamo|facciamo|mi porti|proponi|preferisci|hai in mente|ti va di andare|vuoi (che ci|andare|vederci|portarmi))\b|^(e |ok |allora |ma ){0,2}(e )?(dove|dv|in che zona)( pero| invece| di preciso)?\W*$|\bconosci (qualche|un) (bel |buon )?(posto|posticino|locale|bar)\b)|^(e )?(in )?(quale|che) (locale|posto|bar|zona|ristorante)\W*\?
c Un bar tranquillo in centro, così ci si sente parlare.
c Un posto semplice con buon caffè e sedie comode.
p Ovunque la musica sia abbastanza bassa da sentire le mie battute.
p Dove fanno dolci buoni, così faccio subito bella figura.
i Mi piacciono i posti piccoli, quelli che si scoprono per caso.
i Partirei da una passeggiata e lascerei scegliere alla strada.
b Quale zona è comoda per te?
b Preferisci centro o zona tranquilla?
=coffeeSometime ^(?!.*\b(chiamata|telefonata|videochiamata|videocall|sentiamo)\b).*(?:^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(ti|vi) (va|andrebbe|piacerebbe|farebbe piacere)( di| se)?\b.{0,25}\b(caffe|aperitivo|ape|spritz|birra|drink|cena|pranzo|colazione|gelato|bere|uscire|vederci|veder\w*|incontrar\w*|conoscerci|passeggiata|camminata|pizza insieme|due passi|giro|mangiare|beviamo|usciamo|prendere|prendiamo|vediamo)\b|\b(ci|si) (vediamo|prendiamo|beviamo|incontriamo|becchiamo|facciamo)\b.{0,30}\?|\b(usciamo|andiamo a (bere|mangiare|prendere|cena|fare)|prendiamo|beviamo|facciamo (un giro|due passi|una passeggiata|aperitivo|colazione))\b.{0,30}\?|\b(vuoi|vorresti|vogliamo|possiamo|potremmo|dovremmo|che ne dici di|che dici di|e se|perche non)\b.{0,20}\b(uscire|usciamo|uscissimo|vederci|ci vediamo|vedessimo|incontrarci|incontriamo|prendere un|prendiamo un|bere (qualcosa|un)|beviamo|un caffe|un aperitivo|cena insieme|a cena)\b|\bmi (offri|inviti|porti)\b.{0,15}\b(caffe|bere|cena|fuori|aperitivo|gelato|pranzo|drink|birra)\b|^(un )?(caffe|aperitivo|spritz|birra|gelato)( insieme| uno di questi giorni| qualche volta)?\W*\?))
c Molto volentieri, dal vivo si chiacchiera sempre meglio.
c Sì, con piacere, era quello che speravo di leggere.
p Sì, prometto di non rovesciare niente nei primi cinque minuti.
p Volentieri, dal vivo scrivo anche con meno errori.
i Sì, ho una curiosità che si può risolvere solo di persona.
i Volentieri, credo che una passeggiata dica più di mille messaggi.
b Quando ti farebbe comodo?
b Preferisci un caffè o una passeggiata?
=invitedGo ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\bvieni (con (me|noi)|anche tu|pure tu|a|al|alla|allo|ad|in|da me)\b|\b(verresti|vuoi venire|vorresti venire|ti va di venire|ti andrebbe di venire|ti unisci|ti unisci a noi|mi accompagni|mi accompagneresti|ti va di accompagnarmi|mi fai compagnia|vuoi accompagnarmi|vuoi unirti|ci vieni|ci andiamo (insieme|assieme)|ti va di andare|ti andrebbe di andare|andiamo (insieme|assieme))\b)
c Sì, vengo volentieri, grazie per l'invito.
c Con te ci vado con molto piacere.
p Vengo, ma declino ogni responsabilità per il mio senso dell'orientamento.
p Sì, preparo subito la mia faccia da esperto.
i Volentieri, ho la sensazione che ne uscirà una bella storia.
i Sì, di solito gli inviti spontanei sono quelli che ricordo.
b Quando ci si trova?
=contactSwap ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(hai|usi|sei su|ce l'hai|ci sei su|stai su|preferisci|passiamo|spostiamoci|ci spostiamo|continuiamo|scriviamo|scrivimi|ci scriviamo|ci sentiamo|sentirci|parlare|mi dai|mi lasci|mi passi|ti do|ti lascio|ti passo|ti posso dare|posso avere|vuoi|scambiamo|ci scambiamo)\b.{0,30}\b(whatsapp|whats app|wa|wapp|wp|whats|uozzap|insta|instagram|ig|telegram|tg|snap|snapchat|facebook|fb|numero|num|cell|cellulare|contatto|contatti)\b|\b(qual e|come ti trovo|come ti chiami) .{0,15}\b(tuo numero|insta|instagram|ig|telegram|contatto|nick)\b|^(il )?(tuo )?(numero|insta|instagram|ig|whatsapp|telegram)\W*\?|\b(scambiarci|scambiamoci) (il numero|i numeri|i contatti)\b)
c Certo, ci sentiamo volentieri anche lì.
c Con piacere, così è più comodo parlare.
p Sì, ma lì faccio note vocali lunghe come un podcast.
p Volentieri, ti avviso che uso gli adesivi con troppo entusiasmo.
i Sì, lì si capisce subito che voce ha una persona.
i Volentieri, ogni chat cambia un po' il modo di raccontarsi.
b Dove ti trovi più a tuo agio?
=sendPhoto ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(mandi|mandami|mandarmi|invii|inviami|inviarmi|giri|mostri|mostrami|mostrarmi|fai vedere|farmi vedere|fammi vedere|posso vedere|scatti|hai|avresti|vorrei vedere|mandare|mandato|aggiungi)\b.{0,30}\b(foto|fotina|fotografi[ae]|selfie|pic|pics|immagin[ei]|video tuo)\b|\bti (fai|fa) un selfie\b|^(una |altre |qualche )?(foto|selfie)( tua| tue)?( ora| recente)?\W*\?)
c Volentieri, ne scelgo una in cui sono davvero io.
c Certo, te ne mando una fatta senza troppi pensieri.
p Arriva, devo solo trovarne una in cui non chiudo gli occhi.
p Volentieri, le mie foto migliori le ha sempre il cibo.
i Sì, anche se la foto giusta non si è ancora fatta scattare.
i Te ne mando una che dice qualcosa, non solo la faccia.
b Ne mandi una anche tu?
=callTonight ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(ti|mi|ci) (posso|puoi|possiamo|potrei|va di|andrebbe di|vuoi) (chiamare|sentire|chiamarci|sentirci|chiamarmi|videochiamare|fare una)|\b(mi chiami|mi chiameresti|ti chiamo|ci chiamiamo|ci sentiamo|mi telefoni|ti telefono|ci videochiamiamo|mi videochiami)\b.{0,30}\?|\b(posso|puoi|possiamo|potremmo|vuoi|vogliamo|ti va|ti andrebbe|facciamo|preferisci|fai)\b.{0,25}\b(chiamart\w|chiamarmi|chiamarci|sentirci|sentirti|telefonart\w|telefonarmi|chiamata|videochiamata|video chiamata|videocall|telefonata|al telefono|vocale|facetime|una call)\b|\b(chiamata|videochiamata|telefonata|call)\b.{0,20}\?)
c Volentieri, mi fa piacere sentire la tua voce.
c Sì, una chiamata tranquilla ci sta benissimo.
p Sì, preparo subito la mia voce da radio notturna.
p Volentieri, fingerò di non aver provato la prima frase.
i Sì, dalla voce si capiscono cose che lo schermo nasconde.
i Volentieri, ho una storia che scritta perde metà del bello.
b A che ora ti è comodo?
=whySlow ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(perche|perke|xke|xche|xk|pk|come mai)\b.{0,20}\b(non|nn|ci metti|ci hai messo|sei sparito|sparisci|rispondi)\b.{0,15}\b(risp\w*|scriv\w*|scritto|tanto|cosi tanto|visualizz\w*|fatto sentire|fai sentire|tardi|poco|ore)\b|\b(perche|xke|xche|come mai)\b.{0,15}\b(sparito|sparisci|scomparso|visualizzi)\b|\b(dove|dv) (sei|eri|ti sei) (finito|sparito|cacciato|andato a finire)\b|\bche fine hai fatto\b|\b(non|nn) (mi )?(rispondi|scrivi|hai risposto|hai scritto)( piu| mai| proprio)?\W*\?|^(sei |ma sei )(sparito|scomparso|ancora vivo|vivo)\W*$|\bti sei (dimenticato|scordato) di me\b|\bci metti (sempre )?(tanto|cosi tanto|una vita|ore)\b.{0,15}\brispond\w*|\bmi (stai ignorando|ignori|hai ghostat\w*|stai ghostando)\b)
c Hai ragione, scusami, adesso però ci sono con calma.
c Colpa mia, volevo risponderti bene e ho fatto tardi.
p Avevo scritto la risposta perfetta, peccato solo nella mia testa.
p Il mio telefono e io avevamo bisogno di una pausa di riflessione.
i A volte ci metto tempo proprio quando una conversazione mi interessa.
i Ci stavo pensando, certe risposte non mi piace buttarle lì.
b Mi racconti cosa mi sono perso?
=areYouReal ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(sei|6|ma sei|saresti) (davvero |veramente |proprio |per caso |un |una |sicuro di essere )?(vero|reale|finto|fake|un fake|bot|un bot|robot|un robot|ia|ai|intelligenza artificiale|persona vera|persona reale|profilo (falso|vero|fake|finto)|truffatore|un truffatore|chatgpt|catfish)\b|\b(profilo|foto|account|tu)\b.{0,15}\b(e|sono|sei) (davvero |veramente )?(ver[oie]|tue|tuo|real[ei]|fals[oie]|fake|fint[oie])\b.{0,12}\?|\bchi mi dice che (sei|non sei)\b|\besisti (davvero|veramente|sul serio)\b|\b(sto|starei) parlando con un(a)? (bot|persona|robot|ia)\b|\b(scrivi|rispondi) (davvero )?(tu|con (l'ia|chatgpt|l'ai))\b.{0,20}\?)|\bsarai\b.{0,15}\b(bot|fake|vero|robot|finto|truffatore)\b
c Verissimo, se vuoi ci vediamo anche due minuti in video.
c Sì, in carne e ossa, e il dubbio lo capisco.
p Vero, nessuno programmerebbe un robot con così tanta fame.
p Reale, purtroppo anche il lunedì mattina.
i Vero, e un po' più timido di quanto sembri per iscritto.
i Sì, e le cose più vere di me non stanno nel profilo.
b Ti è capitato qualche profilo strano?
=job ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che|quale|ke) (lavoro|mestiere|lavori) (fai|fa|svolgi|e)\b|\b(che|cosa|che cosa|ke|cs)( tu)? (fai|ti occupi|fa)\b.{0,12}\b(nella vita|di lavoro|per vivere|di mestiere|come lavoro|x vivere|lavorativamente|di bello nella vita)\b|\bdi (che|cosa|che cosa) ti occupi\b|\b(in|dove|per chi|di cosa|con chi|da quanto|come|che cosa|cosa|quanto|quante ore) (che )?(settore |campo |ambito )?lavori\b|\b(lavori|studi) (o|oppure) (studi|lavori)\b|^(e )?(tu )?(lavori|che lavoro|il tuo lavoro)\b.{0,15}\W*\?|\b(ti piace|ami|com'e|odi|soddisfatto de\w*|contento de\w*) (il tuo |quel che fai di |quello che fai di |del tuo )?lavoro\b|\b(tuo|del) lavoro\b.{0,25}\?|\bche lavoro\b|\bnella vita (che|cosa) fai\b)
c Faccio un lavoro che mi impegna, ma la sera lo spengo volentieri.
c Mi piace avere a che fare con le persone e risolvere problemi.
p Ufficialmente sono molto impegnato, ufficiosamente bevo parecchi caffè.
p Faccio riunioni che potevano essere un messaggio.
i Del mio lavoro mi piace soprattutto la parte che nessuno vede.
i Di giorno faccio quello che so, la sera penso a quello che sogno.
b E tu di cosa ti occupi?
b Cosa ti piace del tuo lavoro?
=from ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(di|da) (dove|dv) (sei|6|vieni|scrivi|arrivi|mi scrivi)\b|\b(dove|dv|in che (zona|citta|parte|quartiere|paese)|in quale (zona|citta|quartiere)|che (citta|zona)|da quanto( tempo)?) (abiti|vivi|stai di casa|sei di|sei cresciuto|sei nato|risiedi|ti trovi|vivete|stai tu)\b|\b(sei|6) (di|originario|nato|cresciuto) (qui|qua|roma|milano|napoli|torino|zona|qualche parte|citta|posto|sud|nord|dove|li|quelle parti|queste parti|\w+)( vicino)?\W*\?|\b(abiti|vivi|stai) (lontano|vicino|da solo|solo|ancora|in (centro|citta|zona|italia|campagna)|a \w+|qui|qua|li)\b.{0,20}\?|\b(quanto|a quanti km|quanto sei) (disti|lontano|distante|sei lontano)\b|^(e |tu |e tu ){0,2}(di dove|dove (vivi|abiti|stai))\W*$|\bquali sono le tue origini\b|\b(che|quali) origini hai\b)|\bsei (molto |tanto )?(lontano|vicino|distante)\b.{0,20}\?
c Abbastanza vicino da poterci incontrare senza organizzare una spedizione.
c Sto bene dove vivo, ha il giusto mix di calma e vita.
p Vivo dove il frigo è vicino al divano, scelta strategica.
p Vengo da un posto dove il caffè è un argomento serio.
i Mi sento di casa dove c'è qualcuno che mi aspetta.
i La mia zona la capisci meglio di sera, camminando senza fretta.
b E tu di dove sei?
b Ti piace il posto in cui vivi?
=age ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(quanti|qnt|quant) anni (hai|c'hai|tieni|fai|compi|avresti)\b|\b(che|quale) (eta|anno) (hai|sei|di nascita)\b|\b(qual e|quale e|mi dici) la tua eta\b|\bdi che anno sei\b|\b(hai|avrai) (davvero |veramente |gia |piu o meno )?\d\d( anni)?\W*\?|\bin che anno sei nato\b|^(e tu )?(quanti anni|eta)\W*$|\bquando (compi gli anni|e il tuo compleanno|fai gli anni|sei nato)\b)
c L'età giusta per sapere cosa voglio e avere ancora curiosità.
c Abbastanza adulto per le cose serie, abbastanza leggero per riderci su.
p L'età in cui uscire dopo cena è già una trasgressione.
p Dipende, la mia schiena dichiara qualche anno in più.
i Dentro cambio età a seconda della canzone che passa.
i Quella in cui si smette di correre e si inizia a scegliere.
b E per te l'età conta molto?
=height ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(quanto|qnt) (sei alto|6 alto|misuri|alto)\b|\bquanto (sei|saresti) (alto|di altezza)\b|\b(sei|6) (alto|basso|piu alto|piu basso|abbastanza alto|molto alto)\b.{0,20}(\?|$)|\b(tua |quale |che )altezza\b|\balto quanto\b|^altezza\W*$|\bsei piu (alto|basso) di me\b)
c Abbastanza alto da arrivare allo scaffale delle cose buone.
c Alto il giusto, e comodo negli abbracci.
p Alto quanto basta per sbattere contro gli sportelli aperti.
p Da sdraiato sul divano sembro altissimo.
i Più alto quando sono felice, me lo fanno notare spesso.
i Questo lo lascio alla prima volta dal vivo, mi piace la suspense.
b È una cosa a cui tieni?
=sign ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che|di che|quale|qual e il tuo|ke) (segno|ascendente|segno zodiacale)\b|\b(segno zodiacale|ascendente|oroscopo|astrologia|tuo segno|zodiaco)\b.{0,25}(\?|$)|\bsei (un |una |dei |del )?(ariete|toro|gemelli|cancro|leone|vergine|bilancia|scorpione|sagittario|capricorno|acquario|pesci)\b)
c Credo più alle persone che alle stelle, ma ascolto volentieri.
c Ci credo poco, però mi diverte scoprire cosa ci racconta.
p Il segno di chi legge l'oroscopo solo quando promette bene.
p Secondo il mio frigo sono Forchetta ascendente parmigiano.
i Il mio segno provo a fartelo indovinare da come mi comporto.
i Nelle stelle cerco più silenzio che risposte, ma qualcosa rispondono.
b E tu ci credi all'oroscopo?
=siblings ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(hai|hai dei|hai delle|hai anche|quanti|quante)\b.{0,15}\b(fratell[oi]|sorell[ae]|fratellin\w*|sorellin\w*|nipot[ei]|gemell\w|cugin\w)\b|\b(figlio unico|fratelli o sorelle|fratelli e sorelle)\b|\b(la |della |alla |con la |con i |ai |i )?(tua famiglia|tuoi (genitori|fratelli|familiari|parenti|nonni)|tuo (padre|papa|fratello)|tua (madre|mamma|sorella|nonna)|i tuoi)\b.{0,40}\?|\b(com'e|parlami de\w*|sei legato a\w*|vai d'accordo con) (la |i )?(tua famiglia|tuoi|tua madre|tuo padre)\b|\b(hai|e) una famiglia (grande|numerosa|unita)\b)
c La famiglia per me conta molto, è lì che ho imparato l'affetto.
c Ci tengo parecchio ai miei, anche quando discutiamo.
p In famiglia vinco io, ma solo nella gara di chi mangia di più.
p A tavola dai miei si parla tutti insieme, è quasi uno sport.
i Dalla mia famiglia ho preso una cosa che scopri con il tempo.
i Certe mie abitudini si capiscono solo guardando da dove arrivano.
b E tu che rapporto hai con i tuoi?
b Hai una famiglia numerosa?
=haveKids ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(hai|hai gia|hai dei|avresti|quanti)\b.{0,10}\b(figli|figlio|figlia|bambin[io]|bimb[io]|pargoli)\b(?! (unico|unica))|\b(sei|6) (gia )?(papa|padre|babbo|genitore|un papa|un padre)\b|^(e )?(figli|bambini)\W*\?|\b(con|senza) figli\W*\?)|\bfigli ne hai\b|\bne hai figli\b
c È un tema importante per me, te ne parlo volentieri con calma.
c Ai bambini voglio bene, del resto preferisco parlarne di persona.
p Con i bambini vado d'accordo, abbiamo lo stesso senso dell'umorismo.
p Per ora il più infantile della stanza resto quasi sempre io.
i È una risposta breve con dietro un pensiero lungo, merita una sera.
i I bambini fanno domande migliori delle nostre, ci penso spesso.
b E tu hai figli?
=wantKids ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(vuoi|vorresti|ti piacerebbe|desideri|pensi di|hai voglia di|sogni di|ti immagini|ti vedi)\b.{0,25}\b(figli|figlio|bambin[io]|bimb[io]|famiglia|padre|papa)\b|\b(ti piacciono|ami) i (bambini|bimbi)\b|\b(figli|bambini|bimbi)\b.{0,25}\b(li vuoi|ne vuoi|li vorresti|ne vorresti|in futuro|un giorno|ti piacciono)\b)
c Con la persona giusta è un'idea che mi piace molto.
c I bambini mi piacciono, conta soprattutto con chi si costruisce.
p Sì, se qualcuno mi spiega come si chiude un passeggino.
p Mi piace l'idea, i castelli di sabbia mi riescono già.
i A volte ci penso quando vedo una casa piena di rumore.
i È un pensiero che cambia molto a seconda di chi hai accanto.
b E tu come te lo immagini?
=pets ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(hai|hai un|hai dei|avevi|vorresti|ti piacciono|ami|preferisci|sei (un )?(tipo|persona) da|adori|possiedi|hai paura de\w*)\b.{0,20}\b(animal[ei]|cane|cani|gatt[oi]|gattin\w|cagnolin\w|cuccioli|pelosett\w|pesci|conigli|cavalli|criceto)\b|\b(cani o gatti|gatti o cani|cane o gatto|gatto o cane)\b|\b(tuo|tuoi) (cane|gatto|cagnolino|gattino|animali)\b.{0,30}\?|\bdi chi e (il cane|quel cane|il gatto)\b)|^(e )?(hai )?(animali|animali domestici|cani|gatti)\W*\?
c Gli animali mi piacciono molto, mi mettono subito di buonumore.
c Sì, li adoro, rendono una casa più viva.
p Saluto prima i cani e poi i loro padroni.
p Con i gatti ci provo sempre, mi ignorano con grande stile.
i Mi fido parecchio del giudizio degli animali sulle persone.
i Un animale capisce il tuo umore prima ancora di te.
b Cani o gatti per te?
=languages ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che|quali|quante|ke|altre) lingu[ae]\b|\b(parli|sai|conosci|capisci|mastichi|sai parlare|studi|stai imparando|hai studiato)( anche| bene| un po' di| l')? ?(l')?(italiano|inglese|francese|spagnolo|tedesco|portoghese|russo|cinese|giapponese|arabo|rumeno|polacco|olandese|ucraino|albanese|greco|turco|lingue|altre lingue|la mia lingua|dialetto|il dialetto)\b|\bcome mai parli\b|\bin che lingua\b)
c Mi piacciono le lingue, e con l'italiano mi sento a casa.
c Mi faccio capire, e quello che mi manca lo imparo volentieri.
p Parlo benissimo con le mani, la grammatica segue.
p In tutte le lingue so almeno ordinare il dolce.
i Ogni lingua tira fuori un lato diverso di una persona.
i Ci sono parole che in traduzione perdono il meglio.
b E tu quali lingue parli?
=studied ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che cosa|cosa|che|dove|ke|quando|che facolta|quale facolta)\b.{0,10}\b(hai studiato|studi|studiavi|ti sei laureato|sei laureato|hai fatto (all'universita|alle superiori|a scuola)|hai frequentato)\b|\b(hai|sei)( gia)? (studiato|laureato|diplomato|fatto (l'universita|universita|il liceo))\b|\b(che|quale|quali) (scuola|universita|studi|liceo|facolta|laurea|titolo di studio)\b|\b(in cosa|in che cosa|in che) (sei laureato|ti sei laureato)\b|\b(studi|fai l'universita|vai all'universita)( ancora| ora)?\W*\?)
c Ho imparato tanto sui libri, ma di più dalle persone.
c Quello che mi incuriosiva allora mi incuriosisce ancora oggi.
p Mi sono specializzato nello studiare la sera prima.
p Ho una laurea immaginaria in pause caffè.
i La cosa più utile che ho imparato non era in programma.
i Se ricominciassi oggi, sceglierei ancora seguendo la curiosità.
b E tu cosa hai studiato?
=everMarried ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:^(?!.*\b(perche|perke|xke|xche|xk|pk|come mai|da quanto|quanto e che|possibile|com'e che)\b).*(?:\b(sei|6|eri|sei mai|sei gia|sei stato)( mai| gia| ancora)?( stato)? (sposato|divorziato|separato|coniugato|single|fidanzato|impegnato|libero|in una relazione)\b(?!.{0,15}\bda (quanto|tanto))(?! (stasera|domani|sabato|venerdi|nel))|\b(hai|avresti) (gia |per caso |una |la |una ){0,2}(moglie|ex moglie|compagna|ragazza|fidanzata|matrimonio alle spalle)\b|\b(vuoi|vorresti|ti piacerebbe|pensi di|credi nel|ti) (sposarti|spos(eresti|erai)|matrimonio)\b|\bmatrimonio\b.{0,20}\?))
c Sono qui libero e con la testa a posto, questo conta.
c Non ho nessuno accanto, altrimenti non ti starei scrivendo.
p L'unica relazione stabile in corso è quella con il mio cuscino.
p Libero, il telecomando è tutto mio da un po'.
i Al per sempre credo, ma preferisco vederlo nascere piano.
i Credo più nelle promesse piccole mantenute ogni giorno.
b E tu cosa pensi del matrimonio?
=lastRelationship ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(ultim[ao]|tua|precedent[ei]|vecchi[ae]|passat[ae]) (relazion[ei]|storia|stori[ae]|rapporto|ragazza|fidanzata|ex)\b|\bla tua ex\b|\b(da quanto( tempo)?|quanto e che|da tanto) (sei|6|che sei) (single|solo|libero|da solo|separato)\b|\b(sei|6) (single|solo) da (quanto|tanto|molto|poco)\b|\b(hai avuto|quante|quanto e durata|hai dimenticato|pensi ancora a|senti ancora|innamorato de\w*|perche e finita|xke e finita)\b.{0,30}\b(relazion[ei]|stori[ae]|ex|fidanzat[ae]|ragazze)\b|\b(perche|perke|xke|com'?e?|come mai) (e )?finita\b.{0,25}\b(lei|ex|storia|relazione|voi)\b|\bperche vi siete lasciati\b|\bquanto (e durata|siete stati insieme)\b)
c È finita con rispetto, e mi ha insegnato cosa voglio davvero.
c È un capitolo chiuso bene, oggi guardo avanti con serenità.
p Ho imparato che ho sempre ragione, tranne quando conta.
p Ne sono uscito intero, e con ottimi gusti in fatto di gelato.
i Mi ha insegnato a riconoscere i silenzi che fanno bene.
i Ogni storia lascia una domanda, la mia sta trovando risposta.
b E tu cosa hai imparato dalla tua?
=whySingle ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(perche|perke|xke|xche|xk|pk|come mai|com'e che|com'e possibile che|possibile che)\b.{0,30}\b(single|da solo|ancora solo|sei solo|libero|non (hai|sei|ti sei).{0,15}(ragazza|fidanzata|moglie|fidanzato|sposato|compagna|impegnato))\b|\buno come te\b.{0,25}\b(single|solo|libero|qui)\b)
c Perché preferisco aspettare la persona giusta che accontentarmi.
c Perché voglio qualcosa di vero, e quello ha i suoi tempi.
p Perché il mio divano è geloso e molto persuasivo.
p Colpa del mio talento per le battute al momento sbagliato.
i Perché la persona giusta e io ci siamo mancati per poco, finora.
i Forse perché le cose belle le riconosco, ma con calma.
b E tu come mai?
=lookingFor ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che cosa|cosa|che|ke|cs|chi) (stai )?(cerchi|cercando|ti aspetti|vorresti trovare|speri di trovare|vuoi trovare)\b(?!.{0,8}\b(in una|nella tua|da una|nelle))|\b(cerchi|stai cercando|cercavi|vuoi|sei qui per|vorresti)\b.{0,20}\b(relazione|storia|qualcosa di (serio|leggero|stabile|concreto|vero)|storiella|amicizia|amicizie|divertirti|divertimento|avventura|amore|fidanzata|serio|solo sesso|una notte)\b|\b(che|quali) (intenzioni|intenzione|aspettative|obiettivi) (hai|sono)\b|\b(quali sono le )?tue (intenzioni|aspettative)\b|\bche tipo di (relazione|rapporto|storia|conoscenza)\b|\b(relazione|storia) seria o\b)|\bsei qui per (cosa|che)\b|\bper (cosa|che cosa|che) sei qui\b
c Cerco qualcosa di vero, senza fretta e senza giochi.
c Una persona con cui ridere e su cui poter contare.
p Qualcuno che rida alle mie battute almeno una volta su tre.
p Qualcuno con cui finire il dolce senza sensi di colpa.
i Quella calma che arriva quando con qualcuno non devi recitare.
i Lo riconosco quando la conversazione mi fa perdere l'ora.
b E tu cosa cerchi?
=whyApp ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(perche|perke|xke|xche|xk|come mai|cosa ti|che ci|cosa ci|che cosa ti|come sei|come ci sei)\b.{0,15}\b(sei|6|stai|usi|fai|porta|ti sei iscritto|iscritto|finito|scaricato|hai scaricato|ha portato|capitato)\b.{0,20}\b(qui|qua|app|tinder|bumble|hinge|badoo|meetic|sito|quest'app)\b|\b(da quanto( tempo)?|da tanto|e tanto che|quanto e che) (sei|usi|stai|6)\b.{0,15}\b(qui|qua|app|tinder|bumble|hinge|badoo|sito)\b|\b(sei|usi).{0,12}(qui|tinder|app|badoo|bumble) da (tanto|molto|poco|quanto)\b|\bcome ti trovi\b.{0,15}\b(qui|app|tinder|bumble|badoo)\b|\b(hai (gia )?(conosciuto|incontrato|trovato)|esperienz[ae]).{0,25}\b(qui|app|tinder|bumble|badoo)\b|\b(che|cosa) ci fai (qui|qua)\b|\bti piace (quest'|questa )?(app|tinder)\b)|\busi da (molto|tanto|quanto|poco)\b
c Perché volevo conoscere qualcuno fuori dal mio solito giro.
c Per incontrare persone vere con cui valga la pena parlare.
p Perché al supermercato nessuno mi attacca discorso tra le zucchine.
p Il mio divano mi ha detto di uscire di più.
i Per curiosità, e finora la curiosità mi ha portato bene.
i Perché certe conversazioni belle iniziano dove non le cerchi.
b E tu come ti trovi qui?
=whySwipe ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(perche|perke|xke|xche|xk|pk|come mai)\b.{0,12}\b(mi hai (messo|scritto|scelto|contattato|dato|swip\w*|likato|cercato)|hai (messo|scelto|swip\w*|dato|fatto|scritto)|proprio (io|a me|me)|io\b|me\b|a me\b|il like|il match)|\b(che cosa|cosa|che)\b.{0,6}\b(ti (e piaciuto|ha colpito|ha attirato|ha incuriosito|ha spinto|attira|incuriosisce|colpisce|piace))\b.{0,25}\b(di me|del mio|nel mio|mio profilo|in me|mie foto|scrivermi|profilo|me|mia bio)\b|\b(che cosa|cosa) ti ha (colpito|attirato|incuriosito|spinto)\W*\?|\bcosa hai (visto|notato) (in me|nel mio)\b)
c Il modo in cui ti racconti, mi è sembrato sincero.
c Mi hai incuriosito, e volevo sapere chi c'è dietro il profilo.
p Il mio pollice di solito sbaglia, stavolta aveva le idee chiare.
p Per una volta il mio istinto ha lavorato prima del caffè.
i C'era un dettaglio nel tuo profilo che mi è rimasto in testa.
i Una sensazione che ancora non so spiegare bene, ma era buona.
b E tu cosa hai notato di me?
=type ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(qual e|quale e|com'e|descrivi\w*|hai un|hai) (il )?(tuo )?(tipo|ideale|donna ideale|tipo ideale|ragazza ideale|partner ideale)\b|\b(tua|la) (donna|ragazza|partner|compagna) (ideale|perfetta|dei tuoi sogni)\b|\b(che|quale) (tipo|genere) di (donn[ae]|ragazz[ae]|person[ae]|partner)\b|\b(che cosa|cosa|che|come)\b.{0,20}\b(cerchi|guardi|apprezzi|noti|ti piace|ti attira|ti attrae|ti colpisce|vuoi|deve avere)\b.{0,15}\b(in una|nelle|di una|una|in un) (donn[ae]|ragazz[ae]|persona|partner|compagna)\b|\bsono il tuo tipo\b|\b(che|come) (donne|ragazze) ti piacciono\b|\bti piacciono (le )?(more|bionde|rosse|donne|ragazze)\b)
c Mi piace chi è gentile, curioso e sa ridere di sé.
c Una persona sincera, con cui anche i silenzi stanno comodi.
p Chi ruba le patatine dal mio piatto e poi lo ammette.
p Il mio tipo ride alle battute brutte, per ovvie ragioni.
i Mi attira chi ha una passione e si illumina parlandone.
i Di solito me ne accorgo da come tratta chi non conosce.
b E il tuo tipo com'è?
=feelForMe ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(ti )?(piaccio|interesso|attiro|intrigo|manco|sono mancata|sono mancato)\b.{0,25}(\?|$)|\b(che cosa|cosa|che) (provi|senti|pensi)\b.{0,12}\b(per|di|verso|con) me\b|\b(provi|senti) (qualcosa|dei sentimenti)\b|\bmi (trovi|vedi|ami|vuoi bene|pensi|desideri)\b.{0,25}\?|\b(sei|ti stai) (innamorato|innamorando|cotto|preso|interessato)\b.{0,15}(\?|$)|\b(hai )?pensato a me\b|\bpensi (mai )?a me\b|\bcosa sono per te\b|\bti (faccio|sto) (effetto|simpatic\w|antipatic\w)\b)
c Sì, mi piaci, e ho voglia di conoscerti meglio.
c Con te sto bene, e ogni messaggio me lo conferma.
p Sorrido allo schermo, e sull'autobus cominciano a guardarmi.
p Rileggo i messaggi prima di inviarli, direi che è un sintomo.
i C'è qualcosa che cresce, e non ho fretta di darle un nome.
i Quando arriva un tuo messaggio il resto può aspettare.
b E tu cosa senti?
=jealous ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(sei|6|saresti|diventi|eri|quanto sei|ti ritieni) (un po' |un tipo |molto |tanto |troppo |uno |una persona )?(gelos[oa]|possessiv[oa])\b|\bgelos(o|ia)\b.{0,25}\?|\b(ti ingelosisci|ti darebbe fastidio se|ti da fastidio se)\b(?!.{0,12}fum))
c Poco, preferisco la fiducia e le cose dette chiare.
c Quanto basta per tenerci, mai per controllare qualcuno.
p Solo di chi finisce il tiramisù senza avvisarmi.
p Sono geloso soltanto della mia parte di coperta.
i Meno di un tempo, ho capito da dove veniva.
i Credo che un pizzico dica qualcosa, troppo invece copre tutto.
b E tu lo sei?
=idealDate ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(appuntamento|uscita|primo appuntamento|date|serata)\b.{0,12}\b(ideal[ei]|perfett[oa]|dei (tuoi )?sogni|romantic[oa]|da sogno|preferit[oa])\b|\b(ideale|perfetto|perfetta) (primo )?(appuntamento|uscita)\b|\b(dove|cosa|come|che)\b.{0,20}\b(porteresti|mi porti|faremmo|immagini|organizzeresti|sarebbe)\b.{0,20}\b(appuntamento|uscita|primo)\b|\b(dove|cosa) (mi porteresti|faresti con me|faremmo insieme)\b)
c Una passeggiata, qualcosa di buono da mangiare e nessun orologio.
c Un posto tranquillo dove parlare finché sparecchiano gli altri tavoli.
p Gelato, chiacchiere, e io che mi macchio la camicia per primo.
p Uno in cui il cameriere ci deve dire che stanno chiudendo.
i Quello che doveva durare un'ora e poi cambia programma da solo.
i Inizia semplice, e a un certo punto ci si dimentica del telefono.
b E il tuo com'è?
=worstDate ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(peggior[ei]?|brutt[oa]|disastros[oa]|imbarazzante|strano|assurdo)\b.{0,12}\b(appuntament[oi]|uscita|date|primo appuntamento)\b|\b(appuntament[oi]|uscita|date)\b.{0,20}\b(peggior[ei]?|disastr\w*|brutt\w|imbarazzant\w|andato male|terribil\w|orribil\w|da incubo)\b)
c Quelli in cui si parla poco e si guarda troppo il telefono.
c Il peggio per me è quando nessuno dei due è sé stesso.
p Di solito il disastro comincia quando provo a fare lo spiritoso.
p Il mio peggior nemico è sempre stato il sugo sulla camicia.
i Anche quelli storti hanno una scena che vale la pena raccontare.
i Ho imparato che un silenzio sbagliato dura più di una cena.
b E il tuo peggiore?
=cook ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(sai|ti piace|ami|sei bravo a|sei capace di|te la cavi a|impari a|come te la cavi a|mi|cosa sai|che sai|cosa ti piace) ?(di solito )?cucin(are|i|eresti|a|o)\b|\b(cucini|cucineresti|cucinerai|cuciniamo|spadelli|sei bravo in cucina|sei bravo ai fornelli|te la cavi in cucina|te la cavi ai fornelli|bravo cuoco|un bravo cuoco|piatto forte|tua specialita|tuo cavallo di battaglia)\b|\bmi prepari\b.{0,20}\b(cena|da mangiare|pranzo|piatto|colazione)\b)
c Sì, cucinare mi rilassa, soprattutto per qualcuno che ha fame.
c Me la cavo, e ci metto sempre molto impegno.
p So fare una pasta che impressiona chi ha molta fame.
p Il rilevatore di fumo è il mio critico più severo.
i Cucino meglio quando c'è musica e nessuna ricetta.
i C'è un piatto che preparo solo se la serata lo merita.
b Qual è il tuo piatto forte?
=favFood ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:^(?!.*\b(pizz|ananas)).*(\b(che cosa|cosa|che|quale|qual e|ke)\b.{0,25}\b(mangi|mangiare|mangeresti|cibo|piatto|cucina|dolce|gelato|gusto|frutto|piatti|cibi|colazione|pasta|mangiato)\b|\b(piatto|cibo|cucina|dolce|gelato|gusto|pasta|ristorante)\b.{0,12}\bpreferit[oai]\b|\b(ti piace|ti piacciono|mangi|adori|ami|preferisci)\b.{0,15}\b(sushi|carne|pesce|pasta|dolce|dolci|salato|cioccolat\w*|gelato|piccante|cucina|cibo|verdur\w|formagg\w*|tiramisu|carbonara|hamburger|kebab|ramen)\b|\b(sei|6) (vegano|vegetariano|celiaco|onnivoro|intollerante|una buona forchetta|goloso)\b|\b(dolce o salato|sei a dieta)\b))
c Una carbonara fatta bene mi rende felice ogni volta.
c Pizza, soprattutto se si mangia in compagnia.
p Le lasagne, e poi il bis di lasagne.
p Amo il cibo in modo serio, è il resto che improvviso.
i Un risotto lento, di quelli che profumano tutta la casa.
i I piatti semplici, quelli che dicono subito chi li ha fatti.
b E tu cosa non rifiuti mai?
=drinkOrder ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che cosa|cosa|che|ke|quale) (bevi|prendi|ordini|ti offro|berresti|prendiamo|beviamo|bevo|bevi di solito|vuoi bere|ti piace bere)\b|\b(caffe|te|tisana|vino|birra|cocktail|drink|spritz|cappuccino|gin tonic|rosso|bianco)\b.{0,8}\b(o|oppure) (il |la |un |una )?(caffe|te|tisana|vino|birra|cocktail|drink|spritz|cappuccino|gin tonic|rosso|bianco)\b|\b(ti piace|preferisci|ami|bevi|prendi|come prendi|come bevi|quanti|quanto|adori)\b.{0,12}\b(caffe|tisana|vino|birra|spritz|cocktail|cappuccino|gin|matcha|prosecco|the)\b|\b(cocktail|drink|vino|birra) preferit[oa]\b)
c Un caffè di giorno e un buon bicchiere la sera.
c Caffè senza dubbio, meglio ancora se in buona compagnia.
p Caffè, senza sono solo arredamento.
p Prendo quello con l'ombrellino e lo difendo con orgoglio.
i Dipende da chi ho davanti, certe serate chiedono il vino.
i Il primo caffè lo bevo in silenzio, è quasi un rito.
b E tu cosa ordini?
=pizza ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che|quale|qual e|cosa|ti piace|preferisci|meglio|sulla|come|hai mai messo|mangi)\b.{0,30}\b(pizza|pizze|ananas|pizzeria)\b|\b(pizza|pizze|ananas)\b.{0,30}\b(preferit\w|si o no|ti piace|la preferisci|o pasta|o sushi|la mangi|come ti)|\b(pizza|pizze|ananas|pizzeria)\b.*\?)
c Margherita fatta bene, sulle cose semplici non si scherza.
c Sottile, croccante e divisa con qualcuno di simpatico.
p Pizza sempre, il mio sangue ormai è a base di mozzarella.
p Sull'ananas resto diplomatico, ma il mio forno piange.
i Da come uno mangia il bordo si capisce quasi tutto.
i La pizza migliore è quella decisa all'ultimo momento.
b Qual è la tua preferita?
=music ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che|quale|quali|ke|che tipo di|che genere di)\b.{0,8}\b(musica|canzon[ei]|genere musicale|generi|cantant[ei]|artist[ai]|band|gruppi?|album)\b|\b(che cosa|cosa|che|chi) (ascolti|stai ascoltando|ti piace ascoltare|ascolti di bello|ascolti di solito)\b|\b(musica|canzone|cantante|artista|gruppo|band|album|genere musicale)\b.{0,25}(\bpreferit\w|\bascolti\b|\bti piace\b|\?)|\b(suoni|sai suonare|suonavi)\b.{0,20}\b(strument\w|chitarra|piano|pianoforte|batteria|basso|qualcosa|\?)|\b(ti piace|ti piacciono|ascolti|ami|ascolti anche)\b.{0,15}\b(musica|rock|rap|trap|techno|jazz|pop|indie|metal|reggaeton|classica|vasco|ligabue|sanremo|house|cantautori)\b)
c Un po' di tutto, purché ci sia qualcosa di sincero dentro.
c Dipende dall'umore, ma la musica non manca mai.
p La mia playlist passa dal jazz alla vergogna in due canzoni.
p Ascolto di tutto e in macchina rovino ogni ritornello.
i C'è una canzone che ascolto solo quando guido di notte.
i Una canzone ascoltata insieme poi resta per sempre di quella persona.
b E tu cosa ascolti?
=concert ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(concert[oi]|festival|live|dal vivo|club|discoteca)\b.{0,40}(\?|\bpreferit\w|\bpiu bello\b|\bvisto\b|\bstato\b)|\b(vai|ti piace andare|sei (mai )?(stato|andato)|quale|qual e|che|ultimo|chi vorresti|hai visto|ti piacciono|miglior|ti va)\b.{0,25}\b(concert[oi]|festival|dal vivo|live)\b)
c I concerti mi piacciono molto, soprattutto quando cantano tutti insieme.
c Dal vivo la musica mi arriva il doppio.
p Canto tutto, anche le parole che non conosco.
p Mi metto sempre dietro alla persona più alta d'Italia.
i Il momento che amo è il buio un attimo prima della prima nota.
i C'è un artista che vorrei vedere con la persona giusta accanto.
b E tu chi vorresti vedere dal vivo?
=film ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che|quale|quali|qual e|ultimo|hai visto|ti piace|ti piacciono|guardi|preferisci|ami|vai|andiamo|vediamo|guardiamo|genere di)\b.{0,25}\b(film|cinema|horror|pellicol\w|regist\w|attor\w|attrice|commedi\w|cartoni|thriller|star wars|harry potter)\b|\b(film|cinema|regista|attore|attrice|cartone)\b.{0,20}(\bpreferit\w|\bguardi|\bti piac|\bhai visto|\?))
c Mi piacciono i film che mi fanno ancora parlare all'uscita.
c Quelli con una bella storia e personaggi che restano.
p Ci metto più a scegliere il film che a guardarlo.
p Fingo di amare il cinema d'autore e poi piango ai cartoni.
i Ce n'è uno che riguardo quando devo decidere qualcosa.
i I finali aperti mi piacciono, ci penso per giorni.
b Qual è il tuo film preferito?
=series ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che|quale|quali|qual e|ultima|ultime|hai visto|ti piac\w+|guardi|segui|stai (guardando|vedendo|seguendo)|preferisci|hai finito|hai cominciato|miglior)\b.{0,25}\b(serie|serie tv|telefilm|netflix|prime video|anime|sitcom|reality|tv|puntata)\b|\b(serie|serie tv|telefilm|netflix|anime)\b.{0,20}(\bpreferit\w|\bguardi|\bti piac|\bhai visto|\bsegui|\?))
c Quelle scritte bene, che ti fanno dire ancora una puntata.
c Mi piacciono le storie con personaggi imperfetti e dialoghi veri.
p Dico sempre ultima puntata, poi vedo sorgere il sole.
p Ne comincio cinque e poi torno sempre alla stessa.
i Una serie bella mi fa affezionare proprio a chi non dovrei.
i Mi piace chi aspetta l'altro prima di andare avanti.
b Tu cosa stai guardando?
=book ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che cosa|cosa|che|quale|quali|qual e|ultimo|ultimi|ti piace|ti piacciono|stai|hai letto|preferisci|ami|quanti)\b.{0,20}\b(legg\w+|lettura|libr[oi]|romanz[oi]|autor[ei]|scrittor[ei]|scrittrice|poesi[ae]|fumett[oi]|manga|letto di bello|stai leggendo)\b|\b(libro|autore|scrittore|romanzo|genere letterario)\b.{0,15}\bpreferit\w|^(ma |e |tu |e tu ){0,2}(leggi|stai leggendo)\b.{0,20}(\?|$))
c Mi piacciono i libri che si leggono piano per non finirli.
c Storie vere o quasi, con qualcuno che cambia strada.
p Ho un comodino che sembra una libreria in bilico.
p Compro libri più in fretta di quanto li legga.
i C'è una frase letta anni fa che mi torna sempre in mente.
i Dai libri sottolineati si capisce molto di una persona.
b E tu cosa stai leggendo?
=sport ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che|quale|quali|qual e|qualche|fai|pratichi|ti piace|ti piacciono|segui|ami|hai mai fatto|facevi|giochi a|giocavi a|guardi)\b.{0,12}\b(sport|calcio|calcetto|tennis|padel|basket|pallavolo|palestra|yoga|nuoto|corsa|crossfit|boxe|ciclismo|pilates|arrampicata|sci|rugby|beach volley|partite|formula 1|allenamento)\b|\b(ti alleni|vai in palestra|vai a correre|corri|giochi a (calcio|tennis|padel|basket|pallavolo|calcetto)|fai (palestra|attivita fisica|sport)|sei (uno |un )?sportiv\w|per (che|quale) squadra (tifi|tieni)|che squadra tifi|tifi|di che squadra sei|sai (sciare|nuotare|giocare a))\b|\bsport\b.{0,12}(\bpreferit\w|\?))
c Muovermi mi fa bene, soprattutto se è all'aria aperta.
c Mi piace lo sport fatto per divertirsi, il risultato viene dopo.
p Il mio sport è inseguire l'autobus con dignità.
p Mi alleno con costanza, la costanza di chi rimanda.
i Dopo una bella fatica ho i pensieri più chiari della giornata.
i Nello sport mi interessa quel momento in cui vuoi mollare e resti.
b E tu fai sport?
=dance ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\bball(i|eresti|avi)\b.{0,30}(\?|$)|\b(balliamo|danza|salsa|bachata|tango|kizomba|ballo|ballare|danzare)\b.{0,30}\?|\b(sai|ti piace|vai a|andiamo a|vuoi|ami|sei bravo a|come te la cavi a|ti piacerebbe|insegni a|ti va di) (ballare|danzare)\b)
c Ballo volentieri, soprattutto se la compagnia mette allegria.
c Sì, con la canzone giusta mi butto subito.
p Ho due passi soli, ma li faccio con grande convinzione.
p Ballo come se il pavimento scottasse leggermente.
i Ballo meglio in cucina, quando nessuno guarda.
i Da un lento si capisce se due persone sanno ascoltarsi.
b E tu balli?
=karaoke ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\bcant(i|eresti|avi|icchi)\b.{0,30}(\?|$)|\b(karaoke|cantare|stonato|intonato|sotto la doccia)\b.{0,30}\?|\b(sai|ti piace|vai a|andiamo a|ami|hai mai fatto|sei|ti va di) (cantare|il karaoke|fare karaoke|al karaoke|karaoke|stonato|intonato)\b)
c Canto volentieri, l'entusiasmo supera di poco l'intonazione.
c Sì, il karaoke mi diverte se si canta tutti.
p Al karaoke ottengo sempre un applauso, appena smetto.
p Sotto la doccia riempio gli stadi.
i Ho una canzone riservata solo alle serate memorabili.
i Chi canta senza vergogna mi sta subito simpatico.
b Qual è la tua canzone da karaoke?
=outdoors ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(mare|montagna|lago|campagna)\b.{0,6}\b(o|oppure) (il |la |al |in )?(mare|montagna|lago|campagna|citta|collina)\b|\b(ti piace|ti piacciono|ami|vai|vai spesso|fai|preferisci|sei (un )?(tipo|persona|amante)|adori|ti va|che ne pensi de\w*)\b.{0,25}\b(mare|montagna|camminare|camminat\w|trekking|escursion\w|natura|campeggio|spiaggia|passeggiat\w|lago|bosco|boschi|aria aperta|campagna|sciare|neve|bici|vela|surf|giardinaggio|picnic)\b)|\bsei (piu )?da (mare|montagna|spiaggia|citta|lago)\b
c All'aria aperta sto bene, che sia mare o montagna.
c Una camminata lunga e un bel panorama mi rimettono al mondo.
p Amo la natura, soprattutto quando c'è un rifugio con la polenta.
p In montagna parto da stambecco e arrivo da lumaca.
i Il mare d'inverno mi dice cose che d'estate tace.
i Sui sentieri le conversazioni vengono più sincere.
b Mare o montagna per te?
=trips ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:^(?!.*\bse (tu )?(potessi|fossi|avessi|vincessi|dovessi)\b).*(?:\b(dove|dv|che|quale|quali|qual e|in che)\b.{0,25}\b(viagg\w+|vacanz[ae]|ferie|(ti piacerebbe|vorresti|sogni di|vuoi) (andare|visitare|vedere|viaggiare)|andresti|partiresti|post[oi] del mondo|paes[ei] (hai|ti|vorresti|del)|meta|mete|destinazion[ei])\b|\b(viagg[io]|viaggi|vacanz[ae]|meta|destinazione)\b.{0,25}(\bpreferit\w|\bsogn\w|\bpiu bell[oa]|\bprossim\w|\bultim\w)|\b(ti piace|ami|adori|viaggi|hai viaggiato|hai fatto|hai in programma|prossim[oa]|ultim[oa]|parti|vai|hai prenotato|torni)\b.{0,15}\b(viaggiare|viagg\w+|molto|spesso|tanto|in vacanza|ferie|vacanz[ae]|per le ferie)\b.{0,15}(\?|$)|\b(hai mai )?viaggi (molto|spesso|tanto|da solo|per lavoro)\b))|\bviaggio dei (tuoi )?sogni\b.{0,5}\?|\bsei (gia |mai )?(stato|andato) in (vacanza|ferie)\b
c Viaggerei sempre, soprattutto dove si mangia bene e si cammina.
c Mi attirano i posti con il mare e la gente che saluta.
p Vado ovunque ci sia una colazione a buffet.
p In valigia metto tutto, tranne quello che mi serve.
i C'è un posto che tengo da parte per il momento giusto.
i Parto per vedere luoghi e torno parlando delle persone incontrate.
b E tu dove partiresti domani?
=hobby ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\bquali sono (i tuoi|le tue) (hobby|passioni|interessi|passatempi)\b|\b(che|quali|qualche|hai|hai qualche|altri|tuoi|dei) (sono i tuoi )?(hobby|hobbies|hobbi|passion[ei]|interessi|passatemp[io])\b|\b(che|cosa|che cosa|ke|cs|come)\b.{0,25}\b(tempo libero|per divertirti|di divertente|ti diverti|quando non lavori|quando sei libero|ti piace fare|ti appassiona|passi il tempo|fuori dal lavoro|ami fare|quando hai tempo|di solito la sera)\b|\b(hobby|passioni|passione|interessi)\b.{0,20}\?)
c Stare all'aperto, cucinare qualcosa di buono e vedere gli amici.
c Mi piace imparare cose nuove, anche solo per il gusto.
p Colleziono hobby iniziati con entusiasmo il lunedì.
p Pratico il divano a livello agonistico.
i Le cose che mi fanno dimenticare che ore sono.
i C'è una passione che racconto solo a chi la chiede due volte.
b E tu come passi il tempo libero?
=relax ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(come|cosa|che cosa|che|dove)\b.{0,25}\b(ti rilassi|rilassart\w|stacchi|staccare|ti ricarichi|ricaricarti|scarichi|scaricare lo stress|per lo stress|sfoghi|ti riposi|riposarti|distrarti|ti distrai|svagarti|ti calma|ti rilassa)\b|^(e )?(riesci a|ti stai) (rilass\w+|staccare|riposando)\b|\bserata (divano|relax|tranquilla)\b.{0,15}\?)
c Musica bassa, divano e una chiacchierata che non ha fretta.
c Cammino senza meta finché la testa si fa leggera.
p Guardo il forno come fosse un film, finale buonissimo.
p Mi sdraio cinque minuti e mi sveglio il giorno dopo.
i Cerco un posto con vista e lascio parlare i pensieri.
i La pioggia sui vetri fa metà del lavoro, il resto è silenzio.
b E tu come stacchi?
=smoke ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(fumi|fumeresti|fumavi|svapi|sei fumatore|sei un fumatore|fumatore|hai mai fumato|hai smesso di fumare|ti da fastidio (se fumo|il fumo|chi fuma)|sigaretta elettronica|ti fai le canne|fumi canne|iqos)\b.{0,40}(\?|$)|\bsigarett[ae]\b.{0,25}\?)
c Preferisco l'aria pulita, ma non faccio prediche a nessuno.
c Il fumo non mi attira, un buon caffè invece sempre.
p Fumo solo dalla testa, quando devo montare un mobile.
p L'unica cosa che brucio con costanza è il pane tostato.
i Il mio vizio è un altro, molto più dolce.
i Mi piacciono le pause, la sigaretta la lascio agli altri.
b E tu fumi?
=drinkAlcohol ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(bevi|sei astemio|astemio|bevi spesso|ti ubriachi|ti sei mai ubriacato|reggi l'alcol|alcol|alcool|alcolici|superalcolici)\b.{0,30}(\?|$))
c Un bicchiere in compagnia sì, senza esagerare.
c Con una bella cena un calice ci sta volentieri.
p Dopo due bicchieri racconto barzellette, quindi mi fermo a uno.
p Reggo benissimo il cappuccino.
i Brindo volentieri quando c'è un motivo, anche piccolo.
i Mi piace il vino per le parole che si porta dietro.
b E tu cosa bevi volentieri?
=religion ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(sei|6|credi|ti ritieni|vai)\b.{0,15}\b(religios[oa]|credente|ateo|agnostico|cattolico|cristiano|musulmano|ebreo|buddista|praticante|spirituale|in dio|in chiesa|a messa|in qualcosa|nel destino|al destino|nel karma|nell'aldila)\b|\b(che|quale|di che) (religione|fede)\b|\b(religione|fede|dio)\b.{0,20}\?)
c Credo nella gentilezza, e rispetto ciò in cui credono gli altri.
c Per me conta come uno vive più di cosa dichiara.
p Credo fermamente nel caffè e nella pausa pranzo.
p Prego soprattutto quando cerco parcheggio.
i Ho più domande che risposte, e un po' mi piace così.
i Certi tramonti mi fanno sospettare che ci sia dell'altro.
b Per te è una cosa importante?
=tattoos ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(hai|quanti|che|ti piacciono|ti faresti|vorresti|hai qualche|hai dei|hai anche|ti faresti mai|cosa (significa|significano))\b.{0,15}\b(tatuagg[io]\w*|tattoo|tatoo|piercing)\b|\b(sei|ti sei) tatuato\b|\b(tatuagg\w+|tattoo|piercing)\b.{0,25}\?)
c Mi piacciono quando raccontano qualcosa di vero.
c Sugli altri li guardo volentieri, ognuno ha la sua storia.
p Ci penserei, ma cambio idea anche sul gusto del gelato.
p Quello delle gomme da masticare mi è sempre stato benissimo.
i Se ne disegnassi uno oggi, so già cosa vorrei.
i Mi incuriosisce sempre la storia più del disegno.
b E tu ne hai?
=morningPerson ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(sei|6)\b.{0,20}\b(mattinier[oa]|nottambul[oa]|allodola|gufo|dormiglione|mattutino|notturno|del mattino|da mattina|della notte|pigro la mattina)\b|\b(a che ora|quando|quanto) (ti (svegli|alzi)|vai a (letto|dormire|nanna)|dormi|ti sei svegliato)\b|\b(dormi|hai dormito|ti sei svegliato) (bene|molto|tanto|poco|tardi|presto)\b.{0,15}(\?|$)|^dormito (bene|poco)\W*\?|\b(mattina o sera|giorno o notte|gia sveglio|sei sveglio|ancora sveglio)\b|\bti svegli presto\b)|\bti (alzi|svegli) (presto|tardi)\b
c La mattina con calma, la sera do il meglio di me.
c Mi piace il mattino, se c'è un buon caffè ad accogliermi.
p Mi alzo presto, ma la mia personalità arriva verso le dieci.
p Con la sveglia ho un rapporto di rinvii continui.
i Le idee migliori mi vengono quando gli altri dormono.
i L'ora che preferisco è quella in cui la città non ha ancora deciso.
b Tu mattina o notte?
=weatherThere ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che tempo (fa|c'e|avete)|com'?e? ?(e )?il tempo|il tempo (li|da te|dalle tue parti|come)|previsioni)\b|\b(piove|nevica|c'e (il )?sole|fa (cosi )?(caldo|freddo|bello|brutto)|c'e (vento|nebbia|la neve)|diluvia|grandina|fa tanto (caldo|freddo))\b.{0,12}(\b(anche )?(da te|li|la da te|dalle tue parti|da voi)\b.{0,10}(\?|$)|\?)|\b(da te|li da te|da voi)\b.{0,12}\b(piove|nevica|c'e il sole|fa (caldo|freddo|bello|brutto)|che tempo)\b)
c Il tempo fa i capricci, ma l'umore è sereno.
c Quel che basta per aver voglia di uscire comunque.
p Ideale per restare sotto una coperta a fare il filosofo.
p Il cielo non sa decidersi, proprio come me davanti al menù.
i È quel cielo che fa venire voglia di strade lunghe.
i Un tempo da finestra, di quelli che fanno pensare.
b E da te com'è?
=christmas ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che|cosa|dove|come|con chi|hai|ti piac\w+|festeggi|passi|fai|torni|preferisci|ami|quando|gia|andrai|credi)\b.{0,35}\b(natal\w+|vigilia|capodanno|pasqua|pasquetta|ferragosto|le feste|befana|epifania|carnevale|halloween|san valentino|compleanno|festivita)\b|\b(natale|vigilia|capodanno|pasqua|ferragosto|feste|halloween|san valentino|carnevale)\b.{0,25}\b(che fai|cosa fai|dove vai|lo passi|le passi|festeggi|ti piace|\w+ programmi)\b|\b(natale|capodanno|pasqua|ferragosto|halloween|san valentino|carnevale)\b.{0,20}\?)
c Mi piace passarlo con le persone care e mangiare bene.
c Le feste per me sono tavole lunghe e poca fretta.
p Il mio ruolo ufficiale è finire gli avanzi.
p Festeggio mangiando finché la sedia protesta.
i Il momento che amo è quello tranquillo, quando tutti sono a tavola.
i C'è una piccola tradizione che difendo con affetto.
b E tu come lo passi?
=fear ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(di )?(che cosa|cosa|che|chi)\b.{0,10}\b(hai (piu |tanta )?paura|ti (fa|mette) (piu |tanta )?(paura|ansia)|ti (spaventa|terrorizza|preoccupa))\b|\b(tua|tue|piu grande) (piu grand[ei] )?(paur[ae]|fobi[ae])\b|\bhai (mai )?(paura|fobie|qualche (fobia|paura)|paure|timore)\b.{0,30}(\?|$)|\bti fanno paura\b.{0,25}(\?|$))
c Mi spaventa sprecare il tempo con le cose che non contano.
c Ho paura dell'abitudine, quella che spegne piano.
p I piccioni che camminano verso di me con sicurezza.
p Temo il messaggio dobbiamo parlare, soprattutto dal meccanico.
i Più che le altezze temo le parole non dette.
i Una paura ce l'ho, e somiglia molto a un desiderio.
b E tu di cosa hai paura?
=talent ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(tuo|tuoi|qualche|hai un|hai dei|che|quale|un)\b.{0,15}\b(talent[oi]|dote nascosta|doti|dote|abilita|asso nella manica|pregi|pregio)\b.{0,30}(\?|$)|\b(in (che )?cosa|a fare cosa|in che) (sei|6|te la cavi|ti senti) (piu )?(bravo|forte|bene|portato|speciale)\b|\b(che|cosa|che cosa) sai fare( bene| meglio)?\b|\b(tuoi|tuo) (punti? forti?|punto di forza|pregi)\b)
c So ascoltare, e di solito ricordo i dettagli piccoli.
c Metto le persone a loro agio, credo sia la mia cosa migliore.
p Trovo sempre la fila più lenta al supermercato.
p So addormentarmi durante qualunque film in quattro minuti.
i Il mio talento viene fuori solo dopo mezzanotte.
i Capisco presto quando qualcuno sorride per davvero.
b E il tuo talento nascosto?
=proudOf ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(di )?(che cosa|cosa|che|quale)\b.{0,30}\b(orgoglios[oa]|fier[oa]|ti rende (orgoglioso|fiero)|vanto|tuo (piu grande |maggior )?(successo|traguardo|orgoglio))\b|\b(sei|vai) (molto )?(orgoglioso|fiero) di\b.{0,25}(\?|$)|\b(tuo|tua) (piu grande|maggior|miglior) (successo|traguardo|vittoria|orgoglio|conquista)\b)
c Di essere rimasto gentile anche quando era più facile il contrario.
c Delle persone che ho accanto, dicono molto di me.
p Di aver montato un mobile senza pezzi avanzati.
p Di saper aspettare che la pizza si raffreddi, quasi sempre.
i Di una scelta difficile che oggi rifarei subito.
i Di qualche no detto al momento giusto.
b E tu, qual è il tuo piccolo orgoglio?
=superpower ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(superpoter[ei]|super potere|poteri magici|bacchetta magica|macchina del tempo|isola deserta)\b|\b(cosa|che cosa|che|dove|chi|come|quale|con chi)\b.{0,40}\bse (tu )?(potessi|fossi|avessi|vincessi|dovessi|ti svegliassi|non dovessi|non avessi|trovassi|rinascessi|il mondo|domani)\b|\bse (tu )?(potessi|fossi|avessi|vincessi|dovessi|ti svegliassi|non dovessi|non avessi|trovassi|rinascessi)\b.{0,60}\b(cosa|che|dove|chi|quale|come|faresti|andresti|saresti|vorresti|sceglieresti|compreresti|vivresti)\b)
c Userei l'occasione per avere più tempo con chi mi piace.
c Sceglierei qualcosa di semplice che renda felici anche gli altri.
p Vorrei trovare parcheggio ovunque, il resto viene da sé.
p Mi teletrasporterei dal letto al caffè, senza passare dal freddo.
i Tornerei in un momento preciso, solo per guardarlo meglio.
i Ci ho pensato spesso, e la risposta cambia con le stagioni.
b E tu cosa faresti?
=perfectDay ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(giornata|giorno|domenica|mattina|serata|sabato|weekend|vita)\b.{0,12}\b(perfett[oa]|ideale|da sogno|dei sogni|tipo|tipic[oa]|felice)\b.{0,40}(\?|$)|\b(com'e|come e|descrivi\w*|come sarebbe|come immagini|cosa rende)\b.{0,20}\b(giornata|giorno|domenica)\b)
c Sveglia senza fretta, sole, buon cibo e la compagnia giusta.
c Colazione lunga, una passeggiata e una cena con tante risate.
p Comincia a mezzogiorno e prevede tre colazioni.
p Una in cui il telefono si scarica e nessuno se ne accorge.
i Una giornata senza piani che finisce guardando il mare.
i Quella che la sera vorresti raccontare a una persona sola.
b E la tua com'è?
=tellMe ^(?!.*\b(tre|3|due|cinque|5|una) (parol|aggettiv)).*(?:\b(parlami|raccontami|dimmi|raccontati|descriviti|presentati|mi racconti|mi parli|mi dici|racconta|dici|dimmi tutto|parla|fatti conoscere)\b.{0,20}\b(di te|qualcosa|qualcs|un po'|un po|su di te|chi sei|di piu|tutto|come sei|una cosa|della tua vita|un segreto)\b|^(dai )?(raccontami|parlami|raccontati|descriviti|presentati|racconta|dimmi)\W*$|\b(chi sei|come sei)( davvero| veramente| nella vita| di carattere| caratterialmente)?\W*(\?|$)|\bcome (ti descriveresti|ti definiresti|ti descrivi|ti definisci|sei fatto|sei di carattere)\b|\bche tipo (sei|di (persona|uomo|ragazzo) sei)\b|\b(una curiosita|un segreto|qualcosa|cosa) (su|di) (di )?te\b|\b(che|cosa) mi (racconti|dici)\b)
c Sono uno che ride facilmente e mantiene la parola data.
c Tranquillo all'inizio, poi curioso e di buona compagnia.
p Parlo con le piante e loro per ora non rispondono.
p Sono molto organizzato, soprattutto quando si tratta di cena.
i Sembro calmo, ma dentro ho sempre una strada che parte.
i La parte migliore di me esce quando smetto di spiegarmi.
b E tu come ti racconteresti?
=threeWords \b(tre|3|due|2|una|un|poche|cinque|5) (parole|parola|aggettivi|aggettivo|emoji)\b
c Leale, curioso e di buon appetito.
c Calmo, sincero e sempre pronto a ridere.
p Affamato, assonnato e comunque ottimista.
p Spiritoso, modesto e forse non molto modesto.
i Calmo fuori, inquieto dentro, curioso sempre.
i Due le sai già, la terza arriva dal vivo.
b E le tue tre quali sono?
=joke \b(dimmi|raccontami|racconta|sai|conosci|mi racconti|fammi|mi fai|hai|fai|spara)\b.{0,15}\b(barzellett[ae]|battut[ae]|freddur[ae]|ridere|sorridere|una buona)\b|\b(barzelletta|freddura|battuta)\b.{0,15}(\?|$)|\b(frase|battuta) da rimorchio\b
c Cosa fa un gallo in mezzo al mare, ovviamente galleggia.
c Cosa fanno le api in palestra, ovviamente zumba.
p Il colmo per un elettricista è non trovare la corrente giusta.
p Ho comprato un libro sul rimandare, lo comincio domani.
i Le mie battute migliori hanno bisogno di vedere chi ride.
i Ne ho una che funziona solo a voce, con la faccia giusta.
b Adesso tocca a te, qual è la tua?
=advice \b(che cosa|cosa|che|ke|cs|quale|come|dove)\b.{0,8}\b(mi )?(consigli|consiglieresti|suggerisci|devo|dovrei|posso|potrei|mi metto|mi consigli di|faccio|guardo|cucino|mangio|indosso|scelgo|leggo|preparo|faresti al (mio|posto)|faresti tu|vedo|ordino|gli dico|le dico)\b|\b(hai|mi dai|mi serve|avrei bisogno di|dammi|qualche|vorrei)\b.{0,8}\b(consigli[o]?|suggeriment[oi]|dritta|idea per|parere)\b|\bmi (consigli|aiuti a|suggerisci)\b|\b(al posto mio|al mio posto|tu cosa faresti|tu che faresti|cosa mi metto|che faccio|cosa faccio)\b
c Scegli quello che ti fa sorridere al primo pensiero.
c Vai sul semplice, di solito è la scelta che si rimpiange meno.
p Io tiro una moneta e poi faccio l'opposto.
p Nel dubbio aggiungi formaggio, vale quasi per tutto.
i La prima idea che hai scartato forse era quella buona.
i Immagina di raccontarlo domani, e scegli la versione più bella.
b Verso cosa ti spinge l'istinto?
=whatDoYouThink ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che cosa|cosa|che|ke|cs|come) ((ne|te ne|tu ne|ne|ci|la|lo) )?(pensi|dici|penseresti|diresti|ti sembra|ti pare|te ne pare|credi|la vedi|la pensi)\b|\b(secondo te|a tuo parere|per te invece|la tua opinione|tuo parere|tu che (dici|pensi)|sei d'accordo|non (pensi|credi|trovi|ti sembra)|ho ragione|ti sembra (giusto|una buona))\b|\bche te ne pare\b)
c Mi piace come idea, mi ci ritrovo molto.
c Penso che tu abbia colto il punto.
p Penso di sì, e lo dico con aria molto competente.
p Il mio comitato interno ha votato a favore, con uno che dormiva.
i Ci vedo qualcosa di vero, ma sotto c'è dell'altro.
i Credo che la risposta cambi a seconda dell'ora e dell'umore.
b E tu da che parte pendi?
=isItWeird ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(e|sarebbe|suona|ti sembra|ti sembro|trovi|pensi (che )?sia|sono|sembro|non e|sara)\b.{0,15}\b(stran[oa]|normale|assurd[oa]|pazz[oa]|matt[oa]|esagerat[oa]|ridicol[oa]|sciocc[oa]|stupid[oa]|imbarazzante|l'unica|la sola|l'unico|troppo presto|da matti|un problema|bizzarr[oa]|grave|sbagliat[oa])\b.{0,50}\?|\b(sono l'unica|sono l'unico|sono strana io|solo io|capita solo a me|succede solo a me)\b|\b(e (strano|normale|sbagliato)) (che|se|avere|sentir\w+)\b)
c Per niente, lo trovo molto umano.
c No, anzi, mi piace che tu lo dica apertamente.
p Se è strano, allora fondiamo un club.
p Niente affatto, io saluto i gatti per strada con rispetto.
i Le cose un po' strane sono quelle che ricordo di una persona.
i Strano è solo il nome che diamo a ciò che è sincero.
b Da cosa ti viene il dubbio?
=really ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:^(ma |no |e |oddio |wow |ah |oh ){0,3}(davvero|dvv|sul serio|seriamente|veramente|dici (davvero|sul serio)|lo dici sul serio|ma dai|scherzi|stai scherzando|mi prendi in giro|mi stai prendendo in giro|non ci credo|ma va|parli sul serio|sicuro|sei sicuro|ne sei sicuro|giura|giuri|vero)\b[^a-z]*$|\b(dici davvero|stai scherzando|mi prendi in giro|mi stai prendendo in giro|parli sul serio|dici sul serio|fai sul serio)\b.{0,15}(\?|$))
c Sì, davvero, su queste cose non scherzo.
c Sul serio, lo penso proprio così.
p Giuro, con la mano sul tiramisù.
p Davvero, e la cosa stupisce anche me.
i Sì, e c'è anche un seguito piuttosto interessante.
i Davvero, le cose vere spesso sembrano inventate.
b Ti sorprende così tanto?
=whatMean \b(che cosa|cosa|che|ke|cs) (vuoi dire|intendi|vorresti dire|significa|vuol dire|intendevi|volevi dire|sarebbe|vorrebbe dire)\b|^(ma |e |in ){0,2}(in )?(che senso|cioe|ossia|tipo|spiegati|spiega|spiegami|tradotto)\W*$|\b(in che senso|cosa sarebbe|non (ho capito|capisco)|puoi spiegar\w*|mi spieghi|ti spieghi meglio|spiegati meglio)\b
c Intendo che mi fa piacere parlare con te, detto semplice.
c Niente di complicato, mi sono solo espresso male.
p Nella mia testa era chiarissimo, come sempre.
p Era una frase geniale finché non l'ho scritta.
i Intendevo una cosa piccola, ma per me conta.
i Certe frasi a voce si spiegano da sole.
b Tu cosa avevi pensato?
=beenThere ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(sei|6|ci sei|eri)( gia| mai| mai gia)? (mai |gia )?(stato|andato|passato|salito|caduto)\b|\b(hai|l'hai|le hai|li hai|ci hai)( gia| mai)? (mai |gia )?(provato|visto|fatto|visitato|assaggiato|mangiato|incontrato|letto|sentito|vissuto|pensato|avuto|guidato|bevuto|dormito|giocato|sognato)\b|\bti e (mai )?(capitato|successo)\b|\b(conosci|ci vai spesso)\b.{0,30}(\?|$))
c Mi incuriosisce da sempre, e mi piacerebbe farlo in compagnia.
c Mai abbastanza, ne avrei ancora voglia.
p Nella mia testa molte volte, e con grande successo.
p Non abbastanza da vantarmene, e mi vanto facilmente.
i È una di quelle cose che tengo per la compagnia giusta.
i Diciamo che con quell'idea ho un conto in sospeso.
b E tu, com'è stato?
=likeIt ^(?!.*\b(qual|quale|quali|perche|come mai)\b).*(?:^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(ti|vi) (piace|piacciono|piaceva|piacevano|piacerebbe|e piaciut[oa]|garba|garbano|va a genio|interessa|interessano)\b|\b(ami|adori|apprezzi|sei (un )?(fan|amante|appassionato|tipo da)|odi|detesti|sopporti|vai pazzo per)\b.{0,40}(\?|$)))
c Sì, mi piace, e in buona compagnia anche di più.
c Molto, è una di quelle cose che mi mettono allegria.
p Sì, con un entusiasmo quasi imbarazzante.
p Mi piace più di quanto ammetterei davanti a testimoni.
i Sì, ma il perché l'ho capito solo con il tempo.
i Mi piace a modo mio, e il modo è la parte interessante.
b E a te?
=would ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(vorresti|faresti|andresti|saresti|avresti|verresti|potresti mai|lo faresti|diresti|sceglieresti|accetteresti|cambieresti|vivresti|mangeresti|proveresti|lasceresti|perdoneresti|daresti|compreresti|preferiresti|usciresti|rifaresti|ti trasferiresti|ti butteresti|ti lanceresti|\w+eresti|\w+iresti)\b)
c Sì, con la persona giusta direi di sì subito.
c Credo di sì, certe cose meritano un tentativo.
p Sì, dopo tre caffè e un discorso motivazionale.
p Lo farei, poi racconterei di averlo fatto senza paura.
i Forse sì, dipende da chi me lo chiede.
i Una parte di me ha già detto di sì.
b E tu lo faresti?
=canYou ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(sai|puoi|riesci a|saresti capace di|sei capace di|sei in grado di|potresti|mi puoi|riusciresti a|ce la fai a|mi aiuti|mi fai|mi dai|mi porti|mi insegni|ti posso chiedere di)\b.{0,60}\?|^(e |ma |scusa |tu ){0,2}(mi )?(puoi|potresti|riesci a|sai \w+[aei]re|ce la fai a|sei capace di|sei in grado di|mi aiuti|mi insegni)\b.{0,60}$)
c Certo, ci provo volentieri.
c Sì, conta pure su di me.
p Sì, con risultati artistici e pochissima garanzia.
p In teoria sì, in pratica sarà divertente da guardare.
i Posso provarci, a volte mi sorprendo da solo.
i Sì, ma il modo lo scegliamo strada facendo.
=howMuch ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(quanto|quanta|quanti|quante|qnt|quant'e|ogni quanto|quante volte|da quanto|per quanto|quanto spesso)\b.{0,60}(\?|$))
c Abbastanza da farmi piacere, mai troppo.
c Più di quanto pensassi, e mi va bene così.
p Più di quanto ammetterei, meno di quanto vorrei.
p Ho perso il conto, ma con molta dignità.
i Cambia con le stagioni e con chi ho vicino.
i Il giusto perché resti ancora una cosa speciale.
b E tu quanto?
=why ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(perche|perke|xke|xche|xk|pk|come mai|per quale motivo|per che motivo|x quale motivo|com'e che)\b.{0,60}\?|^(e |ma |ma no ){0,2}(perche|perke|xke|xche|pk|come mai|per quale motivo)( no| mai| pero| scusa)?( (non |nn |mi |ti |lo |la )?(hai|sei|dici|fai|pensi|vuoi|chiedi|credi)\b.*)?\W*$)
c Perché mi sembrava la cosa più sincera.
c Perché certe cose le scelgo di pancia.
p Perché il mio cervello era ancora in pausa pranzo.
p Ottima domanda, me la faccio ogni lunedì.
i Perché dietro c'è una piccola storia che mi somiglia.
i Forse perché le cose importanti le capisco un po' dopo.
b Tu cosa avresti pensato?
=which ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(qual|quale|quali)\b.{0,50}(\?|$)|\b(che (tipo|genere)|quale tipo) di\b.{0,50}(\?|$)|\bpreferit[oaie]\b.{0,25}(\?|$)|\bpreferisci\b.{0,50}(\?|$)|\bmeglio\b.{0,50}\?)
c Quello che mi fa stare bene subito, senza pensarci troppo.
c Difficile sceglierne uno, vado sempre su ciò che è semplice.
p Cambio preferenza ogni volta che qualcuno me lo chiede.
p Il mio preferito è quello che finisce per primo.
i Ne ho uno, legato a un momento a cui tengo.
i Dipende dall'umore, e oggi l'umore punta su qualcosa di nuovo.
b E il tuo preferito?
=whoYou ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(chi|con chi|per chi|a chi|da chi|di chi)\b(?! (si|lo sa|sa|non|me lo)\b).{0,50}\?|^(e |ma ){0,2}(con chi|a chi|di chi|chi)\b.{0,8}\b(vivi|abiti|sei|esci|vai|ti|era|e|hai|stai|parli|passi|ammiri|stimi|vedi|inviti|conosci)\b.{0,30}$)
c Le persone a cui tengo, che sono poche ma buone.
c Qualcuno di cui mi fido e che sa farmi ridere.
p Principalmente io, e qualche volta la mia parte migliore.
p Una persona di grande pazienza, la si riconosce subito.
i Qualcuno che mi ha cambiato senza accorgersene.
i Chi conta davvero di solito non fa rumore.
b E per te chi sarebbe?
=whereYou ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(dove|dv|da dove|verso dove)\b.{0,50}\?|^(e |ma |tu |e tu ){0,2}(dove|dv) (sei|stai|vai|eri|andrai|ti trovi|andate|hai|l'hai|lo|la|li|le|si|compri|trovi|mangi)\b.{0,30}$)
c Dove si sta bene e si parla senza fretta.
c In un posto tranquillo, che è quello che mi serviva.
p Ufficialmente in giro, in realtà molto vicino al frigo.
p Dove prende il telefono e il divano è comodo.
i In un posto che ti racconto meglio dal vivo.
i Un po' qui e un po' con la testa altrove.
b E tu dove?
=howYou ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:^(?!.*\b(come|cm) (stai|va|vai|butta|te la passi|ti senti|ti chiami|sei messo|vanno|state|sta andando|ti va|procede|ti gira)\b).*\b(come|com'e|cm|in che modo)\b.{0,50}\?|^(e |ma |tu ){0,2}(come|cm) (fai|hai|mai|si|sei|lo|la|ti|vi|funziona|ci|pensi|vuoi|vivi|passi)\b(?! (va|senti|chiami|gira|stai)).{0,40}$)
c Con calma, un passo alla volta e senza complicarmi la vita.
c In modo semplice, seguendo quello che sento.
p Improvvisando con l'aria di chi ha un piano.
p Con molto ottimismo e un tutorial lasciato a metà.
i A modo mio, che di solito è la strada più lunga.
i Più per istinto che per metodo, e finora mi ha portato lontano.
b E tu come faresti?
=howAreYou ^(?!.*\b(mi chiedo|mi domando|non so))[^?]*\b(come|cm) (stai|va|butta|te la passi|ti senti|sei messo|vanno|state|sta andando|procede|ti gira|vai)\b|\b(tutto|tutt|tt) (bene|ok|okay|bn|apposto|a posto|tranquillo|regolare)\b.{0,12}\?|^((ciao|ehi|hey|ehila|buongiorno|buonasera|salve)[ ,!.]+){0,2}(tutto|tt) (bene|ok|bn|apposto|a posto)\W*$|\b(bene|bn|benissimo|tutto ok|tutto bene|grazie|insomma|non c'e male)\b.{0,15}\b(e )?(tu|te)\W*$|\b(stai|sei) (bene|meglio|felice|di buon umore|stanco|contento|triste)\b.{0,12}(\?|$)|\bcom'e\W*$|^(ehi |ciao |e )*come ti va( oggi| la vita)?\W*$
c Bene, e il tuo messaggio mi ha migliorato la giornata.
c Tutto bene, con voglia di qualcosa di bello.
p Bene, circa al settanta per cento di batteria.
p In forma, per essere uno che ha dormito poco.
i Bene, con un pensiero curioso che mi gira in testa.
i Sereno, quasi sospettosamente sereno.
b E tu come stai?
=wh ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\b(che cosa|cosa|che cos'e|cos'e|ke|cs|quando|qnd)\b.{0,70}\?|^(e |ma |tu |e tu |allora ){0,2}(che cosa|cosa|che|ke|cs)\b(?! (bello|bella|brutto|brutta|bravo|peccato|ridere|schifo|palle|noia|giornata|figata|carino|carina|tu|dolce|caldo|freddo|dire|strano|cosa bella|bel|buono|buona|fame|stanchezza|voglia|mal|fortuna|risate))\b.{0,50}\b(fai|hai|ti|sei|vuoi|pensi|dici|vedi|e|c'e|mi|preferisci|farai|facevi|provi|ne|si)\b.{0,40}$|\bche\b.{0,60}\?)
c Le cose semplici, fatte bene e con la persona giusta.
c Quello che mi fa ridere e mi lascia di buonumore.
p La risposta seria arriva dopo il caffè, quella onesta è il dolce.
p Probabilmente qualcosa che comprende cibo e un pisolino.
i Qualcosa di piccolo che gli altri di solito non notano.
i Quello che resta quando si spegne il rumore.
b E per te?
=yesNo ^(?!(si |no |ma |e |ah |beh |allora |oggi |ieri |comunque |anche |poi |adesso |ora |stasera |domani )*(io|ho|sto|vado|faccio|amo|adoro|preferisco|vorrei|voglio|penso|credo|vivo|abito|lavoro come|lavoro in|lavoro da|mia|mio|i miei|mi (piace|piacciono|sono|piacerebbe|sento|chiamo|fa|e)|che (bel|bell[aoie]|brutt[aoie]|buon[aoie]?|gran|peccato|palle|noia|schifo|fame|sonno|caldo|freddo))\b[^?]*$).*(?:\?|^(e |ma |allora |quindi |anche |poi |scusa ){0,2}(tu )?(hai (mai|gia|ancora|voglia|tempo|fame|sonno|paura|freddo|caldo|qualche|una|un|dei|il|la)(?! (bel|bella|bell|sorriso|begli|bei|ragione))|sei (mai|gia|piu|uno che|per|pronto|curioso|timido|romantico|sicuro|sincero|geloso)|vuoi|credi|pensi|vai|esci|usi|guidi|lavori|studi|dormi|mangi|preferisci|ricordi|ti (ricordi|manca|capita|va|fidi|arrabbi|emozioni|piace|serve|ricorda)|c'e|posso|possiamo|posso chiederti)\b.{0,60}$)
c Sì, direi proprio di sì.
c Sì, e mi fa piacere che tu me lo chieda.
p Sì, con la solita eleganza discutibile.
p Direi di sì, il mio avvocato preferirebbe che tacessi.
i Sì, anche se la versione completa è più interessante.
i In un certo senso sì, ma con una sfumatura mia.
b E tu, invece?
=told.goodNews \b(ho (passato|superato|vinto|ottenuto|trovato (lavoro|casa)|avuto (la )?promozione|firmato|finito la tesi|preso (30|trenta|la patente|un bel voto|il lavoro))|mi hanno (preso|presa|assunt[oa]|promoss[oa]|confermat[oa]|scelt[oa])|mi sono laureat[oa]|(bella|buona|splendida|ottima|grande) (notizia|novita)|ce l'ho fatta|sono (felicissim[oa]|al settimo cielo|cosi felice|contentissim[oa]|euforic[oa])|che (gioia|felicita)|(andat[oa]|e andat[oa]) (benissimo|alla grande)|promoss[oa]|giornata (bellissima|fantastica|stupenda|splendida))\b
c Che bella notizia, sono davvero contento per te.
c Complimenti, te lo meriti tutto.
p Stappo subito qualcosa, anche solo l'acqua frizzante.
p Sto festeggiando da solo in cucina, con balletto incluso.
i Notizie così hanno una luce tutta loro.
i Mi piace quando le cose giuste arrivano alle persone giuste.
C Come pensi di festeggiare?
P A chi l'hai urlato per primo?
I Cosa hai provato appena l'hai saputo?
=told.badDay \b((giornata|giornataccia|periodo|settimana|momento|nottata|serata) ?(no|brutt[ao]|pessim[ao]|orribile|terribile|di merda|pesante|difficile|storta|da dimenticare|infernale|nera|schifosa)?\b.{0,3}\b(no|brutt[ao]|pessim[ao]|orribile|terribile|di merda|pesante|difficile|stort[ao]|da dimenticare|infernale|ner[ao]|schifos[ao]|dur[ao])|(brutt[ao]|pessim[ao]|orribile|terribile|dur[ao]) (giornata|periodo|settimana|momento|notizia|serata)|giornataccia|sono (triste|giu|a pezzi|arrabbiat[ao]|nervos[ao]|delus[ao]|stressat[ao]|incazzat[ao]|di cattivo umore|giu di morale)|va tutto male|mi va (tutto )?stort[ao]|ho (pianto|litigato)|non ne posso piu|mi hanno licenziat[ao]|non e giornata|(che|una) (schifo|palle|merda))\b
c Mi dispiace, spero che la serata sia più gentile con te.
c Che fatica, se vuoi sfogarti io ti leggo volentieri.
p Mando un abbraccio e una quantità illegale di cioccolato.
p Propongo di cancellare la giornata dal calendario, firmo io.
i Le giornate storte a volte liberano spazio per qualcosa di buono.
i Certe giornate si capiscono solo quando sono finite.
C Ti va di raccontarmi cosa è successo?
P Serve più il gelato o una risata?
I Cosa ti farebbe stare meglio adesso?
=told.tired \b((sono|mi sento|che) (un po' |molto |troppo |davvero |proprio |cosi |super |stra)?(stanch\w+|stanchezza|distrutt[ao]|cott[ao]|esaust[ao]|sfinit[ao]|mort[ao] di sonno|stravolt[ao]|assonnat[ao]|k ?o|fus[ao])|strastanc[ao]|(ho|che) (un |tanto |troppo |molto )?(sonno|sonno assurdo)|(dormito|ho dormito) (poco|male|niente)|non ho (dormito|chiuso occhio)|vado a (letto|dormire|nanna)|crollo dal sonno|mi si chiudono gli occhi|sto crollando|senza energie)\b
c Riposati bene, te lo sei meritato.
c Allora stasera solo cose comode e nessun pensiero.
p Il divano ti aspetta, garantisce un esperto del settore.
p Ti presto un po' della mia pigrizia, ne ho in abbondanza.
i La stanchezza a volte dice cosa stiamo portando davvero.
i Certe sere il silenzio è il regalo migliore.
C Cosa ti ha stancato così tanto?
P Quante sveglie hai rimandato oggi?
I Cosa ti ricarica davvero?
=told.ill \b((ho preso|ho|mi e venut[ao]|mi sono pres[ao]|con|sono a letto con) (la |il |l'|un |una |un po' di |di nuovo )?(febbre|influenza|raffreddore|mal di (testa|gola|stomaco|pancia|schiena|denti)|tosse|covid|emicrania|nausea|torcicollo)|(sono|sto|mi sento) (tanto |molto |proprio |un po' )?(malat[ao]|male|raffreddat[ao]|influenzat[ao]|uno straccio|poco bene)|non (sto|mi sento) (molto |tanto |per niente )?bene|mi fa male|mi sono (ammalat[ao]|fatt[ao] male|rott[ao])|(ospedale|pronto soccorso|dal dottore|dal medico))\b
c Mi dispiace, riguardati e prenditi tutto il tempo che serve.
c Guarisci presto, coperta e tè caldo sono d'obbligo.
p Ti mando del brodo immaginario, cucinato con grande impegno.
p Se servisse, leggo il foglietto illustrativo con voce da attore drammatico.
i Quando il corpo si ferma, di solito ha le sue ragioni.
i Da malati si capisce il valore di una tazza calda.
C Hai tutto quello che ti serve?
P Sei nella fase serie tv o nella fase lamento?
I Cosa ti consola quando non stai bene?
=told.heat \b((muoio|morendo|mi sciolgo|sciolgo|svengo|crepo) (di|dal|per il) caldo|(trenta\w*|quaranta\w*|3\d|4\d) gradi|ondata di caldo|caldo (assurdo|infernale|bestiale|insopportabile|allucinante|tremendo)|afa)\b
c Con questo caldo serve un gelato, e presto.
c Bevi tanta acqua, con questo caldo vale doppio.
p Con questo caldo anche il mio ventilatore chiede le ferie.
p Io e il caldo comunichiamo solo tramite avvocati.
i Con il caldo le sere diventano la parte migliore.
i Il caldo rallenta tutto, anche i pensieri, e a volte è un bene.
C Qual è il tuo rifugio dal caldo?
P Gelato o ventilatore, chi vince contro il caldo?
I Dove andresti adesso per scappare dal caldo?
=told.work \b((al|a|dal|in|di|troppo|tanto|sempre|mio|finito di|ho) (mio )?lavor(o|are|ato)|lavoro (tanto|troppo|molto|come|in|da|per|domani|oggi|fino)|sto lavorando|in ufficio|smart working|riunion[ei]|turno|turni|il (mio )?capo|collegh[ie]|collega|client[ei]|straordinari|pausa pranzo|scadenz[ae]|devo lavorare|lavorativ\w+|colloquio|studi(o|are|ando) per)\b|\b(il|che stress il|nuovo) lavoro\b
c Sembra una giornata piena, ti auguro che finisca leggera.
c Capisco bene, spero che almeno qualcuno te lo riconosca.
p Le riunioni le sopporto solo se ci sono i biscotti.
p Il venerdì andrebbe spostato al martedì, lo dico da sempre.
i Si capisce molto di una persona da come parla del suo lavoro.
i Mi chiedo spesso cosa faremmo tutti con un pomeriggio libero in più.
C Cosa ti piace di più di quello che fai?
P Quanti caffè ci sono voluti oggi?
I È quello che sognavi di fare?
=told.family \b((mia|mio|mie|miei|i miei|la mia|il mio|le mie) (mamma|madre|papa|padre|sorell\w+|fratell\w+|nonn[aoie]|zi[aoie]|cugin\w|nipot\w+|figli[ao]?|figlie|genitori|famiglia|bambin[aoi]|piccol[aoi]|gemell\w)|con i miei|dai miei|in famiglia|la famiglia|i miei (figli|genitori))\b
c Che bello, si sente quanto ci tieni.
c La famiglia è una gran fortuna quando ci si vuole bene.
p Le riunioni di famiglia meriterebbero un commentatore sportivo.
p Le mamme sanno tutto, è inutile perfino provarci.
i Da come si parla dei propri cari si capisce tanto.
i Certi affetti si riconoscono dal tono della voce.
C A chi assomigli di più in famiglia?
P Chi è il personaggio più comico della famiglia?
I Cosa hai preso da loro?
=told.animals \b((il|la|mio|mia|miei|mie|un|una|i|le|col|con il|al|due|tre) (mi[oa] |miei )?(cane|cani|cagnolin\w|gatt[aoie]|gattin\w|cucciol\w|micio|micia|conigli\w*|cavall[oi]|criceto|pappagallo|tartaruga|pesciolin\w|bassotto|labrador|barboncino)|veterinario|pelosett\w)\b
c Che tenerezza, gli animali mi mettono subito di buonumore.
c Adoro, fagli una carezza da parte mia.
p Ho l'impressione che comandi lui in casa, e fa bene.
p Il mio livello di entusiasmo per gli animali è poco adulto.
i Gli animali capiscono le persone prima delle parole.
i Mi piace chi parla agli animali come a un amico.
C Che carattere ha?
P Chi comanda davvero in casa?
I Cosa capisce di te che altri non vedono?
=told.food ^(?!.*\b(rovesciat|versat|bruciat|macchiat|rott[ao])).*(?:\b((ho|sto|stiamo|abbiamo|vado a|appena) (appena |sto )?(mangi\w+|cucin\w+|prepar\w+|cenat\w|cenando|pranzat\w|ordinat\w|fatto (la|una|il|un|i|le) (torta|pasta|pizza|carbonara|lasagn\w|dolce|tiramisu|biscotti|risotto|cena))|sushi|pizza|pasta|lasagn[ae]|carbonara|tiramisu|torta|gelato|cioccolat\w+|biscotti|risotto|cena|pranzo|colazione|caffe|aperitivo|ho (una )?(gran )?fame|sto morendo di fame|ristorante|parmigiana|focaccia)\b)
c Mi hai fatto venire fame, sembra buonissimo.
c Ottima scelta, certe cose buone mettono d'accordo tutti.
p Il mio stomaco ha appena chiesto il tuo indirizzo.
p Ora guardo il mio panino con una certa tristezza.
i Un buon piatto racconta sempre qualcosa di chi lo sceglie.
i I sapori tengono i ricordi meglio delle foto.
C Qual è il piatto che ti riesce meglio?
P C'era il bis o solo il tris?
I Quale sapore ti riporta all'infanzia?
=told.trip \b((sono|siamo|vado|andiamo|torno|tornat[aoi]|parto|partiamo|andr[oa]|andremo|appena (tornat\w|rientrat\w)) .{0,15}(vacanza|ferie|viaggio|aeroporto|spagna|francia|grecia|sicilia|sardegna|puglia|roma|parigi|londra|barcellona|lisbona|new york|giappone|thailandia|mare|montagna|estero)|in (vacanza|viaggio|ferie|aeroporto|aereo|treno)|(il|un|mio|prossimo|bel) viaggio|ho (prenotato|viaggiato|visitato)|le valigie|la valigia|volo)\b
c Che meraviglia, goditi ogni momento.
c Bellissimo, viaggiare rimette in ordine un sacco di cose.
p Io intanto viaggio dal divano al frigo, panorama discreto.
p C'è posto in valigia, mi piego bene.
i I viaggi più belli cominciano quando si perde la strada.
i Di un posto mi restano sempre gli odori, più delle foto.
C Cosa ti è piaciuto di più finora?
P Quante cose inutili hai messo in valigia?
I Che cosa ti porti dentro da quel posto?
=told.friendsParty \b((con|dalle|dai|le|gli|miei|mie|una|un|la mia|il mio) (mie |miei |le mie |i miei |gli )?(amic[aoi]|amiche|amichett\w|migliore amic[ao]|ragazze)|festa|feste|party|compleanno|addio al nubilato|matrimonio|discoteca|in disco|serata fuori|ho fatto (tardi|serata)|siamo uscit[ei]|sono uscita|esco con|usciamo|brindisi)\b
c Bello, le serate con le persone giuste fanno bene.
c Mi piace, divertiti anche per me.
p Io alle feste presidio il tavolo del cibo con serietà.
p A quell'ora io di solito discuto con il cuscino.
i Le serate migliori non erano mai quelle in programma.
i Dagli amici che si scelgono si capisce molto di una persona.
C Com'è stata la serata?
P Chi ha fatto la figura più memorabile?
I Con chi riesci a essere più te?
=told.sport \b((sono|vado|torno|stata|stato|andat[ao]|appena) .{0,12}(palestra|correre|piscina|yoga|pilates|allenamento|corsa|nuotare|bici|tennis|padel|arrampicare|sciare|calcetto)|palestra|mi (sono )?(alleno|allenat[ao])|ho (corso|nuotato|pedalato|fatto (sport|yoga|pilates|palestra))|allenamento|faccio (yoga|pilates|sport|palestra|nuoto|danza|crossfit|pallavolo|tennis|arrampicata)|gioco a (padel|tennis|pallavolo|calcio|basket)|maratona|partita|chilometri di corsa)\b
c Bella costanza, dopo si sta sempre meglio.
c Ottimo, muoversi rimette a posto anche i pensieri.
p Io mi stanco solo a leggerlo, ma con ammirazione.
p La mia palestra mi ricorda soprattutto il giorno del pagamento.
i La fatica scelta ha un sapore tutto suo.
i Mi piace chi trova il tempo per ciò che fa bene.
C Da quanto ti piace farlo?
P Quanto è grave il dolore del giorno dopo?
I A cosa pensi mentre ti alleni?
=told.music \b((sto|stavo|ho) ascolt\w+|ascolto|canzon[ei]|playlist|concert[oi]|(mi piace|amo|adoro) (la musica|cantare|il rock|il jazz|il rap|la techno)|suono (la|il|il|l'|in|uno)|chitarra|pianoforte|cantante|album|musica|spotify|festival)\b
c Bella scelta, la musica cambia colore alle giornate.
c Mi piace, adesso sono curioso di ascoltarla.
p Io canto tutto, con parole inventate sul momento.
p Nella mia cucina sarebbe già partito il concerto.
i Una canzone dice di noi cose che non diremmo.
i Certe note ti riportano in un posto preciso.
C Quale canzone ascolti di più ultimamente?
P Qual è la canzone che canti di nascosto?
I C'è una canzone che ti riporta indietro?
=told.film \b((sto|stavo|ho|abbiamo|mi sono) .{0,8}(guardando|vedendo|guardato|visto|finito|vist[ao]|sparat[ao]).{0,25}(film|serie|netflix|stagione|puntat[ae]|episodi\w*|documentario|cartone)|film|serie tv|netflix|telefilm|maratona di|cinema|libro|leggendo|ho letto|romanzo)\b
c Buona idea, una bella storia fa sempre compagnia.
c Mi incuriosisce, lo metto subito in lista.
p Io mi addormento ai titoli di testa, ma con interesse.
p Dico sempre un solo episodio, e poi canta il gallo.
i Le storie che scegliamo parlano un po' di noi.
i Mi piacciono quelle che continuano in testa dopo la fine.
C Me lo consiglieresti?
P Quanti fazzoletti servono per il finale?
I Quale scena ti è rimasta in testa?
=told.weather \b(piov\w+|pioggia|diluvi\w+|nevic\w*|la neve|(c'e|che|bel|un) (il )?(sole|vento|nebbia|tempaccio)|fa (un |troppo |tanto |molto |davvero |cosi )?(cald[oa]|fredd[oa]|bello|brutto)|(che|un|questo) (caldo|freddo|afa|tempo)|temporale|si gela|si muore di caldo|grandin\w+|gradi|bel tempo|brutto tempo|nuvol\w+)\b
c Allora ci vuole qualcosa di adatto, tipo una cioccolata o un gelato.
c Il tempo fa quello che vuole, noi proviamo a goderne.
p Il meteo e io non ci parliamo da un po'.
p Io esco sempre vestito per la stagione sbagliata.
i Con certi cieli viene voglia di dire cose sincere.
i Il tempo cambia l'umore più di quanto ammettiamo.
C Qual è la tua stagione preferita?
P Coperta e divano o coraggio e fuori?
I Che umore ti mette questo cielo?
=told.mishap \b((ho|mi e|mi sono|sono) .{0,15}(cadut[ao]|inciampat[ao]|rovesciat[ao]|vers(ato|ata)|bruciat[ao]|pers[ao] (le chiavi|il telefono|il treno|il bus|l'autobus|il volo)|dimenticat[ao]|chius[ao] fuori|sbagliat[ao]|rott[ao]|tagliat[ao]|macchiat[ao]|addormentat[ao] (sul|in)|scivolat[ao])|che (figura|figuraccia|imbarazzo|sfiga|vergogna)|figuraccia|figura di (merda|m)|non indovinerai mai|mi e success[ao] (una cosa|di tutto)|che scema|che stupid[ao]|sono (proprio )?(un disastro|imbranat[ao]))\b
c Capita a tutti, spero che almeno ti sia scappata una risata.
c Che avventura, almeno è già una gran bella storia.
p Mi sento capito, io inciampo anche da fermo.
p Con le piccole catastrofi ho la tessera fedeltà.
i Le storie più belle cominciano spesso con un piccolo disastro.
i Certe figuracce tra un anno valgono oro.
C E poi com'è andata a finire?
P C'erano per caso testimoni?
I Qual è stato il tuo primo pensiero?
=told.newHere \b((sono|mi sono) (nuov[ao]|appena (iscritt[ao]|arrivat[ao])|iscritt[ao] (da poco|ieri|oggi|adesso))|nuov[ao] (qui|qua|dell'app|su)|appena (iscritt[ao]|scaricat[ao]|installat[ao]|arrivat[ao])|(prima|primo) (volta|giorno|chat|match).{0,15}(qui|qua|app|tinder|bumble)|non so (bene )?come (funziona|si usa)|da poco (qui|qua|su|iscritt\w)|e la prima volta che (uso|provo))\b
c Allora buon inizio, e fai tutto con i tuoi tempi.
c Mi fa piacere essere tra le prime chiacchiere.
p Anch'io premo i tasti a caso, ma con sicurezza.
p La guida ufficiale non esiste, si improvvisa tutti.
i Gli inizi hanno sempre un po' di magia.
i Mi incuriosisce cosa noti tu con occhi freschi.
C Che impressione ti ha fatto finora?
P Qual è il profilo più strano che hai visto?
I Cosa ti ha fatto provare proprio adesso?
=told.appTired \b((stuf[ao]|stanc[ao]|delus[ao]|annoiat[ao]|scoraggiat[ao]|nauseat[ao]) (di|da|dell[ae]|dall[ae]|del) .{0,12}(app|tinder|bumble|chat|qui|sito|incontri)|(cancell\w+|disinstall\w+|lascio|elimin\w+|tolgo|chiudo) .{0,12}(app|tinder|bumble|profilo|account)|(su|in) quest[ea] app (e|sono|c'e|ci sono|non)|non (uso|entro|ci sto) (molto|tanto|spesso|quasi mai)|(qui|tinder|app) .{0,15}(tutti uguali|perdita di tempo|noios[ao]|solo (gente|perditempo|idioti|maniaci|sesso)|nessuno (scrive|risponde|serio))|sempre (le stesse|gli stessi) (chat|domande|discorsi|messaggi))\b
c Ti capisco, per questo preferisco parlare come si fa davvero.
c Comprensibile, qui contano poche conversazioni ma buone.
p Anche il mio pollice ha chiesto le ferie.
p Dopo il decimo ciao come va sembro una segreteria.
i Forse le cose belle arrivano proprio quando si smette di cercarle.
i Una conversazione sincera cambia il sapore a tutto il resto.
C Cosa ti ha stancato di più?
P Qual è il messaggio più assurdo ricevuto?
I Cosa ti farebbe cambiare idea?
=told.thanks \b(grazie|grz|graz|grassie|ti ringrazio|che (carino|gentile|dolce|simpatico|galante|bel pensiero|tenero)|sei (molto |davvero |proprio |troppo |cosi |tanto )?(carino|gentile|dolce|simpatico|divertente|un tesoro|forte|interessante|tenero|bravo|un amore|adorabile|bello)|mi (fai|hai fatto) (stare bene|piacere|arrossire|sorridere)|troppo (gentile|buono|carino|dolce)|(gentil|dolc|carin|simpatic|tener|adorabil)issimo|gentilissimo|carinissimo|simpaticissimo|mi piace (come|parlare con te))\b
c Mi fa molto piacere, e viene dal cuore.
c Grazie a te, con te viene naturale.
p Adesso arrossisco, per fortuna lo schermo non lo dice.
p Lo stampo e lo appendo sul frigo.
i Le parole gentili mi restano addosso più a lungo di altre.
i Mi piace l'effetto che fa leggerti.
C Come prosegue la tua giornata?
P Posso incorniciare questo messaggio?
I Cosa ti ha fatto sorridere oggi?
=told.yesPlan \b((si|ok|okay|va bene|certo|volentieri|perfetto|d'accordo|dai|ottimo|affare fatto|andata|ci sto|con piacere|molto volentieri)\b.{0,30}\b(ci sto|volentieri|con piacere|va bene|perfetto|d'accordo|ci vediamo|a (domani|sabato|venerdi|dopo|stasera|presto|giovedi|domenica|lunedi|martedi|mercoledi)|mi va|mi piacerebbe|andiamo|facciamo|alle|usciamo|ci sono|mi piace)|ci sto|(ci vediamo|a) (domani|sabato|venerdi|giovedi|domenica|lunedi|martedi|mercoledi|alle \w+|li|stasera)|mi (va bene|andrebbe|piacerebbe)|affare fatto|ci sono|molto volentieri|non vedo l'ora)\b|^(si |ok |dai )?(volentieri|va bene|perfetto|con piacere|d'accordo|andata|si dai|ok dai|certo)\W*$
c Perfetto, mi fa davvero piacere.
c Bene, allora è deciso e io sono contento.
p Fantastico, corro a stirare qualcosa per la prima volta.
p Segnato in agenda, in rosso e con le stelline.
i Ho la sensazione che sarà una bella sorpresa.
i Mi piace avere qualcosa di bello davanti.
C Ti va bene se confermiamo il giorno prima?
P Devo prepararmi qualche battuta o improvviso?
I Cosa ti incuriosisce di più del vederci?
=told.laugh \b((ah|ha|ah ah|eh|hi|ih){2,}h?|a?hah[ah]*|ahah[ah]*|ha(ha)+|eheh[eh]*|ihih[ih]*|jaja|lol|lmao|rotfl|che ridere|mi fai (morire|ridere|troppo ridere)|sto ridendo|mi hai fatto ridere|muoio|sto morendo|morta dal ridere|troppo (forte|divertente|bella questa))\b|😂|🤣
c Mi piace farti ridere, continuo volentieri.
c Bene, una risata al giorno è il mio obiettivo.
p Lo scrivo nel curriculum, alla voce successi recenti.
p Il pubblico è generoso, torno sul palco anche domani.
i Ridere delle stesse cose vuol dire già parecchio.
i Certe risate si sentono anche attraverso lo schermo.
C Cosa ti fa ridere di solito?
P Quanto era brutta la battuta, da uno a dieci?
I Con chi ridi di più?
`;
