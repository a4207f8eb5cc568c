import type { Consent } from './consent.ts'

/** The four kinds of cookies as the preferences dialog explains them. */
export const cookieCategories: readonly {
  category: keyof Consent
  title: string
  purpose: string
  examples: readonly string[]
}[] = [
  {
    category: 'essential',
    title: 'Essential Cookies',
    purpose: 'Needed for the site to work, so they cannot be switched off.',
    examples: ['Authentication', 'Security', 'Form submission', 'Shopping cart'],
  },
  {
    category: 'analytics',
    title: 'Analytics Cookies',
    purpose: 'Show us which pages help families and which do not.',
    examples: ['Page views', 'User behaviour', 'Performance metrics'],
  },
  {
    category: 'marketing',
    title: 'Marketing Cookies',
    purpose: 'Let us show our places to families on other sites.',
    examples: ['Retargeting', 'Social media integration'],
  },
  {
    category: 'preferences',
    title: 'Preference Cookies',
    purpose: 'Remember how you like to use the site.',
    examples: ['Language settings', 'Theme preferences', 'Layout choices', 'Saved filters'],
  },
]
