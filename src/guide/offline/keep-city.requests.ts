// A page says from then on that the city is kept.
import './kept-mark.tsx'
import { keep } from './keep.ts'
import { wantedCity } from './wanted.requests.ts'

export const keepCity = (slug: string, name: string): void => void keep(wantedCity(slug, name))
