import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { notFound } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { ofCity } from '../cities/city.queries.ts'
import { CityAddress } from '../cities/city.schema.ts'
import { shownHeader } from '../places/shown-places.ts'
import { findCityWeather } from './city-weather.queries.ts'
import { CityWeather } from './city-weather.schema.ts'

/** As changes of `city_weather` name what they concern: it depends on no place. */
const shownWeather = 'weather'

export const cityWeatherApi = (db: Database) =>
  new Hono().get(
    '/:citySlug/weather',
    describe(
      'What the months are usually like in a city, by some whole past years: no forecast; null where it is not known',
      CityWeather.nullable(),
      { problems: [404] },
    ),
    valid('param', z.object({ citySlug: CityAddress })),
    async (c) => {
      const weather = await ofCity(db, c.req.valid('param').citySlug, (slug) => findCityWeather(db, slug))
      if (weather === undefined) throw notFound('city')
      c.header(shownHeader, shownWeather)
      return c.json(weather)
    },
  )
