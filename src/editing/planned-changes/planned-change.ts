export const plannedSubjects = ['place', 'page'] as const

export type PlannedSubject = (typeof plannedSubjects)[number]

/** 'draft' has no time; 'refused' was due and could not be published. */
export const plannedStates = ['draft', 'planned', 'refused', 'published'] as const

export type PlannedState = (typeof plannedStates)[number]

/** For so long what was published is still listed. */
export const publishedDays = 30

/** Of what editors plan, so many wait at once: the list is whole. */
export const mostPlanned = 500
