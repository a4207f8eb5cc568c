import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { Meter } from '../../ui/meter.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { BackUpsPanel } from './back-ups-panel.tsx'
import { byteText } from './byte-text.ts'
import { Facts } from './facts.tsx'
import { jobTitle } from './job-title.ts'
import { getStatus } from './status.requests.ts'
import type { Status, Warning } from './status.schema.ts'

/** What an owner looks at now and then: whether all is well, and what will run out. */
export function StatusScreen() {
  const { latest: status, hasFailed, reload } = useAnswer('', getStatus)
  return (
    <AdminScreen title="Status">
      <UnlessLoaded isThere={status !== undefined} hasFailed={hasFailed} onRetry={reload} />
      {status && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
          <Warnings warnings={status.warnings} />
          <BackUpsPanel backUps={status.backUps} onEnd={reload} />
          <MachinePanel status={status} />
          <JobsPanel jobs={status.jobs} />
          <BudgetsPanel budgets={status.budgets} />
          <VersionPanel status={status} />
        </div>
      )}
    </AdminScreen>
  )
}

const Warnings = ({ warnings }: { warnings: readonly Warning[] }) => (
  <div className="lg:col-span-2">
    {warnings.length === 0 ? (
      <p role="status" className="text-sm text-text-muted">
        Nothing is about to run out.
      </p>
    ) : (
      <ul aria-label="Warnings" className="grid gap-3">
        {warnings.map(({ kind, title, text }) => (
          <li key={kind} className="flex gap-3 rounded-[20px] bg-danger-soft p-4 text-on-danger-soft">
            <TriangleAlert className="size-5 flex-none" />
            <div className="min-w-0 text-sm [overflow-wrap:anywhere]">
              <p className="font-semibold">{title}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    )}
  </div>
)

const engines = { embedded: 'The database inside the guide', postgresql: 'PostgreSQL' } as const

function MachinePanel({ status: { engine, databaseBytes, machine } }: { status: Status }) {
  const { disk, memory } = machine
  const facts: [string, ReactNode][] = [
    ['Database', engines[engine]],
    ['Its size', byteText(databaseBytes)],
    ['Disk of DATA_DIR', `${byteText(disk.freeBytes)} of ${byteText(disk.totalBytes)} free`],
    ['Memory of the guide', `${byteText(memory.usedBytes)} of ${byteText(memory.limitBytes)}`],
    ['Memory free on the machine', byteText(memory.freeBytes)],
  ]
  return (
    <Panel title="Machine">
      <Facts facts={facts} />
      <p className="text-sm text-text-muted">Of several servers the one that answered.</p>
    </Panel>
  )
}

const JobsPanel = ({ jobs: { running, waiting, failed } }: { jobs: Status['jobs'] }) => (
  <Panel title="Jobs">
    <p className="text-sm">
      {running} running, {waiting} waiting.
    </p>
    {failed.length === 0 ? (
      <p className="text-sm text-text-muted">The last job of each kind in 30 days came to its end.</p>
    ) : (
      <ul aria-label="Jobs that failed" className="grid gap-3 text-sm">
        {failed.map(({ id, kind, error, at }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <b className="font-semibold">{jobTitle(kind)}</b> failed on {momentText(at)}.
            <br />
            <span className="text-text-muted">{error}</span>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)

const BudgetsPanel = ({ budgets }: { budgets: Status['budgets'] }) => (
  <Panel title="Budgets of services">
    {budgets.map(({ title, used, limit, period }) => (
      <Meter
        key={title}
        label={`${title}, ${period === 'day' ? 'today (UTC)' : 'this hour'}`}
        value={used}
        max={limit}
      />
    ))}
  </Panel>
)

const VersionPanel = ({ status: { version, news } }: { status: Status }) => (
  <Panel title={`Version ${version}`}>
    {news.map(({ title, items }) => (
      <details key={title} className="text-sm">
        <summary className="cursor-pointer py-2 font-semibold">What is new: {title.toLowerCase()}</summary>
        <ul className="grid list-disc gap-1.5 pl-5">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    ))}
  </Panel>
)
