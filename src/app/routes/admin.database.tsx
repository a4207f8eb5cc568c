import { createFileRoute } from '@tanstack/react-router'
import { DatabaseScreen } from '../../system/database-viewer/database-screen.tsx'

export const Route = createFileRoute('/admin/database')({ component: DatabaseScreen })
