import { open } from 'node:fs/promises'

/** The names of its files outlast a power cut from then on. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder.
  if (process.platform === 'win32') return
  try {
    const handle = await open(folder)
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    // Of disks in the network some know no such thing, and into some folders one may put what one may not see.
    if (!['EACCES', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error
  }
}
