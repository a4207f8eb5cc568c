import { getRequestListener } from '@hono/node-server'
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite'
import { runCommand } from './run-command.ts'

type DevGuide = typeof import('./dev-guide.ts')

/** The same API and pages as `npm start`, with every change of the code shown at once. */
await runCommand(async ({ HOST, PORT }) => {
  const vite = await createServer({
    server: { host: HOST, port: PORT, strictPort: true },
    plugins: [answeredBy((request) => answer(request))],
  })
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('This Vite runs no code of servers')
  // All of the guide is loaded by Vite, which loads anew what has changed: past it, a class would be another one.
  const load = (): Promise<DevGuide> => ssr.runner.import('/src/commands/dev-guide.ts')
  const { runtime, close } = await (await load()).openDevGuide()
  const answer = async (request: Request) => (await load()).answer(runtime, request)
  await vite.listen()
  vite.printUrls()
  const stop = async () => {
    await Promise.all([vite.close(), close()])
    process.exit(0)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
})

/** What fails is told by Vite, in the browser too, which shows the page once it is mended. */
function answeredBy(answer: (request: Request) => Promise<Response>): Plugin {
  return {
    name: 'guide',
    configureServer:
      ({ middlewares }) =>
      () =>
        void middlewares.use((request, response, next) => {
          request.url = request.originalUrl ?? request.url
          void getRequestListener(answer, { errorHandler: next })(request, response)
        }),
  }
}
