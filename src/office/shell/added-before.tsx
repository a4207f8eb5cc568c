import { ApiError } from '../../web/api-client.ts'
import { currentOf } from './failure.tsx'
import { noteAnswered, noteSent } from './unanswered.ts'

/** Who sends the same again never saw that it was added: it is what they want. @throws any other error */
export function addedBefore<Content>(error: unknown): Content {
  const added = currentOf<Content>(error)
  if (added) return added
  throw error
}

/**
 * Adds what a form says. Where no answer came to the try before to add just this, what is there already is taken for what that one added;
 * else it is there already, and is said to be. @throws what `adding` throws
 */
export async function addedOnce<Content>(what: string, adding: Promise<Content>): Promise<Content> {
  const isAgain = noteSent(what)
  try {
    const added = await adding
    noteAnswered(what)
    return added
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    noteAnswered(what)
    const added = isAgain ? currentOf<Content>(error) : undefined
    if (added) return added
    throw error
  }
}
