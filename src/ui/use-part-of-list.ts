import { useAnswer } from './use-answer.ts'

/** What a request gives of a part of a list, such as a page: it stays while that part cannot be read again, and no longer. */
export function usePartOfList<Content>(key: string, ask: () => Promise<Content>) {
  const { latest, hasFailed, reload } = useAnswer(key, async () => ({ key, part: await ask() }))
  return {
    /** Undefined until it is there. */
    content: latest?.key === key ? latest.part : undefined,
    /** The part that was there last, of whatever key. */
    latest: latest?.part,
    hasFailed,
    reload,
  }
}
