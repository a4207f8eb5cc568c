import { z } from 'zod'

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'an address that begins with http:// or https://',
})

/** As libpq takes them and finds the primary among them; `pg` takes one. */
const namesSeveralHosts = (value: string) =>
  /^postgres(?:ql)?:\/\/(?:[^/?#]*@)?[^/?#@]*,[^/?#@]*(?:[/?#]|$)/.test(value)

/** As libpq takes a socket; as addresses go there is no user without a host. */
const namesSocketAlone = (value: string) =>
  /^postgres(?:ql)?:\/\/[^/?#]*@\/[^?#@]*\?(?:.*&)?host=/.test(value)

const likeThis =
  'an address like postgres://user:password@host:5432/database; in user and password @ is written %40, : %3A, / %2F, ? %3F, # %23 and % %25'

/** A letter of the password was taken for the end of a part: what follows would be asked for as a host, and told as one. */
function isCutInPassword(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { username, pathname, search, hash } = new URL(value)
  return hash !== '' || pathname.includes('@') || (username === '' && search.includes('@'))
}

export const postgresAddress = z
  .string()
  .refine((value) => !namesSeveralHosts(value), {
    error:
      'an address of one host: a name that always leads to the primary, as the cluster or the proxy before it gives',
  })
  .refine((value) => !namesSocketAlone(value), {
    error:
      'an address with a host, which the socket then stands in for: postgres://user:password@localhost/database?host=/var/run/postgresql',
  })
  .pipe(
    z.url({ protocol: /^postgres(ql)?$/, error: likeThis }).refine((value) => !isCutInPassword(value), {
      error: likeThis,
    }),
  )

// Storage lists a bucket, never a folder of one.
const likeBucket =
  'an address like https://KEY:SECRET@s3.example.org/bucket?region=eu-central-1, with the bucket alone as its path and no folder in it'

export const bucketAddress = webAddress.refine(
  (value) => {
    if (!URL.canParse(value)) return false
    const { username, password, pathname } = new URL(value)
    return username !== '' && password !== '' && /^\/[^/]+\/?$/.test(pathname)
  },
  { error: likeBucket },
)

const isBucket = (value: string) => bucketAddress.safeParse(value).success

export const archivePlace = z.string().refine((value) => !/^https?:/i.test(value) || isBucket(value), {
  error: `a folder, or ${likeBucket}`,
})

/** Without a path, so that addresses can be put together by appending one. */
export const origin = webAddress
  .refine((value) => isOrigin(value), {
    error: 'an origin like https://www.example.org: scheme and host, no path',
  })
  .transform((value) => new URL(value).origin)

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`

export const issuer = webAddress.refine(
  (value) => /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/.test(value),
  { error: 'an address that begins with https://; http:// is for this machine alone' },
)

export const proxies = z
  .string()
  .regex(/^(true|false|\d)$/, { error: 'true, false, or the number of proxies in front (0 to 9)' })
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)))

export const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'a whole number from 0 to 65535' })
  .transform(Number)
  .refine((value) => value <= 65_535, { error: 'a whole number from 0 to 65535' })

export const header = z
  .string()
  .regex(/^[\w-]+: *[\x21-\x7e][\x20-\x7e]*$/, { error: 'a header like Fastly-Key: 0123456789abcdef' })
  .transform((text) => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1).trim()] as const)

export const metricsToken = z
  .string()
  .regex(/^[\x21-\x7e]{16,}$/, { error: '16 characters or more, without spaces' })

/** As the standard has them: 'name=value' with commas between, both with % for what else they hold. `check` throws what may not be. */
const namedValues = (like: string, check: (name: string, value: string) => unknown) =>
  z.string().transform((text, context) => {
    const pairs = text.split(',').filter((pair) => pair.trim() !== '')
    try {
      const values = pairs.map((pair) => {
        const [, name, value = ''] = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*=(.*)$/.exec(pair) ?? []
        if (name === undefined) throw new Error('no name')
        const decoded = decodeURIComponent(value.trim())
        check(name, decoded)
        return [name, decoded] as const
      })
      return Object.fromEntries(values)
    } catch {
      context.addIssue({ code: 'custom', message: like })
      return z.NEVER
    }
  })

export const otlpHeaders = namedValues(
  'headers like authorization=Bearer%20abc,x-team=guide',
  (name, value) => new Headers([[name, value]]),
)

export const otelAttributes = namedValues(
  'attributes like deployment.environment.name=staging',
  () => undefined,
)

const fromNoneToAll = { error: 'a number from 0 to 1' }

export const share = z.coerce.number(fromNoneToAll).min(0, fromNoneToAll).max(1, fromNoneToAll)

export const kilometres = z
  .string()
  .regex(/^\d{1,3}$/, { error: 'whole kilometres from 1 to 100' })
  .transform(Number)
  .refine((value) => value >= 1 && value <= 100, { error: 'whole kilometres from 1 to 100' })

export const archivesKept = z
  .string()
  .regex(/^\d{1,3}$/, { error: 'a whole number from 1 to 500' })
  .transform(Number)
  .refine((value) => value >= 1 && value <= 500, { error: 'a whole number from 1 to 500' })

export const listOf = (isAllowed: (item: string) => boolean, error: string) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine((items) => items.every(isAllowed), { error })

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:'

export const isPostgresAddress = (value: string) => postgresAddress.safeParse(value).success

export const scripts = listOf(
  (value) => isHttps(value) || /^\/[^/\\]/.test(value),
  'https:// addresses, or paths of files of this site such as /analytics.js, with commas between',
)

export const httpsOrigins = listOf(
  (value) => /^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(value),
  'origins like https://stats.example.org or https://*.example.org, with commas between',
)

export const innerOrigins = listOf(
  (value) => webAddress.safeParse(value).success && new URL(value).origin === value,
  'origins like http://n8n:5678, with commas between',
)

export const onOrOff = z.enum(['on', 'off'], { error: 'on or off' })
