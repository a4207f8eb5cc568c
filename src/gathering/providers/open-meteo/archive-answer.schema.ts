import { z } from 'zod'

// Colder and hotter, or wetter, than any day that was ever measured in Europe: it is no such answer.
const celsius = z.number().min(-70).max(60).nullable()
const millimetres = z.number().min(0).max(1500).nullable()

/** What is read of an answer to `/v1/archive`; null for a day that the archive has not. */
export const ArchiveAnswer = z.object({
  daily_units: z.object({
    temperature_2m_max: z.literal('°C'),
    temperature_2m_min: z.literal('°C'),
    precipitation_sum: z.literal('mm'),
  }),
  daily: z
    .object({
      time: z.array(z.iso.date()),
      temperature_2m_max: z.array(celsius),
      temperature_2m_min: z.array(celsius),
      precipitation_sum: z.array(millimetres),
    })
    .refine(
      ({ time, ...values }) => Object.values(values).every(({ length }) => length === time.length),
      'is of several lengths',
    ),
})
