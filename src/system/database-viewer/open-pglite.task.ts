import { PGlite } from '@electric-sql/pglite'

/** Opens the copy's database, or makes it; in memory without a folder. */
export const openPGlite = (folder: string | undefined): Promise<PGlite> =>
  PGlite.create({
    dataDir: folder ?? 'memory://',
    // It is filled rarely and read by one: little memory, and a log that a new start reads in no time.
    postgresqlconf: [
      'shared_buffers = 16MB',
      'max_wal_size = 32MB',
      'work_mem = 8MB',
      'temp_file_limit = 256MB',
    ],
  })
