import type { ReactNode } from 'react'
import { DayDiagram, MonthsDiagram, TravelDiagram } from './blurb-diagrams.tsx'
import { FactsDiagram, MapDiagram, StepsDiagram } from './blurb-pictures.tsx'

export const FeatureBlurbs = () => (
  <section className="page-width pt-12 sm:pt-16 lg:pt-31 noscript:pt-16">
    <div className="mb-6 grid max-w-[40em] gap-3 sm:mb-10">
      <h2>Know before you go</h2>
      <p className="text-[1.0625rem] leading-[1.6rem] text-text-muted sm:text-lg">
        What parents ask for first, who says it, and a plain ‘not known’ where nobody does.
      </p>
    </div>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-12">
      <Blurb diagram={<TravelDiagram />} heading="Distance tracking">
        See how to get there by car, bus and train: the drive from your city, and the nearest stop where it is
        known.
      </Blurb>
      <Blurb diagram={<MonthsDiagram />} heading="Seasonal availability">
        Know in which seasons a place opens, before anyone gets their hopes up.
      </Blurb>
      <Blurb diagram={<FactsDiagram />} heading="Curated for families">
        Ages, access, indoors or out: what you need to know with children in tow.
      </Blurb>
      <Blurb diagram={<DayDiagram />} heading="Real-time updates">
        Open or closed at the minute you look, by the hours, holidays and closures that are known.
      </Blurb>
      <Blurb diagram={<StepsDiagram />} heading="Easy planning">
        Three choices and you have a list you can share with grandma.
      </Blurb>
      <Blurb diagram={<MapDiagram />} heading="Local insights">
        From famous zoos to the playground round the corner, all on one map.
      </Blurb>
    </div>
  </section>
)

const Blurb = ({
  diagram,
  heading,
  children,
}: {
  diagram: ReactNode
  heading: string
  children: ReactNode
}) => (
  <article>
    <div
      aria-hidden="true"
      className="relative grid h-[150px] content-center print:hidden overflow-hidden rounded-xl bg-bg-tint px-5.5 py-5 text-xs font-semibold tabular-nums sm:h-[172px]"
    >
      {diagram}
    </div>
    <h3 className="mt-3.5 mb-1.5 text-[1.375rem] sm:mt-4.5">{heading}</h3>
    <p className="max-w-[36ch] text-text-muted">{children}</p>
  </article>
)
