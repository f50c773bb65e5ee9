/** What is asked and told in German: '=kind expression', first met first, then rows as in content/asked-about-him.ts. The text is folded before. */
export const DE = String.raw`
=howDidItGo \bwie (lief|liefs|ists|ist|war|wars|verlief)\b.{0,30}\b(prue?fung|klausur|vorstellungsgesprae?ch|bewerbungsgesprae?ch|gesprae?ch|interview|prasentation|prae?si|prasentation|test|examen|vortrag|meeting|termin|umzug|spiel|turnier|rennen|verteidigung|auftritt|fahrprue?fung|wettkampf|arzttermin|date)\b|\b(prue?fung|klausur|vorstellungsgesprae?ch|gesprae?ch|interview|prasentation|test|vortrag|termin|umzug)\b.{0,20}\b(gelaufen|gut gegangen|geklappt|bestanden|geschafft)\b.{0,5}\?|\b(hast du|haste|hastu|hasst du).{0,20}\b(prue?fung|klausur|test|examen|interview|vortrag|gesprae?ch).{0,15}\b(bestanden|geschafft|hinter dir)|^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(wie (liefs|lief es|lief das|ist es gelaufen|ists gelaufen|ist das gelaufen|ging es aus|ist es ausgegangen)|lief(s| es| alles) gut|hat (es|alles|das) geklappt|hats geklappt)( denn| dann| eigentlich| so| bei dir| alles)*\W*$
c Besser als befürchtet, und schön, dass du daran gedacht hast.
c Ganz gut, würde ich sagen, jetzt kann ich wieder durchatmen.
p Ich lebe noch, also werte ich es als Erfolg.
p Gut, auch wenn meine Hände nervöser waren als ich.
i Anders als gedacht, aber das Beste daran erzählt man lieber persönlich.
i Ich habe dabei etwas über mich gelernt, das mich überrascht hat.
b Und wie läuft deine Woche so?
=howWasDay ^(?!.*\bwie (ware?|waere?)s?( es)? (mit|am|wenn|um)\b).*(?:\bwie (war|wars|ist|lief|verlief|lae?uft|lauft)\b.{0,20}\b(tag|arbeitstag|wochenende|we|woche|abend|arbeit|morgen|nacht|urlaub|feierabend|schicht|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\b(?!.{0,30}\b(perfekt|ideal|traum))|\bwie (war|wars|lief|liefs|ists)( es| das)?( denn| so)?( bei dir)?( heute| gestern| bisher| heut| am wochenende)( bei dir| so)?\W*$|\b(hast du|haste|hastu|hasst du).{0,14}\b(schoe?n\w*|gut\w*|stressig\w*|toll\w*|entspannt\w*)\b.{0,10}\b(tag|wochenende|we|woche|abend|feierabend)\b|\bhattest du\b.{0,14}\b(tag|wochenende|woche|abend|nacht|urlaub)\b|\b(tag|wochenende|woche) (bisher |so )?(gut|schoe?n|ok|stressig)( gewesen| verbracht| gestartet| ue?berstanden)?\W*\?|\bwas (hast du|haste|hastu|hasst du).{0,12}\b(heute|gestern|am wochenende|am samstag|am sonntag)\b.{0,20}\b(gemacht|getrieben|erlebt|angestellt)|\bwas (hast du|haste|hastu|hasst du) (so |denn )?(getrieben|erlebt|angestellt)( heute| gestern| am wochenende)?\W*$|^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(gut|schoe?n) (geschlafen|in (den tag|die woche) gestartet)\W*\?|\b(viel|stress) (los|stress|zu tun)? ?(heute|bei der arbeit|auf (der )?arbeit)\W*\?|\bwie (hast|haste) (du )?geschlafen)
c Ziemlich gut, und mit deiner Nachricht noch ein Stück besser.
c Voll, aber gut, jetzt freue ich mich auf etwas Ruhe.
p Wir haben beide überlebt, also steht es unentschieden.
p Produktiv, falls man bedeutungsvolles Kaffeetrinken mitzählt.
i Ruhiger als sonst, und genau das hat mir gefehlt.
i Ganz normal, bis mir ein Gedanke kam, der nicht mehr weggeht.
b Und wie war dein Tag?
b Was war heute dein schönster Moment?
=wyd ^(?!.*\b(beruflich|beruf|job|arbeit\w* so|leben|lebensunterhalt|freizeit|hobbys?|wochenende|we|morgen|ue?bermorgen|abend|heute noch|spae?ter|samstag|sonntag|freitag|montag|dienstag|mittwoch|donnerstag|silvester|weihnachten|ostern|urlaub|ferien|sommer|entspann\w*|abschalten|runterkommen|stress|hier|app|wenn|falls|gern\w*|am liebsten|spass|normalerweise|sport|nach der arbeit|feierabend|geburtstag|dann|mit mir|immer|sonst)\b)(.*\bwas+n? (machst|machste|machs|treibst|treibste|tust) ?(du|so|grad|gerade|denn|jetzt)?\b.*|.*\bwas (bist|biste) (du )?(so |grad\w* |denn )*am (machen|tun)\b.*|.*\b(wmds|wmd|wmdg)\b.*|.*\bwas geht (so |grad |gerade )?(bei dir|ab)?( so| gerade| grad)?\W*$|.*\b(bist du|biste|bist) (gerade |grad |noch |schon |jetzt |wieder )*(auf (der )?arbeit|bei der arbeit|am arbeiten|zuhause|zu hause|daheim|unterwegs|im bett|im bue?ro|beschae?ftigt|wach|auf der couch|auf dem sofa)\b.*|.*\b(arbeitest|kochst|schlae?fst|schlafst|lernst) du (gerade|grad|noch|schon|jetzt)\b.*|.*\bwas liegt (gerade |grad )?an\b.*)
c Gerade mache ich Pause und schreibe dir sehr gern.
c Nichts Besonderes, deine Nachricht kommt also genau richtig.
p Ich tue so, als wäre ich furchtbar beschäftigt.
p Ich trainiere das Sofa, wir sind inzwischen ein eingespieltes Team.
i Ich denke gerade darüber nach, was einen gewöhnlichen Tag gut macht.
i Ich höre der Stille zu, sie hat heute einiges zu sagen.
b Und was machst du gerade?
=weekendPlans ^(?!.*\b(perfekt|ideal|traum)).*(?:\b(was|wie|wo) (machst|machste|hast|haste|steht|planst|treibst|unternimmst|verbringst|geht|liegt|willst|willste|ist)\b.{0,30}\b(wochenende|we|samstag|sonntag|freitag|freitagabend|samstagabend|heute abend|heut abend|abend|morgen|ue?bermorgen|heute noch|spae?ter|nach der arbeit|feierabend|feiertage?|montag|dienstag|mittwoch|donnerstag)\b|\b(plae?ne|plan|geplant|was vor|schon was vor|vorhaben|programm)\b.{0,25}\b(wochenende|we|samstag|sonntag|freitag|abend|heute|morgen|feiertage?|tage|woche)\b|\b(wochenende|we|samstag|sonntag|freitag|abend|heute|morgen|feiertag|woche)\b.{0,15}\b(schon was vor|was vor|was geplant|schon geplant|plae?ne|etwas vor|schon verplant)\b|^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(hast du |haste )?(schon |irgendwelche )*(plae?ne|was vor|was geplant)( schon)?( fue?rs? \w+)?\W*$|\bwas steht (bei dir )?(so |heute |noch |denn )*an\b|\b(gehst du|gehste) (heute |morgen |am \w+ )(abend )?(noch )?(raus|weg|aus|feiern)\b)
c Wenig Eile, gute Gesellschaft und etwas Leckeres zu essen.
c Noch ist Platz für eine gute Idee, gern auch von dir.
p Große Pläne, der erste heißt Schlafen ohne Wecker.
p Ein ernstes Duell mit dem Sofa, es geht als Favorit ins Rennen.
i Ich lasse etwas Platz für Überraschungen, meistens finden sie mich.
i Mir ist nach frischer Luft, den Rest entscheide ich spontan.
b Und was hast du vor?
b Eher Ruhe oder Abenteuer bei dir?
=whenSuits \b(wann|um wie ?viel uhr|um wieviel uhr|wie ?viel uhr|welcher tag|welchen tag|an welchem tag|welche uhrzeit|welcher abend|ab wann|bis wann)\b.{0,30}\b(wir|uns|passt|passen|passts|zeit|frei|treffen|hast du|haste|kannst|kannste|koe?nntest|willst|moe?chtest|wae?re|hae?ttest|lieber|recht|gut|am besten|sehen|kommst|los)\b|^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(wann|um wie ?viel uhr|welcher tag|welche uhrzeit|und wann|wann denn|um wieviel uhr|wann genau|wann und wo)( denn| genau| dann| ungefae?hr| und wo)*\W*$|\bwann (hast|haste|kannst|kannste|passt|gehts|geht es|wae?rs)\b
c Abends passt mir am besten, da nehme ich mir richtig Zeit.
c Bald, nenn mir einen Tag und ich halte ihn frei.
p Jederzeit außer im Morgengrauen, da bin ich kaum ein Mensch.
p Mein Kalender hat gerade zugesagt, bevor ich fragen konnte.
i Ich mag die Stunde, in der der Tag langsam leiser wird.
i Am liebsten an einem Abend ohne festes Ende.
b Welcher Tag passt dir am besten?
b Lieber unter der Woche oder am Wochenende?
=dayOk \b(passt|passts|geht|gehts|klappt|klappts|wae?re|wae?rs|ginge|ist|wie wae?rs?|wie ist)\b.{0,22}\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|ue?bermorgen|heute|abend|wochenende|nae?chste woche|uhr|halb \w+|um \d+)\b.{0,30}\?|\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|ue?bermorgen|wochenende|uhr|halb \w+|um \d+)\b.{0,22}\b(ok|okay|passt|passen|recht|klappt|geht|gehts|ginge|gut fue?r dich|fue?r dich|moe?glich|zeit|frei)\b.{0,18}\?|\b(hast du|haste|kannst du|kannste|bist du|biste|hae?ttest du|koe?nntest du)\b.{0,14}\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|ue?bermorgen|heute|heut|wochenende|nae?chste woche|uhr)\b.{0,18}\b(zeit|frei|kannst|da|verfue?gbar|koe?nnen)?\W*$|^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(wie wae?rs?|was ist|wie sieht|wie siehts|passt|passt dir|geht|vielleicht|lieber)( es)?( bei dir)?( mit| denn)?( am| um| dir)* (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|ue?bermorgen|\d{1,2}( uhr)?|halb \w+)\b|^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(am |um |so )*(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|\d{1,2} uhr|halb \w+)( abend|abend| um \d+( uhr)?)*\W*\?|\b(passt|passts|klappt|gehts?) (es |das )?(dir|bei dir|fue?r dich)( dann| so| da)?\W*\?
c Ja, das passt mir sehr gut, ich freue mich darauf.
c Passt perfekt, ich halte mir die Zeit frei.
p Das passt, mein Sofa muss dann eben allein klarkommen.
p Gebongt, ich übe bis dahin das Pünktlichsein.
i Passt, und jetzt habe ich etwas, worauf ich mich freue.
i Gern, ich habe bei diesem Termin ein gutes Gefühl.
b Soll es eher ruhig oder lebhaft sein?
=wherePlace \b(wo|wohin)\b.{0,20}\b(treffen wir|wir uns|uns treffen|sehen wir|gehen wir|wollen wir|sollen wir|wollen wir hin|gehen wir hin|schlae?gst du|schlaegst du|treffpunkt|soll ich (hin)?kommen|muss ich hin|hin gehen|hingehen|findet|hattest du|dachtest du)\b|\b(welches|welche|in welche[sm]?|in welcher) (cafe|bar|restaurant|kneipe|lokal|park|laden|ecke|ort|stadtteil|viertel)\b.{0,30}\b(wir|treffen|uns|gehen|schlae?gst|denkst|dachtest)\b|^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(wo|wo denn|wo genau|wohin|und wo|wo treffen|wohin denn)\W*$|\b(was|wo) schlae?gst du vor\b|\b(hast du|haste|kennst du)\b.{0,16}\b(idee|vorschlag|lieblingsort|schoe?nes cafe|gute bar|nettes cafe|ort|lokal|tipp)\b.{0,25}\b(wo|treffen|hingehen|hin|uns)\b|\b(bei dir oder bei mir|zu dir oder zu mir|treffpunkt wo)\b
c Irgendwo ruhig und gemütlich, wo man sich gut versteht.
c Am liebsten in einem kleinen Café, mittig für uns beide.
p Hauptsache, der Stuhl ist bequem und der Kaffee verzeiht Nervosität.
p Überall, wo ich die Speisekarte ohne Wörterbuch verstehe.
i Ich mag Orte, an denen man die Zeit vergisst.
i Irgendwo mit warmem Licht, da redet es sich leichter.
b Hast du einen Lieblingsort dafür?
b Lieber drinnen oder draußen?
=coffeeSometime \b(wollen|sollen|koe?nnen|gehen|treffen|trinken|sehen|machen|schnappen|essen|holen|unternehmen|spazieren) wir (uns )?.{0,30}\b(treffen|kaffee|cafe|trinken|drink|essen|wein|bier|spazieren|spaziergang|sehen|kennenlernen|date|unternehmen|eis|persoe?nlich|cocktail|glas|runde|mal|real life|im echten leben)\b|\b(lust|bock|interesse|zeit)\b.{0,22}\b(kaffee|cafe|treffen|trinken|drink|date|spaziergang|spazieren|wein|bier|essen gehen|essen zu gehen|eis|kennenzulernen|sehen|unternehmen|cocktail|matcha|tee|aperol|spritz)\b|\bwann (gehen|trinken|treffen) wir\b.{0,20}\b(kaffee|wein|bier|mal)\b|^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(kaffee|wein|bier|spaziergang|treffen|drink|date|eis|aperol|abendessen|ein kaffee|auf einen kaffee|treffen wir uns|lust auf treffen|lust dich zu treffen|sehen wir uns)( mal| bald| demnae?chst| irgendwann| heute| die tage| trinken)*\W*\?|\b(willst du|willste|moe?chtest du|wue?rdest du|magst du)\b.{0,25}\b(mich|uns|mit mir|dich mit mir)\b.{0,14}\b(treffen|kaffee|sehen|kennenlernen|trinken|essen|ausgehen|spazieren)\b|\b(wie wae?rs?|wie wae?re es|was hae?ltst du von) .{0,20}\b(kaffee|treffen|drink|date|spaziergang|wein|bier|essen|eis)\b
c Sehr gern, ein Treffen sagt mehr als hundert Nachrichten.
c Ja, darauf habe ich richtig Lust.
p Gern, persönlich bin ich nur halb so ungeschickt wie beim Tippen.
p Sofort dabei, ich verspreche auch, nichts zu verschütten.
i Ja, mich interessiert, wie sich unser Gespräch ohne Bildschirm anfühlt.
i Gern, manche Dinge merkt man erst, wenn man sich gegenübersitzt.
b Wann passt es dir am besten?
b Lieber Kaffee, Wein oder ein Spaziergang?
=invitedGo \b(kommst du|kommste|kommst|komm doch|willst du|willste|moe?chtest du|magst du|wue?rdest du|hast du lust|haste lust|haste bock|hast du bock|lust|bock|gehst du|begleitest du|bist du|biste)\b.{0,40}\b(mitkommen|mit mir|mitzukommen|mitgehen|mit( uns)?\W*$|mich begleiten|mich( \w+)? (zu|zum|auf|ins|in)\b|dabei\W*$|vorbei\w*|zu mir|mit (auf|zu|zum|zur|ins|in|nach)\b)|\bkomm(st)? (doch )?mit\b
c Da komme ich gern mit, danke für die Einladung.
c Ja, das klingt gut, ich bin dabei.
p Bin dabei, solange mich niemand zum Vortanzen auffordert.
p Gern, ich bringe gute Laune und Hunger mit.
i Gern, spontane Ideen werden oft die besten Erinnerungen.
i Ja, ich bin neugierig, wohin uns das führt.
b Was erwartet mich da genau?
b Wann soll es losgehen?
=contactSwap \b(whats ?app|wa|insta|instagram|ig|snap|snapchat|telegram|signal|handynummer|telefonnummer|nummer|nr|facebook|fb|tiktok)\b.{0,40}(\?|$)(?<=.*\b(hast|haste|hastu|gib|gibst|gibste|schreiben|schick|schickst|wechseln|tauschen|bekomm\w*|krieg\w*|haben|dein|deine|deinen|kannst|kannste|rue?ber|lieber|auch|bist|benutzt|nutzt|heisst|weiter)\b.*|\?)|\b(wollen wir|sollen wir|koe?nnen wir|lass uns)\b.{0,25}\b(woanders|wo anders|ausserhalb|ausserhalb der app|andere app|whats ?app|insta|nummern)\b
c Gern, ich schreibe auch lieber dort weiter.
c Ja, lass uns ruhig wechseln, dann verlieren wir uns nicht.
p Gern, aber sei gewarnt, meine Sprachnachrichten haben Überlänge.
p Klar, dort tippe ich genauso langsam wie hier.
i Gern, das fühlt sich nach einem guten nächsten Schritt an.
i Ja, ich glaube, unser Gespräch hat ein neues Zuhause verdient.
b Schreibst du mir dort zuerst?
=sendPhoto \b(schick|schickst|schickste|sende|sendest|zeig|zeigst|hast du|haste|hab|gibts|gibt es|kriege?|bekomm\w*|kannst du|kannste|koe?nntest du|willst du|magst du|darf ich|mach)\b.{0,30}\b(foto|fotos|bild|bilder|pic|pics|selfie|selfies|video|bildchen)\b(?!.{0,20}\b(gemacht|aufgenommen) (hat|hast|wurde))
c Gern, ich suche dir eins aus, das mir wirklich ähnlich sieht.
c Kannst du haben, ich schicke dir gleich ein aktuelles.
p Gern, ich muss nur erst üben, nicht wie im Pass zu schauen.
p Kommt, sobald meine Haare und ich uns geeinigt haben.
i Gern, obwohl mich ein Foto nur halb erzählt.
i Du bekommst eins, das eine kleine Geschichte hat.
b Bekomme ich auch eins von dir?
=callTonight \b(telefonieren|anrufen|anruf|video ?call|videochat|video ?anruf|facetime|facetimen|call|sprachnachrichte?n?|voice|voicemail|skypen|zoomen|quatschen wir|stimme hoe?ren)\b.{0,40}(\?|$)(?<=.*(\b(wollen|sollen|koe?nnen|lust|bock|magst|willst|willste|moe?chtest|kannst|kannste|darf|soll|heute|spae?ter|mal|wie wae?rs|schick|schickst)\b.*|\?))|\b(rufst|rufste) du mich\b|\bkann ich dich anrufen\b|\bdeine stimme\b.{0,12}\b(hoe?ren|klingt)
c Gern, ich freue mich darauf, deine Stimme zu hören.
c Ja, Telefonieren finde ich schöner als Tippen.
p Gern, meine Stimme hat sogar ohne Autokorrektur wenig Fehler.
p Klar, ich räuspere mich schon mal professionell.
i Gern, eine Stimme verrät oft mehr als zehn Nachrichten.
i Ja, ich bin gespannt, wie unsere Pausen klingen.
b Wann passt es dir heute?
=whySlow \b(warum|wieso|weshalb|wie ?kommts|wieso denn)\b.{0,30}\b(antwortest|antwortet|geantwortet|schreibst|geschrieben|meldest|gemeldet|reagierst|reagiert|gelesen|ghostest|geghostet|so lange|so lang|so spae?t|so langsam|so still|so ruhig|so wortkarg|nicht zurue?ck)\b|\b(hast du|haste|hastu|hasst du).{0,12}\b(mich )?(vergessen|geghostet|ignoriert|keine lust mehr|kein interesse mehr)\b|\bwo (warst|bleibst|steckst|warste|bleibste|steckste) (du)?\b|\b(ignorierst|ghostest) du mich\b|\bnoch (da|am leben|interessiert)\W*\?|\b(lebst du|bist du|biste) noch( da| am leben)?\W*\?|\b(antwortest|schreibst|meldest) du (mir |dich )?(nicht|nicht mehr|noch)\b
c Entschuldige, der Tag hat mich verschluckt, jetzt bin ich ganz da.
c Tut mir leid, ich wollte dir in Ruhe antworten.
p Mein Handy und ich hatten eine kurze Beziehungspause.
p Ich habe im Kopf geantwortet und leider vergessen, es zu tippen.
i Ich nehme mir für gute Gespräche lieber Zeit als Eile.
i Ich war still, aber mit den Gedanken öfter hier.
b Was habe ich bei dir verpasst?
=areYouReal \b(bist du|biste|bistu).{0,12}\b(ein |eine |auch )*(echt|real|fake|bot|roboter|ki|chatgpt|mensch|catfish|betrue?ger|scammer|wirklich du)\b|\b(schreibst|antwortest) du (das |die )?(hier )?(alles )?(selbst|selber)\b|\b(ist|sind) (das|die fotos|deine fotos|dein profil|deine bilder|dein foto) .{0,12}\b(echt|fake|wirklich du|aktuell|von dir)\b|\b(ki|chatgpt|bot)\b.{0,15}\?|\bfake ?(profil|account)?\W*\?
c Ich bin echt, und am besten merkst du das bei einem Treffen.
c Ja, ein echter Mensch mit echtem Interesse an dir.
p Echt, ein Roboter würde weniger Tippfehler machen.
p Ganz echt, mein Kaffeekonsum ist der Beweis.
i Echt genug, um vor dem Absenden zweimal zu überlegen.
i Ja, und das Echte an mir zeigt sich erst nach und nach.
b Wie merkst du, ob jemand echt ist?
=job \b(was|wo|als was|in welcher branche|in welchem bereich)\b.{0,14}\b(machst|machste|arbeitest|arbeiteste|tust|treibst|bist)\b.{0,20}\b(beruflich|beruf|job|arbeit|arbeitest|leben|lebensunterhalt|branche|von beruf)\b|\b(als was|wo|was|woran|in welche[rm] \w+) (arbeitest|arbeiteste|schaffst|jobbst)( du)?\b|\bwas (ist|is|wae?re) (denn )?dein(e)? (job|beruf|arbeit|branche)\b|\b(magst du|liebst du|gefae?llt dir|macht dir|bist du zufrieden mit|wie ist|wie gefae?llt dir|wie lae?ufts? (in|bei)|erzae?hl .{0,12}von)\b.{0,12}\b(dein(e|em|en|er)? (job|arbeit|beruf)|die arbeit|der job|der arbeit)\b|\bwomit verdienst\b|\b(arbeitest|schaffst) du( auch| eigentlich| viel| gerne?| oder (studierst|arbeitest)( du)?| noch| im homeoffice| von zuhause)*\W*$|\b(homeoffice|bue?rojob|selbststae?ndig|chef)\b.{0,12}\?|\bwelchen beruf\b|\bwas (machst|machste) (du )?(so )?beruflich
c Etwas, das mich fordert, und das meiste daran mache ich gern.
c Viel mit Kopf und Menschen, Details erzähle ich am liebsten persönlich.
p Offiziell arbeite ich, inoffiziell betreue ich eine Kaffeemaschine.
p Ich löse Probleme, die ich manchmal selbst verursacht habe.
i Etwas, bei dem Neugier wichtiger ist als Routine.
i Meine Arbeit erzählt nur die halbe Geschichte, die andere beginnt abends.
b Und was machst du beruflich?
b Was magst du an deiner Arbeit am meisten?
=from \b(wo|woher|von wo|aus welche[mr]|in welche[mr]|wo genau|wo ungefae?hr)\b.{0,16}\b(wohnst|wohnste|lebst|lebste|kommst|kommste|stammst|aufgewachsen|geboren|her\W*$|zuhause|zu hause|bist du her|ursprue?nglich|gross geworden|heimat)\b|\b(woher|wo) (bist du|biste|kommst|wohnst|lebst)( du)?( her| eigentlich| denn| genau| so)*\W*$(?<!wo bist du\W*)|\b(wohnst|lebst|kommst) du\b.{0,10}\b(in|aus|hier|allein|alleine|auch|weit|schon lange|in der nae?he|wg|noch bei)\b|\bwie weit\b.{0,12}\b(weg|entfernt|auseinander)\b|\baus welche[mr] (ecke|stadt|land|gegend|region|ort)\b|\b(bist du|biste|bistu).{0,12}\b(von hier|aus der gegend|aus \w+|ursprue?nglich|hier geboren|in \w+ aufgewachsen)\b
c Nah genug für einen Kaffee, und das zählt für mich gerade.
c Dort, wo ich mich wohlfühle, die Ecke zeige ich dir gern.
p Aus der Gegend zwischen Sofa und Kühlschrank, sehr schöne Region.
p Mein Herz wohnt da, wo es gutes Brot gibt.
i Mein Zuhause ist eher ein Gefühl als eine Adresse.
i Von einem Ort, den ich erst aus der Ferne richtig mochte.
b Und wo bist du zu Hause?
b Was magst du an deiner Stadt?
=age \bwie alt\b.{0,12}\b(bist|biste|du|wirst|bisn)\b|\bwie alt\W*$|\b(wann|welcher jahrgang|welches jahr)\b.{0,14}\b(geburtstag|geboren|jahrgang)\b|\bdein (alter|jahrgang)\b|\b(bist du|biste|bistu) (wirklich |echt |schon |erst |noch )*\d{2}\b|\baltersunterschied\b|\bjue?nger als ich\b|\bae?lter als ich\b
c Alt genug, um zu wissen, was ich will.
c Im besten Alter, zumindest fühlt es sich gerade so an.
p Geistig zwölf, beim Aufstehen vom Sofa deutlich älter.
p Alt genug für guten Wein, jung genug für Gummibärchen.
i Je nach Tag fühle ich mich jünger oder weiser, selten beides.
i Ich zähle lieber gute Abende als Jahre.
b Wie alt fühlst du dich innerlich?
=height \bwie gross\b.{0,12}\b(bist|biste|du|bisn)?\b|\b(deine|welche) (koe?rper)?groe?sse\b|\b(bist du|biste|bistu).{0,10}\b(gross|klein|ue?ber 1|groe?sser|kleiner)\b|\b(groe?sser|kleiner) als (ich|1)\b.{0,12}\?
c Groß genug, um das oberste Regal nicht zu fürchten.
c Groß genug für eine richtig gute Umarmung.
p Auf Zehenspitzen deutlich größer, falls das zählt.
p Groß genug, um mir regelmäßig irgendwo den Kopf zu stoßen.
i Manchmal fühle ich mich riesig, manchmal passe ich in eine Kaffeetasse.
i Am besten misst man so etwas bei einem Spaziergang nebeneinander.
b Ist dir Größe wichtig?
=sign \b(sternzeichen|aszendent|horoskop|astrologie)\b|\b(bist du|biste|bistu) (ein |eine |auch )*(widder|stier|zwilling|krebs|loe?we|jungfrau|waage|skorpion|schue?tze|steinbock|wassermann|fisch|fische)\b
c Ich glaube mehr an gute Gespräche als an Sterne.
c Eins, das angeblich treu und neugierig ist, damit kann ich leben.
p Aufsteigendes Sofa mit Mond im Kühlschrank.
p Laut Horoskop sollte ich heute eine tolle Nachricht bekommen, stimmt also.
i Ich lasse gern raten, das verrät mehr als die Antwort.
i Ich schaue lieber in den Himmel als ins Horoskop.
b Und was ist dein Sternzeichen?
b Glaubst du ein bisschen daran?
=siblings \b(geschwister|bruder|brue?der|schwester|schwestern|einzelkind|eltern|familie|familienmensch|mama|mutter|vater|oma|grosseltern|nichten?|neffen?)\b.{0,40}(\?|$)(?<=(\b(hast|haste|bist|biste|dein|deine|deiner|deinen|deinem|wie ist|wie viele|wieviele|stehst|siehst|hattest|verstehst)\b.*\b(du|dein\w*|haste|biste|viele|dich)\b|\b(geschwister|einzelkind|familienmensch)\b)[^?]*(\?.*)?)
c Familie bedeutet mir viel, auch wenn es mal laut wird.
c Ich bin ein Familienmensch, für mich zählt Zusammenhalt.
p In meiner Familie gewinnt, wer am lautesten Nachschlag ruft.
p Ich teile mein Essen, das sagt alles über meine Erziehung.
i Familie hat mir beigebracht, dass Nähe auch leise sein kann.
i Am meisten von mir versteht man wohl am Familientisch.
b Und wie ist deine Familie so?
b Hast du Geschwister?
=haveKids \b(hast du|haste|hastu|hast|gibt es)\b.{0,18}\b(kind|kinder|kids|sohn|tochter|nachwuchs|soe?hne|toe?chter)\b|\b(bist du|biste|bistu).{0,10}\b(vater|papa|alleinerziehend)\b(?! werden)|\bwie alt (ist|sind) dein(e)? (kind|kinder|sohn|tochter|kids)\b
c Das Thema ist mir wichtig, ich erzähle dir dazu gern alles persönlich.
c Darüber rede ich offen, am liebsten in Ruhe bei einem Kaffee.
p Bisher zähle ich vor allem als großes Kind.
p Das einzige Kind, das ich gerade hüte, ist das in mir.
i Das erzähle ich gern, sobald wir uns gegenübersitzen.
i Kinder stellen die besten Fragen, das mag ich sehr.
b Und wie ist das bei dir?
=wantKids \b(willst|willste|wue?nschst|moe?chtest|planst|hae?ttest|stellst|kannst|kannste)\b.{0,30}\b(kinder|kind|kids|familie grue?nden|nachwuchs|papa werden|vater werden|noch welche)\b|\b(kinderwunsch|familienplanung)\b|\bwas hae?ltst du von kindern\b|\bmagst du kinder\b
c Mit dem richtigen Menschen kann ich mir das gut vorstellen.
c Ich bin offen dafür, wenn es für beide passt.
p Vorstellbar, mit Legosteinen kenne ich mich jedenfalls aus.
p Ja, irgendwer muss meine schlechten Witze ja weitertragen.
i Ich glaube, so ein Wunsch wächst mit dem Menschen daneben.
i Ich stelle mir manchmal ein lautes Frühstück vor und lächle dabei.
b Wie siehst du das für dich?
=pets \b(haustiere?|hunde?|katzen?|kater|tiere?|hundemensch|katzenmensch|welpen?|pferde?|vierbeiner|hamster|tierlieb|tierfreund)\b.{0,40}(\?|$)(?<=.*\b(hast|haste|magst|magste|bist|biste|oder|dein|deine|wie heisst|hae?ttest|willst|moe?chtest|lieber|hattest|liebst|was fue?r|stehst)\b.*)(?<!\b(ich|wir|mein|meine|meinen|meinem|meiner)\b.*(?<!\?))
c Tiere mag ich sehr, sie merken sofort, wer ehrlich ist.
c Hunde und Katzen, ich lasse mich da gern überzeugen.
p Ich begrüße auf Partys zuerst den Hund, dann die Gäste.
p Tiere mögen mich, vermutlich wegen der Krümel auf meinem Pullover.
i Tiere haben eine Ruhe, von der ich noch viel lernen kann.
i Wie jemand mit Tieren spricht, verrät mir sehr viel.
b Bist du eher Team Hund oder Katze?
b Hast du selbst ein Tier?
=languages \b(welche|wie ?viele?|was fue?r) (andere |fremd)?sprachen?\b|\b(sprichst|sprichste|kannst|kannste|lernst|verstehst) du\b.{0,22}\b(sprachen?|fremdsprachen?|englisch|spanisch|franzoe?sisch|italienisch|tue?rkisch|russisch|polnisch|deutsch|arabisch|portugiesisch|kroatisch|schwedisch|japanisch)\b|\bwo(her)? (hast|kannst) du\b.{0,20}\b(deutsch|englisch|spanisch)\b
c Ich mag Sprachen und lerne sie am liebsten im Gespräch.
c Genug, um überall freundlich Essen zu bestellen und mehr zu wollen.
p Fließend Ironie, und Speisekarten in mehreren Sprachen.
p Mit Händen und Füßen spreche ich eigentlich alles.
i In jeder Sprache bin ich ein kleines bisschen anders.
i Am liebsten mag ich Wörter, die man nicht übersetzen kann.
b Welche Sprache würdest du gern können?
=studied \b(was|wo|hast du|haste|warst du)\b.{0,14}\b(studiert|studierst|studium|gelernt|ausbildung|uni|abschluss|gemacht nach der schule|hochschule)\b(?!.{0,20}\b(kochen|tanzen|singen))|\bstudierst du\b|\bwelche(s|n|r)? (studium|studiengang|ausbildung|schule|fach)\b|\blieblingsfach\b
c Das, was mich neugierig gemacht hat, und ich lerne noch immer gern.
c Das Wichtigste habe ich wohl außerhalb vom Hörsaal gelernt.
p Vor allem das Fach Aufschieben, mit Auszeichnung.
p Viel gelernt, einiges vergessen, den Kaffee habe ich behalten.
i Am meisten gelernt habe ich von Menschen, die anders denken.
i Heute würde ich vielleicht etwas ganz anderes wählen.
b Und was hast du gelernt?
b Würdest du es wieder so machen?
=everMarried ^(?!.*\b(wie lange|seit wann|warum|wieso|weshalb)\b).*(?:\b(warst|warste|bist|biste|wie lange)\b.{0,22}\b(verheiratet|geschieden|verlobt|getrennt|vergeben|single)\b(?<!warum.*)(?<!wieso.*)(?<!weshalb.*)|\b(willst|wue?rdest|moe?chtest|willste|hae?ltst)\b.{0,30}\b(heiraten|heirat|der ehe|hochzeit)\b|\b(hast du|haste|hastu|hasst du).{0,14}\b(freundin|frau|partnerin|beziehung|ehefrau)\b.{0,10}\?|\bfamilienstand\b)
c Ich bin frei und offen für etwas Ehrliches.
c Heute schaue ich nach vorn und habe Lust auf etwas Echtes.
p Meine treueste Beziehung führe ich bisher mit der Kaffeemaschine.
p Nur mit meinem Sofa ist es ernst, aber es versteht das.
i Ich glaube an Versprechen, die man nicht laut aussprechen muss.
i Für mich beginnt etwas Festes lange vor einem Ring.
b Was bedeutet dir Heiraten?
=lastRelationship \b(letzte|letzten|vorherige|lae?ngste|frue?here|ex)\b.{0,8}\b(beziehung|beziehungen|freundin|partnerin)\b|\b(deine|deiner|der|meine) ex\b.{0,30}(\?|$)(?<=.*\b(du|deine|deiner|kontakt)\b.*)|\b(wie lange|seit wann)\b.{0,15}\b(single|solo|getrennt|allein|alleine)\b|\bwarum (habt ihr euch|seid ihr|ging es).{0,20}\b(getrennt|auseinander|schluss|gescheitert)\b|\bdeine .{0,10}beziehung\b.{0,25}\?|\bherz gebrochen\b.{0,20}\?|\bue?ber deine ex\b|\bhattest du\b.{0,20}\bbeziehung(en)?\b
c Sie hat mir gezeigt, was ich brauche, und das ist abgeschlossen.
c Ich blicke ohne Groll zurück und lieber nach vorn.
p Kurzfassung: viel gelernt, und ich koche jetzt besser.
p Die Lehre war klar, man sollte beim Möbelaufbau netter sein.
i Ich habe daraus mitgenommen, wie wichtig Zuhören ist.
i Manche Geschichten enden, damit man anders wieder anfängt.
b Was hast du aus deiner letzten gelernt?
=whySingle \b(warum|wieso|weshalb|wie ?kommt ?es|wie ?kommts|wie kann es sein|woran liegt)\b.{0,30}\b(single|solo|allein|alleine|noch zu haben|keine freundin|nicht vergeben|noch frei)\b|\b(noch |immer noch )single\W*\?
c Weil ich lieber auf das Richtige warte als irgendetwas anzufangen.
c Weil mir Echtes wichtiger ist als schnell jemanden zu haben.
p Meine Kochkünste waren lange ein gut gehütetes Geheimnis.
p Ich habe mich wohl in der Warteschlange falsch angestellt.
i Vielleicht, weil das passende Gespräch noch gefehlt hat.
i Ich musste erst herausfinden, was ich wirklich suche.
b Und wie ist das bei dir?
=lookingFor \b(was|wonach|was genau|nach was)\b.{0,12}\b(suchst|suchste|erhoffst|erwartest|willst|wue?nschst|haltst du ausschau|hae?ltst du ausschau)\b(?!.{0,14}\b(machen|essen|trinken|wissen|hoe?ren|sagen|werden|heute|von mir)\b)|\bsuchst du\b.{0,35}\b(ernst\w*|fest\w*|beziehung|locker\w*|spass|affae?re|was|etwas|freundschaft|liebe|freundin|partnerin|jemanden|hier)\b|\b(was festes|was ernstes|was lockeres|etwas ernstes|etwas festes)\b.{0,12}\?|\bauf der suche\b.{0,25}\?|\bwas (sind|wae?ren) deine (absichten|erwartungen)\b|\bbereit fue?r (eine|was|etwas)\b.{0,12}\b(beziehung|ernstes|festes)\b
c Etwas Echtes, mit jemandem, bei dem man gern länger bleibt.
c Eine Verbindung mit Tiefe, Humor und ehrlichen Worten.
p Jemanden, der über meine Witze lacht, gern auch aus Mitleid.
p Eine Person, die mir die letzten Pommes gönnt, also fast Unmögliches.
i Jemanden, mit dem auch Schweigen sich gut anfühlt.
i Ich suche weniger als früher, aber dafür genauer.
b Und was wünschst du dir?
b Woran merkst du, dass es passt?
=whyApp \b(warum|wieso|weshalb|was|wie ?kommt|seit wann|wie lange|wie)\b.{0,24}\b(hier|in der app|auf der app|auf tinder|tinder|bumble|hinge|lovoo|parship|dating ?app|dating ?apps|app|apps|online ?dating)\b(?!.{0,15}\b(in der stadt|wohnst|gelikt|geliked|geswiped)\b)(?<!was.*\b(ist|los|suchst)\b.*)|\b(erfahrungen|glue?ck|erfolg|leute|dates|jemanden)\b.{0,25}\b(hier|app|apps|online|tinder|bumble)\b.{0,25}\?|\b(bist du|biste|bistu) (oft |viel |schon lange |schon lae?nger |neu |erst seit kurzem )+(hier|auf|in)\b
c Weil ich neugierig auf Menschen bin, die ich sonst nie träfe.
c Weil ich jemanden Echten kennenlernen will, so einfach ist das.
p Im Supermarkt hat zwischen den Avocados leider nie jemand geantwortet.
p Mein Sofa meinte, ich müsse mal unter Leute.
i Neugier, und ein wenig Glaube an gute Zufälle.
i Eigentlich wollte ich löschen, jetzt bleibe ich doch noch.
b Und was hat dich hergebracht?
b Wie gefällt es dir hier?
=whySwipe \b(warum|wieso|weshalb)\b.{0,30}\b(mich|mir|mein profil|ich)\b.{0,25}\b(geliked?|gelikt|geswiped?|geswipt|nach rechts|gematcht|match|herz|angeschrieben|geschrieben|ausgesucht|ausgewae?hlt|like|gewischt|ausgerechnet)\b|\b(warum|wieso|weshalb) (ausgerechnet |gerade |genau |denn )*(ich|mich)\W*$|\bwas (hat|gefae?llt|fand\w*|mochtest|hat dich|hast du|magst du|ist)\b.{0,25}\b(an mir|an meinem profil|mein(em)? profil|dich angesprochen|bei mir|auf mich aufmerksam)\b|\bwas hat dich\b.{0,20}\b(ue?berzeugt|angesprochen|neugierig gemacht|dazu gebracht)\b
c Dein Profil wirkte ehrlich und neugierig, das hat mich sofort angesprochen.
c Weil ich das Gefühl hatte, dass man mit dir gut reden kann.
p Mein Daumen war schneller als ich, und er hatte recht.
p Ich dachte, hier versteht vielleicht jemand meinen Humor.
i Da war etwas zwischen den Zeilen, das mich neugierig gemacht hat.
i Ein Gefühl, das ich noch nicht ganz erklären kann.
b Und was hat dich bei mir neugierig gemacht?
=type \b(was|wer|wie|welche)\b.{0,14}\b(dein typ|fue?r ein typ|deine traumfrau|dein beuteschema|traumpartner\w*)\b|\b(was|worauf|welche eigenschaft\w*)\b.{0,14}\b(stehst|achtest|schae?tzt|findest|ist dir|zieht dich|macht)\b.{0,25}\b(frau|frauen|attraktiv|anziehend|menschen|partnerin|person|wichtig|du)\b(?!.{0,10}\bvon\b)|\bworauf (stehst|achtest|legst) du\b|\bbin ich (denn |so |u?e?berhaupt )*dein typ\b|\bwas (ist|wae?re) (fue?r dich |bei dir )?(ein )?(no ?go|red flag|green flag|dealbreaker|turn ?off|turn ?on|abtue?rner)\b|\b(red|green) flags?\b.{0,20}\?|\bwas (macht|zieht|tue?rnt) dich\b.{0,12}\b(schwach|an|ab)\b|\bbeuteschema\b
c Herzlich, ehrlich und mit einem eigenen Kopf.
c Jemand mit Humor, Neugier und einer klaren Meinung.
p Wer über schlechte Wortspiele lacht, hat fast schon gewonnen.
p Menschen, die beim Teilen von Pommes keine Angst zeigen.
i Mich zieht an, wie jemand über Kleinigkeiten spricht.
i Ich merke es meist daran, dass die Zeit verschwindet.
b Und worauf achtest du zuerst?
=feelForMe \b(magst|magste|gefalle|gefall|liebst|vermisst|denkst|findest|meinst)\b.{0,16}\b(du )?(mich|ich dir|an mich|dich mit mir|es ernst|es ehrlich|mich sue?ss|mich nett|mich interessant|mich attraktiv|mich hue?bsch)\b(?!.{0,20}\b(treffen|begleiten|anrufen)\b)|\bwas (empfindest|fue?hlst|denkst|hae?ltst|erwartest|willst|findest|magst) du\b.{0,14}\b(fue?r mich|von mir|ue?ber mich|bei mir|mir gegenue?ber|an mir)\b|\b(bist du|biste|bistu).{0,14}\b(verliebt|interessiert|an mir|verknallt)\b|\b(hast du|haste) .{0,12}\b(interesse|gefue?hle|schmetterlinge|mich (vermisst|gern|lieb))\b|\bgefalle ich dir\b|\bmeinst du (es|das) ernst mit mir\b|\bwie findest du mich\b
c Ja, ich mag dich, und ich möchte mehr von dir wissen.
c Ich freue mich über jede Nachricht von dir, das sagt viel.
p Ich grinse mein Handy an, das macht sonst nur der Pizzabote.
p Ja, sogar mein Sofa merkt, dass ich besser gelaunt bin.
i Da ist etwas, das ich gern in Ruhe herausfinden will.
i Ich ertappe mich dabei, auf deine Antworten zu warten.
b Und wie geht es dir damit?
=jealous \b(eifersue?chtig\w*|eifersucht|besitzergreifend|treu|untreu|fremdgegangen|fremdgehen|betrogen|vertraust du)\b.{0,40}(\?|$)(?<=.*(\b(du|dich|dir|biste|haste|ihr)\b.*|\?))
c Kaum, ich vertraue lieber und rede offen, wenn mich etwas beschäftigt.
c Vertrauen ist mir wichtiger als Kontrolle, und Treue ist selbstverständlich.
p Nur wenn jemand meinen Nachtisch zu lange anschaut.
p Höchstens auf Leute mit besserem Kaffee.
i Ein bisschen vielleicht, aber ich frage mich dann lieber warum.
i Ich glaube, Vertrauen zeigt sich in kleinen Dingen.
b Und wie ist das bei dir?
=idealDate \b(perfekte\w*|ideale\w*|traum|schoe?n\w*|beste\w*|romantisch\w*|erste\w*|gutes|gelungene\w*)\b.{0,5}\b ?(date|dates|verabredung|treffen|rendezvous)\b(?!.{0,20}\b(schlimm|schlecht|peinlich))|\btraumdate\b|\b(wie|was|wo|wohin)\b.{0,30}\b(date|verabredung|treffen)\b.{0,20}\b(aus|fue?hren|vorstellst|am liebsten|planen|perfekt|machen|gehen)\b|\bwie stellst du dir\b.{0,16}\b(date|treffen|abend)\b|\bbist du romantisch\b
c Gutes Essen, ein langer Spaziergang und ein Gespräch ohne Blick zur Uhr.
c Etwas Einfaches, bei dem wir viel lachen und uns wirklich zuhören.
p Pommes, Spaziergang und ein Wettstreit um den schlechtesten Witz.
p Minigolf, da verliere ich wenigstens mit Würde.
i Eins, das als Kaffee beginnt und unbemerkt zum Abend wird.
i Ein Ort, den keiner kennt, und genug Zeit zum Verlaufen.
b Und wie sieht deins aus?
=worstDate \b(schlimmste\w*|schlechteste\w*|peinlichste\w*|schrecklichste\w*|komischste\w*|lustigste\w*|verrue?ckteste\w*|katastrophal\w*|mieseste\w*)\b.{0,12}\b(date|dates|verabredung|treffen|erlebnis)\b|\b(schlecht|schlimm|komisch|peinlich|katastrophen)\w* ?(dates?|date ?erfahrung\w*)\b|\bdate\b.{0,20}\b(schiefgelaufen|schief gegangen|schiefgegangen|in die hose)\b
c Eins, bei dem wir beide höflich auf das Ende gewartet haben.
c Eins ohne ein einziges Lachen, das war für mich am schwersten.
p Die Stille war so laut, dass ich die Speisekarte auswendig konnte.
p Ich war so nervös, dass nur die Servietten Spaß hatten.
i Da habe ich gelernt, dass Nettigkeit allein kein Funken ist.
i Die schlimmsten Abende ergeben später oft die besten Geschichten.
b Und was war dein schlimmstes?
=cook \b(kochst|kochste|bae?ckst|grillst|kocht)\b.{0,6}\bdu\b|\bkochste\b|\b((kannst du|kannste|konntest du|koenntest du|kannst)|magst du|magste)\b.{0,20}\b(kochen|backen|grillen)\b|\b(guter|leidenschaftlicher|schlechter) koch\b.{0,15}\?|\bkochst (gern|gerne|oft|viel|selbst)\b|\bwas (kannst|kochst|kannste) .{0,15}\b(kochen|am besten|am liebsten|gern|gerne)\b.{0,8}(?<=koch.*)|\b(spezialitae?t|paradegericht|signature dish)\b|\bwue?rdest du.{0,18}\bkochen\b|\bkochst\b.{0,12}\?
c Ja, gern, am liebsten einfach und mit viel Geschmack.
c Kochen entspannt mich, besonders wenn jemand mitisst.
p Ja, und der Rauchmelder sagt mir, wann es fertig ist.
p Meine Nudeln haben schon Menschen überlebt, ein gutes Zeichen.
i Ich koche nach Gefühl, deshalb schmeckt es nie zweimal gleich.
i Am liebsten koche ich, wenn dabei geredet wird.
b Und was kochst du am liebsten?
=favFood \b(lieblings ?(essen|gericht|speise|kue?che|restaurant|snack|eis|dessert|nachtisch|eissorte|sue?ssigkeit|obst|frue?hstue?ck))\b|\b(was|welches|welche|was fue?r)\b.{0,14}\b(isst|isste|ist|essen|kue?che|schmeckt|frue?hstue?ckst)\b.{0,14}\b(gern|gerne|am liebsten|magst|mag|du|dir|gar nicht)\b(?<=.*\b(isst|isste|essen|kue?che|schmeckt|ist (du )?(gern|gerne|am liebsten)|frue?hstue?ckst)\b.*)(?!.{0,10}\b(sollen|soll)\b)|\b(bist du|biste|bistu).{0,8}\b(vegetarier|veganer|vegan|vegetarisch|ein foodie|allergisch)\b|\b(magst|magste|isst|isste) du\b.{0,12}\b(sushi|scharf\w*|fleisch|fisch|thai\w*|indisch|italienisch|ramen|doe?ner|asiatisch|schokolade|sue?ss\w*|kae?se|pasta|nudeln|burger|gern|gerne|vegan|vegetarisch|eis|oliven|koriander|rosenkohl)\b|\bsue?ss oder (salzig|herzhaft)\b
c Frische Pasta mit guter Soße, damit bin ich sofort glücklich.
c Alles mit viel Geschmack, gern scharf und gern geteilt.
p Alles, was man mit Käse überbacken kann, also alles.
p Pommes, ich nenne es einfach internationale Küche.
i Ein einfaches Gericht, das nach Kindheit schmeckt.
i Am besten schmeckt mir, was jemand mit Liebe kocht.
b Und was ist dein Lieblingsessen?
=drinkOrder \b(kaffee|tee|wein|bier|cappuccino|espresso|gin|cocktail|aperol|matcha|rotwein|weisswein)\b[^.!?]{0,22}? ?\b(oder|vs)\b|\b(lieber|eher|team) (kaffee|tee|wein|bier|rotwein|weisswein|cocktails?|gin|espresso)\b|\b(was|welche[ns]?|wie)\b.{0,16}\b(trinkst|trinkste|bestellst|nimmst)\b(?!.{0,12}\balkohol)|\bwie (trinkst|magst|nimmst) du .{0,10}\b(kaffee|tee)\b|\blieblings ?(getrae?nk|drink|cocktail|wein|bier|kaffee|tee)\b|\b(magst|trinkst|magste|trinkste) ?(du)? ?(auch |gern |gerne |eher |ue?berhaupt |viel )*(kaffee|tee|wein|bier|cocktails|gin|matcha|rotwein|weisswein|espresso|sekt)\b|\b(kaffee|tee|wein|bier)(trinker|mensch|liebhaber|junkie)\b
c Morgens Kaffee, abends gern ein Glas guten Wein.
c Kaffee zum Wachwerden, alles andere je nach Gesellschaft.
p Kaffee, schwarz wie mein Humor am Montag.
p Was der Kellner ohne Augenrollen bringt.
i Kommt auf die Stimmung an, ein Glas erzählt ja auch etwas.
i Am Morgen Kaffee, am Abend lieber das, was das Gespräch verlängert.
b Und was bestellst du?
=pizza \b(pizza|ananas|hawaii)\b.{0,40}(\?|$)(?<=.*(\b(du|dein\w*|magste|gehoe?rt|oder|ja|nein|erlaubt|ok)\b.*|\?))(?<!\b(ich|wir) .*(?<!\?))
c Pizza immer, am liebsten schlicht und mit knusprigem Rand.
c Klassisch mit gutem Käse, bei Ananas bleibe ich tolerant.
p Ananas ist mir egal, solange mir niemand den Rand klaut.
p Für Pizza habe ich im Magen eine eigene Etage.
i Wie jemand Pizza teilt, sagt mir mehr als jedes Profil.
i Die beste Pizza schmeckt nach Mitternacht aus dem Karton.
b Was gehört auf deine Pizza?
=music \b(was|welche|was fue?r|wie)\b.{0,16}\b(musik|hoe?rst|hoerste|band|bands|kue?nstler|playlist|lied|song|songs|genre|lieder)\b|\b(lieblings ?(musik|lied|song|band|kue?nstler\w*|sae?nger\w*|album))\b|\b(hoe?rst|magst|machst|spielst|magste) du\b.{0,20}\b(musik|instrument|gitarre|klavier|techno|rap|rock|hip ?hop|schlager|klassik|jazz|metal|pop|indie|geige|schlagzeug|r ?n ?b|podcasts?)\b|\bspielst du (ein |irgendein )+instrument\b|\bdein(e)? (playlist|song|ohrwurm|musikgeschmack)\b
c Quer durch, Hauptsache, da steckt Gefühl drin.
c Etwas mit Gitarre und gutem Text geht bei mir immer.
p Von ernsthaft bis peinlich, die Dusche kennt das volle Programm.
p Alles, wozu ich im Auto falsch mitsingen kann.
i Das eine Lied, das ich immer höre, wenn es Nacht wird.
i Ich sammle Lieder, die nach einem bestimmten Abend klingen.
b Welches Lied läuft bei dir gerade ständig?
=concert \b(konzerte?|festivals?|live ?musik|gig)\b.{0,40}(\?|$)(?<=.*(\b(du|dein\w*|dir|warste|gehste|haste)\b.*|\?))
c Ich liebe Livemusik, wenn der ganze Raum mitsingt.
c Konzerte gehen immer, am liebsten klein und nah an der Bühne.
p Ja, ich bin der, der einen Takt zu spät klatscht.
p Konzerte gern, Festivals nur mit bequemem Schlafplatz.
i Der Moment, bevor das Licht ausgeht, ist für mich der beste.
i Manche Lieder versteht man erst, wenn man mitten darin steht.
b Wen würdest du gern live sehen?
=film \b(film|filme|kino|lieblingsfilm|lieblingsfilme|schauspieler\w*|horrorfilme?|regisseur\w*|disney|star wars|harry potter|herr der ringe)\b.{0,50}(\?|$)(?<=.*(\b(du|dein\w*|dir|haste|magste|welche\w*|lieblingsfilm\w*)\b.*|\?))(?<!\b(ich|wir)\b(?!.*(\?|welch|dein)).*)(?<!\b(soll|sollen|sollte)\b.*)
c Filme mit starken Figuren, die mich danach noch beschäftigen.
c Ich mag alles mit guter Geschichte und ein wenig Humor.
p Alles, bei dem ich nicht nach zehn Minuten einschlafe.
p Animationsfilme, und ja, ich weine dabei ganz heimlich.
i Filme, bei denen man nach dem Abspann noch sitzen bleibt.
i Ich mag offene Enden, da erzählt man selbst weiter.
b Und welchen Film könntest du immer sehen?
=series \b(serie|serien|lieblingsserie|netflix|binge\w*|streamst|anime|staffel|the office|friends|game of thrones|reality ?tv|trash ?tv)\b.{0,50}(\?|$)(?<=.*(\b(du|dein\w*|dir|haste|magste|welche\w*|guckste|schauste|lieblingsserie)\b.*|\?))(?<!\b(ich|wir)\b(?!.*(\?|welch|dein)).*)(?<!\b(soll|sollen|sollte)\b.*)|\bwas (schaust|guckst|guckste|schauste|siehst) du\b.{0,12}\b(gerade|so|grad|gern|gerne|momentan|zur zeit|abends)\b
c Gern spannende Serien mit klugen Dialogen und gutem Ende.
c Etwas Lustiges am Abend ist für mich die beste Medizin.
p Nur noch eine Folge, sage ich seit vier Folgen.
p Kochsendungen, während ich Nudeln aus der Packung esse.
i Serien, bei denen man den falschen Figuren die Daumen drückt.
i Am liebsten die, über die man danach reden muss.
b Was schaust du gerade?
=book \b(buch|bue?cher|lieblingsbuch|lieblingsautor\w*|autor|autorin|roman|romane|lesen|liest|lieste|leseratte|kindle|hoe?rbue?cher)\b.{0,40}(\?|$)(?<=.*(\b(liest|lieste|lesen|welche\w*|dein\w*|magst|magste|lieblingsbuch|zuletzt|leseratte|(hast du|haste|hastu|hasst du))\b.*))(?<!\b(ich|wir)\b(?!.*\?).*)(?<!\b(soll|sollen|sollte|gedanken|nachricht\w*|meine)\b.*)
c Ich lese gern Geschichten, die mich etwas anders denken lassen.
c Romane am Abend, dabei komme ich am besten runter.
p Ich lese viel, vor allem Speisekarten und Anleitungen zu spät.
p Mein Nachttisch trägt einen Stapel guter Vorsätze.
i Bücher, in denen ich einen Satz finde, der bleibt.
i Ich mag es, wenn ein Buch mich leise beobachtet.
b Welches Buch hat dich zuletzt gepackt?
=sport \b(sport|sportlich|gym|fitness\w*|fitti|joggst|joggen|lae?ufst|trainierst|training|krafttraining|fussball|tennis|yoga|pilates|schwimmst|schwimmen|boulder\w*|klettern|kletterst|padel|volleyball|marathon|radfahren|rennrad|ski|skifahren|snowboard\w*|surf\w*|boxen|lieblingsverein|fan von)\b.{0,40}(\?|$)(?<=.*\b(du|dein\w*|magste|machste|gehste|biste|welche\w*|spielste)\b.*)|\b(trainierst|lae?ufst|joggst|boulderst|kletterst|schwimmst) du\b|\bspielst du .{0,12}(fussball|tennis|padel|was)\b
c Ich bewege mich gern, das macht mir den Kopf frei.
c Ja, am liebsten draußen und ohne ständig auf die Uhr zu schauen.
p Ich laufe regelmäßig, meistens zum Kühlschrank.
p Sportlich ja, mein Muskelkater kann es bezeugen.
i Beim Bewegen kommen mir die Gedanken, die sonst stillhalten.
i Mir geht es weniger ums Gewinnen als um das Gefühl danach.
b Welcher Sport macht dir Spaß?
=dance \b(tanzt|tanzte|tanzen|tae?nzer|salsa|bachata|tanzkurs|tanzflae?che|clubben|feiern|clubs?|party ?machen|partymensch|party ?gae?nger)\b.{0,40}(\?|$)(?<=.*\b(du|dein\w*|magste|kannste|gehste|biste|tanzte|kannst|gehst)\b.*)(?<!\b(weihnachten|silvester|ostern|geburtstag)\b.*)|\b(tanzt|feierst) du\b(?!.{0,20}\b(weihnachten|silvester|ostern|geburtstag)\b)
c Ja, gern, mit der richtigen Musik bin ich nicht zu halten.
c Ich tanze lieber mit Freude als mit Technik.
p Ja, wie ein Regenschirm im Sturm, aber mit Leidenschaft.
p In der Küche bin ich Weltklasse, sonst eher regional.
i Beim Tanzen merkt man schnell, wer einander zuhört.
i Ich brauche ein Lied lang Mut, danach geht es von selbst.
b Wozu tanzt du am liebsten?
=karaoke \b(karaoke|singst|singste|singen|gesungen|sae?nger|singstimme)\b.{0,40}(\?|$)(?<=.*(\b(du|dein\w*|dir|kannste|singste)\b.*|\?))(?<!\b(ich|wir)\b(?!.*\?).*)
c Ja, mit Begeisterung, den richtigen Ton suche ich noch.
c Beim richtigen Lied halte ich das Mikro gern fest.
p Ich singe so, dass die Dusche schon um Zugaben bittet.
p Ja, und meine Nachbarn haben neuerdings Kopfhörer.
i Wer zusammen falsch singt, kennt sich danach besser.
i Ich habe ein Lied dafür, verraten wird es aber erst vor Ort.
b Welches Lied wäre deins?
=outdoors \b(wanderst|wandern|wanderung|natur|berge oder meer|meer oder berge|strand|berge|am meer|see|camping|campen|zelten|draussen|drinnen oder draussen|stubenhocker|naturmensch|spazierengehen|spazieren|wald|stadt oder land|stadtmensch|picknick)\b.{0,40}(\?|$)(?<=.*(\b(du|dein\w*|dir|magste|gehste|biste|oder|lieber)\b.*\b|\?))(?<!\b(ich|wir)\b(?!.*\?).*)(?<!\b(wetter|warm|kalt|schoe?n)\b.*)|\b(wanderst|zeltest|campst) du\b
c Draußen bin ich gern, am liebsten mit Weitblick und wenig Plan.
c Meer zum Träumen, Berge zum Durchatmen, ich nehme beides.
p Ich wandere gern, vor allem in Richtung Einkehr.
p Natur ja, solange die Mücken nicht mitreden.
i Am Wasser werde ich still, das ist ein gutes Zeichen.
i Im Wald höre ich meine besseren Gedanken.
b Zieht es dich eher ans Meer oder in die Berge?
=trips \b(reist|reiste|reisen|reise|urlaub|urlaube|reiseziel|traumziel|traumreise|verreist|verreisen|weltreise|roadtrip|backpacking|bucket ?list|lae?nder|lieblingsland|lieblingsstadt|ausland|ferien|stae?dtetrip)\b.{0,50}(\?|$)(?<=.*(\b(du|dein\w*|dir|gehste|warste|biste|welche\w*)\b.*|\?))(?<!\b(ich|wir)\b(?!.*\?).*)(?<!\bwie (war|wars)\b.*)|\b(wohin|wo)\b.{0,20}\b(wue?rdest|wue?rdeste|willst|moe?chtest|reist|fliegst|fae?hrst|fahren|reisen|warst|warste|geht)\b.{0,30}\b(gern|gerne|am liebsten|mal|reisen|fliegen|hin|fahren|leben|schon|ue?berall|als nae?chstes|reist|fliegst)\b|\bwo warst du\b.{0,14}\b(schon|ue?berall|zuletzt|am schoe?nsten)\b
c Ans Meer, mit leichtem Gepäck und ohne strengen Plan.
c Ich reise am liebsten dorthin, wo man gut isst und langsam geht.
p Ich packe immer zu viel ein und vergesse die Zahnbürste.
p Dorthin, wo das Buffet lang und die Schlange kurz ist.
i Ein Ort, an dem keiner fragt, wann ich zurückkomme.
i Reisen ist für mich, sich auf schöne Art zu verlaufen.
b Wohin zieht es dich als Nächstes?
=hobby \b(hobby|hobbys|hobbies|freizeit|interessen|leidenschaft|leidenschaften)\b.{0,40}(\?|$)(?<=.*(\b(du|dein\w*|dir|haste|machste|welche\w*|was)\b.*|\?))(?<!\b(ich|mein\w*)\b(?!.*\?).*)|\bwas (machst|machste|tust|unternimmst) (du )?.{0,20}\b(gern|gerne|am liebsten|spass|sonst so|so sonst|wenn du nicht|wenn du frei|wenn du mal frei|nach der arbeit|nach feierabend|immer so)\b(?!.{0,12}\b(entspann|abschalt|runterkomm))|\bwas macht dir (so |am meisten |denn |besonders )*(spass|freude)\b|\bwofue?r (brennst|begeisterst) du\b|\b(zockst|malst|zeichnest|fotografierst|bastelst|gae?rtnerst|spielst) du\b
c Alles, was mich rausbringt, und danach gern lange Gespräche am Tisch.
c Kochen, gute Musik und kleine Ausflüge ohne viel Planung.
p Ich sammle angefangene Hobbys, die Sammlung wächst prächtig.
p Kaffee testen, Serien anfangen und Pflanzen gut zureden.
i Ich beobachte gern Menschen und denke mir ihre Geschichten aus.
i Ich verliere mich gern in Dingen, die keinen Zweck haben.
b Und wofür brennst du?
b Wobei vergisst du die Zeit?
=relax \b(entspannst|entspannen|entspannung|abschalten|abschaltest|schaltest|runterkommen|runterzukommen|runter|stress|gestresst|chillst|chillen|akku|erholst|ausgleich|meditierst|auftanken)\b.{0,40}(\?|$)(?<=.*\b(du|dich|dir|dein\w*|machste)\b.*)(?<!\b(ich)\b(?!.*\?).*)
c Mit Musik, einem Spaziergang und dem Handy weit weg.
c Kochen, ein Glas Wein und ein Abend ohne Termine.
p Ich lege mich aufs Sofa und nenne es Achtsamkeit.
p Mit Pizza, ich nenne das innere Einkehr.
i Ich brauche dafür nur Stille und ein offenes Fenster.
i Am besten mit jemandem, bei dem man nichts leisten muss.
b Wie kommst du am besten runter?
=smoke \b(rauchst|rauchste|raucher|nichtraucher|vapest|dampfst|kiffst|kiffer|zigaretten?|gras|shisha|vape|drogen)\b.{0,40}(\?|$)(?<=.*(\b(du|biste|rauchste|nimmst|stoe?rt|bist)\b.*|\?))|\b(rauchst|kiffst|vapest)\b
c Ich atme lieber tief durch, ohne dass es dabei qualmt.
c Damit habe ich es nicht so, frische Luft ist mir lieber.
p Bei mir raucht höchstens der Kopf, manchmal auch die Pfanne.
p Nur der Toaster raucht, und das unfreiwillig.
i Meine Laster sind eher leise und meistens essbar.
i Ich mag Pausen, nur brauche ich dafür kein Feuer.
b Und wie hältst du es damit?
=drinkAlcohol \b(alkohol|nuechtern|nue?chtern|betrunken|besoffen|trinkfest)\b.{0,40}(\?|$)(?<=.*(\b(du|dich|biste|trinkste|bist)\b.*|\?))|\b(trinkst|trinkste) (du )?(viel|oft|gern|gerne|auch|manchmal|mal|was|gar nicht|nicht)?\W*$
c Ab und zu gern ein Glas, am liebsten in guter Gesellschaft.
c Wenig und mit Genuss, ich brauche es nicht für einen guten Abend.
p Ein Glas genügt, danach erzähle ich schon Geschichten doppelt.
p In Maßen, mein Kater ist leider sehr nachtragend.
i Mir geht es eher um das Gespräch neben dem Glas.
i Ein Glas zum Sonnenuntergang hat für mich etwas Feierliches.
b Und wie ist das bei dir?
=religion \b(religioe?s|religion|glae?ubig|glaubst du an|gott|kirche|moslem|muslim|christ|christlich|katholisch|evangelisch|spirituell|schicksal|karma|betest|politik|politisch|wae?hlst du|atheist)\b.{0,40}(\?|$)(?<=.*(\b(du|dich|dir|dein\w*|biste)\b.*|\?))(?<!\b(oh|mein|gott sei)\b.*(?<!\?))
c Ich glaube an gute Menschen und daran, ehrlich zu leben.
c Mir sind Werte wichtig, und Respekt steht ganz oben.
p Ich glaube an Karma, besonders beim Parkplatzsuchen.
p Ich glaube fest an Kaffee, mit täglicher Andacht.
i Ich habe mehr Fragen als Antworten, und das mag ich daran.
i An manchen Abenden glaube ich mehr als an anderen.
b Woran glaubst du?
=tattoos \b(tattoos?|taettowiert|tatowiert|piercings?|tae?towierung\w*)\b.{0,40}(\?|$)(?<=.*(\b(du|dein\w*|biste|haste|dir|magste|bist|hast)\b.*|\?))(?<!\b(ich|mein\w*)\b(?!.*\?).*)
c Ich finde Tattoos schön, wenn eine Geschichte dahintersteckt.
c Ich mag sie, bei so etwas entscheide ich aber sehr langsam.
p Ich kann mich kaum für eine Pizza entscheiden, geschweige für immer.
p Wenn, dann wäre es vermutlich eine Einkaufsliste.
i Ein Motiv trage ich schon lange im Kopf herum.
i Wenn, dann an einer Stelle, die man erst spät entdeckt.
b Was bedeutet deins für dich?
b Welches Motiv würde dir gefallen?
=morningPerson \b(frue?haufsteher|nachteule|morgenmensch|morgenmuffel|langschlae?fer|nachtmensch|eule oder lerche|frue?her vogel|abendmensch)\b|\bwann (stehst|gehst|wachst|schlae?fst|stehste|gehste) du\b.{0,20}\b(auf|ins bett|schlafen|ein)\b|\b(stehst|gehst) du (frue?h|spae?t|immer so)\b|\bschlae?fst du (lange|gern lange|viel)\b|\b(noch wach|schon wach)\b.{0,6}\?
c Eher abends, da bin ich am wachsten und gesprächigsten.
c Mit Kaffee früh, ohne Kaffee lieber gar nicht.
p Ich bin Morgenmensch ab etwa elf Uhr.
p Mein Wecker und ich führen täglich Friedensgespräche.
i Nachts sind meine Gedanken ehrlicher als am Morgen.
i Ich mag die Stunde, in der alle anderen noch schlafen.
b Und du, eher früh oder spät?
=weatherThere ^(?!((ja|nein|und|aber|ok|also|haha|hab|ach)[ ,]+)*(ich|wir|das|es|er|sie|bei mir|mir|mich|uns|hab|mein\w*|da|hier|du|keine)\b[^?]*$).*(?:\b(wie|was)\b.{0,14}\b(wetter|warm|kalt|temperaturen)\b.{0,25}|\b(regnet|schneit|scheint|gewittert|stue?rmt)( es|s| die sonne)?\b.{0,14}\b(bei dir|bei euch|auch|dort)\b.{0,12}(\?|$)(?<!\bhier\b.*)|\b(ist es|ists|so) (auch |gerade )?(bei dir |bei euch )?(auch |gerade |so )*(warm|kalt|heiss|sonnig|am regnen|grau)\b.{0,18}\?|\b(sonne|regen|schnee)\b.{0,8}\bbei (dir|euch)\b.{0,8}\?|\bschwitzt du auch\b|\bsommer oder winter\b|\blieblings ?jahreszeit\b)
c Wechselhaft, aber meine Laune ist ganz klar sonnig.
c Ich mag es am liebsten mild, mit Licht bis in den Abend.
p Der Himmel kann sich so wenig entscheiden wie ich beim Essen.
p Perfektes Wetter, um beides falsch anzuziehen.
i Genau das Wetter, bei dem man gern länger redet.
i Heute hat das Licht etwas, das nach Aufbruch aussieht.
b Und wie ist es bei dir?
=christmas \b(weihnacht\w*|heiligabend|silvester|neujahr|ostern|osterfest|advent\w*|weihnachtsmarkt|nikolaus|karneval|fasching|halloween|valentinstag|oktoberfest|ramadan|feiertage?n?|zuckerfest|geburtstag feierst|deinen geburtstag)\b.{0,40}(\?|$)(?<=.*(\b(du|dein\w*|dir|machste|feierste|magste|biste|wie|was)\b.*|\?))(?<!\b(ich|wir)\b(?!.*\?).*)
c Am liebsten ruhig, mit gutem Essen und Menschen, die ich mag.
c Ich freue mich auf die gemütlichen Stunden und wenig Termine.
p Ich bin hauptsächlich wegen der Plätzchen dabei.
p Mein Festplan besteht aus Essen, Schlafen und Resten.
i An solchen Tagen mag ich den späten, stillen Teil am liebsten.
i Ich mag Lichter im Dunkeln, die machen mich sentimental.
b Und wie feierst du am liebsten?
=fear \b(angst|ae?ngste|fue?rchtest|phobie|hoe?henangst|flugangst|bammel|nervoe?s|aufgeregt|gruselst|schue?chtern)\b.{0,40}(\?|$)(?<=.*\b(du|dich|dir|dein\w*|haste|biste|wovor)\b.*)(?<!\bich\b(?!.*\?).*)
c Davor, Wichtiges nicht zu sagen, also übe ich Ehrlichkeit.
c Ein bisschen nervös bin ich bei allem, was mir wichtig ist.
p Vor Wespen, leeren Kaffeedosen und Gruppenfotos.
p Vor Sprachnachrichten, die länger sind als mein Frühstück.
i Vor dem Gefühl, etwas Schönes zu spät bemerkt zu haben.
i Weniger vor dem Dunkeln als vor verpassten Gelegenheiten.
b Und wovor hast du Angst?
=talent \b(talente?|talentiert|begabt|stae?rken?|schwae?chen?|fae?higkeit|partytrick|geheimwaffe)\b.{0,40}(\?|$)(?<=.*(\b(du|dein\w*|dir|haste|biste|welche\w*)\b.*|\?))|\b(was|worin|was genau)\b.{0,8}\b(kannst|kannste|bist)( du)?\b.{0,14}\b(gut|am besten|richtig|besonders|besser|gar nicht|ue?berhaupt nicht)\b(?!.{0,12}\bkochen)
c Zuhören kann ich gut, und ich merke mir Kleinigkeiten.
c Ich bringe Menschen zum Lachen, wenn sie es am wenigsten erwarten.
p Ich finde im Supermarkt zuverlässig die langsamste Kasse.
p Ich kann Pizza blind gerecht teilen, fast jedenfalls.
i Ich höre oft, was jemand gerade nicht gesagt hat.
i Eins zeigt sich erst, wenn man mich besser kennt.
b Und was ist dein verstecktes Talent?
=proudOf \b(stolz)\b.{0,40}(\?|$)(?<=.*(\b(worauf|du|dich|dir|biste|macht)\b.*|\?))(?<!\bich\b(?!.*\?).*)|\b(groe?sster|groe?sste|groe?sstes) (erfolg|leistung|ziel|traum|traeume)\b|\b(was (ist|sind|wae?re) )?dein(e)? (groe?sste\w* )?(traum|trae?ume|ziele?|lebenstraum|wue?nsche)\b.{0,25}(\?|$)|\bwo siehst du dich\b|\bwovon trae?umst\b
c Darauf, dass ich auch nach Rückschlägen offen geblieben bin.
c Auf meine Freundschaften, und ich will weiter mutig leben.
p Auf jede Zimmerpflanze, die mich überlebt hat.
p Ich habe einmal einen Schrank ohne übrige Schrauben aufgebaut.
i Auf etwas Leises, das kaum jemand bemerkt hat.
i Auf eine Entscheidung, die damals keiner verstanden hat.
b Und worauf bist du stolz?
=superpower \b(superkraft|superkrae?fte|superheld|zeitreise|lotto|einsame insel|drei wue?nsche|zaubern|flaschengeist|zeitmaschine|unsichtbar)\b.{0,60}(\?|$)|\bwenn du\b.{0,50}\b(koe?nntest|wae?rst|hae?ttest|mue?sstest|duerftest|durftest|gewinnst|gewonnen)\b|\bwas wae?rst du\b.{0,20}\b(tier|wenn|als)\b
c Ich würde mir mehr Zeit nehmen für Menschen, die mir guttun.
c Etwas Mutiges, ich würde sofort loslegen statt lange zu planen.
p Ich würde mich ins Bett teleportieren, ganz ohne falsche Bescheidenheit.
p Nie mehr Schlange stehen, damit wäre ich schon Superheld.
i Ich würde einen bestimmten Abend noch einmal langsam erleben.
i Ich würde Gedanken lieber weiter raten, das ist spannender.
b Und was würdest du tun?
=perfectDay \b(perfekte\w*|ideale\w*|traum|schoe?n\w*|beste\w*) ?(tag|sonntag|abend|wochenende|samstag|morgen|moment)\b.{0,30}(\?|$)(?<=.*(\b(du|dein\w*|dir|wie)\b.*|\?))
c Ausschlafen, gutes Frühstück, Sonne und abends lange reden.
c Draußen sein, gut essen und niemandem etwas beweisen müssen.
p Zwei Mal frühstücken und dazwischen ein Nickerchen.
p Ein Tag, an dem der Kaffee nie kalt wird.
i Einer ohne Plan, der genau richtig endet.
i Einer, an dem man erst abends wieder an die Uhr denkt.
b Und wie sieht deiner aus?
=tellMe \b(erzae?hl|erzae?hle|erzae?hlst|verrat|verrate|beschreib|beschreibst)\b.{0,20}\b(von dir|ue?ber dich|etwas|was|mehr|dich|mir)\b(?!.{0,15}\b(drei|3|witz)\b)|\b(wer bist du|stell dich|was (muss|sollte|soll) ich ue?ber dich|mehr ue?ber dich|wie bist du so|was macht dich aus|was fue?r ein mensch)\b
c Ich bin neugierig, ehrlich und lache gern über mich selbst.
c Ich mag gute Gespräche, gutes Essen und Menschen mit Herz.
p Ich bin pflegeleicht, brauche nur Kaffee und etwas Sonne.
p Kurz gesagt: viel Humor, wenig Orientierungssinn.
i Erst wirke ich ruhig, dann höre ich nicht mehr auf zu fragen.
i Ich merke mir Kleinigkeiten und vergesse oft das Große.
b Und was sollte ich über dich wissen?
=threeWords \b(drei|3|fue?nf|5|einem|ein|zwei) ?(worten|woe?rter|wort|woe?rtern|adjektiven?|adjektive|eigenschaften|emojis|fakten)\b
c Ehrlich, neugierig und ziemlich warmherzig.
c Direkt, humorvoll und gern mittendrin.
p Hungrig, freundlich und meistens leicht verlaufen.
p Kaffee, Humor und noch mehr Kaffee.
i Ruhig, wach und manchmal überraschend.
i Neugierig, nachdenklich, und das dritte findest du selbst heraus.
b Und welche drei passen zu dir?
=joke \b(witz|witze|zum lachen|flachwitz|anmachspruch|spruch)\b.{0,30}(\?|$)(?<=.*\b(erzae?hl\w*|kennst|kennste|hast|haste|bring\w*|mach|sag|dein\w*)\b.*)|\bbring mich zum lachen\b
c Mein bester Witz braucht Publikum, den hebe ich fürs Treffen auf.
c Treffen sich zwei Jäger, leider sind beide sehr gute Schützen.
p Was ist orange und wandert durch die Berge, eine Wanderine.
p Mein Kontostand, der bringt mich immer zum Lachen.
i Die besten Witze entstehen, wenn niemand einen erzählen will.
i Ich kenne einen, aber er wirkt nur geflüstert.
b Und was ist dein bester Witz?
=advice ^(?!((ja|nein|und|aber|ok|also|haha|hab|ach)[ ,]+)*(ich|wir|das|es|er|sie|bei mir|mir|mich|uns|hab|mein\w*|da|hier|du|keine)\b[^?]*$).*(?:\b(was|wie|welche[ns]?|wo|wohin|wann|ob)\b.{0,20}\b(soll|sollte|sollt|kann|koe?nnte|mach|wue?rdest) ich\b|\b(soll|sollte) ich\b|\b(hast du|haste)\b.{0,14}\b(tipps?|rat|ratschlag|empfehlung\w*|idee)\b|\bwas (empfiehlst|rae?tst|wue?rdest) du mir\b|\bempfiehlst du\b)
c Nimm das, worauf du dich schon beim Gedanken freust.
c Hör auf dein Bauchgefühl, es klingt meistens am ehrlichsten.
p Ich würde eine Münze werfen und dann heimlich das andere nehmen.
p Im Zweifel erst etwas essen, danach wirkt alles einfacher.
i Wähl das, wovon du später gern erzählst.
i Oft weiß man es schon und sucht nur ein Nicken.
b Wozu tendierst du gerade?
=whatDoYouThink ^(?!((ja|nein|und|aber|ok|also|haha|hab|ach)[ ,]+)*(ich|wir|das|es|er|sie|bei mir|mir|mich|uns|hab|mein\w*|da|hier|du|keine)\b[^?]*$).*(?:\b(was (denkst|meinst|hae?ltst|sagst|denkste|meinste) du(?! damit)|was meinste(?! damit)|was denkste|was hae?ltste|wie (findest|siehst) du|wie findste|findest du (nicht|auch)|deine meinung|denkst du (auch|nicht))\b)
c Ich finde das gut, vor allem, wenn es ehrlich gemeint ist.
c Ich sehe das ziemlich positiv und rede gern länger darüber.
p Mein Bauch sagt ja, mein Kopf holt noch Kaffee.
p Ich habe eine starke Meinung und verteidige sie mit Keksen.
i Zuerst dachte ich nein, inzwischen bin ich mir nicht mehr sicher.
i Ich glaube, es steckt mehr darin, als man gleich sieht.
b Und wie siehst du das?
=isItWeird ^(?!((ja|nein|und|aber|ok|also|haha|hab|ach)[ ,]+)*(ich|wir|das|es|er|sie|bei mir|mir|mich|uns|hab|mein\w*|da|hier|du|keine)\b[^?]*$).*(?:\b(ist|wae?re|findest du|ists|klingt|bin)\b.{0,30}\b(komisch|seltsam|verrue?ckt|peinlich|schlimm|merkwue?rdig|weird|cringe|bescheuert|normal|bloe?d)\b.{0,30}(\?|$)(?<=.*(\?|\b(ist das|ist es|findest du|bin ich|klingt das|wae?re das)\b.*)))
c Gar nicht, ich finde das eher sympathisch.
c Nein, das ist ehrlich, und Ehrlichkeit mag ich.
p Ein bisschen, aber ich rede mit meiner Kaffeemaschine.
p Falls ja, gründen wir einfach einen Verein.
i Das Ungewöhnliche merke ich mir am liebsten.
i Normal ist sowieso nur das, was man noch nicht kennt.
=really ^((ach|oh|echt|haha|nein|ja|na|was|ne)[ ,]+)*(wirklich|echt|echt jetzt|ernsthaft|im ernst|ehrlich|tatsae?chlich|stimmt das|ist das dein ernst|dein ernst|meinst du das ernst|meinst du|ach was|nicht dein ernst|ohne witz|sicher|bist du sicher|wahr|ist das wahr|ach echt|in echt)( jetzt| mal| wahr| so)?\W*$|\bmeinst du das (ernst|wirklich)\b
c Ja, wirklich, das meine ich genau so.
c Ganz im Ernst, sonst hätte ich es nicht geschrieben.
p Ja, so ernst wie ich sonst nur Nachtisch nehme.
p Wirklich, meine Fantasie reicht für so etwas nicht.
i Ja, und ich war selbst ein wenig überrascht davon.
i Wirklich, und dahinter steckt noch eine längere Geschichte.
=whatMean \b(was|wie) (meinst|meinste|meintest) (du|damit)\b|\bwas (bedeutet|heisst|soll)\b.{0,20}\b(das|heissen|bedeuten|damit)?\b|\b(wie meinst du|inwiefern|in wiefern|versteh\w* (ich )?nicht|wie bitte|hae+h?|was genau)\W*(\?|$)
c Ich meinte es ganz freundlich und wohl etwas umständlich.
c Einfach gesagt: Ich finde unser Gespräch schön.
p Das klang in meinem Kopf deutlich klüger.
p Mein Satz war schneller als mein Verstand.
i Ein bisschen mehr, als dort wirklich stand.
i Manches lässt sich leichter sagen als tippen.
b Wie hast du es denn verstanden?
=beenThere ^(?!((ja|nein|und|aber|ok|also|haha|hab|ach)[ ,]+)*(ich|wir|das|es|er|sie|bei mir|mir|mich|uns|hab|mein\w*|da|hier|du|keine)\b[^?]*$).*(?:\b(warst|warste|(hast du|haste|hastu|hasst du)|hast|haste)\b.{0,20}\b(schon ?mal|schon einmal|schonmal|jemals|je|mal)\b|\bwarst du (schon|dort|in|auf|auch)\b|\b(bist du|biste|bistu) (schon|jemals) ?(mal)?\b)
c Genau dafür bin ich offen, so etwas reizt mich sehr.
c Auf solche Erfahrungen habe ich immer Lust.
p In Gedanken oft, da ist der Eintritt umsonst.
p In meiner Fantasie war ich darin schon Profi.
i Manche Dinge hebe ich mir gern für die richtige Begleitung auf.
i Der Gedanke daran begleitet mich schon länger.
b Und wie war das bei dir?
=likeIt ^(?!((ja|nein|und|aber|ok|also|haha|hab|ach)[ ,]+)*(ich|wir|das|es|er|sie|bei mir|mir|mich|uns|hab|mein\w*|da|hier|du|keine)\b[^?]*$).*(?:^(?!.*\b(welche|was fue?r|was|wen|wie)\b).*(?:\b(magst|magste|liebst|hasst|gefae?llt|stehst|schmeckt|mochtest)\b.{0,5}\b(du|dir)\b|\bmagste\b|\b(bist du|biste|bistu) (ein )?.{0,14}\b(fan|freund) von\b|\bbist du ein .{0,20}(mensch|typ|fan)\b))
c Ja, sehr, vor allem mit der richtigen Gesellschaft.
c Ja, dafür bin ich leicht zu begeistern.
p Ja, verdächtig leicht sogar, ich bin einfach zu überzeugen.
p Mehr, als ich vor meinen Freunden zugeben würde.
i Früher weniger, inzwischen immer mehr.
i Ja, und der Grund dafür hat mich selbst überrascht.
b Und du, magst du das auch?
=would ^(?!((ja|nein|und|aber|ok|also|haha|hab|ach)[ ,]+)*(ich|wir|das|es|er|sie|bei mir|mir|mich|uns|hab|mein\w*|da|hier|du|keine)\b[^?]*$).*(?:\b((wue?rdest du|wue?rdeste|wue?rdest)|wae?rst du|hae?ttest du (gern|gerne|lust|bock|nicht lust|spass)|koe?nntest du dir vorstellen|traust du dich|hast du lust|haste lust|haste bock|(willst du|willste|moe?chtest du|moe?chteste))\b)
c Ja, darauf hätte ich richtig Lust.
c Wenn es sich richtig anfühlt, bin ich sofort dabei.
p Ja, nach kurzem Zögern und einem starken Kaffee.
p Sofort, mein Verstand kommt dann später nach.
i Vermutlich ja, und genau das macht mich neugierig.
i Vor einer Weile nein, heute eher ja.
b Und würdest du es tun?
=canYou ^(?!((ja|nein|und|aber|ok|also|haha|hab|ach)[ ,]+)*(ich|wir|das|es|er|sie|bei mir|mir|mich|uns|hab|mein\w*|da|hier|du|keine)\b[^?]*$).*(?:\b((kannst du|kannste|konntest du|koenntest du|kannst)|schaffst du|traust du dir|weisst du wie|darf ich|kann ich|koe?nnen wir|koe?nnten wir|machst du mir)\b)
c Klar, für dich nehme ich mir die Zeit.
c Ja, das bekommen wir gut hin.
p Ja, mit etwas Anlauf und viel Optimismus.
p Klar, Eleganz kann ich dabei nicht versprechen.
i Ja, wenn du mir dabei eine Überraschung lässt.
i Ich glaube schon, finden wir es heraus.
=howMuch ^(?!((ja|nein|und|aber|ok|also|haha|hab|ach)[ ,]+)*(ich|wir|das|es|er|sie|bei mir|mir|mich|uns|hab|mein\w*|da|hier|du|keine)\b[^?]*$).*(?:\b(wie ?(oft|viel|viele|lange|lang|sehr|hae?ufig|weit|teuer|schnell))\b.{0,60})
c Genau so viel, dass es mir Freude macht.
c Mehr als früher und immer noch gern.
p Mehr als vernünftig, weniger als gewünscht.
p Ich habe bei drei aufgehört zu zählen.
i Das hängt davon ab, mit wem ich die Zeit teile.
i Oft genug, um es zu vermissen, wenn es fehlt.
b Und wie ist das bei dir?
=why ^(?!((ja|nein|und|aber|ok|also|haha|hab|ach)[ ,]+)*(ich|wir|das|es|er|sie|bei mir|mir|mich|uns|hab|mein\w*|da|hier|du|keine)\b[^?]*$).*(?:\b(warum|wieso|weshalb|weswegen|aus welchem grund|wie ?kommts|wie kommst du (da)?rauf|wie kommt das)\b)
c Weil es sich für mich ehrlich und richtig anfühlt.
c Weil mir so etwas wirklich wichtig ist.
p Weil mein Bauch wieder schneller war als mein Kopf.
p Das fragt sich mein Verstand auch jeden Tag.
i Der Grund ist kleiner und schöner, als man denkt.
i Ich glaube, manches mag man, bevor man es versteht.
b Was vermutest du?
=which \b(welche[rsnm]?|was fue?r( ein\w*)?|lieblings ?\w+)\b.{0,60}(\?|$)(?<=.*(\?|\b(du|dein\w*|dir|dich)\b.*|^(und )?(welche[rsnm]?)\b.*))
c Das Einfache, wenn es gut gemacht ist.
c Da folge ich meinem Gefühl, meistens gewinnt das Klassische.
p Das, was ich zuletzt probiert habe, ich bin leicht zu beeindrucken.
p Schwere Wahl, mein innerer Rat tagt noch.
i Eher etwas, das man erst beim zweiten Mal bemerkt.
i Mein Favorit wechselt mit der Stimmung, heute eher etwas Ruhiges.
b Und welches wäre deins?
=whoYou ^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(mit )?(wer|wen|wem|mit wem|wessen|von wem|bei wem)\b.{0,60}(\?|$)(?<=.*(\?|\b(du|dein\w*|dir|dich)\b.*))
c Menschen, bei denen ich ganz ich selbst sein kann.
c Jemand, dem ich vertraue, das ist mir am wichtigsten.
p Ich und mein Appetit, ein eingespieltes Duo.
p Die üblichen Verdächtigen, alle mit Hunger.
i Jemand, der mich ohne viele Worte versteht.
i Ein Mensch, von dem ich viel über Geduld gelernt habe.
b Und wer ist es bei dir?
=whereYou ^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(wo|wohin|woher|wo hin|bis wohin)\b.{0,60}(\?|$)(?<=.*(\?|\b(du|dein\w*|dir|dich|biste)\b.*))
c Da, wo es ruhig ist und ich dir antworten kann.
c An einem Ort, an dem ich mich gerade wohlfühle.
p Irgendwo zwischen Kühlschrank und guten Vorsätzen.
p Mein Orientierungssinn meldet: ungefähr hier.
i Körperlich hier, mit den Gedanken etwas weiter weg.
i Dort, wo man gern ein bisschen länger bleibt.
b Und wo bist du gerade?
=howYou ^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(wie)\b(?!.{0,6}\b(geht|gehts|fue?hlst|lae?uft|laufts|laeufts|isses|ists)\b).{0,60}(\?|$)(?<=.*(\b(du|dein\w*|dir|dich|biste)\b.*|\?))
c Mit Ruhe, Humor und einer Portion Ehrlichkeit.
c Ganz unkompliziert, so ist es mir am liebsten.
p Mit viel Kaffee und erstaunlich wenig Plan.
p Irgendwie, und danach behaupte ich, es war Absicht.
i Schritt für Schritt, und immer ein bisschen nach Gefühl.
i Jedes Mal ein wenig anders als gedacht.
b Und wie machst du das?
=howAreYou ^(?!((ja|nein|und|aber|ok|also|haha|hab|ach)[ ,]+)*(ich|wir|das|es|er|sie|bei mir|mir|mich|uns|hab|mein\w*|da|hier|du|keine)\b[^?]*$).*(?:\b(wie ?geht'?s?|wie lae?uft'?s?|wies geht|wie fue?hlst du|geht'?s? (es )?(dir|euch)? ?(so )?(gut|besser|wieder)|(?<!mir )alles (gut|klar|ok|fit|paletti|in ordnung)|was geht|und (dir|selbst|selber|bei dir)|wie isses|bist du (gut drauf|mue?de|glue?cklich|ok|traurig|gestresst)|bei dir)\b.{0,40}(\?|$))
c Mir geht es gut, und jetzt noch etwas besser.
c Richtig gut, ich freue mich, von dir zu lesen.
p Gut, der Kaffee und ich haben uns geeinigt.
p Besser als meinen Zimmerpflanzen, und das ist schon viel.
i Gut, ein bisschen nachdenklich auf die schöne Art.
i Heute leichter als gestern, ich weiß nur nicht genau warum.
b Und wie geht es dir?
=wh ^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(was|wann|womit|wofue?r|worueber|woran|woraus|worauf|wobei|wovon|wozu|wonach|wodurch|worin|an was|auf was|ue?ber was|mit was|fue?r was|von was)\b.{0,80}(\?|$)(?<=.*(\?|\b(du|dein\w*|dir|dich)\b.*))|\b(was|wann|wie|wer|wo)\b[^.]*\?
c Etwas Ehrliches, das mir gute Laune macht.
c Die kleinen Dinge, die einen Tag wirklich gut machen.
p Im Zweifel etwas mit Käse, das ist meine Lebensformel.
p Mein erster Gedanke war Essen, mein zweiter leider auch.
i Etwas, das mir erst nach und nach wichtig wurde.
i Ein Gefühl, für das ich das richtige Wort noch suche.
b Und wie wäre deine Antwort?
=yesNo \?\W*$|^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(bist|biste|hast|haste|kannst|kannste|willst|wirst|gehst|gehste|machst|machste|kommst|denkst|glaubst|glaubste|findest|kennst|kennste|weisst|weisste|brauchst|siehst|schaust|spielst|fae?hrst|warst|hattest|lebst|arbeitest|stehst|vermisst|freust|hoe?rst|schreibst|darfst|musst|sollst|nutzt|benutzt|meinst|fue?hlst|lachst|weinst|isst) ?(du|dich)?\b
c Ja, und ich erzähle dir gern mehr davon.
c Ja, eigentlich schon, das fühlt sich für mich richtig an.
p Ja, auch wenn mein Sofa dagegen gestimmt hat.
p Mein Herz sagt ja, mein Terminkalender lernt noch.
i Ein leises Ja, mit einer kleinen Geschichte dahinter.
i Meistens ja, und manchmal überrasche ich mich selbst.
b Und wie ist das bei dir?
=told.goodNews \b(bestanden|befoe?rdert|befoe?rderung|(job|stelle|wohnung|zusage|vertrag) (bekommen|gekriegt)|zusage|gewonnen|geschafft|gute (nachricht\w*|neuigkeit\w*)|(so|mega|total|ue?ber)?glue?cklich|ich freue? mich (so|mega|total|riesig)|super tag|toller tag|schoe?n\w* tag (gehabt|heute))\b
c Das ist großartig, ich freue mich richtig mit dir.
c Glückwunsch, das hast du dir wirklich verdient.
p Ich stoße sofort darauf an, zur Not mit Leitungswasser.
p In meiner Küche läuft gerade ein kleiner Freudentanz.
i Solche Nachrichten machen einen ganzen Tag heller.
i Ich mag es, wenn das Richtige die Richtigen findet.
C Wie feierst du das?
P Wem hast du es zuerst erzählt?
I Was war dein erster Gedanke dabei?
=told.badDay \b((schlechter|schlimmer|mieser|beschissener|stressiger|harter|anstrengender|bloe?der|scheiss|furchtbarer) ?(tag|woche)|scheisstag|(schlechte|miese|harte|stressige|anstrengende) woche|schlecht drauf|traurig|gestresst|stress|gestritten|geweint|genervt|enttae?uscht|alles schief|schlechte laune|ue?berfordert|am ende|fix und fertig|nicht mein tag)\b
c Das tut mir leid, ich höre dir gern zu.
c Klingt anstrengend, hoffentlich wird der Abend sanfter.
p Ich schicke in Gedanken Schokolade, die großen Tafeln.
p Diesen Tag tauschen wir um, ich suche schon den Kassenzettel.
i Manchmal hilft es, wenn jemand einfach kurz mitträgt.
i Nach solchen Tagen zählen die kleinen Dinge doppelt.
C Was würde dir jetzt guttun?
P Eher Schokolade oder laut schimpfen?
I Was hat dich am meisten getroffen?
=told.tired \b(mue?de|kaputt|erschoe?pft|fertig mit der welt|platt|schlapp|kaum geschlafen|schlecht geschlafen|wenig geschlafen|nicht geschlafen|k\.?o\.?|totmue?de|ausgelaugt|ins bett|gute nacht|schlafen)\b
c Dann ruh dich gut aus, du hast es dir verdient.
c Verständlich, heute darf alles etwas langsamer sein.
p Ich gähne aus reiner Solidarität gleich mit.
p Mein Sofa schickt kollegiale Grüße an deins.
i Müde Gedanken sind manchmal die ehrlichsten.
i Ich mag die Ruhe, die nach einem langen Tag kommt.
C Kannst du heute früh ins Bett?
P Wie viele Kaffees waren es heute?
I Was lässt dich am besten einschlafen?
=told.ill \b(krank|erkae?ltet|erkae?ltung|fieber|grippe|kopfschmerzen|kopfweh|migrae?ne|bauchschmerzen|halsschmerzen|husten|schnupfen|corona|arzt|krankenhaus|mir ist (schlecht|ue?bel)|flach)\b
c Gute Besserung, lass es dir ganz in Ruhe gut gehen.
c Oh je, ich hoffe, es geht dir bald besser.
p Ich verschreibe Suppe, Decke und eine schlechte Serie.
p Ich würde Tee kochen, das kann sogar ich.
i Wenn der Körper bremst, hat er meistens einen Grund.
i Hoffentlich ist jemand da, der dir Tee bringt.
C Brauchst du irgendetwas?
P Welche Serie pflegt dich gerade?
I Was tröstet dich, wenn du krank bist?
=told.work \b(arbeit|arbeite|arbeiten|gearbeitet|job|bue?ro|chef|chefin|kollege\w*|kollegin\w*|meetings?|feierabend|schicht|spae?tschicht|nachtschicht|homeoffice|kunden|projekt|uni|lernen|prue?fung|klausur|studium)\b
c Klingt nach vollem Einsatz, ich drücke dir die Daumen.
c Respekt, das verlangt dir sicher einiges ab.
p Ich würde nach zehn Minuten heimlich Kaffeepause machen.
p Allein vom Lesen brauche ich schon Feierabend.
i Mich interessiert immer, was Menschen an ihrer Arbeit hält.
i Der Moment nach Feierabend hat seinen eigenen Zauber.
C Was magst du daran am meisten?
P Wie viel Kaffee ist im Spiel?
I Was würdest du sonst gern machen?
=told.family \b(mama|mutter|papa|vater|eltern|schwester|bruder|geschwister|oma|opa|familie|tochter|sohn|kinder|kind|nichte|neffe|tante|cousine)\b
c Schön, dass dir deine Familie so wichtig ist.
c Das klingt nach Menschen, auf die man zählen kann.
p Familienrunden sind für mich Theater mit besserem Essen.
p Ich wäre vor allem wegen der Reste dabei.
i In der Familie erkennt man oft, woher jemand sein Lachen hat.
i Solche Bindungen erzählen viel, auch ohne große Worte.
C Steht ihr euch sehr nah?
P Wer ist bei euch am lautesten?
I Was hast du von ihnen gelernt?
=told.animals \b(hund|hunde|hue?ndin|katze|katzen|kater|welpe|pferd|pferde|hamster|kaninchen|vogel|haustier|gassi|tierheim)\b
c Das klingt nach einem wunderbaren Mitbewohner.
c Wie schön, Tiere machen jeden Tag besser.
p Ich würde vermutlich zuerst das Tier begrüßen.
p Ich habe schon Leckerlis in Gedanken eingekauft.
i Tiere merken schnell, bei wem sie sicher sind.
i Ich mag, wie ehrlich Tiere ihre Freude zeigen.
C Wie lange seid ihr schon ein Team?
P Wer hat zu Hause das Sagen?
I Was hat dir das Tier beigebracht?
=told.food \b(koche|gekocht|gegessen|esse|essen|backe|gebacken|kuchen|pizza|pasta|nudeln|sushi|hunger|frue?hstue?ck\w*|lecker|kaffee|restaurant|mittagessen|abendessen|schokolade|wein|salat)\b
c Das klingt richtig lecker, jetzt habe ich Hunger.
c Guter Geschmack, da hätte ich gern einen Teller.
p Mein Kühlschrank schämt sich gerade im Vergleich.
p Ich bringe die Gabel mit, mehr kann ich nicht versprechen.
i Gutes Essen ist für mich eine Art Zuwendung.
i Manche Gerichte schmecken nach einer ganzen Geschichte.
C Was kochst du am liebsten?
P Ist noch ein Teller übrig?
I Welcher Geschmack erinnert dich an früher?
=told.trip \b(urlaub|reise|verreise|fliege|flug|flughafen|strand|am meer|berge|ausflug|zurue?ck aus|im zug|unterwegs nach|ferien|roadtrip|koffer|wandern|spaziergang|spazieren)\b
c Das klingt herrlich, genieß jeden Moment davon.
c Da bekomme ich sofort Fernweh.
p Ich passe in den Koffer, wenn ich die Luft anhalte.
p Mein Sofa und ich winken neidisch hinterher.
i Unterwegs lernt man sich selbst oft neu kennen.
i Die besten Reiseerinnerungen stehen selten im Plan.
C Worauf freust du dich am meisten?
P Wie voll ist dein Koffer?
I Welcher Ort hat dich verändert?
=told.friendsParty \b(freundin|freundinnen|freunde|freunden|mae?dels|party|feiern|gefeiert|feier|geburtstag|hochzeit|jga|club|weggehen|bar|mae?delsabend|mitbewohnerin)\b
c Das klingt nach einem richtig schönen Abend.
c Gute Freunde sind durch nichts zu ersetzen.
p Ich wäre der Mensch neben den Häppchen.
p Mein Kater am Morgen wäre schon vom Zuhören da.
i Wie jemand mit Freunden lacht, sagt sehr viel.
i Die besten Abende beginnen oft ganz ohne Absicht.
C Was feiert ihr am liebsten?
P Wer tanzt bei euch zuerst?
I Was schätzt du an deinen Freunden?
=told.sport \b(sport|gym|fitness\w*|training|trainiert|trainiere|joggen|laufen|gelaufen|yoga|pilates|schwimmen|tennis|fussball|bouldern|klettern|muskelkater|fahrrad|volleyball|padel|reiten)\b
c Stark, so viel Energie finde ich ansteckend.
c Respekt, danach fühlt man sich einfach gut.
p Ich habe vom Lesen schon Muskelkater.
p Ich feuere gern an, das trainiert auch die Stimme.
i Beim Sport hört man oft am besten, was im Kopf los ist.
i Dieses Gefühl danach ist kaum zu beschreiben.
C Wie bist du dazu gekommen?
P Wie schlimm ist der Muskelkater?
I Woran denkst du dabei?
=told.music \b(musik|konzert|festival|lied|song|album|band|playlist|singe|gitarre|klavier|chor|karaoke|tanze|tanzen)\b
c Musik verbindet, davon will ich mehr hören.
c Das klingt gut, ich mag Menschen mit Musik im Alltag.
p Ich klatsche mit, nur leider nicht im Takt.
p Meine Dusche hat mich für Duette freigestellt.
i Manche Lieder kennen einen besser als man selbst.
i Ein Lied zur richtigen Zeit verändert einen ganzen Abend.
C Was hörst du am liebsten?
P Welches Lied ist dir heimlich peinlich?
I Welches Lied erzählt von dir?
=told.film \b(film|filme|kino|serie|serien|netflix|folge|staffel|buch|bue?cher|lese|roman)\b
c Klingt spannend, das kommt auf meine Liste.
c Gute Wahl für einen gemütlichen Abend.
p Ich wäre für das Popcorn zuständig, vor allem fürs Essen.
p Bitte nichts verraten, ich bin emotional nicht vorbereitet.
i Gute Geschichten bleiben, lange nachdem sie vorbei sind.
i Ich frage mich immer, welche Figur jemand am liebsten mag.
C Was gefällt dir daran am besten?
P Hast du dabei heimlich geweint?
I Welche Figur wärst du gern?
=told.weather \b(wetter|regen|regnet|sonne|sonnig|schnee|schneit|warm|heiss|kalt|gewitter|hitze|sturm|nebel|grad)\b
c Da hilft nur, das Beste daraus zu machen.
c So ein Wetter hat auch seine gemütlichen Seiten.
p Ich habe wie immer genau das Falsche angezogen.
p Der Himmel fragt mich leider nie nach meiner Meinung.
i Jedes Wetter hat eine eigene Stimmung, die mag ich.
i Bei so einem Himmel denkt man gern ein wenig weiter.
C Was machst du bei dem Wetter?
P Sonnenbrille oder Wolldecke heute?
I Welche Jahreszeit passt zu dir?
=told.mishap \b(verschlafen|vergessen|verpasst|verloren|ausgesperrt|verschue?ttet|hingefallen|gestolpert|kaputt gegangen|kaputtgegangen|angebrannt|verbrannt|peinlich|panne|verlaufen|aus versehen|missgeschick|tollpatsch\w*)\b
c Das passiert den Besten, Hauptsache, dir geht es gut.
c Halb so wild, daraus wird bald eine gute Geschichte.
p Willkommen im Club, ich bin dort Ehrenmitglied.
p So etwas ist sonst mein Fachgebiet.
i Solche Pannen machen einen Tag erst erzählenswert.
i Über das Peinlichste lacht man später am längsten.
C Wie ist es ausgegangen?
P Gab es wenigstens Zeugen?
I Konntest du schon darüber lachen?
=told.newHere \b(neu hier|neu (auf|in|bei) (der |dieser )?(app|tinder|bumble|hinge)|erst seit (kurzem|gestern|heute)|gerade (erst )?(angemeldet|installiert|runtergeladen)|zum ersten mal hier|mein erste[rs] (match|chat))\b
c Willkommen, schön, dass wir uns gleich gefunden haben.
c Dann freue ich mich, früh dabei zu sein.
p Ich wäre gern Reiseführer, verlaufe mich hier aber selbst.
p Der Begrüßungskaffee geht auf mich, zumindest in Gedanken.
i Anfänge mag ich, da ist noch alles offen.
i Der erste Eindruck hier sagt oft mehr, als man denkt.
C Wie gefällt es dir bisher?
P Was war bisher das Kurioseste?
I Was hat dich hergebracht?
=told.appTired \b(selten hier|kaum (hier|online)|app (lo?esch\w*|nervt|weg)|loe?sche (die app|tinder|bumble)|keine lust (mehr )?(auf|zu) (apps?|dating|schreiben|tinder)|dating ?apps?|online ?dating|immer das gleiche|oberflae?chlich\w*|geghostet|ghosting|nur (spielchen|komische typen))\b
c Das verstehe ich, echte Begegnungen sind mir auch lieber.
c Kann ich nachfühlen, deshalb mag ich ehrliche Gespräche.
p Mein Daumen hat vom Wischen schon Muskelkater.
p Ich beantrage Erschwerniszulage für uns beide.
i Vielleicht braucht es nur ein Gespräch, das anders ist.
i Das Schöne kommt oft, wenn man kaum noch damit rechnet.
C Was fehlt dir hier am meisten?
P Was war die schrägste Nachricht?
I Was würde dich hier überraschen?
=told.thanks \b(danke|dankesch\w+|danke dir|dankeschoe?n|lieb von dir|wie lieb|wie sue?ss|sue?ss von dir|nett von dir|du bist (lustig|witzig|nett|lieb|sue?ss|toll|cool|interessant|sympathisch)|kompliment|das freut mich|merci|thx)\b
c Sehr gern, das meine ich auch so.
c Gern, und danke für deine schöne Art zu schreiben.
p Jetzt werde ich rot, zum Glück sieht es keiner.
p Das hänge ich mir gerahmt über den Schreibtisch.
i Nette Worte bleiben bei mir länger, als man denkt.
i Das nehme ich mit in den restlichen Tag.
C Was hat dich heute gefreut?
P Wie viel Kompliment verträgst du noch?
I Welches Kompliment bleibt dir in Erinnerung?
=told.yesPlan \b(ja (gern|gerne|klar|voll|super|sicher|unbedingt|lass uns)|gern|gerne|klingt (gut|super|toll|perfekt|nach)|bin dabei|passt( mir| perfekt| gut)?|abgemacht|einverstanden|lass uns|deal|freue? mich( drauf| darauf)?|auf jeden( fall)?|na klar|machen wir|perfekt|von mir aus|warum nicht)\b
c Sehr schön, ich freue mich darauf.
c Perfekt, dann machen wir das so.
p Ich räume schon mal meinen vollen Kalender aus Luft frei.
p Mein Sofa ist traurig, ich dagegen sehr froh.
i Ich habe bei dieser Idee ein richtig gutes Gefühl.
i Jetzt bekommt die Woche etwas zum Vorfreuen.
C Welcher Tag passt dir?
P Wer kommt zuerst zu spät?
I Worauf freust du dich dabei?
=told.laugh \b((ha){2,}h?|a?haha\w*|(he){2,}|(hi){2,}|hah|lol|lmao|rofl|ich lach\w*|muss(te)? (so )?lachen|lachflash|zu lustig|witzig|zum totlachen|ich kann nicht mehr|xd+)\b|😂|🤣
c Schön, dich zum Lachen zu bringen, das mache ich gern öfter.
c Gemeinsam lachen ist für mich der beste Anfang.
p Ich trage es als Erfolg in meinen Lebenslauf ein.
p Danke, ich bin die ganze Woche hier.
i Über dasselbe zu lachen verbindet mehr, als man denkt.
i Manche Lacher hört man sogar durch den Bildschirm.
C Worüber lachst du am meisten?
P Wie schlecht war der Witz wirklich?
I Mit wem lachst du am liebsten?
`;
