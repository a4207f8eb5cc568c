import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { getPublicSettings } from '../app/public-settings.requests.ts'
import { getFunTypes } from '../fun-types/fun-types.requests.ts'
import { funTypesHead } from '../fun-types/fun-types-head.ts'
import { FunTypesScreen } from '../fun-types/fun-types-screen.tsx'

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
