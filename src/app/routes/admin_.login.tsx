import { createFileRoute, useLoaderData, useSearch } from '@tanstack/react-router'
import { Checking } from '../../office/shell/checking.tsx'
import { LoginScreen } from '../../office/sign-in/login-screen.tsx'

export const Route = createFileRoute('/admin_/login')({
  codeSplitGroupings: [['component', 'pendingComponent']],
  component: Login,
  // A form that a browser sends by itself, before it comes to life, would put the password into the address.
  pendingComponent: Checking,
})

function Login() {
  const { siteName } = useLoaderData({ from: '__root__' })
  const { next } = useSearch({ strict: false }) as { next?: string }
  return <LoginScreen siteName={siteName} next={next} />
}
