import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ProviderTestResult } from '../../gathering/imports/fetch-places.schema.ts'
import { buttonClass } from '../../ui/button.tsx'
import { foundText } from './use-provider-test.tsx'

export const FoundPlaces = ({ test }: { test: ProviderTestResult }) => (
  <section
    aria-label="Test result"
    className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-[14px] bg-primary-soft p-5 text-on-primary-soft"
  >
    <p className="grid size-34 flex-none place-content-center rounded-full border-2 border-primary bg-surface text-center text-text">
      <b className="font-display text-[2.25rem] leading-none tabular-nums">
        {test.resultsFound.toLocaleString('en')}
      </b>
      <span className="text-sm text-text-muted">
        attractions
        <br />
        found
      </span>
    </p>
    <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
      <p className="flex items-center gap-2 font-bold">
        <CircleCheck className="size-5 flex-none" />
        {foundText(test)}
      </p>
      <p className="mt-1 text-sm">{test.message}</p>
      <p className="text-sm">
        City: {test.city}.{test.sampleResults.length > 0 && ' For example:'}
      </p>
      {test.sampleResults.length > 0 && (
        <ul aria-label="Sample places" className="mt-3 flex flex-wrap gap-2">
          {test.sampleResults.map(({ name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places may bear one name, and the list never changes
            <li key={at} className="rounded-full bg-surface px-3.5 py-1.5 text-sm text-text">
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
)

/** The passing message has been read out already. */
export const FailedTest = ({ reason }: { reason: string }) => (
  <section
    aria-label="Test result"
    className="flex flex-wrap items-center gap-3 rounded-[14px] bg-danger-soft px-4.5 py-3.5 text-sm text-on-danger-soft"
  >
    <CircleAlert className="size-5 flex-none" />
    <p className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
      <b>Test Failed</b> {reason}
    </p>
    <Link to="/admin/config" className={buttonClass('outline')}>
      Open Config
    </Link>
  </section>
)
