import { createFileRoute } from '@tanstack/react-router'
import { SeoMetadataScreen } from '../page-metadata/seo-metadata-screen.tsx'

export const Route = createFileRoute('/admin/seo-metadata')({ component: SeoMetadataScreen })
