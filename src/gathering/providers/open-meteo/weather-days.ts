import { ProviderError } from '../../../outgoing/provider-error.ts'
import { ArchiveAnswer } from './archive-answer.schema.ts'

/** The first and the last, whole. */
export interface Years {
  first: number
  last: number
}

/** A day as it was. */
export interface WeatherDay {
  /** YYYY-MM-DD, by the clocks there. */
  day: string
  /** °C */
  high: number
  low: number
  /** Of rain and melted snow. */
  millimetres: number
}

/**
 * The days of an archive's answer, without those of which it lacks something.
 * @throws ProviderError 'unreadable' when it is not the answer to such a question
 */
export function weatherDaysOf(answer: unknown): WeatherDay[] {
  const result = ArchiveAnswer.safeParse(answer)
  if (!result.success) {
    const where = result.error.issues[0]?.path.join('.') || '$'
    throw new ProviderError('unreadable', `The weather archive did not answer with days (${where}).`)
  }
  const { time, temperature_2m_max, temperature_2m_min, precipitation_sum } = result.data.daily
  return time.flatMap((day, at) => {
    const [high, low, millimetres] = [temperature_2m_max[at], temperature_2m_min[at], precipitation_sum[at]]
    return high == null || low == null || millimetres == null ? [] : { day, high, low, millimetres }
  })
}
