// biome-ignore-all format: lists of words read better in rows
/** Which words speak for a drawing. All in plain letters: small, without accents, Greek and Cyrillic in Latin ones. */
export interface SceneRule {
  /** The drawings that it speaks for, with blanks between, the best first; none: its words say nothing to draw. */
  scenes: string
  /** Fun types of which a place must be one for the words, and which must be its first for the name; left out, all for the words. */
  in?: string
  /** Said in the guide facts, or by the tags of the map: English words with commas between. */
  words?: string
  /** Words of names in the languages of the guide, with commas between; `-` stands for any letters. */
  called?: string
  /** With these in the name it is another thing. */
  unless?: string
}

const park = 'park, parc, parque, parco, parken, garden, gardens, garten, jardin, jardins, playground, farm, zoo, square, golf, cinema, kino, hotel'

/** In names the first that fits holds; among the words those that come first. */
export const sceneRules: readonly SceneRule[] = [
  // Words that hold another one.
  { scenes: '', words: 'polar bear, polar bears, killer whale, sea snail, ski jump, bouncy castle, wild boar, reindeer, stone age, glass maze, horse racing, water park, theme park, wildlife park, safari park, animal park, national park, beer garden' },

  // Animals.
  { scenes: 'zoo-red-panda', in: 'zoo theme_park', words: 'red panda, red pandas' },
  { scenes: 'zoo-panda', in: 'zoo theme_park', words: 'panda, pandas, giant panda' },
  { scenes: 'zoo-elephant', in: 'zoo theme_park', words: 'elephant, elephants' },
  { scenes: 'zoo-giraffe', in: 'zoo theme_park', words: 'giraffe, giraffes' },
  { scenes: 'zoo-lion', in: 'zoo theme_park', words: 'lion, lions' },
  { scenes: 'zoo-penguins', in: 'zoo aquarium theme_park', words: 'penguin, penguins' },
  { scenes: 'zoo-monkey', in: 'zoo theme_park outdoor', words: 'monkey, monkeys', called: 'monkeyland, affenberg, affenwald, apenheul, monkey forest, vallee des singes' },
  // Outside of a zoo an animal is what many a climbing hall or café is called.
  { scenes: 'zoo-monkey', in: 'zoo', called: 'monkey, monkeys, singes, scimmie' },
  { scenes: 'zoo-bear', in: 'zoo outdoor', words: 'bear, bears', called: 'barenpark, barenwald, barengraben, bear park, bear sanctuary, bears sanctuary, berenbos' },
  { scenes: 'zoo-crocodile', in: 'zoo aquarium theme_park', words: 'crocodile, crocodiles' },
  { scenes: 'zoo-crocodile', in: 'zoo aquarium', called: 'crocodile-, krokodil-, coccodrill-, cocodril-, crocoparc' },
  { scenes: 'zoo-parrot', in: 'zoo theme_park', words: 'parrot, parrots', called: 'loro parque' },
  { scenes: 'zoo-parrot', in: 'zoo', called: 'parrot, parrots, papageien-, papegaaien-' },
  { scenes: 'zoo-hippo', in: 'zoo theme_park', words: 'hippo, hippos' },
  { scenes: 'zoo-zebra', in: 'zoo theme_park', words: 'zebra, zebras' },
  { scenes: 'zoo-flamingos', in: 'zoo outdoor theme_park', words: 'flamingo, flamingos' },
  { scenes: 'zoo-meerkats', in: 'zoo theme_park', words: 'meerkat, meerkats' },
  { scenes: 'zoo-tortoise', in: 'zoo theme_park', words: 'tortoise, tortoises' },
  { scenes: 'zoo-owl', in: 'zoo outdoor', words: 'owl, owls', called: 'owl sanctuary, owl centre' },
  { scenes: 'zoo-deer', in: 'zoo outdoor', words: 'deer', called: 'wildpark, wildgehege, hirschpark, hirschgehege, deer park' },
  { scenes: 'zoo-seals', in: 'zoo aquarium theme_park', words: 'seal, seals, sea lion, sea lions', called: 'seal sanctuary, seal centre, seal rescue, zeehondencentrum, seehundstation, robbenstation, robbarium' },
  { scenes: 'zoo-butterflies', in: 'zoo outdoor museum entertainment theme_park', words: 'butterfly, butterflies' },
  { scenes: 'zoo-butterflies', in: 'zoo outdoor museum', called: 'butterfly, butterflies, schmetterling-, -schmetterlinge, papillon-, papiliorama, vlinder-, farfalle, mariposas, borboletas, motyli, motylarnia, fjaril-, sommerfugle-, fluturi' },
  { scenes: 'zoo-goats', in: 'zoo playground outdoor entertainment', words: 'goat, goats, petting zoo', called: 'petting zoo, petting farm, streichelzoo, streichelgehege' },
  { scenes: 'zoo-farm', in: 'zoo outdoor playground museum entertainment theme_park', words: 'farm, city farm, cow, pigs' },
  { scenes: 'zoo-farm', in: 'zoo outdoor entertainment', called: 'farm, farms, farm park, city farm, -bauernhof, kinderboerderij, stadsboerderij, ferme, ferme pedagogique, fattoria, granja, quinta pedagogica, bondegard-, besogsgard, 4h gard-, kotielainpiha, kotielaintila, kotielaintalo, bondgard-', unless: 'windmill, wind, dinosaur, water' },
  { scenes: 'zoo-pony', in: 'zoo outdoor sport_activities theme_park entertainment', words: 'pony, ponies, horse, horses, horse riding', called: 'pony-, ponys, ponyhof, reiterhof, reitstall, reitschule, poney club, centre equestre, centro ippico, riding school, equestrian, rideskole, ridskola, ratsastuskoulu, ratsastuskeskus, jezdecky, lovarda, stadnina, hipica' },
  // In French it is a merry-go-round as well.
  { scenes: 'zoo-pony', in: 'sport_activities', called: 'manege' },
  { scenes: 'aquarium-shark', in: 'aquarium zoo', words: 'shark, sharks, whale shark' },
  { scenes: 'aquarium-seahorse', in: 'aquarium zoo', words: 'seahorse, seahorses' },
  { scenes: 'aquarium-octopus', in: 'aquarium zoo', words: 'octopus' },
  { scenes: 'aquarium-jellyfish', in: 'aquarium zoo', words: 'jellyfish' },
  { scenes: 'aquarium-turtle', in: 'aquarium zoo', words: 'turtle, turtles, sea turtle' },
  { scenes: 'aquarium-ray-tunnel', in: 'aquarium', words: 'ray, rays, ray tunnel' },
  { scenes: 'aquarium-starfish', in: 'aquarium', words: 'starfish' },
  { scenes: 'aquarium-whale', in: 'aquarium', words: 'whale, whales' },
  { scenes: 'aquarium-dolphin', in: 'aquarium zoo theme_park entertainment', words: 'dolphin, dolphins', called: 'dolphinarium, delphinarium, delfinarium, delfinario, delfinariu, delfinari' },
  { scenes: 'aquarium-fish aquarium-shoal', in: 'aquarium zoo', words: 'fish, aquarium, river fish' },
  { scenes: 'aquarium-fish aquarium-shoal', in: 'aquarium', called: 'aquarium, acquario, acuario, aquario, oceanarium, sea life, akvarium, akvarij, akvariet, ozeaneum' },

  // Castles and other old walls.
  { scenes: 'museum-ruin', in: 'museum outdoor', words: 'ancient ruins, roman ruins, greek temple', called: 'roman ruins, roman villa, villa romana, ruines romaines, ruinas romanas, ancient agora' },
  { scenes: 'museum-castle-ruin', in: 'museum outdoor', words: 'castle ruin, castle ruins, ruined castle, castle remains', called: 'castle ruins, castle ruin, ruined castle, burgruine, schlossruine, slotsruin, slottsruin, borgruin, ruine du chateau, ruines du chateau, ruiny zamku, zricenina, zriceniny, linnanrauniot, varrom', unless: park },
  { scenes: 'museum-fortress museum-castle', in: 'museum outdoor', words: 'fort, fortress, cannon', called: 'fortress, fort, festung, fortezza, forteresse, fortaleza, vesting, twierdza, tvrdava, cetatea, krepost, frourio, fastning, faestning, festning, citadel, citadelle, citadella, zitadelle, citadela, cittadella, linnoitus, erod', unless: park },
  { scenes: 'museum-palace', in: 'museum outdoor', words: 'palace', called: 'palace, palazzo, residenz, palacio real, palais royal, palacio nacional, koninklijk paleis, kralovsky palac, palac krolewski', unless: `${park}, cinema, theatre, sports, decouverte` },
  { scenes: 'museum-castle museum-fortress', in: 'museum outdoor entertainment', words: 'castle, knights', unless: 'casino, cazinoul, promenade, aleea, bouncy' },
  { scenes: 'museum-castle', in: 'museum outdoor entertainment', called: 'castle, schloss, -schloss, schlossmuseum, burg, chateau, castello, castillo, castelo, castelul, castell, zamek, kastely, hrad, slot, -slot, slott, -slott, linna, kasteel, dvorac, kastel, zamakat, kastro, caislean, alcazar, gravensteen', unless: `${park}, gaol, jail, prison, bouncy, slot racing, slot car` },
  { scenes: 'theme_park-fairy-castle', in: 'theme_park', words: 'castle, fairy castle, fairy tale, fairy tales, fairy', called: 'marchen-, sprookjes-, eventyr-, fairytale-, fairy tale, pohadk-, mesepark' },
  { scenes: 'museum-armour', in: 'museum', words: 'armour, armoury, suits of armour', called: 'armoury, armouries, zeughaus, -zeughaus, rustkammer, rustkammeret, armeria, livrustkammaren' },
  { scenes: 'museum-tower', in: 'museum outdoor', words: 'town tower, bell tower, clock tower, belfry, gate tower', called: 'belfry, belfort, beffroi, campanile, bell tower, clock tower, glockenturm, uhrturm, domtoren, dom tower, council tower, firemen s tower' },
  { scenes: 'museum-church', in: 'museum outdoor', words: 'church', called: 'church, kirche, -kirche, eglise, igreja, iglesia, chiesa, kirke, -kirke, kyrka, -kyrka, -kirkko, kostel, biserica, crkva', unless: `${park}, cathedral, museum` },

  // What museums show.
  { scenes: 'theme_park-dinosaur', in: 'theme_park zoo playground', words: 'dinosaur, dinosaurs', called: 'dino-, dinosaur-, saurier-, jurassic' },
  { scenes: 'museum-dinosaur', in: 'museum', words: 'dinosaur, dinosaurs', called: 'dino-, dinosaur-, saurier-' },
  { scenes: 'theme_park-dinosaur', in: 'outdoor', words: 'dinosaur, dinosaurs', called: 'dino-, dinosaur-, saurier-, jurassic' },
  { scenes: 'museum-whale-bones', in: 'museum', words: 'whale, whales', called: 'whale museum, hvalmuse-, walmuseum' },
  { scenes: 'museum-planetarium', in: 'museum entertainment', words: 'planetarium, planets, telescope', called: 'planetari-, planetaario, planitario, hvezdarn-, sternwarte, observatory, observatoire, volkssterrenwacht' },
  { scenes: 'museum-planetarium museum-rocket', in: 'museum entertainment', words: 'space', unless: 'atomium' },
  { scenes: 'museum-rocket', in: 'museum outdoor entertainment', words: 'rocket, rockets, spaceship', called: 'space centre, space center, spaceport, cosmonaut-, kosmonaut-, raumfahrt-' },
  { scenes: 'museum-robot museum-science', in: 'museum entertainment', words: 'robot, robots' },
  { scenes: 'museum-science', in: 'museum entertainment outdoor', words: 'science, bubbles', called: 'science centre, science center, science museum, museum of science, experimentarium, wissenschaft-, centrum nauki, cite des sciences, ciencia viva, sciencecentrum, tiedekeskus, vedecke centrum, vitensenter-, vitenfabrikken, phaeno, exploratorium', unless: 'natural, naturali, naturales' },
  { scenes: 'museum-viking-ship', in: 'museum', words: 'viking ship, viking ships', called: 'viking ship, vikingeskib-, vikingskip-, vikingaskepp' },
  { scenes: 'museum-amphora', in: 'museum', words: 'amphora, archaeological museum', called: 'archaeolog-, archaolog-, archeolog-, arqueolog-, arkeolog-, arheolog-, archaiolog-, antiken-, acropolis museum, mouseio akropolis, romermuseum' },
  { scenes: 'museum-village', in: 'museum outdoor theme_park', words: 'open air village, open air museum, village', called: 'open air museum, freilichtmuseum, freiluftmuseum, freilandmuseum, openluchtmuseum, skansen, skanzen, -skanzen, friluftsmuseet, friluftsmuseum, frilandsmuseet, -ulkomuseo, ulkomuseo, muzeul satului, village museum, folk museum, museumsdorf, bauernhausmuseum, ecomusee' },
  { scenes: 'museum-fire-engine', in: 'museum', words: 'fire engine, fire engines', called: 'fire museum, feuerwehr-, brandweer-, pompiers, pompieri, palomuseo, pozarnictwa, hasicske, tuzolto-, bomberos' },
  { scenes: 'museum-plane', in: 'museum', words: 'plane, planes, aircraft, aviation', called: 'aviation, aeronautic-, aeroscopia, aviodrome, flugzeug-, luftfahrt-, flugwerft, flymuseum, flygmuseum, flygvapenmuseum, ilmailu-, lotnictwa, letecke, museo del aire, musee de l air, flieger-' },
  { scenes: 'museum-tram', in: 'museum entertainment outdoor', words: 'tram, trams', called: 'tram museum, tramway museum, trammuseum, strassenbahnmuseum, -strassenbahnmuseum, musee du tram, tramway-, sporveis-, sporvejs-, sparvags-, elettrico' },
  { scenes: 'museum-car', in: 'museum', words: 'car, cars, racing cars', called: 'automobil-, automobile, car museum, motor museum, automuseum, autoworld, oldtimer-, bilmuseum, mercedes benz, porsche, bmw museum, automoto-, automotive, louwman' },
  { scenes: 'museum-locomotive', in: 'museum', words: 'train, trains, railway, steam train, steam engine, model railway', called: 'railway, -bahnmuseum, bahnmuseum, spoorwegmuseum, cite du train, ferroviari-, ferrocarril-, chemin de fer, jarnvagsmuse-, jernbanemuse-, rautatiemuseo, vasuttorteneti, zeleznicni, kolejnictwa, stoomtrein-, lokwelt, lokschuppen, lokomotiv-, parowozownia' },
  { scenes: 'theme_park-miniature-train', in: 'theme_park playground zoo', words: 'train, trains' },
  { scenes: 'theme_park-miniature-train', in: 'theme_park playground outdoor zoo entertainment', words: 'park train, miniature train', called: 'children s railway, childrens railway, park railway, forest railway, little train, parkeisenbahn, liliputbahn, gartenbahn, kisvasut, gyermekvasut, gyermekvasut-, miniature railway, kindereisenbahn' },
  { scenes: 'museum-locomotive', in: 'outdoor entertainment', called: 'railway, railroad, museumsbahn, stoomtrein, veteranbane, museijarnvag' },
  { scenes: 'museum-toys', in: 'museum entertainment', words: 'toy, toys, dolls', called: 'toy, toys, spielzeug-, speelgoed-, jouet, jouets, giocattol-, juguete, juguetes, brinquedo, hracek, hraciek, zabawek, lelumuseo, leksaks-, legetojs-, jatekmuzeum, teddy-, puppenmuseum' },
  { scenes: 'museum-music', in: 'museum', words: 'music, musical instruments', called: 'music museum, musikmuseum, musikinstrumenten-, musical instruments, della musica, de la musique, de la musica, haus der musik, house of music, muziekmuseum, musik-, ringve', unless: 'world museum, wereldmuseum' },
  { scenes: 'museum-chocolate', in: 'museum entertainment', words: 'chocolate', called: 'chocolate, chocolat, schoko-, cioccolat-, chocolade-, choko-, czekolad-, cokolad-, csoki-, choco-' },
  { scenes: 'museum-books', in: 'museum entertainment', words: 'book, books, library', called: 'library, bibliothek, -bibliothek, bibliotheque, biblioteca, biblioteka, bibliotek, -bibliotek, biblioteket, kirjasto, -kirjasto, knihovna, konyvtar, -konyvtar, bibliotheek, -bucherei, bucherei, mediatheque, leabharlann' },
  { scenes: 'museum-mine', in: 'museum outdoor theme_park entertainment', words: 'mine, mining, salt mine', called: 'mine, mines, -bergwerk, bergwerk, salzwelten, miniera, minas, kopalnia, hornick-, banyamuzeum, salina turda, gruvan, -gruva, kaivosmuseo', unless: 'mineral' },
  { scenes: 'museum-mirrors', in: 'museum entertainment theme_park outdoor', words: 'illusion, illusions, mirrors, mirror maze', called: 'illusion, illusions, illusionen, -illusionen, illuseum, iluzij-, iluzii, iluzji, mirror maze, spiegellabyrinth, zrcadlove' },
  { scenes: 'museum-minerals', in: 'museum', words: 'minerals, crystals, crystal', called: 'mineral, minerals, mineralog-, mineralien-, edelstein-' },
  { scenes: 'outdoor-harbour', in: 'museum outdoor entertainment', called: 'museum ship, ship replica, replica ship, sailing ship, tall ship, royal yacht, frigate, fregatten, fregatskibet, museumsschiff, segelschiff, museumsskib, museumsskip, museifartyg, statek muzeum, nave museo, buque museo, navire musee, ss, hms, nao, cap san diego, averof' },
  { scenes: 'museum-ship-model', in: 'museum', words: 'ship, ships, maritime, sailing ship', called: 'maritime, schifffahrtsmuseum, schiffahrtsmuseum, -schiffahrtsmuseum, scheepvaartmuseum, musee de la marine, museo navale, museo naval, maritimo, de marinha, sjofartsmuse-, sofartsmuse-, sjohistoriska, merenkulku-, pomorski muzej, morskie', unless: 'ship, yacht, frigate, fregatten, fregatskibet, museumsschiff, museumsskib, museumsskip, ss, hms, nao, cap san diego, dar pomorza, averof' },
  { scenes: 'entertainment-puppets', in: 'museum entertainment theme_park', words: 'puppet, puppets, puppetry, marionette, marionettes', called: 'puppet, puppets, puppen-, marionett-, -marionetten, poppentheater, loutk-, lutk-, lutkarsk-, babszinhaz, lalek, lalki, dukketeater, dukketeatret, dockteater, dockteatern, nukketeatteri, titeres, titelles, kuklen, guignol, burattini, pupi' },
  { scenes: 'museum-easel', in: 'museum entertainment', words: 'art, painting, paintings', called: 'art museum, museum of art, art gallery, national gallery, kunstmuseum, kunsthalle, museum of fine arts, fine arts, beaux arts, pinacoteca, pinakothek, konstmuseum, konsthall, kunstmuseet, taidemuseo, szepmuveszeti, museo de arte, museu de arte, galleria d arte, muzeul de arta, galerie umeni' },

  // Water and slides.
  { scenes: 'playground-pirate-ship', in: 'playground', words: 'pirate, pirates, pirate ship', called: 'pirate-, piraten-' },
  { scenes: 'waterpark-lazy-river', in: 'waterpark', words: 'lazy river' },
  { scenes: 'waterpark-wave-pool', in: 'waterpark', words: 'wave pool, waves', called: 'wellenbad, wellenfreibad, wave pool' },
  { scenes: 'waterpark-slides', words: 'waterslide, waterslides, water slide, water slides' },
  { scenes: 'waterpark-paddling-pool', in: 'waterpark playground', words: 'paddling pool', called: 'plansche, planschbecken, pataugeoire, plaskdammen, paddling pool' },
  { scenes: 'playground-water', in: 'playground', words: 'water, water jets, water playground, splash pad', called: 'wasserspielplatz, -wasserspielplatz, water playground, splash pad, splash park, waterspeeltuin, waterspeelplaats' },
  { scenes: 'waterpark-rings', in: 'waterpark', words: 'pool, pools, swimming pool' },
  { scenes: 'waterpark-pool', in: 'sport_activities outdoor playground', words: 'pool, pools, swimming pool, public bath', called: 'schwimmbad, -schwimmbad, freibad, -freibad, hallenbad, -hallenbad, schwimmhalle, stadionbad, piscine, piscina, piscines, piscinas, zwembad, swimming pool, swimming baths, uimahalli, simhall, -simhall, simhallen, svommehal, svommehallen, svommehall, basen, plywalnia, bazen, bazeni, uszoda, strandfurdo, koupaliste, plavecky, leisure pool' },

  // Under the sky.
  { scenes: 'outdoor-treetop-walk', words: 'treetop walk', in: 'outdoor sport_activities museum theme_park zoo playground', called: 'baumwipfel-, baumkronen-, treetop-, tree top, boomkroon-, korunami, v korunach, lombkorona-, skytrail' },
  { scenes: 'sport_activities-rope-course', in: 'sport_activities outdoor theme_park entertainment playground', words: 'climbing forest, forest climbing, high ropes, rope course, climbing adventure, rope bridge', called: 'hochseilgarten, kletterwald, kletterpark, -kletterwald, waldseilgarten, accrobranche, parc aventure, parco avventura, adventure park, high ropes, parque aventura, lanove centrum, lanovy park, park linowy, klimpark, klimbos, seikkailupuisto, klatrepark, kalandpark, parc aventura, go ape, foret aventure' },
  { scenes: 'playground-rope-pyramid', in: 'playground', words: 'rope pyramid, climbing net' },
  { scenes: 'playground-zip-line', in: 'playground sport_activities', words: 'zip line, zipline' },
  { scenes: 'playground-tree-house', in: 'playground outdoor', words: 'treehouse, tree house', called: 'baumhaus-, tree house, treehouse' },
  { scenes: 'playground-sandcastle', in: 'playground', words: 'sand sculpture, sand' },
  { scenes: 'outdoor-waterfall', in: 'outdoor', words: 'waterfall, waterfalls', called: 'waterfall, waterfalls, falls, wasserfall-, -wasserfall, -wasserfalle, -falle, cascade, cascades, cascata, cascate, cascada, waterval, vodopad-, wodospad-, slapovi, fossen, vandfald, -putous' },
  { scenes: 'outdoor-waterfall', in: 'museum sport_activities playground theme_park', words: 'waterfall, waterfalls' },
  { scenes: 'outdoor-meadow', in: 'outdoor', words: 'meadow, meadows, heath, lawn, common', called: 'meadow, meadows, wiese, heide, prairie' },
  { scenes: 'outdoor-cave', in: 'outdoor museum entertainment', words: 'cave, caves, cave entrance', called: 'cave, caves, grotto, cavern, caverns, hohle, -hohle, -hohlen, tropfsteinhohle, grotte, grottes, grotten, grot, grotta, gruta, grutas, cueva, cuevas, coves, jaskyna, jaskinia, jeskyne, spilja, -barlang, barlang, pestera, spilaio, luola', unless: 'hotel, wine' },
  { scenes: 'outdoor-beach', in: 'outdoor waterpark sport_activities playground aquarium', words: 'beach, beaches, beach resort', called: 'beach, strandbad, strand, -strand, -stranden, plage, plages, playa, praia, spiaggia, platja, paralia, plaja, uimaranta, -ranta', unless: 'museum, furdo' },
  { scenes: 'outdoor-lighthouse', in: 'outdoor museum', words: 'lighthouse', called: 'lighthouse, leuchtturm-, vuurtoren, phare, fyr, fyret, -fyr, majakka, latarnia morska, svjetionik' },
  { scenes: 'outdoor-windmill', in: 'outdoor museum', words: 'windmill, windmills', called: 'windmill, windmills, windmuhle, -windmuhle, molen, molens, -molen, moulin a vent, wiatrak, wiatraki, vindmolle' },
  { scenes: 'outdoor-cable-car', in: 'outdoor entertainment sport_activities zoo museum', words: 'cable car, cable cars, gondola lift', called: 'seilbahn, -seilbahn, cable car, cableway, gondelbahn, telepherique, teleferico, teleferic, funivia, kabelbaan, telecabina, zicara, -ropeway' },
  { scenes: 'outdoor-funicular', in: 'outdoor entertainment museum', words: 'funicular', called: 'funicular, funiculaire, standseilbahn, funicolare, siklo, floibanen' },
  { scenes: 'outdoor-lookout-tower', in: 'outdoor sport_activities', words: 'lookout tower, observation tower', called: 'aussichtsturm, -aussichtsturm, lookout tower, observation tower, viewing tower, uitkijktoren, rozhledna, wieza widokowa, -kilato, kilato, nakotorni, utsiktstarn' },
  { scenes: 'outdoor-river-boat', in: 'outdoor entertainment sport_activities playground waterpark', words: 'river boat, boat, boats, ferry, river cruise', called: 'river cruise, river cruises, bateaux mouches, bateaux, boat trip, boat trips, boat tour, boat tours, rondvaart-, -schifffahrt, canal tour, canal tours, canal boat' },
  { scenes: 'outdoor-harbour', in: 'outdoor entertainment', words: 'harbour, ship, ships', called: 'harbour, hafen, vieux port, porto antico, port vell' },
  { scenes: 'outdoor-greenhouse', in: 'outdoor museum', words: 'greenhouse, cactus, palm house', called: 'palmenhaus, palm house, greenhouse, gewachshaus, serre, serres, palmiarnia, palmengarten, invernadero, sklenik, jardin d hiver, winter gardens, kew' },
  { scenes: 'outdoor-garden', in: 'outdoor museum zoo playground', words: 'botanical garden, garden, flowers', called: 'botanic-, botanisch-, botanis-, botanique, botanick-, botanico, botanica, botanikus, botaniczny, botanicki, botanical, garden, gardens, jardin, jardins, jardim, giardino, giardini, arboretum, hortus, rosengarten, rosarium, orto botanico', unless: 'englischer, beer, zoological, zoologico, zoologique, tiergarten' },
  { scenes: 'outdoor-maze', in: 'outdoor theme_park', words: 'maze, labyrinth, hedge maze', called: 'maze, labyrinth, irrgarten, labyrinthe, laberint, laberinto, labirinto, doolhof, maislabyrinth' },
  { scenes: 'outdoor-fountain', in: 'outdoor entertainment playground', words: 'fountain, fountains', called: 'fountain, fountains, fontana, fontaine, font magica, wasserspiele' },
  { scenes: 'outdoor-sledging', in: 'outdoor sport_activities entertainment', words: 'sledge, sledging, sledding', called: 'naturrodelbahn, rodelhugel, sledging' },
  { scenes: 'outdoor-skiing', in: 'outdoor sport_activities', words: 'ski, skiing', called: 'ski, skigebiet, skicenter, skizentrum, skicentrum, skiareal, skianlegg, skisenter, skijaliste, hiihtokeskus', unless: 'indoor, jump' },
  { scenes: 'outdoor-canoe', in: 'outdoor sport_activities', words: 'canoe, canoeing', called: 'canoe-, kanuverleih' },
  { scenes: 'outdoor-mountains', in: 'outdoor', words: 'mountain, mountains' },
  { scenes: 'outdoor-path', in: 'outdoor', words: 'path, trail, nature trail, footpath' },
  { scenes: 'outdoor-bridge', in: 'outdoor', words: 'bridge, suspension bridge', called: 'bridge, -brucke, suspension bridge' },
  { scenes: 'outdoor-lake', in: 'outdoor playground sport_activities waterpark museum', words: 'lake, pond, reservoir' },
  { scenes: 'outdoor-lake', in: 'outdoor', called: 'lake, lakes, see, -see, lac, lago, jezero, jezioro, jarvi, -jarvi, lacul, limni, loch, lough, estany, -sjon', unless: 'musee, nordsee, ostsee' },
  { scenes: 'outdoor-woodland', in: 'outdoor sport_activities zoo playground theme_park', words: 'forest, wood, woods' },
  { scenes: 'outdoor-woodland', in: 'outdoor', called: 'wald, -wald, stadtwald, forest, foret, bosque, foresta, bos, -bos, -erdo, -skogen, lesopark', unless: 'spielplatz, stone, stones, kamani' },
  { scenes: 'outdoor-park', in: 'outdoor playground', words: 'park' },
  { scenes: 'outdoor-park', in: 'outdoor', called: 'park, -park, parc, parque, parco, parken, -parken, puisto, -puisto, liget, -liget, parcul', unless: 'national, nationalpark, nationaal, naturpark, nature, natural, naturel, nacional, narodni, nazionale, regional, archaeological, archeologico, arqueologico, nasjonalpark, kansallispuisto, geopark, natuur, natur, husky, sculpture' },

  // Moving about.
  { scenes: 'sport_activities-ice-skating', in: 'sport_activities outdoor entertainment playground', words: 'ice rink, ice skating, skating, ice hockey', called: 'eisbahn, -eisbahn, eislauf-, eishalle, eisstadion, ice rink, ice arena, patinoire, ijsbaan, ijshal, schaatsbaan, pista de hielo, palaghiaccio, lodowisko, zimni stadion, kluziste, klizaliste, jegpalya, korcsolya-, mujegpalya, patinoar, skojtehal, skojtebane, ishall, ishallen, jaahalli, skoytehall, -eishalle' },
  { scenes: 'sport_activities-climbing', in: 'sport_activities entertainment playground', words: 'climbing, climbing wall, bouldering', called: 'kletterhalle, kletterzentrum, boulder-, -boulder, climbing, escalade, klimhal, kiipeily-, klatresenter, klattercenter, klattercentret, klatrehal, arrampicata, escalada, lezecka, lezecke, wspinacz-, maszofal' },
  { scenes: 'sport_activities-skatepark', in: 'sport_activities playground outdoor', words: 'skatepark, skate park, skate', called: 'skatepark, skate park, -skatepark, skatehalle' },
  { scenes: 'sport_activities-medal', in: 'museum sport_activities outdoor', words: 'athletics, olympic, olympics' },
  { scenes: 'sport_activities-cycling', in: 'outdoor playground sport_activities', words: 'bike, bikes, cycling', called: 'pumptrack-, pump track, bike park, bikepark, -bikepark', unless: 'bridge, bru, bro, brucke, most, pont, puente, ponte' },
  { scenes: 'sport_activities-kayak', in: 'sport_activities outdoor', words: 'kayak, kayaks', called: 'kayak-, kajak-' },
  { scenes: 'sport_activities-mini-golf', in: 'sport_activities entertainment outdoor playground theme_park', words: 'mini golf, minigolf, miniature golf, crazy golf', called: 'minigolf-, -minigolf, mini golf, crazy golf, adventure golf, adventuregolf, midgetgolf, miniature golf' },
  { scenes: 'sport_activities-trampoline', in: 'sport_activities entertainment playground theme_park', words: 'trampoline, trampolines, trampoline park', called: 'trampolin-, jump house, jumphouse, -trampolin' },
  { scenes: 'sport_activities-surfing', in: 'sport_activities outdoor', words: 'surfing', called: 'surf school, surfing, surfschule, wavegarden' },
  { scenes: 'sport_activities-football', in: 'museum sport_activities entertainment', words: 'football, soccer', called: 'football, fussball-, fotboll-, futbol, football museum, fodbold-' },
  { scenes: 'sport_activities-court', in: 'sport_activities', words: 'tennis', called: 'tennis-' },

  // Rides and shows.
  { scenes: 'theme_park-ferris-wheel', in: 'theme_park entertainment outdoor', words: 'ferris wheel, big wheel', called: 'riesenrad, ferris wheel, big wheel, grande roue, reuzenrad, oriaskerek, pariserhjul, london eye' },
  { scenes: 'theme_park-swing-ride', in: 'theme_park', words: 'swing ride, chair swing' },
  { scenes: 'theme_park-teacups', in: 'theme_park', words: 'tea cups, teacups' },
  { scenes: 'waterpark-splash-bucket', in: 'waterpark', words: 'splash bucket, tipping bucket' },
  { scenes: 'theme_park-log-flume', in: 'theme_park', words: 'log flume, flume' },
  { scenes: 'theme_park-coaster', in: 'theme_park', words: 'rollercoaster, roller coaster' },
  { scenes: 'theme_park-carousel', in: 'theme_park playground entertainment', words: 'carousel', called: 'carousel, karussell, -karussell, carrousel, giostra, carrusel, karusel, ringelspiel, merry go round' },
  { scenes: 'theme_park-dragon', in: 'theme_park', words: 'dragon, dragons' },
  { scenes: 'theme_park-balloon', in: 'theme_park outdoor entertainment', words: 'hot air balloon, balloon' },
  { scenes: 'entertainment-circus', in: 'entertainment theme_park', words: 'circus', called: 'circus, zirkus, cirque, cirkus, sirkus, cirkusz, circo, cyrk' },
  { scenes: 'entertainment-bowling', in: 'entertainment sport_activities', words: 'bowling, bowling alley', called: 'bowling-, -bowling' },
  { scenes: 'entertainment-cinema', in: 'entertainment', words: 'cinema', called: 'cinema, cinemas, kino, -kino, kinopolis, cinestar, multiplex, imax, odeon, cinema-', unless: 'open air, outdoor, drive in, freiluft-, freilicht-, autokino, openlucht-, plein air, herodes' },
  { scenes: 'entertainment-curtain', in: 'entertainment', words: 'theatre, theatre stage', called: 'theatre, theater, theatro, teatro, teatr, teater, teatret, teatteri, divadlo, szinhaz, kazaliste, -theater, teatrul', unless: 'open air, freilicht-, naturtheater, waldtheater, openlucht-, amphi-, roman, romano, romain, greco, verdure' },
  { scenes: 'entertainment-stage', in: 'entertainment', words: 'magic', called: 'magic show, house of magic, maison de la magie, zaubertheater' },
  { scenes: 'entertainment-claw-machine', in: 'entertainment', words: 'amusement arcade, arcade' },
  { scenes: 'entertainment-go-karts', in: 'entertainment sport_activities theme_park outdoor', words: 'go karts, go kart, karts, karting', called: 'kart-, karting, go kart, gokart-, -kart, -karting, kartbahn, -kartbahn' },
  { scenes: 'entertainment-ball-pool', in: 'playground entertainment', words: 'indoor play, soft play, indoor playground, ball pool', called: 'indoorspielplatz, -indoorspielplatz, hallenspielplatz, indoor playground, soft play, spielparadies, hoplop, leos lekland, leo s lekland, busfabriken, lekland, -lekland, speelparadijs, binnenspeeltuin, ballorig, monkey town, jatszohaz' },
  { scenes: 'entertainment-kitchen', in: 'entertainment museum', words: 'baking, cooking' },
  { scenes: 'playground-slide playground-climbing-frame playground-swings', words: 'playground, playgrounds' },
]

/** Drawings of a room: untrue of a place that is known to be outdoors. */
export const rooms: readonly string[] = ['entertainment-ball-pool', 'entertainment-cinema', 'entertainment-curtain', 'entertainment-stage', 'museum-dinosaur', 'museum-mirrors']

/** How drawings begin that are under the open sky: untrue of a place that is known to be indoors. */
export const openSky = 'playground-'

/** What is true of a place of that type and setting, where not all plain drawings of the type are. */
export const plainIn: Readonly<Record<string, readonly string[]>> = {
  'museum outdoor': ['museum-entrance', 'outdoor-signpost'],
  'playground indoor': ['entertainment-ball-pool'],
}
