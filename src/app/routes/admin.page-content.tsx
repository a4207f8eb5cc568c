import { createFileRoute, useSearch } from '@tanstack/react-router'
import { PageContentScreen } from '../../editing/page-content/page-content-screen.tsx'

export const Route = createFileRoute('/admin/page-content')({ component: PageContent })

function PageContent() {
  const { planned }: { planned?: string } = useSearch({ from: '/admin/page-content' })
  return <PageContentScreen plannedId={/^[1-9]\d{0,8}$/.test(planned ?? '') ? Number(planned) : undefined} />
}
