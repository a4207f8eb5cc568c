import { plannedKey } from '../guide/plan/planned.ts'
import { consentChanged } from '../site/consent/consent.ts'
import { consentScript } from '../site/consent/consent-script.ts'
import { currentConsent } from '../site/consent/follow-consent.ts'

type Theme = 'light' | 'dark'

const themeKey = 'theme'

/**
 * An inline script for the head of every page, so that all are right from the first paint: whether there is a choice about
 * cookies to ask for, whether a plan is kept, and the stored theme. That counts only while preference cookies are allowed.
 */
export const firstPaintScript = consentScript(
  `if(c?.preferences){let t=localStorage.getItem('${themeKey}');if(t==='dark'||t==='light')d.theme=t}` +
    `try{if(localStorage.${plannedKey})d.plan=''}catch{}`,
)

/** What the page shows now: the visitor's choice, else the system's. */
function shownTheme(): Theme {
  return chosenTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}

function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/** Shows the other theme, and keeps it for the next visit if the visitor allows preference cookies. */
export function switchTheme(): void {
  document.documentElement.dataset.theme = shownTheme() === 'dark' ? 'light' : 'dark'
  if (currentConsent().preferences) storeTheme()
}

/** Stores the chosen theme as soon as preference cookies are allowed, and forgets it when they no longer are. */
export function keepThemeWhileAllowed(): () => void {
  const follow = ({ detail: { preferences } }: WindowEventMap[typeof consentChanged]) =>
    preferences ? storeTheme() : forgetTheme()
  window.addEventListener(consentChanged, follow)
  return () => window.removeEventListener(consentChanged, follow)
}

// A browser may refuse to store anything; the page looks as chosen all the same.
function storeTheme() {
  const theme = chosenTheme()
  try {
    if (theme) localStorage.setItem(themeKey, theme)
  } catch {}
}

function forgetTheme() {
  try {
    localStorage.removeItem(themeKey)
  } catch {}
}
