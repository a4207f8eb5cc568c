import { ApiError } from '../../web/api-client.ts'

type AttemptDraft = {
  values: { attempt: string }
  write: (part: { attempt: string }) => void
  forget: () => void
}

/**
 * Makes what a form says, whose secret only the answer has. Sent again, since no answer came, it goes under the same name, by which
 * the server ends what the first try made; the name is kept with what was typed.
 */
export async function attempted<Made>(
  { values, write, forget }: AttemptDraft,
  make: (attempt: string) => Promise<Made>,
): Promise<Made> {
  const attempt = values.attempt || crypto.getRandomValues(new Uint32Array(4)).join('-')
  write({ attempt })
  try {
    const made = await make(attempt)
    forget()
    return made
  } catch (error) {
    // Refused, it has made nothing.
    if (error instanceof ApiError && error.status < 500) write({ attempt: values.attempt })
    throw error
  }
}
