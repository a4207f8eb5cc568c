import { Link } from '@tanstack/react-router'
import type { Dashboard } from './dashboard.schema.ts'
import { Meter } from './meter.tsx'
import { Panel } from './panel.tsx'

export function CitiesPanel({ figures: { cities, staleCities } }: { figures: Dashboard }) {
  const fresh = cities - staleCities
  return (
    <Panel
      title="Cities"
      link={
        <Link to="/admin/cities" className="underlined text-sm">
          All {cities.toLocaleString('en')}
        </Link>
      }
    >
      <Meter label="Fetched in the last 30 days" value={fresh} max={cities} />
    </Panel>
  )
}
