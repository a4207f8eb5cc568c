import { Spinner } from '../sign-in/login-form.tsx'

/** While it is not known who is there. */
export const Checking = () => (
  <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-surface outline-none">
    <title>Admin</title>
    <h1 className="sr-only">Admin</h1>
    <p role="status" className="flex items-center gap-3.5 font-semibold text-text-muted noscript:hidden">
      <Spinner />
      Loading...
    </p>
    <noscript>
      <p>The back office needs JavaScript.</p>
    </noscript>
  </main>
)
