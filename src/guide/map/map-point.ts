import type { Position } from '../how-far/distance.ts'

/** A place on a map. */
export interface MapPoint extends Position {
  id: number
  name: string
  /** Great-circle kilometres from the middle of the search area. */
  distance: number
  /** Whether nobody has measured where it lies. */
  isRough: boolean
  /** The primary fun type, which gives the pin its colour and icon. */
  funType: { slug: string; icon: string } | undefined
  /** Why it may not be what was searched: "doesn't say whether it is indoors". Its pin is an outline. */
  doubt?: string | undefined
}

/** What was searched: all within a distance of a city. */
export interface SearchArea {
  /** The city. */
  name: string
  center: Position
  radiusKm: number
  /** The smaller distances on offer; each gets a dotted ring. */
  smallerRadiiKm: readonly number[]
}
