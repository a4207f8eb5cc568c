/** Dotted rings around a middle, as on the map. */
export const Rings = ({ cy, radii }: { cy: number; radii: readonly number[] }) => (
  <g
    fill="none"
    stroke="var(--map-ring)"
    strokeWidth="2"
    strokeDasharray="1 9"
    strokeLinecap="round"
    opacity="0.7"
  >
    {radii.map((r, index) => (
      <circle key={r} cx="210" cy={cy} r={r} opacity={index < 2 ? 1 : 1.4 - index * 0.3} />
    ))}
  </g>
)
