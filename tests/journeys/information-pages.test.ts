import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { pageContent } from '../../src/site/page-content/page-content.table.ts'
import { defaultPageMetadata } from '../../src/site/page-texts/default-page-metadata.ts'
import { addressOf, visit } from './browser.ts'
import { guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'

const policies = {
  '/privacy-policy': {
    heading: 'Privacy Policy',
    sections: ['Information collection', 'Information usage', 'Data protection', 'Contact'],
  },
  '/terms-of-service': {
    heading: 'Terms of Service',
    sections: [
      'Acceptance of these terms',
      'Use of the guide',
      'Your responsibilities',
      'Limits of our liability',
    ],
  },
  '/cookie-policy': {
    heading: 'Cookie Policy',
    sections: ['What cookies are', 'How we use cookies', 'Kinds of cookies', 'Changing your mind'],
  },
}

/** Gives a section another text until the test is over. */
async function rewrite(db: Database, pageKey: string, sectionKey: string, content: string) {
  const section = and(eq(pageContent.pageKey, pageKey), eq(pageContent.sectionKey, sectionKey))
  const [before] = await db.select().from(pageContent).where(section)
  await db.update(pageContent).set({ content }).where(section)
  onTestFinished(async () => {
    await db
      .update(pageContent)
      .set({ content: before?.content ?? '' })
      .where(section)
  })
}

/** The journeys of editors rewrite About meanwhile, and leave it as it was. */
const untilShown = (page: Page, isShown: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      if (await isShown()) return true
      await page.reload()
      return isShown()
    })
    .toBe(true)

test.for(Object.entries(policies))(
  '%s shows its stored sections, accessible at all widths, light and dark',
  async ([path, { heading, sections }]) => {
    const page = await visit(path, { reducedMotion: 'reduce' })
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    await page.getByText(/^Last updated \d+ \w+ \d{4}$/).waitFor()
    expect(await page.locator('section').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(sections)
    await findsNothing(page)
  },
)

test('the contents lead to the sections', async () => {
  const page = await visit('/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Data protection' }).click()
  await expect.poll(() => new URL(page.url()).hash).toBe('#data_protection')
  const heading = page.getByRole('heading', { name: 'Data protection' })
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 999)).toBeLessThan(200)
})

test('what an editor writes shows at once, as text and paragraphs, with the contact address as a link', async () => {
  const db = await guideDatabase()
  await rewrite(db, 'privacy-policy', 'contact_info', 'One <b>two</b>.\n\nAsk {email} or wait.')
  const page = await visit('/privacy-policy')
  await page.getByText('One <b>two</b>.', { exact: true }).waitFor()
  const link = page.getByRole('main').getByRole('link', { name: 'hello@family-fun.example' })
  expect(await link.getAttribute('href')).toBe('mailto:hello@family-fun.example')
})

test('About names the site, describes it, says where to write and thanks the four projects that the guide is built on', async () => {
  const page = await visit('/about', { reducedMotion: 'reduce' })
  await page.getByRole('heading', { name: 'About Family Fun Europe', level: 1 }).waitFor()
  await untilShown(page, () =>
    page.getByText(/^A guide for families who want to know one thing fast/).isVisible(),
  )
  const contact = page.getByRole('complementary', { name: 'Contact' })
  const link = contact.getByRole('link', { name: 'hello@family-fun.example' })
  expect(await link.getAttribute('href')).toBe('mailto:hello@family-fun.example')
  const thanks = page.getByRole('region', { name: 'Built on open work' })
  for (const [name, address] of [
    ['OpenStreetMap', 'https://www.openstreetmap.org/copyright'],
    ['Nominatim', 'https://nominatim.org/'],
    ['OSRM', 'https://project-osrm.org/'],
    ['Unsplash', 'https://unsplash.com/'],
  ] as const) {
    const card = thanks.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    expect(await card.getByRole('link').getAttribute('href')).toBe(address)
    expect((await card.getByRole('paragraph').innerText()).length).toBeGreaterThan(20)
  }
  await thanks.getByText('© OpenStreetMap contributors').waitFor()
  await findsNothing(page)
})

test('the footer leads to all of them', async () => {
  const page = await visit('/')
  for (const [name, heading] of [
    ['About', 'About Family Fun Europe'],
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Service', 'Terms of Service'],
    ['Cookie Policy', 'Cookie Policy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  }
  expect(addressOf(page)).toBe('/cookie-policy')
})

const paths = ['/about', ...Object.keys(policies)]

test.for(paths)(
  '%s has title and description of its metadata and can be read without JavaScript',
  async (path) => {
    const page = await visit(path, { javaScriptEnabled: false })
    const metadata = defaultPageMetadata.find(({ pageKey }) => `/${pageKey}` === path)
    expect(await page.title()).toBe(metadata?.metaTitle)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(
      metadata?.metaDescription,
    )
    await untilShown(page, async () => (await page.getByRole('main').innerText()).length > 700)
  },
)
