import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ApartList } from './apart-list.tsx'
import { JoinedList } from './joined-list.tsx'
import { PairView } from './pair-view.tsx'
import { TakeApart } from './take-apart.tsx'
import { TwinList } from './twin-list.tsx'
import type { TwinsSearch, TwinsView } from './twins-view.ts'

interface TwinsScreenProps {
  view: TwinsView
  onGo: (search: TwinsSearch, replace?: boolean) => void
}

/** Places that may be one, those that were joined, and those that are two. */
export function TwinsScreen({ view, onGo }: TwinsScreenProps) {
  const [times, setTimes] = useState(0)
  const onChange = () => setTimes((before) => before + 1)
  return (
    <AdminScreen title="Twins">
      <Tabs view={view} />
      <Shown key={times} {...{ view, onGo, onChange }} />
    </AdminScreen>
  )
}

/** `onChange`: something was undone, whatever is shown by then. */
function Shown({ view, onGo, onChange }: TwinsScreenProps & { onChange: () => void }) {
  const parts = { onGo, onChange }
  if (view.show === 'pair') return <PairView key={`${view.keep} ${view.drop}`} {...view} {...parts} />
  if (view.show === 'place') return <TakeApart key={view.id} id={view.id} {...parts} />
  if (view.show === 'apart') return <ApartList after={view.after} />
  return view.show === 'joined' ? <JoinedList after={view.after} /> : <TwinList after={view.after} />
}

const tabs = [
  { text: 'Possible twins', search: {}, shows: ['possible', 'pair'] },
  { text: 'Said to be two', search: { list: 'apart' }, shows: ['apart'] },
  { text: 'Of several records', search: { list: 'joined' }, shows: ['joined', 'place'] },
]

const Tabs = ({ view }: Pick<TwinsScreenProps, 'view'>) => (
  <nav aria-label="Twins" className="mb-4 flex flex-wrap gap-2">
    {tabs.map(({ text, search, shows }) => (
      <Link
        key={text}
        to="/admin/twins"
        search={search}
        activeOptions={{ exact: true }}
        aria-current={shows.includes(view.show) ? 'page' : undefined}
        className={buttonClass(shows.includes(view.show) ? 'soft' : 'ghost')}
      >
        {text}
      </Link>
    ))}
  </nav>
)
