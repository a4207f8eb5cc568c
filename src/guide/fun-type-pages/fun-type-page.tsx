import { stringifySearch } from '../../web/search-params.ts'
import { pageAfter } from '../place-lists/place-list-page.ts'
import { usePages } from '../place-lists/use-pages.ts'
import { getFunTypePlaces, type loadFunTypePage } from './fun-type-pages.requests.ts'
import { FunTypeScreen } from './fun-type-screen.tsx'
import type { FunTypesSection } from './fun-types-section.ts'

type FunTypePageProps = { section: FunTypesSection } & Awaited<ReturnType<typeof loadFunTypePage>>

/** The page of a fun type, the same in both sections, from what its loader has fetched. */
export function FunTypePage({ firstPlaces, page, asked, ...shown }: FunTypePageProps) {
  const { slug } = shown.funType
  const { pages, isFailed, more } = usePages({
    key: `${slug}${stringifySearch({ ...asked, page })}`,
    first: firstPlaces,
    load: (before) => getFunTypePlaces(slug, page + before, asked),
  })
  const total = pages[0]?.total ?? 0
  return (
    <FunTypeScreen
      {...shown}
      places={isFailed ? undefined : pages.flatMap(({ places }) => places)}
      total={total}
      nextPage={pageAfter(page + pages.length - 1, total)}
      onMore={more}
    />
  )
}
