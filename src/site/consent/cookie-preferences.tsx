import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { type Consent, everything, onlyEssential } from './consent.ts'
import { cookieCategories } from './cookie-categories.ts'

export interface CookiePreferencesProps {
  /** What the switches start from. */
  consent: Consent
  onChoose: (consent: Consent) => void
  onClose: () => void
  returnFocus: (event: Event) => void
}

export function CookiePreferences({ consent, onChoose, onClose, returnFocus }: CookiePreferencesProps) {
  const [choices, setChoices] = useState(consent)
  return (
    <Dialog
      id="cookie-preferences"
      title="Cookie Preferences"
      onClose={onClose}
      returnFocus={returnFocus}
      footer={
        <>
          <Button look="outline" onClick={() => onChoose(onlyEssential)}>
            Reject Non-Essential
          </Button>
          <Button look="outline" onClick={() => onChoose(everything)}>
            Accept All
          </Button>
          <Button onClick={() => onChoose(choices)}>Save Preferences</Button>
        </>
      }
    >
      <Intro />
      {cookieCategories.map((card) => (
        <CategoryCard
          key={card.category}
          {...card}
          isOn={choices[card.category]}
          onSwitch={(isOn) => setChoices({ ...choices, [card.category]: isOn })}
        />
      ))}
    </Dialog>
  )
}

const Intro = () => (
  <div className="grid grid-cols-[44px_1fr] gap-3.5 rounded-lg bg-bg-tint p-4">
    <ShieldCheck className="m-1.5 size-7 text-link" />
    <div>
      <h3 className="text-[1.125rem]!">Your Privacy Matters</h3>
      <p className="text-sm text-text-muted">
        Choose which cookies we may use. You can change this at any time with Cookie Consent in the footer.
      </p>
    </div>
  </div>
)

type CategoryCardProps = (typeof cookieCategories)[number] & {
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

const CategoryCard = ({ category, title, purpose, examples, isOn, onSwitch }: CategoryCardProps) => (
  <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 rounded-lg border border-border px-4.5 py-4">
    <h3 className="flex flex-wrap items-center gap-x-1.5 text-[1.125rem]!">
      {title}
      {category === 'essential' && (
        <Badge className="bg-success-soft pl-2.5! font-sans tracking-normal text-on-success-soft">
          Always active
        </Badge>
      )}
    </h3>
    <Switch
      aria-label={title}
      checked={isOn}
      disabled={category === 'essential'}
      onChange={(event) => onSwitch(event.target.checked)}
    />
    <p className="col-span-full text-sm text-text-muted">{purpose}</p>
    <ul className="col-span-full mt-1.5 flex flex-wrap gap-1.5">
      {examples.map((example) => (
        <li key={example} className="rounded-full bg-surface-hover px-2.5 py-1 text-xs leading-[1.3]">
          {example}
        </li>
      ))}
    </ul>
  </div>
)
