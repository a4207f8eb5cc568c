export type Theme = 'light' | 'dark'

const themeKey = 'theme'
const consentKey = 'cookie-consent'

/**
 * Sets a stored theme before the first paint: an inline script for the top of the page. Only a consent that is still valid
 * and allows preferences makes a stored theme count.
 */
export const themeScript = `try{var c=JSON.parse(localStorage.getItem('${consentKey}')),t=localStorage.getItem('${themeKey}');if(c.consent.preferences===true&&Date.parse(c.expires)>Date.now()&&(t==='dark'||t==='light'))document.documentElement.dataset.theme=t}catch{}`

/** What the page shows now: the visitor's choice, else the system's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Shows the other theme, and keeps it for the next visit if the visitor allows preference cookies. */
export function switchTheme(): void {
  const theme = shownTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  if (allowsPreferences()) localStorage.setItem(themeKey, theme)
}

function allowsPreferences(): boolean {
  try {
    const { consent, expires } = JSON.parse(localStorage.getItem(consentKey) ?? '')
    return consent.preferences === true && Date.parse(expires) > Date.now()
  } catch {
    return false
  }
}
