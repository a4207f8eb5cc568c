import type { Context, Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import { withExamples } from './with-examples.ts'

const about = `Places in Europe that children love. Place data © OpenStreetMap contributors, ODbL.

What needs an account is asked with an API token of the back office, as \`Authorization: Bearer ...\`, or with the cookie that
POST /api/auth/login sets; a browser changes anything with the site's origin as Origin only. A token has a scope: read, write or admin. Ids in examples are those of a fresh guide; a link of an answer says what other calls take from it.`

/** Serves the description that the routes give of themselves, with an example of each call. */
export function openApi(api: Hono, siteName: string) {
  const describe = async () =>
    withExamples(
      await generateSpecs(api, {
        documentation: {
          openapi: '3.1.0',
          info: {
            title: `${siteName} API`,
            version: '1',
            description: about,
          },
        },
        excludeMethods: ['OPTIONS'],
        excludeStaticFile: false,
        // Ours is another: `describe` says which.
        defaultValidationErrorResponse: false,
      }),
    )
  let description: ReturnType<typeof describe> | undefined
  return async (c: Context) => {
    description ??= describe()
    return c.json(await description)
  }
}
