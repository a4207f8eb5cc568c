// Italy and San Marino are called with it from everywhere.
const abroad = /^\(?(\+|00)(?!39|378)/

/** What a telephone is to dial: without the zero that is for callers within the country, and of two lines the first. */
export function dialled(phone: string): string {
  const number = abroad.test(phone) ? phone.replace(/\(\s*0\s*\)/, '') : phone
  return number.replace(/\/\d{1,2}$/, '').replace(/[^+\d]/g, '')
}
