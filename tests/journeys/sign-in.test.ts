import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { users } from '../../src/office/accounts/account/account.table.ts'
import { anAccount } from '../factories.ts'
import { ask } from './ask.ts'
import { addressOf, holdsFocus, isFocused, phone, tabTo, visit } from './browser.ts'
import { guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

// The browser notes every refusal that the specification asks for, and the screens that do not exist yet.
const options = { expectedErrors: /401|404|429/ } as const
const password = 'a long password'

test('an admin signs in with the keyboard, is told so and comes to the places', async () => {
  const username = await anEditor()
  const page = await visit('/admin/login', options)
  await tabTo(page, page.getByLabel('Username'))
  await page.keyboard.type(username)
  await tabTo(page, passwordField(page))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByText('Login successful').first().waitFor()
  await expect.poll(() => addressOf(page)).toBe('/admin/places')
  await page.getByRole('navigation', { name: 'Admin' }).waitFor()
})

test('the places follow 100 ms after the login', async () => {
  const username = await anEditor()
  const page = await visit('/admin/login', options)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await signIn(page, username)
  await page.getByText('Login successful').first().waitFor()
  await page.clock.runFor(99)
  expect(addressOf(page)).toBe('/admin/login')
  await page.clock.runFor(1)
  await expect.poll(() => addressOf(page)).toBe('/admin/places')
})

test('a wrong password is said, kept beside the form, and leaves the cursor where to try again', async () => {
  const page = await visit('/admin/login', options)
  await signIn(page, await anEditor(), 'wrong')
  const alert = page.getByRole('alert')
  await alert.getByText('Login failed').waitFor()
  await alert.getByText('Invalid credentials').waitFor()
  await page.getByRole('main').getByText('Login failed Invalid credentials').waitFor()
  await expect.poll(() => isFocused(passwordField(page))).toBe(true)
  expect(await passwordField(page).inputValue()).toBe('')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/admin/places')
})

test('who tries too often is told when to come back', async () => {
  const username = await anEditor()
  for (let tries = 0; tries < 10; tries++) await post('/api/auth/login', { username, password: 'wrong' })
  const page = await visit('/admin/login', options)
  await signIn(page, username)
  await page.getByRole('main').getByText('Login failed Too many tries. Please wait 15 minutes.').waitFor()
  // An answer that gives no reason, as a proxy may.
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, body: '' }))
  await signIn(page, username)
  await page.getByRole('main').getByText('Login failed Invalid credentials').waitFor()
})

test('who is no admin is told so, at the login and on every screen of the back office', async () => {
  const username = await anEditor({ isAdmin: false })
  const page = await visit('/admin/login', options)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await signIn(page, username)
  const alert = page.getByRole('alert')
  await alert.getByText('Access denied').waitFor()
  await alert.getByText('Admin privileges required').waitFor()
  await page.clock.runFor(1_000)
  expect(addressOf(page)).toBe('/admin/login')
  await page.clock.resume()
  for (const path of ['/admin', '/admin/cities']) {
    await page.goto(path)
    await page.getByRole('main').getByText('Access denied Admin privileges required').waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
  }
})

test('both fields are needed', async () => {
  const page = await visit('/admin/login', options)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  for (const field of [page.getByLabel('Username'), passwordField(page)]) {
    await page.getByRole('button', { name: 'Login' }).click()
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
    await field.fill('something')
  }
  // The screen asks which ways in there are, on a busy machine after it is there.
  expect(sent.filter((path) => path !== '/api/auth/ways')).toEqual([])
})

test('the password can be looked at', async () => {
  const page = await visit('/admin/login', options)
  await passwordField(page).fill('secret')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await passwordField(page).getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  expect(await passwordField(page).getAttribute('type')).toBe('password')
})

