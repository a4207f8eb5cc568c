import { cp, rm } from 'node:fs/promises'
import { inject } from 'vitest'
import { aFolder, type Guide, startGuide } from '../guides/guide-process.ts'

/** A guide of a test's own with the starter guide in it; whoever starts it stops it. `onLine` gets each line of its log. */
export async function startOwnGuide(
  settings: Record<string, string> = {},
  onLine?: (line: string) => void,
): Promise<Guide> {
  const DATA_DIR = await aSeededFolder()
  const guide = await startGuide({ ...settings, DATA_DIR }, onLine)
  const stop = async () => {
    const code = await guide.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
    return code
  }
  return { ...guide, stop }
}

/** A new DATA_DIR with the starter guide in it: filling an empty one takes most of a first start. */
export async function aSeededFolder(): Promise<string> {
  const folder = await aFolder()
  await cp(inject('seededDir'), folder, { recursive: true })
  return folder
}
