import type { FactSources } from './fact-source.schema.ts'

/** Whether nobody has measured where a place lies: it is about there, by general knowledge. */
export const isRough = ({ sources }: { sources: FactSources }): boolean => sources.lat?.grade === 'usual'
