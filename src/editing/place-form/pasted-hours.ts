/** Lines as maps and websites have them ('Monday' and '9–17' below it, or both in one), as one: a day is followed by its hours. */
export function linesOfHours(text: string): string {
  const lines = text.split(/[\r\n\u2028]+/).map((line) => line.trim().replace(/\s+/g, ' '))
  const rules: string[] = []
  for (const line of lines.filter(Boolean)) {
    const last = rules.at(-1)
    if (last === undefined || /[\d\s]/.test(last)) rules.push(line)
    else rules[rules.length - 1] = `${last} ${line}`
  }
  return rules.join('; ')
}
