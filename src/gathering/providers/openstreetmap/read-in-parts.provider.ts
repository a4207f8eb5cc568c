import { ProviderError } from '../../../outgoing/provider-error.ts'
import { AnswerTooLong } from '../../../outgoing/read-answer.provider.ts'
import type { AskOptions } from '../../../outgoing/service.ts'
import { boxAround, quartersOf, touches } from '../areas.ts'
import type { FetchRadii } from '../fetch-radii.ts'
import type { Area } from '../imported-data.ts'
import type { Centre } from '../provider.ts'
import { isWithinReach } from './asked-for.ts'
import { OverpassGaveUp } from './overpass-answer.provider.ts'
import { overpassQuery } from './overpass-query.ts'
import { joinPlaces, type OverpassPlaces, readOverpassPlaces } from './read-overpass-places.provider.ts'

export type Circles = { centre: Centre; radii: FetchRadii }

/** `lost`: the parts that the server did not manage, however small. */
export type ReadParts = OverpassPlaces & { lost: Area[] }

type AskOverpass = (query: string, options?: AskOptions) => Promise<Buffer>

// Sixteenths of the whole box: what fails even then is hardly a matter of size.
const mostSplits = 4
/** How wide the smallest parts of a city's surroundings are, in kilometres. */
export const partsKm = 6
// A server that gives up that often manages nothing today.
const mostLost = 3

/**
 * All that lies within the circles: in one query, or in quarters of quarters where the server gives up. A few parts may be
 * lost for good. @throws ProviderError
 */
export async function readAround(
  ask: AskOverpass,
  circles: Circles,
  options: AskOptions,
): Promise<ReadParts> {
  const lost: Area[] = []
  const { centre, radii } = circles
  const km = Math.max(radii.destinationsKm, radii.neighbourhoodKm)

  async function read(within: Area | undefined, splits: number): Promise<OverpassPlaces[]> {
    try {
      const answer = await ask(overpassQuery(centre, radii, within), options)
      const isWanted = within && isWithinReach(circles)
      return [await readOverpassPlaces(answer, { isWanted, signal: options.signal })]
    } catch (error) {
      if (!isTooMuch(error)) throw error
      if (within && splits === mostSplits) {
        lost.push(within)
        if (lost.length > mostLost) throw new ProviderError('unavailable', stillTooMuch, { cause: error })
        return []
      }
    }
    options.onProgress?.('Too much for one query: asking for it in four parts')
    const parts: OverpassPlaces[] = []
    for (const quarter of quartersOf(within ?? boxAround(centre, km)))
      if (touches(quarter, centre, km)) parts.push(...(await read(quarter, splits + 1)))
    return parts
  }

  return { ...joinPlaces(await read(undefined, 0)), lost }
}

export const stillTooMuch =
  'Overpass gives up even on small parts of the area. Try again when it is less busy.'

/** Whether a smaller question may do. */
export const isTooMuch = (error: unknown): boolean =>
  error instanceof OverpassGaveUp || (error instanceof Error && error.cause instanceof AnswerTooLong)
