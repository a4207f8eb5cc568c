import { budgets, childAges, drives, type Family, type Nap } from './family.ts'

/** A family of what a browser kept, which others may have written: what makes no sense is left out. */
export function readFamily(said: Partial<Record<keyof Family, unknown>>): Family {
  const { ages, buggy, wheelchair, nap, longestDrive, budget } = said
  return {
    ages: Array.isArray(ages) ? childAges.filter((age) => ages.includes(age)) : [],
    buggy: buggy === true,
    wheelchair: wheelchair === true,
    nap: isNap(nap) ? { from: nap.from, until: nap.until } : null,
    longestDrive: drives.find((minutes) => minutes === longestDrive) ?? null,
    budget: budgets.find((band) => band === budget) ?? null,
  }
}

const isTime = (text: unknown) => typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** One that ends before it begins is none. */
function isNap(said: unknown): said is Nap {
  const { from, until } = (said ?? {}) as Partial<Nap>
  return isTime(from) && isTime(until) && String(from) < String(until)
}
