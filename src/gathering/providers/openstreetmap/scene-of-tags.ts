import { type OsmTags, tagValues } from './osm-element.ts'

/** Keys whose values say what is there to see, those that say most first. */
const tellingKeys = ['attraction', 'zoo', 'museum', 'historic', 'natural', 'man_made', 'sport', 'water']
const kindKeys = ['leisure', 'tourism', 'amenity']

/** What the tags of a place say for a drawing: 'castle, museum'. */
export const sceneOfTags = (tags: OsmTags): string =>
  [...tellingKeys, ...kindKeys]
    .flatMap((key) => tagValues(tags, key))
    .join(', ')
    .replaceAll('_', ' ')
