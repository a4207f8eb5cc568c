import type { Context } from 'hono'
import { siteConnections } from '../../gathering/providers/motis/motis.provider.ts'
import { keptSearches } from '../../gathering/providers/nominatim/kept-searches.ts'
import { siteGeocoder } from '../../gathering/providers/nominatim/nominatim.provider.ts'
import { siteDrives } from '../../gathering/providers/osrm/drive.provider.ts'
import type { WaysCall, WaysParts } from '../../guide/door-to-gate/ways.api.ts'
import { countCall } from '../../office/accounts/sign-in-limits/login-attempt.queries.ts'
import { addressOf } from '../../office/accounts/signing-in/auth.api.ts'
import type { OutgoingParts } from '../../outgoing/ask-service.provider.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** How often an address may within a quarter of an hour: a family that looks at a place every few seconds. */
const limits: Record<WaysCall, number> = { ways: 240, connections: 60, address: 30 }

/** What ways to places need of the server: others to ask, and the same budgets in all processes. */
export function waysParts(parts: OutgoingParts & { settings: Settings }): WaysParts {
  const { db, settings } = parts
  const geocoder = siteGeocoder(parts, { isAwaited: true })
  return {
    count: async (c: Context, call) => {
      const address = addressOf(c, settings.TRUST_PROXY)
      const seconds = await countCall(db, `${call}:${address}`, limits[call])
      if (seconds === undefined) return
      c.header('Retry-After', String(seconds))
      throw new Problem(429, 'too_many_tries', 'Too many questions. Please wait a few minutes.')
    },
    findDrive: siteDrives(parts),
    findConnections: siteConnections(parts),
    findAddresses: keptSearches(async (text) =>
      (await geocoder.search(text)).map(({ name, lat, lng }) => ({ name, lat, lng })),
    ),
  }
}
