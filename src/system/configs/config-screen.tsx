import { AssetManagement } from '../../editing/site-assets/asset-management.tsx'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { ConfigLinks } from './config-links.tsx'
import { SystemConfigurations } from './system-configurations.tsx'

export const ConfigScreen = () => (
  <AdminScreen title="Config">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <ConfigLinks />
      <AssetManagement />
      <SystemConfigurations />
    </div>
  </AdminScreen>
)
