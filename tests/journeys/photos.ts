import type { BrowserContext } from 'playwright-core'

/** The address of a photo on a host that every visit answers for. */
export const aPhoto = (number: number) => `https://photos.example/${number}.png`

/** Answers for the photos' host, so that no test needs the network. */
export const servePhotos = (context: BrowserContext) =>
  context.route('https://photos.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  )

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
