import { Panorama } from '../art/panorama.tsx'
import { CallToAction } from './call-to-action.tsx'
import { CityLinks } from './city-links.tsx'
import { FeatureBlurbs } from './feature-blurbs.tsx'
import { SearchTicket, type SearchTicketProps } from './search-ticket.tsx'

export type HomeScreenProps = SearchTicketProps

export function HomeScreen(props: HomeScreenProps) {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <section className="relative isolate z-2 bg-(--h-sky)">
        <div className="absolute inset-0 -z-1 overflow-hidden">
          <Panorama
            crop="home"
            className="absolute right-0 bottom-0 h-[330px] w-full overflow-visible sm:h-[440px] lg:h-[640px] short:h-[528px]! min-[1441px]:h-[max(640px,44.5vw)]"
          />
        </div>
        <div className="page-width flex flex-col pt-7 pb-[286px] sm:pt-[clamp(32px,4vw,58px)] sm:pb-[400px] lg:min-h-[690px] lg:pb-0 short:min-h-[528px]! shortish:min-h-[660px]! short:pt-8.5 min-[1441px]:min-h-[max(690px,44vw)]">
          <h1 className="max-w-[12em] text-[2.75rem] leading-(--text-hero-lh) tracking-[-0.034em] sm:text-hero lg:max-w-[9em] short:text-[3.5rem]">
            Find the fun around every European city
          </h1>
          <p className="mt-3 max-w-[27em] text-[1.0625rem] leading-[1.55rem] sm:mt-5 sm:text-lg slim:max-w-[23em] slim:text-[1.125rem] short:mt-3.5">
            Pick a city and how far you’d like to go. We’ll show you the zoos, museums, pools and playgrounds
            your kids will love.
          </p>
          <SearchTicket {...props} />
        </div>
      </section>
      <noscript>
        {/* A browser that runs this code never shows it: only the server needs to bring it. */}
        {import.meta.env.SSR && <CityLinks countries={props.countries} />}
      </noscript>
      <FeatureBlurbs />
      <CallToAction />
    </main>
  )
}
