import { fileURLToPath } from 'node:url'
import { sharp } from '../../office/files/sharp.task.ts'
import { escapeXml } from '../../web/escape-xml.ts'

/** The guide's own faces in one file (`src/ui/fonts/README.md`): a machine without any font writes the same. */
const fontfile = fileURLToPath(new URL('./card-font.ttf', import.meta.url))

const written =
  /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0370-\u0377\u037a-\u037f\u0384-\u03ff\u0400-\u045f\u0490\u0491\u2010-\u2015\u2018-\u201e\u2020\u2022\u2026\u20ac\u2116]*$/

/** Whether the font has every letter: Latin, Greek and Cyrillic, not those written from right to left. */
export const canWrite = (text: string): boolean => written.test(text.normalize('NFC'))

interface Written {
  input: Buffer
  width: number
  height: number
}

interface Look {
  /** Of the letters, in pixels. */
  size: number
  colour: string
  /** Where lines break, in pixels. */
  width: number
  /** Between words alone, where a long one sticks out, or within one, too. */
  wrap?: 'word' | 'word-char'
}

/** A text as a picture of its own, in as many lines as it takes. */
export async function write(
  text: string,
  { size, colour, width, wrap = 'word-char' }: Look,
): Promise<Written> {
  const markup = `<span foreground="${colour}">${escapeXml(text.normalize('NFC'))}</span>`
  const { data, info } = await sharp({
    text: { text: markup, font: `Card ${size}`, fontfile, width, wrap, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** As large as fits into width and height with its words whole; what does not fit at the smallest size ends with '…'. */
export async function writeWithin(
  text: string,
  { sizes, height, ...look }: Omit<Look, 'size' | 'wrap'> & { sizes: readonly number[]; height: number },
): Promise<Written> {
  for (const size of sizes) {
    const whole = await write(text, { ...look, size, wrap: 'word' })
    if (whole.width <= look.width && whole.height <= height) return whole
  }
  const smallest = { ...look, size: sizes.at(-1) ?? 40 }
  let written = await write(text, smallest)
  for (let length = text.length; written.height > height && length >= 10; ) {
    length = Math.floor(length * 0.85)
    written = await write(`${text.slice(0, length).trimEnd().toWellFormed()}…`, smallest)
  }
  return written
}
