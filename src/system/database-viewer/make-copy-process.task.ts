import { openPGlite } from './open-pglite.task.ts'

/** Makes an empty database in the folder that it is given. */
const db = await openPGlite(process.argv[2])
await db.close()
