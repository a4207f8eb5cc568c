interface FoundCountProps {
  /** Undefined while they are counted. */
  total: number | undefined
  /** Of the number. */
  className?: string
}

/** '24 places found', of a live region: while they are counted it has nothing to tell, and so each count is heard once. */
export const FoundCount = ({ total, className }: FoundCountProps) => {
  const number = <span className={className}>{total ?? '…'}</span>
  return total === undefined ? (
    <span aria-hidden="true">{number} places found</span>
  ) : (
    <>{number} places found</>
  )
}
