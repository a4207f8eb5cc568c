import type { Position } from './distance.ts'

/**
 * Asks the device where it is; to some ten metres, as closely as anything here needs.
 *
 * @param maximumAge milliseconds: a position that is there at once will mostly do
 */
export async function locate(maximumAge = 600_000): Promise<Position> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge, timeout: 10_000 })
  })
  const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000
  return { lat: rounded(coords.latitude), lng: rounded(coords.longitude) }
}

/** Why there is no position, and what to do instead: 'take a point on the map'. */
export const whyNotLocated = (error: unknown, otherwise: string): string =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
    ? `Your browser keeps your location to itself. Allow it for this site, or ${otherwise}.`
    : `Your location could not be found just now. Please try again in a moment, or ${otherwise}.`

/** Whether the visitor has allowed it before, so that nothing need be asked. */
export const mayLocate = async (): Promise<boolean> =>
  (await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined))?.state === 'granted'
