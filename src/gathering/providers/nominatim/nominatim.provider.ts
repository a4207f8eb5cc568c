import type { z } from 'zod'
import {
  GeocodeAnswer,
  GeocodeAnswers,
  NothingFound,
} from '../../../guide/geocoding/geocode-answer.schema.ts'
import { lookupId, mostLookups, positionKey, requestGapMs } from '../../../guide/geocoding/geocode-key.ts'
import { askService, type OutgoingParts } from '../../../outgoing/ask-service.provider.ts'
import { jsonOf } from '../../../outgoing/json-of.ts'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import type { Answer, Ask, Service } from '../../../outgoing/service.ts'
import { answeredTrouble } from '../../../outgoing/trouble.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { AddressSearch, Geocoder } from './geocoder.ts'
import { SearchAnswers } from './search-answer.schema.ts'

const day = 86_400_000

/**
 * As its usage policy asks: a request a second for the whole deployment, one at a time, and none for a day once it says
 * no. `isAwaited`: somebody looks at the screen until the answer is there.
 */
export const nominatimService = (baseUrl: string, { isAwaited = false } = {}): Service => {
  const waitsMs = isAwaited ? [5000] : [5000, 30_000, 120_000]
  return {
    name: 'nominatim',
    title: 'Nominatim',
    baseUrl,
    gapMs: requestGapMs,
    slots: 1,
    timeoutMs: 10_000,
    // Fifty objects with their addresses are some 60 kB.
    maxBytes: 2_000_000,
    retry: { busyMs: waitsMs, failedMs: waitsMs },
    urgency: isAwaited ? 'awaited' : 'bulk',
    judge: (answer) => {
      const trouble = answeredTrouble(answer)
      return answer.status === 403 && trouble ? { ...trouble, pauseMs: day } : trouble
    },
  }
}

type Parts = OutgoingParts & { settings: Pick<Settings, 'NOMINATIM_URL'> }

/** The geocoder of the settings. */
export function siteGeocoder(parts: Parts, options?: { isAwaited?: boolean }): Geocoder & AddressSearch {
  const { NOMINATIM_URL: url } = parts.settings
  return nominatimGeocoder(url, askService(parts, nominatimService(url, options)))
}

export function nominatimGeocoder(baseUrl: string, ask: Ask): Geocoder & AddressSearch {
  const origin = baseUrl.replace(/\/+$/, '')
  // Without a language every place would be named in its own.
  const headers = { 'Accept-Language': 'en' }
  const askFor = (call: string, query: Record<string, string>, options?: Parameters<Ask>[1]) => {
    const url = new URL(`${origin}/${call}`)
    url.search = new URLSearchParams({ format: 'jsonv2', addressdetails: '1', ...query }).toString()
    return ask({ url, headers }, options)
  }
  return {
    async lookUp(placeIds, options) {
      if (placeIds.length > mostLookups)
        throw new RangeError(`Nominatim looks up to ${mostLookups} objects up, not ${placeIds.length}`)
      const ids = placeIds.flatMap((id) => lookupId(id) ?? [])
      if (ids.length === 0) return new Map()
      const answer = await askFor('lookup', { osm_ids: ids.join(',') }, options)
      // In any order, and without those it does not know.
      const found = read(GeocodeAnswers, answer)
      const known = new Map(found.map((object) => [`${object.osm_type}/${object.osm_id}`, object]))
      return new Map([...known].filter(([id]) => placeIds.includes(id)))
    },
    async reverse(position, options) {
      const [lat = '', lon = ''] = positionKey(position).split(',')
      // The layer of addresses: what stands nearest may be a bench.
      const answer = await askFor('reverse', { lat, lon, zoom: '18', layer: 'address' }, options)
      const found = read(GeocodeAnswer.or(NothingFound), answer)
      return 'error' in found ? null : found
    },
    async search(text, options) {
      const found = read(SearchAnswers, await askFor('search', { q: text, limit: '5' }, options))
      return found.map((answer) => ({
        ...{ name: answer.display_name, lat: Number(answer.lat), lng: Number(answer.lon) },
        object: GeocodeAnswer.safeParse(answer).data,
      }))
    },
  }
}

function read<Schema extends z.ZodType>(schema: Schema, answer: Answer): z.output<Schema> {
  const result = schema.safeParse(jsonOf(answer))
  if (result.success) return result.data
  throw unreadable(result.error.issues[0]?.path.join('.') || answer.contentType || 'no content type')
}

const unreadable = (what: string) =>
  new ProviderError('unreadable', `Nominatim did not answer with addresses (${what}).`)
