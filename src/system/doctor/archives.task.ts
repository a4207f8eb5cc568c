import type { Settings } from '../../platform/settings/settings.ts'
import { ArchiveError } from '../backup/archive-error.ts'
import { siteArchives } from '../backup/site-archives.task.ts'
import type { Check } from './finding.ts'

/** Whether back-ups could be stored; where they go is for the owner to mend. */
export const checkArchives =
  (settings: Pick<Settings, 'DATA_DIR' | 'BACKUP_TO'>): Check =>
  async () => {
    try {
      await siteArchives(settings).check()
      return []
    } catch (error) {
      if (error instanceof ArchiveError) return [{ text: error.message, isMended: false }]
      throw error
    }
  }
