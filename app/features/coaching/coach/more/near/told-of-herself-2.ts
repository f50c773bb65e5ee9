/** Told of herself, in answer to him, part 2. Form: near-entries.ts. */
export const NEAR_TOLD_OF_HERSELF_2 = `
=one of seven kids, it was a zoo / huge family, i've got forty cousins / there's nine of us in total, dinner is loud
c A huge family on your side for life, I call that rich.
p I'd need name badges and a seating plan just to get through one loud dinner.
i In a family like yours everyone has to find a corner that's theirs alone.
b What was your corner?
=got two half brothers and a stepsister / patchwork family, it's complicated but nice / my mum remarried so i gained three brothers
c Families that got put together on purpose can be the warmest of all.
p The family tree needs a second sheet of paper and some arrows.
i You had to choose each other a bit, and blood relations never have to.
b How did you all get used to each other?
=my sister and i are total opposites / my brother's quiet and i never shut up / you'd never guess me and my sister are related
c Two people that opposite out of one kitchen, I enjoy how it works.
p One of you was clearly swapped at the hospital, and I'm glad I got this one.
i Opposites in a family often split the work of being a whole person.
b What do you two agree on?
=!don't speak to my brother anymore, long story / my sister and i fell out three years ago / we're not in contact, me and my family
c I'm sorry, a silence inside a family weighs more than people think.
p No need to speak about it to anyone, you can leave it just as it is.
i You can miss family and still know why the door is closed.
b Is it easier some days than others?
=my cousins are basically my siblings / grew up with my cousins next door / i've no sisters but eleven girl cousins
c Cousins who feel like brothers and sisters, you got the best of both.
p All the mischief with cousins and a different mother to shout at each of you.
i Your cousins knew you before you'd decided who to be, few friends can claim it.
b What did you lot get up to?
=only girl with all boys in the family / i'm the only daughter, three generations of men / grew up surrounded by brothers and male cousins
c Holding your own as the only girl among the boys, I'm impressed already.
p By the age of four the only girl ruled the house, I'm almost certain.
i You either learned to be one of the boys or exactly how not to.
b Which was it?
=four sisters and one bathroom / all girls in our house, poor dad / i grew up with five sisters
c A house full of sisters means you'll never be short of an ally.
p Your dad deserves a medal and possibly a shed.
i Among that many sisters, secrets and jumpers must travel at the same speed.
b What still gets borrowed without asking?
=my baby brother is now taller than me, rude / my little brother is 25 and still my baby / my little sister just turned 18, i feel ancient
c Whatever their height, the little one stays the little one.
p Little ones go off and grow up without asking for permission.
i One day you notice the baby of the family giving you advice, and it's good.
b When did it hit you that they'd grown up?
=my parents have been together 41 years / mum and dad still hold hands / my folks just had their ruby wedding
c Seeing parents whose love lasts is a great thing to grow up with.
p Your parents set the bar high and then carried it upstairs together.
i After all those years together I wonder what they still find funny in each other.
b What's their secret, do you think?
=parents split when i was eight / my mum and dad divorced, two christmases every year / grew up between two houses
c When parents split you learn young that love changes its shape, and I respect how you tell it.
p A toothbrush in each house and a diary like a tiny executive.
i Children with two houses often become very good at packing and at reading moods.
b What did each house do better?
=raised by my mum on her own / single mum, she did everything / it was always just mum and us
c One mum doing two people's work, I take my hat off to her.
p I'd be far more nervous meeting your mum than any exam board.
i You saw up close what strength a mum has on a tired Tuesday.
b What did you get from her?
=my grandparents raised me / grew up with my nan mostly / lived at grandma's till i was twelve
c Being raised by grandparents gives a person deep roots, and it's lovely to hear.
p Growing up like that, no wonder you have manners and an opinion on soup.
i At your grandparents' the clock was older, slower and full of stories.
b What do you still do exactly their way?
=i'm adopted, always knew / adopted from korea as a baby / my parents chose me, as they like to say
c An adopted child is a chosen one, a fine beginning to anyone's story.
p Your parents had the whole world to pick from and showed excellent taste.
i Where we come from and who we belong to aren't always the same question.
b Have you ever been curious about the beginning of it?
=i call my mum every single day / me and mum are like sisters / my mother is my best friend, cheesy i know
c Being so close to your mum is a gift, nothing cheesy in it.
p She knows about me already, so best regards to her.
i Somewhere along the line she became a person and not only a mother to you.
b What's the main topic of the calls?
=total daddy's girl, no shame / my dad's my hero / i go fishing with my dad every month
c A dad you look up to is a lovely thing to carry through life.
p I'll be polishing my shoes and my handshake for your dad, just in case.
i What a dad shows without saying it usually sticks the longest.
b What's the best thing he taught you?
=!my dad died when i was fifteen / lost my father four years ago / my dad isn't around anymore, cancer
c I'm so sorry, losing your dad leaves a gap that nothing quite fills.
p A gentle thought for your dad, and one for you who carries him along.
i There are probably small things you do that are entirely your dad's.
b What would I have noticed first about him?
=!my mum passed away two years ago / lost my mother when i was young / mum's gone, i still reach for the phone to call her
c I'm truly sorry, there's no growing used to missing your mum.
p I'd have liked to hear you and your mum laughing about something.
i Your mum's voice is likely still in your head, with an opinion on most things.
b What of hers do you keep close?
=!not really close to my family / my family and i keep our distance / we do christmas and that's about it
c It's hard when family isn't where the warmth is, and I'm sorry about it.
p No cheerful speeches about family from me, you know your own best.
i Closeness can be built elsewhere, brick by brick, with better company.
b Who do you call when something good happens?
=all my family's back in manila / my parents are 9000 km away / i see my family once a year if i'm lucky
c Loving people across such a distance is hard work, and you keep it up.
p Video calls with everyone's forehead in the frame, a modern family portrait.
i Being far away turns an ordinary family dinner into the thing you dream of.
b How long till the next visit?
=sunday lunch at my mum's is the law / we all meet at grandma's every friday / big family dinner every week, no excuses
c A standing family meal is one of the best habits people ever invented.
p I'd loosen my belt in advance and praise everything twice.
i Around the same table every week, you can watch a whole family slowly changing.
b What's always on the table?
=we're a loud family, everyone talks at once / my family argues about everything, lovingly / dinner at ours is a shouting match with pasta
c A loud family usually means nobody there has to hide, and I'm fond of it.
p At your family dinner I'd wait for a gap to speak and still be waiting at dessert.
i In a loud house the quiet things get said in the kitchen afterwards.
b Who's the loudest of you all?
=my parents were really strict / no sleepovers, no boys, no fun growing up / had a curfew till i was 24
c All those strict rules and you still turned out this open.
p After curfew, your climbing out of windows skills could be of Olympic standard.
i Strict parents are often just frightened ones with a timetable.
b Which rule did you break first?
=my mum asks when i'm getting married every week / aunties at every wedding saying you're next / my parents have started sending me biodatas
c Your life, your pace, and the aunties can have another samosa while they wait.
p I'd come to the next family do as a decoy and eat my weight in cake.
i Behind all the asking there's usually a wish to see you looked after.
b What do you tell them?
=my dad has a pun for every occasion / my dad thinks he's a comedian / dad jokes are the family religion
c A dad who still tries to make you laugh is worth every groan.
p I'd laugh loudly at all the dad jokes and secretly take notes.
i The bad joke is how plenty of dads say they love you.
b What's his worst one?
=auntie to five little monsters / just became an aunt, she's perfect / my nephews think i'm the fun one
c The fun aunt is a key post in any childhood, and you sound made for it.
p An aunt gets all the cuddles and hands them back when the sugar kicks in.
i You may be the fun grown-up they come to when they can't tell their parents.
b What do you get up to with them?
=my brother asked me to be godmother / i'm godmum to my best friend's little girl / got two godkids and counting
c Being picked as godmother to stand beside a child for life is a big honour.
p A godmother's job is cake, presents and wisdom, in this order.
i Their parents looked at everyone they know and thought of you.
b What sort of godmother are you?
=both my parents are teachers, imagine parents' evening / my whole family are doctors / mum's a judge so i never won an argument
c A family full of people with a calling shapes you, one way or the other.
p Faking a sick day with parents like yours was a lost cause, I fear.
i You either follow the family trade or spend years happily running from it.
b Did they hope you'd do the same?
=my gran is 94 and still dances / grandad's 90 and on facebook / nan turned 88 and beat us all at cards
c A gran or grandad with so much spark left is a treasure.
p I only hope to reach that age with half the gossip and both knees.
i Grans and grandads carry a world that's gone, and you can still ring it up.
b What's the best story they tell?
=!i look after my mum, she's not well / moved back to take care of my dad after his stroke / i'm a carer for my grandma most days
c Caring for your own parent or gran is love in its hardest working form.
p If nobody told you today what good care you give, let me.
i The roles of carer and child change places slowly, and then one day you notice.
b Who takes care of you in all of it?
=i've got two girls, six and nine / mum of three, send wine / two boys under five so excuse the chaos
c Being mum comes first, of course, and they sound lucky with you.
p Matching socks and a warm coffee, the two great legends of all family chaos.
i Whoever you were before being mum is still in there, now with snacks in her bag.
b What's the latest craze in your house?
=my son's fifteen and speaks in grunts / got a teenager, pray for me / my daughter's 16 and i'm officially embarrassing
c Living with a teenager takes humour, and you plainly have it.
p One grunt is yes, two is no, and three means the fridge is empty.
i Under all the door slamming they still check whether you're there.
b What do the two of you still do together?
=single mum, just so you know / it's me and my boy, have been since he was born / raising my daughter on my own
c Good to know, and raising a child on your own is a big thing done daily.
p A single mum runs a whole household on one pair of hands and cold coffee.
i Mum and child against the world make a very particular kind of team.
b What's the best thing about your little team?
=have the kids every other week / my daughter's with her dad this weekend / shared custody so half my life is quiet
c Sharing the weeks is no easy rhythm, and you sound like you've got it going.
p Chaos for seven days, then silence so loud you can hear the fridge.
i The quiet half must feel like freedom on Friday and far too still by Sunday.
b What do you do with the quiet days?
=my kids are grown up now, house is quiet / youngest just moved out, empty nest / both my girls are at uni, weird times
c You got your kids out into the world, and now some of the time is yours.
p In an empty nest the biscuits last for days and nobody takes your charger.
i The quiet they leave behind has a lot of room for who you are next.
b What have you been doing with the space?
=i'm a grandma, a young one mind / first grandchild came in may / five grandkids and i adore them
c All that love as a grandma, and plenty of spark left for yourself.
p From grandma they get sweets, stories and no bedtime, I'm fairly sure.
i Loving a grandchild sounds like getting to love your own child twice.
b What do they call you?
=no kids and don't want any, just being upfront / never wanted children, happy auntie though / childfree and staying so
c Thank you for saying it plainly, knowing your own mind is a fine thing.
p Your sofa will stay clean, and your sleep is the envy of the nation.
i A life without children leaves space, and I'm curious what you fill it with.
b Did you always know?
=i'd love kids one day / want a family at some point, two maybe / i do see myself as a mum someday
c Wanting a family is worth saying out loud, I'm glad you do.
p Somewhere there's a very small kid yet to throw pasta at your wall.
i You can often tell what sort of mum someone hopes to be from what she'd do differently.
b What would you want to pass on?
=not sure if i want kids, still thinking / on the fence about children / some days i want babies and some days just a dog
c Not being sure about kids is an honest answer to a very big question.
p Half yes to babies and half a long lie-in, I understand completely.
i Perhaps the person beside you changes the children question more than any year does.
b Do you feel any pressure about it?
=my little one starts school in september / dropped my daughter at uni and cried the whole way home / first day of nursery, i was the one crying
c Dropping them off and letting go is a big day for the one who stays behind.
p The child ran in happily and the grown-up did the crying, as is tradition.
i Every start that takes them away from you is also proof you did it well.
b How was the evening after?
=my daughter is exactly like me, god help us / my son has my temper / she's a mini me with more attitude
c Meeting a mini you in small shoes sounds funny and moving at once.
p It's karma with attitude, and it knows all your tricks.
i You probably forgive your own temper once you see it in your child.
b What trait gave it away?
=i've got two stepkids too / my ex's son still calls me his second mum / helped raise his daughter for six years
c Being second mum to a child who isn't yours by birth shows a generous heart.
p A second mum gets no instructions, no nine months to prepare, straight in at breakfast.
i The bond with stepkids is one that both sides decided on.
b How did you win them over?
=the family group chat never sleeps / my mum sends me forty memes a day / my aunt sends good morning roses to everyone at 5am
c An active family chat means you're well and truly loved, like it or not.
p I'd mute the family, feel guilty, and miss a wedding.
i Behind every message they send is somebody thinking of you over breakfast.
b Who's the worst offender?
=we do christmas with matching pyjamas / every eid it's sixty people at ours / our family always plays charades on new year's
c Family traditions are silly and holy at once, and yours sounds worth keeping.
p With your family I'd take it far too seriously and come in a costume.
i One day somebody small will do it with their own family and think of you.
b How did it start?
=i'm named after my great grandmother / my name means star in my language / nobody ever spells my name right
c A name with a history or a meaning suits a person with a story.
p I've checked the spelling of it three times while typing, just to be safe.
i Parents put a small wish into a name before they even know you.
b Do you feel like it fits you?
=my family has a bakery, three generations / we own a restaurant so i grew up in the kitchen / dad runs a garage and i do the books
c Growing up inside a family business teaches more than any course could.
p Homework between the boxes and a pay packet in snacks, a fair deal.
i A family trade is a gift and a weight, and it changes from day to day.
b Did you ever think of taking it on?
=my brother's getting married in august / my little sister got engaged, i'm thrilled / cousin's wedding next month, 600 guests
c A wedding in the family, what a lovely thing to have coming up.
p I'd cry at the vows and then be impossible to remove from the dance floor.
i Weddings have a way of making every guest quietly look at their own life.
b What part are you looking forward to?
=my sister's having a baby, i'm going to be an aunt / my sister in law is due any day / my best friend's pregnant and i cried
c Congratulations, a new baby makes everything bigger.
p There'll be baby socks in your basket before you know it.
i A baby who'll love you for decades hasn't even arrived yet.
b Do they know what it is or is it a surprise?
=my family has no idea i'm on a dating app / my mum made me sign up for this / my sister picked my photos
c However you ended up on this app, I'm glad you did.
p Whoever in the family is or isn't in on it, I'll be on my best behaviour.
i What we tell our family about dating shows what we hope they'd say.
b What would they make of this chat?
=i've got a cat, well, she's got me / my cat runs the house / one fat ginger cat who hates everyone
c A household ruled by a cat is a household with standards.
p I'd bow at the door and wait to be approved.
i No one can order a cat's affection, and so it feels like a prize.
b How does the boss let you know what's wanted?
=two cats, brother and sister / i have three cats, yes i'm that woman / got a pair of kittens, never a dull moment
c More than one cat means twice the purring, sounds right to me.
p You're outnumbered at home and they've surely noticed.
i Put several cats in a room and each has a wholly different soul.
b Which one is most like you?
=golden retriever, he's my whole life / i've a dog called waffles / my spaniel is basically my child
c A dog that loved tells me your home is a happy one.
p I'm ready to come second, provided I get the other end of the sofa.
i Before your coat is off, a dog has already read your mood.
b What's the funniest habit of yours and the dog's?
=rescued a greyhound last year / my dog's from a shelter in romania / adopted an old stray nobody wanted
c Giving a rescue a second chance is pure kindness, and it shows.
p One sofa, one bowl, and an adopted creature who can't believe its luck.
i The night a rescue sleeps right through, you know you're trusted.
b How long did it take to trust you?
=no pets, my landlord won't allow it / can't have animals in my flat, it kills me / i'd have ten pets but i rent
c A ban on animals when you clearly have the heart for them is cruel.
p One very quiet goldfish in a wardrobe, that's all I'm saying.
i Not having one makes you greet every animal in the street twice as warmly.
b What would you get first if you could?
=not really a dog person / dogs are ok, just not for me / i don't get the dog thing, sorry
c Fair enough, nobody has to love dogs with muddy paws and early walks.
p Without a dog your coat stays free of hair and your shoes of teeth marks, well played.
i Not getting the dog thing when the whole crowd does is its own sort of charm.
b Is there an animal that does win you over?
=dogs over cats, always / definitely a dog person / can't trust cats, they're plotting something
c A dog's plain joy at the door is hard to beat, I'm with you.
p Cats are working on a plan, and we're clearly in phase two.
i With a dog you always know where you stand, and that's restful.
b What kind of dog would you be?
=allergic to cats, tragic because i love them / i sneeze around anything furry / dogs make my eyes swell up
c Loving what makes you sneeze is a cruel arrangement.
p Your nose and your heart really should have a meeting.
i It's odd how often we're drawn to the very thing we can't have around.
b Do you ever risk it for a cuddle?
=i've got two rabbits who own the living room / a hamster called gerald / guinea pigs, they scream for cucumber
c Rabbits, hamsters and company are small pets with big characters, seriously underrated.
p I see a living room where the humans eat after the lettuce is sorted.
i Little creatures like those make a person move softer around the house.
b What's the little one's daily drama?
=i keep fish, very calming / got a tank with one angry goldfish / my betta fish recognises me i swear
c A fish tank to look at after a long day sounds like cheap and lovely therapy.
p A fish is finally a flatmate who never interrupts.
i Watching fish drift about without hurry can slow a whole evening down.
b Does your fish have a name?
=my parrot swears at visitors / i've got two budgies / my bird wakes me at six with a fire alarm impression
c A bird with a personality beats any alarm clock, I'm entertained already.
p I'd be corrected on my grammar by something the size of a banana.
i Whatever a bird picks up shows what a house really sounds like.
b What has it learned to say or copy?
=i keep chickens, four ladies in the garden / we have hens, fresh eggs every day / my chicken thinks she's a dog
c Eggs from your own garden, you're living rather well.
p I'd bow to the head hen and never touch her favourite corner.
i A pecking order at breakfast is a fine way to study office life.
b Who's in charge of the flock?
=got a horse, so i've no money / i ride every weekend, my mare is 19 / horsey girl since i was six
c Trusting a horse that size and being trusted back is a wonderful thing.
p My ride would be up one side and straight down the other.
i They say horses feel what you feel before you do yourself.
b What's your horse like as a person?
=i have a snake, people usually run / proud mum of a bearded dragon / my tarantula is called doris
c A proud mum, an unusual pet and zero apology, I'm very much in favour.
p I'd run no further than the other side of the street and admire it warmly.
i People who run at the first fright miss a whole animal worth getting to know.
b What do people get wrong about them?
=i want a dog so badly it hurts / saving up so i can get a puppy / my phone is 90 percent dogs i could adopt
c Wanting a dog that badly will end with paws on your sofa, I'm sure of it.
p You're one adoption away from a very hairy flatmate.
i It's nice to imagine some dog out there not knowing you're on the way.
b What's the name going to be?
=!my dog died in january, still can't talk about it / had to put my cat to sleep last week / lost my old boy after 14 years
c I'm so sorry you lost an animal so loved, it leaves an enormous hole.
p Such a good companion, I'm picturing a warm spot in the sun.
i Once you've lost a companion, the small habits made for two ache the longest.
b What was the little soul like?
=my dog sleeps in my bed, no shame / the cat takes three quarters of the mattress / i share my pillow with a beagle
c A warm animal at your side at night, no explanation needed.
p You rent the edge of your own bed and say thank you for it.
i Being chosen as the place to sleep is the biggest compliment an animal has.
b Who snores more?
=my cat's called sausage / all my pets are named after food / my dog is called kevin, a very human name
c Naming an animal like that shows exactly the right amount of seriousness.
p Calling it at the vet's in front of strangers, I'd pay to watch.
i A pet's name is often the first joke two strangers share.
b How did you land on that name?
=forty plants and no pets / i talk to my monstera / my flat looks like a jungle
c Keeping that many plants alive indoors means you pay attention.
p In your jungle I'd need a machete and a map to find the kettle.
i Plants show you time in a way clocks don't, leaf after leaf.
b Which one's the favourite child?
=i foster kittens for a shelter / got five foster puppies in my kitchen / i take in old cats nobody wants
c Fostering them and then letting them go is kindness of the strongest kind.
p I'd fail at fostering on the first evening and simply end up with all of them.
i A foster home is a short chapter that changes the rest of the book.
b Which one almost made you keep it?
=the neighbour's cat visits me every night / a stray adopted me, i had no say / there's a cat on my balcony that isn't mine
c Chosen by a cat with other options, I'd take that as the highest praise.
p The cat has hired you as staff, and the pay is one slow blink.
i That cat walked past every door in the street and decided on yours.
b What do you call your visitor?
=my parents' dog is the reason i visit / i miss our family dog more than my brother / the dog stays with mum but he's mine really
c An honest answer, and I'm certain your parents suspected as much.
p Hugs for the dog first and the humans in order of usefulness.
i A family dog remembers the you that lived there, long after your room changed.
b What kind of welcome do you get?
=my chihuahua thinks he's a wolf / my cat bites everyone but me / my dog hates men with hats
c A little wolf usually has good reasons, I'll respect the boundary.
p I'd arrive without a hat, with treats, walking sideways.
i A cat or dog that loves only you makes you feel picked out of the whole world.
b Has anyone ever won the little grump over?
=up at six every day because of the dog / the puppy has me out in the rain at dawn / my dog walks me, not the other way round
c Out in all weathers for someone you love, the early hours suit you.
p I'd be on that walk in pyjamas and one welly.
i The world at that hour belongs to dog owners, and they all know each other.
b Who do you meet out there?
=my dog's thirteen and slow now but still the boss / old cat, half blind, full of love / my senior pup sleeps 20 hours a day
c An old animal well loved is about the sweetest sight there is.
p A senior after my own heart, naps, snacks and total authority.
i There's a tenderness in going slow for an old friend.
b What still makes the old one light up?
=new puppy, he's eaten two shoes / my puppy chewed the sofa / haven't slept since we got the puppy
c Puppy days are hard work with a very sweet face on top.
p Leave the odd shoe out as tribute, it's cheaper than a sofa.
i In a year you'll miss the mess and wonder how it went so quickly.
b What's the worst damage so far?
=i have full conversations with my cat / i tell my dog everything about my day / talk to my pets more than people
c A pet never interrupts or judges, and listeners like that are hard to find.
p I hope my chances have been discussed fairly in those conversations.
i Telling a pet out loud what it can't answer is often how we hear ourselves.
b What was today's topic?
=bit scared of dogs, got bitten as a kid / big dogs freak me out / i cross the road when i see a dog off the lead
c Being scared of dogs makes perfect sense, and nobody should laugh you out of it.
p I'd happily walk on the dog side and make small talk with it.
i Fear from childhood stays small and quick, even when we've grown.
b Are the tiny ones all right with you?
=i feed all the street cats round here / there's a stray dog i bring food every morning / my balcony is a restaurant for pigeons and cats
c Looking after animals nobody owns is kindness in its purest form.
p Word has got round, and you now have better reviews than the bistro.
i Every street has somebody like you that the animals know by footstep.
b Who's your most loyal guest?
=i was always up a tree as a kid / feral child, knees permanently bruised / we were outside till the street lights came on
c A childhood spent outside and out of sight is the best sort there is.
p With your bruised knees your parents could have bought shares in plasters.
i A day outside tastes like grass and bread with jam, and grown-ups spend years looking for it.
b What was your favourite place to hide?
=painfully shy as a kid, hid behind my mum / didn't speak in class till i was nine / i was such a quiet child
c A quiet child sees everything, and the seeing stays for life.
p I'd have offered you half my sandwich and hidden there too.
i Shy children don't vanish, they learn to choose who gets to hear them.
b When did you find your voice?
=i was a bossy little girl, organised everyone / used to charge my cousins to watch my plays / i ran the playground basically
c A born leader with a plan for everyone, I'd have signed up at once.
p I'd have been cast as a tree and thanked you for it.
i What gets called bossy at six is a talent with no budget yet.
b What was your biggest production?
=total tomboy growing up / hated dresses, only played with the boys / football and mud, no dolls
c Going your own muddy way that early shows a good strong will.
p You'd have picked me last of all the boys, and quite rightly.
i Tomboys know very well who they are before anyone hands them a list.
b What's left of her today?
=i read under the covers with a torch / bookworm kid, no friends but many books / lived in the library as a child
c A childhood inside books leaves rooms in you that never close.
p The batteries were surely listed as a family expense.
i At that age a book isn't a pastime, it's a place you've really been.
b Which one did you read to bits?
=we had no tv growing up / my parents hid the tv in a cupboard / wasn't allowed cartoons so i watched at my friend's
c No TV to fill the evenings made you inventive, I'd put money on it.
p You spent the school break nodding at jokes about cartoons you'd never seen.
i An evening without TV is a gift a child only understands much later.
b How did you fill the evenings?
=spent every summer at my grandparents' village / holidays at nana's farm were the best / my childhood summers were all about my gran's garden
c Long summers with grandparents are the closest thing to magic I know of.
p After each summer you went home two sizes bigger and full of cake.
i Those summers had no clock, and perhaps we look for that feeling ever since.
b What smell brings it straight back?
=we didn't have much growing up but it was happy / grew up poor, never noticed / five of us in two rooms and so much laughing
c So much laughing in so little space, you were well off.
p I'd swap a lot of fancy dinners for one happy evening round that table.
i It's a quiet art to let children grow up happy with very little.
b What did you have that others didn't?
=grew up above my dad's shop / we lived over a pub, i knew all the regulars / raised in a b and b, strangers at breakfast
c Growing up with strangers at the door makes a child good with everyone.
p By ten you could surely count change and tell the good regulars at forty paces.
i The whole town passes through the place, and a child raised there sees it all.
b Who was the most memorable customer?
=had an imaginary friend called bob / i had an invisible horse till i was eight / my imaginary friend got blamed for everything
c Inventing an imaginary friend is the work of a first-rate mind.
p Please send your friend my regards, and an apology for all that unfair blame.
i I wonder where imaginary friends go when we stop setting a place for them.
b What happened to your old friend?
=wanted to be an astronaut as a kid, then a vet / i was going to be a ballerina and a dentist / dream job at six was mermaid
c Your dream aimed wonderfully high, and I hope a piece of it survived.
p The careers office has sadly never had enough openings for such dream jobs.
i What we wanted as kids, before anyone said sensible things, is a clue worth keeping.
b Is there any of it in what you do now?
=i was going to be a pop star, had the hairbrush and all / made up dance routines with my cousins / practised my oscar speech in the shower
c Practising to be a star in front of a mirror is a proper start to any life.
p The pop hit, the dance routine, the speech, I want all of it.
i Little stars never quite leave, they only wait for the right song.
b What was your big number?
=collected stickers, rubbers, anything / i had 200 scented erasers / obsessed with stones, my pockets were full
c A child with a collection is a tiny museum director, I approve.
p I'd have swapped my whole lunch for a shiny one from your collection.
i The small treasures a child collects have a value no shop could explain.
b Do you still have any of it?
=broke my arm three times before i was ten / i've got a scar from every summer / always in a and e as a kid
c A kid with breaks and scars never did things by half.
p I hope the hospital kept a chair with your name on it every summer.
i A scar is a very short story that only its owner can read.
b Which one has the best story?
=still have my teddy from when i was born / my toy rabbit is on my bed, i'm 34 / kept my old doll, one eye missing
c Keeping an old toy like that is nothing to hide, it's loyalty.
p I'd introduce myself properly to the toy and ask about the early years.
i That worn little toy was there for every night you don't remember.
b What's the old friend called?
=ran away when i was six, got as far as the garden / packed a bag once and moved into the shed / left home at seven because of peas
c Leaving home for your principles at that size deserves applause.
p A biscuit, one sock and no plan, the classic runaway luggage.
i Every small child who ran away wanted to be looked for.
b What made you turn back?
=my family still calls me by a stupid nickname / they called me bean at home, still do / my childhood nickname is too embarrassing to say
c A nickname from home that sticks for life is love in its silliest form.
p I solemnly swear to use the nickname only in emergencies.
i Said by the right voice, a silly old nickname makes us five again.
b Where did it come from?
=i was a girl guide, got all the badges / scout leader once, i can tie any knot / brownies till i was eleven
c Knots, badges and campfire songs are better schooling than any desk.
p In a storm I'd hold the torch and your knots would save us both.
i Earning a badge by doing it properly is a lesson few schools manage.
b Which badge would you earn today?
=did ballet till i was twelve / danced for ten years, then stopped / i was a gymnast as a kid, can't touch my toes now
c Years of pointed toes leave something behind in how a person carries on.
p The closest I'd get to ballet is a leap onto the last biscuit.
i Muscles keep a memory of what we loved, even when we don't.
b When did you know you'd had enough of it?
=forced to play piano for eight years / my mum made me do violin, i hated it / recorder lessons, my poor neighbours
c Years of practice you didn't choose, and I still hope a bit of joy slipped in.
p The neighbours have forgiven you by now, most of them.
i Sometimes you meet the instrument again years later and it's yours at last.
b Can you still play anything?
=swam competitively as a teenager / used to ice skate every morning before school / i was a county runner at fifteen
c So much training as a teenager, the will behind it doesn't just disappear.
p While you trained before school, the rest of us were asleep on a bus.
i Competing young and being really good leaves a longing with no easy name.
b Do you ever go back to it for fun?
=!my childhood wasn't great, i don't talk about it much / things were rough at home when i was small / had to grow up too fast
c Thank you for saying it, I'm sorry your childhood wasn't the easy one you needed.
p There's no need to talk about it more than you want, now or later.
i Growing up too early leaves some play still owed to you.
b What feels good and safe to you now?
=smell of fresh bread takes me straight to being six / wet grass smells like my childhood / my gran's soap, i still buy it
c A whole childhood in one breath of air, I know nothing quicker.
p My nose is jealous of yours and its memory.
i Smell goes straight to the heart without asking the head for permission.
b What do you see when you smell it?
=i still know every theme tune from the 90s cartoons / raised on pokemon and cereal / saturday morning cartoons were my religion
c Those old cartoons raised us better than they get credit for.
p I'd sing the theme with you, badly and with full commitment.
i The heroes we picked in pyjamas were often what we needed right then.
b Who was your favourite character?
=still best friends with the girl i met at four / my bestie and i met in nursery / same best friend since year one
c A friendship that old is something you've both built, well done to the two of you.
p Your best friend holds enough evidence to keep you nice forever.
i Your oldest friend has met every version of you and stayed for all of them.
b What keeps you two going?
=went to boarding school from eleven / spent five years at a boarding school in the hills / lived in a dormitory with nine girls
c Leaving for boarding school makes a person stand on her own feet early.
p Midnight feasts in the dormitory and cold showers, or is that only in the books.
i Boarding with your friends day and night makes them half family.
b Did you love it or count the days?
=catholic girls' school, the nuns were terrifying / convent educated, can you tell / all girls school till 18, boys were a myth
c School years among nuns or girls only give you stories nobody else has.
p I feel a nun should check the length of my sleeves before I reply.
i Among girls with strict rules, friendships tend to be fierce.
b What did they never manage to teach you?
=i was such a nerd at school, still am / straight a's and no friends / maths olympiad kid with braces
c Nerds beat cool in the long run, and you're the proof.
p At school I'd have sat near you in every test and called it friendship.
i Once you've loved learning like a nerd, boredom never quite finds you again.
b What's your nerdy thing these days?
=i was the class clown, always in detention / spent most of school outside the classroom / my reports all said she talks too much
c A kid who made the whole class laugh is a grown-up I'd like to sit beside.
p I'd have got the blame for laughing at it.
i Behind plenty of class clowns there's someone who noticed when others were sad.
b What was your finest moment?
=i'm terrible at maths, i still count on my fingers / i failed maths twice / numbers and me don't speak
c Maths is only one corner of clever, and you clearly live elsewhere.
p Counting on our fingers, we'd split a bill three ways between the two of us.
i Something closes in a child once a maths teacher sighs, and it stays shut for years.
b What were you really good at?
=total teacher's pet, i cleaned the board / i reminded the teacher about homework, sorry / always in the front row with my hand up
c Eager and proud of it, I'd defend a teacher's pet in any playground.
p The whole back row has been waiting years for your apology.
i It feels good to be seen by a teacher you look up to.
b What was your favourite class?
=proper rebel at school, pink hair and piercings / skipped half of year ten / got suspended once, worth it
c A bit of rebellion at the right age is good for the spine.
p For a rebel like you I'd have been lookout, and a very poor one.
i School rebels are often asking if anyone's paying attention.
b What was the best thing you got up to?
=!got bullied a lot at school / school was hell for me, girls can be mean / they were awful to me till i changed schools
c I'm sorry they were so mean to you, nobody deserves to dread a school day.
p If I could send a kind seat neighbour back to your school, I would.
i Being bullied can make somebody very good at noticing who's left out.
b Was there one person who was good to you?
=history was always my favourite subject / loved art, hated everything else / biology was my thing, all the cutting up
c The subject you loved at school still says where your mind likes to walk.
p My favourite subject would be lunch, with a minor in looking out of the window.
i One good hour of a subject you love could carry you through all the rest.
b What made it the one for you?
=had an english teacher who changed my life / my art teacher believed in me when nobody did / miss o'brien is why i became a nurse
c One teacher who believes in you can outweigh ten who don't.
p All a teacher would get from me is an apple and a badly spelled card.
i At the right age, a teacher's single sentence of belief can bend the whole road.
b Have you ever been able to say thank you?
=hated pe, always forgot my kit on purpose / got picked last for every team / i had a note for swimming every week
c School PE put off half a generation, so you're in excellent company.
p Our team could have sat on the bench together and judged the throwing.
i It's a shame, we learned to hate moving when it should be joy.
b Has any kind of sport won you back since?
=i was a sheep in the nativity / played a tree in the school play / had one line and forgot it
c No part in a school play is small, and I'm sure the back of that stage was unforgettable.
p Critics still speak of the depth you brought to the play.
i It's often the role with the fewest lines that remembers the whole evening best.
b Would you ever go on a stage again?
=i was in a girl band at school, we were awful / played drums in a punk band at 16 / our band had one song and two fans
c Being in a band at that age is a rite of passage I fully support.
p I'd have been the third fan, with a homemade shirt.
i Making noise with friends in a garage might be the purest happiness going.
b What were you called?
=i was head girl, insufferable i'm sure / school captain, badge and all / got voted most likely to be late
c Whatever the school chose you for, at least they'd noticed you.
p I salute the badge, the title and the slightly bossy walk.
i It's odd how a school title at seventeen can still sit on your shoulders.
b Does it still fit you today?
=i did an exchange year in ohio / spent a year in france at sixteen / lived with a host family in japan as a student
c To walk into a strange family's kitchen at that age took heart.
p Two weeks of nodding politely at dinners you couldn't name, I'd guess.
i A year like that gives you a second childhood home on the map.
b Are you still in touch with them?
=my first job was a paper round / delivered leaflets at 13 for pocket money / washed cars with my brother for cash
c Working for your own pocket money at that age sets something good in place.
p A first job with weather and small dogs against you, and still on time.
i The first cash you make yourself has a weight no later wages ever do.
b What did you save it for?
=worked at mcdonald's all through uni / first job was scooping ice cream / i was a mascot, literally a chicken
c Everyone should do one job like that, it teaches manners for life.
p I'd have been let go from my first job for eating the profits.
i Working there you learn how people behave when they think you don't count.
b What's the funniest thing that happened there?
=saturday girl in a supermarket, i still know the codes / stacked shelves for three years / was a checkout girl at sixteen
c Early weekends in a supermarket teach you to work and to smile through it.
p Bananas have a code, and I'd trust only you with it.
i Somebody's whole week is visible at the checkout if you look kindly.
b Which customer do you still remember?
=babysat every kid on our street / i was a nanny for a rich family one summer / au pair in paris at nineteen
c A family trusting you with their kids that young says it well enough.
p Kids in bed by eight, and the good biscuits by five past.
i You saw how another family lives from inside, few ever get that look.
b What was going on behind that front door?
=got fired from my first job after a week / i lasted two days as a waitress / they let me go for being too honest with customers
c Being fired early takes the fear out of it, I call it a good start.
p A short job, though clearly full of incident.
i The jobs we're bad at point the way nearly as well as the ones we're good at.
b What did it for you in the end?
=spent my first salary on boots / first pay cheque went on a fridge for my mum / blew my first wages in one weekend
c First wages should be spent with feeling, and yours were.
p My first pay would be gone by the bus stop, all on snacks.
i What we do with the first real salary shows what we'd been longing for.
b Do you still think it was worth it?
=worst job ever, gutting fish at 5am / i once sold windows by phone for a month / cleaned caravans one summer, never again
c Awful jobs make the best stories, and you've paid for yours in full.
p On that job I'd have faked a cousin's wedding by the second morning.
i After the worst job every later desk looks like a sofa.
b How long did you stick it out?
=my dream job would be owning a bookshop / i want a tiny bookshop with a cat / would love to run a second hand book cafe
c A bookshop of your own sounds like a dream worth keeping warm.
p I'd read the bookshop's stock for free and call myself a regular.
i Owning a bookshop, you'd get to guess what a person needs before they knew.
b What would the first shelf hold?
=dream job, feeding pandas / i'd work with elephants in a heartbeat / in another life i train guide dogs
c Working with animals instead of emails, it's hard to argue with that dream.
p I'd apply for feeding time too and be outsmarted by the residents within an hour.
i Something in us rests when we work with creatures that want nothing clever from us.
b What would you miss about your job now?
=one day i'll open a little cafe / my dream is a cake shop by the sea / thinking of a food truck someday
c A little place with good food that people leave happier, I'd come every day.
p I volunteer as official food taster, no pay, just crumbs.
i Behind any dream with a counter and a kettle is the wish to have people round.
b What would be on the board outside?
=always wanted to write a novel / i've got half a book in a drawer / dream job is author in a cottage
c Wanting to write is half of it, and I'd read the first chapter gladly.
p In your novel I'd only be a minor character who's slightly better at parking.
i A book that keeps tapping on the window usually wants to be let in.
b What's it about, roughly?
=i wanted to be a singer, still kind of do / dream would be doing musicals / if i had the courage i'd be on stage
c A dream that survives growing up should at least get a stage.
p I'm already in row one by your stage, clapping at the wrong moments.
i The dreams we lack the courage for take up as much room as the others.
b What would your opening number be?
=i dream of a little b and b in portugal / want to end up on a farm with goats / my plan is a vineyard by fifty
c A place of your own and open doors, that's a dream I can see with you.
p I'd be the slowest helper in your plan and the fastest guest at breakfast.
i Dreaming of slower days is a fair verdict on how we all live now.
b What does the view from the kitchen look like?
=i don't dream of work, i dream of naps / dream job is being rich and asleep / no dream job, just enough money for a garden
c Dreaming of a good life more than a job title makes perfect sense to me.
p Head of napping, with a cushion for a company car.
i A nap with nothing to prove is what most ambition is secretly after.
b What would your perfect idle day have in it?
=always wanted to be a doctor and here i am / said at six i'd be a teacher and i did it / i've got the job i dreamed of as a kid
c Living the dream of the kid you were is a rare and splendid thing.
p As a kid I'd have promised the world a fire-breathing tractor.
i I wonder if that little girl would be surprised by anything in the job.
b What would she think of it?
=still don't know what i want to be when i grow up / 35 and no idea what my thing is / i keep changing my mind about what to do
c Plenty of interesting people never know what they want to be, and you're in good company.
p Growing up is optional, and the paperwork is terrible.
i Perhaps you're not changing your mind, only following the next true thing.
b What's pulling you lately?
=just the usual, gym and netflix / nothing exciting, friends and food / i work, i sleep, i watch series
c The usual is usual because it's good, no need for skydiving.
p A sofa, a series and a bit of sweat first, a balanced life.
i On the least exciting evenings you find out what a person is really like.
b What are you watching these days?
=i hike every weekend, any weather / mountains are my happy place / love a long walk with a flask
c Boots on and out in all weathers, I'd join without needing much persuading.
p I'd carry the sandwiches, provided we stop early to check on them.
i Walking uphill for hours sorts out thoughts that sitting never does.
b What's the best view you've earned?
=i paint a bit, watercolours mostly / started painting in lockdown and never stopped / i draw people on trains
c Colours and paper for no reason but joy, I'm happy people still do it.
p My stick man has asked to sit for you.
i Painting a thing means spending longer with it than anybody else has.
b What do you like painting the most?
=i do pottery on thursdays, all my mugs are wonky / took up ceramics last year / wheel throwing, it's harder than it looks
c Pottery means clay under your nails and something to hold at the end, lovely hobby.
p Wonky mugs have character, and I say so as a wonky sort of man.
i They say the clay on the wheel knows when you're tense, which sounds unfairly clever.
b What have you made that you'd never give away?
=i knit, yes at 28 / crochet is my meditation / started making a blanket in 2021, nearly done
c Knitting or crochet, turning string into something warm is quiet genius.
p I'd order a blanket and be buried in it by delivery time.
i Every stitch holds whatever you were watching or worrying about that night.
b What's on the needles now?
=i've got a little allotment, beans everywhere / gardening is my therapy / growing tomatoes on the windowsill
c Growing your own food or flowers is deeply satisfying, and I get it.
p Mine would be the one patch the slugs recommended to friends.
i A garden makes you believe in next month, whatever this one's like.
b What's coming up at the moment?
=board game nerd, i own about fifty / we do game night every friday / very competitive at monopoly, sorry in advance
c A competitive streak and a full games shelf, I'd accept the challenge.
p I lose with grace, after a short appeal to the committee.
i You learn what someone's like faster over a board than over dinner.
b Which game do you never lose?
=i play too many video games / stardew valley has taken my life / gamer girl since the n64
c A good game is a whole world to walk round in, hours well spent.
p You'd carry the team while I admired the game's scenery and fell off it.
i In a game it's telling whether people explore every corner or run for the finish.
b What are you playing right now?
=i do jigsaws, thousand pieces, wine on the side / a sudoku every single morning / addicted to crosswords and wordle
c A mind that plays with crosswords or jigsaws over breakfast is one I'd enjoy.
p I'd find one corner piece and expect a parade.
i All that staring, then the small click when the last piece finally fits.
b What's your fastest solve?
=i take my camera everywhere / film photography, most of them come out blurry / i love taking pictures of strangers' doors
c Going round with a camera and open eyes makes every walk richer.
p In pictures I blink on principle, so count me as a challenge.
i What somebody points a camera at is a diary without words.
b What did you photograph last?
=salsa every tuesday, come rain or shine / i dance bachata, badly but happily / took up swing dancing after my breakup
c Dancing every week just for the joy of it is a great habit to have.
p I'd step on your foot once in each musical style.
i Partner dancing is a conversation where nobody can hide behind words.
b What got you onto the floor the first time?
=i sing in a choir, third row / gospel choir on sundays / joined a rock choir and it changed my life
c Singing with a whole crowd of people sounds like pure medicine.
p The choir would ask me to mouth the words, and quite rightly.
i Breathing in time with a whole choir must feel like being part of one big animal.
b What song gives you goosebumps?
=karaoke queen, no skill whatsoever / i'll do abba at any karaoke / give me two drinks and a microphone
c Karaoke with more joy than talent is the only right way.
p I'd join you at the microphone for the chorus and clear the room.
i People at karaoke look exactly like themselves for about three minutes.
b Which song are you unbeatable at?
=yoga most mornings, keeps me sane / i do hot yoga, i sweat like a horse / went on a yoga retreat and came back annoying
c Rolling out a yoga mat to keep your head calm is a very sound habit.
p At yoga I bend like a garden fence, but I'd breathe along supportively.
i An hour of yoga, stretching and breathing, shows you how noisy the rest is.
b How did you first get into it?
=i run, slowly but i run / doing couch to 5k, week four / training for a half marathon, what was i thinking
c Lacing up for a run when the sofa calls is the hardest step of all.
p On your runs I'd cheer at every kilometre from a bench with a pastry.
i Runners seem to be leaving something behind or catching up with it.
b What's in your ears when you run?
`;
