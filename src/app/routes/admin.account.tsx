import { createFileRoute } from '@tanstack/react-router'
import { OwnAccountScreen } from '../../office/people/own-account-screen.tsx'

export const Route = createFileRoute('/admin/account')({ component: OwnAccountScreen })
