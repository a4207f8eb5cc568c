import type { Theme } from '../../ui/theme.ts'

export const officeThemeKey = 'office-theme'

/** Who works here has asked for it: it is kept without a choice about cookies, and apart from what a visitor chose. */
export function keepOfficeTheme(theme: Theme): void {
  try {
    localStorage.setItem(officeThemeKey, theme)
  } catch {
    // A browser may refuse to store anything; the page looks as chosen all the same.
  }
}
