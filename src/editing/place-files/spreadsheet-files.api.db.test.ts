import { expect, test } from 'vitest'
import { aCity, anAccount, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { places } from '../../guide/places/place.table.ts'
import { beginSession } from '../../office/accounts/sessions/session.queries.ts'

test('who edits places may also do so by a file; who only looks may not', async () => {
  const file = 'name,lat,lng\nZoo,48.2,16.4\n'
  expect(await (await anEditor()).send(file, { apply: 'true' })).toMatchObject({ added: 1 })
  expect(await (await anEditor('viewer')).send(file)).toMatchObject({ code: 'role_too_low' })
})

test('a file that a spreadsheet of another language saved is read as it was meant', async () => {
  const { db, send } = await anEditor()
  const file = [
    '\ufeffName;lat;LNG;funTypes;seasons;visitHoursMin;isActive;isFeatured;;',
    'Zoo;48,2083;16,3731;Zoo, Water Park;Summer;1,5;WAHR;FALSCH;;',
    ';;;;;;;;;',
    'Museum;"48,21";16.38;museum|Theme Park;;2;ja;0;;',
    ';;;;;;;;;',
  ].join('\r\n')
  expect(await send(file, { apply: 'true' })).toMatchObject({ added: 2, refused: 0 })
  expect(await db.select().from(places).orderBy(places.id)).toMatchObject([
    { name: 'Zoo', lat: 48.2083, lng: 16.3731, visitHoursMin: 1.5, isActive: true, isFeatured: false },
    { name: 'Museum', lat: 48.21, lng: 16.38, visitHoursMin: 2, isActive: true, isFeatured: false },
  ])
})

test('columns may be headed as the forms call them; what is no column is named with what to do', async () => {
  const { db, send } = await anEditor()
  const file =
    'Name,Latitude,Longitude,Opening Hours,Minimum Age,House Number\nZoo,48.2,16.4,Mo 10:00-12:00,3,7a\n'
  expect(await send(file, { apply: 'true' })).toMatchObject({ added: 1, refused: 0 })
  expect(await db.select().from(places)).toMatchObject([
    { lat: 48.2, lng: 16.4, openingHours: 'Mo 10:00-12:00', ageGroupMin: 3, addrHousenumber: '7a' },
  ])
  const { message } = await send('name,lat,lng,Notes\nZoo,48.2,16.4,x\n')
  expect(message).toMatch(/^No such column: Notes\. Rename it or take it out; columns are id, /)
})

test('cells that were copied out of a spreadsheet are a file, too', async () => {
  const { send } = await anEditor()
  const file = 'name\tlat\tlng\tdescription\nZoo\t48.2\t16.4\tBears, apes; and more\n'
  expect(await send(file)).toMatchObject({ added: 1, refused: 0 })
})

test('a row is told all its faults at once, and counts as one', async () => {
  const { send } = await anEditor()
  const file =
    'name,lat,lng,ageGroupMin,isActive,funTypes,website\nA,x,16.1,drei,vielleicht,circus,ftp://a.example\n'
  const { refused, refusedRows } = await send(file)
  expect(refused).toBe(1)
  expect(
    refusedRows.map(({ line, field }: Record<string, unknown>) => `${line} ${field}`).toSorted(),
  ).toEqual(['ageGroupMin', 'funTypes', 'isActive', 'lat', 'website'].map((field) => `2 ${field}`))
  const { refusedRows: ages } = await send(
    'name,lat,lng,ageGroupMin,ageGroupMax,visitHoursMin,visitHoursMax\nA,1,1,9,3,4,2\n',
  )
  expect(ages.map(({ field }: Record<string, unknown>) => field)).toEqual(['ageGroupMax', 'visitHoursMax'])
})

test('a row whose position no city is near to is taken, and told before, with what it may be', async () => {
  const { db, send } = await anEditor()
  const { lat, lng } = await aCity(db)
  const zoo = await aPlace(db, { name: 'Zoo', lat, lng })
  const rows = [
    `,Here,${lat},${lng}`,
    `,Turned,${lng},${lat}`,
    ',Lost,-40,-100',
    `${zoo.id},Zoo,${lng},${lat}`,
  ]
  expect(await send(['id,name,lat,lng', ...rows].join('\n'))).toMatchObject({
    ...{ added: 3, changed: 1, refused: 0, far: 3 },
    farRows: [
      { line: 5, name: 'Zoo', areSwapped: true },
      { line: 3, name: 'Turned', areSwapped: true },
      { line: 4, name: 'Lost', areSwapped: false },
    ],
  })
})

test('what is no number, no yes or no, and no word of a list is named with what it may be', async () => {
  const { send } = await anEditor()
  const file = [
    'name,lat,lng,ageGroupMin,isActive,funTypes',
    'A,48.2,16.1,drei,true,zoo',
    'B,48.2,16.2,3,vielleicht,zoo',
    'C,48.2,16.3,3,true,circus',
  ].join('\n')
  const { refusedRows } = await send(file)
  expect(refusedRows).toEqual([
    { line: 2, name: 'A', field: 'ageGroupMin', reason: "'drei' is no number" },
    { line: 3, name: 'B', field: 'isActive', reason: "'vielleicht' is neither true nor false" },
    {
      line: 4,
      name: 'C',
      field: 'funTypes',
      reason: expect.stringMatching(/^One of Zoo, Aquarium, .*Theme Park/),
    },
  ])
})

test('a row without a position is told once what it lacks', async () => {
  const { send } = await anEditor()
  const { refusedRows } = await send('name,lat,lng\nA,,\nB,48.2,\nC,91,181')
  const reason = 'Valid coordinates (latitude and longitude) are required'
  expect(refusedRows).toEqual([
    { line: 2, name: 'A', field: 'lat', reason },
    { line: 3, name: 'B', field: 'lng', reason },
    { line: 4, name: 'C', field: 'lat', reason: 'From -90 to 90' },
    { line: 4, name: 'C', field: 'lng', reason: 'From -180 to 180' },
  ])
})

test('a cell too many is named, unless it is empty', async () => {
  const { send } = await anEditor()
  expect(await send('name,lat,lng\nZoo,48.2,16.4,,\n')).toMatchObject({ added: 1 })
  expect(await send('name,lat,lng\nZoo,48.2,16.4,,x\n')).toMatchObject({
    message: 'Row 2 has 5 cells, the first has 3',
  })
})

test('a description with many semicolons makes none of them the separator where lines end as on old Macs', async () => {
  const { send } = await anEditor()
  const file =
    'name,lat,lng,description\rZoo,48.2,16.4,Bears; apes; lions; goats; owls; bats; ants; bees; all\r'
  expect(await send(file)).toMatchObject({ added: 1, refused: 0 })
})

test('an OSM id with a space behind it, or as the address of its page, is the one it means before anything is written', async () => {
  const { db, send } = await anEditor()
  const { id, name } = await aPlace(db, { placeId: 'way/1' })
  const file = [
    'placeId,name,lat,lng',
    'way/1 ,Zoo,48,16',
    'node/7,Park,48,16',
    'https://www.openstreetmap.org/node/7,Garden,49,16',
  ].join('\n')
  expect(await send(file)).toMatchObject({
    ...{ added: 1, refused: 2 },
    refusedRows: [
      { line: 2, field: 'name', reason: 'The name comes from the source; set displayName instead' },
      { line: 4, field: null, reason: 'The same place stands in row 3' },
    ],
  })
  const edit = `placeId,name,description\nhttps://www.openstreetmap.org/way/1,${name},New`
  expect(await send(edit, { apply: 'true' })).toMatchObject({ added: 0, changed: 1 })
  expect(await db.select().from(places)).toMatchObject([{ id, placeId: 'way/1', description: 'New' }])
})

test('a word that a list holds twice counts once', async () => {
  const { db, send } = await anEditor()
  const { id } = await aPlace(db, { funTypes: ['zoo'], seasons: ['summer'] })
  const head = 'id,name,lat,lng,funTypes,seasons,food\n'
  const twice = 'Zoo|zoo,summer|Summer'
  expect(await send(`${head},New,48,16,${twice},cafe|cafe`, { apply: 'true' })).toMatchObject({ added: 1 })
  const [, added] = await db.select().from(places).orderBy(places.id)
  expect(added).toMatchObject({ name: 'New', food: ['cafe'] })
  expect(await send(`id,funTypes,seasons\n${id},${twice}`)).toMatchObject({ unchanged: 1 })
})

test('what a spreadsheet makes of digits by itself changes no place: nought before a postal code, long fractions', async () => {
  const { db, send } = await anEditor()
  const { id, lng } = await aPlace(db, { lat: 48.123456789012, addrPostcode: '01067' })
  const head = 'id,lat,lng,addrPostcode\n'
  expect(await send(`${head}${id},"48,12345679",${lng},1067`)).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await send(`${head}${id},48.12346,${lng},1067`)).toMatchObject({ changes: [{ fields: ['lat'] }] })
  expect(await send(`${head}${id},48.12345679,${lng},01068`)).toMatchObject({
    changes: [{ fields: ['addrPostcode'] }],
  })
})

