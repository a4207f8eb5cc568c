import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'

const tabs = [
  { text: 'Waiting', search: {}, isOfDecided: false },
  { text: 'Decided', search: { state: 'decided' }, isOfDecided: true },
]

/** Between what waits for an editor, and what one has decided. */
export const ReportTabs = ({ isDecided }: { isDecided: boolean }) => (
  <nav aria-label="Reports" className="mb-4 flex flex-wrap gap-2">
    {tabs.map(({ text, search, isOfDecided }) => (
      <Link
        key={text}
        to="/admin/reports"
        search={search}
        activeOptions={{ exact: true }}
        aria-current={isOfDecided === isDecided ? 'page' : undefined}
        className={buttonClass(isOfDecided === isDecided ? 'soft' : 'ghost')}
      >
        {text}
      </Link>
    ))}
  </nav>
)
