import { upgrade } from '../system/backup/upgrade.task.ts'
import { seed } from '../system/starter-guide/seed.task.ts'
import { onDatabase } from './on-database.ts'
import { runCommand } from './run-command.ts'

await runCommand((settings) =>
  onDatabase(settings, async (db) => {
    await upgrade(db, settings)
    const { basics, cities, places, renewed, withdrawn, imported } = await seed(db, {
      siteName: settings.SITE_NAME,
    })
    const added = [
      cities && `${cities} cities`,
      places && `${places} places of the starter guide`,
      imported && `${imported} places from OpenStreetMap`,
      basics && `${basics} other entries`,
    ]
    const brought = added.filter(Boolean).join(', ')
    console.log(`Seeded ${brought || (renewed ? 'nothing new' : 'nothing: it was all brought before')}.`)
    if (renewed) console.log(`Renewed ${renewed} places of the starter guide.`)
    if (withdrawn) console.log(`Hidden are ${withdrawn} places that are shut.`)
  }),
)
