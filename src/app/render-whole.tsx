import { RouterServer } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defineHandlerCallback } from '@tanstack/react-start/server'
import {
  createSsrStreamResponse,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/router-core/ssr/server'
import { renderToReadableStream } from 'react-dom/server'

/**
 * A page in one piece. The router's own handler begins to send before all is there: the first rendering of a screen, whose
 * code is yet to be loaded, then holds scripts that put parts in place, and fail when the app comes to life before them.
 */
export const renderWhole = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    try {
      const stream = await renderToReadableStream(<RouterServer router={router} />, {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      })
      await stream.allReady
      const document = transformReadableStreamWithRouter(router, stream, {
        rendererSafePoint: 'script-close',
      })
      const answer = { status: getSsrStatus(router), headers: responseHeaders }
      return createSsrStreamResponse(router, new Response(document, answer))
    } catch (error) {
      router.serverSsr?.cleanup()
      throw error
    }
  }),
)
