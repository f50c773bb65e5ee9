/** What is asked and told in Turkish: '=kind expression', first met first, then rows as in content/asked-about-him.ts. The text is folded before. */
export const TR = String.raw`
=howDidItGo \b(sinav\w*|mulakat\w*|is gorusme\w*|gorusmen|vize\w*|final(in|ler|lerin)?|sunum\w*|toplanti\w*|mac(in|lar|i)?|tez(in)?|yaris\w*|tasinma\w*|ehliyet\w*|doktor\w*)\b.{0,25}\b(nasil|naptin|ne yaptin|ne oldu|iyi gecti|guzel gecti|gecti m[iu]|bitti m[iu]|kazandin m[iu]|gectin m[iu]|hallettin m[iu])\b|\bnasil (gecti|gitti).{0,12}\b(sinav\w*|mulakat\w*|gorusme\w*|sunum\w*|toplanti\w*|mac\w*)\b|\b(sinavi|dersi|mulakati) (gectin|verdin|kazandin) m[iu]\b|\bise alindin m[iu]\b|^\W*(ee+ |e |peki |sonunda |o is |o ){0,3}(nasil gecti|nasil gitti|ne oldu|naptin o isi|halloldu mu|hallettin mi)( sonunda| peki| o is| simdi)?\W*$
c Beklediğimden iyi geçti, hatırlaman çok hoşuma gitti.
c Fena değildi, artık rahat bir nefes alıyorum.
p Hâlâ ayaktayım, ben bunu zafer sayıyorum.
p İyi gitti, yalnız ellerim benden daha heyecanlıydı.
i Güzel geçti ama iyi kısmı yüz yüze anlatılır.
i Kendimle ilgili beklemediğim bir şey öğrendim.
b Senin haftan nasıl gidiyor?
=howWasDay \b(gun(un|ler|lerin|u)?|hafta ?son(un|u|lari)?|haftan|hafta|is(in|ler|lerin|te)?|okul|mesai(n)?|aksamin|gecen|sabahin|pazarin|pazartesi(n)?|tatilin|bayramin|dunun|bugun|dun|vardiya(n)?|nobet(in)?)\b.{0,15}\b(nasil(di| gec\w*| gid\w*| gitti| bas\w*| bit\w*)?|yogun m?u?y?du|iyi gec\w* m[iu]|guzel gec\w* m[iu]|yorucu mu(ydu)?|yogun mu(ydu)?)\W*(boyle|peki|bugun|senin|bakalim|gecti|geciyor|gidiyor|gitti)?\W*$|\bnasil (gecti|geciyor|gecirdin|gidiyor|gitti|basladi)\b.{0,10}\b(gun\w*|hafta\w*|is(ler)?|bugun|aksam\w*|tatil\w*)\b|^(?!.*\b(hayal|ideal|ister|sinav|mulakat)\w*).*\b(bugun|dun|hafta ?sonu|dun gece|dun aksam|pazar gunu|gun boyu|butun gun)\b.{0,15}\b(ne(ler)? yaptin|naptin|ne(ler)? ettin|napmistin|napildi|neler oldu)\b|\b(neler yaptin|naptin|ne yaptin) (bugun|dun|hafta ?sonu|gun boyu|butun gun)\b|\b(bugun|dun|hafta ?sonu).{0,12}\b(eglendin|dinlendin|cok yoruldun|yoruldun|calistin) m[iu]\b
c Epey dolu geçti ama mesajını görünce güzelleşti.
c Genel olarak iyi, birkaç anı saklamaya değerdi.
p Gün de ayakta kaldı ben de, berabere bitti.
p Ciddi bir yüzle kahveye bakmak sayılırsa çok verimliydi.
i Her zamankinden yavaştı, meğer buna ihtiyacım varmış.
i Sıradan derdim ama aklıma takılan bir düşünce var.
b Seninki nasıl geçti?
b En güzel anı neydi?
=wyd ^(?!.*\b(hafta ?son\w*|cuma\w*|cumartesi\w*|pazar\w*|pazartesi\w*|sali|carsamba|persembe|yarin|bu aksam|aksama|bu gece|sonra|bos zaman\w*|bos vak\w*|eglen\w*|rahat\w*|stres\w*|kafa\w*|hayatta|burada|burda|tinder\w*|yilbasi\w*|bayram\w*|tatil\w*|yazin|genelde|genellikle|olsa\w*|icin|meslek|hobi\w*|is olarak|dogum gun\w*)\b).*\b((ne|neler) yap[iu]yo(r?sun(uz)?|n)|nap[iu]?yo(r?sun(uz)?|n)|naapiyo\w*|napiyo\w*|ne yapmaktasin|ne(ler)? ediyo\w*|ne is(ler)? pesindesin|napmaktasin|ne alemdesin|mesgul musun|musait misin( su an)?\W*$|evde misin|hala is(te|yerinde) misin|iste misin|uyanik misin|uyudun mu|uyuyor musun|yatakta misin)
c Küçük bir mola verdim, sana keyifle yazıyorum.
c Pek bir şey yapmıyorum, mesajın tam zamanında geldi.
p Çok meşgulmüş gibi yapıyorum, bayağı da inandırıcıyım.
p Koltukla antrenmandayım, artık iyi bir takım olduk.
i Sıradan bir günü güzel yapan şeyi düşünüyordum.
i Sessizliği dinliyorum, bugün anlatacak çok şeyi var.
b Sen ne yapıyorsun?
=weekendPlans ^(?!.*\b(bayram|yilbasi|yeni yil|dogum gun|sevgililer)\w*).*(\b(hafta ?sonu|cuma|cumartesi|pazar|yarin|bu aksam|aksama|aksam|bu gece|bugun|sonra|bu hafta|pazartesi|isten sonra|haftaya)\b.{0,20}\b(ne(ler)? yap(iyo\w*|acak\w*|ican|icaksin|acan|mayi|alim|sak|iyoruz|cam)|nap(iyo\w*|icaksin|acaksin|can|ican|iyon|alim)|ne var|plan\w* (ne|neler|var|nedir|yaptin)|plan(in|lar|larin|i)?\W*$|planin var m[iu]|bir planin|programin|disari cikiyor|cikiyor musun|isin var m[iu])|\b(ne(ler)? yap(acaksin|iyorsun|iyosun|icaksin|ican)|nap(iyosun|icaksin|iyorsun|can|iyon)) (bu )?(hafta ?sonu|cuma|cumartesi|pazar|yarin|aksam|gece|aksama|bugun)|\bplan\w* (ne|neler|var m[iu])\b.{0,15}\b(hafta ?sonu|aksam|yarin|bugun)|^\W*(ee+ |peki |bir |bi |var mi ){0,3}plan(in|lar|larin|iniz)?( var m[iu]| ne| neler| nedir)?\W*$)
c Acelesiz bir gün, iyi sohbet ve güzel bir yemek istiyorum.
c Şimdilik iyi bir fikre yerim var, seninki de olur.
p Büyük planlarım var, ilki alarmsız uyumak.
p Koltukla aramızda ciddi bir düello var, o önde.
i Güzel bir şey olur diye hep biraz boşluk bırakırım.
i Yarım bir planım var, öteki yarısı sürpriz olsun.
b Senin planın ne?
b Hafta sonunu güzel yapan ne olurdu?
=whenSuits ^(?!.*\b(dogum gun\w*|dogdun|en son|ayril\w*|bitti|uyan\w*|kalk\w*|yat\w*|uyu\w*|basla\w*|evlen\w*|tasin\w*)\b).*(\b(ne zaman|ne zamana|hangi gun\w*|saat kac\w*|kacta|kac gibi|hangi saat\w*|ne vakit)\b.{0,25}\b(bulus\w*|gorus\w*|musait\w*|uygun\w*|uyar|olur|olsun|bossun|bos|vaktin|tanis\w*|cik\w*|gid(elim|iyoruz|eriz|ecegiz)|gel(eyim|irsin|iyorsun|elim)|ic(elim|iyoruz|eriz|ecegiz)|ister\w*|istiyo\w*|rahat|ariyorsun|ararsin|konus\w*|bekl\w*)\b|\b(bulus\w*|gorus\w*|musait\w*)\b.{0,12}\b(ne zaman|hangi gun|kacta|saat kac\w*)\b|^\W*(peki |tamam |olur |ee+ |o zaman ){0,3}(ne zaman|kacta|saat kacta|hangi gun|kac gibi|ne zamana)( peki| olsun| tam olarak| mesela)?\W*$)
c Hafta içi akşamları bana uyar, günü sen seç.
c Ne kadar erken o kadar iyi, sana uyan günü söyle.
p Bir gün söyle, takvimim kibarca kenara çekilir.
p Kahramanca erken kalkmayı gerektirmeyen her saat olur.
i Günün yavaşladığı o saatleri severim.
i Saate bakmadığımız bir akşam olsun, hangisi olduğunu söyle.
b Sana hangi gün uyar?
=dayOk \b(pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|yarin|yarina|bugun|bu aksam|aksama|aksam|bu gece|obur gun|ertesi gun|hafta ?sonu|hafta ici|haftaya|ogle(n|den sonra)?|saat|\d{1,2}([:.]\d\d)?|sekiz|yedi|alti|bes|dokuz)('?[a-z]{1,4})?\b.{0,25}\b(olur mu|uygun mu(sun|dur)?|uyar m[iu]|musait m[iu](sin|s[iu]n)?|bos mu(sun)?|iyi m[iu]|vaktin var m[iu]|bulusalim m[iu]|goruselim m[iu]|gorusuyor muyuz|bulusuyor muyuz|gorusebilir miyiz|bulusabilir miyiz|ne dersin|nasil olur|nasil|uyuyor mu|diyelim m[iu])\W*(sana|senin icin|peki|sence)?\W*$|\b(uygun mu|olur mu|musait misin|bos musun|uyar mi) (sana |senin icin )?(pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|yarin|bugun|bu aksam|aksam|hafta ?sonu|haftaya)\b|^\W*(peki |o zaman ){0,2}(pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|yarin|saat \d{1,2}|\d{1,2})( aksami?| gunu| gibi| aksam ustu)?\W*\?|\bo (gun|saat) (sana )?(uygun mu|olur mu|uyar m[iu])\b
c Bana çok uyar, beni o güne yaz.
c Olur, bana uyuyor, şimdiden sevindim.
p Koltuğum itiraz ediyor ama karar onun değil, olur.
p Olur, bahanelerimden önce varacağıma söz veriyorum.
i Olur, o gün birden çok daha ilginç oldu.
i Uyar, artık keyifle beklediğim bir şey var.
b Yeri sen mi seçersin?
=wherePlace \b(nerede|nerde|nereye|nere|hangi (kafe\w*|mekan\w*|yer\w*|semt\w*|tarafta)|neresi)\b.{0,20}\b(bulus\w*|gorus\w*|gid(elim|iyoruz|ecegiz|eriz)|olsun|olur|otur(alim|uruz)|iceli\w*|icelim|icecegiz|yiyelim|yiyecegiz|cikalim|uygun|goturur\w*|gotureceksin|goturuyorsun|tanis\w*|uyar|oner\w*)\b|^\W*(peki |tamam |olur |ee+ |o zaman ){0,3}(nerede|nerde|nereye|neresi|hangi mekan|hangi kafe)( peki| olsun| tam olarak| mesela)?\W*$|\b(bildigin|sevdigin|guzel|onerdigin|aklinda) (bir |bi |guzel bir )?(yer|mekan|kafe)( var m[iu])?\b.{0,8}(\?|$)|\b(bulus\w*|gorus\w*)\b.{0,10}\b(nerede|nerde)\b|\bmekan(i)? (neresi|nerede|nerde|onerin)\b
c Rahat konuşabileceğimiz sakin, merkezi bir kafe olsun.
c İkimize de yakın, orta noktada bir yer iyi olur.
p Kahvesi iyi, sandalyesi kambur duruşumu affeden bir yer.
p Yemeği benim yapmadığım her yer bana uyar.
i Işığı sıcak, müziği kısık küçük bir yer.
i Saate bakmayı unutacağımız bir yer olsun.
b Sana hangi taraf yakın?
=coffeeSometime \b(kahve\w*|cay\w*|icki\w*|bira\w*|sarap\w*|bir sey(ler)?|bi ?sey(ler)?|raki\w*|yemeg\w*|yemek|aksam yemeg\w*|yuruyus\w*|dondurma\w*|brunch\w*|kahvalti\w*|sahil\w*|disari\w*|tatli\w*)\b.{0,25}\b(icelim|icer miyiz|icsek|icebilir miyiz|yiyelim|yer miyiz|yesek|cikalim|cikar miyiz|ciksak|yapalim|yapsak|gidelim|gitsek|gider miyiz|ne dersin|ister misin|ister miydin|var misin|ismarla\w*)\b.{0,20}|\b(bulusalim|goruselim|goruselim|tanisalim|bulussak|gorussek|tanissak) (m[iu]|artik|bir ara|bi ara|bence|ya|mi sence)\b|\b(bulusur|gorusur|tanisir|bulusabilir|gorusebilir) miyiz\b|\b(bulusmak|gorusmek|tanismak|disari cikmak|yuz yuze|bir ara|bi ara)\b.{0,25}\b(ister misin|istiyor musun|ister miydin|istemez misin|ne dersin|gelir misin|olur mu|bulussak|gorussek|bulusalim|gorusalim|goruselim|konusalim)\b|\bbir (kahve|kahveye|caya|cay|bira|yuruyuse) (ne dersin|var misin|\W*\?)|\bkahve(ye)? (ne zaman|var misin|icelim|borcun)\b|\b(artik |ne zaman )?(bulusmayacak|gorusmeyecek|tanismayacak) miyiz\b
c Çok isterim, yüz yüze sohbet bambaşka olur.
c Seve seve, sana hangi gün uyar onu söyle.
p Olur, fincanı devirmemek için şimdiden çalışıyorum.
p Kabul, yalnız telefonum biraz kıskanacak.
i Olur, bu sohbetin canlı hâlini merak ediyorum.
i Fikri sevdim, bazı şeyler mesaja sığmıyor.
b Hangi gün uyar sana?
=invitedGo \b(gelir misin|gelmek ister misin|gelmek istiyor musun|gelmek istemez misin|gelsene|sen de gel(sene)?|bana katil\w*|katilir misin|katilmak ister misin|eslik eder misin|eslik etmek|benimle gel\w*|geliyor musun|gelecek misin|gelirsin dimi|gelsen ya|bize katil\w*)\b|\b(birlikte|beraber) (gidelim|gitsek|gider miyiz|gitmek ister|gidelim mi|gidebilir miyiz)\b|\bgidelim mi\b
c Gelirim tabii, kulağa güzel bir plan gibi geliyor.
c Fikri sevdim, seninle memnuniyetle gelirim.
p Gelirim, düzgün görünmek için sadece üç dakika lazım.
p Varım, ikinci saate kadar şikâyet etmeyeceğime söz veriyorum.
i Olur, aramadan bulunan planlar genelde en güzelleridir.
i Çok cazip, içimden bir ses iyi bir anı olacak diyor.
b Plan ne zaman?
=contactSwap \b(whatsap\w*|watsap\w*|vatsap\w*|wp('?\w{1,4})?|wapp|insta\w*|ig('?\w{1,4})?|telegram\w*|snap\w*|facebook\w*|face('?\w{1,3})?|signal)\b.{0,40}(\?|m[iu]\b|m[iu]s[iu]n\b|m[iu]y[iu]z\b|\bne(ydi|dir)?\b|\b(ver|versene|atsana|at|yaz|yazsana|gecelim|konusalim|ekle|alayim|yazisalim|ekleyeyim)\b)|\b(numara\w*|telefon(unu|un)|no'?nu|tel(ini)? no)\b.{0,20}(ver(ir|sene|ecek|mek)?\b|alabilir|alayim|atar|atsana|yaz|isteyebilir|\bne\b|rica|paylas)
c Olur, oradan daha rahat konuşuruz.
c Tabii, oradan devam etmek güzel fikir.
p Olur, yalnız sesli mesajlarımın kendi hayatı var.
p Tamam, bu uygulama da benden biraz dinlensin.
i Sohbetin bize ait bir yere taşınması hoşuma gider.
i Olur, sohbet ev değiştirince havası da değişir.
b Seninkini yazar mısın?
=sendPhoto \b(foto\w*|resim\w*|resm\w*|selfie\w*|selfi\w*|ozcekim|pic|video\w*|ses kayd\w*|ses at\w*|sesli mesaj)\b.{0,25}(\b(at|atar|atsana|atarmisin|gonder\w*|yolla\w*|goster\w*|cek|cekip|paylas\w*|atabilir\w*|gorebilir|gormek|gorsem|atacak|atmaz)\b|\bvar m[iu]\b|\b(istiyorum|isterim)\b)|\b(at|gonder|yolla|goster|atsana|gondersene) (bir |bi |bana )?(foto\w*|selfie|resim|video)\b|\bdaha fazla foto\w*|\bsesini duy\w*
c Tabii, ışık güzel olunca bir tane gönderirim.
c Olur, birazdan güncel ve filtresiz bir tane atarım.
p Kameramla şu an şartları müzakere ediyoruz.
p Olur, ama fotoğraf yüzüm önceden haber istiyor.
i Atarım ama benim iyi hâlim hareketliyken belli olur.
i Bir kare az şey anlatır ama iyi bir başlangıç.
b Sen de atar mısın?
=callTonight \b(arayayim|arasam|arayabilir|ararim|ara(r|rsin)?|arasana|ariyim|aramami|goruntulu|telefonda|telefonla|sesli|facetime)\b.{0,25}(\b(m[iu]|m[iu]s[iu]n|m[iu]y[iu]z|m[iu]y[iu]m|konusalim|konussak|konusur|arasana|arasam|gorusalim|goruselim|olur mu|ne dersin)\b|\?)|\b(bu aksam|bu gece|aksam|aksama|yarin|sonra|birazdan|bugun) (konusalim|konusur|konussak|konusabilir|arar|ararsin)\b|\b(goruntulu|telefonda|sesli) (konus\w*|ara\w*|gorus\w*)\b.{0,25}(\?|sever misin|$)|\bbeni ara(sana|r misin)?\W*$
c Olur, sesini duymak isterim, sonra arayayım.
c Fikri sevdim, sana hangi saat uyar onu söyle.
p Olur, uykulu sesimi toparlamam için biraz süre ver.
p Tabii, telefonda da yazdığım kadar sakarım.
i Olur, bir ses metnin sustuğu şeyleri anlatır.
i İyi fikir, sessizlikleri bile merak ediyorum.
b Saat kaç sana uyar?
=whySlow \b(neden|niye|nicin|nie|nye)\b.{0,20}\b(cevap verm\w*|cevap yazm\w*|cvp verm\w*|yazm[iu]yo\w*|yazmadin|yazmiyon|donmedin|donmuyo\w*|gec (yaz\w*|cevap\w*|don\w*)|bu kadar gec|sessiz\w*|kaybol\w*|ortadan kaybol\w*|bakmiyo\w*|goruldu\w*|gormezden)\b|\b(nerelerdesin|nerede kaldin|nerde kaldin|nerelerdeydin|nerdeydin|nerdesin sen|neredesin sen|goruldu (attin|yedim|mu)|beni unuttun|unuttun (mu )?beni|kayboldun|kayiplara karistin|orada misin|orda misin|burada misin|hala (orada|orda|burda|hayatta) (misin|musun)|hayatta misin|yasiyor musun|ghostladin|ghostluyor|artik yazmiyor|yazmaz oldun|sesin cikmiyor|ses yok senden|beni gormezden)\b
c Kusura bakma, zaman kaydı gitti, şimdi buradayım.
c Haklısın, geciktim, isteksizlikten değildi.
p Cevabı kafamdan yazdım, telefona ulaşmamış.
p Gün beni kaçırdı ama yazmak için kurtuldum.
i Sana sakin kafayla yazmak istedim, sakinlik geç geldi.
i Yarım yamalak yazmaktansa geç ama düzgün yazmayı seçtim.
b Bu arada ne kaçırdım?
=areYouReal ^(?!.*\b(kullan\w*|yazdir\w*|yaziyor\w*|yazdi|yazdin)\b).*(\b(gercek (m[iu]s[iu]n|bir(i| insan)? m[iu]s[iu]n|insan|kisi|hesap|profil)|bot mu(sun)?|robot mu(sun)?|fake m[iu](s[iu]n)?|sahte (m[iu]|hesap|profil)|yapay zeka m[iu]s[iu]n|dolandirici m[iu]s[iu]n|catfish|insan m[iu]s[iu]n|gercekten (sen misin|var misin)|trol musun)|\b(foto\w*|profil\w*|hesap|hesabin) (gercek|sana|senin|sahte|fake)\b.{0,10}\bm[iu]\b)
c Gerçeğim, bir kahvede kendim de kanıtlarım.
c Etten kemikten biriyim, istersen bir aramada görürsün.
p Robot olsam daha iyi uyur, yemeği de yakmazdım.
p Hiçbir program kahvaltıda bu kadar kararsız kalmaz.
i Gerçeğim, bunun getirdiği bütün çelişkilerle birlikte.
i Öyleyim, en iyisi bunu yüz yüze anlaman.
b Seni tam olarak ne ikna ederdi?
=job \b((ne|hangi) is(le|te)?\b.{0,12}(yap\w*|mesgul\w*|ugras\w*|calis\w*)|ne is yap\w*|ne (ile|iste) (mesgul\w*|ugras\w*|calis\w*)|neyle (mesgul\w*|ugras\w*)|mesleg(in|iniz)\w*|meslek (ne|olarak)|isin (ne|nedir)|is olarak|(nerede|nerde|hangi sirkette|hangi sektorde|ne uzerine|hangi alanda) cal[iu]s\w*|cal[iu]s[iu]yo\w* m[iu]s[iu]n|ogrenci m[iu]s[iu]n|isin(i|den) (sev\w*|memnun\w*|mutlu)|calisiyo\w* mu(sun)?|isin nasil bir|hayatini nasil kazan\w*|evden mi calis\w*|ne isin var|ofiste mi|isini neden sec\w*)\b
c Onu kahvede anlatırım, el kol hareketi olmadan olmuyor.
c İşin en sevdiğim yanı insanlarla bir şeyler çözmek.
p Resmî olarak çalışıyorum, gizlice kusursuz kahveyi arıyorum.
p Klavyemle aramda yoğun bir ilişki var diyelim.
i Kimse bakmazken yaptıklarım beni daha iyi anlatır.
i Para önemsiz olsa ne yapardım, asıl onu düşünüyorum.
b Sen ne iş yapıyorsun?
b İşinin en çok neyini seviyorsun?
=from \b(nerelisin(iz)?|nereli\b|memleket\w*|aslen ner\w*|(nerede|nerde|hangi (sehir|semt|ilce|taraf|yaka)\w*|kiminle|kimle|tek basina m[iu]|yalniz m[iu]|ailenle m[iu]) (yasi\w*|otur\w*|ikamet|kali\w*|buyudun|dogdun|dogup)|hangi (sehirde|semtte|ilcede|ulkede|yakada)(sin)?|nereden (yaz\w*|katil\w*)|nerden yaz\w*|nerelerden(sin)?|ne(re)?de(n)? yasi\w*|\w+[dt][ae]n? m[iu] (yasi\w*|otur\w*|kali\w*)|buralarda m[iu]|istanbullu|buyudugun yer|yasadigin (yer|sehir))
c Kahve eşliğinde anlatması daha güzel bir yerden.
c Sevdiklerim ve iyi ekmek neredeyse evim orası.
p Herkesin en iyi çayı kendinin demlediğini sandığı bir yerden.
p Buzdolabıma çok yakın oturuyorum, ulaşım harika.
i Her yer bende bir iz bıraktı, onu yürürken anlatırım.
i Bence insan sesinin rahatladığı yerlidir.
b Sen nerelisin?
b Yaşadığın yerin neyini seviyorsun?
=age \b(kac yasin\w*|yasin(iz)? (kac|ne)|yas kac|kaclisin|kac dogumlu\w*|dogum (gunun|tarihin|yilin)\w* (ne|ne zaman|kac|nedir)|dogum gunun ne zaman|ne zaman dogdun|hangi yil dogdun|yasin ne kadar|yasini (sor\w*|ogren\w*))\b|^\W*(peki )?yas(in)?\W*\?
c Profilde yazan doğru, yaşımı da keyifle taşıyorum.
c Ne istediğimi bilecek, kendime gülecek kadar yaş aldım.
p Sırtım başka bir şey söylüyor, mizahım başka.
p Koltuktan kalkana kadar gencim, sonrası değişken.
i Güne göre değişiyor, bazen kendimi yepyeni hissediyorum.
i Her yıl daha az şeyi daha çok önemsiyorum.
b Sen kaç yaşındasın?
=height \b(boy(un|unuz)? (kac|ne kadar|ne|uzun mu|nedir)|kac boy\w*|kac (cm|santim)\w*|uzun (boylu )?mu(sun)?|kisa (boylu )?m[iu]s[iu]n|boy kac|boyun\W*\?)
c Göz göze gelmek için tam kararında.
c Boyumla aram iyi, yüz yüze görünce karar verirsin.
p Kurabiye rafına yetişiyorum, önemli olan da bu.
p Dik durunca epey uzarım ama uzun sürmüyor.
i Yüz yüze çoğu şey hayal edilenden farklı ölçülür.
i O sürprizi buluştuğumuz güne saklıyorum.
b Senin için önemli mi?
=sign \b(burc(un|unuz|sun)?|burcl\w*|burcu(n)?|yuksel(en|enin)\w*|astroloji\w*|zodyak|(akrep|ikizler|yengec|basak|terazi|oglak|balik|kova|yay|koc|boga|aslan) m[iu]s[iu]n)\b
c Yıldızları pek takip etmem ama senden dinlemek hoşuma gider.
c Bunu hâlime tavrıma bakıp tahmin etmeni isterim.
p Burcum öğle uykusu, yükselenim tost.
p Yıldızlar benim hakkımda yorum yapmak istemiyor.
i Pek inanmam, ta ki bir şey fazla iyi uyana kadar.
i Gezegenlerden çok insanları okumayı seviyorum.
b Senin burcun ne?
=siblings \b(kardes(in|lerin|iniz|siniz|ler)?\b.{0,12}(var m[iu]|kac|\?)|kac kardes\w*|tek cocuk mu\w*|(abi(n)?|abla(n)?|ablan|kardesin|yegen(in|lerin)) var m[iu]|aile(n|nle|niz|nden)\b.{0,25}(\?|nasil|yakin m[iu]|nerede|nerde|bahset\w*|kalabalik|sik|gorusuyor|anlat)|ailene (duskun|bagli|yakin)|ailenle aran\w*|kalabalik (bir )?aile|anne(n|nle)\b.{0,15}(\?|aran|nasil)|ailecek m[iu])
c Ailem benim için çok değerli, sonradan seçtiklerim de.
c Aile bence sormadan kapıyı açan insanlardır.
p Her ailede bir tuhaf olur, isim vermeyeyim.
p Aile sofraları bana hızlı yemeyi ve yüksek sesi öğretti.
i İnsan ailesinden sandığından fazlasını alıyor.
i Bazı aile hikâyeleri ancak gece anlatılır.
b Senin ailen nasıl?
b Kardeşin var mı?
=haveKids ^(?!.*\b(ist\w*|dusun\w*|sev\w*|olsun|olmak)\b).*(\b(cocug(un|unuz)|cocuklarin|cocuk|oglun|kizin)\b.{0,8}\b(var m[iu]|var m[iu]ydi|kac)\b|\bkac cocug\w*|\bbaba m[iu]s[iu]n\b|\bcocuklu mu\w*|^\W*(peki )?cocuk(lar)?\W*\?)
c Bunu sakin sakin, yüz yüze konuşmak isterim.
c Benim için ciddi bir konu, bir kahvede anlatırım.
p Şimdilik evin en çocuksu kişisi benim.
p İçimdeki çocuk zaten iki kişilik yiyor.
i Çocuklar büyüklerin unuttuğu soruları soruyor.
i Çocukların yanında sevdiğim bir yanım ortaya çıkıyor.
b Senin var mı?
=wantKids \b(cocuk\w*|baba olmak|baba olmayi|aile kurma\w*|cocug\w*)\b.{0,25}\b(ist(er|iyo)\w*|dusun\w*|sever m[iu]s[iu]n|seviyo\w*|hayal\w*|planl\w*|var m[iu]|arana?n? nasil|nasil bak\w*)\b
c Doğru insanla hayal edebiliyorum, acelem yok.
c Açığım, bu iki kişinin birlikte vereceği bir karar.
p Önce bir saksı çiçeğini hayatta tutmam lazım.
p Kötü esprilerimi bir gün birinin devralması gerek.
i Benim için ne zaman değil, kiminle sorusu önemli.
i Bazen komik seslerle masal okuduğumu hayal ediyorum.
b Sen nasıl bakıyorsun?
=pets \b(evcil (bir )?hayvan\w*.{0,15}(var|m[iu]|besl\w*)|(kedi|kopek|hayvan)(n|in|nin|ler|leri|lerin|lerle)?\b.{0,15}(var m[iu]|sever m[iu]s[iu]n|seviyo\w* m\w*|besl\w*|aran nasil)|kedin var m[iu]|kopegin var m[iu]|kedi(ci)? m[iu]\b.{0,12}kopek|kopek(ci)? m[iu]\b.{0,12}kedi|(kedi|kopek) insani|kedici m[iu]s[iu]n|kopekci m[iu]s[iu]n|hayvansever m[iu]s[iu]n|(kedi|kopek|hayvan)\w* (alerji\w*|korkar|korkuyor)|alerjin var m[iu])\b|\bhayvanin\W*\?
c Hayvanlara bayılırım, girdikleri evi güzelleştirirler.
c Çok severim, iyi bir hayvan insanın gününü düzeltir.
p Köpekler beni sokakta eski dost gibi karşılıyor.
p Kediler beni çok havalı görmezden gelir, saygı duyarım.
i Bir hayvanın insan hakkındaki fikrine epey güvenirim.
i Uyuyan bir köpekteki huzuru başka yerde görmedim.
b Kedi mi köpek mi?
b Senin evcil hayvanın var mı?
=languages \b((hangi|kac|ne) dil(i|de|ler|leri|den)?\b|kac dil|yabanci dil\w*|(ingilizce|turkce|almanca|fransizca|ispanyolca|italyanca|rusca|arapca|kurtce|japonca|korece)(n|yi|ni|niz)? ?(bil\w*|konus\w*|nasil|nerede|nerde|nereden|ogren\w*|var m[iu]|iyi|kendi)|turkce(yi|n)?\b.{0,20}(nasil|nerede|nerde|ogren\w*|bil\w*|konus\w*)|dil ogren\w*)
c Dilleri severim, her biri insanı biraz değiştiriyor.
c Derdimi anlatırım, bilmediğimi ellerimle tamamlarım.
p Menüyü parmakla gösterme dilini akıcı konuşurum.
p Aksanımın kendi kişiliği var, eleştiri kabul etmiyor.
i Bence her dilde biraz başka biri oluyoruz.
i Çevrilemeyen kelimeleri ötekilerden daha çok seviyorum.
b Sen hangi dilleri konuşuyorsun?
=studied ^(?!.*\b(kitap\w*|roman\w*|su an|su ara\w*|su siralar|bu aralar|bugunlerde)\b).*\b(ne okudun|ne okuyo(r?sun|n)|ne okumustun|(nerede|nerde|hangi (okul|bolum|uni|universite|lise)\w*) (oku\w*|mezun\w*|bitir\w*|git\w*)?|bolumun (ne|nedir)|bolum ne|universite\w*\b.{0,15}(nerede|hangi|oku\w*|m[iu]\b|mezun\w*|bitir\w*|git\w*)|mezun m[iu]s[iu]n|nereden mezun\w*|nerden mezun\w*|okuyo\w* m[iu]s[iu]n|ne mezunu\w*|okul bitti m[iu]|(kucukken|cocukken) ne olmak|egitimin ne|ne egitimi)\b(?<!\b(nerede|nerde) )
c Ders notlarından çok insanlardan öğrendim.
c Öğrenmeyi hâlâ severim, bana asıl kalan da bu.
p Kapı kapanmadan bir saniye önce yetişmekte uzmanlaştım.
p En çok büyük bir inançla altını çizmeyi öğrendim.
i Beni en çok etkileyen şey hiçbir sınavda çıkmadı.
i Bugün daha çok merakla, daha az korkuyla seçerdim.
b Sen ne okudun?
=everMarried \b(evlendin m[iu]|evli m[iu]s[iu]n|evlilik\b.{0,25}(\?|dusun\w*|bak\w*|inan\w*|ist\w*|ne dus\w*)|evlilige\b.{0,20}|evlenmek (ist\w*|dusun\w*)|evlenmeyi (dusun\w*|ist\w*)|evlenir m[iu]s[iu]n|bosan(mis|din|mi)\w*( m[iu]\w*)?|nisanl(i|an)\w* m[iu]\w*|evlilik gec\w*|dul musun|hic evlen\w*)\b|^\W*evli\W*\?
c Geçmişimi rahatça konuşurum, yüz yüze daha güzel olur.
c İki kişinin her gün yeniden seçtiği bağa inanıyorum.
p Bugüne kadarki en uzun bağlılığım kahveyle.
p Şimdiye dek sadece tatlı menüsüne evet dedim.
i Bir şeyin imzasından çok nasıl korunduğu önemli bence.
i İyi sözler en çok sıradan günlerde belli olur.
b Sen evliliğe nasıl bakıyorsun?
=lastRelationship \b(son iliski\w*|eski (sevgili\w*|iliski\w*|esin\w*)|eks(in|inle)?|ex(in|inle|'?in)?\b|onceki iliski\w*|en uzun iliski\w*|kac (sevgili\w*|iliski\w*|kiz arkadas\w*)|(neden|niye|nasil|ne zaman) (ayril\w*|bitti|bitirdi\w*)|(ne zamandir|ne kadardir|kac (yil|ay)dir|ne kadar zamandir|uzun zamandir m[iu]) (bekar\w*|yalniz\w*|teksin|sevgilin)|uzun (bir )?iliski\w*\b.{0,15}(m[iu]\b|yasadin|oldu)|ciddi (bir )?iliskin oldu|daha once (bir )?iliski\w*|iliskin ne kadar|en son ne zaman (sevgili|iliski|asik)\w*|sevgilin oldu m[iu]|hic asik oldun)\b
c Saygıyla bitti, bana da güzel dersler bıraktı.
c O defter kapandı, huzurluyum ve yeniliğe açığım.
p Çok şey öğrendim, mesela açken tartışmamayı.
p Kötü adamı olmayan, zamanlaması berbat bir hikâye.
i Biten şey, neyi söndürmek istemediğimi öğretti bana.
i Bazı sonların başlangıç olduğu zamanla anlaşılıyor.
b Sen kendininkinden ne öğrendin?
=whySingle \b(neden|niye|nicin|nasil oluyor da|nasil olur da|nasil)\b.{0,25}\b(bekar\w*|yalniz(sin)?|teksin|sevgilin yok|tek basina|kimse yok)\b|\b(bekar|yalniz|sap) m[iu]s[iu]n\b|\b(sevgilin|kiz arkadasin|manitan|hayatinda (biri|birisi|kimse)|konustugun (biri|kimse))\b.{0,8}\b(var m[iu]|yok mu)\b|^\W*(peki )?bekar\W*\?|\bsevgilin\W*\?|\biliskin var m[iu]\b
c Gerçekten içime sinen bir şeyi beklemeyi seçtim.
c Bekârım, huzurluyum, kapım da açık.
p Bekleme listem meğer sadece reklammış.
p Kader galiba sürekli yanlış sokağa sapıyor.
i Bitmesin istediğim bir sohbete henüz rastlamamıştım.
i Yalnızlık bana kimin için ondan vazgeçilir öğretti.
b Peki sen?
=lookingFor \b((ne|neler|nasil (bir )?(sey|iliski|biri)\w*|ne tur (bir )?(sey|iliski)|kimi|nasil birini|ne gibi) (ari\w*|ist(iyo|er)\w*|bekl\w*)( burada| burda)?|ne ariyo\w*|niyetin (ne|nedir|ciddi)|niyet ne|amacin (ne|nedir)|beklentin\w* (ne|neler|nedir|var)|beklentin\w*\W*$|ciddi (bir )?(sey|iliski|dusun\w*|niyet)\w*\b.{0,20}(m[iu]\b|m[iu]s[iu]n|ari\w*|ist\w*|dusun\w*)|iliski (ist\w*|ari\w*|dusun\w*)|(sadece|yoksa) (eglen\w*|takil\w*|arkadas\w*)\b.{0,15}m[iu]|takilmalik|arkadaslik m[iu]|ne dusunuyorsun iliski)\b(?!.{0,6}\b(yemek|yapmak|icmek|izlemek|olmak|yapmami|dememi)\b)
c Sakin başlayan, sohbeti güzel, gerçek bir şey.
c Birlikte güleceğim, susunca da rahat edeceğim birini.
p Patatesini paylaşan birini, itirazla da olsa kabul.
p Esprilerime acıyarak da olsa gülecek birini arıyorum.
i Saate bakmak istememe hissini arıyorum.
i Bir uygulamada tam anlatılamayacak bir şey.
b Sen ne arıyorsun?
=whyApp \b(neden|niye|nicin|nasil|ne zamandir|ne kadardir|ne kadar zamandir|kac (aydir|haftadir|yildir|gundur)|uzun zamandir m[iu]|kimseyle|biriyle|ne isin var|memnun m[iu]\w*|yeni misin|ne yapiyorsun|seni ne|nereden cikti)\b.{0,25}\b(burada\w*|burda\w*|buraya|buradan|burdan|uygulama\w*|app\w*|tinder\w*|bumble\w*|hinge\w*|badoo\w*|okcupid\w*)\b|\b(burada\w*|burda\w*|buraya|buradan|burdan|uygulama\w*|tinder\w*|bumble\w*|hinge\w*|badoo\w*)\b.{0,25}\b(neden|niye|ne zamandir|ne kadardir|nasil gid\w*|nasil dustun|nasil geldin|nasil buluyo\w*|ne kadar oldu|kimseyle|biriyle|bulustun mu|tanistin m[iu]|memnun|ne yapiyo\w*|sik (gir\w*|kullan\w*)|yeni m[iu]s[iu]n|sever m[iu]s[iu]n|aktif)\b
c Kendi çevremin dışından insanlar tanımak istedim.
c Merakla geldim, böyle sohbetler iyi ki dedirtiyor.
p Kuryeden başka kapımı çalan olmadı.
p Arkadaşlarım kaderi beklememi dinlemekten yoruldu.
i En güzel hikâyeler pek romantik olmayan yerlerde başlıyor.
i İçimden bir ses bir kez daha bakmaya değer dedi.
b Seni buraya ne getirdi?
=whySwipe \b(neden|niye|nicin)\b.{0,12}\b(ben|bana (yazdin|mesaj\w*|like\w*)|beni (begendin|sectin|like\w*|kaydirdin|sagladin)|eslestik|eslestin|begendin|saga kaydir\w*)\b|\b(bende|profilimde|profilimin|profilimi|profilim)\b.{0,12}\b(ne(yi|ler|yin)?|nesi|nasil)\b.{0,25}|\b(neyimi|nemi|nerem|hangi yonum)\b.{0,12}\b(begen\w*|sev\w*|dikkat\w*|cek\w*|hos\w*)|\b(dikkatini|ilgini) (ne |cektigim|ceken|cek\w*).{0,15}(ne\w*|\?)|\b(ne|neyi) (dikkatini|ilgini) cek\w*|\bbana yazmana ne|\bseni bana ceken
c Profilin içten sohbet edilecek biri gibi geldi.
c Kendini anlatma tarzın hoşuma gitti, çok doğaldı.
p Parmağım ilk kez benden akıllı davrandı.
p Profilini okuyunca ağırdan almayı unuttum.
i Satır aralarında beni meraklandıran bir şey vardı.
i Orada iyi bir sohbetin saklandığını hissettim.
b Senin dikkatini ne çekti?
=type \b(tipin (ne|nasil|nedir|kim|miyim|degil)|nasil (kadin|kiz|insan|biri|tip)\w* (hoslan\w*|sev\w*|etkilen\w*|ist\w*|begen\w*|cekici)|(ne tur|ne tarz|hangi tip|hangi tarz) (kadin|kiz|insan|tip)\w*|(ideal|hayalindeki|ruyalarindaki) (kadin|kiz|sevgili|partner|es|insan)\w*|(bir |karsindaki |karsi tarafta |karsindakinde )?(kadinda|kizda|insanda|partnerde|sevgilide|iliskide|kadinlarda|insanlarda|karsindakinde|karsi tarafta)\b.{0,20}(ne\w*|onemli|ararsin|etkile\w*|dikkat\w*|cek\w*)|seni (ne|neler) etkiler|seni etkileyen|senin tipin|tipin\W*\?|(kadin|kiz)lardan hoslan\w*|neye (asik olur|tav olur)\w*)
c Mizahı olan, iyi kalpli ve açık konuşan biri.
c Kolay gülen ve gerçekten dinleyen insanlar beni çeker.
p Mutfaktaki şarkılarıma dayanabilen biri.
p Tabağıma sığan peynir miktarını yargılamayan biri.
i Küçük şeylere merakını kaybetmemiş insanlar beni çeker.
i Geç anlarım, eve dönmek istemediğim an belli olur.
b Seni ne etkiler?
=feelForMe \b(benden (hoslan\w*|etkilen\w*)|beni (begen\w*|sev\w*|ozle\w*|dusun\w*|merak et\w*|ist\w*|cekici|nasil bul\w*|tatli bul\w*|guzel bul\w*)|bana (karsi|asik|bagland\w*|ilgi\w*|deger)\b.{0,20}|(benim )?hakkimda(ki)? (ne\w*|fikr\w*|dusun\w*|iyi)|sence (ben )?nasil biri(yim|siyim)|ozledin m[iu]( beni)?|asik (m[iu] ol\w*|oldun m[iu]|oluyo\w*)|(ne hissediyo\w*|hislerin ne)|benimle (konusmayi|konusmak|yazismak|sohbet)\b.{0,20}(sev\w*|hos\w*|nasil|keyif\w*|m[iu]\b)|(hosuna gid\w*|ilgini cek\w*) mu(yum)?\b|benimle ilgilen\w*)(?!.{0,10}\b(goturur|arar|bekler|alir)\b).{0,25}(\?|\bm[iu]\w*\b|\bne\w*\b|nasil\w*|$)
c Evet, seni okudukça daha çok hoşlanıyorum.
c İlgimi çekiyorsun, seni sakin sakin tanımak istiyorum.
p Aksini iddia edemeyecek kadar sık telefona bakıyorum.
p Sana yazarken gülümsemem artık şüphe çekiyor.
i Bazı mesajların uzun süre benimle kalıyor.
i Bir şeyler oluyor, adını koymadan keşfetmek isterim.
b Peki sen ne hissediyorsun?
=jealous \b(kiskanc m[iu]\w*|kiskan(ir|di|iyo|acak)\w*( m[iu]\w*)?|kiskanclik\w*\b.{0,25}(\?|yap\w*|var|m[iu]\b|bak\w*)|sahiplenici m[iu]\w*|(toksik|baskici|takintili) m[iu]s[iu]n)
c Pek değil, güvenmeyi ve konuşmayı tercih ederim.
c Bazen azıcık, onu da olay çıkarmadan söylerim.
p Sadece tatlıma fazla uzun bakılınca kıskanırım.
p Başkasının pizzasını her zaman, gerisini pek değil.
i Kıskançlık bana en çok kendimi anlatıyor.
i Bence güven her şeyden daha çekici.
b Sen kıskanır mısın?
=idealDate ^(?!.*\b(kotu|berbat|rezil|felaket|garip|tuhaf|korkunc|sacma)\w*).*(\b(ideal|mukemmel|hayalindeki|hayal ettigin|guzel|en iyi|ilk|romantik) (bir )?(ilk )?(bulusma|randevu|date|deyt|aksam yemegi)\w*\b.{0,35}|\b(bulusma|randevu|date)\w* (anlayisin|fikrin)|\b(bulusmada|randevuda|datete) (ne|nereye|neler)|\bbeni nereye gotur\w*)
c Yürüyüş, güzel bir yemek ve uzayan bir sohbet.
c Sade, acelesiz, gerçekten konuşabildiğimiz bir buluşma.
p İyi yemek, kahkaha ve şarabı dökmemem yeterli.
p Karıncaların en azından tatlıya dokunmadığı bir piknik.
i Mekân kapanıyor diye bizi kaldırdıkları bir akşam.
i Kahveyle başlayıp birden gece olduğunu fark etmek.
b Seninki nasıl olurdu?
=worstDate \b(en )?(kotu|berbat|rezil|felaket|garip|tuhaf|korkunc|sacma|komik) (gecen )?(bir )?(ilk )?(bulusma|randevu|date|deyt)\w*|\b(bulusma|randevu|date)\w*\b.{0,20}(kotu|berbat|felaket|rezil|korkunc)
c En kötüsü, tek bir soru bile sorulmayan buluşma.
c Kimsenin dinlemediği buluşmayı tatlı bile kurtaramaz.
p Çorba söyleyip zarif görünmeye çalıştığım her buluşma.
p Kötü buluşmalar, gecikmeli gelen harika fıkralardır.
i En kötüsü kimsenin kendisi olmadığı buluşma.
i Kötüsünden bile sakince anlatılacak bir şey kalıyor.
b Seninki hangisiydi?
=cook ^(?!.*\b(oner\w*|yapsam|pisirsem|yesem)\b).*\b(yemek (yap(ar|mayi|iyo|abil|mak)\w*|pisir\w*)|mutfak(la|ta)\b.{0,15}(aran|nasil|iyi|m[iu])|ne (pisir\w*|yemegi yap\w*|yemek yap\w*)|(bugun|aksam|aksama|ogle(n)?|kahvaltida)? ?ne(ler)? (yedin|yiyo\w*|yiyecek\w*|yersin bu)|yemekte ne var|en iyi (yaptigin|pisirdigin)|en guzel yaptigin|bana (ne |bir sey )?(pisir\w*|yemek yap\w*)|spesiyal\w*|iyi (bir )?asci m[iu]\w*|ascilig\w*|yemeklerin (guzel|nasil|iyi)|elinden ne gelir mutfak\w*|imza yemeg\w*)\b.{0,30}
c Yemek yapmayı severim, hele tadacak biri varsa.
c İyi malzemeyle sade şeyler, acele etmeden.
p Makarnam meşhurdur, en azından kendi mutfağımda.
p Duman dedektörüyle artık senli benliyiz.
i Yemek yapmak kafamı her öğütten iyi toparlıyor.
i Mutfağın güzel kokmaya başladığı o anı seviyorum.
b Senin elinden en iyi ne gelir?
=favFood ^(?!.*\b(yapmayi|pisir\w*|yapar misin)\b).*(\b(en (cok )?sevdigin|favori|en begendigin) (yemek|yemeg\w*|tatli|mutfak|restoran|lezzet|meyve|kahvalti|dondurma|atistirmalik|corba|yiyecek)\w*|\bne(ler)? yemeyi sev\w*|\bne tur (yemek|mutfak)\w*|\btatli m[iu]\b.{0,8}tuzlu|\btuzlu mu\b.{0,8}tatli|\b(aci(yi)?|tatli(yi)?|sushi|susi|manti|kebap|lahmacun|cig kofte|baklava|cikolata(yi)?|balik|deniz urunleri|makarna|doner|kokorec|hamburger|kunefe|et)\b.{0,12}(sever m[iu]s[iu]n|seviyo\w* m\w*|yer m[iu]s[iu]n|ile aran|aran nasil)|\b(vegan|vejetaryen|vejeteryan|tatlici|etci|gurme) m[iu]s[iu]n\b|\bhangi (yemeg|yemek|mutfag|tatli)\w*|\byemek sec\w*)
c İyi yapılmış ev yemeği beni her zaman kazanır.
c Neredeyse her şeyi yerim, taze makarnayla mutlu olurum.
p İçinde peynir olan her şey otomatik oyumu alır.
p En sevdiğim öğün ikinci tabak.
i Tadı çocukluğumun bir öğleden sonrasına benzeyen yemek.
i Yavaş yenip uzun hatırlanan şeyleri severim.
b Senin en sevdiğin yemek ne?
=drinkOrder ^(?!.*\b(sigara|alkol|icki)\w*).*\b((cay|kahve|sarap|bira|raki|turk kahvesi|filtre|latte|kirmizi|kokteyl)(ci|cu)? m[iu]\b.{0,14}(cay|kahve|sarap|bira|raki|beyaz|latte|filtre|turk kahvesi|kokteyl)|(kahve|cay)(ni|yi|n)? nasil (ic\w*|al\w*|sev\w*|olsun)|ne(ler)? ic(ersin|iyorsun|iyosun|mek ist\w*|meyi sev\w*|erdin|ecek\w*)|(kahve|cay|sarap|bira|raki|viski|turk kahvesi|kokteyl|salgam|ayran)(yi|i|la|le)? (sever m[iu]s[iu]n|seviyo\w* m\w*|ic(er|iyo\w*) m\w*|aran nasil)|(en (cok )?sevdigin|favori) (icecek|icki|kahve|cay|sarap|bira|kokteyl)\w*|(kahveci|cayci) m[iu]s[iu]n|hangi (kahve|icecek|sarap|bira)\w*)
c Gündüz kahve, iyi bir sohbette bir kadeh şarap.
c Tereddütsüz kahve, akşam uzarsa ince belli çay.
p Kahve, ilk fincandan önce insan sayılmam.
p Şemsiyesi olmayan ne varsa, hep gözüme batıyor.
i Saate bağlı ama en çok yanımdakine bağlı.
i Yavaş içilen bir kahve çok söz söyler.
b Sen ne içersin?
=pizza \bpizza\w*\b.{0,40}(\?|m[iu]\b|m[iu]s[iu]n|hangi|nasil|ne\b|neli)|\b(hangi|favori|en sevdigin|neli|ne(y)?li) pizza\w*|\bananas\w*\b.{0,20}(pizza|\?|m[iu]\b|olur mu)
c İyi yapılmış bir margarita, başka bir şey istemem.
c İnce hamur, güzel peynir ve acelesi olmayan bir masa.
p Ananaslı olmaz, az da olsa benim de ilkelerim var.
p Kendine inanana her pizza tek kişiliktir.
i Paylaşılan son dilim iki insan hakkında çok şey söyler.
i En güzeli gece geç saatte sohbet ederken yeneni.
b Sen nasıl istersin?
=music ^(?!.*\b(oner\w*|konser\w*|soyle(r|y|me)\w*)\b).*\b((ne tur|ne tarz|nasil|hangi|ne) (muzik\w*|sarki\w*|sanatci\w*|gruplar?i?|sarkici\w*)|(muzik|sarki) (zevkin|tarzin|dinle(r|mey|mek)\w*)|ne(ler)? dinl(ers|iyo|edi)\w*|kimi dinl\w*|kimleri dinl\w*|(en (cok )?sevdigin|favori) (sarki|muzik|grup|sarkici|sanatci|album)\w*|(enstruman|gitar|piyano|baglama|keman|davul|muzik aleti|saz|ney) (cal\w*|var)|muzikle aran|muzik\W*\?|(rap|rock|arabesk|pop|caz|turku|metal|tekno|techno|klasik muzik)\b.{0,10}(sever m[iu]s[iu]n|dinler m[iu]s[iu]n|dinl\w*|seviyo\w*)|podcast\w*\b.{0,20}|muzik dinl\w* m\w*)\b
c Her şeyden biraz, yeter ki ruhu olsun.
c Eski rock, biraz Anadolu ezgisi, gerisini gün belirler.
p Listem cazdan başlayıp herkesten sakladığım yerlere gidiyor.
p Aynı şarkıyı komşular ezberleyene kadar dinlerim.
i Doğru insana sakladığım şarkılar var.
i Gece seçtiğim şarkı gündüzkinden çok şey söyler.
b Sen ne dinlersin?
b Hangi şarkıdan hiç bıkmazsın?
=concert \b(konser|festival|canli muzik)\w*\b.{0,40}(\?|m[iu]\b|m[iu]s[iu]n|nasil|hangi\w*|ne zaman|kim\w*)|\b(hangi|en son|en iyi|gittigin|ilk|kimin|unutamadigin) .{0,20}(konser|festival)\w*
c Canlı müziğe bayılırım, insan onu içinde hissediyor.
c Küçük bir konser bana stadyumdan daha güzel gelir.
p Her sözü söylerim, maalesef bilmediklerimi de.
p Hep dünyanın en uzun insanının arkasına düşüyorum.
i İlk notadan önceki o sessizliğe bayılıyorum.
i Hâlâ hayalini kurduğum bir konser var.
b Sen kimi canlı dinlemek isterdin?
=film ^(?!.*\b(oner\w*|izlesem|izleyeyim|izleyim|acsam)\b).*\b((en (cok )?sevdigin|favori|unutamadigin) (film|yonetmen|oyuncu|aktor|aktris|sahne)\w*|(ne tur|ne tarz|hangi|nasil) (film|yonetmen|oyuncu)\w*|film(ler)?(i|in|le|leri|lerle|lerden)?\b.{0,25}(\?|sever m[iu]s[iu]n|izler m[iu]s[iu]n|izledin m[iu]|seviyo\w* m\w*|aran|izliyo\w* m\w*|hoslan\w*|korkar)|sinema(ya|yi|yla|da)?\b.{0,20}(\?|gider m[iu]s[iu]n|sever m[iu]s[iu]n|aran|sik|m[iu]\b)|en son (ne|hangi filmi) izle\w*|son izledigin( film)?|kac film)\b
c İçinde mizah ve biraz kalp olan iyi bir hikâye.
c Sinemadan çıkınca da peşimi bırakmayanları severim.
p Korku filmini baştan sona izlerim, gözlerim kapalı.
p Çizgi filmde ağlar, suçu patlamış mısıra atarım.
i Her şeyi açıklamayan sonları seviyorum.
i İçimde bir şeyi değiştiren tek bir sahne var.
b Senin en sevdiğin film ne?
=series ^(?!.*\b(oner\w*|izlesem|izleyeyim|izleyim|baslasam)\b).*(\b(dizi(ler|n|yi|si|lerden|leri)?|netflix\w*|blutv|exxen|disney\w*|anime\w*|sezon\w*|bolum(unu)? izle\w*)\b.{0,40}(\?|m[iu]\b|m[iu]s[iu]n|ne\w*|hangi\w*|var m[iu])|\b(hangi|favori|en (cok )?sevdigin|ne tur|su an|bu aralar) .{0,10}(dizi|anime)\w*|\bne(ler)? izl(iyo|ers)\w*|\bne izlemeyi)
c Karakterleri güçlü, diyalogları zeki dizileri severim.
c Son zamanlarda ne zaman biteceğini bilen kısa dizileri seviyorum.
p Son bir bölüm demekte hayranlık uyandırıcı bir kararlılığım var.
p Seçmekle geçen sürem izlediğimden uzun, sporum bu.
i Yeniden izler, her seferinde kendimden bir şey bulurum.
i En çok, kapatıp düşündüren bölümleri seviyorum.
b Sen ne izliyorsun?
=book ^(?!.*\b(oner\w*|okusam|okuyayim)\b).*(\b(kitap|kitab|roman|siir)\w*\b.{0,40}(\?|m[iu]\b|m[iu]s[iu]n|hangi\w*|ne(ydi|dir)?\b|aran|nasil)|\b(hangi|en (cok )?sevdigin|favori|son okudugun|ne tur|nasil) (kitap|kitab|yazar|roman|sair|siir)\w*|\bne(ler)? oku(yo|rs|may)\w*|\bokumayi (sever|seviyo)\w*|\b(kimi|hangi yazari) oku\w*|\ben son (ne|hangi kitabi) oku\w*)
c Kusurlu insanları anlatan romanlar beni içine çekiyor.
c Uyumadan önce okumayı severim, kafamı sakinleştiriyor.
p Okunmayı bekleyen kitaplarım artık ayrı oda istiyor.
p Üç sayfa okur, yüzümde kitapla uyanırım.
i Yıllar sonra anladığım cümlelerin altını çizerim.
i Ödünç verilen kitap, vereni çok iyi anlatır.
b Sen ne okuyorsun?
=sport \b(spor(la|a|u|cu)?\b.{0,20}(\?|yap\w* m\w*|yapar m[iu]s[iu]n|m[iu]s[iu]n|gid\w* m\w*|aran|sever m[iu]s[iu]n|nasil|hangi)|hangi (spor|takim)\w*|(ne tur|favori|en sevdigin) spor\w*|hangi takim\w*|takim(in)? (ne|tut\w*|hangi)|takim tut\w*|(galatasaray|fenerbahce|besiktas|trabzonspor|gs|fb|bjk)\w* m[iu]s[iu]n|(futbol|basketbol|voleybol|tenis|yoga|pilates|fitness|boks|kayak|bisiklet|yuzme|kosu|gym)(la|le|u|i|a|e|ye|yle|yi)?\b.{0,15}(\?|oyna\w* m\w*|yap\w* m\w*|sever m[iu]s[iu]n|bin\w* m\w*|bil\w* m\w*|aran|gid\w* m\w*|izl\w* m\w*)|(kosar|yuzer|kosuyor|yuzuyor|antrenman yapiyor) m[iu]s[iu]n|kosmayi sever|yuzmeyi sever|salona gid\w* m\w*|sporcu musun|bisiklet\w* bin\w*)
c Hareket etmeyi severim, kafam tertemiz oluyor.
c Takıntı yapmadan, yemeğin tadını çıkaracak kadar.
p En düzenli sporum otobüsün arkasından koşmak.
p Sonrasında oturma kısmına çok sıkı çalışıyorum.
i En güzeli beden devam ederken kafanın susması.
i Dereceden çok eve dönüş yolunu seviyorum.
b Sen spor yapıyor musun?
=dance \bdans\w*\b.{0,30}(\?|m[iu]\b|m[iu]s[iu]n|m[iu]y[iu]z|aran|nasil|ne dersin)|\b(halay|horon|zeybek|salsa|tango|bachata|gobek at\w*)\w*\b.{0,20}(m[iu]s[iu]n|m[iu]\b|\?)
c Severim, iyi bir eşle utangaçlığım kalmaz.
c Tekniğim az, isteğim çok, keyfini de çıkarırım.
p Ayaklarımın ritim konusunda farklı görüşleri var.
p Çok kötü ama etkileyici bir özgüvenle dans ederim.
i Yavaş bir dans, sözün yetmediğini anlatır.
i Mutfakta ve seyircisiz her zamankinden iyi dans ederim.
b Sen dans eder misin?
=karaoke \bkaraoke\w*|\bsarki (soyle(r|mey|mek|yebil|yo)\w*|soyluyo\w*)|\b(sesin (guzel|nasil|iyi)|dusta (sarki|soyl)\w*|bana (bir )?sarki soyle\w*|hangi sarkiyi soyl\w*)\b
c Keyifle söylerim, hele biri bana eşlik ederse.
c Evet, eğleniyorum, utanç ilk kıtadan sonra gidiyor.
p Duşta söylerim, şampuan henüz şikâyet etmedi.
p Sesimin salon boşaltma başarısı dikkat çekici.
i Cesaret edeceğim tek bir şarkı var.
i Kötü şarkı söylerken insan kendini epey belli ediyor.
b Sen ne söylerdin?
=outdoors \b((deniz|dag|sehir|doga|orman|plaj|kamp|sahil|koy|havuz)(ci)? m[iu]\b.{0,10}(deniz|dag|sehir|doga|orman|plaj|otel|koy|havuz)|(deniz|dag|doga|orman|plaj|kamp|sahil|yuruyus|piknik|kumsal|dogada|denize|trekking|hiking|balik tut\w*)(lar|yi|i|e|a|da|te|la|le|ler|lari|leri|yla|u|ye|girmeyi)?\b.{0,25}(sever m[iu]s[iu]n|seviyo\w* m\w*|yap(ar|iyo)\w* m\w*|gid(er|iyo)\w* m\w*|aran|cik(ar|iyo)\w* m\w*|gir(er|iyo)\w* m\w*|hoslan\w* m\w*|yapmayi sev\w*|insani m[iu]\w*|\?)|dogasever m[iu]s[iu]n|deniz insani|yurumeyi sever\w*|yuruyus yap\w* m\w*)
c Deniz beni sakinleştirir, dağ uyandırır, ikisini de isterim.
c Dışarıda olmayı severim, iyi bir yürüyüş çok şeyi çözer.
p Dağa en çok tepedeki sandviç için çıkıyorum.
p Plajda dakikalar içinde beyazdan domatese dönerim.
i Denize bakınca sorular kendiliğinden sıraya giriyor.
i Yürürken otururken çıkmayan şeyler konuşuluyor.
b Sen deniz mi dağ mı dersin?
=trips \b((seyahat|gez|tatil|yurt ?disi)\w*\b.{0,30}(\?|sever m[iu]s[iu]n|seviyo\w* m\w*|eder m[iu]s[iu]n|nere\w*|hangi\w*|ed(er|iyo)\w* m\w*|aran|cik\w* m\w*|m[iu]\b|ne yap\w*)|nereye (gitmek|gitmeyi|giderdin|gidersin|tasin\w*|seyahat|kac\w*|ucmak|gittin)|nereler\w* (gez\w*|gitt\w*|gor\w*|gitmek)|en son nere\w*|(hangi|kac|en (cok )?sevdigin|favori|en guzel|gittigin en|gordugun en) (guzel )?(ulke|sehir|yer|ada|tatil|rota)\w*\b.{0,20}|hayalindeki (tatil|seyahat|ulke|sehir|rota|yer)\w*|dunyada nere\w*|nerede yasamak|nerde yasamak)
c Acele etmeden gezip yerlisinin yediği yerde yemek isterim.
c Denizi ve eski sokakları olan bir yere hemen giderdim.
p Hafif gezerim, hiç kullanmadığım dört şey yanımda.
p Her şehirde kaybolurum ama hep bir fırının yakınında.
i Dilini bilmediğim yerleri seviyorum.
i Yanımda doğru biri varken gitmek için sakladığım bir yer var.
b Sen nereye giderdin?
b Hangi seyahat sende iz bıraktı?
=hobby \b(bos (zaman|vak(it|t))\w*\b.{0,20}(ne\w*|nasil|deger\w*)|(ne\w*|nasil)\b.{0,12}bos (zaman|vak)\w*|hobi\w*\b.{0,20}|ilgi alan\w*|ne(ler)? (yapmayi|yapmaktan) (sev\w*|hoslan\w*|keyif\w*)|(eglenmek|eglence|keyif) icin ne\w*|nelerden hoslan\w*|neden hoslan\w*|nelerle ugras\w*|ne(ler)? (sev(ersin|iyo\w*)|hosuna gid\w*)( yapmayi)?\W*$|tutkun (ne|nedir|var)|neye tutkun\w*|nasil egleni\w*|vaktini nasil gecir\w*|zamanini nasil gecir\w*|seni ne heyecanlandir\w*)
c Yemek yapmak, yürümek ve uzayan sohbetler bana iyi gelir.
c Yeni şeyler denemeyi, sonra eskilere dönmeyi severim.
p Tam iki hafta süren hobiler biriktiriyorum.
p Kahveyle camdan bakmakta yarı profesyonelim.
i Bana telefonu unutturan her şeyi severim.
i İki kişiyle daha güzel olan bir hobi arıyorum.
b Sen ne yapmayı seversin?
=relax \b(nasil (rahatla\w*|dinlen\w*|stres at\w*|kafa dagit\w*|sakinles\w*|desarj\w*)|stres\w*\b.{0,20}(nasil|ne yap\w*|atmak|atarsin|\?)|kafa(ni|yi)? (nasil )?(dagit\w*|bosalt\w*|dinle\w*)|(rahatlamak|dinlenmek|sakinlesmek) icin ne\w*|seni (ne|neler) (rahatlat\w*|sakinlestir\w*|dinlendir\w*)|ne (rahatlatir|dinlendirir) seni)\b
c Bir yürüyüş, sakin müzik ve uzakta duran bir telefon.
c Yavaş yavaş yemek yaparım, gün kendiliğinden çözülür.
p Koltuğa gerçek bir olimpiyat disipliniyle uzanırım.
p Derin nefes alır, sonra çikolatayı yerim.
i Kimsenin bir şey istemediği o saati seviyorum.
i Paylaşılan sessizlik beni tek başınalıktan çok dinlendirir.
b Sen nasıl kafa dağıtırsın?
=smoke \b(sigara|tutun|elektronik sigara|iqos|vape|nargile|puro)\w*\b.{0,25}(\?|ic\w* m\w*|kullan\w* m\w*|m[iu]\b|m[iu]s[iu]n|rahatsiz|biraktin)
c Temiz havayı severim ama kimseyi yargılamam.
c Benim zaaflarım başka, kahve ve iyi ekmek gibi.
p Bende tüten tek şey tavanın kendisi.
p Tek bağımlılığım çikolata, onu da bırakmaya niyetim yok.
i Zaaflarım başka türlü, çoğu da yenebiliyor.
i Herkesin bir alışkanlığı var, benimki geç fark edilir.
b Sen içiyor musun?
=drinkAlcohol \b(alkol|icki)\w*\b.{0,25}(\?|ic\w* m\w*|kullan\w* m\w*|al\w* m\w*|aran|m[iu]\b|sever m[iu]s[iu]n|sik)|\b(icer|iciyor|iciyo|icmeyi sever) m[iu]s[iu]n\b|\b(cok|sik|sik sik) (icer|iciyo\w*|sarhos)\b.{0,10}m[iu]|\b(parti(ci|leri|lemeyi)|gece hayati\w*|gece kulub\w*|eglence)\b.{0,20}(m[iu]s[iu]n|sever|aran|\?)|\bsarhos ol(ur|du)\w* m\w*
c İyi bir sofrada bir kadeh severim, abartmam.
c Ara sıra, içkiden çok sohbeti için.
p İki kadehte kimsenin sormadığı öğütleri veririm.
p Şarabı anlatmaya başladığım an sınırım geldi demektir.
i İkinci kadehle gelen sohbet beni daha çok ilgilendirir.
i En güzel gecelerimin hepsini baştan sona hatırlıyorum.
b Sen nasılsın bu konuda?
=religion \b((dindar|inancli|ateist|musluman|dinsiz|deist|alevi|sunni|hristiyan|muhafazakar|spirituel|maneviyatci) m[iu]\w*|(allah|tanri|kader|karma|ruh|fal|tesaduf|ask|enerji|nazar|reenkarnasyon|sans|mucize)\w*\b.{0,15}inan\w*( m\w*)?|(neye|bir seye|din\w*) inan\w*|inan(ir|iyo)\w* m[iu]s[iu]n (kader|allah|tanri|ask)\w*|din(in|le|i)? (ne\b|nedir|aran|inanc\w*)|dini inanc\w*|oruc\w* tut\w*|namaz\w* kil\w*|inancin (ne|var|nedir)|cuma(ya|lara) gid\w* m\w*)
c Herkesin inancına saygım var, dinlemeyi de severim.
c En çok başkalarına nasıl davrandığımıza inanırım.
p Sabah kahvesine ve ikinci tabağa inanırım.
p En içten dualarımı park yeri ararken ediyorum.
i Geceleri gündüzden daha çok şeye inanıyorum.
i Bazı tesadüfler şüphelerimden şüphe ettiriyor.
b Sen neye inanırsın?
=tattoos \b(dovme|piercing|tattoo|pirsing)\w*\b.{0,30}(\?|var m[iu]|m[iu]\b|m[iu]s[iu]n|sever|dusun\w*|ne anlam\w*|hakkinda|hosuna)
c Arkasında bir hikâye varsa çok severim.
c Güzel bulurum, en çok da anlattıkları için.
p Tatlı seçmekte zorlanıyorum, ömürlük bir şeyi düşün.
p Tenim sivrisineklerle yeterince meşgul zaten.
i Yaptırsam çok az kişi anlardı.
i Mürekkepten çok hikâyesini merak ederim.
b Senin var mı?
=morningPerson \b(sabah(ci)? (insani|m[iu])|gece (kusu|insani)|erkenci m[iu]\w*|gececi m[iu]\w*|erken (kalk\w*|yat\w*|uyan\w*)\b.{0,12}m[iu]|gec (yat\w*|kalk\w*)\b.{0,12}m[iu]|(kacta|saat kacta|ne zaman) (kalk\w*|uyan\w*|yat\w*|uyu\w*)|uykucu m\w*|(iyi|guzel|rahat|nasil) uyu(dun|yor|yabildin)\w*|uyudun mu|uykun\w* (nasil|aran)|uykuyla aran|uyumayi sever\w*|sabahlari nasil\w*)
c Sabah yavaş uyanırım ama keyfim yerinde olur.
c Daha çok geceyim, her şeyin durulduğu saatleri severim.
p Kahveden önce alarmımla konuşmuyoruz.
p Ancak kahvaltı ya da yangın varsa erken kalkarım.
i Gündüz itiraf etmediğim şeyleri gece düşünürüm.
i Şehri henüz kimse yokken seviyorum.
b Sen sabahçı mısın gececi mi?
=weatherThere \b(hava(lar)?\b.{0,15}(nasil|soguk mu|sicak m[iu]|guzel m[iu]|\?)|(orada|orda|sizin orada|oralarda) hava|yagmur\w*\b.{0,15}(yag\w* m\w*|var m[iu]|sever m\w*|seviyo\w* m\w*|\?)|kar\b.{0,10}(yag\w* m\w*|var m[iu]|sever m\w*|\?)|(soguk|sicak|usuyo\w*) mu\w*|(yaz|kis|sonbahar|ilkbahar|bahar)(ci|cu)? m[iu]\b|(yazi|kisi|sonbahari|bahari|kari|soguk\w*|sicag\w*) (sever|seviyo)\w*|(en (cok )?sevdigin|favori|hangi) mevsim\w*)
c Gökyüzü bugün kararsız ama dışarı çıkılır.
c Güzel bir plan varsa her hava bana uyar.
p Gökyüzü benim menüde yaptığımdan çok fikir değiştiriyor.
p Tam koltuk havası ama ben hep böyle derim.
i Yağmur yağarken hiçbir yere gitmemeyi seviyorum.
i Bu ışık insanda amaçsızca yürüme isteği uyandırıyor.
b Sizin orada hava nasıl?
=christmas \b(bayram|yilbasi|yeni yil|yeni sene|ramazan|iftar|sahur|sevgililer gun|noel|dogum gun|hidirellez|cadilar bayrami|paskalya)\w*\b.{0,40}(\?|ne(ler)? yap\w*|nap\w*|plan\w*|nasil\w*|sever m\w*|seviyo\w*|nerede|nerde|kutl\w*|m[iu]\b|gecir\w*)|\b(ne yap\w*|nap\w*|planin ne) (bu )?(bayram|yilbasi|sevgililer gun)\w*
c Sakin, güzel sofralı, sevdiklerimin yakında olduğu bir gün.
c Sadesini severim, uzun bir masa ve sıfır acele.
p Planım sanki yarışmaymış gibi yemek.
p Bütün tatlılar için gönüllü tadımcıyım.
i Günün kendisinden çok öncesindeki telaşı seviyorum.
i Böyle günler beni biraz geçmişe götürür, o da güzel.
b Sen nasıl geçiriyorsun?
=fear \b((ne|neyden|nelerden|neden) (cok )?kork\w*|en cok (ne|neyden|neden) kork\w*|kork(un|ular|ularin)\w*\b.{0,15}(ne\b|nedir|neler|var|\?)|en buyuk kork\w*|fobi\w*|seni (ne|neler) (korkut\w*|endiselendir\w*|urkut\w*)|kork(ar|uyo\w*) m[iu]\w*)
c Fazla hızlı giderken önemli olanı kaçırmaktan.
c Otomatik pilotta yaşamaktan, o yüzden bazen duruyorum.
p Örümceklerden ve küçük harfli formlardan.
p Herkes kendini tanıtsın denilen o andan.
i Zamanında söyleyemediğim sözlerin içimde kalmasından.
i Yanılmaktan çok hiç denememiş olmaktan.
b Sen en çok neyden korkarsın?
=talent \b(yeteneg(in|i)|yetenek(lerin|li)?|becerin|marifet\w*)\b.{0,20}(\?|ne\b|nedir|neler|var m[iu]|$)|\b(gizli|sakli) yetene\w*|\b(neyde|nelerde|hangi konu(da|larda)|hangi alanda|ne konuda|en (cok|iyi) neyi?) (cok )?(iyi(sin|sindir)?|kotusun|basarili\w*|yap\w*)|\bneyi iyi yap\w*
c Gerçekten dinlerim, bu çoğu insanı şaşırtıyor.
c İnsanları oldukça çabuk rahat hissettiririm.
p Markette her zaman en yavaş kuyruğu bulurum.
p Patlamalı her filmde uyuyabilirim.
i İyiyim diyen birinin iyi olmadığını sezerim.
i Sadece kimse istemeyince ortaya çıkan bir yeteneğim var.
b Senin yeteneğin ne?
=proudOf \b(gurur (duy\w*|verici|kayna\w*)|gururland\w*|en buyuk basari\w*|kendinle (ne zaman|en cok)|ovun(dugun|uyo)\w*)
c Acelem varken bile nazik kalabilmemle.
c Uzun zamandır koruduğum dostluklarla.
p Bir cips paketini yarıda kapatabilmiş olmamla.
p Neredeyse yuvarlak olan son omletimle.
i Evet demek kolayken hayır diyebilmemle.
i Neredeyse kimsenin görmediği küçük şeylerle.
b Sen neyle gurur duyuyorsun?
=superpower \b(super ?guc\w*|ozel guc\w*|issiz ada\w*|piyango\w*|loto\w*|zaman makinesi\w*|zamanda (yolculuk|geri)|sihirli degnek\w*|uc dilek|3 dilek|dilek hakki\w*|hangi hayvan ol\w*|bir hayvan olsa\w*|gorunmez ols\w*|\w+(say|sey)din\w*|\w+sa(n)? (ne|nasil|nere|kim|hangi)\w*\b.{0,25}(rdin|rsin)|\w+se(n)? (ne|nasil|nere|kim|hangi)\w*\b.{0,25}(rdin|rsin))\b
c Sevdiğim insanlarla daha çok zamanı seçerdim.
c Önce uzak bir yere giderdim, acele etmeden.
p Zamanı durdururdum, özellikle de sabahları.
p Gücümü hep çorabın öteki tekini bulmaya harcardım.
i Bir ana dönerdim, sadece daha iyi bakmak için.
i İnsanların söylemeye cesaret edemediğini duymak isterdim.
b Sen neyi seçerdin?
=perfectDay \b((mukemmel|ideal|kusursuz|hayalindeki|en guzel) (bir )?(gun|pazar|sabah|aksam|hafta ?sonu|an)(un|in|i|u|lar)?|(seni|sizi) (ne|neler) mutlu (ed\w*)|ne mutlu eder|mutlu mu(sun)?|seni mutlu eden|en mutlu (an|oldugun|gun)\w*|mutluluk (ne|nedir|senin))\b(?!.{0,12}\b(gecti|geciyor)\b)
c Alarmsız uyanmak, yürümek ve uzun bir sofrada bitirmek.
c Güneş, güzel yemek ve hepsini konuşacak biri.
p Kahvaltıyla başlar, ikinci kahvaltıyla devam eder.
p Öğle uykusunun başrolde olduğu bir gün.
i Plansız başlayıp her şeyin yerine oturduğu bir gün.
i Mükemmel olduğu ertesi güne kadar anlaşılmıyor bence.
b Seninki nasıl olurdu?
=tellMe ^(?!.*\b(fikra|saka|espri|(uc|3|tek|bes|iki) kelime)\w*).*\b(kendin(den|i)\b.{0,20}(bahset\w*|anlat\w*|tanit\w*|tanimla\w*|tarif|soyle\w*|soz et\w*)|bahset\w* (biraz )?kendinden|anlat (bakalim|bakayim|biraz|hadi|sen|kendini)|anlatsana|sen (de )?(biraz )?anlat\w*|seni (taniyalim|taniyayim|biraz taniyayim|dinliyorum)|biraz (bahset\w*|anlat\w*)|nasil bir(i|isi)(sin|si)\w*|nasil bir (insan|adam|erkek|kisilik)\w*|bana (bir ?sey|bi ?sey|bir seyler) (anlat\w*|soyle\w*)|senin hakkinda (ne|bir ?sey|bilmem|biraz)\w*|hakkinda (bilmem|bilmedigim)\w*|kendini nasil|bir sir(rini)? (ver|soyle|paylas)\w*|kimsenin bilmedigi|hikayen ne|baska (neler|ne) (var|anlat)\w*|kendinle ilgili)
c Sakin, meraklı ve kolay gülen biriyim.
c Uzun sohbetleri, iyi yemeği ve net insanları severim.
p Çiçeklerle konuşurum, sabırla dinliyorlar.
p Yemek saatinde dakiğim, geri kalanında esneğim.
i Kolay okunur görünürüm ama bir dipnotum var.
i En ilginç yanım yürürken anlatılır.
b Peki sen nasıl birisin?
b Senin hakkında ne bilmeliyim?
=threeWords \b(uc|3|tek|bes|5|iki|2|bir kac|birkac) (kelime|sozcuk)\w*\b.{0,40}
c Meraklı, sadık ve çoğu zaman neşeli.
c Sakin, açık sözlü ve sevecen, bu sırayla.
p Aç, dakik ve yine aç, özetle böyle.
p Matematikte iyi değilim, üç kelimeyi bile tutturamadım.
i Dikkatli, inatçı ve henüz adını koyamadığım bir şey.
i Dışı sakin, içi kıpır kıpır, hep meraklı.
b Senin üç kelimen ne?
=joke \b(fikra\w*|espri\w*|saka yap\w*|saka(n)? (var|patlat|anlat)\w*|beni (biraz )?guldur\w*|guldur (beni|bakalim)|komik (bir ?sey|bi ?sey|bir sey)\w*|komik m[iu]s[iu]n|esprili m[iu]s[iu]n)\b(?!(?=[^?]*$).{0,15}\b(guzeldi|iyiydi|cok iyi)\b)
c Bir tane geliyor, sevdiğim bütün espriler gibi kötü.
c En iyi esprim lastikli çarşaf katlama denemem.
p Altı yumurta almaya gittim, beş soruyla döndüm.
p Diyetim harika gidiyor, şimdiden sabrımı kaybettim.
i Beni en çok tuhaf sessizlikler güldürür.
i Güzel bir tane var ama sadece yüz yüze işe yarıyor.
b Seni en çok ne güldürür?
=advice \b(oneri(n|niz|ler\w*)?\b.{0,12}(var|\?|ne|alabilir)|oner(ir|sene|irsin|ebilir|ecegin|iyorsun)\w*|tavsiye\w*|ne(yi|ler)? (yapmaliyim|yapayim|yapsam|pisirsem|giysem|giyeyim|giymeliyim|izlesem|izleyeyim|izleyim|yesem|yiyeyim|okusam|dinlesem|alsam|icsem|desem|soylesem|secsem|yapabilirim|yazsam|pisireyim|yapalim|yapim)|napsam|napayim|napim|nereye gitsem|hangisini (alsam|giysem|secsem|izlesem|yapsam|secmeliyim)|bana akil ver\w*|fikir ver\w*|yerimde ols\w*|karar veremiyorum|karar vermeme)
c Yarın sana en iyi hissettirecek olanı seçerdim.
c En sadesini seç, çoğu zaman en iyisi o oluyor.
p Kararsız kalınca peynir, beni hiç yarı yolda bırakmadı.
p Yazı tura at, istediğin çıkana kadar tekrarla.
i Sormadan önce aklına ilk geleni seç.
i Ben hangisini özleyeceğimi düşünerek karar veriyorum.
b Canın ne çekiyor?
=whatDoYouThink ^(?!.*\b(garip|tuhaf|sacma|normal|ayip|deli)\w* m[iu]\w*).*(\b(sence(?! (kim|kac|ne zaman|nere|neden|niye))\b.{0,60}|ne dusun(u|ur|uyo)\w*|ne dersin|ne diyo(r?sun|n)|(fikrin|dusuncen|gorusun|yorumun)\b.{0,10}(ne\b|nedir|var)|fikrini\b.{0,15}|katil(iyo|ir)\w* m[iu]\w*|(oyle )?degil m[iu]|dimi|hakli (m[iu]y[iu]m|degil miyim)|haksiz m[iu]y[iu]m|nasil bul(dun|uyo\w*)|nasil fikir|iyi fikir m[iu]|mantikli m[iu]|sana nasil gel\w*|sen ne dus\w*|bana katil\w* m\w*)\b)
c Bence güzel, meseleye bakışın da hoşuma gitti.
c Mantıklı buluyorum, asıl olana bakmak lazım.
p Fikrim çok sağlam, biri tatlı getirene kadar.
p Ciddi bir yüzle düşünüyorum, daha derin duruyor.
i Bir yanım ikna oldu, öteki yanım hâlâ düşünüyor.
i Buraya sığmayacak kadar ince noktası var bence.
b Sen nasıl görüyorsun?
=isItWeird \b((cok |biraz )?(garip|tuhaf|sacma|normal|anormal|ayip|komik|kotu|aptalca|delice|cocukca|fazla|yanlis|sorun|sorun olur|ayip olur) (m[iu]\w*|degil m[iu])|(deli|garip|tuhaf|anormal|kotu biri) m[iu]y[iu]m|garips(er|iyo)\w*|garip(ine)? gel\w* m\w*|tuhafina|garibine|rahatsiz (ed|ol)\w* m\w*|(bir tek|sadece) ben m[iu]\w*)
c Hiç değil, bana gayet doğal geliyor.
c Bence değil, açıkça söylemen hoşuma gitti.
p Tam tersi tuhaf olurdu, tuhaflıktan ben anlarım.
p Benim tuhaflar kulübümde kurabiye dağıtıyoruz.
i Tuhaf dedikleri çoğu zaman en içten olan.
i Bana da böyle şeyler oluyor, kimseye anlatmıyorum.
b Sana sık olur mu böyle?
=really ^\W*(ay |aa+ |ya |yaa+ |haha\w* |ama |yok |vay |hadi |e |ee |ciddi ){0,2}(gercekten|cidden|harbiden|harbi|sahi|sahiden|ciddi|valla|vallahi|oyle|yemin|saka|hadi ya|hadi canim|yok artik|emin|emin misin|yapma ya|hadi be|oha)( m[iu]\w*| et| ediyo\w*| edersin| yapiyo\w*| soyluyo\w*| diyo\w*| dedin)*( ya| sen| bunu| be)?\W*$|\b(ciddi m[iu]s[iu]n|gercekten m[iu]|emin m[iu]s[iu]n|saka m[iu]\w*|saka yapiyo\w*( m\w*)?|dalga m[iu] gec\w*|benimle dalga|yemin (et|eder|edebilir)\w*|ciddi ciddi)\b
c Evet, tamamen ciddi söylüyorum.
c Gerçekten, öylesine laf eden biri değilim.
p Ciddiyim, yazarken resmî bir yüz bile takındım.
p Şeref sözü, o stoğum da gayet dolu.
i Evet, aslında ben de biraz şaşırdım.
i Gerçekten, arkasında göründüğünden fazlası var.
b Şaşırdın mı?
=whatMean \b(ne demek\w*( ist\w*)?|nasil yani|ne anlam\w*|ne (kast|ima) ed\w*|neyi kast\w*|ne manada|hangi anlamda|ne acidan|anla(m|ya)ma\w+|acikla(r|sana|yabilir)\w*|yani ne|o ne( demek| oluyor)?\W*$|bu ne demek|neyden bahsed\w*|neden bahsed\w*)\b|^\W*(ne|nasil|efendim|yani|pardon|hm+|hee?|anlamadim|o nasil|nasi|nassi|o ne|ne gibi)\W*$
c Kendimi eksik anlattım, iyi anlamda söylemiştim.
c Bu sohbetin gidişini sevdim demek istedim.
p Kafamla parmaklarım her zaman aynı trende olmuyor.
p Sadece ben duyarken çok net geliyordu.
i Bazı şeyler sesle daha iyi anlaşılıyor.
i Yarısını söyledim, öteki yarısını hâlâ düşünüyorum.
=beenThere \b(hic|daha once|hayatinda|onceden)\b.{0,45}\bm[iu]\b|\b(gittin|denedin|gordun|izledin|okudun|tattin|yasadin|bulundun|yaptin|dinledin|oynadin|ziyaret ettin|duydun|atladin|bindin) m[iu] (hic|daha once)?|\b(gitmis|denemis|gormus|izlemis|okumus|yapmis|yasamis|bulunmus) m[iu](yd[iu]n|s[iu]n)|\b\w+mis?lig(in|i) var m[iu]|\b\w+m[iu]slugun var m[iu]
c Bu konuda hâlâ hevesim var, her zaman varım.
c Beni çok çekiyor, güzel bir eşlikle yaşamak isterim.
p Kafamda defalarca, her seferinde de harika geçti.
p Hayal gücümün orada epey uçuş saati var.
i Yüz yüze anlatmayı tercih ettiğim şeylerden biri.
i Herkese göstermediğim bir listede yazıyor.
b Peki sen?
=likeIt \b(sever m[iu]s[iu]n|seviyo(r)? m[iu]s[iu]n|seviyo\w* mu(sun)?|hoslan(ir|iyo)\w* m[iu]\w*|hosuna gid\w* m\w*|bayil\w* m[iu]\w*|nefret ed\w* m\w*|aran (nasil|iyi m[iu])|ilgin var m[iu]|ilgilen\w* m[iu]\w*|ilgini cek\w* m\w*|hayrani m[iu]s[iu]n|merakin var m[iu]|merakli m[iu]s[iu]n|keyif al\w* m\w*)\b
c Severim, özellikle de yanımda iyi biri varsa.
c Hoşuma gidiyor, senden dinlersem daha da sever gibiyim.
p Herkesin içinde itiraf ettiğimden daha çok severim.
p Evet, pek bilmeyen birinin bütün hevesiyle.
i Ana göre değişir, bazı günler hiç dayanamam.
i Geç anladığım bir sebepten dolayı seviyorum.
b Ya sen?
=would ^(?!.*\b(\w*bilir m\w*|yardim ed\w*|soz ver\w*|bilir m[iu]s[iu]n|bana \w+r m[iu]s[iu]n)).*(\b(ist(er|emez|iyo\w*) m[iu]\w*|\w{2,}[aeiu]r m[iu](yd[iu]n|s[iu]n)|\w{2,}(maz|mez) m[iu](yd[iu]n|s[iu]n)|der m[iu]s[iu]n|yer m[iu]s[iu]n|hayal ed\w* m\w*|var m[iu]s[iu]n|varmisin|goze al\w* m\w*)\b|\bister ?misin\b)
c Doğru insanla evet derim sanırım.
c Kendimi orada görebiliyorum, yeni şeylere açığım.
p Evet, yalnız cesaretim hep biraz geç geliyor.
p Güzel bir tatlı için bunu ve fazlasını yaparım.
i Eskiden hayır derdim, şimdi emin değilim.
i Sanıldığından daha çok, sadece fırsat lazım.
b Sen yapar mıydın?
=canYou \b(\w*[ae]bilir m[iu]\w*|bilir m[iu]s[iu]n|biliyo\w* m[iu]s[iu]n\W*$|biliyo\w* musun\W*$|yardim ed\w*( m\w*)?|yardimci ol\w*( m\w*)?|soz (ver\w*|mu)|bana \w+r m[iu]s[iu]n|becerebil\w*|becer(ir|iyo)\w* m\w*|elinden gel\w* m\w*|sorabilir miyim|bir ?sey sor\w*)\b
c Olur, bana güvenebilirsin, seve seve.
c Sanırım evet, olmazsa yolda öğrenirim.
p Büyük bir şıklık ve belirsiz sonuçla denerim.
p Tabii, özgüvenim tecrübemi kat kat aşıyor.
i Olur, asıl ilginç olan nasıl olacağı.
i Evet, biraz zamanla şaşırtıcı şeyler yapabiliyorum.
=howMuch ^(?!.*\bne kadar (guzel|tatli|iyi|hos|kotu|dogru|komik|garip|sanslisin|haklisin|mutlu|sevindim|yoruldum)\b[^?]*$).*\b(ne kadar\w*|kac\b|kaci|kacinci|kacta|ne siklik\w*|ne zaman\w*|kac (kere|kez|defa)|sik sik\b.{0,25}m[iu]|sik m[iu]|en son ne zaman|cok (sik )?m[iu]\b|ne zamandan)\b(?!.{0,25}\b(bilmiyorum|unuttum)\b)
c İstediğim kadar çok değil ama her seferinde keyif alıyorum.
c Epeyce, ama haftadan haftaya çok değişiyor.
p Sayısını şaşırdım, matematikle aram pek iyi değil.
p Fikir yürütecek kadar çok, uzman olacak kadar değil.
i Söylediğimden çok, istediğimden az.
i Döneme göre değişiyor, şu sıralar yine değişmekte.
b Sende durum nasıl?
=why ^(?!.*\bneden olmasin\b[^?]*$).*(\b(neden|niye|nicin|nie|nye|nedeni|sebebi|sebep) ?(ne|ki|peki|ya|oyle|boyle|mi)?\W*$|\b(niye|nicin|nie)\b.{0,80}|\bneden\b.{0,80}|\b(sebebi|nedeni) (ne|nedir)\b|\bnasil oluyor da\b)
c İçimden öyle geliyor, arkasında bir strateji yok.
c Çünkü önemsiyorum, açık söylemeyi de severim.
p Güzel soru, kafam şu an sorumluyu arıyor.
p Az önce unuttuğum kusursuz bir mantıkla.
i Kısa bir cevabım var, bir de uzun geceye uygun olanı.
i Sen sorunca ben de daha iyi anladım galiba.
=which \bhangi\w*\b.{0,60}|\b(en (cok )?sevdigin|favorin?|en begendigin)\b.{0,40}|\b(ne (tur|tarz|cins|gibi|cesit))\b.{0,50}|\b(tercih ed\w*|tercihin|secer(sin|din))\b.{0,30}|\bm[iu]\b.{1,30}\bm[iu]\W*$|\b\w+ m[iu] (yoksa )?\w+( \w+)? m[iu]\b|\byoksa\b.{0,30}\bm[iu]\w*
c Çoğu zaman sade ve iyi yapılmış olanı seçerim.
c Klasik olan beni kazanır ama şaşırtılmayı da severim.
p Başkası az önce ne istediyse onu seçerim.
p Favorim açlık seviyeme göre değişiyor.
i Henüz tanımadığım bende daha çok merak uyandırıyor.
i Beni epey anlatan bir tanesi var, tahmin etmeyi dene.
b Seninki hangisi?
=whoYou \b(kim(sin|siniz|le|inle|lerle|ler|dir|i|e|den|in|di)?|kiminle|kimlerle)\b(?!\w)(?!.{0,10}\b(bilir|se)\b).{0,50}(\?|\b\w+(sun|sin|din|dun)\b|$)|\b(ad(in|iniz)|ism(in|iniz)) (ne|neydi|nedir)\b|\b(adini|ismini) (sor\w*|ogren\w*|alabilir)|\bkim bu\b
c Seninle konuşmaktan keyif alan sakin biri.
c Yakınlarım, parti bitince de kalan insanlar.
p Kimin sorduğuna ve kurabiye getirip getirmediğine bağlı.
p Bu sohbetin sorumlusu, en azından resmî olarak.
i Tam da senin keşfetmeni istediğim şey bu.
i Gece daha iyi tanınan biri diyelim.
b Peki sen?
=whereYou \b(nere(de|den|ye|si|ler\w*|deydin|desin|yi)?|nerde(sin|n|ydin)?|nerden|neredesin|yakin(da|larda)? m[iu]s[iu]n|uzak(ta)? m[iu]\w*|disarida m[iu]s[iu]n|disarda m[iu]s[iu]n|yolda m[iu]s[iu]n)\b
c Sakin bir yerde, seni okumaya vaktim var.
c Sevdiğim şeylere yakın, bu da epey şans.
p Mutfakla koltuk arasında, turistik bir rotadayım.
p Son kahvenin beni bıraktığı yerdeyim aşağı yukarı.
i Olduğum yerle gitmek istediğim yerin ortasındayım.
i İyi bir eşlikle güzelleşen bir yerde.
b Sen neredesin?
=howYou ^(?!.*\b(nasilsin\w*|nasilsiniz|(hayat|keyif\w*|isler|durumlar|ruh halin|moral\w*|keyfin|hersey|her sey|havalar|hal|gunler|sende|senden|sen) (senin |de )?nasil\w*|nasil gid\w*|nasil hissed\w*|nasil (oldun|olsun))\b)(?!.*\b(nasil da|nasil guzel|nasil tatli|nasil anlatsam|nasil desem|nasil mutlu|nasil yoruldum|nasil ozledim|nasil olsa)\b[^?]*$).*\b(nasil|nasi|nassi)(di|dir)?\b.{0,70}
c Sakin ve istekle, işler bende öyle iyi gidiyor.
c Adım adım, bilmediğimde sorarak.
p Büyük bir inançla ve yolda uydurulan bir planla.
p Genelde ilkinde kötü, inadımla sonunda iyi.
i Hâlâ keşfediyorum, böylesi hoşuma gidiyor.
i Kendime göre, görünce daha iyi anlaşılıyor.
b Sende nasıl oluyor?
=howAreYou \b(nasilsin\w*|nasilsiniz|nasil gid\w*|nasil (hissed\w*|oldun)|(hayat|keyif\w*|isler|durumlar|ruh halin|moral\w*|keyfin|hersey|her sey|hal|gunler|sende|senden|sen) (senin |de )?nasil\w*|naber|nabr|nbr|nbrr?|n'?aber|ne haber|ne var ne yok|(ne|neler) var\W*$|iyi m[iu]s[iu]n|iyisindir|keyf\w* yerinde|iyi gid\w* m\w*|her sey yolunda|hersey yolunda|yolunda m[iu]|daha iyi m[iu]s[iu]n|napiyon|ne alemde\w*|hal hatir|halin nasil|neler (yapiyo\w*|oluyo\w*)|ne yapiyo\w*|napiyo\w*)\b|^\W*(peki |iyiyim |ben de iyi(yim)? |e |ee |iyi |iyidir |fena degil )*(ya )?(sen|senden|sende|sizden|siz|sen peki|senin|seninki)( ne haber| peki| naber| ne var ne yok| nasil)?\W*$|\b(ya|peki) (sen|seninki|sende)\W*$
c Çok iyiyim, sen yazınca daha da iyi oldum.
c İyiyim, keyfim yerinde ve sohbet havamdayım.
p İyiyim, kahvemle fena bir takım değiliz.
p Harika, bugün sadece tost makinesiyle tartıştım.
i İyiyim, aklımın yarısı başka bir yerde.
i Sakinim, uzun uzun konuşmaya davet eden türden.
b Sen nasılsın?
b Günün nasıl geçiyor?
=wh ^(?!.*\b(ne (guzel|tatli|iyi|hos|yazik|kotu|fena|mutlu|komik|sevindim|harika|kadar|olur|olursa|de olsa|yazik ki|zevkli|keyifli|sans|kibar|nazik|ince|gerek var|zor|heyecanli|yorucu|lezzetli|olur ne olmaz|sirin|super|olduysa|varsa|yalan)|her ne|hic ?bir ?sey|ne .{1,20} ne (de )?)\b[^?]*$).*(\b(ne|neyi|neye|neyle|neyin|neler|neleri|nelere|nedir|neydi|nesi|neymis|nen|neyin var|n'?oldu|noldu|noluyo\w*|neyden|neyi)\b(?! zaman)(?!se\b).{0,80})
c Benim için en önemlisi içten olması.
c Sade bir şey derdim, beni çoğu zaman o kazanır.
p Aklıma ilk gelen yemek oldu, dürüst olayım.
p Resmî cevabım hazırlanıyor, gayriresmî olanda peynir var.
i Bir yıl önce böyle cevaplamayacağım bir şey.
i İlk bakışta görünmeyeni seçerdim.
b Sen ne derdin?
=yesNo \?|\b(?<!biliyor |biliyo )m[iu](s[iu]n(iz)?|yd[iu]n?|y[iu]z|y[iu]m|d[iu]r|yd[iu]k|ym[iu]s\w*)?\W*( sen| ya| sence| peki| acaba| bana| hala| artik| simdi| bugun)*\W*$|\b\w+(yor|yo|din|dun|r|var|yok|li|lu|bu|o|sey)( ?)(misin|musun|miydin|muydun|miyiz|muyuz)\b(?<!(biliyor|biliyo) musun)|\bdegil m[iu]\b|\bm[iu] \w+(yo(r?sun|n)?|yor|[dt][iu]n|[dt][iu]|cak(sin)?|cek(sin)?|rsin|rsun)\W*$
c Evet, öyle diyebilirim, içim de rahat.
c Sanırım evet, ama iki kere bakmayı severim.
p Evet, kimsenin okumadığı küçük harflerle birlikte.
p Hayırdan çok evet, yazı tura da öyle diyor.
i Bazen evet, ilginç olan da o bazenler.
i Güne göre değişiyor, bugün evete yakınım.
b Peki sen?
=told.goodNews \b(sinav\w* (gectim|verdim|kazandim)|(dersi|mulakati) gectim|ise (alindim|basliyorum|girdim)|isi (aldim|kaptim)|(yeni )?is buldum|ev buldum|terfi (aldim|ettim)|zam aldim|kabul (edildim|aldim)|mezun (oldum|oluyorum)|kazandim|basardim|hallettim|(harika|guzel|iyi|super|mukemmel) (bir )?haber\w*|(cok|asiri|acayip) (mutlu|sevinc|heyecanli)\w*|cok sevindim|havalara uc\w*|harika gecti|cok (iyi|guzel) gecti|super gecti|mujde\w*|sonunda oldu)\b
c Ne güzel haber, senin adına çok sevindim.
c Tebrik ederim, bunu gerçekten hak ettin.
p Hemen kadeh kaldırıyorum, musluk suyu olsa da.
p Mutfakta kutluyorum, dans da programa dahil.
i Böyle haberlerin kendine has bir ışığı var.
i İyi şeylerin doğru kişiye denk gelmesini seviyorum.
C Nasıl kutlayacaksın?
P Önce kime bağırarak söyledin?
I Öğrendiğin an ne hissettin?
=told.badDay ^(?!.*\b(uygulama\w*|tinder)\b).*\b((kotu|berbat|rezil|zor|igrenc|korkunc|felaket|agir|stresli|boktan) (bir )?(gun|hafta|gece|haber|sabah|an|donem)\w*|(gunum|haftam|gun|bugun)\b.{0,15}\b(kotu|berbat|zor|rezil|cekilmez|felaket)\w*( gec\w*)?|kotu gecti|cok uzgunum|uzgunum biraz|moralim (bozuk|sifir|cok|yok)|moralim\w* bozul\w*|canim (sikkin|cok sikkin|sikildi|yaniyor)|(cok |biraz )?(keyifsizim|mutsuzum|stresliyim|sinirliyim|gerginim|moralsizim|bunaldim|kirildim|uzuldum|sinirlendim|daraldim)|keyfim yok|modum (dusuk|yok)|modumda degilim|agla(dim|yasim|yacagim)|kotuyum|iyi degilim|kovuldum|isten cikar\w*|kavga ettik?m?|tartistik|her sey ters|dayanamiyorum|tukendim|gunumde degilim)\b
c Çok üzüldüm, umarım akşam sana daha iyi davranır.
c Zor olmuş, dökmek istersen buradayım.
p Bir sarılma ve yasak miktarda çikolata gönderiyorum.
p Bu günü takvimden silelim, ilk imza benden.
i Bazı günler göründüğünden daha ağır oluyor.
i Bazen sadece dinleyen birinin olması yetiyor.
C En kötüsü neydi?
P Çikolata mı, birlikte söylenmek mi?
I Şu an sana ne iyi gelir?
=told.tired \b(yorgunum|yoruldum|yorgunluk\w*|bitkinim|(cok|asiri) yorgun\w*|halsizim|uykum (var|geldi|kacti)|uykusuz\w*|uyuyamadim|(az|hic|iyi) uyu(ma)?dum|uyuyakal\w*|pestilim|pilim bitti|enerjim (yok|bitti|kalmadi)|bittim (bugun|ya)|yatiyorum|yatacagim|yataga (gir|gec)\w*|uyuyacagim|uyumaya|yeni (uyandim|kalktim)|simdi uyandim|dinlenmem lazim|tatile ihtiyac\w*|canim cikti|oluyorum yorgunluktan|ayakta duramiyorum)\b
c Güzelce dinlen, bunu fazlasıyla hak ettin.
c Bugün kendine bak, gerisi bekleyebilir.
p Battaniye sezonunu resmen açıyorum.
p Hayalî koltuğumu ödünç veriyorum, çok rahattır.
i Bazı yorgunluklar ancak sessizlikle geçiyor.
i Gece, gündüzün bilmediği şeyleri onarıyor.
C Seni en çok ne yordu?
P Battaniye ve dizi mi, doğrudan yatak mı?
I Enerjini sana ne geri verir?
=told.ill ^(?!.*\b(calis\w*|nobet\w*|hemsire\w*|doktorum)\b).*\b(hastayim|hasta (oldum|gibiyim|hissed\w*)|hastalandim|grip\w*|nezle\w*|usuttum|usutmus\w*|soguk ?alg\w*|atesim|ates(i)?m (var|cikti)|basim (agri\w*|cok|cat\w*|don\w*)|bogazim\w*|midem\w*|karnim agri\w*|sirtim\w* agri\w*|disim\w* agri\w*|belim\w* (agri\w*|tutul\w*)|agrim|agriyor|oksur\w*|migren\w*|covid|doktor(a|dan|dayim)|hastane\w*|disci(ye|den|deyim)|acile|ilac\w*|sancim\w*|regl\w*|kirgin\w*im|alerjim azdi)\b
c Kendine çok iyi bak, bol bol dinlen.
c Geçmiş olsun, umarım çabuk toparlanırsın.
p Hayalî bir çorba yolluyorum, gerçeğinden iyi yapıyorum.
p Reçetem battaniye, ıhlamur ve sıfır kahramanlık.
i Beden frene basıyorsa bir bildiği vardır.
i Umarım bu gece sana gerçek bir dinlenme getirir.
C İhtiyacın olan her şey var mı?
P Çorba mı, ıhlamur mu?
I Sana en çok ne iyi gelir?
=told.work \b(isteyim|is(yerin|yerim)de\w*|ofis\w*|toplanti\w*|mesai\w*|nobet\w*|vardiya\w*|patron\w*|mudur(um|umuz)\w*|isten (ciktim|yeni|geldim|dondum|cikiyorum|cikacagim|donuyorum|geliyorum)|ise (gidiyorum|gitmem|geldim|gidecegim|basladim)|calisiyor(um|dum)|calismam (lazim|gerek)|calistim|cok yogun\w*|yogunum|yogundum|yogun(du)?|(is|isler|isim) (cok|yogun|bitmiyor|yuzunden)|is arkadas\w*|ders (calis\w*|var\w*)|sinavim var|sinavlar\w*|odev\w*|sunum\w*|proje\w*|(ogretmen|hemsire|avukat|doktor|muhendis|mimar|psikolog|ogrenci|eczaci|tasarimci|muhasebeci|disci|veteriner|gazeteci|akademisyen|bankaci|kuafor|memur|diyetisyen|grafiker|yazilimci|fizyoterapist)(im|um|yim|yum|iyim|siyim)|musteri\w*|okuyorum universite\w*)\b
c Yoğunmuş, işine emek verdiğin belli oluyor.
c Umarım bugün nefes alacak bir aralık bulursun.
p Sanal bir kahve ve toplantı için bir bahane yolluyorum.
p Pazartesiler isteğe bağlı olsun, yasayı yazıyorum bile.
i İnsanın önem verdiği şeyin sesinden anlaşılmasını severim.
i İş bir kısmını anlatır, ben öteki kısmı merak ediyorum.
C Bu işin en çok neyini seviyorsun?
P Bugün kaçıncı kahvedesin?
I Çalışmak zorunda olmasan ne yapardın?
=told.family \b(annem\w*|babam\w*|kardesim\w*|kardeslerim\w*|ablam\w*|abim\w*|agabeyim\w*|ailem\w*|aile (yemegi|ziyareti|toplantisi|arasinda)|ailecek|teyzem\w*|halam\w*|amcam\w*|dayim(lar|in|i|la)?|anneannem\w*|babaannem\w*|dedem\w*|ninem\w*|yegen(im|lerim)\w*|kuzen(im|lerim)\w*|oglum\w*|kizim\w*|cocu(gum|klarim)\w*|ikizim|bizimkiler\w*|akraba\w*)\b
c Ailene verdiğin değer belli, bu çok hoşuma gitti.
c Ne güzel, insana en çok yakınları kalıyor.
p Her aile kendi komedi dizisini hak ediyor.
p Aile acı biber gibi, dozu önemli.
i Ailemiz unuttuğumuz hâllerimizi hatırlıyor.
i Sevdiklerini anlatırken insanın sesi değişiyor, bunu seviyorum.
C Sık görüşüyor musunuz?
P Aranızda en komik kim?
I En çok hangisine benziyorsun?
=told.animals \b(ked(im|imi|imin|imle|ilerim|i|iler|icik)\w*|kedi\w*|kopeg\w*|kopek\w*|yavru (kedi|kopek)\w*|tavsan\w*|muhabbet kusu\w*|papagan\w*|kusum\w*|atim|at(a)? bin\w*|hamster\w*|patili\w*|pati(si|ler|leri)?|veteriner\w*|sokak hayvan\w*|sahiplendim)\b
c Ne tatlı, daha görmeden kanım ısındı.
c Böyle bir can bütün evi güzelleştiriyor.
p Evin gerçek patronu odur, maaşı da mamadır.
p Umarım bir gün koklama testini geçerim.
i Hayvanlar huzuru bizden daha iyi biliyor.
i Bir hayvanı böyle seven insana güvenirim.
C Adı ne?
P Evde asıl kimin sözü geçiyor?
I Sana ne öğretti?
=told.food \b(yemek (yapiyorum|yaptim|yiyorum|yedim|yapacagim|hazirliyorum|yiyecegim|siparis\w*|soyledim)|pisir(dim|iyorum|ecegim)|(yedim|yiyorum|yedik|yiyecegim|yiyoruz)\b|karnim (ac|tok|doydu)|acim|aciktim|acliktan|kahvalti\w*|(kek|borek|pasta|kurabiye|manti|pizza|makarna|corba|sarma|dolma|kofte|baklava|kebap|lahmacun|tatli|cikolata|sushi|menemen|simit|dondurma|salata|pilav|hamburger|kunefe|doner)\w*\b.{0,25}\b(yap\w*|ye\w*|iste\w*|soyle\w*|bayil\w*|sev\w*|pisir\w*|var|aldim|cekti)|kahve(mi)? (ic\w*|yap\w*)|cay (ic\w*|demle\w*)|cayimi|kahvemi|lezzet\w*|nefis\w*|restoran\w*|mutfaktayim|aksam yemeg\w*|canim .{0,15}cekti|tarif\w*)\b
c Kulağa harika geliyor, gerçekten acıktırdın beni.
c Ne güzel, iyi yemek her günü düzeltiyor.
p Buzdolabım şu an kendini çok yetersiz hissetti.
p On dakikaya oradayım, çatalım elimde, en azından ruhen.
i Bazı tatlar nereden geldiğimizi anlatıyor.
i Saate bakmadan yiyen insanları severim.
C En iyi yaptığın yemek hangisi?
P Bana da bir porsiyon kaldı mı?
I Bu tat sana neyi hatırlatıyor?
=told.trip \b(tatil\w*|seyahat\w*|gezi(ye|den|de|miz|m)?|geziyorum|gezdim|gezdik|ucag\w*|ucak\w*|ucus\w*|havaalan\w*|havaliman\w*|valiz\w*|bavul\w*|yolculuk\w*|yolday\w*|yola cik\w*|(antalya|bodrum|izmir|cesme|fethiye|kapadokya|karadeniz|roma|paris|italya|kas|datca|marmaris|alacati|yunanistan|bali|londra|ispanya|trabzon)\w*('\w+)?\b.{0,25}\b(git\w*|gid\w*|don\w*|geldim|gel\w*|uc\w*)|yurt ?disi\w*|kampa (git|gid)\w*|denize (git|gid|gir)\w*|otel\w*|vize aldim|bilet (aldim|aldik))\b
c Ne güzel plan, her köşesinin tadını çıkar.
c Çok güzel geliyor kulağa, devamını dinlemek isterim.
p Valizde yer varsa ben gayet iyi katlanıyorum.
p Koltuğumla biz hayalen eşlik ediyoruz.
i İnsan yoldan hep biraz değişmiş dönüyor.
i Gezdiği yerleri anlatırken ışıldayan insanları seviyorum.
C En çok neyini sevdin?
P O valiz gerçekten kaç kilo?
I Nerede daha uzun kalmak isterdin?
=told.friendsParty \b(arkadas(im|lar|larim|larla|larimla|imla|imin|in|lara|ima)\w*|kanka(m|lar)?\w*|kizlarla|parti\w*|dugun\w*|nisan(a|da|i|im)|kina(ya|da|gecesi)?|dogum gun\w*|disari (cik\w*)|disaridayim|disardayim|eglendik|eglendim|kulub\w*|aksamdan kalma\w*|bekarlig\w*|mezuniyet\w*|misafir\w*|bulusacagiz|bulustuk|meyhane\w*|komsu(m|lar)\w*)\b
c Eğlenceli geliyor, iyi insanlarla her şey güzelleşir.
c Ne güzel, böyle geceler bütün haftaya enerji verir.
p Koltuğum planına kıskançlıkla bakıyor.
p Danslar dahil tam bir rapor bekliyorum.
i İnsanın dostlarını anlatışı çok şey söyler.
i En güzel geceler az beklentiyle başlıyor.
C En güzel anı hangisiydi?
P En kötü kim dans etti?
I Arkadaşların seni nasıl anlatır?
=told.sport \b(spor\w*|antrenman\w*|gym\w*|yoga\w*|pilates\w*|fitness\w*|kostum|kosuyorum|kosu(ya|dan|yu)?|kosmay\w*|yuz(dum|uyorum|meye|meden|me)\b|yuzmey\w*|salon(a|dan|dayim)|bisiklet\w*|tenis\w*|voleybol\w*|basketbol\w*|boks\w*|kickboks\w*|tirman\w*|maraton\w*|mac(im|imiz|a|tan)|kas(lar)?im\w*|her yerim tutul\w*|kas agri\w*|yuruyus\w*|yurudum|yuruyorum|crossfit|takimim\w*|kayak\w*|surf\w*)\b
c Helal olsun, bundan sonra her şey daha tatlı gelir.
c Bu enerjini sevdim, buraya kadar bulaşıyor.
p Okurken yoruldum, bunu da spor sayıyorum.
p Kaslarım koltuktan seni alkışlıyor.
i Hareket etmek kafayı düşünmekten iyi topluyor.
i Sonrasında gelen o sakinliği seviyorum.
C Ne zamandır yapıyorsun?
P Sonrasında ödül ne?
I Hareket ederken aklından neler geçiyor?
=told.music \b(dinliyor(um|dum)|dinledim|sarki\w*|konser\w*|festival\w*|muzik\w*|gitar\w*|piyano\w*|baglama\w*|keman\w*|playlist\w*|spotify\w*|plak\w*|dans(a|tan|i| et\w*| ed\w*)?|album\w*|calma listem|karaoke\w*)\b
c Güzel zevk, müzik insanı çok iyi anlatıyor.
c Bayılırım, bir tane yolla, dikkatle dinlerim.
p Ben dansa başladım, neyse ki kimse görmüyor.
p Şarkıya eşlik etmeyeceğim, en azından yüksek sesle.
i Bazı şarkılar beni benden iyi tanıyor.
i Tek bir şarkı günün sıcaklığını değiştirebiliyor.
C Şu an seni hangi şarkı anlatıyor?
P Herkesten sakladığın şarkı hangisi?
I O müzik seni hangi ana götürüyor?
=told.film \b(film\w*|dizi(si|ye|yi|m|ler|nin|den|leri)?|netflix\w*|sinema\w*|kitap\w*|kitab\w*|roman(i|im|lar)?|okuyor(um|dum)|okudum|izliyor(um|dum)|izledim|izleyecegim|belgesel\w*|sezon\w*|(yeni|son) bolum\w*|anime\w*)\b
c Güzelmiş, ilk boş akşamım için not aldım.
c İyi plan, iyi bir hikâye her geceyi kurtarır.
p Mısırlar benden, sen seç, ben karışmam.
p Bekleyenler listem az önce yine uzadı.
i İzlemeyi sevdiklerimiz bizde eksik olanı anlatıyor.
i Bazı sonlar evde birkaç gün misafir kalıyor.
C Konusu ne?
P Kaç mendillik bir hikâye?
I Hangi karakter sana benziyor?
=told.weather \b(yagmur\w*|kar (yag\w*|var|geldi)|hava(lar)?( da| cok| bugun)* (guzel|soguk|sicak|kotu|harika|kapali|bulutlu|serin|berbat|mis|buz|bunaltici|isindi|sogudu|gunesli)\w*|(cok |asiri )?(soguk|sicak)(ti|lar|tan|ta)?|gunes(li|i|te)?|gunesleniyorum|ruzgar\w*|firtina\w*|dondum|donuyorum|usudum|usuyorum|piştim|pistim|yandim sicaktan|bunaltici|sis(li)?|gok gurult\w*|simsek\w*|derece\w*|kar topu|kardan adam)\b
c Değerlendirmek lazım, bir kahveyle bile olsa.
c Her havanın bir planı var, seçmek yeterli.
p Şemsiyemle çift terapisine gidiyoruz.
p Gökyüzü böyle şeyler yapmadan bize sormalı.
i Hava ruhumuzu sandığımızdan çok etkiliyor.
i Böyle günler pencere, müzik ve az acele istiyor.
C Bu havada en güzel planın ne olurdu?
P Battaniye mi, macera mı?
I Hangi mevsim sana benziyor?
=told.mishap \b((dusur|kir|dok|yak|kacir|kaybet|unut|karistir|devir|bozdu)(dum|dim|tum|tim|muso?um|misim|mus\w*)|(telefon|anahtar|bardak|cuzdan)\w*\b.{0,20}\b(dustu|kirildi|kayboldu|bozuldu|unuttum|kirdim)|dustum|kaydim|takildim|rezil (oldum|ettim)|rezillik|cok utandim|utandim|sakar(im|lik\w*|ligim)|basima (ne|gelen\w*|bir ?sey|neler)\w*|inanmayacaksin|inanamayacaksin|kilitli kald\w*|disarida kaldim|yanlis (kisi|otobus|yer|numara|trene)\w*|uyuyakaldim|otobusu kacir\w*|ustume dokul\w*|ustume (kahve|cay)|komik bir sey oldu|ne oldu biliyor musun)\b
c Ne an ama, neyse ki artık güzel bir hikâye.
c Hepimizin başına geliyor, böyle almana sevindim.
p Takımımda yerin hazır, kaptan da benim.
p Eşyalar komplo kuruyor, uzun süredir söylüyorum.
i Küçük felaketler sıradan bir günü unutulmaz yapıyor.
i Ters giden şeye gülebilen insanları severim.
C Sonra nasıl bitti?
P Çok tanık var mıydı?
I O saniyede aklından ne geçti?
=told.newHere \b((burada|burda|bu iste|uygulamada|bu uygulamada|bu konuda|tinder\w*|sehirde) (daha )?(cok )?yeniyim|yeniyim|yeni (indirdim|geldim|katildim|uye\w*|kaydol\w*|actim|yukledim|basladim|tasindim)|(bugun|dun|gecen hafta) (indirdim|katildim|uye oldum|actim|yukledim|kaydoldum)|ilk (defa|kez|kere) (kullan\w*|boyle|giriyorum|indirdim|uygulama\w*|biriyle)|(nasil|tam) (calistigini|kullanildigini|isledigini) (bil\w*|anla\w*|coz\w*)|daha once (hic )?kullanma\w*|ilk eslesme\w*|alisamadim|alismaya calis\w*)\b
c O zaman ilklerden olduğuma sevindim.
c Hoş geldin, burada sakinlik ve içtenlik işe yarıyor.
p Kılavuz kayboldu, burada hepimiz doğaçlama yapıyoruz.
p Rahat ol, düğmelerin yarısını ben de anlamıyorum.
i Başlangıçların sonradan özlenen bir yanı var.
i Hâlâ merakla bakan biriyle konuşmayı seviyorum.
C Denemeye nasıl karar verdin?
P Acımasızca söyle, ilk izlenimin ne?
I Burada ne bulmak isterdin?
=told.appTired \b((uygulama\w*|tinder\w*|buradan|burdan|bu ortam\w*|yazismak\w*|chat\w*|mesajlasmak\w*|ayni (sohbet|konusma|soru)\w*)\b.{0,25}\b(bik\w*|sikil\w*|yorul\w*|usan\w*|sil\w*|kapat\w*|birak\w*|sogu\w*|sevm\w*|nefret\w*|bana gore degil)|(biktim|sikildim|yoruldum|usandim)\b.{0,25}\b(uygulama\w*|tinder\w*|buradan|burdan|bu (isten|islerden|muhabbet\w*)|insanlardan|erkeklerden|tanismak\w*)|hesabimi (sil\w*|kapat\w*|dondur\w*)|silmeyi dusun\w*|silecegim|(pek|cok|fazla) (girmiyorum|bakmiyorum|kullanmiyorum|takilmiyorum)|(herkes|erkekler|buradaki\w*|burdaki\w*|kimse|insanlar)\b.{0,30}\b(ayni|ciddi degil|sadece|tek gecelik|seks|sahte|yalan\w*|kayboluyor|cevap vermiyor|tuhaf))\b
c Anlıyorum, ben de az ama gerçek sohbeti seviyorum.
c Haklısın, burada rol yapmaya ve acele etmeye gerek yok.
p Boykot öneriyorum, buradan uzakta bir kahveyle başlar.
p Başparmağım da erken emeklilik istiyor.
i Bazen iyi bir şey tam giderken çıkıyor.
i İnsan aramayı bırakınca iyisi daha çok belli oluyor.
C Seni en çok ne yordu?
P Aldığın en kötü mesaj neydi?
I Biraz daha kalmana ne sebep olurdu?
=told.thanks \b(tesekkur\w*|tesekkurler|tsk\w*|tskler|sag ?ol\w*|eyvallah|cok (naziksin|kibarsin|tatlisin|iyisin|incesin|sekersin|komiksin|eglencelisin|hossun|yakisiklisin|dusuncelisin)|ne kadar (tatlisin|naziksin|kibarsin|iyisin|naziksiniz)|ne (tatlisin|naziksin|incesin|kibarsin|guzel (dedin|soyledin|yazmissin)|tatli)|(sohbetin|enerjin|tarzin|espri anlayisin|mizahin|profilin|gulusun)\w*\b.{0,20}\b(guzel|hos|iyi|sevdim|begendim|cok|hosuma)|senden hoslan\w*|seni (sevdim|begendim)|hosuma git(ti|tin|iyor)\w*|(seninle )?(konusmak|yazismak|sohbet) .{0,20}(guzel|keyifli|iyi|hos)\w*|memnun oldum|ben de memnun\w*|beni (guldur|gulumset|mutlu et)\w*|bilmukabele|estagfurullah|rica ederim|komiksin|tatlisin)\b
c Asıl ben teşekkür ederim, günümü güzelleştirdin.
c Bunu okumak çok güzel, içten söylüyorum.
p Şimdi kızarmamış gibi yapmam gerekiyor.
p Bunu çerçeveletip mutfağa asıyorum.
i Bu söz sandığından daha uzun benimle kalacak.
i Zamanında söylenen böyle bir söz akşamı değiştiriyor.
C Bugün seni ne gülümsetir?
P Resmî menajerim olmak ister misin?
I Sana söylenen en güzel şey neydi?
=told.yesPlan ^\W*(\w+ )?(olur( tabi\w*| o zaman| bence)?|super( olur)?|harika( olur)?|peki|oldu|varim|kesinlikle|aynen|elbette|mukemmel( olur)?|isterim|tabi+|ok)(,.*)?\W*$|\b(tamam(dir|sa)?|tmm|tm|anlastik|uyar( bana)?|bana uyar|gorusuruz|gorusmek uzere|bulusuruz|super olur|harika olur|guzel (olur|fikir|plan)|kabul( ediyorum)?|tabi+ (ki|tabi+|olur)|cok isterim|severek|seve seve|neden olmasin|okey|okay|mukemmel olur|geliyorum|gelirim|orada (olacagim|olurum|gorusuruz)|orda olurum|hadi (bulusalim|yapalim|gidelim)|yapalim|sabirsizlaniyorum|heyecanla bekl\w*|haberlesiriz)\b
c Süper, seni göreceğime çok sevindim.
c Harika, o zaman bunu yazdım.
p Dakik olmayı şimdiden prova ediyorum.
p Koltuğuma o gün beni beklememesini söyledim.
i Bir planın fikir olmaktan çıkmasını seviyorum.
i Henüz bilmediklerimizi merak ediyorum.
C Sana hangi saat uyar?
P Önce kim gelecek, bir kahvesine iddia?
I En çok neyi merak ediyorsun?
=told.laugh (ha){2,}|(ah){2,}a?|(he){2,}|(hi){2,}|\b([sjdkhfa]{5,}|asdf\w*|sjsj\w*|jsjs\w*|ksks\w*|sksk\w*|kdkd\w*|skdj\w*|random|lol|xd+|puhaha\w*|gulmekten\b.{0,12}|gulduu*m|cok guldum|guluyorum|koptum|kopuyorum|yarildim|oldum gulmekten|cok (komik|iyi(ydi)?|komikti)|komikti|komikmis|patladim|kahkaha\w*)\b|😂|🤣
c Seni güldürmeyi sevdim, iyi bir başlangıç bu.
c Bu kahkaha bütün mesaja değdi.
p Puanı yazdım, komedi kariyerim sonunda havalandı.
p Gösteri bitince şapkayı dolaştırıyorum.
i Birini tanımanın en sevdiğim yolu gülmek.
i Aynı şeye gülmek iki insan hakkında çok şey söyler.
C Seni her zaman ne güldürür?
P Saat sekiz gösterisini de ister misin?
I En son ne zaman böyle güldün?
`;
