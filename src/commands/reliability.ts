import { help, readOptions } from '../../reliability/options.ts'
import { runReliability } from '../../reliability/run-reliability.ts'
import { runWeakened } from '../../reliability/weakened-copies.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2), process.env.TEST_DATABASE_URL || undefined)
  if (options === 'help') return console.log(help)
  const isFine = options.isWeakened ? await runWeakened(options) : await runReliability(options)
  // Databases and servers that an experiment could not end would keep the process.
  process.exit(isFine ? 0 : 1)
})
