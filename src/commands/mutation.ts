import { runMutation } from '../../mutation/run-mutation.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  if (!(await runMutation(process.argv.slice(2)))) process.exitCode = 1
})
