import { createFileRoute } from '@tanstack/react-router'
import { PageContentScreen } from '../../editing/page-content/page-content-screen.tsx'

export const Route = createFileRoute('/admin/page-content')({ component: PageContentScreen })
