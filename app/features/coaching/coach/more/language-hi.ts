/** What is asked and told in Hindi and Urdu in Latin letters, mixed with English words: '=kind expression', first met first, then rows as in content/asked-about-him.ts. The text is folded before. */
export const HI = String.raw`
=howDidItGo ^(?!.*\b(sha+di (ho|hui)|sabse|worst|kharab|last|pichhl\w*|first|pehli)\b).*(\b(exams?|papers?|interviews?|presentations?|meetings?|match|tests?|results?|viva|demo|appraisal|audition|performance|trip|party|sha+di|wedding|function|date|concert|journey|flight)\b.{0,25}\b(k(ai|e|ae)s[aei] (hi )?(g(a?y[aei]|ai|ae)|hu[aei]|(r(ah|h|eh)[aei]+|ra)|th[aie]|nikl[aei]|bit[aei])|k(ya+|ia|y) (hua|bole|bola|aaya|aya))\b|\b(exams?|papers?|interviews?|presentations?|meetings?|match|tests?|results?|viva|demo|appraisal|audition|performance|trip|party|sha+di|wedding|function|date|concert|journey|flight)\b.{0,12}\b(clear|pass|crack|select) (hua|hue|ho g(a?y[aei]|ai|ae)|ka?r liya)( tum\w*)?\W*(kya|\?)|\b(exams?|papers?|interviews?|presentations?|meetings?|match|tests?|results?|viva|demo|appraisal|audition|performance|trip|party|sha+di|wedding|function|date|concert|journey|flight)\b.{0,12}\b(accha|acha|achha|theek|thik|ho) (g(a?y[aei]|ai|ae)|(r(ah|h|eh)[aei]+|ra)|tha)\W*(na|kya|\?)|\bk(ai|e|ae)s[aei] (g(a?y[aei]|ai|ae)|hu[aei]|(r(ah|h|eh)[aei]+|ra)|th[aie])\b.{0,15}\b(exams?|papers?|interviews?|presentations?|meetings?|match|tests?|results?|viva|demo|appraisal|audition|performance|trip|party|sha+di|wedding|function|date|concert|journey|flight)\b|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}(wo |woh |sab |phir |fir )?k(ai|e|ae)s[aei] (g(a?y[aei]|ai|ae)|hu[aei]|(r(ah|h|eh)[aei]+|ra)|th[aie])( (yaa?r|yr|btw|waise|aa?j ?kal|abhi|aa?j|na|ji|bhi|then|phir|fir|hai|h|ho|tum|batao|btao|bta|kya|dear|sab)){0,3}\W*$|\bhow (did|was) (it|the|your|ur) ?(exam|interview|test|meeting|presentation|match|trip|party|paper|go)?\b|\b(job|naukri|visa|offer|admission) (mil ga?yi|lag ga?yi|mili|aa ga?ya)\W*(kya|\?))
c Umeed se accha raha, tumne yaad rakha yeh accha laga.
c Theek thaak nikal gaya, ab dil halka hai.
p Main zinda bach gaya, ise jeet hi maan lo.
p Accha gaya, bas mere haath mujhse zyada nervous the.
i Accha raha, par asli kissa saamne baith ke sunaunga.
i Apne baare mein ek nayi baat pata chali us din.
b Tumhara hafta kaisa ja raha hai?
b Tumhari taraf kya naya hua?
=howWasDay \b(din|dn|day|week|weekend|hafta|office|kaa?m|college|class|classes|school|shift|sha+m|evening|morning|subah|raa?t|night|holidays?|chutti|sunday|saturday|monday|aa?j|kal)\b.{0,20}\bk(ai|e|ae)s[aei] (g(a?y[aei]|ai|ae)|ja+ ?(r(ah|h|eh)[aei]+|ra)|(r(ah|h|eh)[aei]+|ra)|th[aie]|hua|chal (r(ah|h|eh)[aei]+|ra)|bit[aei]|nikl[aei]|gu?zr[aei])\b|\bk(ai|e|ae)s[aei] (g(a?y[aei]|ai|ae)|(r(ah|h|eh)[aei]+|ra)|th[aie]|ja+ ?(r(ah|h|eh)[aei]+|ra)|chal (r(ah|h|eh)[aei]+|ra)|hua|bit[aei]|gu?zr[aei])\b.{0,15}\b(din|day|weekend|week|office|aa?j|kal)\b|\b(aa?j|kal|weekend|sunday|saturday|din ?bhar|poora din|pura din|sara din|subah se)\b.{0,20}\bk(ya+|ia|y)( k(ya+|ia|y))? (ki?ya|kia|kiye|kra|kara|kare)\b|\bk(ya+|ia|y)( k(ya+|ia|y))? (ki?ya|kia|kra|kara)\b.{0,12}\b(aa?j|kal|weekend|din ?bhar|poora din|pura din|sara din)\b|\bhow (was|is|has) (your|ur|the) (day|weekend|week|work|night|evening|morning)\b|\b(din|day|weekend|week)\b.{0,12}\b(busy|accha|acha|achha|hectic|theek|thik|mast) (tha|(r(ah|h|eh)[aei]+|ra)|g(a?y[aei]|ai|ae))\W*(kya|na|\?)|\b(din|day|weekend|hafta) k(ai|e|ae)s[aei]( h(ain?|ei?|y)?)?( (yaa?r|yr|btw|waise|aa?j ?kal|abhi|aa?j|na|ji|bhi|then|phir|fir|hai|h|ho|tum|batao|btao|bta|kya|dear|sab)){0,3}\W*$
c Kaafi bhara hua tha, tumhare message ke baad aur accha ho gaya.
c Overall accha tha, do teen pal yaad rakhne layak the.
p Main aur din barabari par chhoote, koi nahi haara.
p Kaafi productive, agar kaam ko serious face se dekhna count hota hai.
i Thoda slow tha, shayad mujhe usi ki zaroorat thi.
i Simple sa tha, par ek khayal dimaag mein atka reh gaya.
b Tumhara din kaisa raha?
b Aaj ka sabse accha pal kaunsa tha?
=wyd ^(?!.*\b(weekend\w*|kal|parso|sha+m|evening|tonight|raa?t ko|aa?j raa?t|sunday|saturday|friday|monday|diwali|holi|new year|life|zindagi|yaha+n?|app|tinder|bumble|hinge|free time|future|plans?|aage|birthday|bday|valentine\w*|job|agar|baa?d|aa?j ?kal|aa?j|chutti|holidays?|dinner|lunch|milne|mil|ye sab|aisa|mazaa?k|majak|join|ignore|padhai)\b).*(\bk(ya+|ia|y)( k(ya+|ia|y)| kuch)? (ka?r? ?r(ah|h|eh)[aei]+|ka?r ?re)\b|\bk(ya+|ia|y)( k(ya+|ia|y))? ka?r ?(r(ah|h|eh)[aei]+|ra)|\bka?r k(ya+|ia|y) (r(ah|h|eh)[aei]+|ra)\b|\bwyd\b|\bwhat (are|r) (you|u) (doing|upto|up to)\b|\babhi k(ya+|ia|y)\b.{0,12}\b(ka?r|ho|chal)|\bk(ya+|ia|y) soch ?(r(ah|h|eh)[aei]+|ra)\b|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}(tum |aap |abhi )?(kaha+n?|kidha?r) ho( tum| aap| abhi| yaar)?[ .!]*$|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}(abhi |still |tum |aap |kya tum |kya aap )?(busy|free) (ho|hain|hai|h)( kya)?( abhi)?( (yaa?r|yr|btw|waise|aa?j ?kal|abhi|aa?j|na|ji|bhi|then|phir|fir|hai|h|ho|tum|batao|btao|bta|kya|dear|sab)){0,3}\W*$|\b(abhi|right now)\b.{0,8}\b(busy|free) ho\b|\b(so ?ga?ye|so ?(r(ah|h|eh)[aei]+|ra)|soye|jaa?g ?(r(ah|h|eh)[aei]+|ra)|jaa?ge|uth ?ga?ye|uthe)\b.{0,12}(\bkya\b|\bho\b|\bnahi\b|\bnhi\b|\?)|\b(abhi ?tak|still)\b.{0,8}\b(jaa?ge|soye|uthe|awake|jaa?g)\b|\b(ghar|office|room|bed|bahar|gym|kaa?m|college) (pe|par|p|mein|me|mai|m)? ?ho( kya)?( abhi)?( (yaa?r|yr|btw|waise|aa?j ?kal|abhi|aa?j|na|ji|bhi|then|phir|fir|hai|h|ho|tum|batao|btao|bta|kya|dear|sab)){0,3}\W*$)
c Bas araam se baitha hu aur tumse baat kar raha hu.
c Kuch khaas nahi, tumhara message bilkul sahi time par aaya.
p Busy hone ki acting, aur acting kaafi acchi chal rahi hai.
p Tumhara message padh ke muskura raha hu, full time kaam hai.
i Soch raha tha ki simple din accha kis cheez se banta hai.
i Ek khayal ka peecha kar raha tha, phir tumhara message aa gaya.
b Aur tum kya kar rahi ho?
b Tumhara din kahan tak pahuncha?
=weekendPlans ^(?!.*\b(diwali|holi|eid|new ?year|navratri|birthday|bday|valentine\w*|christmas|rakhi|lunch me|dinner me|lunch mein|dinner mein|ka?rt[aei] ho|trip|baa?t|ek din ke liye)\b).*(\b(weekends?|kal|parso|aa?j|sunday|saturday|friday|monday|tuesday|wednesday|thursday|sha+m|evening|tonight|raa?t|is hafte|this week|next week|agle hafte|chutti|holiday)\b.{0,25}\b(k(ya+|ia|y)( k(ya+|ia|y))? (plans?|program|scene|(ka?r? ?r(ah|h|eh)[aei]+|ka?r ?re)|ka?roge|ka?rne|irad[ae]|iraad[ae]|ho (r(ah|h|eh)[aei]+|ra)|ka?r ?(r(ah|h|eh)[aei]+|ra)|ka?rna)|(koi|any) (plans?|program)|plans? (h(ain?|ei?|y)?|k(ya+|ia|y)|bana\w*|set)|plans?\W*$|kahi(n)? ja+ ?(r(ah|h|eh)[aei]+|ra)|bahar ja+ ?(r(ah|h|eh)[aei]+|ra))\b|\b(weekends?|kal|parso|aa?j|sunday|saturday|friday|monday|tuesday|wednesday|thursday|sha+m|evening|tonight|raa?t|is hafte|this week|next week|agle hafte|chutti|holiday)\b.{0,25}\bplans?\W*$|\bk(ya+|ia|y)( k(ya+|ia|y))? (plans?|program|scene|(ka?r? ?r(ah|h|eh)[aei]+|ka?r ?re)|ka?r ?(r(ah|h|eh)[aei]+|ra)|ka?roge|ka?rne wale|irad[ae]|iraad[ae])\b.{0,18}\b(weekends?|kal|parso|aa?j|sunday|saturday|friday|monday|tuesday|wednesday|thursday|sha+m|evening|tonight|raa?t|is hafte|this week|next week|agle hafte|chutti|holiday)\b|\bplans? (for|on) (the )?(weekends?|kal|parso|aa?j|sunday|saturday|friday|monday|tuesday|wednesday|thursday|sha+m|evening|tonight|raa?t|is hafte|this week|next week|agle hafte|chutti|holiday)\b|\b(any|koi|what|whats|what's)( (your|ur|tumhara|hai))? plans?\b.{0,15}(\b(weekends?|kal|parso|aa?j|sunday|saturday|friday|monday|tuesday|wednesday|thursday|sha+m|evening|tonight|raa?t|is hafte|this week|next week|agle hafte|chutti|holiday)\b|h(ain?|ei?|y)?|\W*$)|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}(koi |any |k(ya+|ia|y) |(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your) )?(weekend )?plans?( k(ya+|ia|y))?( h(ain?|ei?|y)?)?( (yaa?r|yr|btw|waise|aa?j ?kal|abhi|aa?j|na|ji|bhi|then|phir|fir|hai|h|ho|tum|batao|btao|bta|kya|dear|sab)){0,3}\W*$|\b(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your) (k(ya+|ia|y) |koi )?plans?\b.{0,15})
c Araam wala din, accha khana aur bina jaldi ki baatein.
c Ek acche idea ki jagah khaali hai, tumhara bhi chalega.
p Bade plans hain, pehla wala bina alarm ke uthna.
p Sofa ke saath pakki booking hai, par cancel ho sakti hai.
i Main thodi jagah khaali rakhta hu, acchi cheezein achanak hoti hain.
i Aadha plan bana hai, baaki aadha surprise rehne do.
b Tumhara kya plan hai?
b Tumhara weekend kis cheez se accha banega?
=whenSuits ^(?!.*\b(birthday|bday|uthte|sote|soye|last|pichhli|shaa?di|breakup|break up|shift hue|join kiya|diwali|holi|exam|single|age|born|paida|start|shuru|ghar|ho gaya)\b).*(\b((ka?b)|kitne (baje|bje)|((ka?un|kon|koun) ?s[aei]) (din|day|time|date)|kis (din|time|waqt|date)|when|what time)\b.{0,25}\b(mil\w*|free|time|chal(e|en|ein|na|oge|enge|te)|aau|aaoge|aoge|call|baa?t|ja(yenge|enge|na)|fix|rakh\w*|plan|meet|meeting|date|suit\w*|available|coffee|chai|le ja\w*|dinner|lunch)\b|\b(mil(na|te|oge|enge|en|ein|ne)|meet\w*|free|date|coffee|chai|movie|dinner)\b.{0,18}\b((ka?b)|kitne (baje|bje)|kis (din|time)|when)\b|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}((ka?b)|kitne (baje|bje)|kis (din|time)|((ka?un|kon|koun) ?s[aei]) (din|day|time)|when|what time)( tak| pe| par| fix| exactly)?( (yaa?r|yr|btw|waise|aa?j ?kal|abhi|aa?j|na|ji|bhi|then|phir|fir|hai|h|ho|tum|batao|btao|bta|kya|dear|sab)){0,3}\W*$)
c Jis din tum free ho wahi din sabse accha hai.
c Jitna jaldi utna accha, tum bas din bata do.
p Tum din bolo, mera calendar khud side ho jayega.
p Koi bhi time, bas subah paanch baje wali bahaduri nahi.
i Woh shaam wala time jab sab kuch thoda slow ho jata hai.
i Aisi shaam jab ghadi dekhne ki zaroorat na pade.
b Tumhe kaunsa din sahi lagega?
b Hafte ke beech mein ya weekend par?
=dayOk ^(?!.*\b((ka?b)|call|phone|kyu|kyun|(kaha+n?|kidha?r)|nahi mil\w*|mile the|mila tha|diwali|holi)\b).*(\b((mon(day)?|tues?(day)?|wed(nesday)?|thurs?(day)?|fri(day)?|sat(urday)?|sunday|som[vw]aa?r|mangalvaa?r|budhvaa?r|guruvaa?r|shukra?vaa?r|shanivaa?r|ravivaa?r|itwaa?r|kal|parso|aa?j|weekend|next week|agle hafte|is hafte|tonight|tomorrow|today|sha+m|evening)|us din|usi din|\d{1,2}( ?(baje|bje|pm|am|ke baad)))\b.{0,25}\b(chale?ga|chlega|chalegi|(theek|thik|tik|sahi|best|accha|acha|ok|okay) rahega|free (ho|hain|hai|h)|available (ho|hai|h)|time h(ain?|ei?|y)?|milte (h(ain?|ei?|y)?|hain)|mil(ein|en|lein|le)|mile(?=\W*\?)|mil (sakte|skte|lein|le|lete)|miloge|milenge|milna h(ain?|ei?|y)?|works|work for (you|u)|possible)\b|\b((mon(day)?|tues?(day)?|wed(nesday)?|thurs?(day)?|fri(day)?|sat(urday)?|sunday|som[vw]aa?r|mangalvaa?r|budhvaa?r|guruvaa?r|shukra?vaa?r|shanivaa?r|ravivaa?r|itwaa?r|kal|parso|aa?j|weekend|next week|agle hafte|is hafte|tonight|tomorrow|today|sha+m|evening)|us din|\d{1,2}( ?(baje|bje|pm|am|ke baad)))\b.{0,15}\b(theek|thik|tik|ok|okay|done|sahi|pakka|fix|fine)( h(ain?|ei?|y)?)?\W*(\?|kya\b|na\b)|\b(chale?ga|chlega|free ho|mil sakte (ho|h(ain?|ei?|y)?)|available ho|(theek|thik) rahega|miloge|milein|milte h(ain?|ei?|y)?)( kya)? ((mon(day)?|tues?(day)?|wed(nesday)?|thurs?(day)?|fri(day)?|sat(urday)?|sunday|som[vw]aa?r|mangalvaa?r|budhvaa?r|guruvaa?r|shukra?vaa?r|shanivaa?r|ravivaa?r|itwaa?r|kal|parso|aa?j|weekend|next week|agle hafte|is hafte|tonight|tomorrow|today|sha+m|evening)|us din)\b|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}((mon(day)?|tues?(day)?|wed(nesday)?|thurs?(day)?|fri(day)?|sat(urday)?|sunday|som[vw]aa?r|mangalvaa?r|budhvaa?r|guruvaa?r|shukra?vaa?r|shanivaa?r|ravivaa?r|itwaa?r|kal|parso|aa?j|weekend|next week|agle hafte|is hafte|tonight|tomorrow|today|sha+m|evening)|\d{1,2}( ?(baje|bje|pm|am|ke baad)))( ko| ki| evening| sha+m| pe| par)?( sha+m| ko| around)?\W*\?)
c Haan bilkul chalega, maine woh time tumhare naam kar diya.
c Chalega, abhi se uska intezaar shuru kar diya hai.
p Sofa ne objection kiya hai, par decision mera hai, chalega.
p Done, main apne bahano se pehle pahunch jaunga.
i Chalega, woh din achanak thoda interesting ho gaya.
i Haan, ab us din ka ek alag hi intezaar rahega.
b Jagah tum choose karogi?
b Us din kitne baje theek rahega?
=wherePlace ^(?!.*\b(pasand|like|fav\w*|sabse|last|pichhl\w*|world|duniya|kabhi|abhi|(?<!le )ja ?(r(ah|h|eh)[aei]+|ra)|trips?|agar|chutti|settle|rehte|kab se|single|gaye|ghoom\w*|ghum\w*|diwali|holi|new ?year|vacation)\b).*(\b((kaha+n?|kidha?r)|where|(((ka?un|kon|koun) ?s[aei])|kis) (jagah|jaga|cafe|place|area|restaurant|spot)( pe| par| me| mein)?)\b.{0,20}\b(mil(na|te|oge|enge|en|ein|ne|u|e)?|chal(e|en|ein|na|oge|enge|te)|ja(aye|yen|yein|na|yenge|enge|aenge|ye)|baith\w*|le (ja|chal)\w*|khilaoge|pilaoge|meet\w*|date|coffee|chai|dinner|lunch|aana|aau|aaoge)\b|\b(mil(na|te|oge|enge|en|ein|ne)|meet\w*|date|coffee|dinner)\b.{0,15}\b((kaha+n?|kidha?r)|where|kis jagah)\b|\b(koi|acch?i|ac+hi|nice|good) (ac+hi |nice |good )?(jagah|jaga|place|cafe|spot|restaurant)\b.{0,15}\b(pata|h(ain?|ei?|y)?|suggest|batao|btao|jaante|know)\b|\b(koi|ek) (ac+h[aei]|nice|good|badhiya) (sa |si )?(jagah|jaga|place|cafe|spot|restaurant)\b|\b(venue|location|jagah|place) (k(ya+|ia|y)|((ka?un|kon|koun) ?s[aei])|decide|batao|btao|bhejo|send)\b|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}((kaha+n?|kidha?r)|where|venue|place|(konsa|kaunsa) cafe)( pe| par| exactly| milna| milte)?( phir| fir| then| yaar)?\W*$)
c Koi shaant sa cafe, jahan araam se baat ho sake.
c Beech ki koi jagah, taaki dono ko aasaani ho.
p Jahan chai acchi ho aur kursi mere jhuke kandhe maaf kar de.
p Jahan khana main na banau, baaki sab manzoor hai.
i Halki light aur dheema music wali koi chhoti jagah.
i Aisi jagah jahan time dekhna dono bhool jayein.
b Tumhe kaunsa area paas padega?
b Koi jagah tumhare mann mein hai?
=coffeeSometime ^(?!.*\b(parents|mummy|family|ghar ?wal\w*|mere dost\w*|mere friends|(kaha+n?|kidha?r)|mile the|pasand|ya)\b).*(\b(coffee|chai|tea|drinks?|dinner|lunch|breakfast|brunch|momos?|golgapp\w*|pani ?puri|ice ?cream|movie|walk|long drive|date|beer|pizza|street food|khane|peene)\b.{0,22}\b(chal(e|en|ein|oge|ogey|o|te|na|enge|ogi)|pilaoge|pila do|pila sakte|khilaoge|khila do|ho ja(ye|aye|e)|pi(ye|yein|te h(ain?|ei?|y)?|yoge)|peete h(ain?|ei?|y)?|par milte|pe milte|ka plan banate|saath (mein )?(karein|kare|karoge)|treat|le (ja+oge|chaloge)|udhaar|due|ka mann h(ain?|ei?|y)?)\b|\b(mil(na|ne|te|ein|en|oge|o|enge|lein))\b.{0,18}\b(chah(oge|te|ogey)|kabhi|some ?time|kya|person|face to face|ka mann|ka plan|chalega|pasand karoge|baare mein)\b|\b(kabhi|kisi din|some ?time|person mein|face to face|real mein|asal mein|kya hum|hum)\b.{0,15}\b(mil(te|ein|en|oge|o|enge|na|lete)|mil (sakte|skte|lein|le|ja)|meet)\b|\b(mil sakte|mil skte|mil (lein|len)) ?(h(ain?|ei?|y)?|hain|ho|kya)?\b|\b(can|should|shall) we meet\b|\bmeet (karoge|ka?re|karein|karna)\b|\b(milte|miloge|milein|milogey)( mujhse| humse)?( kya| na| phir| fir)?\W*\?|\bdate (pe|par|p|me|mein)\b.{0,15}\b(jaoge|chaloge|chale|chalein|aaoge|le)\b|\bkab tak (sirf )?(chat|text|baat))
c Haan zaroor, saamne baith ke baat karne ka maza alag hai.
c Bilkul, bas tum din bolo aur plan pakka.
p Haan, main abhi se cup na giraane ki practice kar raha hu.
p Manzoor hai, bas mera phone thoda jealous hoga.
i Haan, dekhna hai yeh baatein saamne kaisi lagti hain.
i Idea pasand aaya, kuch baatein message mein fit nahi hoti.
b Kaunsa din theek rahega?
b Chai wali shaam ya coffee wali?
=invitedGo ^(?!.*\b(yaad|call|mere liye|insta\w*|whatsapp|kab|agar)\b).*(\b(chaloge|chalogey|chlogey|chloge|aaoge|aoge|aa ?ja(o|na)|aa ?(r(ah|h|eh)[aei]+|ra) ho|a ja(o|na)|chale saath|join (ka?roge|ka?rna|ka?ro|us|me)|saath (mein |me )?(chal\w*|aa?(o|oge|na|jao)|ghum\w*|ghoom\w*)|mere saath\b.{0,15}\b(chal\w*|aa\w*|jaoge|dekhoge)|company doge|partner banoge|come with me|ghar aao|ghumane (le|chal)\w*|ghumaoge|ghumne chal\w*|ghoomne chal\w*|le chaloge|saath dekh(oge|te))\b|\b(saath|sath) (mein |me )?(chalein|chale|chalte|jaate|jayein|dekhein|dekhe|ka?rein|dekhte)\b|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}(chalein|chale|chalna hai|let'?s go)( (yaa?r|yr|btw|waise|aa?j ?kal|abhi|aa?j|na|ji|bhi|then|phir|fir|hai|h|ho|tum|batao|btao|bta|kya|dear|sab)){0,3}\W*$)
c Haan chalunga, plan sunne mein hi accha lag raha hai.
c Zaroor, tumhare saath jaane ka mann toh hai.
p Chalunga, bas baal theek karne ke teen minute do.
p Count me in, do ghante tak complaint nahi karunga, promise.
i Haan, bina soche bane plan hi sabse yaad rehte hain.
i Mann kar raha hai, yeh acchi yaad ban sakti hai.
b Kab ka plan hai?
b Mujhe saath kya laana hoga?
=contactSwap ^(?!.*\b(reels?|dekhi|post|story|stories|scroll\w*)\b).*(\b(whats? ?app|wha?ts?a?pp?|watsapp|wtsapp|wapp|insta(gram)?|ig|snap(chat)?|telegram|fb|facebook|discord)\b.{0,30}(\?|\b(do|de|dena|doge|dedo|dijiye|bhejo|id|batao|btao|bta|share|aao|aajao|aa jao|aa sakte|baa?t|chale|chalein|chalte|use|add|follow|ka?ro|ka?re|ka?rein|shift|h(ain?|ei?|y)? (kya|(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your))|pe ho|par ho)\b)|\b((tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your)|k(ya+|ia|y)) (whats? ?app|watsapp|insta(gram)?|ig|snap(chat)?|telegram)\b|\b(number|nmbr|nombr|num|contact|phone no|mob(ile)? no)\b.{0,20}\b(do|de|doge|dena|dedo|dijiye|milega|mil|share|bhejo|exchange|send|mang\w*|maang\w*|chahiye|batao|btao|le sakti|k(ya+|ia|y))\b|\b(yaha+n?|is app) se (bahar|hat ke|kahi(n)? aur)\b.{0,15}\b(baa?t|chal\w*))
c Haan bilkul, wahan baat karna aasaan rahega.
c Sure, wahan shift kar lete hain, accha idea hai.
p Haan, bas mere voice notes ki apni alag duniya hai.
p Chalo, is app ko bhi mujhse thoda break milega.
i Accha lagega agar yeh baatein apni jagah pe aa jayein.
i Haan, jagah badalti hai toh baaton ka mood bhi badalta hai.
b Tum apna bhejogi?
b Pehle kaun likhega, tum ya main?
=sendPhoto ^(?!.*\b(meri (pics?|photos?)|fake|asli|kisne|kaha+n?)\b).*(\b(pics?|photos?|fotos?|selfies?|tasveer|picture|video|snap|voice ?notes?|voice message|awaa?z)\b.{0,20}\b(bhej\w*|send|dikha\w*|do|de|doge|dena|share|dekhni|dekhna|dekh sakti|chahiye|h(ain?|ei?|y)? kya|sun(ni|na|ao|aoge)|record)\b|\b(bhejo|bhej do|bhejoge|send|dikhao|dikhaoge|share)\b.{0,15}\b(pics?|photos?|fotos?|selfie|tasveer|video|voice ?note|snap)\b|\b(aur|more|koi|latest|recent|new|ek) (pics?|photos?|selfie)\b.{0,12}(\?|h(ain?|ei?|y)?|$)|\b(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your) (pic|photo|selfie)\W*(\?|$))
c Bilkul, thodi acchi light milte hi bhejta hu.
c Haan, ek simple si bina filter wali bhej dunga.
p Mere camera se abhi negotiation chal raha hai.
p Bhejunga, par mere chehre ko pehle se notice chahiye.
i Bhejunga, par asli wala main saamne hi samajh aata hai.
i Ek photo kam batati hai, par shuruaat acchi hai.
b Tum bhi ek bhejogi?
b Badle mein mujhe kya milega?
=callTonight ^(?!.*\b(call center|call aa\w*|office call|boss)\b).*(\b(call|phone|video call|vc|voice call|facetime)\b.{0,18}\b(ka?ru+n?|ka?re|ka?rein|ka?ro|ka?roge|ka?r (sakt[ei]|skt[ei]|lo|lu|le|lein)|pe baa?t|par baa?t|pe aa\w*|pe aao|ka?rna (chah\w*|h(ain?|ei?|y)?)|ka?rte h(ain?|ei?|y)?|chalega|pasand|utha\w*|milaoge)\b|\b(call|vc)\b.{0,12}\?|\b(raa?t|tonight|sha+m)( ko| me| mein)?\b.{0,12}\bbaa?t (ka?r|ka?re|ka?rein|ho)|\b(call|phone) (pe|par|p|me) (baa?t|aa)\w*|\bcall me\b|\bbaa?t ka?r sakte h(ain?|ei?|y)?.{0,8}\b(call|phone))
c Haan, tumhari awaaz sunna accha lagega, time tum batao.
c Bilkul, mujhe bhi likhne se zyada bolna pasand aayega.
p Haan, bas apni hello wali awaaz theek karne do.
p Chalo, call par bhi main utna hi ajeeb hu jitna chat mein.
i Haan, awaaz woh bata deti hai jo text chhupa leta hai.
i Accha idea, mujhe toh beech ki khamoshi bhi sunni hai.
b Kitne baje call theek rahega?
b Voice call ya video call?
=whySlow ^(?!.*\b(main|mai)\b).*(\b(reply|repli|jawaa?b|msg|message|text|baa?t)\b.{0,15}\b((ky[uo]+n?|kiyu?n?|kio|q|why) ((nahi+n?|nhi+n?|nai+n?|ni)|late)|(nahi+n?|nhi+n?|nai+n?|ni) (ka?r ?(r(ah|h|eh)[aei]+|ra)|ka?rte|ka?r|de ?(r(ah|h|eh)[aei]+|ra)|diya|kiya|kia|aaya|aya)|(itn[aei] )?late|der se)\b|\b(late|slow|der se) (reply|repli|jawaa?b|replies)\b|\b(ky[uo]+n?|kiyu?n?|kio|q|why)\b.{0,20}\b(reply|jawaa?b|message|msg|baa?t)\b.{0,10}\b(nahi+n?|nhi+n?|nai+n?|ni)\b|\b(ky[uo]+n?|kiyu?n?|kio|q|why)\b.{0,12}\b(gaya+b|ga+yab|ignore|chup|seen|late|der)\b|\b(gaa?yab|ignore|ghost)\b.{0,12}\b(ho|ka?r|the|kyu|kyun)\b|\b((kaha+n?|kidha?r)) (ho|the|gaye|kho gaye|busy|chale gaye|reh gaye)\b.{0,15}\b(itn[ei]|din|der|time|gaa?yab|tum|aap|ab tak)\b|\b(kaha+n?|kidha?r) (kho|gaa?yab|chale|reh|gum)( ho)? ga?ye\b|\b(kaha+n?|kidha?r) the\b|\b(bhoo?l|bhul) ga?ye\b.{0,10}(\bkya\b|\bmujh\w*|\?)|\bseen (ka?r|pe|par|ka?rke)\b|\b(zinda|alive) ho\b|\bbusy ho ga?ye\b|\bitn[ei] (late|der)\b.{0,12}\b(reply|jawaa?b|kyu|kyun)\b|\bitne din (baa?d|se|kaha+n?)\b|\b(ho|hello|there) (kya|na)? ?(udhar|waha+n?|there)\W*\?)
c Sorry, time haath se nikal gaya, ab poora yahin hu.
c Sahi kaha, late ho gaya, par mann ki kami nahi thi.
p Reply dimaag mein likh diya tha, phone tak pahuncha hi nahi.
p Din ne kidnap kar liya tha, tumhe likhne ke liye bhaag aaya.
i Tumhe jaldi mein nahi, araam se likhna chahta tha.
i Aadha adhoora likhne se der se sahi likhna behtar laga.
b Is beech maine kya miss kiya?
b Gussa ho ya bas curious?
=areYouReal ^(?!.*\b(k(ai|e|ae)s[aei]|chatgpt use|ai use|likhwa\w*|padhte|seekh\w*|real life|real mein|real me)\b).*(\b(real|asli|fake|nakli|bot|robot|ai|scammer|catfish|fraud|insaa?n|human|genuine)\b.{0,10}\b(ho|hain|hi ho)\b|\b(photos?|pics?|profile|id|account|dp|ye|yeh)\b.{0,12}\b(asli|real|fake|nakli|(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your)) (hi )?h(ain?|ei?|y)?\b|\b(are|r) (you|u) (real|a bot|fake|human)\b|\b(real|fake|bot)\W*\?|\bsach me(in)? (tum|aap|tumhi|wahi) (hi )?ho\b)
c Bilkul asli hu, ek coffee par khud dekh lena.
c Haan asli insaan hu, chaho toh call par confirm kar lo.
p Robot hota toh neend poori hoti aur khana kabhi nahi jalta.
p Koi program ek chai ke liye itna nahi tarasta.
i Asli hu, apni saari ulti seedhi aadaton ke saath.
i Hu toh main hi, par samajhne ke liye milna padega.
b Tumhe yakeen kis cheez se hoga?
=job ^(?!.*\b(free|khaa?li|weekend\w*|sundays?|time ?pass|bore|fun|masti|maza|stress\w*|gussa|mood|relax|yaha+n?|app|tinder|bumble|hinge|jab|agar|enjoy|sad|raa?t|sha+m|subah|diwali|holi|birthday|mujh\w*|love|pya+r|miss|trust|believe|share|chutti|holidays?|fursat|papa|mummy|parents|mom|dad|behe?n|bhai|sister|friends?|neend|night)\b).*(\bk(ya+|ia|y)( k(ya+|ia|y))? (kaa?m |job )?ka?rt[aei]( h(o|ain?|e)?)?\b|\bka?rte k(ya+|ia|y) (ho|hain|hai|h)\b|\bk(ya+|ia|y) (kaa?m|job|business|profession|work)\b|\b(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your) (job|kaa?m|work|naukri|profession|business|field|company|occupation|office|dhandha)\b|\b(job|kaa?m|work|naukri|profession|business|field|company|occupation|office)\b.{0,15}\b(k(ya+|ia|y) (ka?rte|h(ain?|ei?|y)?)|k(ai|e|ae)s[aei] (h(ain?|ei?|y)?|chal|ja)|(kaha+n?|kidha?r)|((ka?un|kon|koun) ?s[aei])|kis)\b|\b((kaha+n?|kidha?r)|((ka?un|kon|koun) ?s[aei])|kis|which)\b.{0,12}\b(job|kaa?m|company|field|work|sector|profession|office|industry)\b|\b(job|kaa?m|work|business|naukri) (k(ya+|ia|y) )?ka?rte h(o|ain?|e)?\b|\b(working|student|employed) ho\b|\bwhat do (you|u) do\b|\b(wfh|work from home|office jaa?te|office jate)\b.{0,12}(\bho\b|\bhai\b|\?)|\b(salary|package|ctc|kitna ka?ma+te)\b.{0,15}(\bho\b|\bhai\b|\bkya\b|\bkitn[aei]\b|\?)|\b(job|kaa?m|work)\b.{0,12}\b(pasand|accha lagta|acha lagta|like ka?rte|khush ho)\b.{0,10}(\bho\b|\?|\bkya\b)|\b(teacher|engineer|doctor|nurse|student|developer|designer|lawyer|ca|hr|manager|job ka?rti|kaa?m ka?rti|work ka?rti|working) hu+n?\b.{0,12}\b(tum|aap|you|ap|tu)( kya| batao| btao)?( ka?rte ho)?\W*$|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}(job|kaa?m|working|work|profession)( ya [a-z]+)?\W*\?)
c Woh chai par sunaunga, haath hilaye bina poori baat nahi aati.
c Logon ke saath milke cheezein sulajhana, mujhe kaam mein wahi pasand hai.
p Officially kaam karta hu, secretly acchi chai dhoondta hu.
p Mere aur deadlines ke beech kaafi purana rishta hai.
i Kaam meri aadhi kahani hai, baaki aadhi zyada interesting hai.
i Paisa zaroori na hota toh kya karta, main woh sochta hu.
b Tum kya karti ho?
b Apne kaam mein tumhe kya sabse accha lagta hai?
=from ^(?!.*\b(college|uni\w*|school|company|kab ?se|kitne din|mausam|weather|barish|garmi|thand|lines?|seekh\w*|khush)\b).*(\b((kaha+n?|kidha?r)|kha+n?|(((ka?un|kon|koun) ?s[aei])|kis|which) (city|sheha?r|shahar|state|area|jagah|town|colony)|where)( pe| par| me| mein| k| ke)?\b.{0,12}\b(se h(o|ain?|e)?|se belong|se aap|se tum|ke h(o|ain?|e)?|k h(o|ain?|e)?|ra?h?t[ei] h(o|ain?|e)?|reht[aei]|rahte|rhte|ra?hne wale|rehne wale|live|stay|from|based?|paida|born|bade hue)\b|\b(kaha+n?|kidha?r|kha+n?) ?se (ho|hai|h|hain|tum|aap|ap)\b|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}(kaha+n?|kidha?r) se( (yaa?r|yr|btw|waise|aa?j ?kal|abhi|aa?j|na|ji|bhi|then|phir|fir|hai|h|ho|tum|batao|btao|bta|kya|dear|sab)){0,3}\W*$|\b(hometown|home town|native place|native|belong ka?rte)\b.{0,15}|\bwhere (are|r) (you|u) from\b|\b(which|konsi|kaunsi|konse|kaunse) (city|sheha?r|shahar)\b|\b[a-z]{4,} se (hi )?ho( kya)?( tum| aap)?\W*$|\b(family|ghar ?wal[eo]n?|parents|friends|dosto|akele|alone|flatmates?|roommates?|pg|hostel)\b.{0,18}\b(reht[ei]|rhte|rahte|stay|live)\b|\b[a-z]{4,} (mein|me|m|mai|main) (kaha+n?|kidha?r|konsi|kaunsi|kis (area|jagah))\b|\b[a-z]{4,} (mein|me|m|mai) (rehte|rahte|rhte) (ho|hain)\b|\bse hu+n?\b.{0,10}\b(tum|aap|tu|you|ap)( batao| btao| kaha+n? se| bhi)?( ho)?\W*$|\b(kitn[ei] )?(door|dur|paas) (reht|ra?ht|rhte)\w*\b|\bsame city\b)
c Aisi jagah se jiske kisse chai par acche lagte hain.
c Jahan apne log aur accha khana ho, wahi mera ghar hai.
p Kitchen ke itne paas rehta hu ki roz pahunch jata hu.
p Wahan se jahan har koi apni chai ko best bolta hai.
i Har jagah thoda asar chhod gayi, woh walk par bataunga.
i Insaan wahin ka hota hai jahan uski awaaz relax ho jaye.
b Tum kahan se ho?
b Apne sheher ki kya cheez tumhe pasand hai?
=age ^(?!.*\b(meri age|friend|papa|mummy|pet|dog)\b).*(\b(age|umar|umr)\b.{0,12}(\bk(ya+|ia|y)\b|\bkitn[aei]\b|\bbatao\b|\bbta\w*\b|\?)|\b((tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your)|k(ya+|ia|y)) (age|umar|umr|dob)\b|\bkitn[aei] (saa?l|years?|baras|yrs) (ke|k|ka|old|ki)\b|\bkitne (ke|k) (ho|hain|hai)\b|\b(birthday|bday|b'day|janamdin|janmdin|dob|birth ?date)\b.{0,12}\b((ka?b)|when|kis)\b|\b(ka?b)\b.{0,15}\b(birthday|bday|janamdin|janmdin)\b|\bhow old\b|\b((ka?b)|kis saa?l|kis year) (paida|born)\b|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}(age|umar)\W*\?)
c Profile mein jo likha hai sahi hai, aur main khush hu usse.
c Itni ki apna mann jaanu aur khud par has bhi saku.
p Kamar kuch aur bolti hai, mazaak kuch aur.
p Sofa se uthne tak jawan hu, uske baad dekha jayega.
i Din par depend karta hai, kabhi kabhi bilkul naya lagta hu.
i Har saal kam cheezein zaroori lagti hain, par zyada gehri.
b Tumhari kitni hai?
b Umar tumhare liye kitni matter karti hai?
=height \b(height|kad|lambai|hight)\b.{0,20}(\bk(ya+|ia|y)\b|\bkitn[aei]\b|\bbatao\b|\?)|\b(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your) (height|hight|kad)\b|\bkitn[aei] (lamb[aei]|tall|feet|foot|ft|inch|uncha?i)\b|\b(lamb[aei]|tall|short|chhote) (ho|hain|hai kya)\b|\bhow tall\b
c Itni ki aankhon mein dekh ke baat ho jaye.
c Apni height se khush hu, milke tum decide karna.
p Biscuit wale shelf tak haath pahunchta hai, bas wahi kaafi hai.
p Seedha khada ho jau toh lamba lagta hu, thodi der ke liye.
i Saamne milne par har cheez thodi alag naap ki lagti hai.
i Yeh surprise pehli mulaqat ke liye bacha ke rakha hai.
b Tumhare liye height matter karti hai?
=sign \b(zodiac|raa?shi|sun ?sign|moon ?sign|star ?sign|horoscope|kundl?i|kundali|ma+ngl?ik|astrology|jyotish|nakshatra)\b|\b(aries|taurus|gemini|cancer|cancerian|leo|virgo|libra|libran|scorpio|sagittarius|capricorn|aquarius|pisces|mithun|kark|kanya|tula|dhanu|makar|kumbh|meen) ho\b
c Sitare zyada follow nahi karta, par tumse sunna pasand karunga.
c Meri aadatein dekh ke tum guess karo, mujhe accha lagega.
p Meri rashi dopahar ki neend hai, ascendant mein samosa.
p Sitaron ne mujh par comment karne se mana kar diya hai.
i Zyada nahi maanta, jab tak kuch bilkul sahi na nikle.
i Grahon se zyada mujhe insaan padhna accha lagta hai.
b Tumhari rashi kaunsi hai?
b Tum sitaron mein kitna maanti ho?
=siblings ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(shaa?di|rishta|rishte|marriage|pressure|milwa\w*|miloge|milna)\b).*(\b(siblings?|bhai ?(aur |or )?(behe?n|bahan|bhen)|behe?n ?bhai|bhai|behe?n|bahan|brothers?|sisters?)\b.{0,18}(\b(hai|h|hain|he) (kya|(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your))\b|\bkitn[ei]\b|\?|\bkya ka?rt)|\bkitn[ei] (bhai|behe?n|bahan|siblings?|log h(ain?|ei?|y)?|log hain)\b|\b(ghar|family) (mein|me|main|m|mai) ((ka?un|kon|koun)|kitn[ei])\b|\b(family|ghar ?wal[eo]n?|parents|mummy|papa|mumma|mom|dad)\b.{0,25}(\b(k(ai|e|ae)s[aei] h(ain?|ei?|y)?|k(ya+|ia|y) ka?rte|(kaha+n?|kidha?r)|close ho|kitne close|baa?re|batao|btao|kaisi)\b|\?)|\b(only|single|iklaut[ae]|eklaut[ae]) (child|bac+he|bete|baccha)\b.{0,10}|\bjoint family\b.{0,15}(\bho\b|\bhai\b|\?|\bya\b))
c Family mere liye bahut khaas hai, aur apne chune hue dost bhi.
c Ghar wale wahi jo bina pooche darwaza khol dein.
p Har ghar mein ek ajeeb hota hai, naam nahi lunga.
p Family dinner jaldi khana aur zor se bolna sikha deta hai.
i Hum apne gharwalon se jitna sochte hain usse zyada lete hain.
i Kuch family stories sirf raat ko sunane layak hoti hain.
b Tumhare ghar mein kaun kaun hai?
b Ghar mein sabse zyada kisse banti hai tumhari?
=haveKids ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(chah\w*|want|pasand|love|like|sochte|future|log|sab)\b).*(\b(bac+he|bach?ch[ae]|kids?|children|beta|beti)\b.{0,10}\b(hai|h|hain|he)\b.{0,8}(\bkya\b|\?|\b(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your)|$)|\b(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your) (bac+he|bach?ch[ae]|kids?|beta|beti)\b|\bpapa ho\b|\bkitne (bac+he|kids)\b|\b(have|got) (kids|children)\b)
c Yeh baat araam se saamne baith ke karna pasand karunga.
c Mere liye serious topic hai, ek chai par khul ke bataunga.
p Abhi toh ghar ka sabse bada baccha main hi hu.
p Mere andar ka baccha akela hi do logon ka khata hai.
i Bacche woh sawaal poochte hain jo bade bhool jate hain.
i Bacchon ke saath mera ek alag hi side nikalta hai.
b Tumhare liye yeh topic kitna important hai?
=wantKids ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(bac+h[eo]n?|bachch\w*|kids?|children|papa|baap)\b.{0,25}\b(chah\w*|want|pasand|love|like|ac+he lagte|soch\w*|future|plan|banna|bano\w*|karne)\b.{0,20})
c Sahi insaan ke saath soch sakta hu, jaldi koi nahi.
c Open hu, yeh faisla do log milke karte hain.
p Pehle ek paudha zinda rakh lu, phir aage sochenge.
p Mere bure jokes ka koi toh waaris chahiye kabhi.
i Mere liye kab se bada sawaal hai kiske saath.
i Kabhi kabhi sochta hu ki kahani sunane wali awaaz kaisi hogi.
b Tum is baare mein kya sochti ho?
=pets ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(jaisa|jaise)\b).*(\b(pets?|dogs?|cats?|kutt[aei]|bill?i|bill?iya+n?|doggo|puppy|puppies|animals?|jaa?nwar)\b.{0,20}(\b(hai|h|he|hain) (kya|tumhar\w*|aapke)\b|\bpasand\b|\b(lover|person) ho\b|\bse dar+te\b|\blike ka?rte\b|\bpaal\w*|\brakh[aei]\b|\bya\b|\?)|\b(dog|cat|animal|pet) (lover|person|parent)\b.{0,10}(\bho\b|\?|\bhai\b)|\bkoi pets?\b|\b(tumhare|aa?pke|tere) paa?s\b.{0,12}\b(pets?|dog|cat)\b)
c Jaanwar bahut pasand hain, ghar mein jaan daal dete hain.
c Haan pasand hain, ek poonch hilti hai aur din ban jata hai.
p Gali ke kutte mujhe purane dost ki tarah milte hain.
p Billiyan mujhe style se ignore karti hain, main respect karta hu.
i Kisi insaan ke baare mein jaanwar ki raay maan leta hu.
i Sote hue kutte jaisa sukoon maine kahin nahi dekha.
b Dog person ho ya cat person?
b Tumhare paas koi pet hai?
=languages ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(songs?|movies?|gaane|series|films?|music)\b).*(\b(((ka?un|kon|koun) ?s[aei])|kitn[ei]|k(ya+|ia|y)|which|kaun kaun si|kon kon si) (sari |saari )?(languages?|bhasha\w*|zubaa?n)\b|\b(hindi|english|punjabi|marathi|tamil|telugu|bengali|bangla|gujarati|kannada|malayalam|urdu|french|spanish|korean|japanese|german|bhojpuri|haryanvi|rajasthani|odia|sindhi|kashmiri)\b.{0,15}\b(aat[ia]|ati|bol ?(te|ta|lete|ni|na|oge)|samajh\w*|smjh\w*|sikh\w*|seekh\w*|jaante)\b.{0,10}(\bho\b|\bhai\b|\bh\b|\bkya\b|\?|$)|\b(languages?|bhasha)\b.{0,15}\b(aati|aata|bolte|jaante|kitni|konsi|kaunsi)\b)
c Apni baat samjha leta hu, baaki haath kar dete hain.
c Bhaashayein pasand hain, har ek thoda alag insaan bana deti hai.
p Menu par ungli rakhne wali bhaasha fluent bolta hu.
p Mere accent ki apni personality hai, criticism nahi sunta.
i Har bhaasha mein hum thode alag insaan hote hain.
i Jo shabd translate na ho paye, wahi mujhe pasand aate hain.
b Tum kaun kaun si languages bolti ho?
=studied ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(books?|novels?|kitaa?b\w*|aa?j ?kal|series|newspaper|shayari|reading|job|jana pasand)\b).*(\bk(ya+|ia|y)( k(ya+|ia|y))? (padh[aei]|padhte|padh ?(r(ah|h|eh)[aei]+|ra)|study|studies|padhai|pdhai|subject|course)\b|\b(padha?i|pdhai|study|studies|graduation|degree|college|uni(versity)?|school|course|stream|btech|b ?tech|mba|engineering|masters|branch|subject)\b.{0,20}\b(k(ya+|ia|y)|((ka?un|kon|koun) ?s[aei])|(kaha+n?|kidha?r)|kis|kisme|kis ?mein|(ka?b)|complete|khatam)\b|\b(((ka?un|kon|koun) ?s[aei])|kis|(kaha+n?|kidha?r) se) (college|uni\w*|school|course|stream|branch|subject|degree|graduation|padh\w*|study|btech|mba)\b|\bbachpan (mein|me|se|m)\b.{0,15}\b(banna|ban na|bannna)\b|\bkya banna (chahte|tha)\b|\bpadhai (ho ga?yi|chal (r(ah|h|eh)[aei]+|ra))\b.{0,10}(\bkya\b|\?)|\bpadhte ho\b.{0,8}\bya\b)
c Books se zyada logon se seekha, aur woh zyada kaam aaya.
c Seekhna aaj bhi pasand hai, degree se aage bhi.
p Class mein darwaza band hone se ek second pehle pahunchna seekha.
p Poore confidence se galat line highlight karne mein expert tha.
i Jo sabse kaam ka seekha woh kisi exam mein nahi aaya.
i Aaj chunta toh zyada curiosity se, kam darr se chunta.
b Tumne kya padha hai?
b Bachpan mein kya banna chahti thi?
=everMarried ^(?!.*\b((meri|friends?|dost|cousin|sister|behe?n|bhai|didi|kisi) (ki|ke|k) (shaa?di|sagai)|meri (shaa?di|dost|friend)|shaa?di (me|mein) (ja|jana|aayi|gayi|hu)|shaa?di h\w* kal|shopping|function)\b).*(\b(shaa?di|marriage|married|vivaa?h|engaged|engagement|sagai|divorce\w*|talaa?k)\b.{0,30}(\b((ka?b)|(ky[uo]+n?|kiyu?n?|kio|q|why)|k(ya+|ia|y)|ka?roge|ka?rna|ka?rni|ho|hui|baa?re|bare|plans?|believe|soch\w*|chah\w*|pressure|ke liye|arranged?|love|kaisi)\b|\?)|\b((ka?b)|(ky[uo]+n?|kiyu?n?|kio|q|why)|kabhi)\b.{0,15}\b(shaa?di|marriage|sagai)\b|\b(arranged?|arrange) (marriage|ya)\b|\blove (marriage|ya arr\w*)\b|\brisht[ae]y?\b.{0,15}\b(dekh\w*|aa ?(r(ah|h|eh)[aei]+|ra)|aate|bhej\w*|aaye)\b|\bmujh ?se shaa?di\b|\b(biwi|wife|husband|pati)\b.{0,8}(\bhai\b|\bkya\b|\?))
c Shaadi ko seriously leta hu, isliye jaldi mein nahi hu.
c Aise rishte mein yakeen hai jise dono roz chunein.
p Abhi tak sabse lamba commitment chai ke saath raha hai.
p Shaadi ke khane ko haan bolta hu, baaki abhi soch raha hu.
i Sign se zyada important hai ki rishta nibhaya kaise jata hai.
i Wade ki asli pehchaan aam dino mein hoti hai.
b Tum shaadi ke baare mein kya sochti ho?
b Tumhare ghar wale pressure daalte hain kya?
=lastRelationship ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(looking|chahiye|chahte|chahoge|dho+n?d\w*|dhund\w*)\b).*(\b(ex|exes|ex ?gf|break ?up|last relationship|pichhl\w* (relationship|rishta)|past|past relationships?|serious relationship|pehle (koi )?(relationship|gf|girlfriend))\b.{0,35}(\b((ka?b)|(ky[uo]+n?|kiyu?n?|kio|q|why)|kaise|k(ya+|ia|y)|kitn\w*|hua|tha|thi|the|h(ain?|ei?|y)?|(r(ah|h|eh)[aei]+|ra)|baa?t|baa?re)\b|\?)|\b((ky[uo]+n?|kiyu?n?|kio|q|why)|(ka?b)|kaise) .{0,12}\bbreak ?up\b|\b(kab ?se|kb ?se|kitne (time|din|saa?l|mahine) se|since when|how long)\b.{0,10}\b(single|akele)\b|\b(single|akele)\b.{0,10}\b(kab ?se|kb ?se|kitne (time|din|saa?l) se)\b|\bkitn[ei] (gfs?|girlfriends?|relationships?|ladkiy\w* ko date)\b|\b(pya+r|love|ishq) (hua|mein pade|me pade|kiya|kia)\b.{0,15}(\bkabhi\b|\bkya\b|\bhai\b|\bh\b|\bho\b|\?)|\bkabhi\b.{0,12}\b(pya+r|ishq|love)\b|\b(pehla|first|pehle) (pya+r|love|crush)\b|\brelationship (mein|me|m) ((r(ah|h|eh)[aei]+|ra)|the|reh chuke)\b|\bdil toota\b.{0,12}(\bkabhi\b|\?|\bkya\b))
c Jo beet gaya usse seekha, ab dil shaant aur khula hai.
c Purana chapter band hai, koi shikayat nahi, main sukoon mein hu.
p Seekh yeh mili ki bhookhe pet behes kabhi nahi karni.
p Us kahani mein villain koi nahi tha, bas timing kharab thi.
i Beeti baaton ne sikhaya ki mujhe kya bujhne nahi dena.
i Kuch endings baad mein pata chalta hai ki shuruaat thi.
b Tumne apne past se kya seekha?
=whySingle ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b((ky[uo]+n?|kiyu?n?|kio|q|why)|ab ?tak|abhi ?tak|kaise)\b.{0,20}\b(single|akele)\b|\bsingle\b.{0,15}(\b(ky[uo]+n?|kiyu?n?|kio|q|why)\b|\bkaise\b|\b(ho|hain|hai)\b|\?)|\b(gf|girlfriend|bandi|girl ?friend)\b.{0,10}(\b(hai|h|nahi|nhi|kyu|kyun|banayi)\b|\?)|\bkoi (hai|special|aur|ladki|h)\b.{0,15}(\blife\b|\bzindagi\b|\bdil\b|\bhai\b|\?)|\b(life|zindagi|dil) (mein|me|m)\b.{0,6}\bkoi\b|\b(committed|taken|relationship mein|relationship me) (ho|hain|hai)\b)
c Single hu, sukoon mein hu, aur dil khula hai.
c Kisi asli connection ka wait karna behtar laga mujhe.
p Waiting list sirf advertisement thi, andar koi nahi tha.
p Cupid har baar galat gali mein mud jata hai.
i Aisi baat abhi tak mili nahi jo khatam na karni ho.
i Akelepan ne sikhaya ki usse kiske liye chhodna hai.
b Aur tumhari kya kahani hai?
=lookingFor ^(?!.*\b(ladki|ladkiy\w*|girls?|khana|khane|peena|dekhna|sunna|gift|birthday|kehna|bolna|banna|jana|karna|partner (me|mein)|relationship (me|mein)|karu|pehnna|padhna)\b).*(\bk(ya+|ia|y)\b.{0,12}\b(dho+n?d\w*|dhund\w*|chahi?ye?|chah(te|ta|oge|iye)|chate|talaa?sh\w*|looking|expect\w*|search\w*)\b|\b(yaha+n?|app|tinder|bumble|hinge)\b.{0,15}\bk(ya+|ia|y)\b.{0,12}\b(dho+n?d\w*|dhund\w*|chah\w*|talaa?sh\w*)\b|\b(k(ai|e|ae)s[aei]|kis (type|tarah|tarike)( ka| ki| ke)?|((ka?un|kon|koun) ?s[aei])|what kind( of)?|k(ya+|ia|y) type ka)\b.{0,8}\b(relationship|rishta|connection|dating)\b|\blooking (for|4)\b|\b(serious (relationship|rishta|dating|kuch|wala)|kuch serious|something serious|casual|long ?term|short ?term|hookups?|hook up|fwb|one night|dosti|friendship|commitment|time ?pass)\b.{0,20}(\b(ho|ya|hai kya|chahiye|chahte|ke liye|dho+n?d\w*|kya|karne)\b|\?)|\b(serious|seriously) (ho )?ya (casual|time ?pass|dosti|just)\b|\b(intentions?|iraad[aei]|irad[aei]|niyat|motive|maqsad)\b.{0,15}(\bkya\b|\?|\bhai\b)|\bexpectations?\b.{0,15}(\?|\bkya\b|$)|\b(dating|relationship|shaa?di|friendship) ke liye (ho|aaye|yaha+n?)\b)
c Kuch asli, jo araam se shuru ho aur baaton se badhe.
c Koi jiske saath hasna aur chup rehna dono aasaan ho.
p Jo apni fries share kare, thodi ladai ke baad bhi chalega.
p Koi jo mere jokes par has de, taras kha ke hi sahi.
i Woh feeling jismein phone ka time dekhna yaad na aaye.
i Kuch aisa jo app ke bio mein fit nahi hota.
b Tum kya dhoond rahi ho?
b Tumhare liye kya sabse important hai?
=whyApp ^(?!.*\b(mausam|weather|barish|garmi|thand|sardi|milna|milte|baa?t karein)\b).*(\b((ky[uo]+n?|kiyu?n?|kio|q|why)|kaise (aaye|aana|aa ga?ye)|(ka?b) ?se|kitne (time|din|mahine|saa?l) se|kisi se (mile|mil|date)|naye ho|new ho|k(ya+|ia|y) ka?r ?(r(ah|h|eh)[aei]+|ra)|kaisa (lag|chal|exp\w*|raha))\b.{0,25}\b(yaha+n?|idhar|apps?|tinder|bumble|hinge|aisle|okcupid|happn)\b|\b(yaha+n?|idhar|apps?|tinder|bumble|hinge|aisle|okcupid|happn)\b.{0,25}\b((ky[uo]+n?|kiyu?n?|kio|q|why)|kaise (aaye|aana|laga|aa ga?ye)|(ka?b) ?se|kitne (time|din|mahine|saa?l) se|kaisa (lag|chal|exp\w*|raha)|k(ya+|ia|y) ka?r|kisi se (mile|mil|date)|kitne log\w*|kitni ladki\w*|kitne match\w*|naye ho|new ho|active ho|experience)\b|\bkitne (match(es)?|log(o|on)? se (mile|baa?t))\b|\b(dating app|online dating)\w*\b.{0,20}(\?|\bkya\b|\bkaisa\b|\bpasand\b))
c Apne circle se bahar ke log milne ka mann tha.
c Curiosity le aayi, aur aisi baatein dekh ke accha laga.
p Delivery wale bhaiya ke alawa koi ghar nahi aata tha.
p Dost thak gaye the mujhse destiny ki baatein sun ke.
i Kabhi kabhi best kahaniyan bilkul unromantic jagah se shuru hoti hain.
i Mann ne kaha ek baar aur dekh lene mein kya hai.
b Tumhe yahan kya le aaya?
b Tumhara ab tak ka experience kaisa raha?
=whySwipe \b(mujh(e|ko|pe|se)|mere ?ko)\b.{0,15}\b(ky[uo]+n?|kiyu?n?|kio|q|why)\b.{0,20}\b(swip\w*|like|match\w*|message|msg|pasand|chuna|select|choose|text)\b|\b(ky[uo]+n?|kiyu?n?|kio|q|why)\b.{0,15}\b(mujh\w*|right)\b.{0,12}\b(swip\w*|like|match\w*|message|msg|pasand|chuna|choose)\b|\bright swipe\b.{0,12}\b(ky[uo]+n?|kiyu?n?|kio|q|why)\b|\b(mujh ?(me|mein|mai|m)|mere (me|mein|andar)|mer[ie] (profile|bio|pics?|photos?|prompts?)( me| mein| mai| m)?)\b.{0,20}\b(k(ya+|ia|y)|((ka?un|kon|koun) ?s[aei])|k(ai|e|ae)s[aei]|sabse)\b.{0,25}|\bmujhe hi (ky[uo]+n?|kiyu?n?|kio|q|why)\b|\bprofile k(ai|e|ae)s[aei] lagi\b|\bmeri (profile|bio) (padhi|dekhi|pasand)\b.{0,12}
c Tumhari profile se laga ki tumse dil se baat ho sakti hai.
c Jis tarah tumne apne baare mein likha, woh natural laga.
p Pehli baar mera angootha mujhse zyada samajhdaar nikla.
p Tumhari profile padh ke slow rehna hi bhool gaya.
i Lines ke beech mein kuch tha jo mujhe rok gaya.
i Laga ki yahan ek acchi baatcheet chhupi hui hai.
b Aur tumhe meri profile mein kya dikha?
=type ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your) type (k(ya+|ia|y)|k(ai|e|ae)s[aei]|ki|ka|hu)\b|\b(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your) type\W*\?|\btype (k(ya+|ia|y) h(ain?|ei?|y)?|k(ai|e|ae)s[aei] h(ain?|ei?|y)?)\b|\b(k(ai|e|ae)s[aei]|kis (tarah|type|tarike)( k[aei])?|((ka?un|kon|koun) ?s[aei])|k(ya+|ia|y) type ki) (type k[aei] )?(ladk?iy?a?n?|ladki|ladkiya+n?|girls?|partner|bandi|women|wife|biwi|life partner)\b.{0,25}|\bk(ai|e|ae)s[aei] log pasand\b|\b(partner|ladki|bandi|wife|biwi) k(ai|e|ae)s[aei]\b.{0,15}|\b(ladki|ladkiyo\w*|girls?|partner|relationship|kisi|wife|biwi|insaa?n) (me|mein|mai|m|main)\b.{0,12}\b(k(ya+|ia|y)|sabse|pehle|((ka?un|kon|koun) ?s[aei]))\b.{0,20}|\b(ideal|dream|perfect) (girl|partner|ladki|woman|gf|wife|match|bandi)\b|\bk(ya+|ia|y) (attract|impress)\w*\b|\b(attract|impress)\w* k(ya+|ia|y)\b|\b(kis|kin) (cheez|chiz|baa?t) se (attract|impress)\w*|\bkya main (tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your) type\b|\b(green|red) flags?\b.{0,15}(\bkya\b|\bhai\b|\?))
c Jo dil ki acchi ho, khul ke hase aur saaf bole.
c Mujhe sunne wale log pasand hain, jo sach mein sunte hain.
p Jo mere bathroom wale gaane bardasht kar sake.
p Jo meri plate ka extra paneer dekh ke judge na kare.
i Jisne chhoti cheezon ki curiosity abhi tak sambhaal rakhi ho.
i Pata tab chalta hai jab ghar wapas jaane ka mann na ho.
b Tumhara type kaisa hai?
b Tumhe kisi mein sabse pehle kya dikhta hai?
=feelForMe ^(?!.*\b(joke|shayari)\b).*(\b(main|mai|me)\b.{0,12}\b(kaisi|kesi|ac+hi|pyari|cute|interesting|pasand)\b.{0,12}\b(lag(i|ti|ta)\w*|lag (r(ah|h|eh)[aei]+|ra)|hu)\b.{0,8}(\btumhe\b|\bkya\b|\bhu\b|\?)|\b(tumhe(in|n)?|tumko|tujh[ek]o?|tuje|aa?p ?ko) (main|mai) (kaisi|kesi|ac+hi|pasand)\b|\b(kaisi|kesi) (lagi|lagti|lag (r(ah|h|eh)[aei]+|ra))\b.{0,8}\b(main|mai|hu|tumhe)\b|\bmujh(e|ko)\b.{0,15}\b(pasand|like|love|miss|yaad|pya+r)\b.{0,8}\b(ka?rte|kiya|kia|ka?r ?(r(ah|h|eh)[aei]+|ra)|ka?rne lage)\b|\bmujh ?se\b.{0,8}\b(pya+r|love|attach\w*)\b|\b(miss|yaad) (kiya|kia|ka?r ?(r(ah|h|eh)[aei]+|ra)|ka?rte|aa ?(r(ah|h|eh)[aei]+|ra)|aayi|aai|aati)\b.{0,12}(\bmujh\w*|\bmer[ie]\b|\bkya\b|\bho\b|\?)|\bmer[ie] yaad\b|\bmere (baa?re|bare) (me|mein|mai|m)\b.{0,15}\b(k(ya+|ia|y)|kuch|feel\w*|soch\w*|lagta|khayal)\b|\bmere liye\b.{0,12}\b(k(ya+|ia|y)|kuch)? ?(feel\w*|feelings?)\b|\b(pya+r|love) (ka?rte|ka?rne lage|ho ga?ya)\b.{0,10}(\bho\b|\bmujh\w*|\bkya\b|\?)|\bmujh ?se (baa?t|milke|chat|mil ke)\b.{0,20}\b(ac+ha|kaisa|pasand|maza)\b|\b(like|love) me\b|\bk(ya+|ia|y) feel (ka?rte|hota|ka?r|ho)|\bmain (tumhe(in|n)?|tumko|tujh[ek]o?|tuje|aa?p ?ko)\b.{0,15}\b(pasand|ac+hi|kaisi)\b|\bcrush (ho|hai) (mujh\w*|kya)\b)
c Haan, jitna tumhe jaan raha hu utna accha lag raha hai.
c Tum mujhe interesting lagti ho, araam se aur jaanna hai.
p Itni baar phone check kiya hai ki jhooth nahi bol sakta.
p Tumhe likhte waqt meri smile ab suspicious hone lagi hai.
i Tumhari kuch baatein kaafi der tak saath rehti hain.
i Kuch toh hai, naam dene se pehle samajhna chahta hu.
b Aur tum kya feel karti ho?
=jealous ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(jealous|possessive|toxic|jealousy|shakki|insecure|controlling)\b.{0,15}(\b(ho|hote|hota|hoge|kya|type)\b|\?)|\bjal(te|an|oge|ne)\b.{0,12}(\bho\b|\bhoti\b|\bhota\b|\bkya\b|\blage\b|\?)|\bshak ka?rte\b)
c Zyada nahi, mujhe bharosa aur khul ke baat karna pasand hai.
c Kabhi thoda sa, aur woh bhi bina drama ke bol deta hu.
p Bas tab jab koi mere dessert ko der tak dekhe.
p Doosron ki biryani se hamesha, baaki cheezon se kam.
i Jalan mujhe sabse zyada mere hi baare mein batati hai.
i Mere liye bharosa har cheez se zyada attractive hai.
b Tum hoti ho kya jealous?
=idealDate ^(?!.*\b(worst|bur[aei]|kharab|ajeeb|weird|awkward|bad|bekaa?r)\b).*(\b(ideal|perfect|dream|best|first|pehli|romantic|ac+h[ai]) (first )?date\b.{0,30}|\bdates? (ideas?|k(ai|e|ae)s[aei]|ka plan|k(ya+|ia|y))\b|\bdate (pe|par|p)\b.{0,12}\b(k(ya+|ia|y)|(kaha+n?|kidha?r)|kya ka?rna)\b.{0,15})
c Ek lambi walk, accha khana aur baatein jo khatam na ho.
c Simple, bina jaldi ke, jahan sach mein baat ho sake.
p Accha khana, bahut hasi, aur main kuch girau nahi bas.
p Picnic, jahan cheentiyan kam se kam meetha chhod dein.
i Jab cafe wale band karne lage tab hum uthein.
i Chai se shuru ho aur achanak pata chale raat ho gayi.
b Tumhari perfect date kaisi hogi?
=worstDate \b(worst|bur[aei]|kharab|ajeeb|weird|awkward|bad|funny|bekaa?r|ajib) (wali )?(first )?dates?\b|\bdates?\b.{0,20}\b(worst|bur[aei]|kharab|ajeeb|bekaa?r|weird|awkward|disaster)\b
c Woh jismein koi ek bhi sawaal na pooche.
c Jahan koi sun hi na raha ho, use dessert bhi nahi bachata.
p Har woh date jahan noodles order karke smart dikhna pade.
p Buri dates asal mein late delivery wale acche jokes hain.
i Sabse buri woh jahan dono mein koi khud jaisa na ho.
i Buri se bhi ek kissa bachta hai, woh milke sunaunga.
b Tumhari sabse ajeeb date kaunsi thi?
=cook ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(pasand|fav\w*|kabhi|banau+n?|banaa?oge|bana (r(ah|h|eh)[aei]+|ra))\b).*(\b(khaa?na|khna|lunch|dinner|breakfast|naa?shta|nasta)\b.{0,12}\b(khaa?ya|khya|khaye|khaoge|kha+ ?li(ya|a|ye)|ki?ya|kia|ka?r ?li(ya|a)|ho ?(ga?ya|gya)|hua|khalia|done|kha ((r(ah|h|eh)[aei]+|ra)|ke))\b|\bk(ya+|ia|y)( k(ya+|ia|y))? (khaa?ya|khya|kha ?(r(ah|h|eh)[aei]+|ra)|kha ?li(ya|a)|khaoge|khaye)\b|\b(lunch|dinner|breakfast|naa?shte|khane) (me|mein|mai|m) k(ya+|ia|y)\b|\b(chai|coffee) (pi|pee|peeli|pili|pi li|ho gayi|ho gyi)\b.{0,8}(\bkya\b|\?)|\bbhoo?kh? (lagi|nahi|lag (r(ah|h|eh)[aei]+|ra))\b.{0,8}(\bkya\b|\?)|\bkhaye (ho|kya)\b|\bhad (your )?(lunch|dinner|breakfast)\b)
c Khana main kabhi miss nahi karta, tumne poocha toh accha laga.
c Us maamle mein main apna khayal rakhta hu, tension mat lo.
p Pet full ho ya nahi, dessert ki jagah hamesha rehti hai.
p Khane ke time par main ghadi se bhi zyada punctual hu.
i Khana accha tab lagta hai jab saath mein koi baat kare.
i Itna simple sawaal, par kisi ka poochna accha lagta hai.
b Tumne kya khaya aaj?
b Aur tumne khaya ya nahi?
=cook ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(suggest\w*|recommend\w*|banau+n?)\b).*(\b(cook|cooking|khaa?na (bana|pak)\w*|kitchen)\b.{0,20}(\b(aat[aei]|ati|ka?rte|ka?r lete|lete|pasand)\b|\bho\b|\?)|\bk(ya+|ia|y)( k(ya+|ia|y))? (bana|pka|paka)(te|oge|na|lete)\b|\bk(ya+|ia|y)( k(ya+|ia|y))? (bana|paka) (lete|sakte|(r(ah|h|eh)[aei]+|ra)|loge)\b|\b(mere liye|mujhe)\b.{0,12}\b(bana(oge|ke|kar)|khilaoge|cook)\b|\b(chef|ac+he cook|good cook|special(i)?ty|signature dish|special dish)\b.{0,12}(\bho\b|\?|\bkya\b|\bhai\b)|\b(chai|maggi|roti|omelette|pasta|biryani) (bana(ni|na|te)|bana lete|banani)\b.{0,12}(\baati\b|\baata\b|\bati\b|\bho\b|\?))
c Itna bana leta hu ki koi taste kare toh khush ho.
c Simple cheezein, acche masale aur bina jaldi ke.
p Meri Maggi famous hai, kam se kam mere kitchen mein.
p Cooker ki seeti aur meri ab acchi dosti ho gayi hai.
i Cooking dimaag ko kisi bhi advice se zyada shaant karti hai.
i Tadke ki khushboo aate hi ghar alag lagne lagta hai.
b Tum sabse accha kya banati ho?
b Banana pasand hai ya bas khana?
=favFood ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(chal(oge|e|ein)|khilaoge|banau+n?|suggest\w*)\b).*(\b(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand) (food|khaa?na|dish|cuisine|restaurant|sweets?|mithai|dessert|street food|snacks?|fruit|sabzi|ice ?cream|meal|cheez khane)\b|\bkhane (me|mein|mai|m|ka|pe) (sabse )?(zyada |jyada )?(k(ya+|ia|y)|pasand|shauk)|\bk(ya+|ia|y)( k(ya+|ia|y))? khaa?na (pasand|ac+ha|like)\b|\bk(ai|e|ae)s[aei] khaa?na\b.{0,8}\bpasand\b|\b(veg|nonveg|non ?veg|vegetarian|vegan|eggetarian)\b.{0,20}(\b(ho|ya|khate)\b|\?)|\b(spicy|teekha|tikha|meetha|mitha|sweets?|street food|momos?|biryani|pani ?puri|golgapp\w*|chaat|sushi|chinese|maggi|chocolates?|paneer|chicken|ice ?cream|dosa|butter chicken|rajma|vada ?pav|samos[ae]|jalebi|south indian|north indian|seafood|fish|mango|aam|gulab jamun|non ?veg|veg)\b.{0,15}(\b(pasand|khaa?te (ho|hain|hai)|khaa?te|like ka?rte|lover)\b|\?)|\b(spicy|teekha|tikha|meetha|mitha|sweets?|street food|momos?|biryani|pani ?puri|golgapp\w*|chaat|sushi|chinese|maggi|chocolates?|paneer|chicken|ice ?cream|dosa|butter chicken|rajma|vada ?pav|samos[ae]|jalebi|south indian|north indian|seafood|fish|mango|aam|gulab jamun|non ?veg|veg) ya (spicy|teekha|tikha|meetha|mitha|sweets?|street food|momos?|biryani|pani ?puri|golgapp\w*|chaat|sushi|chinese|maggi|chocolates?|paneer|chicken|ice ?cream|dosa|butter chicken|rajma|vada ?pav|samos[ae]|jalebi|south indian|north indian|seafood|fish|mango|aam|gulab jamun|non ?veg|veg)\b|\bfoodie\b.{0,6}(\bho\b|\?|\bhain\b|\bkya\b)|\bk(ya+|ia|y)( k(ya+|ia|y))? khaa?te ho\b)
c Ghar ka accha bana khana mujhe har baar jeet leta hai.
c Accha bana ho toh main nakhre bilkul nahi karta.
p Jismein paneer ho use mera vote automatic milta hai.
p Mera favourite khana hai doosri plate.
i Woh taste jo bachpan ki kisi dopahar jaisa lage.
i Jo dheere khaya jaye aur der tak yaad rahe.
b Tumhara favourite khana kya hai?
b Spicy wali team ho ya meethe wali?
=drinkOrder ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(kitn[aei] [a-z]+ (?=.*\?)|daa?ru|sharaa?b|whisky|beer|vodka|rum|alcohol|chal(oge|e|ein)|milte)\b).*(\b(chai|tea|coffee|coffe|cofee)\b.{0,10}\b(ya|or|vs)\b.{0,10}\b(chai|tea|coffee|coffe|cofee)\b|\b(chai|tea|coffee|coffe|green tea)\b.{0,15}(\b(pasand|pee?te|pite|lover|addict|like ka?rte|person)\b|\bk(ai|e|ae)s[aei]\b|\?)|\b(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand) (drinks?|chai|coffee|juice|beverage)\b|\bk(ai|e|ae)s[aei] (chai|coffee)\b|\b(chai|coffee) (wale|lover)\b|\bk(ya+|ia|y) pee?na pasand\b)
c Chai, bina soche, aur acchi baatein ho toh doosri bhi.
c Subah coffee chal jati hai, par shaam chai ke naam hai.
p Chai, pehle cup se pehle main insaan nahi hota.
p Jismein sabse zyada biscuit doob sake, wahi meri drink hai.
i Time se zyada us par depend karta hai saath kaun hai.
i Dheere pi gayi ek chai bahut kuch keh deti hai.
b Chai wali ho ya coffee wali?
=pizza ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\bpizza\b.{0,30}(\?|\b(ya|pasand|((ka?un|kon|koun) ?s[aei])|khaa?te|topping\w*)\b)|\b(pineapple|toppings?)\b.{0,20}(\bpizza\b|\?|\bkya\b|\bhai\b)|\b(((ka?un|kon|koun) ?s[aei])|(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|k(ai|e|ae)s[aei]) pizza\b)
c Simple margherita, accha bana ho toh aur kuch nahi chahiye.
c Patla base, acchi cheese aur ek table bina jaldi ke.
p Pineapple nahi, thode usool toh mere bhi hain.
p Khud par yakeen ho toh har pizza single serving hai.
i Aakhri slice kaun leta hai, usse bahut kuch pata chalta hai.
i Raat ko baatein karte hue khaya pizza sabse accha hota hai.
b Tumhari favourite topping kya hai?
=music ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(suggest\w*|recommend\w*|concerts?|gaa?te|gaa?oge|sunao|suna do|suna sakte|gaana ga|sunu+n?|karaoke|gaana aata|gaa?na gaa?na)\b).*(\b(k(ai|e|ae)s[aei]|((ka?un|kon|koun) ?s[aei])|kis (tarah|type) k[aei]|k(ya+|ia|y)|(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|which|what kind of) (type k[aei] )?(music|gaa?n[aei]|songs?|singers?|artists?|bands?|geet|ghaza?ls?)\b|\b(music|gaa?n[aei]|songs?|singer|playlist|ghaza?l)\b.{0,20}(\b(pasand|sunte|sunna pasand|((ka?un|kon|koun) ?s[aei])|k(ai|e|ae)s[aei]|k(ya+|ia|y))\b|\?)|\bk(ya+|ia|y)( k(ya+|ia|y))? sun(te|ta|na pasand|na like| ?(r(ah|h|eh)[aei]+|ra))\b|\b(guitar|piano|tabla|sitar|flute|instruments?|keyboard|drums|ukulele|harmonium)\b.{0,20}(\b(bajaa?te|baja|play|aata|ati|aati)\b|\?)|\b(arijit|atif|ap dhillon|sidhu|diljit|honey singh|badshah|shreya|kishore|taylor swift|rap|lofi|classical|rock|sufi|kpop|k pop|bts|old songs|purane gaa?ne)\b.{0,15}(\b(pasand|sunte|fan ho|like ka?rte)\b|\?))
c Har tarah ka, bas gaane mein dil hona chahiye.
c Purane gaane aur thoda naya, baaki mood decide karta hai.
p Meri playlist ghazal se shuru hoke kahin aur hi nikal jati hai.
p Ek gaana tab tak chalta hai jab tak padosi yaad na kar lein.
i Kuch gaane kisi khaas insaan ke liye bacha ke rakhe hain.
i Raat ko chuna gaana din wale se zyada sach bolta hai.
b Tum kya sunti ho?
b Kis gaane se tum kabhi bore nahi hoti?
=concert ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(concerts?|live (show|music|gig|band)|music fest\w*|gigs?)\b.{0,30}(\b(gaye|jaoge|jaa?te|pasand|((ka?un|kon|koun) ?s[aei])|dekh[aei]|(ka?b)|k(ya+|ia|y)|ho|attend)\b|\?)|\b(((ka?un|kon|koun) ?s[aei])|last|(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|best) concert\b)
c Live music pasand hai, woh seedha dil tak jata hai.
c Chhota sa gig mujhe bade stadium se zyada accha lagta hai.
p Saare lyrics gaata hu, jo nahi aate woh bhi.
p Duniya ka sabse lamba insaan hamesha mere aage khada hota hai.
i Pehle sur se pehle wali khamoshi mujhe sabse pasand hai.
i Ek concert hai jiska main abhi bhi sapna dekhta hu.
b Tum kise live sunna chahogi?
=film ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(suggest\w*|recommend\w*|dekhu+n?|chaloge)\b).*(\b(k(ai|e|ae)s[aei]|((ka?un|kon|koun) ?s[aei])|kis (tarah|type) k[aei]|(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|last|pichhli|aakhri|which|k(ya+|ia|y)) (type k[aei] )?(movies?|films?|actors?|actress|hero|heroine|director|picture)\b|\b(movies?|films?|bollywood|hollywood|tollywood|srk|shah ?rukh|salman|aamir|south (indian )?movies|horror|rom ?com|theatre|cinema|marvel)\b.{0,25}(\b(pasand|dekhte|dekh[ai] (kya|tumne|hai kya)|dekhna|((ka?un|kon|koun) ?s[aei])|k(ai|e|ae)s[aei]|ya|lover|fan ho|buff|jaa?te ho)\b|\?))
c Jismein thodi comedy aur thoda dil ho, woh meri film hai.
c Jo theatre se nikal ke bhi peecha na chhode, woh pasand hai.
p Horror poori dekh leta hu, bas aankhein band karke.
p Emotional scene par rota nahi, popcorn mein mirchi hoti hai.
i Mujhe woh ending pasand hai jo sab kuch na samjhaye.
i Ek scene hai jisne mere andar kuch badal diya.
b Tumhari favourite film kaunsi hai?
b Bollywood romance ya thriller?
=series ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(((fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|((ka?un|kon|koun) ?s[aei])) season|mausam|suggest\w*|recommend\w*|dekhu+n?|chaloge|match|cricket)\b).*(\b(web ?series|series|netflix|prime video|prime|hotstar|anime|k-? ?dramas?|tv shows?|shows|season|sitcoms?|serials?)\b.{0,25}(\b(pasand|dekhte|dekh ?(r(ah|h|eh)[aei]+|ra)|dekh[ai] (kya|tumne|hai)|((ka?un|kon|koun) ?s[aei])|k(ya+|ia|y)|(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|dekhna)\b|\?)|\b(((ka?un|kon|koun) ?s[aei])|(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|k(ai|e|ae)s[aei]|last) (web ?series|series|show|anime|k-? ?drama|serial)\b|\bk(ya+|ia|y)( k(ya+|ia|y))? dekh ?((r(ah|h|eh)[aei]+|ra)|te|na pasand|oge)\b|\bbinge\w*\b.{0,15}(\bkya\b|\bho\b|\?)|\bfriends ya\b|\bgot dekh\w*)
c Acche characters aur smart dialogues, bas wahi mujhe rok lete hain.
c Chhoti series pasand hai jo time par khatam hona jaane.
p Bas ek episode bolne mein meri imaandari kamaal ki hai.
p Choose karne mein itna time lagta hai ki raat ho jati hai.
i Dobara dekhta hu aur har baar kuch apna mil jata hai.
i Woh episode pasand hai jiske baad screen band karke sochna pade.
b Tum aajkal kya dekh rahi ho?
=book ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(suggest\w*|recommend\w*|padhu+n?|sunao|suna do|sunaoge)\b).*(\b(books?|novels?|kitaa?b\w*|poetry|poems?|shaya?ri|authors?|writers?|lekhak|reading)\b.{0,25}(\b(pasand|padhte|padhi|padh ?(r(ah|h|eh)[aei]+|ra)|((ka?un|kon|koun) ?s[aei])|k(ya+|ia|y)|(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|likhte|shauk)\b|\?)|\b(((ka?un|kon|koun) ?s[aei])|(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|last|k(ai|e|ae)s[aei]) (books?|novel|kitaa?b|author|writer|poet|shayar)\b|\b(padhne ka shau[kq]|padhna pasand)\b.{0,10}|\baa?j ?kal k(ya+|ia|y) padh\w*|\bk(ya+|ia|y) padh\w*.{0,10}\baa?j ?kal\b|\blikhte ho\b)
c Un logon ki kahaniyan jo perfect nahi hain, mujhe kheench leti hain.
c Sone se pehle do panne, dimaag shaant ho jata hai.
p Jo books padhni hain unhe ab alag kamra chahiye.
p Teen page padhta hu aur kitaab munh par rakh ke so jata hu.
i Woh line underline karta hu jo saalon baad samajh aaye.
i Udhaar di hui kitaab dene wale ke baare mein bahut batati hai.
b Tum kya padh rahi ho aajkal?
=sport ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(aat[ai]|ati|chaloge|exams?)\b).*(\b(gym|workout|work out|exercise|yoga|running|cricket|football|badminton|tennis|basketball|volleyball|chess|kabaddi|swimming|sports?|match|ipl|cycling|table tennis|ludo|games?|gaming|pubg|bgmi|fifa|jogging)\b.{0,20}(\b(jaa?te|jaa?ta|ka?rte|khelte|khelna|dekhte|pasand|like ka?rte|freak|lover|fan|ka?r lete)\b|\?)|\b(((ka?un|kon|koun) ?s[aei])|(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|k(ai|e|ae)s[aei]|kis|k(ya+|ia|y)) (sports?|game|team|player|cricketer|ipl team|khel)\b|\b(rcb|csk|mi|kkr|india|dhoni|kohli|virat|rohit|messi|ronaldo)\b.{0,15}(\b(fan|supporter|support|pasand)\b|\?)|\b(virat|kohli|dhoni|rohit|csk|rcb|mi|kkr|messi|ronaldo) ya\b|\bk(ya+|ia|y) khelte\b|\bfit (ho|rehte)\b|\bfitness\b.{0,12}(\bho\b|\?)|\b(gym|workout)\b.{0,12}\b(kab|kitne)\b)
c Chalte firte rehna pasand hai, dimaag saaf ho jata hai.
c Itna kar leta hu ki khana guilt free lage.
p Mera sabse regular sport hai band hoti metro ke peeche bhaagna.
p Match dekhte hue main coach se zyada advice deta hu.
i Best woh pal hai jab body chale aur dimaag chup ho.
i Score se zyada mujhe ghar lautne wala raasta yaad rehta hai.
b Tum gym wali ho ya walk wali?
b Tumhe kaunsa game pasand hai?
=dance ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(dance|dancing|naa?ch|naa?chna|salsa|bhangra|garba|dandiya|bachata)\b.{0,20}(\b(ka?rte|pasand|aata|ati|aati|ka?roge|ka?r lete|lete)\b|\?)|\b(naa?chte|naa?choge)\b)
c Haan, saath accha ho toh sharm khatam ho jati hai.
c Technique kam hai, mann bahut hai, aur maza poora.
p Mere pairon ki beat ke baare mein alag raay hai.
p Baraat wala dance aata hai, uske liye syllabus nahi hota.
i Slow dance woh bol deta hai jo shabd nahi bolte.
i Bina audience ke main apne best se bhi behtar nachta hu.
b Tum nachti ho ya video banati ho?
=karaoke ^(?!.*\b(shaya?ri|joke)\b).*(\bkaraoke\b|\b(gaa?na|gaa?ne|songs?|singing)\b.{0,12}(\b(gaa?te|gaa?oge|ga lete|gaa?na aata|sunao|suna do|sunaoge|suna sakte|ga ke|gaake|gaao|gao|aata)\b|\bsinging ka?rte\b)|\bsinging\b.{0,12}(\bka?rte\b|\baati\b|\?)|\b(gaa?te|gaa?oge) (ho|bhi)\b|\bsinger ho\b|\bbathroom singer\b|\bmere liye\b.{0,8}\bgaa?(na|oge|o)\b|\b(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your) awaa?z\b.{0,12}(\bac+hi\b|\bkaisi\b|\?))
c Khushi se gaata hu, koi saath de toh aur bhi.
c Haan, sharm sirf pehli line tak rehti hai.
p Bathroom singer hu, shampoo ne aaj tak complaint nahi ki.
p Meri awaaz mein hall khaali karane ki taqat hai.
i Bas ek gaana hai jiske liye himmat hoti hai.
i Besura gaate hue insaan apna asli roop dikha deta hai.
b Tum kaunsa gaana gaogi?
=outdoors ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(chal(oge|e|ein)|saath)\b).*(\b(mountains?|pahaa?d\w*|beach(es)?|hills?|samunda?r|sea)\b.{0,10}\b(ya|or|vs)\b.{0,10}\b(mountains?|pahaa?d\w*|beach(es)?|hills?|samunda?r|sea|city)\b|\b(trek\w*|hik\w*|camping|nature|outdoors?|mountains?|pahaa?d\w*|beach(es)?|long walks?|walks?|long drives?|adventure|sunsets?|picnic|bike rides?)\b.{0,20}(\b(pasand|jaa?te|ka?rte|person|lover|like)\b|\?))
c Samundar shaant karta hai, pahaad jagate hain, mujhe dono chahiye.
c Bahar rehna pasand hai, lambi walk bahut kuch suljha deti hai.
p Trek par main upar milne wali Maggi ke liye jata hu.
p Beach par das minute mein tamatar ban jata hu.
i Paani ko dekhte hue sawaal khud line mein lag jate hain.
i Chalte hue woh baatein hoti hain jo baith ke nahi hoti.
b Pahaad ya beach, tum kis team mein ho?
=trips ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(chal(oge|e|ein)|saath)\b).*(\b(travel\w*|gh(oo|u)m\w*|trips?|vacations?|solo|abroad|foreign|destination)\b.{0,25}(\b(pasand|ka?rte|((ka?un|kon|koun) ?s[aei])|(kaha+n?|kidha?r)|(ka?b)|gaye|lover|shau[kq]|dream|(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|ka?rna)\b|\?)|\b(kaha+n?|kidha?r)( (kaha+n?|kidha?r))? (gh(oo|u)m\w*|gaye (ho|the|hain)|jana (chah\w*|pasand|h(ain?|ei?|y)?)|jaana (chah\w*|pasand|h(ain?|ei?|y)?)|travel|trip|settle)\b|\b((fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|dream|last|pichhli|((ka?un|kon|koun) ?s[aei])|next|best) (place|jagah|trip|destination|country|city|vacation|hill ?station|desh)\b|\bbucket list\b|\bgh(oo|u)mna\b.{0,10}\b(pasand|ac+ha)\b)
c Araam se ghoomna aur wahin khana jahan local log khate hain.
c Purani galiyan aur samundar ho, main abhi nikal jau.
p Kam saaman leta hu, usmein bhi char cheezein kaam nahi aati.
p Har sheher mein kho jata hu, par hamesha khane ki dukaan ke paas.
i Mujhe woh jagah pasand hai jahan ki bhaasha na aati ho.
i Ek jagah sahi saath ke liye bacha ke rakhi hai.
b Tum kahan jana chahogi?
b Kaunsi trip tumhe aaj bhi yaad hai?
=hobby ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\bhobb\w*|\b(interests?|shau[kq]|passions?|passionate)\b.{0,15}(\bkya\b|\bhai\b|\?|$)|\b(free|khaa?li|extra|fursat)\b.{0,6}\b(time|waqt|wakt|din|mein|me|hote)\b.{0,15}\b(k(ya+|ia|y)|kaise)\b|\bk(ya+|ia|y)( k(ya+|ia|y))? ka?r(te|na)\b.{0,15}\b(free|khaa?li|weekends?|sundays?|pasand|ac+ha lagta|fun|time ?pass|fursat)\b|\b(weekends?|sundays?|chutti|holidays?|fursat|bore|fun|time ?pass|maze|evenings?)\b.{0,18}\bk(ya+|ia|y)( k(ya+|ia|y))? ka?rt[ei]\b|\btime ?pass kaise\b|\btime kaise (spend|pass|bita)\w*|\b(tumhe|aapko|tujhe|tumko)\b.{0,6}\bk(ya+|ia|y)( k(ya+|ia|y))? (ka?rna )?(pasand|ac+ha lagta)\b.{0,12}|\bk(ya+|ia|y) k(ya+|ia|y) pasand\b|\bk(ya+|ia|y) shau[kq]\b)
c Khana, lambi walk aur khatam na hone wali baatein.
c Nayi cheezein try karna, phir purani par wapas aana.
p Aisi hobbies collect karta hu jo do hafte chalti hain.
p Chai lekar khidki se bahar dekhne mein semi professional hu.
i Jo cheez mujhe phone bhula de, wahi meri hobby hai.
i Aisi hobby dhoond raha hu jo do logon mein behtar ho.
b Tumhe kya karna sabse accha lagta hai?
=relax ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(relax|unwind|chill|de-? ?stress|refresh|stress|tension|mood (kharab|off|theek|thik))\b.{0,25}\b(kaise|k(ya+|ia|y)|ka?rte)\b|\bkaise\b.{0,12}\b(relax|unwind|chill|stress|mood|shaant|calm)\b|\b(stress|sad|udaas|gussa|low|akela) (hote|hota|ho to|ho toh|ho jaa?o|aata|aaye|feel)\b.{0,20}\b(k(ya+|ia|y)|kaise)\b)
c Ek walk, halka music aur phone thoda door.
c Dheere dheere koi kaam karta hu, din apne aap khulta hai.
p Sofa par Olympic level discipline se letta hu.
p Gehri saans leta hu, phir chocolate kha leta hu.
i Woh ghanta jab kisi ko mujhse kuch na chahiye ho.
i Kisi ke saath ki khamoshi akele se zyada relax karti hai.
b Tum kaise relax karti ho?
=smoke ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(smok(e|er|ing)|cigs?|cigarettes?|cigrate|sutta|sutte|hookah?|vap(e|ing)|ganja|weed|tobacco|gutka)\b.{0,20}(\b(ka?rte|pee?te|pite|lete|maa?rte|ho|pasand)\b|\?))
c Saaf hawa pasand hai, par kisi ko judge nahi karta.
c Meri kamzoriyan doosri hain, jaise chai aur garam jalebi.
p Mere yahan dhuaan sirf tadke se uthta hai.
p Lat bas chocolate ki hai aur chhodne ka irada nahi.
i Meri aadatein alag hain, zyadatar khayi ja sakti hain.
i Sabki koi aadat hoti hai, meri der se pata chalti hai.
b Tum smoke karti ho kya?
=drinkAlcohol ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(kitn[aei] (chai|coffee|paani|doodh)|paani|doodh|chal(oge|e|ein))\b).*(\b(drink|drinks|drinking|daa?ru|sharaa?b|alcohol|beer|wine|whisky|vodka|rum|peg|old monk)\b.{0,20}(\b(ka?rte|pee?te|pite|lete|pasand|ho|ka?r lete)\b|\?)|\b(pee?te|pite) (ho|hain|hai)\b|\b(party|parties|clubbing|clubs?|pubs?|nightlife|partying)\b.{0,20}(\b(ka?rte|pasand|person|jaa?te|animal)\b|\?))
c Mehfil acchi honi chahiye, glass mein kya hai baad ki baat.
c Mujhe drink se zyada uske saath wali baatein pasand hain.
p Nimbu paani par bhi poori party kar sakta hu.
p Mera favourite nasha ab bhi kadak chai hai.
i Mujhe woh baatein pasand hain jo raat badhne par nikalti hain.
i Meri best raatein woh hain jo poori yaad hain.
b Tumhara kya scene hai is mein?
=religion ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(religious|dharmik|spiritual|atheist|nastik|aastik|bhagwa+n|god|allah|religion|dharm|caste|jaa?ti|ma?ndir|masjid|gurudwara|church|poo?ja|puja|namaa?z|roz[ae] (rakh|ho)|vrat|karma|kismat|kismet|destiny|luck|soul ?mates?|past life|superstiti\w*|love at first sight|pehli nazar)\b.{0,25}(\b(maa?nte|believe|vishwaa?s|yakeen|bharosa|ka?rte|jaa?te|rakhte|ho|k(ya+|ia|y)|((ka?un|kon|koun) ?s[aei])|padhte|hota h(ain?|ei?|y)?)\b|\?)|\b(bhoot|ghosts?)\b.{0,15}\b(maa?nte|believe|hote)\b|\bkis ?(cheez |chiz )?(me|mein|mai|pe|par) (maa?nte|believe|vishwaa?s|yakeen)\b)
c Sabki aastha ki izzat karta hu, sunna bhi pasand hai.
c Sabse zyada is par yakeen hai ki hum kaise pesh aate hain.
p Subah ki chai aur doosri plate par poora vishwas hai.
p Sabse sacchi dua parking dhoondte waqt nikalti hai.
i Raat ko main din se zyada cheezon par yakeen karta hu.
i Kuch ittefaq apne shak par hi shak karwa dete hain.
b Tum kis cheez mein maanti ho?
=tattoos ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(tattoos?|piercings?)\b.{0,25}(\?|\b(h(ain?|ei?|y)?|pasand|banwa\w*|ka?rwa\w*|k(ya+|ia|y)|(kaha+n?|kidha?r))\b))
c Peeche koi kahani ho toh bahut pasand aate hain.
c Mujhe acche lagte hain, khaas kar unki wajah.
p Dessert choose nahi kar pata, zindagi bhar wali cheez kaise karu.
p Macchar waise hi meri skin par kaafi kaam karte hain.
i Banwata toh bahut kam log uska matlab samajhte.
i Ink se zyada mujhe uske peeche wali baat mein interest hai.
b Tumhara koi tattoo hai?
=morningPerson ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\bneend\b.{0,8}\bkaisi\b|\bneend\b.{0,15}(\b(aayi|aai|ac+hi|poori|puri|aati|hui)\b.{0,10}(\?|\bkya\b)|\?)|\bac+he se soye\b|\bsoye (kab|ac+he|theek|thik|the)\b|\bkab soye\b|\bsle(pt|ep) well\b|\bkaise soye\b)
c Theek thaak so leta hu, bas subah thodi der aur chahiye hoti hai.
c Sukoon ho toh neend apne aap acchi aa jati hai.
p Neend se meri acchi banti hai, alarm se bilkul nahi.
p Takiye ke saath mera relationship kaafi stable hai.
i Kabhi kabhi ek khayal neend se pehle jeet jata hai.
i Sone se pehle wala ghanta mujhe sabse zyada sochne deta hai.
b Tumhari neend kaisi rahi?
=morningPerson ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(morning|night|early|subah|raa?t) (person|owl|bird|wale|ka insaa?n)\b|\b(subah|jaldi|late|(ka?b)|kitne (baje|bje)|raa?t)\b.{0,15}\b(uthte|uth jaa?te|sote|so jaa?te|jaa?gte|soote)\b|\b(sote|uthte) (ho|hain)?\b.{0,12}\b((ka?b)|kitne|late|jaldi)\b|\braa?t (ko|bhar|tak) jaa?g\w*)
c Subah dheere uthta hu, par mood accha rehta hai.
c Thoda zyada raat wala hu, jab sab shaant ho jata hai.
p Chai se pehle meri alarm se baat band hai.
p Jaldi tabhi uthta hu jab nashta accha ho ya train ho.
i Raat ko woh sochta hu jo din mein nahi maanta.
i Sheher mujhe tab pasand hai jab sab so rahe ho.
b Tum subah wali ho ya raat wali?
=weatherThere ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b)))(?!.*\b(bheeg\w*|bhig\w*)\b).*(\b(mausam|mosam|weather|barish|baarish|garmi|thand|sardi|dhoop|temperature|rain|snow)\b.{0,20}(\b(k(ai|e|ae)s[aei]|kitn[aei]|ya|pasand)\b|\b(ho|pad|lag) (r(ah|h|eh)[aei]+|ra) (h(ain?|ei?|y)? )?kya\b|\bhai kya\b|\?)|\bk(ai|e|ae)s[aei] (mausam|mosam|weather)\b|\b(waha+n?|vaha+n?|udhar|(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your) (yaha+n?|waha+n?|side|sheha?r|city|taraf))\b.{0,20}\b(mausam|mosam|weather|barish|baarish|garmi|thand|sardi)\b|\b(garmi|sardi|winters?|summers?|barish|baarish|monsoon) (ya|or|pasand)\b|\b((fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)|((ka?un|kon|koun) ?s[aei])) (season|mausam)\b)
c Aaj ka mausam confuse hai, par bahar nikla ja sakta hai.
c Plan accha ho toh mujhe har mausam theek lagta hai.
p Aasmaan mujhse bhi zyada mood badalta hai aaj.
p Pakode wala mausam hai, waise mere liye roz hota hai.
i Barish ho toh kahin na jaana bhi accha lagta hai.
i Aisi roshni mein bina wajah chalne ka mann karta hai.
b Tumhare wahan mausam kaisa hai?
b Barish pasand hai ya dhoop?
=christmas ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(diwali|deepawali|holi|eid|new ?year|navratri|navaratri|rakhi|raksha ?bandhan|ganpati|ganesh chaturthi|durga ?pu?ja|pujo|lohri|onam|pongal|dussehra|karva ?chauth|christmas|xmas|ramzaa?n|ramadan|iftaa?r|valentine\w*|birthday|bday|tyohaa?r|festivals?|janmashtami|shivratri|31st|halloween)\b.{0,30}(\b(k(ya+|ia|y)|kaise|(kaha+n?|kidha?r)|plans?|pasand|manaa?te|manaoge|celebrate|ka?roge|ka?r ?(r(ah|h|eh)[aei]+|ra)|ghar ja)\b|\?)|\b(k(ya+|ia|y)|kaise|plans?)\b.{0,20}\b(diwali|deepawali|holi|eid|new ?year|navratri|navaratri|rakhi|raksha ?bandhan|ganpati|ganesh chaturthi|durga ?pu?ja|pujo|lohri|onam|pongal|dussehra|karva ?chauth|christmas|xmas|ramzaa?n|ramadan|iftaa?r|valentine\w*|birthday|bday|tyohaa?r|festivals?|janmashtami|shivratri|31st|halloween)\b)
c Apne log paas ho, khana accha ho, bas wahi tyohaar hai.
c Simple pasand hai, lambi table aur zero jaldi.
p Plan yeh hai ki mithai ke saath poora insaaf karu.
p Har mithai ke liye main volunteer taster hu.
i Din se zyada mujhe usse pehle ki raunak pasand hai.
i Aise din thoda purane time mein le jate hain.
b Tum kaise celebrate karti ho?
=fear ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(kis (cheez|chiz|baa?t) se|kis se|kisse|k(ya+|ia|y)|sabse|biggest|kis chij se)\b.{0,18}\b(dar+|dar+te|fear|phobia|dar+ta|dar+oge)\b.{0,12}|\b(dar+te|dar+ lagta|dar+ta|phobias?|fears?)\b.{0,20}(\bho\b|\bhai\b|\bkya\b|\?))
c Jaldi jaldi mein zaroori cheez miss kar dene se.
c Zindagi autopilot par nikal jaye, us baat se.
p Chhipkali se, aur chhote aksharon wale forms se.
p Us pal se jab sab bolte hain apna intro do.
i Woh baatein jo time par keh nahi paya, unke reh jaane se.
i Galat hone se kam, koshish na karne se zyada.
b Tumhe kis cheez se darr lagta hai?
=talent ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(talents?|hunar|skills?|khaa?siyat|khubi|khoobi|quality|qualities|strength)\b.{0,20}(\bk(ya+|ia|y)\b|\bhai\b|\bbatao\b|\?)|\b(hidden|secret) talent\b|\bkis (cheez|chiz|baa?t|chij) (me|mein|mai)\b.{0,12}\b(ac+he|best|expert|good|mast|tez|master)\b|\bk(ya+|ia|y) (sabse )?ac+h[ae] ka?r(te|lete)\b)
c Main sach mein sunta hu, log isse surprise ho jate hain.
c Logon ko jaldi comfortable feel karwa deta hu.
p Har shop mein sabse slow line dhoond leta hu.
p Blast wali movie mein bhi araam se so sakta hu.
i Theek hu bolne wala theek nahi hai, yeh samajh leta hu.
i Ek talent hai jo sirf tab nikalta hai jab koi na maange.
b Tumhara hidden talent kya hai?
=proudOf ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(proud|garv|fakh?r|naaz|achievements?|uplabdhi)\b.{0,25}(\bkis\w*|\bk(ya+|ia|y)\b|\bho\b|\bhota\b|\?)|\bkis (cheez|baa?t|chiz|chij) (pe|par)\b.{0,12}\b(proud|garv|fakh?r|naaz)\b)
c Is par ki jaldi mein bhi main narmi nahi khota.
c Un dostiyon par jo lambe time se sambhaal rakhi hain.
p Chips ka packet aadha band karke rakhne par.
p Apni almost gol roti par, ab woh map jaisi nahi banti.
i Jab haan bolna aasaan tha tab na bolne par.
i Un chhoti cheezon par jo kisi ne dekhi hi nahi.
b Tumhe apni kis baat par proud feel hota hai?
=superpower ^(?!.*\b(free ho|chaloge)\b).*(\b(super ?powers?|lottery|crorepati|time (travel|machine)|jinn|genie|(teen|3|three|ek) wish(es)?|desert island|invisible|gaa?yab hone|agle janam|dobara janam|zombie)\b.{0,30}|\bagar\b.{0,6}\b(tum|tumhe|tumhare|tumko|aap|aapko|aapke|tujhe|tu|ek din|kal|duniya|pais[ae]|time|koi)\b.{0,50}\b(k(ya+|ia|y)|(kaha+n?|kidha?r)|(ka?un|kon|koun)|kaise|((ka?un|kon|koun) ?s[aei])|kise|kisko|kiske)\b.{0,25}|\b(ek din ke liye|ek crore|1 crore|das lakh|kisi se bhi mil)\b.{0,30})
c Apne logon ke saath zyada waqt, main wahi chunta.
c Pehle kahin door nikal jata, bina kisi jaldi ke.
p Time rok deta, khaas kar subah ke alarm par.
p Saari power gum hua moja dhoondne mein khatam kar deta.
i Ek pal mein wapas jata, sirf theek se dekhne ke liye.
i Woh sunna chahta jo log bolne ki himmat nahi karte.
b Tum hoti toh kya chunti?
=perfectDay ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\b(perfect|ideal|dream|best) (day|din|sunday|weekend|morning|evening|sha+m|subah)\b.{0,25}|\b(khush|happy|khushi)\b.{0,20}\b(k(ya+|ia|y)|kis|kisse|kab)\b.{0,20}|\b(k(ya+|ia|y)|kis (cheez|baa?t|chiz|chij) se|kisse|kis se)\b.{0,15}\b(khush|happy|khushi|smile)\b|\bkhush ho\b.{0,12}(\?|\bkya\b|\blife\b|\bapni\b))
c Bina alarm ke uthna, ghoomna aur lambi table par khatam karna.
c Dhoop, accha khana aur baatein karne ko koi saath.
p Naashte se shuru, doosre naashte par jaari.
p Aisa din jismein dopahar ki neend hero ho.
i Bina plan ke shuru ho aur sab apne aap jam jaye.
i Perfect tha ya nahi, yeh agle din hi pata chalta hai.
b Tumhara perfect din kaisa hoga?
b Tumhe sabse zyada khushi kis se milti hai?
=tellMe ^(?!.*\b(uska|uski|jagah|movie|gaan[ae]|song|dog|cat|pet|book|series|restaurant|cafe|friend)\b).*(\b(naa?m|name)\b.{0,12}(\bk(ya+|ia|y)\b|\bbatao\b|\bbtao\b|\?)|\bk(ya+|ia|y) naa?m\b|\bk(ya+|ia|y) bula(u+n?|oon|te|aun?)\b|\bkis naa?m se\b|\bwhat('s| is|s) (your|ur) name\b)
c Naam profile par hai, par tumse sunna accha lagega.
c Jo profile par likha hai wahi, koi secret identity nahi hai.
p Profile wala naam asli hai, superhero wala abhi soch raha hu.
p Doston ne itne naam diye hain ki sab likhne layak nahi.
i Naam ki bhi ek kahani hai, woh milne par.
i Naam se zyada yeh important hai ki bulata kaun hai.
b Tumhe kis naam se bulau?
=tellMe \b(ek|kuch|1) (baa?t|sawaa?l|cheez|chiz|question|qn) (poochu+n?|puchu+n?|poochun?|pooch(ni|na)?|puch(ni|na)?|pooch sakti|puch sakti)\b|\b(poochu+n?|puchu+n?|(pooch|puch) (sakti|skti|lu)) (ek|kuch|kya)?\b|\b(can|may) i ask\b
c Haan pooch lo, main khul ke jawab deta hu.
c Bilkul, jo mann mein hai seedha pooch lo.
p Poocho, bas pahade mat sunna, saat ke baad atak jata hu.
p Pehla sawaal free hai, doosre par chai lagegi.
i Haan, mujhe sawaal se zyada uski wajah mein interest hai.
i Zaroor, kabhi kabhi sawaal jawab se zyada bata deta hai.
b Toh batao, kya poochna hai?
=tellMe ^(?!.*\b(jokes?|shaya?ri|chutkul[ae]|teen words?|3 words?|shabd\w*|words?|mere (baare|bare)|iske (baare|bare)|uske (baare|bare)|funny)\b).*(\b(apn[ei]|khud|(tumh?a?r[aei]|tumhr[aei]|ter[aei]|aa?pk[aei]|ur|your)|ur ?self|yourself) (ke )?(baa?re|bare|life|zindagi) ?(me|mein|mai|m|ke)?\b.{0,20}|\b(intro|introduce|introduction)\b|\bk(ai|e|ae)s[aei] (type ke )?(insaa?n|ladke|ladka|aadmi|bande|banda|person) (ho|hai|h|hain)\b|\b(kuch|koi|ek) (interesting|naya|secret|raaz|ac+h[ai]|aisi|baa?t|cheez|chiz|story|kahani|kissa)\b.{0,15}\b(batao|btao|bta|bata|sunao|suna|share|kaho|bolo|shuru)\b|\b(secret|raaz|kahani|story) (k(ya+|ia|y)|batao|btao|sunao)\b|\bkoi (nahi+n?|nhi+n?|nai+n?|ni) (jaa?nta)\b|\btell me (about|something|more)\b|\b(tumhe(in|n)?|tumko|tujh[ek]o?|tuje|aa?p ?ko) (aur |or )?jaan(na|ne) (chahti|chahungi|h(ain?|ei?|y)?)\b.{0,12}|\bpersonality (k(ai|e|ae)s[aei]|k(ya+|ia|y))\b)
c Shaant, curious aur jaldi hasne wala insaan hu.
c Lambi baatein, accha khana aur saaf dil log pasand hain.
p Khane ke time punctual hu, baaki sab mein flexible.
p Paudhon se baat karta hu, woh bahut sabr se sunte hain.
i Padhne mein aasaan lagta hu, par ek footnote hai.
i Meri sabse interesting baat walk par pata chalti hai.
b Tum kaisi insaan ho?
b Tumhare baare mein mujhe kya pata hona chahiye?
=threeWords \b(teen|3|tin|three|ek|one|1|do|2|two|5|paanch) (words?|shabdo?n?|adjectives?|lafz\w*)\b.{0,40}
c Curious, wafadaar aur zyadatar khush mizaaj.
c Shaant, seedha aur dil se, isi order mein.
p Bhookha, punctual aur phir se bhookha, bas itna.
p Math kamzor hai, teen shabd bhi gin nahi paya.
i Dhyaan dene wala, ziddi, aur teesra tum guess karo.
i Bahar se shaant, andar se hulchul, hamesha curious.
b Tumhare teen words kya honge?
=joke ^(?!.*\b(tha|the joke|ac+ha joke|nice joke|mazaa?k ka?r|funny ho)\b).*(\b(jokes?|chutkul[aei]|hasa(o|do|oge|ao)|hansa(o|do|oge)|hasa do|hansa do|kuch funny|mazedaa?r baa?t|make me laugh)\b)
c Mera best joke fitted bedsheet tah karne ki koshish hai.
c Ek sunata hu, mere saare favourite jokes jaisa simple hai.
p Diet shuru ki thi, abhi tak sirf sabr ghata hai.
p Alarm se paanch minute maange the, usne poora din de diya.
i Mujhe sabse zyada ajeeb khamoshi par hasi aati hai.
i Ek accha wala hai, par sirf saamne kaam karta hai.
b Tumhe sabse zyada kya hasata hai?
=joke \b(shaya?ri|sher|poem|kavita|pick ?up lines?|rizz|flirt (ka?rke|ka?ro|ka?rna aata)|compliment (do|de|doge)|ta+reef ka?ro|lines? ma+ro)\b
c Arz kiya hai, chai thandi hui par baat jam gayi.
c Tumhara naam aaya toh shaam ne bhi rang badal liya.
p Arz kiya hai, samosa ek tha, aadha tumhare naam rakha.
p Gulab laal, aasmaan neela, mera rhyme yahin par dheela.
i Kuch sher kagaz par nahi, khamoshi mein likhe jate hain.
i Do line ki baat thi, tumne padha toh kahani ban gayi.
b Ab tumhari baari, sunaogi kuch?
=advice \bk(ya+|ia|y) (ka?ru+n?|pehnu+n?|pehanu+n?|pehenu+n?|dekhu+n?|khaa?u+n?|banaa?u+n?|lu+n?|bolu+n?|padhu+n?|sunu+n?|order ka?ru+n?|gift (du|dena|lu|de)|du+n?|likhu+n?|choose ka?ru+n?|ka?rna chahiye|pehn?na chahiye)\b|\b(suggest|suggestions?|recommend|recommendations?|salaa?h|advice|idea do|raay do)\b|\b((ka?un|kon|koun) ?s[aei])\b.{0,15}\b(dekhu|pehnu|lu|khau|padhu|sunu|choose ka?ru)n?\b|\b(kaha+n?|kidha?r) jau+n?\b|\bconfused hu\b|\bdecide nahi ka?r pa\w*|\bmeri jagah (hote|ho)\b|\bhelp me (choose|decide)\b
c Jo kal tumhe sabse accha feel karwaye, wahi chuno.
c Sabse simple wala lo, aksar wahi best nikalta hai.
p Confusion mein cheese add karo, usne kabhi dhokha nahi diya.
p Toss karo, aur mann ka aane tak repeat karo.
i Poochne se pehle jo pehla khayal aaya tha, wahi sahi hai.
i Main yeh sochta hu ki baad mein kise miss karunga.
b Tumhara mann kya bol raha hai?
=tellMe ^(?!.*\b(theek|thik|ac+hi|badhiya|badiya|mast|fine|good|jokes?|shaya?ri|mujhe bhi)\b).*(\b(aur|or|nd|and|hor|to|toh|phir|fir|waise)( kuch)?( tum| aap)? (batao|btao|bta|bata|btaao|bataao|bataiye|sunao|suna|bolo|bol)\b|^\W*(aur |or )?(tum|aap|tu|ap|chalo|kuch|phir|fir|ab|bas) (hi |bhi |kuch )?(batao|btao|bta|bata|sunao|suna|bolo|bol|sunado|bataiye)( na| kuch| yaar| aur| naa)?\W*$|\bkuch (to |toh )?(batao|btao|bolo|bolna|sunao|baa?t ka?ro)\b|\bchup (ky[uo]+n?|kiyu?n?|kio|q|why)\b|\b(baa?tein|baa?t) ka?ro (na|mujhse|kuch)\b|\bbore? ho ra?hi\b|\bk(ya+|ia|y) baa?t ka?r(e|ein|u)\b)
c Mere yahan sab badhiya hai, baatein karne ka full mood hai.
c Bas yahi ki tumse baat karna accha lag raha hai.
p News yeh hai ki aaj bhi alarm mujhse haar gaya.
p Breaking news, maine tumhara message muskura ke padha.
i Batane ko bahut hai, bas sahi sawaal ka wait hai.
i Ek baat hai, par woh thodi der baad bataunga.
b Tum sunao, kya naya hai?
b Aaj ki sabse acchi baat kya thi?
=howAreYou ^(?!.*\b(hu+n?|hoon|mujhe|main|tinder|app)\b).*(^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}(are |arre )?k(ya+|ia|y) (hua|ho ga?ya|hogaya|hogya)( hai| tumhe| tumko| aapko| tujhe)?( (yaa?r|yr|btw|waise|aa?j ?kal|abhi|aa?j|na|ji|bhi|then|phir|fir|hai|h|ho|tum|batao|btao|bta|kya|dear|sab)){0,3}\W*$|\b(naraa?z|gussa|upset|udaas|sad|dukhi|pareshaa?n|mood kharab|mood off|khafa|tension mein|tension me|low)( to| toh| kyu| kyun| nahi| lag (r(ah|h|eh)[aei]+|ra))? (ho|hain)\b.{0,12}(\?|\bkya\b|\bna\b|$|\bmujh\w*))
c Sab theek hai, bas thoda khayalon mein kho gaya tha.
c Arre nahi, main bilkul theek hu, tum tension mat lo.
p Kuch nahi hua, bas mera dimaag chai break par tha.
p Meri serious shakal default hai, andar party chal rahi hai.
i Sab theek hai, par tumne notice kiya yeh accha laga.
i Kuch nahi, kabhi kabhi khamoshi mein bhi main khush hota hu.
b Tum theek ho na?
=isItWeird ^(?!.*\b(din|day|mood kharab|date)\b).*(\b(ajeeb|ajib|weird|pagal|galat|normal|abnormal|stupid|silly|bur[ai]|creepy|cringe|problem|dikkat|strange|boring)\b.{0,15}(\b(hai|h|hu|hoon|lag\w*|tha|nahi|ho) (kya|na)\b|\?)|\b(kya|kahin|kahi) (main|mai|ye|yeh|mera|meri)\b.{0,15}\b(ajeeb|ajib|weird|pagal|galat|normal|zyada|jyada|boring|bura)\b|\b(judge|bura|offend|ajeeb) (to |toh )?((nahi+n?|nhi+n?|nai+n?|ni) )?(ka?roge|ka?rte|maa?noge|lagega|laga|ka?r (r(ah|h|eh)[aei]+|ra))\b.{0,8}(\?|\bkya\b|\bna\b|$)|\bsirf (main|mujhe|mere)\b.{0,25}\?|\bpagal (to |toh )?(nahi )?hu\b)
c Bilkul nahi, mujhe toh yeh kaafi natural laga.
c Nahi, tumne khul ke bola yeh accha laga.
p Ulta hota toh ajeeb lagta, ajeeb cheezon ka main expert hu.
p Mere ajeeb logon ke club mein biscuit bhi milte hain.
i Jise log ajeeb bolte hain woh aksar sabse saccha hota hai.
i Mere saath bhi hota hai, bas kisi ko batata nahi.
b Tumhare saath aksar hota hai aisa?
=whatDoYouThink ^(?!.*\b(sabse pehle|(sab|sb) (theek|thik|tik|badhiya|badiya|set|mast))\b).*(\bk(ya+|ia|y) lag(ta|ti|a) h(ain?|ei?|y)?\b.{0,40}|\b(tumhe|aapko|tujhe|tumko|hisaab se)\b.{0,15}\b(k(ya+|ia|y)|k(ai|e|ae)s[aei]) (lagta|laga|lagti|lagi|lag (r(ah|h|eh)[aei]+|ra))\b|\bk(ya+|ia|y) (sochte|sochta|khayaa?l|khyaa?l|kehte|raay|opinion|views?|bolte|thoughts?)\b.{0,40}|\b(opinion|raay|rai|thoughts?)\b.{0,15}(\bk(ya+|ia|y)\b|\?|$)|\bagree (ka?rte|ho|hai|nahi|na)\b|\b(sahi|galat|theek|right|correct|sach) (kaha|bola|keh ra?hi|bol ra?hi|hu|hai) ?(hu )?(na+|kya)\b|\b(hai|h|he|tha|thi|hain) na+\W*$|\bwhat do (you|u) think\b|\bk(ai|e|ae)s[aei] (laga|idea)\b.{0,20}|\bac+ha idea (hai|h) (kya|na)\b|\b(galat|sahi|jhooth) bol ra?hi hu\b)
c Mujhe accha laga, aur tumhara dekhne ka tareeka bhi.
c Sahi lagta hai mujhe, asli cheez par dhyaan hai.
p Meri raay pakki hai, jab tak koi mithai na le aaye.
p Serious face se soch raha hu, isse zyada gehra lagta hai.
i Aadha main maan gaya hu, aadha abhi soch raha hai.
i Isme ek baareek baat hai jo yahan fit nahi hogi.
b Tum ise kaise dekhti ho?
=really ^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}(sach|sacch?i|sachi|sac+hi ?(me|mein)?|sach ?(me|mein|mai|m|main)|such (me|mein)|really|rly|seriously|aisa kya|ac+ha aisa|kasam se|oh really|sach bata\w*|sach bolo|no way)( kya| na| yaar| bol ra?he ho| ho| batao| bolo| tum)?( kya| yaar| na)?\W*$|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}(ac+ha|pakka|sure|promise|serious|sachmuch|haa?n|aisa|kasam)( na| kya| ho| yaar)?\W*\?|\b(mazaa?k|majaa?k|jhoo?th|prank|feku?|joke) (to |toh )?((nahi+n?|nhi+n?|nai+n?|ni) )?(ka?r|bol|maa?r)? ?(r(ah|h|eh)[aei]+|ra)\b|\bsach (bol|keh|bata) ?(r(ah|h|eh)[aei]+|ra)\b|\bserious ho\b|\bpakka na\b|\bpakka (bol|sach)|\bkasam (khao|se)\W*(\?|$)|\byakeen (nahi+n?|nhi+n?|nai+n?|ni) ho ra?ha\b
c Haan, bilkul seriously bol raha hu.
c Sach mein, aise hi bolne wala main nahi hu.
p Serious hu, likhte waqt formal face bhi banaya tha.
p Kasam se, aur main kasam sirf samose ki khata hu.
i Haan, sach kahu toh main khud thoda surprise hua tha.
i Sach hai, aur iske peeche dikhne se zyada hai.
b Yakeen nahi hua kya?
=whatMean ^(?!.*\b(app|yaha+n?|tinder|bumble|kya karu+n?|course|padhai)\b).*(\bk(ya+|ia|y) (matlab|mtlb|mtlab|mean)\b|\b(matlab|mtlb|mtlab|means?|meaning)\b.{0,10}(\bk(ya+|ia|y)\b|\bkaise\b|\?)|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}(matlab|mtlb|means|mean|k(ya+|ia|y)|huh|what|k(ya+|ia|y) (bola|kaha|boli|bol rahe)|samjhi nahi|samjhi nhi|kuch samjhi nahi|hein)( tha| kya| ye| yeh| wo| woh| ho)?\W*$|^\W*((aa?|oh?|hmm?m?|haha|hahaha|ac?ch?ha|ok|okay|aur|or|toh?|waise|wese|btw|hey|hi|hello|yaa?r|yr|haa?n?|so|and|are|arre|arrey|phir|fir) ){0,3}kaise\W*$|\b(samjhi|samajh|smjh|samj) (nahi+n?|nhi+n?|nai+n?|ni)( (aaya|aya|aa ra?ha|pa ?ra?hi|payi|ayi))?\b|\b(nahi+n?|nhi+n?|nai+n?|ni) samj\w*|\bk(ya+|ia|y) (kehna|bolna) chah\w*|\bexplain\b|\bwhat do (you|u) mean\b)
c Shayad theek se nahi bola, matlab accha hi tha.
c Kehna yeh tha ki yeh baatcheet mujhe pasand aa rahi hai.
p Mera dimaag aur ungliyan kabhi kabhi alag train mein hote hain.
p Jab sirf main sun raha tha tab bilkul clear lag raha tha.
i Kuch baatein awaaz mein zyada acche se samajh aati hain.
i Aadha bola hai, aadha main abhi bhi soch raha hu.
b Kahan par confuse hui, batao?
=beenThere ^(?!.*\b(mujhe|mujhko|maine|mene|mer[aei]|hu+n?|hoon)\b(?!.*(\?|\b(tum\w*|aap\w*|tu|tujhe|ter[aei]|ho|\w+ogey?|you|ur)\b))).*(\bkabhi\b.{0,40}\b(kiya|ki|kia|gaye|ga?ya|dekh[aei]|khaa?ya|try|piya|suna|hua|mile|padh[aei]|socha|likha|khela|kara|ka?re) ?(h(ain?|ei?|y)?|ho|kya|the|tum|tumne)?(\W*$|\?|\b)|\b(gaye|dekh[aei]|kiya|kia|khaa?ya|padh[aei]|suna|mile|piya) (h(ain?|ei?|y)?|ho) kabhi\b|\b(gaye|ja ?chuke|dekh ?chuke|ka?r ?chuke) ho\b|\bkabhi\b.{0,30}\?|\btry (kiya|kia|ka?re) (h(ain?|ei?|y)?|ho|kya)\b|\bhave (you|u) ever\b)
c Is cheez ka mann hamesha se hai, main toh ready hu.
c Mujhe kheenchta hai yeh, acche saath mein karna chahunga.
p Dimaag mein kai baar, aur har baar kamaal raha.
p Meri imagination ke wahan kaafi flying hours hain.
i Yeh un baaton mein se hai jo saamne batane layak hain.
i Ek list mein likha hai jo sabko nahi dikhata.
b Aur tumne kiya hai?
=likeIt ^(?!.*\b(kis\w*|((ka?un|kon|koun) ?s[aei])|(ka?un|kon|koun))\b).*(\b(pasa?nd|psnd)\b.{0,12}(h(ain?|ei?|y)?|ka?rte|aat[aei]|\?)|\bac+h[aei] (lagt[aei]|lagta)\b|\b(like|love|enjoy|hate|nafrat) ka?r(te|ta)?\b|\b(shau[kq]|interest|maza|craze|fan|lover|addicted)\b.{0,12}(\bho\b|h(ain?|ei?|y)?|\baata\b|\?))
c Haan pasand hai, aur saath accha ho toh aur bhi.
c Accha lagta hai, tumse sunke aur accha lagega.
p Jitna sabke saamne maanta hu usse zyada pasand hai.
p Haan, ek beginner wale poore josh ke saath.
i Mood par hai, kuch din iske bina rehna mushkil hota hai.
i Pasand hai, ek aisi wajah se jo der se samajh aayi.
b Aur tumhe pasand hai?
=would ^(?!.*\b(help|madad|promise|bata|btao|\w*sakoge|sikha\w*|ka?r loge|paoge|k(ya+|ia|y) [a-z]{2,}og[ei]|kaise|(kaha+n?|kidha?r)|(ka?b)|(ky[uo]+n?|kiyu?n?|kio|q|why)|kitn[aei]|((ka?un|kon|koun) ?s[aei])|ya)\b).*(\b[a-z]+(oge|ogey)\b|\bchah(oge|te)\b|\bagar\b.{0,50}|\b(ready|taiyaa?r|willing|raazi) ho\b|\bwould (you|u)\b)
c Sahi insaan saath ho toh haan bol dunga.
c Haan, mere paas nayi cheezon ke liye hamesha jagah hai.
p Haan, bas meri himmat thoda late aati hai.
p Acche dessert ke badle yeh aur bahut kuch kar sakta hu.
i Pehle na bolta, ab itna sure nahi hu.
i Jitna lagta hai usse zyada, bas mauka chahiye.
b Tum karogi kya?
=canYou ^(?!.*\b(kis\w*|gussa|k(ya+|ia|y) [a-z]{2,} sakte|kaise|(kaha+n?|kidha?r)|(ka?b)|(ky[uo]+n?|kiyu?n?|kio|q|why)|kitn[aei]|((ka?un|kon|koun) ?s[aei]))\b).*(\b(sakte|sakta|skte|sakoge|paoge|skta)\b|\b(aat[aei]|ati) h(ain?|ei?|y)?\b|\b(help|madad|promise|wada|waada|vaada|sikha\w*)\b|\bka?r loge\b|\bcan (you|u)\b)
c Haan bilkul, mujh par bharosa kar sakti ho.
c Shayad haan, nahi aaya toh raaste mein seekh lunga.
p Poore style se try karunga, result ki guarantee nahi.
p Haan, mera confidence mere experience se bahut aage hai.
i Haan, interesting sawaal toh yeh hai ki kaise.
i Thoda time do, main surprise kar sakta hu.
b Tum bhi yeh kar leti ho?
=howMuch \b(kitn[aei]|ktn[aei])\b.{0,60}|\bhow (much|many|often|long|far)\b|\b(roz|daily|aksar|har roz|har din)\b.{0,40}
c Jitna chahta hu utna nahi, par har baar maza aata hai.
c Kaafi, par har hafte thoda badalta rehta hai.
p Ginti chhod di, math se meri thodi anban hai.
p Raay dene jitna, expert banne jitna nahi.
i Jitna bolta hu usse zyada, jitna chahta hu usse kam.
i Phase par hai, aur aajkal phase badal raha hai.
b Tumhari taraf kya haal hai?
=howMuch \b((ka?b)|kab ?se|kab ?tak|when)\b
c Sahi waqt par, mujhe jaldi mein kuch karna pasand nahi.
c Jab mann aur waqt dono saath ho, tab.
p Calendar mein likha hai, bas apni handwriting padhi nahi ja rahi.
p Chai se pehle nahi, itna pakka bol sakta hu.
i Kuch cheezon ka time baad mein samajh aata hai.
i Sach bolu toh waqt se zyada mujhe woh pal yaad rehta hai.
b Tumhare hisaab se kab sahi hai?
=why \b(ky[uo]+n?|kiyu?n?|kio|q|why)\b(?! (nahi+n?|nhi+n?|nai+n?|ni)\W*$)|\b(wajah|reason|kis ?liye|isliye)\b.{0,15}
c Dil se aaya, peeche koi strategy nahi hai.
c Kyunki mujhe farak padta hai, aur saaf bolna pasand hai.
p Accha sawaal, dimaag abhi zimmedaar ko dhoond raha hai.
p Ek perfect logic tha, abhi abhi bhool gaya.
i Chhota jawab bhi hai, aur ek lambi raat wala bhi.
i Tumne poocha toh mujhe khud behtar samajh aaya.
b Tumhe kya lagta hai, kyun?
=which ^(?!.*\b((ka?un|kon|koun) h(ain?|ei?|y)?|kisk\w*)\b).*(\b(((ka?un|kon|koun) ?s[aei])|which)\b.{0,60}|\b(fav(ou?rite|orite|rt|t|s)?|sabse (pasandida|ac+ha)|pasandida|manpasand|sabse zyada pasand)\b.{0,40}|\b[a-z]+ (ya|or|vs) (phir |fir )?[a-z]+|\bprefer\b.{0,30})
c Zyadatar simple aur accha bana hua, wahi chunta hu.
c Classic mujhe jeet leta hai, par surprise bhi pasand hai.
p Jo saamne wale ne order kiya ho, mujhe wahi chahiye.
p Mera favourite meri bhookh ke hisaab se badalta hai.
i Jo abhi tak try nahi kiya, woh zyada kheenchta hai.
i Ek hai jo mujhe kaafi batata hai, guess karo.
b Tumhara kaunsa hai?
=whoYou \b((ka?un|kon|koun)|kisk[eoi]|kisne|kise|kiski|kinke|who|whom)\b.{0,50}
c Ek shaant insaan jise tumse baat karna accha lag raha hai.
c Mere apne log, jo party khatam hone par bhi rukte hain.
p Depend karta hai kaun pooch raha hai aur biscuit laya hai kya.
p Is baatcheet ka manager, kam se kam officially.
i Wahi toh chahta hu ki tum khud pata karo.
i Koi aisa jo raat ko behtar samajh aata hai.
b Aur tum kaun ho, sach batao?
=whereYou \b((kaha+n?|kidha?r)|where|kha+n)\b|\b(door|dur|paas|pass|nazdeek|nearby) (me |mein )?(ho|hai|hi)\b
c Ek shaant jagah, tumhe padhne ka poora time hai.
c Apni pasand ki cheezon ke paas, kismat acchi hai.
p Kitchen aur sofa ke beech, kaafi tourist route hai.
p Jahan pichhli chai ne chhoda tha, almost wahin.
i Jahan hu aur jahan jana hai, unke beech mein.
i Aisi jagah jo acche saath se aur acchi ho jaye.
b Tum kahan ho abhi?
=howAreYou \bk(ya+|ia|y) (chal|chl) ?(r(ah|h|eh)[aei]+|ra)\b|\bk(ya+|ia|y) ho ?(r(ah|h|eh)[aei]+|ra) (h(ain?|ei?|y)?|tumhar\w*|aaj|life)|\bk(ya+|ia|y) ho ?(r(ah|h|eh)[aei]+|ra)\W*$|\bk(ya+|ia|y) scene\b|\b(k(ya+|ia|y) naya|naya k(ya+|ia|y)|new k(ya+|ia|y))\b|\bwhat'?s ?(up|new)\b|\b(wassup|whatsup|sup|wazzup|wsp|whatsup)\b|\baa?j ?kal\b.{0,8}\bk(ya+|ia|y)\b|\bk(ya+|ia|y) ka?r ?(r(ah|h|eh)[aei]+|ra)\b.{0,6}\baa?j ?kal\b|\bk(ya+|ia|y) khabar\b|\b(zindagi|life) (kaisi|k(ya+|ia|y))\b|\bchal kya ra?ha\b
c Sab badhiya chal raha hai, ab baatein bhi ho rahi hain.
c Zindagi sukoon se chal rahi hai, aaj mood bhi accha hai.
p Chai chal rahi hai, baaki sab uske peeche peeche.
p Wahi scene, main aur mera alarm roz ladte hain.
i Bahar sab normal hai, andar ek naya khayal chal raha hai.
i Kuch naya shuru hone wali feeling hai, naam nahi pata.
b Tumhari taraf kya chal raha hai?
b Tumhara kya scene hai aaj?
=howYou ^(?!.*\b(k(ai|e|ae)s[aei] (ho|hain|hai aap|hai tu)(?! (sakt|jaat|gay|paat))|haa?l|mood|tabiyat|sab k(ai|e|ae)s[aei] (hai|h|hain|chal)|k(ai|e|ae)s[aei] chal|k(ai|e|ae)s[aei] feel|k(ai|e|ae)s[aei] lag|how (are|r) (you|u))\b).*(\b(k(ai|e|ae)s[aei]|kis tarah|how)\b.{0,70})
c Shaanti se aur mann laga ke, mere saath wahi kaam karta hai.
c Step by step, jo na aaye woh pooch ke.
p Poore confidence se aur raaste mein bane plan se.
p Pehli baar mein kharab, ziddi hu isliye baad mein accha.
i Abhi bhi samajh raha hu, aur aise hi maza hai.
i Apne tareeke se, dekhogi toh behtar samajh aayega.
b Tumhare saath kaise hota hai?
=howAreYou \bk(ai|e|ae)s[aei] (ho|hain|hai|h|he)(?! (sakt|jaat|gay|paat))\b( (tum|aap|tu|ji|aa?j|ab|aa?p|dear|yaar|phir|fir|tumlog))?\W*$|\b(tum|aap|tu|ap) k(ai|e|ae)s[aei] (ho|hain|hai|h)\b|\bk(ai|e|ae)s[aei] (ho|hain)(?! (sakt|jaat|gay|paat))\b|\bhow (are|r) (you|u)\b|\b(hru|wbu|hbu)\b|\bhow'?s (it|life|everything)\b|\b(k(ya+|ia|y) )?haa?l ?(chaa?l)? (h(ain?|ei?|y)?|k(ya+|ia|y)|k(ai|e|ae)s[aei])\b|\bk(ya+|ia|y) haa?l\b|\b(sab|sb) (theek|thik|tik|badhiya|badiya|ac+ha|set|changa|mast)\b.{0,10}(\?|\bna\b|\bkya\b)|\b(theek|thik|tik) (ho|hain)\b|\bmood k(ai|e|ae)s[aei]\b|\b(tabiyat|health) k(ai|e|ae)s[aei]\b|\bk(ai|e|ae)s[aei] (chal|feel|lag) ?(ka?r ?)?(r(ah|h|eh)[aei]+|ra)\b|\bsab k(ai|e|ae)s[aei] (h(ain?|ei?|y)?|chal)\b|\bsab k(ai|e|ae)s[aei]\W*$|^\W*((main|mai|me|bhi|theek|thik|ac+hi|badhiya|badiya|mast|fine|good|hu|hoon|aur|or|and|nd|what about|how about|haa?n|ji) ){0,5}(tum|aap|tu|you|u|ap|tumhara|aapka|tumhari|tumhe|aapko)( bhi| batao| btao| bolo| sunao| bta)?\W*$|\b(theek|thik|tik|ac+hi|badhiya|badiya|mast|fine|good|great|sahi)\b.{0,10}\b(tum|aap|tu|you|u|ap)( batao| btao| bta| bolo| sunao| bhi)?\W*$|\b(what|how) about (you|u)\b
c Main bilkul badhiya, tumhara message aaya toh aur accha.
c Ekdum theek hu, aur araam se baat karne ka mood hai.
p Mast hu, chai aur main acchi team ban gaye hain.
p Badhiya, aaj sirf apne charger ki wire se jhagda hua.
i Theek hu, aadha dimaag kahin aur ghoom raha hai.
i Shaant hu, lambi baaton wale mood mein.
b Tum kaisi ho?
b Tumhara din kaisa ja raha hai?
=wh ^(?!\W*((aur|or|toh?|ac?ch?ha|waise|so) )?k(ya+|ia) (tum\w*|aap\w*|tu|ap|hum\w*|ye|yeh|wo|woh|main|mai|mujhe|koi|sach|abhi|kabhi|kal|aaj)\b)(?!.*\b(nahi|nhi)\W*$).*\b(k(ya+|ia|y)(?=\W+[a-z])(?!( aaj| abhi| kal| yaar| tum| aap| ab| sach| phir| fir| wahan| waha| udhar| mujhse| mere saath)\W*$)|kis[a-z]*|kin[a-z]{0,3}|what)\b.{0,80}
c Mere liye sabse zaroori hai ki woh dil se ho.
c Kuch simple hi bolunga, wahi mujhe har baar pasand aata hai.
p Sach bolu toh pehle khane ka khayal aaya.
p Official jawab ban raha hai, unofficial mein samosa hai.
i Kuch aisa jo main ek saal pehle nahi bolta.
i Jo pehli nazar mein na dikhe, main woh chunta.
b Tum hoti toh kya bolti?
=yesNo \?|\bkya\W*$
c Haan, aisa bol sakta hu, aur dil se.
c Lagta toh haan hai, par do baar dekhna pasand karta hu.
p Haan, chhote aksharon wali conditions ke saath.
p Na se zyada haan, coin bhi yahi bol raha hai.
i Kabhi kabhi haan, aur woh kabhi kabhi hi interesting hai.
i Din par hai, aaj haan ke zyada kareeb hu.
b Aur tumhare liye kya hai?
=told.goodNews \b((job|naukri|offer|visa|admission|seat) (mil|lag) ?(ga?yi|gai|gya|gaya)|(job|offer) mili|promotion|promoted|increment|appraisal ac+ha|offer letter|select (ho|ki)|selected|selection|shortlist\w*|(exam|paper|interview|test|presentation|viva)s?\b.{0,15}\b(clear|pass|crack|ac+ha|mast|badhiya)|(pass|clear|crack|top) (ho|ka?r) ?(ga?yi|gai|li|liya|dia|diya)|result (aa|ac+ha)\w*|(bahut|bohot|bahot|bht|boht|itni|so|full) (khush|happy|excited)|khush (hu|hoon|hun)|happy (hu|hoon)|excited (hu|hoon)|good news|khush ?khabri|jeet (ga?yi|gai|li)|finally (ho|mil)|graduate ho|ghar (mil ga?ya|le liya)|best (day|din)|mast gaya|ac+ha gaya|badhiya gaya)\b
c Wah, kya baat hai, tumhare liye sach mein khush hu.
c Congratulations, tumne mehnat ki hai, yeh banta hai.
p Abhi toast kar raha hu, chahe paani ke glass se hi.
p Kitchen mein dance shuru ho gaya, kisi ko batana mat.
i Aisi khabar ki apni ek alag roshni hoti hai.
i Acchi cheez sahi insaan ko mile, yeh dekhna pasand hai.
C Ise celebrate kaise karogi?
P Sabse pehle kise chilla ke bataya?
I Us pal tumne kya feel kiya?
=told.badDay ^(?!.*\b(app|tinder|bumble|hinge|apps|dating)\b).*(\b((din|day|hafta|week|subah|shaam|raat|mood)\b.{0,15}\b(kharab|khrab|bur[aei]|bekaa?r|worst|ganda|off|spoil|low|hectic|barbaa?d)|(bur[aei]|kharab|bekaa?r|worst|bad|tough|rough|ganda|mushkil) (sa )?(din|day|week|hafta|raat|phase|time|news|khabar)|mood (nahi|nhi)|mann (nahi|nhi) (lag|hai|ka?r)|man nahi lag|udaas|dukhi|sad (hu|hoon|feel|sa)|feeling (sad|low|lonely)|low feel|ro ?(ra?hi|di|padi|rhi|ne)|royi|rona (aa|a)|stress\w*|tension (hai|ho|me|mein|h)|pareshaa?n|upset|jhagda|ladai (ho|hui)|behes ho|naukri (chali|chut)|fired|breakup (ho|hua)|akel(i|a) (feel|lag|hu)|akelapan|lonely|gussa (aa|a|hu|hai)|irritat\w*|frustrat\w*|bura lag (ra?ha|gaya)|bura laga|dil (toot|dukha|bhar)\w*|(theek|thik|acch?i) (nahi|nhi) (hu|hoon|hun)|anxiety|anxious|overthink\w*|overwhelm\w*|disappoint\w*|fail (ho|hui)|thak ga?yi hu zindagi|sab (kharab|galat) ho)\b)
c Sunke bura laga, umeed hai shaam tumhare saath narm rahe.
c Mushkil raha hoga, bolna chaho toh main yahin hu.
p Ek virtual hug aur zyada wali chocolate bhej raha hu.
p Is din ko calendar se hata dete hain, pehla sign mera.
i Kuch din bahar se jitne dikhte hain usse bhaari hote hain.
i Kabhi kabhi bas kisi ka sunna hi kaafi hota hai.
C Sabse mushkil kya tha?
P Chocolate chalegi ya saath mein shikayat karein?
I Abhi tumhe kis cheez se accha lagega?
=told.tired ^(?!.*\b(bill?i|cats?|dogs?|puppy|baby|app|tinder|bumble|hinge|apps|ladk\w*|ill|bukhaa?r)\b).*(\b(thak (ga?yi|gai|chuki|jati|rahi)|thaki|thakaa?n|thakawat|tired|exhausted|neend (aa|a|nahi|nhi|puri|poori)|neend|so ja(u|ungi|ti| ra?hi)|sone (ja|jaa|lagi|chali)\w*|so ra?hi|soi (nahi|nhi)|sona (hai|h|chahti)|abhi (abhi )?uthi|uthi (hu|hoon)|late uthi|bed (pe|par|me|mein)|bistar|energy (nahi|nhi|khatam|low)|drained|burn ?out|burnt out|sleepy|need (a )?(break|rest|sleep)|good night|gud night|gn|shubh ratri|break chahiye|aaraa?m (ka?r|chahiye)|araa?m ka?r)\b)
c Acche se araam karo, tumne poora kamaya hai.
c Aaj apna khayal rakho, baaki sab wait kar sakta hai.
p Blanket season officially shuru karta hu.
p Apna imaginary sofa udhaar deta hu, bahut comfortable hai.
i Kuch thakan sirf khamoshi se utarti hai.
i Raat woh cheezein theek kar deti hai jo din nahi jaanta.
C Sabse zyada kis cheez ne thakaya?
P Blanket aur series, ya seedha bistar?
I Tumhari energy kis se wapas aati hai?
=told.ill ^(?!.*\b(nurse|doctor hu|duty|hospital (me|mein) (kaa?m|job)|patients?|interview)\b).*(\b(tabiyat|tabiat|tabyat|bukhaa?r|fever|(sar|sir|sr|head|pet|kamar|gale?|daant|pair|back|badan) ?(me |mein )?dard|headache|dard (ho|hai)|sardi (ho|lag|khansi|zukaa?m|jukaa?m)|zukaa?m|jukaa?m|khaa?nsi|cold (ho|hai|and|hua)|gala (kharab|baith)|throat|doctor|hospital|dentist|dawai|medicine|migraine|periods?|cramps|bi+maa?r|beema+r|sick|unwell|ulti|vomit\w*|viral|dengue|covid|infection|allergy|chot lag|fracture|moch)\b)
c Apna bahut khayal rakho aur araam karo.
c Get well soon, umeed hai jaldi theek ho jaogi.
p Virtual soup bhej raha hu, asli se behtar banata hu.
p Meri prescription hai kambal, haldi doodh aur zero bahaduri.
i Body brake lagati hai toh kuch kehna chahti hai.
i Umeed hai aaj raat tumhe sach mein araam mile.
C Tumhare paas sab zaroori cheezein hain na?
P Soup ya adrak wali chai?
I Tumhe sabse zyada kis se araam milta hai?
=told.animals ^(?!.*\b(hot ?dog)\b).*(\b(dogs?|doggo|pupp(y|ies)|pup|cats?|kitt(en|ens|y)|kutt[aei]|bill?i|bill?iya+n?|pets?|parrot|tota|rabbit|khargosh|hamster|stray|strays|fish tank|labrador|indie dog|golden retriever|vet)\b)
c Kitna pyaara, bina dekhe hi mujhe pasand aa gaya.
c Aisa chhota sa dost poore ghar ko khush kar deta hai.
p Ghar ka asli boss wahi hai, salary mein khana leta hai.
p Umeed hai main kabhi uska sniff test pass kar lu.
i Jaanwar sukoon ko humse behtar samajhte hain.
i Jo jaanwar se aise pyaar kare us par bharosa hota hai.
C Uska naam kya hai?
P Ghar mein kiski chalti hai, sach batao?
I Usne tumhe kya sikhaya?
=told.mishap \b(gir (ga?yi|gai|padi|gaya)|gira (di|diya|dia)|toot (ga?yi|gaya|gya)|tod (di|diya)|kho (ga?yi|gaya|gya|diya)|bhoo?l (ga?yi|gai|aayi)|(bus|train|flight|metro|cab) (miss|chhoot|chut|nikal)\w*|miss (ho|ka?r) (ga?yi|gai|di|gaya)|embarrass\w*|sharmindagi|sharam aa|awkward|phisal (ga?yi|gai)|slip ho|jal (ga?ya|gayi)|jala (di|diya)|galti se|guess what|pata (hai|h) kya hua|(believe|yakeen) nahi ka?rog[ei]|funny (cheez|incident|baat) hu[ai]|lock(ed)? ho|(phone|chai|coffee|laptop|dress|kapdo)\b.{0,15}\b(gir|toot|kharab|kho|paani)\w*|galat (number|bus|train|insaan|aadmi|jagah)|wrong (number|person|bus|train)|popat|kaand|siyapa|panga)\b
c Kya scene hua, accha hai ki ab yeh ek kissa hai.
c Sabke saath hota hai, tumne acche se sambhaala.
p Meri team mein tumhari jagah pakki, captain main hi hu.
p Cheezein milke saazish karti hain, main kab se bol raha hu.
i Chhoti gadbad ek aam din ko yaadgaar bana deti hai.
i Jo apni gadbad par has sake, woh log mujhe pasand hain.
C Phir khatam kaise hua?
P Kitne log dekh rahe the?
I Us second mein dimaag mein kya aaya?
=told.newHere \b((yaha+n?|app|tinder|bumble|hinge|is app)\b.{0,20}\b(nay[ia]|new|first time|pehli baa?r|join|samajh nahi|samjh nahi)|(nay[ia]|new) (hu|hoon|hun|here|on this|on here)|(abhi|aaj|kal|just|recently) (hi )?(join|download|install|account banaya|sign ?up)|(join|download|install) (kiya|ki|kia) (hai|abhi|aaj|kal)|pehli baa?r (use|dating|kisi|app|aisi)|first time (use|on|dating|yaha)\w*|dating app (pehli|first)|samajh nahi aa ra?ha (ye |yeh )?(app|kaise))\b
c Accha hua pehle logon mein main hu.
c Welcome, yahan araam aur sachai se hi kaam banta hai.
p Manual kho gaya hai, yahan sab andaaze se chal rahe hain.
p Tension mat lo, aadhe button mujhe bhi samajh nahi aate.
i Shuruaat mein kuch hota hai jo baad mein yaad aata hai.
i Jo abhi bhi curious ho usse baat karna pasand hai.
C Try karne ka mann kaise bana?
P Pehla impression kya hai, bina filter ke batao?
I Tumhe yahan kya milna accha lagega?
=told.appTired \b((apps?|tinder|bumble|hinge|dating|yaha+n?|swip\w*|chat ?ing|same (baat|sawaa?l|question\w*))\b.{0,30}\b(thak|bore|bor|pak|delete|uninstall|chhod\w*|band|pareshaa?n|mann bhar|hate|nafrat|time ?pass|time waste|boring|tired|fed ?up|frustrat\w*|hataa?\w*)|(thak|bore|bor|pak|fed ?up|tired|pareshaa?n)\b.{0,25}\b(apps?|tinder|bumble|hinge|dating|swip\w*|ladko|yaha+n?|log(o|on) se)|(delete|uninstall|deactivate) (ka?r|ka?rne|ka?rungi|ka?rdungi|maar)\w*|(zyada|jyada|itna) (active|use|online) (nahi|nhi)|(yaha+n?|sab|saare|sare|zyadatar) (ke )?(sab )?(ladke|log|boys|guys|men)\b.{0,30}\b(ek ?jaise|same|fake|time ?pass|jhoothe|hookup|ghost|serious nahi|boring|ajeeb|creepy|sirf)|(ladke|log|boys|guys)\b.{0,20}\b(ghost|gaa?yab|reply nahi|time ?pass|fake))\b
c Samajh sakta hu, mujhe bhi kam par sacchi baatein pasand hain.
c Sahi keh rahi ho, yahan na acting chahiye na jaldi.
p Boycott karte hain, shuruaat app se door ek chai se.
p Mera angootha bhi jaldi retirement maang raha hai.
i Kabhi kabhi acchi cheez jaate jaate milti hai.
i Dhoondna chhodo toh acche log saaf dikhne lagte hain.
C Kis baat se sabse zyada mann bhar gaya?
P Sabse ajeeb message kya mila tha?
I Kis wajah se thoda aur rukne ka mann karega?
=told.family \b(mummy|mumm?a|mom|maa|papa|dad|daddy|parents|bhai|behe?n|bahan|sister|brother|didi|bhaiya|bhabhi|family|ghar ?wal[eo]n?|gharwal[eo]n?|nani|nana|dadi|dada|cousins?|mausi|masi|bua|chachu?|chachi|mama ji|beti|beta|bhatij[aie]|bhanj[aie]|niece|nephew|jiju|rishtedaa?r|relatives)\b
c Ghar walon ke liye tumhara pyaar dikhta hai, accha laga.
c Accha laga sunke, aakhir mein apne hi saath rehte hain.
p Har family ko apna comedy show milna chahiye.
p Family mirchi jaisi hai, dose ka dhyaan rakhna padta hai.
i Ghar wale hamara woh roop yaad rakhte hain jo hum bhool gaye.
i Apnon ki baat karte hue awaaz badal jati hai, mujhe pasand hai.
C Tum log aksar milte ho?
P Tum sab mein sabse funny kaun hai?
I Tum sabse zyada kis par gayi ho?
=told.friendsParty ^(?!.*\b(free ho)\b).*(\b(dost|dosto|doston|friends?|frnds?|bestie|bff|party|partied|shaa?di (me|mein|h|hai|ka|ki|attend)|wedding|sangeet|mehendi|mehndi|haldi|baraa?t|engagement|club|clubbing|pub|birthday|bday|girls night|outing|hangout|hang out|reunion|bachelorette|get together|house ?warming|guests?|mehmaa?n|garba|dandiya|diwali|holi|navratri|festival)\b)
c Mazedaar lag raha hai, acche logon ke saath sab accha.
c Kya baat hai, aisi shaam poore hafte ki energy de deti hai.
p Mera sofa tumhare plan se jal raha hai.
p Dance ke saath poori report chahiye mujhe.
i Insaan apne doston ko kaise batata hai, usse bahut pata chalta hai.
i Best raatein kam umeed se shuru hoti hain.
C Sabse zyada maza kis mein aata hai?
P Sabse ajeeb dance kaun karta hai?
I Tumhare dost tumhe kaise describe karenge?
=told.trip \b(trips?|gh(oo|u)m(ne|na|ke|kar|i)|travel\w*|flight|airport|goa|manali|shimla|rishikesh|ladakh|leh|kashmir|jaipur|udaipur|kerala|mussoorie|nainital|dubai|thailand|bali|bangkok|train (me|mein|se|pakad)|vacations?|hotel|resort|homestay|pahaa?d\w*|mountains?|beach|road ?trip|packing|trek\w*|long drive|solo|chutti(yo|yan|ya)?|holidays?|bike ride|bus (me|mein))\b
c Kya plan hai, har kone ka maza lena.
c Sunke accha laga, aage ki kahani bhi sunni hai.
p Suitcase mein jagah ho toh main acche se fold ho jata hu.
p Main aur mera sofa mann se tumhare saath chal rahe hain.
i Har safar se insaan thoda badal ke lautta hai.
i Jo apni trip batate hue chamak jaye, woh log pasand hain.
C Is trip mein sabse khaas kya hai?
P Sach batao, bag kitne kilo ka hai?
I Kahan aur rukne ka mann karta hai?
=told.sport \b(gym|workout|work out|yoga|zumba|pilates|running|run (pe|ke|ka?r)|jogging|morning walk|evening walk|walk (pe|par|ka?r|ke)|cricket|badminton|basketball|tennis|football|swim\w*|cycling|cycle|match|ipl|marathon|leg day|cardio|exercise|skating|kabaddi|volleyball|diet|muscles?|stretching|meditation|sports?)\b
c Bahut badhiya, iske baad sab kuch aur accha lagta hai.
c Tumhari energy pasand aayi, yahan tak pahunch rahi hai.
p Padh ke hi thak gaya, ise workout maan raha hu.
p Meri muscles sofa se tumhare liye taali baja rahi hain.
i Chalna dimaag ko sochne se behtar sulajhata hai.
i Uske baad wala sukoon mujhe sabse pasand hai.
C Kab se kar rahi ho yeh?
P Iske baad reward kya milta hai?
I Us waqt dimaag mein kya chalta hai?
=told.music \b(gaa?n[aei]|songs?|music|concerts?|singer|guitar|playlist|spotify|dance|dancing|naa?ch\w*|gaa?ti|singing|ghaza?ls?|arijit|diljit|atif|album|lofi|sun ra?hi|kathak|bharatanatyam|riyaa?z|piano|karaoke|ukulele)\b
c Accha taste hai, music insaan ko khol deta hai.
c Ek mujhe bhi bhejo, dhyaan se sununga.
p Main nachna shuru kar chuka hu, shukar hai koi dekh nahi raha.
p Saath mein nahi gaunga, kam se kam zor se nahi.
i Kuch gaane mujhe mujhse zyada jaante hain.
i Ek gaana poore din ka mood badal sakta hai.
C Abhi tumhe kaunsa gaana describe karta hai?
P Kaunsa gaana sabse chhupa ke sunti ho?
I Woh music tumhe kis pal mein le jata hai?
=told.film \b(movies?|films?|web ?series|series|netflix|prime|hotstar|books?|novels?|kitaa?b\w*|padh ra?hi|dekh ra?hi|dekhi|season|episodes?|anime|k-? ?dramas?|serials?|binge\w*|theatre|cinema|show dekh\w*|documentary|srk|bollywood)\b
c Accha lag raha hai, pehli free shaam ke liye note kar liya.
c Sahi plan, acchi kahani har raat bacha leti hai.
p Popcorn mera, choice tumhari, main beech mein nahi bolunga.
p Meri watchlist abhi phir se lambi ho gayi.
i Hum jo dekhte hain usse hamara mann pata chalta hai.
i Kuch endings ghar mein kai din mehmaan rehti hain.
C Kahani kis baare mein hai?
P Kitne tissue wali kahani hai?
I Kaunsa character tumhare jaisa hai?
=told.food \b(khaa?na (kha|bana|khaya|kha ?ke|order|banaya|pak)\w*|khaa?ya|khaa?yi|kha (li|liya|ra?hi|ke)|bhoo?kh?i?|bhookhi|biryani|momos?|pani ?puri|golgapp\w*|chaat|maggi|pizza|pasta|burger|dosa|idli|paratha|parathe|rajma|chole|paneer|dal|chicken|samos[ae]|pakod[ae]|jalebi|gulab jamun|cake|chocolate|ice ?cream|mithai|dessert|noodles|sushi|sandwich|roti|sabzi|halwa|kheer|thali|chai (pi|bana|ke|le|peeti|lover)\w*|chai|coffee|cook\w*|recipe|bak(e|ed|ing)|restaurant|order kiya|swiggy|zomato|lunch|dinner|breakfast|naa?shta|cafe|foodie|craving\w*|street food)\b
c Sunke hi bhookh lag gayi, sach mein.
c Wah, accha khana har din ko theek kar deta hai.
p Mera fridge abhi khud ko bahut chhota feel kar raha hai.
p Chammach leke aa raha hu, kam se kam mann se.
i Kuch taste batate hain ki hum kahan se aaye hain.
i Jo araam se khaye woh log mujhe acche lagte hain.
C Yeh tumhari favourite cheez hai kya?
P Mere liye ek plate bachi hai kya?
I Yeh taste tumhe kya yaad dilata hai?
=told.work \b(office|kaa?m|meetings?|boss|manager|shift|deadlines?|clients?|project|exams?|assignments?|college|class|classes|padhai|padh ?ra?hi|job|duty|business|startup|internship|presentation|wfh|work from home|work|working|overtime|interview|(teacher|nurse|doctor|engineer|lawyer|ca|hr|designer|developer|student|architect|banker|dentist|psychologist|journalist|pharmacist|consultant|analyst|accountant|content writer|air ?hostess|cabin crew|professor) (hu|hoon|hun)|busy (hu|hoon|hun|thi|chal|ho|rahi|din)|bahut busy|hectic|students?|patients?|thesis|phd|neet|upsc|semester|viva|naukri)\b
c Kaafi busy lagta hai, tumhari mehnat saaf dikhti hai.
c Umeed hai aaj saans lene ka time milega tumhe.
p Virtual coffee aur meeting se bachne ka bahana bhej raha hu.
p Monday optional hona chahiye, main kanoon likh raha hu.
i Kisi ki awaaz se pata chal jata hai use kya pasand hai.
i Kaam ek hissa batata hai, mujhe doosre hisse mein interest hai.
C Is kaam mein tumhe kya sabse pasand hai?
P Aaj kaunse number ki chai chal rahi hai?
I Kaam karna zaroori na hota toh kya karti?
=told.weather \b(barish|baarish|rain|raining|rainy|garmi|thand|thandi hawa|sardi|sardiy\w*|winters?|mausam|mosam|dhoop|weather|kohra|fog|hawa|toofan|bijli|humid\w*|humidity|umas|monsoon|baadal|badal|snow|barf|pollution|smog|aandhi|paseena|pasina|indradhanush|rainbow|sunset|sunrise|degree)\b
c Iska fayda uthana chahiye, chahe ek chai se hi.
c Har mausam ka apna plan hota hai, bas chunna hai.
p Mera chhata aur main counselling mein ja rahe hain.
p Aasmaan ko aisa karne se pehle poochna chahiye tha.
i Mausam hamare mann par jitna sochte hain usse zyada asar karta hai.
i Aise din khidki, gaane aur thoda waqt maangte hain.
C Aise mausam mein tumhara best plan kya hoga?
P Pakode khane hain ya adventure karna hai?
I Kaunsa mausam tumhare jaisa hai?
=told.thanks \b(thanks?|thank ?(u|you)|thanx|thnx|thnks|tysm|ty|shukriya|shukria|dhanyavaa?d|so sweet|kitne (sweet|ac+he|cute|pyaa?re|funny|nice|ache)|(sweet|ac+he|ache|cute|pyaa?re|funny|nice|interesting|charming|caring|mazedaa?r|samajhdaa?r|alag|good|best) (ho|insaa?n|ladke) ?(tum|aap|yaar)?|aww+|tum ?se (baa?t|mil)\w*\b.{0,20}\b(ac+ha|maza|pasand|nice)|ac+ha (laga|lagta|lag ra?ha)\b.{0,20}\b(tum|baa?t|milke|mil ke)\w*|(tum|aap) (mujhe )?(pasand|ac+he lag\w*)|nice (to meet|talking|meeting)|milke ac+ha laga|ac+ha laga mil|khush ka?r (diya|dete)|smile aa ga?yi|blush\w*|pleasure|so kind|(vibe|baa?tein|sense of humou?r|humou?r|profile|smile)\b.{0,15}\b(pasand|ac+hi|ac+ha|mast|nice|cute|love))\b
c Thank you toh mera banta hai, tumne din accha kar diya.
c Yeh padh ke accha laga, dil se bol raha hu.
p Ab mujhe sharmane se bachne ki acting karni padegi.
p Ise frame karwa ke kitchen mein laga raha hu.
i Yeh baat mere saath tumhare sochne se zyada rahegi.
i Sahi waqt par kahi aisi baat poori shaam badal deti hai.
C Aaj tumhe kis baat par hasi aayi?
P Meri official manager banogi?
I Tumse kisi ne sabse acchi baat kya kahi hai?
=told.yesPlan ^\W*((ok|okay|haa?n|han|ji|ac?ch?ha|chalo|toh?|yes|ya|yeah|oh|sure|done|theek|thik|hai|h) ){0,3}(ok|okay|okk|okie|theek hai|thik hai|thik h|theek h|tik hai|done|pakka|sure|zaroor|jaroor|zarur|jarur|bilkul|perfect|great|deal|fix|final|chalega|chlega|sounds good|why not|kyu nahi|kyun nahi|haa?n|ha|yes|of course|definitely|manzoor|chalo)( chalo| done| phir| fir| yaar| ji| pakka| hai| h| bilkul| na)?\W*$|\b(milte (hai|hain|h) (phir|fir|tab|toh|kal|sunday|saturday|udhar|waha+n?)|(phir|fir|toh|chalo|haa?n) milte|milte (hai|hain|h)( phir| fir| tab)?(?=\W*$)|mil lenge|milenge pakka|main (ready|taiyaa?r|aa jaungi|aa jau ?ngi)|aa ja+ungi|aaungi|chalungi|plan (pakka|done|fix|final)|(date|din|time) (pakka|fix|final|done)|can'?t wait|wait nahi ho ra?ha|see you|see ya|chalo chalte|works for me|mujhe (chalega|theek lagega|manzoor)|ac+ha (idea|plan) (hai|h)|sounds (good|great|fun))\b
c Perfect, tumse milne ka wait rahega.
c Done, maine plan pakka maan liya hai.
p Main abhi se time par pahunchne ki practice kar raha hu.
p Sofa ko bol diya hai ki us din mera wait na kare.
i Plan jab sirf idea nahi rehta, woh pal pasand hai.
i Jo abhi tak nahi pata, mujhe uski curiosity hai.
C Tumhe kitne baje theek lagega?
P Pehle kaun pahunchega, ek chai ki shart?
I Tum sabse zyada kis baat ke liye curious ho?
=told.laugh (ha){2,}|(he){2,}|(hi){2,}|\b(lol+|lmao+|lmfao|rofl|xd+|(bahut|bohot|bahot|bht|so|kitna|too) funny|hasi (aa|nahi|ruk)\w*|has(ti)? (ra?hi|ra?hu|padi|hu)|hans(ti)? (ra?hi|padi|hu)|haste haste|mar ga?yi hasi|pet dard hasi|mazedaa?r tha|funny tha|itna hasi|dead)\b|\u{1F602}|\u{1F923}
c Tumhe hasana accha laga, shuruaat badhiya hai.
c Is hasi ke liye poora message worth it tha.
p Point note kar liya, meri comedy career ud rahi hai.
p Show ke baad topi ghumaunga, change taiyaar rakhna.
i Kisi ko jaanne ka mera favourite tareeka saath hasna hai.
i Ek hi baat par hasna do logon ke baare mein bahut batata hai.
C Tumhe hamesha kya hasa deta hai?
P Raat aath baje wala show bhi chahiye?
I Pichhli baar itna kab hasi thi?
`;

