import { ApiError } from '../../web/api-client.ts'

/**
 * What the server found wrong with which field of a form; empty when that is not why it refused. `within` is where the form's
 * fields stand in what was sent, such as 'changes.'.
 */
export function fieldErrors(error: unknown, within = ''): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  try {
    const { issues } = JSON.parse(error.message.slice(`${error.status}: `.length))
    const pairs = (issues as { path: string; message: string }[]).map(
      ({ path, message }) => [path.startsWith(within) ? path.slice(within.length) : path, message] as const,
    )
    // Of several for one field the first is the one to mend first.
    return Object.fromEntries(pairs.toReversed())
  } catch {
    return {}
  }
}

/** The same in one text, with the fields as the form calls them. */
export function refusedFields(
  error: unknown,
  fields: Readonly<Record<string, { label: string }>>,
  within = '',
): string | undefined {
  const found = Object.entries(fieldErrors(error, within))
  if (found.length === 0) return undefined
  return found.map(([name, message]) => `${fields[name]?.label ?? name}: ${message}`).join('; ')
}
