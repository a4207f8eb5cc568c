import { useState } from 'react'
import { columnsOf, type PlaceColumn, usualColumns } from '../places/place-columns.ts'

const key = 'office-place-columns'

/** The columns that this browser shows; who works here has asked for them, as for its theme. */
export function useKeptColumns(): [readonly PlaceColumn[], (names: readonly string[]) => void] {
  const [columns, setColumns] = useState(readColumns)
  const choose = (names: readonly string[]) => {
    setColumns(columnsOf(names))
    try {
      localStorage.setItem(key, columnsOf(names).join(','))
    } catch {
      // A browser may refuse to store anything; the table looks as chosen all the same.
    }
  }
  return [columns, choose]
}

function readColumns(): readonly PlaceColumn[] {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? usualColumns : columnsOf(kept.split(','))
  } catch {
    return usualColumns
  }
}
