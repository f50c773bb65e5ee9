/** What is asked and told in Dutch: '=kind expression', first met first, then rows as in content/asked-about-him.ts. The text is folded before. */
export const NL = String.raw`
=howDidItGo ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(hoe (is|was|ging|verliep|gaat)|hoest|hoe is)\b.{0,25}\b(examen|tentamen|toets|sollicitatie|sollicitatiegesprek|gesprek|interview|presentatie|afspraak|rijexamen|wedstrijd|verhuizing|vergadering|operatie|controle|scriptie|auditie|proef)\b|\b(examen|tentamen|toets|sollicitatie|sollicitatiegesprek|gesprek|interview|presentatie|rijexamen|wedstrijd|vergadering)\b.{0,15}\b(hoe (is|was|ging)|(goed )?(gegaan|gelukt|gehaald|verlopen)\W*\?)|\b(ben je|ben jij|bent u) geslaagd\b|\bheb (je|jij) (het|je|de|dat) (\w+ )?(gehaald|examen|tentamen|gered)\b|^(en |he |hey |hoi |nou |dus ){0,3}(hoe (is|was) (het|t|'t) (gegaan|gelopen|geworden|afgelopen)|hoe ging (het|t|'t|dat)|hoe is (het|t|'t)( nou| nu)? (gegaan|afgelopen))( dan| eigenlijk| nou| daar)?\W*$|^(en )?(is het|ist) (goed )?(gelukt|gegaan)\W*\??$)
c Beter dan ik had gedacht, lief dat je eraan denkt.
c Volgens mij goed, nu kan ik eindelijk weer ademhalen.
p Ik leef nog, dus ik noem het een succes.
p Goed, alleen mijn handen trilden voor de hele zaal.
i Beter dan verwacht, maar het mooiste stuk vertel ik liever live.
i Ik heb iets over mezelf ontdekt dat ik niet zag aankomen.
b Hoe is jouw week eigenlijk?
=howWasDay ^(?!.*\b(opleiding|studie)\b).*(?:^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(hoe (is|gaat) het (nu )?(met|vandaag))\b).*(?:\b(hoe (is|was|ging|verliep|verloopt|gaat|loopt)|hoest)\b.{0,15}\b(dag|dagje|weekend|weekendje|avond|week|werkdag|werk|ochtend|middag|vandaag|gisteren|zondag|zaterdag|vakantie|vrijdag|maandag|dienst|shift|nacht)\b|\b(heb|had|hebt) (je|jij|u|ge) (een |een beetje )?(leuke?|fijne?|goede?|mooie|gezellige?|drukke?|rustige?|lekkere?|beetje)\b.{0,12}\b(dag|dagje|weekend|avond|week|werkdag|vakantie|gisteren|vandaag)\b|\bwat (heb|had) (je|jij) (allemaal |zoal )?(vandaag|gisteren|dit weekend|afgelopen|het weekend|zaterdag|zondag)\b|\bwat (heb|had) (je|jij)\b.{0,20}\b(gedaan|uitgespookt|beleefd|meegemaakt)\b|^(en )?((leuke|fijne|drukke|goede|goeie) (dag|dagje|avond|week)|(leuk|fijn|goed|druk) weekend)( gehad)?\W*(\?|gehad\W*$)|\bwas (het|t) (druk|leuk|gezellig) (op (je )?werk|vandaag|gisteren|dit weekend)\b|\bdag tot nu toe\b)))
c Lekker vol, maar nu ik jou lees wordt hij beter.
c Best goed, met een paar momenten om te bewaren.
p De dag heeft het gered, ik ook, dus gelijkspel.
p Productief, als serieus naar koffie staren meetelt.
i Trager dan normaal, en dat had ik blijkbaar nodig.
i Gewoon, tot er een idee kwam dat niet meer weggaat.
b En hoe was jouw dag?
b Wat was jouw fijnste moment vandaag?
=wyd ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(werk|leven|weekend|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|morgen|straks|vanavond|later|vrije tijd|hobby|ontspannen|plezier|lol|kerst|oud en nieuw|vakantie|als|hier|app|beroep|brood|graag|studie|zoal voor|normaal|meestal|dagelijks)\b).*(?:\bwat (ben|zit|sta|lig|bent) (je|jij|u|ge)\b.{0,20}\b(doen|uitspoken|aan het)\b|\bwat (doe|doet|spook) (je|jij|u|ge)( nu| momenteel| op dit moment| zoal| eigenlijk| allemaal| uit| zo)*\W*$|\bwa(t)? (doede|zijde|zijt ge|zit ge)\b|\bwat ben je aan (het|t) (doen|uitspoken)\b|^(en |hey |hoi ){0,2}(ben je|zit je|lig je) (nu |al |nog )?(thuis|aan het werk|op (je )?werk|op de bank|in bed|druk|bezig|wakker aan het)( nu)?\W*(\?|$)|^(wat doe je|wyd|wat doen we|alles goed wat doe je)\W*$))
c Even pauze, en ik schrijf je met plezier.
c Niets bijzonders, dus je bericht komt precies op tijd.
p Ik doe alsof ik heel erg druk ben.
p Ik train met de bank, we zijn inmiddels een hecht team.
i Ik dacht na over wat een gewone dag goed maakt.
i Ik luister naar de stilte, die heeft vandaag veel te zeggen.
b Wat ben jij aan het doen?
=weekendPlans ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\bwat (ga|doe|gaan|wil|zijn|heb|staat|doet|wordt|zou) (je|jij|u|ge|jullie|er)\b.{0,30}\b(weekend|weekeind|zaterdag|zondag|morgen|vanavond|vrijdag|vrijdagavond|straks|later|vanmiddag|feestdagen)\b|\b(plannen|plan|plans|planning|iets leuks|wat leuks|op de planning|op het programma|afspraken)\b.{0,25}\b(weekend|zaterdag|zondag|morgen|vanavond|vrijdag|straks|week|vandaag|vanmiddag)\b.{0,12}(\?|$)|\b(weekend|vanavond|morgen|zaterdag|zondag)\b.{0,12}\b(wat (ga|doe) je|al plannen|nog plannen|iets leuks|wat leuks)\b|^(en )?(nog |al |heb je (al |nog )?)?(leuke )?(plannen|weekendplannen)\W*\??$|\bga (je|jij) (nog )?(uit|weg|iets doen|iets leuks doen|stappen|op pad)\b.{0,15}\b(vanavond|weekend|zaterdag|vrijdag)\b|\bheb (je|jij) (nog |al )?(leuke )?(plannen|iets gepland|iets leuks gepland)\b)
c Weinig haast, goed gezelschap en iets lekkers te eten.
c Er is nog ruimte voor een goed idee, ook van jou.
p Grootse plannen, het eerste is slapen zonder wekker.
p Een serieus duel tussen mij en de bank, die is favoriet.
i Ik laat wat ruimte voor toeval, dat weet me meestal te vinden.
i Ik heb zin in frisse lucht, de rest bepaal ik later.
b Wat zijn jouw plannen?
b Word jij blij van rust of avontuur?
=whenSuits ^(?!.*\b(sinds wanneer|single|slapen|naar bed|sta je op|wakker)\b).*(?:^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(jarig|geboren|verjaardag)\b).*(?:\b(wanneer|wnr|hoe laat|welke dag|welke avond|wat voor dag|welk moment|welke dagen|op welke dag)\b.{0,30}\b(zien we|spreken we|zullen we|gaan we|(kan|kun|zou|wil|ben|heb|komt|past|schikt|vind|zie|ga) (je|jij|het|u|ik je|dat|ik jou)( je)?|kunnen we|doen we|schikt|past|komt (het )?(je )?uit|drinken we|afspreken|het beste|vrij|zie ik je|zou het|uitkomt|werkt)\b|^(en |oke |ok |ja |maar |dus |voor |leuk |gezellig |tegen )*[ ,]*(wanneer|wnr|hoe laat|welke dag|wanneer dan|hoe laat dan)( dan| precies| ongeveer)?\W*$)))
c 's Avonds past mij goed, kies jij de dag.
c Een rustige avond deze week is voor mij perfect.
p Mijn bank geeft me bijna elke avond vrij.
p Mijn denkbeeldige agenda zegt zo snel mogelijk.
i 's Avonds, als de stad rustiger wordt en praten beter gaat.
i Rond zonsondergang, dan vertel ik de mooiste dingen.
b Welke dag komt jou het beste uit?
=dayOk ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(ideale|perfecte|favoriete|jouw|doorsnee|droom\w*)\b).*(?:\b(kan|kun|zou|schikt|past|lukt|komt|werkt|wat dacht je van|wat vind je van|hoe is|is|zullen we|spreken we|doen we|gaan we|zien we elkaar|wat als we|heb je tijd|ben je vrij|ben jij vrij|ben je beschikbaar|kan je|kun je|kan jij|gaat)\b.{0,25}\b(maandag|dinsdag|woensdag|donderdag|vrijdag|vrijdagavond|zaterdag|zaterdagavond|zaterdagmiddag|zondag|zondagmiddag|morgen|morgenavond|overmorgen|dit weekend|het weekend|volgende week|om \d+\w*|om half \w+|om (zeven|acht|negen|zes)|\d+ uur|(acht|zeven|negen|zes) uur)\b.{0,25}(\?|$)|\b(ben|bent) (je|jij|u) (dan |al )?(vrij|beschikbaar|bezet)?\b.{0,8}\b(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|vanavond|dit weekend|volgende week)\b.{0,12}\b(vrij|beschikbaar|bezet|thuis)?\W*(\?|$)|\b(maandag|dinsdag|woensdag|donderdag|vrijdag|vrijdagavond|zaterdag|zaterdagavond|zondag|morgen|morgenavond|vanavond|dit weekend|volgende week|om \d+\w*|\d+ uur|om (zeven|acht|negen|zes)|om half \w+)\b.{0,12}\b(oke|ok|goed|kan je|kun je|schikt|past|lukt|prima|werkt dat|ben je vrij|heb je tijd|iets|gaat dat|dan|uitkomen)\b.{0,12}(\?|\bje\W*$)|^(en |of |dan |misschien |oke )*(maandag|dinsdag|woensdag|donderdag|vrijdag|vrijdagavond|zaterdag|zaterdagavond|zondag|morgen|om \d+\w*|\d+ uur)( om \w+( uur)?| avond)?\W*\?))|^(en |of )*(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen)(avond|middag)? (misschien|anders|dan)\W*\?
c Ja, dat komt mij prima uit.
c Perfect, dan heb ik iets leuks om naar uit te kijken.
p Prima, ik zeg de bank die dag netjes af.
p Perfect, ik denk nu al na over mijn outfit.
i Ja, en ik heb al een half idee waar we heen kunnen.
i Heel graag, die dag had nog een goede reden nodig.
b Hoe laat komt jou goed uit?
=wherePlace ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(waar|welke plek|welke tent|welk cafe|welke kroeg|welke buurt|in welke (buurt|stad|tent|bar))\b.{0,25}\b(zien we|spreken we|zullen we|gaan we|afspreken|drinken we|eten we|ontmoeten we|treffen we|zie ik je|had je (aan )?gedacht|dacht je (aan|heen)|wil je (heen|naartoe|afspreken|naar toe|mij mee)|neem je me mee naartoe|stel je voor|precies|komt jou)\b|^(en |oke |ok |ja |maar |dus |leuk |gezellig )*[ ,]*(waar|waar dan|welke plek|waarheen)( dan| precies| ongeveer)?\W*$|\b(ken|weet|heb) (je|jij) (een |nog een )?(leuke?|goede|fijne?|gezellige?|leuk) (plek|plekje|tent|tentje|cafe|kroeg|restaurant|bar)\b)|^(en )?(in |naar )?welke? (cafe|tent|plek|bar|kroeg|restaurant)\W*\?
c Een rustig café in het centrum, dan kunnen we elkaar verstaan.
c Iets simpels met goede koffie en fijne stoelen.
p Ergens waar de muziek zacht genoeg is voor mijn grappen.
p Waar ze goed gebak hebben, dan sta ik meteen voor.
i Ik hou van kleine plekken die je per toeval vindt.
i Ik zou beginnen met een wandeling en de straat laten kiezen.
b Welke buurt is handig voor jou?
b Liever iets rustigs of iets levendigs?
=coffeeSometime ^(?!.*\bwat (wil|zal|drink|ga) (je|jij|ik|we)\b).*(?:^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(zullen we|gaan we|wil je|wil jij|zin om|zin in|heb je zin|heb jij zin|zou je|kunnen we|laten we|moeten we|hoe zit het met|wat dacht je van|lijkt het je( leuk)?|willen we|durf je|ga je|ga je mee|kom je|wanneer gaan we)\b.{0,30}\b(koffie|koffietje|bakkie|wijntje|wijn|biertje|bier|borrel|borrelen|drankje|drinken|eten|etentje|lunch|lunchen|diner|dineren|ijsje|wandelen|wandeling|wandelingetje|afspreken|elkaar (zien|ontmoeten|een keer)|meeten|ontmoeten|daten|date|date met|op date|uitgaan|ommetje|rondje|terrasje|thee|ontbijten)\b|\b(spreken we|zien we elkaar|drinken we|meeten we)\b.{0,25}\b(af|een keer|eens|koffie|iets|binnenkort|ooit|keertje|wat)\b.{0,12}(\?|$)|\bneem (je|jij) me (een keer |eens )?(mee uit|mee)\b|^(een )?(koffie|koffietje|bakkie|wijntje|biertje|drankje|borrel|ijsje|wandeling)( binnenkort| een keer| samen| drinken| doen)?\W*\?|\bafspreken\W*\?|\b(wil|durf) (je|jij) (me|mij|met me|met mij) (een keer |eens )?(ontmoeten|zien|afspreken|uit)\b|\bvraag (je|jij) me (nog )?(mee )?uit\b))
c Heel graag, in het echt praat het toch het fijnst.
c Ja leuk, daar hoopte ik eigenlijk al op.
p Graag, ik beloof de eerste vijf minuten niets om te gooien.
p Ja, in het echt maak ik ook veel minder typefouten.
i Ja, ik ben benieuwd naar iets dat alleen live te ontdekken is.
i Graag, een wandeling zegt volgens mij meer dan duizend berichten.
b Wanneer komt het jou goed uit?
b Liever koffie of een wandeling?
=invitedGo ^(?!.*\bwaar\b).*(?:^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b((ga|kom|wil|zou|heb|zin om|heb zin om|durf|mag|ben) (je|jij|ge)?.{0,25}\b(mee|meegaan|meekomen|met (me|mij|ons) mee|vergezellen|aansluiten)|(ga|gaat) (je|jij|ge) (ook )?(mee|met me|met mij)|zin om mee te|ga mee|gade mee|kom je (ook )?(naar|langs)|zin om (naar|samen)|zullen we (samen )?naar|gaan we (samen )?naar|wil (je|jij) (samen )?(met mij |met me )?naar)\b))
c Ja, ik ga graag mee, dank voor de uitnodiging.
c Met jou ga ik daar met veel plezier heen.
p Ik ga mee, maar reken niet op mijn richtingsgevoel.
p Ja, ik oefen alvast mijn gezicht van kenner.
i Graag, ik heb het gevoel dat hier een mooi verhaal van komt.
i Ja, spontane uitnodigingen worden vaak de beste herinneringen.
b Waar spreken we af?
=contactSwap ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(heb|mag|geef|wil|zit|gebruik|kan|kun|zullen|stuur|app|volg|wat is|wat|krijg|ruilen|wisselen|zal|overstappen|verder|liever|appen|dm|voeg|ben|praten|kletsen)\b.{0,30}\b(whatsapp|whats app|app nummer|appen|wapp|insta|instagram|ig|telegram|snap|snapchat|facebook|fb|signal|nummer|nr|telefoonnummer|06|mobiel|contactgegevens|gegevens uitwisselen|nummers)\b|^(je |jouw |jou )?(nummer|nummertje|insta|instagram|snap|whatsapp|06)( uitwisselen| ruilen)?\W*\?|\bzullen we (overstappen|appen|op whatsapp|via whatsapp|naar whatsapp)\b|\bkunnen we (niet )?appen\b)
c Natuurlijk, daar praten we ook graag verder.
c Graag, dat kletst een stuk makkelijker.
p Leuk, maar daar klinken mijn spraakberichten als een podcast.
p Graag, ik waarschuw wel voor mijn gebruik van stickers.
i Ja, daar hoor je meteen wat voor stem iemand heeft.
i Graag, elke chat verandert een beetje hoe je jezelf laat zien.
b Waar praat jij het liefst?
=sendPhoto ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(stuur|stuurt|sturen|heb|mag|laat|kan|kun|wil|deel|zou|toon|maak|nog|graag|post|zie)\b.{0,30}\b(foto|foto's|fotos|fototje|fotootje|selfie|selfies|pic|pics|plaatje|kiekje|snap sturen|beeld van je)\b|^(een |nog een |meer |recente )?(foto|foto's|fotos|selfie|pic)( van je| van jou| sturen)?( nu)?\W*\?)
c Natuurlijk, ik zoek er een waarop ik echt mezelf ben.
c Graag, je krijgt er een zonder al te veel gedoe.
p Komt goed, ik zoek alleen nog een met mijn ogen open.
p Prima, al gaan mijn beste foto's altijd over eten.
i Ja, maar de juiste foto moet eigenlijk nog gemaakt worden.
i Ik stuur er een die meer zegt dan alleen mijn gezicht.
b Stuur jij er ook een?
=callTonight ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(zullen we|mag ik|kan ik|kunnen we|kun je|kan je|wil je|wil jij|zin om|heb je zin|bel je|gaan we|zou je|durf je|bel|ga je)\b.{0,30}\b(bellen|bel|gebeld|videobellen|beeldbellen|facetimen|facetime|call|callen|videocall|telefoneren|telefoontje|belletje|video bellen|aan de telefoon|je stem horen|spraakbericht)\b|\bbel (je|jij) (me|mij)\b|\b(bellen|videobellen|beeldbellen|belletje|callen|facetimen)\b.{0,15}\?|^bel (je )?(vanavond|straks|even)\b)
c Graag, leuk om je stem te horen.
c Ja, een rustig belletje klinkt heel fijn.
p Leuk, ik zet mijn stem voor de nachtradio vast klaar.
p Graag, ik doe alsof ik mijn hallo niet heb geoefend.
i Ja, een stem vertelt veel wat een scherm verbergt.
i Graag, ik heb een verhaal dat getypt de helft verliest.
b Hoe laat komt jou goed uit?
=whySlow ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(waarom|wrm|hoezo|hoe komt het dat)\b.{0,12}\b(reageer|antwoord|app|schrijf|stuur|duurt|heb|ben|laat|negeer|ghost|zeg|hoor|doe)\b.{0,20}\b(niet|niks|niets|nie|zo lang|laat|traag|zo weinig|lang over|zo stil|terug|weg|ineens weg|niks meer)\b.{0,25}$|^(hey |he |en |ben |waar )?(ben je|je bent|leef je|besta je|ben je er)\b.{0,12}\b(verdwenen|weg|er nog|nog( in leven)?|gestopt|zo stil|me vergeten)\W*\??$|\b(ben je me|heb je me|vergeet je me) (al |alweer )?(vergeten|geghost|genegeerd)\b|\bwaar (was|bleef|blijf|hing|zat) (je|jij)\b.{0,12}(gebleven|uit|nou|dan|toch|al die tijd|\?|$)|\b(reageer|antwoord) (je|jij) (altijd |niet |nooit |nog |niet meer |zo |wel )*(meer|laat|traag|sloom|langzaam|niet|nog|eens)?\W*(\?|$)|\b(negeer|ghost) (je|jij) (me|mij)\b|\bleef je nog\b|\bkrijg ik (nog |geen )*(antwoord|reactie)\b)
c Je hebt gelijk, sorry, nu ben ik er met aandacht.
c Mijn fout, ik wilde goed antwoorden en toen werd het laat.
p Het perfecte antwoord stond klaar, alleen in mijn hoofd.
p Mijn telefoon en ik hadden even relatiepauze.
i Soms duurt het juist langer als een gesprek me boeit.
i Ik dacht er nog over na, sommige antwoorden wil ik niet afraffelen.
b Vertel, wat heb ik gemist?
=areYouReal ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(ben|bent|zijn|is|zijde) (je|jij|u|dit|dat|jouw profiel|je profiel|die foto's|je foto's|jouw foto's|ge)\b.{0,20}\b(echt|echte|nep|fake|bot|een bot|robot|een robot|ai|oplichter|catfish|wel echt|echt jij|mens|van jou|echt bestaand|een fake|scammer|chatgpt)\W*(persoon|mens|profiel|account|zelf|foto's|man|jij|wel)?\W*(\?|$)|\b(besta|bestaat) (je|jij) (wel )?(echt|wel)\b|\bhoe weet ik (of|dat) (je|jij|dit)\b|^(nep|fake|bot|echt profiel|nepprofiel|fake profiel)\W*\?|\b(praat|chat) ik (nu )?(wel )?met een (bot|echt|mens|robot|echte)\b|\bgebruik (je|jij) (ai|chatgpt)\b)
c Helemaal echt, we kunnen ook even videobellen als je wilt.
c Ja, van vlees en bloed, en ik snap je twijfel.
p Echt, niemand programmeert een robot met zoveel trek.
p Echt, helaas ook op maandagochtend.
i Echt, en iets verlegener dan ik op papier lijk.
i Ja, en de echtste dingen staan niet in mijn profiel.
b Kwam je al vreemde profielen tegen?
=job ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\bwat (doe|doet|is|voor|doen|deed) (je|jij|u|ge|werk|jouw|je werk|voor werk|baan)?\b.{0,15}\b(werk|voor de kost|in het dagelijks leven|dagelijks leven|beroep|baan|van beroep|beroepsmatig|in je leven|voor je werk|vak|job)\b|\b(waar|wat|bij wie|in welke (branche|sector)|hoe lang|hoeveel uur|hoeveel) (werk|werkt|werkte) (je|jij|u|ge)\b|\bwerk (je|jij|u) (in|als|bij|veel|fulltime|parttime|thuis|ook|of|nog|vandaag|hier|morgen|met|ver)\b.{0,25}(\?|$)|^(en )?werk (je|jij)\W*\??$|\b(werk of studeer|studeer of werk|werk je of)\b|\b(vind|hou) (je|jij) (je|jouw|van je|van jouw|het) ?(werk|baan|job)\b|\b(je|jouw) (werk|baan|job|beroep)\b.{0,25}\?|\bwat voor (soort )?(werk|baan|job)\b|\bwat is (je|jouw) (werk|baan|beroep|vak|job)\b)
c Werk dat me bezighoudt, maar 's avonds gaat de knop om.
c Ik werk graag met mensen en los graag dingen op.
p Officieel heel druk, in de praktijk veel koffie.
p Ik zit in overleg dat ook een berichtje had kunnen zijn.
i Aan mijn werk vind ik het stuk leuk dat niemand ziet.
i Overdag doe ik wat ik kan, 's avonds denk ik aan wat ik droom.
b En wat doe jij voor werk?
b Wat vind je leuk aan jouw werk?
=from ^(?!.*\b(single|vrijgezel|alleen\W*$)).*(?:^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\bwaar\b.{0,12}\b(kom|woon|woont|kom je|ben je|zit je|vandaan|leef|groeide|ben jij|woonde)\b.{0,20}\b(vandaan|je|jij|u|ge|opgegroeid|geboren|ergens|precies|eigenlijk|vandaan)\b|\bwaar (woon|kom|leef) ?(je|jij|u|de|t ge)\b|\bwaar (ergens )?in (nederland|belgie|vlaanderen|het land|de stad)\b|\b(in )?(welke|wat voor) (stad|buurt|plaats|dorp|provincie|regio|wijk)\b.{0,20}(\?|$)|\b(woon|kom|ben) (je|jij) (hier|ver|al lang|in|dichtbij|in de buurt|op jezelf|alleen|samen|nog (thuis|bij)|uit (?!een )|daar|oorspronkelijk|ook (in|uit)|een echte)\b.{0,25}(\?|$)|\bhoe ver (woon|zit|ben) (je|jij)\b|\bben (je|jij) (hier )?(geboren|opgegroeid|amsterdammer|rotterdammer|brabander|belg|vlaming|nederlander|hagenees|limburger|van hier|uit de buurt)\b|^(en )?(waar vandaan|woonplaats)\W*\??$|\bwaar liggen (je|jouw) roots\b|\bwat is (je|jouw) (afkomst|woonplaats)\b)|\bvan waar (ben|zijt|kom|komt)\b|^(en )?(woon je )?ver van hier\W*\?)
c Dichtbij genoeg om elkaar te zien zonder expeditie.
c Ik zit goed waar ik woon, precies genoeg rust en leven.
p Ik woon waar de koelkast dicht bij de bank staat, heel strategisch.
p Uit een plek waar koffie een serieus onderwerp is.
i Ik voel me thuis waar iemand op me wacht.
i Mijn buurt begrijp je pas 's avonds, als je rustig loopt.
b Waar kom jij vandaan?
b Bevalt het jou waar je woont?
=age ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\bhoe oud (ben|bent|zijt|zou|word|ge) ?(je|jij|u|ge)?\b|\bwat is (je|jouw) leeftijd\b|\b(wanneer|wnr) (ben|bent) (je|jij) (jarig|geboren)\b|\bwanneer is (je|jouw) verjaardag\b|\b(ben|bent) (je|jij) (echt |al |pas |nog )?\d\d( jaar)?\W*(\?|$)|\b(uit|van) welk (jaar|bouwjaar)\b|\bwat is (je|jouw) (geboortejaar|bouwjaar)\b|^(en )?(leeftijd|hoe oud|hoe oud dan)\W*\??$)
c Oud genoeg om te weten wat ik wil, jong genoeg voor nieuwsgierigheid.
c Volwassen waar het moet, licht genoeg om erom te lachen.
p De leeftijd waarop na het eten nog weggaan al rebels is.
p Hangt ervan af, mijn rug geeft een paar jaar meer aan.
i Vanbinnen verandert mijn leeftijd met het liedje dat klinkt.
i Die waarop je stopt met rennen en begint te kiezen.
b Maakt leeftijd jou veel uit?
=height ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\bhoe (lang|groot) (ben|bent|zijt) ?(je|jij|u|ge)?\W*( eigenlijk| precies)?\W*(\?|$)|\bwat is (je|jouw) (lengte|hoogte)\b|\b(ben|bent) (je|jij) (een beetje |best |erg |heel |ook )?(lang|groot|klein|langer|kleiner)\b.{0,20}(\?|$)|^(je )?lengte\W*\??$|\b(groter|langer|kleiner) dan (ik|mij)\b.{0,8}\?)
c Lang genoeg voor de plank met het lekkers.
c Precies goed, en comfortabel bij een knuffel.
p Lang genoeg om mijn hoofd aan open kastjes te stoten.
p Liggend op de bank lijk ik enorm.
i Langer als ik gelukkig ben, dat hoor ik vaker.
i Die bewaar ik voor de eerste keer live, ik hou van spanning.
b Let jij daar erg op?
=sign ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(welk|wat|wat is|wat voor) (is )?(je|jouw)? ?(sterrenbeeld|ascendant|horoscoop|teken)\b|\b(sterrenbeeld|ascendant|horoscoop|horoscopen|astrologie|dierenriem)\b.{0,25}(\?|$)|\b(ben|bent) (je|jij) (een )?(ram|stier|tweeling|kreeft|leeuw|maagd|weegschaal|schorpioen|boogschutter|steenbok|waterman|vissen)\b)
c Ik geloof meer in mensen dan in sterren, maar luister graag.
c Ik doe er weinig mee, maar vind het leuk wat het zegt.
p Het teken van wie horoscopen alleen leest als ze gunstig zijn.
p Volgens mijn koelkast ben ik Vork met ascendant kaas.
i Die laat ik je liever raden uit hoe ik me gedraag.
i In de sterren zoek ik meer stilte dan antwoorden.
b Geloof jij in sterrenbeelden?
=siblings ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(ben|word|wil) (je|jij) (al |ook |graag |een )*(vader|papa|familie\w+ worden)\b).*(?:\b(heb|hebt|hoeveel) ?(je|jij|u|ge)? ?(nog |een |ook |jongere |oudere |veel )*(broers?|broer|zus|zussen|zusje|broertje|broertjes|zusjes|neefjes|nichtjes|broers en zussen|siblings)\b|\b(broers of zussen|broers en zussen|enig kind|middelste kind)\b.{0,15}(\?|$)|\b(je|jouw) (familie|ouders|moeder|vader|mama|papa|broer|zus|opa|oma|gezin|zusje|broertje)\b.{0,40}\?|\b(hoe|vertel|band met|close met|contact met|goed met|hecht met)\b.{0,25}\b(je|jouw) (familie|ouders|gezin|broers|moeder|vader)\b|\bkom (je|jij) uit een (groot|klein|warm|gezellig) (gezin|nest)\b|\bben (je|jij) (een )?familiemens\b))
c Familie telt voor mij, daar heb ik warmte geleerd.
c Ik hecht veel aan de mijnen, ook als we het oneens zijn.
p Thuis win ik altijd, maar alleen bij wie het meeste eet.
p Bij ons aan tafel praat iedereen tegelijk, bijna een sport.
i Van mijn familie heb ik iets dat je pas later ontdekt.
i Sommige gewoontes van mij snap je pas als je de bron ziet.
b Hoe is jouw band met je familie?
b Kom jij uit een groot gezin?
=haveKids ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(heb|hebt) (je|jij|u|ge) (al |ook |zelf |eigenlijk |nog |thuis )*(kinderen|kids|kind|kindje|kindjes|zoon|dochter|kleintjes|een kind|een zoon|een dochter)\b|\b(ben|bent) (je|jij|u) (al |ook )?(vader|papa|een vader|alleenstaande vader)\b|\bhoeveel kinderen heb\b|^(en )?(kinderen|kids)\W*\??$|\b(met|zonder) kinderen\W*\?)
c Dat is een belangrijk onderwerp, daar praat ik graag rustig over.
c Kinderen vind ik leuk, de rest vertel ik liever persoonlijk.
p Met kinderen klikt het goed, we hebben dezelfde humor.
p Voorlopig ben ik vaak zelf het grootste kind in de kamer.
i Een kort antwoord met een lange gedachte, dat verdient een avond.
i Kinderen stellen betere vragen dan wij, daar denk ik vaak aan.
b Heb jij kinderen?
=wantKids ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(wil|wilt|zou|droom|zie|denk|hoop|heb|wens)\b (je|jij|u|ge)\b.{0,25}\b(kinderen|kids|kind|kindje|gezin|vader|papa|kinderwens)\b|\b(kinderwens|hou je van kinderen|vind je kinderen leuk|hou jij van kinderen)\b|\b(kinderen|kids)\b.{0,15}\b(wil je|wil jij|ooit|later|zou je)\b|\bben je gek op kinderen\b)
c Met de juiste persoon vind ik dat een mooi idee.
c Ik ben graag bij kinderen, vooral met wie je het doet telt.
p Ja, als iemand me leert hoe je een buggy dichtklapt.
p Leuk idee, zandkastelen heb ik al onder de knie.
i Soms denk ik eraan als ik een huis vol herrie zie.
i Die gedachte verandert erg met wie er naast je staat.
b Hoe zie jij dat voor je?
=pets ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(heb|hebt|wil|zou|hou|houd|ben|vind|had) (je|jij|u|ge)\b.{0,20}\b(huisdier|huisdieren|dieren|hond|honden|hondje|kat|katten|poes|poezen|hondenmens|kattenmens|katje|puppy|kitten|konijn|paard|dierenvriend|dierenliefhebber|hondenpersoon|kattenpersoon|bang voor honden)\b|\b(honden? of (een )?(kat|katten|kattenmens|poes)|katten? of (een )?(hond|honden))\b|\b(je|jouw) (hond|kat|hondje|poes|huisdier)\b.{0,25}\?|\bvan wie is (die|de) (hond|kat)\b|^(en )?huisdieren\W*\??$)
c Ik ben dol op dieren, ze maken me meteen vrolijk.
c Ja, leuk, ze maken een huis meteen levendiger.
p Ik groet eerst de hond en daarna pas het baasje.
p Bij katten probeer ik het altijd, ze negeren me met stijl.
i Ik vertrouw aardig op wat dieren van mensen vinden.
i Een dier merkt je humeur nog voor jijzelf.
b Ben jij van honden of katten?
=languages ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(welke|hoeveel|wat voor|andere) (andere )?(taal|talen)\b|\b(spreek|praat|kan|kun|versta|leer|begrijp|ken|studeer) (je|jij|u|ge) (ook |goed |een beetje |vloeiend |wat )*(engels|frans|duits|spaans|italiaans|nederlands|portugees|turks|arabisch|pools|russisch|chinees|japans|fries|vlaams|meer talen|andere talen|mijn taal|talen|een andere taal)\b|\bhoe komt het dat je (zo goed )?\w+ spreekt\b)
c Ik hou van talen, en in het Nederlands voel ik me thuis.
c Ik red me wel, en wat ontbreekt leer ik graag.
p Ik spreek uitstekend met mijn handen, grammatica volgt.
p In elke taal kan ik in ieder geval een toetje bestellen.
i Elke taal haalt een andere kant van iemand naar boven.
i Sommige woorden verliezen vertaald het mooiste.
b Welke talen spreek jij?
=studied ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(wat|welke|waar|wanneer) (heb|studeer|studeerde|studeert|is|volg|deed|ben) (je|jij|u|ge|jouw)\b.{0,15}\b(gestudeerd|studie|opleiding|afgestudeerd|op school|school|studies)\b|\b(wat|waar|wanneer) (studeer|studeerde|studeert) (je|jij|u|ge)\b|\b(heb|hebt|ben) (je|jij|u|ge) (ook |nog |iets |ooit |een )*(gestudeerd|afgestudeerd|opleiding gedaan|aan het studeren|student|studie (gedaan|gevolgd)|hoogopgeleid)\b|\bstudeer (je|jij|u)\b.{0,20}(\?|$)|\b(welke|wat voor) (studie|opleiding|school|universiteit|hogeschool)\b|\bwat is (je|jouw) (opleiding|studie|studieachtergrond|diploma)\b)
c Uit boeken leerde ik veel, van mensen nog meer.
c Wat me toen nieuwsgierig maakte, doet dat nog steeds.
p Ik ben gespecialiseerd in leren op de avond ervoor.
p Ik heb een denkbeeldig diploma in koffiepauzes.
i Het nuttigste dat ik leerde stond niet op het rooster.
i Vandaag zou ik weer kiezen op nieuwsgierigheid.
b En wat heb jij gestudeerd?
=everMarried ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(waarom|wrm|hoezo|hoe kan|hoe komt|hoe lang|hoelang|sinds wanneer)\b).*(?:\b(ben|bent|was) (je|jij|u|ge) (ooit |wel eens |al |echt |nog |nu |eerder |weleens )*(getrouwd|gescheiden|single|vrijgezel|verloofd|alleen|bezet|gehuwd|in een relatie|getrouwd geweest|weduwnaar)\b.{0,15}(\?|$)|\b(heb|hebt|had) (je|jij|u) (al |een |nog |stiekem |thuis |eigenlijk )*(vriendin|vrouw|partner|verloofde|relatie|ex vrouw|iemand)\b.{0,12}(\?|$)|\b(wil|wilt|zou|geloof|droom) (je|jij|u)\b.{0,20}\b(trouwen|huwelijk|het huwelijk)\b|\b(huwelijk|trouwen)\b.{0,15}\?|^(single|getrouwd|vrijgezel)( of getrouwd)?\W*\?))
c Ik ben vrij en zit goed in mijn vel, dat telt.
c Er is niemand anders, anders praatte ik hier niet met jou.
p Mijn stabielste relatie is die met mijn kussen.
p Vrij, de afstandsbediening is al een tijd van mij alleen.
i In voor altijd geloof ik, maar ik zie het liever langzaam ontstaan.
i Ik geloof meer in kleine beloftes die je elke dag houdt.
b Hoe kijk jij naar trouwen?
=lastRelationship ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(laatste|vorige|eerdere|langste) (relatie|vriendin|liefde|ex|huwelijk|relaties)\b|\b(je|jouw) (ex|exen|ex vriendin)\b.{0,25}(\?|$)|\b(hoe lang|hoelang|sinds wanneer|al lang|al een tijdje) (ben|bent|is) (je|jij|u)? ?(al |nu )?(single|vrijgezel|alleen|gescheiden|weer alleen)\b|\b(ben|bent) (je|jij) (al )?(lang|al lang|al een tijdje|lange tijd) (single|vrijgezel|alleen)\b|\b(waarom|wrm|hoe|wanneer) (is|ging|liep|zijn) (het|jullie)\b.{0,15}\b(uit|uitgegaan|stuk|voorbij|stukgelopen|over|uit elkaar|gestrand)\b|\b(hoeveel|heb je) .{0,15}\b(relaties|lange relatie|serieuze relatie)\b|\bben (je|jij) (er|je ex|haar) (al )?(overheen|over je ex|vergeten)\b|\bover je ex heen\b)
c Het eindigde met respect en leerde me wat ik echt wil.
c Dat hoofdstuk is netjes dicht, ik kijk rustig vooruit.
p Ik leerde dat ik altijd gelijk heb, behalve als het telt.
p Ik kwam er heel uit, met een uitstekende smaak in ijs.
i Ik leerde er welke stiltes goed doen.
i Elk verhaal laat een vraag na, de mijne krijgt langzaam antwoord.
b Wat heb jij van de jouwe geleerd?
=whySingle ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(waarom|wrm|hoezo|hoe kan|hoe komt|hoe kan het)\b.{0,30}\b(single|vrijgezel|alleen|geen (vriendin|vrouw|relatie|partner)|niet (getrouwd|bezet)|nog vrij)\b|\b(iemand|man|jongen|vent) (als|zoals) (jij|jou)\b.{0,20}\b(single|vrijgezel|alleen|hier)\b)
c Omdat ik liever wacht op de juiste dan zomaar iets kies.
c Omdat ik iets echts wil, en dat heeft zijn eigen tempo.
p Omdat mijn bank jaloers is en heel overtuigend.
p Schuld van mijn talent voor grappen op het verkeerde moment.
i Omdat de juiste en ik elkaar steeds net misliepen, tot nu toe.
i Misschien omdat ik mooie dingen herken, maar op mijn gemak.
b En hoe zit dat bij jou?
=lookingFor ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(wat|wie|naar wat|waar) (zoek|zoekt|ben|verwacht|hoop|wil) (je|jij|u|ge)\b.{0,25}\b(zoek|zoeken|hier|vinden|naar op zoek|op zoek|aan het zoeken|te vinden|precies|eigenlijk|op deze app|van een relatie|van deze app)\b|\bwat zoek (je|jij|u)\W*(eigenlijk|hier|dan|precies)?\W*(\?|$)|\bwaar ben (je|jij) (hier )?(naar|eigenlijk naar) ?(op zoek)?\b|\b(zoek|wil|ben) (je|jij|u)\b.{0,20}\b(relatie|iets serieus|serieus iets|iets vast|vasts|vaste relatie|iets luchtigs|vriendschap|casual|one night|liefde|iets vrijblijvends|de ware|alleen seks|losse|serieuze relatie)\b|\bwat zijn (je|jouw) (bedoelingen|intenties|verwachtingen)\b|\b(je|jouw) (bedoelingen|intenties)\b|\bwat voor (soort )?relatie\b|^(op zoek naar|zoek je) iets (serieus|vasts)\b)
c Iets echts, zonder haast en zonder spelletjes.
c Iemand om mee te lachen en op te bouwen.
p Iemand die om een op de drie van mijn grappen lacht.
p Gezelschap om zonder schuldgevoel een toetje te delen.
i Die rust die komt als je bij iemand niets hoeft te spelen.
i Ik merk het als ik bij een gesprek de tijd vergeet.
b Waar ben jij naar op zoek?
=whyApp ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(waarom|wrm|hoezo|wat|hoe)\b.{0,12}\b(zit|ben|gebruik|doe|brengt|bracht|kom|heb|bevalt|vind|terecht)\b.{0,20}\b(hier|app|tinder|bumble|hinge|datingapp|inner circle|lexa|parship|happn|site)\b|\b(hoe lang|hoelang|al lang|zit je al lang|ben je al lang)\b.{0,20}\b(hier|app|tinder|bumble|hinge|site)\b|\b(zit|ben|gebruik) (je|jij) (hier |al |deze app |tinder )+(lang|al lang|vaak|veel|pas)\b|\bbevalt (het|de app|deze app|tinder)( je)?( hier)?\b.{0,12}(\?|$)|\b(al (leuke|veel) (mensen|dates|matches|gesprekken)|ervaring\w*|iemand (ontmoet|leren kennen)).{0,25}\b(hier|app|tinder|bumble|gehad|via)\b.{0,15}(\?|$))
c Om iemand buiten mijn vaste kring te leren kennen.
c Om echte mensen te ontmoeten die een goed gesprek waard zijn.
p Omdat niemand me in de supermarkt aanspreekt bij de courgettes.
p Mijn bank vond dat ik vaker naar buiten moest.
i Uit nieuwsgierigheid, en die bracht me tot nu toe veel goeds.
i Omdat goede gesprekken beginnen waar je ze niet zoekt.
b Hoe bevalt het jou hier?
=whySwipe ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(waarom|wrm|hoezo)\b.{0,12}\b(heb (je|jij) (me|mij|mijn)|swipete|liket|like|swipe|koos|stuurde|schreef|ik\W*$|mij\W*$|net ik|juist (ik|mij))\b.{0,20}|\b(waarom|wrm|hoezo) (juist |net )?(ik|mij|een like|die like|een match|naar rechts)\W*(\?|$)|\b(wat) (vond|trok|sprak|viel|deed|zag|vind|trekt|spreekt|maakte)\b.{0,20}\b(aan mij|in mij|me leuk|mijn profiel|mijn foto's|mijn foto|mij aan|je aan|je op|aan me|in me|je aantrok|swipen|bij mij|mijn bio|nieuwsgierig|me zo)\b|\bwat (trok|sprak) (je|jou) (aan|in)\b)
c Hoe je over jezelf schrijft, dat kwam eerlijk over.
c Je maakte me nieuwsgierig, ik wilde weten wie daarachter zit.
p Mijn duim vergist zich vaak, deze keer wist hij het zeker.
p Voor één keer was mijn instinct eerder wakker dan de koffie.
i Er stond iets in je profiel dat bleef hangen.
i Een gevoel dat ik nog niet kan uitleggen, maar een goed gevoel.
b Wat viel jou op bij mij?
=type ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(wat is|hoe is|beschrijf|heb je een|heb jij een) (je|jouw)? ?(type|ideale (vrouw|partner|type|date persoon)|droomvrouw|ideaalbeeld|soort vrouw)\b|\b(je|jouw) (ideale vrouw|ideale partner|droomvrouw|type vrouw)\b|\b(wat voor|welk) (type|soort|soort type)? ?(vrouw|vrouwen|meisje|meiden|persoon|mensen|iemand|dames|partner)\b(?! (ben|bent|zijt)\b)|\b(waar|wat)\b.{0,15}\b(val|let|zoek|vind|waardeer|trekt|kijk|hou|belangrijk)\b.{0,20}\b(je op|jij op|in een vrouw|bij een vrouw|bij iemand|in iemand|in een partner|aan een vrouw|bij vrouwen|in vrouwen|in een relatie belangrijk|op bij)\b|\b(ben|val) (ik|je) (een beetje )?(je type|jouw type|op (blond|donker|brunettes?|rood))\w*\b|\bwaar val (je|jij) (op|voor)\b)
c Ik hou van iemand die lief, nieuwsgierig en zelfspottend is.
c Iemand eerlijk, met wie ook stilte prettig voelt.
p Wie frietjes van mijn bord steelt en het daarna toegeeft.
p Mijn type lacht om slechte grappen, om voor de hand liggende redenen.
i Me raakt wie gaat stralen bij het praten over een passie.
i Meestal merk ik het aan hoe iemand met vreemden omgaat.
b En hoe is jouw type?
=feelForMe ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(vind|vond|vindt) (je|jij|u) (me|mij)\b.{0,25}(\?|$)|\b(wat) (voel|vind|denk) (je|jij) (voor|van|over|bij) (me|mij)\b|\b(mis|miste|wil|hou|denk|dacht) (je|jij) (me|mij|van me|van mij|aan me|aan mij|nog aan mij|wel eens aan mij)\b.{0,15}(\?|$)|\b(heb|had) (je|jij) (me|mij) (een beetje |al )?gemist\b|\b(ben|bent) (je|jij) (een beetje |al |stiekem |wel )*(verliefd|geinteresseerd|geinteresseerd in mij)\b.{0,15}(\?|$)|\bwat ben ik voor (je|jou)\b|\b(heb|heeft|voel) (je|jij) (iets|gevoelens) voor (me|mij)\b|\bheb (je|jij) (al )?aan (me|mij) gedacht\b)
c Ja, ik vind je leuk en wil je beter leren kennen.
c Ik voel me goed bij jou, elk bericht bevestigt dat.
p Ik lach naar mijn scherm, de bus begint het te merken.
p Ik lees mijn berichten na voor ik ze stuur, een symptoom dus.
i Er groeit iets, en ik hoef het nog geen naam te geven.
i Als er een bericht van jou komt, kan de rest wachten.
b En wat voel jij?
=jealous ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(ben|bent|word|zou|was) (je|jij|u|ge) (snel |een beetje |erg |heel |een |gauw |ooit |een jaloers )*(jaloers|jaloerse|bezitterig|jaloers type|jaloerse man|jaloers aangelegd|jaloers zijn)\b|\bjaloezie\b.{0,20}(\?|$)|\bjaloers\b.{0,12}\?|\bzou (je|jij) het erg vinden als\b(?!.{0,12}rook))
c Weinig, ik kies liever voor vertrouwen en duidelijke taal.
c Zoveel als je om iemand geeft, nooit om te controleren.
p Alleen op wie het laatste stroopwafeltje stiekem opeet.
p Jaloers ben ik enkel op mijn deel van de deken.
i Minder dan vroeger, ik snapte waar het vandaan kwam.
i Een snufje zegt volgens mij iets, te veel verbergt alles.
b Ben jij snel jaloers?
=idealDate ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(ideale|perfecte|droom|leukste|favoriete|romantische|romantischste) ?(eerste )?(date|afspraakje|avondje uit|dates)\b|\bdroomdate\b|\b(date|afspraakje)\b.{0,12}\b(ideaal|perfect|ideale)\b|\b(waar|wat)\b.{0,12}\b(zou je|neem je|zouden we|zou jij|gaan we)\b.{0,25}\b(mee naartoe|mee naar toe|mee heen|nemen op date|eerste date|op een date|op onze date|onze eerste)\b|\bwaar (zou je|neem je|zou jij) me (mee|dan mee)\b)
c Een wandeling, iets lekkers en niemand die op de klok kijkt.
c Een rustige plek waar we praten tot ze de stoelen opruimen.
p IJs, goede gesprekken en ik die als eerste knoei.
p Eentje waarbij de ober moet zeggen dat ze sluiten.
i Die een uur zou duren en vanzelf van plan verandert.
i Het begint simpel, en ergens vergeten we de telefoon.
b En hoe is de jouwe?
=worstDate ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(slechtste|ergste|raarste|gekste|vreemdste|ongemakkelijkste|stomste|awkwardste|genantste|rampzalige|mislukte|beroerdste|bizarste|slechte) (eerste )?(date|dates|afspraakje|date ooit)\b|\b(date|dates|afspraakje)\b.{0,20}\b(slechtst|slecht|ramp|misging|mislukt|ongemakkelijk|genant|verschrikkelijk|tegenviel|horror|fout ging)\w*\b)|\bmeest (ongemakkelijke|awkwarde|genante|rare|mislukte|gekke) date\b
c Die waar weinig wordt gepraat en veel op telefoons gekeken.
c Het ergste vind ik als niemand zichzelf is.
p De ramp begint meestal als ik grappig probeer te zijn.
p Mijn grootste vijand was altijd de saus op mijn overhemd.
i Zelfs de mislukte hebben een scène die het verhaal waard is.
i Ik leerde dat een foute stilte langer duurt dan een diner.
b En wat was de jouwe?
=cook ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(kan|kun|hou|houd|vind|ben|kook|wil|zou|ga) (je|jij|u|ge)\b.{0,25}\b(koken|kook|keuken|kok|keukenprins|bakken|bak)\b|\bkook (je|jij|u|ge)\b.{0,20}(\?|$)|\b(je|jouw) (specialiteit|beste gerecht|signature|kookkunsten|topgerecht)\b|\bwat kan (je|jij) (goed |lekker )?koken\b|\bwat kook (je|jij)\b|\b(kok of afwasser|kookt u)\b)
c Ja, koken ontspant me, vooral voor iemand met honger.
c Ik red me prima en doe er altijd mijn best op.
p Mijn pasta maakt indruk op wie heel erg honger heeft.
p De rookmelder is mijn strengste criticus.
i Ik kook het best met muziek en zonder recept.
i Er is een gerecht dat ik bewaar voor avonden die het verdienen.
b Wat is jouw specialiteit?
=favFood ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(mijn|m'n) (favoriet|lieveling)\w*\b[^?]*$).*(?:^(?!.*\b(pizza|pizza's|ananas)\b).*(?:\b(wat|welk|welke|waar)\b.{0,25}\b(eten|eet|gerecht|keuken|toetje|ijs|smaak|fruit|snack|eten we|dessert|gegeten|maaltijd|lievelingseten|lievelingsgerecht)\b|\b(lievelingseten|lievelingsgerecht|lievelingssnack|favoriete (eten|gerecht|keuken|toetje|snack|ijs|restaurant|smaak))\b|\b(hou|houd|lust|eet|vind) (je|jij|u|ge)\b.{0,12}\b(sushi|vlees|vis|pasta|zoet|zoetigheid|hartig|chocola|chocolade|ijs|pittig|scherp|kaas|patat|friet|frietjes|indisch|thais|indiaas|italiaans|mexicaans|drop|stroopwafels|curry|kebab|burgers?|lekker eten|stamppot|groente|bitterballen|ramen|eten)\b|\b(ben|bent) (je|jij|u) (een )?(vega|vegetarier|vegetarisch|veganist|vegan|vleeseter|allergisch|lekkerbek|zoetekauw|moeilijke eter|glutenvrij|foodie)\b|\bzoet of (hartig|zout)\b)))|\blust je (alles|iets niet)\b
c Goed gemaakte pasta maakt me elke keer gelukkig.
c Ik lust bijna alles, vooral in goed gezelschap.
p Mijn lievelingsgerecht is een tweede portie.
p Eten neem ik serieus, de rest improviseer ik.
i Smaken die je terugbrengen naar de keuken van vroeger.
i Simpele gerechten waar je de maker in proeft.
b Waar zeg jij nooit nee tegen?
=drinkOrder ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\bwat (drink|bestel|drinken|drinkt) (je|jij|u|ge|we|ik)\b.{0,20}(\?|$)|\bwat (neem|wil|zal|ga|mag|kan) (je|jij|ik|we|u)\b.{0,18}\b(drinken|bestellen|inschenken|te drinken)\b|\b(koffie|thee|wijn|bier|cocktail|speciaalbier|rood|wit|rode|witte|gin tonic|cappuccino)\b.{0,5}\bof\b.{0,6}\b(koffie|thee|wijn|bier|cocktail|rood|wit|rode|witte|gin tonic|cappuccino)\b|\b(hou|houd|drink|lust|vind|neem|ben) (je|jij|u|ge)\b.{0,18}\b(koffie|thee|wijn|wijntje|bier|biertje|speciaalbier|cocktails?|cappuccino|gin|matcha|koffiemens|theemens|theedrinker|koffiedrinker|wijnliefhebber)\b|\b(favoriete|lievelings) ?(drankje|drank|cocktail|wijn|bier|biertje|koffie|thee)\b|\bhoe drink (je|jij) je (koffie|thee)\b)
c Overdag koffie en 's avonds een goed glas.
c Koffie zonder twijfel, liefst in goed gezelschap.
p Koffie, zonder ben ik alleen maar decoratie.
p Ik neem die met het parasolletje en verdedig hem trots.
i Hangt af van wie er tegenover me zit, soms vraagt een avond wijn.
i De eerste koffie drink ik in stilte, bijna een ritueel.
b Wat bestel jij het liefst?
=pizza ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(mijn|m'n) (favoriet|lieveling)\w*\b[^?]*$).*(?:\b(welke|wat voor|wat|hou je|houd je|vind je|eet je|lievelings\w*|favoriete|ananas op|beste|wat is)\b.{0,25}\b(pizza|pizza's|pizzas|ananas|hawai)\b|\b(pizza|ananas|hawai)\b.{0,25}(\bja of nee|\bhou je|\bfavoriet\w*|\bof (pasta|sushi|friet)|\bjij|\?)))
c Een goede margherita, met simpele dingen valt niet te sollen.
c Dun, krokant en gedeeld met iemand leuks.
p Pizza altijd, mijn bloed is intussen half mozzarella.
p Over ananas blijf ik diplomatiek, maar mijn oven huilt.
i Aan hoe iemand de korst eet zie je bijna alles.
i De beste pizza is die waar je op het laatst voor kiest.
b Wat is jouw favoriet?
=music ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(mijn|m'n) (favoriet|lieveling)\w*\b[^?]*$).*(?:\b(welke|wat voor|wat voor soort|wat(?! een)|naar wat voor|welk|welke soort)\b.{0,12}\b(muziek|muziekstijl|nummer|liedje|lied|artiest|artiesten|band|bands|zanger|zangeres|album|genre muziek|muziekgenre)\b|\b(waar|wat) luister (je|jij|u)\b|\bluister (je|jij|u)\b.{0,25}(\?|$)|\b(lievelings|favoriete) ?(muziek|liedje|nummer|band|artiest|zanger|zangeres|album|lied)\b|\b(bespeel|speel) (je|jij|u)\b.{0,15}\b(instrument|gitaar|piano|drums|muziek|viool|bas)\b|\b(hou|houd|vind) (je|jij|u)\b.{0,12}\b(muziek|rock|techno|jazz|hiphop|rap|pop|indie|metal|klassiek|klassieke muziek|house|dance|nederlandstalig|hardstyle|soul|reggae)\b|\bmuziek\b.{0,12}\?))
c Van alles, als er maar iets oprechts in zit.
c Hangt van mijn bui af, maar muziek is er altijd.
p Mijn playlist gaat in twee nummers van jazz naar schaamte.
p Ik luister alles en verpest in de auto elk refrein.
i Er is een nummer dat ik alleen 's nachts in de auto draai.
i Een liedje dat je samen hoort, blijft voor altijd van die persoon.
b Waar luister jij naar?
=concert ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(concert|concerten|festival|festivals|live muziek|optreden|optredens|pinkpop|lowlands|pukkelpop|tomorrowland)\b.{0,35}(\?|\bgeweest\b|\bgezien\b)|\b(ga|hou|was|welk|welke|laatste|beste|mooiste|wie zou|ben|heb|ging|vind) ?(je|jij)?\b.{0,25}\b(concert|concerten|festival|festivals|live|optreden|optredens)\b.{0,20}(\?|$))
c Ik ga graag naar concerten, vooral als iedereen meezingt.
c Live komt muziek dubbel zo hard binnen.
p Ik zing alles mee, ook wat ik niet ken.
p Ik sta altijd achter de langste mens van het land.
i Ik hou van het donker vlak voor de eerste noot.
i Er is een artiest die ik met de juiste persoon wil zien.
b Wie zou jij live willen zien?
=film ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(mijn|m'n) (favoriet|lieveling)\w*\b[^?]*$).*(?:\b(welke|wat voor|wat|laatste|heb|kijk|hou|houd|vind|ga|zullen we|ken|wat is|beste|welk)\b.{0,25}\b(film|films|bioscoop|bios|horror|horrorfilm|regisseur|acteur|actrice|romcom|rom coms?|disney|star wars|harry potter)\b|\b(lievelings|favoriete) ?(film|films|acteur|actrice|regisseur)\b|\bfilm\b.{0,15}\?))
c Films waar je buiten nog over doorpraat.
c Een goed verhaal met mensen die blijven hangen.
p Ik kies langer dan de film duurt.
p Ik doe alsof ik van kunstfilms hou en huil bij tekenfilms.
i Er is er een die ik zie als ik iets moet beslissen.
i Ik hou van een open einde, daar denk ik dagen over na.
b Wat is jouw lievelingsfilm?
=series ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(mijn|m'n) (favoriet|lieveling)\w*\b[^?]*$).*(?:\b(welke|wat voor|wat|laatste|heb|kijk|hou|houd|vind|volg|beste|zit|ben|ga|binge|ken)\b.{0,25}\b(serie|series|netflix|videoland|hbo|anime|sitcom|reality|tv|televisie|soap|boer zoekt vrouw)\b.{0,30}(\?|$|\bje\b|\bjij\b)|\b(lievelings|favoriete) ?(serie|series|tv programma)\b|\b(serie|series|netflix)\b.{0,20}\?))
c Goed geschreven series, waar je nog eentje van wilt.
c Verhalen met mensen vol foutjes en echte gesprekken.
p Ik zeg altijd laatste aflevering en zie dan de zon opkomen.
p Ik begin er vijf en ga altijd terug naar dezelfde.
i Door een goede serie hou ik juist van wie ik niet moet.
i Ik waardeer iemand die wacht met de volgende aflevering.
b Wat kijk jij op dit moment?
=book ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(mijn|m'n) (favoriet|lieveling)\w*\b[^?]*$).*(?:\b(wat|welk|welke|laatste|heb|hou|houd|lees|vind|ben|hoeveel|wie is)\b.{0,25}\b(lees|lezen|boek|boeken|gelezen|schrijver|schrijvers|auteur|roman|romans|poezie|gedichten|strips|manga)\b.{0,25}(\?|$|\bje\b|\bjij\b)|\b(lievelings|favoriete) ?(boek|boeken|schrijver|auteur)\b|\blees (je|jij|u)\b.{0,20}(\?|$)|\bboek\b.{0,12}\?))
c Boeken die je langzaam leest zodat ze niet ophouden.
c Echte verhalen of bijna, met iemand die van koers verandert.
p Mijn nachtkastje lijkt op een wankele boekwinkel.
p Ik koop boeken sneller dan ik ze lees.
i Een zin die ik ooit las komt steeds terug.
i Uit onderstreepte boeken leer je iemand goed kennen.
b Wat lees jij nu?
=sport ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(sport|train|fitness|voetbal|tennis|padel|ren|hardloop|zwem|fiets|hockey|wielren|klim|boks|skate) (je|jij|u|ge)\b.{0,25}(\?|$)|\b(welke|wat voor|doe|doet|hou|houd|ga|speel|kijk|ben|volg|aan|heb|deed|vind|beoefen)\b.{0,20}\b(sport|sporten|sportief|sporter|sportschool|gym|fitness|voetbal|voetballen|hardlopen|yoga|padel|tennis|zwemmen|hockey|crossfit|wielrennen|boksen|kickboksen|volleybal|basketbal|klimmen|boulderen|pilates|schaatsen|skien|formule 1|fitnessen|mountainbiken|roeien)\b.{0,25}(\?|$|\bje\b|\bjij\b)|\b(voor welke club|welke club|favoriete club|favoriete sport|ajax of|feyenoord of|ben je voor)\b)
c Bewegen doet me goed, vooral in de buitenlucht.
c Ik sport graag voor de lol, de score komt later.
p Mijn sport is waardig achter de bus aan rennen.
p Ik train trouw, zo trouw als iemand die uitstelt.
i Na een flinke inspanning zijn mijn gedachten het helderst.
i In sport boeit me dat moment van opgeven willen en toch blijven.
b Sport jij zelf ook?
=dance ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(dans|danst) (je|jij|u|ge)\b.{0,25}(\?|$)|\b(kan|kun|hou|houd|ga|wil|vind|ben|zou|durf|leer|zullen)\b.{0,20}\b(dansen|danser|salsa|dansvloer|bachata|tango|uit dansen)\b.{0,20}(\?|$|\bje\b)|\bdansen\b.{0,15}\?)
c Ik dans graag, vooral in goed gezelschap.
c Ja, bij het juiste nummer sta ik er meteen.
p Ik heb twee passen, maar met heel veel overtuiging.
p Ik dans alsof de vloer een beetje heet is.
i Ik dans het best in de keuken als niemand kijkt.
i Bij een langzaam nummer merk je of twee mensen luisteren.
b Dans jij graag?
=karaoke ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(zing|zingt) (je|jij|u|ge)\b.{0,25}(\?|$)|\b(karaoke|onder de douche)\b.{0,30}(\?|$|\bje\b)|\b(kan|kun|hou|houd|durf|wil|vind|zou)\b (je|jij|u)\b.{0,20}\b(zingen|karaoke|toon houden|vals zingen)\b|\bzingen\b.{0,12}\?)
c Ik zing graag, het enthousiasme wint van de zuiverheid.
c Ja, karaoke is leuk als iedereen meezingt.
p Bij karaoke krijg ik altijd applaus, zodra ik stop.
p Onder de douche vul ik stadions.
i Ik heb een nummer dat ik bewaar voor memorabele avonden.
i Wie zonder schaamte zingt heeft mijn sympathie.
b Wat is jouw karaokenummer?
=outdoors ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(strand|zee|bergen|bos|stad|platteland|natuur|duinen)\b.{0,5}\bof\b.{0,8}\b(strand|zee|bergen|bos|stad|platteland|natuur|duinen)\b|\b(hou|houd|ga|wandel|vind|ben|kom|fiets|kampeer|wil|doe) (je|jij|u|ge)\b.{0,25}\b(wandelen|hiken|wandelingen|natuur|strand|zee|bergen|bos|buiten|kamperen|natuurmens|buitenmens|fietsen|tuinieren|zeilen|surfen|duinen|picknicken|buitenlucht|strandmens|wandelaar)\b|\b(wandel|hike|kampeer|fiets) (je|jij)\b.{0,20}(\?|$))
c Buiten ben ik op mijn plek, strand of bergen.
c Een lange wandeling en een mooi uitzicht laden me op.
p Ik hou van natuur, vooral met een terras erbij.
p Ik begin een bergpad als gems en eindig als slak.
i De zee in de winter vertelt me wat ze 's zomers verzwijgt.
i Op een wandelpad worden gesprekken eerlijker.
b Strand of bergen voor jou?
=trips ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(mijn|m'n) (favoriet|lieveling)\w*\b[^?]*$).*(?:^(?!.*\bals (je|jij)\b.{0,25}\b(kon|mocht|was|had|won)\b).*(?:\b(waar|waarheen|welk|welke|wat|hoe vaak)\b.{0,25}\b(reis|reizen|vakantie|naartoe reizen|(zou|wil|zou jij|wil jij) (je|jij)? ?(nog |graag |ooit |wel )*(heen|naartoe|naar toe)|reisbestemming|bestemming|land|landen|op reis|wereld|gereisd|heen willen|naartoe willen)\b|\b(je|jouw|welke|wat|de) (is |was )?(je |jouw )?(mooiste|laatste|volgende|favoriete|leukste|beste|droom|verste) ?(reis|vakantie|bestemming|reisbestemming|vakantieland|land|trip|stedentrip)\b|\b(droomreis|droombestemming|bucketlist)\b|\b(hou|houd|ga|heb|ben|maak|vind|wil) (je|jij|u|ge)\b.{0,20}\b(reizen|op reis|reis|vakantie|gereisd|backpacken|vakantieplannen|reisplannen|stedentrips?|reiziger)\b.{0,15}(\?|$)|\breis (je|jij|u|ge)\b.{0,20}(\?|$))))|\b(op vakantie|op reis) geweest\b.{0,20}\?
c Ik reis altijd graag, vooral waar je goed eet en loopt.
c Plekken met zee en mensen die gedag zeggen trekken me.
p Ik ga overal heen waar een ontbijtbuffet staat.
p In mijn koffer zit alles, behalve wat ik nodig heb.
i Er is een plek die ik bewaar voor het juiste moment.
i Ik ga voor de plekken en kom terug met verhalen over mensen.
b Waar zou jij morgen heen gaan?
=hobby ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(wat|welke|heb|heeft|nog|wat zijn)\b.{0,15}\b(hobby|hobby's|hobbys|hobbies|passie|passies|interesses|liefhebberijen|bezigheden)\b|\b(wat|hoe)\b.{0,25}\b(vrije tijd|voor de lol|voor je plezier|voor plezier|voor je lol|graag doet|doe je graag|doe jij graag|vind je leuk om te doen|doe je zoal|doe je zo|hou je je bezig|als je niet werkt|als je vrij bent|vrije uren|zoal in je)\b|\bwaar (hou|word|krijg|maak|kan) (je|jij) (van|blij van|energie van|je mee bezig|jij van|gelukkig van)\b|\bhobby'?s\b.{0,12}\?)
c Buiten zijn, iets lekkers koken en vrienden zien.
c Ik leer graag nieuwe dingen, al is het puur voor de lol.
p Ik verzamel hobby's waar ik maandag vol vuur mee begin.
p Ik beoefen bankzitten op wedstrijdniveau.
i Dingen waarbij ik vergeet hoe laat het is.
i Er is een passie die ik pas vertel als iemand twee keer vraagt.
b Wat doe jij in je vrije tijd?
=relax ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(hoe|wat|waar)\b.{0,25}\b(ontspan|ontspannen|tot rust|relax|relaxen|chill|chillen|ontstress|ontstressen|stoom af|uitrusten|rust je uit|opladen|laad je|kom je tot|hoofd leeg|je hoofd leeg|afschakelen|uit te rusten|afleiding)\b|^(en )?(kun|kan|ben) je (een beetje |lekker |nu |goed )*(ontspannen|relaxen|aan het (chillen|relaxen|uitrusten))\b)
c Zachte muziek, de bank en een gesprek zonder eindtijd.
c Ik loop zonder doel tot mijn hoofd licht wordt.
p Ik kijk naar de oven alsof het een film is, heerlijk slot.
p Ik ga vijf minuten liggen en word de volgende dag wakker.
i Ik zoek een plek met uitzicht en laat gedachten praten.
i Regen op het raam doet de helft, stilte de rest.
b Hoe kom jij tot rust?
=smoke ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(rook|rookt|vape|vapet|blow|smoor) (je|jij|u|ge)\b.{0,25}(\?|$)|\b(ben|bent) (je|jij|u) (een )?roker\b|\b(heb|hebt) (je|jij) (ooit )?gerookt\b|\b(vind (je|jij) (het|roken)|zou (je|jij) het|stoort het je|heb je er last van).{0,20}\b(rook|roken|rookt|gerookt)\b|\b(roken|roker|vapen|sigaret\w*|blowen|wiet)\b.{0,20}\?)
c Ik heb liever frisse lucht, maar ik preek tegen niemand.
c Roken trekt me niet, goede koffie altijd.
p Er komt alleen rook uit mijn hoofd bij een bouwpakket.
p Het enige dat ik vaak laat branden is toast.
i Mijn zonde is een andere, en veel zoeter.
i Ik hou van de pauzes, de sigaret laat ik aan anderen.
b En rook jij?
=drinkAlcohol ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(drink|drinkt) (je|jij|u|ge)( veel| vaak| graag| ook| wel| weleens| wel eens| eigenlijk| soms| helemaal| geen| alcohol| nooit)*\W*(\?|$)|\b(alcohol|geheelonthouder|dronken|nuchter)\b.{0,20}\?|\b(ben|word) (je|jij) (een )?(geheelonthouder|snel dronken|drinker)\b|\bdrink (je|jij) (wel |veel |graag |ook |geen )*alcohol\b)
c Een glas in goed gezelschap, zonder te overdrijven.
c Bij lekker eten hoort voor mij een goed glas.
p Na twee glazen vertel ik moppen, dus ik stop bij één.
p Ik kan vooral goed tegen cappuccino.
i Ik proost graag als er een reden is, ook een kleine.
i Ik hou van wijn om de gesprekken die erbij komen.
b Wat drink jij graag?
=religion ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(ben|bent|geloof|gelooft|ga|bid|hang|zijt) (je|jij|u|ge)\b.{0,20}\b(gelovig|religieus|christelijk|christen|katholiek|moslim|joods|boeddhist|atheist|agnost|protestants|hindoe|spiritueel|in god|naar de kerk|iets hogers|in iets|in het lot|een geloof aan|in karma|in reincarnatie|in toeval|ergens in)\b|\bgeloof (je|jij|u)\W*(\?|$)|\b(welk|wat is je|wat voor) (geloof|religie)\b|\b(geloof|religie|god)\b.{0,12}\?)
c Ik geloof in vriendelijkheid en respecteer ieders geloof.
c Voor mij telt hoe iemand leeft, meer dan wat die belijdt.
p Ik geloof heilig in koffie en de lunchpauze.
p Ik bid vooral als ik een parkeerplek zoek.
i Ik heb meer vragen dan antwoorden, en dat bevalt me wel.
i Sommige zonsondergangen doen me vermoeden dat er meer is.
b Is dat belangrijk voor jou?
=tattoos ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(heb|hebt|hoeveel|wil|zou|hou|houd|vind|neem|welke)\b.{0,20}\b(tattoo|tattoos|tattoo's|tatoeage|tatoeages|tatoeage's|piercing|piercings|tatoo)\b.{0,20}(\?|$|\bje\b|\bjij\b)|\b(ben|bent) (je|jij) getatoeeerd\b|\b(tattoo|tattoos|tatoeage|tatoeages)\b.{0,15}\?)
c Ik vind ze mooi als ze iets echts vertellen.
c Bij anderen kijk ik graag, elke heeft een verhaal.
p Ik denk eraan, maar ik wissel zelfs van ijssmaak.
p Die uit kauwgompakjes stonden me altijd geweldig.
i Als ik er nu een zou tekenen, weet ik al welke.
i Het verhaal boeit me altijd meer dan de tekening.
b Heb jij er een?
=morningPerson ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(ben|bent) (je|jij|u|ge)\b.{0,15}\b(ochtendmens|avondmens|nachtmens|vroege vogel|nachtbraker|ochtendpersoon|langslaper|nachtuil|ochtendtype|avondtype|uitslaper|al wakker|nog wakker|wakker|uitgeslapen)\b|\b(hoe laat|wanneer) (sta|ga|word|slaap|stond|was) (je|jij|u)\b.{0,15}\b(op|slapen|wakker|naar bed|uit bed)?\b|\b(ochtend of avond|ochtendmens of|avondmens of|vroege vogel of)\b|\b(slaap|sliep|heb) (je|jij) (goed |lekker |lang |uit|veel |slecht )+(geslapen|uit)?\W*(\?|$)|\b(lekker|goed) geslapen\W*(\?|$)|\bsta (je|jij) (graag |altijd )?vroeg op\b)
c 's Ochtends rustig aan, 's avonds ben ik op mijn best.
c Ik hou van de ochtend, als er goede koffie klaarstaat.
p Ik sta vroeg op, mijn persoonlijkheid volgt rond tienen.
p Met mijn wekker heb ik een relatie vol uitstel.
i Mijn beste ideeën komen als anderen slapen.
i Ik hou van het uur waarop de stad nog niet gekozen heeft.
b Ben jij van de ochtend of de avond?
=weatherThere ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(hoe is|wat voor|wat is) (het |t |'t )?(weer|weertje|de temperatuur)\b|\b(regent|sneeuwt|vriest|stormt|waait|onweert|hagelt|miezert) (het|t|'t)( daar| bij jou| bij jullie| ook| nu| nog)*\W*(\?|$)|\b(schijnt|is) (het|de zon|de|t|'t|er) ?(zon )?(daar |bij jou |bij jullie |ook |zo |nu |nog |lekker |een beetje )*(zon|koud|warm|heet|mooi weer|slecht weer|lekker weer|zonnig|daar|bij jou|ook)( daar| bij jou| bij jullie| ook)*\W*(\?|$)|\b(regen|zon|sneeuw|mooi weer|lekker weer|zonnetje)\b.{0,12}\b(daar|bij jou|bij jullie)\b\W*(\?|$))
c Het weer is wispelturig, mijn humeur is stabiel.
c Precies goed om toch zin te krijgen in naar buiten gaan.
p Ideaal om onder een deken filosoof te spelen.
p De lucht kan niet kiezen, net als ik bij een menukaart.
i Zo'n lucht waar je zin van krijgt in lange wegen.
i Echt weer voor bij het raam, waar je van gaat denken.
b Hoe is het bij jou?
=christmas ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(wat|waar|hoe|met wie|heb|hou|houd|vier|vind|ga|doe|kijk|ben|wanneer|al|geloof)\b.{0,30}\b(kerst|kerstmis|kerstavond|oud en nieuw|oudjaar|nieuwjaar|sinterklaas|pasen|carnaval|koningsdag|valentijn|valentijnsdag|halloween|feestdagen|verjaardag|oudejaarsavond)\b.{0,30}(\?|$|\bje\b|\bjij\b)|\b(kerst|oud en nieuw|sinterklaas|pasen|carnaval|koningsdag|feestdagen|valentijnsdag)\b.{0,20}(\bwat doe je|\bhoe vier|\bplannen|\bvier je|\bhou je|\?))
c Het liefst met lieve mensen en lekker eten.
c Feestdagen zijn voor mij lange tafels en weinig haast.
p Mijn officiële taak is de restjes opeten.
p Ik vier het door te eten tot de stoel protesteert.
i Ik hou van het stille moment met iedereen aan tafel.
i Er is een kleine traditie die ik met liefde verdedig.
b Hoe vier jij dat meestal?
=fear ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(waar|waarvoor|voor wat|wat)\b.{0,15}\b(bang|bangst|angst|maakt je bang|schrik|vrees|griezel)\b.{0,20}(\?|$|\bvoor\b)|\b(je|jouw) (grootste |diepste |ergste )?(angst|angsten|fobie|vrees|nachtmerrie)\b|\b(ben|bent|heb|hebt) (je|jij|u|ge) (ergens |ook |een beetje |snel |last van )*(bang|hoogtevrees|vliegangst|een fobie|fobieen|angsten|schrik|bindingsangst|bang aangelegd)\b)
c Ik schrik van tijd verspillen aan wat er niet toe doet.
c Van sleur, die langzaam het licht uitdoet.
p Duiven die vol zelfvertrouwen op me af lopen.
p De zin we moeten praten, vooral van de garage.
i Meer dan hoogtes vrees ik woorden die niet gezegd zijn.
i Er is een angst, en die lijkt erg op een verlangen.
b Waar ben jij bang voor?
=talent ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(heb|hebt|wat is|welk|wat zijn|verborgen|wat voor)\b.{0,20}\b(talent|talenten|verborgen talent|gave|kwaliteiten|kwaliteit|sterke punten?|sterke kant)\b.{0,20}(\?|$|\bje\b|\bjij\b)|\bwaar (ben|blink) (je|jij|u) (heel |erg |echt |het |best )*(goed|best|sterk|in uit|beter)\b|\bwat kan (je|jij) (heel |erg |echt |het )*(goed|best|beste)\b)
c Ik kan luisteren en onthoud vaak kleine details.
c Ik stel mensen op hun gemak, dat is mijn beste kant.
p Ik vind altijd de traagste rij in de supermarkt.
p Ik val bij elke film binnen vier minuten in slaap.
i Mijn talent komt pas na middernacht naar boven.
i Ik merk snel wanneer iemand echt glimlacht.
b En jouw verborgen talent?
=proudOf ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(waar|waarop|wat|op wie)\b.{0,25}\b(trots|trotst|trotste|fier|grootste prestatie|mooiste prestatie)\b|\b(je|jouw) (grootste|mooiste|beste) (prestatie|overwinning|succes|trots)\b|\b(ben|bent) (je|jij|u|ge) (ergens |daar |wel )*(trots|fier) op\b|\b(ben|bent) (je|jij) (ergens |daar )?trots op\b)
c Dat ik aardig bleef toen het tegendeel makkelijker was.
c Op de mensen om me heen, die zeggen veel over mij.
p Dat ik een kast bouwde zonder schroeven over.
p Dat ik wacht tot de pizza afkoelt, bijna altijd.
i Op een moeilijke keuze die ik vandaag weer zou maken.
i Op een paar keer nee op het juiste moment.
b Waar ben jij trots op?
=superpower ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(superkracht|superkrachten|superpower|toverstaf|tijdmachine|onbewoond eiland|drie wensen|wens mocht doen)\b|\bals (je|jij|ge|geld)\b.{0,45}\b(kon|mocht|was|had|won|zou|kunt|zou kunnen|moest|wint|geen rol)\b.{0,50}(\b(wat|waar|wie|welke|hoe|waarheen|zou je|zou jij|deed je|ging je|koos je)\b|\?)|\b(wat|waar|wie|welke|hoe)\b.{0,25}\b(als (je|jij|ge|geld)|stel je)\b.{0,40}\b(kon|mocht|was|had|won|zou|moest|wint|wakker werd|rol)\b|^stel\b.{0,50}\b(wat|waar|wie|zou)\b)
c Ik zou het gebruiken voor meer tijd met wie me lief is.
c Ik koos iets simpels waar ook anderen blij van worden.
p Altijd een parkeerplek vinden, de rest komt vanzelf.
p Ik zou me van bed naar koffie teleporteren, zonder kou.
i Ik ging terug naar één moment, alleen om beter te kijken.
i Ik dacht er vaak over na, het antwoord wisselt per seizoen.
b Wat zou jij doen?
=perfectDay ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(perfecte|ideale|droom|leukste|fijnste|doorsnee|gemiddelde|typische|mooiste) ?(dag|zondag|zaterdag|ochtend|avond|weekend|leven|vrije dag|dagje)\b.{0,35}(\?|$|\bje\b|\bjou\b)|\b(dag|zondag) (er )?(ideaal|perfect|uit)\b|\bhoe ziet (je|jouw|een|een \w+) (\w+ )?(dag|zondag|weekend|week)\b)
c Rustig wakker worden, zon, lekker eten en goed gezelschap.
c Lang ontbijten, een wandeling en een diner vol gelach.
p Die begint om twaalf uur en heeft drie ontbijten.
p Een waarop mijn telefoon leeg is en niemand het merkt.
i Een dag zonder plan die eindigt met kijken naar zee.
i Een waarvan je 's avonds één persoon wilt vertellen.
b En hoe is de jouwe?
=tellMe ^(?!.*\b(drie|3|twee|vijf|5|een) (woord|kernwoord)).*(?:\b(vertel|zeg|deel|beschrijf|omschrijf|stel|praat|vertel je)\b.{0,15}\b(over jezelf|iets|eens wat|wat meer|meer|over je|over jou|jezelf|een geheim|wat over|van jezelf|je eens voor|alles|een feitje)\b|^(en |nou |dus |oke )*(vertel|vertel eens|vertel maar|vertel op|vertel ff|zeg het maar|vertel eens wat)\W*$|\b(wie|wat voor (iemand|persoon|man|type|mens)) (ben|bent) (je|jij|u|ge)\b|\bhoe (zou|ben|omschrijf|beschrijf|bent) (je|jij|u)\b.{0,15}\b(jezelf|als persoon|omschrijven|beschrijven|als mens|van karakter|echt)\b|\b(een )?(leuk )?(feitje|geheim|weetje|iets) (over|van) (je|jou|jezelf)\b|\bwat moet ik (over|van) (je|jou) weten\b|\bwat voor (iemand|type|persoon) ben\b)
c Ik lach makkelijk en hou me aan mijn woord.
c Rustig in het begin, daarna nieuwsgierig en goed gezelschap.
p Ik praat met mijn planten, ze antwoorden nog niet.
p Ik ben heel georganiseerd, vooral rond etenstijd.
i Ik lijk kalm, maar vanbinnen vertrekt er altijd een weg.
i Mijn beste kant komt als ik stop met mezelf uitleggen.
b Hoe zou jij jezelf vertellen?
=threeWords \b(drie|3|twee|2|een|1|paar|vijf|5) (woord|woorden|kernwoorden|emoji|emoji's|eigenschappen)\b
c Trouw, nieuwsgierig en altijd trek.
c Kalm, eerlijk en altijd klaar om te lachen.
p Hongerig, slaperig en toch optimistisch.
p Grappig, bescheiden en misschien niet zo bescheiden.
i Kalm vanbuiten, onrustig vanbinnen, altijd nieuwsgierig.
i Twee ken je al, het derde komt pas live.
b Wat zijn jouw drie woorden?
=joke \b(vertel|ken|weet|heb|maak|doe|geef|kun|kan)\b.{0,20}\b(mop|moppen|mopje|grap|grapje|grappen|aan het lachen|openingszin|woordgrap)\b|\b(mop|grap|grapje|openingszin)\b.{0,12}\?
c Het is groen en glijdt van de berg af, een skiwi.
c Wat is wit en ontploft, een boemkool.
p Ik kocht een boek over uitstellen, morgen begin ik.
p Ik had een grap over tijdreizen, maar niemand lachte er morgen om.
i Mijn beste grappen moeten zien wie er lacht.
i Ik heb er een die alleen werkt met stem en gezicht.
b Jouw beurt, wat is die van jou?
=advice \b(wat|hoe|waar|welke)\b.{0,10}\b((moet|zal|kan|zou) ik|raad (je|jij)|zou (je|jij) (doen|aanraden|kiezen|me|in mijn)|adviseer|trek ik|kook ik|kijk ik|eet ik|doe ik aan|stel je voor dat ik|doe ik nu)\b|\b(heb|geef|weet|mag ik|kun je|kan je|ik zoek|nog)\b.{0,15}\b(advies|tip|tips|raad|suggestie|suggesties|aanrader|aanraders|raad geven)\b|\b(aanraden|raad je (me|aan)|in mijn plaats|als je mij was|help (je )?me kiezen|wat zou jij doen)\b
c Kies wat je bij de eerste gedachte laat glimlachen.
c Hou het simpel, daar krijg je zelden spijt van.
p Ik gooi een muntje en doe dan het tegenovergestelde.
p Bij twijfel kaas erbij, dat werkt bijna altijd.
i Het eerste idee dat je liet vallen was misschien het beste.
i Stel je voor dat je het morgen vertelt, en kies de mooiste versie.
b Wat zegt jouw gevoel?
=whatDoYouThink ^(?!.*\b(waarom|wrm|hoezo)\b).*(?:^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(wat|hoe) (vind|vond|denk|dacht|zeg|zie|kijk|vindt) (je|jij|u|ge)\b(?! (leuk|belangrijk|mooi|lekker|lastig|moeilijk|het leukst|het mooist|het lekkerst|fijn|aantrekkelijk|grappig|irritant|van mij)\b).{0,25}(\?|$)|\b(wat is (je|jouw) mening|jouw mening|volgens jou|mee eens|eens met|vind (je|jij) (ook niet|niet|ook\W*$|dat (ik|het|we|wij|dit))|denk (je|jij) (ook |niet |dat|van)|heb ik gelijk|klopt dat|klopt toch|wat vind je ervan|snap je (dat|wat ik bedoel))\b.{0,30}(\?|$))|^(mee )?eens\W*\?)
c Mooi idee, daar herken ik mezelf in.
c Volgens mij raak je precies de kern.
p Ik denk van wel, en ik zeg het met deskundig gezicht.
p Mijn innerlijke commissie stemt voor, één lid sliep.
i Ik zie er iets waars in, maar eronder zit meer.
i Het antwoord hangt volgens mij af van uur en humeur.
b Welke kant neig jij op?
=isItWeird ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(is|ben|klink|klinkt|vind|lijk|zou|doe)\b.{0,20}\b(raar|gek|vreemd|normaal|stom|maf|de enige|te snel|overdreven|belachelijk|dom|abnormaal|erg|verkeerd|ongewoon|gestoord|zielig|suf)\b.{0,50}\?|\b(ben ik (de enige|gek|raar|vreemd|normaal)|is het (raar|gek|vreemd|normaal|stom|erg) (dat|om|als)|heb ik dat alleen|ligt het aan mij|klinkt dat (gek|raar|vreemd))\b)
c Helemaal niet, ik vind het heel menselijk.
c Nee, ik waardeer juist dat je het zo open zegt.
p Als dat raar is, richten we een club op.
p Welnee, ik groet katten op straat met respect.
i De iets vreemde dingen blijven je van iemand bij.
i Vreemd is maar een woord voor wat oprecht is.
b Waar komt die twijfel vandaan?
=really ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(maar |nee |en |oh |wow |o |ah |he |huh |wat |nou |jeetje |ach )*(echt|echt waar|serieus|meen je (dat|het|dat nou|dat echt)|echt (serieus|joh)|eerlijk|kom op|je maakt een grapje|grapje|zeker|weet je (het |dat )?zeker|is dat (echt )?(zo|waar)|nee toch|niet waar|ga weg|dat meen je niet|sws|egt|oprecht|joh|zweer)\b( waar| joh| zo| weten| he| hoor| serieus)*[^a-z]*$|\b(meen je (dat|het)|ben je serieus|maak je een grapje|hou je me voor de gek|zit je me te dollen|ben je zeker)\b.{0,15}(\?|$))
c Ja echt, daar maak ik geen grappen over.
c Serieus, zo denk ik er echt over.
p Ik zweer het, met mijn hand op de appeltaart.
p Echt, en ik ben er zelf het meest verbaasd over.
i Ja, en er is ook nog een interessant vervolg.
i Echt, ware dingen klinken vaak verzonnen.
b Verrast dat je zo?
=whatMean \b(wat|hoe) (bedoel|bedoelde|bedoelt) (je|jij|u|ge)?\b|^(maar |en |eh |uh |huh )*(hoezo|hoe bedoel je|hoe dan|wat dan|in welke zin|leg uit|uitleg|huh|he|wat|als in|zoals)\W*\?+\W*$|\b(hoe bedoel je|wat betekent (dat|het)|in welke zin|leg (dat )?(eens )?uit|snap (je|het|ik) niet|ik snap (je|het|dat) (even )?niet|begrijp (je|het) niet|kun je dat uitleggen|leg eens uit)\b
c Dat ik graag met je praat, heel eenvoudig.
c Niets ingewikkelds, ik zei het alleen onhandig.
p In mijn hoofd was het kraakhelder, zoals altijd.
p Het was een geniale zin tot ik hem typte.
i Ik bedoelde iets kleins, maar voor mij telt het.
i Sommige zinnen leggen zichzelf uit als je ze hoort.
b Wat dacht jij dat ik bedoelde?
=beenThere ^(?!.*weet je,).*(?:^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(ben|bent|heb|hebt|was|had) (je|jij|u|ge|je daar|jij daar|jij dat|je dat|je die) (al |daar |er |ook |al eens |wel |dat )*(ooit|weleens|wel eens|eens|al eens|al|eerder|nooit|al een keer|een keer)\b.{0,50}(\?|$)|\b(ben|bent) (je|jij) (er|daar|in \w+|naar \w+) (al |ooit |eens )*geweest\b|\b(ken|kent) (je|jij|u)\b.{0,30}(\?|$)|\b(heb|hebt) (je|jij|u)\b.{0,35}\b(geprobeerd|gegeten|gezien|gedaan|meegemaakt|geproefd|bezocht|gelezen|gehoord|ontmoet)\W*(\?|$)|\bis (je|jou) dat (ooit|weleens|wel eens) (overkomen|gebeurd)\b))
c Ik ben er al lang nieuwsgierig naar, het liefst samen.
c Nooit genoeg, ik heb er nog altijd zin in.
p In mijn hoofd al vaak, en met groot succes.
p Niet genoeg om op te scheppen, en dat doe ik snel.
i Zoiets bewaar ik voor het juiste gezelschap.
i Laten we zeggen dat ik met dat idee nog niet klaar ben.
b En jij, hoe was het?
=likeIt ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(hou|houd|hield|vind|vindt|vond|ben|geniet|lust|haat) (je|jij|u|ge)\b.{0,12}\b(leuk|fijn|lekker|mooi|gezellig|dol op|gek op|fan|liefhebber|graag|goed|tof|chill|belangrijk|een type voor)\b.{0,50}(\?|$)|\b(hou|houd|hield|geniet) (je|jij|u|ge)\b.{0,10}\bvan\b|\b(vind|vindt|vond) (je|jij|u|ge)\b.{0,40}\b(leuk|fijn|mooi|lekker|tof|grappig|erg|gezellig|interessant|irritant|goed)\W*(\?|$)|\bspreekt (dat|het|je dat) (je|jou)? ?aan\b|\bhaat (je|jij)\b)
c Ja, ik hou ervan, in goed gezelschap nog meer.
c Heel erg, het is iets waar ik vrolijk van word.
p Ja, met een bijna gênant enthousiasme.
p Meer dan ik met getuigen erbij zou toegeven.
i Ja, maar waarom begreep ik pas na een tijd.
i Op mijn manier, en die manier is het boeiende deel.
b En hou jij ervan?
=would ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(zou|zoudt|zouden) (je|jij|u|ge)\b.{0,60}(\?|$)|\b(zou dat|zou het) (wat )?(voor je|iets voor je|iets zijn)\b.{0,20})
c Ja, met de juiste persoon zei ik meteen ja.
c Ik denk het wel, sommige dingen verdienen een poging.
p Ja, na drie koffie en een peptalk.
p Ik zou het doen en later zeggen dat ik nooit bang was.
i Misschien wel, het hangt af van wie het vraagt.
i Een deel van mij heeft al ja gezegd.
b Zou jij het doen?
=canYou ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(hoe|waarom|wrm|wie|wat|waar|wanneer|welke)\b).*(?:\b(kan|kun|kunt|mag|durf|help|lukt het) (je|jij|u|ge|ik je|ik jou)\b.{0,60}(\?|$)|\bwil (je|jij) (me|mij|even|eens)\b.{0,40}(\?|$)))
c Natuurlijk, ik probeer het graag.
c Ja, je kunt op me rekenen.
p Ja, met artistiek resultaat en weinig garantie.
p In theorie wel, in de praktijk is het leuk om te zien.
i Ik kan het proberen, soms verras ik mezelf.
i Ja, maar hoe kiezen we onderweg.
=howMuch ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(hoeveel|hoe vaak|hoelang|hoe lang|hoe veel|hvl|hoe snel|hoe erg|hoe ver|hoe groot|hoe belangrijk|hoe goed)\b.{0,60}(\?|$))
c Genoeg om er blij van te worden, nooit te veel.
c Meer dan ik dacht, en dat is prima zo.
p Meer dan ik toegeef, minder dan ik zou willen.
p Ik ben de tel kwijt, maar met veel waardigheid.
i Het wisselt met de seizoenen en met wie er bij me is.
i Precies genoeg om bijzonder te blijven.
b Hoe is dat bij jou?
=why ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(waarom|wrm|hoezo|waarvoor|hoe komt het|hoe komt dat|hoe kan dat|om welke reden)\b.{0,60}\?|^(en |maar |ja |nee |oh )*(waarom|wrm|hoezo|hoe komt dat|hoe kan dat)( niet| dan| dat| wel| precies| eigenlijk)*( (vind|denk|heb|ben|doe|zeg|wil|vraag) (je|jij)\b.*)?\W*$)
c Omdat het me het eerlijkst leek.
c Omdat ik sommige dingen op gevoel kies.
p Omdat mijn hoofd nog lunchpauze had.
p Goede vraag, die stel ik mezelf elke maandag.
i Omdat er een klein verhaal achter zit dat op mij lijkt.
i Misschien omdat ik belangrijke dingen iets later begrijp.
b Wat had jij gedacht?
=which ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(mijn|m'n) (favoriet|lieveling)\w*\b[^?]*$).*(?:\b(welke|welk|wat voor|wat is je favoriete|wat is jouw favoriete|wat is je lievelings\w*)\b.{0,60}(\?|$)|\b(favoriete|favoriet|lievelings\w+)\b.{0,25}(\?|$)|\b(heb|wil|kies|ga|doe|eet|zie) (je|jij)\b.{0,10}\b(liever|het liefst)\b.{0,40}(\?|$)|\bliever\b.{0,40}\?))
c Wat me meteen goed doet, zonder lang nadenken.
c Moeilijk er één te kiezen, ik ga altijd voor simpel.
p Ik wissel van favoriet zodra iemand het vraagt.
p Mijn favoriet is wat als eerste op is.
i Er is er een, verbonden aan een dierbaar moment.
i Hangt van mijn bui af, en vandaag wijst die naar iets nieuws.
b En wat is jouw favoriet?
=whoYou ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(wie|met wie|voor wie|van wie|aan wie|bij wie|op wie)\b(?! (weet|zal het)\b).{0,50}\?|^(en |maar )*(met wie|voor wie|van wie|aan wie|op wie|wie)\b.{0,3}\b(woon|ben|is|was|ga|heb|lijk|zie|zijn|mis|bewonder|inspireert|praat)\b.{0,30}$)
c De mensen om wie ik geef, weinig maar goed.
c Iemand die ik vertrouw en die me laat lachen.
p Vooral ik, en soms mijn betere versie.
p Iemand met heel veel geduld, dat merk je meteen.
i Iemand die me veranderde zonder het te merken.
i Wie er echt toe doet maakt meestal weinig lawaai.
b Wie zou dat voor jou zijn?
=whereYou ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(waar|waarheen|waarnaartoe)\b(?! (denk|heb|ben|hou|word|lach) je (aan|over|van|het over)).{0,50}\?|^(en |maar )*(waar|waarheen) (ben|zit|ga|was|hang|sta|lig|heb|kocht|leerde) (je|jij|u|ge)\b.{0,25}$)
c Waar het fijn is en praten geen haast heeft.
c Op een rustige plek, die had ik even nodig.
p Officieel onderweg, in het echt vlak bij de koelkast.
p Waar bereik is en de bank goed zit.
i Ergens dat ik liever in het echt vertel.
i Een beetje hier, en met mijn hoofd elders.
b En waar ben jij?
=howYou ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:^(?!.*\b(hoe (is|gaat|ist|voel|heet|maak|ben|was) (het|ie|t|'t|je|jij|u|alles|dat|met)|hoest|hoe heet|hoe ist|alles goed)\b).*\bhoe\b.{0,60}\?|^(en |maar )*hoe (doe|blijf|houd|maak|word|weet|kook|leer|heb|kan|kun|werkt|leerde|krijg|zie|kom|ga|denk|zou|reageer|merk) (je|jij|u|dat|het)\b.{0,40}$)
c Rustig, stap voor stap en zonder het ingewikkeld te maken.
c Op een simpele manier, op gevoel.
p Improviseren met het gezicht van iemand met een plan.
p Met veel optimisme en een halve handleiding.
i Op mijn manier, meestal is dat de langste weg.
i Meer op instinct dan met methode, en zo kwam ik ver.
b Hoe zou jij het doen?
=howAreYou \b(hoe (is|gaat|ist|voel|maak|was) ?(het|ie|t|'t|je|jij|u|alles|dat|met (je|jou|u))?( nu| eigenlijk| verder| vandaag| met (je|jou)| ermee)*|hoest|hoe ist|hoegaathet|hoe ga je|hoe voel je)\b(?! heet)|^((hey|he|hoi|hoii|hallo|goedemorgen|goedenavond|goeiemorgen|goeiedag|goedemiddag|yo|hee|dag|en)[ ,!.]+){0,2}(alles|gaat (het|alles)|gaat ie|alles oke|alles ok) ?(goed|oke|lekker|ok|prima)?( met je| met jou| daar| verder)?\W*$|\b(alles goed|gaat het)\b.{0,15}\?|\b(goed|prima|lekker|best|ok|oke|gangetje|bedankt|dank je|dankje|moe|druk)\b.{0,12}\b(en )?(met )?(jij|jou|u|zelf)\W*$|\b(ben|voel) (je|jij|u) (je )?(een beetje |weer |nog |wel )*(moe|blij|oke|goed|beter|gelukkig|vrolijk|verdrietig|chagrijnig|ok)\b.{0,10}(\?|$)
c Goed, en jouw bericht maakt mijn dag beter.
c Prima, met zin in iets leuks.
p Goed, ongeveer zeventig procent batterij.
p In vorm, voor iemand die weinig sliep.
i Goed, met een gekke gedachte die rondspookt.
i Rustig, bijna verdacht rustig.
b En hoe gaat het met jou?
=wh ^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\b(wat|wanneer|wnr|waar|waaraan|waarover|waarvan)\b.{0,70}\?|^(en |maar |dus )*wat (doe|heb|ben|vind|maakt|is|wil|zou|zie|mis|denk|geeft|betekent|zeg|was|krijgt|irriteert|ontroert|raakt|inspireert|motiveert|ergert|moet|staat)\b(?! (leuk|lief|mooi|jammer|fijn|gezellig|een|goed|grappig|raar|bijzonder)\b).{0,50}\b(je|jij|jou|jouw|het)\b.{0,40}$)
c De simpele dingen, goed gedaan en met de juiste persoon.
c Wat me laat lachen en in een goed humeur achterlaat.
p Het serieuze antwoord komt na de koffie, het eerlijke is taart.
p Waarschijnlijk iets met eten en een dutje.
i Iets kleins dat anderen meestal niet zien.
i Wat overblijft als het lawaai stopt.
b En wat is het voor jou?
=yesNo ^(?!.*weet je,).*(?:^(?!(ja |nee |maar |en |nou |oh |ok |oke |haha |dus |gisteren |vandaag |vanavond |morgen |net |zelf )*(ik|mijn|m'n|we|wij|het was|het is|heb (?!je|jij|u|ge)\w+|ben (?!je|jij|u|ge|ik)\w+|wat (een|leuk|lief|mooi|jammer|fijn|gezellig|grappig|heerlijk|lekker|naar|erg))\b[^?]*$).*(?:\?|^(en |maar |dus |ook |of )*(ben|bent|heb|hebt|wil|wilt|ga|gaat|doe|geloof|denk|kom|zie|weet|woon|werk|gebruik|rij|rijd|voel|vertrouw|herinner|slaap|eet|mis|speel|kijk|maak|vraag|lach|huil|droom|was|had|mag|bent) (je|jij|u|ge|ik)\b.{0,60}$))
c Ja, ik zou zeggen van wel.
c Ja, en leuk dat je het vraagt.
p Ja, met mijn gebruikelijke twijfelachtige elegantie.
p Ik denk het wel, mijn advocaat had liever dat ik zweeg.
i Ja, al is de volledige versie boeiender.
i In zekere zin wel, met een eigen randje.
b Hoe zit dat bij jou?
=told.goodNews \b(geslaagd|(ik heb|heb) .{0,20}(gehaald|gewonnen|gekregen|de baan|promotie|mijn rijbewijs|aangenomen)|aangenomen|(ik ben|ben) (geslaagd|aangenomen|bevorderd|afgestudeerd|zo blij|heel blij|super blij|superblij|dolblij|gelukkig|de koning te rijk|door)|(goed|leuk|mooi|fantastisch|geweldig|groot) nieuws|het is gelukt|gelukt|promotie|afgestudeerd|nieuwe baan|huis gekocht|(mooie|fantastische|geweldige|super|topdag) (dag|week) gehad|topdag|ging (super ?goed|geweldig|heel goed))\b
c Wat een goed nieuws, ik ben echt blij voor je.
c Gefeliciteerd, dat heb je helemaal verdiend.
p Ik open meteen iets, al is het bruiswater.
p Ik vier het alvast in de keuken, met dansje erbij.
i Zulk nieuws heeft een heel eigen licht.
i Ik hou ervan als goede dingen de goede mensen vinden.
C Hoe ga je het vieren?
P Wie hoorde jouw gejuich als eerste?
I Wat voelde je toen je het hoorde?
=told.badDay \b((rot|kut|klote|baal|slechte|vreselijke|zware|moeilijke|nare|waardeloze|verschrikkelijke|beroerde|stomme|drama) ?(dag|week|dagje|periode|avond|nacht|tijd|nieuws)|(dag|week) (was|is) (echt |zo |heel )?(zwaar|klote|kut|vreselijk|verschrikkelijk|slecht|stom|waardeloos)|rotdag|kutdag|klotedag|baaldag|(ik ben|ben|voel me|ik voel me|voelde me) (zo |echt |een beetje |heel |erg |best )*(verdrietig|down|boos|gestrest|gestresst|somber|klote|kut|rot|chagrijnig|teleurgesteld|overstuur|gefrustreerd|niet lekker in mijn vel)|gehuild|huilen|alles gaat mis|alles ging mis|alles zit tegen|ruzie|ontslagen|ik trek het niet|ben er klaar mee|niet mijn dag)\b
c Wat naar, hopelijk is de avond liever voor je.
c Dat klinkt zwaar, ik lees graag mee als je wilt luchten.
p Ik stuur een knuffel en een illegale hoeveelheid chocola.
p Ik stel voor die dag uit de kalender te schrappen.
i Scheve dagen maken soms ruimte voor iets goeds.
i Sommige dagen begrijp je pas als ze voorbij zijn.
C Wil je vertellen wat er gebeurd is?
P Heb je meer aan ijs of aan lachen?
I Wat zou je nu goed doen?
=told.tired \b((ik ben|ben|voel me|was) (zo |echt |heel |super |best |een beetje |erg |nog |helemaal |zoo+ )*(moe|doodmoe|kapot|uitgeput|gesloopt|op\W*$|slaperig|afgepeigerd|supermoe|bekaf|gaar|brak|total loss)|doodmoe|bekaf|(slecht|weinig|niet|nauwelijks|amper|kort) geslapen|(ik ga|ga) (zo |nu |lekker |maar |vroeg )*(slapen|naar bed|mijn bed in|pitten|maffen)|mijn ogen vallen|val om van de slaap|geen energie|slaap te weinig|zo moe|zin in mijn bed)\b
c Rust goed uit, dat heb je verdiend.
c Dan vanavond alleen comfortabele dingen en geen zorgen.
p De bank wacht op je, dat zegt een expert.
p Je mag wat van mijn luiheid lenen, ik heb genoeg.
i Moeheid vertelt soms wat we echt meedragen.
i Op sommige avonden is stilte het mooiste cadeau.
C Wat heeft je zo moe gemaakt?
P Hoe vaak heb je vandaag gesnoozed?
I Waar laad jij echt van op?
=told.ill \b((ik ben|ben|voel me|lig|ik heb|heb|met|weer|word) (zo |echt |heel |best |een beetje |erg |al |ook |flink |weer |wat )*(ziek|verkouden|grieperig|griep|de griep|koorts|hoofdpijn|keelpijn|buikpijn|migraine|rugpijn|kiespijn|een verkoudheid|corona|niet lekker|misselijk|beroerd|ziekjes|snipverkouden|hoest|oorpijn|spierpijn|menstruatiepijn)|ziek in bed|niet lekker|(het|naar het|in het) ziekenhuis|bij de dokter|huisarts|voel me (niet goed|slecht|beroerd)|mijn (enkel|been|arm|voet|pols) (gebroken|verstuikt)|gebroken (enkel|been|arm|voet))\b
c Wat vervelend, doe rustig aan en neem de tijd.
c Beterschap, een deken en warme thee zijn verplicht.
p Ik stuur denkbeeldige soep, met veel inzet gekookt.
p Desnoods lees ik de bijsluiter voor met mijn toneelstem.
i Als het lichaam stopt, heeft het meestal zijn redenen.
i Als je ziek bent, weet je pas wat een warme kop waard is.
C Heb je alles wat je nodig hebt?
P Ben je al in de seriefase of de klaagfase?
I Wat troost jou als je je niet goed voelt?
=told.work \b((op|van|naar|aan|mijn|druk|klaar met|veel|met) (het |mijn |de )?werk|werken|gewerkt|werkdag|ik werk|thuiswerken|vergadering\w*|overleg|meetings?|kantoor|mijn baas|collega'?s?|klanten|deadline|deadlines|overuren|dienst|nachtdienst|late dienst|vroege dienst|shift|sollicitatie|studeren|leren voor|tentamens?)\b
c Klinkt als een volle dag, hopelijk eindigt hij licht.
c Ik snap het, hopelijk ziet iemand wat je allemaal doet.
p Vergaderingen hou ik alleen vol met koekjes.
p Vrijdag hoort op dinsdag, dat zeg ik al jaren.
i Hoe iemand over werk praat zegt veel over die persoon.
i Ik vraag me af wat we deden met een vrije middag extra.
C Wat vind je het leukst aan je werk?
P Hoeveel koffie was er vandaag nodig?
I Is dit waar je van droomde?
=told.family \b((mijn|m'n|mn|onze) (kleine |oudste |jongste |lieve )?(moeder|mama|vader|papa|ouders|zus|zusje|broer|broertje|oma|opa|tante|oom|nicht|nichtje|neef|neefje|familie|gezin|zoon|zoontje|dochter|dochtertje|kinderen|kids|kind|schoonzus|tweeling|kleintje)|bij (mijn )?(ouders|familie|oma)|familiedag|familieweekend|de kinderen|de kids|familie)\b
c Wat fijn, je hoort hoeveel je om ze geeft.
c Familie die van elkaar houdt is een groot geluk.
p Familiefeesten verdienen een sportcommentator.
p Moeders weten alles, proberen heeft geen zin.
i Hoe iemand over de zijnen praat zegt heel veel.
i Sommige liefde herken je aan de toon.
C Op wie in je familie lijk je het meest?
P Wie is de grappigste van de familie?
I Wat heb jij van ze meegekregen?
=told.animals \b((mijn|m'n|mn|de|een|onze|twee|drie|met de|het) (kleine |lieve |gekke )?(hond|honden|hondje|kat|katten|katje|poes|poezen|kater|puppy|pup|kitten|kittens|konijn|konijntje|paard|hamster|papegaai|schildpad|goudvis|cavia|labrador|teckel|beestje)|dierenarts|hond uitlaten|hondenwandeling|huisdier)\b
c Wat schattig, dieren maken me meteen vrolijk.
c Heerlijk, geef het beestje een aai van mij.
p Ik vermoed wie daar thuis de baas is, en terecht.
p Mijn enthousiasme over dieren is weinig volwassen.
i Dieren begrijpen mensen eerder dan woorden.
i Ik mag mensen die met dieren praten als met een vriend.
C Wat voor karakter heeft het?
P Wie is er thuis echt de baas?
I Wat begrijpt het van jou dat anderen niet zien?
=told.food ^(?!.*\b(gemorst|omgegooid|laten vallen|verbrand|geknoeid|aangebrand|gevallen)\b).*(?:\b((aan het|ga|lekker|net|zit te|ben aan het|heb) (\w+ )?(eten|koken|bakken|gegeten|gekookt|gebakken|lunchen|dineren|ontbijten|besteld|snacken)|gekookt|gebakken|sushi|pizza|pasta|lasagne|taart|appeltaart|cake|koekjes|ijsje|chocola|chocolade|friet|frietjes|patat|stamppot|curry|ontbijt|lunch|avondeten|diner|restaurant|koffie|honger|trek in|soep|pannenkoeken|bitterballen|croissant)\b)
c Ik krijg er honger van, dat klinkt heerlijk.
c Goede keuze, met lekker eten krijg je iedereen mee.
p Mijn maag vroeg net naar je adres.
p Nu kijk ik wat verdrietig naar mijn boterham.
i Een goed gerecht zegt altijd iets over wie het kiest.
i Smaken bewaren herinneringen beter dan foto's.
C Welk gerecht lukt jou het best?
P Was er een tweede ronde of meteen een derde?
I Welke smaak brengt je terug naar vroeger?
=told.trip \b((op|met|naar|net terug van|terug van|zin in|mijn|onze|volgende) (de )?(vakantie|reis|wereldreis|stedentrip|schiphol|vliegveld|het vliegveld|weekendje weg)|(ik ben|ben|ik ga|ga|we gaan|vlieg|ik zit|zit|vertrek|was|ik was) .{0,15}(spanje|italie|frankrijk|griekenland|portugal|parijs|londen|barcelona|rome|lissabon|bali|thailand|new york|ibiza|texel|buitenland|ardennen|vliegtuig|camping|roadtrip)|(reis|vakantie|vlucht|tickets?) (geboekt|gepland)|geboekt|koffer|inpakken|vakantie|op reis)\b
c Wat heerlijk, geniet van elk moment.
c Mooi, reizen zet veel dingen weer op hun plek.
p Ik reis van de bank naar de koelkast, het uitzicht is redelijk.
p Als er plek is in de koffer, ik vouw goed.
i De mooiste reizen beginnen als je verkeerd afslaat.
i Van een plek blijft mij de geur bij, meer dan de foto's.
C Wat vond je tot nu toe het leukst?
P Hoeveel nutteloze spullen gingen er mee?
I Wat neem je mee van die plek?
=told.friendsParty \b((met|bij|mijn|een|wat|paar|m'n) (een |mijn |wat |paar |mn |m'n |de )*(vriendinnen|vrienden|vriendin|vriend|vriendengroep|beste vriendin|meiden|maatjes|vriendinnetjes)|feest|feestje|verjaardag|bruiloft|vrijgezellenfeest|stappen|uitgeweest|uit geweest|club|borrel|borrelen|kroeg|kater|festival|uitgaan|dansen geweest|proosten|carnaval|koningsdag)\b
c Leuk, avonden met de juiste mensen doen goed.
c Klinkt fijn, geniet ook een beetje voor mij.
p Op feestjes bewaak ik serieus de tafel met hapjes.
p Op dat uur ben ik meestal in gesprek met mijn kussen.
i De beste avonden waren nooit de geplande.
i Vrienden die je kiest zeggen veel over wie je bent.
C Hoe was de avond?
P Wie maakte de onvergetelijkste blunder?
I Bij wie ben jij het meest jezelf?
=told.sport \b((naar|van|uit|in|net terug van) (de |het )?(sportschool|gym|fitness|training|yoga|sporten|zwembad|yogales|pilates|boksen|wedstrijd|hardlopen|padel|tennis)|gesport|hardgelopen|gerend|gezwommen|getraind|gefietst|geyogad|sporten|hardlopen|yoga|pilates|crossfit|ik (sport|train|ren|zwem|tennis|hockey|voetbal|boks)|marathon|halve marathon|padel|wielrennen|boulderen|kilometer gelopen|rondje gelopen)\b
c Goed volgehouden, daarna voel je je altijd beter.
c Mooi, bewegen ruimt ook gedachten op.
p Ik word al moe van lezen, maar vol bewondering.
p Mijn sportschool denkt alleen aan me op betaaldag.
i Gekozen vermoeidheid heeft een eigen smaak.
i Ik bewonder wie tijd maakt voor wat goed doet.
C Hoe lang vind je dat al leuk?
P Hoe erg is de spierpijn morgen?
I Waar denk je aan tijdens het sporten?
=told.music \b((aan het|naar|ik|net) (\w+ )?(luisteren|luister|geluisterd|zingen)|muziek|liedje|nummer|playlist|spotify|concert|optreden|ik (zing|speel (gitaar|piano|viool|drums|muziek))|gitaar|piano|album|zangeres|artiest|hou van (jazz|rock|techno|zingen|house|pop))\b
c Goede keuze, muziek verandert de kleur van een dag.
c Klinkt goed, nu wil ik het ook horen.
p Ik zing alles mee, met zelf verzonnen tekst.
p In mijn keuken was het concert al begonnen.
i Muziek zegt over ons wat we zelf niet zeggen.
i Sommige noten brengen je meteen naar een plek.
C Welk nummer luister je nu het meest?
P Wat zing je stiekem mee?
I Is er een nummer dat je terugbrengt?
=told.film \b((aan het|ik|ga|net|zit|gisteren) (\w+ )?(netflixen|bingen|serie kijken|film kijken|serie|lezen)|film|serie|series|netflix|videoland|aflevering|afleveringen|seizoen|documentaire|bioscoop|bios|boek|ik lees|gelezen|roman)\b
c Goed idee, een mooi verhaal is altijd gezelschap.
c Nu ben ik benieuwd, die gaat op mijn lijst.
p Ik val bij de begintitels in slaap, wel geboeid.
p Ik zeg altijd één aflevering en dan kraait de haan.
i De verhalen die we kiezen praten een beetje over ons.
i Ik hou van die na het einde in je hoofd doorgaan.
C Zou je hem aanraden?
P Hoeveel zakdoekjes vraagt het einde?
I Welke scène bleef bij jou hangen?
=told.weather \b(regen|regent|geregend|regenachtig|sneeuw|sneeuwt|hagel|onweer|storm|stormt|(wat|zo|lekker|mooi|slecht|dit|rot|kut|rotweer|heerlijk) ?(een )?(weer|weertje|zonnetje|hitte|kou)|zonnetje|de zon schijnt|zon|(het is|is het|wat is het|zo) (zo |echt |heel |hier |super |veel te |best )*(koud|warm|heet|grijs|benauwd|guur)|ijskoud|bloedheet|graden|hittegolf|vriest|mist|windkracht|waait)\b
c Dan past er iets bij, warme chocolademelk of juist ijs.
c Het weer doet maar, wij maken er iets van.
p De weersverwachting en ik praten al een tijd niet meer.
p Ik ga altijd gekleed voor het verkeerde seizoen de deur uit.
i Bij sommige luchten wil je eerlijke dingen zeggen.
i Het weer doet meer met ons humeur dan we toegeven.
C Wat is jouw favoriete seizoen?
P Deken en bank of moed en naar buiten?
I In welke bui brengt deze lucht je?
=told.mishap \b((gemorst|omgegooid|laten vallen|geknoeid|gevallen|gestruikeld|uitgegleden|verbrand|aangebrand|buitengesloten|verslapen|kwijt|kwijtgeraakt|bus gemist|trein gemist|vlucht gemist)|sleutels (vergeten|kwijt)|(iets|iemand) (stoms|doms|verkeerds)|verkeerde (persoon|trein|bus|app)|blunder|wat een (blunder|afgang|pech)|schaamde me|(zo|super|heel) (genant|beschamend)|genant|ik ben zo'n (kluns|sukkel)|zo onhandig|kluns|je gelooft (het |dit )?(nooit|niet)|geloof je nooit|overkomt mij weer|is me iets overkomen)\b
c Overkomt iedereen, hopelijk kon je er zelf om lachen.
c Wat een avontuur, het is nu al een goed verhaal.
p Ik herken het, ik struikel zelfs als ik stilsta.
p Voor kleine rampen heb ik een klantenkaart.
i De mooiste verhalen beginnen met een klein ongeluk.
i Sommige blunders zijn over een jaar goud waard.
C En hoe liep het af?
P Waren er ook getuigen bij?
I Wat was je eerste gedachte?
=told.newHere \b((ik ben|ben|zit) (hier )?(nog )?(nieuw|net (begonnen|nieuw|lid|aangemeld)|pas (net )?(hier|begonnen|op)|sinds (gisteren|vandaag|kort))( hier)?|nieuw (hier|op|in|met)|net (begonnen|aangemeld|gedownload|geinstalleerd|lid geworden)|(eerste keer|eerste dag|eerste match|eerste chat|eerste gesprek).{0,20}|weet (nog )?niet (goed |zo goed |precies )?hoe (het|dit|deze|alles)|sinds (gisteren|vandaag|kort) (hier|op)|nooit eerder (zo'n|een) (app|datingapp))\b
c Dan een fijn begin, en doe het op je eigen tempo.
c Leuk om bij de eerste gesprekken te horen.
p Ik druk ook maar wat knoppen in, wel vastberaden.
p Een handleiding bestaat niet, iedereen improviseert.
i Een begin heeft altijd iets magisch.
i Ik ben benieuwd wat jou met frisse ogen opvalt.
C Wat vind je er tot nu toe van?
P Wat was het gekste profiel tot nu toe?
I Waarom wilde je het juist nu proberen?
=told.appTired \b((moe|zat|klaar|beu|gefrustreerd|teleurgesteld|genoeg) (van|met|op) .{0,15}(apps?|tinder|bumble|daten|datingapps?|swipen|gesprekken|hier)|(apps?|tinder|bumble|datingapps?|swipen|daten|dit) .{0,8}(zat|beu|moe|zo moe)|(verwijder\w*|stop\w*|ga weg|weggooien|delete\w*|verwijderen) .{0,15}(app|tinder|bumble|profiel|account|hiermee|ermee)|(app|tinder|bumble|account|profiel) (maar |weer )?(verwijderen|weggooien|deleten)|(hier|tinder|app|apps) .{0,15}(hetzelfde|tijdverspilling|alleen maar|niemand (antwoordt|serieus)|saai|oppervlakkig)|(altijd|steeds|elke keer) (dezelfde|het zelfde|hetzelfde) (gesprekken|vragen|praatjes|gesprek)?|(kom|zit) hier (bijna nooit|weinig|zelden|niet vaak))\b
c Ik snap je, daarom praat ik liever zoals in het echt.
c Begrijpelijk, hier tellen weinig maar goede gesprekken.
p Zelfs mijn duim heeft vakantie aangevraagd.
p Na de tiende hoi hoe gaat het klink ik als een antwoordapparaat.
i Misschien komen goede dingen als je stopt met zoeken.
i Eén eerlijk gesprek verandert de smaak van de rest.
C Wat vermoeide je het meest?
P Wat was het gekste bericht dat je kreeg?
I Wat zou je van mening doen veranderen?
=told.thanks \b(dank je|dankjewel|dank u|dankje|dankuwel|bedankt|thanks|thx|merci|tnx|wat (lief|aardig|attent|leuk|schattig|mooi|galant|een (lief|mooi) compliment)( van je| gezegd)?|(je bent|jij bent|ben jij|bent) (zo |echt |heel |erg |wel |best |een )*(lief|aardig|grappig|leuk|schatje|attent|schat|lieverd|interessant|knap|charmant|leuke man|leuke vent|goed bezig)|lief van je|aardig van je|leuk om (met je te|je te)|vind het (leuk|fijn|gezellig) (om )?(met je|met jou)|ik vind je (leuk|aardig|grappig|lief)|gezellig met (je|jou))\b
c Daar word ik blij van, en ik meen het.
c Graag gedaan, bij jou gaat dat vanzelf.
p Nu bloos ik, gelukkig ziet het scherm dat niet.
p Ik print het en hang het op de koelkast.
i Vriendelijke woorden blijven bij mij langer hangen dan andere.
i Ik hou van wat jouw berichten met me doen.
C Hoe gaat je dag verder?
P Mag ik dit bericht inlijsten?
I Waar moest je vandaag om glimlachen?
=told.yesPlan \b((ja|oke|ok|goed|prima|leuk|gezellig|graag|zeker|top|deal|perfect|heel graag|tuurlijk|natuurlijk|is goed|afgesproken|lijkt me)\b.{0,30}\b(graag|leuk|gezellig|tot (morgen|zaterdag|vrijdag|zondag|dan|straks|woensdag|donderdag|dinsdag|maandag)|afgesproken|is goed|prima|lijkt me|doen we|zin in|komt goed|past|top|deal|perfect|ik doe mee|kan ik|kom ik)|tot (morgen|zaterdag|vrijdag|zondag|dan|straks|woensdag|donderdag|dinsdag|maandag)|lijkt me (leuk|gezellig|fijn|goed|wel wat|heel leuk|een goed idee|super)|afgesproken|(ik heb|heb) er (nu al |al |veel )?zin in|ik kijk ernaar uit|kijk er naar uit|doen we)\b|^(ja |oke |ok |heel |nou )?(graag|leuk|gezellig|is goed|prima|deal|top|perfect|zeker|zeker weten|tuurlijk|natuurlijk|doe ik|goed plan|goed idee|leuk idee|ok|oke|ja leuk|ja hoor|komt goed)\W*$
c Perfect, daar ben ik echt blij mee.
c Mooi, dan is het geregeld en ik heb er zin in.
p Geweldig, ik ga voor het eerst iets strijken.
p Staat in mijn agenda, in rood en met sterretjes.
i Ik heb het gevoel dat het een mooie verrassing wordt.
i Fijn om iets leuks in het vooruitzicht te hebben.
C Zullen we het de dag ervoor even bevestigen?
P Bereid ik grappen voor of improviseer ik?
I Waar ben je het meest benieuwd naar?
=told.laugh \b((ha|he|hi|ah|hah){2,}\w*|ahah\w*|haha\w*|hihi\w*|hehe\w*|lol|lmao|rofl|ik lig dubbel|lig dubbel|ik moet (zo )?lachen|moest (zo |hard |echt )?lachen|je maakt me aan het lachen|ik ga stuk|ga stuk|(zo|echt|heel) grappig|hilarisch|schaterlach|in een deuk)\b|😂|🤣
c Leuk om je te laten lachen, ik ga door.
c Mooi, één lach per dag is mijn doel.
p Ik zet het op mijn cv, onder recente successen.
p Gul publiek, morgen sta ik weer op het podium.
i Om dezelfde dingen lachen zegt al veel.
i Sommige lachjes hoor je zelfs door het scherm.
i Ik ben benieuwd hoe dat klinkt, zonder scherm ertussen.
C Waar moet jij meestal om lachen?
P Hoe slecht was de grap, van een tot tien?
I Met wie lach jij het meest?
I Wanneer heb je voor het laatst gelachen tot het pijn deed?
`;
