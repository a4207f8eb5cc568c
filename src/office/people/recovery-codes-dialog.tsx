import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'

/** Shown this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const list = useRef<HTMLOListElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast({ title: 'Recovery codes copied' })
    } catch {
      // Not allowed, or no https: what is selected can be copied by hand.
      if (list.current) getSelection()?.selectAllChildren(list.current)
    }
  }
  return (
    <Dialog
      title="Recovery codes"
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={copy}>
            <Copy className="size-4.5" />
            Copy
          </Button>
          <Button onClick={onClose}>I keep them</Button>
        </>
      }
    >
      <p className="text-sm text-text-muted">
        Without your phone each of these signs in once, in the place of a code. Keep them where you keep your
        password: they are shown this once.
      </p>
      <ol
        ref={list}
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Dialog>
  )
}
