/** '3', '3+' and '3 years' are three; null for what is none in years, such as months. */
export function yearsOf(text: string | undefined): number | null {
  const years = /^(\d{1,3})\s*(\+|y|years?)?$/.exec(text?.trim() ?? '')?.[1]
  return years === undefined ? null : Number(years)
}
