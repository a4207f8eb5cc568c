import { offClass } from '../../ui/busy-button.tsx'
import { buttonClass } from '../../ui/button.tsx'

/**
 * For the links through a list of which only the next part is known. One that leads nowhere stays, as does that to what is still
 * on its way: whoever pressed it would lose the focus.
 */
export const partLink = (leadsOn: boolean) => ({
  'aria-disabled': !leadsOn,
  className: buttonClass('outline', 'md', offClass),
})
