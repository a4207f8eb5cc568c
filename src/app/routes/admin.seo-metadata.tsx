import { createFileRoute } from '@tanstack/react-router'
import { SeoMetadataScreen } from '../../editing/page-texts/seo-metadata-screen.tsx'

export const Route = createFileRoute('/admin/seo-metadata')({ component: SeoMetadataScreen })
