import { useEffect, useState } from 'react'

/**
 * What a request gives, once it does: asked for again with every new key, and undefined until it is there or when it
 * fails. `ask` is left out while there is nothing to ask; `first` is what is known from the start.
 */
export function useAnswer<Content>(
  key: string,
  ask: (() => Promise<Content>) | undefined,
  first?: Content,
): Content | undefined {
  const [answer, setAnswer] = useState({ key, content: first })
  const isNeeded = ask !== undefined && !(answer.key === key && answer.content !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked
  useEffect(() => {
    if (!isNeeded) return
    let isWanted = true
    ask?.().then(
      (content) => isWanted && setAnswer({ key, content }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [key, isNeeded])
  return answer.key === key ? answer.content : undefined
}
