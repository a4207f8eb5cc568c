// biome-ignore-all format: lists of words read better in rows
/** What people look for by a word of its own: places of some fun types, or called so, in any of the guide's languages. */
export interface Kind {
  /** Slugs; empty for what only its name tells. */
  funTypes: readonly string[]
  /** What people type, with commas between. */
  words: string
  /** With what a word of such a place's name begins, of whatever type it is. */
  called?: string
}

export const kinds: readonly Kind[] = [
  {
    funTypes: ['zoo'],
    words: 'zoo, zoos, zoopark, animal park, wildlife park, safari, safari park, petting zoo, tiergarten, tierpark, tierparks, wildpark, streichelzoo, tiergehege, parc zoologique, parc animalier, jardin zoologique, dierentuin, dierenpark, dierentuinen, зоопарк, зоологическа градина, зоо, zoološki vrt, zoološki, zoologická zahrada, zoologická, zoologisk have, dyrepark, dyreparken, dyrehave, eläintarha, eläinpuisto, djurpark, djurparken, ζωολογικός κήπος, ζωολογικό πάρκο, ζωολογικός, állatkert, állatkertek, állatpark, vadaspark, zú, gairdín na n-ainmhithe, zoologico, giardino zoologico, bioparco, parco faunistico, dyrehage, dyrehagen, ogród zoologiczny, jardim zoológico, parque zoológico, grădina zoologică, grădină zoologică, parc zoològic, zoologikoa, zoologischer garten',
  },
  {
    funTypes: ['aquarium'],
    words: 'aquarium, aquariums, sea life, sealife, oceanarium, acquario, acuario, aquário, aquari, oceanário, аквариум, океанариум, akvarij, akvárium, akvarium, akvariet, akvaario, ενυδρείο, uisceadán, akwarium, acvariu, acvariul, akuarioa, oceanogràfic, oceanográfico',
  },
  {
    funTypes: ['museum'],
    words: 'museum, museums, museen, musée, musées, musea, museo, musei, museos, museu, museus, muzeum, muzea, muzeul, muzeu, muzee, museet, museer, múzeum, múzeumok, μουσείο, μουσεία, музей, музеи, muzej, muzeji, músaem, museoa, museot, kindermuseum, children museum, childrens museum',
  },
  {
    funTypes: ['museum', 'entertainment'],
    words: 'planetarium, planetárium, planétarium, planetario, planetário, планетариум, planetarij, planetaario, planetariet, πλανητάριο, pláinéadlann, planetariu, planetari, planetarioa, observatory, sternwarte, hvězdárna',
    called: 'planet, планет, πλανητ, sternwart, hvezdarn, csillag, pleanead',
  },
  {
    funTypes: ['museum'],
    words: 'science, sciences, science museum, science centre, science center, technology, technikmuseum, technik, wissenschaft, technisches museum, musée des sciences, cité des sciences, wetenschapsmuseum, wetenschap, научен център, музей на науката, muzej znanosti, vědecké centrum, technické muzeum, science centrum, videnskab, tiedekeskus, tekniska museet, vetenskap, μουσείο επιστημών, tudományos, csodák palotája, museo della scienza, scienza, vitensenter, vitenskap, teknisk museum, centrum nauki, muzeum techniki, nauka, centro ciência viva, museu da ciência, ciência, muzeul științei, museo de la ciencia, museo de ciencias, museo de las ciencias, ciencia, museu de la ciència',
    called: 'scien, scienz, cienc, wissen, tech, tekn, vite, vida, nauk, tiede, experiment, cosmo, znan, vedec',
  },
  {
    funTypes: ['theme_park'],
    words: 'theme park, theme parks, amusement park, amusement parks, fun park, funfair, fun fair, roller coaster, roller coasters, freizeitpark, freizeitparks, vergnügungspark, erlebnispark, parc d’attractions, parcs d’attractions, parc de loisirs, parc à thème, pretpark, pretparken, attractiepark, увеселителен парк, лунапарк, zabavni park, zábavní park, zábavný park, forlystelsespark, forlystelsesparker, sommerland, huvipuisto, huvipuistot, nöjespark, nöjesparker, nöjesfält, λούνα παρκ, θεματικό πάρκο, vidámpark, élménypark, páirc siamsaíochta, parco divertimenti, parco dei divertimenti, parco di divertimenti, parchi divertimento, parco a tema, luna park, fornøyelsespark, fornøyelsesparker, park rozrywki, parki rozrywki, lunapark, wesołe miasteczko, parque de diversões, parque temático, parque de diversiones, parc de distracții, parque de atracciones, parques de atracciones, parc d’atraccions, jolas parkea',
  },
  {
    funTypes: ['waterpark'],
    words: 'water park, water parks, waterpark, waterparks, aquapark, aqua park, akvapark, splash park, water slides, erlebnisbad, spaßbad, wasserpark, freizeitbad, therme, thermen, thermes, terme, termy, termas, wasserrutschen, parc aquatique, parcs aquatiques, centre aquatique, zwemparadijs, subtropisch zwembad, аквапарк, vodeni park, badeland, vandland, vesipuisto, kylpylä, vattenpark, äventyrsbad, badland, vattenland, υδροπάρκο, υδάτινο πάρκο, νεροτσουλήθρες, élményfürdő, vízipark, csúszdapark, páirc uisce, parco acquatico, parchi acquatici, acquapark, park wodny, parki wodne, parque aquático, parques aquáticos, parc acvatic, parque acuático, parques acuáticos, parc aquàtic, ur parkea',
  },
  {
    funTypes: ['waterpark'],
    words: 'swimming, swimming pool, swimming pools, swim, pool, pools, schwimmbad, schwimmbäder, schwimmen, freibad, hallenbad, baden, piscine, piscines, baignade, zwembad, zwembaden, zwemmen, басейн, басейни, плуване, bazen, bazeni, plivanje, kupanje, bazén, bazény, koupaliště, koupání, plavání, svømmehal, svømmebad, svømning, uimahalli, uimahallit, uimaranta, uinti, simhall, badhus, simning, κολυμβητήριο, πισίνα, πισίνες, κολύμπι, uszoda, strandfürdő, fürdő, strand, linn snámha, snámh, piscina, nuoto, svømmehall, basseng, svømming, basen, baseny, pływalnia, piscinas, natação, piscină, ștrand, înot, natación, igerilekua',
    called: 'pool, bad, bade, schwimm, freibad, piscin, zwembad, swimm, strand, beach, plage, praia, playa, platja, plaj, plaza, spiaggia, uima, simhall, svomm, basen, bazen, koupal, furdo, uszoda, παραλια, плаж, басейн',
  },
  {
    funTypes: ['playground'],
    words: 'playground, playgrounds, play area, play park, indoor playground, soft play, indoor play, spielplatz, spielplätze, abenteuerspielplatz, indoorspielplatz, hallenspielplatz, aire de jeux, aires de jeux, plaine de jeux, speeltuin, speeltuinen, speelplaats, speelparadijs, детска площадка, детски площадки, площадка, igralište, igrališta, dječje igralište, igraonica, hřiště, dětské hřiště, dětská hřiště, dětský koutek, legeplads, legepladser, legeland, leikkipuisto, leikkipuistot, leikkikenttä, sisäleikkipuisto, lekplats, lekplatser, lekpark, lekland, παιδική χαρά, παιδικές χαρές, παιδότοπος, játszótér, játszóterek, játszóház, clós súgartha, parco giochi, parchi giochi, area giochi, lekeplass, lekeplasser, lekeland, plac zabaw, place zabaw, sala zabaw, parque infantil, parques infantiles, parques infantis, loc de joacă, locuri de joacă, zona de juegos, parc infantil, haur parkea',
  },
  {
    funTypes: ['outdoor'],
    words: 'park, parks, parc, parcs, parco, parchi, parque, parques, parken, parker, parku, parki, puisto, puistot, páirc, πάρκο, πάρκα, парк, паркове, parcul, nature, natur, nature park, national park, nationalpark, outdoor, outdoors, hiking, hike, walk, walks, wandern, wanderung, wanderweg, randonnée, randonnées, balade, natuur, wandelen, wandeling, природа, разходка, izlet, priroda, výlet, výlety, příroda, gåtur, skov, luonto, retkeily, skog, vandring, φύση, πεζοπορία, kirándulás, túra, natura, escursione, escursioni, passeggiata, tur, turer, fottur, szlak, spacer, przyroda, natureza, caminhada, trilho, natură, drumeție, naturaleza, senderismo, excursion, excursión',
  },
  {
    funTypes: ['entertainment'],
    words: 'entertainment, show, shows, cinema, cinemas, kino, cinéma, bioscoop, кино, biograf, elokuvateatteri, bio, σινεμά, mozi, pictiúrlann, cine, kina, theatre, theater, théâtre, teater, teatteri, teatr, teatro, teatru, teatrul, divadlo, kazalište, színház, θέατρο, театър, amharclann, puppet theatre, puppet show, puppentheater, marionnettes, théâtre de marionnettes, poppentheater, куклен театър, lutkarsko kazalište, loutkové divadlo, dukketeater, nukketeatteri, dockteater, κουκλοθέατρο, bábszínház, burattini, teatr lalek, marionetas, teatru de păpuși, títeres, circus, zirkus, cirque, cirkus, sirkus, cirkusz, circo, cyrk, circ, цирк, τσίρκο, bowling, minigolf, mini golf, miniature golf, crazy golf',
  },
  {
    funTypes: ['sport_activities'],
    words: 'sport, sports, skiing, ski, skate park, skatepark, zip line, zipline, skifahren, спорт, ски, lyžování, laskettelu, skidor, σκι, síelés, sci, skianlegg, narty, schi, esquí',
  },
  {
    funTypes: ['sport_activities'],
    words: 'ice rink, ice skating, skating, eisbahn, eislaufen, eishalle, schlittschuhlaufen, patinoire, schaatsbaan, schaatsen, ледена пързалка, пързалка, klizalište, klizanje, bruslení, kluziště, skøjtebane, skøjter, luistelu, jäähalli, isbana, ishall, skridskor, παγοδρόμιο, korcsolyapálya, korcsolya, pattinaggio, pista di pattinaggio, skøyter, skøytebane, lodowisko, łyżwy, patinagem, pista de gelo, patinoar, pista de hielo, patinaje, pista de gel, izotz pista',
    called: 'ice, eis, eisl, eisbahn, eissport, jaa, jaahall, isban, ishall, ijs, ijssport, schaats, patin, klizal, brusl, kluzist, zimn, skojt, skoyt, skridsk, korcs, jegp, lodow, ghiaccio, hielo, gelo, gheat, пързалк, παγοδρομ',
  },
  {
    funTypes: ['sport_activities'],
    words: 'climbing, climbing hall, climbing park, high ropes, klettern, kletterhalle, kletterpark, hochseilgarten, escalade, accrobranche, klimbos, klimmen, klimhal, катерене, penjanje, lezení, lezecká stěna, lanové centrum, klatring, klatrepark, kiipeily, klättring, αναρρίχηση, mászófal, kalandpark, arrampicata, parco avventura, wspinaczka, park linowy, escalada, escaladă, parc aventura, trampoline, trampoline park, trampolines, trampolinpark, jump park',
    called: 'climb, kletter, boulder, rope, seil, hochseil, waldseil, escalad, accro, klim, klimbos, катер, penj, lezec, lezen, lanov, klatr, kiipe, klattr, αναρρ, masz, kaland, arramp, avventur, aventur, adventure, wspin, linow, trampol, jump, flowpark',
  },
  {
    funTypes: [],
    words: 'beach, beaches, strand, strände, plage, plages, stranden, плаж, плажове, plaža, plaže, pláž, pláže, badestrand, uimaranta, hiekkaranta, παραλία, παραλίες, trá, spiaggia, spiagge, plaża, plaże, praia, praias, plajă, plaja, plaje, playa, playas, platja, platges, hondartza',
    called: 'beach, strand, plage, plaz, praia, playa, plaj, platj, spiagg, lido, ranta, παραλι, плаж',
  },
  {
    funTypes: [],
    words: 'castle, castles, fortress, palace, schloss, schlösser, burg, burgen, festung, château, châteaux, forteresse, kasteel, kastelen, замък, крепост, замъци, dvorac, dvorci, tvrđava, hrad, hrady, zámek, zámky, slot, slotte, borg, fæstning, linna, linnat, slott, fästning, κάστρο, κάστρα, φρούριο, vár, várak, kastély, caisleán, castello, castelli, rocca, fortezza, festning, zamek, zamki, twierdza, castelo, castelos, fortaleza, castel, castelul, castele, cetate, cetatea, castillo, castillos, alcázar, castell, castells, gaztelua',
    called: 'castle, fort, palac, palat, schlo, burg, festung, chateau, kasteel, замък, крепост, dvor, tvrd, hrad, zamek, zamk, zamc, slot, borg, linna, linnan, καστρ, φρουρ, var, kastely, castel, rocca, castil, alcaz, cetat, gravensteen',
  },
  {
    funTypes: [],
    words: 'cave, caves, höhle, höhlen, grotte, grottes, grot, grotten, пещера, пещери, špilja, špilje, jama, jeskyně, luola, grottor, σπήλαιο, σπηλιά, σπήλαια, barlang, barlangok, uaimh, grotta, jaskinia, jaskinie, gruta, grutas, peștera, peșteră, peșteri, cueva, cuevas, cova, coves',
    called: 'cave, cavern, hohl, grott, grot, пещ, spilj, jama, jeskyn, luola, σπηλ, barlang, jaskin, grut, pester, cuev, cova, coves',
  },
  {
    funTypes: [],
    words: 'mine, mines, salt mine, salt mines, silver mine, bergwerk, bergwerke, salzbergwerk, silberbergwerk, schaubergwerk, mine de sel, mines de sel, zoutmijn, mijn, солна мина, мина, рудник, rudnik, rudnik soli, důl, doly, solný důl, saltmine, minegang, kaivos, suolakaivos, gruva, gruvor, saltgruva, ορυχείο, αλατωρυχείο, bánya, sóbánya, mianach, miniera, miniere, miniera di sale, gruve, saltgruve, kopalnia, kopalnia soli, kopalnie, mina, minas, mina de sal, mină, salină, salina, saline, meatze',
    called: 'mine, mines, mining, bergwerk, silberberg, salzberg, salzwelt, kopaln, salin, mina, minas, miniera, gruv, kaivos, banya, mijn, rudnik, dul',
  },
  {
    funTypes: [],
    words: 'farm, farms, bauernhof, ferme, fermes, ferme pédagogique, boerderij, kinderboerderij, ферма, farma, seosko imanje, statek, bondegård, besøgsgård, maatila, kotieläinpiha, bondgård, φάρμα, feirm, fattoria, fattorie, gård, gospodarstwo, quinta pedagógica, fermă, granja, granja escuela, baserria',
    called: 'farm, bauern, ferme, boerderij, ферма, bondeg, bondgard, besogsgard, gardspark, fattor, quinta, granja',
  },
  {
    funTypes: [],
    words: 'train, trains, railway, steam train, train museum, eisenbahn, dampfzug, museumsbahn, petit train, train touristique, trein, treinen, stoomtrein, влак, влакче, vlak, vláček, mašinka, tog, veterantog, juna, höyryjuna, tåg, ångtåg, τρένο, vonat, kisvonat, kisvasút, traein, treno, trenino, pociąg, kolejka, kolejnictwa, kolejnictwo, kolei, comboio, comboios, tren, trenuleț, mocănița, tren turístico',
    called: 'train, rail, bahn, eisenbahn, trein, spoor, влак, vlak, zelez, jernban, rautat, tag, vasut, treno, ferrov, ferroc, kolej, combo, tren, tram',
  },
  {
    funTypes: [],
    words: 'dinosaur, dinosaurs, dino, dinos, dinosaurier, dinopark, dinosaure, dinosaures, dinosaurus, dinosauriërs, динозавър, динозаври, динопарк, dinosaur park, dinosauři, dinosauri, dinosaurukset, dinosaurier, δεινόσαυρος, δεινόσαυροι, dinoszaurusz, dineasár, dinosauro, dinozaury, dinozaur, dinossauro, dinossauros, dinozaur, dinozauri, dinosaurio, dinosaurios',
    called: 'dino, дино, δεινοσ',
  },
  {
    funTypes: [],
    words: 'botanical garden, botanical gardens, botanic garden, botanischer garten, jardin botanique, botanische tuin, ботаническа градина, botanički vrt, botanická zahrada, botanisk have, kasvitieteellinen puutarha, botaniska trädgården, βοτανικός κήπος, botanikus kert, orto botanico, botanisk hage, ogród botaniczny, jardim botânico, grădina botanică, jardín botánico, jardí botànic',
    called: 'botan, orto, palmen, ботан',
  },
]

