import type { ReactNode } from 'react'
import { lateKept } from '../../web/late-kept.ts'
import type { FactSources } from '../facts/fact-source.schema.ts'
import type { Position } from '../how-far/distance.ts'
import type { stayKey } from './read-stay.ts'

/** Where ways lead. */
export type Gate = Position & { slug: string; placeName: string; sources: FactSources }

/** Tells the ways from where a family stays, or asks for that; the code comes after a page has come to life. */
type WaysTo = (gate: Gate) => ReactNode

/** Nothing is there until the visitor has asked for the way. */
export const stayStore = lateKept<WaysTo>('where-we-stay' satisfies typeof stayKey)
