/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  dessus dessous aile ail aimer amer air aller amande amende ami an âne année armée arme arbre ancre encre assez avant
  vent avec bain main pain balle salle banc blanc bas bras beau bœuf bien rien bois boit boisson poisson poison bon
  bonbon bord botte bouche boucher bouchon bouton mouton bout boue brun bruit fruit bus but cadeau gâteau bateau café
  cage carte quarte casser caser cave cent sent cerf chaise chaud chaux chat char chance chanter changer chambre champ
  chemin chemise cher chère chair cheval cheveu cheveux chien chiffre choix chose chou chute ciel cil clair clef clou
  coin combien comment conte compte cou coup coudre cour cours course court coûter goûter couteau croire croix cru
  cuire cuisine cousine cuisse danse dans dent dedans deux dieu digne dire dix doigt droit donner dormir dos doux
  douze dur eau écouter école élève enfant entre autre erreur heure est et été étage étoile fable faible faim fin fait
  fée femme fer ferme fermer fête feu peu fil fille ville fils finir fleur peur foi foie fois fond font force fort
  fosse fou four jour frais français froid fromage gant gare garçon glaçon gens goût grand gras gris gros guerre guère
  haut herbe hier hiver homme hôte hôtel huile huit ici île jambe jambon jaune jeu jeune joie joue jouer jouet jupe
  jus lac laid lait laine lampe lapin large larme lave laver léger lent lettre lever lèvre libre lire livre lit litre
  loi loin long lourd lune lundi maire mairie mai mais maïs mal mâle malle mari mars marcher matin maison raison
  méchant mère mer père terre mettre midi miel mois moins moi mot moto mou mort mouche mouchoir mur mûr nager neige
  neuf nez noir nom non nord note nous nu nuage nuit nul œil œuf oie ongle oncle onze or ordre oreille os ou où oui
  ours page plage paie paix pantalon par part parler patte pâte pays peau pêche pêcher péché peine penser percer
  perdre peuple pied pierre pire place glace plafond plaire plan plat plein pleurer pluie plume plus poche poids poil
  poire poivre poli pomme pompe pont port porte poste pot pouce poule poulet poudre pour pouvoir pré près prix pris
  prendre prêt quai quand quatre que qui queue quinze racine rat riz rire rive robe roi roue rouge route rue sable sac
  sain saint sale salon sang sans saut seau sel selle sept sérieux seul siècle siège soie soif soir sœur sueur sol
  sommeil soleil son sort sortir souci sous sou sourd sourire souris sud sucre sur sûr table tache tâche tante tard
  tasse tas taupe temps tente tenir tête tiers tigre tirer toi toit ton tôt tour tous tout trop trou trouver type
  vache vague vaste veau verre vers vert ver veste vide vie vieux vin vingt vite voile voir voix vol vouloir vous vrai
  vue yeux zéro vieille veille veux veuf file filet fillette filles ficelle fidèle fleuve fauve chevaux chevet
  cheville chenille famille bille bulle boule boulet balai ballet ballon bâton coton menton montant monter montre
  montrer rentrer entrer centre ventre vendre rendre fendre tendre tondre fondre pondre répondre apprendre comprendre
  surprendre descendre attendre entendre étendre défendre dépendre suspendre pendre mordre tordre moudre foudre
  résoudre savoir avoir devoir recevoir décevoir apercevoir falloir valoir venir retenir revenir devenir souvenir
  prévenir parvenir obtenir contenir maintenir soutenir sentir mentir partir servir courir mourir nourrir pourrir
  ouvrir couvrir offrir souffrir découvrir fournir punir unir réunir rougir rugir agir réagir choisir saisir moisir
  réussir grossir grandir maigrir guérir chérir lancer danser verser bercer mener manger ranger charger chasser passer
  pousser tousser hausser baisser laisser blesser presser dresser adresser caresser cesser bosser brosser classer
  glisser hisser lisser tisser visser plisser planter enchanter tenter tester rester détester protester porter
  apporter emporter importer supporter reporter transporter exporter sauter douter ajouter acheter cacheter jeter
  rejeter projeter arrêter prêter fêter quêter habiter hésiter visiter éviter inviter imiter limiter profiter quitter
  flatter battre permettre promettre admettre remettre fenêtre maître mètre naître paraître connaître peut-être prêtre
  traître notre votre contre rencontre rencontrer raconter compter dompter tomber tombe bombe combe nombre ombre
  sombre décombre membre novembre garder regarder bavarder tarder retarder border bouder souder plaider aider vider
  rider guider céder aboyer envoyer nettoyer employer payer essayer effrayer ployer noyer broyer balayer rayer lier
  plier prier crier trier oublier publier pallier copier marier varier étudier remercier apprécier négocier appeler
  rappeler peler geler congeler mêler bêler coller décoller voler voiler souffler siffler gonfler ronfler enfler
  brûler couler rouler fouler avaler étaler installer emballer travailler bailler tailler railler mailler briller
  griller habiller réveiller surveiller veiller mouiller fouiller souiller cueillir bouillir gagner régner saigner
  soigner peigner baigner dessiner terminer deviner cuisiner jardiner dîner miner ruiner tourner retourner sonner
  tonner étonner pardonner ordonner abandonner fonctionner mentionner bard lard gourd retard regard hasard placard
  canard renard buvard billard brouillard vieillard beurre leurre heurt serre lierre tonnerre bleu bloc blond blonde
  blouse boire boîte bonheur malheur honneur bonhomme bonjour bonsoir bonté beauté santé sauté santal brut brute bise
  bisou bijou caillou genou hibou joujou cadre sabre sobre sacre nacre ocre cadran écran éclat état étang étape étoffe
  étouffe étrange étranger étroit étroite facile fragile utile futile habile mobile docile facture fracture voiture
  nature rature culture couture clôture peinture ceinture lecture aventure blessure chaussure chaussette brosse bosse
  grosse crosse rosse masse basse chasse classe grasse crasse trace race face gâter château chapeau cerveau plateau
  rideau radeau tableau traîneau morceau moineau marteau manteau niveau noyau tuyau joyau bureau rameau hameau chameau
  drapeau troupeau tonneau anneau panneau agneau langue longue lange linge singe songe éponge orange grange change
  mélange légume volume costume coutume brume rhume loup coupe soupe soucoupe loupe groupe troupe trompe rampe crampe
  minute minuit menu menuisier meunier panier papier métier quartier poirier pommier premier dernier janvier février
  marine farine narine poitrine piscine médecine machine cabine natte datte latte chatte butte lutte flûte hutte
  goutte croûte voûte toute doute août nièce pièce piège liège collège manège paquet bouquet parquet parc parquer
  marquer manquer moquer croquer piquer risquer attaquer expliquer appliquer fabriquer poing point pointe poireau
  poussin poussière puce pichet cachet sachet brochet crochet puits truie suie suivre vivre cuivre ivre givre lièvre
  fièvre chèvre chanvre rang rond ronde chant rayon crayon rasoir rosoir miroir couloir trottoir tiroir comptoir rêve
  rave grève trêve brève grave cuve salade malade balade ballade façade cascade camarade promenade réveil conseil
  pareil appareil abeille bouteille corbeille corneille merveille treille sourcil persil fusil outil grésil soupir
  souffle soufre souple couple tenue venue menue vente pente lente rente sente cirer virer luire nuire fuire conduire
  construire produire séduire réduire traduire tresse caresse paresse adresse tristesse vitesse politesse jeunesse
  vieillesse sagesse richesse trente entente attente détente descente vogue fugue figue fatigue digue vitre vive
  voisin raisin cousin coussin bassin dessin moulin malin câlin sapin gamin jasmin monsieur madame personne bébé
  adulte papa maman frère neveu épouse époux fiancé fiancée parent jumeau jumelle veuve parrain marraine bru gendre
  amie copain copine voisine collègue chef patron patronne maîtresse hôtesse ennemi reine prince princesse corps
  visage gorge nuque épaule coude poignet sein estomac taille hanche talon orteil cœur poumon rein barbe moustache
  front nourriture repas bière thé viande pâtes vinaigre confiture tarte biscuit chocolat banane citron fraise cerise
  melon pastèque ananas prune abricot tomate oignon carotte laitue concombre poivron haricot pois fève lentille
  champignon olive noix noisette châtaigne marron sauce blé avoine petit déjeuner souper assiette bol cruche carafe
  cuillère cuiller fourchette serviette nappe casserole marmite poêle fourneau frigo recette saveur acide salé sucré
  épicé pourri cuit rôti frit animal chienne chaton jument poulain taureau mulet mule brebis bouc porc cochon coq
  dinde dindon oiseau aigle chouette corbeau pigeon hirondelle merle requin baleine dauphin grenouille crapaud serpent
  tortue lézard écureuil lion lionne éléphant girafe biche sanglier moustique guêpe fourmi araignée papillon escargot
  limace pou griffe corne bec nid vêtement habit pull tricot soulier sandale pantoufle collant bonnet casquette
  écharpe foulard cravate manche col cuir tissu toile aiguille bague collier bracelet boucle lunettes parapluie valise
  cartable argent immeuble bâtiment appartement paroi plancher escalier marche ascenseur douche baignoire lavabo évier
  balcon terrasse jardin garage grenier oreiller couverture drap matelas fauteuil canapé armoire étagère lumière
  ampoule bougie tapis clé serrure sonnette savon peigne poubelle robinet allumette village avenue boulevard marché
  magasin boutique banque église temple palais musée théâtre cinéma hôpital pharmacie restaurant bar aéroport usine
  atelier prison lycée université étudiant étudiante professeur enseignant cahier feuille stylo gomme règle ciseaux
  craie pupitre leçon exercice examen épreuve phrase syllabe verbe prénom accent question réponse faute histoire
  chimie physique science art musique travail emploi salaire entreprise affaire monnaie billet dette médecin infirmier
  infirmière avocat avocate juge police policier pompier soldat facteur serveur serveuse cuisinier boulanger
  boulangère pêcheur pécheur fermier paysan ouvrier maçon peintre écrivain auteur acteur actrice chanteur chanteuse
  musicien pilote chauffeur mécanicien ingénieur coiffeur coiffeuse tailleur dentiste vendeur vendeuse secrétaire
  voleur voleuse curé moine guide auto camion car autobus train tram métro avion barque navire vélo bicyclette moteur
  frein volant voyage voyageur voie passeport frontière douane bagage arrivée départ sortie entrée arrêt essence
  vacances monde nation région province côte océan rivière ruisseau rocher roche montagne mont colline vallée forêt
  désert branche tronc rose œillet lis muguet graine plante pin chêne tempête orage éclair chaleur flamme fumée cendre
  climat degré printemps automne journée matinée après-midi soirée aube seconde semaine date époque mardi mercredi
  jeudi vendredi samedi dimanche avril juin juillet septembre octobre décembre demain maintenant alors puis après
  toujours jamais souvent parfois bientôt encore déjà pendant blanche violet foncé couleur un une trois cinq six
  treize quatorze seize quarante cinquante soixante mille million première second deuxième troisième quatrième
  cinquième dixième moitié demi double paire douzaine numéro je tu il elle ils elles on me te se soi lui leur eux mon
  ma mes ta tes sa ses nos vos mien tien sien le la les de du des ce cet cette ces ceci cela ça celui celle ceux quoi
  quel quelle dont pourquoi quelque chacun chaque aucun aucune même plusieurs beaucoup tant tellement très presque
  seule seulement aussi si ne pas mieux ainsi là dehors devant derrière autour arrière ailleurs partout surtout enfin
  ensuite donc depuis dès en chez selon sauf malgré jusque hors outre parmi durant ni puisque lorsque quoique sinon
  être faire demander toucher adorer haïr couper éplucher frire mélanger rêver coucher frotter déshabiller raser
  arriver traverser promener peser poser ôter enlever amener emmener dépenser épargner chercher taire rompre briser
  allumer éteindre commencer continuer durer enseigner écrire peindre effacer répéter décider élire préférer user
  utiliser réparer bâtir créer tuer pleuvoir neiger bouger mouvoir remplir attacher détacher cacher saluer embrasser
  épouser voyager avertir tromper lutter frapper taper vaincre craindre fâcher réjouir excuser plaindre interdire
  obliger accepter refuser nier traiter améliorer augmenter mesurer diviser partager semer arroser pécher élever loger
  louer entretenir maigre mince mol lisse carré nouveau ancien antique moderne majeur mineur bonne mauvais belle joli
  propre ouvert fermé riche pauvre rapide tiède sec mouillé humide difficile simple possible impossible dangereux
  certain faux juste sot bête folle sage intelligent aimable gentil sympathique gai joyeux triste heureux content
  fatigué las inquiet calme tranquille nerveux brave courageux lâche paresseux timide drôle amusant ennuyeux
  intéressant important rare normal commun spécial célèbre occupé célibataire marié vif aveugle muet boiteux chauve
  roux châtain gauche prochain suivant égal différent public privé nécessaire inutile profond creux honnête humble
  fier cruel noble loyal capable pur entier cassé amour haine colère rage jalousie envie orgueil honte douleur plaisir
  désir espoir surprise pleur baiser amitié âme esprit idée pensée vérité mensonge secret problème solution cause
  motif effet résultat succès échec destin équipe match sport don noce mariage bal chanson récit roman poème poésie
  œuvre film radio télévision téléphone portable ordinateur clavier timbre enveloppe message nouvelle journal revue
  annonce photo image silence cri norme jugement crime épée pistolet bataille victoire défaite couronne royaume
  président élection maladie toux grippe remède pilule sirop bande objet partie ligne courbe cercle côté forme hauteur
  mesure kilo manière façon mode sorte espèce exemple détail changement début lieu endroit espace ouest abri acier
  acte agile aigre aisé aise algue allée amant amas ambre ange anse arc arche arête asile astre âtre aune aveu avis
  bâche baie baisse ban barre base batte battu bave bêche bond borne brai braise brin bris brise brune buée buis bute
  caille caisse cal cale canne cap cape carie carpe cas case casse caste cesse choc cidre cime cire citer clan claque
  clin cocher coi comte copie coque cor corde cosse cote couche coût cric crin crise cul cure dague dalle dame dose
  dot doter dû duc dune écrit élite épi épice errer étal étain étau fade faille fane fard farce faste fente fiche fiel
  filer fine firme flot flou foin foire folie fonte forer forge fouet foule frime fripe frise fuir fuite fût gage gain
  gaine gale gang garde garer géant gel gemme genre gerbe germe geste gilet glu gond gosse gousse grade grain grès
  grue hache haie hâle hampe harpe hâte hic hotte houe houle houx jatte jet joint joute lacer lâcher laie laisse lame
  lande lasse lasser lest leste liasse lice lie lien ligue lime lin liste loge loir loque lot louche luge lueur mâche
  mâcher mage magie mail maille maint manier manne marc mare marée marge marin marre mas mât mat mets meule miche mie
  mil mine mire mite morne mors morue moue moule mouler moût muer mûre muse muser nage nain naine né nef nerf net
  niche noire noter nouer nue obus ogre onde orge orgue orgie orme orner oser ouate ouïe paille pâle panne panse
  panser pan paon pape pari parier pâtre paye pelle peste pic pie pieu pile pince pion pipe pis piste pitre plaie
  plaine plainte planer plate pli pneu pore poulpe poupe pousse prime prise proie prose proue puer rade raide raie
  rail rame ramer ras rate rater ravi ravin rêne reste ride rime ris rite rixe roc rot rouer rouet rousse rude ruer
  ruine ruse saler saule scie scier score sens signe site soin sole somme sonde souche sourde stage store suc sucer
  suer suif super tâcher tact taie tare tasser taux taxe teinte teint tel telle terme terne tic tige tir titre toge
  tort touche trait traite trame tri trot tueur uni urne usé vain vaine val valse vanne vase veine velu verge verger
  vice vigne vil vile vis volet vote voter vouer zeste suis es sommes êtes sont étais était étaient fus fut fûmes
  furent étant soit sois sera serai serait ai as avons avez ont avais avait eus eut aie ait aura aurai vais vas va
  vont allé ira irai fais faites fis fit fera viens vient vins vint venu peux peut pu put pût pus puisse veut voulu
  veuille dois doit dut dus sais sait su sut sus sache dis dit dites vois voit vit vu verra prends prend prit met mis
  mit bu crois croit crut croît crû lu lut couru meurs meurt naît naquit vécu vécut tiens tient tins tint tenu pars
  sors dors dort sers sert mens ment ouvre offert offre couvert cueille bats bat perds perd perdu rends rend rendu
  vends vend vendu fonds fondu reçu reçoit reçut plu plaît plut pleut valu vaut vaux faut fallut fallu suit suivi rit
  ri conduit luit fuit fuis fui peint craint plaint cousu moulu tus tut assis acquis connu connut paru parut sied haï
  hait garce éclore frileux piton coter affreux abbé abîme abord absent accès accord accueil achat action adieu adroit
  affiche âge agenda agréable aigu aimant aîné ajout alarme album aliment allumé aloi ample antenne appel appui appât
  ardent argile armure arôme arracher aspect atout auberge audace aurore autant autel avare avouer axe azur badge
  bagarre baguette bâillon balance bambou bandit bannir barbu baril barreau barrer bât bâtard baume bavard béant bénir
  berceau berge berger besoin bible bidon bielle bison blâme blague bleuet bobine boiser boîtier bondir bordure bouée
  bouffe boum bourg bourse boxe brancard brèche bref bretelle brique broche bronze brouette brûlé bûche buffet buisson
  butin buveur cabane câble cabri cacao cachot cahute calcul camp canal canon canot cantine capot caprice carnet
  carreau carrière carton casque castor cavalier caverne cèdre cène cerceau cercueil cerne chacal chagrin chaîne
  chaire châle chaland chalet chandail chantier chapelle charbon chardon charge charme charrue chaudron chaume
  chaussée chèque chevreuil chic chiot chœur chope choucroute cible cigale cigare cigogne ciment cirage cirque clarté
  client cloche cloison cloître clown club cocon coffre cogner coiffe coing colis colle colombe colon colonne combat
  comble comète comique comité commode concert cône confier congé contour coquille corail corner cornet coteau
  couleuvre coupable courant courge courrier couvent crabe crachat crâne crapule craquer crème crêpe crête creuser
  crevette crinière croc croissant crotte culte culotte cultiver curieux cygne cylindre daim dard dattier débat debout
  débris décor défaut défi défilé dégât dégoût délai délice délit déluge démon dense dépit dépôt dessert dessein
  détour deuil devis devise diable dicter direct disque dizaine domaine dommage doré dossier doublure douceur dragon
  droite duel dupe durée duvet ébène écaille échange échelle écho écluse écorce écrou écume écurie édredon effort
  égard égout élan éloge émail émeute empire encens enclume endive enfer engin engrais ennui enquête ensemble envers
  envol épais épave épine épingle ère essai essaim essieu essor étable éteint étrier étui étude étuve évêque exact
  exil exploit faillir faisan faîte falaise fameux fange fanal fanfare fardeau farouche fatal faucon faucher faveur
  fêlé fermeté féroce fesse feutre fiable fiente fierté figer figure filtre fissure flair flanc flaque flèche flétrir
  flirt flocon flotte fluide foison foncer fonder foot forage forger format fossé fougère fouille fourbe fourche
  fourré foyer fraîche frêle frelon frêne fret friche frisson froisser fronde fumer fumet fumier fureur fuseau fusée
  futé futur gâcher gala galet galette galop gamine gamme garant garnir gaz gazelle gazon gelée gémir gêne gêner génie
  gibier gifle girouette gîte glacer glacier glaïeul gland globe gloire golfe gouffre goulot goulu gourde grâce
  graisse grappe gratin gratter graver gravier gré gredin greffe grêle grelot grille grillon grimper gronder grotte
  gué guenon guérite guet gueule gueux guichet guidon guise guitare haillon haleine hall halte hamac hameçon handicap
  hareng haras hardi hausse havre hériter héros hêtre heurter hocher homard hublot huée huître humain humeur humour
  hurler hymne idiot idole if igloo impôt indice indien infini injure inné insecte instant intime issue ivresse ivoire
  jadis jaguar jaillir jalon jaloux jante jarre jeton jeûne joindre jonc jongler joug jouir juif jupon jurer jury
  justice kiwi labeur labour lacet laïc laquais laque larve lasso laurier lavage lavande lécher lèpre levain levée
  levier levure liane lieue lilas limite limon lingot lionceau lippe liqueur livrer livret local logis loisir lopin
  losange loterie lotion loto louange louve lustre luth lutin luxe lyre macabre maillot malice malt manchot mandat
  manie manoir manque marais marbre marmotte marque masque massif matelot mater matière mâture maudire mauve mécanique
  mèche médaille mêlée mélodie mémoire menace ménage mendier menteur menthe mépris merci mérite mésange messe métal
  météo meuble meute mi miauler micro miette mignon milieu minet ministre miser misère mission mitaine modèle moelle
  mœurs moindre moisi moisson mollet moment monarque monstre montée moral morale morse motte moucher mouette mousse
  moutarde mouvement moyen moyeu mufle multiple muraille mûrir murmure muscle museau mutin mutuel myope myrte mythe
  naïf naissance natal nausée navet navette navrer néant nette neuve neutre neuvième niais nicher nœud nombril nommer
  nonne notion nougat nuance nuée nulle obéir objectif obscur octave odeur office oisif opéra opter orbite ordure
  orient origine ornière orphelin ortie osier otage oubli ouragan ourlet ouvrage ouvreuse ovale pacte pagaie païen
  pâlir palme palourde panda pâque parade pardon parfait parfum parole parure parvis passage passant passé passion
  pastille pâté patère patience patin pâtir pâtisserie patois pâture paume paupière pause pavé pavot paysage péage
  pédale peignoir pelage pelote pelouse peluche pencher perche perdrix perle permis perron perroquet perte pétale
  pétard peton pétrole peuplier phare phoque piano piéton pieuvre pieux pilier piller pilon piment pinceau pincer
  pinson pioche pique piqûre pirate pitié pivot planche planète plaque plastique plâtre pleine plomb plonger poète
  pogne poignée pointu poisse poitrail poivrer polir pollen pomper poney populaire porche portail porteur portion
  portrait posé poster potage poteau potence potier potion poupée pourpre pourtant poutre prairie pratique précieux
  prélat presse preuve prière primevère prodige projet prompt prône propos prouver prudent puiser puissant pulpe
  punaise purée putois puzzle pyjama python quart quartz quasi querelle quête quiche quille quitte quota rabais rabot
  racler radis rafale ramage ramper rançon rangée râpe râper rappel raquette rassis râteau ration ratisser ravir rayé
  rebelle rebord recel recoin record recours recul reculer réel refrain refuge regain régime règne relais relief
  relier remorque rempart remuer renne renom renvoi repaire repère repos reproche réseau résine retour rets réunion
  revanche rêveur réussite rhum riant rigide rigole rigoler rigueur rincer risque rival rôder rogner rôle rompu ronce
  ronger rosée roseau rosier rossignol rôtir rotule rouage rouille rouleau rouvrir royal ruban rubis ruche ruelle rusé
  rustre rythme sabot sacré safran sainte saison salir salive salut samba sanglot sangle sapeur sardine saumon sauvage
  sauver savant savourer scène sceau scorpion sculpter séance sèche sécher secouer secours secte seigle seigneur
  séjour semelle semence sentier sentinelle serein sergent série serin seringue serpe serrer servante seuil sève
  sévère sexe sieste sifflet signer silex sillage sillon sinus sirène situer slip smoking social socle soda soigneux
  solde solide solo sommet sondage songer sorcier sorcière sotte soudain souffre souhait soûl soulager soulever
  soupape soupçon source spectacle sphère stade statue strict studio stupide subir subtil suite sujet support sûre
  sûreté surface surgir surnom surplus survie svelte tabac tabou tacher talent taloche talus tambour tamis tank
  tanière tanner tapage tapir tapoter taquin tarif tarir tartine tâter taxi témoin tempe tempo tenace tenaille tendon
  tennis ténor terrain terrine têtard tétine têtu texte thème thèse thon thym tilleul timon tirade tirelire tisane
  tison toise tôle tombeau tonne toque torche torchon tordu torse total touffe toupet toupie tourbe tournée tournoi
  tracas tracer tract trahir traîne traîner traire traité trajet tranche trapu traquer travers trèfle trembler tribu
  tribut tribunal tricher trésor treuil tripe tripler trique trogne trombe trône trophée trotter trouble trousse truc
  truelle truffe truite tube tuile tulipe tumeur tunique tunnel turban turc tuteur tutu tyran union unique univers
  urgent usage usure vacarme vaccin vagabond vaincu vaisseau vaisselle valet valeur valider vallon vanille vanité
  vanter vapeur vautour velours vendange venin verdir vergue vérin vermine vernis verrou vertu verve verveine veston
  veto vexer viaduc vicaire victime vidéo vierge vieillir vigueur villa vilain violer violon vipère virage virus viser
  visible vision vison visite vitrail vitrine vivace vivant vivier vœu voici voilà volaille volcan volée volonté vrac
  vulgaire wagon yaourt yacht zèbre zèle zinc zone zoo`;
