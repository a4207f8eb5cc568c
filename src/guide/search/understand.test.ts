import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const city = (name: string, country: string, slug = name.toLowerCase()) => ({ name, country, slug })
const cities = [
  city('Vienna', 'Austria'),
  city('Munich', 'Germany'),
  city('The Hague', 'Netherlands', 'the-hague'),
  city('Wrocław', 'Poland', 'wroclaw'),
  city('Warsaw', 'Poland'),
]

/** Where, in which country, of what kind, called what. */
function meant(text: string) {
  const { cities: found, country, kinds, names } = understand(text, cities)
  const funTypes = kinds.map(({ kinds }) => kinds.map((kind) => kind.funTypes[0]).join(' or '))
  return [found.map(({ slug }) => slug).join(' '), country, funTypes.join(' and '), names.join(' ')]
}

test.for([
  ['playground vienna', 'vienna', 'playground', ''],
  ['Spielplätze in der Nähe von München', 'munich', 'playground', ''],
  ['aire de jeux La Haye', 'the-hague', 'playground', ''],
  ['zoologisk have Wien', 'vienna', 'zoo', ''],
  ['ζωολογικός κήπος Βιέννη', 'vienna', 'zoo', ''],
  ['parc d’attractions, Vienne', 'vienna', 'theme_park', ''],
  ['Tiergarten Schönbrunn', '', 'zoo', 'Schönbrunn'],
  ['Hellabrunn', '', '', 'Hellabrunn'],
  ['things to do with kids in Vienna', 'vienna', '', ''],
  ...[
    'outside Vienna',
    'draußen Wien',
    'dehors à Vienne',
    "all'aperto Vienna",
    'al aire libre Viena',
    'venku Vídeň',
  ].map((text) => [text, 'vienna', 'outdoor', ''] as const),
  ['l’aquarium de Vienne', 'vienna', 'aquarium', ''],
  ['Naturkundemuseum Wien', 'vienna', 'museum', ''],
  ['muséum d’histoire naturelle Vienne', 'vienna', 'museum', ''],
  ['Schloss Schönbrunn', 'vienna', '', ''],
  ['piscine avec toboggan Vienne', 'vienna', 'waterpark', ''],
  ['piscina com escorregas Viena', 'vienna', 'waterpark', ''],
  ["parco dell'acqua", '', 'outdoor', 'acqua'],
  ['Musée de l’Espace', '', 'museum', 'Espace'],
  ['parc d’attraction Vienne', 'vienna', 'theme_park', ''],
  ['Wieża Eiffla', '', '', 'Tour Eiffel'],
  ['zoo Eiffelturm', '', 'zoo', 'Tour Eiffel'],
] as const)('%s', ([text, where, kind, names]) => {
  expect(meant(text)).toEqual([where, undefined, kind, names])
})

test.for([
  ['Wiener Zoo', 'vienna'],
  ['Münchner Zoo', 'munich'],
  ['Muenchner Zoo', 'munich'],
  ['wrocławskie zoo', 'wroclaw'],
  ['zoo w Warszawie', 'warsaw'],
  ['bécsi állatkert', 'vienna'],
  ['zoo we Wrocławiu', 'wroclaw'],
] as const)('the town of %s is %s', ([text, where]) => {
  expect(meant(text)).toEqual([where, undefined, 'zoo', ''])
})

/** Of these all words are known. */
const isQuestion =
  /^(?:was kann|que faire avec|qué podemos|can I|darf|posso|se puede|mogen|czy|peut-on|gibt es|y a|is the)/

