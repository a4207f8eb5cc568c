import { createFileRoute } from '@tanstack/react-router'
import { SeoMetadataScreen } from '../../site/page-texts/seo-metadata-screen.tsx'

export const Route = createFileRoute('/admin/seo-metadata')({ component: SeoMetadataScreen })
