/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  tuli tuuli tulli kuka kukka muta mutta muuta tapaan tapan takka taka kansa kanssa lakki laki matto mato tule tulee
  aamu aika aina aita alku appi asia auto avain edes edessä eilen elää elämä enemmän ensin erilainen etelä haava halli
  hallita hallitus hame hana hattu hauska hetki hidas hihna hiiri hiki hinta hissi hiukan hius hoitaa housut huomata
  huomenna huone huono hylly hyppy hypätä hyvä ihana ihme ihminen illalla ilma ilman ilta isku isoisä istua itse itää
  jalka jano joka jokin joku jono joulu joutua juhla juna juoda juoma juosta juusto jälki jäädä kaali kaasu kaataa
  kahdeksan kahvi kaikki kala kalja kalju kallio kallis kana kannu kansi kanta kantaa kappa kapea karhu kartta kasa
  kasvaa kasvi kasvo katu katto katsoa katua kauan kaula kauppa kausi kehitys kehto keino keittiö keitto kello kenkä
  kerho kerran kerros kerto kertoa kesto kesä kesäkuu kevyt kevät kieli kiinni kiire kiittää kiitos kilpa kirja kirje
  kirjo kirkas kirkko kissa kisa kivi koira koivu kolme koko kokki kone korko korva kori koska koskea kosto koti kova
  kuin kuinka kulma kulkea kulta kumi kunnes kunto kuola kuolla kuppi kurkku kurki kutsu kutsua kuuma kuusi kuva kylki
  kylmä kylpy kylä kypsä kysyä käsi kävellä käydä laiva laina laita lanka lapio lapsi lasi laskea laulaa laulu lause
  lava lehmä lehti leipä lelu lento lepo leuka levy liha liika liivi lika linja linna lintu loma lomake loppu luku lukea
  lukko lumi luokka luola luona luulla luut luvata lyhyt lyödä lähde lähes lähteä lämmin länsi maata maali maito makea
  maku marja massa matka mela melko meri metsä mieli mies miksi milloin missä mitä muki muna muoti muovi museo musta
  muuri myydä myös myöhä mylly märkä naapuri naama naula nainen nalle neljä nenä neula niellä niemi niska nopea nuha
  nukke nukkua nuori nuora näkö nälkä nähdä nätti odottaa ohje ohra oikea olla olut omena opas oppi osata ostaa otsa
  paha paikka paino paita pala palaa palo palvelu panna pappi parta parti paras pari pata pelko pelto pelata peli perhe
  perse pesä piha pieni pilvi pino pitkä pitää poika poikki polku polvi posti poski puhdas puhua pula pulla punainen
  puoli puro puhe puuro pyytää pyörä pyöreä päivä pöytä raha raja rakas rakentaa ranta rauha rauta retki reuna riisi
  rikas ripa rinta rivi rotta ruoka ruoho runo ruma ruusu ruuvi saada saari saapas sade sahata saippua sakset salaatti
  salama sama sana sanka sanoa satama sataa sauna seinä seistä seitsemän sielu sieni siili siipi silmä silta sininen
  sisar sisko sisä sisu sivu sokeri sota sormi suku sukka suola suora suomi suru sukat susi suuri suutari sydän sylki
  syksy syödä sänky sääski taas taata taivas takana takki talo talvi tanssi tapa tapaus tarha tarina tarjota tasku tauko
  taulu tavara tehdä tehdas tela teltta terve tiede tieto tikka tila tili toinen toivo torni tori tosi tuki tukka tumma
  tunne tunti tuoda tuoli tuoppi tuore turha turkki tuska tuttu tyttö tyhjä täti täysi täällä uida usein uskoa uusi vaan
  vain vaara vaaka vahva vaihe vaimo vaja vala valo vanha vapaa vara varas varis varma vasen vasta vastaan vati vatsa
  vauva velka veli vene vesi veri veto viedä vieras vihko viha viini viisi viiva vika villa viina virta voida voima
  vuori vuosi vuoro väri väli väsynyt yksi ystävä äiti ääni
`;
