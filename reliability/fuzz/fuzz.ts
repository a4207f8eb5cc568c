import { setTimeout as wait } from 'node:timers/promises'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { type Experiment, mostFaults, type Outcome, type RunOptions } from '../experiment.ts'
import { type DescribedCall, describedCalls } from './described-calls.ts'
import { type FuzzedGuide, fuzzedGuide, refill } from './fuzzed-guide.ts'
import { type FuzzedRequest, fuzzedRequest } from './fuzzed-request.ts'
import { wrongWith } from './judge-answer.ts'
import { findKnownValues } from './known-values.ts'
import { type Sendable, sendable } from './send-request.ts'

export const fuzz: Experiment = {
  name: 'fuzz',
  promise:
    'Every call of the OpenAPI document, with what its description allows and what it does not, as an admin, an account and nobody: no answer above 499 that is ours, each as described',
  rounds: { embedded: { whole: 100_000, short: 1000 }, postgresql: { whole: 100_000, short: 500 } },
  run: async (options) => {
    const guide = await fuzzedGuide(options)
    return runFuzz(guide, options).finally(() => guide.close())
  },
}

const atOnce = 6
const batchSize = 300
const mostMs = 120_000

async function runFuzz(guide: FuzzedGuide, { rounds, seed, until, say }: RunOptions): Promise<Outcome> {
  const description = await (await guide.api.request('/api/openapi.json')).json()
  const calls = describedCalls(description as Parameters<typeof describedCalls>[0])
  const requests = fc.oneof(...calls.map(fuzzedRequest))
  const outcome = {
    calls: 0,
    accepted: 0,
    refused: 0,
    'of providers': 0,
    'told to ask again': 0,
    'above 499': 0,
    'not as described': 0,
  }
  const faults: string[] = []
  const succeeded = new Set<DescribedCall>()
  const sendBatch = async (batch: number) => {
    await refill(guide, batch)
    const values = await findKnownValues(guide.db)
    const numRuns = Math.min(batchSize, rounds - outcome.calls)
    const left = fc.sample(requests, { seed: seed + batch, numRuns })
    const work = async () => {
      for (let request = left.pop(); request && !guide.lost.aborted; request = left.pop()) {
        const sent = sendable(request, values, guide.cookies)
        const { status, fault, isLate } = await judged(guide, request, sent)
        outcome.calls += 1
        if (isLate) outcome['told to ask again'] += 1
        if (request.call.path === '/api/auth/logout') guide.cookies = await guide.signedIn()
        if (status < 400) {
          outcome.accepted += 1
          succeeded.add(request.call)
        }
        if (status > 399 && status < 500) outcome.refused += 1
        if (status > 499 && !fault) outcome['of providers'] += 1
        if (!fault) continue
        outcome[status > 499 ? 'above 499' : 'not as described'] += 1
        if (faults.length === mostFaults) continue
        faults.push(`${fault}: ${shown(sent)}`)
        say(String(faults.at(-1)))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    say(`${outcome.calls} of ${rounds} calls, ${faults.length} faults`)
  }
  try {
    const goesOn = () => outcome.calls < rounds && Date.now() < until && !guide.lost.aborted
    for (let batch = 0; goesOn(); batch++) await sendBatch(batch)
  } catch (error) {
    faults.push(`It could not go on: ${inspect(error)}`)
  }
  if (guide.lost.aborted) faults.push(`The database was lost: ${guide.lost.reason.message}`)
  return {
    counts: outcome,
    largest: { 'kinds of call': calls.length, 'of them accepted': succeeded.size },
    faults,
  }
}

async function judged(guide: FuzzedGuide, { call }: FuzzedRequest, sent: Sendable) {
  try {
    for (let tries = 1; ; tries++) {
      const { status, text } = await answerTo(guide, sent)
      if (isAskedToWait(status, text) && tries < mostTries) await wait(waitMs)
      else return { status, fault: wrongWith(call, status, text), isLate: tries > 1 }
    }
  } catch (error) {
    return { status: 599, fault: `gave no answer (${(error as Error).message})`, isLate: false }
  }
}

/** Too much at once, or a copy that is just being made: on a busy machine who asks is told to ask again. */
const isAskedToWait = (status: number, text: string) =>
  status === 503 && /"code":"(?:not_ready|too_much)"/.test(text)

/** A minute: as long as a test waits for what comes late on a busy machine. */
const [mostTries, waitMs] = [30, 2000]

async function answerTo({ api }: FuzzedGuide, { address, ...init }: Sendable) {
  const response = await inTime(Promise.resolve(api.request(address, init)))
  const isStream = response.headers.get('content-type')?.includes('event-stream')
  if (isStream) await response.body?.cancel()
  return { status: response.status, text: isStream ? '' : await inTime(response.text()) }
}

const inTime = <Value>(work: Promise<Value>): Promise<Value> => {
  const late = Promise.withResolvers<Value>()
  const timer = setTimeout(() => late.reject(new Error(`none within ${mostMs} ms`)), mostMs)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

const shown = ({ method, address, headers, body }: Sendable) => {
  const { cookie, ...said } = headers
  const what = body instanceof FormData ? JSON.stringify(Object.fromEntries(body)) : String(body)
  return `${method} ${address.slice(0, 1200)} ${cookie ? 'signed in' : 'as nobody'} ${JSON.stringify(said)} ${what.slice(0, 600)}`
}
