/** An object that has for each name what is made for it. */
export function recordOf<Made extends object>(
  names: readonly (keyof Made)[],
  make: <Name extends keyof Made>(name: Name) => Made[Name],
): Made {
  const made: Partial<Made> = {}
  for (const name of names) made[name] = make(name)
  const isWhole = (part: Partial<Made>): part is Made => names.every((name) => name in part)
  if (!isWhole(made)) throw new Error('A name got nothing')
  return made
}
