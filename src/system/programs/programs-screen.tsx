import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { ApiTokens } from './api-tokens.tsx'

export const ProgramsScreen = () => (
  <AdminScreen title="Programs">
    <div className="grid gap-9">
      <ApiTokens />
    </div>
  </AdminScreen>
)
