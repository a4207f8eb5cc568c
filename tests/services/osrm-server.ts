import { kilometresBetween, type Position } from '../../src/guide/how-far/distance.ts'
import { type LocalAnswer, localService } from './local-service.ts'

type Land = {
  /** No road leads from here to anywhere else. */
  isIsland?: (point: Position) => boolean
  /** No road is near. */
  isSea?: (point: Position) => boolean
}

/** A router on whose roads every way is as the crow flies, at a kilometre a minute. */
export const osrmServer = (land: Land = {}) =>
  localService((url) => {
    const isRoute = url.pathname.startsWith('/route/')
    const [source, ...others] = decodeURIComponent(url.pathname)
      .replace(/^\/(?:table|route)\/v1\/driving\//, '')
      .split(';')
      .map((text) => {
        const [lng = 0, lat = 0] = text.split(',').map(Number)
        return { lat, lng }
      })
    const [other] = others
    if (isRoute && source && other) return route(source, other, land)
    return source ? table(source, others, land) : { status: 400, body: '{"code":"InvalidUrl"}' }
  })

function route(source: Position, other: Position, { isIsland }: Land): LocalAnswer {
  if (isIsland?.(source) || isIsland?.(other)) return { status: 400, body: '{"code":"NoRoute"}' }
  const km = kilometresBetween(source, other)
  const coordinates = [source, other].map(({ lat, lng }) => [lng, lat])
  return {
    body: JSON.stringify({
      code: 'Ok',
      routes: [{ duration: km * 60, distance: km * 1000, geometry: { type: 'LineString', coordinates } }],
      waypoints: [{ distance: 12.5 }, { distance: 12.5 }],
    }),
  }
}

function table(source: Position, others: readonly Position[], { isIsland, isSea }: Land): LocalAnswer {
  const kilometres = others.map((point) =>
    isIsland?.(point) || isIsland?.(source) ? null : kilometresBetween(source, point),
  )
  const waypoint = (point: Position) => ({ distance: isSea?.(point) ? 38_952.7 : 12.5, name: '' })
  return {
    body: JSON.stringify({
      code: 'Ok',
      distances: [kilometres.map((km) => km && Math.round(km * 1000))],
      durations: [kilometres.map((km) => km && km * 60)],
      sources: [waypoint(source)],
      destinations: others.map(waypoint),
    }),
  }
}
