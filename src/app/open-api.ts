import type { Hono } from 'hono'
import { openAPIRouteHandler } from 'hono-openapi'

/** Serves the description that the routes give of themselves. */
export const openApi = (api: Hono, siteName: string) =>
  openAPIRouteHandler(api, {
    documentation: {
      openapi: '3.1.0',
      info: {
        title: `${siteName} API`,
        version: '1',
        description: 'Places in Europe that children love. Place data © OpenStreetMap contributors, ODbL.',
      },
    },
    excludeMethods: ['OPTIONS'],
    excludeStaticFile: false,
    // Ours is another: `describe` says which.
    defaultValidationErrorResponse: false,
  })
