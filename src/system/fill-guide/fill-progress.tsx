import { CircleCheck, Clock, Hourglass, LoaderCircle } from 'lucide-react'
import { May } from '../../office/accounts/current-user/may.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { momentText } from '../../ui/moment-text.ts'
import type { FillStatus } from './fill-guide.schema.ts'
import { FillSection } from './fill-section.tsx'
import { type FillStep, fillSteps } from './fill-steps.ts'
import { stepSources, stepTitles } from './fill-words.ts'

type ProgressProps = { status: FillStatus; isBusy: boolean; onBegin: () => void; onStop: () => void }

/** Where it is, and what it waits for. */
export function FillProgress({ status, isBusy, onBegin, onStop }: ProgressProps) {
  const { state, again, error } = status
  return (
    <FillSection title={titles[state] ?? ''}>
      <p role="status" className="text-sm font-semibold">
        {headlineOf(status)}
      </p>
      {state !== 'stopped' && <Bar status={status} />}
      {state === 'stopped' && error && <p className="text-sm text-danger">{error}</p>}
      <ol className="text-sm">
        {fillSteps.map((step) => (
          <StepRow key={step} step={step} status={status} />
        ))}
      </ol>
      <p className="max-w-[65ch] text-sm text-text-muted">{noteOf(status)}</p>
      <May be="admin">
        <div className="flex flex-wrap gap-3">
          {state === 'stopped' && (
            <BusyButton isBusy={isBusy} onClick={onBegin}>
              Go on
            </BusyButton>
          )}
          {again && (
            <BusyButton look="soft" isBusy={isBusy} onClick={onBegin}>
              Try now
            </BusyButton>
          )}
          {state !== 'stopped' && (
            <BusyButton look="outline" isBusy={isBusy} onClick={onStop}>
              Stop
            </BusyButton>
          )}
        </div>
      </May>
    </FillSection>
  )
}

const titles: Partial<Record<FillStatus['state'], string>> = {
  running: 'The guide is being filled',
  waiting: 'Filling the guide waits',
  stopped: 'Filling the guide is stopped',
}

function headlineOf({ state, cities, step, now, again, placesAdded }: FillStatus): string {
  const sofar = soFar({ cities, placesAdded })
  if (again) return `${again.reason} It tries again by itself at ${momentText(again.at)}.`
  if (state !== 'running' || !step) return `So far ${sofar}`
  if (step !== 'places') return stepTitles[step]
  return `${sofar}${now?.name ? `. Now ${now.name}` : ''}`
}

function soFar({ cities, placesAdded }: Pick<FillStatus, 'cities' | 'placesAdded'>): string {
  const places = `${placesAdded.toLocaleString('en')} new ${placesAdded === 1 ? 'place' : 'places'}`
  const failed = cities.failed > 0 ? ` (${cities.failed} did not come)` : ''
  return `${cities.came} of ${cities.total} cities${failed}, ${places}`
}

function noteOf({ state }: FillStatus): string {
  if (state === 'stopped') return 'What came stays. It goes on with what is missing.'
  if (state === 'waiting') return 'Nothing is lost: it goes on where it was. You can close this page.'
  return 'You can close this page. The work goes on, also after a restart.'
}

function Bar({ status: { step, cities, now } }: { status: FillStatus }) {
  const ofCities = cities.total === 0 ? 0 : (cities.came + cities.failed) / cities.total
  const share = step === 'places' ? ofCities : now?.share
  if (share === null || share === undefined) return null
  return (
    <div
      role="progressbar"
      aria-label={step === 'places' ? 'Cities done' : 'Part of this step done'}
      aria-valuenow={Math.round(share * 100)}
      className="h-2.5 overflow-hidden rounded-full border border-border bg-bg-tint"
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] duration-(--dur-fast)"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}

const looks = {
  done: { Icon: CircleCheck, word: 'Done', color: 'text-success' },
  running: { Icon: LoaderCircle, word: 'Running', color: 'text-primary motion-safe:animate-spin' },
  paused: { Icon: Hourglass, word: 'Waiting', color: 'text-text-muted' },
  later: { Icon: Clock, word: 'Later', color: 'text-text-muted' },
}

function StepRow({ step, status }: { step: FillStep; status: FillStatus }) {
  const isNow = status.step === step
  const look = status.stepsDone.includes(step)
    ? 'done'
    : !isNow
      ? 'later'
      : status.state === 'running'
        ? 'running'
        : 'paused'
  const { Icon, word, color } = looks[look]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 border-t border-border py-2.5 first:border-t-0">
      <Icon aria-label={word} className={`size-5 shrink-0 ${color}`} />
      <span className="[overflow-wrap:anywhere]">
        <b className="font-semibold">{stepTitles[step]}</b>{' '}
        <span className="text-text-muted">from {stepSources[step]}</span>
        {isNow && status.now && <span className="block text-text-muted">{newsOf(status.now)}</span>}
        {isNow && status.again && step === 'places' && (
          <span className="block text-text-muted">{soFar(status)}</span>
        )}
      </span>
    </li>
  )
}

const newsOf = ({ name, detail }: NonNullable<FillStatus['now']>) => [name, detail].filter(Boolean).join(': ')