test.for([
  ['rainy day vienna', 'indoor'],
  ['was tun bei Regen in München', 'indoor'],
  ['que faire quand il pleut à Vienne', 'indoor'],
  ['free playground vienna', 'free'],
  ['things to do with toddlers in Munich', 'toddlers'],
  ['zdarma s batolaty Vídeň', 'free toddlers'],
  ['Regenwald', ''],
  ['wheelchair accessible zoo', 'wheelchair'],
  ['Zoo Wien mit Rollstuhl', 'wheelchair'],
  ['buggy friendly walk in Vienna', 'buggy'],
  ['parc avec chien', 'dogs'],
  ['playground with toilets and baby changing', 'toilets changingTable'],
  ['picnic places Munich', 'picnic'],
  ['Spielplatz mit Café', 'meals'],
  ['cheap days out', 'cheap'],
  ['museums under 10 euros Vienna', 'cheap'],
  ['museum no entry fee', 'free'],
  ['museum with free entry', 'free'],
  ['wohin mit Kindern wenn es regnet', 'indoor'],
  ['kam s dětmi když prší', 'indoor'],
  ['ud med børn når det regner', 'indoor'],
  ['parque no inverno', 'winter'],
  ['Ausflug unter 10 €', 'cheap'],
  ['museum under 10€', 'cheap'],
  ['museum under €10', 'cheap'],
  ['museum under £10', 'cheap'],
  ['museum up to £10', 'cheap'],
  ['Museum unter 5 Euro', 'cheap'],
  ['museum for less than 10 euros', 'cheap'],
  ['museum under 20 euros', ''],
  ['things to do with kids under 10', ''],
  ['Museum für Kinder unter 10', ''],
  ['museum gratuit pour les enfants', 'freeForChildren'],
  ['what to do with my kids in Munich when it rains with teenagers', 'indoor teenagers'],
  ['winter activities Munich', 'winter'],
  ['zoo open in winter', 'winter'],
  ['Zoo im Winter geöffnet', 'winter'],
  ['Open Air Wien', ''],
  ['was tun im Herbst in Wien', 'autumn'],
  ['Vienna in December', 'winter'],
  ['Varsovie en juillet', 'summer'],
  ['Champ de Mars', ''],
  ['piscine couverte Vienne', 'indoor'],
  ['piscina coperta Vienna', 'indoor'],
  ['was kann man mit einem 4-jährigen in Wien machen wenn es am Sonntag regnet', 'indoor'],
  ["que faire avec un enfant de 4 ans à Vienne dimanche s'il pleut", 'indoor'],
  ['qué podemos hacer con un bebé en Viena', 'toddlers'],
  ['can I take my dog to the zoo', 'dogs'],
  ['darf mein Hund mit in den Zoo', 'dogs'],
  ['posso portare il cane al museo Vienna', 'dogs'],
  ['se puede ir con perro al zoo', 'dogs'],
  ['mogen honden mee naar de zoo', 'dogs'],
  ['czy można wejść z psem do zoo', 'dogs'],
  ['peut-on venir avec un chien au zoo', 'dogs'],
  ['gibt es einen Wickeltisch im Zoo', 'changingTable'],
  ['y a-t-il une table à langer', 'changingTable'],
  ['step-free access museum', 'wheelchair'],
  ['zoo ohne Treppen', 'wheelchair'],
  ['is the zoo possible with a double buggy', 'buggy'],
  ['gluten free cafe Vienna', 'meals'],
  ['museum with free wifi', ''],
] as const)('%s: what is wished of a place is understood', ([text, wishes]) => {
  expect(understand(text, cities).wishes.join(' ')).toBe(wishes)
  if (isQuestion.test(text)) expect(understand(text, cities).names).toEqual([])
})

test('a country is all of its cities', () => {
  expect(meant('aquapark Polska')).toEqual(['wroclaw warsaw', 'Poland', 'waterpark', ''])
  expect(meant("zoo d'Autriche")).toEqual(['vienna', 'Austria', 'zoo', ''])
})

test.for([
  ...['cosas que hacer en Viena con niños', 'planes con niños Viena', 'cosa fare a Vienna con bambini'],
  ...[
    'Sehenswürdigkeiten Wien mit Kindern',
    'Freizeit Wien',
    'dingen om te doen in Wenen',
    'lieux pour enfants Vienne',
  ],
  ...[
    'výlety s dětmi Vídeň',
    'τι να κάνω στη Βιέννη με παιδιά',
    'ce să faci în Viena cu copii',
    'days out Vienna',
    'things to do in Vienna 2026',
    'hvad laver man i Wien med børn',
    'wat kun je doen met kinderen in Wenen',
    'dove portare i bambini a Vienna',
    'hová menjünk gyerekkel Bécsben',
    'ce să facem cu copiii în Viena',
    'Wien Öffnungszeiten',
    'quanto costa Vienna',
    'what’s on in Vienna',
    'large family Vienna',
    'Wien Großfamilie',
    'famille nombreuse Vienne',
  ],
])('%s asks for whatever there is for children', (text) => {
  expect(meant(text)).toEqual(['vienna', undefined, '', ''])
})

