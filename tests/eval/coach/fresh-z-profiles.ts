/** Profiles written by somebody who had not seen the coach. */
export const FRESH_Z_PROFILES: readonly string[] = [
  "Hannah, 29, Leeds. Physio in the NHS so yes I will notice if you limp. Bouldering twice a week, badly but with commitment. I've got a sister, two nephews and a houseplant that's mostly stick. Looking for something that goes somewhere.",

  "Typical Sunday: allotment in the morning, roast at my mum's, asleep by 9\nI'm weirdly attracted to: men who can reverse a trailer\nThe way to win me over is: turn up when you said you would",

  'Marisol | 34 | San Antonio TX | dental hygienist | salsa on thursdays | 5\'3" | catholic | wants kids someday',

  'just moved to Halifax from Calgary in may, dont know many people here yet. i work nights at the hospital lab so my schedule is all over the place. trying to learn to surf, the water is FREEZING. would love someone to show me around',

  '🐴🐴🌾☕️🎶 Gympie QLD 🇦🇺 ♉️',

  "Two truths and a lie: I've sung at the Royal Albert Hall, I'm allergic to strawberries, I once got locked in a Tesco\nI'm looking for: someone kind, tall-ish, over 40\nGreen flags I look for: you have friends you've known for years",

  "Widowed four years ago. It took me a while to get to the point of writing this. I'm 58, retired early from teaching primary, and I do a lot of quilting with a group in the village hall on Wednesdays. My daughter set this up and picked the photos. I'd like company for walks and dinners and we'll see from there.",

  'ask me',

  '- 31\n- Dublin, originally Mayo\n- solicitor (sorry)\n- Gaelic football til the knee went, now I just shout from the sideline\n- tea not coffee\n- no smokers please',

  'Soy de Valencia, tengo 36 años y trabajo de farmacéutica. Me encanta el pádel, aunque pierdo casi siempre. Los domingos paella en casa de mis padres, eso no se negocia. Busco a alguien con sentido del humor y sin prisas.',

  "NO hookups. NO one word messages. Not here to be your therapist or your mom. If you're still reading: I'm Danielle, 38, I do hair, I have a 9 yr old who is my whole world and I love a good country concert.",

  "Software tester in Bangalore, 27. Mostly you'll find me at the badminton court at 6 am or complaining about traffic. Amma thinks I should be married by now. I'd rather find the right person slowly.",

  "My simple pleasures: first coffee before anyone's up, clean sheets, finishing a 1000 piece jigsaw\nI go crazy for: a proper bakery\nTogether, we could: finally finish the puzzle of the Rijksmuseum ceiling that's been on my table since February",

  'Sober three years in March. I say it up front because it saves time. I run, I go to meetings, I make a very good mocktail. Portland, 41, work in a print shop. If your idea of a first date is bar hopping we are probably not a match and thats ok!',

  'crochet, cats (2), k-dramas, spicy ramen, rainy days, INFJ, library assistant, 25',

  "I'm Ingrid, 47, from Bergen. I work as an engineer for a shipping company and have two teenagers every other week. In winter I ski, in summer I am at the cabin with no wifi. My English is ok in writing, better after one glass of wine.",

  'new here',

  "Single mum to a 4 yr old boy so my evenings are precious and mostly spent in front of Bake Off. Teaching assistant from Swansea, 30. I make all the birthday cakes in our family, last one was a digger. Not after a dad for him he's got one, just someone nice for me.",

  'Ich bin Katrin, 52, Krankenschwester aus Kassel, zwei erwachsene Kinder. Seit der Scheidung habe ich das Motorradfahren wieder angefangen und bereue nichts. Am Wochenende meistens im Weserbergland unterwegs. Bitte nur mit Foto schreiben.',

  "Perfect first date: coffee and a walk, if it's bad we've both got our steps in\nDon't hate me if I: bring up the F1 within ten minutes\nJob: payroll manager\nHeight: 168 cm\nLives in: Milton Keynes",

  'Grad student (marine bio), Honolulu by way of Ohio. I spend half my life underwater counting urchins and the other half in spreadsheets about urchins. 26. Off the clock I still go diving, i know, get a hobby. Bonus points if you cook because I live on rice and eggs.',

  'Recently moved back to Tucson after a divorce. Renting a little house with a big yard and learning to do everything myself, last week I tiled a bathroom!! 45, office manager at a vet clinic. Taking it slow.',

  "📍Lagos\n💼 banking\n✝️ church girl\n🍲 my jollof > your mum's jollof\n🎬 nollywood\n❌ married men, ❌ time wasters",

  "Retired postmistress, 64, Northumberland. I have a border terrier called Bess and she comes too. I enjoy birdwatching on the coast, the radio, and a pub lunch. I don't drive at night any more. Looking for a gentleman of similar age for companionship.",

  "A hill I'll die on: pub quizzes should not have a phone-in-pocket honour system\nMy most irrational fear: geese\nI'm the type of texter who: replies in 3 minutes or 3 days\nManchester | 33 | civil servant",

  "I dont really know what to put on these. I'm 28, I work at a garden centre, I like going to gigs, mostly small venues, saw 22 bands last year. My friends would say im quiet til you get to know me.",

  "Je m'appelle Sandrine, 43 ans, Nantes. Infographiste, maman d'une ado de 14 ans. J'aime la voile, les marchés le samedi matin et les longues discussions à table. Pas de plans d'un soir, merci.",

  "hey im tasha 🙂 24 from croydon, nail tech, love my family, love my sleep, love going out out but only once a month cos im skint. currently obsesed with roller skating, ive fell over more than ive skated tbh. swipe left if ur under 5'9",

  "High school chem teacher. Board game shelf is out of control (Wingspan, Azul, Terraforming Mars, and yes I own the expansions). 35, Minneapolis. I want kids and I'm not going to be coy about it. Vegetarian but won't police your plate.",

  'About me: Filipina, 39, caregiver in Haifa since 2017, I send money home to my parents. I like karaoke (Celine Dion, Whitney), cooking adobo, and video calls with my pamangkin. I am simple and honest. What I look for: a man who is serious and respects me.',

  "I geek out on: stationery, old maps, train timetables\nI won't shut up about: the night train to Stockholm\nMy love language is: sending you a link at 7am",

  "Piano teacher. Cape Town. 50. Two sons at university, one ex-husband, no drama. I swim in the tidal pool at St James every morning, even in July. I'd like to meet somebody who reads.",

  'ok so. 32, nurse (ER), chicago, cubs not sox, dont start. I work three 12s so I have 4 days off a week and nobody to hang out with bc everyone i know works 9-5. want to try every taqueria on 26th street',

  "Ciao, sono Elisa, 31 anni, di Torino. Faccio l'architetta ma il sogno è aprire una libreria. Vado per mostre, mercatini dell'usato e gelaterie. Cerco una persona curiosa, non mi interessano le chat infinite.",

  "I am a hijabi, 30, pharmacist, born in Birmingham, parents from Lahore. Looking for marriage, insha'Allah, with family involved when the time is right. I love hiking (Snowdon twice this year) and I make a mean biryani. Please don't message if you're not serious.",

  'dog mom to Biscuit 🐶 | pilates | matcha | travel: 🇬🇷🇯🇵🇲🇽🇵🇹 next: 🇻🇳 | marketing | NYC',

  "Farmer's daughter, now a farmer. 37. Dairy, 180 cows, outside Ashburton NZ. Up at 4.30 so I'm not much fun after nine. Keen on fishing, hunting less so. You'd have to be alright with mud.",

  'Pracuję jako księgowa w Poznaniu, mam 40 lat i kota Filipa. Po pracy najczęściej rower, w weekendy grzyby albo planszówki z siostrą. Nie szukam przygód. Jak ktoś lubi normalnie pogadać, to zapraszam.',

  "Never have I ever: seen Star Wars, any of them, no I won't\nBest travel story: got stuck in Tbilisi for 9 days and learned to make khachapuri\nDating me is like: having a very organised friend who cries at adverts",

  "Lost my job in January, retraining as an electrician at 44. Only woman on the course and top of the class so far 😊 Outside of that I keep bees, four hives at the bottom of my brother's field. Shropshire. One grown up daughter in Bristol.",

  'Will ask. 35. Singapore. Lawyer. Tennis. Wine. Non smoker.',

  "Hi! I have MS, diagnosed 2019, most days you wouldn't know and some days you would. I'm 36, work from home doing subtitles, and I paint watercolours, mostly of other peoples pets. Live in Utrecht with a friend. Looking for someone patient who laughs easily.",

  '22, uni of galway, final year nursing, i play the fiddle in a trad session on tuesdays, come say hi. i have never finished a series on netflix. here for a laugh and maybe more idk',

  'Interests: Yoga, Vegan food, Reading, Self-care, Netflix, Festivals\nLooking for: Still figuring it out\nDrinking: Sometimes\nSmoking: No\nPets: None\nAnthem: Dreams – Fleetwood Mac',

  "I'm a long haul flight attendant, so I'm in São Paulo about ten days a month. 42, never married, no children and at peace with it. I take my old film camera everywhere and have a drawer of rolls I've still not developed. What I miss most when I'm away is somebody to tell about it. No pilots, lol.",
];

