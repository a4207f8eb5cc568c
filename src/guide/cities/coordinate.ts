/** As the forms of cities read it: what is no number is 0. */
export const coordinateOf = (text: string): number => {
  const degrees = Number(text)
  return Number.isFinite(degrees) ? degrees : 0
}
