import { CustomCityForm } from './custom-city-form.tsx'
import { Panel } from './panel.tsx'
import { PopulateCitiesForm } from './populate-cities-form.tsx'

export const CityManagement = ({ onAdded }: { onAdded: () => void }) => (
  <Panel title="City Management">
    <div className="grid gap-6">
      <PopulateCitiesForm onAdded={onAdded} />
      <CustomCityForm onAdded={onAdded} />
    </div>
  </Panel>
)
