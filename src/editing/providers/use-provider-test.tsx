import { useState } from 'react'
import type { ProviderTestResult } from '../../gathering/imports/fetch-places.schema.ts'
import type { PlacesProviderName } from '../../gathering/providers/provider.ts'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { toast } from '../../ui/toast.ts'
import { testProvider } from './providers.requests.ts'

/** What an editor has chosen in the form. */
export type TestChoice = { provider?: PlacesProviderName | undefined; cityId?: number | undefined }

/** A successful test, and of which city it was. */
export type ProviderTest = ProviderTestResult & { cityId: number | undefined }

/** A test of a provider: the last one's result, until the next begins. Each may have cost credits. */
export function useProviderTest({ onTested }: { onTested: () => void }) {
  const [test, setTest] = useState<ProviderTest>()
  const [failure, setFailure] = useState<string>()
  const [isTesting, setIsTesting] = useState(false)
  const run = async ({ provider, cityId }: TestChoice) => {
    if (isTesting) return
    if (!provider) {
      toast({
        ...{ title: 'Provider Required', variant: 'warning' },
        description: 'Please choose a provider to test.',
      })
      return
    }
    setIsTesting(true)
    setTest(undefined)
    setFailure(undefined)
    try {
      const result = await testProvider(provider, cityId)
      setTest({ ...result, cityId })
      toast({ title: 'Test Completed', description: foundText(result) })
    } catch (error) {
      setFailure(serverMessage(error) ?? 'The provider could not be tested.')
      sayFailure('Test Failed', error)
    }
    setIsTesting(false)
    onTested()
  }
  return { test, failure, isTesting, run, clear: () => setTest(undefined) }
}

export const foundText = ({ resultsFound, provider }: ProviderTestResult): string =>
  `Found ${resultsFound} attractions using ${provider}`
