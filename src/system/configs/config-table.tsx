import type { ReactNode } from 'react'
import { EditAndDelete } from '../../ui/edit-and-delete.tsx'
import type { Config } from './config.schema.ts'
import { UnreadableValue } from './unreadable-value.tsx'

interface ConfigTableProps {
  configs: readonly Config[]
  onEdit: (config: Config) => void
  onDelete: (config: Config) => void
}

/** On a narrow screen each row is a block. */
export const ConfigTable = ({ configs, onEdit, onDelete }: ConfigTableProps) => (
  <div className="@container overflow-clip rounded-lg border border-border bg-surface">
    <table className="block w-full text-sm leading-[1.35] @min-[840px]:table">
      <caption className="sr-only">System Configurations</caption>
      <thead className="sr-only @min-[840px]:not-sr-only @min-[840px]:table-header-group">
        <tr>
          {['Key', 'Value', 'Description', 'Updated', 'Actions'].map((name) => (
            <th
              key={name}
              scope="col"
              className="h-11 bg-surface-sunken px-3.5 text-left text-xs font-semibold whitespace-nowrap text-text-muted"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block @min-[840px]:table-row-group">
        {configs.map((config) => (
          <Row key={config.key} config={config} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
    {configs.length === 0 && <p className="p-4 text-sm text-text-muted">Nothing is configured here yet.</p>}
  </div>
)

type RowProps = Pick<ConfigTableProps, 'onEdit' | 'onDelete'> & { config: Config }

const Row = ({ config, onEdit, onDelete }: RowProps) => (
  <tr className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-t border-border p-3.5 first:border-t-0 @min-[840px]:table-row @min-[840px]:h-15 @min-[840px]:first:border-t">
    <th
      scope="row"
      className="col-span-full text-left font-mono text-xs font-semibold [overflow-wrap:anywhere] @min-[840px]:min-w-55 @min-[840px]:px-3.5 @min-[840px]:py-2"
    >
      {config.key}
    </th>
    <Cell isWide>
      {config.value}
      {config.isUnreadable && <UnreadableValue />}
    </Cell>
    <Cell isWide isMuted>
      {config.description}
    </Cell>
    <Cell isMuted>
      <time dateTime={config.updatedAt} className="whitespace-nowrap tabular-nums">
        {dayOf(config.updatedAt)}
      </time>
    </Cell>
    <Cell>
      <EditAndDelete name={config.key} onEdit={() => onEdit(config)} onDelete={() => onDelete(config)} />
    </Cell>
  </tr>
)

type CellProps = { isWide?: boolean; isMuted?: boolean; children: ReactNode }

const Cell = ({ isWide, isMuted, children }: CellProps) => (
  <td
    className={`min-w-0 [overflow-wrap:anywhere] whitespace-pre-line empty:hidden @min-[840px]:px-3.5 @min-[840px]:py-1 @min-[840px]:empty:table-cell ${isWide ? 'col-span-full @min-[840px]:min-w-40' : ''} ${isMuted ? 'text-text-muted' : ''}`}
  >
    {children}
  </td>
)

/** '3 Nov 2025' */
const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
