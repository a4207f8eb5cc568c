import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { type PickedScene, pickScene } from '../../guide/art/pick-scene.ts'

const width = 1200
const height = 630
const side = 400
const png = { palette: true, quality: 90, effort: 4 }

/** Pictures for shared links, 1200 × 630 pixels, put together from the scenes below a folder and kept once made. */
export function socialPictures(publicFolder: string) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: (bytes) => bytes.length,
  })

  async function keep(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = kept.get(key) ?? (await draw())
    kept.set(key, bytes)
    return bytes
  }

  /** A scene that fills a rectangle. */
  const scene = ({ name, flip }: PickedScene, size: { width: number; height: number }) =>
    sharp(join(publicFolder, 'scenes', `${name}.png`))
      .resize(size)
      .flop(flip)

  return {
    /** The drawing that stands for a place without a photo. */
    place: (funType: string, slug: string): Promise<Buffer> => {
      const picked = pickScene(funType, slug)
      return keep(`${picked.name} ${picked.flip}`, () => scene(picked, { width, height }).png(png).toBuffer())
    },
    /** Three days out, one large and two small, which the city's slug picks. */
    city: (slug: string): Promise<Buffer> =>
      keep(slug, async () => {
        const [large, upper, lower] = scenesOfCity(slug)
        const inputs = await Promise.all([
          scene(large, { width: width - side, height })
            .png()
            .toBuffer(),
          scene(upper, { width: side, height: height / 2 })
            .png()
            .toBuffer(),
          scene(lower, { width: side, height: height / 2 })
            .png()
            .toBuffer(),
        ])
        const places = [
          { left: 0, top: 0 },
          { left: width - side, top: 0 },
          { left: width - side, top: height / 2 },
        ]
        return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
          .composite(inputs.map((input, index) => ({ input, left: 0, top: 0, ...places[index] })))
          .png(png)
          .toBuffer()
      }),
  }
}

const trios = [
  ['zoo', 'museum', 'waterpark'],
  ['theme_park', 'aquarium', 'playground'],
  ['outdoor', 'zoo', 'museum'],
  ['playground', 'waterpark', 'sport_activities'],
  ['museum', 'outdoor', 'entertainment'],
] as const

function scenesOfCity(slug: string): [PickedScene, PickedScene, PickedScene] {
  const letters = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const [large, upper, lower] = trios[letters % trios.length] ?? trios[0]
  return [pickScene(large, slug), pickScene(upper, slug), pickScene(lower, slug)]
}
