import { Printer, Share2 } from 'lucide-react'
import { Button, type ButtonLook, type ButtonSize } from './button.tsx'
import { classNames } from './class-names.ts'
import { toast } from './toast.ts'

interface PageButtonProps {
  look: ButtonLook
  /** An 'icon' has its name for those who cannot see it. */
  size: ButtonSize
  className?: string
}

const withScript = 'noscript:hidden print:hidden'

/** Hands the page's address to the device's own sharing or, where it has none, to the clipboard. */
export const ShareButton = ({ title, look, size, className }: PageButtonProps & { title: string }) => (
  <Button
    look={look}
    size={size}
    onClick={() => void share(title)}
    className={classNames(withScript, className)}
  >
    <Share2 className="size-5" />
    <span className={size === 'icon' ? 'sr-only' : undefined}>Share</span>
  </Button>
)

export const PrintButton = ({ look, size, className }: PageButtonProps) => (
  <Button look={look} size={size} onClick={() => print()} className={classNames(withScript, className)}>
    <Printer className="size-5" />
    <span className={size === 'icon' ? 'sr-only' : undefined}>Print</span>
  </Button>
)

async function share(title: string) {
  const url = location.href
  if (await sharedByDevice({ title, url })) return
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Link copied', description: 'Paste it into a message or your notes.' })
  } catch {
    // Without https there is no clipboard, and a visitor may refuse it.
    toast({ title: 'Copy this link', description: url })
  }
}

/** False where the device cannot; a visitor who thinks better of it has been served. */
async function sharedByDevice(page: ShareData): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
