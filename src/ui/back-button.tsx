import { Link, useHydrated } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Button, buttonClass } from './button.tsx'

const inset = 'mt-3.5 -ml-3 pr-3.5! pl-2.5!'

/** 'Back' for a visitor who came from within the product, else 'Home'. */
export function BackButton({ onBack }: { onBack: (() => void) | undefined }) {
  // The server cannot know, and the first picture of a page has to be the server's.
  const isHydrated = useHydrated()
  if (isHydrated && onBack) {
    return (
      <Button look="ghost" onClick={onBack} className={inset}>
        <ArrowLeft className="size-5" />
        Back
      </Button>
    )
  }
  return (
    <Link to="/" className={buttonClass('ghost', 'md', inset)}>
      <ArrowLeft className="size-5" />
      Home
    </Link>
  )
}
