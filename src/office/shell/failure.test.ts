import { expect, test } from 'vitest'
import { localService } from '../../../tests/services/local-service.ts'
import { contentOf } from '../../web/api-client.ts'
import { formErrors } from './failure.tsx'

const said = async (status: number, body: string) => {
  const { url } = await localService(() => ({ status, body }))
  return formErrors(await contentOf(fetch(url)).catch((error: unknown) => error))
}

test('whose proxy takes no file of that size reads so, and not that the guide is away', async () => {
  const page = '<html><head><title>413 Request Entity Too Large</title></head></html>'
  expect(await said(413, page)).toEqual({
    all: 'A proxy in front of the guide takes nothing as large as this: whoever runs it has to let more through.',
  })
  const own = JSON.stringify({ message: 'An image may have at most 20 MB', code: 'too_large', issues: [] })
  expect(await said(413, own)).toEqual({ all: 'An image may have at most 20 MB' })
})
