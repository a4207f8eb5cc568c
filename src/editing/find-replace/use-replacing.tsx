import { useState } from 'react'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { formErrors } from '../../office/shell/failure.tsx'
import type { Selection } from '../selection/selection.ts'
import { getReplacing, replaceAll } from './find-replace.requests.ts'
import type { Replaced, ReplacingPage, ReplacingPreviewInput } from './find-replace.schema.ts'
import { type TextFact, textFacts } from './text-facts.ts'

/** As it is typed; the fact is empty until one is chosen. */
export const noReplacing = { fact: '', find: '', replace: '', isWholeWord: false, isCaseSensitive: false }

export type ReplacingAsked = Pick<
  ReplacingPreviewInput,
  'fact' | 'find' | 'replace' | 'isWholeWord' | 'isCaseSensitive' | 'ids' | 'filters'
>

export type SeenReplacing = {
  asked: ReplacingAsked
  told: NonNullable<ReplacingPage['told']>
  first: ReplacingPage
}

/** What an editor wants replaced in the selected places, and what they have seen it would change. */
export function useReplacing(selection: Selection, filters: Record<string, string>) {
  const draft = useDraft({ form: 'find-replace', first: noReplacing, formOf: (wish) => wish })
  const { fact, ...wish } = draft.values
  const chosen = 'ids' in selection ? { ids: [...selection.ids] } : { filters }
  const [seen, setSeen] = useState<SeenReplacing>()
  const [except, setExcept] = useState<ReadonlySet<number>>(new Set())
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const known = textFacts.find((name): name is TextFact => name === fact)
  const asked: ReplacingAsked | undefined =
    known && wish.find !== '' ? { ...wish, ...chosen, fact: known } : undefined

  async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    setIsBusy(true)
    setProblems({})
    try {
      return await call()
    } catch (error) {
      setProblems(formErrors(error))
      return undefined
    } finally {
      setIsBusy(false)
    }
  }

  return {
    ...{ draft, isBusy, problems, asked, except, setExcept },
    /** Only of what is asked for now. */
    seen: seen && isSame(seen.asked, asked) ? seen : undefined,
    preview: async () => {
      if (!asked || isBusy) return
      const first = await ask(() => getReplacing(asked))
      if (!first?.told) return
      setExcept(new Set())
      setSeen({ asked, told: first.told, first })
    },
    /** Undefined where it was refused. */
    replace: async ({ asked, told }: SeenReplacing): Promise<Replaced | { jobId: string } | undefined> => {
      if (isBusy) return undefined
      const work = { ...asked, seenAt: told.seenAt, total: told.changes, except: [...except] }
      return ask(() => replaceAll(work))
    },
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
