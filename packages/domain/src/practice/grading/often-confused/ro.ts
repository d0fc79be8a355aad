/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  fată față fete fețe fata acasă afară albă anul aripă armă aproape ascuns astăzi atunci avea baie balcon barbă bărbat
  bătrân băiat bani bere bine bilet birou biserică blană bluză boală bolnav brânză brad braț bucată bunic bunică burtă
  cafea cald cale cameră camion capră caro carne carte cartof casă castel ceas ceață ceai cerc cerb ceapă cheie chip
  cinci cină câine câmp când cântec coadă coajă coborî cocoș codru colț copac copil corb corp cort creion crud cruce
  cuib cuțit culoare cumpăra cuvânt curat curte cutie deal deget departe deschis deșert dinte doamnă doctor domn dormi
  drept drum dulap dulce duminică după faptă fereastră ferma fiică fier film floare foame foarfecă foaie frate frică
  frig frumos frunte frunză fruct fund furtună fustă gard gară gheață ghid grad grădină grâu gras greu grup gunoi gură
  gust haină hotel iarbă iarnă iepure ieri inel inimă insulă iubire încă încet înalt lamă lampă lapte larg lână lângă
  lege legumă lemn lume lună lung luptă lumină lucru luni mamă mare mașină masă mărunt mână mâncare miere mijloc mină
  minge mireasă moară moarte morcov mult munte muncă negru nevastă noapte nord nucă nume nuntă ochi oală oaie oameni
  oraș orez pace pachet palat pantof pară parc parte pasăre patru pădure pahar pâine până pește peste piatră piață
  picior pisică plajă plată plin ploaie poartă poză porc port poștă praf preț prieten prânz puțin punte pungă rață rece
  repede rege roată rochie roșie roșu rugă salată sală sare scară scaun scrie scump sear seară secol semn sete seră
  sfânt singur slab soare soră sora somn spate sper spital stea sticlă stradă strâns struguri suflet șapte șarpe școală
  șold știu tată tare târziu temă timp toamnă tort trei tren trup țară umăr umbră unghie uscat ușor vacă vale vânt vară
  veche vechi vecin verde vină viață vioară voce vreme vulpe zahăr zăpadă zece
`;