export const FRESH_Z_DASHBOARD = [
  {
    currentBio: 'Easy going guy, love to laugh, work hard play hard. Ask me anything.',
    interests: 'gym, football, travel, food',
    career: 'Sales',
    lookingFor: "I'm looking for someone who doesn't take herself too seriously",
    lifestyle: 'active',
  },
  {
    currentBio: '-',
    interests: 'woodwork mostly. built my own kitchen table last winter and now working on chairs',
    career: 'HGV driver',
    lookingFor: 'long term',
    lifestyle: "Away Mon to Thurs, home weekends. Don't smoke, couple of pints on a Saturday",
  },
  {
    currentBio:
      "46, divorced, two girls (11 and 14) who live with me half the week. I coach the younger one's under 12s. Not great at writing about myself.",
    interests: 'coaching, BBQ, fixing up an old Land Cruiser',
    career: 'I run the service department at a car dealership in Tulsa',
    lookingFor: 'A grown woman who has her life in order. Kids are fine.',
    lifestyle: 'early riser, church most Sundays',
  },
  {
    currentBio:
      'software engineer by day, amateur ramen chef by night 🍜 6\'1" because apparently that matters',
    interests: 'Ramen, cycling, sci-fi books, learning Japanese',
    career: 'Software engineer at a fintech',
    lookingFor: 'not sure yet',
    lifestyle: 'n/a',
  },
  {
    currentBio: 'Just ask',
    interests: 'idk normal stuff',
    career: 'warehouse',
    lookingFor: 'girlfriend',
    lifestyle: 'gaming',
  },
  {
    currentBio:
      "Widower, 61. Thirty-two years married. I'm told I'm good company once I get going. I play bowls in summer and do the crossword every day of the year.",
    interests: 'Lawn bowls, crosswords, cricket on the radio, my grandson',
    career: 'Retired (surveyor)',
    lookingFor: 'Someone to share meals and perhaps a holiday with. I am not in a hurry.',
    lifestyle: 'Quiet. I walk to the shop and back most days and keep the garden tidy.',
  },
  {
    currentBio: 'Moved from Kerala to Toronto 2 yrs back. Foodie. Movie buff. Introvert at first.',
    interests: 'cricket; malayalam movies; photography; road trips',
    career: 'Data analyst, currently on contract until December',
    lookingFor: 'to settle down with the right person, family is important to me',
    lifestyle: 'non smoker, social drinker, eat everything',
  },
  {
    currentBio: '',
    interests: 'climbing and more climbing',
    career: 'between jobs',
    lookingFor: 'someone outdoorsy, see where it goes',
    lifestyle: 'living in my van at the moment, showering at the climbing gym',
  },
  {
    currentBio:
      'Here for a good time not a long time 😂 no seriously my mates made me download this. 27, sparky, Newcastle (the Aussie one)',
    interests: 'Surfing, the Knights, camping up the coast, my kelpie Rusty',
    career: 'electrician, own business with my brother',
    lookingFor: "Would actually like a proper relationship but don't want to come across desperate",
    lifestyle: 'surf before work, beers friday, bed by 9 otherwise',
  },
  {
    currentBio:
      'I am 39 years old doctor from Cairo living in Germany since six years. I like classical music and I play the oud. I am looking for serious relation.',
    interests: 'oud, opera, walking in the forest, cooking for friends',
    career: 'Anaesthetist',
    lookingFor: 'marriage',
    lifestyle: 'Long shifts, no alcohol, I try to swim once a week',
  },
  {
    currentBio: "No drama. No games. No gold diggers. If you can't hold a conversation swipe left.",
    interests: 'motorbikes, heavy metal, tattoos, pool',
    career: 'Welder',
    lookingFor: 'honest woman',
    lifestyle: 'smoke, quit drinking 2 years ago',
  },
  {
    currentBio:
      'PhD student, history. I spend my days with 17th century tax records and my nights explaining to people why that is interesting.',
    interests: 'archives, bouldering when my wrist allows it, choir (bass), baking rye bread',
    career: 'finishing a PhD, teach two seminars',
    lookingFor: 'Someone curious. Long term ideally but I might move for a job next year so idk',
    lifestyle: 'student budget, bike everywhere, mostly veggie',
  },
] as const;

