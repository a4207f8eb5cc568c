import { Ban, Equal, Ghost, Lock, type LucideIcon, Pencil, Plus } from 'lucide-react'
import { Tabs } from 'radix-ui'
import type { ImportRunDetails } from '../../gathering/imports/import-run.schema.ts'
import { type PlaceKind, placeKinds, type RunTab, runTabs } from './import-run-address.ts'
import { counted, refusedCount } from './import-run-words.ts'
import { ImportedPlaces } from './imported-places.tsx'
import { Refusals } from './refusals.tsx'

interface ImportRunTabsProps {
  run: ImportRunDetails
  tab: RunTab | undefined
  page: number
  onChange: (part: { tab: RunTab; page: number }) => void
}

export function ImportRunTabs({ run, tab, page, onChange }: ImportRunTabsProps) {
  const counts = { ...run, changed: run.changedPlaces, refused: refusedCount(run) }
  const open = tab ?? firstOf.find((one) => counts[one] > 0) ?? 'added'
  return (
    <Tabs.Root
      value={open}
      onValueChange={(value) => onChange({ tab: value as RunTab, page: 1 })}
      className="overflow-clip rounded-[20px] border border-border bg-surface"
    >
      <Tabs.List
        aria-label="What the import did"
        className="grid grid-cols-2 border-b border-border bg-bg-tint sm:grid-cols-3 lg:grid-cols-6"
      >
        {runTabs.map((one) => (
          <Tab key={one} value={one} count={counts[one]} />
        ))}
      </Tabs.List>
      {runTabs.map((one) => (
        <Tabs.Content key={one} value={one} className="p-4 -outline-offset-3! sm:p-5">
          {isOfPlaces(one) ? (
            <ImportedPlaces
              run={run}
              kind={one}
              page={page}
              onPage={(other) => onChange({ tab: one, page: other })}
            />
          ) : one === 'refused' ? (
            <Refusals refused={run.refused} />
          ) : (
            <p>{counted(run.unchanged, 'place')} came as they were known already.</p>
          )}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

/** What an editor wants to see first. */
const firstOf: readonly RunTab[] = ['changed', 'added', 'kept', 'gone', 'refused', 'unchanged']

const isOfPlaces = (tab: RunTab): tab is PlaceKind => (placeKinds as readonly RunTab[]).includes(tab)

const looks: Record<RunTab, { word: string; Icon: LucideIcon }> = {
  added: { word: 'Added', Icon: Plus },
  changed: { word: 'Changed', Icon: Pencil },
  kept: { word: 'Kept as edited', Icon: Lock },
  gone: { word: 'Gone', Icon: Ghost },
  refused: { word: 'Refused', Icon: Ban },
  unchanged: { word: 'Unchanged', Icon: Equal },
}

function Tab({ value, count }: { value: RunTab; count: number }) {
  const { word, Icon } = looks[value]
  return (
    <Tabs.Trigger
      value={value}
      className="grid min-h-11 gap-1 border-t-[3px] border-transparent px-4 py-3 text-left -outline-offset-3! data-[state=active]:border-primary data-[state=active]:bg-surface"
    >
      <b className="font-display text-[1.5rem] leading-none tabular-nums">{count.toLocaleString('en')}</b>
      <span className="flex items-center gap-1.5 text-sm text-text-muted">
        <Icon className="size-4 flex-none" />
        {word}
      </span>
    </Tabs.Trigger>
  )
}
