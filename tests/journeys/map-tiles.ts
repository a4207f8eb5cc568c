import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'

const tileServer = 'https://tiles.openfreemap.org/**'

/** What a journey's map finds by default: a tile server that has nothing to give. */
export const withoutTiles = (context: BrowserContext) =>
  context.route(tileServer, (route) => route.fulfill({ status: 204 }))

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

/** Stands in for a tile server; every tile is plain green. */
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
