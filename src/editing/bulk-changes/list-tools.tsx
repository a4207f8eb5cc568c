import type { ReactNode } from 'react'
import { PhoneFoldButton, usePhoneFold } from '../../ui/phone-fold.tsx'

/** What is done with the list as a whole. */
export function ListTools({ children }: { children: ReactNode }) {
  const { fold, button } = usePhoneFold()
  return (
    <>
      <span className="ml-auto sm:hidden">
        <PhoneFoldButton {...button}>Tools</PhoneFoldButton>
      </span>
      <div
        id={fold.id}
        className={`ml-auto flex flex-wrap items-center gap-x-4 max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fill,minmax(150px,1fr))] max-sm:justify-items-start ${fold.className}`}
      >
        {children}
      </div>
    </>
  )
}
