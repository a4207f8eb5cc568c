import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { toast } from '../../ui/toast.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import { restoreDeletion } from './history.requests.ts'
import type { Deletion } from './history.schema.ts'

/** Brings back one after the other, and says at the end how many are back, and of the others why the first is not. */
export async function bringBackMany(deletions: readonly Deletion[]): Promise<void> {
  const refusals: string[] = []
  let following = 0
  for (const { id, name } of deletions)
    await restoreDeletion(id).then(
      (restored) => {
        following += restored.following?.places ?? 0
      },
      (error) => refusals.push(`${name}: ${serverMessage(error) ?? 'The guide cannot be reached.'}`),
    )
  // What the screens of visitors remember of cities is old now.
  forgetAnswers()
  const [refusal] = refusals
  toast({
    title: `${deletions.length - refusals.length} of ${deletions.length} are back`,
    ...(following > 0 && {
      description: `${following.toLocaleString('en')} places of large cities follow, batch by batch`,
    }),
    ...(refusal && { description: refusal, variant: 'destructive' as const }),
  })
}
