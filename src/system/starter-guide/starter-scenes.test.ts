import { expect, test } from 'vitest'
import { computePlace } from '../../gathering/merging/place-merge.ts'
import { starterCandidate } from '../../gathering/providers/starter-guide/starter-place.ts'
import { dealScenes } from '../../guide/art/pick-scene.ts'
import { builtInCountries } from '../../guide/cities/built-in-cities.ts'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import { slugOf } from '../../guide/places/place-slug.ts'
import { readStarterGuide } from './starter-files.task.ts'

const guide = await readStarterGuide()
const places = guide.flatMap(({ country, cities }) =>
  cities.flatMap(({ slug, places }) =>
    places.map((entry) => placeOf(starterCandidate(country, slug, entry))),
  ),
)

function placeOf(candidate: ReturnType<typeof starterCandidate>) {
  const place = computePlace([{ candidate, goneSince: null }]) ?? expect.fail('no place')
  const name = place.displayName ?? place.name
  const funTypes = place.funTypes.map((slug) => ({ slug }))
  return { name, slug: slugOf(name), scenes: place.scenes, funTypes, lat: place.lat, lng: place.lng }
}

const known: [name: string, scene: string | undefined][] = [
  ['Schönbrunn Zoo', 'zoo-panda'],
  ['Haus des Meeres', 'aquarium-shark'],
  ['Acropolis Museum', 'museum-amphora'],
  ['Vasa Museum', 'museum-ship-model'],
  ['Viking Ship Museum', 'museum-viking-ship'],
  ['National Museum of Denmark', 'museum-viking-ship'],
  ['House of Music', 'museum-music'],
  ['Vienna Transport Museum Remise', 'museum-tram'],
  ['Natural History Museum Vienna', 'museum-dinosaur'],
  ['Butterfly House', 'zoo-butterflies'],
  ['Wurstelprater', 'theme_park-ferris-wheel'],
  ['Kahlenberg High Ropes Park', 'sport_activities-rope-course'],
  ['Attica Zoological Park', 'zoo-giraffe'],
  ['Hellenic Motor Museum', 'museum-car'],
  ['Averof Museum Ship', 'outdoor-harbour'],
  ['Nao Victoria replica ship', 'outdoor-harbour'],
  ['Kallimarmaro', 'sport_activities-medal'],
  ['Lycabettus Hill', undefined],
  ['Basel Paper Mill', undefined],
  ['Museo Stibbert', 'museum-armour'],
  ["St Mark's Bell Tower", 'museum-tower'],
  ['Trosky Castle', 'museum-castle-ruin'],
  ['Rigi', 'outdoor-mountains'],
  ['Birmingham Wildlife Conservation Park', 'zoo-red-panda'],
  ['Craggaunowen', 'museum-village'],
  ['Constanța Casino', undefined],
  ['Lake Vouliagmeni', 'outdoor-lake'],
  ['Skansen', 'museum-village'],
  ['Gröna Lund', 'theme_park-coaster'],
  ['Smedsudden Beach', 'outdoor-beach'],
  ['ABBA The Museum', 'museum-music'],
  ["Cirque d'Hiver", 'entertainment-circus'],
  ['Air and Space Museum', 'museum-plane'],
  ['Parc Astérix', 'theme_park-coaster'],
  ['Aquarium de Paris', 'aquarium-jellyfish'],
  ['Parc des Buttes-Chaumont', 'outdoor-waterfall'],
  ['Deutsches Museum', 'museum-plane'],
  ['BMW Welt', 'museum-car'],
  ['ESO Supernova', 'museum-planetarium'],
  ['Wildpark Poing', 'outdoor-woodland'],
  ['Therme Erding', 'waterpark-slides'],
  ['Experimentarium', 'museum-science'],
  ['Kronborg Castle', 'museum-castle'],
  ['Open Air Museum', 'museum-village'],
  ['Copenhagen Planetarium', 'museum-planetarium'],
  ['Louisiana', 'museum-easel'],
  ['London Zoo', 'zoo-penguins'],
  ['Tower of London', 'museum-castle'],
  ['Young V&A', 'museum-toys'],
  ['Puppet Museum', 'entertainment-puppets'],
  ['Quinta da Regaleira', 'outdoor-cave'],
  ['Dino Parque Lourinhã', 'theme_park-dinosaur'],
  ['Olivais City Farm', 'zoo-farm'],
  ['Lisbon Cable Car', 'outdoor-cable-car'],
  ['Carcavelos Beach', 'outdoor-beach'],
  ['Chocolate Museum', 'museum-chocolate'],
  ['Zaanse Schans', 'outdoor-windmill'],
  ['Central Library', 'museum-books'],
  ['Muiden Castle', 'museum-castle'],
  ['Aviodrome', 'museum-plane'],
  ["Explora Children's Museum", 'museum-fire-engine'],
  ['Hungarian Railway Museum', 'museum-locomotive'],
  ['Pálvölgy Cave', 'outdoor-cave'],
  ['Suomenlinna', 'museum-fortress'],
  ['Tram Museum', 'museum-tram'],
  ['Rhine Falls', 'outdoor-waterfall'],
  ['Wieliczka Salt Mine', 'museum-mine'],
  ['Acropolis of Athens', 'museum-ruin'],
  ['Copenhagen Zoo', 'zoo-panda'],
  ['Petřín Lookout Tower', 'outdoor-lookout-tower'],
  ["Children's Railway", 'theme_park-miniature-train'],
  ['Royal Commonwealth Pool', 'waterpark-rings'],
  ['The Corkscrew sledge run', 'outdoor-sledging'],
  ['Natural History Museum of the University', 'museum-dinosaur'],
  ['EICA Ratho', 'sport_activities-climbing'],
  ['National Museum of Ireland – Archaeology', 'museum-amphora'],
  ['Rainforest Adventure Golf', 'sport_activities-mini-golf'],
  ['Camera Obscura & World of Illusions', 'museum-science'],
] as const

test.each(known)('%s is drawn as %s', (name, scene) => {
  const found = places.find((place) => place.name === name) ?? expect.fail(`no ${name}`)
  expect(found.scenes[0]).toBe(scene)
})

const cities = builtInCountries.flatMap(({ cities }) => cities)

test.each(cities)('around $name no card is drawn as the one before or after it', (city) => {
  const around = places
    .map((place) => ({ ...place, km: kilometresBetween(city, place) }))
    .filter(({ km }) => km <= 50)
    .sort((a, b) => a.km - b.km)
  const names = dealScenes(around).map(({ scene }) => scene.name)
  expect(names.length).toBeGreaterThan(10)
  for (const [index, name] of names.entries()) expect(name).not.toBe(names[index + 1])
})
