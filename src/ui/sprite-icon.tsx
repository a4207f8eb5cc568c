import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** An icon of the one file that holds all that families see; the build puts it in the place of lucide-react's own. */
export const spriteIcon =
  (href: string) =>
  ({ className, color, strokeWidth, ...props }: ComponentProps<'svg'>) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: what it means is said beside it
    <svg
      className={classNames('icon', className)}
      style={{ stroke: color, strokeWidth }}
      aria-hidden={props['aria-label'] || props.role ? undefined : true}
      {...props}
    >
      <use href={href} />
    </svg>
  )
