import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { places } from '../../guide/places/place.table.ts'
import { createdAt } from '../../platform/database/columns.ts'

/** Photos of Commons that editors took away: none of them comes back by itself. */
export const droppedPhotos = pgTable(
  'dropped_photos',
  {
    /** That of the image. */
    id: integer().primaryKey(),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    /** Its page on Commons. */
    originalUrl: text().notNull(),
    /** Its row in `place_images` as it stood, to bring it back; null where its file is gone. */
    image: jsonb(),
    droppedAt: createdAt(),
  },
  (photo) => [index().on(photo.placeId)],
)
