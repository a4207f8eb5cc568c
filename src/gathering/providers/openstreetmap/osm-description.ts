import { cleanText } from '../../../guide/places/clean-text.ts'
import { languageOfText } from '../../candidates/language-of-text.ts'
import type { PlaceFields } from '../../candidates/place-candidate.ts'
import type { OsmTags } from './osm-element.ts'

type Description = Pick<PlaceFields, 'description' | 'descriptionLanguage'>

/** In English where there is some, else in the language it is written in; none in a language that nobody could name. */
export function osmDescriptionOf(tags: OsmTags): Description {
  const english = wholeText(tags['description:en'])
  if (english) return { description: english, descriptionLanguage: null }
  const text = wholeText(tags.description)
  const language = text && languageOfText(text)
  if (language === 'en') return { description: text, descriptionLanguage: null }
  const translated = Object.keys(tags).filter((key) => key.startsWith('description:'))
  for (const key of translated.sort()) {
    const [, named] = /^description:([a-z]{2})$/.exec(key) ?? []
    const local = named && wholeText(tags[key])
    if (local) return { description: local, descriptionLanguage: named }
  }
  return language
    ? { description: text, descriptionLanguage: language }
    : { description: null, descriptionLanguage: null }
}

/** A tag is often a note to other mappers, and the longest that OpenStreetMap takes ends in the middle of a sentence. */
function wholeText(tag: string | undefined): string | null {
  const text = cleanText(tag, 1000)
  if (!text || text.length < 40 || text.length >= 250) return null
  return /https?:|www\.|fixme|todo/i.test(text) ? null : text
}
