import { FunTypeHeader } from './fun-type-header.tsx'
import { FunTypePlaces } from './fun-type-places.tsx'
import { FunTypeRail } from './fun-type-rail.tsx'
import type { FunTypeScreenProps } from './fun-type-screen-props.ts'
import { PlacesUnavailable } from './places-unavailable.tsx'
import { WhereRails } from './where-rails.tsx'

export const FunTypeScreen = (props: FunTypeScreenProps) => (
  <main id="main" tabIndex={-1} className="outline-none">
    <FunTypeHeader section={props.section} funType={props.funType} />
    <FunTypeRail section={props.section} funTypes={props.funTypes} current={props.funType.slug} />
    <div className="page-width pt-4">
      {props.countries.length > 0 && <WhereRails {...props} slug={props.funType.slug} />}
      {props.places ? <FunTypePlaces {...props} places={props.places} /> : <PlacesUnavailable />}
    </div>
  </main>
)
