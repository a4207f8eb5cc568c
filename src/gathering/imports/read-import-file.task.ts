import { ProviderError } from '../../outgoing/provider-error.ts'
import { UnpackError, unpack } from '../../platform/files/unpack.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import type { Area, ImportedData } from '../providers/imported-data.ts'
import { basinsAmong } from '../providers/openstreetmap/basins.ts'
import type { OsmElement } from '../providers/openstreetmap/osm-element.ts'
import { dateOf, placeCandidateOf } from '../providers/openstreetmap/osm-place.ts'
import { readOverpassAnswer } from '../providers/openstreetmap/overpass-answer.provider.ts'

// Longer than any area that a family's guide would ask for at once, and it still fits into memory.
const maxBytes = 512 * 2 ** 20

/** Reads and translates a file, plain or gzip. Throws ProviderError ('unreadable') with the place of the fault. */
export async function readImportFile(bytes: Buffer): Promise<ImportedData> {
  const elements: OsmElement[] = []
  let count = 0
  let area: Area | undefined
  const { asOf } = readOverpassAnswer(await unpacked(bytes), (element) => {
    count++
    area = widened(area, element)
    elements.push(element)
  })
  const date = asOf ?? newestOf(elements) ?? new Date()
  return { ...translate(elements, date), elements: count, asOf: date, area }
}

function translate(elements: readonly OsmElement[], asOf: Date) {
  const refused = new Map<string, number>()
  const refuse = (reason: string) => refused.set(reason, (refused.get(reason) ?? 0) + 1)
  const refusals = new Map<string, string>()
  const newest = new Map<string, PlaceCandidate>()
  for (const element of elements) {
    const candidate = placeCandidateOf(element, asOf)
    if (typeof candidate === 'string') {
      refuse(candidate)
      refusals.set(`${element.type}/${element.id}`, candidate)
      continue
    }
    const twice = newest.get(candidate.externalId)
    if (twice) refuse('listed twice')
    if (!twice || isNewer(candidate, twice)) newest.set(candidate.externalId, candidate)
  }
  const basins = basinsAmong([...newest.values()])
  for (const _ of basins) refuse('not a day out')
  return { candidates: [...newest.values()].filter((one) => !basins.has(one)), refused, refusals }
}

const isNewer = (a: PlaceCandidate, b: PlaceCandidate) =>
  (a.sourceDate?.getTime() ?? 0) > (b.sourceDate?.getTime() ?? 0)

function newestOf(elements: readonly OsmElement[]): Date | undefined {
  let newest: Date | undefined
  for (const { timestamp } of elements) {
    const date = dateOf(timestamp)
    if (date && (!newest || date > newest)) newest = date
  }
  return newest
}

function widened(area: Area | undefined, { lat, lon }: OsmElement): Area | undefined {
  if (lat === undefined || lon === undefined) return area
  if (!area) return { south: lat, north: lat, west: lon, east: lon }
  return {
    south: Math.min(area.south, lat),
    north: Math.max(area.north, lat),
    west: Math.min(area.west, lon),
    east: Math.max(area.east, lon),
  }
}

async function unpacked(bytes: Buffer): Promise<Buffer> {
  try {
    return await unpack(bytes, maxBytes)
  } catch (error) {
    if (error instanceof UnpackError) throw new ProviderError('unreadable', error.message, { cause: error })
    throw error
  }
}
