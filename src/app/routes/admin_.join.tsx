import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { JoinScreen } from '../../office/people/join-screen.tsx'
import { Checking } from '../../office/shell/checking.tsx'

export const Route = createFileRoute('/admin_/join')({
  codeSplitGroupings: [['component', 'pendingComponent']],
  component: Join,
  pendingComponent: Checking,
})

function Join() {
  const { siteName } = useLoaderData({ from: '__root__' })
  return <JoinScreen siteName={siteName} />
}
