import { gunzipSync } from 'node:zlib'
import type { OsmElement } from '../../src/gathering/providers/openstreetmap/osm-element.ts'
import { osmFile } from '../osm.ts'
import { type LocalService, localService } from './local-service.ts'
import { type Land, overpassAnswers } from './overpass-answers.ts'

/** An Overpass API that knows these elements and answers what its query asks for. */
export function overpassServer(land: Land): Promise<LocalService> {
  const answerTo = overpassAnswers(land)
  return localService((_url, _request, body) => ({ body: answerTo(body) }))
}

/** The elements of a region, such as 'malta'. */
export function elementsOf(region: string): OsmElement[] {
  const answer = JSON.parse(gunzipSync(osmFile(region).bytes).toString('utf8'))
  return answer.elements.map(({ center, ...element }: OsmElement & { center?: object }) => ({
    ...element,
    ...center,
  }))
}
