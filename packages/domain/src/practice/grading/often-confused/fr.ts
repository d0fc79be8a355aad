/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
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
  haut herbe heure hier hiver homme hôte hôtel huile huit ici île jambe jambon jaune jeu jeune joie joue jouer jouet
  jupe jus lac laid lait laine lampe lapin large larme lave laver léger lent lettre lever lèvre libre lire livre lit
  litre loi loin long lourd lune lundi main maire mairie mai mais maïs mal mâle malle mari mars marcher matin maison
  raison méchant mère mer père terre mettre midi miel mois moins moi mot moto mou mort mouche mouchoir mur mûr nager
  neige neuf nez noir nom non nord note nous nu nuage nuit nul œil œuf oie ongle oncle onze or ordre oreille os ou où
  oui ours page plage paie paix pantalon par part parler patte pâte pays peau pêche pêcher péché peine penser percer
  perdre peuple pied pierre pire place glace plafond plaire plan plat plein pleurer pluie plume plus poche poids poil
  poire poivre poli pomme pompe pont port porte poste pot pouce poule poulet poudre pour pouvoir pré près prix pris
  prendre prêt quai quand quatre que qui queue quinze racine rat riz rire rive robe roi roue rouge route rue sable sac
  sain saint sale salle salon sang sans saut seau sel selle sept sérieux seul siècle siège soie soif soir sœur sueur
  sol sommeil soleil son sort sortir souci sous sou sourd sourire souris sud sucre sur sûr table tache tâche tante
  tard tasse tas taupe temps tente tenir tête tiers tigre tirer toi toit ton tôt tour tous tout trop trou trouver type
  vache vague vaste veau verre vers vert ver veste vide vie vieux ville vin vingt vite voile voir voix vol vouloir
  vous vrai vue yeux zéro
  vieille veille veux vieux veuf
`;
