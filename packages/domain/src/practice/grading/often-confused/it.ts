/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  acqua alto altro amare mare anche ancora andare anello agnello anno ano antico arco arte bagno barca banca basso passo
  base bella becco bere vere bianco bocca botta brutto frutto buono cuoco fuoco caldo calo campo cane cani cantare
  contare capello cappello capo cappa carne caro carro carta casa cassa causa cena cera cento vento certo cielo cigno
  città cita collo colla colpo corpo copia coppia corto cosa costa cuore cuoio cura dado dato dente dieci dito ditta
  dire dolce donna nonna dono dopo dove due duro ecco eco erba età fame fumo fare faro fata fatta fato fatto fede ferro
  festa testa fetta fiato fiume fila figlia figlio foglia foglio fiore forno giorno forte foto freddo fronte fuori gamba
  gara gatto getto gente gesto giallo gioco giro giovane gola gonna grande grasso grosso guerra isola latte letto lato
  legno regno leone lento leggere libro libero lingua lista luce lupo luna lungo madre padre male mela mele miele mano
  marito matto mazzo mese mesi messa mezzo mille modo moda molto morto moto muro muto naso nave neve nero nodo noia noce
  voce nome notte note nove nuovo uovo occhio oggi olio ora oro orso osso otto pace pane panna pala palla papa pappa
  papà parco parte pasta posta pelle pollo polo pena penna penne pepe pera pesca pesce pesci pezzo pozzo piano pieno
  piede pietra pioggia pista pinto ponte porta porto posto potere prato prezzo prima primo pronto rana rete riso rosa
  rosso rotto ruota sale sala salto santo sano sasso sacco secco sedia seta sete sera serra serio sole solo soldi sonno
  sogno sono sopra sordo spalla spesa sposa spazio stella stalla stato strada stufa tavola tavolo tappo tardi tazza
  tempo tenda terra terzo tetto tipo topo tocco torre torta tosse troppo trovare tutto uomo uva vacca vaso velo vela
  verde vero vecchio vino vicino vita vite viso vista visto voglia voto vuoto zia zio accanto accento accendere scendere
  spendere prendere rendere vendere tendere attendere stendere intendere difendere dipendere perdere mordere ardere
  ridere uccidere decidere dividere chiudere chiedere credere cadere vedere sedere cedere vivere scrivere ricevere
  muovere piovere nuocere cuocere crescere nascere conoscere pascere uscire riuscire finire unire punire pulire salire
  sentire mentire partire vestire servire dormire coprire aprire offrire soffrire morire seguire capire sparire parlare
  portare partita sportare saltare salutare aiutare abitare evitare visitare imitare gridare guidare guardare ricordare
  accordare mandare domandare comandare studiare odiare mangiare viaggiare lasciare baciare cacciare cucciare lanciare
  cominciare rovesciare pisciare cambiare sbagliare tagliare svegliare consigliare pigliare maglia taglia paglia moglie
  soglia famiglia bottiglia conchiglia caviglia giglio miglio meglio aglio taglio sbaglio coniglio ciglio consiglio
  camera camicia camino cammino cammello castello coltello cervello fratello gioiello uccello vitello martello mantello
  gemello cancello ombrello pennello pisello asinello ruscello bello ballo bollo sollo molle callo cavallo metallo
  cristallo gallo gallina collina farina marina mattina cantina cucina piscina benzina cortina candela candele scuola
  suola viola tela sorella padella cartella bidella favella mozzarella capra copra sabbia rabbia gabbia nebbia labbra
  libbra carota corona carezza careza carbone cartone bastone melone limone sapone padrone ladrone pallone pallino
  balcone bottone bambino bambola bandiera bandito banana befana lana tana sana settimana campana fontana cestino
  cestina cerchio cerca cercare caricare carico cattivo cattura chiaro chiave chiodo chiesa chiusa cinque cintura
  cipolla ciotola coda codice contento contenta contorno conto contro corda cordone corsa corso dolore colore calore
  odore amore umore onore attore fattore dottore pittore trattore motore domani domenica donare dritto diritto delitto
  profitto soffitto entrare centrare errare sperare sparare separare imparare preparare riparare fagiolo fazzoletto
  fianco fianchi stanco banco fango fiamma fretta fredda frena freno fieno frate frase gelato gelata gettare gessetto
  giacca giardino ginocchio giornale giudice giusto gusto grazie grazia grado grano grana lacrima lago ladro lampo
  lampada largo larga lavare lavoro legare leggero lenzuolo lontano lontana lotta lotto magro magia maggio maggiore
  malato malata manica mancia mancare marca marco marrone massa matita maturo mazza mente mento menta mercato merenda
  mettere minuto misura mobile monaco moneta monte montagna mostra mostrare nascita nastro negozio nipote nuoto nuotare
  nube nuvola occasione ombra onda orario orecchio orto ospite ospedale osteria pacco palazzo palestra panca pantaloni
  parente parete parola passero patata patente paura pausa pazzo peccato pecora peggio pentola perla persona pesante
  peso pianta pianto piatto piazza pizza pezza piccolo pillola poggio poesia poeta polvere pomodoro pompa porzione
  posata povero prestare presto preso prigione principe prova pulito pulce punto punta quadro quarto quattro quota radio
  ragazza ragazzo ragione regione religione ragno regalo regola regina riga riva rivo ripa risa roccia goccia doccia
  romanzo rondine ruga rumore rubare sabato saggio salice salsa salsiccia salute sangue sapere sapore scala scalo scarpa
  scatola scherzo schiena sciarpa scimmia scopa scoglio secchio secolo segno seme sempre senso senza serpente sforzo
  sguardo siepe signora signore silenzio soffiare soggiorno soldato sorte sorta sorso sorriso sotto spago specchio
  specie spiaggia spina spinaci sporco sporta stagione stanza stazione straniero stretto strega stivale storia studente
  sugo succo sussurro sveglia tacco tagliere tamburo tappeto tasca tassa tastiera tegola telefono tempio tempesta tenero
  tesoro tessera tigre timbro tonno torno torto traffico treno trucco tubo turno ultimo umido unghia usare usura uscita
  valigia valle vapore vasca vecchia veloce veleno ventre vergogna verme vestito vetro viaggio vigna violino vipera
  virtù visita vittima vittoria volare volere volpe volta volto vongola zaino zampa zanzara zebra zero zona zoppo zucca
  zucchero zuppa
`;
