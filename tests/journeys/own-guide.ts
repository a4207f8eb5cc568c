import { inject } from 'vitest'
import { type Guide, startGuide } from '../guides/guide-process.ts'
import { aCopyOf, type Home } from './guide-home.ts'

export type OwnGuide = Guide & { home: Home }

/** A guide of a test's own with the starter guide in it; whoever starts it stops it. `onLine` gets each line of its log. */
export async function startOwnGuide(
  settings: Record<string, string> = {},
  onLine?: (line: string) => void,
): Promise<OwnGuide> {
  const { home, remove } = await aCopyOf(inject('seededHome'))
  const guide = await startGuide({ ...home, ...settings }, onLine)
  const stop = async () => {
    const code = await guide.stop()
    await remove()
    return code
  }
  return { ...guide, stop, home }
}
