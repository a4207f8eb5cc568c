import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { takeOpenIdAnswer } from '../open-id/open-id.requests.ts'
import { CodeForm } from './code-form.tsx'
import { denied, LoginAlert, sessionOver } from './login-alert.tsx'
import { LoginForm } from './login-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useLogin } from './use-login.tsx'

type LoginScreenProps = {
  siteName: string
  /** Who came here is signed in, but is no admin. */
  isDenied?: boolean
  /** Who stands here was signed in, and is to come back to this address. */
  isSessionOver?: boolean
  /** The address to go to after the login. */
  next?: string | undefined
}

/** Stands at its own address, and in the place of every screen that only admins may see. */
export function LoginScreen({ siteName, isDenied, isSessionOver, next }: LoginScreenProps) {
  const here = useLocation({ select: ({ href }) => href })
  const login = useLogin(isSessionOver ? here : next)
  const { failure, asked, signIn, giveUp } = login
  const takeAnswer = useEffectEvent(() => {
    const query = takeOpenIdAnswer()
    if (query !== undefined) void login.comeFromOpenId(query)
  })
  useEffect(() => takeAnswer(), [])
  const [first] = [isDenied && denied, isSessionOver && sessionOver].filter((one) => one !== false)
  const shown = failure ?? first
  return (
    <SignInFrame siteName={siteName} title="Login" heading="Welcome back">
      <p className="-mt-4.5 mb-6.5 text-text-muted">For editors of the guide.</p>
      {asked ? (
        <CodeForm
          onCode={(code) => signIn(asked.username, asked.password, code)}
          onBack={giveUp}
          alert={failure && <LoginAlert failure={failure} />}
        />
      ) : (
        <>
          <LoginForm
            onLogin={signIn}
            alert={shown && <LoginAlert failure={shown} />}
            takesFocus={isSessionOver === true}
          />
          <OtherWays onPasskey={login.signInByPasskey} onOpenId={login.leaveForOpenId} />
        </>
      )}
    </SignInFrame>
  )
}
