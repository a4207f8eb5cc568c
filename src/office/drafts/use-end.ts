import { useEffect, useEffectEvent, useState } from 'react'

interface EndOptions<Row, Values> {
  draft: { isDirty: boolean; follow: (row: Row, saved: Values) => void; forget: () => void }
  /** The form goes. */
  onEnd: (row: Row) => void
  onStay?: (row: Row) => void
}

/** A form goes once its draft is saved, but stays for what was typed while that was on its way. */
export function useEnd<Row, Values>({ draft, onEnd, onStay }: EndOptions<Row, Values>) {
  const [saved, setSaved] = useState<{ row: Row }>()
  const goOrStay = useEffectEvent((row: Row) => (draft.isDirty ? onStay?.(row) : onEnd(row)))
  useEffect(() => {
    if (saved) goOrStay(saved.row)
  }, [saved])
  /** With the record as it is now, and the values that were saved. */
  const end = (row: Row, values: Values) => {
    draft.follow(row, values)
    draft.forget()
    setSaved({ row })
  }
  return { end, saved: saved?.row }
}
