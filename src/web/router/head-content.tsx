import type { Head } from './route.ts'
import type { Shown } from './router.ts'
import { useShown } from './router-context.ts'

/** What the routes of the page say of it; of two titles, or two descriptions, the inner one counts. */
export function HeadContent() {
  const { meta, links, scripts } = headOf(useShown())
  return (
    <>
      {meta.map(({ title, charSet, ...rest }) =>
        title === undefined ? (
          <meta key={charSet ?? rest.name ?? rest.property} charSet={charSet} {...rest} />
        ) : (
          <title key="title">{title}</title>
        ),
      )}
      {links.map((link) => (
        <link key={`${link.rel} ${link.href}`} {...link} />
      ))}
      {scripts.map(({ type, children }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, escaped by who made it
        <script key={children} type={type} dangerouslySetInnerHTML={{ __html: children }} />
      ))}
    </>
  )
}

function headOf({ matches }: Shown): Required<Head> {
  const heads = matches.map(({ route, data }) => route.options.head?.({ loaderData: data }) ?? {})
  const named = heads.flatMap(({ meta = [] }) => meta).map((meta) => [nameOf(meta), meta] as const)
  return {
    meta: [...new Map(named).values()],
    links: heads.flatMap(({ links = [] }) => links),
    scripts: heads.flatMap(({ scripts = [] }) => scripts),
  }
}

const nameOf = (meta: Record<string, string>): string | undefined =>
  meta.name ?? meta.property ?? Object.keys(meta)[0]
