import sharp from 'sharp'
import { expect, test } from 'vitest'
import { canWrite, write, writeWithin } from './card-writing.task.ts'
import { cityTexts, type PlaceCard, placeTexts } from './social-card.ts'
import { socialPictures } from './social-picture.task.ts'

const zoo = (fields: Partial<PlaceCard> = {}): PlaceCard => ({
  ...{ slug: 'schonbrunn', funTypes: [{ slug: 'zoo' }], scenes: ['zoo-panda'] },
  ...{ name: 'Schönbrunn Zoo', town: 'Vienna', country: 'Austria' },
  near: { cityName: 'Vienna', distance: 4.61, isRough: false, drivingTimeMinutes: 12 },
  ...fields,
})
const vienna = { name: 'Vienna', country: 'Austria', places: [zoo()] }
const { place, city } = socialPictures('public', 'Family Fun Europe')
const look = { size: 40, colour: '#ffffff', width: 400 }

test('a card says name, town, how far it is from the nearest city, and by car where that is known', () => {
  expect(placeTexts(zoo())).toEqual({
    ...{ over: null, title: 'Schönbrunn Zoo' },
    lines: ['Vienna, Austria', '4.6 km from Vienna, 12\u00a0min\u00a0drive'],
  })
  expect(placeTexts(zoo({ town: null, country: null, near: null })).lines).toEqual([])
  const near = { cityName: 'Vienna', distance: 0.42, isRough: false, drivingTimeMinutes: null }
  expect(placeTexts(zoo({ near })).lines).toContain('420 m from Vienna')
  expect(placeTexts(zoo({ near: { ...near, isRough: true } })).lines).toContain('about 400 m from Vienna')
  expect(cityTexts(vienna)).toEqual({ over: 'Family fun around', title: 'Vienna', lines: ['Austria'] })
})

test('every card is a PNG of 1200 × 630 pixels and at most 200 kB', async () => {
  for (const bytes of [await place(zoo()), await city(vienna), await city({ ...vienna, places: [] })]) {
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(200_000)
  }
})

test('what a card says and shows makes it another one; the same is drawn once', async () => {
  const all = [zoo(), zoo({ name: 'Tiergarten' }), zoo({ town: 'Wien' }), zoo({ scenes: ['zoo-bear'] })]
  const cards = await Promise.all(all.map(place))
  expect(new Set(cards.map((bytes) => bytes.toString('base64'))).size).toBe(4)
  expect(place(zoo())).toBe(place(zoo()))
  expect(await city(vienna)).not.toEqual(await city({ ...vienna, name: 'Graz' }))
})

test('a long name gets smaller and more lines, and then an end; markup is plain text', async () => {
  const box = { sizes: [70, 42], colour: '#ffffff', width: 448, height: 290 }
  const long = await writeWithin('Österreichisches Freilichtmuseum '.repeat(12), box)
  expect(long.height).toBeLessThanOrEqual(290)
  expect(long.width).toBeLessThanOrEqual(448)
  const oneWord = await writeWithin('Wurstelprater', { ...box, sizes: [70, 60] })
  expect(oneWord.height).toBeLessThan((await write('Wurstelprater', { ...box, size: 70 })).height)
  expect((await writeWithin('W'.repeat(60), box)).width).toBeLessThanOrEqual(448)
  const markup = await write('<b>Zoo</b> &amp;', look)
  expect(markup.width).toBeGreaterThan((await write('Zoo &', look)).width)
  await expect(place(zoo({ name: `${'W'.repeat(254)}💛` }))).resolves.toBeInstanceOf(Buffer)
})

test('the letters come from the guide itself, Latin, Greek and Cyrillic', async () => {
  const drawn = async (text: string) => (await write(text, look)).input.toString('base64')
  for (const text of ['Łódź Győr Žižkov', 'Ακρόπολη', 'София']) {
    expect(canWrite(text)).toBe(true)
    expect(await drawn(text)).not.toBe(await drawn(text.replaceAll(/\S/g, '□')))
  }
})

test('a name in letters that the font lacks is left to the drawing', async () => {
  for (const name of ['גן החיות', '動物園', 'Zoo 🦁']) {
    expect(canWrite(name)).toBe(false)
    expect(await place(zoo({ name }))).toEqual(await place(zoo({ name: 'حديقة' })))
  }
})
