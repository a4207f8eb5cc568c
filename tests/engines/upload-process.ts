import { join } from 'node:path'
import sharp from 'sharp'
import { addImage } from '../../src/editing/photos/place-image.queries.ts'
import { folderStore } from '../../src/office/files/image-store.task.ts'
import { storePhoto } from '../../src/office/files/stored-photo.task.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'
import { log } from '../../src/platform/log/log.ts'
import { anAccount, aPlace } from '../factories.ts'

/** A process of its own that stores one photo after another, and says each one's path once its row is there. */
const folder = process.env.DATA_DIR as string
const engine = await openEngine({ DATA_DIR: folder }, { role: 'server' })
const { db } = openDatabase(engine.poolConfig)
await migrate(db)
const store = folderStore(join(folder, 'images'))
const { id: userId } = await anAccount(db, { username: `editor-${Date.now()}` })
const { id } = await aPlace(db, { slug: `place-${Date.now()}` })
console.log('open')
for (let number = 1; ; number++) {
  const create = {
    width: 700,
    height: 500,
    channels: 3,
    background: { r: number % 256, g: 0, b: 0 },
  } as const
  const upload = await sharp({ create }).png().toBuffer()
  const kept = { folder: 'places', owner: `place ${id}` }
  await storePhoto({ db, store, log }, upload, kept, async ({ storagePath }) => {
    await addImage(db, { id, userId }, { imageType: 'manual_upload', storagePath })
    console.log(storagePath)
  })
}
