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

/** Why there is no position, and what to do instead. */
export const whyNotLocated = (error: unknown): string =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
    ? 'Your browser keeps your location to itself. Allow it for this site, or pick a city from the list.'
    : 'Your location could not be found just now. Pick a city from the list.'

/** Whether the visitor has allowed it before, so that nothing need be asked. */
export const mayLocate = async (): Promise<boolean> =>
  (await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined))?.state === 'granted'
