/**
 * Words by what they stand for, in the languages people write here: English, Spanish, French, German, Italian,
 * Portuguese, a little Dutch, Polish, Swedish and Turkish. A star stands for any ending. A word may stand for
 * more than one thing. The classifier learns from these and their order rather than from the words themselves.
 */
export const SIGN_WORDS: Readonly<Record<string, string>> = {
  I: "i i'm i've i'll i'd im yo ich je j'ai io eu ik ja jag ben sono soy suis bin estoy estou tengo tenho ho ai",
  ME: 'me my mine myself mi mis mich mir mein meine meinen meiner moi mon ma mes mio mia miei meu minha mij mijn mnie mig',
  YOU: "you you're you've you'll you'd tu te ti dich dir du vous toi voce vc jij je ihr sie ci",
  YOUR: 'your yours yourself tus deine dein deinen ton ta tes tuo tua seu sua teu',
  WE: "we us our ours we're we've we'll we'd wir uns nous noi nos ons",
  THEY: "he she they them him her his hers their he's she's they're sie ils loro",
  NEG: "not no never don't doesn't didn't won't wouldn't can't cannot couldn't isn't aren't wasn't weren't haven't hasn't shouldn't ain't nobody none nothing neither nor nope nah without nicht nie kein keine keinen pas ne jamais rien aucun nunca nada nadie sin non mai niente nessuno nao nem niet geen nooit bez inte aldrig yok",
  SORRY:
    'sorry apolog* afraid unfortunately sadly regret* lo siento perdon leider tut desole* desolee scusa mi dispiace desculp* forlat przepraszam pardon kusura',
  BYE: 'bye goodbye farewell ciao adios adieu tchau tschuss au revoir addio',
  LEAVE:
    'leave leaving leaves left quit quitting exit walk hop logging delete deleting deleted remove unmatch* unfriend* block blocked blocking report reported pull pulling bow borrar borro elimin* supprim* losch* cancell* sair dejo laisse lass lasciami',
  STOP: 'stop stopped stopping end ending ended ends finish* done over enough final finally last quits draw line basta arrete arreter hor aufhoren schluss smett* para parar beenden terminar fine acabar acabo fertig finito',
  CONTACT:
    'message* messaging text* texting contact* write* writing call* calling ring ringing rang reply* replying answer* respond* talk* talking speak* chat* chatting hear touch number escrib* llam* habl* schreib* meld ecri* appel* repond* parl* scriv* chiam* rispond* escrev* lig* mensagem mensaje* message nachricht* msg',
  MEET: 'meet* meeting see seeing saw date* dating dates dinner drink drinks coffee hang out repeat second treffen treff* sehen wiedersehen voir revoir rencontr* sortir quedar verte vernos vedere uscire ver encontr* afspreken traff*',
  WANT: 'want wanted wants like feel felt feeling interested interest keen fancy fancied attracted attraction into looking look search* seek* hope hoped wished quiero quiera busco interesa interesada apetece ganas mochte will suche interesse interessiert veux cherche envie voglio cerco interessa quero wil vill chce istemiyorum',
  SPARK:
    'spark* chemistry connection* click* vibe* vibing butterflies romantic* romance feelings feeling attraction energy pull click funke chemie gefuhle chispa quimica declic scintilla chimica',
  FRIEND:
    'friend friends friendship friendly mates buddy pal bro brother sister kumpel freund freunde freundschaft amig* ami amie amis amic* vriend* van vanner',
  OTHER:
    "someone somebody boyfriend bf husband fiance* partner girlfriend gf wife engaged married exclusive taken relationship ex back reconnect* dating wedding ring alguien alguem qualcuno quelqu'un jemand jemanden novio novia namorad* marido freundin vergeben copain mec fidanzat* iemand vriend nagon else other another",
  CREEP:
    'creep* uncomfortable weird weirdo pushy unsafe disgusting gross ick scary scared alone peace stalk* rude insist* incomod* asco inquiet* disagio',
  LAUGH: 'haha* hahaha* lol lmao jaja* ahah* kkk* 😂 😅 mdr kidding joking jk joke',
  DIE: 'die died dies dying dead death suicid* overdose* grave funeral coffin cemetery morir morirme muero muert* matarme sterben tot umbringen suizid* mourir mort morire morte morto muoio morrer dood samobojst* umrzec hang',
  LIFE: 'life live lives living alive exist existing breathe breathing world here wake waking vida vivir vivo leben lebe vie vivre vita vivere viver existir zyc leva leven aufwachen reveiller despertar svegliarmi acordar',
  END: 'end ending it over out disappear* vanish* gone away sleep forever permanent* escape exit peace rest desapare* disparaitre sparire sumir acabar finir schluss beenden acabo fine mehr',
  SELFHARM:
    'cut cuts cutting harm harming hurt hurting hurts scratch* burn* burnt burned blade blades razor* scar scars wrist* thigh* arm arms skin bleed* pills tablets pill overdos* rope bridge roof ledge train tracks platform river balcony jump jumping jumped cliff gun bottle meds paracetamol drown* starve* ritz* tabletten brucke cortar* pastillas puente coup* medicaments pont tagli* pillole ponte comprimidos',
  PAIN: 'pain hopeless pointless worthless useless burden empty numb tired exhausted broken alone lonely depress* suffer point sense reason strength fight courage hate cope carry dark sola solo carga sinn last leer allein sens seule senso peso sozinh*',
  KILL: 'kill* murder* stab* shoot* shot strangl* choke* slit destroy* finish* burn* bury buried acid bomb* matar* mato umbring* tote* tuer* tue crever uccid* ammazz* matar zabije',
  BEAT: 'beat* punch* smash* break* broken hit slap* kick* hurt* bruise* bleed* blood bone legs neck teeth face jaw knees wheelchair ambulance hospital knock drag* throw crush* teach lesson romper pegar schlag* brech* knochen casser spacc* romp* quebrar cara gueule faccia',
  WEAPON:
    'knife knives blade gun guns bullet* bat hammer crowbar pistol rifle axe cuchillo pistola fusil coltello',
  FIND: 'find found hunt* track* tracker follow* following watch* watching waiting wait outside window door street address house home live lives car plate work school family kids parents brothers cousins mother mum mom sister come coming visit know knows saw casa direccion haus adresse wohnst maison habites indirizzo abiti endereco mora',
  BLACKMAIL:
    'leak* post* publish* send* screenshot* photos photo pics pictures nudes video videos boss wife husband everyone pay money bitcoin transfer euros dollars pounds ruin* forward share delete secret reputation unless fotos publicar bilder foto pubblic* postar pagar zahl* payer pagare',
  REGRET:
    'regret sorry warned warning warn careful pay watch back try dare lucky last chance mistake arrepentir* bereuen regretter pentir* cuidado attention',
  IF: 'if unless or else otherwise until when si wenn se oder',
  POLICE: 'police cops prison jail court lawyer restraining order officer station',
  HATEGROUP:
    'jew* jewish muslim* islam* christian* black* white* asian* chinese indian* pakistani* paki* arab* african* mexican* gypsies gypsy roma romanian* pole* polish turk* turkish slav* refugee* migrant* immigrant* foreigner* gay* homo* homosexual* lesbian* queer* trans trann* pride disabled cripple* autistic retard* fat women woman female* feminis* girls men male races race tribe blood judio* moro* negro* gitan* maric* juden auslander neger schwul* fluchtling* kanak* zigeuner juif* noir* arabe* musulman* pede* ebre* negr* zingar* froci* immigrat* preto* viado* mujeres frauen femmes donne blacks whites',
  SLUR: 'nigger* nigga* kike* spic* chink* gook* wetback* faggot* fag fags dyke* tranny trannies retard* coon* raghead* towelhead* paki pakis subhuman* untermensch* vermin parasite* rats cockroach* savages filth filthy scum plague disease animals apes monkey* breed breeding inferior superior master aryan degenerate* pest trash dirt ungeziefer parasiten ratten abschaum affe* rata* escoria monos vermine racaille singe* feccia scimmi* ratti lixo macaco* bastard* whores',
  DEPORT:
    "deport* gas camp camps exterminat* wipe lynch* castrat* steril* euthani* stoned hang drown* shoot nuke* cleanse ban border back country go home belong kitchen obey should shouldn't deserve vote exist breed rights control everything steal thieves crime criminals terrorists rapists groomers predators hitler nazi* heil reich holocaust slavery slaves replacement",
  SEXPART:
    'dick* cock* pussy penis boob* tit tits breast* nipple* ass butt bum balls boner erection hard wet cum body naked nude* topless shaved panties knickers thong lingerie underwear bra rack jugs cono teta* culo schwanz titten bite chatte seins cazzo tette pau buceta peito* bunda',
  SEXACT:
    'sex sexual* fuck* shag* bang* screw* suck* lick* ride riding stroke* strok* rub* jerk* masturbat* orgasm* finger* spank* blowjob* blow oral anal threesome* sext* horny turn turned doggy missionary kink* submissive deepthroat moan* thrust* inside squirt* strip* undress* lap spread bend raw condom bareback swallow follar chupar cachond* ficken blasen geil lecken baiser sucer bander excite* scopare transar foder chupa* tesao neuken breed choke',
  SEXASK:
    'send show pics pic photo photos video cam webcam flash see trade snap onlyfans premium rates price paid cash roses hour overnight escort massage happy ending subscribe unlock custom tonight bed bedroom come over manda zeig schick envoie montre mostra',
  YOUNG:
    '#young eleven twelve thirteen fourteen fifteen sixteen seventeen fourteenth once doce catorce quince dieciseis funfzehn sechzehn zwolf quinze seize quattordici quindici sedici catorze dezesseis dezessete zestien pietnascie',
  AGEWORD:
    'age year years old yo yr yrs birthday bday born turn turning turned anos ans jahr anni cumplo alt eta idade jaar lat ar yas geburtstag anniversaire compleanno',
  SCHOOL:
    'school grade graders grader freshman sophomore junior senior middle high sixth form homework teacher detention principal headteacher class classes lesson recess lunch bell locker prom homecoming gcse* sats sat psat exam exams report card pupil maths algebra science fair bus nurse eso bachillerato deberes profe insti schule klasse hausaufgaben abi realschule lycee college seconde troisieme premiere brevet bac devoirs liceo terza superiore media scuola compiti escola ensino medio aula klas liceum',
  PARENT:
    'parents mum mom mummy dad daddy mother father foster gran parental permission allow* allowed let lets grounded curfew bedtime check checks took confiscat* controls strict drive drives pick padres mama papa mutter eltern erlaub* darf hausarrest mere pere mamma mae pai pais ouders moeder mor mam',
  KID: "kid kids child children babysit* babysitter toys playground teen teenager permit driver's ed tiktok allowance pocket braces quincean* sweet bouncy",
  MYKID:
    'son daughter nephew niece brother sister cousin dog cat student students pupils kids grandson hijo hija sohn tochter fils fille figlio figlia filho filha',
  PAST: 'was were had used when back since ago years remember young younger childhood grew era cuando war als quand ero quando fui tinha',
  UNIT: 'minutes mins min hours hour km miles euros pounds dollars degrees percent am pm floor bus people days weeks months kilos pages minuten stunden minutos horas minuti ore heures',
};
