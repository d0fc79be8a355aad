/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  acqua alto altro amare mare anche ancora andare anello agnello anno ano antico arco arte bagno barca banca basso
  passo base bella becco bere vere bianco bocca botta brutto frutto buono cuoco fuoco caldo calo campo cane cani
  cantare contare capello cappello capo cappa carne caro carro carta casa cassa causa cena cera cento vento certo
  cielo cigno città cita collo colla colpo corpo copia coppia corto cosa costa cuore cuoio cura dado dato dente dieci
  dito ditta dire dolce donna nonna dono dopo dove due duro ecco eco erba età fame fumo fare faro fata fatta fato
  fatto fede ferro festa testa fetta fiato fiume fila figlia figlio foglia foglio fiore forno giorno forte foto freddo
  fronte fuori gamba gara gatto getto gente gesto giallo gioco giro giovane gola gonna grande grasso grosso guerra
  isola latte letto lato legno regno leone lento leggere libro libero lingua lista luce lupo luna lungo madre padre
  male mela mele miele mano marito matto mazzo mese mesi messa mezzo mille modo moda molto morto moto muro muto naso
  nave neve nero nodo noia noce voce nome notte note nove nuovo uovo occhio oggi olio ora oro orso osso otto pace pane
  panna pala palla papa pappa papà parco parte pasta posta pelle pollo polo pena penna penne pepe pera pesca pesce
  pesci pezzo pozzo piano pieno piede pietra pioggia pista pinto ponte porta porto posto potere prato prezzo prima
  primo pronto rana rete riso rosa rosso rotto ruota sale sala salto santo sano sasso sacco secco sedia seta sete sera
  serra serio sole solo soldi sonno sogno sono sopra sordo spalla spesa sposa spazio stella stalla stato strada stufa
  tavola tavolo tappo tardi tazza tempo tenda terra terzo tetto tipo topo tocco torre torta tosse troppo trovare tutto
  uomo uva vacca vaso velo vela verde vero vecchio vino vicino vita vite viso vista visto voglia voto vuoto zia zio
`;
