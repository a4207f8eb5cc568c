import { apiClient, contentOf } from '../../web/api-client.ts'
import type { Sending } from './kept-plan.ts'
import type { PlanChange } from './plan.ts'
import type { sharedPlansApi } from './shared-plans.api.ts'

const sharedPlans = apiClient<typeof sharedPlansApi>('/api/shared-plans')

export const addSharedPlan = (plan: PlanChange) => contentOf(sharedPlans.index.$post({ json: { plan } }))

export const readSharedPlan = (code: string, version?: number) =>
  contentOf(sharedPlans.read.$post({ json: { code, version } }))

export const changeSharedPlan = (code: string, { id, change }: Sending) =>
  contentOf(sharedPlans.index.$patch({ json: { code, change, id } }))

export const deleteSharedPlan = (code: string) => contentOf(sharedPlans.index.$delete({ json: { code } }))
