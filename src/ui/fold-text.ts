/** Text as people type it in a hurry: small letters without accents. As many characters as before, for most scripts. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
