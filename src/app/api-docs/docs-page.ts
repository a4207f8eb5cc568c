import { createHash } from 'node:crypto'
import { escapeXml as escaped } from '../../web/escape-xml.ts'
import { type JsonSchema, typeText } from './type-text.ts'

type Content = Record<string, { schema?: JsonSchema; example?: unknown }>

type Operation = {
  summary?: string
  security?: Record<string, string[]>[]
  parameters?: { name?: string; in?: string; required?: boolean; schema?: JsonSchema; description?: string }[]
  requestBody?: { content?: Content }
  responses?: Record<string, { description?: string; content?: Content }>
}

/** What the page reads of an OpenAPI document. */
export type ApiDescription = {
  info: { title: string; description?: string }
  paths?: Record<string, Record<string, Operation>>
}

/**
 * The page that describes every call, drawn from the description that programs read: without a script, so that it needs no library
 * and none of its words can be run.
 */
export function docsPage({ info, paths = {} }: ApiDescription): string {
  const groups = Map.groupBy(Object.entries(paths), ([path]) => groupOf(path))
  const named = [...groups].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${style}</style></head><body>
<header><h1>${escaped(info.title)}</h1>
${(info.description ?? '')
  .split('\n\n')
  .map((text) => `<p>${escaped(text)}</p>`)
  .join('\n')}
<p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a>, OpenAPI 3.1.</p></header>
<nav aria-label="Groups of calls"><ul>${named.map(([name]) => `<li><a href="#${idOf(name)}">${escaped(name)}</a></li>`).join('')}</ul></nav>
<main>${named.map(groupHtml).join('\n')}</main></body></html>
`
}

/** No script, nothing from anywhere, and this style alone. */
export const docsPolicy = (): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
  ].join('; ')

/** 'admin/places' of /api/admin/places/{id}, 'site' of what lies outside of /api. */
function groupOf(path: string): string {
  const [, api, first = '', second = ''] = path.split('/')
  if (api !== 'api') return 'files of the site'
  return first === 'admin' ? `admin/${second}` : first
}

const idOf = (name: string) => name.replace(/[^a-z]+/g, '-')

type Paths = [string, Record<string, Operation>][]

const groupHtml = ([name, paths]: [string, Paths]) =>
  `<section aria-labelledby="${idOf(name)}"><h2 id="${idOf(name)}">${escaped(name)}</h2>
${paths.flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => callHtml(method.toUpperCase(), path, operation))).join('\n')}
</section>`

function callHtml(
  method: string,
  path: string,
  { summary = '', security = [], ...asked }: Operation,
): string {
  const parameters = (asked.parameters ?? []).map(
    ({ name = '', in: where = '', required, schema = {}, description }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(where)}${required ? ', needed' : ''}</td><td><code>${escaped(typeText(schema))}</code>${description ? ` ${escaped(description)}` : ''}</td></tr>`,
  )
  return `<details><summary><b>${method}</b> <code>${escaped(path)}</code> <span>${escaped(summary)}</span></summary>
<p>${whoMay(security)}</p>
${parameters.length > 0 ? `<table><thead><tr><th scope="col">Parameter</th><th scope="col">Where</th><th scope="col">What</th></tr></thead><tbody>${parameters.join('')}</tbody></table>` : ''}
${Object.entries(asked.requestBody?.content ?? {})
  .map(bodyHtml)
  .join('\n')}
${Object.entries(asked.responses ?? {})
  .map(answerHtml)
  .join('\n')}
</details>`
}

function whoMay(security: readonly Record<string, string[]>[]): string {
  if (security.length === 0) return 'Anybody may.'
  const scope = security.find(({ token }) => token)?.token?.[0]
  return scope
    ? `Takes a token with the scope <code>${escaped(scope)}</code>, or a session.`
    : 'Takes the session of a person who is signed in; no token may.'
}

const bodyHtml = ([type, { schema, example }]: [string, Content[string]]) =>
  `<h3>Sent as ${escaped(type)}</h3>${schema ? `<pre tabindex="0">${escaped(typeText(schema))}</pre>` : ''}${example === undefined ? '' : `<p>For example:</p><pre tabindex="0">${escaped(JSON.stringify(example, null, 2))}</pre>`}`

/** Refusals all look alike, as the page's head says of the first of them. */
const answerHtml = ([status, { description = '', content = {} }]: [
  string,
  NonNullable<Operation['responses']>[string],
]) =>
  `<h3>${escaped(status)} ${escaped(description)}</h3>${
    status < '300'
      ? Object.entries(content)
          .map(([type, { schema }]) =>
            schema ? `<pre tabindex="0">${escaped(typeText(schema))}</pre>` : `<p>${escaped(type)}</p>`,
          )
          .join('')
      : ''
  }`

const style = `:root{color-scheme:light dark;--line:light-dark(#ccd5d8,#3b484d);--soft:light-dark(#f1f5f6,#1d272b);--muted:light-dark(#4c5b61,#a8b8be);--link:light-dark(#0b5c73,#7fd0e6)}
body{margin:0 auto;max-width:70rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#fff,#12191c);color:light-dark(#1c282d,#e8eef0)}
h1{font-size:1.75rem;line-height:1.2}h2{margin:2rem 0 .5rem;font-size:1.25rem}h3{margin:1rem 0 .25rem;font-size:1rem}
a{color:var(--link)}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}nav a{display:inline-block;padding:.35rem 0}
details{border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;padding:0 .75rem}
summary{cursor:pointer;padding:.6rem 0;overflow-wrap:anywhere}summary span{display:block;color:var(--muted)}
code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;background:var(--soft);border-radius:.5rem}
table{width:100%;border-collapse:collapse}th,td{padding:.35rem .75rem .35rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}`
