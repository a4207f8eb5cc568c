import { cleanText } from './clean-text.ts'

/** The first number of a list, as it is written; null when it holds no number that could be dialled. */
export function phoneOf(text: string | null | undefined): string | null {
  for (const part of (cleanText(text) ?? '').split(/[;,]|\s\/\s|\bor\b|\boder\b/)) {
    const number = part.replace(/^tel[.:]*\s*/i, '').trim()
    const digits = number.replace(/\D/g, '').length
    if (digits >= 5 && digits <= 17 && /^[+(\d][+\d\s().\-–/]*$/.test(number)) return number
  }
  return null
}
