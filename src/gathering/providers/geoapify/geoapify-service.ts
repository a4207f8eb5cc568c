import type { Budget, Service } from '../../../outgoing/service.ts'
import type { Trouble } from '../../../outgoing/trouble.ts'
import { answeredTrouble } from '../../../outgoing/trouble.ts'

/** The free plan's. */
export const geoapifyBudget: Budget = { period: 'day', limit: 3_000 }

export const geoapifyService = (baseUrl: string): Service => ({
  name: 'geoapify',
  title: 'Geoapify',
  baseUrl,
  gapMs: 250,
  slots: 2,
  timeoutMs: 15_000,
  maxBytes: 8 * 2 ** 20,
  retry: { busyMs: [1_000, 2_000, 4_000], failedMs: [1_000] },
  budget: geoapifyBudget,
  judge: (answer): Trouble | undefined => {
    const trouble = answeredTrouble(answer)
    if (answer.status !== 401) return trouble
    return { kind: 'refused', message: 'does not accept our key: set GEOAPIFY_API_KEY under Config' }
  },
})
