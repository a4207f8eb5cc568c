import { CircleAlert } from 'lucide-react'
import type { Failure } from './query-failure.ts'

export const QueryAlert = ({ failure: { message, hint, line } }: { failure: Failure }) => (
  <div
    id="query-failure"
    role="alert"
    className="flex gap-3 rounded-[14px] bg-danger-soft px-4.5 py-3.5 text-sm text-on-danger-soft"
  >
    <CircleAlert className="mt-px size-5 flex-none" />
    <div className="grid min-w-0 flex-1 gap-1.5 [overflow-wrap:anywhere]">
      <b className="font-bold">Query execution failed</b>
      {message && <p>{message}</p>}
      {line && (
        <pre
          aria-hidden="true"
          className="overflow-x-auto rounded-md bg-surface px-3 py-2 font-mono text-text"
        >
          {line[0]}
          <mark className="bg-transparent font-bold text-danger underline decoration-wavy">{line[1]}</mark>
          {line[2]}
        </pre>
      )}
      {hint && <p>{hint}</p>}
    </div>
  </div>
)
