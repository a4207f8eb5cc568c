import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { type Consent, everything, onlyEssential } from './consent.ts'

interface ConsentBannerProps {
  onChoose: (consent: Consent) => void
  onCustomize: () => void
  /** The visitor may be about to customize. */
  onReach: () => void
}

/** In every page, but shown only while <html> says that there is something to ask: see consent.css. */
export const ConsentBanner = ({ onChoose, onCustomize, onReach }: ConsentBannerProps) => (
  <section
    aria-labelledby="consent-heading"
    className="consent-banner max-h-dvh overflow-y-auto z-(--z-banner) border-t border-border bg-surface-raised shadow-[0_-10px_40px_-8px_light-dark(oklch(0.3_0.05_230/0.22),oklch(0.05_0.02_235/0.7))]"
  >
    <div className="page-width grid items-center gap-x-10 gap-y-3.5 py-4 min-[901px]:grid-cols-[1fr_auto] min-[901px]:py-3.5 short:py-2!">
      <div>
        <h2
          id="consent-heading"
          className="mb-1 text-[1.25rem]! leading-[1.3]! short:mb-0 short:text-[1.0625rem]!"
        >
          We Value Your Privacy
        </h2>
        <p className="max-w-[70ch] text-sm text-text-muted">
          We use essential cookies to run the site. With your permission we also use cookies to learn what
          helps families plan. Read our{' '}
          <Link to="/cookie-policy" className="underlined">
            cookie policy
          </Link>
          .
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5 *:grow max-[359px]:*:px-3! min-[901px]:flex-nowrap">
        <Button onClick={() => onChoose(onlyEssential)}>Reject Non-Essential</Button>
        <Button look="outline" onClick={onCustomize} onPointerEnter={onReach} onFocus={onReach}>
          Customize
        </Button>
        <Button onClick={() => onChoose(everything)}>Accept All</Button>
      </div>
    </div>
  </section>
)
