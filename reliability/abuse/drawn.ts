import { launchBrowser } from '../../tests/journeys/launch-browser.ts'
import type { Editor } from '../guide-home.ts'
import type { Ask } from './attack.ts'
import { hostileTexts } from './attack.ts'

/** How many of the reports that wait an editor looks at. */
const looks = 5

/** What ran of what strangers wrote, where it is read: on a shared plan by who gets its link, among reports by an editor. */
export async function whatRan(url: string, { cookie }: Editor, ask: Ask) {
  const faults: string[] = []
  const code = await hostilePlan(ask)
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext()
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url }])
    const page = await context.newPage()
    page.on('dialog', async (dialog) => {
      faults.push(`a dialog came up at ${page.url()}: ${dialog.message()}`)
      await dialog.dismiss()
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
        faults.push(`${page.url()} asked for ${request.url()}`)
    })
    const look = async (path: string) => {
      if (await page.evaluate(() => 'abused' in window)) faults.push(`a script ran at ${path}`)
      const drawn = await page.locator('img[src=x], [onerror]').count()
      if (drawn > 0) faults.push(`${drawn} elements of strangers stand at ${path}`)
    }
    await page.goto(`${url}/plan#${code}`)
    await page
      .getByText(hostileTexts[0] as string)
      .first()
      .waitFor()
    await look('/plan')
    await page.goto(`${url}/admin/reports`)
    for (let nr = 0; nr < looks; nr += 1) {
      await page.getByRole('article').first().waitFor()
      await look('/admin/reports')
      await page.keyboard.press('j')
    }
  } finally {
    await browser.close()
  }
  return faults
}

async function hostilePlan(ask: Ask): Promise<string> {
  const stops = hostileTexts.map((text, nr) => [`hostile-${nr}`, { name: text, note: text, at: nr }])
  const plan = { name: hostileTexts[0], stops: Object.fromEntries(stops) }
  const { status, text } = await ask('POST', '/api/shared-plans', JSON.stringify({ plan }), '203.0.113.9')
  if (status !== 201) throw new Error(`A plan was answered ${status}: ${text.slice(0, 300)}`)
  return JSON.parse(text).editCode
}
