import { readFileSync } from 'node:fs'

export type RecordedAnswer = { status: number; headers: Record<string, string>; body: string }

const folder = new URL('../fixtures/services/', import.meta.url)

/** The folder of a service's recorded answers. */
export const recordedAnswers = (service: string) => new URL(`${service}/`, folder)

/** What the real server program answered; see the file for what it was asked. */
export function recordedAnswer(service: string, fixture: string): RecordedAnswer {
  const { response } = JSON.parse(readFileSync(new URL(`${service}/${fixture}.json`, folder), 'utf8'))
  return response
}
