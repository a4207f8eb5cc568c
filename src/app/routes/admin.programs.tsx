import { createFileRoute } from '@tanstack/react-router'
import { ProgramsScreen } from '../../system/programs-screen/programs-screen.tsx'

export const Route = createFileRoute('/admin/programs')({ component: ProgramsScreen })
