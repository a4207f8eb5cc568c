import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { getPublicSettings } from '../app/public-settings.requests.ts'
import { getFunTypes } from '../fun-types/fun-types.requests.ts'
import { funTypesHead } from '../fun-types/fun-types-head.ts'
import { FunTypesScreen } from '../fun-types/fun-types-screen.tsx'
import { getPageMetadata } from '../page-metadata/page-metadata.requests.ts'
import { pageTexts } from '../page-metadata/page-texts.ts'

export const Route = createFileRoute('/top-family-activities/')({
  loader: async () => {
    const [metadata, funTypes] = await Promise.all([getPageMetadata('top-family-activities'), getFunTypes()])
    return { settings: getPublicSettings(), metadata, funTypes }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { settings, metadata, funTypes } = loaderData
    return funTypesHead('top-family-activities', pageTexts(metadata), funTypes, settings)
  },
  component: TopFamilyActivities,
})

function TopFamilyActivities() {
  return (
    <FunTypesScreen
      section="top-family-activities"
      funTypes={useLoaderData({ from: '/top-family-activities/' }).funTypes}
    />
  )
}
