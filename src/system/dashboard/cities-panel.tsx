import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Meter } from '../../ui/meter.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CityGrid } from './city-grid.tsx'
import type { Dashboard } from './dashboard.schema.ts'

export function CitiesPanel({ figures }: { figures: Dashboard }) {
  const { cities, staleCities, citySizes, thinCities } = figures
  return (
    <Panel
      title="Cities"
      link={
        <Link to="/admin/cities" className="underlined text-sm">
          All {cities.toLocaleString('en')}
        </Link>
      }
    >
      <CityGrid sizes={citySizes} />
      {thinCities.length > 0 && <ThinCities cities={thinCities} />}
      <Meter label="Fetched in the last 30 days" value={cities - staleCities} max={cities} />
    </Panel>
  )
}

const ThinCities = ({ cities }: { cities: Dashboard['thinCities'] }) => (
  <p className="border-t border-border pt-3.5 text-sm text-text-muted">
    <b className="font-semibold text-text">Thin:</b>{' '}
    {cities.map(({ id, name, count }, index) => (
      <Fragment key={id}>
        {index > 0 && ', '}
        <Link to="/admin/places" search={{ cityId: String(id), isActive: 'true' }} className="underlined">
          {name} {count}
        </Link>
      </Fragment>
    ))}
  </p>
)
