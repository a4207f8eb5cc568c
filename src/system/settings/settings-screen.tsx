import { useState } from 'react'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getConfigs } from '../configs/configs.requests.ts'
import { BackgroundWork } from './background-work.tsx'
import { CityManagement } from './city-management.tsx'
import { CurrentConfigurations } from './current-configurations.tsx'
import { FetchPlaces } from './fetch-places.tsx'
import { GoogleKeyForm } from './google-key-form.tsx'
import { PlaceStatusList } from './place-status-list.tsx'
import { getCountries } from './settings.requests.ts'

export function SettingsScreen() {
  const configs = useAnswer('', getConfigs)
  const countries = useAnswer('', getCountries)
  const [fetches, setFetches] = useState(0)
  return (
    <AdminScreen title="Settings">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <GoogleKeyForm onSaved={configs.reload} />
          <CityManagement onAdded={countries.reload} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <FetchPlaces countries={countries} onFetched={() => setFetches((before) => before + 1)} />
          <BackgroundWork configs={configs} />
          <CurrentConfigurations configs={configs} />
        </div>
        <div className="xl:col-span-2">
          <PlaceStatusList version={fetches} />
        </div>
      </div>
    </AdminScreen>
  )
}
