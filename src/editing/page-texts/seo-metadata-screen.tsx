import { useSearch } from '@tanstack/react-router'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { May } from '../../office/accounts/current-user/may.tsx'
import { leftForm } from '../../office/drafts/left-forms.ts'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import type { PageKey } from '../../site/page-texts/page-metadata.schema.ts'
import { changeFunTypeSeo, changePageMetadata, getAllPageMetadata, getFunTypeSeo } from './seo.requests.ts'
import type { SeoTexts } from './seo-dialog.tsx'
import type { SeoEntry } from './seo-list.tsx'
import { SeoPart } from './seo-part.tsx'
import { SitemapButton } from './sitemap-button.tsx'

export const SeoMetadataScreen = () => (
  <AdminScreen title="SEO Metadata">
    <Tabs.Root defaultValue={useFirstTab()}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Tabs.List
          aria-label="What to edit"
          className="flex flex-wrap gap-1 rounded-[13px] border border-border bg-surface-sunken p-1"
        >
          <Tab value="categories">Activity Categories</Tab>
          <Tab value="pages">Pages</Tab>
        </Tabs.List>
        <May be="editor">
          <SitemapButton />
        </May>
      </div>
      <Tabs.Content value="categories">
        <SeoPart
          form="seo-fun-type"
          load={loadFunTypes}
          save={saveFunType}
          saved="Fun type SEO metadata updated successfully"
          failed="Failed to update fun type SEO metadata"
        />
      </Tabs.Content>
      <Tabs.Content value="pages">
        <SeoPart
          form="seo-page"
          load={loadPages}
          save={savePage}
          saved="Page SEO metadata updated successfully"
          failed="Failed to update page SEO metadata"
        />
      </Tabs.Content>
    </Tabs.Root>
  </AdminScreen>
)

/** That of the dialog which is open. */
function useFirstTab() {
  const { open }: Record<string, string> = useSearch({ strict: false })
  return open?.startsWith('seo-page:') || leftForm('seo-page:') !== undefined ? 'pages' : 'categories'
}

type PageEntry = SeoEntry & { pageKey: PageKey; updatedAt: string | null }

const loadFunTypes = async (): Promise<SeoEntry[]> =>
  (await getFunTypeSeo()).map(({ slug, name, metaTitle, metaDescription }) => ({
    ...{ key: slug, name, path: `/${slug}`, metaTitle, metaDescription },
  }))

const loadPages = async (): Promise<PageEntry[]> =>
  (await getAllPageMetadata()).map((page) => ({
    ...page,
    key: page.pageKey,
    name: nameOf(page.pageKey),
    path: page.pageKey === 'home' ? '/' : `/${page.pageKey}`,
  }))

const saveFunType = ({ key, metaTitle, metaDescription }: SeoEntry, texts: SeoTexts) =>
  changeFunTypeSeo(key, { ...texts, base: { metaTitle, metaDescription } })

const savePage = ({ pageKey, updatedAt }: PageEntry, texts: SeoTexts) =>
  changePageMetadata(pageKey, { ...texts, updatedAt })

function nameOf(pageKey: PageKey): string {
  const words = pageKey.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const Tab = ({ value, children }: { value: string; children: ReactNode }) => (
  <Tabs.Trigger
    value={value}
    className="min-h-11 rounded-[10px] px-4 text-sm font-semibold text-text-muted data-[state=active]:bg-surface-raised data-[state=active]:text-text data-[state=active]:shadow-xs"
  >
    {children}
  </Tabs.Trigger>
)
