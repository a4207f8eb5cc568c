import { createFileRoute, useLoaderData, useParams } from '@tanstack/react-router'
import { CategoryNotFound } from '../../guide/fun-type-pages/category-not-found.tsx'
import { FunTypePage } from '../../guide/fun-type-pages/fun-type-page.tsx'
import { loadFunTypePage } from '../../guide/fun-type-pages/fun-type-pages.requests.ts'
import { funTypeHead } from '../../guide/fun-type-pages/fun-types-head.ts'
import { whereOfSearch } from '../../guide/fun-type-pages/where.ts'
import { pageOfSearch } from '../../guide/place-lists/place-list-page.ts'

export const Route = createFileRoute('/categories/$slug')({
  loaderDeps: ({ search }: { search: Record<string, string> }) => ({
    page: pageOfSearch(search),
    ...whereOfSearch(search),
  }),
  loader: ({ params: { slug }, deps: { page, ...where } }) => loadFunTypePage(slug, page, where),
  head: ({ loaderData }) => (loaderData ? funTypeHead('categories', loaderData) : {}),
  notFoundComponent: NotFound,
  component: Places,
})

function Places() {
  const content = useLoaderData({ from: '/categories/$slug' })
  return <FunTypePage section="categories" {...content} />
}

function NotFound() {
  return <CategoryNotFound section="categories" slug={useParams({ from: '/categories/$slug' }).slug} />
}
