import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import packageJson from '../../package.json' with { type: 'json' }

type Scripts = Exclude<keyof typeof packageJson.scripts, 'test'>

/** Runs a command as `npm run NAME -- ARGUMENTS` does; its exit code and what it said. */
export async function guideCommand(
  name: Scripts,
  args: readonly string[],
  settings: Record<string, string>,
  input = '',
) {
  const [, ...script] = packageJson.scripts[name].split(' ')
  const env = { ...process.env, DATABASE_URL: '', SITE_ORIGIN: '', LOG_LEVEL: 'error', ...settings }
  const child = spawn(process.execPath, [...script, ...args], { env })
  child.stdin.end(input)
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: code as number | null, said: said + complained }
}
