import { useAnswer } from '../../ui/use-answer.ts'
import type { Match } from '../../web/router/router.ts'
import { ShownContext, useRouter, useShown } from '../../web/router/router-context.ts'

interface VisitorsPageProps {
  /** '/about', or '/funplace/haus-des-meeres'. */
  path: string
  /** In the place of what its loader would fetch. */
  data: unknown
}

/** A page as visitors see it, by its own route, so that no code of it is there twice, with other content. */
export function VisitorsPage({ path, data }: VisitorsPageProps) {
  const { routeTree } = useRouter().options
  const { matches } = useShown()
  const [, folder = ''] = path.split('/')
  const page = routeTree.children.find(({ id }) => id === path || id.startsWith(`/${folder}/$`))
  const Screen = page?.options.component
  const { content: isThere } = useAnswer(path, async () => {
    await Screen?.preload?.()
    return true
  })
  if (!page || !Screen || !isThere) return null
  const drawn: Match = { route: page, params: {}, data, failure: undefined }
  const location = { pathname: path, search: {}, hash: '', href: path, state: {} }
  return (
    <ShownContext value={{ location, matches: [...matches.slice(0, 1), drawn], isFound: true }}>
      <Screen />
    </ShownContext>
  )
}
