import { May } from '../../office/accounts/current-user/may.tsx'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { FillGuide, isFillFirst } from '../fill-guide/fill-guide.tsx'
import { useFill } from '../fill-guide/use-fill.tsx'
import { CitiesPanel } from './cities-panel.tsx'
import { concernsOf } from './concerns.ts'
import { getDashboard } from './dashboard.requests.ts'
import { NeedsAttention } from './needs-attention.tsx'
import { ProviderPanel } from './provider-panel.tsx'
import { RecentChanges } from './recent-changes.tsx'
import { ToReview } from './to-review.tsx'

export function DashboardScreen() {
  // What is on the screen stays there while newer figures come, and when they do not.
  const { latest: figures, hasFailed, reload } = useAnswer('', getDashboard)
  const { status: fill, begin, stop } = useFill(reload)
  const filling = fill && <FillGuide status={fill} onBegin={begin} onStop={stop} />
  const isFirst = fill !== undefined && isFillFirst(fill)
  return (
    <AdminScreen title="Dashboard">
      <p className="-mt-4 mb-5 text-sm text-text-muted">{today.format()}</p>
      <UnlessLoaded isThere={figures !== undefined} hasFailed={hasFailed} onRetry={reload} />
      {figures && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_350px]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
            {isFirst && filling}
            <May be="editor">
              <ToReview figures={figures} />
            </May>
            <NeedsAttention concerns={concernsOf(figures)} />
            {!isFirst && filling}
          </div>
          <div className="grid min-w-0 gap-6">
            <CitiesPanel figures={figures} />
            <RecentChanges changes={figures.recentChanges} onUndone={reload} />
            <ProviderPanel figures={figures} />
          </div>
        </div>
      )}
    </AdminScreen>
  )
}

/** 'Saturday 21 November 2026' */
const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })
