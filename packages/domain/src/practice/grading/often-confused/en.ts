/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  accept except adapt adopt affect effect allowed aloud angel angle ankle uncle ample apply apple aunt bare bear bath
  bathe beach bench bean been beard bread bored board bother brother bought brought brake break breath breathe bridge
  bride broad board bus but bush brush cloth clothes cloths clock close coarse course coat cost cough couch could
  cloud count court country county cow crow crown clown custom costume dairy diary daily dead deaf dear deer desert
  dessert desperate device devise die dye draw drawer dream drum dry dairy eat east ear earn earth heart hearth eight
  eighty fair fare farm firm fast feast fall full feel fell fill film flame frame flour flower fly flu food foot form
  from fourteen forty fifteen fifty sixteen sixty seventeen seventy eighteen nineteen ninety thirteen thirty glass
  grass glasses gold good grave brave great greet guest guess guard hair hare hard head heard heal health hear heart
  heel hell hello here hero heroine hill hole whole home hose horse house hose hour our hunt hurt idea idle island
  inland its kitchen chicken kitten knight know known now land lend lane lamp lump late later latter ladder latter lay
  lie lead lean learn least last leave live lives leaf letter lettuce life like lick light night right lip loan lone
  long lung loose lose loss lost lot love glove main man men many mail male meal meat meet mean metal medal middle
  model month moth mouth mother mood moon moral mortal morning mourning mouse moose mouth more move moved movie near
  next nest nice niece noise nose not note nut of off once one own paper pepper pain paint plan plane plant plate
  plain planet plants part party past paste path patient patience peace piece pear peer pearl personal personnel phase
  phrase place palace plays poet poem poor pour pool port post pots price prize prince princes princess principal
  principle private quiet quit quite rain ruin raise rise read ready reach rich ride road read roof room root rope
  robe row raw safe save salt sail sale sell scene scent screen scream sea see seat set sheet sheep ship shape share
  shirt short shot shoe show shop shore shut sick silk sing sign singer finger six sit skirt sky ski slip sleep slow
  snow snake soap soup sock sick some same son sun song soon sour south mouth space speak spoon spot sport stair stare
  star start state statue station stationary stationery stay stick still steel steal stone store story strong strange
  string straight street sweet sweat sweater tale tail take talk tall tank thank taste test text than then thank their
  there these those thick thin thing think though thought through throw thorough trough threw three tree tie time
  tired tried toe tow town two tower towel train rain trial trail trip tip true try turn under until unit untie united
  untied very vary voice choice wait weight walk work wall well want went warm worm wash watch water waiter wave way
  weak week wear were where we're weather whether weigh whole which witch while white wild wind window wine win winter
  wish with woman women wood word world would wool worse worst write wrote wrong year young your youth were shell ill
  wed well advice advise chose choose collar color complement compliment cook cool council counsel crash crush cream
  crime cup cap cut dose does duck dock fool far fur glow grow guide guilty hall hurry heavy heaven hoping hopping
  lesson lessen lightning lightening marry merry mess miss mist must nail name needle noodle peel pill pull proof
  prove quay queue law role roll rub rob sauce source seize size shade shed shelf shine slide slice soul sole stage
  stake steak stack steam stem stood stool swing sting suit suite tight thigh tongue tone tool toll trick truck trunk
  vain vein vest waist waste wander wonder wage wake whale wheel wipe wrap bald bold ball bell bill bull bet bat bit
  but belt bolt berry bury bowl blow below bow brown brow bunch branch case cash cast cave curve cheap cheep chip
  cheek check chess chest chin chain clue glue cold gold coal goal cord card crack creek dance dense data date debt
  depth dot dog dump damp fan fun fine find fight flight fright freight gate goat gift lift gum gun ham hen hand hat
  hut hot hit jam gem joy toy jump leg lack lake lock luck lick link ink mad mud mail mall map mop mate math melt mind
  mine mint mug net nut pack pick pain pan pen pin pine pile pole pond pound pray prey pig big rat rate rent rest rice
  ride rise road rode rose rush sad said sand send sort spill spell spend stamp stump step stop sum swim swam tap tape
  tea team tent tear tide tip top torch touch track trap tube tune turkey van wing wink worm worn yard yarn yell
  yellow
  borrow burrow college colleague collage defiantly definitely infinitely wives knives leaves loaves wolves
`;
