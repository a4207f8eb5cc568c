import { EmptyHills } from '../art/empty-hills.tsx'
import type { FunType } from '../fun-types/fun-type.schema.ts'
import { FunTypeTile } from './fun-type-tile.tsx'
import type { FunTypesSection } from './fun-types-section.ts'

interface FunTypesScreenProps {
  section: FunTypesSection
  funTypes: readonly FunType[]
}

export const FunTypesScreen = ({ section, funTypes }: FunTypesScreenProps) => (
  <main id="main" tabIndex={-1} className="page-width outline-none">
    <div className="grid gap-2.5 pt-[clamp(22px,2.4vw,34px)] pb-7">
      <h1>What Kind of Fun Are You Looking For?</h1>
      {funTypes.length > 0 && (
        <p className="max-w-[46em] text-lg text-text-muted">Days out of every kind, with children in mind.</p>
      )}
    </div>
    {funTypes.length === 0 ? (
      <div className="mx-auto grid max-w-[560px] justify-items-center gap-3.5 pb-10 text-center text-text-muted">
        <EmptyHills />
        <p>No categories available at the moment.</p>
      </div>
    ) : (
      <ul className="grid grid-cols-2 gap-3 min-[641px]:gap-5.5 lg:grid-cols-3">
        {funTypes.map((funType) => (
          <FunTypeTile key={funType.slug} section={section} funType={funType} />
        ))}
      </ul>
    )}
  </main>
)
