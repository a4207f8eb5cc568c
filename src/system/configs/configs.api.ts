import { Hono } from 'hono'
import { z } from 'zod'
import { signedInUser } from '../../office/accounts/signed-in-user.api.ts'
import type { SealSettings } from '../../office/configs/config-values.queries.ts'
import type { Database } from '../../platform/database.ts'
import { describe } from '../../platform/describe.ts'
import { valid, validRules } from '../../platform/valid.ts'
import { changeConfig, createConfig, deleteConfig, listConfigs } from './config.queries.ts'
import { Config, ConfigChange, NewConfig } from './config.schema.ts'

const ByKey = z.object({ key: z.string() })

export const configsApi = (db: Database, settings: SealSettings) =>
  new Hono()
    .get('/', describe('All configurations; secret values are masked', z.array(Config)), async (c) =>
      c.json(await listConfigs(db, settings)),
    )
    .post(
      '/',
      describe('Adds a configuration', Config, { problems: [409, 422] }),
      validRules(NewConfig),
      async (c) =>
        c.json(await createConfig(db, { userId: signedInUser(c).id, settings }, c.req.valid('json'))),
    )
    .patch(
      '/:key',
      describe('Changes the sent fields of a configuration; a blank secret stays', Config, {
        problems: [404, 409, 422],
      }),
      valid('param', ByKey),
      validRules(ConfigChange),
      async (c) => {
        const { key } = c.req.valid('param')
        const editor = { userId: signedInUser(c).id, settings }
        return c.json(await changeConfig(db, editor, key, c.req.valid('json')))
      },
    )
    .delete(
      '/:key',
      describe('Deletes a configuration', z.object({ success: z.literal(true) }), { problems: [404] }),
      valid('param', ByKey),
      async (c) => {
        await deleteConfig(db, { userId: signedInUser(c).id, settings }, c.req.valid('param').key)
        return c.json({ success: true as const })
      },
    )
