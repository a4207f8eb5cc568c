import { type NamedPictures, namedCategories, namedPictures } from '../../../guide/photos/named-pictures.ts'

/** The facts of a place that name photos. */
export type NamingFacts = {
  wikidata: string | null
  wikimediaCommons: string | null
  imageUrl: string | null
}

/** What a place names of Wikimedia: files, items and categories. */
export type Naming = NamedPictures & { placeId: number; categories: readonly string[] }

// Whoever writes more into one tag gets the first.
const most = 5

export function namingOf({ placeId, facts }: { placeId: number; facts: NamingFacts }): Naming {
  const tags = { wikidata: facts.wikidata, wikimedia_commons: facts.wikimediaCommons, image: facts.imageUrl }
  const { titles, items } = namedPictures([tags])
  return {
    placeId,
    ...{ titles: titles.slice(0, most), items: items.slice(0, most), categories: namedCategories(tags) },
  }
}
