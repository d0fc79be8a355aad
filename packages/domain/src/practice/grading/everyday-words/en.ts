/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  accept except adapt adopt affect effect allowed aloud angel angle ankle uncle ample apply apple aunt bare bear bath
  bathe beach bench bean been beard bread bored board bother brother bought brought brake break breath breathe bridge
  bride broad bus but bush brush cloth clothes cloths clock close coarse course coat cost cough couch could cloud
  count court country county cow crow crown clown custom costume dairy diary daily dead deaf dear deer desert dessert
  desperate device devise die dye draw drawer dream drum dry eat east ear earn earth heart hearth eight eighty fair
  fare farm firm fast feast fall full feel fell fill film flame frame flour flower fly flu food foot form from
  fourteen forty fifteen fifty sixteen sixty seventeen seventy eighteen nineteen ninety thirteen thirty glass grass
  glasses gold good grave brave great greet guest guess guard hair hare hard head heard heal health hear heel hell
  hello here hero heroine hill hole whole home hose horse house hour our hunt hurt idea idle island inland its kitchen
  chicken kitten knight know known now land lend lane lamp lump late later latter ladder lay lie lead lean learn least
  last leave live lives leaf letter lettuce life like lick light night right lip loan lone long lung loose lose loss
  lost lot love glove main man men many mail male meal meat meet mean metal medal middle model month moth mouth mother
  mood moon moral mortal morning mourning mouse moose more move moved movie near next nest nice niece noise nose not
  note nut of off once one own paper pepper pain paint plan plane plant plate plain planet plants part party past
  paste path patient patience peace piece pear peer pearl personal personnel phase phrase place palace plays poet poem
  poor pour pool port post pots price prize prince princes princess principal principle private quiet quit quite rain
  ruin raise rise read ready reach rich ride road roof room root rope robe row raw safe save salt sail sale sell scene
  scent screen scream sea see seat set sheet sheep ship shape share shirt short shot shoe show shop shore shut sick
  silk sing sign singer finger six sit skirt sky ski slip sleep slow snow snake soap soup sock some same son sun song
  soon sour south space speak spoon spot sport stair stare star start state statue station stationary stationery stay
  stick still steel steal stone store story strong strange string straight street sweet sweat sweater tale tail take
  talk tall tank thank taste test text than then their there these those thick thin thing think though thought through
  throw thorough trough threw three tree tie time tired tried toe tow town two tower towel train trial trail trip tip
  true try turn under until unit untie united untied very vary voice choice wait weight walk work wall well want went
  warm worm wash watch water waiter wave way weak week wear were where we're weather whether weigh which witch while
  white wild wind window wine win winter wish with woman women wood word world would wool worse worst write wrote
  wrong year young your youth shell ill wed advice advise chose choose collar color complement compliment cook cool
  council counsel crash crush cream crime cup cap cut dose does duck dock fool far fur glow grow guide guilty hall
  hurry heavy heaven hoping hopping lesson lessen lightning lightening marry merry mess miss mist must nail name
  needle noodle peel pill pull proof prove quay queue law role roll rub rob sauce source seize size shade shed shelf
  shine slide slice soul sole stage stake steak stack steam stem stood stool swing sting suit suite tight thigh tongue
  tone tool toll trick truck trunk vain vein vest waist waste wander wonder wage wake whale wheel wipe wrap bald bold
  ball bell bill bull bet bat bit belt bolt berry bury bowl blow below bow brown brow bunch branch case cash cast cave
  curve cheap cheep chip cheek check chess chest chin chain clue glue cold coal goal cord card crack creek dance dense
  data date debt depth dot dog dump damp fan fun fine find fight flight fright freight gate goat gift lift gum gun ham
  hen hand hat hut hot hit jam gem joy toy jump leg lack lake lock luck link ink mad mud mall map mop mate math melt
  mind mine mint mug net pack pick pan pen pin pine pile pole pond pound pray prey pig big rat rate rent rest rice
  rode rose rush sad said sand send sort spill spell spend stamp stump step stop sum swim swam tap tape tea team tent
  tear tide top torch touch track trap tube tune turkey van wing wink worn yard yarn yell yellow borrow burrow college
  colleague collage defiantly definitely infinitely wives knives leaves loaves wolves battle bottle cattle kettle
  settle little title tittle nettle beetle poodle puddle paddle saddle muddle riddle fiddle handle candle cradle ladle
  bundle bubble rubble double trouble stable table cable fable marble noble nibble gamble humble tumble stumble jungle
  single eagle bugle giggle juggle simple sample example temple people purple ripple couple castle hustle bustle
  rattle turtle gentle mantle cycle circle muscle mussel vessel tassel barrel squirrel quarrel funnel tunnel channel
  flannel panel travel gravel level label lapel camel caramel vowel bowel shovel novel hovel jewel fuel cruel duel
  gruel yodel cancel parcel pencil stencil utensil april peril basil fossil nostril evil devil civil banner manner
  dinner inner winner thinner sinner spinner scanner planner corner owner former farmer hammer stammer summer simmer
  swimmer glimmer drummer number member ember timber lumber clamber chamber cucumber remember lever fever never ever
  clever clover cover lover hover over river liver driver diver fiver quiver shiver silver sliver deliver discover
  recover uncover waver saver savor flavor favor labor harbor neighbor rumor tumor humor honor minor major mayor
  tailor sailor trailer thriller driller filler killer miller pillar caller dollar cellar seller teller yeller hollow
  follow fellow bellow mellow pillow willow billow swallow shallow hallow wallow arrow narrow barrow sparrow marrow
  sorrow tomorrow shadow widow meadow elbow rainbow borough bough dough rough tough laugh draught drought caught
  taught naught fought sought bright slight plight sight might height strait saint faint point joint print sprint
  squint stint hint tint lint pint flint front grunt punt stunt blunt bunt mount fount amount account discount
  mountain fountain curtain certain captain villain complain explain contain obtain maintain retain detain attain
  remain domain romance finance advance distance instance substance balance ambulance entrance fragrance insurance
  assurance performance importance appearance absence presence essence sentence silence violence science audience
  experience influence difference conference reference preference defence fence pence hence thence commence adept
  addict edict predict protect product produce reduce induce introduce deduce educate dedicate indicate delicate
  locate vacate allocate complicate communicate create crate grate slate hate fate estate skate inmate climate primate
  pirate separate operate generate decorate celebrate vibrate migrate integrate emigrate immigrate hesitate imitate
  irritate invite incite excite recite polite elite satellite despite respite spite site cite kite bite unite ignite
  opposite favorite definite infinite finite appetite petite complete compete delete athlete concrete discrete
  discreet secret secrete sacred scared scarred starred stared started startled boring burning burden garden harden
  pardon carbon cotton button mutton glutton mitten bitten written rotten gotten forgotten forbidden hidden sudden
  wooden golden olden molten melon lemon salmon common summon demon sermon salon saloon balloon baboon noon typhoon
  cartoon platoon lagoon dragon wagon oregon slogan organ began begin bargain margin virgin origin region religion
  legion opinion onion union million billion pillion bullion lion nation notion motion lotion potion portion caution
  auction action fraction friction fiction function junction section election erection selection collection correction
  direction protection reflection infection injection affection perfection attention intention invention convention
  prevention tension pension mansion session passion mission permission omission admission emission commission
  division vision version aversion conversion conversation conservation observation reservation preservation
  innovation renovation elevation education vacation location vocation occasion invasion evasion erosion explosion
  corrosion illusion allusion delusion conclusion confusion bandage bondage cabbage garbage baggage luggage language
  sausage message massage passage package cottage village pillage voyage courage garage average beverage savage
  salvage damage image manage marriage carriage storage shortage postage heritage pasture posture picture mixture
  fixture texture torture nature mature future feature creature culture vulture capture rapture rupture sculpture
  structure lecture adventure furniture temperature literature signature literate measure pleasure treasure leisure
  pressure closure exposure figure injure insure ensure assure unsure endure adore explore ignore restore before chore
  score core bore sore wore snore swore galore adorn born corn horn torn thorn scorn sworn lawn dawn fawn pawn yawn
  drawn brawn prawn spawn drown frown gown down noun none bone cone phone zone throne alone clone prone drone honey
  money monkey donkey hockey jockey rocky lucky ducky sticky tricky picky rickety ticket cricket picket pocket rocket
  socket locket bucket basket blanket magnet cabinet bonnet sonnet minute minuet bullet pullet wallet ballet mallet
  pallet palate palette valet violet toilet outlet inlet leaflet pamphlet trumpet carpet puppet limpet crumpet tempt
  attempt contempt exempt expect inspect respect suspect aspect prospect object subject project reject inject eject
  select elect erect direct correct collect connect neglect defect infect perfect prefect detect angry hungry empty
  dirty thirsty dusty rusty crusty musty lusty nasty tasty pasty hasty misty frosty cloudy windy sandy handy candy
  dandy bandy brandy tidy untidy lady baby ruby shabby hobby lobby bubbly pebbly silly hilly chilly jelly belly bully
  fully gully folly holly jolly molly dolly lily rally really rely reply supply imply simply comply multiply deny defy
  happy snappy sloppy choppy floppy puppy poppy copy creepy sleepy sheepy ferry cherry sherry carry curry worry sorry
  lorry quarry fury furry busy easy noisy nosy rosy cozy lazy crazy hazy dizzy fuzzy ponder yonder thunder blunder
  plunder render tender gender fender lender sender vendor splendor slander gander pander shoulder smolder soldier
  solder holder folder older bolder colder border order murder bladder adder madder sadder powder louder chowder
  linger hunger anger danger ranger manger stranger stronger longer younger passenger messenger harvest forest honest
  modest protest contest invest arrest digest suggest request quest conquest crest breast beast yeast boast coast
  roast toast ghost host most frost exhaust august just trust crust thrust dust rust bust disgust adjust robust twist
  wrist list fist resist insist assist consist exist persist dentist artist tourist scientist bleed blood flood floor
  plower blower glower shower power sower sewer fewer viewer brewer cheer sheer steer beer career clear spear appear
  smear gear shear swear fear rear breeze freeze sneeze squeeze cheese geese grease crease increase decrease release
  please tease disease lease cease peas bloom broom groom gloom zoom doom loom boom mushroom classroom bathroom
  bedroom drill grill thrill shrill skill chill kill till will mill fulfil frill trill twirl swirl whirl girl curl
  hurl early pearly yearly nearly dearly clearly barely rarely fairly hardly badly madly sadly gladly shake stroke
  strike spike spoke smoke broke choke joke poke woke awake flake fake cake bake make bounce ounce pounce announce
  pronounce renounce denounce lounge plunge sponge orange arrange change range exchange grange hinge binge fringe
  cringe singe syringe challenge revenge fridge ridge ledge edge hedge pledge wedge knowledge judge budge fudge grudge
  nudge trudge sludge badge cadge lodge dodge carve starve nerve serve swerve deserve reserve preserve observe
  conserve solve involve resolve evolve revolve dissolve absolve shelve twelve delve valve halve salve sleeve believe
  relieve achieve receive deceive perceive conceive retrieve thieve grieve throat float boat moat bloat gloat cloak
  croak soak loaf sheaf beef reef brief grief chief thief belief relief mischief handkerchief kerchief hoof goof woof
  spoof cliff sniff stiff staff stuff scuff bluff cuff puff buff spread thread tread dread instead ahead plead bead
  abroad aboard toad load whistle thistle bristle gristle wrestle nestle trestle jostle apostle hostile fertile
  textile tactile missile mobile agile fragile facile docile reptile sterile juvenile crocodile actor doctor factor
  tractor author anchor mirror error terror horror sensor censor cursor tutor motor rotor editor visitor monitor
  senator creator educator father sister other smother daughter slaughter laughter ant cousin nephew husband wife wire
  wise wide whine hale help heap herd chair grandmother grandfather parent patent present resent recent decent descent
  dissent child chili children adult boy person friend fiend field yield shield neighbour question queen quick king
  ring lunge heed heat leap clean broken beat boot door howl owl eye sweep steep stale stole stormy storm race face
  fact leash goose clothe clove left loft soft shirk shark sharp shame shoot shout chop shipping whip hoarse tooth
  teeth neck nick deck desk dish disk risk threat treat trade trace bank bark park spark dark dart cart care dare rare
  base bike hike hide side band bend end ginger thumb dumb lamb limb climb arm army art arms log fog frog flog knee
  kneel knew knot how low wisdom should loud proud route round sound found fund kind burn barn bird birth wealth
  leather feather farther further cheat chick waiting haste pasta poster pest best west dress press cross gross class
  clash trash flash flesh fresh fish dash mash rash blush push chalk bulk milk sulk cell call trolley valley volley
  alley allay ally reality stomach back black block brood boar roar red bed bad bid bud bug bag beg dig peg wig twig
  skin skinny spy shy shin spine pipe mile smile smell small stall style tile tell rule ruler body bond blond bind
  blind blink blank pace pact peach teach bleach breach each coach enough ought moist crunch means menu any writer
  litter bitter better butter batter matter utter gutter butler bottom juice jury coffee stream grim grime prime pride
  rigid sugar salad salary celery supper super upper copper proper property oak soar four tour lour potato tomato
  carrot parrot bin pea maple rage cage page sage smart apart pot pit pet put banana grape grasp gasp strawberry
  raspberry plum plump pump limp camp champ ramp cramp tramp egg bacon beacon oil boil soil spoil coil toil ice iced
  breakfast lunch launch punch diner fork sword warn cork lower knife woods cop dining cooking look book hook took
  nook brook crook pleat restaurant waitress recipe receipt thirst first dirt pretty petty pity city both booth cat
  grown groan grew drew lap flat flag flaw flow flew flee flea fleet feet feed seed weed need deed deep keep peep deal
  seal neat rock rack sack suck stuck stock kick lace bee wasp butterfly mosquito spider snack shaky wolf golf gulf
  fox box loin coin join paid pair fairy hairy airy tiger elephant rabbit habit hamster pigeon penguin dolphin
  tortoise free rivet drive drove drift dive five line lime tame come comb tomb bomb dome dime dine sunny funny bunny
  drain brain grain again gain maid snail rail told fold hold sold old odd war was saw sew jaw paw wet degree spring
  throng autumn column season reason treason hone stairs able sofa cupboard self shelves miner key kay ceiling sealing
  feeling healing dealing oven even sever seven eleven bevel sink stink drink drunk drank dunk pink rink toothbrush
  rubbish heating electricity cent sent dent wand fire hire tire wired entire apartment building strain restrain
  square squire squad market supermarket bakery baker butcher pharmacy hospital hospitable church ration ratio radio
  audio airport harbour library museum cinema theatre hotel hostel school scholar police politics office officer stoop
  traffic car cab buy guy tram strip strap bicycle taxi tax packet racket jacket elder boulder suitcase passport
  journey journal nap gap hop pop delay delayed relay replay dimple listen lesion teacher pupil student studio study
  sturdy steady rote exam homework notebook pun rubber robber hope mole rude crude mark mask task ask dusk husk
  grammar glamour dictionary answer mistake mistaken december november october september july june may march match
  catch patch batch hatch latch thatch switch stitch ditch pitch itch ranch french trench february january monday
  tuesday wednesday thursday friday saturday sunday day weep weekend today yesterday warning evening afternoon
  midnight second click clerk lately already always away why who whom whose they them this thus when what that chat
  fat fit often soften sometimes usually ago age after since during yet twice job boss nurse purse curse verse worth
  worthy north fourth forth froth fort force farce fierce engineer lawyer layer player prayer payer framer blame lame
  game gave crave painter pointer printer dancer cancer pilot plot slot cute acute policeman secretary manager pay
  play clay say stray tray grey ray yearn expensive extensive factory company trousers jeans genes scarf scar scare
  felt dealt pullover jumper pyjamas underwear umbrella earring colour taller smaller blue green grant giant grand
  brand bland bran beige colourful happen sat sir stir afraid nervous surprised surprise worried jealous zealous
  lonely lovely lively mass moss less lass pass gas kiss cry fry stupid friendly mice dice spice lice alive olive
  arrive relive chef chew thrown sixth twenty hundred thousand zero nine ten eleventh twelfth tenth ninth fifth filth
  third half calf halt quarter quartet be am are is being have has had having do did done don gone go goes going came
  can shall seen seem seam says spoken speck peak peek leak beak sneak speed asked whisper understand stand understood
  forget forgot forgive give given rift prefer prepare refer defer differ offer suffer buffer died laid lain pie tied
  cried dried fried chance lance glance france whence charge become begun bigger beggar dagger finish furnish furnace
  famous continue use used user sure pure cure mere made fade blade taken token shaken bring held kept get got let
  return enter centre run ran rung rang sang sung sank sunk driven rodeo ridden hid flown swum swung fallen slept
  woken ate eaten beaten open opened closed closet burnt build built guilt guild quilt lent leant lens won chosen met
  visit victor spelt smelt shown shone swept wept crept stolen swollen seek relax allow led agree decide divide death
  dearth beautiful ugly new few dew due sue large barge high sigh smooth dull doll truth truce false difficult
  important interesting possible passable impossible necessary different strangle tingle healthy wealthy salty trusty
  dangerous sane pale female safer normal formal favourite popular modern ancient national foreign sovereign reign
  rein special social several every event only also too to so almost about above abode across between behind beside
  besides in on at up out into onto without within by for against along alike among around ground grind because if or
  and although however as either neither nothing something anything everything someone somebody anyone everyone nobody
  no non yes pleased thanks excuse perhaps maybe certainly together gather rather bather lather much mast all another
  such everywhere somewhere nowhere inside outside ideal idol problem seasoned freedom news newt memory history
  capsule accident incident experiment vice music magic logic tragic photo football tennis swimming foal foul fowl
  holiday birthday christmas easter eastern wedding weeding invitation guitar piano violin drama concert concern
  convert television newspaper magazine praise raisin prison poison email computer screw crew keyboard internet act
  actual add address aim air altar alter argue arise arose aside attack attic avoid award aware bang barley basic
  basin basis beneath bent bias blast blew bless bowed brace brick brisk bruise budget bulb burst cabin calm canal
  canoe cargo cause pause chap cheque choir chord cigar claim code colon comfort comic contact content context corpse
  corps craft crab grab creak credit creep crop crowd cruise cube delight detail dial dinghy doze drag drip drop eager
  ease else enemy equal escape exact accent expand extra feint fancy fang fatal fault feat flask flock fond forge
  fraud freak fuse gaze genre glad grace grade grateful greed grin grip gust harm harsh hawk heir hoist honour hood
  inch insult issue item jail jar keen kidney league legal lest liar likely limit linen liquid local loyal royal manor
  mercy merit mental meddle mild moan mode morale mould mutual naked navy needy nod oath obey ocean offence opera
  orbit owe pad palm panic pants penny petal plough polish poll pope pork porch pouch preach precious profit pub pulse
  quack quote raft rag rank rapid raven razor react rebel recall regret relative repair repeat rescue reward rib ripe
  ritual rival rod rug rumour rural saucer scale scheme scout scrape scratch search sense series serious severe
  shelter shock shrimp shrink signal silent slave slim slope solid spare speech sphere splash spray stain stalk status
  stripe surf surface swan swap swell swift tend tense term tin tiny ton toss trait treaty tribe troop trout twin type
  urge usual vague vase vast verb victim view villa virus vital vote warmth wax weapon weave weird wicked wit witness
  womb wound wreck`;
