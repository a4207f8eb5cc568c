import { Rings } from './rings.tsx'

/** A pin with a question mark in the middle of the rings: what was asked for is not there. */
export const LostPin = () => (
  <svg viewBox="40 -40 340 288" className="w-full max-w-[420px]" aria-hidden="true">
    <Rings cy={104} radii={[40, 72, 104, 140]} />
    <path
      d="M210 36c-27 0-46 20-46 45 0 33 46 71 46 71s46-38 46-71c0-25-19-45-46-45Z"
      fill="var(--sun-400)"
    />
    <path
      d="M197 72a14 14 0 1 1 20 12c-5 3-7 6-7 11"
      fill="none"
      stroke="var(--on-accent)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <circle cx="210" cy="111" r="4.5" fill="var(--on-accent)" />
  </svg>
)
