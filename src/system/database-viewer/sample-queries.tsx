import { sampleQueries } from './sample-queries.ts'

interface SampleQueriesProps {
  current: string
  onChoose: (query: string) => void
}

export const SampleQueries = ({ current, onChoose }: SampleQueriesProps) => (
  <section
    aria-labelledby="sample-queries"
    className="min-w-0 rounded-[20px] border border-border bg-surface px-3.5 py-4 lg:col-start-2"
  >
    <h2 id="sample-queries" className="mb-2 px-2 text-[1.125rem]! max-lg:px-0">
      Sample queries
    </h2>
    <ul className="flex gap-2 max-lg:-mx-1 max-lg:overflow-x-auto max-lg:p-1 lg:grid lg:gap-0.5">
      {sampleQueries.map(({ name, about, query }) => (
        <li key={name} className="flex-none">
          <button
            type="button"
            aria-current={query === current || undefined}
            onClick={() => onChoose(query)}
            className="flex min-h-11 w-full items-baseline justify-between gap-3 rounded-[10px] px-2.5 py-2.5 text-left text-sm font-medium whitespace-nowrap hover:bg-surface-hover aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft max-lg:border max-lg:border-control-border"
          >
            {name}
            <small className="text-xs font-normal text-text-muted max-lg:hidden">{about}</small>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
