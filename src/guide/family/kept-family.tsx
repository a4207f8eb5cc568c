import { tellKept } from '../../web/late-kept.ts'
import { utcDay } from '../seasons/open-season.ts'
import { readDay } from './ages-on.ts'
import { ChipWords } from './chip-words.tsx'
import { type Family, noFamily } from './family.ts'
import { queryOfFamily } from './family-query.ts'
import { familyStore } from './family-store.ts'
import { fitOf } from './fit.ts'
import { FitBox } from './fit-box.tsx'
import { MisfitHeading } from './misfit-heading.tsx'
import { readFamily } from './read-family.ts'

export interface KeptFamily {
  family: Family
  /** Switched off, the answers stay and lists are everybody's. */
  isOn: boolean
  isByFit: boolean
  /** When its ages were entered, or said to be right still, YYYY-MM-DD; null: nobody knows. */
  agesOn: string | null
}

const none: KeptFamily = { family: noFamily, isOn: false, isByFit: true, agesOn: null }

let kept = stored()

/** What is kept, or the answers of nobody yet. */
export const keptFamily = (): KeptFamily => kept

/** In this browser, and for as long as the guide is open where that keeps nothing. */
export function keepFamily(changed: Partial<KeptFamily>) {
  const { family = kept.family } = changed
  const isSame = String(family.ages) === String(kept.family.ages)
  kept = { ...kept, agesOn: isSame ? kept.agesOn : utcDay(), ...changed }
  try {
    localStorage.setItem(familyStore.key, JSON.stringify(kept))
  } catch {}
  tellLists()
}

export function forgetFamily() {
  kept = none
  try {
    localStorage.removeItem(familyStore.key)
  } catch {}
  tellLists()
}

/** Tells the lists for whom they are. */
function tellLists() {
  const { isOn, isByFit, agesOn } = kept
  // As the next page reads it: a nap that is being typed may end before it begins.
  const family = readFamily(kept.family)
  tellKept(
    familyStore,
    isOn
      ? {
          family,
          chip: <ChipWords {...{ family, agesOn }} today={utcDay()} />,
          hasAges: family.ages.length > 0,
          misfitHeading: (count) => <MisfitHeading count={count} />,
          fitLine: (place) => <FitBox fit={fitOf(place, family)} />,
          query: queryOfFamily(family),
          isByFit,
          orderByFit: (isChosen) => keepFamily({ isByFit: isChosen }),
        }
      : undefined,
  )
}

function stored(): KeptFamily {
  try {
    const { family, isOn, isByFit, agesOn } = JSON.parse(localStorage.getItem(familyStore.key) ?? '')
    return {
      ...{ family: readFamily(family), isOn: isOn === true, isByFit: isByFit !== false },
      agesOn: readDay(agesOn),
    }
  } catch {
    return none
  }
}

// Another tab changed it, or cleared all.
addEventListener('storage', ({ key }) => {
  if (key !== familyStore.key && key !== null) return
  kept = stored()
  tellLists()
})

tellLists()
