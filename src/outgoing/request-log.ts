import type { Answer, OutgoingRequest, Service } from './service.ts'
import type { Trouble } from './trouble.ts'

type Line = (fields: object, message: string) => void
type Context = { log: { debug: Line; warn: Line }; service: Service }

const shownCharacters = 200

export function logAnswer(
  { log, service }: Context,
  request: OutgoingRequest,
  answer: Answer,
  tookMs: number,
) {
  const { status, body } = answer
  // As successful reads of our own are: a fetch or a round of routes makes thousands.
  log.debug({ ...askedFor(service, request), status, bytes: body.length, tookMs }, 'a service answered')
}

export function logTrouble(
  { log, service }: Context,
  request: OutgoingRequest,
  trouble: Trouble,
  answer?: Answer,
) {
  const said = answer && {
    status: answer.status,
    body: withoutPlaces(hidden(answer.body.toString('utf8', 0, shownCharacters * 4), request)).slice(
      0,
      shownCharacters,
    ),
  }
  const reason = hidden(trouble.message, request)
  log.warn({ ...askedFor(service, request), ...said, reason }, 'a service gave no usable answer')
}

// Without its query, where keys and visitors' places stand.
const askedFor = ({ name, isPathPrivate }: Service, { method = 'GET', url }: OutgoingRequest) => ({
  service: name,
  method,
  address: isPathPrivate ? url.origin : `${url.origin}${url.pathname}`,
})

/** A proxy that has a fault may repeat what it was asked. */
const withoutPlaces = (text: string) =>
  text.replace(/\?[^\s"'<>]+/g, '?[hidden]').replace(/-?\d+\.\d{3,}/g, '[hidden]')

/** The text without the request's key. */
export const hidden = (text: string, { secret }: OutgoingRequest) =>
  secret ? text.replaceAll(secret, '[hidden]').replaceAll(encodeURIComponent(secret), '[hidden]') : text
