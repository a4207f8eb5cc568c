import type { Theme } from '../../ui/theme.ts'

const key = 'office-theme'

/** An inline script for the head of the back office's pages, so that they have the kept theme from the first paint. */
export const officeThemeScript = `try{let t=localStorage.getItem('${key}');if(t)document.documentElement.dataset.theme=t}catch{}`

/** Who works here has asked for it: it is kept without a choice about cookies, and apart from what a visitor chose. */
export function keepOfficeTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // A browser may refuse to store anything; the page looks as chosen all the same.
  }
}
