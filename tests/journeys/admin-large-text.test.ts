import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test.for([
  ['/admin', 'link', 'Start reviewing'],
  ['/admin/places', 'switch', /^Featured: /],
  ['/admin/cities', 'button', /^Edit /],
  ['/admin/config', 'button', 'Add Config'],
  ['/admin/settings', 'button', /^Fetch Places/],
  ['/admin/account', 'button', 'Sign out everywhere else'],
  ['/admin/page-content', 'button', 'Save Changes'],
  ['/admin/seo-metadata', 'button', /^Edit SEO/],
  ['/admin/search-radius', 'button', /^Delete Within/],
  ['/admin/database', 'table', ''],
  ['/admin/reports', 'link', 'Decided'],
] as const)(
  'text twice as large makes no phone scroll sideways and cuts no control: %s',
  async ([path, role, name]) => {
    const { page } = await visitAsEditor(path, phone)
    await page.getByRole(role, { name }).first().waitFor()
    await enlarge(page)
    await expect.poll(() => page.evaluate(beyond)).toEqual([])
  },
)

test("of text twice as large what is told of one's account has the whole width of a phone", async () => {
  const { page } = await visitAsEditor('/admin/account', phone)
  const role = page.getByText(/^Admin\. /)
  await role.waitFor()
  await enlarge(page)
  await expect.poll(async () => (await role.boundingBox())?.width).toBeGreaterThan(200)
})

test('of text twice as large the form of a place has half of a phone, and all its buttons', async () => {
  const place = await anOwnPlace(await guideDatabase())
  const { page } = await visitAsEditor(`/admin/places?open=place-${place.id}`, phone)
  const form = page.getByRole('dialog', { name: 'Edit Place' })
  await form.getByLabel('Display Name').waitFor()
  await enlarge(page)
  const half = 844 / 2
  const fields = form.locator(':scope > div').filter({ has: page.getByLabel('Display Name') })
  await expect.poll(async () => (await fields.boundingBox())?.height).toBeGreaterThanOrEqual(half)
  for (const name of ['Cancel', 'Keep for Later...', 'Save Changes']) {
    const button = form.getByRole('button', { name })
    await button.scrollIntoViewIfNeeded()
    const { x = -1, width = 0 } = (await button.boundingBox()) ?? {}
    expect([name, x >= 0, x + width <= 390]).toEqual([name, true, true])
  }
})

test('of text twice as large the table of radii scrolls by itself, and not the page with it', async () => {
  const { page } = await visitAsEditor('/admin/search-radius', phone)
  await page.getByRole('table').waitFor()
  await enlarge(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('of text twice as large what is looked for on the map can be read while it is typed', async () => {
  const { page } = await visitAsEditor('/admin/places?open=new', phone)
  const field = page.getByLabel('Find it on the map')
  await field.waitFor()
  await enlarge(page)
  await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(200)
})

const enlarge = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% !important }' })

/** Runs in the page: what of its controls and texts lies beyond its edge, where nothing brings it into view. */
function beyond(): string[] {
  const isScrolled = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent) return false
    return ['auto', 'scroll'].includes(getComputedStyle(parent).overflowX) || isScrolled(parent)
  }
  const isHidden = (element: Element) => element.closest('.sr-only, [aria-hidden=true], [inert]') !== null
  return [...document.querySelectorAll('button, a, input, select, textarea, h1, h2, p, th')]
    .filter((element) => element.checkVisibility() && !isHidden(element) && !isScrolled(element))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -1 || right > innerWidth + 1)
    })
    .map((element) => element.outerHTML.slice(0, 160))
}
