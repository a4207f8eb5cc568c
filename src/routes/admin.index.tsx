import { createFileRoute } from '@tanstack/react-router'
import { WelcomeScreen } from '../admin/welcome-screen.tsx'

export const Route = createFileRoute('/admin/')({ component: WelcomeScreen })
