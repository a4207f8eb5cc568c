import type { Check, Finding } from './finding.ts'

type Running = { isDryRun: boolean; say: (line: string) => void }

/** Says what each check found and did; how much is left. One that fails keeps no other from its work. */
export async function runChecks(
  checks: readonly (readonly [name: string, Check])[],
  { isDryRun, say }: Running,
): Promise<number> {
  let left = 0
  for (const [name, check] of checks) {
    const findings = await check({ isDryRun }).catch((error: unknown) => [notChecked(error)])
    if (findings.length === 0) say(`${name}: in order.`)
    for (const { text } of findings) say(`${name}: ${text}`)
    left += findings.filter(({ isMended, isAdvice = false }) => !isMended && !isAdvice).length
  }
  if (left > 0) say(isDryRun ? 'Nothing was changed.' : 'Something is left for you to do: see above.')
  return left
}

/** Such as where pictures lie with somebody who does not answer. */
function notChecked(error: unknown): Finding {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof Error ? `${message} (${cause.message})` : message
  return { text: `It could not be checked: ${reason}`, isMended: false }
}
