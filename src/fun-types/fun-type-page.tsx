import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { FunType } from './fun-type.schema.ts'
import { FunTypeScreen } from './fun-type-screen.tsx'
import { funTypePlacesRequest, funTypesRequest } from './fun-types.requests.ts'
import type { FunTypesSection } from './fun-types-section.ts'

interface FunTypePageProps {
  section: FunTypesSection
  funType: FunType
  /** The page of the list that it begins with. */
  page: number
}

/** The page of a fun type, the same in both sections, from what its loader has fetched. */
export function FunTypePage({ section, funType, page }: FunTypePageProps) {
  const list = useInfiniteQuery(funTypePlacesRequest(funType.slug, page))
  const funTypes = useSuspenseQuery(funTypesRequest).data
  const lastPage = Number(list.data?.pageParams.at(-1) ?? page)
  return (
    <FunTypeScreen
      {...{ section, funType, funTypes }}
      places={list.data?.pages.flatMap(({ places }) => places)}
      total={list.data?.pages[0]?.total ?? 0}
      nextPage={list.hasNextPage ? lastPage + 1 : undefined}
      onMore={() => void list.fetchNextPage()}
    />
  )
}
