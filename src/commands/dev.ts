import { createServer } from 'vite'
import { setRuntime } from '../app/runtime.ts'
import { keepPlaceHours } from '../guide/opening-hours/keep-place-hours.task.ts'
import { keepSiteJobs } from './keep-site-jobs.ts'
import { openPreparedRuntime } from './prepared-runtime.ts'
import { runCommand } from './run-command.ts'

/** The same API and pages as `npm start`, with every change of the code shown at once. */
await runCommand(async (settings) => {
  const runtime = await openPreparedRuntime(settings)
  setRuntime(runtime)
  const vite = await createServer({ server: { host: settings.HOST, port: settings.PORT, strictPort: true } })
  await vite.listen()
  vite.printUrls()
  const stopHours = keepPlaceHours(runtime)
  const stopJobs = keepSiteJobs(runtime)
  const stop = async () => {
    runtime.announceStop()
    await vite.close()
    await Promise.all([stopHours(), stopJobs()])
    await runtime.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
})
