import { Download } from 'lucide-react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getFillEstimate } from './fill-guide.requests.ts'
import type { FillEstimate, FillStatus } from './fill-guide.schema.ts'
import { FillFigure, FillSection } from './fill-section.tsx'
import { countRange, sizeRange, stepSources, stepTitles, timeRange } from './fill-words.ts'

type OfferProps = { cities: FillStatus['cities']; isBusy: boolean; onBegin: () => void }

/** What an owner decides on in the first hour: what will happen, how long it takes, and what it costs. */
export function FillOffer({ cities, isBusy, onBegin }: OfferProps) {
  const { content: estimate, hasFailed } = useAnswer('', getFillEstimate)
  return (
    <FillSection title="Fill the guide">
      <p className="max-w-[65ch] text-sm text-text-muted">
        Bring the places of {whichCities(cities)} from OpenStreetMap, with ways by road
        {estimate && !bringsPhotos(estimate)
          ? ' and addresses'
          : ', addresses and photos under free licenses'}
        . The largest cities come first, and places are live as they come. You can close this page: it goes on
        in the background, also after a restart, and you can stop it at any time.
      </p>
      {estimate && <Figures estimate={estimate} />}
      {hasFailed && (
        <p className="text-sm text-text-muted">How long it will take cannot be told at the moment.</p>
      )}
      <div>
        <BusyButton size="lg" isBusy={isBusy} onClick={onBegin}>
          <Download className="size-5" />
          Fill the guide
        </BusyButton>
      </div>
    </FillSection>
  )
}

function whichCities({ total, came }: FillStatus['cities']): string {
  if (came > 0) return `the ${total - came} cities that were not fetched lately`
  return total === 1 ? 'your city' : `your ${total} cities`
}

type Range = { from: number; to: number }

const sumOf = (ranges: readonly Range[]): Range => ({
  from: ranges.reduce((sum, { from }) => sum + from, 0),
  to: ranges.reduce((sum, { to }) => sum + to, 0),
})

const bringsPhotos = ({ steps }: FillEstimate) => steps.some(({ step }) => step === 'photos')

const photoNote = (estimate: FillEstimate) =>
  bringsPhotos(estimate)
    ? 'Photos take most of the time and the disk, and can be switched off in Settings.'
    : 'Photos are switched off.'

function Figures({ estimate }: { estimate: FillEstimate }) {
  const { steps, places } = estimate
  const total = (key: 'requests' | 'seconds' | 'bytes') => sumOf(steps.map((step) => step[key]))
  return (
    <>
      <dl className="text-sm">
        <FillFigure name="Expected time">{timeRange(total('seconds'))}</FillFigure>
        <FillFigure name="New places">{countRange(places)}</FillFigure>
        <FillFigure name="Requests">
          {countRange(total('requests'))}, no faster than each service allows
        </FillFigure>
        <FillFigure name="Disk">{sizeRange(total('bytes'))}</FillFigure>
        <FillFigure name="Cost">Nothing, if the guide earns no money: see OSRM below</FillFigure>
      </dl>
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Step by step</summary>
        <dl>
          {steps.map(({ step, requests, seconds, bytes }) => (
            <FillFigure key={step} name={stepTitles[step]}>
              {countRange(requests)} requests to {stepSources[step]}, {timeRange(seconds)}
              {bytes.to > 0 && `, ${sizeRange(bytes)}`}
            </FillFigure>
          ))}
        </dl>
        <p className="mt-2 max-w-[65ch] text-text-muted">
          These are estimates: what a city has is known when it has come. {photoNote(estimate)} The public
          OSRM is for guides that earn no money; <code>OSRM_URL</code> names another.
        </p>
      </details>
    </>
  )
}