test('every screen is the login for a stranger, at the same address; an address without one is not found', async () => {
  const page = await visit('/admin', options)
  for (const screen of [
    ...['', '/settings', '/cities', '/places', '/config', '/seo-metadata', '/page-content'],
    ...['/search-radius', '/providers', '/database'],
  ]) {
    await page.goto(`/admin${screen}`)
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(addressOf(page)).toBe(`/admin${screen}`)
    expect(await page.getByRole('navigation').count()).toBe(0)
  }
  expect((await page.goto('/admin/no-such-screen'))?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
})

test("'Loading...' stands there while it is checked who comes", async () => {
  const page = await visit('/admin/login', options)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async (route) => {
    await answer.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/auth/me')
  await page.goto('/admin')
  await asked
  await expect.poll(() => page.getByText('Loading...').count()).toBe(1)
  await page.getByText('Loading...').waitFor()
  answer.resolve()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect((await ask('/admin')).html).toContain('Loading...')
})

test('the navigation leads to every part that is specified, and out; the theme that is switched there is kept', async () => {
  const page = await visit('/admin/login', { ...options, colorScheme: 'light' })
  await signIn(page, await anEditor())
  const navigation = page.getByRole('navigation', { name: 'Admin' })
  await navigation.waitFor()
  const links = await navigation
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  for (const path of ['', '/cities', '/places', '/config', '/seo-metadata', '/database', '/login'])
    expect(links).toContain(`/admin${path}`)
  await navigation.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await expect.poll(() => navigation.locator('[aria-current=page]').allTextContents()).toEqual(['Dashboard'])
  await navigation.getByRole('button', { name: 'Change colour theme' }).click()
  await page.goto('/admin/no-such-screen')
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await navigation.waitFor()
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  expect(await theme()).toBe('dark')
  await page.goto('/about')
  expect(await theme()).toBe(undefined)
})

test('after a logout the screens are closed again, also by going back and with the old cookie', async () => {
  const page = await visit('/admin/login', options)
  await signIn(page, await anEditor())
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'session')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => addressOf(page)).toBe('/admin/login')
  await page.goBack()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  // The browser stays one that has signed in before, which alone lets nobody in.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['device'])
  const replayed = await ask('/api/auth/me', { headers: { cookie: `${cookie?.name}=${cookie?.value}` } })
  expect(replayed.status).toBe(401)
})

test('after a logout the login that comes first is the one that stays', async () => {
  const { page } = await visitAsEditor('/admin/page-content')
  const shownAt = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('input[autocomplete~="username"]')) resolve(performance.now())
        }).observe(document, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'Logout' }).click()
  const shown = await shownAt
  await page.getByLabel('Username').waitFor()
  await expect.poll(() => addressOf(page)).toBe('/admin/login')
  // Code that is asked for while a login shows would put another in its place.
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  )
  expect(asked.filter((time) => time > shown)).toEqual([])
})

test('a double click signs out once', async () => {
  const { page } = await visitAsEditor('/admin')
  const { promise: isSent, resolve: goOn } = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/auth/logout', async (route) => {
    sent += 1
    await isSent
    await route.continue()
  })
  await page.getByRole('button', { name: 'Logout' }).dblclick()
  goOn()
  await expect.poll(() => addressOf(page)).toBe('/admin/login')
  expect(sent).toBe(1)
})

