import type { ReportList } from '../../src/editing/reports/admin-reports.schema.ts'
import type { PlanChange } from '../../src/guide/plan/plan.ts'
import type { SharedPlan } from '../../src/guide/plan/shared-plan.schema.ts'
import type { Ask } from './attack.ts'

/** Two parents' plan while strangers send what they like; what was acknowledged must be there in the end. */
export async function twoParents(ask: Ask) {
  const call = async (method: string, from: string, path: string, body: object) => {
    const answer = await ask(method, `/api/shared-plans${path}`, JSON.stringify(body), from)
    if (!answer.ok)
      throw new Error(`${method} of a parent was answered ${answer.status}: ${answer.text.slice(0, 300)}`)
    return JSON.parse(answer.text) as SharedPlan
  }
  const { editCode: code } = await call('POST', '203.0.113.1', '', { plan: { name: 'Ours' } })
  const words: { slug: string; text: string }[] = []
  let round = 0
  return {
    /** Both write a note on the same stop at once, and each one of their own. */
    write: async () => {
      round += 1
      const slug = `both-${round % 20}`
      await Promise.all(
        ['mother', 'father'].map(async (who, nr) => {
          // A parent who goes on for hours has another address now and then.
          const from = `203.0.${nr}.${Math.floor(round / 250) % 250}`
          const text = `${who} ${round}`
          const write = (stop: string, noteWas: string) => {
            const change: PlanChange = { stops: { [stop]: { at: round, note: text, noteWas } } }
            return call('PATCH', from, '', { code, change })
          }
          if (round <= 20) {
            await write(slug, '')
            words.push({ slug, text })
          } else await write(`${who}-${round % 10}`, `${who} ${round - 10}`)
        }),
      )
    },
    notesWritten: () => 2 * round,
    lost: async (): Promise<string[]> => {
      const { plan } = await call('POST', '203.0.113.1', '/read', { code })
      const own = ['mother', 'father'].flatMap((who) =>
        Array.from({ length: 10 }, (_, nr) => round - nr)
          .filter((nr) => nr > 20)
          .map((nr) => ({ slug: `${who}-${nr % 10}`, text: `${who} ${nr}` })),
      )
      return [...words, ...own]
        .filter(({ slug, text }) => !plan?.stops[slug]?.note.split('\n').includes(text))
        .map(({ slug, text }) => `the note '${text}' on ${slug} is lost: '${plan?.stops[slug]?.note}'`)
    },
  }
}

/** Another visitor, who reads. */
export function visitor(ask: Ask, paths: readonly string[]) {
  let [reads, slowestMs] = [0, 0]
  const faults: string[] = []
  return {
    read: async () => {
      const path = paths[reads % paths.length] as string
      const since = performance.now()
      const { status } = await ask('GET', path, undefined, '192.0.2.7')
      const ms = Math.round(performance.now() - since)
      reads += 1
      slowestMs = Math.max(slowestMs, ms)
      if (status !== 200) faults.push(`a visitor's ${path} was answered ${status} in ${ms} ms`)
    },
    told: () => ({ reads, slowestMs, faults }),
  }
}

/** Groups of reports, of those that all attackers together can make, from which on the editor decides. */
const waiting = 40

/** Who looks at the reports that come, and dismisses those of most families when they are many: there is room for more. */
export function editor(ask: Ask) {
  let dismissed = 0
  const call = async (method: string, path: string, body?: object) => {
    const answer = await ask(method, `/api/admin/reports${path}`, body && JSON.stringify(body), '192.0.2.8')
    // One of them told otherwise meanwhile.
    if (!answer.ok && answer.status !== 409)
      throw new Error(`${method} of an editor was answered ${answer.status}: ${answer.text.slice(0, 300)}`)
    return answer
  }
  return {
    decide: async () => {
      const { data, pagination } = JSON.parse((await call('GET', '?limit=1')).text) as ReportList
      if (pagination.total < waiting) return
      const ids = (data[0]?.reports ?? []).map(({ id }) => id)
      if ((await call('POST', '/decide', { ids, decision: 'dismissed' })).ok) dismissed += ids.length
    },
    dismissed: () => dismissed,
  }
}
