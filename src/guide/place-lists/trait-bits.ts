import { type SeasonName, seasonNames } from '../seasons/season.ts'

const oldest = 18

/** What `place_distances.traits` and `place_counts.traits` tell of a place, as `traits_of_places` reckons them. */
export const traitBits = {
  active: 1,
  featured: 2,
  /** Open in that season. */
  ofSeason: (season: SeasonName) => 4 << seasonNames.indexOf(season),
  setting: { isKnown: 64, holds: 128 },
  wheelchair: { isKnown: 256, holds: 512 },
  /** All of these ages; a place suits those from one year to another. */
  suiting: (ages: readonly number[]) => ({
    isKnown: 1024,
    holds: [Math.min(...ages), Math.max(...ages)].reduce(
      (bits, age) => bits | (2048 << Math.min(age, oldest)),
      0,
    ),
  }),
}
