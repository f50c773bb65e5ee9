/** Nouns of everyday messages by the sort of thing they are, singular; `none` are those that nothing is said about. */
export const SORTS_OF_THINGS = `
=animal
alpaca animal ant badger bark bat beagle beak bear bee beetle bird blackbird breed budgie bull bulldog bumblebee bunny butterfly calf calve calving
camel canary carp cat caterpillar catfish cattle chick chihuahua cockapoo cockerel cockroach cod collie corgi cow crab creature crocodile crow cub
cuckoo cygnet dachshund deer dinosaur dog doggy dolphin donkey duck duckling eagle eel elephant ewe ferret firefly flamingo flea fly fox frog fur
gecko geese gerbil giraffe goat goldfish goose gorilla greyhound guinea gull hamster hare hawk hedgehog heifer hen herd heron herring hog horse hound
hummingbird iguana insect jellyfish kangaroo kelpie kennel kingfisher kitten kitty kiwi koala koi kookaburra labrador ladybird lamb lark leech leopard
lion lizard llama locust lurcher lynx maggot magpie mare mayfly mice midge mole mongrel monkey moose mosquito mosquitoe moth mouse mussel mutt nest
newt octopus octopuse ostrich otter owl panda parrot paw peacock pelican penguin pet pheasant pig pigeon pike pony poodle possum puffin pug pup puppy
purr rabbit raccoon racehorse ram rat reindeer reptile retriever robin rooster seagull seal shark sheep sheepdog sloth slug snail snake spaniel
sparrow spider squid squirrel starfish starling steed stork swallow swan tabby terrier tiger toad tortoise tortoiseshell trout turtle walrus wasp
whale whelk whippet wildlife wolf wolve wombat woodpecker worm wren zebra
=food
adobo akara almond anchovy apple asparagus aubergine avocado bacon bagel baguette bake baklava banana bap basil batter bean beef beetroot berry
biryani biscuit blackberry blueberry bolognese borscht bread breakfast brekkie brie brisket broccoli brownie brunch buffet bun burger burrito butter
butty cabbage cake candy candyfloss cannoli caramel carb carbonara cardamom carrot carvery cashew casserole cauliflower celery cereal chaat chapati
chapatis cheddar cheese cheesecake cherry chestnut chicken chili chilli chip choc chocolate choma chop churro chutney cinnamon clove coconut coleslaw
cone cookbook cookie coriander corn cornflake cornflour courgette cracker cream crepe crisp croissant croqueta crumb crumpet crust cucumber cuisine
cumin cupcake currant curry custard dairy dal dessert digestive dinner dish donut dosa dough doughnut dressing dumpling durian egg egusi falafel feta
fig fish flake flapjack flour focaccia fondant fondue food fruit fry fufu garlic garri gazpacho gelato gherkin ginger gingerbread gnocchi goulash
grain grape gravy groundnut gulab gum haggis halloumi ham honey humbug hummus icing idli ingredient jaffa jam jamun jelly jollof kale kebab kebabs
ketchup kimchi kitkat kiwis korma laddoo lasagna lasagne lechon leek leftover lemon lentil lettuce lime liquorice loaf lobster lollipop lolly lunch
macaron mackerel maize mandarin mango mangoe margarine margherita marmalade marmite marshmallow mash mayo mayonnaise meal meat meatball melon menu
menus meringue mince mint miso momo moussaka muffin mushroom mustard mutton naan nacho nata noodle nugget nut nyama oat oil okra olive omelette onion
orange oyster paella pakora pancake paneer panini papad paprika parmesan parsley parsnip pasta paste pastry pasty patata pavlova pea peach peanut pear
pepper peppermint pepperoni pesto pho pickle pie pierogi pineapple pistachio pizza plantain plum pongal popcorn pork porridge portion potato potatoe
prawn pretzel pringle prune pudding pumpkin punnet puri quiche quince raclette radish raisin ramen raspberry ravioli recipe rhubarb rib rice risotto
roast roasting roll roti rotis rye sage salad salami salmon salt sambar samosa sandwich sardine satsuma sauce sausage savoury scon scone scoop seafood
shellfish shortbread shrimp sinigang snack souffle soup sourdough spaghetti spice spinach sponge spread sprout spud starter steak stew strawberry
stuffing sugar sukuma sultana supper sushi suya sweet sweetcorn syrup taco takeaway tamale tapa tart tiffin tilapia tiramisu toast toastie toffee tofu
tomato tomatoe topping tortilla treacle treat tulsi tuna turkey turmeric turnip twix ugali vanilla veg vegetable veggie venison vindaloo vinegar
waffle walnut wasabi watermelon weetabix wrap yam yoghurt yogurt
=drink
ale beer booze brandy brew bubbly burgundy caffeine cappuccino chai chamomile champagne cider cocktail cocoa coffee coke cortado cuppa decaf dram
drink elderflower espresso fika fizz gin guinness juice kombucha lager latte lemonade malt margarita martini matcha milk milkshake mocha mocktail
mojito pint prosecco rioja rum shandy sherry sloe smoothie smoothy soda spritz stout tea teabag tequila tipple tonic vodka water whiskey whisky wine
=place
abbey academy airbnb airport aisle alley aquarium arcade arch archive arena bakery bandstand bank bar barbershop barn bay bazaar beach bog bookshop
booth bothy boutique brewery bridge building bunker bypass cafe campsite campus canal canteen canyon carpark carriageway castle cathedral cave centre
chapel checkout chemist church cine cinema city classroom cliff clinic cloakroom club coast college convent country countryside court creek cubicle
culvert dam dancefloor deli den desert destination diner ditch dock dune dungeon dyke embassy entrance estuary factory farm farmyard field fjord
flyover footbridge forecourt forest fort freeway gallery garage glacier glen greengrocer ground guesthouse gurdwara gymnasium harbour headland
highland highway hill homeroom hometown horizon hostel hotel hut inn island isle jetty junction jungle kindergarten kiosk lab lagoon lake landmark
lane launderette laundrette laundromat library lido lighthouse lobby loch mainland mall mansion market marketplace mart maze mill moat monastery
mosque motel motorway mountain museum neighbourhood newsagent nightclub nursery oasis ocean office outback outlet palace pandal paradise park parlour
path peak pharmacy pier planetarium platform playground playgroup plaza pond pool port portakabin promenade pub quarry quay railway ranch reception
reservoir restaurant retreat ridge rink river road roadside ruin safari salon sanctuary sauna school scrapyard sea seafront seaside shelter shop shore
showroom skegness skyline slope spa square stadium staffroom stage stairwell stall station steakhouse stockroom store stream street studio suburb
suite summit supermarket swamp tearoom temple terminal theatre tower town towpath trail tunnel underpass uni university valley venue viaduct village
vineyard volcano walkway ward warehouse waterfall weir windmill wood workplace yard yurt zoo
=room
apartment attic balcony basement bathroom bedroom bungalow cabin ceiling cellar condo conservatory corridor cottage door doorstep doorway driveway
fireplace flat floorboard foyer garden greenhouse hall hallway home house houseboat kitchen landing loft loo lounge pantry patio polytunnel porch ramp
residence roof rooftop room shack shed shower skylight stair staircase terrace toilet treehouse veranda verandah villa window windowsill
=vehicle
aeroplane auto bicycle bike boat boda buggy bus cab camper campervan canoe car caravan carriage coach danfo dhow dinghy ferry forklift helicopter
horsebox jeepney jet kart kayak lifeboat liner lorry matatu matatus metro minibus minivan moped motor motorbike motorcycle narrowboat okada pedalo
pickup plane pushchair quad rickshaw scooter scooty ship shuttle sidecar sledge spaceship submarine subway tandem tanker taxi taxis tipper tow tractor
train tram transport tricycle truck uber ute van wagon wheelchair yacht
=machine
aircon airpod alarm alexa answerphone appliance battery blender bluetooth boiler bot brake browser buzzer calculator camera carousel chainsaw charger
chat chatbot checker cistern clock colander combine computer console controller cooker cooling copier crane dashboard detector dial digger dishwasher
doorbell drill drip drone dryer earphone elevator engine escalator exhaust extinguisher fan fax feeder freezer fridge fryer gearbox generator geyser
grater grill hairdryer hammer handbrake headlight headphone headset heater heating hob hose internet inverter ipad iphone iron jukebox kettle keyboard
kiln landline laptop lawnmower lift lighting login loudspeaker machine meter mic microphone microscope microwave minibar mixer mower nebuliser neon
oven pager phone photocopier playstation plough printer projector pump radiator radio razor remote ringtone robot rotisserie router satnav saucepan
saw scale scanner screen screwdriver seatbelt shovel sieve siren slicer software spanner speaker spreadsheet sprinkler stapler stove tablet tannoy tap
telephone television telly thermal thermo thermometer thermostat till timer toaster tool toothbrush torch tracker treadmill trowel turbine typewriter
ultrasound usb vacuum valve voicemail walkman washer watch webcam website wheel wifi wiper wireless wiring xbox
=wear
aftershave apron armour ballgown balm bangle belt bib bikini blazer blouse bobble bonnet boot bow bracelet braid brooch cap cape cardigan cashmere
chappal cloak clog clothe clothing coat collar costume cotton crease croc cuff custom denim dress dryrobe dungaree dupatta earring eyeliner fabric
fascinator fleece footwear foundation frock gele glove goggle gown haircut hairnet hairpin handbag hat headscarf heel helmet hem hood hoodie hoody
jacket jean jersey jewellery jumper jumpsuit kilt knitwear kurta lace lanyard leather legging lense lipstick lotion lycra makeup manicure mascara mask
mitten moustach mullet necklace nightie onesie outfit overall pant pearl pedicure perfume piercing plait pleat pocket polo polyester poncho pyjama
raincoat ring robe sandal saree sari sash satin scarf scarve sequin shampoo shawl shirt shoe shoelace short silk skirt sleeve slipper sock sombrero
stiletto stripe suit sunglass sunhat sunscreen sweater swimsuit tartan textile tiara tie toga trainer trouser tunic turban tutu tuxedo tweed underwear
uniform veil velvet vest waistcoat waterproof welly wetsuit wig wristband zip
=event
advent anniversary applause assembly auction audition bachelorette baptism barbecue bash battle bbq bday bingo birthday bollywood bonfire bout braai
campfire carnival ceilidh celebration ceremony christening christmas circus clubbing competition concert contest cookout date debut derby despedida
dining disco diwali easter eid encore engagement eurovision event exhibit exhibition fair farewell feast festival fete fiesta firework function gala
gathering gig glastonbury graduation halloween hanukkah hogmanay holi homecoming honeymoon hooley housewarming iftar invite jubilee karaoke langar
launch masquerade match matinee meetup nativity navratri ninetieth occasion owambe panto pantomime parade party picnic playoff playtime potluck prom
puja quiz quizze raffle rally rave recital regatta rematch reservation reunion sale sangeet seventieth showing sixtieth sleepover sprint sweepstake
tasting tombola tournament trial valentine viewing visit wedding workshop
=duty
accountancy accounting admin agenda algebra anatomy apostrophe application appointment appraisal architecture assessment assignment audit auditor
babysitting banking biology booking bookkeeping bulletin catering childcare chore class cleaning code commute comp conference counselling coursework
data deadline detention dissertation document draft duty education engineering errand essay exam exercise farming feedback filing finance fraction
freelance gcse geography geology grade grading graph grocery handover history homework housekeeping housework inbox inspection internship interview
inventory ironing job laundry lecture lesson literature logistic mailing maintenance manual marketing marking math matric meet meeting memo mining
mock module negotiation nursing observation overtime packing paperwork paragraph payroll pharmacology philosophy phonic physics placement planning
portfolio powerpoint practice prelim prep presentation probation profession project psychology recycling reference registration rehearsal report
research resignation responsibility result review revision roster rota schedule science scraping semester seminar shift shipping shopping sociology
sorting speech spelling stocktake stocktaking study supervision survey syllabus task teaching technology test testing thesis training translation
tuition typing vocabulary wash washing watering webinar work
=sport
aerobic aikido archery bachata backflip backstroke badminton ballet ballroom barre baseball basketball bhangra bolero bowling boxing breaststroke
bungee burpee camogie capoeira cardio carrom cartwheel clapping climb climbing conga cricket crossfit curling cycle cycling dance dancing dart darts
deadlift dunk fencing final fishing fitness flamenco football footy foxtrot frisbee garba golf gym gymnastic handball handstand hike hiking hockey
horseback hula jitsu jiu jive jog jogging judo juggling jump kabaddi karate kizomba krav league lifting limbo lindy lunge marathon marching meditation
morris netball paddle padel paintball parkrun paso pilate pitch plank plunge poker polka pruning quickstep race racing rambling relay rowing rugby
rumba run running sailing salsa samba savasana scrum scuba shuffle skate skateboard skating ski skiing skis skydiving snooker snorkelling snowboarding
somersault sparring spin sport squash stargazing stretch stroll surf surfing swim swimming tango tennis trek triathlon volleyball walk walking waltz
whist workout wrestling yoga zumba
=making
accordion acoustic acrylic acting afrobeat album alto amapiano anthem art audio bagpipe baking ballad band banjo bass beat beekeeping bongo brewing
calligraphy carol carving cello ceramic choir chord chorus clarinet clay colouring composing cookery cooking cosplay craft crayon crochet design
detecting dhol diagram diy drawing drum duet dyeing earworm embroidery fado felt fiddle flag flute folk foraging framing gardening gospel graffiti
guitar hairdressing harmonica harmonium harmony harp henna highlife hymn icebreaker illustration improv instrument jazz jigsaw jingle kit knit
knitting kpop lego lullaby lyric mache mahjong mandolin mehndi mending motown mural music oboe opera orchestra paint painting panpipe patchwork
pattern photography piano planting playlist ploughing polishing portrait pottery punk puzzle quartet quilt quilting rangoli rap record recorder
recording renovation repair resin rhapsody saxophone sculpture seam sewing singing sketch snowman solo song soprano soundtrack stationery stitching
tabla tambourine tape tattoo techno trick trombone trumpet tuba tune ukulele videoke vinyl viola violin vocal watercolour welding woodwork wool
writing yarn
=story
alien anime anthology article audiobook backgammon batman binge biography bluey book caption cartoon catan chapter charade chess cinderella cliche
cliffhanger cluedo column comedy comic commentary confession conspiracy crossword dialogue documentary dominoe dragon drama dvd eastender edition elf
encanto ending episode fantasy fez fiction fifa film finale footnote fortnite game gaming genie genre ghost goblin gogglebox gossip gruffalo gta
headline heist heroine horoscope horror idiom joke kdrama limerick ludo mag magazine manga manuscript mario meme memoir mermaid minecraft monopoly
monster movie musical mystery myth narrator newsletter newspaper noir nollywood novel paperback pirate play plot podcast poem poetry pokemon prank
programme proverb pun quote reading replay rewatch rhyme riddle romance romcom rummy saga script sequel serial series shipwreck show sitcom slasher
spoiler stardew story subtitle sudoku superhero suspense tale telenovela tetris thread thriller topic trailer trivia tutorial update vampire verse
video whispering wizard wordle zelda zine zombie
=mishap
argument autocorrect bang banging beep blackout blast bother breakdown breaker bump burning burst captcha clang cobweb complaint crack creak damp
defeat delay dent disaster distraction drain draught drilling dust embarrassment emergency error failure fault fight filth fine flood flush foghorn
footstep fright fuse fuss grease hangover hiccup hole horn incident infestation itch landslide leak lice limescale litter mess mistake mould mud
nightmare noise notification nuisance plumbing pothole puncture quarrel queue racket rip roadwork rot roundabout rush rust scaffolding scam scratch
shouting slip smell smoke snag spat speeding splash stain strike swerve tire traffic trouble turbulence typo tyre wahala web windscreen wobble
=hurt
abscess ache allergy anaesthetic antibiotic antihistamine asthma bandage bite blister bruise bunion burn cataract chickenpox cholesterol cold
concussion cough covid cramp croup crutch dengue eyesight fatigue fever filling flu fracture gout hamstring hayfever headach headache illness
infection inhaler injection injury insomnia jab jabs laryngitis lemsip ligament lurgy malaria mange migraine molar mri norovirus nosebleed painkiller
paracetamol phobia plaster pneumonia pollen pox prescription rash sinuse sling sneezing splint sting stitch sunburn teething tetanus tonsil
tonsillitis toothache ulcer vaccination vaccine vertigo virus x-ray
=weather
autumn breeze climate cloud constellation cyclone dawn daylight downpour drizzle drought dusk eclipse fog forecast frost gale glow hail hailstone
harmattan heat heatwave humidity ice iceberg landscape lava lightning meteor mist monsoon moon puddle rain rainbow raining sand sky sleet snow
snowball star storm sun sunrise sunset sunshine thunder thunderstorm tide tornado typhoon view volcanoe warmth wave weather wind winter
=plant
allotment bamboo beech begonia blossom bluebell branch bud bush cactus carnation chrysanthemum clover compost conker crop cutting daffodil dahlia
daisy dandelion fern flower geranium grass harvest hedge herb hibiscus hosta houseplant hydrangea ivy jacaranda jasmine lavender lawn leaf lilac lily
lotus magnolia mangrove maple marigold marrow mistletoe monstera moss neem nettle oak orchid peony petal pine plant poppy reed root rose rosemary
seaweed seed seedling snowdrop soil spray sugarcane sunflower thistle thorn tree tulip turf ugu violet wheat willow wisteria
=trip
adventure airline break camino camp camping carpool crossing cruise departure drive driving flight getaway holiday interrail itinerary journey layover
outing pilgrimage ride rollercoaster route tour travel trip vacation
=money
agreement allowance banknote benefit bill biodata bitcoin bonus certificate cheque citizenship contract coupon deposit discount estimate fare fiver
fuel fund giro grant income insurance invoice jackpot lease licence loan lottery lotto membership mortgage mot overdraft passport payday payment
payslip pension permit price profit raise rebate receipt refund rent salary scholarship scratchcard spending stub subscription tax tenancy ticket visa
wage wallet
=present
attachment award bookmark bouquet calendar card compliment cuddle delivery dispatch donation envelope flyer foto gif gift hamper handshake invitation
letter mail medal note package parcel photo photograph postcard poster present prize reward rosette souvenir sticker surprise trophy voucher wreath
=trait
ability accent accomplishment advice appetite astrology banter breathing cook craic curiosity dialect dimple echo etiquette fashion flirting gesture
giggle grammar grudge habit handwriting hoarder hobby honesty howl hugger hum imagination intention introvert jitter kindness knack knowledge laugh
laughter laziness liking lisp logic loyalty mischief moonwalk motivation motto napper nickname obsession packer passion pastime patience peeve
politeness pronunciation rant rhythm ritual sarcasm saying sigh skill slang sneeze snore snorer snort softie squeak stubbornness style sulk superpower
superstition swearing talent temper tempo troublemaker voice weakness whim wink yawn yawning
=team
abuela abuelo accountant actor actress adult adviser advisor amma analyst applicant apprentice artist assistant astrologer astronaut athlete audience
aunt auntie aunty author baba babcia babysitter baker banker barber bard barista barmaid barman beautician beekeeper beginner bestie biker biologist
bishop bloke bodyguard bookkeeper boomer boss bouncer boyband bricklayer bride bridesmaid brigade bro brother buddy builder busker butcher butler
caller candidate captain carer caretaker carpenter cashier caterer celebrity chama champion chaperone charmer chef child childminder children
chiropodist clan classmate cleaner clerk client clown coastguard cobbler colleague comedian commentator committee commuter company conductor
consultant correspondent councillor counsellor counselor couple courier cousin cowboy coworker crew crier critic crowd customer cyclist dad dancer
daughter deckhand defender dentist department deputy designer detective developer director diva doctor donor driver drummer duke editor elder eldest
electrician employee employer engineer examiner expat expert explorer extrovert family farmer father firefighter fireman firemen firm fisherman
fishmonger fitter flatmate florist footballer freelancer fresher freshman friend gamer gang gardener gent gentleman goalie goalkeeper goddaughter
godfather godmother godson golfer graduate gran granda grandad grandchild grandchildren granddad granddaughter grandfather grandkid grandma
grandmother grandpa grandparent grandson granny gritter groom groomer group guard guest guide guitarist hairdresser handler headmaster headmistress
headteacher hermit hero hiker host household housemate husband hygienist idol infant influencer inspector instructor intern interviewer investor
jeweller jogger journalist judge junior keeper kid kiddo kuya lady landlady landlord lawyer leader learner lecturer librarian lifeguard listener local
locksmith lodger loser magician maker mam mama mammy manager mascot mate matron mayor mechanic medic mentor midwife milkman millionaire mom monk
mother mover mum mummy musician nan nana nanny neighbor neighbour nemesis nephew newbie newborn newcomer newsreader niece nun nurse operator optician
organist owner painter papa paralegal paramedic parent passenger patient penfriend penpal pensioner pharmacist photographer physio picker pilot player
plumber poet policeman porter postman prefect presenter priest prince principal prof professor psychologist publisher pupil rabbi ranger reader
receptionist recruiter ref referee reformer registrar regular rep resident rider roofer rookie roommate runner sailor salesman scaffolder schoolgirl
schoolkid scientist scout sculptor seamstress secretary seller server shepherd sibling singer sister sitter skipper snob soldier solicitor sommelier
son specialist spender squad staff stag stepdad stepdaughter stepmum stepson stranger striker student stylist substitute supervisor supplier surgeon
surveyor survivor swimmer tailor teacher team technician teenager temp tenant tenor therapist toddler tot tourist trader trainee translator traveller
tribe trio triplet troupe tutor twin typist uncle understudy usher vegan ventriloquist vet veteran visitor volunteer waiter waitress walker warden
weatherman welder winner worker workmate writer
=furniture
anchor antique armband armchair armrest ashtray awning backpack badge bag baggage bale ball balloon banner barometer barrel barrier basin basket bath
bathtub baton bauble bead beanbag bed bedding bedsheet bedside beeswax bell bench bin binocular biro blanket bleach bollard bolt bookcase bookshelf
bookshelve bottle bowl box bracket brick briefcase brochure brolly broom brush bucket bulb bumper bunk bunting buoy button buttonhole cabinet cable
cage candle cane cardboard carpet carrier cart carton cassette catalogue cement chain chair chalk chandelier charcoal chart chimney china chisel
chopstick clipboard closet cloth coaster cobble coin collection comb compass confetti container coop cord cork cot couch counter cradle crate crib
crowbar cube cup cupboard curler curtain cushion cutlery deckchair decoration desk device diary dice dictionary disc dishcloth diya doll dolly domino
doorframe doormat doorstop drawer dresser duster duvet earplug easel eggshell feather fence file flannel flashcard flask flatpack float floodlight
foil folder fork fossil fountain frame furniture gate gazebo glitter globe glovebox glue gnome goalpost grate gravel grout gutter hairbrush hammock
handkerchief handlebar hanger hankie hanky harness headboard highlighter hive hook incense ink jar jug jumble junk keg kettlebell key kindling kite
kleenex knife knob knot label ladder laminate lamp lamppost lampshade lantern leaflet leash letterbox lid light lightbulb linen lino lock locker
logbook loom luggage lunchbox magnet mandoline mannequin mantelpiece map marble marker marquee mast mat matchbox matchstick mattress mirror mop mortar
mug napkin nappy needle net notebook noticeboard oar ornament packet pad padlock pallet pan paperclip parachute paraffin patch paving pebble pedal peg
pen pencil pew pillow pillowcase pipe plaid planner planter plaque plate plug plughole podium postbox postcode pot potty pouch pram prop puppet purse
pyramid rack raft rag railing ribbon rod rope rubber rucksack rug ruler sachet sack saddle sail sandpaper saucer scaffold scarecrow scissor screw seat
sellotape settee sheet shelf shell shelve shield shoebox shutter sideboard sill sink skip skittle slat slate slide snorkel soap socket sofa spade
sparkler spatula splinter spoon stable stack stamp staple statue stethoscope stick stile stool straightener strap straw streetlight string suitcase
surfboard sweep swing sword table tablecloth tag tamagotchi tank tarp teacup teak teapot teaspoon teddy tee telegraph telescope template tent
terracotta textbook thimble throne tile timetable tin tinsel tissue toner tong toolbox toothpaste tote towel toy trampoline trash tray tripod trolley
tub tube tumbler tupperware tweezer umbrella varnish vase wallpaper wand wardrobe wheelbarrow whisk whistle whiteboard wick wicker wipe wire wok
worktop wrapper wrapping wrench
=idea
achievement ambition apprenticeship build business career challenge course decision degree diploma dream goal idea japa journal move offer outlook
patent phd plan progress promise promotion proposal release relocation resolution restructuring retirement startup suggestion urge
=none
aan abajo abba abeg abend aber aberdeen abi abiti aboriginal about abre abreast abs abschaum abschieben abschiedsbrief absence acaba acabar acabo
acabou access accident account accra ace ach acho achte acid acordar acre act action activity ad addict addiction addio address adele adesso adeus
adieu adjective adoption adorei adoro advance advert affair affection african afspreken after afterlife afternoon aga agatha age ageing agency agent
agony agora aguanto aguento ahah ahora aid aim aime ainda air airing aka al alcohol aldi algo algorithm alguien ali alibi alla alle alleen allein
allem allen allora alor alp alpha alphabet alright alt altar alternative altijd altro ama amazon amber ambulance amelie american ami amici amico amiga
amigo ammazza ammazzo amo amount amp amsterdam an anana ancestor anche ancora anda andata andato ander andiamo ando android angel anger angle animale
animali animaux ankara ankle anna annan anni announcement ano anoche ansia answer answering ante anxiety anytime apanhar ape apetece apocalypse
apology app appa appeal appen appendix aqua aquarius aqui arabe arabs arbeite area argh arguing ark arkada arm armpit army arrangement arre arrepender
arrepentir arriba arrival arrivata arrivo arrow arsenal arthritis arvo ary asco asda ash asian asking asl aso aspetto ass assim association asylum
atheist atla atm atrae att attack attempt attendance attention attitude attraction auch auf aufwachen auguro aula aus auschwitz aussi aussie autism
aux avant avec avond axe aye ayer azul ba baa babe baby babysat bachelor bachillerato baciarti bacio back background backup baddie bagnata bah bahnhof
bailar baise baiser bak bakma balance balayage balcone bali ballot ban bana bande bangalore banho bara barangay barbarian barbie barcode bareback
barefoot bargain barkada barney barry base basta basura batch bate bathe bathing battlefield bbc beam beard bearer beast beating beatle beau beauty
bedtime beende beenden beetje beggar beginning behalf behaviour bei beim bel belfast believer bella bellissima bellissimo bello belly bem ben bend
bene bengal beni benissimo bereit bereuen berge berlin beso besoin besser best besty bet betrayal bett better bible bicho bici bid bien bij bikinis
bild bilder bio biopsy bir birmingham birth bis bisexual bisschen bist bit bitch bitte bitti black blackpool bladder blade blank bleibt blessing blind
blinder blindfold blink blir bliss blob blocco block blocker blood bloque bloqueado bloquear bloqueo blow blower blowjob blue bluff blush blushing boa
board boarding bob bocca body bohemian boiled boiling bolo bom bomb bon bond bone boner bonito bonjour bonne boo boob booky boom booster booty bora
border boredom borough boston botte bottom boulot boundary bowie bowing boxer boy boyfriend bra braccia brace braga brain brand brass brat braucht
brava braver brb breakup breast breath bretagne brevet brexit brian bribe bridal brighton bringt brisbane bristol brit britain brocante broer bronze
brothel brow bruciati brucio bruder brugkla brunette bruno brussels btw bub bubble bubbling buck budget buena bueno bug bulge bullet bullying bulu bum
bunch bundle buona buonanotte burden burglar burial burner burnout burro buscar busco buse bust butt buttarmi buy buyer buzz bye ca cachonda cachorro
cada cae caldo caliente call calling calma calme calor calory cam cama can cancel cancello cancer candlelight cannon cansada canta canva capelli
capital capito capo capricorn capsule cara cardiff care cargo caring carnage carro carta casa case cash cashapp casi casser cast caste casualty
catastrophe catch category catheter catholic catorce cause cazzo ce cebolla cebu cej cell celular cemetery cena cenamo cenoura census cent centimetre
century cert certo cette cha chance change channel chao chap character charge charity charm chased chaud chc chce che cheat cheating check checking
checkmate cheek cheer cheerio chefe chego chem chemii chemistry chemo cherche chest cheveux chew chewing chez chi chiamo chica chicago chien chiesto
childhood chill chilly chin chinese chink chispa chivalry chlorine chocolat choice chopped chorei christ christian chupa chupar churchill churchyard
chuva chwil chyba ciao cie ciebie cigano cigar cigarette cinco circle circuit cita citizen claim claire clap claro clase classe clause claw cleansing
clearing click clingy clip clit closing clue clutch co co-op coal cob coche cocina cock coco coffin coil coincidence coisa col coldplay cole colic
collarbone colonel colonoscopy colony color colour coltello com coma comanda combination come comer comfort comigo coming comma commande comme comment
commitment communion community como companion compatible compiti completo compound compte con concept conclusion condition condolence condom
confidence confirmation conflict congrat congratulation congregation conhecer conheci conmigo connection conocer conocerte conocido conosciuto consent
consigo conta contact contar content contesta context contigo continent continuar continuation contre control conversar conversation conversion
conviction cop copain copine copper copy coral corner cornwall corpse corrida corrido cortar cortei corto cosa cose cost cosy council count countdown
counting county coup cour courage cover coward cox cozinha crabs crap crash craving crawl credit credo creep crematorium creo crete crewe crime
criminal cripple crisis crois cross crown crunchy crush cry crying crypto crystal ctrl cuando cuarto cuatro cuchillo cucina cuddling cuenta cuento
cuidado cul culpa cult culture cum cuma cumartesi cumple cumplo cupid cure curfew curl curro curve cusp custody cut czech czemu czuj czy daddy daha
dai daj dalla damage dame dammi dan dane danger danke dann dar daran dare darf dark darling darte dash dass dat daten dating dato dave day daytime de
deaf deal dealbreaker dealer dearer death debate debe debenham debere debt decade deciso deck decree dedica deed defect defence definition dehor dein
deine deinem deinen deiner deixa deixam deixar deja dejado dejamo dejan dejo del delhi delight della delle dem demain demais demand dementia demo
demon denial denk denke dentro depois depot depression depth depuis der derek desaparecer descansa description desculpa desde desejo deseo deserved
desnuda despacio despertar destiny det detail detox detto deux devant devia devil devo devoir devon dey deze dezesseis dia diabete diabetic diagnosis
dialysis diamond dich dicho dick dico die dieci diese diesel diet diez diferente difference dig diga digging digit dignity digo dije dile dilerim dim
dimanche din ding dip dir direction dirt disability disappearing discharge discipline discussion disease disgrace dishwater dislike disney
disparaissais dispiace display disse distance distinction district dit divano division divorce divorcee dix dizzy dla dna do dobry dobrze doc doch
docker doei doha dois dollar domani domenica domingo donde donegal donne donnerstag dood doof dopo dor doris dorme dormi dormir dort dossier dot dou
doubt doucement down downhill downstair doy dozen drag dran drank draw dread dreckspack drei dribbling drinker drinking drool drop drug druk drunk dry
dtf dubai dublin duchess duel duermo duff dumm dump dundee dunker dunno duolingo dur dura durban durch duro dus dye dyed dyslexic dzi dzie ear early
earth eater eating ebay ebi ebrei eby echoe economy edad edge edinburgh eejit eek een eerlijk eerst eet effect effort ego egzamin eher ehrlich
eigentlich eight eighty ein eine einen einer einfach eish ela elastic elbow ele election electric electricity eleventh elim ella elle eltern elvis
email emerald emma emo emoji emojis empapada empire encontrar encontro end endlich enemy energy enero enfant enfin enneagram ensino entertainment
entrar entre entry envie envoie envy epilepsy era erasmus ere eri erlauben esa escape escola escort escrevi ese esistere eso esperanza espere espero
essa esse essen essex est esta estaba establishment estar estate estava este esto estou estoy estuve estuviera eta ethnicity etsy etwa eulogy euro
europe eve evening evensong everyone evidence eww ex ex-husband examen exception exchange excitement exclamation excuse existir exit expectation
expense experience explanation explosion expression extension extra eye eyeball eyebrow eyelash eyelid faccia facciamo faccio face facebook facetime
fact factor faculty fade fag faggot fahr fai failli faim faire fairy fais fait faith faithful fajny falar fall falsch falta faltan fame familia
familie fanno farla fass fasting fate fatto faut favor favour favourite faz faze fazer fear feature feb feccia fed fee feed feel feelin feeling feet
feira feliz fell fella fellow fellowship fem female feminism feminist femme ferris fertig festa feucht feud fiance fiat fib fica ficar ficaria fick
ficken fidanzata fiet fifteenth fiftieth fifty figlia figlio figure fil filha filho fille filme filter fim fin finalmente find finde finger
fingerprint fini finir finish finishing finita fino fiquei fire first fist fit fitted fitting five fix fiz flame flap flare flash flavour flaw flesh
fling flirt floor flop floss flow floyd fluff flung foam foder foi fois fold follarte follower fome font fool foot footprint fora force forearm
forehead foreigner forfeit forgave forgiveness form formula forno fortieth fortnight fortune forty found four fourteenth fradicia franchement fratelli
fratello fraud frauen freak freckle fredag freedom freeze freezing freitag french freu freund friday friendship frietje frigo fringe fromage front
froth frying fuck fucking fue fuera fui fun funciona funding funeral fuori future fwb fyi ga gaat gab gabi galaxy gallbladder galway gambe gana ganz
gap gar garbage gare gaswork gato gatto gay gear geboren gece geceler gedaan gee geen gefunkt gegen geh gehe gehen geholfen gehst geht geil gek gel
gem gemacht gen gender gene generation genius gente gentil gentlemen geordie gerade gerald geritzt german germany gern gesagt geschlafen geschnitten
geschrieben gestern gestorben get getting geweint gezellig giallo giant gibi gibt gill gimme giornata girl girlfriend gist gitano giugno giuro give
glamour glasgow glass glaub glaube gleich gli glory gluten goa god goe goer going gold gong gonna good goodbye goodness goodnight google goosebump
gordo gosta gosto goth gotta government governor gra graag grace gracia grad grader grado gram grande granite graphic grave graveyard grazie greece
green greeting gregg grid grief grin grinning groove growing grunt grupo guapa guarda guardian guardo guess guessing gueule guidance guilt gun gusta
gut gute guy gypsy haan hab habe haben habibi habite habla hablamo hablando hablar hace hacer haciendo hafta haftaya hago hahahaha hai hair hairstyle
halal half halfway hallelujah halo halt halve hambre hamburg hamlet han hand handcuff handful handle hangry hannibal hanno happiness har hardware harm
harris hart hash hasse hast hasta hatch hate hater hatte haul haus hav havo hay hazard hbu head headshot headspace healed health heap hearing hearse
heart heartbeat heartbreak heathrow heaven heaving heb heeft height heil heir hej hela helado hele helgen helium hell help helpline hemo heritage
hermana hermano heroe heure heute heyy heyyy hice hide hiding highlight hija hijab hijo hilfe hindus hinge hint hinten hip hire histoire hit hitler
hiya hmm hoe hoje hol hola hold holder holding holocaust hombre homem homeowner homme homo hond honda honour honoured honte hookup hoop hoor hooray
hop hope hoppa hora horizontal hormone horsey hospice hospital hostage hotline hour housing hoy hr hubby hubo huelen huff hug huh human humming humour
hun hund hundred hunger hungover hunt hunting huntsman hur hurry hurrying hype ibiza ibuprofen ich ici ick icon idade idag ideia idiot idk idziemy
iedereen iemand ieri igbo igen igual ikea ikke il illegal illuderti image imam imigrante imma immer immigrant immigrati immigration imorgon imparando
impression impulse in incall inch incl independence indian indossi inferiore information ingen inheritance initial inmigrante innit insegno inset
insistere insomniac insta instagram instance insti instituto instruction insulin insult inte interesa interesse interessi interest interval intimacy
intro introduction irritating ish islam israelis isso issue ist istanbul istemiyorum isterim italian item iyi jack jag jahr jail jaja jajaja jak
jamais jambe jan jantar japan japanese jaw jealousy jeden jefe jeg jemanden jerk jess jest jeste jestem jeszcze jetzt jeudi jeune jew jij joe john
johnny joint joking jon jou jour joy jst juden judgement judgemental jueve juif juin juliet jung jupiter juro jury juste justice justo jutro kaapi
kaffee kahve kampala kan kann kano kapot kar kare karen karma kat kater kaw kawa kawy keep kein keine keinen keiner keith keke kendine kennengelernt
kent kerala kerb kerry keto kevin kick kidney killer kilo kilometre kind king kingdom kink kino kiss kisser kissing kkk kkkk klaar klar klasie klasse
klauen km knee kneecap kneeling knelt knicker knight knive knock know knowing knuckle kochen koffie kom komm kommen kommst kommt koniec konu kot kota
krank krankenhaus kriegt kuchen kundli kusura la laat labour lac lach lad lado ladrone lag lago lah laisse land lang lange language lap larga largo
lasci lasciami lasciato laser lash lass lassen lat late lavoro law lawsuit lay layer le lead leap learnt leave leaver leaving leben lecken leed left
leg legend legion lehrerin lei leicester leid leider leisure leith leitrim lejo lekker lemme len length leo lepiej lern lesbian lesbiana let letting
letto lettre letzte leuk leukaemia leva level lever lewis liam liar libera libra libro liceo lick lidl lie lieb lieber liebsten liegt liever life
lifestyle lifetime ligar like lil limit lincoln linda lindo line lingerie lining link linkedin lip lis lisbon list lista listening listing lit litre
little live liver liverpool living livre lixo llamar llame llega llego llegue lleva llevo lluvia lo load loading location lockdown log logging logo
loin lola lolo london longe lontano look looker looking loop lord lordship loss lost lot love lovebird lover lube lubi luck luego lui lump lunatic
lunchtime lundi lune lung lunga lupo lust luton luxury lycka lying lyon ma maak maar mac macbeth macchina mach machen machst machucar madam madness
madre madrid mafia maga magaluf maggio magnifique magpy magst mahal mai maid main maintenant maio mais maison majo majority maju make making mal
malade maledetto mamma mammogram mamy man manchester manchi manda mandami mandar mando manila mann manner mano manque mar march marche marco mardi
margin mari mariah maricone marido marie mark marque marriage marte marvel marzo mass massacre massage master masz mata matar matarme material
maternity mathe mathearbeit matin mating mato matt matter max may mbti mcdonald mdr me mean meaning measure mec med media medication medicine medium
medo mee meer meglio meh mehr mein meine meinem meinen meiner meio mejor mek melbourne melhor melting member memorial memory men menace mend meno
menopause menor mensagem mensaje menthol menti mentito mer merci mercredi mercury mercy merit merke merken mesa mese mesmo message messaging messenger
messo met metal method metre metti meu meur meus mexican mia mich michelin middle midnight miechu miedo miei mienne mieux mig migrant migration mij
mijn mike mil mile millimetre million mim min mind minded mine mineure minha mini minister ministry minor minorenne minute minuten minuti minuto mio
mir mira miracle mis miscarriage misery misheard mismo missus mister mistress mit mix mixing mmm mnie mobility mode model modo mog moi mois mojada
mombasa moment monday monde mondo money monsieur montagna montagne month montre moo mood moody mora morgen morir morire morirme morning moro morrendo
morrer morreu morri mort morta morte mortified mortifying morto moslem motion motorino mouille mourir moustache mouth movement mow mr msg mubarak
mucho muddy mudei muero muerta muerto muito mujere mulher multi mumbai mundo muoio muoiono muppet mur murder murderer muscle mush musica muslim must
musulman musulmana musulmani mutter muy na naar nach nacht nackt nacktbilder nada nadie nae nag nail naira nairobi name namorado namorar namoro nando
nani nap napisa napisz naples nasci nass nat nation national nationality native nature nav navy nay nazis necesito neck neckline need neeson
negotiable negri negro nehm nehmen nein nej nel nem nerd nerdy nerve nessuno netflix nett network neue neun neunte new newcastle news ngl nian nic
nicht nick nicotine nie niemand niemandem niente niet night nik nil nimm nine ninety nipote nipple nit nite nix nko no noah noch noche nochmal nod nog
noite nojo nokia none nonsense noo noon nooo noooo nordestino nose nota notary notice notion notte noun nous nova novena novio novo nowt nuda nude nue
nuit nulle num number numero numerology nunca nuovo nur nutshell ob obama obedience obituary object objection obrigada obv occupation och ocho odd
odda odeio odeon oder odia odio offence offering offert officer official oga oggi ogni ohio ohne old olmaz olur olympic oma omdat omg on ona oncle
oncology onde one onlyfan ontem ontmoet ook opa opener opening operation opinion oportunidad option ora orc order ordering organ orgasm origin orkar
oslo ospedale oss other otra otro oud oui outdoor outra ovation overslept overthink overtook owt oxfam oxygen oye pa pace pacemaker pacing pack pact
padaria paddy padre paga pagar page paghi pai pain pair pais pakis pakistanis pal palestinian paliza palm pandemic pane panel panic panty paper papi
par para parar parasite parce pardon parece pareja paris parish parker parking parle parler parliament parliamo parole part parting partir partner
parton partout pasa pasado paseo pass passa passado passen passer passou passt password pastel pastiglie pastilla pastor pat patagonia patrol patron
patti pau pause pavement pawn pay payer paypal paz pazar peace peasant pedestrian peel peeling peito pelada peli pelo pelvis pena penalty pence penis
penny pensado pensando pensar pensato pense pensei penso pentirai people percent perdere perdona perfection period permission pero perro perso person
persona personality personne perspective perth pervert peso pessoa peter petit petition petrol peu peur peut peux phase phew photosynthesis phrase
piace piaci piante pianto pic picasso pick picket picking picture picturing piece pienso pierna pijama pile pill pillar pillion pin pinch pinched ping
pinky pipette pisa pisce pistol pisz pit pity pixar pixel pixie place plague plaisir planet planilha planta plante plastic platelet plato playa
playing pleasure plenty pleure pleurer pleut plural pochino poci poco pod pode poi poil point pointer poison poisoning pole police policy polish
politic politician polizei poll pollo pone pong pont ponte ponytail poo poof pop pope por porn porque porta portal porte porto position possession
possessive posso post posture pote potter pound pourquoi powder power powodzenia ppl pra practise pracy prague praia praise pranzo prayer pre
preaching preciso preference preferisco prefiero prefiro pregnancy prego pregunta premium prend prendiamo prendre prepa president preso press pressure
presta pretending preto pride primark primeiro primero primo princess principle print printing priority pris prison prisoner privacy priya pro problem
problema process prochain prochaine profe professora profile prompt pronta proof property proprio prossima prosz protest prova province provo
przepraszam psa psych psychiatrist psychiatry psycho psychopath pubblico pueblo puedo puente puerta puesto puff pull pulse punch pune punishment
purchase purpose puse pussy put puta puzzano python qual qualcosa qualcuno quality quand quando quanti quanto quarter quase quatre quattordici quattro
que quebrar queda quedamo quedar queen queer queijo quel quella quelle quer quere queremo queria quero questa question questo qui quickie quid quiera
quiere quiero quiet quieter quindi quindici quinta quinze quitarme quoi racconto racism racista radiotherapy radius ragazzo rage rail raincheck raison
rajasthan ramadan rand range rank ransom rape rapist rascal rata rate rating rato raus ray raz razza reaction read reality realschule reason rebook
rebound rec recojo recommendation recovery rectangle redhead redundancy reel referendum reflection refugee reg regalado regard regarde regen regent
region register registry regret regretter rehab rejection rejoindre relation relationship relative relief religion remet remission removal rencontre
rentre repeat repense repetimo repetir replacement reply reputation request rescue rescued reserve reset respect response ressen ressenti rest reste
rester resto retainer retrograde return revenge reverse revoit rewrote reza richtig ridden ridere rien rifacciamo rifle rig right rim ringa rinse riot
rir rire risa rise riser rishta risk rispondi ritardo riunione robbery robisz rock rocket rogue role roller rolou rom roma romanian rome romeo roofing
rook ropa rosary rotation round roupa row royalty rub rubbing ruby ruhe rule ruling rumour runter runway rupee russian rustig ryanair saat sabato sabe
saber sadist sadness sadya safety sag sagen sagittarius sagst sagt sahara saindo saint sair sais sake salgo salir sally saloon saltar salted salut sam
samaritan sambo same samedi sample samstag san sandra santa sarah sat saturday saturn saudade sauter savage saver saving sawdust say scalp scammer
scan scandal scanning scar scene scent scheme schick schifo schlaf schlag schluss schmarotzer schon schreib schreibe schreiben schule schwanz schwul
schwule scoparti score scorpio scream screaming screening screenshot scritto scrivermi scroll scrub scrubbed scrubbing scrunch scum scuola scusa
scusami se search season seating sec sechzehn second seconda seconde secondo secour secret section secundaria security sedici see seeing seeker
segment seguir segunda segundo sehe sehen sei sein seis seit seizure selbst self selfie sem semaine semana semi semicolon sempre sen seni seninle
senior sense senso sent sentence sentido sentir sento senza separation ser sera serai serait sergeant serie serio sermon serra servant serve service
session sesso set sete settembre settimana setting seu seule seven seventeen seventy severance seville sex sexo sext sexta shabbat shade shadow shaft
shag shakespeare shallow shame shape share shaving sherlock shilling shin shine shingle shining shisha shiver shivering shld shock shooter shooting
shootout shot shotgun shoulder shout shrek sia siamo sich sicher side sido sie sieht siempre siento siesta siete sige sight sign signal signature
sigue silage silence silver sim sin sind single sinto sip sir siri sis site sitio sitting situation situationship sitz sixth sixty size ska skeleton
skin skinny skni sko skriva skull skype slack slam slap slave slavery sleep sleeper sleeping slice sligo slime slogan slot slough slur slut sluta
smash smear smettila smile smiley smoker smoking smth snap sneaking sniff snip snitch snooze snot snowdon sobbing sobot sobrina society socorro sohn
soin soir sol sola sole soll sollen som somalis somebody someone somo sonntag sono sonst sont sonu sooo sophomore sorella sorriso sort sorte sortir
sory sotto sou souhaite soul soulmate sound source sowa soy soz sozinha spacco space spacer spain spam spank spar sparire spark speaking spec speed
spell spelt spiace spill spilt spine spiral spirit spiritual spit spite spitting split splitting spoil spoiled spokojnie sponsor sporchi sposa spot
spring springen springsteen spy sry sta stab stai stake stalker stance stand standard standing stare starebbero start stasera stat stata state
statement statistic stato status steam stech steel steering steh stehe steht stent step stephen sterbe sterben steroid stesso steve stevie sth
stinking stitched sto stock stocking stomach stomp stone stop storage storey storia strak strand strategy streak streaming strength stress strip
stroke stroking stubble stud stuff stuffed stuur sua sub subject succe success sucer suche suck sucking sud sudaca suerte suffering suicide suicidio
suis sul sulla sum sumida sumir sumiu summer sunday sup super superiore supply support supprime sur surgery surname surtout suspect svegliarmi swahili
swam swap sweat sweating swede sweetheart swell swelling swindon swipe switch swoon swum sydney syllable symbol sympa sympathy synagogue syndrome
syringe system szef tab tabletten tabs tack tagalog tagliata taglio tail tailbone tak take taking tal talc talk talker talking tally tam tan tanto tar
taraweeh tarde target tarmac tarot tarte taste taster tatort taurus tava taylor tbh te teal tear tease teatime tech teen teeth tego teh tej tek tekrar
telefono telegram teller telling tem temperature ten tender tenerife tengo tenho tenner tension tentei tenth ter teraz tercero term terror terrorist
terza tesco teta teu text texter thank thee theme theory therapy thi thief thieve thigh thika thing thingy think thinking third thirtieth thirty tho
thought thousand threat threesome thrift thrilling throat throbbing thug thumb thur thursday thx thyroid tic tick tien tiene tier tight tiktok til
time timing tinder tinha tinned tint tip tipo tirarme tiro tirou tit tita title tmrw tna tnie toca tochter tock toda today todo toe toenail togliermi
toi toll tolto tom tomado tomar tomei tomorrow ton tone tongue tonight tonne tonto toot tooth top torchlight tornata toronto torta tory touch toujour
toute townie tra trabaja trabajo trabalha trabalho track tracking trade trading tradition tragedy trait traitor tran tranny tranquille tranquilo
transfer transplant trap travaille tre treasure treatment treaty trece treffe treffen trein tren trench treno trevlig triangle tribute trim tripe
triste trod trois troll trop troppo tror trot trotzdem truce trump trunk trust truth try trzy trzymam tua tudo tue tuer tuesday tumble tummy tumour
tuo turk turn turning turno tus tussen tutta tutte tutti tutto tuya twelve twenty twi twinkle twist twister twitching twitter tylko tym type typhoid
uccidermi ufo uhr ukrainian ulyss uma umbringen umieram umzubringen un una unalive und understanding undertaker undress une unicorn union unit
universe unmatch uno unser unterrichte up upp upright upstair ur urdu urn urself usar usciamo uscire use user username utan va vacance vacancy vad
vado vai vais vale valencia value vamo vanavond vanno vape var vara varsity vat vaya vece vecino vederti vediamo vedo veel vegas vegetarian vein vejo
vem vemo ven vending vendo vendredi vengo venice venir ventilator veo ver vera verb verdad verdict verge vergeben vergessen vergonha verletze verloren
vermin verra verre version versucht verte vertel vesper vestido vestindo veut veux vez viado vibe vibrator vicar vice victim victoria victory vid vida
viel vielleicht vien viene vienen vieni vient vierne vigil vill villain vin vino violence vir virar virgo vision vista visto vita vitamin viu viva
vivaldi vive vivement viver vivere vivir vivo vivre vizinha voel voglia voglio voir vois voisin voit voiture voleur volevo volgende voll volta voltei
volume volver vom von vond vont vontade voor vor vorbei vorrei vote voting vou voudrais voulais vowel voy vrai vraiment vriend vrijdag vroeg vroom
vuelto vuelvan vuelve vuelvo vuoi wager waist wait waiting wake wall wandelen wann wanna want war waren warming warning warst warten warum waste
waster wasting wat watcher watching wax way wbu wczoraj weaning weapon wear wearing weave wedge wednesday wee weed week weekday weekend weeknight weep
weer weg wegen weggesperrt weh weight weil weirdo weiter wel welche welsh wembley wenn wer werde werk west westlife wetin wetter wfh whatcha whatsapp
wheeler wheelie whereabout while whip whisker whisper whitby white whoa whore wich widerlich widow widower wie wieder wiedersehen wiem wife wijn
wikipedia wil will willst wimbledon win wing winning wir wird wirklich wirst wisdom wish witch witness wive wld wobbling woche wochenende wohnst
wollte woman womb women won wonder wonderwall word wordt working world worry worship worshipper worst wound wreck wrinkle wrist wud wybacz wyd xma
yaar yapt yar yay year yer yesterday yeux yok yoke yolk yorkshire yoruba yorum youth youtube yr zabij zabije zahl zainteresowana zanzibar zara
zaterdag zawsze zdj zeg zehn zie ziehe zien zigeuner zijn zin zingari zit zitten znowu zobaczymy zodiac zomby zondag zone zoom zug zuhause zullen zum
zur zus zusammen zwei zwiebeln
`;
