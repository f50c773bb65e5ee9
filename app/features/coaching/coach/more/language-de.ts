/** What is asked and told in German: '=kind expression', first met first, then rows as in content/asked-about-him.ts. The text is folded before. */
export const DE = String.raw`
=howDidItGo \bwie (lief|liefs|ists|ist|war|wars|verlief)\b.{0,30}\b(prue?fung|klausur|vorstellungsgesprae?ch|bewerbungsgesprae?ch|gesprae?ch|interview|praee?sentation|prae?si|prasentation|test|examen|vortrag|meeting|termin|umzug|spiel|turnier|rennen|verteidigung|auftritt|fahrprue?fung|wettkampf|arzttermin|date)\b|\b(prue?fung|klausur|vorstellungsgesprae?ch|gesprae?ch|interview|prasentation|test|vortrag|termin|umzug)\b.{0,20}\b(gelaufen|gut gegangen|geklappt|bestanden|geschafft)\b.{0,5}\?|\b(hast du|haste|hastu|hasst du).{0,20}\b(prue?fung|klausur|test|examen|interview|vortrag|gesprae?ch).{0,15}\b(bestanden|geschafft|hinter dir)|^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(wie (liefs|lief es|lief das|ist es gelaufen|ists gelaufen|ist das gelaufen|ging es aus|ist es ausgegangen)|lief(s| es| alles) gut|hat (es|alles|das) geklappt|hats geklappt)( denn| dann| eigentlich| so| bei dir| alles)*\W*$
c Besser als befürchtet, und schön, dass du daran gedacht hast.
c Ganz gut, würde ich sagen, jetzt kann ich wieder durchatmen.
p Ich lebe noch, also werte ich es als Erfolg.
p Gut, auch wenn meine Hände nervöser waren als ich.
i Anders als gedacht, aber das Beste daran erzählt man lieber persönlich.
i Ich habe dabei etwas über mich gelernt, das mich überrascht hat.
b Und wie läuft deine Woche so?
=howWasDay \bwie (war|wars|ist|lief|verlief|lae?uft|lauft)\b.{0,20}\b(tag|arbeitstag|wochenende|we|woche|abend|arbeit|morgen|nacht|urlaub|feierabend|schicht|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\b(?!.{0,30}\b(perfekt|ideal|traum))|\bwie (war|wars|lief|liefs|ists)( es| das)?( denn| so)?( bei dir)?( heute| gestern| bisher| heut| am wochenende)( bei dir| so)?\W*$|\b(hast du|haste|hastu|hasst du).{0,14}\b(schoe?n\w*|gut\w*|stressig\w*|toll\w*|entspannt\w*)\b.{0,10}\b(tag|wochenende|we|woche|abend|feierabend)\b|\bhattest du\b.{0,14}\b(tag|wochenende|woche|abend|nacht|urlaub)\b|\b(tag|wochenende|woche) (bisher |so )?(gut|schoe?n|ok|stressig)( gewesen| verbracht| gestartet| ue?berstanden)?\W*\?|\bwas (hast du|haste|hastu|hasst du).{0,12}\b(heute|gestern|am wochenende|am samstag|am sonntag)\b.{0,20}\b(gemacht|getrieben|erlebt|angestellt)|\bwas (hast du|haste|hastu|hasst du) (so |denn )?(getrieben|erlebt|angestellt)( heute| gestern| am wochenende)?\W*$|^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(gut|schoe?n) (geschlafen|in (den tag|die woche) gestartet)\W*\?|\b(viel|stress) (los|stress|zu tun)? ?(heute|bei der arbeit|auf (der )?arbeit)\W*\?|\bwie (hast|haste) (du )?geschlafen
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
=weekendPlans \b(was|wie|wo) (machst|machste|hast|haste|steht|planst|treibst|unternimmst|verbringst|geht|liegt|willst|willste|ist)\b.{0,30}\b(wochenende|we|samstag|sonntag|freitag|freitagabend|samstagabend|heute abend|heut abend|abend|morgen|ue?bermorgen|heute noch|spae?ter|nach der arbeit|feierabend|feiertage?|montag|dienstag|mittwoch|donnerstag)\b|\b(plae?ne|plan|geplant|was vor|schon was vor|vorhaben|programm)\b.{0,25}\b(wochenende|we|samstag|sonntag|freitag|abend|heute|morgen|feiertage?|tage|woche)\b|\b(wochenende|we|samstag|sonntag|freitag|abend|heute|morgen|feiertag|woche)\b.{0,15}\b(schon was vor|was vor|was geplant|schon geplant|plae?ne|etwas vor|schon verplant)\b|^((und|aber|also|ach|oh|hey|hi|hallo|na|naja|sag mal|sag|ok|okay|ja|nein|haha|hihi|mal ehrlich|ehrlich|ue?brigens|dann|mal was anderes|jetzt mal ehrlich)[ ,:]+){0,3}(hast du |haste )?(schon |irgendwelche )*(plae?ne|was vor|was geplant)( schon)?( fue?rs? \w+)?\W*$|\bwas steht (bei dir )?(so |heute |noch |denn )*an\b|\b(gehst du|gehste) (heute |morgen |am \w+ )(abend )?(noch )?(raus|weg|aus|feiern)\b
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
=job \b(was|wo|als was|in welcher branche|in welchem bereich)\b.{0,14}\b(machst|machste|arbeitest|arbeiteste|tust|treibst|bist)\b.{0,20}\b(beruflich|beruf|job|arbeit|arbeitest|leben|lebensunterhalt|branche|von beruf)\b|\b(als was|wo|was|woran|in welche[rm] \w+) (arbeitest|arbeiteste|schaffst|jobbst)( du)?\b|\bwas (ist|is|wae?re) (denn )?dein(e)? (job|beruf|arbeit|branche)\b|\b(magst du|liebst du|gefae?llt dir|macht dir|bist du zufrieden mit|wie ist|wie gefae?llt dir|wie lae?ufts? (in|bei)|erzae?hl .{0,12}von)\b.{0,12}\b(dein(e|em|en|er)? (job|arbeit|beruf)|die arbeit|der job|der arbeit)\b|\bwomit verdienst\b|\b(arbeitest|schaffst|studierst) du( auch| eigentlich| viel| gerne?| oder (studierst|arbeitest)( du)?| noch| im homeoffice| von zuhause)*\W*$|\b(homeoffice|bue?rojob|selbststae?ndig|chef)\b.{0,12}\?|\bwelchen beruf\b|\bwas (machst|machste) (du )?(so )?beruflich
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
=haveKids \b(hast du|haste|hastu|hast|gibt es|hattest du)\b.{0,18}\b(kind|kinder|kids|sohn|tochter|nachwuchs|soe?hne|toe?chter)\b|\b(bist du|biste|bistu).{0,10}\b(vater|papa|alleinerziehend)\b(?! werden)|\bwie alt (ist|sind) dein(e)? (kind|kinder|sohn|tochter|kids)\b
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
=everMarried \b(warst|warste|bist|biste|wie lange)\b.{0,22}\b(verheiratet|geschieden|verlobt|getrennt|vergeben|single)\b(?<!warum.*)(?<!wieso.*)(?<!weshalb.*)|\b(willst|wue?rdest|moe?chtest|willste|hae?ltst)\b.{0,30}\b(heiraten|heirat|der ehe|hochzeit)\b|\b(hast du|haste|hastu|hasst du).{0,14}\b(freundin|frau|partnerin|beziehung|ehefrau)\b.{0,10}\?|\bfamilienstand\b
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
`;
