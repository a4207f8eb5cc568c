import { useOpenText } from '../../office/shell/use-open-dialog.ts'
import { leftDialog, type Opened, openedOf, openedText } from './opened.ts'

/** What is open over the list of places. */
export function useOpened(address: string, onAddress: (text: string) => void) {
  const [text, setText] = useOpenText(address, onAddress, openedText(leftDialog()))
  const open = (opened: Opened) => setText(openedText(opened))
  return {
    opened: openedOf(text),
    open,
    /** Nothing without an id, whatever the address is by then. */
    openPlace: (id: number | undefined) => (id === undefined ? onAddress('') : open({ dialog: 'place', id })),
  }
}
