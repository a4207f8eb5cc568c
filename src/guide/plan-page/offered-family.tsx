import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { type Family, noFamily } from '../family/family.ts'
import { familyInLink } from '../family/family-in-link.ts'
import { inFull } from '../family/family-words.ts'
import { forgetFamily, keepFamily, keptFamily } from '../family/kept-family.tsx'

export interface OfferedFamilyProps {
  /** That came with a link. */
  family: Family
}

/** Asks whether this browser's lists shall be for the family that came with a link; without an answer nothing changes. */
export function OfferedFamily({ family }: OfferedFamilyProps) {
  const [isAnswered, setAnswered] = useState(false)
  const own = keptFamily().family
  if (isAnswered || familyInLink(own) === familyInLink(family)) return null
  const hasOwn = familyInLink(own) !== familyInLink(noFamily)
  const close = () => {
    setAnswered(true)
    document.getElementById('main')?.focus()
  }
  const takeOver = () => {
    const before = keptFamily()
    keepFamily({ family, isOn: true })
    toast({
      title: 'Our family is that of the link now',
      action: { label: 'Undo', onAction: () => (hasOwn ? keepFamily(before) : forgetFamily()) },
    })
    close()
  }
  return (
    <div className="page-width py-5 print:hidden">
      <section
        aria-labelledby="offered-family"
        className="grid justify-items-start gap-3 rounded-xl border border-border bg-surface p-4.5"
      >
        <h2 id="offered-family" className="text-[1.375rem]! leading-tight">
          ‘Our family’ came with the link
        </h2>
        <p className="text-sm">
          It says: <b className="font-semibold">{inFull(family)}</b>.{' '}
          {hasOwn
            ? `This device has: ${inFull(own)}. Theirs would take its place.`
            : 'Lists and this plan then say whom each place fits. It is kept on this device only.'}
        </p>
        <div className="flex flex-wrap gap-2.5">
          <Button look="accent" onClick={takeOver}>
            {hasOwn ? 'Use theirs instead' : 'Use it here'}
          </Button>
          <Button look="outline" onClick={close}>
            {hasOwn ? 'Keep ours' : 'No, thanks'}
          </Button>
        </div>
      </section>
    </div>
  )
}
