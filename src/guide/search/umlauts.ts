/** 'Schoenbrunn' as names have it without accents; of 'Abenteuer', 'Queen' and 'blue' no ü is spelt so. */
export const withUmlauts = (text: string) =>
  text.replace(/\p{L}{6,}/gu, (word) =>
    word.replace(/aa|[ao]e|(?<![aeoq])ue(?=\p{L})/giu, ([letter = '']) => letter),
  )
