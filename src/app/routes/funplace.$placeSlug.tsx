import {
  createFileRoute,
  notFound,
  redirect,
  useCanGoBack,
  useLoaderData,
  useRouter,
} from '@tanstack/react-router'
import { getPlace } from '../../guide/place-lists/places.requests.ts'
import { placeHead } from '../../guide/place-page/place-head.ts'
import { PlaceNotFound } from '../../guide/place-page/place-not-found.tsx'
import { PlaceScreen } from '../../guide/place-page/place-screen.tsx'
import { utcDay } from '../../guide/seasons/open-season.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'

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
