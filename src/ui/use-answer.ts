import { useCallback, useEffect, useState } from 'react'

type Answer<Content> = {
  key: string
  tries: number
  content?: Content | undefined
  latest?: Content | undefined
  hasFailed?: true
}

/**
 * What a request gives, once it does: asked for again with every new key, and by `reload`. Only the answer to the last
 * question counts. `ask` is left out while there is nothing to ask; `first` is what is known from the start.
 */
export function useAnswer<Content>(key: string, ask: (() => Promise<Content>) | undefined, first?: Content) {
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Answer<Content>>({ key, tries, content: first, latest: first })
  const reload = useCallback(() => setTries((before) => before + 1), [])
  const isOfKey = answer.key === key
  const isOfQuestion = isOfKey && answer.tries === tries
  const isNeeded = ask !== undefined && !(isOfQuestion && answer.content !== undefined)
  const setContent = (content: Content) => setAnswer({ key, tries, content, latest: content })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked, the tries for asking anew
  useEffect(() => {
    if (!isNeeded) return
    let isWanted = true
    ask?.().then(
      (content) => isWanted && setContent(content),
      () => isWanted && setAnswer(({ latest }) => ({ key, tries, latest, hasFailed: true })),
    )
    return () => {
      isWanted = false
    }
  }, [key, tries, isNeeded])
  return {
    /** Undefined until it is there, and when it failed. */
    content: isOfKey ? answer.content : undefined,
    /** The content that was there last, of whatever key. */
    latest: answer.latest,
    hasFailed: isOfKey && answer.hasFailed === true,
    isLoading: isNeeded && !(isOfQuestion && answer.hasFailed),
    reload,
    setContent,
  }
}
