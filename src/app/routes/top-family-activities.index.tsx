import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { funTypesHead } from '../../guide/fun-type-pages/fun-types-head.ts'
import { FunTypesScreen } from '../../guide/fun-type-pages/fun-types-screen.tsx'
import { getFunTypes } from '../../guide/fun-types/fun-types.requests.ts'
import { getPageMetadata } from '../../site/page-texts/page-metadata.requests.ts'
import { pageTexts } from '../../site/page-texts/page-texts.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'

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
