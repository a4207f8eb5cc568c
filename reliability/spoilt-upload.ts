import sharp from 'sharp'
import { avifPhoto, iphonePhoto } from '../tests/test-uploads.ts'
import type { Random } from './random.ts'

export type Upload = { what: string; headers: Record<string, string>; body: BodyInit }

export type Pictures = { name: string; type: string; bytes: Buffer }[]

/** One of each kind that is taken, with every kind of head that they may have. */
export async function somePictures(): Promise<Pictures> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const picture = () => sharp({ create: { width: 480, height: 360, channels: 3, background: '#888', noise } })
  const described = picture()
    .withExif({ IFD0: { Copyright: 'Nobody' } })
    .withMetadata({ orientation: 6 })
  return [
    { name: 'JPEG', type: 'image/jpeg', bytes: await picture().jpeg().toBuffer() },
    { name: 'JPEG with EXIF', type: 'image/jpeg', bytes: await described.jpeg().toBuffer() },
    {
      name: 'progressive JPEG',
      type: 'image/jpeg',
      bytes: await picture().jpeg({ progressive: true }).toBuffer(),
    },
    { name: 'PNG', type: 'image/png', bytes: await picture().png({ palette: true }).toBuffer() },
    {
      name: 'interlaced PNG',
      type: 'image/png',
      bytes: await picture().png({ progressive: true }).toBuffer(),
    },
    { name: 'WebP', type: 'image/webp', bytes: await picture().webp().toBuffer() },
    { name: 'lossless WebP', type: 'image/webp', bytes: await picture().webp({ lossless: true }).toBuffer() },
    { name: 'HEIC', type: 'image/heic', bytes: await iphonePhoto() },
    { name: 'AVIF', type: 'image/avif', bytes: await avifPhoto() },
    { name: 'huge PNG', type: 'image/png', bytes: await hugePicture() },
  ]
}

/** Few bytes, 64 million pixels. */
const hugePicture = () =>
  sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

/** A picture with something wrong, in a form with something wrong. */
export async function spoiltUpload(pictures: Pictures, random: Random): Promise<Upload> {
  const { name, type, bytes } = random.pick(pictures)
  const [how, spoil] = random.pick(Object.entries(spoilings))
  const spoilt = spoil(bytes, random, pictures)
  const [form, wrap] = random.pick(Object.entries(forms))
  return {
    what: `${name}, ${how}, ${form}`,
    ...(await wrap(spoilt, random.below(8) === 0 ? 'text/html' : type, random)),
  }
}

type Spoil = (bytes: Buffer, random: Random, pictures: Pictures) => Buffer

const spoilings: Record<string, Spoil> = {
  whole: (bytes) => bytes,
  'bits flipped': (bytes, random) => flipped(bytes, random, bytes.length),
  'bits of the head flipped': (bytes, random) => flipped(bytes, random, 64),
  'cut off': (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  'something cut out': (bytes, random) => {
    const at = random.below(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random.below(500))])
  },
  'going on as another': (bytes, random, pictures) => Buffer.concat([bytes, random.pick(pictures).bytes]),
  'its head on another': (bytes, random, pictures) =>
    Buffer.concat([bytes.subarray(0, 32), random.pick(pictures).bytes.subarray(32)]),
  'a page behind it': (bytes) => Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]),
  'with an enormous length': (bytes, random) => {
    const changed = Buffer.from(bytes)
    changed.writeUInt32BE(0xffff_fff0, random.below(Math.min(60, changed.length - 4)))
    return changed
  },
}

function flipped(bytes: Buffer, random: Random, within: number): Buffer {
  const changed = Buffer.from(bytes)
  for (let flips = 1 + random.below(12); flips > 0; flips--) {
    const at = random.below(Math.min(within, changed.length))
    changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8))
  }
  return changed
}

type Wrap = (bytes: Buffer, type: string, random: Random) => Promise<Omit<Upload, 'what'>>

const forms: Record<string, Wrap> = {
  'a form': (bytes, type) => asForm(bytes, type),
  'the same form': (bytes, type) => asForm(bytes, type),
  'a form with hostile texts': (bytes, type) => asForm(bytes, type, '\u202e<b>\0'.repeat(40)),
  'a form that ends early': async (bytes, type, random) => {
    const { headers, body } = await asBytes(bytes, type)
    return { headers, body: body.slice(0, random.below(body.length)) }
  },
  'a form with flipped bits': async (bytes, type, random) => {
    const { headers, body } = await asBytes(bytes, type)
    return { headers, body: new Uint8Array(flipped(Buffer.from(body), random, 400)) }
  },
}

async function asForm(bytes: Buffer, type: string, altText = 'Photo') {
  const form = new FormData()
  form.set('altText', altText)
  form.set('file', new File([new Uint8Array(bytes)], 'photo', { type }))
  return { headers: {}, body: form }
}

async function asBytes(bytes: Buffer, type: string) {
  const { body } = await asForm(bytes, type)
  const request = new Request('http://local', { method: 'POST', body })
  const contentType = request.headers.get('content-type') ?? ''
  return { headers: { 'Content-Type': contentType }, body: new Uint8Array(await request.arrayBuffer()) }
}