test('null empties a list of a place as it empties all else', async () => {
  const { db, send } = await anEditor()
  const { id } = await aPlace(db, { funTypes: ['zoo'], seasons: ['summer'], description: 'Old' })
  const properties = { id, funTypes: null, seasons: null, description: null }
  const file = JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties }] })
  expect(await send(file)).toMatchObject({ changes: [{ fields: ['description', 'funTypes', 'seasons'] }] })
})

test('a position that is emptied is refused in words that say what it may be', async () => {
  const { db, send } = await anEditor()
  const { id } = await aPlace(db)
  expect(await send(`id,lat\n${id},`)).toMatchObject({
    refusedRows: [{ line: 2, field: 'lat', reason: 'From -90 to 90' }],
  })
})

async function anEditor(role: 'viewer' | 'editor' = 'editor') {
  const db = await testDatabase()
  const { id } = await anAccount(db, { role })
  const cookie = `__Host-session=${await beginSession(db, id, undefined)}`
  const { api } = testApi(db)
  const send = async (text: string, texts: Record<string, string> = {}) => {
    const body = new FormData()
    body.append('file', new File([text], 'places.csv'))
    for (const [name, value] of Object.entries(texts)) body.append(name, value)
    const headers = { cookie, origin: 'https://guide.example' }
    const request = new Request('https://guide.example/api/admin/places/import', {
      method: 'POST',
      headers,
      body,
    })
    const response = await api.request(request)
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
    return (await response.json()) as any
  }
  return { db, send }
}
