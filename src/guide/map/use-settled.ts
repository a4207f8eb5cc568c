import { useEffect, useState } from 'react'

const restMs = 250

/** A value that changes with every step of a gesture, as it was when it last came to rest. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
