import { LocateFixed } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { locate, mayLocate, whyNotLocated } from './locate.ts'
import { type NearChoices, NearResults } from './near-results.tsx'
import { keepNearSearch, keptNearSearch, type NearSearch } from './visitor-position.ts'

/** Places around the visitor. The device is asked when the button is pressed, or where that was allowed before. */
export function NearScreen(choices: NearChoices) {
  const [search, setSearch] = useState<NearSearch>()
  const [message, setMessage] = useState('')
  const find = async (maximumAge?: number) => {
    setMessage('Looking for where you are …')
    try {
      const found = { position: await locate(maximumAge) }
      keepNearSearch(found)
      setSearch(found)
      setMessage('')
    } catch (error) {
      setMessage(whyNotLocated(error))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    const kept = keptNearSearch()
    if (kept) setSearch(kept)
    else void mayLocate().then((may) => (may ? find() : undefined))
  }, [])
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div className="bg-(--h-sky)">
        <div className="wide-width py-5 md:py-[clamp(26px,2.8vw,42px)]">
          <h1>Family Fun near you</h1>
          <p className="mt-2 text-sm text-text-muted">
            Distances are measured from where you are, as the crow flies. Your position is used for this list
            and kept nowhere.
          </p>
          {search && (
            // The page may lie open in a pocket all day.
            <div className="mt-2 flex flex-wrap items-center gap-x-3">
              <Button look="outline" onClick={() => find(0)}>
                <LocateFixed className="size-5" />
                Find me again
              </Button>
              <p role="status" className="text-sm empty:hidden">
                {message}
              </p>
            </div>
          )}
        </div>
      </div>
      {search ? (
        <NearResults {...choices} search={search} />
      ) : (
        <div className="wide-width grid justify-items-start gap-3 pt-6">
          <Button look="accent" size="lg" onClick={() => find()} className="noscript:hidden">
            <LocateFixed className="size-5" />
            Find places near me
          </Button>
          <p role="status">{message}</p>
          <noscript>
            Your browser tells where you are to scripts only. Pick a city on the home page instead.
          </noscript>
        </div>
      )}
    </main>
  )
}
