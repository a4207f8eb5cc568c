export interface Position {
  lat: number
  lng: number
}

const earthRadiusKm = 6371.0088
const radians = Math.PI / 180

/** Shorter than any degree of latitude; turns a radius in kilometres into a band of degrees that surely holds it. */
export const kmPerDegreeOfLatitude = 111

/**
 * A guess at a drive: roads are some 1.3 times as long as the straight line, their first 10 km are slow (30 km/h),
 * the rest is not (80 km/h). The database makes the same sum, in `driving-minutes.queries.ts`.
 */
export const drivingEstimate = { detour: 1.3, slowKm: 10, minutesPerSlowKm: 2, minutesPerKm: 0.75 } as const

/** Great-circle distance in kilometres; for our purpose the Earth is a sphere. */
export function kilometresBetween(a: Position, b: Position): number {
  const h =
    haversine((b.lat - a.lat) * radians) +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * haversine((b.lng - a.lng) * radians)
  // Rounding can carry h past 1 for two points on opposite sides of the Earth.
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** '850 m' below one kilometre, else '5.4 km'; 'about 850 m' and 'about 1 km' where nobody has measured one of its ends. */
export function formatDistance(km: number, isRough = false): string {
  if (isRough) return `about ${km < 0.975 ? `${roughMetres(km * 1000)} m` : `${Number(km.toFixed(1))} km`}`
  return km < 1 ? `${Math.round(km * 1000)} m` : `${km.toFixed(1)} km`
}

function roughMetres(metres: number): number {
  const step = metres < 95 ? 10 : 50
  return Math.max(Math.round(metres / step) * step, 10)
}

/** Whole minutes, rounded up; an estimate from the great-circle distance, never to be shown as a route. */
export function radiusDrivingTimeMinutes(radiusDistanceKm: number): number {
  const { detour, slowKm, minutesPerSlowKm, minutesPerKm } = drivingEstimate
  const roadKm = radiusDistanceKm * detour
  return Math.ceil(Math.min(roadKm, slowKm) * minutesPerSlowKm + Math.max(roadKm - slowKm, 0) * minutesPerKm)
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2
}
