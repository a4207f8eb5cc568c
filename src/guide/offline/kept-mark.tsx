import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { tellKept } from '../../web/late-kept.ts'
import { shortDay } from './age-words.ts'
import { sizeInWords } from './keep.ts'
import { keptStore } from './kept.ts'
import { keptSummaries, onKeptChange } from './kept-summaries.ts'
import type { PackSummary } from './pack.ts'
import { cityPackKey } from './pack-keys.ts'

/** 'Kept · 23 Nov · 3 MB', of which a phone, and a list beside a map, have room for the first word. */
const KeptCity = ({ name, keptAt, bytes }: PackSummary) => (
  <Link
    to="/offline"
    aria-label={`${name} is kept for offline: ${shortDay(keptAt)}, ${sizeInWords(bytes)}`}
    className={buttonClass('ghost', 'md', 'px-3! text-success! print:hidden')}
  >
    <Check className="size-5" />
    Kept
    <span className="max-sm:hidden wide:max-[1439px]:hidden">
      · {shortDay(keptAt)} · {sizeInWords(bytes)}
    </span>
  </Link>
)

function tellPages() {
  const kept = new Map(keptSummaries().map((summary) => [summary.key, summary]))
  tellKept(keptStore, (citySlug) => {
    const summary = kept.get(cityPackKey(citySlug))
    return summary ? <KeptCity {...summary} /> : undefined
  })
}

onKeptChange(tellPages)
tellPages()
