import { Rings } from './rings.tsx'

/** A balloon over empty hills: nothing within the rings. */
export const EmptyHills = () => (
  <svg viewBox="0 0 420 230" className="w-full max-w-[420px]" aria-hidden="true">
    <Rings cy={150} radii={[58, 104, 150]} />
    <path d="M0 230C50 172 130 170 210 178s160-14 210 52Z" fill="var(--ft-outdoor-soft)" />
    <path d="M22 230C80 188 150 198 220 202s134-16 178 28Z" fill="var(--h-2)" />
    <g transform="translate(196 96)">
      <path d="M-44-6C-44-66 44-66 44-6 44 22 20 40 14 48H-14C-20 40-44 22-44-6Z" fill="var(--h-red)" />
      <path
        d="M-22-8C-22-50-8-51 0-51S22-50 22-8c0 30-12 48-15 56H-7C-10 40-22 22-22-8Z"
        fill="var(--h-white)"
      />
      <path d="M-8-8C-8-44-3-51 0-51S8-44 8-8C8 22 4 40 2.5 48H-2.5C-4 40-8 22-8-8Z" fill="var(--h-red)" />
      <path d="M-14 50-9 62M14 50 9 62" stroke="var(--h-dk)" strokeWidth="2" />
      <rect x="-11" y="61" width="22" height="15" rx="3" fill="var(--h-gir2)" />
    </g>
    <g fill="var(--h-4)">
      <ellipse cx="86" cy="180" rx="14" ry="26" />
      <ellipse cx="116" cy="186" rx="11" ry="19" />
      <ellipse cx="326" cy="182" rx="16" ry="28" />
    </g>
  </svg>
)
