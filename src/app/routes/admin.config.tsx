import { createFileRoute } from '@tanstack/react-router'
import { ConfigScreen } from '../../system/configs/config-screen.tsx'

export const Route = createFileRoute('/admin/config')({ component: ConfigScreen })
