import { createContext } from 'react'
import type { PlaceDays } from './place-days.schema.ts'

/** Of a place that is shown as it will be: what it will say of all days that a visitor can pick, which no call of theirs knows. */
export const PreviewedDays = createContext<PlaceDays | undefined>(undefined)
