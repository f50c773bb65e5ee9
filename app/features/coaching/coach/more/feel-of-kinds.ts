/**
 * Of what feel each kind of telling is: what sort of thing it is, and so what she would like to hear. 'feel: its kinds', one a line.
 * A kind that may be of several has none.
 */
const FEELS = `
funnyWork: customers rudeCustomer oddCustomer funnyPatient pupilSaid wildClass lunchStolen loudColleague
hardWork: nightShift badWorkDay boreMeeting markingPile shortStaffed calledOnDayOff kitchenRush
workFact: roundDogs chairSecrets machineAtWorkDied teaching caringJob officeJob outsideJob ownBusiness
win: gotJob passedExam wonIt finished smallWin mendedIt firstParkrun playedGig proudSelf drivingTestPassed
  firstDayDone presentationDone thesisIn gotPromoted gotRaise firstSale foundTenner
goodNews: familyJoy newHome goodHealth babyBorn babyComing friendEngaged askedGodmother foundAgain visaGranted
  gotKeys
lookingForward: festive excitedFor tripPlan visitor tripBooked packingPanic leaveApproved
nervous: nervousFor interviewOver resultsAwaited
ownMishap: mishap laundryMishap gotLost sunburnt fellOffBike wavedWrong wrongChat fellPublic spiltOnMe videoCallSlip
  wrongEmail
badLuck: tech breakdown brokenThing wrongParcel outOfCoffee parcelMissed leakCeiling noHeating powerCut shoesHurt
  rainSoaked missedBus trainStuck lostLuggage flightDelayed flatTyre carWontStart gotFined lockedOut phoneGone
  lostUnsaved parkingTicket
gripe: rant neighbours noisyNeighbour whenMarry flatmateFood uniformMoan
animalStory: dog cat otherAnimal dogSofa dogStole dogMud dogChewed newPet catGift catWakes catLap catHavoc hensEggs
  metWildAnimal spiderBath gardenBirds
familyStory: kidFlewNest herKids ownKids littleOnes parentsTold grandparents siblingsTold kidSaid kidDressed kidTooth
  kidWontSleep kidStage kidFirstDay teenMoods nieceStyled mumCalling parentsTech dadJokes granBlunt granFeeds
  familyTable nickedClothes familyChat
strangerStory:
homeStory: moving chores flatPack movingBoxes declutterFind
foodStory: cookingTold kitchenDisaster eating burntDinner bakeFlop bakeWin mumsRecipe tooSpicy cookedTooMuch craving
  emptyFridge cerealDinner takeawayNight takeawayWrong
hurtIll: ill hurt cutFinger haveCold rolledAnkle backWent
heavyNews: lostJob petIll familyIll petDied petVetWorry kidPoorly parentHospital funeralTold lossDay fadingMemory
  lostDear lostPatient
low: lonely stressed sadMood quarrel friendRow friendMovedAway lonelySunday missingFamily
disappointed: failedIt cancelledEvent quizAlmost ticketsGone drivingTestFailed
tired: cantSleepTold tiredHome awakeThree cantGetUp
cosy: perfectTold nothingHappened coffeeTea sofaBlanket dayOffAtLast
outing: tripTold water nature longHike coldDip museumMorning campingNight beachDay abroadNow birdSpotted
nightOut: friendsOut weddingTold party concertTold choirSang hungoverNow dancedTillLate karaokeDone henDoSurvived
  weddingWas sawBandLive festivalMud
making: paint musicMaking garden craft creative firstHarvest plantDying plantBloomed slugsAte gardenDay
  courgetteGlut wonkyPot knitUnravelled knitFinished
sport: sportDone sportWatched gym legsGone teamLost teamWon
culture: screen reading gamesTold bookHangover seriesOver filmCried filmRubbish boardGameRow gamedTillLate
learning: backToStudy trainingNewbie languageTold study
hobbyFact: theme wheels danceTold beeThings
placeFact: countryLife homeTown newInTown
past: oldFriendBack divorcedNew childhood
selfTrait: health selfJoke oddHabit boasts twoLeftFeet ownFlaw
opinion: disagrees favouriteTold foodOpinion
teasesHim: grantsPoint truceCalled betterDriver hisName teaseHim playsAlong hisFishPic hisMoustache hisPhotoOdd hisSpelling hisBadPun hisMusicDoubt hisCookDoubt
praisesHim: sameTaste smallThingGlad learnersEnglish laughed hisCookAdmired hisJobLiked hisBioLiked niceTimeWithHim likesVoice keepTalking laughedInPublic
flirt: flirtHint thoughtOfHim
testsHim: sheBets setsTest playThreat
dating: ageGap heightRemark milesApart kidsFirst looksFor newHere appTired needsTime herPast badDateTold sawEx deletingApp oddMessages wasGhosted goSlowly
  wantsSerious noOneNight
plans: saysYes farAway onHerWay runningLate arrivedThere homeSafe proposesTime
apology: nervousToWrite backAfterBreak slowReply answerLater
nowDoing: airport workCalls commuting atWorkNow waiting
bought: shopping hair newFringe newGadget fleaFind newHairColour treasureFound
touching: volunteer kindNeighbour sunsetSeen starsSeen gaveAnAfternoon sweetCustomer patientThanks pupilBreakthrough
wonder: faith newsTooMuch stars deep
weather: weatherTold heatMelting firstSnow stormNight
`;

/** Feel by kind. */
export const FEEL_OF: ReadonlyMap<string, string> = new Map(
  FEELS.trim()
    .split(/\n(?! )/)
    .flatMap((row) => {
      const [feel = '', kinds = ''] = row.split(':');
      return kinds
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((kind): [string, string] => [kind, feel]);
    }),
);
