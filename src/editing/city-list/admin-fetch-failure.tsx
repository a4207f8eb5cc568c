import { sayFailure } from '../../office/shell/failure.tsx'

/** Why the server did not begin, until the editor tries again; a line of its own among the buttons. */
export const FetchRefusal = ({ children }: { children: string | undefined }) =>
  children && (
    <p role="alert" className="w-full text-sm font-semibold text-danger">
      {children}
    </p>
  )

export const cancelFetch = (work: { cancel: () => Promise<void> }): Promise<void> =>
  work.cancel().catch((error) => sayFailure('The work could not be cancelled', error))
