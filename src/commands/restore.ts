import { siteStore } from '../office/files/site-store.task.ts'
import { checkArchive, restore } from '../system/backup/restore.task.ts'
import { archiveArguments } from './archive-arguments.ts'
import { onDatabase } from './on-database.ts'
import { runCommand } from './run-command.ts'

/** `npm run restore -- FILE`, into a guide that was never started. */
await runCommand(async (settings) => {
  const { file } = archiveArguments('restore', [])
  const options = { file, passphrase: settings.BACKUP_PASSPHRASE }
  // First, so that nothing is made for one that is missing or damaged.
  const manifest = await checkArchive(options)
  await onDatabase(settings, async (db) => {
    const parts = { db, store: siteStore(settings), settings }
    const { rows, pictures, leftOut } = await restore(parts, { ...options, manifest })
    console.log(`The guide of ${manifest.madeAt} is back: ${rows} rows and ${pictures} files of pictures.`)
    if (leftOut.length > 0) console.log(`Not the guide's own, and so left out: ${leftOut.join(', ')}.`)
    if (!manifest.hasPictures)
      console.log('Pictures were not in it: npm run adopt-pictures gives those that lie here to this guide.')
    if (!manifest.hasSecrets)
      console.log('Passwords and keys were not in it: npm run set-password gives an account a password.')
  })
})
