import { type LocalService, localService } from './local-service.ts'
import { type Land, overpassAnswers } from './overpass-answers.ts'

/** An Overpass API that knows these elements and answers what its query asks for. */
export function overpassServer(land: Land): Promise<LocalService> {
  const answerTo = overpassAnswers(land)
  return localService((_url, _request, body) => ({ body: answerTo(body) }))
}
