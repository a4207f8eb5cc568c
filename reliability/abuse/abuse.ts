import { sql } from 'drizzle-orm'
import type { Database } from '../../src/platform/database/database.ts'
import { type Experiment, mostFaults, type Outcome, type RunOptions } from '../experiment.ts'
import { newHome, type RunningGuide, signedInAt, startIn } from '../guide-home.ts'
import { filesBeside } from '../kills/wholeness.ts'
import { everyServiceAt, localServer } from '../local-server.ts'
import { memoryAtRest, watchMemory } from '../memory-of.ts'
import { type Random, randomOf } from '../random.ts'
import type { Ask } from './attack.ts'
import { editor, twoParents, visitor } from './bystanders.ts'
import { whatRan } from './drawn.ts'
import { beyondBounds, keptBy } from './kept-bounds.ts'
import { planAttackers } from './plan-attacks.ts'
import { reportAttackers } from './report-attacks.ts'

export const abuse: Experiment = {
  name: 'abuse',
  promise:
    'Strangers guess codes, send what is too large, too deep, too often or a script to shared plans and reports, replay proofs and send giant photos, from forty addresses: none is answered 500, at most one in a hundred that the guide is busy, visitors read on, an editor decides, two parents lose no note, no code is guessed, no script runs where it is read, and no bound is passed, of memory (400 MB more) neither',
  rounds: { embedded: { whole: 20_000, short: 0 }, postgresql: { whole: 20_000, short: 120 } },
  run: async (options) => {
    const home = await newHome(options)
    const service = await localServer(() => ({ status: 400, body: '{}' }))
    Object.assign(home.settings, everyServiceAt(service), { TRUST_PROXY: '1' })
    const guide = await startIn(home)
    try {
      return await attack(guide, options)
    } finally {
      await guide.closeDatabase()
      await guide.stop()
      service.close()
      await home.remove()
    }
  },
}

const asker =
  (url: string, more: Record<string, string> = {}): Ask =>
  async (method, path, body, from, type = 'application/json') => {
    const headers = {
      ...{ ...more, 'X-Forwarded-For': from },
      ...(body !== undefined && { 'Content-Type': type }),
    }
    const sent = { method, headers, ...(body !== undefined && { body }) }
    const response = await fetch(`${url}${path}`, { ...sent, redirect: 'manual' })
    return { ok: response.ok, status: response.status, text: await response.text() }
  }

/** As a browser that was told that the guide is busy. */
const patient =
  (ask: Ask, tries = 20): Ask =>
  async (...asked) => {
    const answer = await ask(...asked)
    return answer.status === 503 && tries > 1 ? patient(ask, tries - 1)(...asked) : answer
  }

const places = Array.from({ length: 5 }, (_, nr) => `abused-${nr}`)
const [atOnce, addresses, mostMegabytes] = [12, 40, 400]
/** Told to wait, or that the guide is busy, which it may be on a machine that does much else: of all attacks, so many. */
const [answeredAnyway, mostBusy] = [[429, 503], 0.01]
const [longestBody, longestAnswer] = [200_000, 500_000]

async function attack(guide: RunningGuide, { rounds, seed, until, say }: RunOptions): Promise<Outcome> {
  await addPlaces(guide.db)
  const random = randomOf(seed)
  const ask = asker(guide.url)
  // On connections of their own: those that send too much are closed.
  const askOnce = asker(guide.url, { Connection: 'close' })
  const attackers = [...planAttackers, ...(await reportAttackers(places))]
  const session = await signedInAt(guide)
  const paths = ['/', '/plan', ...places.map((slug) => `/funplace/${slug}`)]
  const [parents, decider, reader] = [
    await twoParents(patient(ask)),
    editor(patient(asker(guide.url, { Cookie: session.cookie }))),
    visitor(ask, paths),
  ]
  for (const _ of paths) await reader.read()
  const [before, endWatching] = [await memoryAtRest(guide.pid), watchMemory(guide.pid, 'no child')]
  const counts = {
    attacks: 0,
    accepted: 0,
    refused: 0,
    'cut off': 0,
    'told to wait': 0,
    busy: 0,
    'above 499': 0,
  }
  const faults: string[] = []
  const goesOn = () => counts.attacks < rounds && Date.now() < until
  const attackOn = async () => {
    while (goesOn()) {
      counts.attacks += 1
      if (counts.attacks % 1000 === 0) say(`${counts.attacks} of ${rounds} attacks, ${faults.length} faults`)
      const { what, method, path, body, type, allowed } = await random.pick(attackers)(random)
      const answer = await askOnce(method, path, body, addressOf(random), type).catch(() => undefined)
      counts[answer ? kindOf(answer.status) : 'cut off'] += 1
      // Who still sends megabytes that are refused already.
      if (!answer && body.length < longestBody) faults.push(`${what} was not answered`)
      const { status, text } = answer ?? { status: 413, text: '' }
      if (!answeredAnyway.includes(status) && !allowed.includes(status))
        faults.push(`${what} was answered ${status}: ${text.slice(0, 300)}`)
      if (text.length > longestAnswer) faults.push(`${what} was answered with ${text.length} letters`)
    }
  }
  const bystanding = async (go: () => Promise<void>) => {
    while (goesOn()) await go()
  }
  const [most] = await Promise.all([
    Promise.all([
      ...Array.from({ length: atOnce }, attackOn),
      bystanding(parents.write),
      bystanding(decider.decide),
      bystanding(reader.read),
    ])
      .catch((error: Error) => faults.push(`It could not go on: ${error.message}`))
      .then(endWatching),
  ])
  if (counts.busy > counts.attacks * mostBusy) faults.push(`${counts.busy} were told that the guide is busy`)
  const grown = Math.round(most.own - before)
  const lost = await parents.lost()
  const ran = await whatRan(guide.url, session, ask)
  const leftOver = [
    ...(await beyondBounds(guide.db)),
    ...(await filesBeside(guide.db, `${guide.dataDir}/images`)),
  ]
  const { reads, slowestMs, faults: ofReader } = reader.told()
  if (grown > mostMegabytes) faults.push(`the server took ${grown} MB more`)
  faults.push(...ofReader, ...lost, ...ran, ...leftOver, ...guide.errors.filter((line) => !isBusy(line)))
  return {
    counts: {
      ...counts,
      ...{ 'notes of two parents': parents.notesWritten(), lost: lost.length, 'visits meanwhile': reads },
      ...{ 'reports dismissed': decider.dismissed(), 'scripts run': ran.length },
      ...(await keptBy(guide.db)),
    },
    largest: { 'ms for the slowest visit': slowestMs, 'MB more memory': grown },
    faults: faults.slice(0, mostFaults),
  }
}

const kindOf = (status: number) => {
  if (status === 429) return 'told to wait'
  if (status === 503) return 'busy'
  if (status < 400) return 'accepted'
  return status < 500 ? 'refused' : 'above 499'
}

/** Of what was answered so, counted already; what failed otherwise has a line of its own. */
const isBusy = (line: string) => /"status":503,.*"msg":"request"/.test(line)

const addressOf = (random: Random) => `198.51.100.${random.below(addresses)}`

const addPlaces = (db: Database) =>
  db.execute(sql`
    insert into places (name, slug, lat, lng, is_active)
    select 'Abused place', slug, 0, -30, true from unnest(${sql.param(places)}::text[]) slug`)
