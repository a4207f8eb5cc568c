const amount = (price: number) => (Number.isInteger(price) ? String(price) : price.toFixed(2))

/** '€7.20', '120 DKK', or '1.50 (currency not given)' where `currency`, a code such as 'EUR', is ''. */
export function chargeWords(price: number, currency: string): string {
  if (currency === 'EUR') return `€${amount(price)}`
  return `${amount(price)} ${currency || '(currency not given)'}`
}
