import { createFileRoute } from '@tanstack/react-router'
import { PageContentScreen } from '../../site/page-content/page-content-screen.tsx'

export const Route = createFileRoute('/admin/page-content')({ component: PageContentScreen })
