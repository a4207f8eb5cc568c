// Small words, each at home in few languages, of those of the guide in Latin letters.
const smallWords: Readonly<Record<string, string>> = {
  en: 'the and of for with is are was in to from by at',
  de: 'der die das und ist mit für von im ein eine auf den dem zur zum sich auch nicht werden wird',
  fr: 'le la les des et est du un une de d l en dans pour avec sur au aux par ce qui sont',
  it: 'il lo la gli della delle di è con per che un una in nel dei sono alla da e',
  es: 'el la los las y es de en con para un una del por que se su más al',
  pt: 'o os as de do da dos das e é com para um uma em no na por que ao',
  ca: 'el la els les i és de d l en amb per un una del dels al que més',
  nl: 'het een en van is met voor op de te zijn in bij ook',
  sv: 'och är en ett som med för på av till den det från',
  da: 'og er en et som med for på af til den det fra ved',
  no: 'og er en et som med for på av til den det fra ved ikke',
  fi: 'ja on että sekä joka ovat oli myös kuin jossa',
  pl: 'i w z na jest się do dla oraz po przez od',
  cs: 'a v na je se pro s do z které který jsou',
  hu: 'a az és egy van hogy nem vagy is meg',
  ro: 'și în de la cu pentru este un o din pe care',
  hr: 'i je u na se za s od koji su te',
}
const lists = Object.entries(smallWords).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}))

/** Its code, such as 'de', where small words tell it surely; undefined where they do not. */
export function languageOfText(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [first, second] = lists
    .map(({ language, words: small }) => ({ language, hits: words.filter((word) => small.has(word)).length }))
    .toSorted((a, b) => b.hits - a.hits)
  return first && first.hits >= 2 && first.hits > (second?.hits ?? 0) ? first.language : undefined
}
