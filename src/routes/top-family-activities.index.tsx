import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { publicSettingsRequest } from '../app/public-settings.requests.ts'
import { funTypesRequest } from '../fun-types/fun-types.requests.ts'
import { funTypesHead } from '../fun-types/fun-types-head.ts'
import { FunTypesScreen } from '../fun-types/fun-types-screen.tsx'
import { pageMetadataRequest } from '../page-metadata/page-metadata.requests.ts'
import { pageTexts } from '../page-metadata/page-texts.ts'

export const Route = createFileRoute('/top-family-activities/')({
  loader: async ({ context: { queryClient } }) => {
    const [settings, metadata, funTypes] = await Promise.all([
      queryClient.ensureQueryData(publicSettingsRequest),
      queryClient.ensureQueryData(pageMetadataRequest('top-family-activities')),
      queryClient.ensureQueryData(funTypesRequest),
    ])
    return { settings, metadata, funTypes }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { settings, metadata, funTypes } = loaderData
    return funTypesHead('top-family-activities', pageTexts(metadata), funTypes, settings)
  },
  component: TopFamilyActivities,
})

function TopFamilyActivities() {
  return <FunTypesScreen section="top-family-activities" funTypes={useSuspenseQuery(funTypesRequest).data} />
}
