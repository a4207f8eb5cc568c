/** What is wrong, and what was done about it, in a sentence each. */
export type Finding = {
  text: string
  /** False where somebody has to do something, or in a dry run. */
  isMended: boolean
  /** It concerns more than the guide, whose owner may have a reason for it. */
  isAdvice?: boolean
}

/** Looks for one kind of trouble and mends it, unless told only to look. */
export type Check = (options: { isDryRun: boolean }) => Promise<Finding[]>

/** '1 picture', '1,268 pictures'. */
export const numberOf = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
