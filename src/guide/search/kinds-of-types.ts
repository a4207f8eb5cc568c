// biome-ignore-all format: lists of words read better in rows
import type { Kind } from './kind.ts'

/** What a family looks for that fun types tell, or is a part of one. */
export const kindsOfTypes: readonly Kind[] = [
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
    words: 'museum, museums, museen, musée, musées, musea, museo, musei, museos, museu, museus, muzeum, muzea, muzeul, muzeu, muzee, museet, museer, múzeum, múzeumok, μουσείο, μουσεία, музей, музеи, muzej, muzeji, músaem, museoa, museot, art museum, art gallery, gallery, kunstmuseum, galleria, galería, galeria',
  },
  {
    funTypes: ['museum', 'entertainment'],
    words: 'planetarium, planetárium, planétarium, planetario, planetário, планетариум, planetarij, planetaario, planetariet, πλανητάριο, pláinéadlann, planetariu, planetari, planetarioa, observatory, sternwarte, hvězdárna, space, stars, weltraum, sterne, étoiles, ruimtevaart, stelle, espacio, estrellas, estrelas, kosmos, gwiazdy, vesmír, hvězdy, svemir, zvijezde, stjerner, avaruus, rymden, csillagok, stele, космос, звезди, διάστημα, άστρα',
    called: 'planet, планет, πλανητ, sternwart, hvezdarn, csillag, pleanead, observator, astro',
    drawn: 'museum-planetarium, museum-rocket',
    told: 'planetarium, observatory, night sky, rocket',
  },
  {
    funTypes: ['museum'],
    words: 'science, sciences, science museum, science centre, science center, technology, technikmuseum, technik, wissenschaft, technisches museum, musée des sciences, cité des sciences, wetenschapsmuseum, wetenschap, научен център, музей на науката, muzej znanosti, vědecké centrum, technické muzeum, science centrum, videnskab, tiedekeskus, tekniska museet, vetenskap, μουσείο επιστημών, tudományos, csodák palotája, museo della scienza, scienza, vitensenter, vitenskap, teknisk museum, centrum nauki, muzeum techniki, nauka, centro ciência viva, museu da ciência, ciência, muzeul științei, museo de la ciencia, museo de ciencias, museo de las ciencias, ciencia, museu de la ciència',
    called: 'scien, scienz, cienc, wissen, tech, tekn, vite, vida, nauk, tiede, experiment, cosmo, znan, vedec',
    drawn: 'museum-science, museum-robot',
    told: 'science, experiments',
  },
  {
    funTypes: ['theme_park'],
    words: 'theme park, theme parks, amusement park, amusement parks, fun park, funfair, fun fair, freizeitpark, freizeitparks, vergnügungspark, erlebnispark, parc d’attractions, parcs d’attractions, parc de loisirs, parc à thème, pretpark, pretparken, attractiepark, увеселителен парк, лунапарк, zabavni park, zábavní park, zábavný park, forlystelsespark, forlystelsesparker, sommerland, huvipuisto, huvipuistot, nöjespark, nöjesparker, nöjesfält, λούνα παρκ, θεματικό πάρκο, vidámpark, élménypark, páirc siamsaíochta, parco divertimenti, parco dei divertimenti, parco di divertimenti, parchi divertimento, parco a tema, luna park, fornøyelsespark, fornøyelsesparker, park rozrywki, parki rozrywki, lunapark, wesołe miasteczko, parque de diversões, parque temático, parque de diversiones, parc de distracții, parque de atracciones, parques de atracciones, parc d’atraccions, jolas parkea, rides, fairground, kirmes, fête foraine, kermis, attraction park, attractions park, parque de ocio',
  },
  {
    funTypes: ['theme_park'],
    words: 'roller coaster, roller coasters, rollercoaster, rollercoasters, coaster, coasters, achterbahn, achterbahnen, montagnes russes, grand huit, achtbaan, achtbanen, montagne russe, montaña rusa, montañas rusas, montanha russa, montanhas russas, kolejka górska, kolejki górskie, horská dráha, horské dráhy, rutschebane, rutschebaner, berg och dalbana, berg og dal bane, berg og dalbane, vuoristorata, vuoristoradat, hullámvasút, влакче на ужасите, τρενάκι του λούνα παρκ',
    called: 'coaster, achterbahn',
    drawn: 'theme_park-coaster',
    told: 'coaster',
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
    words: 'walk, walks, walking, balade, wandeling, разходка, gåtur, passeggiata, spacer, tur, turer, park, parks, parc, parcs, parco, parchi, parque, parques, parken, parker, parku, parki, puisto, puistot, páirc, πάρκο, πάρκα, парк, паркове, parcul, nature, natur, nature park, national park, nationalpark, outdoor, outdoors, natuur, природа, priroda, příroda, skov, luonto, skog, φύση, kirándulás, natura, przyroda, natureza, natură, naturaleza, excursion, excursión, forest, forests, wald, wälder, forêt, bosco, bosque, šuma, metsä, erdő, pădure, δάσος, garden, gardens, garten, gärten, jardin, jardins, tuin, tuinen, giardino, giardini, jardín, jardines, jardim, ogród, ogrody, zahrada, zahrady, puutarha, trädgård, kert, kertek, grădină, grădina, градина, κήπος',
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
    called: 'circus, zirkus, cirque, cirkus, sirkus, circo, cyrk, circul., цирк, τσιρκο',
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
    called: 'ice, eis, eisl, eisbahn, eissport, eishalle, eisstad, eispal, eisarena, jaa, jaahall, isban, ishall, ijs, ijssport, schaats, patin, klizal, brusl, kluzist, zimn, skojt, skoyt, skridsk, korcs, jegp, lodow, ghiaccio, hielo, gelo, gheat, пързалк, παγοδρομ',
    drawn: 'sport_activities-ice-skating',
    told: 'ice rink, rink, ice skating, skating oval, figure skating',
  },
  {
    funTypes: ['sport_activities'],
    words: 'climbing, climbing hall, climbing park, high ropes, klettern, kletterhalle, kletterpark, hochseilgarten, escalade, accrobranche, klimbos, klimmen, klimhal, катерене, penjanje, lezení, lezecká stěna, lanové centrum, klatring, klatrepark, kiipeily, klättring, αναρρίχηση, mászófal, kalandpark, arrampicata, parco avventura, wspinaczka, park linowy, escalada, escaladă, parc aventura, adventure park, adventure parks, abenteuerpark, parc aventure, avonturenpark, seikkailupuisto, äventyrspark, rope park, ropes course, seilgarten, hochseil',
    called: 'climb, kletter, boulder, rope, seilpark, seilgart, seilklett, hochseil, waldseil, escalad, accro, klim, klimbos, катер, penj, lezec, lezen, lanov, klatr, kiipe, klattr, αναρρ, masz, kaland, arramp, avventur, aventur, adventure, wspin, linow, flowpark',
    drawn: 'sport_activities-climbing, sport_activities-rope-course, playground-zip-line',
    told: 'climbing wall, climbing hall, climbing park, climbing castle, rope course, ropes course, high ropes, boulder hall',
  },
  {
    funTypes: ['entertainment'],
    words: 'puppet theatre, puppet show, puppentheater, marionnettes, théâtre de marionnettes, poppentheater, куклен театър, lutkarsko kazalište, loutkové divadlo, dukketeater, nukketeatteri, dockteater, κουκλοθέατρο, bábszínház, burattini, teatr lalek, marionetas, teatru de păpuși, títeres, puppet theater, puppets, marionette, marionettes, marionetten, teatro de marionetas, teatro dei burattini, kazalište lutaka, teatro de títeres, teatro de marionetas',
    called: 'puppet, puppen, marion, poppen, кукл, lutk, lutaka, loutk, dukke, nukke, dockt, κουκλ, bab, babszin, buratt, lalek, lalk, papus, titer',
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
    called: 'ski, skip, skis, snow, snowd, schnee, neig, nieve, narc, lyz, sne, snoh, sno, lask, hiiht, partie',
    drawn: 'outdoor-skiing',
    told: 'skiing, ski slope, ski lift, ski hill, first skis',
  },
  {
    funTypes: ['sport_activities'],
    words: 'sledding, sledge, sled, toboggan, tobogganing, toboggan run, summer toboggan, bobsleigh, bobsled, alpine coaster, rodeln, rodelbahn, sommerrodelbahn, schlitten, luge, luge d’été, rodelen, rodelbaan, slittino, trineo, tobogán, trenó, sanki, saneczkarnia, tor saneczkowy, bobová dráha, bobovka, sáňkování, sanjkanje, kælkebakke, aking, akebakke, pulkamäki, pulkka, pulkabacke, bobpálya, szánkó, szánkózás, sanie, săniuș, шейна, έλκηθρο, sledges, sledding hill, schlittenfahren, schlitten fahren, schlittenberg, rodelhügel, faire de la luge, pista da slittino',
    called: 'toboggan, sled, sledge, schlitten, rodel, luge, bob, bobov, bobsl, sanko, sankar, saneczk, aking',
    drawn: 'outdoor-sledging',
    told: 'sledging, sledge run, sledge hill, winter sledges, toboggan',
  },
  {
    funTypes: ['sport_activities'],
    words: 'karting, go kart, go karts, go karting, gokart, kart, kartbahn, kartodromo, kartódromo, motokáry',
    called: 'kart., kartbahn, karting, kartcent, kartrac, gokart, motokar',
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
]
