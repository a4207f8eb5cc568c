import { createFileRoute } from '@tanstack/react-router'
import { StatusScreen } from '../../system/status/status-screen.tsx'

export const Route = createFileRoute('/admin/status')({ component: StatusScreen })
