import { Link } from '@tanstack/react-router'
import { providerTitles } from '../../gathering/providers/provider-titles.ts'
import { May } from '../../office/accounts/current-user/may.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Dashboard } from './dashboard.schema.ts'

export const ProviderPanel = ({ figures }: { figures: Dashboard }) => (
  <Panel
    title="Provider"
    link={
      <May be="admin">
        <Link to="/admin/providers" className="underlined text-sm">
          Change
        </Link>
      </May>
    }
  >
    <p className="text-sm">
      Places come from <b>{providerTitles[figures.provider]}</b>.
    </p>
    <Meter label="Geoapify credits today" value={figures.creditsUsed} max={figures.creditsPerDay} />
  </Panel>
)
