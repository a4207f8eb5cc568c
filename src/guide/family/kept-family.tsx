import { tellKept } from '../../web/late-kept.ts'
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
}

const none: KeptFamily = { family: noFamily, isOn: false, isByFit: true }

let kept = stored()

/** What is kept, or the answers of nobody yet. */
export const keptFamily = (): KeptFamily => kept

/** In this browser, and for as long as the guide is open where that keeps nothing. */
export function keepFamily(changed: Partial<KeptFamily>) {
  kept = { ...kept, ...changed }
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
  const { isOn, isByFit } = kept
  // As the next page reads it: a nap that is being typed may end before it begins.
  const family = readFamily(kept.family)
  tellKept(
    familyStore,
    isOn
      ? {
          family,
          chip: <ChipWords family={family} />,
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
    const { family, isOn, isByFit } = JSON.parse(localStorage.getItem(familyStore.key) ?? '')
    return { family: readFamily(family), isOn: isOn === true, isByFit: isByFit !== false }
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
