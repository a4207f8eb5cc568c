import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { moveForm } from '../../office/drafts/left-forms.ts'
import { toast } from '../../ui/toast.ts'

/** The name of the form of what is planned. */
export const plannedForm = (id: number): string => `planned:${id}`

/** In the place of a form of what is published or discarded by now: what was typed there goes on in that of what it was about. */
export function NoLongerPlanned({ id }: { id: number }) {
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => {
    const [subject, key] = moveForm(plannedForm(id))?.split(':') ?? []
    if (subject === undefined || key === undefined) return
    toast({
      title: 'No longer planned',
      description: 'What you typed is kept here: save it, or keep it for later anew.',
      variant: 'warning',
    })
    const to =
      subject === 'place'
        ? { to: '/admin/places' as const, search: { open: `place-${key}` } }
        : { to: '/admin/page-content' as const, search: { page: key } }
    void navigate({ ...to, replace: true })
  })
  useEffect(() => goOn(), [])
  return null
}
