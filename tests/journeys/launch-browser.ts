import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** To be awaited before several processes want a browser: what one unpacks, the next would start half-written. */
export async function unpackBrowser() {
  const browser = await launchBrowser()
  await browser.close()
}

/** The Chromium that npm brought, unless CHROMIUM_PATH names another. `flags` are V8's. */
export async function launchBrowser(...flags: string[]): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await sparticuz.executablePath())
  // Every visit is a process of its own; starting it by way of a zygote takes a tenth more processor time, and so does
  // another that Chromium has ready for a next page, which mostly does not come. Visits share none, however few it may start.
  const args = ['--no-sandbox', '--no-zygote', '--renderer-process-limit=1', `--js-flags=${flags}`]
  const options = { executablePath, args, ignoreDefaultArgs: await unneededArgs() }
  return chromium.launch(options).catch(async () => {
    // A bare machine lacks libraries and fonts that a browser needs; the package brings them.
    await inflate(join('node_modules', '@sparticuz', 'chromium', 'bin', 'al2023.tar.br'))
    setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
    return chromium.launch({ ...options, env: process.env as Record<string, string> })
  })
}

/**
 * What processes of the browser share lies in memory where that has the room. Playwright has it in files on the disk, for the sake of
 * containers that have none: a tenth more processor time for each page.
 */
async function unneededArgs(): Promise<string[]> {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > 2 ** 30 ? ['--disable-dev-shm-usage'] : []
}
