/**
 * Why the embedded database refuses a statement: undefined when it does not. All connections share its one session, so
 * that what one leaves there would change the answers of all others; and some statements PGlite does not survive.
 * @param name a prepared statement's; empty when it has none
 */
export function whyRefused(query: string, name = ''): string | undefined {
  if (name !== '') return inSession('no statement with a name')
  const meant = withoutQuoted(query)
  return rules.find(([pattern]) => pattern.test(meant))?.[1]
}

const inSession = (rule: string) =>
  `The embedded database takes ${rule}: all its connections share one session (see CONTRIBUTING.md, habits)`

/** PGlite waits for ever for a program, and exits when the data to copy is not there at once. */
const noCopy = 'The embedded database takes no COPY FROM STDIN and no COPY with PROGRAM'

const rules: readonly [RegExp, string][] = [
  [/(^|;)\s*copy\b[^;]*\b(from\s+stdin|(from|to)\s+program)\b/i, noCopy],
  [/(^|;)\s*set\s+(?!local\b|transaction\b|constraints\b)/i, inSession('no SET but SET LOCAL')],
  [/\bset_config\s*\([^)]*\bfalse\s*\)/i, inSession('no set_config but for the transaction')],
  [/(^|;)\s*(reset|discard)\b/i, inSession('no RESET and no DISCARD')],
  [/\b(create|replace|local|global|into)\s+temp(orary)?\b/i, inSession('no temporary tables and views')],
  [/(^|;)\s*(prepare\s+(?!transaction\b)|deallocate\b)/i, inSession('no statement with a name')],
  [/\bpg_(try_)?advisory_lock(_shared)?\s*\(/i, inSession('no advisory lock but pg_advisory_xact_lock')],
]

/** What is meant, without what is only spoken of: texts, names in quotes and comments. */
const withoutQuoted = (query: string) =>
  query.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$.*?\$\1\$|--[^\n]*|\/\*.*?\*\//gs, ' ')
