/** Things that make sense in 'I'd like to hear more about the ...', one a line. */
export const MORE_NOUNS = `
a and e trip
a-level
aam panna
aardvark
abacha
abacus
abbey
abscess
absinthe
acacia
academic
academic paper
accent
accident
accordion
account
accountant
accounts
achar
ackee and saltfish
acne
acorn
acoustic guitar
acrobat
action figure
activist
actress
acupuncture
acupuncturist
adjustable spanner
admin assistant
adobo
adoption
adoption certificate
adult
advent calendar
adventure
adventure playground
advert
aeroplane
aeroplane ticket
afang soup
affidavit
afl game
afrobeats night
after
after-party
afterparty
agbada
agenda
agony aunt
agony column
aikido
aim
aioli
air
air bed
air conditioner
air conditioning
air fryer
air guitar
air hockey
air hostess
air mile
air raid shelter
air rifle
air steward
air ticket
air traffic controller
airbag
airbnb
airbus
aircon
airer
airfield
airline
airline pilot
airpod
airpods
airport
airport bus
airport lounge
airport queue
airport scanner
airport security
airport transfer
airship
ajo
ajvar
akamu
akara
alarm
alarm clock
albatross
album
ale
alfajor
algebra exam
alien
all-ireland final
all-nighter
allen key
allergic reaction
allergy
alley
alleyway
alligator
allotment
allotment shed
almond
almond croissant
almshouse
aloe vera
aloo gobi
aloo paratha
aloo tikki
alpaca
alpaca farm
alphabet
alphorn
alps
altar
alto sax
alumni dinner
amala
amapiano set
amaretto
amaryllis
amateur dramatics
amber
ambulance
ambulance driver
ambulance ride
amp
amphitheatre
amplifier
amulet
amusement arcade
anaconda
anaesthetic
anaesthetist
ancestors
ancestral home
ancestral village
anchor
anchovy
ang pao
angle grinder
angler
angling trip
animal
animal shelter
animation
anime
anime series
ankara dress
ankle injury
ankle sprain
ankles
anklet
annexe
anniversary
anniversary dinner
anniversary party
annual leave
annual report
anonymous letter
anonymous note
anorak
answering machine
ant
ant hill
ant infestation
anteater
antelope
anthem
anthology
antibiotics
antipasti
antique clock
antique dealer
antique dresser
antique ring
antique shop
antiques roadshow
antlers
anvil
anzac biscuit
anzac service
anzac slice
apartment
apartment block
aperol spritz
apfelstrudel
apologies
apology
appam
appendicitis
apple
apple bobbing
apple cake
apple crumble
apple juice
apple pie
apple sauce
apple strudel
apple tree
apple watch
apples
application
applique
appointment
appraisal
apprentice
apprenticeship
apps
apricot
april fool
apron
aqua aerobics
aquarium
aqueduct
aran jumper
arancini
arcade
arcade game
arch
archaeologist
archbishop
archer
archers episode
archery
archery lesson
archipelago
architect
arena
arepa
arm wrestle
armadillo
armchair
army
arrivals board
arroz caldo
art class
art dealer
art exhibition
art gallery
art homework
art project
art school
art student
art studio
art teacher
arthritis
artichoke
artist
artwork
arvo beer
asado
asaro
ash tree
ashtray
askari
asoebi
asparagus
aspiring actor
asthma
asthma attack
astrologer
astrologer's chart
astrology
astronaut
astronomer
astronomy
astroturf
asylum
athlete
athletics
ati-atihan
atlantic
atlas
atm
atm card
attic
attic ladder
attic room
au pair
aubergine
auction
auction house
auctioneer
audiobook
audit
audition
aunt
auntie
aunties
aunties' lunch
aunts
aunty
aurora
australia day barbecue
author
auto rickshaw
autobiography
autocorrect
autocorrect fail
autorickshaw
autumn
avalanche
avatar
avial
aviary
avocado
avocado farm
avocado toast
avocado tree
award
award ceremony
awards night
away day
axe
axolotl
ayah
ayo board
azalea
b and s ball
baba ganoush
babies
baboon
baby
baby blanket
baby book
baby bottle
baby carrier
baby clothes
baby gate
baby grand
baby monitor
baby name book
baby photo
baby scan
baby shower
baby sling
baby tooth
babysitter
bacalhau
bachelor party
bachelorette party
back garden
back injury
back pain
backache
backflip
backgammon
backing band
backing singer
backing track
backpack
backpacker
backpacking trip
backstroke
backwater
backyard
bacon
bacon and cabbage
bacon roll
bacon sandwich
bad
bad back
bad dream
bad review
badger
badger sett
badminton
badminton racket
bag
bag of chips
bag of sweets
bagel
bagel shop
baggage allowance
baggage carousel
baggage reclaim
bagpipes
bags
baguette
baileys
baingan bharta
bake and shark
bake off
bake sale
bake-off
baked alaska
baked beans
baked potato
baker
bakery
bakewell pudding
bakewell tart
baking class
baking show
baking tray
baklava
balaclava
balance beam
balance board
balcony
ball
ball pit
ballad
ballerina
ballet
ballet dancer
ballet shoes
ballet teacher
ballgown
balloon
balloon animal
ballroom
ballroom dancing
balustrade
balut
bamboo
bammy
banana
banana bread
banana plantation
banana split
banana tree
bananas
banchan
band
band leader
bandage
bandana
bandleader
bandmate
bandsaw
bandstand
banga soup
bangers and mash
bangka
bangle
banh mi
banh xeo
banjo
bank
bank account
bank card
bank clerk
bank loan
bank manager
bank robber
bank statement
banker
banku
banner
bannock
banoffee pie
banquet
banshee
bansuri
banyan tree
bao bun
bao game
baobab
bap
baptism
bar
bar crawl
bar exam
bar manager
bar mitzvah
bar stool
bara brith
baraat
barangay
barbecue
barbecue party
barbecue sauce
barbell
barber
barber shop
barbers
barbershop quartet
barbie
barfi
barge
barge holiday
bariis
barista
baritone
barkada
barmaid
barman
barmbrack
barn
barn conversion
barn dance
barn owl
barometer
barong
barracks
barracuda
barramundi
barre class
barrier
barrister
bars
bartender
baseball
baseball bat
baseball cap
baseball game
baseball glove
basement
basement flat
basil
basilica
basin
basket
basket weaving
basketball
basketball hoop
basketball team
bass drum
bass guitar
bass player
basset hound
bassist
bassoon
bat
bat and ball
bat mitzvah
bath
bath bomb
bath bun
bath mat
bath towel
bath toy
bathmat
bathrobe
bathroom
bathroom mirror
bathroom renovation
bathroom scales
bathtub
batik
battenberg
batteries
battery
battleships
bay leaf
bay tree
bay window
bazaar
bbq
beach
beach ball
beach bar
beach clean
beach cleanup
beach holiday
beach house
beach hut
beach party
beach resort
beach towel
beach umbrella
beach walk
bead shop
beagle
bean an ti
bean bag
bean plant
beanie
beans
beansprouts
bear
bear cub
beard
beat
beautician
beauty contest
beauty salon
beauty spot
bechamel
bed and breakfast
bed frame
bedbug
bedbug infestation
bedding
bedroom
bedsheet
bedside lamp
bedside table
bedsit
bedspread
bedtime story
bee
bee sting
beech tree
beef stew
beef wellington
beehive
beekeeper
beekeeping
beer
beer brewing
beer festival
beer garden
beer mat
bees
beeswax
beetle
beetle car
beetroot
beginner
begonia
beignet
belay
bell
bell ringer
bell ringing
bell rope
bell tent
bell tower
bellringing
bells
belly dancing
belt sander
bench
bench press
bento
bento box
beret
best friend
best man
best man speech
best mate
bet
betting shop
bhabhi
bhaji
bhajia
bhangra
bhangra class
bharatanatyam
bhel puri
bhindi
biathlon
bib
bibimbap
bibingka
bible
bible study
bicycle
bicycle bell
bicycle pump
bicycle tour
bidet
big band
big birthday
big brother
big dipper
big freeze
big sister
big wheel
bigfoot
bigos
bike
bike chain
bike lock
bike rack
bike ride
bike shed
bike shop
bike tour
biker
bikeshop
bikini
bilberry
bill
billabong
billboard
bills
billy can
biltong
bin
bin bag
bin lid
bin man
bindi
bingo
bingo caller
bingo card
bingo hall
bingo night
bingsu
binoculars
bins
bio
biochemist
biography
biologist
biology class
biology exam
biplane
birch
bird
bird bath
bird box
bird call
bird feeder
bird hide
bird of paradise
bird of prey
bird scarer
bird table
bird watcher
birdcage
birds
birdwatching
biro
birria
birth
birth certificate
birth chart
birthday
birthday cake
birthday card
birthday dinner
birthday girl
birthday party
birthday present
birthday surprise
biryani
biscotti
biscuit
biscuit tin
biscuits
biscuits and gravy
bishop
bison
bistro
bitcoin
bite
bitterballen
black bean
black belt
black cake
black coffee
black eye
black forest gateau
black hole
black market
black pudding
black-tie dinner
blackberry
blackberry phone
blackbird
blackbird nest
blackboard
blackout
blacksmith
blackthorn
blancmange
blanket
blazer
blazer badge
bleep test
blender
blessing
blinchiki
blinds
bling
blini
blister
blizzard
block party
blocked drain
blocked nose
blocked sink
blog
blogger
bloke
blonde
blood donation
blood donor
blood moon
blood test
bloodhound
bloody mary
blouse
blown fuse
blowtorch
blue cheese
blue moon
blue peter badge
blue plaque
blue whale
bluebell
bluebell wood
blueberry
blueprint
bluetooth speaker
blunder
bmx
bmx track
bnb
boa constrictor
boar
board
board exam
board game
board game night
board meeting
board results
boardgame cafe
boarding house
boarding pass
boarding school
boarding school dorm
boardroom
boardroom table
boat
boat builder
boat ride
boat shed
boat tour
boat trip
boathouse
boatman
boats
bob
bobbin
bobble hat
bobcat
bobotie
bobsleigh
boccia
boda boda
boda driver
bodega
bodhran
bodyboard
bodybuilder
bodybuilding
bodyguard
boerewors
boerie roll
bog
boggle
boiler
boiler room
boiler suit
boli
bollywood dancing
bollywood film
bolo tie
bolognese
bolster
boma
bomb shelter
bombay mix
bone
bone marrow donation
bonesetter
bonfire
bonfire night
bongo
bongo drums
bongos
bonnet
bonsai
bonsai tree
boogie board
book
book club
book group
book launch
book signing
bookbinding
bookcase
bookend
bookie
booking
bookkeeper
bookmark
books
bookseller
bookshelf
bookshop
bookworm
boom box
boomerang
boot
boot camp
boot room
boot sale
bootlace
boots
border
border collie
border crossing
border guard
border terrier
border town
borehole
borek
borough
borscht
boss
botanical garden
botanist
bothy
bottle
bottle of wine
bottle opener
bottle shop
bottles
boudin
bougainvillea
bouillabaisse
boulangerie
boulder
bouldering
bouldering wall
boules
bouncer
bouncy ball
bouncy castle
boundary dispute
bouquet
bourbon
bourbon biscuit
boutique
bow tie
bowl
bowler hat
bowling
bowling alley
bowling green
bowling shoes
bowls
bowls club
box
box of cereal
box of chocolates
box office hit
box room
box set
boxer dog
boxes
boxing
boxing class
boxing day walk
boxing glove
boxing gloves
boxing match
boxing ring
boxty
boy
boy band
boy scout
boyfriend
boys
bra
braai
bracelet
brack
bradawl
brainstorm
brake light
brake pad
bramble
branch
brandy
brass band
bratwurst
bread
bread and butter pudding
bread bin
bread course
bread knife
bread machine
bread maker
bread pudding
bread roll
bread sauce
breadcrumb
break
break-in
breakdancing
breakdown van
breaker
breakfast
breakfast bar
breakfast roll
breakfast table
brew
brewery
brewery tour
brick
brickie
bricklayer
bridal shower
bride
bride price
bride-to-be
bridegroom
bridesmaid
bridesmaid dress
bridezilla
bridge
bridge club
bridge night
bridges
bridle
bridleway
brie
briefcase
brigadeiro
bring-and-buy sale
brioche
brisket
broadband
broccoli
brochure
brogues
broken ankle
broken arm
broken boiler
broken collarbone
broken finger
broken leg
broken lift
broken nose
broken phone
broken rib
broken toe
broken washing machine
broken window
broken wrist
bronchitis
bronze medal
brooch
brook
broom
broomstick
broth
brother
brother-in-law
brothers
brown bread
brownie
brownie leader
brownout
brunch
bruschetta
brush stroke
brussels sprout
bubble and squeak
bubble bath
bubble machine
bubble tea
bubble wrap
bubbles
bubbly
bucket
bucket and spade
bucket list
bucks night
buddleia
budget
budgie
buffalo
buffet
bug
bug bite
bug collection
bug hotel
bugle
builder
builder's tea
building
building block
building site
building work
built-in wardrobe
buka
buko pie
bulalo
bulb
bulgogi
bulldog
bulldog clip
bulldozer
bulldozer driver
bullet train
bullet train ride
bullfrog
bullock cart
bum
bum bag
bumbag
bumblebee
bumper
bumper car
bumper sticker
bun
bun bo hue
bun cha
bunch
bunch of flowers
bungalow
bungee jump
bunion
bunk bed
bunker
bunkhouse
bunnings
bunny chow
bunsen burner
bunting
buoy
burek
burger
burger van
burglar
burglar alarm
burglary
burns night
burns supper
burnt dinner
burnt toast
burrito
burrow
bursary
burst pipe
bus
bus conductor
bus depot
bus driver
bus fare
bus journey
bus lane
bus park
bus pass
bus ride
bus shelter
bus station
bus stop
bus strike
bus ticket
bus tour
buses
bush
bush baby
bush doof
bushfire
business
business card
business lunch
business partner
business plan
business trip
businessman
businesswoman
busker
butcher
butchers
butler
butter
butter bean
butter chicken
butter dish
butter naan
buttercream
buttercup
butterfly
butterfly house
butterfly stroke
buttermilk
butternut squash
butterscotch
button
button box
button tin
buttonhole
buttons
butty
buzzard
bypass
cab
cab driver
cabbage
cabbage patch doll
cabin
cabin bag
cabin crew
cabinet
cable car
cable car ride
cable tram
cactus
caddie
caesar salad
cafe
cafeteria
cafetiere
cage
cagoule
caipirinha
cake
cake class
cake competition
cake decorating
cake pop
cake sale
cake stall
cake stand
cake tin
cakes
calamari
calculator
calculator watch
calendar
call centre
callaloo
calligraphy
calligraphy pen
calzone
camcorder
camel
camel ride
camel trek
camellia
camembert
camera
camera lens
camera phone
camera roll
camino
camogie
camp bed
camp counsellor
camp fire
camp stove
campaigner
camper
camper van
campervan
campfire
campfire song
camping chair
camping holiday
camping stove
camping trip
campsite
campus
can
can opener
canal
canal boat
canal holiday
canal lock
canal trip
canape
canary
canasta
cancelled flight
cancelled train
candle
candle making
candle wax
candlelit dinner
candles
candlestick
candy
candy cane
candy crush
candyfloss
candyfloss machine
canele
cannelloni
cannoli
canoe
canoe club
canoe trip
canopy walk
cantaloupe
canteen
canteen lunch
canvasser
canyon
cap
cape
capoeira
cappuccino
captain
capybara
car
car alarm
car battery
car boot
car boot sale
car crash
car dealer
car dealership
car door
car factory
car horn
car insurance
car key
car loan
car mechanic
car park
car salesman
car seat
car share
car stereo
car wash
caramel
caramel slice
caravan
caravan holiday
caravan park
caravan site
carbon monoxide alarm
carbonara
card
card game
card trick
cardamom bun
cardie
cardigan
cardinal
cardio
cardiologist
cards
care assistant
care worker
career adviser
career break
career change
carer
caretaker
cargo bike
cargo pants
cargo ship
caribou
carinderia
carnatic singing
carnation
carnival
carnival float
carol concert
carol service
carol singing
carousel
carp
carp pond
carpenter
carpet
carpet fitter
carpool
carriage
carriage clock
carrier bag
carrom
carrom board
carrot
carrot cake
carrot juice
carrot stick
carrots
cars
cart
cartoon
cartoon character
cartoon strip
cartoonist
cartwheel
cash machine
cash prize
cashback
cashier
casino
cassava
casserole
casserole dish
cassette
cassette player
cassoulet
cassowary
cast iron pan
cast list
castanets
castle
castle ruin
cat
cat flap
cat litter
cat scratch
cat's cradle
catacombs
catalogue
catalogue order
catamaran
catapult
catch of the day
caterer
caterpillar
catfish
cathedral
cathedral city
cats
cattery
cattle
cattle farmer
cattle grid
cattle station
cauldron
cauliflower
cauliflower cheese
cava
cave
caviar
cawl
cctv
cctv camera
cd
cd player
cedar
ceili
ceilidh
ceiling
ceiling fan
ceiling light
celebrant
celebration
celebrity
celebrity chef
celeriac
celery
cellar
cellist
cello
cement mixer
cemetery
centipede
ceramics
ceramics class
cereal
cereal bar
ceremony
certificate
certificate frame
cevapi
ceviche
chaat
chacha
chai
chai latte
chai stall
chain letter
chainsaw
chair
chairs
chaise longue
chaiwala
chakalaka
chalet
chalkboard
challenge
chama
chameleon
chamomile tea
champagne
champagne flute
champion
championship
champorado
chana masala
chandelier
changes
changing mat
changing room
changing table
channel
channel swim
chaos
chapati
chapel
chaperone
chapman
char kway teow
char siu
charades
charcoal drawing
charcoal grill
charcoal stove
charcuterie board
charger
chariot
chariot race
charity auction
charity ball
charity bike ride
charity donation
charity event
charity quiz
charity run
charity shop
charity shop donation
charity shop find
charity walk
charity worker
chart
chartreuse
chasm
chat
chateau
chats
chatterbox
chauffeur
cheat sheet
check-in desk
check-up
checkers
cheddar
cheerleader
cheerleading
cheese and bacon roll
cheese and wine evening
cheese chips
cheese fondue
cheese making
cheese naan
cheese rolling
cheese sandwich
cheese scone
cheese straw
cheese toastie
cheeseboard
cheeseburger
cheesecake
cheesemonger
cheetah
cheeto
chef
chelsea bun
chemist
chemistry lab
chemistry set
chemistry teacher
cheongsam
cheque
chequers
cherry
cherry blossom
cherry blossom festival
cherry pie
cherry ripe
cherry tree
chess
chess board
chess champion
chess club
chess player
chess set
chess tournament
chest freezer
chest infection
chest of drawers
chestnut
chew toy
chicharron
chicken
chicken adobo
chicken and waffles
chicken coop
chicken curry
chicken fillet roll
chicken kiev
chicken korma
chicken nugget
chicken parma
chicken parmo
chicken pie
chicken pot pie
chicken run
chicken salad
chicken salt
chicken sandwich
chicken soup
chicken tikka
chicken wing
chicken wrap
chickenpox
chickpea
chief
chief executive
chihuahua
chiko roll
chilaquiles
chilblain
child
child benefit
childhood
childhood friend
childhood sweetheart
childminder
children
children's home
chilli
chilli competition
chilli con carne
chilli crab
chilli jam
chilli oil
chilli plant
chilli sauce
chillies
chimichurri
chimney
chimney pot
chimney sweep
chimpanzee
chin chin
chinchilla
chinese
chinese new year
chinese takeaway
chinese whispers
chinos
chip barm
chip butty
chip pan fire
chip shop
chipmunk
chipped tooth
chippie
chippy
chips
chiropodist
chiropractor
chisel
chit fund
chive
chocolate
chocolate bar
chocolate biscuit
chocolate brownie
chocolate button
chocolate cake
chocolate chip cookie
chocolate eclair
chocolate egg
chocolate factory
chocolate fondue
chocolate fountain
chocolate mousse
chocolate orange
chocolate pudding
chocolate shop
chocolate spread
chocolate tart
chocolate truffle
choir
choir leader
choir practice
choirboy
choirmaster
chole bhature
chopping board
chopstick
chopsticks
choreographer
chorizo
chorus
chow mein
chowder
christening
christmas
christmas bauble
christmas cactus
christmas cake
christmas card
christmas carol
christmas cracker
christmas day swim
christmas dinner
christmas eve
christmas fair
christmas film
christmas jumper
christmas letter
christmas light
christmas lights
christmas list
christmas lunch
christmas market
christmas party
christmas present
christmas pudding
christmas shopping
christmas stocking
christmas tree
christmas wreath
chrysalis
chrysanthemum
chugger
church
church choir
church fete
church hall
church organ
church service
churidar
churro
churros and chocolate
chutes and ladders
chutney
ciabatta
cicada
cider
cinema
cinema usher
cinnamon
cinnamon bun
cinnamon knot
cinnamon roll
circuit board
circuit training
circular saw
circus
circus tent
citadel
city
city bike
city break
city farm
city wall
civil partnership
clafoutis
claim form
clam
clam chowder
clarinet
class
class clown
class pet
class photo
class trip
classic car
classical guitar
classmate
classroom
claw machine
clay pigeon shooting
clay pot
clean
cleaner
clementine
clergyman
client
client dinner
client lunch
cliff
cliff jump
cliff path
cliffhanger
cliffs
climber
climbing
climbing frame
climbing rope
climbing wall
cling film
clipboard
cloak
cloakroom
clock
clock tower
clog
clogs
cloister
clootie dumpling
close shave
cloth
clothes horse
clothes line
clothes peg
clothes swap
clotted cream
cloud
cloud forest
cloudburst
clover
clown
clownfish
club
club sandwich
cluedo
clutch bag
co-driver
co-pilot
co-worker
coach
coach driver
coach journey
coach tour
coach trip
coaches
coal cellar
coast
coast path
coast trip
coastal path
coaster
coat
coat hanger
coat of arms
coat rack
coat stand
coats
cobb salad
cobbled street
cobbler
cobra
cobweb
cockapoo
cockatiel
cockatoo
cocker spaniel
cockerel
cockroach
cocktail
cocktail bar
cocktail dress
cocktail party
cocktail shaker
cocktail umbrella
cocktail waitress
cocoa
cocoa farm
coconut
coconut milk
coconut palm
coconut shy
coconut water
cocoon
cod
coddle
coding bootcamp
coding course
coffee
coffee and walnut cake
coffee bean
coffee break
coffee cake
coffee cup
coffee farm
coffee grinder
coffee machine
coffee morning
coffee mug
coffee plantation
coffee pot
coffee roaster
coffee run
coffee shop
coffee stain
coffee table
coffees
cognac
coin collection
coin jar
colander
colcannon
cold brew
cold front
cold plunge
cold snap
cold sore
cold water swim
coleslaw
collage
collar stud
collard greens
colleague
colleagues
collection
collector
college
collie
colonel
colour
colour wheel
colouring book
colours
colt
coma
combine harvester
comedian
comedienne
comedy
comedy club
comedy night
comet
comic
comic book
comic con
comic strip
coming-of-age party
committee
communion dress
communion money
community centre
commute
company barbecue
company car
company retreat
company van
compass
compass set
competition
compliment
composer
compost
compost bin
compost heap
compote
compound
compressor
computer
computer game
computer mouse
computer programmer
computer screen
con artist
con man
concert
concert hall
concert ticket
concertina
conchas
concierge
concussion
conductor
cone
cone of shame
conference
conference call
conference room
confetti
confetti cannon
confirmation
conga
conga line
congee
conifer
conjunctivitis
conker
conker tree
conkers
connecting flight
conservationist
conservatory
conspiracy theorist
constellation
consultant
contact lens
contact sheet
contactless card
container ship
control tower
convenience store
convent
conversation
convertible
conveyor belt
convoy
cook-along
cook-off
cookbook
cooker
cooker hood
cookery book
cookery course
cookery lesson
cookie
cookie dough
cookie jar
cooking
cooking class
cooking competition
cooking disaster
cooking lesson
cooking show
cookshop
cool box
coop
copse
copywriter
coracle
coral reef
cordial
cordless drill
cordless phone
corduroys
corgi
coriander
corkscrew
cormorant
corn
corn chowder
corn dog
corn field
corn on the cob
cornbread
corner shop
cornfield
cornflake
cornflakes
cornish pasty
cornrows
coronation
coronation street party
coroner
corridor
corsage
cortado
cosmopolitan
cosplay
cosplay costume
costume
costume box
costume designer
costume drama
costume jewellery
costume party
cot
cotswolds
cottage
cottage cheese
cottage holiday
cottage pie
couch
cough
cough medicine
cough sweet
council
council estate
council flat
council tax
council tax bill
councillor
counsellor
countdown
counter
countries
country
country club
country dance
country fair
country house
country lane
country song
country walk
county
county fair
couple
coupon
couponing
courgette
courgette flower
courier
course
coursework
court
court case
courthouse
courtyard
couscous
couscous salad
cousin
cousins
cover band
cover letter
cover teacher
covid
covid test
cow
cowbell
cowboy
cowboy boots
cowboy costume
cowboy hat
cowboy wedding
cowgirl
cowpat
cows
cowshed
coyote
cpa exam
crab
crab apple
crab boil
crab cake
cracked screen
cracker
cradle
craft beer
craft fair
craft kit
craft night
craft shop
craft stall
crafting
craftsman
craic
crampons
cranachan
cranberry
cranberry sauce
crane
crane fly
crannog
crash course
crater
cravat
crawfish boil
crayfish
crayfish boil
crayon
cream
cream bun
cream cheese
cream cracker
cream puff
cream tea
cream tea afternoon
creche
credit card
credit card bill
creek
creep
crema catalana
crematorium
creme brulee
creme egg
crepe
crib
cribbage
cricket
cricket bat
cricket club
cricket match
cricket pitch
cricket team
cricketer
crime
crime drama
crime novel
crisp
crisp sandwich
crisps
crispy duck
crochet
crochet blanket
crochet hook
crockery
crocodile
crocodile farm
crocs
crocus
croft
croissant
croquet
croquet set
croqueta
croquette
cross
cross trainer
cross-country
cross-stitch
crossfit
crossing guard
crossword
crossword club
crossword clue
crossword puzzle
crouton
crow
crowbar
crowd
crowdfunding page
crown
crt monitor
crubeens
cruise cabin
cruise ship
crumble
crumpet
crust
crutch
crutches
crypt
crypto wallet
crystal ball
crystal vase
crystals
cubicle
cuckoo
cuckoo clock
cucumber
cucumber sandwich
cuddle
cuddly toy
cue ball
cufflink
cufflinks
cul-de-sac
cullen skink
culottes
cult classic
cult film
culture shock
cummerbund
cup
cup final
cupboard
cupboards
cupcake
cuppa
curator
curling
currency exchange
curry
curry chips
curry goat
curry leaf
curry puff
curry sauce
currywurst
curtain
curtain rail
curtains
cushion
cushions
custard
custard cream
custard tart
customer
customs form
customs officer
cutlery
cutlery drawer
cutting
cycad
cycle lane
cycle ride
cycling
cycling club
cycling holiday
cycling trip
cyclist
cyclocross
cyclone
cymbal
cypress
dabbawala
dachshund
dad
dadi
daffodil
dahlia
daiquiri
dairy
dairy farm
dairy herd
daisy
daisy chain
dal
dal bhat
dal makhani
dalmatian
dam
damp
damp patch
damson
damson gin
dan dan noodles
dance
dance class
dance competition
dance floor
dance hall
dance lesson
dance partner
dance routine
dance studio
dance teacher
dance troupe
dancer
dandelion
danfo
danish pastry
dare
daredevil
darkroom
darkroom print
dartboard
darts
darts match
darts team
dashboard
dashcam
data
data analyst
date
date night
dates
daughter
daughter-in-law
dauphinoise
dawn chorus
day at the races
day nursery
day of the dead
day out
day trader
day trip
daydream
deacon
dead battery
debate
debate team
debating club
debs
debs dress
debt
debut
debut party
debutante ball
decaf
decanter
decathlon
decision
deck
deck of cards
deckchair
decorating
decoration
decorator
deed
deep-dish pizza
deep-fried mars bar
deep-sea diver
deer
defence lawyer
defibrillator
degree
degree show
dehumidifier
delayed train
deli
delivery
delivery driver
delivery guy
delivery man
delivery van
delphinium
deluge
demo tape
democracy sausage
den building
dengue
denim jacket
dental appointment
dental hygienist
dental nurse
dentist
dentist appointment
dentures
department
department store
departure lounge
deposit
deposit refund
depot
deputy head
derby
dermatologist
desert
desert island
desert trek
designer
designer bag
desk
desk chair
desk job
desk lamp
desk plant
desktop
despedida
dessert
destination
destination wedding
detached house
detective
detective game
detective novel
detective series
detention
detour
devil
dew
dhaba
dhal
dhobi
dhokla
dhol
dhow
diabetes
diamond
diary
diary entry
dice
dictionary
didgeridoo
didi
died
diet
dietitian
digestive
digger
digital camera
digital photo frame
dill
dim sim
dim sum
diner
dinghy
dingo
dining chair
dining hall
dining room
dining table
dinner
dinner dance
dinner jacket
dinner lady
dinner party
dinner plate
dinner service
dinner set
dinosaur
dinosaurs
diploma
diplomat
director
dirndl
dirt bike
dirt road
disaster
disc
disco
discord server
discount
discount code
discus
disguise
dish
dish rack
dishcloth
dishes
dishwasher
dishwasher tablet
dislocated shoulder
disney film
display cabinet
disposable camera
dissertation
distance
distant cousin
distillery
distillery tour
distinction
ditch
diver
diversion
diving
diving board
divorce
divorce lawyer
divorcee
diwali
diwali lamp
diwali party
diy
diy project
diya
dizzy spell
dj
dj deck
djembe
dna test
doberman
dockyard
doctor
doctors
documentary
dodgeball
dodgem
dodgems
dodo
dog
dog bed
dog biscuit
dog bite
dog groomer
dog handler
dog lead
dog park
dog person
dog show
dog sitter
dog trainer
dog walker
dog whistle
dogs
doily
dojo
doll
doll collection
doll's house
doll's pram
dollar store
dolma
dolphin
dolphin trip
dominoes
donation
donburi
doner kebab
dongle
donkey
donkey ride
donkey sanctuary
donut
door chain
door handle
door knocker
doorbell
doorbell camera
doorman
doormat
doors
doorstep
doorstop
dorayaki
dorito
dorm
dormitory
dormouse
doro wat
dosa
dot
double
double agent
double bass
double glazing salesman
double maths
double rainbow
double shift
double-decker
double-decker bus
dough
doughnut
doughnut stall
dove
downpour
downstairs neighbour
dowry
dowsing rod
drag brunch
drag queen
drag show
dragon
dragon boat
dragon boat race
dragon fruit
dragonfly
drain
draining board
drama
drama club
drama group
drama school
drama teacher
drawbridge
drawer
drawing
drawing class
drawing pin
dreadlocks
dream catcher
dreams
dress
dress code
dress-down friday
dressage
dresser
dresses
dressing gown
dressing table
dressing-up box
drill
drill bit
drill sergeant
drink
drinker
drinking game
drinks
drinks cabinet
drinks menu
drinks trolley
drip
drisheen
drive
drive-through
driver
driveway
driving instructor
driving lesson
driving licence
driving test
driving theory test
drizzle
drone
drought
drover
drum
drum kit
drum lesson
drummer
drums
drumstick
dry cleaners
dry cleaning
dry cough
dry riverbed
dry rot
dry stone wall
dryer
dual carriageway
duchess
duck
duck house
duck pancake
duck pond
duckling
ducks
due date
duet
duffel coat
dugout canoe
duke
dulce de leche
dulcimer
dumbbell
dumbwaiter
dumper truck
dumpling
dumplings
dunce cap
dune
dune buggy
dung beetle
dungarees
dungeon master
dungeons and dragons
duolingo
duolingo streak
dupatta
durga puja
durian
dust
dust sheet
dust storm
dustbin
duster
dustman
dustpan
duty free
duty-free
duvet
duvet cover
dvd
dvd player
e-bike
e-reader
eagle
ear infection
earache
earbud
earbuds
earl
earl grey
early night
early shift
earmuffs
earphones
earring
earrings
earthquake
earthworm
earwig
easel
easter
easter bonnet
easter bunny
easter egg
easter egg hunt
easter sunday lunch
eater
eba
ebay listing
ebook
eccles cake
echidna
echo
eclair
eclipse
economist
eczema
edamame
edikang ikong
editor
editor-in-chief
eel
efo riro
egg
egg and soldiers
egg and spoon race
egg coffee
egg cup
egg foo young
egg fried rice
egg roll
egg sandwich
egg tart
egg timer
eggnog
eggplant
eggs
eggs benedict
eggshell
egusi soup
eid
eid dinner
eid outfit
eiderdown
eiderdown quilt
eisteddfod
elder tree
elderberry
elderberry syrup
elderflower cordial
eldest
election
electric bike
electric bill
electric blanket
electric car
electric fire
electric guitar
electric scooter
electric shock
electric shower
electric toothbrush
electrician
electricity bill
electricity meter
elephant
elephant calf
elephant ride
elevator
elf
elk
elm
elopement
elote
email
email chain
emails
embassy
embroidery
embroidery hoop
emerald
emergency meeting
emoji
empanada
empanada stall
emperor
emu
en suite
enchilada
encore
encyclopedia
ending
energy bar
energy bill
energy drink
engagement
engagement party
engagement ring
engine
engineer
english breakfast
english lesson
english teacher
ensaymada
ensemble
entertainer
entrance
entrance exam
entrepreneur
envelope
episode
epitaph
equestrian centre
eraser
escalator
escape artist
escape game
escape room
escape tunnel
escapologist
escargot
espadrilles
espresso
espresso machine
espresso martini
essay
essay deadline
estate
estate agent
estate sale
estuary
esusu
etching
eton mess
etsy shop
eucalyptus
eulogy
euphonium
euro
eurovision
eurovision party
evacuation
evening class
evening gown
evenings
event planner
evergreen
eviction
eviction notice
evil eye charm
ewa agoyin
ewe
ewedu
ex-boss
ex-boyfriend
ex-colleague
ex-flatmate
ex-girlfriend
ex-husband
ex-wife
exam
exam board
exam hall
exam paper
exam result
examiner
exams
excavator
exchange student
exchange trip
excursion
executive chef
exercise ball
exercise bike
exercise book
exercise class
exhaust pipe
exhibition
exit
expedition
expenses claim
experiment
expert
explorer
explosion
express train
extension
extension lead
extractor fan
extrovert
eye drop
eye drops
eye infection
eye patch
eye surgery
eye test
eyeliner
face cream
face mask
face paint
face painter
facebook group
facebook post
facetime call
facial
factory
factory tour
factory worker
fafda
fainting fit
fair
fairground
fairground ride
fairy bread
fairy cake
fairy garden
fairy godmother
fairy lights
fairy ring
fairy tale
fairytale
faith healer
fajita
fake id
fake tan
falafel
falcon
falls
falooda
false alarm
false eyelashes
family
family bible
family business
family crest
family curry
family dinner
family doctor
family feud
family friend
family gathering
family group chat
family heirloom
family holiday
family photo
family recipe
family reunion
family ring
family tree
family trip
family wedding
family whatsapp
fan
fan belt
fan club
fan fiction
fan heater
fan letter
fancy dress
fancy dress party
fantasy novel
fantasy series
fanzine
farewell dinner
farewell party
farfalle
farm
farm shop
farm track
farmer
farmers market
farmhand
farmhouse
farms
farmyard
fascinator
fashion designer
fashion show
father
father christmas
father-in-law
fattoush
fault
faulty boiler
faux fur coat
faux pas
favourite
fawn
fax machine
fear of flying
fear of heights
fear of spiders
feast
feather duster
fedora
feeder
feijoada
feijoada party
feis
fell race
fella
felt tip
felucca
feminist
fence
fencing
fencing lesson
fender bender
fennel
fern
ferret
ferris wheel
ferry
ferry crossing
ferry port
ferry ride
ferryman
festival
festival tent
festival ticket
feta
fete
fettuccine
fever
fez
fiance
fiancee
fiasco
fib
fiddle
fidget spinner
field day
field of sunflowers
field trip
fieldmouse
fields
fiesta
fifty-pence piece
fig
fig roll
fig tree
fight
figure skating
figurine
file
filing cabinet
filling
film
film buff
film camera
film club
film crew
film director
film festival
film maker
film noir
film roll
film set
film star
films
filo pastry
filter
filter coffee
filter kaapi
final exam
financial adviser
finca
finch
finger painting
finger puppet
finish line
finish line photo
fir tree
fire
fire alarm
fire dance
fire dancer
fire drill
fire eater
fire engine
fire escape
fire extinguisher
fire pit
fire station
fire truck
fire warden
firefighter
firefly
fireguard
fireman
fireplace
firework
firework display
fireworks
first aid course
first aid kit
first aider
first birthday
first communion
first cousin
first dance
first day at school
first edition
first job
first love
first tooth
fish
fish and chips
fish counter
fish curry
fish farm
fish finger
fish finger sandwich
fish market
fish molee
fish pie
fish pond
fish slice
fish stew
fish supper
fish tank
fish van
fishcake
fisherman
fishing
fishing boat
fishing harbour
fishing hobby
fishing holiday
fishing hook
fishing line
fishing net
fishing rod
fishing trip
fishing village
fishmonger
fishmongers
fitbit
fitness app
fitness class
fitness instructor
fitted kitchen
fitted sheet
fitting room
fiver
fizz
fjord
fjord cruise
fjords
flag
flagpole
flame tree
flamenco
flamenco class
flamingo
flan
flannel
flannel shirt
flapjack
flash flood
flash mob
flashcard
flask
flat
flat battery
flat cap
flat hunt
flat mate
flat peach
flat tyre
flat viewing
flat white
flat-pack disaster
flat-pack wardrobe
flatbread
flatmate
flatmates
flatshare
flauta
flea
flea collar
flea infestation
flea market
flexitime
flight
flight attendant
flight delay
flight simulator
flip chart
flip phone
flip-flop
flip-flops
flippers
flock of geese
flood
floor lamp
floorball
floorboard
floorboards
floors
florentine
florist
flour
flower
flower arrangement
flower arranging
flower bed
flower crown
flower farm
flower festival
flower girl
flower pot
flower press
flowerbed
flowers
flu jab
fluffy rug
flute
flute lesson
fly fishing
flyer
flying fox
flyover
foal
foam party
foam roller
focaccia
fog machine
foghorn
foie gras
folder
folding bike
folding chair
folk band
folk festival
folk singer
folk song
fondant fancy
fondue
fondue night
fondue set
font
food
food bank
food blog
food court
food festival
food fight
food market
food mixer
food photo
food poisoning
food processor
food shop
food stall
food tour
food truck
foosball table
foot
foot bath
football
football boot
football boots
football coach
football fan
football game
football ground
football kit
football manager
football match
football pitch
football shirt
football stadium
football team
footballer
footbridge
footman
footpath
footstool
footy
footy match
for sale sign
foraging
foraging trip
forecast
forehand
foreign exchange
foreman
forensic scientist
forest
forest fire
forester
forget-me-not
fork
forklift
fort
fortnight
fortress
fortune cookie
fortune teller
fossil
fossil hunting
foster carer
foster dog
foster mum
foster parent
foundation course
fountain
fountain pen
four-by-four
four-leaf clover
four-poster bed
fourth
fourth of july party
fox
fox cub
fox den
foxglove
foxhound
foyer
fracture
francesinha
frangipani
frankfurter
frappe
frat house
free dive
freebie
freelance job
freelancer
freesia
freestyle
freezer
freezing fog
freight train
french
french bulldog
french fries
french horn
french lesson
french onion soup
french oral
french teacher
french toast
fresh orange juice
freshers rep
freshers week
fretsaw
fridge
fridge freezer
fridge magnet
fridge magnet collection
fried chicken
fried chicken bucket
fried egg
fried rice
friend of a friend
friends
friendsgiving
fries
frikadelle
fringe
frisbee
frittata
fritter
frog
frog jumping
frogspawn
front crawl
front garden
front page
frostbite
frosting
frozen pizza
frozen shoulder
frozen yoghurt
fruit
fruit bat
fruit bowl
fruit farm
fruit fly
fruit fly trap
fruit juice
fruit machine
fruit picker
fruit salad
fruit seller
fruitcake
fry-up
frying pan
fuchsia
fudge
fufu
ful medames
full english
full moon
fun house
fun run
fundraiser
funeral
funeral parlour
funeral tea
funfair
fungus
funicular
funnel cake
funny turn
furby
furniture shop
furoshiki
fuse box
futon
futsal
gaa match
gadget
gado-gado
gaelic football
gajar halwa
gala
galaxy
gale
gallery
gallstone
gambas
game
game boy
game night
game show
gamekeeper
gamelan
gamer
games console
games evening
games room
gammon
ganache
ganesh chaturthi
gaol
gap
gap year
garage
garage sale
garba night
garda
garden
garden centre
garden chair
garden fork
garden gate
garden gnome
garden hose
garden party
garden path
garden shears
garden shed
garden wall
gardener
gardening
gardening club
garlic
garlic bread
garlic naan
garlic press
garri
gas bill
gas cooker
gas cylinder
gas engineer
gas fire
gas leak
gas meter
gastroenteritis
gasworks
gate
gateau
gatehouse
gatsby sandwich
gazebo
gazelle
gazpacho
gbegiri
gcse
gcses
gear stick
gearbox
gecko
geese
gelato
gele
gemstone
gender reveal
genealogy
generator
gentleman
geocache
geocaching
geode
geography teacher
geography trip
geologist
geometry set
geranium
gerbil
german lesson
german shepherd
get well card
get-together
getaway car
geyser
ghagra
ghee
gherkin
ghost
ghost hunt
ghost ship
ghost sighting
ghost story
ghost tour
ghost town
ghost train
ghost walk
ghostwriter
giant
giant marrow
giant pumpkin
gibbon
gif
gift
gift basket
gift card
gift receipt
gift shop
gift voucher
gig
gig ticket
giggles
giggling fit
gilet
gilli danda
gin
gin and tonic
gin distillery
gin rummy
ginger ale
ginger beer
ginger biscuit
ginger cake
ginger shot
ginger tea
gingerbread
gingerbread house
gingerbread man
ginja
giraffe
girl band
girl guide
girl guide badge
girl scout
girlfriend
girlfriends
girls
girls' night
girls' trip
gite
githeri
glacier
gladiolus
glamping pod
glamping trip
glass
glass blowing
glass of wine
glasses
glasshouse
glazier
glen
glider
glitter
globe
glockenspiel
gloves
glue gun
glue stick
gluten-free bread
gnat
gnocchi
gnome
gnu
go-kart
goal
goalkeeper
goalpost
goat
goat cheese
goat curry
goat farm
goats
goblin
gobstopper
goddaughter
godfather
godmother
godson
goggles
going-away party
gold chain
gold coin
gold medal
gold ring
golden circle tour
golden gaytime
golden retriever
golden wedding
goldendoodle
goldfinch
goldfish
goldfish in a bag
goldsmith
golf
golf ball
golf buggy
golf cart
golf club
golf clubs
golf course
golf lesson
golf swing
golfer
golgappa
gondola
gondola ride
gong
gong bath
goody bag
goose
gooseberry
gopro
gorge
gorilla
gorse
goshawk
gospel choir
gossip
goulash
gout
governess
government
governor
gown
grab bag
grade
grades
graduation
graduation cap
graduation ceremony
graduation gown
graduation party
graduation photo
graffiti
gran
granary
grand
grand piano
grand prix
grand slam
grand tour
grandad
grandchild
granddaughter
grandfather
grandfather clock
grandma
grandma's recipe
grandmother
grandpa
grandparents
grandson
granny
granny flat
granola
grape
grapefruit
graphic designer
graphic novel
grappa
grass
grass skirt
grasshopper
grassland
grater
gratin
gravedigger
gravel road
gravestone
graveyard
graveyard shift
gravlax
gravy
gravy boat
grazed knee
great dane
great-aunt
great-grandfather
great-grandmother
great-uncle
greatest hits
greek island
greek salad
green bean
green bean casserole
green card
green curry
green tea
greengrocer
greengrocers
greenhouse
greetings card
greyhound
griddle
grill
grilled cheese
grinder
grits
grizzly bear
grog
groom
grotto
groundskeeper
groundsman
group chat
group photo
group tour
grouse
grout
grow bag
growth spurt
gruyere
guacamole
guard dog
guava
guest book
guest house
guest list
guest room
guest speaker
guide
guide book
guide dog
guide leader
guidebook
guided tour
guided walk
guinea fowl
guinea pig
guinness
guinness cake
guitar
guitar case
guitar lesson
guitar solo
guitar string
guitar teacher
guitarist
gulab jamun
gull
gum tree
gumbo
gumboots
gummy bear
guppy
gur cake
gurdwara
gutters
guy fawkes
gym
gym buddy
gym class
gym instructor
gym kit
gym membership
gym session
gymkhana
gymnast
gymnastics
gyoza
gyros
gyudon
habal-habal
hacker
hacksaw
haddock
haggis
hailstone
hailstorm
hainanese chicken rice
hair clip
hair disaster
hair dryer
hair dye
hair extension
hair of the dog
hair straighteners
hairband
hairbrush
haircut
hairdo
hairdresser
hairdressers
hairdryer
hairnet
hairpin
hairstyle
hairstylist
haldi ceremony
haleem
half marathon
half pint
half-brother
half-sister
half-time
halibut
hall
hall of mirrors
hall pass
halloumi
halloween
halloween costume
halloween party
halloween pumpkin
halls of residence
hallway
hallway mirror
halo-halo
halter neck
halva
ham
ham sandwich
hamburger
hamlet
hammam
hammer
hammer drill
hammer throw
hammock
hamper
hamster
hamster cage
hamster wheel
hand luggage
hand mirror
hand sanitiser
hand saw
hand towel
hand-me-down
handbag
handball
handbrake
handkerchief
handle
handover
handsaw
handstand
handwriting
handyman
hang glider
hang gliding
hangar
hanging basket
hangman
hangover
hanukkah
happy hour
harbour
hard hat
hardback
hardware shop
hare
haribo
harira
harissa
harmattan
harmonica
harmonium
harp
harpist
harpsichord
harvest
harvest festival
harvest season
hash brown
hat
hat-trick
hatbox
hatchback
hats
haunted hotel
haunted house
haunted pub
hawaiian pizza
hawk
hawker centre
hawthorn
hay
hay bale
hay fever
haybale
hayfever
hayloft
haystack
hazelnut
head boy
head chef
head cold
head girl
head teacher
headache
headband
headdress
headhunter
headland
headlight
headline
headliner
headlines
headmaster
headmistress
headphones
headscarf
headset
headstand
headstone
headteacher
headtorch
health check
health food shop
health inspector
health scare
health visitor
hearing aid
hearing loop
hearing test
hearse
heartburn
heat
heat pump
heat rash
heater
heath
heather
heating bill
heatstroke
heatwave
heavy metal band
hedge
hedge dispute
hedge fund manager
hedge maze
hedge trimmer
hedgehog
hedgerow
heels
heirloom
helicopter
helicopter ride
helipad
helmet
helter-skelter
hen
hen do
hen night
hen party
hen weekend
henna
henna night
hens
herb garden
herbal tea
herbalist
herd
here
hermit
hermit crab
hernia
heron
herring
hershey bar
hibiscus
hiccup
hiccups
hide-and-seek
high board
high chair
high heels
high jump
high-speed train
high-vis jacket
highland cow
highland games
highlands
highlife band
highlighter
highlights
hike
hiker
hiking
hiking boots
hiking group
hiking pole
hiking trail
hiking trip
hill
hill farm
hill fort
hill station
hill walk
hills
hilltop
hinge
hip flask
hip replacement
hip-hop class
hippie
hippo
hippy
hire car
historian
historical novel
history
history lesson
history teacher
hitchhiker
hoax
hob
hobbies
hobby
hobby horse
hockey
hockey match
hockey stick
hog roast
hogmanay
hole
hole in one
hole punch
holi
holi party
holiday
holiday brochure
holiday camp
holiday cottage
holiday home
holiday park
holiday rep
holiday romance
holiday snap
holiday villa
holidays
holly
hollyhock
holy water
home
home birth
home brew
home cinema
home gym
home office
home remedy
home run
home-made bread
home-made jam
home-made wine
homebrew kit
homecoming
homecoming dance
homeopath
homestay
homework
honey
honey badger
honey cake
honeycomb
honeydew melon
honeymoon
honeymoon suite
honeysuckle
honours degree
hood
hoodie
hook-a-duck
hoop earring
hoover
hope chest
hopper
hopscotch
horchata
hornet
horoscope
horror film
horror movie
horror series
horse
horse and cart
horse chestnut
horse race
horse riding
horse whisperer
horsebox
horsefly
horseradish
horses
horseshoe
hosepipe
hosepipe ban
hospice
hospital
hospital appointment
hospital bed
hospital bill
hospital drama
hospital food
hospital stay
hospital ward
host family
hostel
hostel dorm
hostel warden
hostess
hot air balloon
hot air balloon ride
hot and sour soup
hot chip
hot chocolate
hot cross bun
hot desk
hot dog
hot dog contest
hot dog stand
hot plate
hot pot
hot rod
hot sauce
hot spring
hot tap
hot toddy
hot tub
hot water bottle
hot yoga
hotcake
hotel
hotel bar
hotel breakfast
hotel buffet
hotel lobby
hotel manager
hotel pool
hotel receptionist
hotel room
hotelier
hotpot
hotpot night
house
house concert
house deeds
house deposit
house fire
house guest
house help
house hunt
house key
house martin
house move
house party
house sale
house share
house viewing
houseboat
houseboat trip
househusband
housekeeper
housemate
housemates
houseplant
houses
housewarming
housewarming party
housewife
housing estate
hovercraft
hr meeting
huevos rancheros
hug
hula hoop
human cannonball
human statue
hummingbird
hummus
humpback whale
hungry hippos
hurdle
hurdy-gurdy
hurley
hurling
hurricane
husband
hush puppy
husky
hut
hutch
hyacinth
hyderabadi biryani
hydrangea
hyena
hymn
hymn book
hypnotherapy
hypnotist
hypothermia
ibis
ice
ice axe
ice bath
ice breaker game
ice bucket
ice climbing
ice cream
ice cream cake
ice cream cone
ice cream machine
ice cream man
ice cream parlour
ice cream stall
ice cream sundae
ice cream van
ice cube
ice cube tray
ice hockey
ice hotel
ice lolly
ice pop
ice rink
ice skate
ice skater
ice skates
ice skating
ice storm
iceberg
iced coffee
iced latte
iced tea
iced vovo
icicle
icing
id card
idli
iftar
igloo
iguana
iit exam
ikea
illustrator
imam
immersion heater
impala
impressionist
improv
improv class
improv group
in-laws
inauguration
inbox
incense
incense stick
inches
incubator
indian restaurant
indian summer
indie band
indigestion
indoor market
indoor skydive
induction
infestation
infinity pool
inflatable
inflatable boat
inflatable flamingo
influencer
inhaler
inheritance
injection
injera
injury
ink cartridge
inkwell
inn
insect
insect expert
insomnia
instagram post
instagram reel
instant pot
instructor
instrument
insult
insurance broker
insurance claim
insurance policy
inter-rail trip
interior designer
intern
internet
internet cafe
internet outage
internship
interpreter
interrail trip
interview
interview suit
interviewer
inventor
inverter
investor
invitation
invitation card
invoice
iou
ipad
iphone
ipl match
ipod
irio
iris
irish coffee
irish dancing
irish stew
irn bru
iron
ironing
ironing board
ironman
isaw
island
island hopping trip
islands
isle
it guy
it teacher
it technician
italian
italian class
italian course
itinerary
ivy
izakaya
jab
jacaranda
jack russell
jack-in-the-box
jack-o'-lantern
jackal
jackaroo
jackdaw
jacket
jacket potato
jackfruit
jackhammer
jackpot
jaffa cake
jagerbomb
jaguar
jail
jalapeno
jalebi
jaljeera
jam
jam doughnut
jam jar
jam roly-poly
jam sandwich
jam session
jam tart
jamb
jambalaya
jambon
jamon
janitor
janmashtami
japchae
jar
jar of honey
jar of pickles
jasmine
javelin
jazz
jazz band
jazz club
jazz hands
jazz musician
jazz singer
jeans
jeep
jeepney
jeepney driver
jellied eel
jellied salad
jelly
jelly baby
jelly bean
jellyfish
jellyfish sting
jenga
jerk chicken
jerrycan
jersey
jet lag
jet ski
jetty
jeweller
jewellers
jewellery
jewellery box
jewellery making
jig
jigsaw
jigsaw piece
jigsaw puzzle
jiko
jingle
jiu-jitsu
jive
jjigae
job
job advert
job application
job centre
job fair
job interview
job offer
job share
jockey
jodhpurs
jogging
jogging bottoms
joiner
joint account
joke
joke book
joker
jokes
jollof
jollof rice
journalist
journey
joystick
jubilee
jubilee street party
judge
judo
judo lesson
jug
jug of sangria
juggler
juggling
juggling ball
juice
juicer
juke box
jukebox
jumble
jumble sale
jump leads
jumper
jumpers
jumpsuit
jungle
jungle trek
juniper
junk boat
junk drawer
junk shop
junkyard
jury
jury duty
jury room
jury service
k-drama
k-pop band
kabaddi
kabadiwala
kachori
kachumbari
kadhi
kaftan
kahwa
kaju katli
kale
kalimba
kanga
kangaroo
kangaroo steak
karahi
karaoke
karaoke app
karaoke bar
karaoke machine
karaoke night
karate
karate class
karate teacher
kare-kare
karelian pasty
kariton
karva chauth
kathak
kathakali
kathi roll
katsu curry
kava
kaya toast
kayak
kayak trip
kazoo
kcse
kebab
kebab roll
kebab shop
kedgeree
keema
kefir
keg
keg party
keke
keke napep
kelewele
kendo
kenkey
kennel
kerb
kestrel
ketchup
kettle
kettlebell
key lime pie
key ring
keyboard
keyboard player
keyhole
keynote
keynote speech
keys
khachapuri
khandvi
khao soi
kheer
khichdi
khinkali
kho kho
kibbeh
kick scooter
kickabout
kickboxing
kid
kid brother
kid sister
kidney
kidney bean
kidney stone
kids
kids' film
kids' party
kilimanjaro climb
kilishi
killer whale
kiln
kimbap
kimchi
kimono
kindergarten
kindergarten teacher
kindle
king
king cobra
king prawn
kingdom
kingfisher
kiosk
kipper
kirana shop
kit
kitchari
kitchen
kitchen cupboard
kitchen extension
kitchen fire
kitchen island
kitchen porter
kitchen renovation
kitchen roll
kitchen scales
kitchen sink
kitchen table
kitchen tap
kitchen tiles
kite
kite festival
kite flying
kite surfing
kitenge
kitfo
kitkat
kitten
kitty party
kiwi
knack
knafeh
knee brace
knee injury
knee operation
knee replacement
knee sock
knick-knack
knickerbockers
knife
knife block
knife sharpener
knight
knitting
knitting club
knitting machine
knitting needle
knitting needles
knitting pattern
knocker
knockout
knot
knuckles
koala
koeksister
kofta
koi carp
kombucha
komodo dragon
kookaburra
kopitiam
kora
korean barbecue
korfball
korma
koshari
kottu
krav maga
krill
kulcha
kulfi
kuli kuli
kumquat
kundli
kung pao chicken
kunu
kurta
kuya
kvass
kwanzaa
kway teow
kwek-kwek
lab
lab coat
lab technician
label maker
labneh
laboratory
labradoodle
labrador
lace
lacrosse
lacrosse stick
lactose intolerance
ladder
ladder truck
laddu
ladies
ladies' day
ladies' night
ladle
lads
ladybird
ladybug
lager
lagman
lagoon
lahmacun
lake
lake cruise
lake district
lake house
laksa
lamb
lamb biryani
lamb chop
lamb curry
lamb shank
lamb stew
lamb tagine
lambing season
lamborghini
lambs
laminator
lamington
lamington drive
lamp
lamp stand
lamps
lampshade
lancashire hotpot
land
land rover
landlady
landline
landlord
landscape gardener
landslide
lane
langoustine
language barrier
language class
language course
language exchange
language teacher
languages
lantern
lantern festival
lantern parade
lanyard
lap of honour
lapdog
laptop
laptop bag
larb
larder
lardon
lardy cake
laryngitis
lasagna
lasagne
laser cutter
laser eye surgery
laser pen
laser printer
laser quest
laser tag
lassi
last
last orders
last-minute trip
late shift
lathe
latin lesson
latte
latte art
launch
launch party
launderette
laundrette
laundromat
laundry
laundry basket
laundry room
lava lamp
lavender
lavender bush
laverbread
law degree
law school
lawn
lawn mower
lawnmower
lawsuit
lawyer
layby
layers
layover
lazy eye
lazy susan
lead
lead guitarist
lead singer
leaderboard
leaf blower
leaf mould
leaf pile
leaflet
league
leak
learner driver
lease
leather jacket
leatherwork
leavers' ball
leaving card
leaving cert
leaving do
leaving party
leaving present
lebkuchen
leche flan
lechon
lecture
lecture hall
lecture notes
lecturer
lectures
led strip
leech
leek
leek and potato soup
leftovers
leg of lamb
leg warmers
legend
leggings
lego
lego set
legs
lehenga
leisure centre
lemming
lemon
lemon curd
lemon drizzle
lemon drizzle cake
lemon meringue pie
lemon tart
lemon tea
lemon tree
lemonade
lemonade stand
lemongrass
lemur
lentil
lentil soup
leopard
leotard
leprechaun
leprechaun hat
lesson
lesson plan
letter from the council
letterbox
letters
lettuce
level crossing
leylandii
liar
librarian
library
library book
library card
licence
licence plate
lid
lido
lie detector
lie-in
life jacket
life raft
life ring
lifeboat
lifeguard
lift
lift home
lift shaft
light box
light bulb
light meter
light switch
lightbulb
lighthouse
lighthouse keeper
lightning
lightning bolt
lights
lightsaber
lilac
lilo
lily
lily pad
lime
lime pickle
limerick
limo
limoncello
limousine
line dance
line dancing
line manager
linen cupboard
linguine
linguist
link
linkedin message
lino
lino print
linocut
lion
lion cub
lion tamer
lionfish
lip balm
lipstick
lipsync battle
liqueur
liquorice
list
litchi
litter
litter of kittens
litter of puppies
litter picking
litter tray
little brother
little sister
live music
live stream
livestream
living room
lizard
llama
load shedding
loading bay
loaf
loaf cake
loafers
lobby
lobola
lobster
lobster pot
lobster roll
local bus
local celebrity
local councillor
local shop
location
loch
loch ness monster
lock gate
lock-in
lockdown haircut
lockdown project
locker
locket
locksmith
locust
lodge
lodger
loft
loft conversion
log
log burner
log cabin
log flume
log pile
logbook
logo
lohri
lola
lollipop
lollipop lady
lollipop man
lollipop person
lolly
lolo
long covid
long drive
long jump
long weekend
long-haul flight
long-lost cousin
long-lost sister
longboard
longboat
longganisa
longhorn cow
longtail boat
loo
loo roll
loo seat
loofah
lookalike
loom
loose tooth
lord mayor
lorne sausage
lorry
lorry driver
losing streak
lost bet
lost key
lost luggage
lost passport
lost phone
lost property
lost voice
lot
lottery
lottery ticket
lottery win
lotto
lotus
loudhailer
loudspeaker
lough
loukoumades
love island
love letter
love poem
love song
lovely
loyalty card
lucky cat
lucky charm
lucky coin
lucky dip
lucky number
lucky penny
lucky socks
ludo
lugaw
luge
luggage
luggage rack
luggage tag
luggage trolley
lullaby
lumberjack
lumpia
lunar eclipse
lunatic
lunch
lunch break
lunch date
lunch lady
lunch meeting
lunchbox
lungi
lurgy
lussekatt
lute
lychee
lychgate
lyme disease
lynx
lyrics
m-pesa message
maafe
maasi
mabuyu
mac and cheese
macadamia nut
macaque
macaron
macaroni
macaroni cheese
macaroon
macaw
machete
machine
machines
mackerel
macrame
mad hatter's tea party
madeleine
magazine
magazine rack
maggot
magic eight ball
magic show
magic trick
magic wand
magician
magician's hat
magnet
magnet fishing
magnifying glass
magnolia
magpie
mahamri
mahjong
mahjong set
maid
maid of honour
mail merge
maisonette
maitre d
maize farm
make-up artist
makeover show
makeup
makeup artist
makeup bag
malai kofta
malaria
malbec
mall
mallet
malt whisky
maltipoo
malva pudding
mam
mama
mama mboga
mama put
mammoth
manager
manakish
manatee
manchester tart
mandap
mandarin
mandazi
mandir
mandolin
manga
mangalsutra
mango
mango chutney
mango juice
mango lassi
mango pickle
mango sticky rice
mango tree
mangrove
manicure
manicurist
manor house
mansaf
mansion
manta ray
mantelpiece
manti
mantis
manure
manuscript
map
map of the stars
maple
maple syrup
maple tree
mapo tofu
maqluba
maracas
marathon
marathon medal
marathon training
marble
marble cake
marble run
marbles
marching band
mardi gras
margarita
marigold
marina
marine biologist
mario kart
marionette
market
market day
market stall
market tour
market town
market trader
marketplace
marks
marmalade
marmite
marquee
marriage
marriage certificate
marriage counsellor
marrow
marsh
marshland
marshmallow
martial art
martial arts film
martian
martini
marzipan
masala chai
masala dosa
mascara
mascarpone
mashed potato
masked ball
masking tape
masquerade
masquerade ball
massaman curry
masseur
mast
master's degree
masterclass
masterpiece
masters
mastiff
mat
matar paneer
matatu
matatu driver
match
matcha
matcha latte
matchbox
matchmaker
mate
maternity dress
maternity leave
maternity nurse
mates
maths exam
maths lesson
maths teacher
maths test
matoke
matron
mattress
mattress topper
matzo
mausoleum
maxi dress
may day
may fair
mayfly
mayonnaise
mayor
mayoress
maypole
maze
mba
mbira
mead
meadow
meal
meal deal
measles
meat pie
meat raffle
meat stew
meat thermometer
meat tray
meatball
meatloaf
mechanic
medal
medal ceremony
medic
medical school
medical student
medication
medicine cabinet
medieval banquet
meditation
meditation app
meditation class
meditation retreat
medium
medu vada
mee goreng
meerkat
meet-up
meeting
meeting room
megaphone
megastore
mehndi
melbourne cup
melktert
melodica
melon
melonpan
meltdown
melted cheese
member of parliament
meme
memo
memoir
memorial
memorial service
memory box
memory card
memory foam mattress
memory game
memory stick
menorah
menu
meringue
merlot
mermaid
merry-go-round
message in a bottle
messages
metal detecting
metal detector
meteorite
meteorologist
meter reading
metre
metres
metro
metronome
mezcal
meze
mezzanine
mezze platter
microbiologist
microchip
microlight
microphone
microscope
microwave
midlife crisis
midnight mass
midsummer party
midwife
midwife appointment
migraine
mile
miles
milk
milk bar
milk bottle
milk float
milk jug
milk round
milk tart
milking machine
milkman
milkshake
mill
mill pond
million
millionaire
millipede
milo
mime
mime artist
mimosa
mimosa tree
mince
mince pie
mind reader
mindfulness app
minecraft
minecraft world
miner
minestrone
mini
mini disc
mini golf
mini golf course
mini mart
mini-break
miniature
minibar
minibus
minicab
mining town
miniskirt
minister
minivan
mink
minnow
mint
mint plant
mint sauce
mint tea
miracle
mirror
misal pav
mishap
miso soup
missed flight
missi roti
missionary
mistletoe
misunderstanding
mithai
mitten
mittens
mix-up
mixed doubles
mixer
mixing bowl
mixtape
moat
mobile
mobile disco
mobile home
mobile library
mobile phone
mobility scooter
moccasins
mocha
mochi
mock exam
mocktail
modak
model aeroplane
model car
model plane
model railway
model ship
model village
modelling clay
modem
module
mofongo
mohinga
moin moin
mojito
moka pot
mole
mole hill
mole sauce
mom
momo
momo stall
monarch
monastery
money box
money plant
money tree
mongoose
mongrel
monk
monkey
monkey bars
monkey puzzle tree
monocle
monologue
monopoly
monopoly set
monsoon
monster
monstera
months
monument
moon
moon pie
mooncake
moong dal
moonshine
moor
moorhen
moorland
moose
mop
mop bucket
moped
morning suit
morris dancer
morris dancing
morris men
mortar
mortarboard
mortgage
mortgage adviser
mosaic
mosh pit
moshi monster
mosque
mosquito
mosquito bite
mosquito net
moss
mot
motel
moth
moth infestation
mother
mother's day card
mother's day lunch
mother-in-law
motherboard
motion sickness
motocross
motorbike
motorbike trip
motorboat
motorcycle
motorhome
motorway
mountain
mountain bike
mountain biking
mountain goat
mountain guide
mountain hut
mountain pass
mountain path
mountain range
mountain rescue
mountain trek
mountaineer
mountaineering
mountains
mouse
mouse mat
mouse problem
mousetrap
moussaka
mousse
moustache
mouth ulcer
move
movie night
movie set
movie star
moving van
mozzarella
mozzarella stick
mri scanner
msemen
muay thai
mud bath
mud hut
mud mask
mud run
muddy walk
mudflat
mudslide
muesli
muffin
muffin tin
mug
mug collection
mugging
mukimo
mule
mulled wine
mullet
mulligatawny
multi-storey car park
multiplication table
mum
mummy
mumps
mums
mums' group
mundu
munro
mural
murder mystery
murder mystery party
murderer
mursik
museum
museum guide
mushroom
mushroom patch
mushroom picking
mushroom risotto
mushroom soup
mushy peas
music
music box
music cruise
music exam
music festival
music hall
music lesson
music producer
music school
music shop
music stand
music student
music teacher
music video
musical
musical chairs
musical instrument
musical theatre
musician
mussel
mussels
mustard
mutt
mutton curry
mutura
muzzle
mynah bird
mysore pak
mystery novel
mystery parcel
mystery shopper
mystery tour
naan
nachos
nail bar
nail gun
nail polish
nail salon
nail technician
nail varnish
nails
name badge
name day
names
naming ceremony
naming day
nan
nana
nani
nanny
nap
napkin
nappy
nappy change
narrow escape
narrowboat
nasi goreng
nasi lemak
nasturtium
national park
nativity play
nativity scene
natter
natto
nature documentary
nature reserve
nature table
nature trail
navratri
navy officer
nclex
near-death experience
neck brace
neckerchief
necklace
necktie
nectarine
needle
needlepoint
needles
needlework
neem tree
neet exam
negroni
neighbour
neighbour dispute
neighbours
neon sign
neopet
nephew
nespresso machine
nest
nest box
nest egg
net
net curtain
netball
netball team
netflix series
nettle
nettle sting
networking event
neurologist
neurosurgeon
new boss
new job
new yam festival
new year's eve party
new year's resolution
newborn
newlyweds
news anchor
news app
newsagent
newsagents
newsletter
newspaper
newspaper article
newspaper clipping
newsreader
newt
next-door neighbour
ngo
nickname
niece
nieces
night
night bus
night class
night coach
night market
night owl
night porter
night school
night shift
night shift worker
night train
night watchman
nightcap
nightclub
nightie
nightingale
nightjar
nightlight
nightmare
nigiri
nihari
nikah
nimbu pani
ninja
nintendo
nits
nkwobi
noche buena
noise complaint
noisy neighbour
nokia
nokia phone
nollywood film
nomad
nonsense
noodle
noodle soup
noodles
northern lights
northern lights trip
northern soul
nose ring
nose stud
nosebleed
note
note from school
notebook
notepad
notes
noticeboard
nougat
noughts and crosses
novel
novelist
novice
nugget of gold
number plate
numbers
nun
nunnery
nuns
nurse
nursery
nursery curtains
nursery nurse
nursery rhyme
nursery school
nursery teacher
nurses
nursing degree
nursing home
nut allergy
nut and bolt
nut loaf
nut roast
nutella
nutmeg
nutritionist
nyama choma
nysc posting
nyumba
oak
oak tree
oasis
oat latte
oat milk
oatcake
oatmeal
oats
obedience class
oboe
observatory
obstacle course
obstetrician
ocarina
occasion
occupational therapist
ocean
ocean swim
ocelot
octopus
odd glove
odd sock
ode
oden
odyssey
ofada rice
off-licence
off-road race
office
office block
office chair
office christmas party
office dog
office gossip
office junior
office kitchen
office manager
office move
office party
office plant
office printer
office romance
office sweepstake
officer
oga
ogbono soup
ogi
oil
oil change
oil painting
oil pastel
oil rig worker
oilskins
oireachtas
okada
okapi
okonomiyaki
okra
okroshka
oktoberfest
old
old boss
old friend
old lady
old letter
old man
old people's home
old photo
old school friend
old teacher
oldest
olive
olive grove
olive oil
olive tree
olives
olivier salad
olympics
omelette
omen
omena
onam sadya
one-hit wonder
one-man band
one-woman show
onesie
onigiri
onion
onion bhaji
onion marmalade
onion ring
onion soup
onions
online course
online forum
online game
online meeting
online order
online quiz
online shop
onsen
op shop
opal
open day
open house
open mic
open mic night
open university course
open water swim
open-air cinema
open-top bus
opening night
opera
opera buff
opera house
opera singer
operating theatre
optician
optometrist
oral exam
orange juice
orange squash
orange tree
orangery
orangutan
orca
orchard
orchestra
orchestra pit
orchid
ordination
oreo
organ
organ donor
organ recital
organist
orienteering
origami
origami crane
oriole
ornament
orphanage
orthodontist
osprey
osso buco
osteopath
ostrich
ostrich farm
otter
ottoman
oud
ouija board
outback
outback pub
outbuilding
outfit
outhouse
ouzo
oven
oven door
oven glove
oven timer
overalls
overcoat
overhead projector
overnight bus
overnight train
owambe
owl
owl sanctuary
owlet
own goal
owner
ox
oxtail
oyster
oyster bar
oyster shack
oystercatcher
pac-man
pacemaker
pack of wolves
package holiday
packed lunch
packet of biscuits
packet of crisps
packing list
paczki
pad thai
paddle board
paddle boat
paddle steamer
paddleboard
paddleboarding
paddling pool
paddock
padel
padlock
paediatrician
paella
page boy
pageant
pager
pagoda
pain au chocolat
painkiller
paint by numbers
paint night
paint pot
paint roller
paint set
paint stripper
paintball
paintbrush
painter
painting
pair
pairs
pakora
pal
palace
palak paneer
palette
palm reader
palm reading
palm tree
palm wine
paluwagan
pampas grass
pamphlet
pan de muerto
pan flute
panang curry
pancake
pancake day
pancake race
pancake stack
pancit
panda
pandan cake
pandesal
paneer
paneer tikka
panel
panel discussion
panel show
panettone
panga
pangolin
pani puri
panic
panic attack
panic room
panini
panna cotta
panpipes
panther
panto
pantomime
pantomime dame
pantomime horse
pantry
pantry shelf
pao de queijo
papad
papaya
papaya salad
paper
paper aeroplane
paper bag
paper boat
paper clip
paper crane
paper cut
paper lantern
paper round
paper towel
paperback
papers
paperweight
papier-mache
paprika
paracetamol
parachute
parachute jump
parade
paraglider
paragliding
parakeet
parallel parking
paramedic
parasol
paratha
parcel
parcel locker
parent
parents
parents' evening
parents' visit
parfait
parish
park
park and ride
park ranger
parka
parkin
parking
parking attendant
parking dispute
parking fine
parking meter
parking space
parking ticket
parkour
parkrun
parlour
parma ham
parmesan
parmi
parmo
parrot
parsley
parsnip
part-time job
partner
partridge
party
party animal
party bag
party dress
party game
party guest
party hat
party pie
party planner
party popper
pashmina
pass the parcel
passenger
passengers
passion fruit
passover
passport
passport control
passport photo
passport queue
passport stamp
password
pasta
pasta bake
pasta class
pasta machine
pasta salad
pasteis
pastel
pastel de nata
pastelon
pastitsio
pastor
pastrami
pastry
pastry chef
pasty
pasty supper
patatas bravas
patchwork
patchwork quilt
pate
paternity cover
paternity leave
path
pathologist
patient
patintero
patio
patio heater
patisserie
patron saint
patty
patty shop
pav
pav bhaji
pavement
pavement cafe
pavilion
pavlova
pawn shop
pawnbroker
pawpaw
pay cheque
pay rise
payasam
paypal account
payslip
pb and j
pe kit
pe lesson
pe teacher
pea
pea soup
peace lily
peace march
peach
peach cobbler
peach tree
peacock
peak
peanut
peanut allergy
peanut brittle
peanut butter
peanut butter cup
peanut butter sandwich
pear
pear tree
pearl earring
pearls
peas
pease pudding
peat bog
pebble
pebble beach
pecan pie
peda
pedal boat
pedalo
pedestal
pedestrian
pedicure
peeler
peking duck
pelau
pelican
pelmeni
pen
pen collection
pen friend
pen pal
penalty
penalty shoot-out
pencil
pencil case
pencil pot
pencil sharpener
pendant
penfriend
penguin
penguin parade
peninsula
penknife
penny
penny jar
pens
pension
pension pot
pensioner
pentathlon
penthouse
peony
people carrier
people watching
pep rally
pepper
pepper grinder
pepper mill
pepper soup
peppermint
peppermint tea
pepperoni
pepperoni pizza
pepperpot
peregrine falcon
performance
performance review
perfume
period drama
perm
permission slip
persian cat
persian rug
persimmon
personal assistant
personal best
personal record
personal shopper
personal trainer
pest controller
pestle and mortar
pesto
pet
pet shop
pet sitter
pet snake
petal
petition
petrol
petrol pump
petrol station
petting zoo
petunia
pew
pharmacist
pharmacy
phd
pheasant
philippines
philly cheesesteak
philosopher
phlebotomist
pho
phobia
phone
phone bill
phone box
phone call
phone case
phone charger
phone contract
phone line
phone screen
phone shop
phonics book
photo album
photo booth
photo frame
photo id
photo shoot
photocopier
photograph
photographer
photography
photography course
phrase book
phrasebook
physicist
physics lab
physics teacher
physio
physiotherapist
physiotherapy
pianist
piano
piano exam
piano lesson
piano player
piano recital
piano stool
piano teacher
piano tuner
pic
piccalilli
piccolo
pick and mix
pick-up truck
pickaxe
picket fence
pickle
pickleball
pickled egg
pickled herring
pickled onion
pickpocket
pickup
pickup truck
picnic
picnic basket
picnic blanket
picnic rug
picnic spot
pics
picture book
picture frame
picture hook
pide
pie
pie and mash
pie barm
pie contest
pie dish
piece of furniture
pier
piercer
piercing
pierogi
pig
pig farm
pigeon
pigeons
piggy bank
piglet
pigsty
pikelet
pilates
pilates ball
pilates class
pilau
pilau rice
pile
pile-up
pilgrim
pilgrim badge
pilgrimage
pillar
pillbox
pillow
pillow fight
pillow fort
pillowcase
pilot
pimms
pin number
pin the tail
pina colada
pinafore
pinata
pinball
pinball machine
pinch
pine cone
pine nut
pine tree
pineapple
pineapple pizza
pinecone
ping-pong
ping-pong table
pins and needles
pinstripe suit
pint
pint glass
pint of guinness
pint of milk
pints
pipe
pipe band
pipe organ
piranha
pirate
pirate ship
pisco sour
pistachio
pita bread
pitch
pitch meeting
pitchfork
pitta
pitthu
pizza
pizza cutter
pizza dough
pizza oven
pizza place
pizza slice
pizzeria
place card
place mat
placement
placki
plane
plane fare
plane journey
plane seat
plane spotting
plane ticket
planet
planetarium
plank
planner
planning permission
plant
plant collection
plant pot
plant sale
plant swap
plantain
plants
plaque
plaster
plaster cast
plasterer
plate
plate rack
plates
platform
platform shoes
platypus
play
play-doh
playground
playgroup
playing card
playlist
playpen
playroom
playstation
playsuit
playwright
plaza
pleasure
plectrum
pliers
plimsolls
plot twist
ploughman's lunch
plov
plover
plug socket
plughole
plum
plum cake
plum chutney
plum jam
plum tree
plumb line
plumber
plunger
plush toy
pneumatic drill
pneumonia
po boy
poached egg
pocket
pocket money
pocket square
pocket watch
pockets
podcast
podcast episode
podcast mic
podcaster
podiatrist
podium
poem
poet
poetry
poetry book
poetry class
poetry night
poetry slam
pog
pogo stick
poha
poinsettia
poison ivy
poke bowl
pokemon
pokemon card
poker
poker game
poker night
poker player
pol sambol
polar bear
polaroid
polaroid camera
polaroid photo
pole
pole vault
polenta
police
police car
police dog
police drama
police horse
police officer
police station
policeman
policewoman
politician
polka
pollen allergy
polo
polo match
polo mint
polo neck
polo shirt
polytunnel
pom-pom
pomegranate
pomelo
pomeranian
poncho
pond
pond snail
pongal
pongal rice
pony
pony club
pony ride
poodle
pool
pool cue
pool hall
pool noodle
pool party
pool table
pop idol
pop quiz
pop song
pop star
pop-tart
pop-up book
pop-up classroom
pop-up restaurant
pop-up shop
pop-up stall
popcorn
popcorn machine
pope
poppadom
poppy
poppy field
poppy seed
popsicle
popup book
porcelain doll
porcupine
pork belly
pork chop
pork pie
pork scratchings
porpoise
porridge
porta cabin
portable charger
portaloo
porter
portion
portrait
portrait painter
posset
possum
post
post office
post-it note
postal order
postbox
postcard
postcode
poster
postie
postman
postmistress
postwoman
pot
pot luck
pot noodle
pot roast
potato
potato cake
potato farl
potato peeler
potato salad
potato soup
potato waffle
pothole
pothos
potion
potluck
potpourri
pots
potted plant
potter
potter's wheel
pottery
pottery class
pottery studio
pottery wheel
potty training
pouffe
pound coin
pound shop
pounded yam
poutine
power bank
power cut
power drill
power nap
power outage
power station
power tool
powerpoint
pozole
prairie
prairie dog
pram
prank
prank call
prankster
pratfall
prawn
prawn cocktail
prawn cracker
prawn curry
prawn toast
prayer
prayer beads
prayer group
prayer mat
praying mantis
preacher
pregnancy
premiere
premium bond
prenup
prescription
present
presentation
president
press conference
press night
press release
press-up
pressed flower
pressure cooker
pressure washer
pretzel
price tag
pride march
pride parade
priest
primary school
primary school teacher
prime minister
primer
primrose
prince
princess
principal
pringle
printer
printer cartridge
printing press
printmaking
prison
prison guard
prison officer
prison warden
prisoner
private detective
private investigator
private jet
private school
privet hedge
prize
prize draw
prize marrow
prize-giving
probation
producer
product launch
production
professional gambler
professor
profiterole
project
projectionist
projector
prom
prom date
prom dress
prom night
prom queen
promise
promotion
prop
propagator
property developer
proposal
prosciutto
prosecco
protein bar
protein shake
protest march
protractor
prune
pruning shears
psoriasis
psychiatrist
psychic
psycho
psychologist
psychotherapist
pub
pub crawl
pub game
pub garden
pub landlord
pub quiz
pub sign
public library
public toilet
publican
publisher
pudding
puddle
puff pastry
puff-puff
puffer fish
puffer jacket
puffin
pug
puja
pull-up bar
pulled muscle
pulled pork
pulled pork bun
pulley
pullover
pulpit
puma
pumpkin
pumpkin carving
pumpkin patch
pumpkin pie
pumpkin soup
pumpkin spice latte
pumps
pun
punch and judy show
punch bowl
punch-up
punchbag
puncture
punnet
punnet of strawberries
punting trip
pup
puppet
puppet show
puppet theatre
puppeteer
puppy
puppy class
puppy training
pupusa
puri
purpose
purse
push bike
push-up
pushchair
puttu
puzzle
puzzle book
puzzle box
pyjama party
pyjamas
pyramid
qr code
quad
quad bike
quadrangle
quail
quantity surveyor
quarry
quarters
quartet
queen
quesadilla
questions
queue
quiche
quick-step
quicksand
quickstep
quidditch
quilt
quilting
quilting bee
quince
quinceanera
quinoa
quiz
quiz champion
quiz night
quiz show
quiz team
quizmaster
quokka
quran
rabbi
rabbit
rabbit hutch
rabbit's foot
raccoon
race
race day
race number
racehorse
races
racing bike
racing car
racing driver
rack of ribs
racket
raclette
racquetball
radar
radiator
radiator key
radio
radio alarm clock
radio host
radio interview
radio play
radio presenter
radio show
radio station
radiographer
radish
raffle
raffle prize
raffle ticket
raft
rafting
rag doll
ragdoll
ragu
rail
rail pass
railcard
railway
railway bridge
railway carriage
railway set
railway worker
rain
rain dance
rain shower
rainbow
raincoat
raindrop
rainforest
rains
rainy season
raised bed
raisin
raita
rajma
rakhi
raki
rally car
ramadan
ramen
ramen bowl
ramyeon
ranch
ranger
rap battle
rapids
rapper
rarebit
rasam
rasgulla
rasmalai
raspberry
raspberry cane
rat catcher
rat problem
ratatouille
rattlesnake
rave
raven
ravine
ravioli
ray-bans
reader
reading
reading glasses
reading room
reality show
rear-view mirror
receipt
reception
reception desk
receptionist
recipe
recipe book
recipe card
recital
recliner
record collection
record player
record shop
recorder
recording
recording studio
recruiter
recycling
recycling bin
recycling box
red cabbage
red card
red carpet
red curry
red envelope
red onion
red panda
red velvet cake
red wine
redback spider
redcurrant
reddit thread
redundancy
redundancy package
redwood
reed bed
reef
reel
ref
refectory
referee
reference letter
reflection
refugee
refund
regatta
registry office
rehearsal
rehearsal dinner
rehearsal room
reiki session
reindeer
relationship
relative
relay race
relic
religion
relish
remake
rematch
remortgage
remote
remote control
remote control car
remote job
removal man
removal men
removal van
rendang
renovation
rent
rent arrears
rent book
rent increase
rental agreement
rental car
repairman
repeat
replacement bus
report card
reporter
reptile house
rescue
rescue cat
rescue dog
rescue greyhound
rescue horse
rescue worker
research assistant
research project
researcher
reservoir
residence permit
resignation
resignation letter
resistance band
rest stop
restaurant
restaurant bill
restaurant shift
results
retainer
retirement party
return ticket
reunion
reunion dinner
revision timetable
revolving door
reward
rhino
rhododendron
rhubarb
rhubarb crumble
rhubarb gin
rhythm
riad
ribbon
ribena
ribs
rice
rice and peas
rice cake
rice cooker
rice field
rice paddy
rice pudding
rice terrace
rice terrace hike
rickshaw
rickshaw driver
rickshaw wallah
ricotta
riddle
ride-on mower
ridge
riding lesson
riding school
ring bearer
ring doorbell
ring light
ring road
ringside seat
ringtone
rink
riser
risotto
rite of passage
river
river boat
river crossing
river cruise
riverbank
road
road bike
road map
road race
road sign
road trip
roadie
roadrunner
roadside cafe
roadworks
roast
roast beef
roast chicken
roast dinner
roast lamb
roast potato
robbery
robe
robin
robot arm
robot lawnmower
robot vacuum
rock
rock band
rock cake
rock climbing
rock collection
rock concert
rock face
rock garden
rock opera
rock pool
rock star
rockery
rocket
rocking chair
rocking horse
rocky road
rodent
rodeo
rogan josh
role-play game
rolex wrap
roll
roll neck
roller blind
roller coaster
roller derby
roller disco
roller skate
roller skates
roller skating
rollerblades
rollercoaster
rolling pin
romance
romance novel
romance novelist
romcom
romper suit
roof
roof box
roof garden
roof leak
roof rack
roof terrace
roof tile
roofer
rooftop
rooftop bar
rooibos
room
room service
room-mate
roommate
rooster
root beer
root canal
rope
rosary
rose bush
rose garden
rose wine
rosebush
rosemary
roses
rosette
rosti
rota
roti
roti canai
roti shop
rottweiler
roulade
roulette
roulette table
round of drinks
round robin
round-the-world trip
roundabout
rounders
rounds
roundtrip
route
router
rowan
rowing
rowing boat
rowing club
rowing machine
rowing team
rowing trip
royal
royal visit
royal wedding
rubber band
rubber duck
rubber glove
rubber plant
rubber plantation
rubber ring
rubbish bag
rubik's cube
ruby
ruby wedding
rucksack
rudder
rug
rugby
rugby ball
rugby club
rugby match
rugby pitch
rugby player
rugby shirt
rugby team
rugby tour
rule
ruler
ruler set
rum
rum baba
rum cake
rum punch
rumali roti
rumba
rummy
rumour
runaway bestseller
runner
runner bean
runner beans
running
running club
running group
running machine
running shoes
running watch
runny nose
ruracio
rush hour
rusk
rv
sabar drum
sabbatical
sabong
sabudana khichdi
sabzi
sabziwala
sacco
sachertorte
sack
sack race
saddle
saddle bag
sadya
safari
safari jeep
safari lodge
safari park
safari rally
saffron
sag aloo
saga
sailing
sailing boat
sailing course
sailing lesson
sailing ship
sailing trip
sailor
saint
sake
salad
salad bowl
salad cream
salad spinner
salamander
salami
salary
sales
sales pitch
sales target
salesman
salesperson
saleswoman
salmon
salmon farm
salon
salsa
salsa class
salt and vinegar crisps
salt cellar
salt flats
salt marsh
salt shaker
saltfish
salwar kameez
samba
samba band
samba drum
sambal
sambar
sambuca
sambusa
same
samgyeopsal
samosa
samphire
sanctuary
sand
sand dune
sandal
sandals
sandbank
sandcastle
sandpaper
sandpiper
sandpit
sandstorm
sandwich
sandwich maker
sandwiches
sangeet
sangria
sanskrit class
santa claus
santa hat
santa run
santo nino festival
sapin-sapin
sapphire
sardine
sari
sari-sari store
sarma
sarong
sash
sashimi
sat nav
satay
satay skewer
satchel
satellite
satellite dish
satnav
satsuma
saturday job
sauce
saucepan
saucer
sauerbraten
sauerkraut
sauna
sauna session
sausage
sausage dog
sausage roll
sausage sandwich
sausage sizzle
savannah
saveloy
savings account
savings jar
saw
sawmill
saxophone
saxophonist
scaffold
scaffolder
scaffolding
scalextric
scallion pancake
scallop
scam call
scammer
scanner
scar
scarab
scarecrow
scarf
scarlet fever
scavenger hunt
scenic route
scented candle
schedule
schnapps
schnitzel
scholarship
school
school assembly
school bag
school band
school bell
school bully
school bus
school canteen
school caretaker
school choir
school concert
school crush
school dinner
school disco
school fair
school fete
school friend
school gym
school hall
school lunch
school magazine
school milk
school nurse
school orchestra
school photo
school play
school project
school report
school reunion
school rules
school run
school secretary
school tie
school trip
school uniform
schoolboy
schoolgirl
schoolies
schools
schoolteacher
sciatica
science experiment
science fair
science fiction novel
science lab
science lesson
science museum
science project
science teacher
scientist
scissors
scone
scooter
scoreboard
scorpion
scotch bonnet
scotch egg
scouse
scout leader
scoutmaster
scrabble
scrabble board
scrabble tournament
scrambled egg
scrap of paper
scrapbook
scrapbooking
scrapyard
scratch card
scratchcard
scratching post
screen
screen printer
screenplay
screensaver
screenshot
screenwriter
screwdriver
script
scrumpy
scrunchie
scuba dive
scuba diving
sculptor
sculpture
sculpture garden
scythe
sea cave
sea crossing
sea glass
sea lion
sea otter
sea shanty
sea slug
sea swim
sea turtle
sea urchin
sea wall
seabird
seafood
seafood chowder
seafood platter
seafront
seagull
seahorse
seal
seal pup
seam ripper
seamstress
seance
seaplane
seashell
seasickness
seaside
seaside town
seaside trip
season finale
season ticket
seasonal worker
seat belt
seat on the plane
seats
seaweed
sec
secateurs
second cousin
second fiddle
second opinion
second-hand bookshop
second-hand car
secondary school
secondment
secret admirer
secret agent
secret ingredient
secret passage
secret recipe
secret santa
secret sauce
secretary
secrets
security camera
security guard
seder
see-saw
seed packet
seed tray
seedling
seekh kebab
seesaw
self-checkout
self-help book
self-portrait
selfie
selfie stick
semi-detached
seminar
seminar room
sentence
sentences
sepak takraw
sequel
sequin
sequin dress
sequoia
sergeant
serial entrepreneur
series
series finale
sermon
service station
services
serving spoon
servo
session musician
set
set design
set square
sett
settee
setter
settings
sew-on patch
sewage works
sewing
sewing basket
sewing box
sewing class
sewing kit
sewing lesson
sewing machine
shabbat dinner
shabu-shabu
shack
shadow puppet
shahi paneer
shakshuka
shallot
shaman
shamba
shampoo
shandy
share certificate
shark
shashlik
shaving foam
shawarma
shawl
she
shearer
shears
shed
sheep
sheep farm
sheep shearing
sheep station
sheepdog
sheepskin coat
sheet music
sheets
shehnai
shelf
shelf stacker
shell
shell collection
shelter
shelves
shepherd
shepherd's hut
shepherd's pie
shepherdess
sherbet
sheriff
sheriff badge
sherry
sherry trifle
sherwani
shetland pony
shift
shih tzu
shikara
shin pad
shin splint
shindig
shingle beach
shingles
shinty
ship
ship's bell
ship's cabin
ship's captain
shipping
shipping container
shipwreck
shire horse
shiro
shirt
shish kebab
shish taouk
shoe
shoe collection
shoe rack
shoe shop
shoebox
shoehorn
shoelace
shoemaker
shoes
shooting star
shop
shop assistant
shop counter
shop window
shopfront
shopkeeper
shoplifter
shopping
shopping arcade
shopping bag
shopping basket
shopping centre
shopping list
shopping spree
shopping trolley
shore leave
short film
short story
shortbread
shortcut
shorts
shot put
shoulder bag
shoulder pads
shovel
show
show and tell
show tune
showdown
shower
shower cap
shower curtain
shower door
shower head
shower of rain
showgirl
showjumping
showroom
shredder
shrew
shrikhand
shrimp
shrimp cocktail
shrimp paste
shrine
shrove tuesday pancake
shrub
shutters
shuttle bus
shuttlecock
siamese cat
sick leave
sick note
sickle
side hustle
side table
sideboard
sidecar
sieve
sign
sign language
signal box
signalman
signature
signet ring
silent auction
silent disco
silent film
silent retreat
silk painting
silk scarf
silly putty
silo
silog
silver medal
silver spoon
silver wedding
silverfish
silverware
sim card
simbang gabi
singalong
singer
singing lesson
singing teacher
single dad
single mum
sinigang
sink
sinkhole
sinulog
sinus infection
siri
sisig
sister
sister-in-law
sisters
sit-up
sitar
sitcom
site
site visit
sitter
six nations
sixth
sixth form
skate
skate park
skate shop
skateboard
skateboarder
skateboarding
skating lesson
skeleton
skeleton key
sketch pad
sketchbook
ski
ski boot
ski boots
ski instructor
ski jump
ski lesson
ski lift
ski pass
ski pole
ski resort
ski run
ski season
ski slope
ski trip
skidoo
skier
skiing
skiing holiday
skiing trip
skinny jeans
skip
skipper
skipping rope
skirt
skis
skittles
skull
skunk
skydive
skydiving
skylark
skylight
skype call
skyscraper
slack channel
slack message
slackline
slalom
slaughterhouse
sled
sledge
sledgehammer
sledging
sleep paralysis
sleep talking
sleep training
sleeper
sleeper bus
sleeper train
sleeping bag
sleeping mask
sleepless night
sleepover
sleepwalking
sleet
sleeve
sleigh
sleigh ride
slide
slide projector
slideshow
sliding tackle
slime
slingshot
slinky
slip and slide
slip road
slipped disc
slipper
slippers
sloe gin
slogan
sloppy burger
sloppy joe
slot car
slot machine
sloth
slow cooker
slow worm
slug
slug pellet
sluice gate
slushie
small
smallholding
smart meter
smart speaker
smart tv
smart watch
smartphone
smartwatch
smashed window
smoke alarm
smoke break
smoke detector
smoke machine
smoked salmon
smokehouse
smoker
smokie
smoothie
smoothie bowl
smore
smorrebrod
smuggler
smurf
snack
snack box
snail
snail farm
snake
snake bite
snake plant
snakebite
snakes and ladders
snap
snapdragon
sneak preview
sneaker
sneakers
sneezing fit
snickerdoodle
sniffer dog
snood
snooker
snooker hall
snooker table
snorkel
snorkelling
snorkelling trip
snow
snow angel
snow day
snow globe
snow leopard
snow machine
snow pea
snow plough
snow shovel
snow trip
snowball
snowball fight
snowboard
snowboarder
snowboarding
snowdrift
snowdrop
snowfall
snowflake
snowman
snowmobile
snowshoe
snowstorm
snowy owl
soan papdi
soap
soap dish
soap opera
soba
soccer
social club
social worker
society
sock puppet
socks
soda
soda bread
soda stream
sofa
sofa bed
soft play
soft toy
softball
softball team
soggy bottom
soju
solar eclipse
solar panel
soldering iron
soldier
solicitor
solitaire
solo trip
solyanka
som tam
sombrero
somersault
son
son-in-law
song
songbook
songkran
songs
songwriter
sonnet
sons
soprano
sorbet
sore throat
sorority
sorrel drink
sorry
soto
souffle
souk
soul
soul band
sound
sound bar
sound bath
sound engineer
sound system
soundcheck
soundtrack
soup
soup bowl
soup dumpling
soup kitchen
sourdough
sourdough loaf
sourdough starter
sous chef
souvenir
souvenir mug
souvenir shop
souvlaki
souwester
soy latte
soy sauce
spa
spa break
spa day
spa hotel
spa weekend
space hopper
space shuttle
spaceship
spade
spaghetti
spaghetti bolognese
spanakopita
spaniel
spanish class
spanish lesson
spanish omelette
spanner
spare key
spare rib
spare ribs
spare room
spare tyre
spark
spark plug
sparkling water
sparky
sparring partner
sparrow
sparrowhawk
spatula
spatzle
speaker
speech
speech therapist
speed bump
speed camera
speed skating
speedboat
speeding ticket
spell
spelling bee
spelling mistake
spelling test
spending spree
spice
spice jar
spice rack
spicebag
spices
spider
spider bite
spider monkey
spider plant
spillage
spin class
spin instructor
spinach
spinning class
spinning top
spinning wheel
spire
spirit level
splint
splinter
splits
spoiler
spoken word night
sponge
sponge cake
sponsored haircut
sponsored silence
sponsored swim
sponsored walk
spoon
spoon collection
spoons
sports bar
sports car
sports day
sports kit
sports scholarship
sports teacher
spot
sprained ankle
spray paint
spray tan
spreadsheet
spring
spring break
spring onion
spring roll
spring tide
springer spaniel
sprinkles
spritz
spy film
square
square dance
squash court
squash match
squash racket
squeaky toy
squid
squire
squirrel
squishmallow
st bernard
st patrick's day
stabilisers
stable
stable boy
stable girl
stablehand
stables
stadium
staff meeting
staff party
staff room
staffie
staffordshire oatcake
stag
stag beetle
stag do
stag night
stage
stage door
stage fright
stage manager
stain
stained glass
stained glass window
stair gate
staircase
stairlift
stairs
stairwell
stakes
stalactite
stalagmite
stall
stall holder
stallion
stamp
stamp album
stamp collecting
stamp collection
stamp duty
stand-up
stand-up comedy
stand-up gig
stand-up paddle
stand-up show
standard lamp
standing desk
staple gun
stapler
starfish
stargazing
starling
start-up
starter
starting line
startup
state of origin
stately home
static caravan
station
stationery
stationery set
stationmaster
statue
stay-at-home dad
staycation
steak
steak and kidney pie
steak pie
steakhouse
steam cleaner
steam engine
steam room
steam train
steamboat
steamer
steamroller
steel drum
steel pan
steeple
steeplejack
steering wheel
stencil
step class
step count
stepbrother
stepdad
stepdaughter
stepfather
stepladder
stepmother
stepmum
steppe
stepping stones
steps
stepsister
stepson
stereo
stethoscope
stew
stew pot
steward
stewardess
stick insect
sticker
sticker album
sticker collection
stickleback
sticks
sticky rice
sticky toffee pudding
stilettos
stilton
stingray
stir-fry
stitches
stoat
stock market
stockbroker
stocking filler
stockroom
stocktake
stollen
stomach
stomach ache
stomach bug
stone
stone circle
stone skimming
stonemason
stool
stopcock
stopover
stopwatch
storage box
storage heater
storage unit
storeroom
stories
stork
storm
storm cloud
storm surge
story
storybook
storyteller
storytelling night
stotty
stove
stovies
stowaway
strained muscle
strategy meeting
straw
straw hat
strawberries and cream
strawberry
strawberry farm
strawberry patch
strawberry plant
strawberry tart
stray cat
stray dog
stream
streaming service
street
street art
street carnival
street cleaner
street dog
street food
street map
street market
street musician
street party
street performer
street sweeper
street vendor
streets
strep throat
stress
stretch limo
strimmer
string
string hopper
string lights
string of pearls
string quartet
stroganoff
stroke
stroll
stroller
stroopwafel
strudel
stubbed toe
stuck lift
student card
student house
student loan
student nurse
student union
student visa
students
studio
studio album
studio flat
study abroad year
study group
stuffed marrow
stuffed pepper
stumble
stuntman
stuntwoman
stye
stylist
submarine
subscription
subway
succulent
sudoku
sudoku book
suede boots
sugar
sugar cube
sugar glider
sugar plantation
sugarcane juice
sugarcane stall
sugars
suit
suitcase
suitcase lock
suitcases
sukuma wiki
sultana
summer ball
summer camp
summer dress
summer fair
summer fete
summer house
summer job
summer party
summer roll
summer school
summerhouse
summit
sumo wrestling
sun cream
sun hat
sun lamp
sunburn
sunday brunch
sunday drive
sunday league
sunday lunch
sunday roast
sunday school
sunday school teacher
sundress
sunflower
sungka
sunglasses
sunlounger
sunrise
sunroof
sunscreen
sunset
sunset cruise
sunshine
sunstroke
super mario
superbowl party
superfan
superhero
superintendent
supermarket
supermodel
superstition
supervisor
supper
supper club
supply teacher
support act
surf camp
surf lesson
surf school
surf shop
surf trip
surf van
surfboard
surfer
surfing
surfing lesson
surgeon
surgery
surprise
surprise birthday
surprise guest
surprise holiday
surprise party
surprise trip
surprise visit
surstromming
surveyor
sushi
sushi class
sushi roll
sushi train
suya
swagman
swallow
swamp
swan
swarm
swarm of bees
sweatband
sweater
sweatpants
sweatshirt
sweepstake
sweet and sour pork
sweet pea
sweet peas
sweet potato
sweet shop
sweetcorn
sweetheart
sweets
swell
swim team
swimmer
swimming
swimming armbands
swimming cap
swimming club
swimming costume
swimming gala
swimming goggles
swimming lesson
swimming pool
swimming teacher
swimsuit
swing
swing band
swing dancing
swing set
swipe card
swiss army knife
swiss banker
swiss roll
switchboard
swivel chair
swollen ankle
sword swallower
swordfish
swordplay
sycamore
sylvanian family
sympathy card
symphony
synagogue
synchronised swimming
synth
synthesizer
t-shirt
tabbouleh
tabby
tabernacle
tabla
table
table football
table lamp
table mat
table tennis
table tennis bat
tablecloth
tables
tablespoon
tablet
tablet computer
tablet fudge
tablets
tackle box
taco
taco truck
tadpole
tae kwon do
taekwondo
tag
tagine
tagine pot
tagliatelle
tahini
taho
tai chi
tail coat
tail light
tailback
tailor
tailors
taiyaki
takeaway
takeaway menu
takeaway place
takeout
takoyaki
talent show
talisman
talk
talker
talking drum
tamagotchi
tamale
tambourine
tan
tan line
tandem
tandoor
tandoori chicken
tandoori roti
tangerine
tango
tango class
tangyuan
tank
tank top
tanker
tannery
tantrum
tap
tap dance
tap dancing
tap shoes
tap water
tapas
tapas bar
tape measure
tape recorder
tapestry
tapioca
tapir
tapsilog
taramasalata
tarantula
tarot
tarot card
tarot reading
tarp
tarragon
tart
tartan trousers
tarte tatin
tartiflette
tasmanian devil
tasting evening
tasting menu
tater tot
tattie scone
tattoo
tattoo artist
tattoo parlour
tattoo sleeve
tattooist
tavern
taverna
tax
tax bill
tax form
tax refund
tax return
taxi
taxi driver
taxi fare
taxi rank
taxidermist
taxidermy
taxman
tayto
tea
tea bag
tea break
tea caddy
tea cake
tea cosy
tea dance
tea dress
tea estate
tea leaf
tea leaf salad
tea light
tea party
tea plantation
tea room
tea round
tea set
tea shop
tea towel
tea tray
tea urn
teacake
teacher
teacher training
teaching assistant
teacup
team
team building
team building day
team captain
team leader
team lunch
team mate
team meeting
team sport
teams call
teapot
teapot collection
tearoom
teaspoon
technician
ted talk
teddy
teddy bear
teddy bears picnic
teen drama
teenage daughter
teenage son
teenager
telegram
telemarketer
telenovela
telephone
telescope
telescope lens
television
television series
television set
telly
temp job
tempeh
temperature
temple
tempura
tenancy agreement
tenant
tenner
tennis
tennis ball
tennis club
tennis coach
tennis court
tennis elbow
tennis lesson
tennis match
tennis partner
tennis player
tennis racket
tenor
tenpin bowling
tent
tent peg
tent pole
tepee
tequila
teriyaki
term paper
termite
tern
terno
terrace
terraced house
terrapin
terrarium
terrarium plant
terrier
test drive
test match
test result
test tube
tetanus jab
tetris
text
text message
textbook
texter
thali
thank-you card
thank-you note
thanksgiving
thanksgiving dinner
theatre
theatre group
theatre trip
theme
theme park
themed party
theory
theory test
thepla
therapist
thermometer
thermos
thermostat
thesis
thesis deadline
thicket
thieboudienne
thief
thighs
thimble collection
thistle
thoran
thoughts
thread ceremony
three-d printer
three-legged race
three-point turn
thrift store
thriller
through
thukpa
thumb piano
thunder
thunderbolt
thunderclap
thunderstorm
thyme
tiara
tick
ticket
ticket barrier
ticket inspector
ticket machine
ticket office
ticket tout
tickets
tidal wave
tiddlywinks
tide pool
tie
tie clip
tie-dye
tiger
tiger cub
tightrope
tightrope walker
tikka masala
tiktok
tiktok dance
tiktoker
tilapia
tile
tiler
tiles
tills
tim tam
time capsule
time machine
time traveller
time zone mix-up
times table
timesheet
timetable
timing belt
tin
tin foil
tin of beans
tin of biscuits
tin of soup
tin opener
tin whistle
tinnitus
tinsel
tiny house
tip
tip jar
tiramisu
tissue
tissue box
tita
tito
to-do list
toad
toad in the hole
toast
toast rack
toaster
toastie
toboggan
tobogganing
tocino
toddler
toddler group
toes
toffee
toffee apple
tofu
toga
toga party
toilet
toilet brush
toilet roll
toilet seat
toilets
toll booth
tom kha
tom yum
tomato
tomato juice
tomato plant
tomato sauce
tomato soup
tomatoes
tomb
tombola
tomcat
tone
tonic water
tonkatsu
tonsillitis
tool belt
tool shed
toolbox
tooth
tooth extraction
tooth fairy
tooth fairy money
tooth fairy visit
toothache
toothbrush
toothpaste
top
top hat
top trumps
topiary
tops
toque
torch
tornado
torte
tortellini
tortilla
tortilla espanola
tortoise
tostada
tostones
tote bag
toucan
touchscreen
tough mudder
tour
tour bus
tour de france
tour guide
tour manager
tour operator
tourist
tourist bus
tourist office
tourist trap
tourists
tournament
tow truck
towbar
towel
towel rail
towels
tower
tower block
town
town crier
town hall
towpath
toy
toy box
toy car
toy kitchen
toy shop
toy soldier
toy train
toyota
toyshop
track
tracksuit
tractor
trad session
trade fair
trade show
trade union
tradie
trading card
trading post
traditional wedding
traffic
traffic cone
traffic jam
traffic light
traffic vest
traffic warden
trail mix
trailer
trailer tent
train
train carriage
train conductor
train driver
train fare
train guard
train journey
train ride
train set
train spotting
train station
train strike
train ticket
train track
trainee
trainee teacher
trainer
trainers
training plan
training session
trains
trainspotter
trainspotting
tram
tram stop
trampoline
trampoline park
transistor radio
translation
translator
trapdoor
trapeze
trapeze artist
trapeze class
travel adaptor
travel agency
travel agent
travel agent friend
travel blogger
travel buddy
travel bug
travel cot
travel diary
travel guide
travel insurance
travel itinerary
travel journal
travel mug
travel pillow
travel sickness
travel writer
tray
traybake
treacle tart
treadmill
treasure
treasure box
treasure chest
treasure hunt
treasure hunter
treasure map
treasure trove
treat
tree
tree fern
tree house
tree house hotel
tree hugger
tree lighting
tree stump
tree surgeon
tree trunk
treehouse
trees
treetop walkway
trek
trek through the hills
trekking pole
trellis
trench coat
tres leches cake
trial shift
triangle
triathlon
triathlon club
tribute act
tribute band
trick
trick or treat
tricycle
tricycle ride
trifle
trike
trilby
trinket
trip
triplet
triplets
tripod
trivia night
trivial pursuit
troll doll
trolley
trolley bag
trolley bus
trombone
trophy
tropical disease
tropical fish
tropical storm
trouble
trouser suit
trousers
trout
trowel
truant
truck
truck driver
trucker
true crime documentary
true crime podcast
true crime series
truffle
trullo
trumpet
trumpeter
trunk
trunk in the attic
trust
tsunami
tteokbokki
tub
tub of ice cream
tuba
tube
tube station
tube strike
tuck box
tuck shop
tug boat
tug of war
tuition centre
tuition fee
tuk-tuk
tuk-tuk driver
tulip
tulle skirt
tulsi plant
tumble dryer
tumbleweed
tummy
tummy bug
tumour
tuna
tuna casserole
tuna mayo
tuna melt
tuna sandwich
tunday kebab
tundra
tune
tuning fork
tunnel
tupperware
turban
turbine
turbo
turbulence
turkey
turkey dinner
turkey farm
turkey sandwich
turkish delight
turmeric
turnip
turnip cake
turnstile
turntable
turon
turret
turtle
tusker
tutor
tutorial
tutu
tuxedo
tv
tv appearance
tv licence
tv presenter
tv quiz
tv remote
tv series
tv show
tv stand
tweed jacket
tweenager
tweezers
twin
twin brother
twin sister
twinkie
twins
twins birth
twinset
twisted ankle
twister
typewriter
typhoid
typhoon
typing
typo
tyre
tyres
tzatziki
u-turn
ube cake
ube ice cream
uber
udon
ufo
ufo sighting
ugali
uji
ukodo
ukulele
ukulele group
ukulele lesson
ulam
ulcer
ulster fry
ultimate frisbee
ultramarathon
ultrasound
umbrella
umbrella stand
umeboshi
umpire
uncle
undercover cop
undergrowth
understudy
undertaker
undhiyu
unicorn
unicycle
unicyclist
uniform
unit
university
university course
university friend
uno
unveiling
upcountry trip
upcycled dresser
upcycling
update
upholsterer
upi app
upma
upright piano
upsc exam
upstairs
upstairs neighbour
urban exploring
urgent care
usb stick
usher
ute
utility room
uttapam
vacation
vaccination
vaccine
vacuum cleaner
vada
vada pav
vaisakhi
valance
valentine
valentine's card
valentine's dinner
valley
vampire
vampire series
van
vanilla
vanilla slice
vareniki
varicose vein
varnish
vase
vat return
vault
vcr
veena
veg box
veg patch
vegan
vegan cafe
vegan cake
vegan cheese
vegemite
vegetable curry
vegetable garden
vegetable lasagne
vegetable patch
vegetarian
vegetarian lasagne
veggie burger
veggie sausage
veggie wrap
vehicle log
veil
velcro shoes
velvet jacket
velvet sofa
vending machine
venetian blind
ventilator
ventriloquist
venue
venus flytrap
veranda
verandah
verge
vermouth
vernissage
verruca
vertigo
vespa
vest
vet
vet bill
veterinary nurse
vetkoek
vets
vhs
vhs tape
via ferrata
viaduct
viazi karai
vibraphone
vicar
vicarage
vice-principal
victoria sponge
victorian house
video
video call
video camera
video clip
video doorbell
video game
video message
video shop
viennetta
vigil
viking
villa
village
village elder
village fair
village fete
village green
village hall
village pond
village pub
village shop
village visit
villager
villain
vimto
vindaloo
vine
vinegar
vineyard
vino
vintage car
vintage dress
vinted parcel
vinyl
vinyl collection
vinyl record
viola
violet
violin
violin lesson
violin teacher
violinist
vipassana retreat
virtual background
virtual reality headset
visa
visa application
visa interview
visitor
visitors
visitors' book
visor
vitamin
vlog
vlogger
vocabulary
vocabulary test
vodka
voice coach
voice note
voicemail
voiceover
vol-au-vent
volcano
vole
volkswagen
volleyball
volleyball net
volunteer
volunteer trip
volunteering trip
voucher
vow renewal
voyage
vr headset
vulture
waakye
waakye stall
wadi
waec exam
waffle
waistcoat
waiter
waiting list
waiting room
waiting staff
waitress
waldorf salad
walk
walk-in wardrobe
walkie-talkie
walking boots
walking football
walking frame
walking group
walking holiday
walking stick
walking tour
walkman
walks
wall bars
wall clock
wallaby
wallet
wallpaper
wallpaper paste
walls
walnut
walnut cake
walrus
waltz
waltzers
war film
war hero
ward
wardrobe
wardrobe disaster
wardrobe door
wardrobe malfunction
warehouse
warehouse party
warehouse worker
wargame
warhammer figure
warning sign
warranty
warship
warthog
wasabi
wash
washbag
washbasin
washhouse
washi tape
washing
washing line
washing machine
washing powder
washing-up
washing-up bowl
washing-up liquid
wasp
wasp nest
wasp sting
wassail
waste bin
waste paper basket
watchmaker
watchman
watchtower
water
water aerobics
water balloon
water bill
water bottle
water buffalo
water bus
water butt
water cooler
water dispenser
water feature
water fight
water filter
water gun
water heater
water leak
water lily
water park
water pistol
water polo
water pump
water shortage
water skiing
water slide
water tank
water taxi
water tower
water vole
water wheel
watercolour
watercress
waterfall
waterfront
waterhole
watering can
watermelon
waterproofs
wave machine
waves
wax museum
wax seal
waxworks
weakness
weasel
weather
weather forecast
weather girl
weather vane
weather warning
weatherman
weaving
weaving loom
web designer
webcam
webinar
website
wedding
wedding album
wedding anniversary
wedding band
wedding breakfast
wedding cake
wedding crasher
wedding dj
wedding dress
wedding fair
wedding gift
wedding guest
wedding hat
wedding invitation
wedding list
wedding party
wedding photo
wedding photographer
wedding planner
wedding proposal
wedding reception
wedding register
wedding ring
wedding singer
wedding speech
wedding veil
wedding venue
wedge heels
wednesday
wee
weekend away
weekend break
weekend job
weekends
weeks
weeping willow
weevil
weighbridge
weighing scales
weight
weightlifter
weightlifting
weir
welcome pack
welcome party
welder
welding torch
wellies
wellington boot
welsh cake
welsh rarebit
wendy house
went
werewolf
west end show
western
westie
wet room
wetland
wetsuit
whack-a-mole
whale
whale shark
whale watching
whale watching trip
whatsapp
whatsapp group
wheat field
wheel
wheel clamp
wheelbarrow
wheelbarrow race
wheelchair
wheelie bin
wheels
whelk
whip-round
whiplash
whipped cream
whippet
whirlpool
whiskey
whisky
whistle
whistleblower
white noise machine
white pudding
white russian
white wine
white-water rafting
whitebait
whiteboard
whiteboard pen
whittling
wholesaler
whooping cough
wicked stepmother
wicker basket
wicker chair
widower
wiener schnitzel
wife
wifi
wifi password
wig
wii
wii fit
wikipedia page
wild boar
wild camping trip
wild garlic
wild swim
wild swimming spot
wildcat
wildebeest
wildfire
wildflower
wildflower meadow
wildlife park
wildlife photographer
wildlife reserve
will
willow
wimbledon
winch
wind chime
wind chimes
wind farm
wind instrument
wind turbine
wind-up toy
windbreak
windbreaker
windfall
windfall apple
windmill
window box
window cleaner
window seat
windowpane
windows
windowsill
windscreen
windscreen wiper
windsurfer
windsurfing
wine
wine bar
wine bottle
wine cellar
wine fridge
wine glass
wine list
wine making
wine merchant
wine rack
wine region
wine stain
wine tasting
wine tour
winemaking
wing mirror
wing woman
wingman
winner
winning goal
winning streak
winning ticket
winter
winter coat
winter olympics
winter sun holiday
wipeout
wire cutters
wisdom tooth
wisdom tooth removal
wish list
wishbone
wishing well
wisteria
witch
witchetty grub
witness
wizard
wobble
wok
wolf
wolfhound
wombat
women
wonton
wood
wood burner
wood carving
wood glue
wood pigeon
wood stove
wood turning
wood workshop
woodcut
woodcutter
wooden spoon
wooden spoon trophy
woodland
woodlouse
woodpecker
woodpile
woods
woodshed
woodwork class
woodworm
wool
wool shop
woolly hat
woolly jumper
woolshed
word search
wordle
wordle streak
work colleague
work experience
work experience kid
work friend
work husband
work laptop
work lunch
work permit
work phone
work placement
work shift
work trip
work visa
work wife
workbench
workbook
worker
workhouse
working holiday
workmate
workout
workout video
workplace
works
workshop
workstation
worktop
world cruise
world cup
world map
world music festival
worm
wrap dress
wrapping paper
wreath
wreath making
wreck
wren
wrench
wrestler
wrestling
wristband
wristwatch
writer
writing
wrong turn
wurlitzer
x factor audition
x-ray
x-ray machine
xbox
xiao long bao
xylophone
yacht
yacht trip
yahtzee
yak
yakitori
yam
yard
yard sale
yarn
yarn bomb
yarn stash
yassa
year abroad
yearbook
yearbook photo
yearly review
yellow card
yellow fever jab
yerba mate
yew tree
yo-yo
yodelling
yoga
yoga class
yoga holiday
yoga instructor
yoga mat
yoga retreat
yoga studio
yoga teacher
yoghurt
yogurt
yorkshire pudding
yorkshire terrier
youth club
youth hostel
youth service
youth worker
youtube channel
youtube tutorial
youtube video
youtuber
yoyo
yucca
yule ball
yule log
yurt
zebra
zebra crossing
zero-hours contract
zimmer frame
zine
zip
zip line
zip wire ride
zipwire
zither
ziti
zobo
zobo drink
zombie film
zombie walk
zongzi
zoo
zookeeper
zoologist
zoom call
zoom meeting
zoom quiz
zorb
zorbing
zucchini
zumba
zumba class
zurek
`;
