import type { City } from '../../guide/cities/city.schema.ts'
import type { Job } from '../../office/jobs/job.schema.ts'
import { useWork } from '../../office/jobs/use-work.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { useDeletion } from '../../office/shell/use-deletion.tsx'
import { toast } from '../../ui/toast.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import { deleteCity } from '../cities/admin-cities.requests.ts'
import { undoDeletion } from '../history/bring-back.tsx'
import type { UndoneMany } from '../history/undo-many.schema.ts'
import { tellUndone, undoOfMany } from '../history/undo-many.tsx'
import { placeCount } from '../selection/bulk-actions.ts'

const words = { done: 'City deleted successfully', failed: 'Failed to delete city' }

/** A city goes once the editor has confirmed it; one of very many places by a job, and so it comes back. */
export function useCityDeletion(cities: readonly City[] | undefined, reload: () => void) {
  const work = useWork({
    kind: 'delete-city,undo-many',
    onEnd: (job) => {
      tellEnd(job, () => undoOfMany(job.id, { onEnd: reload, onJob: work.follow }))
      // Why it failed, the progress panel says, which stays.
      if (job.state !== 'failed') work.forget()
      // What the screens of visitors remember of cities is old now.
      forgetAnswers()
      reload()
    },
  })
  const deletion = useDeletion({
    question: 'delete',
    nameOf: ({ id }) => id,
    things: cities,
    remove: async ({ id }: City) => {
      const answer = await deleteCity(id)
      if ('jobId' in answer) work.follow(answer.jobId)
      return answer
    },
    words: {
      ...words,
      done: (answer) => ('jobId' in answer ? 'The city goes once its places are deleted' : words.done),
    },
    undo: ({ name }, answer) =>
      'jobId' in answer ? undefined : undoDeletion({ id: answer.historyId, name }, reload, work.follow),
    onEnd: reload,
  })
  return {
    ...deletion,
    job: work.job,
    cancel: () => work.cancel().catch((error) => sayFailure('The work could not be cancelled', error)),
  }
}

function tellEnd(
  { kind, state, result, progress: { done, total } }: Job,
  undo: () => ReturnType<typeof undoOfMany>,
): void {
  if (state === 'failed') {
    toast({
      title: kind === 'undo-many' ? 'Failed to undo the change' : words.failed,
      variant: 'destructive',
    })
  } else if (state === 'cancelled') {
    const description = `After ${done.toLocaleString('en')} of ${placeCount(total)}`
    const canUndo = kind === 'delete-city' && done > 0
    toast({ title: 'Cancelled', description, variant: 'warning', ...(canUndo && { action: undo() }) })
  } else if (kind === 'undo-many') tellUndone(result as UndoneMany)
  else toast({ title: words.done, action: undo() })
}
