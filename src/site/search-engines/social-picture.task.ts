import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { OverlayOptions } from 'sharp'
import { dealScenes, type PickedScene, pickScene } from '../../guide/art/pick-scene.ts'
import { signatureScene } from '../../guide/art/signature-scene.ts'
import { sharp } from '../../office/files/sharp.task.ts'
import { canWrite, write, writeWithin } from './card-writing.task.ts'
import { type CardTexts, type CityCard, cityTexts, type PlaceCard, placeTexts } from './social-card.ts'

const width = 1200
const height = 630
/** The side with the words, and what is left free around them. */
const [panel, margin] = [560, 56]
const textWidth = panel - 2 * margin
const ground = '#045970'
const colours = { title: '#ffffff', line: '#d8eef2', accent: '#ffd23f' }
const png = { palette: true, quality: 90, effort: 4 }

/** Pictures for shared links, 1200 × 630 pixels, put together from the scenes below a folder and kept once made. */
export function socialPictures(publicFolder: string, siteName: string) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: 500 })

  /** Who asks for the same while it is drawn gets the same. */
  function keep(texts: CardTexts, scenes: readonly PickedScene[]): Promise<Buffer> {
    const key = JSON.stringify([texts, scenes])
    const drawn = kept.get(key) ?? draw(texts, scenes)
    kept.set(key, drawn)
    drawn.catch(() => kept.delete(key))
    return drawn
  }

  async function draw(texts: CardTexts, scenes: readonly PickedScene[]): Promise<Buffer> {
    const isWritten = [texts.over ?? '', texts.title, ...texts.lines, siteName].every(canWrite)
    const left = isWritten ? panel : 0
    const layers = [
      ...(await drawings(publicFolder, scenes, left)),
      ...(isWritten ? await words(publicFolder, texts, siteName) : []),
    ]
    return sharp({ create: { width, height, channels: 3, background: ground } })
      .composite(layers)
      .png(png)
      .toBuffer()
  }

  return {
    place: (place: PlaceCard) => keep(placeTexts(place), [pickScene(place)]),
    city: (city: CityCard) => keep(cityTexts(city), scenesOfCity(city)),
  }
}

/** Three of its places; a city that has too few is shown with what there may be anywhere. */
function scenesOfCity({ places }: CityCard): PickedScene[] {
  const own = dealScenes(places).map(({ scene }) => scene)
  return [...own, ...['outdoor', 'playground', 'museum'].map(signatureScene)].slice(0, 3)
}

/** One drawing beside the words, or a large one above two. */
async function drawings(folder: string, scenes: readonly PickedScene[], left: number) {
  const wide = width - left
  const upper = scenes.length > 1 ? 370 : height
  const boxes = [
    { left, top: 0, width: wide, height: upper },
    { left, top: upper, width: wide / 2, height: height - upper },
    { left: left + wide / 2, top: upper, width: wide / 2, height: height - upper },
  ]
  return Promise.all(
    scenes.map(async ({ name, flip }, index): Promise<OverlayOptions> => {
      const { left = 0, top = 0, ...size } = boxes[index] ?? {}
      const input = await sharp(join(folder, 'scenes', `${name}.png`))
        .resize(size)
        .flop(flip)
        .png()
        .toBuffer()
      return { input, left, top }
    }),
  )
}

/** Name and lines from the middle up and down, the brand at the foot. */
async function words(folder: string, { over, title, lines }: CardTexts, siteName: string) {
  const look = { width: textWidth }
  const blocks = [
    ...(over ? [await write(over, { ...look, size: 32, colour: colours.accent })] : []),
    await writeWithin(title, { ...look, sizes: [70, 60, 50, 42], height: 290, colour: colours.title }),
    ...(await Promise.all(
      lines.map((line) => writeWithin(line, { ...look, sizes: [32, 28], height: 80, colour: colours.line })),
    )),
  ]
  const gap = 26
  const total = blocks.reduce((sum, block) => sum + block.height + gap, -gap)
  let top = Math.max(40, Math.round((height - 80 - total) / 2))
  const layers: OverlayOptions[] = []
  for (const block of blocks) {
    layers.push({ input: block.input, left: margin, top })
    top += block.height + gap
  }
  return [...layers, ...(await brand(folder, siteName))]
}

async function brand(folder: string, siteName: string): Promise<OverlayOptions[]> {
  const icon = await sharp(join(folder, 'icon-192.png')).resize(52, 52).png().toBuffer()
  const name = await writeWithin(siteName, {
    ...{ sizes: [30, 24], colour: colours.title, width: textWidth - 68, height: 52 },
  })
  const middle = height - 74
  return [
    { input: icon, left: margin, top: middle - 26 },
    { input: name.input, left: margin + 68, top: Math.round(middle - name.height / 2) },
  ]
}
