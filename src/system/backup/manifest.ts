import { z } from 'zod'
import { ArchiveError, damaged } from './archive-error.ts'

export const manifestName = 'manifest.json'

/** What an archive says of itself, in its first entry. */
export const Manifest = z.object({
  format: z.literal(1),
  /** When it was made: all of its rows are as of then. */
  madeAt: z.iso.datetime(),
  /** The form of its rows: the time of the newest migration, in milliseconds since 1970. */
  migration: z.int(),
  hasSecrets: z.boolean(),
  hasPictures: z.boolean().default(true),
  /** In the order in which they can be filled. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.record(z.string(), z.int()),
  /** Places and cities whose ways by road were still to be asked for. */
  routesWaiting: z
    .object({ cityIds: z.array(z.int()), placeIds: z.array(z.int()) })
    .default({ cityIds: [], placeIds: [] }),
})
export type Manifest = z.output<typeof Manifest>

/** @throws ArchiveError for that of a newer version of the guide, or of something else */
export function parseManifest(bytes: Buffer, newestMigration: number): Manifest {
  const { data } = Manifest.safeParse(JSON.parse(bytes.toString()))
  if (!data) throw damaged()
  if (data.migration > newestMigration)
    throw new ArchiveError('The archive was made by a newer version of the guide: update this one first.')
  return data
}
