import { packEmptyDatabase } from './pack-empty-database.task.ts'

/** Packs an empty database into the file that it is given. */
await packEmptyDatabase(process.argv[2] ?? '')
