import { Link } from '@tanstack/react-router'
import { May } from '../../office/accounts/current-user/may.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { momentText } from '../../ui/moment-text.ts'
import type { FillReport as Report } from './fill-guide.schema.ts'
import { FillFigure, FillSection } from './fill-section.tsx'
import { lengthText, serviceTitles, stepTitles } from './fill-words.ts'

type ReportProps = { report: Report; finishedAt: string; isBusy: boolean; onBegin: () => void }

/** What it came to, and what is to be done about what did not come. */
export function FillReport({ report, finishedAt, isBusy, onBegin }: ReportProps) {
  const { failedCities, troubles, requests } = report
  return (
    <FillSection title="The guide is filled">
      <p className="text-sm text-text-muted">
        Done on {momentText(finishedAt)}, after {lengthText(report.seconds)}.
      </p>
      <dl className="text-sm">
        <FillFigure name="Places">
          {whole(report.placesAdded)} new for {report.cities} {report.cities === 1 ? 'city' : 'cities'},{' '}
          {whole(report.placesUpdated)} brought up to date
        </FillFigure>
        {report.refused.length > 0 && <FillFigure name="Left out">{refusedText(report)}</FillFigure>}
        <FillFigure name="Ways by road">{whole(report.roads)} answered</FillFigure>
        <FillFigure name="Addresses">{addressText(report)}</FillFigure>
        {report.photos > 0 && (
          <FillFigure name="Photos">
            {whole(report.photos)} of {whole(report.placesWithPhotos)}{' '}
            {report.placesWithPhotos === 1 ? 'place' : 'places'}
          </FillFigure>
        )}
        <FillFigure name="Requests">
          {requests
            .map(({ service, count }) => `${serviceTitles[service] ?? service} ${whole(count)}`)
            .join(', ')}
        </FillFigure>
        {troubles.map(({ step, message }) => (
          <FillFigure key={step} name={`Not all: ${stepTitles[step]}`}>
            {message}
          </FillFigure>
        ))}
      </dl>
      {failedCities.length > 0 && <FailedCities cities={failedCities} isBusy={isBusy} onBegin={onBegin} />}
    </FillSection>
  )
}

const whole = (count: number) => count.toLocaleString('en')

const mostReasons = 4

function refusedText({ refused }: Report): string {
  const all = refused.reduce((sum, { count }) => sum + count, 0)
  const reasons = refused.slice(0, mostReasons).map(({ reason, count }) => `${reason} ${whole(count)}`)
  return `${whole(all)}: ${reasons.join(', ')}${refused.length > mostReasons ? ' and others' : ''}`
}

function addressText({ addresses: { enriched, notFound } }: Report): string {
  return `${whole(enriched)} filled in, ${whole(notFound)} unknown to OpenStreetMap`
}

type FailedProps = { cities: Report['failedCities']; isBusy: boolean; onBegin: () => void }

const FailedCities = ({ cities, isBusy, onBegin }: FailedProps) => (
  <div className="grid gap-3 text-sm">
    <h3 className="text-base!">
      {cities.length === 1 ? 'One city did not come' : `${cities.length} cities did not come`}
    </h3>
    <ul>
      {cities.map(({ id, name, message }) => (
        <li key={id} className="border-t border-border py-2 first:border-t-0 [overflow-wrap:anywhere]">
          <b className="font-semibold">{name}</b> {message}
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <May be="admin">
        <BusyButton look="soft" isBusy={isBusy} onClick={onBegin}>
          Fill what is missing
        </BusyButton>
      </May>
      <Link
        to="/admin/imports"
        search={{ state: 'failed' }}
        className="underlined inline-flex min-h-11 items-center"
      >
        See these imports
      </Link>
    </div>
  </div>
)
