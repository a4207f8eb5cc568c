import { AdminScreen } from './admin-shell.tsx'

export const WelcomeScreen = () => (
  <AdminScreen title="Dashboard">
    <p className="max-w-[60ch] text-text-muted">
      You are signed in. Choose a part of the guide in the navigation, or see{' '}
      <a href="/" className="text-link underline">
        the guide as visitors see it
      </a>
      .
    </p>
  </AdminScreen>
)
