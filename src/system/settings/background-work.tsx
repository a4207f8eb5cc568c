import { useId, useState } from 'react'
import { isOn, type SwitchName, switches, switchNames } from '../../office/configs/switches.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import type { Config } from '../configs/config.schema.ts'
import { getSwitchedOff } from '../configs/configs.requests.ts'
import { Panel } from './panel.tsx'
import { saveConfig } from './settings.requests.ts'

interface BackgroundWorkProps {
  configs: { latest: readonly Config[] | undefined; hasFailed: boolean; reload: () => void }
}

/** What the guide does by itself, each to be switched off. */
export function BackgroundWork({ configs }: BackgroundWorkProps) {
  const switchedOff = useAnswer('', getSwitchedOff)
  const [kept, off] = [configs.latest, switchedOff.latest]
  const reload = () => {
    configs.reload()
    if (switchedOff.hasFailed) switchedOff.reload()
  }
  return (
    <Panel title="In the Background">
      <UnlessLoaded
        isThere={kept !== undefined && off !== undefined}
        hasFailed={configs.hasFailed || switchedOff.hasFailed}
        onRetry={reload}
      />
      {kept && off && (
        <ul className="grid gap-4">
          {switchNames.map((name) => (
            <BackgroundSwitch
              key={name}
              name={name}
              value={kept.find(({ key }) => key === name)?.value}
              isOffForGood={off.includes(name)}
              onSaved={configs.reload}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface BackgroundSwitchProps {
  name: SwitchName
  value: string | undefined
  /** The settings of the server say so. */
  isOffForGood: boolean
  onSaved: () => void
}

function BackgroundSwitch({ name, value, isOffForGood, onSaved }: BackgroundSwitchProps) {
  const [isSaving, setIsSaving] = useState(false)
  const id = useId()
  const { title, text, description } = switches[name]
  const change = async (isWanted: boolean) => {
    setIsSaving(true)
    try {
      await saveConfig(name, isWanted ? 'on' : 'off', description)
      toast({ title: 'Configuration saved', description: `${title}: ${isWanted ? 'on' : 'off'}` })
      onSaved()
    } catch (failure) {
      sayFailure('Save failed', failure)
    }
    setIsSaving(false)
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="font-semibold">{title}</p>
        <div id={id} className="text-text-muted">
          <p>{text}</p>
          {isOffForGood && (
            <p className="font-semibold wrap-anywhere">Off: the server was started with {name}=off.</p>
          )}
        </div>
      </div>
      <Switch
        aria-label={title}
        aria-describedby={id}
        checked={!isOffForGood && isOn(value)}
        disabled={isOffForGood}
        // Disabled, it would lose the focus.
        aria-disabled={isSaving}
        onChange={({ target }) => !isSaving && void change(target.checked)}
      />
    </li>
  )
}
