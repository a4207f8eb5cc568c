import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { TwinsScreen } from '../../editing/twins/twins-screen.tsx'
import { twinsViewOf } from '../../editing/twins/twins-view.ts'

export const Route = createFileRoute('/admin/twins')({ component: Twins })

function Twins() {
  const navigate = useNavigate()
  const search: Record<string, string> = useSearch({ from: '/admin/twins' })
  return (
    <TwinsScreen
      view={twinsViewOf(search)}
      onGo={(to, replace = false) => void navigate({ to: '.', search: to, replace, resetScroll: !replace })}
    />
  )
}
