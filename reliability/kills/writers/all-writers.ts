import type { Editor, RunningGuide } from '../../guide-home.ts'
import { send, type Writer } from '../writer.ts'
import { citiesWriter } from './cities.ts'
import { crowdWriter } from './crowd.ts'
import { familyWriters } from './families.ts'
import { fetchedTown, jobsWriter } from './jobs.ts'
import { manyPlacesWriters } from './many-places.ts'
import { peopleWriters } from './people.ts'
import { assetsWriter, framingWriter, photosWriter } from './pictures.ts'
import { placesWriter } from './places.ts'
import { plannedTextsWriter } from './planned-texts.ts'
import { programWriters } from './programs.ts'
import { rowWriters } from './rows.ts'
import { signInWriter } from './sign-in.ts'
import { takenBackWriters } from './taken-back.ts'
import { textWriters } from './texts.ts'
import { townWriters } from './towns.ts'
import { twinsWriter } from './twins.ts'
import { undoneImportsWriter } from './undone-imports.ts'

/** One for each way of writing, two where two may get in each other's way. */
export async function allWriters(guide: RunningGuide, editor: Editor): Promise<Writer[]> {
  const town = await idOf(guide, editor, '/api/cities', fetchedTown)
  const place = { name: 'Photographed place', lat: 48.2, lng: 16.4 }
  const photographed = await idOf(guide, editor, '/api/admin/places', place)
  const framed = await idOf(guide, editor, '/api/admin/places', { ...place, name: 'Framed place' })
  return [
    ...[placesWriter(1), placesWriter(2), citiesWriter(1), citiesWriter(2)],
    ...textWriters,
    plannedTextsWriter(),
    ...rowWriters,
    ...(await manyPlacesWriters(guide.db)),
    ...(await familyWriters(guide.db)),
    ...(await townWriters(guide.db)),
    ...(await takenBackWriters(guide.db)),
    ...programWriters(),
    ...(await peopleWriters(guide.db)),
    ...[photosWriter(photographed), framingWriter(framed), assetsWriter(), jobsWriter(town)],
    ...[
      undoneImportsWriter,
      await crowdWriter(guide.db),
      await twinsWriter(guide.db),
      await signInWriter(guide.db),
    ],
  ]
}

async function idOf({ url }: RunningGuide, { cookie }: Editor, path: string, body: object): Promise<number> {
  const answer = await send(url, cookie, { method: 'POST', path, body })
  const { id } = (await answer.json()) as { id?: number }
  if (id === undefined) throw new Error(`${path} made nothing: ${answer.status}`)
  return id
}
