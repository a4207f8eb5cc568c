import { createFileRoute, notFound, redirect, useCanGoBack, useRouter } from '@tanstack/react-router'
import { publicSettingsRequest } from '../app/public-settings.requests.ts'
import { utcDay } from '../places/open-season.ts'
import { placeHead } from '../places/place-head.ts'
import { PlaceNotFound } from '../places/place-not-found.tsx'
import { PlaceScreen } from '../places/place-screen.tsx'
import { placeRequest } from '../places/places.requests.ts'

export const Route = createFileRoute('/funplace/$placeSlug')({
  loader: async ({ context: { queryClient }, params: { placeSlug } }) => {
    const [settings, place] = await Promise.all([
      queryClient.ensureQueryData(publicSettingsRequest),
      queryClient.ensureQueryData(placeRequest(placeSlug)),
    ])
    if (!place) throw notFound()
    if (place.slug !== placeSlug)
      throw redirect({ to: '/funplace/$placeSlug', params: { placeSlug: place.slug }, statusCode: 301 })
    return { settings, place, today: utcDay() }
  },
  head: ({ loaderData }) => (loaderData ? placeHead(loaderData.place, loaderData.settings) : {}),
  notFoundComponent: PlaceNotFound,
  component: PlacePage,
})

function PlacePage() {
  const { place, today } = Route.useLoaderData()
  const router = useRouter()
  return (
    <PlaceScreen
      place={place}
      today={today}
      onBack={useCanGoBack() ? () => router.history.back() : undefined}
    />
  )
}
