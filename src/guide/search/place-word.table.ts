import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The words of every active place's names and town, and each of its names as one, without accents and capitals: kept by triggers
 * of `places`, in the order that a search reads them in. Words are compared by their characters.
 */
export const placeWords = pgTable(
  'place_words',
  {
    placeId: integer().notNull(),
    /** Whether it is a name and not one of its words. */
    isName: boolean().notNull(),
    isFeatured: boolean().notNull(),
    word: text().notNull(),
  },
  (row) => [index('place_words_in_order').on(row.isName, row.isFeatured, row.word, row.placeId)],
)

/** Each word that some place has or had, to look for parts of words and misspelt ones; some of them twice. */
export const knownWords = pgTable('known_words', { word: text().notNull() }, (row) => [index().on(row.word)])
