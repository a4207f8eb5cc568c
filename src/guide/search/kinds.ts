// biome-ignore-all format: lists of words read better in rows
/** What people look for by a word of its own: places of some fun types, or called so, in any of the guide's languages. */
export interface Kind {
  /** Slugs; empty for what only its name tells. */
  funTypes: readonly string[]
  /** What people type, with commas between. */
  words: string
  /** With what a word of such a place's name begins, of whatever type it is. */
  called?: string
  /** Drawings that are true of such a place, with commas between: what it is says more than what it is called. */
  drawn?: string
  /**
   * English words, with commas between, with which a description says that a place has it, in whatever language it is looked for: a
   * trampoline, but no castle, which may be what it lies below.
   */
  told?: string
}

export const kinds: readonly Kind[] = [
  {
    funTypes: ['zoo'],
    words: 'zoo, zoos, zoopark, animal park, wildlife park, safari, safari park, tiergarten, tierpark, tierparks, wildpark, tiergehege, parc zoologique, parc animalier, jardin zoologique, dierentuin, dierenpark, dierentuinen, зоопарк, зоологическа градина, зоо, zoološki vrt, zoološki, zoologická zahrada, zoologická, zoologisk have, dyrepark, dyreparken, dyrehave, eläintarha, eläinpuisto, djurpark, djurparken, ζωολογικός κήπος, ζωολογικό πάρκο, ζωολογικός, állatkert, állatkertek, állatpark, vadaspark, zú, gairdín na n-ainmhithe, zoologico, giardino zoologico, bioparco, parco faunistico, dyrehage, dyrehagen, ogród zoologiczny, jardim zoológico, parque zoológico, grădina zoologică, grădină zoologică, parc zoològic, zoologikoa, zoologischer garten, animals, animal, tiere, animaux, dieren, animali, animales, animais, zwierzęta, zvířata, životinje, djur, eläimet, állatok, животни, ζώα',
  },
  {
    funTypes: ['aquarium'],
    words: 'aquarium, aquariums, sea life, sealife, oceanarium, acquario, acuario, aquário, aquari, oceanário, аквариум, океанариум, akvarij, akvárium, akvarium, akvariet, akvaario, ενυδρείο, uisceadán, akwarium, acvariu, acvariul, akuarioa, oceanogràfic, oceanográfico, fish, fishes, fische, poissons, vissen, pesci, peces, peixes, ryby, ribe, kalat, fiskar, halak, pești, риби, ψάρια',
  },
  {
    funTypes: ['museum'],
    words: 'museum, museums, museen, musée, musées, musea, museo, musei, museos, museu, museus, muzeum, muzea, muzeul, muzeu, muzee, museet, museer, múzeum, múzeumok, μουσείο, μουσεία, музей, музеи, muzej, muzeji, músaem, museoa, museot, kindermuseum, children museum, childrens museum, art museum, art gallery, gallery, kunstmuseum, galleria, galería, galeria',
  },
  {
    funTypes: ['museum', 'entertainment'],
    words: 'planetarium, planetárium, planétarium, planetario, planetário, планетариум, planetarij, planetaario, planetariet, πλανητάριο, pláinéadlann, planetariu, planetari, planetarioa, observatory, sternwarte, hvězdárna, space, stars, weltraum, sterne, étoiles, ruimtevaart, stelle, espacio, estrellas, estrelas, kosmos, gwiazdy, vesmír, hvězdy, svemir, zvijezde, stjerner, avaruus, rymden, csillagok, stele, космос, звезди, διάστημα, άστρα',
    called: 'planet, планет, πλανητ, sternwart, hvezdarn, csillag, pleanead, observ, astro',
    drawn: 'museum-planetarium, museum-rocket',
    told: 'planetarium, observatory, night sky, rocket',
  },
  {
    funTypes: ['museum'],
    words: 'science, sciences, science museum, science centre, science center, technology, technikmuseum, technik, wissenschaft, technisches museum, musée des sciences, cité des sciences, wetenschapsmuseum, wetenschap, научен център, музей на науката, muzej znanosti, vědecké centrum, technické muzeum, science centrum, videnskab, tiedekeskus, tekniska museet, vetenskap, μουσείο επιστημών, tudományos, csodák palotája, museo della scienza, scienza, vitensenter, vitenskap, teknisk museum, centrum nauki, muzeum techniki, nauka, centro ciência viva, museu da ciência, ciência, muzeul științei, museo de la ciencia, museo de ciencias, museo de las ciencias, ciencia, museu de la ciència',
    called: 'scien, scienz, cienc, wissen, tech, tekn, vite, vida, nauk, tiede, experiment, cosmo, znan, vedec',
    drawn: 'museum-science, museum-robot',
  },
  {
    funTypes: ['theme_park'],
    words: 'theme park, theme parks, amusement park, amusement parks, fun park, funfair, fun fair, roller coaster, roller coasters, freizeitpark, freizeitparks, vergnügungspark, erlebnispark, parc d’attractions, parcs d’attractions, parc de loisirs, parc à thème, pretpark, pretparken, attractiepark, увеселителен парк, лунапарк, zabavni park, zábavní park, zábavný park, forlystelsespark, forlystelsesparker, sommerland, huvipuisto, huvipuistot, nöjespark, nöjesparker, nöjesfält, λούνα παρκ, θεματικό πάρκο, vidámpark, élménypark, páirc siamsaíochta, parco divertimenti, parco dei divertimenti, parco di divertimenti, parchi divertimento, parco a tema, luna park, fornøyelsespark, fornøyelsesparker, park rozrywki, parki rozrywki, lunapark, wesołe miasteczko, parque de diversões, parque temático, parque de diversiones, parc de distracții, parque de atracciones, parques de atracciones, parc d’atraccions, jolas parkea, rides, fairground, kirmes, fête foraine, kermis, attraction park, attractions park, parque de ocio',
  },
  {
    funTypes: ['waterpark'],
    words: 'water park, water parks, waterpark, waterparks, aquapark, aqua park, akvapark, water slides, erlebnisbad, spaßbad, wasserpark, freizeitbad, therme, thermen, thermes, terme, termy, termas, wasserrutschen, parc aquatique, parcs aquatiques, centre aquatique, zwemparadijs, subtropisch zwembad, аквапарк, vodeni park, badeland, vandland, vesipuisto, kylpylä, vattenpark, äventyrsbad, badland, vattenland, υδροπάρκο, υδάτινο πάρκο, νεροτσουλήθρες, élményfürdő, vízipark, csúszdapark, páirc uisce, parco acquatico, parchi acquatici, acquapark, park wodny, parki wodne, parque aquático, parques aquáticos, parc acvatic, parque acuático, parques acuáticos, parc aquàtic, ur parkea, thermal bath, thermal baths, thermalbad',
  },
  {
    funTypes: ['waterpark'],
    words: 'swimming, swimming pool, swimming pools, swim, pool, pools, schwimmbad, schwimmbäder, schwimmen, freibad, hallenbad, baden, piscine, piscines, baignade, zwembad, zwembaden, zwemmen, басейн, басейни, плуване, bazen, bazeni, plivanje, kupanje, bazén, bazény, koupaliště, koupání, plavání, svømmehal, svømmebad, svømning, uimahalli, uimahallit, uimaranta, uinti, simhall, badhus, simning, κολυμβητήριο, πισίνα, πισίνες, κολύμπι, uszoda, strandfürdő, fürdő, strand, linn snámha, snámh, piscina, nuoto, svømmehall, basseng, svømming, basen, baseny, pływalnia, piscinas, natação, piscină, ștrand, înot, natación, igerilekua, lido, baths, strandbad, badeanstalt, bathing, kąpielisko, kąpieliska, kąpiel, badeplats, badested, badeplass, badesø, uimapaikka, swimming lake, badesee, plan d’eau, balneario, zona balnear, praia fluvial, recreatieplas, koupání v přírodě, kupalište, къпане, μπάνιο',
    called: 'pool, bad, bade, schwimm, freibad, piscin, zwembad, swimm, strand, beach, plage, praia, playa, platja, plaj, plaza, spiaggia, uima, simhall, svomm, basen, bazen, koupal, furdo, uszoda, παραλια, плаж, басейн',
  },
  {
    funTypes: ['playground'],
    words: 'playground, playgrounds, play area, play park, spielplatz, spielplätze, abenteuerspielplatz, aire de jeux, aires de jeux, plaine de jeux, speeltuin, speeltuinen, speelplaats, детска площадка, детски площадки, площадка, igralište, igrališta, dječje igralište, hřiště, dětské hřiště, dětská hřiště, legeplads, legepladser, leikkipuisto, leikkipuistot, leikkikenttä, lekplats, lekplatser, lekpark, παιδική χαρά, παιδικές χαρές, játszótér, játszóterek, clós súgartha, parco giochi, parchi giochi, area giochi, lekeplass, lekeplasser, plac zabaw, place zabaw, parque infantil, parques infantiles, parques infantis, loc de joacă, locuri de joacă, zona de juegos, parc infantil, haur parkea, adventure playground, natural playground, waldspielplatz, speelbos, площадки, игрална площадка, игрални площадки, детска игрална площадка',
  },
  {
    funTypes: ['outdoor'],
    words: 'park, parks, parc, parcs, parco, parchi, parque, parques, parken, parker, parku, parki, puisto, puistot, páirc, πάρκο, πάρκα, парк, паркове, parcul, nature, natur, nature park, national park, nationalpark, outdoor, outdoors, hiking, hike, walk, walks, wandern, wanderung, wanderweg, randonnée, randonnées, balade, natuur, wandelen, wandeling, природа, разходка, izlet, priroda, výlet, výlety, příroda, gåtur, skov, luonto, retkeily, skog, vandring, φύση, πεζοπορία, kirándulás, túra, natura, escursione, escursioni, passeggiata, tur, turer, fottur, szlak, spacer, przyroda, natureza, caminhada, trilho, natură, drumeție, naturaleza, senderismo, excursion, excursión, forest, forests, wald, wälder, forêt, bosco, bosque, šuma, metsä, erdő, pădure, δάσος, garden, gardens, garten, gärten, jardin, jardins, tuin, tuinen, giardino, giardini, jardín, jardines, jardim, ogród, ogrody, zahrada, zahrady, puutarha, trädgård, kert, kertek, grădină, grădina, градина, κήπος',
  },
  {
    funTypes: ['entertainment'],
    words: 'entertainment, show, shows',
  },
  {
    funTypes: ['entertainment'],
    words: 'cinema, cinemas, kino, cinéma, bioscoop, кино, biograf, elokuvateatteri, bio, σινεμά, mozi, pictiúrlann, cine, kina',
    called: 'cinema, kino, bioscoop, кино, σινεμα, mozi, cine, imax',
    drawn: 'entertainment-cinema',
    told: 'cinema, IMAX',
  },
  {
    funTypes: ['entertainment'],
    words: 'theatre, theater, théâtre, teater, teatteri, teatr, teatro, teatru, teatrul, divadlo, kazalište, színház, θέατρο, театър, amharclann',
    called: 'theatr, theater, teat, divadl, kazalist, szinhaz, θεατρ, театър',
    drawn: 'entertainment-curtain, entertainment-puppets',
  },
  {
    funTypes: ['entertainment'],
    words: 'circus, zirkus, cirque, cirkus, sirkus, cirkusz, circo, cyrk, circ, цирк, τσίρκο',
    called: 'circus, zirkus, cirque, cirkus, sirkus, circo, cyrk, circ, цирк, τσιρκο',
    drawn: 'entertainment-circus',
    told: 'circus',
  },
  {
    funTypes: ['sport_activities'],
    words: 'sport, sports, спорт',
  },
  {
    funTypes: ['sport_activities'],
    words: 'zip line, zip lines, zipline, ziplines',
    called: 'zip, ziplin',
    drawn: 'playground-zip-line',
    told: 'zip line, zipline, zip wire',
  },
  {
    funTypes: ['sport_activities'],
    words: 'skate park, skate parks, skatepark, skateparks, skateboarding',
    called: 'skate',
    drawn: 'sport_activities-skatepark',
    told: 'skate park, skatepark, skate bowl, skate ramps',
  },
  {
    funTypes: ['sport_activities'],
    words: 'ice rink, ice skating, skating, eisbahn, eislaufen, eishalle, schlittschuhlaufen, patinoire, schaatsbaan, schaatsen, ледена пързалка, пързалка, klizalište, klizanje, bruslení, kluziště, skøjtebane, skøjter, luistelu, jäähalli, isbana, ishall, skridskor, παγοδρόμιο, korcsolyapálya, korcsolya, pattinaggio, pista di pattinaggio, skøyter, skøytebane, lodowisko, łyżwy, patinagem, pista de gelo, patinoar, pista de hielo, patinaje, pista de gel, izotz pista',
    called: 'ice, eis, eisl, eisbahn, eissport, jaa, jaahall, isban, ishall, ijs, ijssport, schaats, patin, klizal, brusl, kluzist, zimn, skojt, skoyt, skridsk, korcs, jegp, lodow, ghiaccio, hielo, gelo, gheat, пързалк, παγοδρομ',
    drawn: 'sport_activities-ice-skating',
    told: 'ice rink, rink, ice skating, skating oval, figure skating',
  },
  {
    funTypes: ['sport_activities'],
    words: 'climbing, climbing hall, climbing park, high ropes, klettern, kletterhalle, kletterpark, hochseilgarten, escalade, accrobranche, klimbos, klimmen, klimhal, катерене, penjanje, lezení, lezecká stěna, lanové centrum, klatring, klatrepark, kiipeily, klättring, αναρρίχηση, mászófal, kalandpark, arrampicata, parco avventura, wspinaczka, park linowy, escalada, escaladă, parc aventura, adventure park, adventure parks, abenteuerpark, parc aventure, avonturenpark, seikkailupuisto, äventyrspark, rope park, ropes course, seilgarten, hochseil',
    called: 'climb, kletter, boulder, rope, seil, hochseil, waldseil, escalad, accro, klim, klimbos, катер, penj, lezec, lezen, lanov, klatr, kiipe, klattr, αναρρ, masz, kaland, arramp, avventur, aventur, adventure, wspin, linow, flowpark',
    drawn: 'sport_activities-climbing, sport_activities-rope-course, playground-zip-line',
    told: 'climbing wall, climbing hall, climbing park, climbing castle, rope course, ropes course, high ropes, boulder hall',
  },
  {
    funTypes: ['entertainment'],
    words: 'puppet theatre, puppet show, puppentheater, marionnettes, théâtre de marionnettes, poppentheater, куклен театър, lutkarsko kazalište, loutkové divadlo, dukketeater, nukketeatteri, dockteater, κουκλοθέατρο, bábszínház, burattini, teatr lalek, marionetas, teatru de păpuși, títeres, puppet theater, puppets, marionette, marionettes, marionetten, teatro de marionetas, teatro dei burattini, kazalište lutaka, teatro de títeres, teatro de marionetas',
    called: 'puppet, puppen, marion, poppen, кукл, lutk, lutaka, loutk, dukke, nukke, dock, κουκλ, bab, babszin, buratt, lalek, lalk, papus, titer',
    drawn: 'entertainment-puppets',
    told: 'puppet, marionette',
  },
  {
    funTypes: ['entertainment', 'sport_activities'],
    words: 'minigolf, mini golf, miniature golf, crazy golf, adventure golf, minigolfbahn, minigolfbaan, golfito, golf miniatura, minigolfpálya, μίνι γκολφ, минигoлф, golf',
    called: 'golf, minigolf',
    drawn: 'sport_activities-mini-golf',
    told: 'mini-golf, minigolf, miniature golf, crazy golf',
  },
  {
    funTypes: ['entertainment', 'sport_activities'],
    words: 'bowling, bowling alley, kegelbahn, kegeln, kręgle, kręgielnia, keilahalli, bolera, боулинг, μπόουλινγκ, kuglana, teke',
    called: 'bowl, kegel, kregiel, keila, bolera, боулинг, kugla',
    drawn: 'entertainment-bowling',
    told: 'bowling',
  },
  {
    funTypes: ['sport_activities'],
    words: 'ski, skiing, snow, indoor skiing, ski slope, skigebiet, skifahren, skipiste, skihalle, schnee, neige, piste de ski, sneeuw, skibaan, sci, piste da sci, neve, esquí, esquiar, nieve, neve, narty, stok narciarski, śnieg, lyže, lyžování, sníh, skijanje, snijeg, ski, skisport, sne, laskettelu, hiihto, lumi, skidor, skidåkning, snö, síelés, sípálya, hó, schi, zăpadă, pârtie, ски, сняг, σκι, χιόνι, skianlegg, snø',
    called: 'ski, skip, skis, snow, snowd, schnee, neig, nieve, narc, malta ski, lyz, sne, snoh, sno, lask, hiiht, partie',
    drawn: 'outdoor-skiing',
    told: 'skiing, ski slope, ski lift, ski hill, first skis',
  },
  {
    funTypes: ['sport_activities'],
    words: 'sledding, sledge, sled, toboggan, tobogganing, toboggan run, summer toboggan, bobsleigh, bobsled, alpine coaster, rodeln, rodelbahn, sommerrodelbahn, schlitten, luge, luge d’été, rodelen, rodelbaan, slittino, trineo, tobogán, trenó, sanki, saneczkarnia, tor saneczkowy, bobová dráha, bobovka, sáňkování, sanjkanje, kælkebakke, aking, akebakke, pulkamäki, pulkka, pulkabacke, bobpálya, szánkó, szánkózás, sanie, săniuș, шейна, έλκηθρο, sledges, sledding hill, schlittenfahren',
    called: 'toboggan, sled, sledge, rodel, luge, bob, bobov, bobsl, sank, saneczk, aking',
    drawn: 'outdoor-sledging',
    told: 'sledging, sledge run, sledge hill, winter sledges, toboggan',
  },
  {
    funTypes: ['sport_activities'],
    words: 'karting, go kart, go karts, go karting, gokart, kart, kartbahn, kartodromo, kartódromo, motokáry',
    called: 'kart, gokart, motokar',
    drawn: 'entertainment-go-karts',
    told: 'go-kart, karting',
  },
  {
    funTypes: ['playground', 'entertainment'],
    words: 'indoor playground, indoor playgrounds, soft play, soft play centre, indoor play, play centre, play hall, indoorspielplatz, indoorspielplätze, hallenspielplatz, spielehalle, aire de jeux couverte, aire de jeux intérieure, parc de jeux intérieur, binnenspeeltuin, speelparadijs, закрита детска площадка, igraonica, dětský koutek, dětská herna, legeland, sisäleikkipuisto, lekland, παιδότοπος, játszóház, parco giochi al coperto, lekeland, sala zabaw, parque infantil cubierto, parque de bolas, loc de joacă interior',
    called: 'hallenspiel, softplay, lekland, lekeland, legeland, leikkiluola, hoplop, ludotec, speelparad, jatszohaz, igraonic',
    drawn: 'entertainment-ball-pool',
    told: 'soft play, indoor play, indoor playground, play hall, play barn, play jungle, ball pit, bouncy castle',
  },
  {
    funTypes: ['playground', 'waterpark'],
    words: 'splash pad, splash pads, splash park, splash parks, water playground, water playgrounds, water play, wasserspielplatz, wasserspielplätze, waterspeeltuin, waterspeelplaats, jeux d’eau, vodní hřiště, vandlegeplads, vesileikkipuisto, vattenlekplats, vizes játszótér, wodny plac zabaw, juegos de agua',
    called: 'splash, wasserspiel, waterspeel',
    drawn: 'playground-water',
    told: 'water playground, splash pad, splash area, splash zone, splash basin, water jets, water play, jets of water',
  },
  {
    funTypes: ['sport_activities'],
    words: 'trampoline, trampolines, trampoline park, trampoline parks, trampolin, trampolinpark, trampolinhalle, jump park, jumping, parc de trampolines, trampolinepark, trampolino, trampolini, tappeti elastici, parque de trampolines, camas elásticas, park trampolin, trampolíny, trampolína, trampoliini, trampoliinipuisto, studsmatta, батут, τραμπολίνο, trambulin',
    called: 'trampol, jumph, jumpp, batut, trambul',
    drawn: 'sport_activities-trampoline',
    told: 'trampoline',
  },
  {
    funTypes: [],
    words: 'horse riding, horseback riding, pony rides, pony riding, riding school, ponyreiten, reiten, reitschule, équitation, balade à poney, centre équestre, paardrijden, ponyrijden, equitazione, equitación, paseos a caballo, equitação, jazda konna, jízda na koni, jahanje, ridning, ratsastus, lovaglás, călărie, езда, ιππασία',
    called: 'pony, reit, equest, ridesk, ratsast, lovard, lovasp',
    told: 'pony rides, pony ride, ride ponies, ride a pony, horse riding, riding school, in the saddle',
  },
  {
    funTypes: [],
    words: 'christmas market, christmas markets, christmas fair, weihnachtsmarkt, weihnachtsmärkte, christkindlmarkt, adventmarkt, marché de noël, marchés de noël, kerstmarkt, kerstmarkten, mercatino di natale, mercatini di natale, mercado navideño, mercado de navidad, mercado de natal, jarmark bożonarodzeniowy, jarmark świąteczny, vánoční trh, vánoční trhy, julemarked, julmarknad, joulumarkkinat, karácsonyi vásár, târg de crăciun, božićni sajam, коледен базар, χριστουγεννιάτικη αγορά',
    called: 'christmas market, weihnachtsm, christkindlm, kerstm, julemark, julmark, joulumark',
    told: 'Christmas market',
  },
  {
    funTypes: [],
    words: 'christmas, christmas lights, father christmas, xmas, advent, weihnachten, noël, kerst, natale, navidad, boże narodzenie, vánoce, jul, joulu, karácsony, crăciun, božić, коледа, χριστούγεννα',
    called: 'christmas, weihnacht, christkind, karacson, navidad, craciun',
    told: 'Christmas, Advent',
  },
  {
    funTypes: [],
    words: 'boat, boats, boat trip, boat trips, boat tour, boat tours, boat ride, boat rides, boat hire, rowing boat, rowing boats, cruise, cruises, river cruise, canal cruise, ferry, ship, ships, museum ship, sailing ship, schiff, schiffe, schifffahrt, museumsschiff, bootsfahrt, bootstour, bootsverleih, hafenrundfahrt, bateau, bateaux, croisière, promenade en bateau, boot, boottocht, rondvaart, vaartocht, schip, schepen, barca, gita in barca, traghetto, battello, nave, navi, barco, barcos, paseo en barco, crucero, passeio de barco, cruzeiro, rejs, rejs statkiem, statek, statki, okręt, okręty, loď, lodě, plavba, brod, brodovi, izlet brodom, båt, båttur, bådtur, skib, skibe, skip, vene, laiva, risteily, fartyg, hajó, hajózás, barcă, vapor, plimbare cu barca, лодка, кораб, корабче, разходка с лодка, βάρκα, καράβι, πλοίο, κρουαζιέρα',
    called: 'boat, boot, ship, schiff, bateau, barca, ferry, fahre, cruise, crucer, rondvaart, schip, rejs, statek, lod, lodi, plavb, batt, hajo, laiva, skib, skip, fregat, steamb, лодк, кораб, καραβ, πλοι',
    drawn: 'outdoor-river-boat, outdoor-harbour, museum-ship-model, museum-viking-ship',
    told: 'boat trip, boat ride, rowing boat, pedal boat, paddle steamer',
  },
  {
    funTypes: [],
    words: 'cable car, cable cars, gondola, gondola lift, funicular, chairlift, seilbahn, gondelbahn, bergbahn, standseilbahn, téléphérique, télécabine, funiculaire, kabelbaan, funivia, funicolare, teleférico, telefèric, teleférica, žičara, uspinjača, lanovka, lanová dráha, kolejka linowa, kolej linowa, linbane, taubane, gondolbane, köysirata, linbana, felvonó, libegő, sikló, telecabină, telecabina, лифт, кабинков лифт, τελεφερίκ',
    called: 'cable, gondol, funic, seilbahn, gondelb, bergbahn, teleph, telec, telef, kabelb, funiv, zicar, uspinj, lanov, linow, linban, tauban, floiban, libeg, siklo, лифт, τελεφ',
    drawn: 'outdoor-cable-car, outdoor-funicular',
  },
  {
    funTypes: [],
    words: 'viewpoint, viewpoints, view, views, tower, towers, observation tower, observation deck, lookout, aussichtsturm, aussicht, aussichtspunkt, turm, belvédère, point de vue, uitkijktoren, toren, torre, torri, torres, mirador, miradouro, wieża, wieża widokowa, punkt widokowy, rozhledna, rozhledny, věž, vyhlídka, toranj, vidikovac, kilátó, torony, udsigtstårn, utsiktstårn, utsiktstorn, näkötorni, turnul, кула, πύργος, θέα',
    called: 'tower, turm, toren, torre, wieza, rozhledn, vez, toranj, kilat, torony, tarn, torn, nakotorn, turnul, lookout, mirador, skywalk, belfry, belfort, кула, πυργο',
    drawn: 'outdoor-lookout-tower',
  },
  {
    funTypes: [],
    words: 'airport, airplane, airplanes, aeroplanes, plane, planes, aircraft, aviation, aviation museum, air museum, flughafen, flugzeug, flugzeuge, flugzeugmuseum, luftfahrt, avion, avions, aéroport, musée de l’air, vliegtuig, vliegtuigen, luchtvaart, aereo, aerei, aeroporto, avión, aviones, aeropuerto, avião, aviões, samolot, samoloty, lotnictwo, lotnisko, muzeum lotnictwa, letadlo, letadla, letecké muzeum, zrakoplov, flymuseum, lentokone, lentokoneet, flygplan, flygmuseum, repülő, repülőgép, repülőmúzeum, avioane, aviație, самолет, самолети, авиация, αεροπλάνο, αεροπορία',
    called: 'airport, aircraf, aviat, aviac, aviaz, aero, air, flug, luftf, flughaf, aviodrom, luchtv, lotnic, letec, letad, flyg, flymus, luftfart, ilmail, repul, авиа, αεροπ',
    drawn: 'museum-plane',
    told: 'aircraft, aeroplane, helicopter',
  },
  {
    funTypes: [],
    words: 'car, cars, car museum, motor museum, automobile, automobiles, autos, automuseum, automobilmuseum, oldtimer, voiture, voitures, musée automobile, macchine, automobili, museo dell’automobile, coches, museo del automóvil, carros, automóveis, samochody, muzeum motoryzacji, auta, muzej automobila, biler, bilmuseum, autot, automuseo, bilar, autók, autómúzeum, mașini, автомобил, автомобили, коли, αυτοκίνητα, αυτοκίνητο',
    called: 'automo, automu, autow, motor, motory, car, cars, bil, bilmus, autom, автомоб, αυτοκιν, truck',
    drawn: 'museum-car',
  },
  {
    funTypes: [],
    words: 'chocolate, chocolate museum, chocolate factory, schokolade, schokoladenmuseum, schokoladenfabrik, chocolat, musée du chocolat, chocolade, chocolademuseum, cioccolato, museo del cioccolato, museo del chocolate, xocolata, czekolada, czekolady, muzeum czekolady, čokoláda, čokolády, čokolada, muzej čokolade, chokolade, sjokolade, suklaa, choklad, csokoládé, csoki, ciocolată, шоколад, σοκολάτα',
    called: 'choc, schoko, cioccol, xocol, czekol, cokol, chokol, sjokol, sukla, csok, ciocol, шокол, σοκολ',
    drawn: 'museum-chocolate',
    told: 'chocolate',
  },
  {
    funTypes: [],
    words: 'toy, toys, toy museum, dolls, doll museum, spielzeug, spielzeugmuseum, jouet, jouets, musée du jouet, speelgoed, speelgoedmuseum, giocattoli, museo del giocattolo, juguetes, museo del juguete, brinquedos, museu do brinquedo, zabawki, zabawek, muzeum zabawek, hračky, hraček, muzeum hraček, igračke, muzej igračaka, legetøj, leker, lelut, lelumuseo, leksaker, leksaksmuseum, játékok, játékmúzeum, jucării, muzeul jucăriilor, играчки, παιχνίδια, μουσείο παιχνιδιών',
    called: 'toy, toys, spielzeug, jouet, speelgo, giocatt, juguet, brinqu, zabaw, hrac, igrac, legetoj, lelu, leksak, jatek, jucar, играчк, παιχν, doll, puppenm',
    drawn: 'museum-toys',
  },
  {
    funTypes: [],
    words: 'lake, lakes, swimming lake, badesee, lac, lacs, meren, lago, laghi, lagos, jezioro, jeziora, jezero, jezera, søer, innsjø, järvi, sjö, badsjö, tavak, lacul, езеро, λίμνη, lough, loch',
    called: 'lake, see, badesee, lac, lacul, lago, lagoa, jezior, jezer, jarvi, sjon, to, lough, loch, езер, λιμν, rybnik',
    drawn: 'outdoor-lake',
  },
  {
    funTypes: [],
    words: 'waterfall, waterfalls, wasserfall, wasserfälle, cascade, cascades, waterval, watervallen, cascata, cascate, cascada, cascadas, cascatas, wodospad, wodospady, vodopád, vodopády, slapovi, vandfald, fossen, vesiputous, vattenfall, vízesés, cascadă, водопад, καταρράκτης, καταρράκτες',
    called: 'waterfall, wasserf, rheinfall, falls, cascad, cascat, waterval, wodosp, vodop, slap, vandf, foss, vesip, vattenf, vizes, водопад, καταρρ',
    drawn: 'outdoor-waterfall',
  },
  {
    funTypes: [],
    words: 'island, islands, insel, inseln, île, îles, eiland, isola, isole, isla, islas, ilha, ilhas, wyspa, wyspy, ostrov, ostrovy, otok, otoci, saari, saaret, sziget, insulă, остров, νησί, νησιά, oileán',
    called: 'island, insel, ile, iles, eiland, isola, isole, isla, islas, ilha, wysp, ostrov, otok, saari, szig, insul, остров, νησ',
  },
  {
    funTypes: [],
    words: 'horse, horses, pony, ponies, pferde, poney, poneys, chevaux, paarden, manege, cavalli, caballos, cavalos, konie, koně, konji, heste, hevoset, hästar, lovak, cai, коне, άλογα',
    called: 'horse, pony, pferd, reit, poney, cheval, haras, paard, maneg, cavall, caball, konie, stud, hest, hevos, hast, herghel, menes, lovar, lovas, коне, αλογ, ιππ',
    drawn: 'zoo-pony',
    told: 'horse, pony',
  },
  {
    funTypes: [],
    words: 'bird, birds, bird park, birds of prey, falconry, vögel, vogelpark, greifvögel, falknerei, oiseaux, parc aux oiseaux, vogels, uccelli, pájaros, ptaki, ptáci, ptice, fugle, fugler, linnut, fåglar, madarak, madárpark, păsări, птици, πουλιά',
    called: 'bird, vogel, oisea, uccel, ornit, ptak, ptac, ptic, fugl, lint, fagel, madar, птиц, πουλ, falcon, avifaun',
    drawn: 'zoo-owl, zoo-parrot',
    told: 'bird, falconry, owl, parrot',
  },
  {
    funTypes: [],
    words: 'butterfly, butterflies, butterfly house, butterfly park, schmetterling, schmetterlinge, schmetterlingshaus, papillon, papillons, serre aux papillons, vlinders, vlindertuin, farfalle, casa delle farfalle, mariposas, mariposario, borboletas, motyle, motylarnia, motýli, leptiri, sommerfugle, perhoset, fjärilar, fjärilshus, pillangó, lepke, fluturi, пеперуди, πεταλούδες',
    called: 'butterfl, schmetterl, papil, vlinder, farfall, maripos, borbol, motyl, leptir, sommerfugl, perho, fjaril, pillang, lepke, flutur, пеперуд, πεταλουδ',
    drawn: 'zoo-butterflies',
    told: 'butterfly',
  },
  {
    funTypes: ['museum', 'outdoor'],
    words: 'open air museum, open-air museum, folk museum, folk park, freilichtmuseum, museumsdorf, musée en plein air, openluchtmuseum, museo all’aperto, museo al aire libre, museu ao ar livre, skansen, skanzen, frilandsmuseum, friluftsmuseum, folkemuseum, ulkomuseo, szabadtéri múzeum, muzej na otvorenom, muzeul satului, музей на открито, υπαίθριο μουσείο',
    called: 'open, openair, freilicht, ecomus, openlucht, skansen, skanz, friland, friluft, folk, folkemus, ulkomus, szabadt, muzeul satului, folklore',
    drawn: 'museum-village',
  },
  {
    funTypes: [],
    words: 'maze, mazes, labyrinth, irrgarten, labyrinthe, doolhof, labirinto, laberinto, labirynt, labyrint, labirint, λαβύρινθος, лабиринт',
    called: 'maze, labyr, laber, labir, irrgart, doolh, λαβυρ, лабир',
    drawn: 'outdoor-maze',
    told: 'maze, labyrinth',
  },
  {
    funTypes: [],
    words: 'treetop walk, treetop, canopy walk, baumwipfelpfad, sentier des cimes, boomkroonpad, stezka korunami stromů, ścieżka w koronach drzew, lombkorona, lombkorona sétány',
    called: 'treetop, baumwipf, koron, korun, lombkor, canopy, cimes',
    drawn: 'outdoor-treetop-walk',
    told: 'treetop walk, canopy walk',
  },
  {
    funTypes: [],
    words: 'library, libraries, bibliothek, bücherei, bibliothèque, médiathèque, bibliotheek, biblioteca, biblioteka, knihovna, knjižnica, bibliotek, kirjasto, könyvtár, bibliotecă, библиотека, βιβλιοθήκη',
    called: 'librar, bibliot, mediat, knihovn, knjiz, kirjast, konyvt, библиот, βιβλιοθ',
    drawn: 'museum-books',
  },
  {
    funTypes: [],
    words: 'beach, beaches, strand, strände, plage, plages, stranden, плаж, плажове, plaža, plaže, pláž, pláže, badestrand, uimaranta, hiekkaranta, παραλία, παραλίες, trá, spiaggia, spiagge, plaża, plaże, praia, praias, plajă, plaja, plaje, playa, playas, platja, platges, hondartza',
    called: 'beach, strand, plage, plaz, praia, playa, plaj, platj, spiagg, lido, ranta, παραλι, плаж',
    drawn: 'outdoor-beach',
  },
  {
    funTypes: [],
    words: 'castle, castles, fortress, palace, schloss, schlösser, burg, burgen, festung, château, châteaux, forteresse, kasteel, kastelen, замък, крепост, замъци, dvorac, dvorci, tvrđava, hrad, hrady, zámek, zámky, slot, slotte, borg, fæstning, linna, linnat, slott, fästning, κάστρο, κάστρα, φρούριο, vár, várak, kastély, caisleán, castello, castelli, rocca, fortezza, festning, zamek, zamki, twierdza, castelo, castelos, fortaleza, castel, castelul, castele, cetate, cetatea, castillo, castillos, alcázar, castell, castells, gaztelua',
    called: 'castle, fort, palac, palat, schlo, burg, festung, chateau, kasteel, замък, крепост, dvor, tvrd, hrad, zamek, zamk, zamc, slot, borg, linna, linnan, καστρ, φρουρ, var, kastely, castel, rocca, castil, alcaz, cetat, gravensteen',
    drawn: 'museum-castle, museum-fortress, museum-palace',
  },
  {
    funTypes: [],
    words: 'cave, caves, höhle, höhlen, grotte, grottes, grot, grotten, пещера, пещери, špilja, špilje, jama, jeskyně, luola, grottor, σπήλαιο, σπηλιά, σπήλαια, barlang, barlangok, uaimh, grotta, jaskinia, jaskinie, gruta, grutas, peștera, peșteră, peșteri, cueva, cuevas, cova, coves',
    called: 'cave, cavern, hohl, grott, grot, пещ, spilj, jama, jeskyn, luola, σπηλ, barlang, jaskin, grut, pester, cuev, cova, coves',
    drawn: 'outdoor-cave',
  },
  {
    funTypes: [],
    words: 'mine, mines, salt mine, salt mines, silver mine, bergwerk, bergwerke, salzbergwerk, silberbergwerk, schaubergwerk, mine de sel, mines de sel, zoutmijn, mijn, солна мина, мина, рудник, rudnik, rudnik soli, důl, doly, solný důl, saltmine, minegang, kaivos, suolakaivos, gruva, gruvor, saltgruva, ορυχείο, αλατωρυχείο, bánya, sóbánya, mianach, miniera, miniere, miniera di sale, gruve, saltgruve, kopalnia, kopalnia soli, kopalnie, mina, minas, mina de sal, mină, salină, salina, saline, meatze',
    called: 'mine, mines, mining, bergwerk, silberberg, salzberg, salzwelt, kopaln, salin, mina, minas, miniera, gruv, kaivos, banya, mijn, rudnik, dul',
    drawn: 'museum-mine',
  },
  {
    funTypes: [],
    words: 'farm, farms, bauernhof, ferme, fermes, ferme pédagogique, boerderij, kinderboerderij, ферма, farma, seosko imanje, statek, bondegård, besøgsgård, maatila, kotieläinpiha, bondgård, φάρμα, feirm, fattoria, fattorie, gård, gospodarstwo, quinta pedagógica, fermă, granja, granja escuela, baserria, city farm, city farms, children’s farm, kinderbauernhof',
    called: 'farm, bauern, ferme, boerderij, ферма, bondeg, bondgard, besogsgard, gardspark, fattor, quinta, granja',
    drawn: 'zoo-farm, zoo-goats',
    told: 'farm animals, farmyard, city farm, children’s farm',
  },
  {
    funTypes: [],
    words: 'train, trains, railway, steam train, train museum, eisenbahn, dampfzug, museumsbahn, petit train, train touristique, trein, treinen, stoomtrein, влак, влакче, vlak, vláček, mašinka, tog, veterantog, juna, höyryjuna, tåg, ångtåg, τρένο, vonat, kisvonat, kisvasút, traein, treno, trenino, pociąg, kolejka, kolejnictwa, kolejnictwo, kolei, comboio, comboios, tren, trenuleț, mocănița, tren turístico, tram, trams, tramway, straßenbahn, tranvía, tramwaj, tramvaj, sporvogn, raitiovaunu, spårvagn, villamos, tramvai, трамвай, τραμ, model railway, model trains, modelleisenbahn, modellbahn, railway museum, railways, locomotive, locomotives',
    called: 'train, rail, bahn, eisenbahn, trein, spoor, влак, vlak, zelez, jernban, rautat, tag, vasut, treno, ferrov, ferroc, kolej, combo, tren, tram',
    drawn: 'museum-locomotive, museum-tram, theme_park-miniature-train',
    told: 'steam train, steam railway, miniature train, miniature railway, little train, small train, model railway',
  },
  {
    funTypes: [],
    words: 'dinosaur, dinosaurs, dino, dinos, dinosaurier, dinopark, dinosaure, dinosaures, dinosaurus, dinosauriërs, динозавър, динозаври, динопарк, dinosaur park, dinosauři, dinosauri, dinosaurukset, dinosaurier, δεινόσαυρος, δεινόσαυροι, dinoszaurusz, dineasár, dinosauro, dinozaury, dinozaur, dinossauro, dinossauros, dinozaur, dinozauri, dinosaurio, dinosaurios',
    called: 'dino, дино, δεινοσ',
    drawn: 'museum-dinosaur, theme_park-dinosaur',
    told: 'dinosaur',
  },
  {
    funTypes: [],
    words: 'botanical garden, botanical gardens, botanic garden, botanischer garten, jardin botanique, botanische tuin, ботаническа градина, botanički vrt, botanická zahrada, botanisk have, kasvitieteellinen puutarha, botaniska trädgården, βοτανικός κήπος, botanikus kert, orto botanico, botanisk hage, ogród botaniczny, jardim botânico, grădina botanică, jardín botánico, jardí botànic',
    called: 'botan, orto, palmen, ботан',
    drawn: 'outdoor-greenhouse',
  },
]

