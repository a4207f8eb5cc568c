import { useEffect, useState } from 'react'

type Answer<Content> = { key: string; content?: Content; hasFailed?: true }

/**
 * What a screen shows and changes: asked for when it opens and with every new key. Undefined while it is on its way, and
 * when it failed.
 */
export function useContent<Content>(key: string, ask: () => Promise<Content>) {
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Answer<Content>>({ key })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked, the tries for asking anew
  useEffect(() => {
    let isWanted = true
    ask().then(
      (content) => isWanted && setAnswer({ key, content }),
      () => {
        if (isWanted) setAnswer({ key, hasFailed: true })
      },
    )
    return () => {
      isWanted = false
    }
  }, [key, tries])
  const known: Answer<Content> = answer.key === key ? answer : { key }
  const { content, hasFailed = false } = known
  return {
    content,
    hasFailed,
    reload: () => setTries(tries + 1),
    setContent: (changed: Content) => setAnswer({ key, content: changed }),
  }
}
