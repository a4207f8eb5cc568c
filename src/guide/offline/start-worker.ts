/**
 * Has the worker stand between pages and network from now on; resolves once it keeps all of the guide's own files.
 * @throws where the browser has no such thing, or the files cannot be had
 */
export async function startWorker(): Promise<void> {
  const { installing, waiting, active } = await navigator.serviceWorker.register('/service-worker.js')
  const worker = active ?? waiting ?? installing
  if (worker?.state === 'activated') return
  await new Promise<void>((resolve, reject) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The guide itself could not be kept'))
    })
  })
}

/** When nothing is kept any more, nothing of it stays. */
export async function endWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
