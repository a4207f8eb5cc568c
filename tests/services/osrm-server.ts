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
    const [source, ...others] = decodeURIComponent(url.pathname)
      .replace('/table/v1/driving/', '')
      .split(';')
      .map((text) => {
        const [lng = 0, lat = 0] = text.split(',').map(Number)
        return { lat, lng }
      })
    return source ? table(source, others, land) : { status: 400, body: '{"code":"InvalidUrl"}' }
  })

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
