import { text } from 'node:stream/consumers'
import { complaintAbout } from '../office/accounts/account/password.ts'

/**
 * A new password: asked for twice on a terminal, without showing it, else the first line of standard input. Never from the
 * arguments, which every user of the machine can list. undefined, after saying why, when it cannot be used.
 */
export async function readNewPassword(): Promise<string | undefined> {
  const password = process.stdin.isTTY ? await askTwice() : firstLine(await text(process.stdin))
  const complaint = password === undefined ? 'The two differ.' : complaintAbout(password)
  if (complaint) console.error(`The password was not taken. ${complaint}`)
  return complaint ? undefined : password
}

const firstLine = (input: string) => input.split(/\r?\n/, 1)[0] ?? ''

async function askTwice(): Promise<string | undefined> {
  const first = await askUnseen('New password: ')
  return first === (await askUnseen('Once more: ')) ? first : undefined
}

function askUnseen(question: string): Promise<string> {
  const { stdin, stderr } = process
  stderr.write(question)
  stdin.setRawMode(true).setEncoding('utf8').resume()
  return new Promise((resolve) => {
    let typed = ''
    const take = (input: string) => {
      for (const key of input) {
        if (key === '\u0003') process.exit(130)
        if (key === '\r' || key === '\n' || key === '\u0004') {
          stdin.off('data', take).setRawMode(false).pause()
          stderr.write('\n')
          return resolve(typed)
        }
        typed = key === '\u007f' || key === '\b' ? typed.slice(0, -1) : typed + key
      }
    }
    stdin.on('data', take)
  })
}
