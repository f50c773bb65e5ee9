/** First names in wide use, so that a name is hidden also where no word before it gives it away. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `aaron abby abdul abigail adam adela adele adrian adriana agnes ahmed aicha aidan aisha alan alana alba albert alejandra alejandro
  alessandra alessandro alessia alex alexa alexander alexandra alexis alfie alfred ali alice alicia alina alisha alison allison alma
  alvaro alyssa amanda amber amelia amelie amina amir amit amy ana anais anastasia anders andre andrea andreas andres andrew andy
  angela angelica angelina angie anita anja anjali ann anna annabel anne annette annie annika anthony antoine anton antonia antonio
  anya april arash archie ariana arianna arjun arthur arun asha ashley astrid aubrey audrey august aurora ava axel aya ayesha ayla
  barbara bart beatrice beatriz becca becky bella ben benjamin bernd beth bethany betty bianca bill billy birgit blake bob bobby
  brad brandon brenda brian bridget britney brittany brooke bruce bruno bryan caitlin caleb callum camila camille cameron carina carl
  carla carlo carlos carmen carol carolina caroline carolyn carrie cassandra cassie catarina catherine cecilia celeste celia celine
  chad chantal charles charlie charlotte chelsea chen cheryl chiara chloe chris christian christina christine christoph christopher
  cindy claire clara clarissa claudia clement clementine cody colin colleen connor conrad constance cora corinne courtney craig
  cristina crystal cynthia daisy damian damien dan dana daniel daniela danielle danny daphne daria darren dave david dawn dean
  deborah debbie deepa delia delphine denise dennis derek devon diana diane diego dieter dimitri dina dominic dominik dominique don
  donald donna dorothy doug douglas duncan dylan eddie edgar edith eduardo edward edwin eileen elaine elena eleanor eli elif elijah
  elin elisa elisabeth elise eliza elizabeth ella ellen ellie eloise elsa emil emilia emilie emilio emily emma emmanuel enrique
  enzo eric erica erik erika erin ernesto esme esperanza esteban esther ethan eugene eva evan eve evelyn evie ezra fabian fabio faith
  farah fatima faye felicia felicity felipe felix fernanda fernando finn fiona flora florence florian frances francesca francesco
  francis francisco francois frank franziska fred freddie frederic frederik freya frida friedrich gabriel gabriela gabriella gareth
  gary gemma gene genevieve geoffrey george georgia georgina gerald gerard gianna gina giorgia giovanni giulia giuseppe gloria gordon
  grace graham grant greg gregory greta guillaume guillermo gus gustav gwen hailey hamza hana hank hannah hans harold harper harriet
  harris harry hassan hayley hazel heather hector heidi helen helena henrik henry hilary holly hope howard hubert hugh hugo hunter ian
  ibrahim ida ignacio ines ingrid irene irina iris isaac isabel isabella isabelle isla ismail ivan ivy jack jackie jackson jacob jade
  jaime jake jakob jamal james jamie jan jana jane janet janice jared jasmin jasmine jason javier jay jean jeanne jeff jeffrey jen
  jenna jennifer jenny jeremy jerome jerry jesse jessica jessie jill jim jimmy joan joana joanna joanne joao joaquin joe joel johan
  johanna johannes john johnny jon jonas jonathan jordan jorge jose josef joseph josephine josh joshua josie joy joyce juan juana judith judy
  julia julian juliana julie juliet juliette julio julius june jurgen justin justine kai kara karen karim karina karl karla karolina
  kasia kate katerina katharina katherine kathleen kathryn kathy katie katja katrina katy kay kayla keith kelly kelsey ken kendra
  kenneth kenny kevin khalid kiara kieran kim kimberly kira kirsten kirsty klara klaus kristen kristin kristina krystal kurt kyle
  lana lara lars latoya laura lauren laurence laurent lea leah leila lena lenny leo leon leona leonardo leonie leslie leticia lewis
  lia liam lidia lila lili liliana lilly lily lin lina linda lindsay lindsey ling lisa liv livia liz liza lizzie logan lola lorena
  lorenzo loretta lori louis louisa louise lucas lucia luciana lucie lucy luigi luis luisa lukas luke luna lydia lynn mackenzie
  maddie madeleine madeline madison mae magda magdalena maggie mahmoud maia maisie malia malik mandy manon manuel manuela mara marc
  marcel marcela marco marcos marcus margaret margarita margot maria mariah mariam mariana marianne marie marina mario marion marisa
  marissa mark marko marlene marta martha martin martina marvin mary maryam mateo mathias mathilde matilda matt matteo matthew
  matthias maureen maurice max maxime maya mei megan mehmet melanie melissa melody mercedes meredith mia michael michaela michal
  michel michela michele michelle miguel mika mike mikhail mila milan milena millie milo mimi mina minh mira miranda miriam misha mitch
  mohamed mohammed moira molly mona monica monika morgan morris moritz muhammad muriel mustafa myra nadia nadine naima nancy naomi nasir natalia
  natalie natasha nate nathalie nathan neha neil nelly nelson niamh nicholas nick nicky nico nicola nicolas nicole niels nikita niklas
  nikolai nikos nils nina noah noel noemi nora norah norman nour oleg olga oliver olivia ollie omar orla oscar otto owen pablo paige
  paloma pam pamela paola patricia patrick paul paula paulina pauline pedro peggy penelope penny pete peter petra phil philip philipp
  philippa phoebe pia pierre piotr polly poppy pooja preeti priya priyanka quentin quinn rachel rafael rahul ralph ramon randy raquel
  rashid raul ravi ray raymond rebecca regina reggie reina remy renata rene renee reza rhys ricardo richard rick ricky riley rita rob
  robbie robert roberta roberto robin robyn rocio rodrigo roger rohan roland roman romain ron ronald ronan rory rosa rosalie rosalind
  rosanna rose rosie ross rowan roxanne roy ruben ruby rupert russell ruth ryan sabina sabine sabrina sadie said salma salvatore sally
  sam samantha samara sami samir samuel sandra sandro sandy sanjay santiago sara sarah sasha saskia scott sean sebastian selena selin
  serena sergei sergio seth shane shannon sharon shaun shauna shawn sheila shelby shelly sherry shirley sienna sierra silke silvia
  simon simona simone sofia sofie sonia sonja sophia sophie stacey stacy stan stanley stefan stefanie stella stephan stephanie stephen
  steve steven stuart sue summer suresh susan susanna susanne suzanne svetlana sven sydney sylvia tabitha tamara tania tanja tanya
  tara tariq tasha tatiana taylor ted teresa terry tessa thea theo theodore theresa therese thierry thomas tiago tiffany tilda tim timo
  timothy tina tobias toby todd tom tomas tommy toni tony tracey tracy travis trevor trish tristan trudy tyler uma ursula valentin
  valentina valeria valerie vanessa vera veronica veronika vicky victor victoria vijay vikram viktor vincent viola violet virginia
  vivian viviana vladimir walter wanda wayne wei wendy wesley wiktoria will willa william willow xavier xiao yana yara yasmin yasmine
  yolanda younes yuki yusuf yvette yvonne zac zach zachary zahra zara zeynep zoe zoey zuzanna`.split(/\s+/),
);

/** Names that are everyday words as well; they count only where the sentence shows that a person is meant. */
export const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set(
  `amber april august aurora blake brook brooke chase chelsea christian constance crystal daisy dawn dean don eve faith finn frank gene
  georgia grace grant harper hazel heather holly hope hunter iris ivy jack jade jean jordan joy june kai logan lily lucas luna mae mark
  max may melody mercedes milan millie milo misha olive penny poppy ray reggie riley rob robin roman rose ross rowan roy ruby ruth said
  sally sandy sierra sienna stella stuart sue summer sydney ted terry tony troy victoria viola violet virginia wayne will willow art
  bill carol kay kim lin ling mei mina mira minh molly paris phil pat rich rick sam virginia wanda ali ana ian jan jay joan lana lena lia lin
  liv mandy manon marina mario mercedes micha mimi morgan norman nelson nice noel nova otto oscar pia regina rita roger sasha selena
  serena stan angel bella bob chad chen china dallas dakota diana destiny florence india jasmine jesse kelly kit kurt lance lane lauren
  margarita major miles mona nick pearl peggy perry pete randy reed remy russell sage scott shelby shelly sonny sterling taylor tina tyler
  vera walker wells wesley winter zara alba alma celeste`.split(/\s+/),
);
