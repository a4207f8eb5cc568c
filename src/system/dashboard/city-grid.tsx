import { citySizeText } from './city-sizes.ts'

/** More squares than that tell nothing any more. */
const mostSquares = 400

/** Each city a square, the larger the darker. */
export function CityGrid({ sizes }: { sizes: readonly number[] }) {
  const cities = sizes.reduce((total, count) => total + count, 0)
  if (cities === 0 || cities > mostSquares) return null
  const largestFirst = [...sizes.entries()].reverse()
  const told = largestFirst.map(([size, count]) => `${count} with ${citySizeText(size)}`).join(', ')
  return (
    <>
      <div
        role="img"
        aria-label={`${cities} cities by their places: ${told}`}
        className="flex flex-wrap gap-1.25"
      >
        {largestFirst.flatMap(([size, count]) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: squares of one size are all alike
          Array.from({ length: count }, (_, nr) => <Square key={`${size} ${nr}`} size={size} />),
        )}
      </div>
      <ul className="mt-3.5 grid grid-cols-2 gap-x-3 gap-y-2 text-xs text-text-muted">
        {largestFirst.map(([size]) => (
          <li key={size} className="flex items-center gap-2">
            <Square size={size} />
            {citySizeText(size)}
          </li>
        ))}
      </ul>
    </>
  )
}

const Square = ({ size }: { size: number }) => (
  <span
    aria-hidden="true"
    className={`size-[15px] flex-none rounded-[5px] forced-color-adjust-none ${looks[size]}`}
  />
)

const looks = ['border-2 border-danger', 'bg-primary/25', 'bg-primary/55', 'bg-primary']
