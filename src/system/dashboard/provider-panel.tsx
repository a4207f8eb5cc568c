import { Link } from '@tanstack/react-router'
import { providerTitles } from '../../gathering/providers/provider-titles.ts'
import { Meter } from '../../ui/meter.tsx'
import type { Dashboard } from './dashboard.schema.ts'
import { Panel } from './panel.tsx'

export const ProviderPanel = ({ figures }: { figures: Dashboard }) => (
  <Panel
    title="Provider"
    link={
      <Link to="/admin/providers" className="underlined text-sm">
        Change
      </Link>
    }
  >
    <p className="text-sm">
      Places come from <b>{providerTitles[figures.provider]}</b>.
    </p>
    <Meter label="Geoapify credits today" value={figures.creditsUsed} max={figures.creditsPerDay} />
  </Panel>
)
