import { pageAfter } from '../place-lists/place-list-page.ts'
import { usePages } from '../place-lists/use-pages.ts'
import { getFunTypePlaces, type loadFunTypePage } from './fun-type-pages.requests.ts'
import { FunTypeScreen } from './fun-type-screen.tsx'
import type { FunTypesSection } from './fun-types-section.ts'

type FunTypePageProps = { section: FunTypesSection } & Pick<
  Awaited<ReturnType<typeof loadFunTypePage>>,
  'funType' | 'funTypes' | 'firstPlaces' | 'page'
>

/** The page of a fun type, the same in both sections, from what its loader has fetched. */
export function FunTypePage({ section, funType, funTypes, firstPlaces, page }: FunTypePageProps) {
  const { pages, isFailed, more } = usePages({
    key: `${funType.slug} ${page}`,
    first: firstPlaces,
    load: (shown) => getFunTypePlaces(funType.slug, page + shown),
  })
  const total = pages[0]?.total ?? 0
  return (
    <FunTypeScreen
      {...{ section, funType, funTypes }}
      places={isFailed ? undefined : pages.flatMap(({ places }) => places)}
      total={total}
      nextPage={pageAfter(page + pages.length - 1, total)}
      onMore={more}
    />
  )
}
