import { Hono } from 'hono'
import { answerWork } from '../../office/jobs/answer-work.api.ts'
import { describeWork } from '../../office/jobs/describe-work.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { brokenRule } from '../../platform/calls/problem.ts'
import { validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { type PlacesProviderName, placesProviderNames } from '../providers/provider.ts'
import { providerTitles } from '../providers/provider-titles.ts'
import { cityToTry, findAllCityIds, refuseUnknownCities } from './chosen-cities.queries.ts'
import { readCurrentProvider } from './current-provider.queries.ts'
import {
  ProviderStatus,
  SwitchProvider,
  SwitchResult,
  TestProvider,
  TestResult,
} from './fetch-places.schema.ts'
import type { PlacesProviders } from './fetch-places.task.ts'
import { readCredits } from './provider-credits.task.ts'
import { tryProvider } from './try-provider.task.ts'

type Parts = { db: Database; providers: PlacesProviders }

export const providersApi = ({ db, providers }: Parts) =>
  new Hono().get('/', describe('Where places come from, and what can be used', ProviderStatus), async (c) =>
    c.json({
      current: await readCurrentProvider(db),
      providers: [...placesProviderNames],
      details: await Promise.all(
        placesProviderNames.map(async (name) => ({
          name,
          isAvailable: await providers[name].isAvailable(),
          problem: await providers[name].keyTrouble?.(),
          credits: await readCredits(db, name),
        })),
      ),
    }),
  )

export const testProviderApi = ({ db, providers }: Parts) =>
  new Hono().post(
    '/',
    describe('Asks a provider for a few places around a city; nothing is stored', TestResult, {
      problems: [422, 502, 504],
    }),
    validRules(TestProvider),
    async (c) => {
      const { provider, cityId } = c.req.valid('json')
      await refuseUnavailable(providers, provider)
      return c.json(await tryProvider(providers[provider], await cityToTry(db, cityId), c.req.raw.signal))
    },
  )

export const switchProviderApi = ({ db, providers }: Parts) =>
  new Hono().post(
    '/',
    describeWork('Fetches places from a provider and uses it from then on', SwitchResult),
    validRules(SwitchProvider),
    async (c) => {
      const { provider, cityIds } = c.req.valid('json')
      await refuseUnavailable(providers, provider)
      if (cityIds) await refuseUnknownCities(db, cityIds)
      const input = { provider, cityIds: cityIds ?? (await findAllCityIds(db)) }
      return answerWork<SwitchResult>(c, db, 'switch-provider', input)
    },
  )

async function refuseUnavailable(providers: PlacesProviders, name: PlacesProviderName): Promise<void> {
  if (await providers[name].isAvailable()) return
  const needsKey = `${providerTitles[name]} needs an API key: enter it under Config first`
  throw brokenRule('provider', (await providers[name].keyTrouble?.()) ?? needsKey)
}
