export type Theme = 'light' | 'dark'

/** The one that was chosen, undefined where the page follows the system. */
export function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/** What the page shows now: the visitor's choice, else the system's. */
const shownTheme = (): Theme =>
  chosenTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** Shows the other theme, and says which. */
export function switchTheme(): Theme {
  const theme = shownTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  return theme
}
