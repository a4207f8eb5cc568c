import { byteText } from './byte-text.ts'
import type { BackUps, Machine, Warning } from './status.schema.ts'

const gigabyte = 1e9

/** What is about to go wrong, the most pressing first. */
export function warningsOf(
  { disk, memory }: Machine,
  { failure }: Pick<BackUps, 'failure'>,
  storage?: Pick<Warning, 'title' | 'text'>,
): Warning[] {
  const warnings: Warning[] = []
  // Of a large disk a tenth is no want.
  if (disk.freeBytes < Math.min(disk.totalBytes / 10, 2 * gigabyte))
    warnings.push({
      kind: 'disk',
      title: `The disk is nearly full: ${byteText(disk.freeBytes)} of ${byteText(disk.totalBytes)} are free`,
      text: 'Once it is full nothing can be saved until there is room. Keep fewer back-ups, or put them elsewhere.',
    })
  if (
    memory.usedBytes > 0.85 * memory.limitBytes ||
    memory.heapShare > 0.85 ||
    memory.freeBytes < gigabyte / 10
  )
    warnings.push({
      kind: 'memory',
      title: `Memory is nearly used up: ${byteText(memory.usedBytes)} of ${byteText(memory.limitBytes)} by the guide`,
      text: 'Without memory the system ends the guide, and a supervisor starts it again. Give the machine more.',
    })
  if (storage) warnings.push({ kind: 'storage', ...storage })
  if (failure) warnings.push({ kind: 'back-up', title: 'The last back-up failed', text: failure.error })
  return warnings
}
