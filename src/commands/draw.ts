import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { hexOfOklch } from './oklch.ts'

/**
 * Draws from our SVG files what has to be a bitmap: the icons, and the scenes that shared links show. Its results are
 * committed; run it after a change of `public/logo.svg`, of a file in `public/art/` or of a palette.
 */
const logo = withHexColours(await readFile('public/logo.svg', 'utf8'))
const png = { palette: true, quality: 90, effort: 10 }
const css = await readFile('src/guide/places/places.css', 'utf8')

await drawIcons()
await mkdir('public/scenes', { recursive: true })
for (const file of await readdir('public/art')) {
  if (file !== 'hero.svg') await drawScene(file.replace('.svg', ''))
}
await drawPanorama()

async function drawIcons() {
  // The corners are the system's to round, so the ground goes on behind them.
  const whole = logo.replace('rx="12"', 'rx="0"')
  const picture = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 40 })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer()
  await writeFile('public/apple-touch-icon.png', await picture(whole, 180))
  await writeFile('public/icon-192.png', await picture(logo, 192))
  await writeFile('public/icon-512.png', await picture(logo, 512))
  await writeFile('public/icon-maskable-512.png', await picture(whole, 512))
  await writeFile('public/favicon.ico', icoOf(await picture(logo, 32), 32))
}

async function drawScene(name: string) {
  const palette = coloursIn(cssBlock(`.pal-${name.slice(0, name.indexOf('-'))} {`))
  await sharp(Buffer.from(await coloured(name, palette)), { density: 216 })
    .resize(1200, 900)
    .png(png)
    .toFile(`public/scenes/${name}.png`)
}

/** What a link to a page without a picture of its own shows. */
async function drawPanorama() {
  const palette: Record<string, string> = {
    ...coloursIn(cssBlock('--h-star')),
    'h-far-ring': '0',
    'h-ring-label': '0',
  }
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><rect width="1200" height="630" fill="${palette['h-sky']}"/></svg>`,
  )
  const panorama = await sharp(Buffer.from(await coloured('hero', palette)), { density: 96 })
    .resize(1200, 630, { position: 'right bottom' })
    .toBuffer()
  await sharp(ground)
    .composite([{ input: panorama }])
    .png(png)
    .toFile('public/social.png')
}

/** A drawing with the colours of a palette, by day; variables that are no colour are switched on, stars are not. */
async function coloured(name: string, palette: Record<string, string>): Promise<string> {
  const svg = await readFile(`public/art/${name}.svg`, 'utf8')
  return svg
    .replaceAll('var(--sky, var(--s1))', 'var(--s1)')
    .replaceAll(
      /var\(--([a-z0-9-]+)\)/g,
      (_, variable) => palette[variable] ?? (variable.endsWith('star') ? 'none' : '1'),
    )
}

function cssBlock(start: string): string {
  return css.slice(css.indexOf(start)).split('}', 1)[0] ?? ''
}

/** The colours by day of the variables that a block of CSS sets. */
function coloursIn(block: string): Record<string, string> {
  const days = block.matchAll(/--([a-z0-9-]+): light-dark\((oklch\([^)]*\))/g)
  return Object.fromEntries([...days].map(([, variable = '', colour = '']) => [variable, hexOfOklch(colour)]))
}

function withHexColours(svg: string) {
  return svg.replaceAll(/oklch\([^)]*\)/g, hexOfOklch)
}

/** An icon file that holds one PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
