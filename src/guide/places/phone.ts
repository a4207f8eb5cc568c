import { cleanText } from './clean-text.ts'

const separator = /[;,|]|\s\/\s|\bor\b|\boder\b|(?<=\d)\s+(?=\+\d)/

/** The first number of a list, as it is written; null when it holds no number that could be dialled. */
export function phoneOf(text: string | null | undefined): string | null {
  for (const part of (cleanText(text) ?? '').split(separator)) {
    const number = part
      .trim()
      .replace(/^(tel|phone)[.:]*\s*/i, '')
      .replace(/\s*\([^\d()]*\)$/, '')
    const digits = number.replace(/\D/g, '').length
    if (digits >= 5 && digits <= 17 && /^[+(\d][+\d\s().\-–/]*$/.test(number)) return number
  }
  return null
}
