import { siteStore } from '../office/files/site-store.task.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openEngine } from '../platform/engine/engine.ts'
import { restore } from '../system/backup/restore.task.ts'
import { archiveArguments } from './archive-arguments.ts'
import { runCommand } from './run-command.ts'

/** `npm run restore -- FILE`, into a guide that was never started. */
await runCommand(async (settings) => {
  const { file } = archiveArguments('restore', [])
  const engine = await openEngine(settings, { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  try {
    const { manifest, rows, pictures, leftOut } = await restore(
      { db, store: siteStore(settings), settings },
      { file, passphrase: settings.BACKUP_PASSPHRASE },
    )
    console.log(`The guide of ${manifest.madeAt} is back: ${rows} rows and ${pictures} files of pictures.`)
    if (leftOut.length > 0) console.log(`Not the guide's own, and so left out: ${leftOut.join(', ')}.`)
    if (!manifest.hasPictures)
      console.log('Pictures were not in it: npm run adopt-pictures gives those that lie here to this guide.')
    if (!manifest.hasSecrets)
      console.log('Passwords and keys were not in it: npm run set-password gives an account a password.')
  } finally {
    await close()
    await engine.close()
  }
})
