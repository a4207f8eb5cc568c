import { createContext } from 'react'

/** The places of the page that are pointed at on a map beside it. */
export const MarkedPlaces = createContext<readonly number[]>([])