/** Hindi in the form of a pack of content/other-languages.ts. */
export const HI_PACK = `
Bahut badhiya, aur tumhara message padh ke aur bhi accha
Badhiya, bas phone dekh ke na muskurane ki acting kar raha hu
Accha hu, shaant hu aur thoda curious bhi

Jis tarah tum batati ho, woh mujhe pasand hai
Ab toh mujhe poori detail chahiye, kuch mat chhupana
Iske peeche kuch aur bhi hai, mujhe lagta hai

{k}, iski poori kahani tumse sunni hai mujhe
Main araam se tha, phir beech mein {k}
{k}, isme koi kissa zaroor chhupa hai

Aaj ka sabse pyaara pal kaunsa tha tumhara?
Ek se hungama tak, ise kahan rakhogi?
Isme tumhe sabse zyada kya pasand hai?
Phir aage kya hua, batao?
Aur iska bina censor wala version?
Aaj tum kis baat par muskurayi?

Saaf bata diya, iske liye thank you, main izzat karta hu
Message mil gaya, aur bade pyaar se kaha tumne
Seedha jawab dena bhi ek acchi baat hai, thank you
Samajh gaya, aur tumhari sachai ke liye shukriya
Main halka sa jhuk ke stage se utarta hu
Yeh likhne mein himmat lagti hai, thank you

Tumse baat karke accha laga, apna khayal rakhna
Aage ke liye bahut saari good luck tumhe
Dua hai sab tumhare mann ka ho
Dil se chahta hu tumhare saath sab accha ho
Hasi wale pal main rakh leta hu, khush rehna
Ek acchi baatcheet yaad rahegi, khayal rakhna

Jo tumne likha usse fikar ho rahi hai, tum maayne rakhti ho
Abhi koi mazaak nahi, main yahin hu aur sun raha hu
Dheere dheere padha maine, accha kiya ki tumne bataya

Tele-MANAS 14416 par free mein baat ho sakti hai, aur findahelpline.com par har desh ke number hain. Kya tum abhi safe ho?
Aaj hi kisi aise se baat karo jo madad kar sake, Tele-MANAS 14416 ya findahelpline.com. Tum safe jagah par ho?
Agar aur bhaari lage toh 112 ya Tele-MANAS 14416 par call karo, ya findahelpline.com dekho. Koi tumhare paas hai abhi?

Accha|Haan|Samajh gaya|Theek hai|Sahi hai
Khayal rakhna|Koi gila nahi|All the best|Sab theek hai|Khush rehna|Tumhara safar accha ho
Main yahin hu|Gehri saans lo|Main sun raha hu|Tum maayne rakhti ho|Ek ek kadam|Sach mein
Yeh bina sharmaye bol raha hu|Baaki saamne|Aur tum?
`;
