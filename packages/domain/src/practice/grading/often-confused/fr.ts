/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  dessus dessous aile ail aimer amer air aller amande amende ami an âne année armée arme arbre ancre encre assez avant
  vent avec bain main pain balle salle banc blanc bas bras beau bœuf bien rien bois boit boisson poisson poison bon
  bonbon bord botte bouche boucher bouchon bouton mouton bout boue brun bruit fruit bus but cadeau gâteau bateau café
  cage carte quarte casser caser cave cent sent cerf chaise chaud chaux chat char chance chanter changer chambre champ
  chemin chemise cher chère chair cheval cheveu cheveux chien chiffre choix chose chou chute ciel cil clair clef clou
  coin combien comment conte compte cou coup coudre cour cours course court coûter goûter couteau croire croix cru cuire
  cuisine cousine cuisse danse dans dent dedans deux dieu digne dire dix doigt droit donner dormir dos doux douze dur
  eau écouter école élève enfant entre autre erreur heure est et été étage étoile fable faible faim fin fait fée femme
  fer ferme fermer fête feu peu fil fille ville fils finir fleur peur foi foie fois fond font force fort fosse fou four
  jour frais français froid fromage gant gare garçon glaçon gens goût grand gras gris gros guerre guère haut herbe hier
  hiver homme hôte hôtel huile huit ici île jambe jambon jaune jeu jeune joie joue jouer jouet jupe jus lac laid lait
  laine lampe lapin large larme lave laver léger lent lettre lever lèvre libre lire livre lit litre loi loin long lourd
  lune lundi maire mairie mai mais maïs mal mâle malle mari mars marcher matin maison raison méchant mère mer père terre
  mettre midi miel mois moins moi mot moto mou mort mouche mouchoir mur mûr nager neige neuf nez noir nom non nord note
  nous nu nuage nuit nul œil œuf oie ongle oncle onze or ordre oreille os ou où oui ours page plage paie paix pantalon
  par part parler patte pâte pays peau pêche pêcher péché peine penser percer perdre peuple pied pierre pire place glace
  plafond plaire plan plat plein pleurer pluie plume plus poche poids poil poire poivre poli pomme pompe pont port porte
  poste pot pouce poule poulet poudre pour pouvoir pré près prix pris prendre prêt quai quand quatre que qui queue
  quinze racine rat riz rire rive robe roi roue rouge route rue sable sac sain saint sale salon sang sans saut seau sel
  selle sept sérieux seul siècle siège soie soif soir sœur sueur sol sommeil soleil son sort sortir souci sous sou sourd
  sourire souris sud sucre sur sûr table tache tâche tante tard tasse tas taupe temps tente tenir tête tiers tigre tirer
  toi toit ton tôt tour tous tout trop trou trouver type vache vague vaste veau verre vers vert ver veste vide vie vieux
  vin vingt vite voile voir voix vol vouloir vous vrai vue yeux zéro vieille veille veux veuf file filet fillette filles
  ficelle fidèle fleuve fauve chevaux chevet cheville chenille famille fanille bille bulle boule boulet balai ballet
  ballon bâton coton menton montant monter montre montrer rentrer entrer centre ventre vendre rendre fendre tendre
  tondre fondre pondre répondre apprendre comprendre surprendre descendre attendre entendre étendre défendre dépendre
  suspendre pendre mordre tordre moudre foudre résoudre savoir avoir devoir recevoir décevoir apercevoir falloir valoir
  venir retenir revenir devenir souvenir prévenir parvenir obtenir contenir maintenir soutenir sentir mentir partir
  servir courir mourir nourrir pourrir ouvrir couvrir offrir souffrir découvrir fournir punir unir réunir rougir rugir
  agir réagir choisir saisir moisir réussir grossir grandir maigrir guérir chérir lancer danser verser bercer mener
  manger ranger charger chasser passer pousser tousser hausser baisser laisser blesser presser dresser adresser caresser
  cesser bosser brosser classer glisser hisser lisser tisser visser plisser planter enchanter tenter tester rester
  détester protester porter apporter emporter importer supporter reporter transporter exporter sauter douter ajouter
  acheter cacheter jeter rejeter projeter arrêter prêter fêter quêter habiter hésiter visiter éviter inviter imiter
  limiter profiter quitter flatter battre permettre promettre admettre remettre fenêtre maître mètre naître paraître
  connaître peut-être prêtre traître notre votre contre rencontre rencontrer raconter compter dompter tomber tombe bombe
  combe nombre ombre sombre décombre membre novembre garder regarder bavarder marder tarder retarder border bouder
  souder plaider aider vider rider guider céder aboyer envoyer nettoyer employer payer essayer effrayer ployer noyer
  broyer balayer rayer lier plier prier crier trier oublier publier pallier copier marier varier étudier remercier
  apprécier négocier appeler rappeler peler geler congeler mêler bêler coller décoller voler voiler souffler siffler
  gonfler ronfler enfler brûler couler rouler fouler croûler avaler étaler installer emballer travailler bailler tailler
  railler mailler briller griller habiller réveiller surveiller veiller mouiller fouiller souiller cueillir bouillir
  gagner régner saigner soigner peigner baigner dessiner terminer deviner cuisiner jardiner dîner miner ruiner tourner
  retourner sonner tonner étonner pardonner ordonner abandonner fonctionner mentionner bard lard gourd retard regard
  hasard placard canard renard buvard billard brouillard vieillard beurre leurre heurt serre lierre tonnerre bleu bloc
  blond blonde blouse boire boîte bonheur malheur honneur bonhomme bonjour bonsoir bonté beauté santé sauté santal brut
  brute bise bisou bijou caillou genou hibou joujou cadre sabre sobre sacre nacre ocre cadran écran éclat état étang
  étape étoffe étouffe étrange étranger étroit étroite facile fragile utile futile habile mobile docile facture fracture
  voiture nature rature culture couture clôture peinture ceinture lecture aventure blessure chaussure chaussette brosse
  bosse grosse crosse rosse masse basse chasse classe grasse crasse trace race face gâter château chapeau cerveau
  plateau rideau radeau tableau traîneau morceau moineau marteau manteau niveau noyau tuyau joyau bureau rameau hameau
  chameau drapeau troupeau tonneau anneau panneau agneau langue longue lange linge singe songe éponge orange grange
  change mélange légume volume costume coutume brume rhume loup coupe soupe soucoupe loupe groupe troupe trompe rampe
  crampe minute minuit menu menuisier meunier panier papier métier quartier poirier pommier premier dernier janvier
  février marine farine narine poitrine piscine médecine machine cabine natte datte latte chatte butte lutte flûte hutte
  goutte croûte voûte toute doute août nièce pièce piège liège collège manège paquet bouquet parquet parc parquer
  marquer manquer moquer croquer piquer risquer attaquer expliquer appliquer fabriquer poing point pointe poireau
  poussin poussière puce pichet cachet sachet brochet crochet puits truie suie suivre vivre cuivre ivre givre lièvre
  fièvre chèvre chanvre rang rond ronde chant rayon crayon rasoir rosoir miroir couloir trottoir tiroir comptoir rêve
  rave grève trêve brève grave cuve salade malade balade ballade façade cascade camarade promenade réveil conseil pareil
  appareil abeille bouteille corbeille corneille merveille treille sourcil persil fusil outil grésil soupir souffle
  soufre souple couple tenue venue menue vente pente lente rente sente cirer virer luire nuire fuire conduire construire
  produire séduire réduire traduire tresse caresse paresse adresse tristesse vitesse politesse jeunesse vieillesse
  sagesse richesse trente entente attente détente descente vogue fugue figue fatigue digue vitre vive voisin raisin
  cousin coussin bassin dessin moulin malin câlin sapin gamin jasmin
`;
