import { Accessibility, Baby, House, type LucideIcon, TreePine } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { FactOf, FactValue, PublicFact } from '../facts/fact-names.ts'
import type { ChoiceType } from '../facts/fact-types.ts'

type SignFact = PublicFact & FactOf<'yesNo' | ChoiceType>

/** What visitors read of each fact that is a yes, a no or one of some words: nothing of what is not known. */
const signs: { [Name in SignFact]: (value: FactValue<Name>) => ReactNode } = {
  isIndoor: (is) => <Sign icon={is ? House : TreePine}>{is ? 'Indoor Activity' : 'Outdoor Activity'}</Sign>,
  isWheelchairAccessible: (is) => is && <Sign icon={Accessibility}>Wheelchair Accessible</Sign>,
  buggy: (ease) => ease && <Sign icon={Baby}>{withBuggy[ease]}</Sign>,
}

const withBuggy = {
  yes: 'Easy with a Buggy',
  limited: 'Partly Possible with a Buggy',
  no: 'Not Possible with a Buggy',
}

const isSign = (name: string): name is SignFact => Object.hasOwn(signs, name)
const names = Object.keys(signs).filter(isSign)

const signOf = <Name extends SignFact>(place: { [Key in Name]: FactValue<Key> }, name: Name) =>
  signs[name](place[name])

export const FactSigns = ({ place }: { place: { [Name in SignFact]: FactValue<Name> } }) => (
  <ul className="grid gap-3.5 py-2 text-sm">
    {names.map((name) => (
      <Fragment key={name}>{signOf(place, name)}</Fragment>
    ))}
  </ul>
)

const Sign = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex items-center gap-3 font-semibold">
    <Icon className="size-5 text-link" />
    {children}
  </li>
)
