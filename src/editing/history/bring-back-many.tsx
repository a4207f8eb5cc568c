import { serverMessage } from '../../office/accounts/auth.requests.ts'
import { toast } from '../../ui/toast.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import { restoreDeletion } from './history.requests.ts'
import type { Deletion } from './history.schema.ts'

/** Brings back one after the other, and says at the end how many are back, and of the others why the first is not. */
export async function bringBackMany(deletions: readonly Deletion[]): Promise<void> {
  const refusals: string[] = []
  for (const { id, name } of deletions)
    await restoreDeletion(id).catch((error) =>
      refusals.push(`${name}: ${serverMessage(error) ?? 'The guide cannot be reached.'}`),
    )
  // What the screens of visitors remember of cities is old now.
  forgetAnswers()
  const [refusal] = refusals
  toast({
    title: `${deletions.length - refusals.length} of ${deletions.length} are back`,
    ...(refusal && { description: refusal, variant: 'destructive' as const }),
  })
}