test.for(['park without dogs', 'Park ohne Hunde', 'no dogs park', 'not indoor park', 'parc sans restaurant'])(
  '%s: what is not wished is no wish, and not known of any place',
  (text) => {
    const { wishes, names, kinds, isInPart } = understand(text, cities)
    expect([wishes, names, kinds.length, isInPart]).toEqual([[], [], 1, true])
  },
)

test.for([
  ['no museums Vienna', 'museums', ''],
  ['not a museum', 'museum', ''],
  ['Vienna without museums', 'museums', ''],
  ['keine Museen in Wien', 'Museen', ''],
  ['anything but zoos', 'zoos', ''],
  ['alles außer Museum', 'Museum', ''],
  ['tout sauf musées', 'musées', ''],
  ['keine Museen und Zoos', 'Museen Zoos', ''],
  ['neither zoo nor museum', 'zoo museum', ''],
  ['rainy day but not a museum', 'museum', ''],
  ['zoo without aquarium', 'aquarium', 'zoo'],
  ['not a museum but a zoo', 'museum', 'zoo'],
  ['Vienna no zoo', 'zoo', ''],
  ['o que fazer no zoo de Viena', '', 'zoo'],
  ['no museu', '', 'museu'],
  ['not indoor playground', '', ''],
  ['only playgrounds', '', 'playgrounds'],
] as const)('%s: what no place shall be is told apart from what it shall be', ([text, without, kinds]) => {
  const meant = understand(text, cities)
  const typed = (wanted: typeof meant.kinds) => wanted.map(({ typed }) => typed).join(' ')
  expect([typed(meant.without), typed(meant.kinds), meant.names]).toEqual([without, kinds, []])
})

test('a price that no fact tells is a part of a text that nobody knows, and an age is none', () => {
  for (const [text, isInPart] of [
    ['Museum unter 20 Euro', true],
    ['museum under 20', false],
    ['museum under 10 euros', false],
  ] as const)
    expect(understand(text, cities), text).toMatchObject({ isInPart, names: [] })
})

test('what no fact tells is no word of a name, and a part of a text that nobody knows', () => {
  for (const text of [
    'birthday party zoo Vienna',
    'Zoo Wien Kindergeburtstag',
    'zoo de Vienne parking',
    'zoo with free parking Vienna',
  ])
    expect(understand(text, cities), text).toMatchObject({
      names: [],
      isInPart: true,
    })
  expect(understand('birthday party zoo Vienna', cities).words).toEqual(['zoo', 'Vienna'])
  expect(understand('zoo under 15 € Vienna', cities).words).toEqual(['zoo', 'Vienna'])
})

test('one kind or another is either', () => {
  expect(meant('zoo or aquarium Vienna')[2]).toBe('zoo or aquarium')
  expect(meant('Zoo, Aquarium oder Erlebnisbad in Wien')[2]).toBe('zoo and aquarium or waterpark')
  expect(meant('zoo o parque acuático')[2]).toBe('zoo or waterpark')
  expect(meant('zoo and aquarium Vienna')[2]).toBe('zoo and aquarium')
})

test('words that say nothing are looked for when there are no others', () => {
  expect(understand('the best', cities).words).toEqual(['the', 'best'])
  expect(understand('the best zoo', cities).words).toEqual(['zoo'])
})

test("a word with an elided 'de' is no city that another alphabet spells so", () => {
  const gyor = [city('Győr', 'Hungary', 'gyor')]
  expect(understand('Parc de la Tête d’Or', gyor).cities).toEqual([])
  expect(understand('Дьор', gyor).cities).toEqual(gyor)
})

test('a word that two kinds share means either', () => {
  expect(
    understand('strand', cities).kinds.flatMap(({ kinds }) => kinds.map(({ words }) => words.split(',')[0])),
  ).toEqual(['swimming', 'beach'])
})

