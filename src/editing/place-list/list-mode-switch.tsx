import { Toggle } from '../../ui/toggle.tsx'
import { type ListMode, listModeNames, listModes } from '../places/list-modes.ts'

type ListModeSwitchProps = { mode: ListMode; onMode: (mode: ListMode) => void }

export const ListModeSwitch = ({ mode, onMode }: ListModeSwitchProps) => (
  <fieldset className="mr-auto flex gap-1.5">
    <legend className="sr-only">Show as</legend>
    {listModeNames.map((name) => (
      <Toggle key={name} pressed={name === mode} onPressedChange={() => onMode(name)}>
        {listModes[name].label}
      </Toggle>
    ))}
  </fieldset>
)