test('a logout that fails is only logged', async () => {
  const page = await visit('/admin/login', { expectedErrors: /401|404|Logout failed|ERR_FAILED/ })
  await signIn(page, await anEditor())
  await page.getByRole('navigation', { name: 'Admin' }).waitFor()
  await page.route('**/api/auth/logout', (route) => route.abort())
  const logged = page.waitForEvent('console', (message) => message.text().includes('Logout failed'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await logged
  expect(addressOf(page)).toBe('/admin/places')
  expect(await page.getByRole('alert').count()).toBe(0)
})

test.for([
  ['/admin/login?next=/admin/cities', '/admin/cities'],
  ['/admin/login?next=//evil.example/admin', '/admin/places'],
  ['/admin/login?next=https://evil.example', '/admin/places'],
])('%s leads to %s', async ([path, target]) => {
  const page = await visit(path as string, options)
  await signIn(page, await anEditor())
  await expect.poll(() => addressOf(page)).toBe(target)
  expect(page.url()).toContain(inject('siteUrl'))
})

test('on a phone the navigation is a drawer that the keyboard opens and closes', async () => {
  const page = await visit('/admin/login', { ...options, ...phone })
  await signIn(page, await anEditor())
  const burger = page.getByRole('button', { name: 'Open menu' })
  await burger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Admin menu' })
  await expect.poll(() => holdsFocus(page.getByRole('dialog'))).toBe(true)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(burger)).toBe(true)
  await burger.click()
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await expect.poll(() => menu.count()).toBe(0)
})

test('login, refusals and the shell are accessible at all widths, light and dark', async () => {
  const page = await visit('/admin/login', { ...options, reducedMotion: 'reduce' })
  await findsNothing(page)
  await signIn(page, await anEditor({ isAdmin: false }))
  await page.getByRole('main').getByText('Access denied').waitFor()
  await findsNothing(page)
  await signIn(page, await anEditor())
  await expect.poll(() => addressOf(page)).toBe('/admin/places')
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('navigation', { name: 'Admin menu' }).waitFor()
  await findsNothing(page)
})

test.for(['/admin', '/admin/login', '/admin/cities', '/admin/places', '/admin/config', '/ADMIN', '/%61dmin'])(
  '%s comes without data, for nobody to keep or to index',
  async (path) => {
    const { headers, html } = await ask(path)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(html).not.toMatch(/Welcome back|Dashboard|vienna|Prater|Add Config/i)
  },
)

test('what visitors of the guide load holds nothing of the back office', async () => {
  const { html } = await ask('/')
  const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
  expect(scripts.length).toBeGreaterThan(2)
  for (const path of new Set(scripts))
    expect((await ask(path)).html).not.toMatch(
      /Invalid credentials|Admin privileges|SEO Metadata|Welcome back/,
    )
})

test('commands add an admin and set a password beside the running guide', async () => {
  const username = `editor-${Date.now()}`
  forgetAfterTest(username)
  expect(await command('add-admin', username, 'short')).toMatchObject({ code: 1 })
  expect(await command('add-admin', username, password)).toEqual({
    code: 0,
    said: `'${username}' is an admin now.\n`,
  })
  expect((await command('add-admin', username, password)).code).toBe(1)
  const before = await post('/api/auth/login', { username, password })
  expect(before.status).toBe(200)
  const cookie = before.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await command('set-password', username.toUpperCase(), 'another password')).code).toBe(0)
  expect((await ask('/api/auth/me', { headers: { cookie } })).status).toBe(401)
  expect((await post('/api/auth/login', { username, password })).status).toBe(401)
  expect((await post('/api/auth/login', { username, password: 'another password' })).status).toBe(200)
  expect((await command('set-password', 'nobody-at-all', password)).code).toBe(1)
})

async function anEditor({ isAdmin = true } = {}): Promise<string> {
  const db = await guideDatabase()
  const { username, id } = await anAccount(db, {
    username: `editor-${Date.now()}-${Math.random()}`,
    password,
    isAdmin,
  })
  onTestFinished(async () => {
    await db.delete(users).where(eq(users.id, id))
  })
  return username
}

function forgetAfterTest(username: string) {
  onTestFinished(async () => {
    const db = await guideDatabase()
    await db.delete(users).where(eq(users.username, username))
  })
}

const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

async function signIn(page: Page, username: string, given = password) {
  await page.getByLabel('Username').fill(username)
  await passwordField(page).fill(given)
  await page.getByRole('button', { name: 'Login' }).click()
}

const post = (path: string, body: object) =>
  fetch(inject('siteUrl') + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Runs a command as npm does, against the running guide's database, with a password on standard input. */
async function command(name: string, username: string, input: string) {
  const env = { ...process.env, ...inject('home') }
  const child = spawn(process.execPath, [`src/commands/${name}.ts`, username], { env })
  child.stdin.end(`${input}\n`)
  const [said, code] = await Promise.all([
    text(child.stdout),
    new Promise((resolve) => child.once('exit', resolve)),
  ])
  return { code, said }
}