test.for([
  ['playground viena', 'vienna playground'],
  ['playground wroclav', 'wroclaw playground'],
  ['Waldabenteuerspielplatz Wien', 'vienna playground'],
  ['Spielplätzen Wien', 'vienna playground'],
  ['aquarim Wien', 'vienna aquarium'],
  ['Hellabrunn', ''],
] as const)('read generously, %s is %s', ([text, meant]) => {
  const { cities: found, kinds } = understand(text, cities, 'generous')
  const funTypes = kinds.flatMap(({ kinds }) => kinds.flatMap(({ funTypes }) => funTypes))
  expect([...found.map(({ slug }) => slug), ...new Set(funTypes)].join(' ')).toContain(meant)
})

test.for([
  ['Eisenbahnmuseum', ['eisenbahn', 'museum'], false],
  ['Schifffahrtsmuseum', ['schifffahrts', 'museum'], false],
  ['Polizeimuseum', ['Polizeimuseum'], true],
  ['Kinderspielplatz', ['Kinderspielplatz'], false],
  ['Dinospielplatz', ['Dinospielplatz'], false],
] as const)('%s is %s; of which a part is not understood: %s', ([text, typed, isInPart]) => {
  const meant = understand(text, cities, 'generous')
  expect([meant.kinds.map(({ typed }) => typed), meant.isInPart]).toEqual([typed, isInPart])
})

test('one city or another is both', () => {
  for (const text of ['zoo Vienna or Munich', 'Zoo in Wien oder München', 'zoo Vienna & Munich'])
    expect(meant(text), text).toEqual(['vienna munich', undefined, 'zoo', ''])
  expect(meant('zoo Vienna or Munich or Warsaw')[0]).toBe('vienna munich warsaw')
  expect(meant('day trip from Vienna to Munich')[0]).toBe('munich')
  expect(meant('zoo Vienna and Wien')[0]).toBe('vienna')
  expect(meant('zoo Vienna or Poland').slice(0, 2)).toEqual(['wroclaw warsaw', 'Poland'])
})

test('a city with its country is the city, and a region is its cities', () => {
  expect(meant('Wien Austria')).toEqual(['vienna', undefined, '', ''])
  expect(meant('Austria Vienna zoo')).toEqual(['vienna', undefined, 'zoo', ''])
  expect(meant('zoo Bavaria')).toEqual(['munich', undefined, 'zoo', ''])
  expect(meant('Zoo Alpen')).toEqual(['munich', undefined, 'zoo', ''])
})

test.for([
  ['museum for 3 year old', 'toddlers'],
  ['museum 14 years', 'teenagers'],
  ['museum 8 years', ''],
  ['museum for 18 months', 'toddlers'],
  ['musée bébé 18 mois', 'toddlers'],
  ['museum for a 2yo', 'toddlers'],
  ['museum 12-15 years', 'teenagers'],
  ['museum aged 13', 'teenagers'],
  ['Museum ab 14 Jahren', 'teenagers'],
  ['musée moins de 3 ans', 'toddlers'],
  ['museum under 18', ''],
  ['museum under 5s', ''],
  ['museum for ages 5-8', ''],
  ['museum 5 to 8 years', ''],
  ['Museum ab 6', ''],
  ['2 adults and 2 kids', ''],
  ['mit Jugendlichen', 'teenagers'],
  ['Ausflug mit 2-jährigem', 'toddlers'],
] as const)('%s: an age is understood', ([text, wishes]) => {
  const understood = understand(text, cities)
  expect([understood.wishes.join(' '), understood.names]).toEqual([wishes, []])
})

