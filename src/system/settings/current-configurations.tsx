import { Link } from '@tanstack/react-router'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import type { Config } from '../configs/config.schema.ts'
import { UnreadableValue } from '../configs/unreadable-value.tsx'
import { Panel } from './panel.tsx'

interface CurrentConfigurationsProps {
  configs: { latest: readonly Config[] | undefined; hasFailed: boolean; reload: () => void }
}

/** Secret values come masked from the server. */
export const CurrentConfigurations = ({
  configs: { latest: content, hasFailed, reload },
}: CurrentConfigurationsProps) => (
  <Panel title="Current Configurations">
    <UnlessLoaded isThere={content !== undefined} hasFailed={hasFailed} onRetry={reload} />
    {content?.length === 0 && <p className="text-sm text-text-muted">Nothing is configured yet.</p>}
    {content && content.length > 0 && (
      <dl className="grid gap-3 text-sm">
        {content.map(({ key, value, description, isUnreadable }) => (
          <div
            key={key}
            className="grid gap-0.5 border-b border-border pb-3 [overflow-wrap:anywhere] last:border-b-0 last:pb-0"
          >
            <dt className="font-mono text-xs font-semibold">{key}</dt>
            <dd className="whitespace-pre-line">
              {value}
              {isUnreadable && <UnreadableValue />}
            </dd>
            {description && <dd className="text-text-muted">{description}</dd>}
          </div>
        ))}
      </dl>
    )}
    <p className="mt-4 text-sm">
      <Link to="/admin/config" className="text-link underline">
        Change them under Config
      </Link>
    </p>
  </Panel>
)
