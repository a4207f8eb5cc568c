import { Copy } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'

/** A secret that nobody can be shown again. */
export function ShownOnce({ label, secret }: { label: string; secret: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast({ title: 'Copied' })
    } catch {
      toast({ title: 'Your browser does not let us copy: please select the text', variant: 'destructive' })
    }
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="rounded-md bg-bg-tint p-3.5 text-sm font-semibold">
        Copy it now: it is shown this once, and stored so that nobody can read it.
      </p>
      <Field label={label}>
        {(control) => (
          <input
            {...control}
            readOnly
            value={secret}
            spellCheck={false}
            onFocus={(event) => event.target.select()}
            className={`${inputClass} font-mono text-xs`}
          />
        )}
      </Field>
      <Button look="outline" onClick={copy} className="justify-self-start">
        <Copy className="size-5" />
        Copy
      </Button>
    </div>
  )
}
