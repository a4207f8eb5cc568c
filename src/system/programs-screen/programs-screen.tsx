import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { ApiTokens } from '../programs/api-tokens.tsx'
import { Webhooks } from '../webhooks/webhooks.tsx'

export const ProgramsScreen = () => (
  <AdminScreen title="Programs">
    <div className="grid gap-9">
      <ApiTokens />
      <Webhooks />
    </div>
  </AdminScreen>
)
