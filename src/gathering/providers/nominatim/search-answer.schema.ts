import { z } from 'zod'

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/)
    .refine((text) => Math.abs(Number(text)) <= most)

export const SearchAnswers = z.array(
  z.looseObject({
    osm_id: z.int().positive().optional(),
    lat: degrees(90),
    lon: degrees(180),
    display_name: z.string().min(1),
  }),
)