test.for([
  ['museum open on Monday Vienna', 0],
  ['what to do today in Munich', 'today'],
  ['Wien morgen', 'tomorrow'],
  ['Museum München sonntags geöffnet', 6],
  ['musée ouvert le lundi Vienne', 0],
  ['muzeum v neděli', 6],
  ['things to do this weekend in Munich', 'weekend'],
  ['next weekend Vienna', 'next weekend'],
  ['Wien am nächsten Wochenende', 'next weekend'],
  ['zoo 25 december Vienna', '12-25'],
  ['open on the 25th of December', '12-25'],
  ['Zoo Wien 26. Dezember', '12-26'],
  ['museo 24 de diciembre', '12-24'],
  ['December 6 Munich', '12-06'],
  ['Silvester Wien', '12-31'],
  ['open New Year’s Day', '01-01'],
  ['Zoo Wien 24.12.', '12-24'],
  ['zoo Vienna 24/12?', '12-24'],
  ['zoo Vienna 2026-12-24', '2026-12-24'],
  ['Wien am 6.1.2027', '2027-01-06'],
  ['zoo 25 December, 2027', '2027-12-25'],
  ['museum 3-5 years', undefined],
  ['museum 3/5 years', undefined],
  ['museum 31.02. Vienna', undefined],
  ['Vienna 31 february', undefined],
  ['Vienna in december', undefined],
  ['open-air museum', undefined],
  ['open Easter Monday Vienna', 'easter+1'],
  ['Zoo Wien an Ostern', 'easter+0'],
  ['musée lundi de Pâques', 'easter+1'],
  ['zoo Vienna open', 'today'],
  ['Zoo im Winter geöffnet', undefined],
  ['zoo open in winter', undefined],
  ['open', undefined],
  ['open museum', 'today'],
  ['open playgrounds', 'today'],
] as const)('%s: the day is understood', ([text, day]) => {
  expect(understand(text, cities).day).toBe(day)
})

test("generously read, 'open' is what is open today, unless it is one of several words of a name", () => {
  for (const text of ['open museum Vienna', 'which museums are open in Vienna'])
    expect(understand(text, cities, 'generous')).toMatchObject({ day: 'today', names: [] })
  expect(understand('open Vienna', cities)).toMatchObject({ day: 'today', names: [] })
  expect(understand('Open Air Vienna', cities, 'generous')).toMatchObject({
    day: undefined,
    names: ['Open', 'Air'],
  })
})

test('of a long text eight words are looked for', () => {
  const text = 'alpha beta gamma delta epsilon zeta eta theta iota kappa in Vienna'
  const { cities: found, names, words } = understand(text, cities)
  expect([found.length, names.length, words.length]).toEqual([1, 8, 8])
})

test.each([
  ['zoo Vienna open now', 'now', 'today'],
  ['Museum Wien jetzt geöffnet', 'now', 'today'],
  ['museum Vienna tonight', '19:00', 'today'],
  ['Museum Wien heute Abend', '19:00', 'today'],
  ['museum open late', '19:00', 'today'],
  ['piscine ce soir', '19:00', 'today'],
  ['zoo tomorrow morning', '10:00', 'tomorrow'],
  ['Zoo morgen früh', '10:00', 'tomorrow'],
  ['museo mañana por la mañana', '10:00', 'tomorrow'],
  ['museum on Sunday afternoon', '15:00', 6],
  ['friday night Vienna', '19:00', 4],
  ['Museum Wien spätabends', '19:00', 'today'],
  ['museum open till late', '19:00', 'today'],
  ['zoo open at 18:00', '18:00', 'today'],
  ['zoo open at 7', '19:00', 'today'],
  ['museum open at 10', '10:00', 'today'],
  ['museum open until 8pm', '19:59', 'today'],
  ['museum open on Friday till 8:30 p.m.', '20:29', 4],
  ['zoo Vienna tomorrow 9 am', '09:00', 'tomorrow'],
  ['zoo Vienna 12 am', '00:00', 'today'],
  ['museum at 5 o’clock', '17:00', 'today'],
  ['Museum Wien ab 18 Uhr', '18:00', 'today'],
  ['Museum Wien bis 8 Uhr geöffnet', '19:59', 'today'],
  ['Zoo Wien 18.30 Uhr', '18:30', 'today'],
  ['musée après 18h', '18:00', 'today'],
  ['musée ouvert jusqu’à 20h30', '20:29', 'today'],
  ['museo aperto dopo le 18', '18:00', 'today'],
  ['museo abierto hasta las 20', '19:59', 'today'],
  ['museum na 18 uur', '18:00', 'today'],
  ['museum geopend tot 20 uur', '19:59', 'today'],
  ['zoo Vienna', undefined, undefined],
  // Of a range both ends, unless it ends on another day.
  ['museum Vienna 6pm-2am', '18:00', 'today'],
  ['zoo Vienna 3 to 6 pm', '15:00–17:59', 'today'],
  ['zoo Vienna 10am-2pm', '10:00–13:59', 'today'],
  ['museum between 10am and 2pm Saturday', '10:00–13:59', 5],
  ['museum Vienna between 10 and 2', '10:00–13:59', 'today'],
  ['museum Vienna from 2 to 5pm', '14:00–16:59', 'today'],
  ['Museum Wien zwischen 10 und 14 Uhr', '10:00–13:59', 'today'],
  ['Museum Wien von 10 bis 14 Uhr geöffnet', '10:00–13:59', 'today'],
  ['Museum Wien 10:30–13:00', '10:30–12:59', 'today'],
  ['musée de 10h à 14h', '10:00–13:59', 'today'],
  ['museo entre las 10 y las 14 h', '10:00–13:59', 'today'],
] as const)('%s: the time of the day is understood', (text, time, day) => {
  expect(understand(text, cities)).toMatchObject({ time, day, names: [] })
})

