import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import packageFile from '../../package.json' with { type: 'json' }

const checks = Object.keys(packageFile.scripts).filter((name) => name.startsWith('check:'))
const passed = await Promise.all(checks.map(isPassed))
process.exitCode = passed.every(Boolean) ? 0 : 1

/** All run at once, since some use one core only; what each says comes in one piece. */
async function isPassed(name: string): Promise<boolean> {
  const check = spawn(process.execPath, ['--run', name], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, warned, isGood] = await Promise.all([
    text(check.stdout),
    text(check.stderr),
    new Promise<boolean>((resolve) => check.once('close', (code) => resolve(code === 0))),
  ])
  process.stdout.write(said)
  process.stderr.write(warned)
  return isGood
}
