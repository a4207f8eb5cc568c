import { localService } from './local-service.ts'
import type { RecordedAnswer } from './recorded-answer.ts'

/** A server that gives these answers in turn, and the last for ever; JSON unless they say otherwise. */
export function answering(...answers: Partial<RecordedAnswer>[]) {
  let next = 0
  return localService(() => {
    const { status = 200, headers = {}, body = '' } = answers[Math.min(next++, answers.length - 1)] ?? {}
    const own = Object.entries(headers).filter(([name]) => !aboutTheBody.test(name))
    return { status, body, headers: Object.fromEntries(own) }
  })
}

// As it lay in the file the body is neither packed nor cut into pieces.
const aboutTheBody = /^(content-length|content-encoding|transfer-encoding|connection)$/i
