import { plannedKey } from '../../guide/plan/planned.ts'
import { officeThemeKey } from '../../office/shell/office-theme.ts'
import { consentChanged } from '../../site/consent/consent.ts'
import { consentScript } from '../../site/consent/consent-script.ts'
import { currentConsent } from '../../site/consent/follow-consent.ts'
import { chosenTheme, type Theme } from '../../ui/theme.ts'

const themeKey = 'theme'

/**
 * An inline script for the head of every page, so that all are right from the first paint: whether there is a choice about
 * cookies to ask for, whether a plan is kept, and the stored theme. That counts only while preference cookies are allowed; the
 * back office has its own. Pure, so that no browser gets it twice: the server alone writes it.
 */
export const firstPaintScript = /* @__PURE__ */ consentScript(
  `if(c?.preferences){let t=localStorage.getItem('${themeKey}');if(t==='dark'||t==='light')d.theme=t}` +
    `try{if(localStorage.${plannedKey})d.plan='';` +
    `let o=/^\\/admin\\b/.test(location.pathname)&&localStorage['${officeThemeKey}'];if(o)d.theme=o}catch{}`,
)

/** Keeps a theme for the next visit if the visitor allows preference cookies. */
export function keepTheme(theme: Theme): void {
  if (currentConsent().preferences) storeTheme(theme)
}

/** Stores the chosen theme as soon as preference cookies are allowed, and forgets it when they no longer are. */
export function keepThemeWhileAllowed(): () => void {
  const follow = ({ detail: { preferences } }: WindowEventMap[typeof consentChanged]) =>
    preferences ? storeTheme(chosenTheme()) : forgetTheme()
  window.addEventListener(consentChanged, follow)
  return () => window.removeEventListener(consentChanged, follow)
}

// A browser may refuse to store anything; the page looks as chosen all the same.
function storeTheme(theme: Theme | undefined) {
  try {
    if (theme) localStorage.setItem(themeKey, theme)
  } catch {}
}

function forgetTheme() {
  try {
    localStorage.removeItem(themeKey)
  } catch {}
}
