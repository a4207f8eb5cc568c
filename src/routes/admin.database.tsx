import { createFileRoute } from '@tanstack/react-router'
import { DatabaseScreen } from '../database-viewer/database-screen.tsx'

export const Route = createFileRoute('/admin/database')({ component: DatabaseScreen })
