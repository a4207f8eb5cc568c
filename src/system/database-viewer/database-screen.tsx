import { Tabs } from 'radix-ui'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getTables } from './database.requests.ts'
import { SqlTab } from './sql-tab.tsx'
import { TableBrowser } from './table-browser.tsx'

export function DatabaseScreen() {
  const { content: tables, hasFailed, reload } = useAnswer('', getTables)
  const draft = useDraft({ form: 'sql', first: { query: '' }, formOf: (form) => form })
  return (
    <AdminScreen title="Database">
      <Tabs.Root defaultValue={draft.note.restoredAt === undefined ? 'tables' : 'sql'}>
        <Tabs.List
          aria-label="Database viewer"
          className="mb-5 flex flex-wrap gap-1 rounded-[13px] border border-border bg-surface-sunken p-1 sm:w-fit"
        >
          <Tabs.Trigger value="tables" className={tabClass}>
            Table Browser
          </Tabs.Trigger>
          <Tabs.Trigger value="sql" className={tabClass}>
            SQL Query
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="tables">
          {tables ? (
            <TableBrowser tables={tables} />
          ) : (
            <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
          )}
        </Tabs.Content>
        <Tabs.Content value="sql" className="grid gap-4">
          <DraftNote {...draft.note} />
          <SqlTab
            tables={tables ?? []}
            query={draft.values.query}
            onQueryChange={(query) => draft.set({ query })}
            onDone={draft.forget}
          />
        </Tabs.Content>
      </Tabs.Root>
    </AdminScreen>
  )
}

const tabClass =
  'min-h-11 flex-1 rounded-[10px] px-5 text-sm font-medium whitespace-nowrap text-text-muted hover:text-text data-[state=active]:bg-surface-raised data-[state=active]:font-semibold data-[state=active]:text-text data-[state=active]:shadow-sm'
