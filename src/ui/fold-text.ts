/** Letters of one stroke more, which are none with an accent. */
const strokes: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' }

/** Text as people type it in a hurry: small letters without accents. As many characters as before, for most scripts. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[łøđı]/g, (letter) => strokes[letter] ?? letter)
