import { useAnswer } from '../../ui/use-answer.ts'
import { ImportRunRow } from './import-run-row.tsx'
import { getRunsOfJob } from './import-runs.requests.ts'

/** The other cities that were asked for at once. */
export function JobRuns({ jobId, runId }: { jobId: string; runId: number }) {
  const { content } = useAnswer(jobId, () => getRunsOfJob(jobId))
  const others = content?.data.filter(({ id }) => id !== runId) ?? []
  if (!content || others.length === 0) return null
  const more = content.pagination.total - content.data.length
  return (
    <section
      aria-labelledby="imported-together"
      className="overflow-clip rounded-[20px] border border-border bg-surface"
    >
      <h2 id="imported-together" className="border-b border-border px-5 py-4 text-[1.25rem]!">
        Imported together
      </h2>
      <ul>
        {others.map((run) => (
          <ImportRunRow key={run.id} run={run} />
        ))}
      </ul>
      {more > 0 && <p className="px-5 py-3 text-sm text-text-muted">And {more.toLocaleString('en')} more.</p>}
    </section>
  )
}
