import type { Page } from 'playwright-core'

/** The address of a photo on a host that visits with `photos` answer for. */
export const aPhoto = (number: number) => `https://photos.example/${number}.png`

/** Answers for the photos' host, so that no test needs the network. */
export const servePhotos = (page: Page) =>
  page.route('https://photos.example/**', (route) => route.fulfill({ contentType: 'image/png', body: pixel }))

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
