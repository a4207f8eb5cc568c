import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'

/**
 * What a journey's map finds by default: nothing, for to draw one takes a browser without a graphics card seconds. Not by a route: one is
 * enough for every request to be held, and for nothing to be cached.
 */
export const withoutTiles = (context: BrowserContext) =>
  context.addInitScript(() => {
    const ask = window.fetch
    window.fetch = (asked, init) =>
      asked === '/map/style.json' && !sessionStorage.getItem('own-map')
        ? Promise.resolve(new Response(null, { status: 204 }))
        : ask(asked, init)
  })

/** From here on the page gets the guide's own map. */
export const withOwnMap = (page: Page) => page.evaluate(() => sessionStorage.setItem('own-map', 'true'))

export const canDrawTiles = (page: Page) =>
  page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)

const tileServer = 'https://tiles.openfreemap.org/**'

const style = {
  version: 8,
  sources: {
    green: {
      type: 'raster',
      tiles: ['https://tiles.openfreemap.org/green/{z}/{x}/{y}.png'],
      tileSize: 256,
      attribution: '<a href="https://openfreemap.org">OpenFreeMap</a> Data from OpenStreetMap',
    },
  },
  layers: [{ id: 'green', type: 'raster', source: 'green' }],
}

/** Stands in for the map of another host; every tile is plain green. */
export async function serveTiles(page: Page) {
  const create = { width: 256, height: 256, channels: 3, background: '#3a8f5c' } as const
  const tile = await sharp({ create }).png().toBuffer()
  const headers = { 'Access-Control-Allow-Origin': '*' }
  await page.route(tileServer, (route) =>
    route.request().url().endsWith('.png')
      ? route.fulfill({ body: tile, contentType: 'image/png', headers })
      : route.fulfill({ json: style, headers }),
  )
}
