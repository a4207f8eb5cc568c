/** What was no place for the guide, by reason, the most frequent first. */
export function Refusals({ refused }: { refused: Readonly<Record<string, number>> }) {
  const reasons = Object.entries(refused).toSorted(([, a], [, b]) => b - a)
  const most = reasons[0]?.[1] ?? 0
  if (most === 0) return <p>Nothing was refused.</p>
  return (
    <ul aria-label="Refused by reason" className="grid gap-3 text-sm">
      {reasons.map(([reason, count]) => (
        <li key={reason} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5">
          <b className="text-right font-display text-[1.25rem] tabular-nums">{count.toLocaleString('en')}</b>
          <span className="[overflow-wrap:anywhere] first-letter:uppercase">{reason}</span>
          <span aria-hidden="true" className="col-start-2 h-2 overflow-hidden rounded-full bg-surface-sunken">
            <span className="block h-full bg-primary" style={{ width: `${(count / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
