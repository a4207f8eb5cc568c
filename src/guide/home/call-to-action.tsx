import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'
import { SceneArt } from '../art/place-art.tsx'

const scenes = [
  'zoo-giraffe',
  'aquarium-jellyfish',
  'museum-collection',
  'theme_park-carousel',
  'outdoor-mountains',
  'entertainment-circus',
  'waterpark-slides',
  'sport_activities-climbing',
  'playground-slide',
]

export const CallToAction = () => (
  <section className="page-width mt-16 md:mt-24 print:hidden">
    <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-2xl bg-[light-dark(var(--petrol-900),oklch(0.262_0.05_228))] text-[oklch(0.97_0.01_205)] md:grid-cols-[1.05fr_1fr]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-center gap-4.5 p-[clamp(28px,5vw,72px)]">
        <h2>Ready for your next family adventure?</h2>
        <p className="max-w-[32em] text-lg text-[oklch(0.9_0.02_208)]">
          Start with a city, or with the kind of fun your kids never get tired of.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <a className={buttonClass('accent', 'lg', 'max-md:w-full whitespace-normal!')} href="#main">
            Find Family Fun
          </a>
          <Link
            className={buttonClass('onDark', 'lg', 'max-md:w-full whitespace-normal!')}
            to="/top-family-activities"
          >
            Top activities
          </Link>
        </div>
      </div>
      <div
        data-theme="dark"
        aria-hidden="true"
        className="grid grid-cols-3 gap-2 px-2 pb-2 md:min-h-[400px] md:gap-2.5 md:p-2.5"
      >
        {scenes.map((name) => (
          <div key={name} className="min-h-0 overflow-hidden rounded-lg max-md:aspect-square">
            <SceneArt name={name} mood={0} flip={false} />
          </div>
        ))}
      </div>
    </div>
  </section>
)
