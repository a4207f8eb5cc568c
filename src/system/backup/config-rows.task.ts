import { openedValue, type SealSettings } from '../../office/configs/config-values.queries.ts'
import { isSealed, seal } from '../../office/configs/sealed-text.ts'
import { isSecretKey } from '../../office/configs/secret-key.ts'

type ConfigRow = { key: string; value: string }

/**
 * Rows of `configs` as JSON, as they go into an archive: secrets as they were entered, so that a guide of another APP_SECRET can
 * use them, or not at all. Those that cannot be read are left out.
 */
export async function openConfigs(
  rows: readonly string[],
  settings: SealSettings,
  { hasSecrets }: { hasSecrets: boolean },
): Promise<string[]> {
  const opened = await Promise.all(
    rows.map(async (text) => {
      const row: ConfigRow = JSON.parse(text)
      if (!isSecretKey(row.key)) return [text]
      const value = hasSecrets ? await openedValue(row, settings) : undefined
      return value === undefined ? [] : [JSON.stringify({ ...row, value })]
    }),
  )
  return opened.flat()
}

/** The same as they come out of it. */
export const sealConfigs = (rows: readonly string[], { APP_SECRET }: SealSettings): Promise<string[]> =>
  Promise.all(
    rows.map(async (text) => {
      const row: ConfigRow = JSON.parse(text)
      if (APP_SECRET === undefined || !isSecretKey(row.key) || isSealed(row.value)) return text
      return JSON.stringify({ ...row, value: await seal(row.value, row.key, APP_SECRET) })
    }),
  )
