import type { ComponentType } from 'react'
import type { Screen } from './route.ts'

/** A screen whose code is fetched by `preload`, before it is shown. */
export function lazyRouteComponent<Props extends object>(
  load: () => Promise<Record<string, ComponentType<Props>>>,
  name = 'default',
): Screen<Props> {
  let loading: Promise<unknown> | undefined
  let Loaded: ComponentType<Props> | undefined
  const preload = () => {
    loading ??= load().then(
      (module) => {
        Loaded = module[name]
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Late = (props: Props) => Loaded && <Loaded {...props} />
  return Object.assign(Late, { preload })
}
