import { ownedStore } from '../office/files/owned-store.task.ts'
import { siteStore } from '../office/files/site-store.task.ts'
import { log } from '../platform/log/log.ts'
import { ArchiveError } from '../system/backup/archive-error.ts'
import { backUp } from '../system/backup/backup.task.ts'
import { removeKilled } from '../system/backup/folder-archives.task.ts'
import { archiveArguments } from './archive-arguments.ts'
import { onGuide } from './on-database.ts'
import { runCommand } from './run-command.ts'

/** Half an archive stays nowhere: of names with a date nobody would come back to it. npm passes Ctrl-C on a second time. */
const stopped = new AbortController()
const stop = () => stopped.abort(new ArchiveError('Stopped: there is no archive.'))
process.on('SIGINT', stop).on('SIGTERM', stop)

/** `npm run backup -- FILE [--with-secrets]`, while the guide runs or not. */
await runCommand(async (settings) => {
  const { file, withSecrets } = archiveArguments('backup', ['--with-secrets'])
  if (withSecrets && settings.BACKUP_PASSPHRASE === undefined)
    throw new ArchiveError('Set BACKUP_PASSPHRASE: an archive with secrets is sealed with it.')
  // Before anything is written: they may be what fills the disk.
  await removeKilled(file).catch((err) => log.warn({ err }, 'what killed back-ups left could not be removed'))
  await onGuide(settings, async (db) => {
    const { rows, tables, pictures, missing } = await backUp(
      { db, store: ownedStore(db, siteStore(settings)), settings },
      {
        file,
        passphrase: withSecrets ? settings.BACKUP_PASSPHRASE : undefined,
        signal: stopped.signal,
      },
    )
    console.log(
      `${file} holds ${rows} rows of ${tables} tables and ${pictures} files of pictures` +
        (withSecrets
          ? ', sealed with BACKUP_PASSPHRASE.'
          : ', no passwords and no keys (--with-secrets takes them along).'),
    )
    if (missing.length > 0)
      console.log(`Missing where the pictures lie, and so in it: ${missing.length}, such as ${missing[0]}.`)
  })
})