/** Words that say nothing of what is looked for. */
export const smallWords =
  'in, at, near, nearby, by, con, plan, planes, the, of, for, with, and, to, on, from, around, close, kids, kid, child, children, childrens, family, families, things, do, activities, activity, attractions, attraction, best, top, fun, day, trip, out, place, places, what, where, im, am, an, bei, nahe, nähe, der, die, das, dem, den, des, für, mit, kinder, kindern, kind, familie, familien, und, zu, zum, zur, von, vom, um, ausflug, ausflüge, ausflugsziele, aktivitäten, à, a, au, aux, de, du, la, le, les, en, près, proche, autour, enfants, enfant, famille, avec, pour, d, l, et, activités, sorties, que, faire, te, bij, nabij, voor, met, kinderen, het, een, van, buurt, uitje, uitjes, в, във, до, край, близо, за, деца, дете, децата, с, на, около, и, u, kod, blizu, djecu, djeca, djecom, s, pored, i, v, ve, pro, děti, dětmi, blízko, poblíž, okolí, na, z, ze, ved, nær, børn, med, til, og, for, lähellä, lapsille, lapset, lasten, kanssa, ja, nära, för, barn, vid, och, på, σε, στην, στο, στη, στον, στα, κοντά, για, παιδιά, με, και, της, του, των, η, ο, το, τα, közelében, közel, gyerekeknek, gyerekekkel, gyerek, az, és, aice, le, páistí, do, le haghaidh, vicino, di, per, con, bambini, della, dello, delle, dei, del, il, lo, al, da, nel, cosa, hos, w, we, koło, blisko, dla, dzieci, dziećmi, okolice, atrakcje, em, perto, para, com, crianças, dos, das, no, o, e, fazer, în, lângă, aproape, pentru, copii, cu, din, atrakce, cerca, niños, el, los, las, y, hacer, qué, prop, nens, amb, per, a la'