test.for([
  'Museum ab 6',
  'Zoo geöffnet ab 6 Jahren',
  'playground open from 3 years',
  'Museum ab 6 am Wochenende',
  'museum for ages 10-12',
  'museum 3.50',
  'musée à 1h de Vienne',
  'museum 2 hours',
  'zoo 24 Vienna',
  'Museum bis 12 Jahre',
  'zoo open 24.12.',
  'museum 18:75',
  'museum for kids between 10 and 12',
  'Museum von 3 bis 6 am Wochenende',
  'Museum zwischen 3 und 6 am Samstag',
  'museum from 5 to 8 years',
  'zoo 24.12.-26.12.2026',
  'musée de 1h à 2h de Vienne',
])('%s names no time of the day', (text) => {
  expect(understand(text, cities).time).toBeUndefined()
})

test('a market of the Greeks is no Portuguese now', () => {
  expect(understand('Agora', cities)).toMatchObject({ time: undefined, day: undefined, names: ['Agora'] })
  expect(understand('museu aberto agora', cities)).toMatchObject({ time: 'now', names: [] })
})

test('a word of two letters is no day', () => {
  expect(understand('Ma Vlast', cities)).toMatchObject({ day: undefined, names: ['Ma', 'Vlast'] })
})

test.for([
  ['🦁 Vienna', 'zoo'],
  ['🏊', 'waterpark'],
  ['🏊🏽‍♀️ Vienna', 'waterpark'],
  ['🎡👨‍👩‍👧 Vienna', 'theme_park'],
  ['Vienna 🥳 zoo', 'zoo'],
] as const)('%s: a picture says what it shows', ([text, funType]) => {
  const { kinds, names } = understand(text, cities)
  expect(names).toEqual([])
  expect(kinds.flatMap(({ kinds }) => kinds.flatMap(({ funTypes }) => funTypes))).toContain(funType)
})

test('a hot dog is a meal and no dog', () => {
  expect(understand('hot dog Vienna', cities).wishes).toEqual(['meals'])
})

test.for([
  'zoo under 2 hours from Vienna',
  'zoo less than 2 hours Vienna',
  'Zoo Wien unter 2 Stunden',
  'zoo moins de 30 minutes Vienne',
])('%s: how long something takes is no age', (text) => {
  expect(understand(text, cities)).toMatchObject({ wishes: [], names: [], time: undefined })
})

test('who comes by train looks for none, and whether it can be done nobody knows', () => {
  for (const text of ['zoo by train from Vienna', 'Zoo mit der Bahn Wien', 'autism friendly zoo Vienna'])
    expect(understand(text, cities), text).toMatchObject({ isInPart: true, names: [], kinds: [{}] })
})

test('a German word loses no vowel when it is bent', () => {
  const varna = city('Varna', 'Bulgaria')
  expect(understand('parque warner', [varna]).cities).toEqual([])
  expect(understand('Wiener Zoo', cities).cities).toMatchObject([{ slug: 'vienna' }])
})

