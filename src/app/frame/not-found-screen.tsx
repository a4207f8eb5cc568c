import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Panorama } from '../../guide/art/panorama.tsx'
import { buttonClass } from '../../ui/button.tsx'

/** For every path that no page has. */
export const NotFoundScreen = () => (
  <main
    id="main"
    tabIndex={-1}
    className="relative isolate min-h-[calc(100vh-var(--nav-h))] overflow-hidden bg-(--h-sky) outline-none [&+footer]:mt-0"
  >
    <title>Page Not Found</title>
    <Panorama
      crop="giraffe"
      className="absolute bottom-0 left-0 -z-1 h-[460px] w-full overflow-visible sm:h-[min(640px,78%)]"
    />
    <div className="page-width">
      <div className="grid max-w-[620px] grid-cols-[minmax(0,1fr)] justify-items-start gap-4 pt-[clamp(40px,7vh,90px)]">
        <h1>Page Not Found</h1>
        <p className="text-lg">
          This path leads nowhere, but the giraffe says hello. Head back and pick a city instead.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <Link className={buttonClass('primary', 'lg', 'whitespace-normal!')} to="/">
            <ArrowLeft className="size-5" />
            Back to Home
          </Link>
          <Link className={buttonClass('outline', 'lg', 'whitespace-normal!')} to="/top-family-activities">
            Top activities
          </Link>
        </div>
      </div>
    </div>
  </main>
)
