import type { FillStep } from './fill-steps.ts'

export const stepTitles: Record<FillStep, string> = {
  places: 'Places of all cities',
  roads: 'Ways by road',
  addresses: 'Addresses',
  photos: 'Photos',
}

/** Where each comes from. */
export const stepSources: Record<FillStep, string> = {
  places: 'OpenStreetMap',
  roads: 'OSRM',
  addresses: 'Nominatim',
  photos: 'Wikimedia Commons',
}

export const serviceTitles: Record<string, string> = {
  overpass: 'OpenStreetMap (Overpass)',
  osrm: 'OSRM',
  nominatim: 'Nominatim',
  wikimedia: 'Wikimedia',
}

type Range = { from: number; to: number }

/** '1,200 to 40,000', as far as an estimate is good. */
export const countRange = (range: Range): string => rangeText(range, [['', 1]])

/** '40 minutes to 3 hours' */
export const timeRange = (range: Range): string => rangeText(range, timeUnits)

/** '300 MB to 20 GB' */
export const sizeRange = (range: Range): string => rangeText(range, sizeUnits)

/** '5 hours' */
export const lengthText = (seconds: number): string => rangeText({ from: seconds, to: seconds }, timeUnits)

type Units = readonly (readonly [name: string, length: number])[]

const timeUnits: Units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]
const sizeUnits: Units = [
  ['GB', 1e9],
  ['MB', 1e6],
]

function rangeText({ from, to }: Range, units: Units): string {
  const [low, high] = [measured(from, units), measured(to, units)]
  if (low.unit === high.unit && low.amount === high.amount) return inWords(low)
  if (low.unit === high.unit) return `${low.amount.toLocaleString('en')} to ${inWords(high)}`
  return `${inWords(low)} to ${inWords(high)}`
}

type Measure = { amount: number; unit: string }

/** In the largest unit of which there are two; less than the smallest is one of it. */
function measured(value: number, units: Units): Measure {
  const [unit, length] = units.find(([, length]) => value >= 2 * length) ?? units.at(-1) ?? ['', 1]
  return { amount: Math.max(twoDigits(value / length), unit === '' ? 0 : 1), unit }
}

function inWords({ amount, unit }: Measure): string {
  const isWord = /^[a-z]/.test(unit)
  return [amount.toLocaleString('en'), isWord && amount !== 1 ? `${unit}s` : unit].filter(Boolean).join(' ')
}

const twoDigits = (value: number) => Number(value.toPrecision(value < 10 ? 1 : 2))