/** Words that say nothing of what is looked for. */
export const smallWords =
  'in, at, near, nearby, by, con, plan, planes, the, of, for, with, and, to, on, from, around, close, kids, kid, child, children, childrens, family, families, things, do, activities, activity, attractions, attraction, best, top, fun, day, trip, out, place, places, what, where, im, am, an, bei, nahe, nähe, der, die, das, dem, den, des, für, mit, kinder, kindern, kind, familie, familien, und, zu, zum, zur, von, vom, um, ausflug, ausflüge, ausflugsziele, aktivitäten, à, a, au, aux, de, du, la, le, les, en, près, proche, autour, enfants, enfant, famille, avec, pour, d, l, et, activités, sorties, que, faire, te, bij, nabij, voor, met, kinderen, het, een, van, buurt, uitje, uitjes, в, във, до, край, близо, за, деца, дете, децата, с, на, около, и, u, kod, blizu, djecu, djeca, djecom, s, pored, i, v, ve, pro, děti, dětmi, blízko, poblíž, okolí, na, z, ze, ved, nær, børn, med, til, og, for, lähellä, lapsille, lapset, lasten, kanssa, ja, nära, för, barn, vid, och, på, σε, στην, στο, στη, στον, στα, κοντά, για, παιδιά, με, και, της, του, των, η, ο, το, τα, közelében, közel, gyerekeknek, gyerekekkel, gyerek, az, és, aice, le, páistí, do, le haghaidh, vicino, di, per, con, bambini, della, dello, delle, dei, del, il, lo, al, da, nel, cosa, hos, w, we, koło, blisko, dla, dzieci, dziećmi, okolice, atrakcje, em, perto, para, com, crianças, dos, das, no, o, e, fazer, în, lângă, aproape, pentru, copii, cu, din, atrakce, cerca, niños, el, los, las, y, hacer, qué, prop, nens, amb, per, a la, visit, visiting, tickets, ticket, opening, hours, prices, weekend, today, tomorrow, holiday, holidays, vacation, ideas, idea, see, go, good, great, nice, cool, any, some, alternatives, alternative, like, me, my, our, we, can, is, are, there, guide, tips, birthday, party, parties, friendly, suitable, year, years, old, cheap, spend, must, one, two, a, ein, eine, einem, einen, was, wo, wohin, tun, machen, kann, man, unternehmen, unternehmungen, ideen, tipps, heute, morgen, wochenende, ferien, urlaub, eintritt, preise, geburtstag, kindergeburtstag, schöne, schönste, beste, besten, günstig, aktivität, un, une, quoi, où, aller, sortie, idée, idées, visiter, week-end, vacances, tarif, tarifs, anniversaire, meilleurs, autre, bon, wat, doen, leuk, leuke, dagje, dagjes, vandaag, vakantie, kinderfeestje, kaartjes, goedkoop, dove, andare, idee, oggi, vacanze, migliori, biglietti, prezzi, compleanno, una, gita, gite, posti, vedere, attività, bambino, famiglia, ver, dónde, donde, ir, hoy, vacaciones, mejores, mejor, entradas, precios, cumpleaños, sitios, lugares, niño, familia, actividades, atracciones, barato, en, co, robić, zobaczyć, gdzie, pójść, weekend, dziś, ferie, wakacje, najlepsze, bilety, urodziny, dzieckiem, dziecko, rodzinne, rodziną, rodzina, kam, dělat, víkend, dnes, nejlepší, vstupné, narozeniny, dítě, dítětem, rodina, rodinou, tipy, onde, hoje, férias, bilhetes, criança, filhos, família, um, uma, passeios, atividades, vad, göra, idag, helg, roliga, kul, familj, saker, att, aktiviteter, att göra, hva, gjøre, ting, hvad, lave, kan, ferie, familien, mitä, tehdä, tekemistä, perheelle, perhe, viikonloppu, mit, program, programok, csináljunk, hétvége, család, családi, családdal, gyerekprogram, gyerekprogramok, τι, να, κάνω, κάνουμε, πού, δραστηριότητες, οικογένεια, παιδιών, ce, facem, unde, mergem, activități, copil, copilul, familie, какво, къде, правим, дете, семейство, забавления, занимания, što, raditi, gdje, ići, vikend, obitelj, aktivnosti, aktivity'
