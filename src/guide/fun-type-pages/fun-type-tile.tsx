import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { NamedIcon } from '../../ui/named-icon.tsx'
import { SceneArt } from '../art/place-art.tsx'
import { signatureScene } from '../art/signature-scene.ts'
import type { FunType } from '../fun-types/fun-type.schema.ts'
import type { FunTypesSection } from './fun-types-section.ts'

type FunTypeTileProps = {
  section: FunTypesSection
  funType: Pick<FunType, 'slug' | 'name' | 'description' | 'icon'>
}

/** A fun type in the grid; on a phone the last of an odd number takes the whole row. */
export const FunTypeTile = ({ section, funType: { slug, name, description, icon } }: FunTypeTileProps) => (
  <li
    className={`ft-${slug} group relative flex flex-col rounded-[20px] border border-border bg-surface p-1.5 transition-[box-shadow,translate,border-color] duration-(--dur) ease-out hover:translate-y-(--lift) hover:border-border-strong hover:shadow-md min-[641px]:rounded-[26px] min-[641px]:p-2 max-[640px]:last:odd:col-span-full`}
  >
    <div className="aspect-[1.12] overflow-hidden rounded-[15px] min-[641px]:aspect-[4/3] min-[641px]:rounded-[19px] max-[640px]:group-[:last-child:nth-child(odd)]:aspect-[2.1] [&>.art]:transition-[scale] [&>.art]:duration-(--dur-slow) [&>.art]:ease-out group-hover:[&>.art]:scale-103">
      <SceneArt {...signatureScene(slug)} />
    </div>
    <div className="grid flex-1 content-start gap-x-3.5 gap-y-0.5 px-2 pt-2.5 pb-2 min-[641px]:grid-cols-[48px_1fr_24px] min-[641px]:pt-4 min-[641px]:pr-3 min-[641px]:pb-3.5">
      <span className="row-span-2 hidden size-12 place-items-center rounded-[14px] bg-(--ft-soft) text-(--ft-text) min-[641px]:grid">
        <NamedIcon name={icon} className="size-6.5" />
      </span>
      <h2 className="text-[1.1875rem] max-[359px]:text-[1rem] leading-[1.2] tracking-[-0.015em] [overflow-wrap:anywhere] min-[641px]:text-[1.4375rem]">
        <Link
          to={`/${section}/$slug`}
          params={{ slug }}
          className="after:absolute after:inset-0 after:rounded-[inherit]"
        >
          {name}
        </Link>
      </h2>
      {description && (
        <p className="text-xs leading-[1.15rem] text-text-muted [overflow-wrap:anywhere] min-[641px]:col-start-2 min-[641px]:text-sm min-[641px]:leading-(--text-sm-lh)">
          {description}
        </p>
      )}
      <ArrowRight className="col-start-3 row-span-2 row-start-1 hidden size-5 self-center text-text-subtle transition-[translate] duration-(--dur) ease-out group-hover:translate-x-1 group-hover:text-text min-[641px]:block" />
    </div>
  </li>
)
