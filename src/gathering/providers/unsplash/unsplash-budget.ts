import type { Budget } from '../../../outgoing/service.ts'

/** Somewhat less than the fifty an hour that it allows. */
export const unsplashBudget: Budget = { period: 'hour', limit: 45 }
