/** What the answer to another call has at this JSON pointer; `like`: what it may look like. */
export type Learned = { from: string; at: string; like: string | number }

const upload = 'POST /api/admin/places/{id}/images/upload'
const records = 'GET /api/admin/places/{id}/records'
const idFrom = (from: string, at: string): Learned => ({ from, at, like: 1 })
const anImage = idFrom(upload, '/images/0/id')
const aPicture: Learned = { from: upload, at: '/storagePath', like: 'places/0f3a-1600x1200.webp' }

const accountFrom = (at: string): Learned => ({
  ...{ from: 'GET /api/admin/accounts', at },
  like: '019abc00-0000-4000-8000-000000000000',
})

/** By the beginning of the addresses, the longest that fits; then by the parameter's name. */
export const inPaths: Record<string, Record<string, string | Learned>> = {
  '/': {
    // Of a deletion: what was deleted is what others learn from.
    historyId: '1',
    citySlug: 'vienna',
    placeSlug: 'haus-des-meeres',
    slug: 'zoo',
    pageKey: 'about',
    table: 'cities',
    key: { from: 'GET /api/configs', at: '/0/key', like: 'UNSPLASH_ACCESS_KEY' },
  },
  '/api/admin/places/': { id: idFrom('GET /api/admin/places', '/data/0/id') },
  '/api/admin/twins/places/': { id: idFrom('GET /api/admin/places', '/data/0/id') },
  '/api/admin/place-views/': { id: idFrom('POST /api/admin/place-views', '/id') },
  '/api/admin/places/images/': { id: anImage },
  '/api/places/images/': { id: anImage },
  '/api/images/': { storagePath: aPicture },
  '/api/admin/images/': { storagePath: aPicture },
  '/api/admin/freshness/': { id: idFrom('GET /api/cities', '/0/id') },
  '/api/admin/cities/': { id: idFrom('GET /api/cities', '/0/id') },
  '/api/admin/history/{id}/restore': { id: idFrom('GET /api/admin/history', '/data/0/id') },
  '/api/admin/history/{id}/undo': { id: idFrom('GET /api/admin/places/{id}/history', '/entries/0/id') },
  '/api/admin/history/changes/': {
    changeId: {
      ...{ from: 'PATCH /api/admin/places', at: '/changeId' },
      like: '0f8c1a7e-0000-4000-8000-000000000000',
    },
  },
  '/api/admin/planned-changes/': { id: idFrom('POST /api/admin/planned-changes', '/id') },
  '/api/admin/search-radius-options/': { id: idFrom('GET /api/admin/search-radius-options', '/0/id') },
  '/api/admin/import-runs/': { id: idFrom('GET /api/admin/import-runs', '/data/0/id') },
  '/api/admin/api-tokens/': { id: idFrom('GET /api/admin/api-tokens', '/0/id') },
  '/api/account/passkeys/': { id: { from: 'GET /api/account/passkeys', at: '/0/id', like: 'aXQ' } },
  '/api/admin/accounts/': { id: accountFrom('/accounts/0/id') },
  '/api/admin/accounts/invitations/': { id: accountFrom('/invitations/0/id') },
  '/api/admin/webhooks/': {
    id: { from: 'POST /api/admin/webhooks', at: '/id', like: '0f8c1a7e-0000-4000-8000-000000000000' },
  },
  '/api/admin/webhooks/deliveries/': { id: idFrom('POST /api/admin/webhooks/{id}/test', '/delivery') },
  '/api/admin/jobs/': {
    id: { from: 'GET /api/admin/jobs', at: '/0/id', like: '019abc00-0000-7000-8000-000000000000' },
  },
  '/api/static-assets/': { id: idFrom('GET /api/static-assets', '/0/id') },
  '/sitemaps/': { file: 'pages.xml' },
  '/feeds/': { file: 'vienna.atom' },
  '/og/city/': { file: 'vienna.png' },
  '/og/place/': { file: 'haus-des-meeres.png' },
}

/** What must be asked for; any other parameter is left out. */
export const inQueries: Record<string, string> = {
  q: 'vienna',
  query: 'zoo',
  slugs: 'haus-des-meeres',
  days: '2026-12-24,2026-12-25',
  day: '2026-12-24',
  openingHours: 'Mo-Fr 09:00-17:00; PH off',
  kind: 'added',
  text: 'Karlsplatz 13, Vienna',
  name: 'Haus des Meeres',
  lat: '48.1977',
  lng: '16.3528',
  keep: '1',
  drop: '2',
  years: '2',
}

