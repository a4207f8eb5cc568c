import { Download, Share, SquarePlus, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { dismiss, installOffer, isDismissed, isSafariOnPhone, onInstallOffer } from './install.ts'

type Way = 'offered' | 'by hand' | undefined

function wayToInstall(): Way {
  if (isDismissed()) return undefined
  if (installOffer()) return 'offered'
  return isSafariOnPhone() ? 'by hand' : undefined
}

/** That the guide can lie on the home screen: for who keeps something, until it is closed once. */
export function InstallHint() {
  const way = useSyncExternalStore(onInstallOffer, wayToInstall, () => undefined)
  if (!way) return null
  return (
    <section
      aria-labelledby="install"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 rounded-xl bg-bg-tint p-4 sm:p-5"
    >
      <div className="grid justify-items-start gap-2">
        <h2 id="install" className="text-[1.125rem]!">
          Keep it on your home screen
        </h2>
        <p className="text-sm text-text-muted">
          Opens like an app and works on the metro and in the mountains.
        </p>
        {way === 'offered' ? (
          <Button className="mt-1" onClick={() => void installOffer()?.prompt().then(dismiss)}>
            <Download className="size-5" />
            Install
          </Button>
        ) : (
          <ol className="mt-1 grid gap-2 text-sm">
            <li className="flex items-center gap-2">
              <Share className="size-5 flex-none text-link" />
              Tap Share in Safari
            </li>
            <li className="flex items-center gap-2">
              <SquarePlus className="size-5 flex-none text-link" />
              Choose “Add to Home Screen”
            </li>
          </ol>
        )}
      </div>
      <Button look="ghost" size="icon" aria-label="Not now" onClick={dismiss}>
        <X className="size-5" />
      </Button>
    </section>
  )
}
