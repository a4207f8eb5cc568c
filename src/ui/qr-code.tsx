import { encodeQR } from 'qr'

interface QrCodeProps {
  text: string
  /** What a camera finds in it. */
  label: string
}

/** A text as a square that a phone's camera reads; dark on light in both modes, since some cameras read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="h-auto! w-full! bg-white [print-color-adjust:exact]"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
