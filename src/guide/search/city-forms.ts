import { nameKeys } from '../cities/name-keys.ts'

/** How languages end the names of towns: 'Wiener', 'Amsterdamse', 'wrocławskie', 'budapesti', 'Tampereella', 'Αθήνας'. */
const endings =
  'er ers s se i ai ei ski ska skie skiej skim sky ske sko skog ska skata skia skija na nu ny ne ie iu u em om ach y e a n en in ssa lla sta lta ella essa ben ban on nak n'
    .split(' ')
    .toSorted((a, b) => b.length - a.length)

const fewestLetters = 4

/** What no ending tells, by the cities' slugs. */
const oddForms: Readonly<Record<string, string>> = {
  munich: 'Münchner, Münchener, Monachijski, Monachijskie, Mnichově',
  zurich: 'Zürcher, Zuercher',
  basel: 'Basler',
  geneva: 'Genevois, Genevoise',
  paris: 'Parisien, Parisienne, Parisiens, Paryżu, Pařížský, Paříži, Pariisissa, Párizsi',
  brussels: 'Bruxellois, Bruxelloise, Brusselse',
  'the-hague': 'Haagse, Haags',
  vienna: 'Wiedniu, Wiednia, Vídni, Vídeňský, Vídeňská, Viennese, Bečki, Beču',
  prague: 'Praze, Prahy, Prahu, Pražský, Pražská, Pražské, Pradze',
  brno: 'Brně, Brněnský, Brněnská, Brněnské',
  plzen: 'Plzni, Plzně',
  ostrava: 'Ostravě, Ostrawie',
  warsaw: 'Warszawie, Varšavě',
  budapest: 'Budapeszcie, Budimpešti, Budapešti',
  rome: 'Rzymie, Římě, Romano, Romana, Romain, Římský',
  milan: 'Milanese, Mediolanie, Mailänder',
  london: 'Londynie, Londýně, Londoni',
  athens: 'Atenach, Aténách',
  lisbon: 'Lizbonie, Lisabonu',
  copenhagen: 'Københavnske, Kodani',
  helsinki: 'Helsingin, Helsingissä',
  turku: 'Turun, Turussa',
  lahti: 'Lahden, Lahdessa',
  rovaniemi: 'Rovaniemen',
  rhodes: 'Ρόδο, Ρόδου',
  zadar: 'Zadru, Zadra',
  zagreb: 'Zagrebački, Zagrebačka, Zagrebačko',
  split: 'Splitski, Splitska',
  dubrovnik: 'Dubrovački, Dubrovačka, Dubrovačke',
  sofia: 'Софийски, Софийския, Софийската, Софийска',
  plovdiv: 'Пловдивски, Пловдивския',
  varna: 'Варненски, Варненския',
  bucharest: 'Bucureștiului, Bucureștean',
}

const slugOfForm = new Map(
  Object.entries(oddForms).flatMap(([slug, forms]) =>
    forms.split(', ').flatMap((form) => nameKeys(form).map((key) => [key, slug] as const)),
  ),
)

export const cityOfOddForm = (key: string): string | undefined => slugOfForm.get(key)

/**
 * What a name may have been before it was bent: 'wiener' gives 'wien'; a lost vowel is put back ('warszawskie'), of
 * which German loses none: 'Warner' is no Varna.
 */
export const beginningsOf = (key: string): string[] =>
  endings
    .filter((ending) => key.endsWith(ending) && key.length - ending.length >= fewestLetters)
    .flatMap((ending) => {
      const stem = key.slice(0, -ending.length)
      return /^er/.test(ending) ? [stem] : [stem, `${stem}a`, `${stem}o`, `${stem}e`]
    })
