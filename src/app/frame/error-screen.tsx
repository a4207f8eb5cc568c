import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LostPin } from '../../guide/art/lost-pin.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { mayReloadFor, reloadWhereAnswered } from '../../web/missing-code.ts'

/** In place of a screen whose data or code could not be had, or that broke; says nothing of the cause. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const [isServerGone, setServerGone] = useState(false)
  const reload = () => void reloadWhereAnswered(() => setServerGone(true))
  useEffect(() => {
    if (mayReloadFor(error)) reload()
  })
  return (
    <main id="main" tabIndex={-1} className="page-width pt-12 outline-none">
      <title>Something went wrong</title>
      <EmptyState
        art={<LostPin />}
        heading={isServerGone ? 'We cannot reach the guide' : 'Something went wrong on our side'}
        level={1}
        actions={
          <>
            <button type="button" className={buttonClass('primary')} onClick={reload}>
              Try again
            </button>
            {!isServerGone && (
              <a href="/" className={buttonClass('outline')}>
                Back to Home
              </a>
            )}
          </>
        }
      >
        {isServerGone
          ? 'Please check your internet connection and try again.'
          : 'The page could not be loaded. Please try again in a moment.'}
      </EmptyState>
    </main>
  )
}
