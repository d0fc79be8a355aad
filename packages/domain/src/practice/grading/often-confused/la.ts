/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  acer ager agere alius altus amare amicus amica amor animus anima annus antea aqua aquila arma audire aurum auris avis
  avus bellum bellus bonus brevis cadere caedere caelum campus canis canere carus caput carmen casa castra causa cedere
  celer cena civis civitas clamor clarus cogere cogitare collis comes copia copiae corpus cras cura currere currus dare
  debere decem decimus deus dies dicere ducere dolor dolus dominus domina domus donum dormire dulcis equus epistula
  errare facere facilis fama fames femina ferre ferrum ferus fides fidus filia filius finis flere flos flumen fluere
  forma fortis forum fossa frater fugere fuga frumentum gens genus gerere gladius gravis habere hiems hodie homo honor
  hora hortus hospes hostis humus ignis imperium inde insula iter iubere iudex iungere iuvare iuvenis labor lacus
  laedere laetus latus lavare legere legio levis liber liberi libertas lingua littera locus longus ludere ludus luna
  lupus magister magnus malus malum manere manus mare mater medius mens mensa mensis merces meus miles minus miser
  mittere modus mons mora mori mors movere mulier multus munus murus navis navita nemo nomen noster novus nubes numen
  numerus omnis onus opus oratio orare ordo pater parare parere parvus pars pecus pecunia petere pius plenus poena poeta
  ponere pons populus porta portus portare post posse potens praeda primus princeps probus puella puer pugna pugnare
  pulcher putare quaerere quies quinque rapere regere regina regnum ridere rogare rosa saepe salus salvus sanguis sanus
  saxum scire scribere sedere semper senex sensus sentire servare servire servus sidus signum silva solus solvere somnus
  soror spes stare stella studium sumere summus tacere tangere templum tempus tenere terra timere timor tollere totus
  trahere tristis turba turris tuus urbs urere uxor valere vallis velle velum venia venire ventus verbum verus vetus
  vicus videre vincere vincire vinum virtus vita vitium vivere vivus vocare volare vulnus vultus
`;
