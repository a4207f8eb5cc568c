import { Link } from '@tanstack/react-router'
import { ClipboardCheck } from 'lucide-react'
import { SceneArt } from '../../guide/art/place-art.tsx'
import { signatureScene } from '../../guide/art/signature-scene.ts'
import { buttonClass } from '../../ui/button.tsx'
import { unreviewedText } from './concerns.ts'
import type { Dashboard } from './dashboard.schema.ts'

/** The most useful thing to do today; the pictures are the guide's own. */
export const ToReview = ({ figures }: { figures: Dashboard }) => (
  <section
    aria-labelledby="to-review"
    className="flex items-center justify-between gap-6 overflow-hidden rounded-[24px] bg-bg-tint p-6 max-sm:flex-col-reverse max-sm:items-start sm:p-8"
  >
    {figures.unreviewedPlaces > 0 ? (
      <div className="max-w-[34ch]">
        <h2 id="to-review" className="text-[1.625rem]! leading-tight text-balance">
          {`${figures.unreviewedPlaces.toLocaleString('en')} new ${figures.unreviewedPlaces === 1 ? 'place waits' : 'places wait'} for your eye`}
        </h2>
        <p className="mt-2 mb-5 text-sm text-text-muted">{unreviewedText(figures)}</p>
        <Link to="/admin/review" className={buttonClass('accent', 'lg')}>
          <ClipboardCheck className="size-5" />
          Start reviewing
        </Link>
      </div>
    ) : (
      <div className="max-w-[38ch]">
        <h2 id="to-review" className="text-[1.625rem]! leading-tight">
          Nothing waits for you
        </h2>
        <p className="mt-2 text-sm text-text-muted">All places are reviewed. A good day for a walk.</p>
      </div>
    )}
    <div aria-hidden="true" className="flex flex-none sm:-mr-14">
      {pictured.map((funType) => (
        <div
          key={funType}
          className="-ml-7 h-17 w-20 overflow-hidden rounded-[16px] border-4 border-surface shadow-md first:ml-0 odd:translate-y-2.5 min-[380px]:h-20 min-[380px]:w-24 sm:-ml-10 sm:h-26 sm:w-32 2xl:-ml-12 2xl:h-33 2xl:w-40 [&>svg]:size-full"
        >
          <SceneArt {...signatureScene(funType)} />
        </div>
      ))}
    </div>
  </section>
)

const pictured = ['waterpark', 'outdoor', 'museum', 'playground']
