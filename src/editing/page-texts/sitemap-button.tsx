import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { ApiError } from '../../web/api-client.ts'
import { generateSitemap } from './seo.requests.ts'

/** `more` is what there is to say beyond the message. */
type Outcome = { isFailure: boolean; message: string; more?: string }

export function SitemapButton() {
  const [isGenerating, setIsGenerating] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const generate = async () => {
    setIsGenerating(true)
    setOutcome(undefined)
    setOutcome(await askForSitemap())
    setIsGenerating(false)
  }
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <p
        role="status"
        className={`text-sm empty:sr-only ${outcome?.isFailure ? 'font-semibold text-danger' : 'text-text-muted'}`}
      >
        {outcome && (
          <>
            <span>{outcome.message}</span> {outcome.more}
          </>
        )}
      </p>
      <BusyButton onClick={generate} isBusy={isGenerating}>
        <FileCheck className="size-5" />
        {isGenerating ? 'Generating...' : 'Generate Sitemap'}
      </BusyButton>
    </div>
  )
}

async function askForSitemap(): Promise<Outcome> {
  try {
    const text = await generateSitemap()
    const report = parsed(text)
    if (!report) return { isFailure: true, message: `Expected JSON, got: ${text.slice(0, 100)}` }
    const { message = 'Sitemap generated successfully!', count, files } = report
    if (count === undefined || !files) return { isFailure: false, message }
    const pages = count === 1 ? '1 address' : `${count} addresses`
    const parts = files.length === 1 ? '1 file' : `${files.length} files`
    return { isFailure: false, message, more: `${pages} in ${parts}.` }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 'nothing'
    return { isFailure: true, message: `Server responded ${status}` }
  }
}

/** Any JSON is a success; the rest is more than has to be in it. */
function parsed(text: string): { message?: string; count?: number; files?: unknown[] } | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
