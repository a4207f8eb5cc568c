import { createFileRoute, useLoaderData, useParams } from '@tanstack/react-router'
import { CategoryNotFound } from '../../guide/fun-type-pages/category-not-found.tsx'
import { FunTypePage } from '../../guide/fun-type-pages/fun-type-page.tsx'
import { loadFunTypePage } from '../../guide/fun-type-pages/fun-type-pages.requests.ts'
import { funTypeHead } from '../../guide/fun-type-pages/fun-types-head.ts'
import { pageOfSearch } from '../../guide/place-lists/place-list-page.ts'

export const Route = createFileRoute('/top-family-activities/$slug')({
  loaderDeps: ({ search }: { search: Record<string, string> }) => ({ page: pageOfSearch(search) }),
  loader: ({ params: { slug }, deps: { page } }) => loadFunTypePage(slug, page),
  head: ({ loaderData }) => (loaderData ? funTypeHead('top-family-activities', loaderData) : {}),
  notFoundComponent: NotFound,
  component: Places,
})

function Places() {
  const { funType, funTypes, firstPlaces, page } = useLoaderData({ from: '/top-family-activities/$slug' })
  return <FunTypePage section="top-family-activities" {...{ funType, funTypes, firstPlaces, page }} />
}

function NotFound() {
  return (
    <CategoryNotFound
      section="top-family-activities"
      slug={useParams({ from: '/top-family-activities/$slug' }).slug}
    />
  )
}
