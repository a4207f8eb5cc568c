import { funTypes } from '../../guide/fun-types/fun-types.ts'

/** What spreadsheets in Europe's languages make of true and false when they save a file, and what people write for it. */
const yes =
  'true 1 yes wahr ja vrai oui vero sì verdadero sí verdadeiro sim waar prawda tak pravda ano igaz igen sand sant tosi adevărat да'
const no =
  'false 0 no falsch nein faux non falso não onwaar nee fałsz nie nepravda ne hamis nem falsk falskt epätosi fals не'

export const plainAnswers: ReadonlyMap<string, boolean> = new Map([
  ...yes.split(' ').map((word) => [word, true] as const),
  ...no.split(' ').map((word) => [word, false] as const),
])

const slugByName = new Map<string, string>(funTypes.map(({ name, slug }) => [name.toLowerCase(), slug]))

/** The word of a list that a cell means: files write 'theme_park', and people 'Theme Park', as the screens do. */
export const wordOf = (part: string): string => slugByName.get(part.toLowerCase()) ?? part.toLowerCase()

/** As much of a text of a file as it takes to know it by. */
export const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)
