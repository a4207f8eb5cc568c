import { createFileRoute } from '@tanstack/react-router'
import { ConfigScreen } from '../configs/config-screen.tsx'

export const Route = createFileRoute('/admin/config')({ component: ConfigScreen })
