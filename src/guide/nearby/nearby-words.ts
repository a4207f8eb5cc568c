import { formatDistance } from '../how-far/distance.ts'
import type { NearbyThing } from './nearby.schema.ts'
import type { NearbyFeature, NearbyType } from './nearby-kinds.ts'

const words: Readonly<Record<NearbyType, string>> = {
  ...{ bus: 'bus stop', tram: 'tram stop', metro: 'metro station', train: 'train station' },
  ...{ ferry: 'ferry landing', parking: 'parking', toilets: 'toilets', playground: 'playground' },
  ...{ restaurant: 'restaurant', cafe: 'café', 'fast-food': 'fast food', 'ice-cream': 'ice cream' },
  ...{ 'food-court': 'food court', 'beer-garden': 'beer garden' },
}

const featureWords: Readonly<Record<NearbyFeature, string>> = {
  ...{ free: 'free', paid: 'paid', wheelchair: 'for wheelchairs', 'changing-table': 'changing table' },
}

/** 'Nearest metro station'; 'Café' where it lies inside of the place, since a nearer one may lie outside. */
export function whatIsThere({ type, isInside }: Pick<NearbyThing, 'type' | 'isInside'>): string {
  const word = words[type]
  return isInside ? word.charAt(0).toUpperCase() + word.slice(1) : `Nearest ${word}`
}

/** 'inside', 'about 40 m', 'about 250 m', 'about 1 km': no more exact than a line on the map is of a way on foot. */
export function howFarToIt({ metres, isInside }: Pick<NearbyThing, 'metres' | 'isInside'>): string {
  return isInside ? 'inside' : formatDistance(metres / 1000, true)
}

/** 'free · changing table'; empty where nothing is known. */
export const featuresOf = ({ features }: NearbyThing): string =>
  features.map((feature) => featureWords[feature]).join(' · ')
