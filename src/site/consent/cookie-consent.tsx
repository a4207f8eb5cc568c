import { useEffect, useRef, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { ConsentScripts } from '../../web/public-settings.ts'
import { type Consent, consentKey, openCookiePreferences } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import type { CookiePreferencesProps } from './cookie-preferences.tsx'
import { chooseConsent, currentConsent, followStoredConsent } from './follow-consent.ts'

const loadPreferences = () => import('./cookie-preferences.tsx').then((part) => part.CookiePreferences)

/** Asks for the visitor's choice about cookies, keeps it and makes the page follow it. */
export function CookieConsent({ scripts }: { scripts: ConsentScripts }) {
  const { Part, preload, demand } = useLatePart<CookiePreferencesProps>(loadPreferences)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element>(null)

  useEffect(() => {
    const followOtherTab = ({ key }: StorageEvent) => {
      if (key === consentKey || key === null) followStoredConsent(scripts)
    }
    followStoredConsent(scripts)
    window.addEventListener('storage', followOtherTab)
    return () => window.removeEventListener('storage', followOtherTab)
  }, [scripts])

  const open = async () => {
    opener.current = document.activeElement
    setOpen(await demand())
  }
  useEffect(() => {
    window.addEventListener(openCookiePreferences, open)
    return () => window.removeEventListener(openCookiePreferences, open)
  })

  const choose = (consent: Consent) => {
    const isStored = chooseConsent(consent, scripts)
    if (isOpen) setOpen(false)
    else focusMain()
    if (isStored && isOpen) sayWhatHolds()
    if (!isStored) sayThatItCannotBeKept(() => choose(consent))
  }

  return (
    <>
      <ConsentBanner onChoose={choose} onCustomize={open} onReach={preload} />
      {isOpen && Part && (
        <Part
          consent={currentConsent()}
          onChoose={choose}
          onClose={() => setOpen(false)}
          returnFocus={(event) => {
            event.preventDefault()
            // The banner's own button is gone once a choice is made.
            if (opener.current instanceof HTMLElement && opener.current.checkVisibility())
              opener.current.focus()
            else focusMain()
          }}
        />
      )}
    </>
  )
}

const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

const sayWhatHolds = () =>
  toast({
    title: 'Cookie preferences saved',
    description: 'You can change them at any time with Cookie Consent in the footer.',
  })

const sayThatItCannotBeKept = (again: () => void) =>
  toast({
    variant: 'destructive',
    title: 'Your choice could not be stored',
    description: 'It holds until you leave this page. Then we ask again.',
    action: { label: 'Try again', onAction: again },
  })
