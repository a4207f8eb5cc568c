import type { FactSources } from './fact-source.schema.ts'

/** Whether nobody has measured where a place lies: it is about there, by general knowledge. */
export const isRough = (told: { sources: FactSources } | null | undefined): boolean =>
  told?.sources.lat?.grade === 'usual'
