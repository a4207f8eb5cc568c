import { z } from 'zod'
import { leastCropPercent } from './framing.ts'

const percent = z.int().min(0, 'From 0 to 100').max(100, 'From 0 to 100')
const side = z
  .int()
  .min(leastCropPercent, `From ${leastCropPercent} to 100`)
  .max(100, `From ${leastCropPercent} to 100`)

const Crop = z
  .object({ x: percent, y: percent, width: side, height: side })
  .refine(({ x, width }) => x + width <= 100, { path: ['width'], message: 'Reaches beyond the photo' })
  .refine(({ y, height }) => y + height <= 100, { path: ['height'], message: 'Reaches beyond the photo' })

const Framed = z.object({
  crop: Crop.nullable(),
  focus: z.object({ x: percent, y: percent }).nullable(),
})

/** May say how it was framed as it was read. */
export const FramingInput = Framed.extend({ base: Framed.optional() })

export const FramingAnswer = Framed.extend({
  /** Where the whole photo is, for editors. */
  whole: z.string(),
  /** Of other photos the point alone can be set: they lie elsewhere, or their licence asks that a crop be told. */
  isCroppable: z.boolean(),
})

export type FramingAnswer = z.infer<typeof FramingAnswer>
