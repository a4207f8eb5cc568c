import { createFileRoute } from '@tanstack/react-router'
import { AccountsScreen } from '../../office/people/accounts-screen.tsx'

export const Route = createFileRoute('/admin/accounts')({ component: AccountsScreen })
