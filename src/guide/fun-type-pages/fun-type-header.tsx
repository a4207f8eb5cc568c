import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { NamedIcon } from '../../ui/named-icon.tsx'
import { SceneArt } from '../art/place-art.tsx'
import { signatureScene } from '../art/signature-scene.ts'
import type { FunType } from '../fun-types/fun-type.schema.ts'
import type { FunTypesSection } from './fun-types-section.ts'

type FunTypeHeaderProps = {
  section: FunTypesSection
  funType: Pick<FunType, 'slug' | 'name' | 'description' | 'icon'>
}

const backClass =
  'self-start mt-3.5 -ml-3 pr-3.5! pl-2.5! whitespace-normal! max-md:absolute max-md:top-3 max-md:left-3 max-md:max-w-[calc(100%-24px)] max-md:m-0 max-md:rounded-full max-md:bg-surface max-md:shadow-sm print:hidden'

/** The fun type's picture, name and one line. */
export const FunTypeHeader = ({
  section,
  funType: { slug, name, description, icon },
}: FunTypeHeaderProps) => (
  <div className={`ft-${slug} relative isolate overflow-hidden border-b border-border bg-(--ft-soft)`}>
    <div className="relative -z-1 h-[168px] print:hidden md:absolute md:inset-y-0 md:right-0 md:h-auto md:w-[min(56%,820px)] md:[mask-image:linear-gradient(90deg,transparent,#000_34%)]">
      <SceneArt {...signatureScene(slug)} />
    </div>
    <div className="page-width flex flex-col pb-5 md:min-h-[288px] md:pb-8.5 print:min-h-0">
      <Link
        to={`/${section}`}
        activeOptions={{ exact: true }}
        className={buttonClass('ghost', 'md', backClass)}
      >
        <ArrowLeft className="size-5" />
        All kinds of fun
      </Link>
      <div className="-mt-8.5 grid items-center print:mt-0 justify-start gap-2 md:mt-auto md:grid-cols-[64px_auto] md:gap-x-4.5 md:gap-y-2.5">
        <span className="grid size-16 place-items-center print:hidden rounded-[18px] bg-(--ft) text-(--on-ft) shadow-[0_0_0_4px_var(--ft-soft)] md:shadow-none">
          <NamedIcon name={icon} className="size-8.5" />
        </span>
        <h1 className="[overflow-wrap:anywhere] print:col-span-full">{name}</h1>
        {description && (
          <p className="max-w-[26em] text-[1.0625rem] leading-[1.55rem] md:col-span-full md:text-lg">
            {description}
          </p>
        )}
      </div>
    </div>
  </div>
)
