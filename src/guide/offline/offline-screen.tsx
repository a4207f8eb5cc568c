import { useEffect, useState, useSyncExternalStore } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { InstallHint } from './install-hint.tsx'
import { nowKeeping, onKeeping, sizeInWords } from './keep.ts'
import { KeepingPack } from './keeping-pack.tsx'
import { KeptPack } from './kept-pack.tsx'
import { keptSummaries, onKeptChange } from './kept-summaries.ts'
import type { PackSummary } from './pack.ts'

const nothing: readonly never[] = []

/** What this browser keeps, how old and how large it is. The server knows nothing of it and sends everybody the same page. */
export function OfflineScreen() {
  const kept = useSyncExternalStore<readonly PackSummary[] | undefined>(
    onKeptChange,
    keptSummaries,
    () => undefined,
  )
  const keeping = useSyncExternalStore(onKeeping, nowKeeping, () => nothing)
  const isBusy = (key: string) => keeping.some((one) => one.key === key)
  return (
    <main id="main" tabIndex={-1} className="page-width outline-none">
      <div className="grid max-w-[760px] gap-6 pt-7 md:pt-10">
        <div className="grid gap-2">
          <h1>Kept on this device</h1>
          <p className="text-text-muted">
            Places, hours, small photos and a plain map. Everything here opens without a network. Where a
            photo lies on another site, a drawing stands in its place.
          </p>
        </div>
        <WantedPage />
        <p className="hidden noscript:block">
          What is kept lies in your own browser, which shows it with JavaScript only.
        </p>
        {kept?.length === 0 && keeping.length === 0 && <NothingKept />}
        <ul className="grid gap-3.5">
          {keeping.map((one) => (
            <KeepingPack key={one.key} keeping={one} />
          ))}
          {kept
            ?.filter(({ key }) => !isBusy(key))
            .map((summary) => (
              <KeptPack key={summary.key} summary={summary} />
            ))}
        </ul>
        {kept && kept.length > 0 && (
          <>
            <InstallHint />
            <Room />
          </>
        )}
      </div>
    </main>
  )
}

const NothingKept = () => (
  <p>
    Nothing is kept yet. Open a city and press “Keep for offline” above its list.{' '}
    <a href="/" className="font-semibold text-link underline">
      Choose a city
    </a>
  </p>
)

/** Where the worker led here, since the page that was wanted is not kept. */
function WantedPage() {
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    const path = new URLSearchParams(location.search).get('wanted')
    // A page of this guide and no other.
    if (path && new URL(path, location.origin).origin === location.origin) setWanted(path)
  }, [])
  if (!wanted) return null
  return (
    <div role="status" className="grid justify-items-start gap-3 rounded-xl bg-bg-tint p-4">
      <p>
        <b className="font-semibold">You are offline, and the page that you opened is not kept.</b> It needs
        the network.
      </p>
      <a href={wanted} className={buttonClass('outline')}>
        Try again
      </a>
    </div>
  )
}

/** How much of the browser's room is taken; nothing where it does not say. */
function Room() {
  const [room, setRoom] = useState<StorageEstimate>()
  useEffect(() => {
    let isOver = false
    navigator.storage?.estimate().then(
      (estimate) => !isOver && setRoom(estimate),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [])
  if (!room?.usage || !room.quota) return null
  return (
    <p className="text-xs text-text-subtle">
      {sizeInWords(room.usage)} of about {sizeInWords(room.quota)} that this browser allows.
    </p>
  )
}
