import { Baby, type LucideIcon, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { OpeningHours } from '../opening-hours/opening-hours.tsx'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { ageRange } from './age-range.ts'
import { FactSigns } from './fact-signs.tsx'

export function BasicInformation({ place }: { place: PlaceDetail }) {
  const address = place.address || postalAddress(place)
  const ages = ageRange(place)
  return (
    <section className="rounded-xl border border-border bg-surface p-4.5 sm:p-6">
      <h2 className="mb-3.5 text-[1.375rem] leading-tight">Basic Information</h2>
      <OpeningHours {...place} />
      <dl className="mt-2.5 grid gap-0.5 text-sm">
        {address && (
          <Fact icon={MapPin} name="Address">
            {address}
          </Fact>
        )}
        {place.phone && (
          <Fact icon={Phone} name="Phone">
            <a
              href={`tel:${place.phone.replace(/[^+\d]/g, '')}`}
              className="underlined inline-flex min-h-6 items-center"
            >
              {place.phone}
            </a>
          </Fact>
        )}
        {ages && (
          <Fact icon={Baby} name="Ages">
            {ages}
          </Fact>
        )}
      </dl>
      <FactSigns place={place} />
      <p className="mt-3 border-t border-border pt-3 text-xs text-text-subtle">
        For reference only. Visit the official site for full details.
      </p>
      {place.fromOpenStreetMap && (
        <p className="mt-1.5 text-xs text-text-subtle">
          Contains data ©{' '}
          <OutsideLink href="https://www.openstreetmap.org/copyright" className="underlined">
            OpenStreetMap contributors
          </OutsideLink>
        </p>
      )}
      {place.fromGeoapify && (
        <p className="mt-1.5 text-xs text-text-subtle">
          Powered by{' '}
          <OutsideLink href="https://www.geoapify.com/" className="underlined">
            Geoapify
          </OutsideLink>
        </p>
      )}
    </section>
  )
}

const Fact = ({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) => (
  <div className="py-2">
    <dt className="flex items-center gap-3 font-semibold">
      <Icon className="size-5 text-link" />
      {name}
    </dt>
    <dd className="pl-8 text-text-muted [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

type PostalPlace = Pick<
  PlaceDetail,
  'addrStreet' | 'addrHousenumber' | 'addrPostcode' | 'addrCity' | 'addrCountry'
>

function postalAddress(place: PostalPlace): string {
  const street = [place.addrStreet, place.addrHousenumber].filter(Boolean).join(' ')
  const town = [place.addrPostcode, place.addrCity].filter(Boolean).join(' ')
  return [street, town, place.addrCountry].filter(Boolean).join(', ')
}
