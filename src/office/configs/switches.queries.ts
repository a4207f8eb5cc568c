import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { configs } from './config.table.ts'
import { isOn, type SwitchName } from './switches.ts'

/** Off in the settings is off for good; else as editors have it. */
export async function isSwitchedOn(
  db: Database,
  settings: Pick<Settings, SwitchName>,
  name: SwitchName,
): Promise<boolean> {
  if (settings[name] === 'off') return false
  const [row] = await db.select({ value: configs.value }).from(configs).where(eq(configs.key, name))
  return isOn(row?.value)
}