export const FRESH_Z_STANDALONE = [
  {
    currentBio: 'Dog dad. Coffee snob. Spurs fan for my sins.',
    interests: 'dogs, coffee, football',
    goals: 'more matches',
    photos: '3 selfies, one with my dog',
  },
  {
    currentBio:
      "I'm 34 and work as a paramedic in Glasgow. Hobbies include hill walking and trying to keep up with my Spanish lessons. Swipe right if you like hills or Spain.",
    interests: 'Munros (61 so far), Spanish, cooking on my days off',
    goals: "I'm looking for something long term. I get matches but the chats die after a couple of days.",
    photos:
      'One at the top of Ben Lawers in a big jacket and hat, one at a wedding in a kilt with my two brothers, one in uniform by the ambulance, one blurry at a gig.',
  },
  {
    currentBio: 'n/a',
    interests: 'fishing, hunting, trucks',
    goals: 'wife',
    photos: 'me holding a bass, me holding a bigger bass, my truck',
  },
  {
    currentBio: '55, youthful, own house, own teeth. GSOH. Likes: nights in, nights out. Dislikes: liars.',
    interests: 'Northern soul, darts, weekends away, cooking a curry from scratch',
    goals: 'To settle down with someone who likes a dance',
    photos: 'mostly group photos from the soul nights, my daughter says you cant tell which one is me',
  },
  {
    currentBio: 'idk what to write. friends say im funny',
    interests: 'League, anime, lifting',
    goals: 'first girlfriend tbh, im 23 and never been on a proper date',
    photos: 'gym mirror selfie, gym mirror selfie 2, one from graduation with my mum',
  },
  {
    currentBio: 'Architect | Rotterdam | 1.92m | I run marathons so I can eat stroopwafels',
    interests: 'Running, brutalist buildings, vinyl records, my nieces',
    goals:
      'Meeting someone who wants kids in the next few years and is not scared of that being said out loud',
    photos:
      '6 total: finish line Berlin, profile shot in sunglasses, with nieces (faces hidden), cooking, on a ferry, black and white headshot from work website',
  },
  {
    currentBio:
      "Separated, divorce going through this summer. Not looking to rush. I've got my boy every weekend so weeknights are best.",
    interests: 'taking my son to karting, DIY, old westerns',
    goals: 'not sure yet, just someone to talk to and maybe go for food',
    photos: 'only have two, both from before I lost 4 stone',
  },
  {
    currentBio: "Chef. Yes I'll cook for you. No I don't have weekends off.",
    interests: 'Food markets, jiu jitsu, reggaeton, looking after my tomatoes on the balcony',
    goals: 'someone who is ok with a monday date night',
    photos: 'Chef whites in the kitchen, jiu jitsu medal, beach in Cadiz with friends, plate of food',
  },
  {
    currentBio: '-',
    interests: '-',
    goals: 'better profile',
    photos: 'none yet',
  },
  {
    currentBio:
      "Deaf since birth, I use BSL and lipread pretty well if you don't mumble. Graphic designer. I play five a side on Mondays and I'm usually the one organising the curry after.",
    interests: 'five-a-side, type and lettering, camping, horror films with subtitles on',
    goals:
      "Find someone who'd learn a few signs. I don't want the whole profile to be about being deaf but don't want to hide it either.",
    photos:
      'Football team photo, me signing at a poetry night, camping with a mug of tea, close up smiling taken by my sister',
  },
] as const;
