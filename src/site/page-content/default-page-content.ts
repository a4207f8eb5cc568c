import type { ContentPageKey } from './content-page-keys.ts'
import { about } from './defaults/about.ts'
import { cookiePolicy } from './defaults/cookie-policy.ts'
import { privacyPolicy } from './defaults/privacy-policy.ts'
import { termsOfService } from './defaults/terms-of-service.ts'

const pages = {
  about,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  'cookie-policy': cookiePolicy,
} satisfies Record<ContentPageKey, Readonly<Record<string, string>>>

/** The information pages of a fresh installation; `{email}` stays in a text for the contact address of the day. */
export const defaultPageContent = (siteName: string) =>
  Object.entries(pages).flatMap(([pageKey, sections]) =>
    Object.entries(sections).map(([sectionKey, content], displayOrder) => ({
      pageKey,
      sectionKey,
      content: content.replaceAll('{siteName}', siteName),
      // One line to edit, or many.
      contentType: content.length > 60 ? 'textarea' : 'text',
      displayOrder,
    })),
  )
