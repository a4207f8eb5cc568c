import { createFileRoute, useLoaderData, useParams } from '@tanstack/react-router'
import { CategoryNotFound } from '../fun-types/category-not-found.tsx'
import { FunTypePage } from '../fun-types/fun-type-page.tsx'
import { loadFunTypePage } from '../fun-types/fun-type-pages.requests.ts'
import { funTypeHead } from '../fun-types/fun-types-head.ts'
import { pageOfSearch } from '../places/place-list-page.ts'

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