test.for([
  ['piscina cubierta Viena', 'indoor'],
  ['overdekte speeltuin Wenen', 'indoor'],
  ['überdachter Spielplatz Wien', 'indoor'],
] as const)('%s: what has a roof is indoors', ([text, wish]) => {
  expect(understand(text, cities)).toMatchObject({ wishes: [wish], names: [] })
})

test.for([
  ['bez muzeów Wiedeń', 'muzeów'],
  ['bez muzeja Beč', 'muzeja'],
  ['Wien ilman museoita', 'museoita'],
  ['Bécs múzeum nélkül', 'múzeum'],
  ['múzeumok nélkül Bécsben', 'múzeumok'],
  ['Viena museorik gabe', 'museorik'],
] as const)('%s: who leaves out museums may bend the word, or say so behind it', ([text, typed]) => {
  const { without, kinds, names } = understand(text, cities)
  expect({ without: without.map((kind) => kind.typed), kinds, names }).toEqual({
    without: [typed],
    kinds: [],
    names: [],
  })
})

test('what stands before one that is left out behind it is looked for', () => {
  const text = 'állatkert Bécs, múzeum és akvárium nélkül'
  const { without, kinds } = understand(text, cities)
  expect(kinds.map(({ typed }) => typed)).toEqual(['állatkert'])
  expect(without.map(({ typed }) => typed)).toEqual(['múzeum', 'akvárium'])
})

test.for(['without a car Vienna', 'no parking Vienna', 'sin coche Viena', 'bez auta Beč'])(
  '%s: who comes without a car leaves out no museum of them',
  (text) => {
    expect(understand(text, cities)).toMatchObject({ without: [], names: [], isInPart: true })
  },
)

test.for(['kindertheater Wien', 'børneteater Wien', 'gyerekszínház Bécs', 'Kinderkino Wien'])(
  '%s: what children see on a stage or a screen is a kind, and no part of a name',
  (text) => {
    expect(understand(text, cities)).toMatchObject({
      kinds: [{ kinds: [{ funTypes: ['entertainment'] }] }],
      names: [],
    })
  },
)

test.for([
  'Vienna at Christmas',
  'Wien zu Weihnachten',
  'Vienne à Noël',
  'Vídeň o Vánocích',
  'Bécs karácsonykor',
])('%s: who says when means the day', (text) => {
  expect(understand(text, cities)).toMatchObject({ day: '12-25', kinds: [], names: [] })
})

test('a market or lights at Christmas are looked for, whatever the day', () => {
  expect(understand('Christmas market Vienna', cities)).toMatchObject({ day: undefined, kinds: [{}] })
  expect(understand('Weihnachten Wien', cities)).toMatchObject({ day: undefined, kinds: [{}] })
})

test('a city may be shortened to the letters that stand for it', () => {
  const all = [city('London', 'United Kingdom'), city('Barcelona', 'Spain'), city('Copenhagen', 'Denmark')]
  for (const [at, text] of ['zoo LDN', 'aquarium bcn', 'CPH'].entries())
    expect(understand(text, all).cities, text).toEqual([all[at]])
})

test('where a language does not bend it, a word like a kind is none', () => {
  for (const text of ['not natural', 'no training', 'sin climbers'])
    expect(understand(text, cities).without, text).toEqual([])
})

test('who has a newborn or teenagers may bend the word', () => {
  expect(understand('con un neonato a Vienna', cities)).toMatchObject({ wishes: ['toddlers'], names: [] })
  expect(understand('mit Teenagern in Wien', cities)).toMatchObject({ wishes: ['teenagers'], names: [] })
})

test('in Greek and Croatian, too, it is understood where one is', () => {
  const [rhodes, zadar] = [city('Rhodes', 'Greece'), city('Zadar', 'Croatia')]
  const both = [rhodes, zadar]
  expect(understand('τι να κάνω με παιδιά στη Ρόδο', both)).toMatchObject({ cities: [rhodes], names: [] })
  expect(understand('što raditi s djecom u Zadru', both)).toMatchObject({ cities: [zadar], names: [] })
})
