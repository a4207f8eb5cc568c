import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { funTypesHead } from '../../guide/fun-type-pages/fun-types-head.ts'
import { FunTypesScreen } from '../../guide/fun-type-pages/fun-types-screen.tsx'
import { getFunTypes } from '../../guide/fun-types/fun-types.requests.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'

const texts = {
  title: 'What kind of fun are you looking for?',
  description:
    'All kinds of days out with children, from zoos and aquariums to playgrounds and sport: pick one and see the places around European cities.',
}

export const Route = createFileRoute('/categories/')({
  loader: async () => ({ settings: getPublicSettings(), funTypes: await getFunTypes() }),
  head: ({ loaderData }) =>
    loaderData ? funTypesHead('categories', texts, loaderData.funTypes, loaderData.settings) : {},
  component: Categories,
})

function Categories() {
  return <FunTypesScreen section="categories" funTypes={useLoaderData({ from: '/categories/' }).funTypes} />
}
