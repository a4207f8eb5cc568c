import { Trash2 } from 'lucide-react'
import type { AdminSearchRadiusOption } from '../../guide/search-radius/search-radius-option.schema.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'

interface RadiusTableProps {
  options: readonly AdminSearchRadiusOption[]
  onSwitch: (option: AdminSearchRadiusOption, isActive: boolean) => void
  onDelete: (option: AdminSearchRadiusOption) => void
}

export const RadiusTable = ({ options, onSwitch, onDelete }: RadiusTableProps) => (
  <div className="relative overflow-x-auto rounded-lg border border-border bg-surface">
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Search radius options</caption>
      <thead className="h-11 bg-bg-tint text-xs text-text-muted">
        <tr>
          {['Status', 'Display Name', 'Radius (km)', 'Sort Order'].map((name) => (
            <th key={name} scope="col" className={`${cell} font-semibold`}>
              {name}
            </th>
          ))}
          <th scope="col" className={cell}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <tr key={option.id} className="h-15 border-t border-border">
            <td className={cell}>
              <Switch
                checked={option.isActive}
                onChange={(event) => onSwitch(option, event.target.checked)}
                aria-label={`Active: ${option.displayName}`}
              />
            </td>
            <th scope="row" className={`${cell} min-w-19 font-semibold [overflow-wrap:anywhere]`}>
              {option.displayName}
            </th>
            <td className={`${cell} tabular-nums`}>{option.radiusKm}</td>
            <td className={`${cell} tabular-nums`}>{option.sortOrder}</td>
            <td className={`${cell} w-0`}>
              <Button
                look="ghost"
                size="icon"
                aria-label={`Delete ${option.displayName}`}
                onClick={() => onDelete(option)}
                className="text-danger!"
              >
                <Trash2 className="size-5" />
              </Button>
            </td>
          </tr>
        ))}
        {options.length === 0 && (
          <tr className="h-15 border-t border-border">
            <td colSpan={5} className={`${cell} text-text-muted`}>
              No options yet: visitors choose from 10, 25, 50 and 100 km.
            </td>
          </tr>
        )}
      </tbody>
    </table>
  </div>
)

const cell = 'px-1.5 py-1 sm:px-3.5'
