import type { Context, Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import { madeOnce } from '../../platform/made-once.ts'
import { policies } from '../policy/policy.ts'
import { tokenScopeOfCall } from '../policy/token-scope-of-call.ts'
import { type ApiDescription, docsPage, docsPolicy } from './docs-page.ts'
import { withExamples } from './with-examples.ts'

const about = `Places in Europe that children love. Place data © OpenStreetMap contributors, ODbL.

What needs an account is asked with an API token of the back office, as \`Authorization: Bearer ...\`, or with the cookie that
POST /api/auth/login sets; a browser changes anything with the site's origin as Origin only. A token has a scope: read, write or admin. Ids in examples are those of a fresh guide; a link of an answer says what other calls take from it.`

/** The description that the routes give of themselves, with an example of each call: as JSON, and as a page to read. */
export function openApi(api: Hono, siteName: string) {
  const described = madeOnce(async () =>
    withAccess(
      withExamples(
        await generateSpecs(api, {
          documentation: {
            openapi: '3.1.0',
            info: { title: `${siteName} API`, version: '1', description: about },
            components: { securitySchemes },
          },
          excludeMethods: ['OPTIONS'],
          excludeStaticFile: false,
          // Ours is another: `describe` says which.
          defaultValidationErrorResponse: false,
        }),
      ),
    ),
  )
  const page = madeOnce(async () => docsPage((await described()) as ApiDescription))
  return {
    json: async (c: Context) => c.json(await described()),
    page: async (c: Context) => {
      c.header('Content-Security-Policy', docsPolicy())
      c.header('Cache-Control', 'public, max-age=300')
      return c.html(await page())
    },
  }
}

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'An API token of the back office' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'What signing in sets; session without https',
  },
} as const

type Description = Awaited<ReturnType<typeof generateSpecs>>

/** Says of each call what it takes, as the policies have it. */
function withAccess(description: Description): Description {
  for (const [route, { access }] of policies) {
    if (access === 'public') continue
    const [method = '', path = ''] = route.split(' ')
    const item = description.paths?.[path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')]
    const operation = item?.[method.toLowerCase() as 'get']
    const scope = tokenScopeOfCall(method, path)
    if (operation) operation.security = [...(scope ? [{ token: [scope] }] : []), { session: [] }]
  }
  return description
}
