/** What people type pictures for, in words that are understood. */
const pictures: readonly (readonly [string, string])[] = [
  ['zoo', '🦁🐯🐅🐆🐘🦒🦓🐒🐵🦍🐼🐻🐨🦏🦛🦘'],
  ['penguins', '🐧'],
  ['farm', '🐄🐮🐑🐐🐖🐷🐓🐔🚜'],
  ['horses', '🐴🐎🏇'],
  ['butterflies', '🦋'],
  ['aquarium', '🐠🐟🐡🦈🐙🐬🐳🐋'],
  ['dinosaurs', '🦕🦖'],
  ['swimming pool', '🏊'],
  ['beach', '🏖🏝'],
  ['playground', '🛝'],
  ['roller coaster', '🎢'],
  ['ferris wheel', '🎡'],
  ['carousel', '🎠'],
  ['circus', '🎪'],
  ['museum', '🏛🖼'],
  ['science museum', '🔬🧪'],
  ['planetarium', '🔭🪐'],
  ['castle', '🏰🏯'],
  ['theatre', '🎭'],
  ['cinema', '🎬🍿'],
  ['library', '📚'],
  ['train', '🚂🚆🚄'],
  ['boat trip', '⛵🚢⛴'],
  ['cable car', '🚡🚠'],
  ['ice skating', '⛸'],
  ['sledding', '🛷'],
  ['skiing', '⛷🎿'],
  ['climbing', '🧗'],
  ['bowling', '🎳'],
  ['football', '⚽'],
  ['forest', '🌲🌳'],
  ['rain', '☔🌧'],
  ['dogs', '🐕🐶'],
  ['baby', '👶🍼'],
  ['wheelchair', '♿'],
  ['toilets', '🚻🚽'],
  ['picnic', '🧺'],
  ['restaurant', '🍽🍕🍔🌭☕'],
  ['birthday', '🎂'],
]

const wordByPicture = new Map(
  pictures.flatMap(([word, drawn]) => [...drawn].map((one) => [one, word] as const)),
)

/** A text with a word for each picture that is known: '🦁 berlin' is 'zoo berlin'. Who is drawn swimming says no more than that. */
export const withoutPictures = (text: string): string =>
  text.replace(picture, (typed, drawn: string) => {
    const word = wordByPicture.get(drawn)
    return word ? ` ${word} ` : typed
  })

/** With its colour and sex, of which nobody asks. */
const picture = /(\p{Extended_Pictographic})(?:[\p{M}\p{Emoji_Modifier}♀♂]|\u200d)*/gu
