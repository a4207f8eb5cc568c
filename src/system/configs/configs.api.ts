import { Hono } from 'hono'
import { z } from 'zod'
import { ByHistoryId, Deleted } from '../../office/accounts/audit-log/deleted.schema.ts'
import { undoDeletion } from '../../office/accounts/audit-log/deleted-rows.queries.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import type { SealSettings } from '../../office/configs/config-values.queries.ts'
import { type SwitchName, switchNames } from '../../office/configs/switches.ts'
import { describe } from '../../platform/calls/describe.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { changeConfig, createConfig, deleteConfig, listConfigs } from './config.queries.ts'
import { Config, ConfigChange, NewConfig } from './config.schema.ts'

const ByKey = z.object({ key: z.string() })
const SwitchedOff = z.array(z.enum(switchNames))
const Done = z.object({ success: z.literal(true) })

export const configsApi = (db: Database, settings: SealSettings & Pick<Settings, SwitchName>) =>
  new Hono()
    .get('/', describe('All configurations; secret values are masked', z.array(Config)), async (c) =>
      c.json(await listConfigs(db, settings)),
    )
    .get(
      '/switched-off',
      describe('What the settings of the server switch off, whatever editors switch on', SwitchedOff),
      (c) => c.json(switchNames.filter((name) => settings[name] === 'off')),
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
      describe('Deletes a configuration', Deleted, { problems: [404] }),
      valid('param', ByKey),
      async (c) => {
        const editor = { userId: signedInUser(c).id, settings }
        const historyId = await deleteConfig(db, editor, c.req.valid('param').key)
        return c.json({ success: true as const, historyId })
      },
    )
    .post(
      '/deletions/:historyId/undo',
      describe('Brings a configuration back with its value, within an hour', Done, {
        problems: [404, 409, 422],
      }),
      valid('param', ByHistoryId),
      async (c) => {
        const entryId = c.req.valid('param').historyId
        await undoDeletion(db, { entity: 'configs', entryId, userId: signedInUser(c).id })
        return c.json({ success: true as const })
      },
    )
