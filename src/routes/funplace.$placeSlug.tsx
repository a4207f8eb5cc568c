import {
  createFileRoute,
  notFound,
  redirect,
  useCanGoBack,
  useLoaderData,
  useRouter,
} from '@tanstack/react-router'
import { getPublicSettings } from '../app/public-settings.requests.ts'
import { utcDay } from '../places/open-season.ts'
import { placeHead } from '../places/place-head.ts'
import { PlaceNotFound } from '../places/place-not-found.tsx'
import { PlaceScreen } from '../places/place-screen.tsx'
import { getPlace } from '../places/places.requests.ts'

export const Route = createFileRoute('/funplace/$placeSlug')({
  loader: async ({ params: { placeSlug } }) => {
    const place = await getPlace(placeSlug)
    if (!place) throw notFound()
    if (place.slug !== placeSlug)
      throw redirect({ to: '/funplace/$placeSlug', params: { placeSlug: place.slug }, statusCode: 301 })
    return { settings: getPublicSettings(), place, today: utcDay() }
  },
  head: ({ loaderData }) => (loaderData ? placeHead(loaderData.place, loaderData.settings) : {}),
  notFoundComponent: PlaceNotFound,
  component: PlacePage,
})

function PlacePage() {
  const { place, today } = useLoaderData({ from: '/funplace/$placeSlug' })
  const router = useRouter()
  return (
    <PlaceScreen
      place={place}
      today={today}
      onBack={useCanGoBack() ? () => router.history.back() : undefined}
    />
  )
}
