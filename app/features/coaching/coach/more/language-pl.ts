/** What is asked and told in Polish: '=kind expression', first met first, then rows as in content/asked-about-him.ts. The text is folded before. */
export const PL = String.raw`
=howDidItGo \bjak (ci |tam |wam |ten |to |twoj |twoja )*(poszlo|poszla|poszedl|poszly|wypadl\w*|bylo|byla|byl|minal|minela|udal\w*|wyszlo|wyszla).{0,30}\b(egzamin\w*|rozmow\w*|test\w*|kolokwium|kolos\w*|obron\w*|prezentacj\w*|spotkani\w*|mecz\w*|zawod\w*|bieg\w*|maraton\w*|przeprowadzk\w*|lekarz\w*|dentyst\w*|sprawdzian\w*|prac[aeiy] dyplom\w*|wystep\w*|jazd\w*|prawk\w*)\b|\bjak (tam )?(po |na )?(twoj |twoja |ten |ta |tym |tej )?(egzamin\w*|rozmow\w*|kolokwium|kolos\w*|obron\w*|prezentacj\w*|mecz\w*|zawod\w*|maraton\w*|przeprowadzk\w*|wizyt\w*)\b|\b(egzamin\w*|rozmow\w*|prezentacj\w*|obron\w*|mecz\w*|kolokwium)\b.{0,20}\bjak (ci )?(poszl\w*|poszedl|bylo|wypadl\w*)\b|\b(zdales|zaliczyles|obroniles sie|dostales (te |ta )?prace|wygrales|wygraliscie)\b|^\W*(no |i |a |hej |wiec ){0,3}jak (ci |tam |to |wszystko )*(poszlo|wyszlo|wypadlo)( w koncu| dzisiaj| dzis)?\W*$
c Lepiej niż myślałem, dzięki, że pamiętasz.
c Chyba dobrze, w końcu mogę spokojnie odetchnąć.
p Przeżyłem, więc oficjalnie uznaję to za sukces.
p Dobrze, chociaż moje kolana miały na ten temat inne zdanie.
i Lepiej niż się zapowiadało, a najlepsze opowiem na żywo.
i Dowiedziałem się przy okazji czegoś nowego o sobie.
b A jak tobie mija tydzień?
=howWasDay ^(?!\W*(mam nadzieje|ciesze sie|licze)\b(?!.*\?)).*(?:\bjak (tam |ci |tobie |wam )*(minal|mija|minela|minelo|minely|uplywa|uplynal|leci|idzie|byl|bylo|byla|spedziles|zleci\w*|zlecial\w*|zapowiada sie)( ci| tobie| ten| twoj| caly| dalej| dzisiejszy| w)*.{0,12}\b(dzien|dnia|weekend\w*|tydzien|prac\w*|robot\w*|wieczor|poranek|noc|poniedzialek|wtorek|sroda|czwartek|piatek|sobota|niedziela|majowka|urlop|wakacje|swieta|dzis|dzisiaj|wczoraj)\b|\bjak (tam )?(twoj |dzisiejszy |ten |dzis |dzisiaj |po |w )*(dzien|dniu|weekend|weekendzie|tydzien|pracy|robocie|wieczor|poranek|poniedzialek|piatek|sobota|niedziela|urlop|urlopie)\b\W*($|\?|dzis\w*|u ciebie|minal)|\b(dzien|weekend|tydzien|wieczor) jak (ci )?(minal|mija|bylo)\b|\bco (dzis |dzisiaj |wczoraj |fajnego |ciekawego |dobrego )*(robiles|porabiales|zrobiles)\b(?!.{0,30}\b(zycie|zyciu|zanim|gdy|kiedy)\b)|\b(miales|masz) (dzis |dzisiaj )?(dobry|udany|fajny|ciezki|mily|spokojny) (dzien|weekend|tydzien)\b|\b(duzo|sporo|ciezko|zapierdziel|mlyn) (dzis |dzisiaj )?(pracy|roboty|w pracy)( dzis| dzisiaj)?\W*\?|\b(ciezki|dlugi|spokojny|udany|dobry) (dzien|weekend|tydzien)\W*\?|\bwyspales sie\b|\bjak (ci )?sie spalo\b|\bjak spales\b)
c Całkiem pełny, ale robi się lepiej, odkąd cię czytam.
c Ogólnie dobrze, z kilkoma momentami wartymi zapamiętania.
p Dzień przetrwał i ja też, więc remis.
p Produktywnie, jeśli liczy się poważne patrzenie w kawę.
i Wolniej niż zwykle i chyba właśnie tego potrzebowałem.
i Zwyczajnie, dopóki nie wpadła mi do głowy pewna myśl.
b A jak u ciebie?
b Co było najlepsze w twoim dniu?
=wyd ^(?!.*\b(weekend\w*|poniedzialek|wtorek|srode|czwartek|piatek|sobote|niedziele|jutro|wieczorem|pozniej|potem|po pracy|zyciu|zycia|wolnym|wolnej|wolnego|relaks\w*|zawodowo|swieta|wakacje|urlop|lato|sylwestra|zazwyczaj|zwykle|na co dzien|przyjemnosci|gdyby\w*|jak cie|tutaj|na tinderze|w aplikacji|ze mna|nudzi\w*|gdy|jesli|kiedy)\b).*\b(co|co tam|co teraz|co ty|co dzis|co dzisiaj|co wlasnie|co ciekawego|co dobrego|co fajnego|co tam ciekawego) (tam |teraz |wlasnie |ty |dzis |dzisiaj |fajnego |ciekawego |dobrego |aktualnie )*(robisz|porabiasz|robicie|wyprawiasz|czynisz|kombinujesz)\b|^(?!.*\b(weekend\w*|jutro|sobote|piatek|niedziele|wieczorem|zazwyczaj|zwykle|zdalnie)\b).*\b(jestes|siedzisz|lezysz|dalej|nadal|ciagle|jeszcze) (jeszcze |teraz |nadal |dalej |juz |dzis |ciagle )*(w domu|w pracy|w robocie|w biurze|w lozku|na kanapie|zajety|pracujesz|nie spisz|spisz|na miescie)\b.{0,12}(\?|$)|^\W*(a |ty |hej ){0,3}(nie spisz|spisz|czemu nie spisz|co porabiasz|pracujesz teraz|zajety)( jeszcze| teraz| juz)?\W*\??$
c Robię sobie przerwę i z przyjemnością piszę do ciebie.
c Nic szczególnego, więc twoja wiadomość trafia idealnie.
p Udaję bardzo zajętego i idzie mi całkiem nieźle.
p Trenuję z kanapą, jesteśmy już zgranym zespołem.
i Właśnie myślałem, co sprawia, że zwykły dzień jest dobry.
i Słucham ciszy, dziś ma wyjątkowo dużo do powiedzenia.
b A ty co porabiasz?
=weekendPlans \bco (tam |ty |fajnego |ciekawego |dobrego )*(robisz|porabiasz|bedziesz robic|bedziesz robil|zamierzasz|planujesz|chcesz robic|masz w planach).{0,25}\b(weekend\w*|sobote|niedziele|piatek|czwartek|jutro|wieczorem|wieczor|pozniej|potem|po pracy|popoludniu|majowk\w*|dlugi weekend|tym tygodniu)\b|\b(plan|plany|planow|planujesz|zaplanowan\w*|w planach)\b.{0,25}\b(weekend\w*|sobote|niedziele|piatek|czwartek|jutro|wieczor|wieczorem|dzis|dzisiaj|tydzien|majowke|reszte dnia)\b|\b(weekend\w*|sobote|niedziele|piatek|jutro|dzis|dzisiaj|wieczor|wieczorem)\b.{0,12}\b(co robisz|co planujesz|masz (jakies )?plany|masz cos w planach|jakie plany|jakies plany|wychodzisz)\b|^\W*(a |i |hej |masz |jakie |jakies ){0,3}plany( masz| jakies| jakie)?\W*$|\b(wychodzisz|idziesz) gdzies (dzis|dzisiaj|wieczorem|jutro|w (weekend|sobote|piatek))\b|\bco bedziesz (dzis |dzisiaj |jutro )?robi[cl]\b
c Chcę mało pośpiechu, dobre towarzystwo i coś pysznego.
c Na razie mam miejsce na dobry pomysł, twój też.
p Mam wielkie plany, pierwszy to spanie bez budzika.
p Poważny pojedynek z kanapą, na razie to ona prowadzi.
i Lubię zostawić trochę miejsca, gdyby zdarzyło się coś dobrego.
i Połowę planu mam, druga niech mnie zaskoczy.
b A ty co planujesz?
b Co zrobiłoby ci dobry weekend?
=whenSuits ^(?!.*\bkiedy (sie urodziles|miales|masz urodziny|ostatnio|ostatni raz|zaczales|byles|skonczyles|sie rozstal\w*)).*\b(kiedy|o ktorej|ktorego dnia|jaki dzien|w jaki dzien|ktory dzien|w ktory dzien|jaki termin|na ktora|na kiedy|o jakiej (porze|godzinie))\b.{0,25}\b(ci pasuje|pasuje ci|pasuje|ci odpowiada|ci pasowalo|pasowaloby|mozesz|moglbys|masz czas|masz chwile|mialbys czas|chcesz|chcialbys|sie (spotkamy|widzimy|zobaczymy|umawiamy)|spotykamy sie|widzimy sie|umawiamy sie|spotkamy sie|zobaczymy sie|spotkac|wyjdziemy|idziemy|jestes wolny|wolisz|proponujesz|mnie zaprosisz|mnie zabierasz|zapraszasz|dasz rade|bylbys)\b|^\W*(a |ok |okej |no |to |dobra |dobrze |super |ale |wiec |swietnie ){0,4}(kiedy|o ktorej|na ktora|na kiedy|w jaki dzien|ktory dzien|jaki dzien|ktorego dnia|o ktorej godzinie|tak o ktorej)( mniej wiecej| dokladnie| konkretnie| wlasciwie)?\W*$|\b(spotkamy sie|widzimy sie|spotykamy sie|umawiamy sie) (kiedy|o ktorej|na ktora)\b|\bpodaj (jakis )?(termin|dzien|godzine)\b
c Wieczorem w tygodniu mi pasuje, dzień wybierz ty.
c Im szybciej, tym lepiej, napisz, który dzień ci pasuje.
p Mój kalendarz grzecznie się rozstąpi, gdy podasz dzień.
p Każda godzina, która nie wymaga heroicznej pobudki.
i Lubię tę porę, kiedy dzień już trochę zwalnia.
i Wieczór bez zegarka byłby idealny, powiedz tylko który.
b Który dzień ci najbardziej pasuje?
=dayOk (?<!.)(?!.*\b(mi|mnie) (jutro )?(pasuje|odpowiada)|.*\b(pasuje|odpowiada) mi\b)(?:.*(?:\b(pasuje|pasowal\w*|odpowiada|mozesz|moglbys|mozemy|masz czas|masz wolne|jestes wolny|dasz rade|moze|moze byc|co powiesz na|a moze|spotkamy sie|widzimy sie|zobaczymy sie|umawiamy sie|lepiej|jak stoisz z czasem|czy)\b.{0,25}\b(poniedzialek|wtorek|sroda|srode|czwartek|piatek|sobota|sobote|niedziela|niedziele|dzis|dzisiaj|jutro|pojutrze|wieczorem|w weekend|weekend|przyszly tydzien|przyszlym tygodniu|o \d+|\d+[:.]\d\d|kolo \d+|na \d+|o (pierwszej|drugiej|trzeciej|czwartej|piatej|szostej|siodmej|osmej|dziewiatej|dziesiatej|dwudziestej|osiemnastej|dziewietnastej|siedemnastej))\b(?!.{0,25}\b(robisz|planujesz|kaw\w*|drink\w*|spacer\w*|kino|kolacj\w*|zadzwon\w*|pogadac)\b).{0,30}(\?|$)|(?<!.)\W*(a |to |ok |no |moze |wiec ){0,3}(w |we |o |kolo |okolo )?(poniedzialek|wtorek|srode|sroda|czwartek|piatek|sobote|sobota|niedziele|niedziela|jutro|pojutrze|\d{1,2}([:.]\d\d)?|osmej|siodmej|szostej|dziewiatej)( wieczorem| rano| po poludniu| o \d+)?( (ci )?pasuje( ci)?| moze byc| ok| ci odpowiada| dasz rade)?\W*\?|\b(poniedzialek|wtorek|sroda|czwartek|piatek|sobota|niedziela|jutro|\d{1,2})\b.{0,15}\b(ci )?(pasuje|odpowiada|moze byc|bedzie ok)\b.{0,10}(\?|$)))
c Pasuje mi, zapisuję to sobie z przyjemnością.
c Tak, to dobry termin, już się cieszę.
p Pasuje, moja kanapa jakoś przeżyje tę rozłąkę.
p Mój kalendarz właśnie się uśmiechnął, więc tak.
i Pasuje, a ten dzień od razu wygląda ciekawiej.
i Tak, i mam już pewien pomysł na ten czas.
b O której ci wygodnie?
=wherePlace \bgdzie (dokladnie |wlasciwie |konkretnie )?(sie |mozemy sie |moglibysmy sie |bysmy sie |chcesz sie |chcialbys sie |proponujesz |idziemy|pojdziemy|mnie zabier\w+|mnie zaprasz\w+|mnie zaprosisz|chcesz (isc|pojsc)|chcialbys (isc|pojsc)|wyjdziemy|spotkanie|widzimy sie|spotykamy sie|wolisz sie|najlepiej)(.{0,30})\b|\b(w jakim|jakie|ktore|do jakiego|jaka|do jakiej|w jakiej|masz jakies|masz jakas) (miejsce|miejscu|miejsca|knajpe|knajpie|knajpa|kawiarnie|kawiarnia|kawiarni|restauracje|restauracja|restauracji|lokal|bar|baru)\b.{0,40}(\?|$)|\b(spotykamy|widzimy|spotkamy|umawiamy) sie .{0,20}\bgdzie\b|\b(znasz|polecasz|masz|zaproponujesz|wybierzesz|wybierasz) (jakies |jakas |jakis |fajne |fajna |dobre |dobra )+(miejsce|knajpe|kawiarnie|restauracje|lokal|bar|miejscowke)\b|^\W*(a |ok |no |to |dobra |super |ale ){0,4}(gdzie|w jakim miejscu)( dokladnie| konkretnie| wlasciwie)?\W*$
c Spokojna kawiarnia w centrum, gdzie dobrze się rozmawia.
c Wybierzmy miejsce wygodne dla nas obojga, najlepiej w połowie drogi.
p Tam, gdzie mają ciasto, to mój jedyny warunek.
p Wszędzie, gdzie moja orientacja w terenie da sobie radę.
i Lubię miejsca, w których nie słychać zegara.
i Gdzieś, gdzie można zacząć kawą i skończyć spacerem.
b Masz jakieś ulubione miejsce?
b W której okolicy ci wygodnie?
=coffeeSometime ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b|.*\b(moze|(?!mamy\b|jestesmy\b)\w+my|zapros|zabierz)\b)(?!.*\b(gotujesz|jesz|robisz|jadles|gdzie|dokad|idealn\w+|najgorsz\w+|pierwszej randce)\b).*(?:\b(spotkamy sie|spotkajmy sie|spotkac sie|sie spotkac|sie spotkamy|spotkali|umowimy sie|umowic sie|sie umowimy|sie umowic|zobaczymy sie|sie zobaczyc|widzimy sie|poznamy sie|poznac sie|poznac na zywo|pojdziemy|pojdziesz|wyskoczymy|wyskoczyc|wyjdziemy|idziemy|chodzmy|wypijemy|napijemy sie|zabierzesz mnie|zaprosisz mnie|zapraszasz mnie|wpadniesz|dasz sie (zaprosic|wyciagnac|namowic))\b(?!.{0,40}\b(ze znajomymi|z rodzicami|wesele|urodziny|imprez\w*|koncert\w*|slub)\b).{0,60}(\?|$)|\b(co powiesz na|masz ochote na|mialbys ochote na|moze|a moze|jakas|chetny na|reflektujesz na|na|skusisz sie na)\b.{0,15}\b(kawe|kawa|herbata|kolacja|randka|kawka|kawke|kawusie|herbate|piwo|piwko|wino|drinka|drina|spacer|spacerek|kolacje|obiad|lody|sniadanie|brunch|kino|randke|spotkanie)\b(?!.{0,30}\b(wolisz|lubisz)\b).{0,40}(\?|$)|\b(chcesz|chcialbys|mialbys ochote|masz ochote|moze bysmy|moglibysmy|mozemy)\b.{0,25}\b(sie spotkac|spotkac sie|wyjsc|wyskoczyc|sie umowic|umowic sie|sie zobaczyc|poznac sie|sie poznac|napic sie|na zywo)\b)
c Chętnie, wybierz dzień, a ja wybiorę spokojne miejsce.
c Bardzo chętnie, na żywo rozmawia się najlepiej.
p Tak, obiecuję mówić pełnymi zdaniami, przynajmniej na początku.
p Z przyjemnością, moja kawa od dawna prosi o towarzystwo.
i Tak, mam wrażenie, że to będzie dłuższa rozmowa.
i Chętnie, jedno pytanie zachowuję właśnie na tę okazję.
b Kiedy ci pasuje?
b Kawa, wino czy spacer?
=invitedGo \b(pojdziesz|pojechalbys|poszedlbys|pojedziesz|jedziesz|wpadniesz|wpadlbys|wybierzesz sie|wybralbys sie|dolaczysz|dolaczylbys|przyjdziesz|przyszedlbys|przyjedziesz|polecialbys|lecisz|idziesz) (ze mna|z nami|do mnie|do nas|na moje|na moja|jako moj|tez)\b.{0,60}(\?|$)|\b(chcesz|chcialbys|masz ochote|mialbys ochote)\b.{0,15}\b(isc|pojsc|pojechac|wpasc|dolaczyc|przyjsc|jechac|wybrac sie|przyjechac|towarzyszyc)\b.{0,25}\b(ze mna|z nami|do mnie|do nas|mi|na (koncert|impreze|wesele|urodziny|slub|festiwal|wystawe|mecz|grill\w*|parapetowk\w*))\b|\b(zabierzesz sie|chodz|jedz|wpadaj|wpadnij|dolacz|przyjdz|przyjezdzaj) (ze mna|z nami|do mnie|do nas)\b|\b(towarzyszylbys mi|bedziesz moja osoba towarzyszaca|zostaniesz moja osoba towarzyszaca|osoba towarzyszaca)\b.{0,30}(\?|$)|\bzapraszam (cie )?(na|do)\b
c Chętnie, takich zaproszeń się nie odmawia.
c Brzmi świetnie, z tobą idę bez wahania.
p Jestem za, tylko najpierw muszę znaleźć porządne skarpetki.
p Tak, obiecuję zachowywać się przynajmniej do deseru.
i Chętnie, lubię plany, których sam bym nie wymyślił.
i Tak, ciekawi mnie, jak wygląda twój świat z bliska.
b Kiedy to dokładnie jest?
b Co powinienem wiedzieć przed?
=contactSwap \b(masz|mas|dasz|podasz|podaj|daj|podeslij|wyslij|podrzuc|wymienimy sie|moge (prosic|dostac)|chcesz|jaki masz|jak sie nazywasz na|jestes na|uzywasz|korzystasz z|znajde cie na|dodaj mnie|dodasz mnie|napisz (do mnie )?na|piszmy na|pisac na|popiszemy na|przeniesiemy sie na|przejdziemy na|przeniesmy sie na|przejdzmy na|przejsc na|gadac na)\b.{0,25}\b(whatsapp\w*|whatsap\w*|watsap\w*|wp|insta|instagram\w*|instagrama|ig|messenger\w*|messa|telegram\w*|signal\w*|snap\w*|facebook\w*|fb|fejs\w*|numer\w*|nr|telefon|kontakt\w*|maila)\b(?!.{0,20}\b(buta|butow)\b)|\b(whatsapp|insta|instagram|snap|messenger|numer telefonu|twoj numer|twoj insta\w*)\b\W*\?|\b(jaki (jest |masz )?twoj numer|twoj (nr|numer))\b
c Chętnie, napiszę ci zaraz, gdzie mnie znajdziesz.
c Jasne, tam rozmawia się wygodniej, przenieśmy się.
p Tak, ostrzegam tylko, że wysyłam stanowczo za długie głosówki.
p Jasne, poza aplikacją jestem równie gadatliwy.
i Chętnie, niektóre rzeczy lepiej brzmią poza aplikacją.
i Tak, to dobry moment, żeby zmienić miejsce rozmowy.
b Gdzie najchętniej piszesz?
=sendPhoto \b(wysl\w+|przesl\w+|przeslij|wyslij|podesl\w+|pokaz|pokazesz|wrzuc|dasz|daj|masz|poprosze|moge (zobaczyc|prosic)|zrob)\b.{0,30}\b(zdjeci\w*|fot\w+|fotk\w*|selfie|selfiaczk\w*|selfika|pic|zdj)\b|\b(pokaz sie|pokazesz sie|jak (teraz |dzis |dzisiaj )?wygladasz|chce cie zobaczyc|wiecej zdjec|aktualne zdjecie)\b
c Chętnie, ale prawdziwy zysk jest dopiero na żywo.
c Jasne, poszukam takiego, na którym nie mrugam.
p Aparat i ja mamy trudną relację, ale spróbuję.
p Na razie mam głównie zdjęcia jedzenia, są bardzo twarzowe.
i Zdjęcie pokaże mało, resztę wolę zostawić na spotkanie.
i Dobrze, wybiorę takie, za którym stoi jakaś historia.
b A wyślesz też swoje?
=callTonight ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b|.*\b(zadzwon|zadzwonimy|zdzwonimy|pogadamy|porozmawiamy|dzwonimy|rozmawiamy|moze|przedzwon)\b).*(?:\b(zadzwon\w*|dzwonimy|dzwonic|zdzwoni\w*|przedzwon\w*|zadzwonimy|rozmow\w+ telefoniczn\w+|pogadamy przez telefon|pogadac przez telefon|rozmawiac przez telefon|porozmawiamy przez|porozmawiac przez|przez telefon|telefonicznie|wideorozmow\w*|video|videorozmow\w*|videocall|wideo|facetime|na kamerce|kamerk\w*|uslyszec (twoj|cie)|twoj glos|glosowk\w*|glosowe)\b.{0,40}(\?|$))
c Chętnie, twój głos powie mi więcej niż sto wiadomości.
c Jasne, zadzwońmy wieczorem, wtedy mam spokojną głowę.
p Tak, tylko przećwiczę najpierw swoje halo przed lustrem.
p Chętnie, mój telefonowy głos jest podobno bardzo poważny.
i Dobrze, ciekawi mnie, jak brzmi twój śmiech.
i Tak, w głosie słychać to, czego nie widać w tekście.
b O której ci pasuje?
=whySlow \b(czemu|dlaczego|czm|dlaczemu|jak to)\b.{0,20}\b(nie (odpis\w+|odpowiad\w+|odpowiedziales|piszesz|odzywa\w+|odezwales|napisales)|milcz\w+|tak dlugo|tak pozno|tak wolno|dopiero teraz|zniknales|mnie (ignorujesz|olewasz|zghostowales)|sie nie odzywa\w+|ignorujesz)\b|\b(ignorujesz mnie|olewasz mnie|zniknales|zyjesz|jestes tam|halo|gdzie (ty )?(zniknales|sie podziewasz|sie podziales|przepadles|byles tak dlugo|byles caly dzien)|zapomniales o mnie|zamilkles|co tak (dlugo|cicho|milczysz)|nie odpisujesz|nie odzywasz sie|juz nie piszesz|ghostujesz mnie|co sie nie odzywasz)\b.{0,15}(\?|$)
c Masz rację, przepraszam, dzień mnie wciągnął, ale już jestem.
c Przepraszam, chciałem odpisać porządnie, a nie w biegu.
p Mój telefon i ja mieliśmy ciche dni, już po wszystkim.
p Pisałem odpowiedź w głowie, niestety bez wysyłania.
i Czasem potrzebuję chwili ciszy, żeby napisać coś prawdziwego.
i Myślałem nad odpowiedzią dłużej, niż chcę przyznać.
b Co mnie ominęło?
=areYouReal \b(jestes|czy to|piszesz|pisze z|rozmawiam z|gadam z|nie jestes|to nie)\b.{0,20}\b(prawdziwy|prawdziwa|realny|bot|botem|botam|robotem|robot|ai|sztuczna inteligencja|sztuczna|fake|fejk|fejkiem|falszywy|oszust\w*|prawdziwym czlowiekiem|czlowiekiem|zywy|chatgpt|czatem gpt|scam\w*|kims innym|catfish\w*)\b|\b(profil|zdjecia|zdjecie|konto|foty)\b.{0,12}\b(prawdziw\w+|falszyw\w+|fake|fejk|twoje|aktualne)\b.{0,8}(\?|$)|\b(uzywasz|korzystasz z) (chatgpt|czatu gpt|chata gpt|ai|sztucznej inteligencji)\b|\bskad (mam )?wiedziec ze (to ty|jestes prawdziwy|nie jestes)\b
c Tak, z krwi i kości, chętnie udowodnię to przy kawie.
c Jak najbardziej prawdziwy, możemy to sprawdzić na kamerce.
p Robot spałby lepiej i nie przypalałby naleśników.
p Prawdziwy, żaden program nie ma tylu rozterek przy śniadaniu.
i Prawdziwy, ze wszystkimi sprzecznościami, jakie się z tym wiążą.
i Tak, a najlepiej sprawdzić to na żywo.
b Co by cię w pełni przekonało?
=job \b(czym sie (zajmujesz|zajmowales|trudnisz)|czym zajmujesz sie|gdzie pracujesz|w czym (pracujesz|robisz)|w jakiej (branzy|firmie)|kim jestes z zawodu|co robisz (zawodowo|w pracy|na co dzien w pracy|zarobkowo)|z czego zyjesz|jaki (masz|jest twoj) zawod|jaka (masz|jest twoja) prac\w+|jako kto pracujesz|jaka prac\w+|na czym polega twoja praca|opowiedz o (swojej |twojej )?pracy|pracujesz czy (sie uczysz|studiujesz)|studiujesz czy pracujesz|lubisz (swoja |to co robisz w )?prac[ey]|pracujesz (zdalnie|z domu|w biurze|duzo|w korpo)|robisz w zyciu|gdzie robisz|czym sie na co dzien zajmujesz|zawodowo|lubisz (najbardziej )?w (swojej|twojej) pracy)\b(?!.{0,30}\bja\b)
c Najlepiej opowiem przy kawie, bez gestów tego nie wyjaśnię.
c Czymś, co lubię na tyle, że poniedziałki mi niestraszne.
p Głównie odpisuję na maile i udaję, że rozumiem tabelki.
p Oficjalnie pracuję, nieoficjalnie testuję kawę na wytrzymałość.
i Zgadnij, a powiem ci, czy jest ciepło czy zimno.
i Praca mówi o mnie część, ta ciekawsza zaczyna się po niej.
b A ty czym się zajmujesz?
b Co najbardziej lubisz w swojej pracy?
=from \b(skad (jestes|pochodzisz|ty jestes|dokladnie jestes|jestes dokladnie|piszesz|sie wywodzisz)|gdzie (mieszkasz|dokladnie mieszkasz|teraz mieszkasz|sie (wychowales|urodziles)|dorastales|zyjesz|obecnie mieszkasz)|w (jakim|ktorym) (miescie|kraju|regionie|wojewodztwie)|w jakiej (dzielnicy|czesci|okolicy) (mieszkasz|jestes|miasta)|(mieszkasz|jestes) (w|z|na|kolo|blisko|pod|sam|sama|z rodzicami|daleko) (warszaw\w*|krakow\w*|wroclaw\w*|poznan\w*|gdansk\w*|lodz\w*|slask\w*|katowic\w*|trojmiast\w*|okolic\w*|centrum|stad|daleko|polsk\w*|rodzicami|daleka|bliska)|jak daleko (ode mnie )?(mieszkasz|jestes)|z jakiego (miasta|kraju|regionu)|z ktorej (czesci|dzielnicy)|jakie miasto)\b\W*.{0,30}(\?|$)|^\W*(a |ty |no ){0,3}skad( ty| dokladnie)?\W*$
c Na tyle blisko, żeby kawa była realnym planem.
c Mieszkam tak, że na spotkanie chętnie podjadę kawałek.
p Z krainy, w której obiad zawsze kończy się dokładką.
p Stamtąd, gdzie narzekanie na pogodę to sport narodowy.
i Trochę z kilku miejsc, które lubię, opowiem na żywo.
i Miejsce zdradzę przy spacerze, pasuje do mnie.
b A ty skąd jesteś?
b Co lubisz w swojej okolicy?
=age \b(ile (ty )?masz lat|ile lat masz|w jakim (jestes )?wieku|jaki (jest twoj|masz) wiek|z ktorego jestes rocznika|ktory (jestes )?rocznik|jaki rocznik|kiedy (masz|obchodzisz) urodziny|ktorego rocznika|ile konczysz lat|kiedy sie urodziles|roznica wieku|starszy ode mnie|mlodszy ode mnie)\b
c Tyle, że wiem, czego chcę, a ciekawości nie straciłem.
c W dobrym wieku, dość spokojny i wciąż spontaniczny.
p Kolana mówią jedno, poczucie humoru zupełnie co innego.
p Pamiętam czasy, kiedy telefon służył do dzwonienia.
i Zgadnij, chętnie usłyszę, na ile brzmię.
i Są dni, kiedy dziesięć lat mniej, i takie, kiedy sto.
b A na ile ty się czujesz?
=height \b(ile masz (wzrostu|cm|centymetrow)|ile (cm )?mierzysz|jak(i|iego) (jestes |masz )?(wysoki|wzrost|wzrostu)|jaki masz wzrost|twoj wzrost|jestes wysoki|wysoki jestes|ile wzrostu|wyzszy ode mnie|nizszy ode mnie)\b
c Wystarczająco, żeby było mnie widać z drugiego końca kawiarni.
c Ocenisz na żywo, ja jestem ze swojego wzrostu zadowolony.
p Po kawie wyższy, w poniedziałek rano dużo niższy.
p Dosięgam do górnej półki, o ile stoję na palcach.
i Niech to będzie mała niespodzianka na spotkanie.
i Tyle, żeby dobrze widzieć i mieć o czym myśleć.
b To dla ciebie ważne?
=sign ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(jaki (masz |jest twoj |to )?znak|jaki jestes znak|spod jakiego (jestes )?znaku|znak zodiaku|twoj znak|horoskop\w*|zodiak\w*|astrologi\w+|jestes (baran\w*|byk\w*|blizniak\w*|rak\w*|lwem|panna|waga|skorpion\w*|strzelc\w*|koziorozc\w*|wodnik\w*|ryba))\b.{0,40}(\?|$))
c Astrologię traktuję lekko, ale dobrych rozmów o niej słucham.
c Zgadnij, dam ci trzy próby i uczciwą odpowiedź.
p Urodziłem się pod znakiem spóźnionego autobusu.
p Gwiazdy milczą, a mój ascendent to pewnie pierogi.
i Ciekawe, co gwiazdy mówią o moich wiadomościach.
i Podobno mój znak tłumaczy sporo, tylko nie zdradzę jaki.
b A jaki jest twój?
=siblings ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(masz (jakies |jakiegos |starsze |mlodsze )?(rodzenstwo|rodzenstwa|brata|siostre|braci|siostry|duza rodzine|liczna rodzine|blizniaka)|jestes jedynak\w*|jedynak|ile masz (rodzenstwa|braci|siostr)|z ilorgiem|blisko (jestes )?z (rodzina|rodzicami|mama|bratem|siostra)|(jestes |masz )(blisko|dobry kontakt|dobre relacje) z (rodzina|rodzicami|mama|tata|bratem|siostra|rodzenstwem)|jaka (jest|masz) (twoja |twoja )?rodzin\w+|opowiedz (mi )?o (swojej |twojej )?rodzinie|twoi rodzice|z rodzicami|jacy sa twoi rodzice|jaka jest twoja (mama|rodzina)|(starszy|mlodszy) brat|jest(es)? (najstarszy|najmlodszy))\b.{0,40}(\?|$))
c Rodzina jest dla mnie ważna, przy stole zawsze najweselej.
c Lubię swoich bliskich, chociaż każdy ma swoje zdanie.
p Rodzinny stół to u nas sport drużynowy z dokładkami.
p Rodzina ma na mnie za dużo zdjęć z dzieciństwa.
i Po bliskich mam coś, co poznasz dopiero po czasie.
i Każda rodzina ma swoją legendę, moją opowiem na żywo.
b A jak to jest u ciebie?
b Z kim z rodziny masz najlepszy kontakt?
=haveKids \b(masz (juz |jakies |moze )?(dzieci|dziecko|corke|syna|potomstwo)|ile masz dzieci|jestes (ojcem|tata|tatusiem|rodzicem)|masz dzieciaki|dzieciaty|ile lat ma (twoje dziecko|twoj syn|twoja corka)|dzieci masz)\b
c O tym wolę opowiedzieć spokojnie, to ważny temat.
c Rodzina to u mnie poważna sprawa, chętnie o niej pogadam.
p Największe dziecko w okolicy to chyba ja sam.
p Moje wewnętrzne dziecko zgłasza się jako pierwsze.
i Dobre pytanie, zasługuje na więcej niż jedno zdanie.
i Dzieci zadają najlepsze pytania, staram się tego nie stracić.
b A ty masz dzieci?
=wantKids \b(chcesz|chcialbys|planujesz|myslisz o|myslales o|widzisz siebie|zalezy ci na|wyobrazasz sobie)\b.{0,20}\b(dzieci|dziecko|dziecku|dzieciach|rodzine|rodzinie|rodziny|ojcem|ojca|tata|potomstw\w+)\b|\b(dzieci w przyszlosci|lubisz dzieci|stosunek do dzieci|ile (chcesz|chcialbys) miec dzieci)\b.{0,20}(\?|$)
c Z właściwą osobą potrafię to sobie dobrze wyobrazić.
c Jestem na to otwarty, ważne, żeby obie strony chciały.
p Mam już opanowane suche żarty, więc połowa roboty zrobiona.
p Najpierw muszę udowodnić, że paprotka u mnie przeżyje.
i Im jestem starszy, tym cieplej o tym myślę.
i To pytanie zmienia się z osobą, z którą się o nim mówi.
b A jak ty to widzisz?
=pets \b(masz (jakies |jakiegos |moze |w domu )*(zwierzaki|zwierzaka|zwierzeta|zwierze|zwierzatko|psa|kota|pieska|kotka|psy|koty|pupila|chomika|rybki)|lubisz (zwierzeta|psy|koty|zwierzaki|pieski|kotki)|(psy czy koty|koty czy psy|pies czy kot|kot czy pies)|jestes (psiarz\w*|kociarz\w*)|psiarz|kociarz|wolisz (psy|koty)|uczulenie na (koty|psy|siersc)|alergi\w+ na (koty|psy|siersc))\b
c Bardzo lubię zwierzęta, poprawiają mi każdy dzień.
c Psy czy koty, z jednymi i drugimi świetnie się dogaduję.
p Witam się z każdym psem, a z ludźmi dopiero potem.
p Koty mnie tolerują, co uważam za duży komplement.
i Ufam ludziom, którym ufają zwierzęta.
i Po zwierzętach widać od razu, kto ma spokój w sobie.
b A ty wolisz psy czy koty?
=languages \b((w jakich|jakie|jakimi|ile|w ilu|ktore) (znasz |mowisz |wladasz )?(jezyk\w*)|mowisz po (angielsku|niemiecku|hiszpansku|francusku|wlosku|rosyjsku|ukrainsku|polsku|norwesku|czesku|szwedzku|portugalsku)|znasz (jakies )?(jezyki|jezyk|angielski|niemiecki|hiszpanski|francuski|wloski|rosyjski|ukrainski)|uczysz sie (jakiegos )?(jezyka|angielskiego|hiszpanskiego|niemieckiego|francuskiego|wloskiego))\b
c Lubię języki, w każdym uczę się najpierw zamawiać jedzenie.
c Kilka rozumiem lepiej, niż mówię, ale się nie poddaję.
p Płynnie mówię w języku gestów i niezręcznej ciszy.
p W każdym języku umiem powiedzieć dziękuję i poproszę dokładkę.
i W obcym języku człowiek bywa trochę kimś innym.
i Najbardziej lubię słowa, których nie da się przetłumaczyć.
b A jakie ty znasz?
=studied ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(co (studiujesz|studiowales|skonczyles|konczyles)|gdzie (studiowales|studiujesz|sie uczyles|chodziles do szkoly)|studiujesz|studiowales|jakie (studia|masz wyksztalcenie|skonczyles)|(na )?jakim kierunku|jaki kierunek|skonczyles (jakies )?studia|masz studia|jestes po studiach|kim chciales zostac|jaka szkole)\b)
c Uczę się całe życie, to chyba mój ulubiony kierunek.
c Nauczyłem się sporo, ale najwięcej od ciekawych ludzi.
p Wyższą szkołę odkładania na ostatnią chwilę, z wyróżnieniem.
p Specjalizacja z przypisów, magisterium z drzemek.
i Najważniejszych rzeczy i tak nie było w programie.
i Ciekawsze jest to, czego chciałbym się jeszcze nauczyć.
b A ty czego się uczysz najchętniej?
=everMarried ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b((byles|jestes|nie jestes) (juz |kiedys |moze |po )?(zonaty|zonatym|zareczony|rozwiedziony|rozwodnik\w*|rozwodzie|w malzenstwie|mezem|wdowc\w*)|miales (juz )?(zone|narzeczona)|masz (zone|dziewczyne|kogos|partnerke|narzeczona)|jestes (wolny|singlem|sam|zajety|w zwiazku)( czy .{0,12})?\W*\?|zonaty|chcesz (sie ozenic|wziac slub)|chcialbys (sie ozenic|wziac slub)|wierzysz w malzenstwo|co sadzisz o malzenstwie)\b.{0,20}(\?|$)|\b(jestes|czy jestes) (singlem|wolny|w zwiazku)\W*(\?|$))
c Moje serce jest otwarte na coś, co ma sens.
c O przeszłości chętnie opowiem, ale patrzę do przodu.
p Najbardziej stabilny związek łączy mnie z kawą.
p Jedyne zobowiązanie, jakie mam, to wobec lodówki.
i Wciąż wierzę, że niektóre rzeczy potrafią trwać.
i Każda historia czegoś mnie nauczyła, reszta na żywo.
b A jak to było u ciebie?
=lastRelationship ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(ostatni\w* (zwiazek|zwiazku|zwiazkiem|dziewczyn\w+|partnerk\w+|relacj\w+)|kiedy (ostatnio )?(byles (ostatnio |ostatni raz )?w zwiazku|sie rozstal\w+|miales dziewczyne)|(jak dlugo|od kiedy|od dawna|ile czasu|dlugo) (jestes |juz jestes )?(sam|singlem|jestes sam|jestes singlem)|czemu sie (rozstal\w+|rozpadlo)|dlaczego sie (rozstal\w+|rozpadlo|skonczylo)|twoja byla|twoje byle|z byla|o bylej|swoja byla|najdluzszy zwiazek|(jak dlugo|ile) trwal|byles (juz )?(kiedys )?w (powaznym |dluzszym |dlugim )?zwiazku|ile miales (zwiazkow|dziewczyn|partnerek))\b.{0,40}(\?|$))
c Każdy związek czegoś uczy, i tak na to patrzę.
c Mam to za sobą w spokoju, patrzę do przodu.
p Najdłuższy trwa z moją kołdrą i układa się nam świetnie.
p Pamiętam głównie, że nikt nie chciał wynosić śmieci.
i Dzięki temu wiem dziś lepiej, czego szukam.
i Dobre zakończenia rozumie się dopiero po czasie.
b A jak to było u ciebie?
=whySingle \b(czemu|dlaczego|czm|jak to mozliwe ze|jakim cudem|jak to|co jest z toba nie tak ze)\b.{0,30}\b(sam|singlem|singiel|wolny|nikogo nie masz|nie masz (dziewczyny|nikogo|partnerki|zony)|bez dziewczyny)\b|\btaki (facet|fajny facet|chlopak|fajny)\b.{0,30}\b(sam|singlem|wolny|singiel)\b.{0,8}\?
c Wolę poczekać na coś prawdziwego niż być z kimś na siłę.
c Bo szukam kogoś, z kim dobrze się też milczy.
p Moja kanapa stawia bardzo wysokie wymagania kandydatkom.
p Urząd do spraw szczęścia długo rozpatruje mój wniosek.
i Może czekałem na lepsze pytanie niż to zwykłe.
i Lubię swój spokój, ale coraz chętniej bym go z kimś dzielił.
b A ty dlaczego?
=lookingFor \b((czego|kogo) (tu |tutaj |wlasciwie |na tinderze |ty |konkretnie |tak naprawde |szczerze )*(szukasz|poszukujesz|oczekujesz|chcesz|pragniesz|bys chcial)|(czego|kogo) szukasz|szukasz (tu |tutaj )?(czegos|kogos|zwiazku|milosci|przygod\w*|zony|dziewczyny|relacji|zabawy|na powaznie|stalego)|jakie (masz |sa twoje )?(intencje|zamiary|oczekiwania|plany wobec)|cos powaznego|na powaznie|na stale czy|czego oczekujesz|co tu (tak naprawde )?szukasz|powaznej relacji|luznej relacji|jakiej relacji|jakiego zwiazku|interesuje cie (zwiazek|cos powaznego|luzna))\b.{0,60}(\?|$)
c Czegoś prawdziwego, bez pośpiechu i bez gierek.
c Kogoś, z kim zwykły wtorek robi się ciekawszy.
p Kogoś, kto zje ze mną ostatni kawałek pizzy po równo.
p Partnerki do śmiechu, zwłaszcza z moich suchych żartów.
i Rozmowy, po której nie patrzy się na zegarek.
i Tego uczucia, kiedy coś zaczyna się zupełnie zwyczajnie.
b A ty czego szukasz?
=whyApp \b(czemu|dlaczego|czm|po co|co cie|co ty|skad sie|jak (tu )?trafiles)\b.{0,25}\b(tinder\w*|bumble|badoo|aplikacj\w+|apce|apk\w+|apki|apke|portal\w*|tutaj jestes|tu jestes|jestes tu|jestes tutaj|sprowadza|sprowadzilo|tu robisz|tutaj robisz|tu wzial\w*|zalozyles)\b|\b(jak dlugo|od dawna|od kiedy|dlugo|ile) (juz )?(tu (juz )?jestes|tutaj jestes)\b|\b(jak dlugo|od dawna|od kiedy|dlugo|ile) (juz )?(tu |tutaj )?(jestes|siedzisz|masz) (juz )?(tu|tutaj|tindera|na tinderze|konto|na apce|apke|na tej aplikacji|w tej aplikacji)\b|\b(jak ci (tu |sie tu )?(idzie|podoba)|poznales (tu |tutaj |juz )+kogos|byles (juz )?na (wielu )?randk\w+|duzo (masz )?(par|matchy|randek)|(jakie masz )?doswiadczenia z (tinder\w*|aplikacj\w+|apk\w+)|czesto (sie )?(umawiasz|randkujesz))\b.{0,50}(\?|$)
c Chcę poznać kogoś spoza mojego kręgu, tak po prostu.
c Dla takich rozmów jak ta, szczerze mówiąc.
p Bo w warzywniaku jakoś nikt mnie nie zagaduje.
p Kanapa przestała odpowiadać na moje pytania.
i Z ciekawości, a zostałem dla kilku dobrych zdań.
i Przypadek bywa leniwy, więc trochę mu pomagam.
b A ty czemu tu jesteś?
=whySwipe \b(czemu|dlaczego|czm|co)\b.{0,25}\b(mnie (wybrales|polubiles|przesunales|zlajkowales|zagadales|zaczepiles)|dales mi (serce|lajka|like|w prawo|serduszko|superlike)|(akurat|wlasnie) (ja|mnie|do mnie)|do mnie (napisales|piszesz|zagadales)|(ci sie|sie ci) (we mnie |w moim profilu |u mnie )?(podoba\w*|spodobal\w*)( we mnie| w moim| u mnie)?|(przyciagnelo|zaciekawilo|zainteresowalo|ujelo|urzeklo|skusilo) cie|cie (we mnie |do mnie |w moim profilu )?(przyciagnelo|zaciekawilo|zainteresowalo|ujelo|urzeklo|skusilo|sklonilo))\b
c Twój profil brzmiał jak ktoś, z kim dobrze się gada.
c Miałem wrażenie, że przy tobie nie trzeba udawać.
p Mój kciuk był mądrzejszy ode mnie, tym razem mu ufam.
p Palec sam się przesunął, ja tylko nie protestowałem.
i Było tam coś, o co chciałem zapytać, i dalej chcę.
i Czasem jedno zdanie wystarczy, żeby się zatrzymać.
b A co u ciebie zadecydowało?
=type ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(jaki(ch|e|ego)? (masz |jest |sa )?(twoj |twoje )?typ\w*|w twoim typie|twoim typem|jakie (kobiety|dziewczyny|laski)|jaka (kobieta|dziewczyna|powinna byc)|jakich kobiet|(idealna|wymarzona) (kobieta|dziewczyna|partnerka)|co (ci sie podoba|cenisz|cie kreci|cie pociaga|cie przyciaga|jest dla ciebie wazne|najbardziej cenisz|lubisz) (najbardziej )?(u|w) (kobiet\w*|dziewczyn\w*|ludzi\w*|partner\w*|drugiej|zwiazku|relacji|innych)|co (jest )?(dla ciebie )?(jest )?(najwazniejsze|wazne) w (zwiazku|relacji|kobiecie|partnerce)|co cie (kreci|pociaga|odpycha|odrzuca)|red flag\w*|czerwone flagi|green flag\w*|deal ?breaker\w*)\b.{0,40}(\?|$))
c Ktoś ciepły, z poczuciem humoru i własnym zdaniem.
c Najbardziej przyciąga mnie ciekawość i dobre serce.
p Ktoś, kto śmieje się z moich żartów choćby z litości.
p Każdy, kto zostawia mi ostatnią frytkę, ma punkty.
i Ktoś, przy kim cisza nie jest niezręczna.
i Lubię, kiedy ktoś mnie zaskakuje drobiazgiem.
b A na co ty zwracasz uwagę?
=feelForMe \b((podobam|spodobalam) (ci )?sie( ci)?|podobam ci|lubisz mnie|zalezy ci (na mnie|choc)|myslisz o mnie|myslales o mnie|tesknisz( za mna)?|teskniles|co (do mnie )?czujesz|czujesz cos|kochasz mnie|zakochales sie|co (o mnie )?(myslisz|sadzisz)( o mnie| o nas)|jestes mna zainteresowany|interesuje cie moja|brakowalo ci mnie|brakuje ci mnie|jestem (w twoim typie|dla ciebie|ladna|fajna|atrakcyjna|za stara|za mloda)|cieszysz sie na (nasze )?spotkanie|stresujesz sie (naszym )?spotkaniem|jakie (masz )?wrazenie o mnie)\b.{0,30}(\?|$)
c Tak, lubię z tobą pisać i czekam na kolejne wiadomości.
c Ciekawisz mnie i chętnie poznam cię bliżej.
p Uśmiecham się do telefonu, otoczenie zaczyna się martwić.
p Sprawdzam telefon częściej niż lodówkę, a to u mnie rekord.
i Coś się zaczyna, ale nie chcę tego zagadać.
i Powiem tak, myślę o naszej rozmowie także po niej.
b A ty jak to czujesz?
=jealous ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(zazdrosny|zazdrosnik\w*|zazdrosc\w*|zaborczy|ufasz (ludziom|kobietom|swojej)|zdradzil\w*|zdrad\w+|zaufanie)\b.{0,40}(\?|$))
c Raczej nie, zaufanie jest dla mnie ważniejsze.
c Trochę, jak każdy, ale wolę rozmawiać niż sprawdzać.
p Tylko o ostatni kawałek ciasta, wtedy bywam groźny.
p Najwyżej o kota, który dostaje więcej uwagi niż ja.
i Zazdrość mówi więcej o własnych obawach niż o drugiej osobie.
i Kiedyś bardziej, z czasem nauczyłem się ufać.
b A ty?
=idealDate ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b)(?!.*\b(najgorsz\w+|nieudan\w+|najdziwniejsz\w+)\b).*(\b(idealn\w+|wymarzon\w+|perfekcyjn\w+|udan\w+|dobr\w+|najlepsz\w+|pierwsz\w+|super) (pierwsz\w+ )?(randk\w+|spotkani\w+)\b.{0,40}(\?|$)|\bjak(a|ie|i) (jest |bylaby |powinna byc )?(twoja |wedlug ciebie )?.{0,12}(randk\w+)\b|\bgdzie (bys)? ?(mnie |by mnie )?(zabral|zaprosil)\w*\b|\bdokad (bys )?mnie (zabral\w*|zabierzesz)\b|\bco (robimy|bysmy robili|proponujesz) na (pierwszej )?randce\b)
c Spacer, dobre jedzenie i rozmowa bez patrzenia na zegarek.
c Proste miejsce i dwoje ludzi, którym nie chce się wracać.
p Coś z jedzeniem, wtedy mam co robić z rękami.
p Kolacja, której nie gotuję ja, dla bezpieczeństwa wszystkich.
i Taka, po której idzie się do domu dłuższą drogą.
i Bez planu, tylko z jednym dobrym miejscem na start.
b A jaka jest twoja idealna?
=worstDate ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(najgorsz\w+|nieudan\w+|najdziwniejsz\w+|najbardziej (zenujac\w+|niezreczn\w+)|zenujac\w+|katastrofaln\w+|najsmieszniejsz\w+) (pierwsz\w+ )?(randk\w+|spotkani\w+)\b|\brandk\w+\b.{0,20}\b(najgorsz\w+|katastrof\w+|porazk\w+)\b)
c Taka, na której nikt o nic nie pyta.
c Gdy dwie osoby są miłe i żadna nie jest sobą.
p Każda, na której spaghetti wygrywa z moją koszulą.
p Rozmowa o pogodzie, która trwa dłużej niż sama pogoda.
i Złe randki dają dobre historie, ale dopiero po latach.
i Najgorsza jest cisza, w której każdy patrzy w telefon.
b A twoja?
=cook ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b)(?!.*\b(co (mam|mam dzis|by tu|dzis mam)|podpowiedz|doradz|polec)\b).*\b(umiesz gotowac|gotujesz|lubisz gotowac|potrafisz gotowac|dobrze gotujesz|pieczesz|umiesz piec|lubisz piec|co (umiesz|potrafisz|lubisz|najlepiej) (ugotowac|gotowac|gotujesz|gotowac najlepiej|upiec)|popisowe danie|danie popisowe|specjalnosc\w*( kuchni)?|ugotujesz|ugotowalbys|upieczesz|zrobisz mi (obiad|kolacje|sniadanie)|kucharz\w*|w kuchni)\b.{0,40}(\?|$)
c Lubię gotować, zwłaszcza gdy ktoś siedzi ze mną w kuchni.
c Prosto, ale z sercem, makaron wychodzi mi zawsze.
p Czujnik dymu uważa mnie za bardzo ambitnego kucharza.
p Moja jajecznica ma już prawie własny fanklub.
i Gotuję na wyczucie, przepisy traktuję jak luźną sugestię.
i Mam jedno danie na wyjątkowe okazje i nie mówię jakie.
b A ty co gotujesz najchętniej?
=favFood \b((co|czego|jakie) (lubisz|najbardziej lubisz|najchetniej|uwielbiasz) (jesz|jesc|jadasz|zjesc)|co (lubisz|najchetniej) (jesc|jesz|zjesz)|ulubion\w+ (jedzeni\w+|dani\w+|potraw\w+|kuchni\w+|deser\w*|przekask\w+|lody|restauracj\w+|slodycz\w*|owoc\w*)|jak(a|ie|i) (lubisz |jest twoja )?(ulubion\w+ )?(kuchni[ea]|jedzenie|danie|potrawa|deser)|lubisz (sushi|pierogi|ostre|ostro|slodycze|slodkie|czekolad\w+|lody|ramen|burgery|kebab|tajskie|wloska kuchnie|azjatyckie|owoce morza|ryby|mieso)|jestes (weganinem|wegetarianinem|wege)|jesz mieso|co (dzis |dzisiaj )?(jadles|jesz|zjadles|bedziesz jadl|masz na obiad)|(slodkie|slodko) czy (slone|slono|ostre)|slone czy slodkie|ananas na)\b(?!.*\bpizz)
c Włoska kuchnia wygrywa, ale domowe pierogi to inna liga.
c Wszystko, co proste, świeże i jedzone w dobrym towarzystwie.
p Moje ulubione danie to dokładka.
p Z wzajemnością kocham makaron, ser i brak rozsądku.
i Smaki z dzieciństwa wygrywają u mnie ze wszystkim.
i Jest taki smak, który od razu poprawia mi humor.
b A co ty najbardziej lubisz?
=drinkOrder ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b((kaw[ae]|herbat[ae]|wino|piwo|drink\w*) czy (kaw[ae]|herbat[ae]|wino|piwo|drink\w*|matcha)|(pijesz|lubisz|wolisz) (kaw[ea]|herbate|matche|yerbe|kakao)|jaka (pijesz |lubisz |wolisz )?(kawe|kawa|herbate)|jak(ie|i|iego) (lubisz |pijesz )?(ulubion\w+ )?(wino|drink\w*|piwo|koktajl)|ulubion\w+ (drink\w*|kaw\w+|herbat\w+|wino|piwo|napoj)|co (zamawiasz|pijesz|zamowisz|najchetniej pijesz|lubisz pic|bys zamowil)|(biale|czerwone) (wino )?czy (czerwone|biale)|(bez|z) (mleka|mlekiem|cukru|cukrem)|jestes (kawosz\w*|herbaciarz\w*)|kawosz)\b.{0,40}(\?|$))
c Rano kawa, wieczorem chętnie kieliszek wina.
c Kawa bez cukru, rozmowa może być słodsza.
p Kawa, bez niej jestem tylko meblem z opiniami.
p Taki z parasolką, mam odwagę się do tego przyznać.
i Zależy od rozmowy, do długich najlepiej pasuje herbata.
i Kawa na początek, a co potem, to się okaże.
b A co ty zamawiasz?
=pizza ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\bpizz\w*\b.{0,50}(\?|$)|\bananas\w*\b.{0,30}(\?|$))
c Cienkie ciasto, dobra mozzarella i nic więcej nie trzeba.
c Klasyczna margherita, prostota zawsze wygrywa.
p W sprawie ananasa zachowuję dyplomatyczne milczenie.
p Najlepsza pizza to ta, której nie trzeba dzielić po równo.
i Po pizzy poznaje się człowieka, po brzegach zwłaszcza.
i Mam dodatek, do którego przyznaję się dopiero na żywo.
b A twoja ulubiona?
=music ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b)(?!.*\bkoncert\w*\b).*(\b((jakiej|jaka|czego|co|jakie|jakich) (ostatnio |teraz |lubisz |najczesciej |ty |najchetniej )*(muzyk\w*|sluchasz|zespol\w*|artyst\w*|kawalk\w*|piosenk\w*|gatunk\w* muzy\w*)|lubisz (muzyke|rocka|rock|rap|techno|jazz|metal|hip ?hop|disco polo|klasyczna)|ulubion\w+ (zespol\w*|piosenk\w*|wykonawc\w*|artyst\w*|muzyk\w*|plyt\w*|album\w*|kawalek|utwor)|sluchasz (muzyki|rocka|rapu|techno|jazzu|metalu|podcastow|radia|disco polo)|jaka piosenka|co masz na (playliscie|sluchawkach|spotify)|twoja playlista|grasz na (jakims )?(instrumen\w*|gitarze|pianinie|perkusji|czyms)|winyl\w*|spotify)\b.{0,40}(\?|$))
c Słucham po trochu wszystkiego, byle miało duszę.
c Rano coś spokojnego, wieczorem coś z dobrym basem.
p Gust mam świetny, dopóki nikt nie zajrzy w historię słuchania.
p Głównie refreny, bo zwrotek nigdy nie pamiętam.
i Jest jedna piosenka, której słucham tylko nocą.
i Muzyka mówi za mnie to, czego sam nie umiem.
b A czego ty teraz słuchasz?
=concert ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(koncer[tc]\w*|festiwal\w*|open.?er\w*)\b.{0,60}(\?|$))
c Chętnie, na żywo muzyka działa na mnie dwa razy mocniej.
c Lubię koncerty, najbardziej tę chwilę tuż przed pierwszym dźwiękiem.
p Śpiewam wtedy głośno i zawsze obok melodii.
p Stoję zawsze za najwyższą osobą w całym tłumie.
i Są koncerty, po których wraca się inną drogą.
i Na dobrym koncercie zapominam, że mam telefon.
b A kogo ty chcesz zobaczyć na żywo?
=film ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b)(?!.*\b(co (mam|by tu|warto|moge)|polec\w*|doradz)\b).*(\b(film\w*|kino|kina|kinie|horror\w*|komedi\w*|thriller\w*|rezyser\w*|aktor\w*|aktork\w*)\b.{0,50}(\?|$)|\bco (ostatnio |ciekawego )?(ogladales|widziales|ogladasz)\b)
c Lubię filmy, po których długo się rozmawia.
c Dobra komedia albo thriller, zależnie od wieczoru.
p Najlepiej znam pierwsze dwadzieścia minut, potem zasypiam.
p Wybór filmu zajmuje mi dłużej niż sam film.
i Mam jeden film, który co parę lat rozumiem inaczej.
i Wolę otwarte zakończenia, zostają ze mną na dłużej.
b A jaki film możesz oglądać w kółko?
=series ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b)(?!.*\b(co (mam|by tu|warto)|polec\w*|doradz)\b).*(\bserial\w*\b.{0,50}(\?|$)|\b(netflix\w*|hbo|disney\w*|the office|przyjaciele|sezon\w*|odcin\w*|binge\w*|anime|bajk\w+)\b.{0,40}\?)
c Lubię seriale z dobrymi dialogami i ludzkimi postaciami.
c Kryminał na wieczór, coś zabawnego do kolacji.
p Jeszcze jeden odcinek to najczęstsze kłamstwo, jakie sobie mówię.
p Oglądam w kółko to samo, przynajmniej wiem, kto przeżyje.
i Niektórych finałów specjalnie nie oglądam, żeby trwały.
i Po ulubionej postaci można o człowieku sporo zgadnąć.
b A co ty teraz oglądasz?
=book ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(ksiazk\w+|czytasz|czytales|czytac|lektur\w*|powiesc\w*|autor\w*|poezj\w*|kryminal\w*|audiobook\w*|ebook\w*)\b.{0,50}(\?|$))
c Czytam chętnie, zwłaszcza wieczorem, kiedy robi się cicho.
c Lubię książki, które zostają w głowie na tygodnie.
p Kupuję szybciej, niż czytam, stosik ma już charakter.
p Zasypiam z książką na twarzy, to moja forma czytania.
i Jednej książki nie pożyczam, za dużo w niej podkreśleń.
i Lubię zgadywać człowieka po tym, co czyta.
b A co ty ostatnio czytasz?
=sport ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(uprawiasz|trenujesz|cwiczysz|biegasz|plywasz|sport\w*|silowni\w*|silka|silke|silce|fitness\w*|joga|joge|pilates\w*|cross ?fit\w*|pilk\w+ nozn\w+|siatkowk\w+|tenis\w*|padla|padel|rower\w*|rowerem|wspina\w*|scianke|bieganie|kibic\w*|kibicujesz|druzyn\w+|boks\w*|sztuki walki|grasz w (pilke|tenisa|siatke|kosza|padla|squasha|golfa)|jezdzisz na (nartach|snowboardzie|rowerze|rolkach|desce)|narty|snowboard|maraton\w*|jestes (wysportowany|aktywny))\b.{0,50}(\?|$))
c Lubię ruch, po nim głowa od razu jest lżejsza.
c Regularnie się ruszam, bez bicia rekordów.
p Moja dyscyplina to bieg na odjeżdżający autobus.
p Rozciągam się głównie po pilota, ale za to codziennie.
i Najlepsze myśli przychodzą mi w ruchu.
i Nie chodzi mi o wynik, raczej o ciszę w głowie.
b A ty jak się ruszasz?
=dance ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(tancz\w*|tanc\w*|zatancz\w*|salsa|salse|bachat\w*|klub\w*|parkie\w+)\b.{0,50}(\?|$))
c Tak, przy dobrej muzyce nie trzeba mnie długo prosić.
c Lubię tańczyć, szczególnie gdy nikt się nie ocenia.
p Tańczę z zapałem, rytm dołącza do mnie później.
p Moje ruchy są chronione jako zabytek lat dziewięćdziesiątych.
i Taniec mówi o człowieku szybciej niż rozmowa.
i Najlepiej mi wychodzi w kuchni, kiedy nikt nie patrzy.
b A ty lubisz tańczyć?
=karaoke ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(karaoke|spiewasz|spiewac|zaspiewa\w*|spiewales|spiewanie|pod prysznicem)\b.{0,50}(\?|$))
c Śpiewam chętnie, o talencie lepiej nie rozmawiać.
c Karaoke tak, ale najlepiej w duecie.
p Pod prysznicem jestem gwiazdą, sąsiedzi mają inne zdanie.
p Fałszuję z tak wielką pewnością, że brzmi to jak styl.
i Mam jedną piosenkę, przy której tracę wstyd.
i Głos zdradza nastrój szybciej niż słowa.
b A twoja piosenka na karaoke?
=outdoors ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(gory czy morze|morze czy gory|gory|gorach|w gory|morze|morza|nad morzem|nad morze|jezior\w*|plaz\w+|las|lesie|lasu|natur\w+|przyrod\w*|szlak\w*|trekking\w*|wedrowk\w*|wedrow\w+|namiot\w*|kemping\w*|camping\w*|biwak\w*|spacer\w*|spacerowac|spacerujesz|kajak\w*|ognisk\w*|grzyby|grzybobran\w*|na lono|swiezym powietrzu)\b.{0,40}(\?|$))
c Na zewnątrz odpoczywam najlepiej, w lesie albo nad wodą.
c Góry dla głowy, morze dla serca, trudno wybrać.
p Zdobywam szczyty, na których jest schronisko z szarlotką.
p Mapa twierdzi jedno, ja drugie, zwykle wygrywa mapa.
i Najlepiej rozmawia się idąc, bez patrzenia na siebie.
i Jest taki rodzaj ciszy, który mają tylko góry.
b A ty wolisz góry czy morze?
=trips ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b)(?!.*\b(gdyby\w*|swieta|swiat)\b).*(\b(podroz\w*|wakacj\w*|urlop\w*|wyjazd\w*|wycieczk\w*|city ?break\w*|zwiedza\w*|zwiedzil\w*|podrozuj\w*)\b.{0,50}(\?|$)|\b(gdzie|dokad|do (jakiego|ktorego) (kraju|miasta)|w jakie miejsce) (bys |chcialbys |najchetniej |chcesz |lubisz |najdalej |ostatnio |planujesz |marzysz )+.{0,15}(pojecha\w*|polecie\w*|polecial\w*|pojechal\w*|wyjecha\w*|jezdzi\w*|leciec|jechac|podrozowa\w*|byles|wybra\w*)\b|\b(gdzie byles ostatnio|ile krajow|w ilu krajach|ulubion\w+ (miasto|kraj|miejsce na)|najpiekniejsz\w+ (miejsce|miasto|kraj)|najdalsz\w+|jaki kraj|jakie kraje|jedziesz gdzies|lecisz gdzies|wyjezdzasz gdzies)\b)|\bgdzie (bys |najchetniej bys )(pojechal|polecial|wyjechal)\b
c Ciągnie mnie na południe, gdzie kolacje trwają do nocy.
c Najchętniej tam, gdzie można chodzić bez planu i dobrze zjeść.
p Wszędzie, gdzie walizka doleci razem ze mną.
p Zwiedzam głównie piekarnie, muzea są zaraz po nich.
i Jest jedno miejsce na mapie, do którego ciągle wracam myślami.
i Lubię podróże, po których wraca się trochę innym.
b A gdzie ty chcesz pojechać?
b Jaka podróż najbardziej ci została w głowie?
=hobby ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(hobby|zainteresowani\w+|pasj\w+|czym sie interesujesz|interesujesz sie|co (lubisz|najbardziej lubisz|najchetniej) (robic|robisz)|co (robisz|porabiasz) (w |po |dla |na |poza |jak |gdy |kiedy )(wolnym|wolnej|wolnych|wolne|pracy|praca|godzinach|przyjemnosci|zabawy|rozrywki|co dzien|codzien|masz wolne|nie pracujesz)|jak (lubisz )?(spedzasz|spedzac) (wolny )?(czas|wieczory|weekendy|wolne)|wolny czas|wolnym czasie|wolnej chwili|wolnych chwilach|co (cie|sprawia ci) (interesuje|kreci w zyciu|pasjonuje|cieszy|radosc|przyjemnosc|najwieksza frajde)|grasz w (gry|planszowki|cos)|planszowki|gierki|gamer\w*|co zazwyczaj robisz)\b.{0,50}(\?|$)|\bco (robisz|porabiasz) (zazwyczaj|zwykle|na co dzien|w wolnym|w zyciu)\b)
c Dobre jedzenie, długie spacery i rozmowy, które się przeciągają.
c Lubię ruch za dnia i spokojne wieczory z muzyką.
p Kolekcjonuję rozpoczęte projekty, zbiór jest imponujący.
p Szukanie kluczy, trenuję je prawie codziennie.
i Jedno z moich zajęć brzmi nudno, a wciąga jak serial.
i Lubię rzeczy, przy których znika poczucie czasu.
b A ty co robisz dla przyjemności?
b Przy czym ty tracisz poczucie czasu?
=relax ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(relaks\w*|odpoczywasz|odpoczac|wypoczywasz|odstresow\w*|odreagow\w*|odprez\w*|wyluzow\w*|na stres|ze stresem|stresie|ladujesz baterie|naladowac baterie|resetujesz|wyciszasz|wyciszyc|chillujesz|chillowac|jak odpocz\w*)\b.{0,40}(\?|$))
c Muzyka, ciepła herbata i telefon w drugim pokoju.
c Najlepiej działa spacer i trochę ciszy.
p Leżę profesjonalnie, mam już wyniki międzynarodowe.
p Koc przejmuje dowodzenie, ja tylko wykonuję rozkazy.
i Patrzę przez okno i udaję, że to medytacja.
i Najbardziej odpoczywam przy ludziach, przy których nic nie muszę.
b A co ciebie uspokaja?
=smoke ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(palisz|palacy|palacz\w*|papieros\w*|fajk\w+|vape\w*|e.?papieros\w*|iqos\w*|rzucil\w* palenie|trawk\w+|ziolo|marihuan\w+|nie palisz|palenie)\b.{0,40}(\?|$))
c Cenię świeże powietrze, ale nikogo nie pouczam.
c Mój najpoważniejszy nałóg to dobra kawa na świeżym powietrzu.
p Najbardziej dymi u mnie patelnia, gdy gotuję z ambicją.
p Jedyny nałóg, do którego się przyznam, to ser.
i Moje słabości są raczej słodkie i pachną kakao.
i Każdy ma jakąś słabość, moja jest na szczęście jadalna.
b A ty palisz?
=drinkAlcohol ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(pijesz (alkohol|duzo|czesto|wino|piwo|wodke|w ogole|czasem)|pijesz\W*$|alkohol\w*|imprezujesz|imprezowicz\w*|lubisz (wino|piwo|wypic|drinki|imprez\w*|imprezowac)|abstynent\w*|kac|kaca|trunk\w*|nie pijesz|wodk\w+)\b.{0,40}(\?|$))
c Kieliszek wina w dobrym towarzystwie, więcej nie potrzebuję.
c Czasem i z umiarem, rozmowa jest ważniejsza.
p Po dwóch kieliszkach jestem ekspertem od wszystkiego.
p Głównie wodę, ale podaję ją sobie z parasolką.
i Zależy od wieczoru, najlepsze i tak pamięta się na trzeźwo.
i Wolę jeden dobry smak niż pięć przypadkowych.
b A ty co lubisz wypić?
=religion ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(wierzysz w (boga|cos|sile|przeznaczenie|los|karme|duchy|zycie po|horoskopy|milosc|kosmit\w*|ufo)|wierzacy|religijny|chodzisz do kosciola|kosciol\w*|religi\w+|katolik\w*|ateist\w*|praktykujacy|jakiego (jestes )?wyznania|polityk\w+|poglad\w*|na kogo glosowales|glosujesz|lewicow\w*|prawicow\w*)\b.{0,40}(\?|$))
c Wierzę przede wszystkim w dobroć i w to, co robimy.
c Szanuję każdą wiarę, a o takich sprawach lubię rozmawiać.
p Wierzę w drugą szansę i w dokładkę deseru.
p Modlę się głównie, żeby drukarka zadziałała.
i Im więcej myślę, tym mniej mam pewności i więcej zachwytu.
i W niektóre zbiegi okoliczności nie umiem nie wierzyć.
b A w co ty wierzysz?
=tattoos ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(tatuaz\w*|dziary|dziare|dziar|tatuowal\w*|wydziaran\w*|wytatuowa\w*|kolczyk\w*|piercing\w*)\b.{0,40}(\?|$))
c Podobają mi się takie, za którymi stoi historia.
c Dobrze przemyślany tatuaż zawsze mnie ciekawi.
p Jestem zbyt niezdecydowany nawet przy wyborze koszulki.
p Najczęściej zdobią mnie ślady po długopisie.
i Dobry pomysł na tatuaż musi dojrzewać powoli.
i Ciekawsze od wzoru jest pytanie, po co.
b A ty masz jakiś?
=morningPerson ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(skowron\w*|sow[aey]|rann\w+ ptasz\w+|ranny ptak|nocny marek|nocn\w+ mark\w+|o ktorej (wstajesz|sie budzisz|chodzisz spac|kladziesz sie|idziesz spac|zasypiasz)|wczesnie wstajesz|lubisz (wstawac|spac|poranki|ranki)|(wstajesz|spisz) (wczesnie|rano|dlugo|pozno)|rano czy wieczor\w*|dlugo spisz|spioch\w*|drzemk\w+)\b.{0,40}(\?|$))
c Rano potrzebuję kawy, wieczorem rozkwitam.
c Lubię spokojne poranki, byle bez pośpiechu.
p Przed kawą porozumiewam się wyłącznie pomrukami.
p Skowronek z przymusu, sowa z powołania.
i Najlepsze rozmowy zaczynają się u mnie po zmroku.
i Lubię godzinę, w której miasto jeszcze śpi.
b A ty sowa czy skowronek?
=weatherThere ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(jaka (u ciebie |tam |macie )?pogod\w+|jak (tam )?pogoda|pogoda (u ciebie|tam)|(pada|leje|slonce|sloneczko|cieplo|zimno|goraco|upal|snieg|burza|slonecznie|sypie|mroz) (tez )?(u ciebie|tam|u was)|u ciebie (tez )?(pada|leje|slonce|cieplo|zimno|goraco|snieg|burza|slonecznie|tak|upal)|lubisz (deszcz|zime|lato|upaly|snieg|jesien|wiosne|burze)|(lato|zima|jesien|wiosna) czy (lato|zima|jesien|wiosna)|(ile|jaka) (masz )?(stopni|temperatur\w+)|ulubion\w+ pora roku|jaka pora roku)\b.{0,30}(\?|$))
c Mnie każda pogoda pasuje, byle był dobry powód, żeby wyjść.
c Niebo robi, co chce, humor mam mimo to słoneczny.
p Pogoda nie może się zdecydować, mamy ze sobą coś wspólnego.
p W sam raz na koc, jak zresztą każda pogoda.
i Lubię taką pogodę, która zmusza do zwolnienia.
i Deszcz czy słońce, najważniejsze, z kim się je ogląda.
b A u ciebie jak?
=christmas ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(swieta|swiat|swietach|wigili\w*|boz\w+ narodzeni\w*|sylwest\w*|wielkanoc\w*|walentynk\w*|mikolaj\w*|prezent\w*|choink\w*|halloween|andrzejki|tlusty czwartek|dzien kobiet)\b(?!.{0,10}\bna swiecie\b).{0,50}(\?|$))
c Lubię święta bez pośpiechu, z bliskimi i dobrym jedzeniem.
c Najchętniej spokojnie, z ciepłem i długim stołem.
p Biorę udział głównie jako tester pierogów.
p Moje prezenty pakuję tak, jakby robiły to szopy.
i Najbardziej lubię tę ciszę, gdy wszyscy już zjedli.
i W święta wraca zapach, którego nie umiem opisać.
b A ty jak spędzasz ten czas?
=fear ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(czego (sie )?(najbardziej |naprawde )?(sie )?(boisz|obawiasz|lekasz)|boisz sie|twoj\w* (najwiekszy )?(strach|lek|fobi\w*)|najwiekszy (strach|lek)|fobi\w*|czego sie boisz|co cie (przeraza|martwi|stresuje|niepokoi)|lek wysokosci)\b.{0,40}(\?|$))
c Najbardziej tego, że przegapię coś ważnego przez pośpiech.
c Obojętności, bo z całą resztą da się coś zrobić.
p Pająków i wiadomości, które zaczynają się od musimy porozmawiać.
p Pustej lodówki w niedzielę niehandlową.
i Niektóre lęki maleją, gdy się je komuś opowie.
i Boję się słów, których nie powiem na czas.
b A ty czego się boisz?
=talent ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(talent\w*|w czym jestes (dobry|najlepszy|swietny)|co (umiesz|potrafisz) (najlepiej|robic|fajnego|czego)|co (ci )?(najlepiej )?wychodzi ci( najlepiej)?|co ci najlepiej wychodzi|(mocn\w+|slab\w+) stron\w+|(twoj\w*|swoj\w*|jakie masz) (najwieksz\w+ )?(zalet\w+|wad\w+|atut\w*)|(jaka|jakie) (masz |jest |sa )?(twoja |twoje )?(najwieksz\w+ )?(zalet\w+|wad\w+)|ukryt\w+ (talent\w*|umiejetnosc\w*)|umiejetnosc\w*)\b.{0,40}(\?|$))
c Umiem słuchać i pamiętać drobiazgi.
c Potrafię zachować spokój, gdy wszyscy już biegają.
p Zasypiam w każdej pozycji, to już sztuka wysoka.
p Znajduję lodówkę po ciemku, bezbłędnie i cicho.
i Mam jeden ukryty talent, ujawnia się w odpowiednim towarzystwie.
i Czasem wyczuwam nastrój, zanim ktoś coś powie.
b A twój ukryty talent?
=proudOf ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(z czego (jestes |najbardziej jestes )?(najbardziej )?(jestes )?dumny|dumny|najwiekszy sukces|najwieksze osiagniecie|osiagnie\w+|sukces\w*|(jakie|o czym) (masz |sa twoje )?(najwieksze )?(marzeni\w+|marzysz|cele)|(twoje|najwieksze|masz) (jakies )?(najwieksze )?(marzenie|marzenia|cele)|gdzie (sie )?widzisz( sie| siebie)?|za (5|10|piec|dziesiec|pare|kilka) lat)\b.{0,40}(\?|$))
c Z tego, że nie odpuszczam ludzi, na których mi zależy.
c Że zostałem sobą, nawet gdy łatwiej było inaczej.
p Z szafy złożonej bez zbędnych śrubek, choćby tylko w marzeniach.
p Jestem dumny z każdej rośliny, która mnie przetrwała.
i Najbardziej z rzeczy, o których prawie nikt nie wie.
i Z jednej decyzji, która wyglądała wtedy na głupią.
b A z czego ty czujesz dumę?
=superpower ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(supermoc\w*|super ?moc\w*|superbohater\w*|gdybys|gdyby|co by bylo|(wygral\w*|wygrac) (w )?(lotto|totka|milion\w*|lotka|loterii|na loterii)|(trzy|3) zyczenia|zlot\w+ rybk\w+|bezludn\w+ wysp\w*|wehikul\w*|przeniesc sie w czasie|cofnac czas|niewidzialn\w*|jakbys (mogl|mial|byl|wygral)|zamienic sie (z kims|na))\b.{0,60}(\?|$))
c Wybrałbym więcej czasu dla ludzi, których lubię.
c Chciałbym zatrzymać czas w dobrych momentach.
p Wystarczyłaby mi moc znajdowania wolnego stolika.
p Chciałbym umieć wstać z łóżka bez dramatu.
i Wybrałbym coś małego, co zmienia wszystko po cichu.
i Pewnie zrobiłbym coś, o czym nikt by się nie dowiedział.
b A jaki byłby twój wybór?
=perfectDay ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(idealn\w+|perfekcyjn\w+|wymarzon\w+|najlepsz\w+) (dzien|dnia|wieczor|poranek|weekend|niedziel\w+|sobot\w+|zycie)\b.{0,40}(\?|$)|\b(dzien|wieczor|poranek|weekend) (idealny|perfekcyjny|marzen|doskonaly)\b)
c Długie śniadanie, trochę słońca i wieczór z kimś bliskim.
c Bez budzika, bez planu, za to w dobrym towarzystwie.
p Zaczyna się drugą kawą i kończy trzecim deserem.
p Taki, w którym skarpetki mają swoją parę.
i Taki, o którym dopiero wieczorem wiadomo, że był idealny.
i Zwykły dzień z jedną małą niespodzianką w środku.
b A twój jak wygląda?
=tellMe \b(opowiedz|opowiesz|powiedz|powiesz|napisz|zdradz|opowiadaj|mow)( mi)?( cos| troche| wiecej| jeszcze| cokolwiek| prosze| lepiej)*( wiecej| ciekawego)? (o sobie|o tobie|na swoj temat|o swoim zyciu)\b|\b(opowiedz|opowiesz|napisz|zdradz|powiedz) (mi )?(cos|troche|jakis sekret|jakas ciekawostke|cos ciekawego|jakas historie|cos smiesznego o sobie|cos czego nie wiem|jakas tajemnice|cos milego)\b|^\W*(no |to |a |dobra ){0,3}(opowiadaj|opowiedz|mow|dawaj|zdradz)( mi| cos| wiecej| dalej)*\W*$|\bco (powinnam|warto|moge) o tobie wiedziec\b|\b(?<!\bz )kim (jestes|ty jestes)\b(?! z zawodu)|\bjaki (ty )?(tak naprawde )?jestes( naprawde| prywatnie| na co dzien| w zyciu)?\W*(\?|$)|\bco ciekawego (mi )?(opowiesz|powiesz)\b|\bcos o sobie\b|\btwoj sekret\b
c Jestem spokojny, ciekawy ludzi i zawsze głodny dobrego śniadania.
c Lubię szczerość, długie rozmowy i wieczory bez planu.
p Mówię do roślin, one na razie taktownie milczą.
p W skrócie, dużo kawy, mało planu, dobre chęci.
i Z zewnątrz spokojny, w środku ciągle coś wymyślam.
i Najciekawsze rzeczy wychodzą ze mnie dopiero przy drugiej herbacie.
b A co ja powinienem wiedzieć o tobie?
b Od czego ty zaczynasz swoją historię?
=threeWords \b(trzech slowach|3 slowach|trzema slowami|trzy slowa|3 slowa|jednym slowem|jednym zdaniem|w kilku slowach|opisz sie|bys (sie|siebie) opisal\w*|jakbys (sie|siebie) opisal\w*|opisz siebie|opisalbys (sie|siebie)|jak bys sie opisal|jakbys sie opisal|trzy cechy|opisac siebie|jak opisuja cie|co mowia o tobie|co powiedzieliby o tobie)\b
c Ciekawy, lojalny i wiecznie w dobrym humorze po kawie.
c Spokojny, szczery i otwarty na spontaniczne pomysły.
p Głodny, zabawny i jeszcze trochę głodny.
p Uroczy, skromny i fatalny w liczeniu do trzech słów.
i Cichy, ciekawy, a trzecie słowo zostawiam tobie.
i Uważny, uparty i trochę inny, niż widać.
b A twoje trzy słowa?
=joke ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b|.*\b(opowiedz|opowiedz\w*|dawaj|popraw|rozsmiesz|pociesz|rozwesel|powiedz)\b).*(?:\b(zart|zartu|zartem|dowcip\w*|kawal|suchar\w*|rozsmiesz|rozsmieszysz|rozbaw\w*|rozwesel\w*|pociesz mnie|poprawisz mi humor|popraw mi humor|cos (smiesznego|zabawnego)|tekst na podryw|teksty na podryw)\b)
c Najlepiej żartuję na żywo, tam nie można mnie wyciszyć.
c Chętnie, lubię, kiedy rozmowa ma w sobie śmiech.
p Znam świetny żart o dacie ważności, ale już nieaktualny.
p Moja dieta idzie dobrze, zgubiłem już dwa przepisy na sałatkę.
i Mam jeden dobry, ale działa tylko szeptem.
i Najśmieszniejsze rzeczy przytrafiają mi się zupełnie na poważnie.
b A co ciebie zawsze rozśmiesza?
=advice \b(co (ja )?(mam|mam dzis|mam teraz|powinnam|bys (mi )?(radzil|doradzil|polecil|zrobil na moim miejscu)|mi (radzisz|doradzisz|polecasz|polecisz|doradzasz)|(by )?tu|polecasz|polecisz|radzisz|proponujesz|doradzasz|moge|zalozyc|ubrac|ugotowac|warto)( dzis| dzisiaj| teraz| mi)* ?(robic|zrobic|ugotowac|obejrzec|ogladac|zalozyc|ubrac|zjesc|przeczytac|poczytac|kupic|wybrac|powiedziec|odpisac|na obiad|na kolacje|na siebie|do ogladania)?|doradz\w*|poradz mi|podpowiedz\w*|polec\w* (mi )?(cos|jakis|jakas|jakies|film|serial|ksiazk\w+)|masz (jakis )?(rade|pomysl|porade) (na|co|dla)|potrzebuje (twojej )?rady|jaki (film|serial) (polecasz|polecisz))\b.{0,60}(\?|$)
c Zrób to, po czym jutro będzie ci lżej.
c Postaw na prostą wersję, ona rzadko zawodzi.
p Przy takich decyzjach zawsze wygrywa u mnie makaron.
p Rzuć monetą, a potem i tak zrób po swojemu.
i Pierwsza myśl zwykle już zna odpowiedź.
i Wybierz to, o czym myślisz, zanim zaczniesz się zastanawiać.
b Do czego cię bardziej ciągnie?
=whatDoYouThink \b(co (o tym |na to |ty |ty o tym )*(myslisz|sadzisz|uwazasz|powiesz|mowisz)|jak (ty )?(to |na to )?(widzisz|myslisz|uwazasz|sadzisz|patrzysz na)|jakie (jest|masz) (twoje )?zdanie|(jaka jest )?twoja opinia|twoim zdaniem|wedlug ciebie|twoje zdanie|co ty na to|a co ty na|jaki masz stosunek do|jak zapatrujesz sie)\b.{0,60}(\?|$)|^\W*co ty na to\W*$
c Myślę, że to dobry kierunek, podoba mi się.
c Szczerze, jestem za, i to bez długiego namysłu.
p Moja komisja ekspertów, czyli ja i kawa, mówi tak.
p Mam dwie opinie i obie są trochę głodne.
i Pierwsza myśl była inna, ale druga jest ciekawsza.
i Jest w tym coś, nad czym chcę jeszcze pomyśleć.
b A co ty czujesz w tej sprawie?
=isItWeird \b(czy )?(to |jestem |brzmi |czy to |uwazasz ze |myslisz ze ){1,3}(jest |to |troche |bardzo |normalne czy |jakos )*(dziwn\w+|nienormaln\w+|glupi\w*|glupie|zle|normaln\w+|przesad\w*|szalon\w+|creepy|za szybko|za wczesnie|zwariowan\w+|wariatk\w+)\b.{0,40}\?|\b(czy to (dziwne|glupie|zle|normalne|za szybko)|to dziwne ze|dziwne co|dziwna jestem)\b.{0,50}(\?|$)
c Wcale nie, uważam, że to całkiem ludzkie.
c Nie, a nawet jeśli trochę, to w dobrym stylu.
p Przy moich dziwactwach to wypada bardzo rozsądnie.
p Na skali od jeden do mnie, to najwyżej trójka.
i Trochę dziwne rzeczy zwykle są najciekawsze.
i Dziwne jest raczej to, że tak rzadko się o tym mówi.
b Skąd taka myśl?
=really ^\W*(no |ale |co |haha\w* |oo* |a |ej |wow |ty |jak to |ty tak |ze |to |mowisz ){0,4}(serio|powaznie|naprawde|na serio|na powaznie|zartujesz|prawda|srsly|nie gadaj|nie zartuj|co ty|co ty gadasz|no nie|nie wierze|jak to|srio|tak|ta|o|mowisz serio|zartujesz sobie|doprawdy|rly|really|a tak|tak myslisz|tak sadzisz|pewny jestes|jestes pewny|na pewno|obiecujesz|slowo|mowisz powaznie|to prawda)( serio| tak| mowisz| teraz| sobie| ze mnie| pytasz| myslisz)*\W*\?+\W*$|^\W*(no |ale ){0,2}(serio|powaznie|naprawde|zartujesz|co ty gadasz|nie gadaj|mowisz serio)\W*$|\b(mowisz (to )?(serio|powaznie)|zartujesz sobie|robisz sobie (jaja|zarty))\b.{0,10}(\?|$)
c Serio, pod tym względem nie żartuję.
c Naprawdę, mówię to, co myślę.
p Serio, nawet moja poważna mina to potwierdza.
p Najprawdziwsza prawda, przysięgam na ostatniego pieroga.
i Naprawdę, sam się temu trochę dziwię.
i Tak, niektóre rzeczy brzmią dziwnie, bo są prawdziwe.
=whatMean \b(co (masz|miales|konkretnie masz|dokladnie masz|przez to masz) na mysli|co (to|przez to|to dokladnie) (ma |mialo )?(znaczy|znaczyc|oznacza|oznaczac)|co to znaczy|o co (ci )?(chodzi|kaman|chodzilo|cho)|w (jakim|ktorym) sensie|czyli co|czyli jak|jak to rozumiec|jak mam to rozumiec|nie (rozumiem|kumam|ogarniam|czaje)|co chcesz przez to powiedziec|w sensie|to znaczy|co sugerujesz|do czego zmierzasz|do czego pijesz)\b.{0,30}(\?|$)
c Chodziło mi o coś miłego, tylko skrót wyszedł za krótki.
c Po prostu to, że dobrze mi się z tobą pisze.
p Mój mózg pominął kilka zdań, przepraszam za skróty.
p W mojej głowie brzmiało to znacznie mądrzej.
i Między słowami było trochę więcej, niż wyszło.
i Wyjaśnię to lepiej na żywo, bo tam widać ton.
=beenThere ^(?!\W*(?:a |no |i |to |z |o |do ){0,3}(?:jak|gdzie|kiedy|co|czemu|dlaczego|kto|kim|kogo|ile|skad|dokad|ktor\w+|jaki\w*|jaka|jakie\w*)\b).*\b(byles|bywasz|bywales|jadles|probowales|sprobowales|widziales|robiles|skakales|leciales|latales|jezdziles|jechales|mieszkales|grales|piles|nurkowales|plywales|surfowales|miales|spotkales|poznales|sluchales|slyszales|przezyles|zgubiles|plakales|zakochales|klamales|zwiedziles|znasz|probowales|spales|ukradles|pisales|myslales|chciales|zrobiles|czules)\b.{0,70}(\?|$)|\b(kiedykolwiek|choc raz|chociaz raz)\b.{0,50}(\?|$)
c Ciągle mi mało, więc następnym razem chętnie w duecie.
c Bardzo mnie to ciekawi, chętnie przeżyłbym to w dobrym towarzystwie.
p W wyobraźni wiele razy i zawsze szło świetnie.
p Moja wyobraźnia ma tam sporo wylatanych godzin.
i To jedna z tych rzeczy, które wolę opowiedzieć na żywo.
i Mam to na liście, której nie pokazuję każdemu.
b A ty?
=likeIt ^(?=.*(?:\?|\bczy\b|\b(?!nasz\b|wasz\b)\w+sz\b|\b(?:\w+les|\w+l?bys|jestes|byles|twoj\w*|twoi\w*|u ciebie)\b)|\W*(?:a |no |to |i |hej ){0,3}(?:w |z |na |o |do |od )?(?:jak\w*|co|czego|czym|gdzie|dokad|ktor\w+|kiedy|ile|od kiedy|czemu|dlaczego|ulubion\w+|najgorsz\w+|idealn\w+|skad)\b).*(?:\b(lubisz|lubilbys|podoba ci sie|podobaja ci sie|podobalo ci sie|kochasz|uwielbiasz|nienawidzisz|nie lubisz|nie cierpisz|smakuje ci|smakuja ci|przepadasz za|jestes (fanem|milosnikiem|wielbicielem)|jara cie|kreci cie|interesuje cie|interesuja cie|jarasz sie|masz slabosc do|cieszysz sie)\b(?<!\b(co|czego|kogo|jakie|jaki|jaka|jakich|dlaczego|czemu|ktore|ktory|ktora) (lubisz|kochasz|uwielbiasz|nienawidzisz|nie lubisz|nie cierpisz)).{0,60}(\?|$))
c Tak, lubię, zwłaszcza w dobrym towarzystwie.
c Bardzo, to jedna z tych rzeczy, które poprawiają mi dzień.
p Tak, aż za bardzo, zdrowy rozsądek już się poddał.
p Lubię, choć nie zawsze z wzajemnością.
i Lubię, ale mam do tego swój własny sposób.
i Coraz bardziej, choć kiedyś powiedziałbym co innego.
b A ty to lubisz?
=would ^(?!\W*(a |no |ty |ej |hej ){0,3}(co|kogo|czego|gdzie|dokad|jak|kiedy|kto|ktor\w+|jak(i|a|ie)\w*|ile|dlaczego|czemu)\b).*\b(bys (sie |mnie |mi |to )?\w+|\w+lbys|chcialbys|moglbys (zyc|mieszkac|zrezygnowac|byc z)|zgodzilbys|wolalbys|wyobrazasz sobie|odwazylbys|zaryzykowal\w*|bylbys|mialbys|zrobilbys|przeprowadzilbys|rzucilbys|wybaczylbys|zaryzykujesz)\b(?<!\bmoglbys).{0,60}(\?|$)
c Tak, z odpowiednią osobą myślę, że tak.
c Potrafię to sobie wyobrazić, lubię próbować nowych rzeczy.
p Tak, chociaż moja odwaga zawsze trochę się spóźnia.
p Za dobry deser zrobiłbym to i dużo więcej.
i Kiedyś powiedziałbym nie, teraz się waham.
i Bardziej, niż się wydaje, brakuje mi tylko okazji.
b A ty?
=canYou ^(?!\W*(a |no |ty |ej ){0,3}(co|gdzie|jak|kiedy|kto|ktor\w+|jak(i|a|ie)\w*|ile|czemu|dlaczego)\b).*\b(mozesz|moglbys|potrafisz|umiesz|dasz rade|dalbys rade|pomozesz|pomoglbys|wytlumaczysz|powiesz mi|obiecasz|nauczysz|zrobisz|zrobilbys|przywieziesz|zaczekasz|poczekasz|odbierzesz|przyniesiesz|zaopiekujesz|zalatwisz|(?<!nie )(?:mozemy|moge)(?=.*\?)|jestes w stanie|napiszesz|odwieziesz|masz chwile)\b.{0,60}(\?|$)
c Tak, możesz na mnie liczyć, chętnie to zrobię.
c Myślę, że tak, a jak nie, nauczę się po drodze.
p Mogę spróbować z wielkim stylem i niepewnym wynikiem.
p Jasne, moja pewność siebie wyprzedza umiejętności.
i Tak, choć najciekawsze będzie, w jaki sposób.
i Tak, daj mi chwilę, a może cię zaskoczę.
=howMuch \b(ile|ilu|iloma|jak (czesto|dlugo|duzo|bardzo|daleko|szybko|wiele|mocno)|od (kiedy|dawna|jak dawna)|do kiedy|jak dawno|ile razy|czesto)\b.{0,60}\?|^\W*(a |no |i ){0,3}(ile(?! (mozna|bym|razy mam))|jak (czesto|dlugo|duzo|daleko)|od kiedy|od dawna|kiedy ostatnio|kiedy ostatni raz)\b|\b(kiedy)\b.{0,60}\?
c Mniej, niż bym chciał, ale za każdym razem się cieszę.
c Dość dużo, choć zależy to od tygodnia.
p Straciłem rachubę, z matematyką jesteśmy pokłóceni.
p Tyle, żeby mieć opinię, za mało, żeby być ekspertem.
i Więcej, niż mówię, i mniej, niż bym chciał.
i To zależy od czasu, teraz właśnie się zmienia.
b A ty?
=why ^\W*(a |no |ale |i |to |haha\w* |ej |hej |wiec ){0,4}(dlaczego|czemu|czm|dlaczemu|po co|skad (taki|ten|taka|to|ta|te|wiesz|wiedziales|pomysl)|jak to(?=\W*$| mozliwe| nie)|z jakiego powodu|jaki powod|z czego|a to czemu)\b(.{0,80}\?|\W*$|( \w+){1,8}$)|\b(dlaczego|czemu|czm)\b.{0,60}\?
c Bo tak to czuję, nie stoi za tym żadna strategia.
c Bo mi zależy i wolę mówić to wprost.
p Dobre pytanie, mój mózg szuka właśnie winnego.
p Z żelaznej logiki, którą akurat gdzieś zgubiłem.
i Mam krótką odpowiedź i drugą, na długi wieczór.
i Chyba rozumiem to lepiej, odkąd pytasz.
=which \b(ktor(y|a|e|ego|ej|ym|ych|ymi)|jak(i|a|ie|ich|iego|iej|im) (rodzaj\w*|typ\w*|gatun\w*|kolor\w*|masz ulubion\w+|jest twoj\w* ulubion\w+|lubisz|wolisz|najbardziej|preferujesz|styl\w*|zapach\w*|perfum\w*))\b.{0,60}(\?|$)|\b(ulubion\w+|najulubiens\w+)\b.{0,30}(\?|$)|^\W*(a |no |i |to ){0,3}(co |a co |ktore |czy )?(wolisz|wybierasz|bardziej wolisz|preferujesz|co bys wybral)\b|\bco wolisz\b|^\W*(a |no |to ){0,2}jak(i|a|ie)\W*$
c Stawiam na proste i dobrze zrobione, prawie zawsze.
c Klasyka mnie przekonuje, choć lubię być zaskakiwany.
p Wybieram zawsze to, co ktoś obok właśnie zamówił.
p Zmieniam ulubione rzeczy zależnie od poziomu głodu.
i Najciekawsze jest zawsze to, czego jeszcze nie znam.
i Taki wybór, który sporo o mnie mówi, spróbuj zgadnąć.
b A twój wybór?
=whoYou ^\W*(a |no |i |hej |ej |to |ale ){0,4}(z |do |dla |od |o )?(kto|kim|kogo|komu|ktos ty)\b.{0,60}(\?|$)|\b(jak (masz na imie|sie nazywasz|ci na imie|mam sie do ciebie zwracac)|twoje imie|z kim|kto to|kim)\b.{0,40}(\?|$)
c Ktoś spokojny, komu dobrze się z tobą rozmawia.
c Bliscy ludzie, tacy, którzy zostają, gdy impreza się kończy.
p Zależy, kto pyta i czy przyniesie ciastka.
p Odpowiedzialny za ten czat, przynajmniej oficjalnie.
i Właśnie to najlepiej odkryć samemu, bez podpowiedzi.
i Ktoś, kto wieczorem zna siebie lepiej niż rano.
b A u ciebie kto?
=whereYou \b(gdzie|dokad|skad|w jakim miejscu|ktoredy)\b(.{0,60}\?| (jestes|siedzisz|idziesz|jedziesz|teraz jestes|sie szlajasz)\b|\W*$)|\b(jestes|mieszkasz) (blisko|daleko|w poblizu|na miejscu|w miescie|w okolicy)\b.{0,15}(\?|$)
c W spokojnym miejscu, z czasem na twoje wiadomości.
c Tam, gdzie cicho i można spokojnie pisać.
p Gdzieś między kanapą a lodówką, trasa dobrze mi znana.
p Myślami na plaży, ciałem niestety tam gdzie zwykle.
i Bliżej, niż się wydaje, jeśli patrzeć na mapę wszechświata.
i Trochę tutaj, a trochę już w jutrzejszym dniu.
b A ty gdzie teraz jesteś?
=howYou ^(?!.*\bjak (tam|sie (masz|miewasz|czujesz|trzymasz)|leci|zyjesz|zycie|u ciebie|mija|humor\w*|samopoczucie|nastroj|sie zyje|tam u)\b).*(^\W*(a |no |i |ale |to |hej ){0,4}jak\b(?! (tylko|bede|najbardziej|dla mnie|fajnie|milo|super|slodko|cudownie|ladnie|pieknie|dobrze ze|chcesz|wolisz|zwykle|zawsze|bede|wroce|cos)\b).{0,80}(\?|$)|\b(jak|w jaki sposob)\b.{0,60}\?)
c Krok po kroku i z dobrym humorem, zwykle się udaje.
c Spokojnie i po swojemu, to działa najlepiej.
p Improwizuję z bardzo przekonującą miną.
p Metodą prób, błędów i dużej ilości kawy.
i Inaczej, niż większość się spodziewa.
i Na wyczucie, ono rzadko mnie zawodzi.
b A jak ty to robisz?
=howAreYou \b(jak (tam|sie (masz|miewasz|czujesz|trzymasz|zyje)|leci|zyjesz|zycie|u ciebie|ci mija|mija|humor\w*|samopoczucie|nastroj)|co (tam|u ciebie|slychac|tam slychac|tam u ciebie|nowego|dobrego|ciekawego|jest(?=\W*$)|u cb|tam u cb)|co tam|a u ciebie|u ciebie jak|u ciebie co|wszystko (w porzadku|ok|okej|dobrze|gra)|(dobrze|lepiej) sie (czujesz|masz)|jestes (zmeczony|smutny|szczesliwy|zly|w dobrym humorze)|w porzadku|cos sie stalo|co sie stalo|jak po)\b.{0,40}(\?|$)|^\W*(hej |czesc |hejka |siema |siemka |no hej |witaj |dzien dobry |hejo |elo ){0,2}\W*(co tam|co slychac|jak tam|co u ciebie|jak leci|jak sie masz|co u cb|a u ciebie|u ciebie|sup)\b
c Dobrze mi, a od twojej wiadomości jeszcze lepiej.
c Całkiem dobrze, mam spokojną głowę i czas na rozmowę.
p W formie, kawa i ja właśnie zawarliśmy pokój.
p Stabilnie, kanapa nie zgłasza zastrzeżeń.
i Spokojnie, choć chodzi za mną jedna ciekawa myśl.
i Dobrze, to jeden z tych dni, które coś obiecują.
b A u ciebie?
b A ty jak się masz?
=wh ^\W*(a |no |i |hej |ej |to |ale |haha\w* |wiec |powiedz |dobra |ok |swoja droga |tak w ogole ){0,4}(w |z |na |o |do |za |po |od |dla |przez |nad )?(co|czego|czemu|czym|czyj\w*|jaki|jaka|jakie|jakiego|jakiej|jakim|jakich|jaka|jakie)\b(?! (mily|mila|fajny|fajna|slodki|slodko|pech|szkoda|uroczy|super|wstyd|zbieg|prawda|za|racja|ty (gadasz|nie powiesz)|najlepsze|by nie bylo|najmniej|do\b|ladny|ladna|piekny|romantyk\w*)\b(?!.*\?)).{0,90}(\?|$)|\b(co|czego|czym|jaki|jaka|jakie|jakiego|jakiej|jakim|jakich)\b(?!\W*\?).{1,60}\?
c Dla mnie najważniejsze, żeby było szczere.
c Powiedziałbym, że coś prostego, to mnie prawie zawsze przekonuje.
p Pierwsze, co przyszło mi do głowy, to jedzenie.
p Oficjalna odpowiedź jest w drodze, nieoficjalna zawiera ser.
i Coś, na co rok temu odpowiedziałbym inaczej.
i Wybieram to, czego na pierwszy rzut oka nie widać.
b A twoja odpowiedź?
=yesNo \?|^\W*(a |no |i |hej |ej |to |ale |wiec ){0,4}czy\b|^\W*(a |no |i |hej |ej |to |ale |tez |nie |ty ){0,4}(masz|jestes|bedziesz|chcesz|mozesz|umiesz|wiesz|znasz|myslisz|wierzysz|pamietasz|potrzebujesz|wolisz|idziesz|jedziesz|grasz|ogladasz|chodzisz|jezdzisz|mieszkasz|pracujesz|placzesz|ufasz|czujesz sie|uwazasz sie|dostales|dojechales|wrociles|zjadles|wyspales sie|martwisz sie|przejmujesz sie|dlugo)\b(?!.{0,40}\b(racje|super|fajny|swietny|uroczy|mily|kochany|slodki|smieszny|zabawny|niemozliwy|wariat)\b)|^\W*(a|i) ty\W*$|\b(prawda|nie|co|tak|nie sadzisz|zgadzasz sie)\W*\?$
c Tak, powiedziałbym, że tak, i to spokojnie.
c Raczej tak, choć lubię spojrzeć na to dwa razy.
p Tak, z drobnym drukiem, którego sam nie czytam.
p Bardziej tak niż nie, moneta też to potwierdza.
i Czasem tak, i te razy bywają najciekawsze.
i To zależy od dnia, dziś skłaniam się ku tak.
b A ty?
=told.goodNews \b(zdalam|zaliczylam|obronilam|dostalam (te |ta |nowa |ta nowa )?(prace|awans|podwyzke|mieszkanie|stypendium|premie|oferte|kredyt|piatke)|awansowalam|awans|(mam|dobra|super|swietna|wspaniala|najlepsza) (dobra |super |swietna )?(wiadomosc|nowine|wiadomosci|nowina|nowiny)|dobre wiesci|udalo (mi )?sie|przyjeli mnie|wygralam|jestem (bardzo |taka |mega |przeszczesliwa)?\s?(szczesliwa|dumna|podekscytowana|przeszczesliwa)|(mam|mialam|to byl) (super|swietny|wspanial\w*|cudown\w*|dobr\w*|piekn\w*|udan\w*|fajn\w*) (dzien|humor|tydzien|nastroj)|mam (dzis |dzisiaj )?(urodziny|imieniny)|prawo jazdy|prawko|kupilam (mieszkanie|dom|auto|samochod)|skonczylam (studia|projekt|prace magisterska))\b
c Świetna wiadomość, bardzo się cieszę razem z tobą.
c Gratulacje, naprawdę ci się to należy.
p Wznoszę toast, choćby wodą z kranu.
p Świętuję w kuchni, taniec jest w programie.
i Takie wiadomości mają swoje własne światło.
i Lubię, kiedy dobre rzeczy trafiają we właściwe ręce.
C Jak to będziesz świętować?
P Kto pierwszy się o tym dowiedział?
I Co czujesz, kiedy o tym myślisz?
=told.badDay \b((zly|ciezki|fatalny|okropny|straszny|beznadziejny|kiepski|slaby|gowniany|najgorszy|nerwowy|stresujacy|koszmarny|do dupy|do bani) (dzien|tydzien|wieczor|poranek|moment|okres|weekend|nastroj|humor)|(dzien|tydzien) (byl )?(zly|ciezki|fatalny|okropny|straszny|beznadziejny|kiepski|slaby|do dupy|do bani|do niczego|masakra)|(zla|ciezka|okropna|straszna|nieprzespana) (noc|sytuacja|wiadomosc)|jestem (taka |bardzo |troche |mega |strasznie |dzis |dzisiaj )*(smutna|zla|wkurzona|wsciekla|przygnebiona|zestresowana|zalamana|rozczarowana|zdenerwowana|przybita|samotna|przytloczona|wkurwiona|nieszczesliwa|zdolowana)|smutno mi|przykro mi|mam (dola|dosc|zly humor|doline|kiepski nastroj|chandre|wszystkiego dosc|problemy|stresa|stres)|plakalam|placze|poplakalam|klocilam sie|poklocilam sie|rozstalam sie|zle mi|czuje sie (zle|samotna|samotnie|fatalnie|beznadziejnie|okropnie)|nie mam (dzis |dzisiaj )?(humoru|nastroju|sily na nic)|wszystko (mnie )?(wkurza|idzie nie tak|sie sypie|sie wali)|zwolnili mnie|stracilam prace|nie zdalam|oblalam)\b
c Bardzo mi przykro, oby wieczór był dla ciebie łaskawszy.
c Brzmi ciężko, jeśli chcesz się wygadać, jestem tutaj.
p Wysyłam przytulenie i nielegalną ilość czekolady.
p Wnioskuję o skreślenie tego dnia z kalendarza, sam podpiszę.
i Są dni, które ważą więcej, niż widać z zewnątrz.
i Czasem wystarczy, że ktoś słucha i nic nie naprawia.
C Co było najtrudniejsze?
P Czekolada czy wspólne narzekanie?
I Co by ci teraz dobrze zrobiło?
=told.tired ^(?!.*\b(zmeczona|mam dosc|zmeczona jestem|mam juz dosc) (tym |tymi |juz )?(tinder\w*|apk\w+|aplikacj\w+|portal\w*|randk\w+|pisani\w+)\b).*\b(jestem (juz |taka |bardzo |troche |mega |strasznie |dzis |dzisiaj |tak |padnieta |totalnie )*(zmeczona|padnieta|wykonczona|wyczerpana|niewyspana|polprzytomna|spiaca|senna|nieprzytomna|zajechana|wypompowana|trup\w*)|padam (na twarz|z nog|na pysk|ze zmeczenia)|ledwo (zyje|stoje|patrze)|(ale |bardzo |tak )?chce mi sie spac|zasypiam|(malo|zle|slabo|krotko|prawie nie) (dzis |dzisiaj )?spalam|nie spalam|nie wyspalam sie|nie mam (juz )?sil\w*|(nie moge|nie moglam) (za)?spac|nie zmruzylam|ide (juz )?spac|zmykam spac|klade sie|oczy mi sie zamykaja|zmeczona jestem|zmeczon\w+)\b
c Odpocznij spokojnie, naprawdę ci się to należy.
c Dziś pora zadbać o siebie, reszta może poczekać.
p Oficjalnie ogłaszam otwarcie sezonu kocowego.
p Wirtualna kanapa jest twoja, podobno bardzo wygodna.
i Jest zmęczenie, które leczy tylko cisza.
i Noc naprawia rzeczy, z którymi dzień sobie nie radzi.
C Co cię tak zmęczyło?
P Koc, serial czy od razu łóżko?
I Co ci zawsze wraca siły?
=told.ill \b(jestem (troche |bardzo |dzis |od wczoraj |znowu )*(chora|przeziebiona|zakatarzona|zasmarkana|podziebiona|na l4|na zwolnieniu)|chora jestem|choruje|rozchorowalam|przeziebilam|przeziebienie|zlapalam (cos|grype|wirusa|przeziebienie)|bierze mnie (choroba|przeziebienie|grypa|cos)|rozklada mnie|rozlozylo mnie|mam (goraczke|katar|grype|kaszel|migrene|anginze|angine|covid\w*|temperature|zapalenie|okres|kaca)|boli mnie|bola mnie|(bol|bole) (glowy|brzucha|gardla|zeba|plecow)|zle sie czuje|slabo sie czuje|niedobrze mi|wymiot\w+|bylam u lekarza|w szpitalu|do szpitala|antybiotyk\w*|na l4)\b
c Dużo zdrowia i odpoczywaj, ile się da.
c Oj, mam nadzieję, że szybko poczujesz się lepiej.
p Wysyłam wyimaginowany rosół, wychodzi mi lepiej niż prawdziwy.
p Przepisuję koc, herbatę i zero bohaterstwa.
i Kiedy ciało zwalnia, zwykle ma swoje powody.
i Oby ta noc przyniosła ci prawdziwy odpoczynek.
C Masz wszystko, czego potrzebujesz?
P Rosół, herbata czy koc?
I Co ci wtedy najbardziej pomaga?
=told.work \b((duzo|sporo|tyle|mnostwo|za duzo|kupe|od cholery|strasznie duzo) (dzis |dzisiaj |mam )*(pracy|roboty|nauki|zajec|na glowie)|(jestem|siedze|bylam|wracam|wrocilam|wychodze|jade|ide|ciagle|nadal|jeszcze|dopiero|wlasnie|juz) (wlasnie |jeszcze |teraz |dopiero |dzis |nadal |juz |ciagle )*(w|z|do|po|na) (pracy|prace|robocie|roboty|biurze|biura|dyzurze|dyzuru|zmianie|uczelni|uczelnie|zajeciach)|(skonczylam|koncze|zaczynam|konczylam|zaczelam) (wlasnie |dzis |dopiero )*(prace|zmiane|dyzur|o \d+)|moj (szef|kierownik)|moja (szefowa|praca|kierowniczka|zmiana)|pracuje (jako|w|z|na|od|do|dzis|dzisiaj|zdalnie|teraz|dla|jeszcze)|jestem (nauczycielka|pielegniarka|lekarka|prawniczka|ksiegowa|fryzjerka|kosmetyczka|studentka|graficzka|programistka|architektka|psycholog|psycholozka|farmaceutka|kelnerka|inzynierem|managerka|kierowniczka|przedszkolanka|fizjoterapeutka|dentystka|weterynarka)|studiuje|ucze sie do|mam (sesje|egzamin\w*|dyzur|nocke|deadline|spotkanie|nadgodziny|duzo spotkan|druga zmiane|zmiane|rozmowe o prace)|w pracy (mam |dzis |dzisiaj |byl |byla |jest )*(mlyn|masakra|sajgon|zapierdziel|kociol|urwanie glowy|kociokwik|nuda|duzo)|nadgodziny|home office|prowadze (firme|wlasn\w+|dzialalnosc|sklep))\b
c Brzmi intensywnie i widać, że wkładasz w to serce.
c Oby znalazła się chwila, żeby złapać oddech.
p Wysyłam wirtualną kawę i wymówkę na spotkanie.
p Wnioskuję o dobrowolne poniedziałki, już piszę ustawę.
i Lubię, kiedy po kimś widać, że mu na czymś zależy.
i Praca opowiada część, mnie ciekawi ta druga.
C Co w tym lubisz najbardziej?
P Która to dzisiaj kawa?
I Co by było, gdyby pracować nie trzeba było?
=told.family ^(?!.*\b(pies|psa|kot|kota)\b).*\b((moja|moj|moi|mojej|mojego|moim|moja|moje|mojemu|z|u|do|ze) (mam[aeyou]\w*|tat[aey]\w*|tato|rodzic\w*|siostr\w*|brat\w*|babci\w*|babcia|dziad\w*|cork\w*|coreczk\w*|syn\w*|synek|synkiem|dzieck\w*|dzieci\w*|dziecmi|rodzin\w*|ciotk\w*|ciocia|wuj\w*|kuzyn\w*|siostrzen\w*|bratan\w*|chrzesnic\w*|chrzesniak\w*)|rodzinn\w+ (obiad|obiadek|spotkanie|impreza|kolacja)|obiad u (mamy|rodzicow|babci|tesciow)|mam (syna|corke|dwoje dzieci|dzieci|brata|siostre|dwie siostry|dwoch braci|dziecko))\b
c Widać, że rodzina jest dla ciebie ważna, lubię to.
c Pięknie, bliscy to coś, co zostaje.
p Każda rodzina zasługuje na własny serial komediowy.
p Z rodziną jak z chrzanem, wszystko zależy od dawki.
i Rodzina pamięta nasze wersje, o których sami zapomnieliśmy.
i Lubię, jak zmienia się głos, kiedy mówi się o bliskich.
C Często się widujecie?
P Kto z was jest najzabawniejszy?
I Do kogo z nich najbardziej ci blisko?
=told.animals \b((moj|moja|mojego|mojej|moim|moje|mam|z|ze|adoptowalam|wzielam) (psa|pies|psem|piesek|pieska|pieskiem|psiak\w*|kot|kota|kotem|kotka|kotek|kotkiem|kotki|koty|psy|dwa koty|dwa psy|szczeniak\w*|szczeniaczk\w*|kocur\w*|kicia|kicie|krolik\w*|chomik\w*|papug\w*|konia|kon|konie|swinke|swinki|zwierzak\w*|sunia|sunie|suczk\w*)|(pies|kot|kotka|piesek|kicia|sunia|suczka) (mi |znowu |mnie |wlasnie |lezy |spi |zjadl\w* |siedzi )|spacer\w* z (psem|pieskiem|psiakiem|sunia)|kocham (psy|koty|zwierzeta)|jestem (psiara|kociara)|psia mama|kocia mama)\b
c Zwierzęta od razu robią z mieszkania prawdziwy dom.
c Brzmi jak świetne towarzystwo, chętnie bym poznał.
p Mam nadzieję zdać egzamin u tego futrzanego szefa.
p Zwierzaki mają chyba lepsze życie towarzyskie niż ja.
i Zwierzęta wyczuwają rzeczy, których my nie mówimy.
i Ich spokoju można się uczyć całymi latami.
C Jak ma na imię?
P Kto u was naprawdę rządzi?
I Jaki ma charakter?
=told.food \b((gotuje|ugotowalam|pieke|upieklam|jem|zjadlam|zamowilam|robie|zrobilam|wlasnie (jem|zjadlam)|szykuje|smaze|przypalilam|mam ochote na|zjadlabym|zamawiam) (wlasnie |dzis |dzisiaj |sobie |pyszn\w+ |dobr\w+ |cos |teraz |najlepsz\w+ )*(obiad\w*|kolacj\w*|sniadani\w*|ciast\w*|pierog\w*|makaron\w*|zup\w*|rosol\w*|sushi|pizz\w*|nalesnik\w*|burger\w*|lody|salatk\w*|sernik\w*|szarlotk\w*|curry|ramen\w*|risotto|lazani\w*|kurczak\w*|chleb\w*|babeczk\w*|czekolad\w*|dobrego|pysznego|slodkiego|kebab\w*|tost\w*|owsiank\w*|jajecznic\w*|placki|gofr\w*|brownie|kanapk\w*|ryb\w*|frytk\w*)|(uwielbiam|kocham|lubie) (gotowac|piec|jesc|pierogi|sushi|pizze|makaron|wloska kuchnie|czekolade|slodycze|kawe|dobre jedzenie|lody|sernik|tajskie|ser|curry)|jestem (glodna|najedzona|wege|wegetarianka|weganka|lakomczuch\w*)|glodna|pije (wlasnie |sobie |teraz )?(kawe|kawke|herbate|herbatke|wino|winko|kakao|matche)|piekarnik\w*)\b
c Brzmi pysznie, od razu robię się głodny.
c Dobre jedzenie zawsze mnie przekonuje, smacznego.
p Moja lodówka właśnie spojrzała na mnie z wyrzutem.
p Zgłaszam się na testera, mam wieloletnie doświadczenie.
i Jedzenie mówi o człowieku więcej niż opis w profilu.
i Są smaki, które pamięta się jak piosenki.
C Co ci w tym smakuje najbardziej?
P Zostanie porcja dla testera?
I Z czym ci się ten smak kojarzy?
=told.trip \b((wrocilam|wracam|jade|lece|jedziemy|lecimy|wyjezdzam|bylam|pojechalam|jestem|bylismy|wybieram sie|planuje|jestesmy|zwiedzam|zwiedzalam|polecialam|jechalam) (wlasnie |teraz |jutro |dzis |dzisiaj |w \w+ |ostatnio |niedlugo |dopiero co |za tydzien |akurat |znowu )*((z|na|do|w|nad) )(wakacj\w*|urlop\w*|wycieczk\w*|gor\w*|morz\w*|morze|morzem|mazur\w*|wlo\w+|hiszpani\w*|grecj\w*|chorwacj\w*|portugali\w*|francj\w*|paryz\w*|rzym\w*|lizbon\w*|londyn\w*|barcelon\w*|berlin\w*|prag\w*|tajlandi\w*|azji|japoni\w*|turcj\w*|egip\w*|zakopane\w*|tatr\w*|bieszczad\w*|krakow\w*|gdansk\w*|wroclaw\w*|sopo\w*|jezior\w*|lotnisk\w*|podroz\w*|wyjazd\w*|plaz\w*|islandi\w*|norwegi\w*|madery|madere|maderze)|(uwielbiam|kocham|lubie) (podroz\w*|zwiedza\w*|gory|morze|latac)|pakuje (sie|walizk\w*)|walizk\w*|mam (juz )?(urlop|wakacje|bilety)|planuje (wakacje|urlop|wyjazd|podroz)|zarezerwowalam|moj\w* podroz\w*|marzy mi sie (wyjazd|podroz|urlop))\b
c Brzmi wspaniale, aż chce się spakować plecak.
c Takie wyjazdy zostają w głowie na długo.
p Moja walizka właśnie zazdrośnie trzasnęła zamkiem.
p Ja tymczasem podróżuję głównie do lodówki i z powrotem.
i Z każdej podróży przywozi się coś, czego nie ma w walizce.
i Lubię miejsca, które zmieniają tempo myślenia.
C Co tam jest najpiękniejsze?
P Co obowiązkowo ląduje w walizce?
I Która chwila stamtąd z tobą zostaje?
=told.friendsParty \b((z|ze|u|do) (przyjaciol\w*|kolezank\w*|znajom\w*|dziewczynami|psiapsi\w*|przyjaciel\w*|ekipa|kumpel\w*|kolega|kolegami|dziewczyn)|moja (przyjaciolka|kolezanka|psiapsi\w*|kumpela)|moi (znajomi|przyjaciele)|imprez\w+|urodzin\w* (mojej|mojego|kolezanki|przyjaciolki|znajomej)|domowk\w+|parapetowk\w+|wesel\w+|panienski\w*|babski wieczor|na slub\w*|klubu|klubie|grill\w*|wieczor panienski|na miescie|na miasto|tanczylam|potancowk\w*|sylwester\w*)\b
c Dobrzy ludzie i śmiech, lepiej się chyba nie da.
c Brzmi jak udany czas, takie wieczory się pamięta.
p Ja bym już po godzinie szukał jedzenia w kuchni.
p Moje najlepsze ruchy taneczne czekają jeszcze na odkrycie.
i Po przyjaciołach można poznać człowieka zaskakująco dobrze.
i Najlepsze rozmowy i tak dzieją się w kuchni.
C Co było najlepsze?
P Kto u was ostatni schodzi z parkietu?
I Za co najbardziej cenisz tych ludzi?
=told.sport \b(silowni\w*|silka|silke|silce|trening\w*|trenuje|trenowalam|cwicze|cwiczylam|biegam|biegalam|pobiegalam|bieganie|ide (po)?biegac|joga|joge|jogi|jodze|pilates\w*|basen\w*|plywam|plywalam|plywanie|rower\w*|na rolk\w*|rolki|tenis\w*|padla|siatkowk\w*|wspina\w*|sciank\w*|maraton\w*|polmaraton\w*|narty|nartach|snowboard\w*|fitness\w*|zakwasy|gram w|tancze|crossfit\w*|zumb\w*|przebieglam|przejechalam|squash\w*|boks\w*)\b
c Brawo, ruch od razu zmienia cały dzień.
c Szanuję, po czymś takim odpoczynek smakuje lepiej.
p Mnie bolą mięśnie od samego czytania.
p Kibicuję z kanapy, w tej dyscyplinie mam formę.
i W ruchu myśli układają się jakby same.
i Lubię ten spokój, który przychodzi zaraz po wysiłku.
C Od dawna to lubisz?
P Co jest nagrodą po treningu?
I O czym wtedy myślisz?
=told.music \b(slucham (wlasnie |teraz |duzo |glownie |wszystkiego)?|sluchalam|koncert\w*|festiwal\w*|piosenk\w*|playlist\w*|muzyk[aeiouy]\w*|zespol\w*|spiewam|spiewalam|gram na|gitar\w*|pianin\w*|fortepian\w*|plyt[aey]|album\w*|spotify|karaoke|choru|winyl\w*)\b
c Dobry wybór, muzyka potrafi uratować cały dzień.
c Lubię, kiedy ktoś naprawdę słucha, a nie tylko włącza.
p Moja stopa już tupie, niestety w innym rytmie.
p Śpiewałbym z tobą, ale lubię swoich sąsiadów.
i Niektóre piosenki wiedzą o nas za dużo.
i Po muzyce da się zgadnąć, jaka to pora w życiu.
C Co teraz leci najczęściej?
P Przy jakiej piosence tańczysz w kuchni?
I Z którą piosenką masz wspomnienie?
=told.film \b((ogladam|obejrzalam|ogladalam|skonczylam|zaczelam|widzialam|czytam|przeczytalam|czytalam) (wlasnie |teraz |ostatnio |sobie |dzis |wczoraj |caly |juz )*(serial\w*|film\w*|odcin\w*|sezon\w*|ksiazk\w*|horror\w*|komedi\w*|netflix\w*|cos na|harry\w*|friends|przyjaciol|bridgerton\w*|anime|dokument\w*|kryminal\w*|powiesc\w*|mecz)|film\w*|serial\w*|kino|kina|kinie|netflix\w*|ksiazk\w*|wieczor (z|filmowy)|uwielbiam czytac|lubie czytac|duzo czytam|kryminal\w*)\b
c Brzmi dobrze, lubię historie, które wciągają od początku.
c Dopisuję to do mojej listy na wieczór.
p Moja lista do obejrzenia ma już własne sezony.
p Ja zasypiam po czołówce, ale wiernie do końca.
i Dobra historia zostaje jeszcze długo po napisach.
i Po ulubionych bohaterach można o kimś sporo odgadnąć.
C Co cię w tym najbardziej wciąga?
P Ile odcinków to u ciebie jeszcze jeden?
I Która postać jest ci najbliższa?
=told.weather \b(pada|leje|deszcz\w*|slonce|sloneczk\w*|slonecznie|pogod[aey]\w*|snieg\w*|mroz\w*|upal\w*|burz[aye]\w*|zimno|goraco|cieplo|wiatr|wieje|mgla|zmarzlam|marzne|wiosn[aey]|lato|jesien|jesieni|zima|zime|chmur\w*|tecz\w*|zachod\w* slonca|wschod\w* slonca|szaro|parno)\b
c Pogoda robi swoje, a my zróbmy sobie dobry nastrój.
c Przy takiej aurze ciepła rozmowa smakuje podwójnie.
p Negocjuję z chmurami, na razie są bardzo uparte.
p Mój parasol i ja od dawna żyjemy w separacji.
i Każda pogoda ma swój zapach i swoje myśli.
i Lubię, gdy niebo wygląda, jakby miało coś do powiedzenia.
C Co najchętniej robisz przy takiej pogodzie?
P Koc czy kalosze?
I O czym ci taka pogoda przypomina?
=told.mishap \b(zgubilam|zapomnialam (o |klucz\w*|portfel\w*|telefon\w*|parasol\w*|ze|zabrac|wziac)|spoznilam sie|spozni\w+ (mi )?(sie )?(pociag|autobus|tramwaj|samolot)|zaspalam|przewrocilam sie|potknelam sie|wylalam|rozlalam|zbilam|stluklam|rozbilam|spalilam|przypalilam|zepsul\w*|zatrzasnelam|uciekl mi (autobus|pociag|tramwaj)|pomylilam|pomylka|wpadka|wstyd|ale siara|wtopa|wywalilam sie|wylozylam sie|utknelam|korek|korku|korkach|popsul\w*|najadlam sie wstydu|nie uwierzysz|ale przypal|spadl mi|upuscilam|poslizgnelam|ubrudzilam|poplamilam|wyslalam (to )?(do )?(zlej|nie tej))\b
c Oj, znam to uczucie, za tydzień będzie już tylko śmieszne.
c Na szczęście takie rzeczy robią z dnia historię.
p Witam w klubie, mam tu dożywotnie członkostwo.
p Zrobiłbym to samo, tylko jeszcze bardziej widowiskowo.
i Małe katastrofy pamięta się dłużej niż udane dni.
i Czasem przypadek ma dziwne poczucie humoru.
C Jak to się skończyło?
P Byli świadkowie?
I Co było twoją pierwszą myślą?
=told.newHere \b((jestem|jestesm) (tu |tutaj |calkiem |zupelnie |dosc )*(nowa|od (niedawna|wczoraj|dzis|dzisiaj|tygodnia|kilku dni|paru dni)|pierwszy raz|swieza)|nowa (tu|tutaj|jestem|na tinderze)|(dopiero|wlasnie|niedawno|wczoraj|dzisiaj|dzis) (co |wczoraj |dzis |tu )*(zalozylam|zainstalowalam|sciagnelam|pobralam|dolaczylam)|zalozylam (konto|tindera|profil)|pierwszy raz (tu|tutaj|na tinderze|na takiej|korzystam|pisze)|nie (wiem|ogarniam|znam) (jeszcze )?(jak to (tu )?dziala|tej aplikacji|tej apki)|(kolezanka|przyjaciolka|siostra) mnie namowila)\b
c Witaj, na początek masz już całkiem dobrą rozmowę.
c Dobrze trafić na ciebie od razu na starcie.
p Oprowadzę, tu jest czat, a tam moje suche żarty.
p Ja też jeszcze szukam instrukcji obsługi.
i Początki mają w sobie coś, co potem znika.
i Świeże spojrzenie widzi rzeczy, których inni już nie widzą.
C Jak pierwsze wrażenia?
P Co było na razie najdziwniejsze?
I Co cię tu przyciągnęło?
=told.appTired \b((zmeczona|mam (juz )?dosc|znudzona|zniechecona|rozczarowana|meczy mnie|mecza mnie|nudzi mnie|wkurza mnie|nudza mnie|nie lubie|nienawidze|nie przepadam za|rezygnuje z|usuwam|usunac|kasuje|skasuje) (juz |jestem |tej |tych |wszystkich |troche |tym |tymi |ta |te |calym |cala |ten |konto |tego |tych )*(tinder\w*|apk\w+|aplikacj\w+|portal\w*|randk\w+|pisani\w+|facet\w*|small talk\w*|konto|swipe\w*|przesuwani\w*)|(rzadko|prawie nie|malo|nie czesto) (tu |tutaj )?(wchodze|bywam|zagladam|jestem|siedze)|(wszyscy|faceci|kazdy|wiekszosc) (tu |tutaj )?(chc[ae]|pisz[ae]|szukaj[ae]|szuka|chce|znikaj[ae]|klami[ae]|tylko|jest|sa)|ghost\w*|same (dziwaki|boty|dziwne|bajery)|beznadziejn\w+ (rozmow\w+|randk\w+)|nikt (tu |tutaj )?nie (odpisuje|pisze|szuka)|te same pytania)\b
c Rozumiem, dlatego wolę jedną dobrą rozmowę niż sto par.
c Też tak bywa ze mną, u mnie możesz być po prostu sobą.
p Obiecuję nie zacząć od pytania o ulubiony kolor.
p Mój kciuk też prosi o urlop, najlepiej nad morzem.
i Może najlepsze rzeczy dzieją się, gdy prawie się odpuszcza.
i Za dużo wyboru męczy bardziej niż za mało.
C Co cię w tym najbardziej męczy?
P Jaka wiadomość była najgorsza?
I Co by to zmieniło?
=told.thanks \b(dziekuje|dziekuj\w*|dzieki|dzieks\w*|dziena|dzx|thx|dziex|(jestes|jaki jestes|ale jestes|ale z ciebie|ale ty jestes) (bardzo |taki |naprawde |mega |strasznie |calkiem )*(mily|kochany|slodki|uroczy|zabawny|smieszny|super|fajny|swietny|inny niz|przystojny|wspanialy|madry|interesujacy|cudowny|przeslodki|romantyk|szarmancki)|(fajnie|milo|dobrze|swietnie|przyjemnie|super) (mi )?(sie )?(z toba |z toba |sie )*(pisze|gada|rozmawia|rozmawialo|pisalo)|milo (z twojej strony|mi|cie poznac|to slyszec|ze)|to (bardzo |takie |naprawde )*(mile|slodkie|urocze|kochane|piekne)|jakie to (mile|slodkie|urocze)|jak (milo|slodko)|lubie (cie|z toba|twoj|twoje)|podoba mi sie (twoj|twoje|jak|twoja|to|ze)|masz (fajn\w*|swietn\w*|super|ladn\w*|piekn\w*|cudown\w*|dobr\w*|genialn\w*) (\w+)|fajny (profil|opis)|komplement\w*|wzajemnie|rumienie)\b
c Dziękuję, bardzo mi miło, i to z wzajemnością.
c Cała przyjemność po mojej stronie, szczerze.
p Ostrożnie, jeszcze się przyzwyczaję i zażądam więcej.
p Zapisuję to sobie na gorszy poniedziałek.
i Takie słowa zostają ze mną dłużej niż na chwilę.
i Dziwnie dobrze jest to od ciebie przeczytać.
C Co sprawiło ci dziś jeszcze przyjemność?
P Mam to oprawić w ramkę?
I Jakie dobre słowo pamiętasz najdłużej?
=told.yesPlan \b((bardzo |ja )?(chetnie|z checia|z przyjemnoscia|z mila checia)|umowa stoi|umowieni|jestesmy umowieni|jestem za|czemu nie|pasuje( mi)?|pasuje idealnie|moze byc|no to (super|swietnie|jestesmy|do)|do (zobaczenia|jutra|soboty|piatku|niedzieli|czwartku|srody|wtorku|poniedzialku|wieczora)|(super|swietny|dobry|fajny|genialny) (pomysl|plan)|brzmi (super|dobrze|swietnie|fajnie|idealnie|jak plan|ciekawie|kuszaco)|nie moge sie doczekac|juz sie (nie moge )?(ciesze|doczekac)|zgoda|(ok|okej|dobrze|dobra|jasne|tak|super)[ ,.]*(to )?(w |we )?(sobote|piatek|niedziele|czwartek|srode|wtorek|poniedzialek|jutro|dzis|pasuje|spotkajmy sie|chetnie|chodzmy|jestem za|umowmy sie)|umowmy sie|spotkajmy sie|dam sie (namowic|zaprosic|skusic)|wchodze w to|pisze sie na to|ja tez (bym )?(chetnie|chcialabym))\b|^\W*(no |tak |o |ok |ja ){0,2}(tak|jasne|pewnie|oczywiscie|ok|okej|okey|dobra|dobrze|super|zgoda|spoko|no pewnie|deal|stoi|git|swietnie|idealnie|no jasne|yes|luz|pasi)( tak| super| pewnie| jasne| moze byc)?\W*$
c Super, bardzo się cieszę i trzymam ten termin.
c Świetnie, resztę ustalimy na spokojnie.
p Moja kanapa została właśnie oficjalnie odwołana.
p Ćwiczę już przed lustrem naturalny uśmiech.
i Dobrze, od teraz ten dzień ma swój smak.
i Lubię, kiedy plan zaczyna się jednym prostym tak.
C Masz jakieś życzenia co do miejsca?
P Po czym cię poznam?
I Na co cieszysz się najbardziej?
=told.laugh \b(a?(ha|he|hi){2,}h?|hah\w*|heh\w*|hih\w*|ahah\w*|xd+|xddd*|lol|lmao|rotfl|buhaha\w*|smieje sie|rozsmieszyl\w*|rozbawil\w*|usmialam sie|poplakalam sie ze smiechu|padlam|plakalam ze smiechu|umarlam|umieram ze smiechu|zabawne|smieszne|dobre to|dobry zart|hahaha|oplulam)\b|😂|🤣|😆|😅|^\W*x+d+\W*$
c Twój śmiech to właśnie to, na co liczyłem.
c Dobrze, że się śmiejesz, od razu mi lżej.
p Notuję, jeden punkt dla mnie, remis z kanapą.
p Kabaretu z tego nie będzie, ale jeden bilet już mam.
i Wspólny śmiech mówi więcej niż dziesięć pytań.
i Lubię moment, w którym rozmowa zaczyna się śmiać.
C Co cię zawsze rozśmiesza?
P Było słychać czy tylko w środku?
I Kiedy ostatnio był u ciebie śmiech do łez?
`;
