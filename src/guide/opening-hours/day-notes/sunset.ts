import type { Position } from '../../how-far/distance.ts'

const minuteMs = 60_000
const radians = Math.PI / 180

/** The middle of the sun stands so many degrees under the horizon when its upper edge sets: refraction and half its width. */
const atSunset = -0.833

/**
 * The moment at which the sun sets on a day, YYYY-MM-DD; undefined where it does not rise or does not set. By the low-precision
 * formulas of the Astronomical Almanac as NOAA's solar calculator has them (Meeus, Astronomical Algorithms, chapter 25):
 * within a minute or two between the polar circles, on a flat horizon.
 */
export function sunsetOf(day: string, { lat, lng }: Position): Date | undefined {
  const noon = Date.parse(`${day}T12:00Z`) - 4 * lng * minuteMs
  // Where the sun stands changes until the evening: the second time it is asked for then.
  let moment = noon
  for (const _ of [1, 2]) {
    const { declination, equationOfTime } = sunAt(moment)
    const cosine =
      (Math.sin(atSunset * radians) - Math.sin(lat * radians) * Math.sin(declination)) /
      (Math.cos(lat * radians) * Math.cos(declination))
    if (Math.abs(cosine) > 1) return undefined
    moment = noon + (4 * (Math.acos(cosine) / radians) - equationOfTime) * minuteMs
  }
  return new Date(moment)
}

/** Radians, and the minutes by which a sundial is ahead of the clock. */
function sunAt(moment: number) {
  const century = (moment - Date.UTC(2000, 0, 1, 12)) / (36_525 * 1440 * minuteMs)
  const mean = (280.46646 + 36_000.76983 * century) * radians
  const anomaly = (357.52911 + 35_999.05029 * century) * radians
  const centre =
    ((1.914602 - 0.004817 * century) * Math.sin(anomaly) + 0.019993 * Math.sin(2 * anomaly)) * radians
  const tilt = (23.439291 - 0.013004 * century) * radians
  const eccentricity = 0.016708634 - 0.000042037 * century
  const y = Math.tan(tilt / 2) ** 2
  return {
    declination: Math.asin(Math.sin(tilt) * Math.sin(mean + centre)),
    equationOfTime:
      ((y * Math.sin(2 * mean) -
        2 * eccentricity * Math.sin(anomaly) +
        4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * mean) -
        (y ** 2 / 2) * Math.sin(4 * mean) -
        (5 / 4) * eccentricity ** 2 * Math.sin(2 * anomaly)) /
        radians) *
      4,
  }
}
