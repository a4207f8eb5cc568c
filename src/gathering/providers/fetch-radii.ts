/** How far from a city each kind of place is fetched. */
export type FetchRadii = { destinationsKm: number; neighbourhoodKm: number }

type RadiiSettings = { FETCH_DESTINATIONS_KM: number; FETCH_NEIGHBOURHOOD_KM: number }

export const fetchRadiiOf = (settings: RadiiSettings): FetchRadii => ({
  destinationsKm: settings.FETCH_DESTINATIONS_KM,
  neighbourhoodKm: settings.FETCH_NEIGHBOURHOOD_KM,
})