const city = { name: 'Eisenstadt', country: 'Austria', lat: 47.8457, lng: 16.5233 }
const planCode: Learned = { from: 'POST /api/shared-plans', at: '/editCode', like: 'k3J9x-Qm2LpZ_a7B' }

const invitationToken: Learned = {
  from: 'POST /api/admin/accounts/invitations',
  at: '/token',
  like: 'k3J9x-Qm2LpZ_a7B',
}

/** The proof below is for this device and place. */
const report = { place: 'technisches-museum-wien', device: 'c29tZS1mYW1pbHktcGhvbg' }

const reported: Learned = { from: 'GET /api/admin/reports', at: '/data/0/reports/0/id', like: 1 }

const texts = { metaTitle: 'Zoos for children', metaDescription: 'Where children meet animals.' }

/** As far as it is the same with every answer of `navigator.credentials`. */
const aPasskey = { id: 'aXQ', rawId: 'aXQ', type: 'public-key' }

const replacing = { fact: 'description', find: 'zoological', replace: 'animal', filters: {} }

/** Where it names rows by id, those of a fresh guide. */
export const inBodies: Record<string, object> = {
  'POST /api/near': { lat: 48.21, lng: 16.37 },
  'POST /api/near/points': { lat: 48.21, lng: 16.37 },
  'POST /api/ways': { place: 'haus-des-meeres', from: { lat: 48.21, lng: 16.37 } },
  'POST /api/ways/connections': { place: 'haus-des-meeres', from: { lat: 48.21, lng: 16.37 } },
  'POST /api/ways/addresses': { text: 'Karlsplatz 13, Vienna' },
  'POST /api/shared-plans': { plan: { name: 'Vienna', days: { '2027-04-24': true } } },
  'POST /api/shared-plans/read': { code: planCode },
  'PATCH /api/shared-plans': { code: planCode, change: { stops: { 'haus-des-meeres': { at: 1 } } } },
  'DELETE /api/shared-plans': { code: planCode },
  'POST /api/reports': { ...report, reason: 'hours', proof: 8426, sentence: 'Opens at 10 on holidays.' },
  'DELETE /api/reports': report,
  'POST /api/admin/reports/decide': { ids: [reported], decision: 'answered', answer: 'They open at 10 now.' },
  'POST /api/admin/reports/note': { ids: [reported] },
  'POST /api/admin/reports/reopen': { ids: [reported] },
  'POST /api/auth/login': { username: 'marta', password: 'a long password' },
  'POST /api/admin/api-tokens': { name: 'Spreadsheet', scope: 'read', days: 90 },
  'POST /api/invitations/read': { token: invitationToken },
  'POST /api/invitations/accept': { token: invitationToken, username: 'ella', password: 'a long password' },
  'POST /api/admin/accounts/invitations': { name: 'Ella', role: 'editor' },
  'PUT /api/admin/accounts/{id}/role': { role: 'editor' },
  'POST /api/account/two-step': { present: 'a long password' },
  'POST /api/account/two-step/confirm': { code: '287082' },
  'POST /api/account/two-step/recovery-codes': { present: 'a long password' },
  'DELETE /api/account/two-step': { present: 'a long password' },
  'POST /api/account/openid': { present: 'a long password' },
  'POST /api/auth/openid/finish': { query: 'code=k3J9x&state=Qm2LpZ' },
  'POST /api/account/passkeys/options': { present: 'a long password' },
  'POST /api/account/passkeys': {
    name: 'My phone',
    passkey: { ...aPasskey, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  },
  'POST /api/auth/passkey': {
    passkey: {
      ...aPasskey,
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    },
  },
  'PUT /api/account/password': { present: 'a long password', password: 'a long password' },
  'PUT /api/admin/audit/retention': { years: 2 },
  'POST /api/admin/webhooks': { url: 'https://example.org/family-fun', topics: ['place', 'report'] },
  'PATCH /api/admin/webhooks/{id}': { isActive: false },
  'POST /api/cities': city,
  'POST /api/admin/cities': { ...city, name: 'Mattersburg', lat: 47.7388, lng: 16.3966 },
  'POST /api/admin/cities/populate': { countries: ['Austria'] },
  'PUT /api/admin/cities/{id}': { fetchEveryDays: 30 },
  'POST /api/admin/place-views': { name: 'To do', search: 'wheelchair=unknown', isShared: true },
  'PATCH /api/admin/places': { ids: [1], changes: { isReviewed: true } },
  'POST /api/admin/places/replace/preview': replacing,
  'POST /api/admin/places/replace': { ...replacing, seenAt: '2026-11-23T09:00:00.000Z', total: 0 },
  'POST /api/admin/places': { name: 'Bear Park', lat: 48.21, lng: 16.37, selectedFunTypes: [1] },
  'POST /api/admin/places/{id}/undo-adding': {},
  'POST /api/admin/places/{id}/confirm': {},
  'POST /api/admin/twins/join': { keep: 1, drop: 2, choices: { website: 'dropped' } },
  'POST /api/admin/twins/apart': { ids: [1, 2] },
  'DELETE /api/admin/twins/apart': { ids: [1, 2] },
  'PUT /api/admin/places/{id}': { description: 'Bears that families can feed.', ageGroupMin: 3 },
  'PATCH /api/admin/places/{id}/toggle-status': {},
  'PATCH /api/admin/places/{id}/toggle-featured': {},
  'POST /api/admin/places/{id}/toggle': {},
  'POST /api/admin/places/{id}/enrich-address': { overwrite: false },
  'POST /api/admin/places/enrich-addresses': { placeIds: [1] },
  'POST /api/admin/places/{id}/split': {
    sources: [
      {
        provider: { from: records, at: '/0/provider', like: 'openstreetmap' },
        externalId: { from: records, at: '/0/externalId', like: 'way/7' },
      },
    ],
  },
  'POST /tell-us/{placeSlug}': { reason: 'hours', sentence: 'Opens at 10' },
  'POST /api/admin/route-distances': { cityIds: [1] },
  'POST /api/configs': { key: 'UNSPLASH_ACCESS_KEY', value: 'a key', description: 'For photos' },
  'PATCH /api/configs/{key}': { description: 'For the photos of places' },
  'PUT /api/page-content/{pageKey}': { updates: { site_name: { content: 'About us' } } },
  'POST /api/admin/planned-changes': {
    ...{ subject: 'page', key: 'about', changes: { site_name: { content: 'Our winter' } } },
    when: { date: '2036-12-01', time: '06:00', timeZone: 'Europe/Vienna' },
  },
  'PUT /api/admin/planned-changes/{id}': { subject: 'page', when: null },
  'POST /api/admin/planned-changes/{id}/publish': {},
  'POST /api/static-assets/save': {
    uploadURL: {
      from: 'POST /api/assets/upload',
      at: '/publicUrl',
      like: '/api/images/site/logo-0f3a-640x160.webp',
    },
    assetType: 'logo',
    makePublic: true,
  },
  'PUT /api/admin/places/{id}/images/order': { ids: [anImage] },
  'PUT /api/admin/places/images/{id}/framing': {
    crop: { x: 10, y: 0, width: 90, height: 100 },
    focus: { x: 40, y: 60 },
  },
  'PATCH /api/admin/places/images/{id}': { altText: 'Two bears in the water' },
  'POST /api/admin/places/{id}/images/commons': { title: 'File:Tiergarten.jpg' },
  'POST /api/admin/places/{id}/images/unsplash-id': { unsplashId: 'LBI7cgq3pbM' },
  'POST /api/admin/search-radius-options': { radiusKm: 75, displayName: 'Within 75 km' },
  'PUT /api/admin/search-radius-options/{id}': { displayName: 'As near as it gets' },
  'PUT /api/admin/page-metadata/{pageKey}': texts,
  'PUT /api/admin/fun-types/{slug}/seo': texts,
  'POST /api/admin/fetch-places': { cityIds: [1] },
  'POST /api/admin/test-provider': { provider: 'openstreetmap' },
  'POST /api/admin/switch-provider': { provider: 'openstreetmap', cityIds: [1] },
  'POST /api/database/query': { query: 'select name, country from cities order by name' },
}

/** A form's file, by what it is, and its texts. */
export const inForms: Record<string, { file: string; texts: Record<string, string> }> = {
  [upload]: {
    file: 'image/jpeg',
    texts: {
      ...{ altText: 'Two bears in the water', photographerName: 'Marta Huber' },
      photographerProfileUrl: 'https://photos.example/@marta',
    },
  },
  'POST /api/assets/upload': {
    file: 'image/jpeg',
    texts: { type: 'logo', altText: 'Family Fun Europe', description: 'With the bear' },
  },
  'POST /api/admin/places/import': { file: 'text/csv', texts: { apply: 'false' } },
}
